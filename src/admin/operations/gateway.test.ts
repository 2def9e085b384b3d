import { expect, test } from "vitest";
import type { ReloadResult } from "../admin-context.ts";
import { AdminDesk } from "../testing/admin-desk.ts";

test.each<[string, ReloadResult | null, readonly string[] | null]>([
  ["that changed nothing else", { needsRestart: [] }, []],
  [
    "that needs a restart too",
    { needsRestart: ["server.port", "alerts"] },
    ["server.port", "alerts"],
  ],
  ["by a signal, whose result is not known", null, null],
])("a reload %s", async (_kind, result, settings) => {
  const desk = new AdminDesk();
  desk.parts = { reload: () => ({ pid: 4_711, result }) };
  expect(await desk.call("reloadGateway")).toEqual({
    object: "reload",
    pid: 4_711,
    needs_restart: settings,
  });
});

test("a reload of an invalid configuration is refused with every complaint", async () => {
  const desk = new AdminDesk();
  desk.parts = { reload: () => ({ pid: 4_711, result: { refusal: "a: is missing\nb: is 1" } }) };
  expect(await desk.refusal("reloadGateway")).toBe(
    "409 invalid_configuration: The configuration is not valid; the previous one stays in use.\n" +
      "a: is missing\nb: is 1",
  );
});

test("a reload needs a gateway that runs", async () => {
  expect(await new AdminDesk().refusal("reloadGateway")).toBe(
    "404 not_found: No gateway runs here.",
  );
});

test.each(["read", "support", "full"] as const)("an actor learns its role: %s", async (role) => {
  const desk = new AdminDesk();
  desk.actor = { name: "desk", role };
  expect(await desk.call("showActor")).toEqual({ object: "actor", name: "desk", role });
});
