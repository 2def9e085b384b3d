import { beforeEach, describe, expect, it, test } from "vitest";
import { operations } from "../../../generated/console/operations.ts";
import * as validators from "../../../generated/console/validators.js";
import type { Validator } from "../../../generated/console/validators.js";
import { AdminDesk, NOW } from "../../admin/testing/admin-desk.ts";
import type { Admission } from "../../limits/limiter.ts";
import { LocalLimiter } from "../../limits/local-limiter.ts";
import { serveInProcess, type InProcess, type InProcessReply } from "../testing/in-process.ts";
import { bodyLimits } from "../testing/test-gateway.ts";
import { createConsoleApi } from "./console-api.ts";

const DAY_MS = 86_400_000;
const validatorOf: ReadonlyMap<string, Validator<unknown>> = new Map(Object.entries(validators));

/** Counts what it gives and what comes back. */
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

let desk: AdminDesk;
let limiter: WatchedLimiter;
let api: InProcess;
/** An account on the plan `pro`, which takes 7 requests a minute, and one of its keys. */
let [account, key, secret]: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  desk = new AdminDesk();
  const clock = { nowMs: () => desk.nowMs };
  limiter = new WatchedLimiter(clock);
  const plans = () => desk.config.plans;
  const dependencies = { store: desk.store, clock, limiter, limits: bodyLimits, plans };
  api = serveInProcess(await createConsoleApi(dependencies), { clock });
  account = await desk.account({ plan: "pro", balance: "10" });
  ({ id: key, key: secret } = await desk.call("createKey", { body: { account } }));
});

const ask = (path: string, token: string | null = secret, method = "GET") =>
  api.call(`/console/api/v1${path}`, {
    method,
    ...(token !== null && { headers: { "x-api-key": token } }),
  });

/** The body of a reply that keeps to the contract. */
function read(id: keyof typeof operations, { status, json, text }: InProcessReply): unknown {
  const validator = validatorOf.get(operations[id].reply);
  expect([status, validator?.(json)], text).toEqual([200, true]);
  return json;
}

const errorOf = ({ status, json }: InProcessReply) => ({
  status,
  ...(json as { readonly error: { readonly code: string; readonly param: string | null } }).error,
});

/** Requests of this account on three days, by two models, and one of another account. */
async function makeRequests(): Promise<string> {
  const other = await desk.account({ plan: "pro" });
  const { id, key: otherSecret } = await desk.call("createKey", { body: { account: other } });
  const rows = [
    ["r1", 0, "sandbox/echo", "0.5"],
    ["r2", 1, "sandbox/agent", "0.25"],
    ["r3", 2, "sandbox/echo", "0.125"],
  ] as const;
  for (const [name, days, model, charge] of rows) {
    const atMs = NOW + days * DAY_MS;
    const request = { id: name, account, key, model, charge, startedAtMs: atMs };
    await desk.serve({ ...request, end: { atMs } });
  }
  await desk.serve({ id: "r4", account: other, key: id, charge: "0.75" });
  desk.nowMs = NOW + 3 * DAY_MS;
  return otherSecret;
}

describe("the account", () => {
  it("is the key's, with what it has spent and may do", async () => {
    await makeRequests();
    expect(read("getConsoleAccount", await ask("/account"))).toEqual({
      object: "account",
      id: account,
      plan: { id: "pro", name: "Pro" },
      balance: { currency: "USD", available: "9.125", held: "0", total: "9.125" },
      usage: { spent: "0.875", topped_up: "10" },
      key: {
        ...{ id: key, label: null, created_at: new Date(NOW).toISOString(), expires_at: null },
        ...{ spending_limit: null, spent: null, remaining: null },
      },
      limits: {
        ...{ requests_per_minute: 7, tokens_per_minute: 8_000, concurrent_requests: 9 },
        max_body_bytes: 1_048_576,
      },
      as_of: new Date(NOW + 3 * DAY_MS).toISOString(),
    });
  });

  it("shows what is left of the key's own limit", async () => {
    const made = await desk.call("createKey", { body: { account, spending_limit: "2" } });
    const request = { account, key: made.id };
    await desk.serve({ ...request, id: "r1", charge: "0.5" });
    await desk.hold({ ...request, id: "r2", hold: "0.25" });
    expect(read("getConsoleAccount", await ask("/account", made.key))).toMatchObject({
      key: { id: made.id, spending_limit: "2", spent: "0.5", remaining: "1.25" },
      balance: { available: "9.25", held: "0.25", total: "9.5" },
    });
  });
});

