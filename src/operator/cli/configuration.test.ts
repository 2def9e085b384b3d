import { beforeEach, describe, expect, it } from "vitest";
import { TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;

beforeEach(() => {
  gateway = new TestGateway();
});

function row(kind: string, baseUrl: string, rest: object): object {
  const upstream = `${kind}:${baseUrl}#m`;
  return {
    model: "a/b",
    upstream,
    kind,
    base_url: baseUrl,
    pricing_tiers: [
      {
        above_input_tokens: 0,
        prompt: "0",
        completion: "0",
        cached_prompt: null,
        cache_write: null,
        cache_write_1h: null,
      },
    ],
    quirks: {},
    known_as: null,
    facts: {
      thinking: "budget",
      efforts: ["none", "low", "medium", "high"],
      bound_thinking: false,
      sampling: "all",
      stop: true,
      forced_tools: true,
      forced_by: "any",
      single_calls: true,
      responses: "never",
    },
    ...rest,
  };
}

describe("the configuration", () => {
  it("shows the dialect of each upstream of a valid file, and its reason", async () => {
    expect((await gateway.json("config", "check", "upstreams.yaml"))["upstreams"]).toEqual([
      row("openai", "https://api.mistral.ai/v1", { dialect: "mistral", reason: "host" }),
      row("openai", "http://h", { dialect: "vllm", reason: "file", quirks: { top_k: true } }),
      row("anthropic", "http://h", { dialect: "compatible", reason: "default" }),
    ]);
    const { stdout } = await gateway.run("config", "check", "upstreams.yaml");
    expect(stdout).toMatch(/^upstreams\.yaml is valid\n\nmodel +kind +upstream +dialect +why /);
  });

  it("checks a file", async () => {
    expect(await gateway.json("config", "check", "good.yaml")).toEqual({
      ok: true,
      complaints: [],
      warnings: [],
      plans_ignoring_unlisted_fields: [],
      upstreams: [],
    });
    const { exitCode, stdout, stderr } = await gateway.run("config", "check", "bad.yaml", "--json");
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      complaints: [
        { path: "PORT", message: "is bad" },
        { path: "x", message: "is worse" },
      ],
    });
    expect(stderr).toBe("PORT: is bad\nx: is worse\n");
  });
});

describe("a valid file with probable mistakes", () => {
  it("has warnings: patterns without a model, accounts without a plan", async () => {
    await gateway.newAccount();
    const { exitCode, stdout, stderr } = await gateway.run("config", "check", "misspelt.yaml");
    const plans = "plans that ignore unlisted fields: typo";
    expect([exitCode, stdout]).toEqual([0, `misspelt.yaml is valid\n${plans}\n`]);
    expect(stderr.split("\n")).toEqual([
      "warnings:",
      'plans[0].models[1]: "sandbax/*" matches no model of this configuration',
      'plans: 1 account is on the plan "starter", which is not configured',
      "",
    ]);
  });

  it("has a warning for a database that may lose acknowledged writes", async () => {
    gateway.risk = "synchronous_commit is off";
    const { exitCode, stderr } = await gateway.run("config", "check", "good.yaml");
    expect([exitCode, stderr]).toEqual([0, "warnings:\nDATABASE_URL: synchronous_commit is off\n"]);
  });

  it("is also checked without a ledger", async () => {
    gateway.hasLedger = false;
    expect(await gateway.json("config", "check", "good.yaml")).toMatchObject({ warnings: [] });
  });

  it("is checked without the upstream keys", async () => {
    expect(await gateway.run("config", "check", "keys.yaml")).toMatchObject({ exitCode: 1 });
    const { exitCode } = await gateway.run("config", "check", "keys.yaml", "--no-secrets");
    expect(exitCode).toBe(0);
  });

  it("creating a key reports patterns that match no model", async () => {
    const words = ["--account", await gateway.newAccount(), "--models", "sandbox/*,echo"];
    const { exitCode, stderr } = await gateway.run("keys", "create", ...words);
    expect([exitCode, stderr]).toEqual([
      0,
      'note: "echo" matches no model of this configuration\n',
    ]);
  });
});

describe("without a ledger", () => {
  const create = ["accounts", "create", "--name", "A", "--plan", "starter"];

  it("a command fails, and creates one only with --create", async () => {
    gateway.hasLedger = false;
    expect(await gateway.run("accounts", "list")).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "error: no ledger at /srv/data; --create makes one\n",
    });
    expect(await gateway.run(...create)).toMatchObject({ exitCode: 1 });
    expect(await gateway.run(...create, "--create")).toMatchObject({ exitCode: 0, stderr: "" });
  });
});

describe("the running gateway", () => {
  it.each(["reload", "stop"])("is missing: %s fails", async (verb) => {
    expect(await gateway.run(verb)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("no gateway is running on /srv/data"),
    });
  });

  it("receives a reload signal", async () => {
    const signals: string[] = [];
    const isRunning = (): boolean => true;
    gateway.running = { pid: 7, signal: (signal) => void signals.push(signal), isRunning };
    expect(await gateway.json("reload")).toEqual({ pid: 7, needs_restart: null });
    expect(signals).toEqual(["SIGHUP"]);
    const text = "process 7 is reloading its configuration; see its log for the result\n";
    expect(await gateway.run("reload")).toMatchObject({ exitCode: 0, stdout: text });
  });

  it("receives a stop signal, and the command waits for its end", async () => {
    const signals: string[] = [];
    let looks = 0;
    const isRunning = (): boolean => (looks += 1) < 3;
    gateway.running = { pid: 7, signal: (signal) => void signals.push(signal), isRunning };
    expect(await gateway.json("stop")).toEqual({ pid: 7 });
    expect([signals, looks]).toEqual([["SIGTERM"], 3]);
  });
});
