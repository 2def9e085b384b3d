import { expect, test } from "vitest";
import { ConfigError } from "../../../system/config/config-problems.ts";
import type { ReloadResult } from "../../../system/process/reload-config.ts";
import { AdminTestHarness } from "../testing/admin-test-harness.ts";

test.each<[string, ReloadResult | null, readonly string[] | null]>([
  ["without other changes", { needsRestart: [] }, []],
  [
    "that also needs a restart",
    { needsRestart: ["server.port", "alerts"] },
    ["server.port", "alerts"],
  ],
  ["by a signal, with an unknown result", null, null],
])("a reload %s", async (_kind, result, settings) => {
  const harness = new AdminTestHarness();
  harness.parts = { reload: () => ({ pid: 4_711, result }) };
  expect(await harness.call("reloadGateway")).toEqual({
    object: "reload",
    pid: 4_711,
    needs_restart: settings,
  });
});

test("a reload of an invalid configuration is refused with its problems", async () => {
  const harness = new AdminTestHarness();
  const problems = Array.from({ length: 52 }, (_, at) => ({
    path: `p${at}`,
    message: "is missing",
  }));
  const reloadWith = (error: unknown) => {
    harness.parts = { reload: () => ({ pid: 4_711, result: { error } }) };
    return harness.refusal("reloadGateway");
  };
  const lead =
    "409 invalid_configuration: The configuration is not valid; the previous one stays in use.";
  expect(await reloadWith(new ConfigError(problems.slice(0, 2)))).toBe(
    `${lead}\np0: is missing\np1: is missing`,
  );
  const cut = (await reloadWith(new ConfigError(problems))).split("\n").slice(-2);
  expect(cut).toEqual(["p49: is missing", "and 2 more, which `config check` lists"]);
});

test("a reload that could not read the configuration fails", async () => {
  const harness = new AdminTestHarness();
  const error = new Error("no such folder");
  harness.parts = { reload: () => ({ pid: 4_711, result: { error } }) };
  await expect(harness.call("reloadGateway")).rejects.toBe(error);
});

test("a reload requires a running gateway", async () => {
  expect(await new AdminTestHarness().refusal("reloadGateway")).toBe(
    "404 not_found: No gateway is running here.",
  );
});

test.each(["read", "support", "full"] as const)("an actor gets its role: %s", async (role) => {
  const harness = new AdminTestHarness();
  harness.actor = { name: "desk", role };
  expect(await harness.call("showActor")).toEqual({ object: "actor", name: "desk", role });
});
