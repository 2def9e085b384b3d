import { beforeEach, describe, expect, it, test } from "vitest";
import { operations } from "../../../generated/console/operations.ts";
import { AdminTestHarness, NOW } from "../../operator/admin/testing/admin-test-harness.ts";
import { closedConsoleContract } from "../../wire/contract/closed-contracts.ts";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import type { Admission } from "../../access/limits/limiter.ts";
import { LocalLimiter } from "../../access/limits/local-limiter.ts";
import { serveInProcess, type InProcess, type InProcessReply } from "../testing/in-process.ts";
import { createConsoleApi } from "./console-api.ts";
import { consoleDependencies } from "./testing/console-dependencies.ts";

const DAY_MS = 86_400_000;

/** Counts admissions and releases. */
class WatchedLimiter extends LocalLimiter {
  running = 0;

  override admit(...call: Parameters<LocalLimiter["admit"]>): Admission {
    const admission = super.admit(...call);
    if (!admission.admitted) return admission;
    this.running += 1;
    const release = (): void => {
      this.running -= 1;
      admission.release();
    };
    return { ...admission, release };
  }
}

/** No limits except the requests per minute. */
const unlimited = { tokensPerMinute: null, concurrentRequests: null };

let harness: AdminTestHarness;
let limiter: WatchedLimiter;
let api: InProcess;
/** An account on the plan `pro`, which allows 7 requests per minute, and one of its keys. */
let [account, key, secret]: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  const clock = { nowMs: () => harness.nowMs, elapsedMs: () => harness.nowMs };
  limiter = new WatchedLimiter(clock);
  const dependencies = { ...consoleDependencies(harness), clock, limiter };
  api = serveInProcess(await createConsoleApi(dependencies), { clock });
  account = await harness.account({ plan: "pro", balance: "10" });
  ({ id: key, key: secret } = await harness.call("createKey", { body: { account } }));
});

const ask = (path: string, token: string | null = secret, method = "GET") =>
  api.call(`/console/api/v1${path}`, {
    method,
    ...(token !== null && { headers: { "x-api-key": token } }),
  });

/** Returns the body of a reply after checking it against the contract. */
function read(id: keyof typeof operations, { status, json, text }: InProcessReply): unknown {
  const isReply = closedReply(operations[id].reply, closedConsoleContract);
  expect([status, isReply(json)], text).toEqual([200, true]);
  return json;
}

const errorOf = ({ status, json }: InProcessReply) => ({
  status,
  ...(json as { readonly error: { readonly code: string; readonly param: string | null } }).error,
});

/** Makes requests of this account on three days, with two models, and one of another account. */
async function makeRequests(): Promise<string> {
  const other = await harness.account({ plan: "pro" });
  const { id, key: otherSecret } = await harness.call("createKey", { body: { account: other } });
  const rows = [
    ["r1", 0, "sandbox/echo", "0.5"],
    ["r2", 1, "sandbox/agent", "0.25"],
    ["r3", 2, "sandbox/echo", "0.125"],
  ] as const;
  for (const [name, days, model, charge] of rows) {
    const atMs = NOW + days * DAY_MS;
    const request = { id: name, account, key, model, charge, startedAtMs: atMs };
    await harness.serve({ ...request, end: { atMs } });
  }
  await harness.serve({ id: "r4", account: other, key: id, charge: "0.75" });
  harness.nowMs = NOW + 3 * DAY_MS;
  return otherSecret;
}

