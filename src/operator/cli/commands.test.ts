import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashKey, isWellFormedKey } from "../../access/auth/key-format.ts";
import type { RequestRecord } from "../../core/ledger/request-record.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { NOW, TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;

/** The fields of a verification except its verdict, and its state for the next verification. */
const VERIFIED = { accounts: 1, entries: 2, repaired: 0, full: false, rewinds: [] };
const NO_PLACES = { places: [], seq: 0, next: null };

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
    expect(await gateway.accounts()).toMatchObject([{ balance: 10_000_000_000, createdAtMs: NOW }]);
  });

  it("start with a zero balance by default", async () => {
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
      external_id: null,
      email: null,
      metadata: {},
      webhook_url: null,
      created_at: "2026-06-01T00:00:00.000Z",
      suspended_at: null,
      closed_at: null,
    };
    expect(await gateway.json("accounts", "show", id)).toEqual(record);
    expect(await gateway.json("accounts", "list")).toEqual([record]);
  });

  it("show held and available amounts separately", async () => {
    const id = await gateway.newAccount();
    const key = await gateway.json("keys", "create", "--account", id);
    const amounts = { amount: nanoUsd(5e9), startedCharge: nanoUsd(0) };
    const request = { model: "sandbox/echo", protocol: "chat", stream: false, atMs: NOW } as const;
    const ids = { requestId: "req_1", accountId: id, keyId: String(key["id"]) };
    await gateway.store.placeHold({ ...ids, ...amounts, ...request });
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

  it("are corrected by a positive or negative amount, once per reference", async () => {
    const id = await gateway.newAccount();
    const correct = (...rest: string[]) => gateway.json("accounts", "correct", id, ...rest);
    const entry = { kind: "correction", amount: "-1.5", reference: "r1", note: "mistake" };
    expect(await correct("-1.5", "--reference", "r1", "--note", "mistake")).toMatchObject({
      balance: "8.5",
      entry,
    });
    expect(await correct("0.25")).toMatchObject({ balance: "8.75", entry: { reference: null } });
  });

  it("cannot be refunded more than the available amount", async () => {
    const id = await gateway.newAccount();
    const { exitCode, stdout, stderr } = await gateway.run(
      "accounts",
      "refund",
      id,
      "10.01",
      "--json",
    );
    expect([exitCode, stdout, stderr]).toEqual([1, "", "error: at most $10 can be refunded\n"]);
  });
});

