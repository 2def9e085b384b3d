import { beforeEach, describe, expect, it } from "vitest";
import { hashKey, isWellFormedKey } from "../auth/key-format.ts";
import { nanoUsd } from "../money/amounts.ts";
import { NOW, TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;

beforeEach(() => {
  gateway = new TestGateway();
});

describe("accounts", () => {
  it("are created with a plan and a balance", async () => {
    const created = await gateway.json(
      "accounts",
      "create",
      "--name",
      "A",
      "--plan",
      "starter",
      "--balance",
      "10.00",
    );
    expect(created).toEqual({
      id: expect.stringMatching(/^acc_[0-9a-f]{24}$/),
      name: "A",
      plan: "starter",
      balance: "10",
    });
    expect(gateway.ledger.accounts).toMatchObject([{ balance: 10_000_000_000, createdAtMs: NOW }]);
  });

  it("begin with nothing if no balance is given", async () => {
    expect(await gateway.json("accounts", "create", "--name", "A", "--plan", "demo")).toMatchObject(
      {
        balance: "0",
      },
    );
  });

  it("are shown and listed", async () => {
    const id = await gateway.newAccount();
    const record = {
      id,
      name: "A",
      plan: "starter",
      state: "active",
      balance: "10",
      available: "10",
      held: "0",
      spent: "0",
      topped_up: "10",
      budget: null,
      created_at: "2026-06-01T00:00:00.000Z",
      suspended_at: null,
      closed_at: null,
    };
    expect(await gateway.json("accounts", "show", id)).toEqual(record);
    expect(await gateway.json("accounts", "list")).toEqual([record]);
  });

  it("show what is held apart from what is available", async () => {
    const id = await gateway.newAccount();
    const [account] = gateway.ledger.accounts;
    if (account !== undefined) gateway.ledger.accounts = [{ ...account, held: nanoUsd(5e9) }];
    const money = { balance: "10", held: "5", available: "5" };
    expect(await gateway.json("accounts", "show", id)).toMatchObject(money);
    expect(await gateway.json("accounts", "list")).toMatchObject([money]);
    expect((await gateway.run("accounts", "show", id)).stdout).toMatch(/^available +5$/m);
  });

  it("are topped up and refunded", async () => {
    const id = await gateway.newAccount();
    expect(await gateway.json("accounts", "top-up", id, "0.5")).toMatchObject({ balance: "10.5" });
    expect(await gateway.json("accounts", "refund", id, "10.5")).toMatchObject({ balance: "0" });
  });

  it("are corrected by an amount of either sign, once for each reference", async () => {
    const id = await gateway.newAccount();
    const correct = (...rest: string[]) => gateway.json("accounts", "correct", id, ...rest);
    const entry = { kind: "correction", amount: "-1.5", reference: "r1", note: "mistake" };
    expect(await correct("-1.5", "--reference", "r1", "--note", "mistake")).toMatchObject({
      balance: "8.5",
      entry,
    });
    expect(await correct("0.25")).toMatchObject({ balance: "8.75", entry: { reference: null } });
  });

  it("are refunded no more than is available", async () => {
    const id = await gateway.newAccount();
    const { exitCode, stdout, stderr } = await gateway.run(
      "accounts",
      "refund",
      id,
      "10.01",
      "--json",
    );
    expect([exitCode, stdout, stderr]).toEqual([1, "", "error: only 10 can be refunded\n"]);
  });
});

describe("keys", () => {
  it("are shown once, and stored as their hash", async () => {
    const account = await gateway.newAccount();
    const created = await gateway.json("keys", "create", "--account", account);
    expect(created).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.any(String),
      account_id: account,
    });
    const key = String(created["key"]);
    expect(isWellFormedKey(key)).toBe(true);
    expect(gateway.ledger.hashes).toEqual([hashKey(key)]);
    expect(JSON.stringify(await gateway.json("keys", "list"))).not.toContain(key);
  });

  it("take label, models, spending limit and expiry", async () => {
    const account = await gateway.newAccount();
    await gateway.run(
      "keys",
      "create",
      "--account",
      account,
      "--label",
      "ci",
      "--models",
      "a/*, b/c",
      "--spending-limit",
      "5.00",
      "--expires",
      "2027-01-01",
    );
    expect(await gateway.json("keys", "list", "--account", account)).toEqual([
      {
        id: expect.any(String),
        account_id: account,
        label: "ci",
        status: "active",
        models: ["a/*", "b/c"],
        spending_limit: "5",
        spent: null,
        budget: null,
        created_at: "2026-06-01T00:00:00.000Z",
        expires_at: "2027-01-01T00:00:00.000Z",
        previous_expires_at: null,
        revoked_at: null,
      },
    ]);
  });

  it("may have expired already, which is noted", async () => {
    const account = await gateway.newAccount();
    const made = await gateway.run(
      "keys",
      "create",
      "--account",
      account,
      "--expires",
      "2026-06-01",
    );
    expect([made.exitCode, made.stderr]).toEqual([0, "note: this key has already expired\n"]);
    expect(await gateway.json("keys", "list")).toMatchObject([{ status: "expired" }]);
  });

  it("are revoked", async () => {
    const { id } = await gateway.json("keys", "create", "--account", await gateway.newAccount());
    expect(await gateway.json("keys", "revoke", String(id))).toEqual({ id, revoked: true });
    expect(await gateway.json("keys", "list")).toMatchObject([
      { status: "revoked", revoked_at: "2026-06-01T00:00:00.000Z" },
    ]);
  });
});