describe("the account", () => {
  it("belongs to the key and shows usage and limits", async () => {
    await makeRequests();
    expect(read("getConsoleAccount", await ask("/account"))).toEqual({
      object: "account",
      id: account,
      name: "Acme",
      state: "active",
      plan: { id: "pro", name: "Pro" },
      balance: { currency: "USD", available: "9.125", held: "0", total: "9.125" },
      usage: { spent: "0.875", topped_up: "10" },
      budget: null,
      key: {
        id: key,
        label: null,
        created_at: new Date(NOW).toISOString(),
        expires_at: null,
        spending_limit: null,
        spent: null,
        remaining: null,
        budget: null,
      },
      limits: {
        requests_per_minute: 7,
        tokens_per_minute: 8_000,
        concurrent_requests: 9,
        max_body_bytes: 1_048_576,
      },
      unlisted_fields: "ignore",
      as_of: new Date(NOW + 3 * DAY_MS).toISOString(),
    });
  });

  it("shows the remaining part of the key's own limit", async () => {
    const made = await harness.call("createKey", { body: { account, spending_limit: "2" } });
    const request = { account, key: made.id };
    await harness.serve({ ...request, id: "r1", charge: "0.5" });
    await harness.hold({ ...request, id: "r2", hold: "0.25" });
    expect(read("getConsoleAccount", await ask("/account", made.key))).toMatchObject({
      key: { id: made.id, spending_limit: "2", spent: "0.5", remaining: "1.25" },
      balance: { available: "9.25", held: "0.25", total: "9.5" },
    });
  });

  it("shows the budgets that limit its requests, and when they reset", async () => {
    const own = { limit: "2", period: "day" } as const;
    await harness.call("updateAccount", {
      path: { id: account },
      body: { budget: { limit: "5", period: "month" } },
    });
    const made = await harness.call("createKey", { body: { account, budget: own } });
    await harness.serve({ account, key: made.id, id: "r1", charge: "0.5" });
    await harness.hold({ account, key: made.id, id: "r2", hold: "0.25" });
    const used = { spent: "0.5", held: "0.25" };
    expect(read("getConsoleAccount", await ask("/account", made.key))).toMatchObject({
      budget: { limit: "5", ...used, left: "4.25", resets_at: "2026-07-01T00:00:00.000Z" },
      key: {
        spending_limit: null,
        spent: null,
        remaining: null,
        budget: { ...own, ...used, left: "1.25", resets_at: "2026-06-16T00:00:00.000Z" },
      },
    });
    expect(read("getConsoleAccount", await ask("/account"))).toMatchObject({
      budget: { left: "4.25" },
      key: { budget: null },
    });
  });
});

describe("usage", () => {
  const tokens = { prompt_tokens: 30, completion_tokens: 20 };
  const usage = async (query: string, token?: string) =>
    read("getConsoleUsage", await ask(`/usage${query}`, token));

  it("is by day unless requested by model, without upstream costs", async () => {
    await makeRequests();
    const byDay = {
      object: "list",
      by: "day",
      data: [
        { group: "2026-06-15", label: null, requests: 1, ...tokens, charge: "0.5" },
        { group: "2026-06-16", label: null, requests: 1, ...tokens, charge: "0.25" },
        { group: "2026-06-17", label: null, requests: 1, ...tokens, charge: "0.125" },
      ],
    };
    expect(await usage("")).toEqual(byDay);
    expect(await usage("?by=day")).toEqual(byDay);
    expect(await usage("?by=model")).toEqual({
      object: "list",
      by: "model",
      data: [
        { group: "sandbox/agent", label: null, requests: 1, ...tokens, charge: "0.25" },
        {
          group: "sandbox/echo",
          label: null,
          requests: 2,
          charge: "0.625",
          prompt_tokens: 60,
          completion_tokens: 40,
        },
      ],
    });
  });

  test.each([
    ["from the 16th on", "?from=2026-06-16", ["2026-06-16", "2026-06-17"]],
    ["to the 16th, without it", "?to=2026-06-16", ["2026-06-15"]],
    ["of the 16th alone", "?from=2026-06-16&to=2026-06-17", ["2026-06-16"]],
  ])("is narrowed to days: %s", async (_case, query, days) => {
    await makeRequests();
    const { data } = (await usage(query)) as { readonly data: readonly { group: string }[] };
    expect(data.map(({ group }) => group)).toEqual(days);
  });

  it("is only of the account", async () => {
    const otherSecret = await makeRequests();
    expect(await usage("", otherSecret)).toMatchObject({
      data: [{ group: "2026-06-15", requests: 1, charge: "0.75" }],
    });
  });
});

