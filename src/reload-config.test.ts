import { expect, test } from "vitest";
import type { Config } from "./config/config.ts";
import { fromFile, load, sampleModel } from "./config/test-load-config.ts";
import type { AccountRecord } from "./ledger/accounts.ts";
import { nanoUsd } from "./money/amounts.ts";
import { reloadConfig } from "./reload-config.ts";

const zero = nanoUsd(0);

function account(planId: string): AccountRecord {
  return {
    ...{ id: `acc_${planId}`, name: "A", planId, balance: zero, held: zero, spent: zero },
    ...{ toppedUp: zero, budget: null, suspendedAtMs: null, closedAtMs: null, createdAtMs: 0 },
  };
}

/** A gateway that runs, its log, and the configurations that it was given. */
class Scene {
  readonly given: Config[] = [];
  readonly lines: unknown[] = [];
  accounts: () => Promise<readonly AccountRecord[]> = async () => [];

  async reload(readConfig: () => Config): Promise<void> {
    const write = (level: string) => (fields: object, message: string) =>
      void this.lines.push({ level, message, ...fields });
    reloadConfig(readConfig, {
      gateway: { reload: (config) => void this.given.push(config) },
      store: { listAccounts: () => this.accounts() },
      log: {
        ...{ debug: write("debug"), info: write("info") },
        ...{ warn: write("warn"), error: write("error") },
      },
    });
    await new Promise(setImmediate);
  }
}

const valid = fromFile(`models:${sampleModel}`);

test("a valid configuration is served from now on, and the log counts what it has", async () => {
  const scene = new Scene();
  const config = load(valid);
  await scene.reload(() => config);
  expect(scene.given).toEqual([config]);
  const counts = { models: config.catalog.models.size, plans: config.plans.size };
  expect(counts.models).toBeGreaterThan(0);
  expect(scene.lines).toContainEqual({
    ...{ level: "info", message: "configuration reloaded", ...counts },
  });
});

test("one that is not valid changes nothing, and the log has every complaint", async () => {
  const scene = new Scene();
  await scene.reload(() => load(fromFile("nonsense: 1\nmore: 2")));
  expect(scene.given).toEqual([]);
  expect(scene.lines).toMatchObject([
    {
      level: "error",
      message: "configuration not reloaded; keeping the previous one",
      complaints: [{ path: "nonsense" }, { path: "more" }],
    },
  ]);
});

test("one that cannot be read changes nothing, and the log says why", async () => {
  const scene = new Scene();
  await scene.reload(() => {
    throw new Error("no such file");
  });
  expect(scene.given).toEqual([]);
  expect(scene.lines).toMatchObject([
    { level: "error", complaints: [{ message: "no such file" }] },
  ]);
});

test("accounts on a plan that has gone are warned of, by plan", async () => {
  const scene = new Scene();
  const config = load(valid);
  const [known = ""] = config.plans.keys();
  scene.accounts = async () => [account("b"), account(known), account("a"), account("b")];
  await scene.reload(() => config);
  const message = "accounts are on a plan that is not configured";
  expect(scene.lines.slice(-2)).toEqual([
    { level: "warn", message, plan: "a", accounts: 1 },
    { level: "warn", message, plan: "b", accounts: 2 },
  ]);
});

test("what is valid and probably not meant is warned of by its path", async () => {
  const scene = new Scene();
  const warnings = [{ path: "plans.a.models[0]", message: "covers no model" }];
  await scene.reload(() => ({ ...load(valid), warnings }));
  expect(scene.lines[0]).toEqual({
    ...{ level: "warn", message: "configuration warning" },
    ...{ path: "plans.a.models[0]", warning: "covers no model" },
  });
});

test("a ledger that does not answer is warned of; the configuration is reloaded", async () => {
  const scene = new Scene();
  scene.accounts = () => Promise.reject(new Error("no ledger"));
  await scene.reload(() => load(valid));
  expect(scene.given).toHaveLength(1);
  expect(scene.lines.at(-1)).toMatchObject({
    ...{ level: "warn", message: "plans not compared with the ledger's accounts" },
    error: [{ message: "no ledger" }],
  });
});