describe("reports", () => {
  it.each(["key", "model", "day"])("usage by %s", async (by) => {
    gateway.ledger.usage = [
      {
        group: "g",
        requests: 2,
        promptTokens: 3,
        completionTokens: 4,
        cost: nanoUsd(1),
        requestsWithoutCost: 0,
        charge: nanoUsd(5),
      },
    ];
    expect(await gateway.json("usage", "--by", by)).toEqual([
      {
        [by]: "g",
        requests: 2,
        prompt_tokens: 3,
        completion_tokens: 4,
        charge: "0.000000005",
        upstream_cost: "0.000000001",
        margin: "0.000000004",
        requests_without_cost: 0,
      },
    ]);
  });

  it("a request", async () => {
    gateway.ledger.requests = [
      {
        id: "req_1",
        accountId: "acc_1",
        keyId: "key_1",
        model: "sandbox/echo",
        protocol: "chat",
        stream: true,
        status: 200,
        outcome: "finished",
        estimated: false,
        usage: {
          promptTokens: 1,
          completionTokens: 2,
          cachedTokens: 3,
          cacheWriteTokens: 4,
          reasoningTokens: 5,
        },
        cost: nanoUsd(4),
        upstream: "sandbox:echo",
        hold: nanoUsd(9),
        charge: nanoUsd(7),
        takenBackAtMs: NOW + 2_000,
        vendorCost: "0.0038",
        startedAtMs: NOW,
        endedAtMs: NOW + 1_000,
        upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 1 }],
      },
    ];
    expect(await gateway.json("requests", "show", "req_1")).toEqual({
      id: "req_1",
      account_id: "acc_1",
      key_id: "key_1",
      model: "sandbox/echo",
      protocol: "chat",
      stream: true,
      status: 200,
      outcome: "finished",
      usage: {
        prompt_tokens: 1,
        completion_tokens: 2,
        cached_tokens: 3,
        cache_write_tokens: 4,
        reasoning_tokens: 5,
      },
      estimated: false,
      hold: "0.000000009",
      charge: "0.000000007",
      taken_back_at: "2026-06-01T00:00:02.000Z",
      upstream: "sandbox:echo",
      upstream_cost: "0.000000004",
      margin: "-0.000000004",
      vendor_cost: "0.0038",
      upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 1 }],
      started_at: "2026-06-01T00:00:00.000Z",
      ended_at: "2026-06-01T00:00:01.000Z",
    });
    expect((await gateway.run("requests", "show", "req_1")).stdout).toMatch(
      /200 \(finished\)[\s\S]+charge taken back +2026-06-01[\s\S]+vendor's cost +0\.0038/,
    );
  });

  it("requests and a statement, as JSON, tables, comma-separated values and a page", async () => {
    await gateway.json("accounts", "create", "--name", "Acme", "--plan", "demo");
    const [account] = gateway.ledger.accounts;
    const id = String(account?.id);
    expect(await gateway.json("requests", "list", "--from", "2026-01-01")).toMatchObject(
      gateway.ledger.requests.map((request) => ({ id: request.id })),
    );
    const columns = /^id,account,key,model,upstream,status,outcome,/;
    expect((await gateway.run("requests", "list", "--csv")).stdout).toMatch(columns);
    const month = ["--month", "2026-06"];
    expect(await gateway.json("statement", id, ...month)).toMatchObject({
      account_id: id,
      opening_balance: "0",
      closing_balance: "0",
    });
    expect((await gateway.run("statement", id, ...month)).stdout).toMatch(
      /opening balance +2026-06/,
    );
    expect((await gateway.run("statement", id, ...month, "--html")).stdout).toMatch(/^<!doctype/);
    expect((await gateway.run("statement", id, "--month", "2026-13")).exitCode).toBe(1);
    expect((await gateway.run("statement", id)).exitCode).toBe(2);
    expect((await gateway.run("usage", "--from", "soon")).exitCode).toBe(2);
  });

  it("a consistent ledger", async () => {
    const report = { ok: true, accounts: 1, entries: 2, problems: [] };
    gateway.ledger.report = report;
    expect(await gateway.json("ledger", "verify")).toEqual(report);
  });

  it("an inconsistent ledger: the result, the problems, and exit code 1", async () => {
    const report = { ok: false, accounts: 1, entries: 2, problems: ["acc_1 is off", "acc_2 too"] };
    gateway.ledger.report = report;
    const { exitCode, stdout, stderr } = await gateway.run("ledger", "verify", "--json");
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      1,
      report,
      "acc_1 is off\nacc_2 too\n",
    ]);
  });
});