describe("requests", () => {
  const list = async (query = "", token?: string) =>
    read("listConsoleRequests", await ask(`/requests${query}`, token)) as {
      readonly data: readonly { readonly id: string }[];
      readonly next_cursor: string | null;
    };
  const ids = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ id }) => id);

  it("are listed with their key, tokens and charge, newest first", async () => {
    await makeRequests();
    await harness.call("updateKey", { path: { id: key }, body: { label: "production" } });
    const { data, next_cursor } = await list();
    expect([ids({ data, next_cursor }), next_cursor]).toEqual([["r3", "r2", "r1"], null]);
    expect(data[0]).toEqual({
      object: "request",
      id: "r3",
      key_id: key,
      key_label: "production",
      model: "sandbox/echo",
      protocol: "chat",
      stream: false,
      status: 200,
      outcome: "finished",
      prompt_tokens: 30,
      completion_tokens: 20,
      charge: "0.125",
      reversed_at: null,
      started_at: new Date(NOW + 2 * DAY_MS).toISOString(),
      ended_at: new Date(NOW + 2 * DAY_MS).toISOString(),
      agent_session: null,
      agent: null,
    });
  });

  it("are filtered and paged", async () => {
    await makeRequests();
    expect(ids(await list("?model=sandbox/echo"))).toEqual(["r3", "r1"]);
    expect(ids(await list("?to=2026-06-16"))).toEqual(["r1"]);
    expect(ids(await list(`?key=${key}`))).toEqual(["r3", "r2", "r1"]);
    const first = await list("?limit=2");
    expect(ids(first)).toEqual(["r3", "r2"]);
    expect(ids(await list(`?limit=2&cursor=${first.next_cursor}`))).toEqual(["r1"]);
  });

  it("are only of the account, with any key or cursor", async () => {
    const otherSecret = await makeRequests();
    expect(ids(await list("", otherSecret))).toEqual(["r4"]);
    expect(ids(await list(`?key=${key}`, otherSecret))).toEqual([]);
    const { next_cursor } = await list("?limit=1");
    expect(ids(await list(`?cursor=${next_cursor}`, otherSecret))).toEqual(["r4"]);
  });

  it("are summed by key, with its label", async () => {
    await makeRequests();
    const { id, key: second } = await harness.call("createKey", { body: { account, label: "ci" } });
    await harness.serve({ id: "r5", account, key: id, charge: "1" });
    const { data } = read("getConsoleUsage", await ask("/usage?by=key", second)) as {
      readonly data: readonly { readonly group: string }[];
    };
    expect(data.toSorted((a, b) => (a.group === key ? -1 : b.group === key ? 1 : 0))).toMatchObject(
      [
        { group: key, label: null, requests: 3, charge: "0.875" },
        { group: id, label: "ci", requests: 1, charge: "1" },
      ],
    );
  });
});

test("the list of statements goes back to the month in which the account was opened", async () => {
  harness.nowMs = Date.UTC(2026, 7, 1);
  const data = ["2026-08", "2026-07", "2026-06"].map((month, at) => ({
    month,
    is_complete: at > 0,
  }));
  const list = read("listConsoleStatements", await ask("/statements"));
  expect(list).toEqual({ object: "list", data });
});

describe("a statement", () => {
  it("is only of the account, up to now", async () => {
    const otherSecret = await makeRequests();
    const path = "/statements/2026-06";
    expect(read("getConsoleStatement", await ask(path))).toMatchObject({
      account_id: account,
      month: "2026-06",
      is_complete: false,
      opening_balance: "0",
      usage_total: "-0.875",
      closing_balance: "9.125",
      as_of: new Date(NOW + 3 * DAY_MS).toISOString(),
    });
    expect(read("getConsoleStatement", await ask(path, otherSecret))).toMatchObject({
      usage_total: "-0.75",
    });
  });
});

test.each([
  ["/usage?by=account", 400, "invalid_request", "by"],
  ["/requests?account=acc_1", 400, "unknown_field", "account"],
  ["/requests?cursor=x", 400, "invalid_request", "cursor"],
  ["/requests?limit=0", 400, "invalid_request", "limit"],
  ["/usage?account=acc_1", 400, "unknown_field", "account"],
  ["/usage?from=2026-02-30", 400, "invalid_request", "from"],
  ["/usage?from=2026-06-02&to=2026-06-01", 400, "invalid_request", "to"],
  ["/usage?by=day&by=day", 400, "invalid_request", "by"],
  ["/account?verbose=1", 400, "unknown_field", "verbose"],
  ["/statements/2026-07", 400, "invalid_request", "month"],
  ["/statements/2026-13", 400, "invalid_request", "month"],
  ["/no-such-path", 404, "not_found", null],
])("%s is refused with %i %s %s", async (path, status, code, param) => {
  expect(errorOf(await ask(path))).toMatchObject({ status, code, param });
});