describe("usage", () => {
  const tokens = { prompt_tokens: 30, completion_tokens: 20 };
  const usage = async (query: string, token?: string) =>
    read("getConsoleUsage", await ask(`/usage${query}`, token));

  it("is by day unless it is asked for by model, without what it costs us", async () => {
    await makeRequests();
    const byDay = {
      object: "list",
      by: "day",
      data: [
        { group: "2026-06-15", requests: 1, ...tokens, charge: "0.5" },
        { group: "2026-06-16", requests: 1, ...tokens, charge: "0.25" },
        { group: "2026-06-17", requests: 1, ...tokens, charge: "0.125" },
      ],
    };
    expect(await usage("")).toEqual(byDay);
    expect(await usage("?by=day")).toEqual(byDay);
    expect(await usage("?by=model")).toEqual({
      object: "list",
      by: "model",
      data: [
        { group: "sandbox/agent", requests: 1, ...tokens, charge: "0.25" },
        {
          ...{ group: "sandbox/echo", requests: 2, charge: "0.625" },
          ...{ prompt_tokens: 60, completion_tokens: 40 },
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

  it("is the account's own", async () => {
    const otherSecret = await makeRequests();
    expect(await usage("", otherSecret)).toMatchObject({
      data: [{ group: "2026-06-15", requests: 1, charge: "0.75" }],
    });
  });
});

describe("a statement", () => {
  it("is the account's own, up to now", async () => {
    const otherSecret = await makeRequests();
    const path = "/statements/2026-06";
    expect(read("getConsoleStatement", await ask(path))).toMatchObject({
      ...{ account_id: account, month: "2026-06", is_complete: false },
      ...{ opening_balance: "0", usage_total: "-0.875", closing_balance: "9.125" },
      as_of: new Date(NOW + 3 * DAY_MS).toISOString(),
    });
    expect(read("getConsoleStatement", await ask(path, otherSecret))).toMatchObject({
      usage_total: "-0.75",
    });
  });
});

test.each([
  ["/usage?by=key", 400, "invalid_request", "by"],
  ["/usage?account=acc_1", 400, "unknown_field", "account"],
  ["/usage?from=2026-02-30", 400, "invalid_request", "from"],
  ["/usage?from=2026-06-02&to=2026-06-01", 400, "invalid_request", "to"],
  ["/usage?by=day&by=day", 400, "invalid_request", "by"],
  ["/account?verbose=1", 400, "unknown_field", "verbose"],
  ["/statements/2026-07", 400, "invalid_request", "month"],
  ["/statements/2026-13", 400, "invalid_request", "month"],
  ["/keys", 404, "not_found", null],
])("%s is refused with %i %s %s", async (path, status, code, param) => {
  expect(errorOf(await ask(path))).toMatchObject({ status, code, param });
});

test("a path that is not there says so of this API, and every path only reads", async () => {
  expect((await ask("/keys")).text).toContain("nothing at this path of the console's API");
  const refused = await ask("/account", secret, "POST");
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
});

describe("a caller", () => {
  test.each(["/account", "/usage", "/statements/2026-06"])("of %s needs a key", async (path) => {
    expect(errorOf(await ask(path, null))).toMatchObject({ status: 401, code: "missing_api_key" });
    const [wrong, revoked] = [`${secret.slice(0, -1)}-`, secret];
    expect(errorOf(await ask(path, wrong))).toMatchObject({ code: "invalid_api_key" });
    await desk.call("revokeKey", { path: { id: key } });
    expect(errorOf(await ask(path, revoked))).toMatchObject({ code: "invalid_api_key" });
  });

  it("of a suspended account still sees it", async () => {
    await desk.call("suspendAccount", { path: { id: account } });
    expect((await ask("/account")).status).toBe(200);
  });

  it("is logged by key and account, never by the key itself", async () => {
    await ask("/usage");
    await ask("/usage?by=key");
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

  it("has as many requests a minute as its plan, of all paths together, and no slots", async () => {
    const paths = ["/account", "/usage", "/statements/2026-06", "/usage?by=key"];
    const statuses: number[] = [];
    for (let sent = 0; sent < 8; sent += 1) {
      const { status, headers } = await ask(paths[sent % paths.length] ?? "");
      statuses.push(status);
      if (sent === 0) expect(headers["x-ratelimit-remaining-requests"]).toBe("6");
    }
    expect(statuses).toEqual([200, 200, 200, 400, 200, 200, 200, 429]);
    expect(limiter.running).toBe(0);
    desk.nowMs += 60_000;
    expect((await ask("/account")).status).toBe(200);
  });

  it("is served while its tokens are used up and all its slots are taken", async () => {
    const plan = desk.config.plans.get("pro");
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