function row(kind: string, baseUrl: string, rest: object): object {
  const upstream = `${kind}:${baseUrl}#m`;
  return { model: "a/b", upstream, kind, base_url: baseUrl, quirks: {}, ...rest };
}

describe("the configuration", () => {
  it("lists plans", async () => {
    expect(await gateway.json("plans", "list")).toMatchObject([
      { id: "demo", models: ["*"] },
      { id: "starter", models: ["sandbox/*"], requests_per_minute: null },
    ]);
  });

  it("lists models as the wire does", async () => {
    const models = (await gateway.json("models", "list")) as unknown as readonly unknown[];
    expect(models[0]).toMatchObject({ id: "sandbox/echo", pricing: { prompt: "0.00000001" } });
  });

  it("shows the dialect of each upstream of a valid file, and why it was chosen", async () => {
    expect((await gateway.json("config", "check", "upstreams.yaml"))["upstreams"]).toEqual([
      row("openai", "https://api.mistral.ai/v1", { dialect: "mistral", reason: "host" }),
      row("openai", "http://h", { dialect: "vllm", reason: "file", quirks: { top_k: true } }),
      row("anthropic", "http://h", { dialect: "compatible", reason: "default" }),
    ]);
    const { stdout } = await gateway.run("config", "check", "upstreams.yaml");
    expect(stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["upstreams.yaml is valid"],
      [""],
      ["model", "kind", "upstream", "dialect", "why", "quirks"],
      ["a/b", "openai", "https://api.mistral.ai/v1", "mistral", "by its address"],
      ["a/b", "openai", "http://h", "vllm", "named in the file", "top_k: true"],
      ["a/b", "anthropic", "http://h", "compatible", "nothing names another"],
      [""],
    ]);
  });

  it("checks a file", async () => {
    expect(await gateway.json("config", "check", "good.yaml")).toEqual({
      ok: true,
      complaints: [],
      warnings: [],
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

describe("a file that is valid and probably not meant", () => {
  it("has warnings: patterns without a model, accounts without a plan", async () => {
    await gateway.newAccount();
    const { exitCode, stdout, stderr } = await gateway.run("config", "check", "misspelt.yaml");
    expect([exitCode, stdout]).toEqual([0, "misspelt.yaml is valid\n"]);
    expect(stderr.split("\n")).toEqual([
      "warnings:",
      'plans[0].models[1]: "sandbax/*" matches no model of this configuration',
      'plans: 1 account is on the plan "starter", which is not configured',
      "",
    ]);
  });

  it("is checked where there is no ledger too", async () => {
    gateway.hasLedger = false;
    expect(await gateway.json("config", "check", "good.yaml")).toMatchObject({ warnings: [] });
  });

  it("is checked without the upstreams' keys", async () => {
    expect(await gateway.run("config", "check", "keys.yaml")).toMatchObject({ exitCode: 1 });
    const { exitCode } = await gateway.run("config", "check", "keys.yaml", "--no-secrets");
    expect(exitCode).toBe(0);
  });

  it("tells of a key's patterns that match nothing", async () => {
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

  it("a command fails, and makes one only if it is told to", async () => {
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
  it.each(["reload", "stop"])("is none: %s fails", async (verb) => {
    expect(await gateway.run(verb)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("no gateway runs on /srv/data"),
    });
  });

  it("is told to reload", async () => {
    const signals: string[] = [];
    const isRunning = (): boolean => true;
    gateway.running = { pid: 7, signal: (signal) => void signals.push(signal), isRunning };
    expect(await gateway.json("reload")).toEqual({ pid: 7 });
    expect(signals).toEqual(["SIGHUP"]);
  });

  it("is told to stop, and waited for", async () => {
    const signals: string[] = [];
    let looks = 0;
    const isRunning = (): boolean => (looks += 1) < 3;
    gateway.running = { pid: 7, signal: (signal) => void signals.push(signal), isRunning };
    expect(await gateway.json("stop")).toEqual({ pid: 7 });
    expect([signals, looks]).toEqual([["SIGTERM"], 3]);
  });
});

describe("a backup", () => {
  it("reports its path and size, or why there is none", async () => {
    expect(await gateway.json("ledger", "backup", "copy")).toEqual({ file: "copy", bytes: 7 });
    expect(await gateway.run("ledger", "backup", "there")).toMatchObject({
      exitCode: 1,
      stderr: "error: it is there\n",
    });
  });
});