test("an unknown path gets an error that names this API, and the account is read-only", async () => {
  expect((await ask("/no-such-path")).text).toContain("nothing at this path of the console's API");
  const refused = await ask("/account", secret, "POST");
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
});

describe("a caller", () => {
  test.each(["/account", "/usage", "/statements/2026-06"])("of %s needs a key", async (path) => {
    expect(errorOf(await ask(path, null))).toMatchObject({ status: 401, code: "missing_api_key" });
    const [wrong, revoked] = [`${secret.slice(0, -1)}-`, secret];
    expect(errorOf(await ask(path, wrong))).toMatchObject({ code: "invalid_api_key" });
    await harness.call("revokeKey", { path: { id: key } });
    expect(errorOf(await ask(path, revoked))).toMatchObject({ code: "invalid_api_key" });
  });

  it("of a suspended account can read this state, and of a closed one is refused", async () => {
    await harness.call("suspendAccount", { path: { id: account } });
    expect(read("getConsoleAccount", await ask("/account"))).toMatchObject({ state: "suspended" });
    await harness.call("closeAccount", { path: { id: account } });
    expect(errorOf(await ask("/account"))).toMatchObject({ status: 401, code: "invalid_api_key" });
  });

  it("is logged by key id and account, never with the key itself", async () => {
    await ask("/usage");
    await ask("/usage?by=hour");
    await ask("/usage", null);
    const logged = api
      .logs()
      .map((line) => [line["operation"], line["key_id"], line["account_id"]]);
    expect(logged).toEqual([
      ["getConsoleUsage", key, account],
      ["getConsoleUsage", key, account],
      ["getConsoleUsage", undefined, undefined],
    ]);
    expect(JSON.stringify(api.logs())).not.toContain(secret);
  });

  it("has 60 requests per minute over all paths, and no slots", async () => {
    const paths = ["/account", "/usage", "/statements/2026-06", "/usage?by=hour"];
    const statuses: number[] = [];
    for (let sent = 0; sent < 60; sent += 1) {
      const { status, headers } = await ask(paths[sent % paths.length] ?? "");
      statuses.push(status);
      if (sent === 0) expect(headers["x-ratelimit-remaining-requests"]).toBe("59");
    }
    expect(statuses).toEqual(statuses.map((_, at) => (at % paths.length === 3 ? 400 : 200)));
    const refused = await ask("/account");
    expect(errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.text).toContain("The console's limit of 60 requests per minute is reached.");
    expect(limiter.running).toBe(0);
    harness.nowMs += 60_000;
    expect((await ask("/account")).status).toBe(200);
  });

  it("is served on a plan of few requests without using them", async () => {
    const plan = harness.config.plans.get("pro");
    if (plan === undefined) throw new Error("no plan");
    for (let taken = 0; taken < 7; taken += 1) limiter.admit(key, { ...plan, ...unlimited });
    expect(limiter.admit(key, { ...plan, ...unlimited }).admitted).toBe(false);
    harness.nowMs += 60_000;
    for (const path of ["/account", "/usage", "/requests", "/statements/2026-06"]) {
      expect((await ask(path)).status).toBe(200);
    }
    expect(limiter.peek(key, plan).requests?.remaining).toBe(7);
  });

  it("is served while its tokens are used up and all its slots are taken", async () => {
    const plan = harness.config.plans.get("pro");
    if (plan === undefined) throw new Error("no plan");
    const limits = { ...plan, requestsPerMinute: null };
    limiter.spendTokens(key, limits, 20_000);
    for (let taken = 0; taken < 9; taken += 1) {
      limiter.admit(key, { ...limits, tokensPerMinute: null });
    }
    expect((await ask("/account")).status).toBe(200);
    expect((await ask("/usage")).status).toBe(200);
  });
});
