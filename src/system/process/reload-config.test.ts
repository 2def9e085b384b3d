import { expect, test } from "vitest";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/config-problems.ts";
import { fromFile, load, sampleModel } from "../config/test-load-config.ts";
import type { PlanCount } from "../../core/ledger/lists.ts";
import { reloadConfig, type ReloadResult } from "./reload-config.ts";

const valid = fromFile(`models:${sampleModel}`);

/** A running gateway, its log, and the configurations that it received. */
class Scene {
  readonly given: Config[] = [];
  readonly lines: unknown[] = [];
  started = load(valid);
  plans: () => Promise<readonly PlanCount[]> = async () => [];

  async reload(readConfig: () => Config): Promise<ReloadResult> {
    const write = (level: string) => (fields: object, message: string) =>
      void this.lines.push({ level, message, ...fields });
    const result = reloadConfig(readConfig, {
      started: this.started,
      gateway: { reload: (config) => void this.given.push(config) },
      store: { countPlans: () => this.plans() },
      log: {
        debug: write("debug"),
        info: write("info"),
        warn: write("warn"),
        error: write("error"),
      },
    });
    await new Promise(setImmediate);
    return result;
  }
}

test("a valid configuration is served from now on, and the log counts its models and plans", async () => {
  const scene = new Scene();
  const config = load(valid);
  await scene.reload(() => config);
  expect(scene.given).toEqual([config]);
  const counts = { models: config.catalog.models.size, plans: config.plans.size };
  expect(counts.models).toBeGreaterThan(0);
  expect(scene.lines).toContainEqual({
    level: "info",
    message: "configuration reloaded",
    ...counts,
  });
});

test("an invalid one has no effect, and the log has every problem", async () => {
  const scene = new Scene();
  const result = await scene.reload(() => load(fromFile("nonsense: 1\nmore: 2")));
  expect(result).toEqual({ error: expect.any(ConfigError) });
  expect(scene.given).toEqual([]);
  expect(scene.lines).toMatchObject([
    {
      level: "error",
      message: "configuration not reloaded; keeping the previous one",
      complaints: [{ path: "nonsense" }, { path: "more" }],
    },
  ]);
});

test("an unreadable one has no effect, and the log has the reason", async () => {
  const scene = new Scene();
  const result = await scene.reload(() => {
    throw new Error("no such file");
  });
  expect(result).toEqual({ error: new Error("no such file") });
  expect(scene.given).toEqual([]);
  expect(scene.lines).toMatchObject([
    { level: "error", complaints: [{ message: "no such file" }] },
  ]);
});

test("accounts on a plan that was removed are logged as a warning, by plan", async () => {
  const scene = new Scene();
  const config = load(valid);
  const [known = ""] = config.plans.keys();
  scene.plans = async () => [
    { planId: "a", accounts: 1 },
    { planId: "b", accounts: 2 },
    { planId: known, accounts: 3 },
  ];
  await scene.reload(() => config);
  const message = "accounts are on a plan that is not configured";
  expect(scene.lines.slice(-2)).toEqual([
    { level: "warn", message, plan: "a", accounts: 1 },
    { level: "warn", message, plan: "b", accounts: 2 },
  ]);
});

test("valid but probably mistaken settings are logged as warnings with their path", async () => {
  const scene = new Scene();
  const warnings = [{ path: "plans.a.models[0]", message: "covers no model" }];
  await scene.reload(() => ({ ...load(valid), warnings }));
  expect(scene.lines[0]).toEqual({
    level: "warn",
    message: "configuration warning",
    path: "plans.a.models[0]",
    warning: "covers no model",
  });
});

test("if the ledger does not respond a warning is logged, and the configuration is reloaded", async () => {
  const scene = new Scene();
  scene.plans = () => Promise.reject(new Error("no ledger"));
  await scene.reload(() => load(valid));
  expect(scene.given).toHaveLength(1);
  expect(scene.lines.at(-1)).toMatchObject({
    level: "warn",
    message: "plans not compared with the ledger's accounts",
    error: [{ message: "no ledger" }],
  });
});

test("settings that require a restart are listed without their values", async () => {
  const scene = new Scene();
  const token = { S: "x".repeat(40) };
  const alerts = "alerts: { webhooks: [{ id: a, url: 'https://a.test/', secret_env: S }] }";
  const tokens = "admin_tokens: [{ name: desk, role: read, token_env: S }]";
  const server = `server: { client_stall_ms: 5000, stored_reply_bytes: 99999999, admin_port: 9, ${tokens} }`;
  const file = fromFile(`${server}\n${alerts}\nplans: [{ id: p, name: P, models: ["*"] }]`);
  const result = await scene.reload(() => load({ ...file, env: token }));
  const settings = [
    ...["server.client_stall_ms", "server.stored_reply_bytes", "server.admin_port"],
    ...["server.admin_tokens", "alerts"],
  ];
  expect(result).toEqual({ needsRestart: settings });
  expect(scene.lines).toContainEqual({
    level: "warn",
    message: "changed settings need a restart",
    settings,
  });
  expect(JSON.stringify(scene.lines)).not.toContain("https://a.test");
});

test("unchanged alerts are not named", async () => {
  const scene = new Scene();
  const alerts = "alerts: { webhooks: [{ id: a, url: 'https://a.test/', secret_env: S }] }";
  const given = { files: { "gateway.yaml": alerts }, env: { S: "x".repeat(40) } };
  scene.started = load(given);
  expect(await scene.reload(() => load(given))).toEqual({ needsRestart: [] });
});

test("reloaded and unchanged settings are not named", async () => {
  const scene = new Scene();
  const plans = "plans: [{ id: p, name: P, models: ['*'] }]";
  const presets = "presets: { llamacpp: { base_url: 'http://127.0.0.1:9001/v1' } }";
  const brand = "brand: { name: Acme }";
  const config = load(fromFile(`models:${sampleModel}\n${plans}\n${presets}\n${brand}`));
  expect(await scene.reload(() => config)).toEqual({ needsRestart: [] });
  expect(scene.lines).not.toContainEqual(expect.objectContaining({ level: "warn" }));
});