describe("keys", () => {
  it("are shown once, and stored as a hash", async () => {
    const account = await gateway.newAccount();
    const created = await gateway.json("keys", "create", "--account", account);
    expect(created).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.any(String),
      account_id: account,
    });
    const key = String(created["key"]);
    expect(isWellFormedKey(key)).toBe(true);
    expect(await gateway.store.findKey(hashKey(key))).toMatchObject({ id: created["id"] });
    expect(JSON.stringify(await gateway.json("keys", "list"))).not.toContain(key);
  });

  it("accept label, models, spending limit and expiry", async () => {
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
        account_name: "A",
        label: "ci",
        status: "active",
        models: ["a/*", "b/c"],
        spending_limit: "5",
        spent: "0",
        budget: null,
        created_at: "2026-06-01T00:00:00.000Z",
        expires_at: "2027-01-01T00:00:00.000Z",
        previous_expires_at: null,
        revoked_at: null,
      },
    ]);
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
    const row = {
      group: "g",
      requests: 2,
      promptTokens: 3,
      completionTokens: 4,
      cost: nanoUsd(1),
      requestsWithoutCost: 0,
      failedRequests: 1,
      durationMs: 9,
      charge: nanoUsd(5),
    };
    gateway.replaced = { usage: () => Promise.resolve([row]) };
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
        failed_requests: 1,
        mean_duration_ms: 5,
      },
    ]);
  });

  it("a request", async () => {
    const request: RequestRecord = {
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
    };
    gateway.replaced = { showRequest: () => Promise.resolve(request) };
    expect(await gateway.json("requests", "show", "req_1")).toEqual({
      error_code: null,
      pointer: null,
      limit: null,
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
      upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 1, failure: null }],
      started_at: "2026-06-01T00:00:00.000Z",
      ended_at: "2026-06-01T00:00:01.000Z",
    });
    expect((await gateway.run("requests", "show", "req_1")).stdout).toMatch(
      /200 \(finished\)[\s\S]+charge reversed +2026-06-01[\s\S]+vendor's cost +0\.0038/,
    );
  });

  it("the statements of a month for all accounts, as files", async () => {
    await gateway.json("accounts", "create", "--name", "Acme", "--plan", "demo");
    await gateway.json("accounts", "create", "--name", "=Globex", "--plan", "demo");
    const ids = (await gateway.accounts()).map(({ id }) => id);
    const names = ids.flatMap((id) =>
      ["html", "csv"].map((type) => `statement-${id}-2026-06.${type}`),
    );
    const files = ["statements-2026-06.csv", ...names];
    const month = ["--month", "2026-06"];
    const made: unknown[] = [];
    const { statement } = gateway.store;
    gateway.replaced = {
      statement: (query) => {
        made.push(query.accountId);
        return statement.call(gateway.store, query);
      },
    };
    expect(await gateway.json("statements", "export", ...month, "out")).toEqual({
      month: "2026-06",
      folder: "/srv/out",
      accounts: 2,
      files,
    });
    expect(made).toEqual(ids);
    expect([...gateway.files.keys()]).toEqual(files.map((name) => `out/${name}`));
    const all = gateway.files.get("out/statements-2026-06.csv") ?? "";
    expect(all).toMatch(/^(?:[^\r\n]+\r\n){5}$/);
    expect(all).toContain("'=Globex,2026-06,closing balance");
    expect(gateway.files.get(`out/${names[0]}`)).toMatch(/^<!doctype html>/);
    expect((await gateway.run("statements", "export", ...month, "out")).stdout).toBe(
      "2 accounts, 5 files in /srv/out\n",
    );
    expect((await gateway.run("statements", "export", "--month", "2026-13", "out")).exitCode).toBe(
      2,
    );
    expect((await gateway.run("statements", "export", "out")).exitCode).toBe(2);
  });

  it("requests and a statement, as JSON, tables, comma-separated values and a page", async () => {
    await gateway.json("accounts", "create", "--name", "Acme", "--plan", "demo");
    const [account] = await gateway.accounts();
    const id = String(account?.id);
    expect(await gateway.json("requests", "list", "--from", "2026-01-01")).toEqual([]);
    const columns =
      /^id,account,account_name,account_external_id,key,model,upstream,status,outcome,/;
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
    expect((await gateway.run("statement", id, "--month", "2026-13")).exitCode).toBe(2);
    expect((await gateway.run("statement", id)).exitCode).toBe(2);
    expect((await gateway.run("usage", "--from", "soon")).exitCode).toBe(2);
  });

  it("a consistent ledger", async () => {
    const report = { ...VERIFIED, ok: true, problems: [] };
    gateway.replaced = { verify: () => Promise.resolve({ ...report, ...NO_PLACES }) };
    expect(await gateway.json("ledger", "verify")).toEqual(report);
  });

  it("a standby of the ledger, without storing a result", async () => {
    const report = { ...VERIFIED, ok: true, problems: [], full: true };
    const keepVerified = vi.fn<typeof gateway.store.keepVerified>();
    gateway.replaced = {
      verify: () => Promise.resolve({ ...report, ...NO_PLACES }),
      keepVerified,
    };
    const line = ["ledger", "verify", "--full", "--from", "postgresql://standby/ledger"];
    expect(await gateway.json(...line)).toEqual(report);
    expect(gateway.notes).toEqual(["standby postgresql://standby/ledger"]);
    expect(keepVerified).not.toHaveBeenCalled();
  });

  it("an inconsistent ledger: the result, the problems, and exit code 1", async () => {
    const problems = ["acc_1 is off", "acc_2 too"];
    const report = { ...VERIFIED, ok: false, problems };
    gateway.replaced = { verify: () => Promise.resolve({ ...report, ...NO_PLACES }) };
    const { exitCode, stdout, stderr } = await gateway.run("ledger", "verify", "--json");
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      1,
      report,
      "acc_1 is off\nacc_2 too\n",
    ]);
  });
});
