import { beforeEach, describe, expect, it, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { ArchivedPlace } from "../../../core/ledger/archive.ts";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW, usd } from "../testing/admin-test-harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const iso = (atMs: number): string => new Date(atMs).toISOString();

let harness: AdminTestHarness;
let [one, two]: readonly [string, string] = ["", ""];
let keys: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  [one, two] = [await harness.account({ name: "One" }), await harness.account({ name: "Two" })];
  keys = [await harness.key(one), await harness.key(one), await harness.key(two)];
});

/**
 * Requests r1 to r5, an hour apart; the last two on the day after:
 *
 *     id  account  key  model            upstream      charge  cost
 *     r1  one      k1   sandbox/echo     openai:a      0.5     0.1
 *     r2  one      k2   sandbox/echo     openai:b      0.25    0.3
 *     r3  two      k3   sandbox/agent    openai:a      1       –
 *     r4  one      k1   sandbox/agent    openai:a      0.75    0.2
 *     r5  two      k3   sandbox/echo     –             0       0
 */
async function makeRequests(): Promise<void> {
  const rows = [
    ["r1", one, 0, "sandbox/echo", "openai:a", "0.5", "0.1", 0],
    ["r2", one, 1, "sandbox/echo", "openai:b", "0.25", "0.3", HOUR_MS],
    ["r3", two, 2, "sandbox/agent", "openai:a", "1", null, 2 * HOUR_MS],
    ["r4", one, 0, "sandbox/agent", "openai:a", "0.75", "0.2", DAY_MS],
    ["r5", two, 2, "sandbox/echo", null, "0", "0", DAY_MS + HOUR_MS],
  ] as const;
  for (const [id, account, at, model, upstream, charge, cost, passedMs] of rows) {
    const atMs = NOW + passedMs;
    const outcome = id === "r2" ? ("client-gone" as const) : ("finished" as const);
    const end = { upstream, cost: cost === null ? null : usd(cost), atMs, outcome };
    await harness.serve({ id, account, key: keys[at], model, charge, startedAtMs: atMs - 20, end });
  }
}

test("usage of a part of an hour that is in the archive is refused", async () => {
  const beforeMs = Date.parse("2026-01-01T00:00:00Z");
  harness.replace({ findArchivedPlace: () => Promise.resolve({ beforeMs } as ArchivedPlace) });
  const usage = (from: string) => harness.refusal("getUsage", { query: { from } });
  expect(await usage("2025-12-01T00:30:00Z")).toMatch(/^400 invalid_request: /);
});

test("usage of an outcome, which only single requests have, is refused of archived times", async () => {
  const beforeMs = Date.parse("2026-01-01T00:00:00Z");
  harness.replace({ findArchivedPlace: () => Promise.resolve({ beforeMs } as ArchivedPlace) });
  const query = { from: "2025-12-01", outcome: "failed" } as const;
  expect(await harness.refusal("getUsage", { query })).toContain(
    "2026-01-01T00:00:00.000Z or later",
  );
  const later = await harness.call("getUsage", { query: { ...query, from: "2026-01-01" } });
  expect(later.data).toEqual([]);
});

type Filter = OperationInput<"listRequests">["query"] & object;

/** Uses the names of the table above. */
const filters: readonly (readonly [string, () => Filter, readonly string[]])[] = [
  ["nothing", () => ({}), ["r1", "r2", "r3", "r4", "r5"]],
  ["an account", () => ({ account: two }), ["r3", "r5"]],
  ["a key", () => ({ key: keys[0] }), ["r1", "r4"]],
  ["a key of another account", () => ({ key: keys[2], account: one }), []],
  ["a model", () => ({ model: "sandbox/agent" }), ["r3", "r4"]],
  ["an upstream", () => ({ upstream: "openai:b" }), ["r2"]],
  ["an outcome", () => ({ outcome: "client-gone" }), ["r2"]],
  ["the usual outcome of an account", () => ({ account: one, outcome: "finished" }), ["r1", "r4"]],
  ["a start", () => ({ from: iso(NOW + DAY_MS) }), ["r4", "r5"]],
  ["an end", () => ({ to: iso(NOW + 2 * HOUR_MS) }), ["r1", "r2"]],
  ["a day", () => ({ from: "2026-06-15", to: "2026-06-16" }), ["r1", "r2", "r3"]],
  [
    "all filters at once",
    () => ({
      ...{ account: one, key: keys[0], model: "sandbox/agent", upstream: "openai:a" },
      ...{ from: "2026-06-16", to: "2026-06-17" },
    }),
    ["r4"],
  ],
];

const usage = (query: OperationInput<"getUsage">["query"] & object) =>
  harness.call("getUsage", { query });

describe("usage", () => {
  const counts = ({ data }: Schemas["UsageReport"]) =>
    data.map(({ group, requests }) => [group, requests]);

  it("sums each column separately, by model unless another grouping is requested", async () => {
    await makeRequests();
    expect(await usage({})).toEqual({
      object: "list",
      by: "model",
      data: [
        {
          ...{ group: "sandbox/agent", requests: 2, prompt_tokens: 60, completion_tokens: 40 },
          ...{ charge: "1.75", upstream_cost: "0.2", margin: "1.55", requests_without_cost: 1 },
          ...{ failed_requests: 0, mean_duration_ms: 20 },
        },
        {
          ...{ group: "sandbox/echo", requests: 3, prompt_tokens: 90, completion_tokens: 60 },
          ...{ charge: "0.75", upstream_cost: "0.4", margin: "0.35", requests_without_cost: 0 },
          ...{ failed_requests: 0, mean_duration_ms: 20 },
        },
      ],
      next_cursor: null,
    });
  });

  it("has no mean duration for a group without requests, such as an hour that only has a reversal", async () => {
    await makeRequests();
    const [row] = await harness.store.usage({ by: "hour" });
    if (row === undefined) throw new Error("there is no usage");
    harness.store.usage = () => Promise.resolve([{ ...row, requests: 0, durationMs: 0 }]);
    expect((await usage({ by: "hour" })).data).toMatchObject([{ mean_duration_ms: null }]);
  });

  test.each<[Schemas["UsageReport"]["by"], () => readonly (readonly [string, number])[]]>([
    ["account", () => [[one, 3] as const, [two, 2] as const]],
    ["key", () => [[keys[0], 2] as const, [keys[1], 1] as const, [keys[2], 2] as const]],
    [
      "upstream",
      () => [
        ["", 1],
        ["openai:a", 3],
        ["openai:b", 1],
      ],
    ],
    [
      "day",
      () => [
        ["2026-06-15", 3],
        ["2026-06-16", 2],
      ],
    ],
    [
      "hour",
      () => [
        ["2026-06-15T10", 1],
        ["2026-06-15T11", 1],
        ["2026-06-15T12", 1],
        ["2026-06-16T10", 1],
        ["2026-06-16T11", 1],
      ],
    ],
  ])("is grouped by %s", async (by, wanted) => {
    await makeRequests();
    const report = await usage({ by });
    expect(report.by).toBe(by);
    const inOrder = wanted().toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(counts(report)).toEqual(inOrder);
  });

  test.each(filters)("is filtered by %s", async (_case, filter, ids) => {
    await makeRequests();
    const { data } = await usage({ ...filter(), by: "day" });
    expect(data.reduce((sum, { requests }) => sum + requests, 0)).toBe(ids.length);
  });

  test.each([1, 2, 4, 5, 6])("has each group exactly once on pages of %i", async (limit) => {
    await makeRequests();
    const pages = await allPages((cursor) =>
      usage({ by: "hour", limit: String(limit), ...cursor }),
    );
    const shown = pages.map((rows) => rows.map(({ group }) => group));
    expect(shown.flat()).toEqual([
      ...["2026-06-15T10", "2026-06-15T11", "2026-06-15T12"],
      ...["2026-06-16T10", "2026-06-16T11"],
    ]);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
  });

  it("does not count a reversed charge as revenue, but counts its cost", async () => {
    await makeRequests();
    await takeBack();
    const { data } = await usage({ account: two, by: "account" });
    expect(data).toMatchObject([
      {
        ...{ requests: 4, charge: "1.1", upstream_cost: "0.35", margin: "0.75" },
        requests_without_cost: 1,
      },
    ]);
  });
});

/**
 * Serves r6 and loses its response. Its charge is reversed an hour later, when its retry r7 is
 * settled.
 */
async function takeBack(): Promise<void> {
  const claim = { accountId: two, keyHash: "once", bodyHash: "body" };
  const request = { account: two, key: keys[2], startedAtMs: NOW };
  await harness.store.claimReply({ ...claim, requestId: "r6", atMs: NOW });
  const broken = { cost: usd("0.3"), outcome: "broken", atMs: NOW + 1_000 } as const;
  await harness.serve({ ...request, id: "r6", charge: "0.4", end: broken });
  await harness.store.claimReply({ ...claim, requestId: "r7", atMs: NOW + HOUR_MS });
  const reply = { keyHash: "once", sealed: "c2VhbGVk" };
  const end = { cost: usd("0.05"), atMs: NOW + HOUR_MS, reply };
  await harness.serve({ ...request, id: "r7", charge: "0.1", end });
}

describe("requests", () => {
  const list = (query: Filter) => harness.call("listRequests", { query });

  test.each(filters)("are filtered by %s, newest first", async (_case, filter, ids) => {
    await makeRequests();
    const { data, next_cursor: next } = await list(filter());
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(next).toBeNull();
  });

  test.each([1, 2, 4, 5, 6])("are listed exactly once each on pages of %i", async (limit) => {
    await makeRequests();
    const pages = await allPages((cursor) => list({ limit: String(limit), ...cursor }));
    const shown = pages.map((rows) => rows.map(({ id }) => id));
    expect(shown.flat()).toEqual(["r5", "r4", "r3", "r2", "r1"]);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
  });

  it("with the same start time are listed exactly once each", async () => {
    const ids = ["a", "b", "c", "d"];
    for (const id of ids) {
      await harness.serve({ id, account: one, key: keys[0], charge: "0", hold: "0.1" });
    }
    const first = await list({ limit: "3" });
    const second = await list({ limit: "3", cursor: first.next_cursor ?? "" });
    const found = [...first.data, ...second.data].map(({ id }) => id);
    expect(found).toEqual(ids.toReversed());
  });

  it("have pages of a hundred by default", async () => {
    for (let at = 0; at < 101; at += 1) {
      await harness.serve({ id: `r${at}`, account: one, key: keys[0], charge: "0", hold: "0" });
    }
    const { data, next_cursor: next } = await list({});
    expect([data.length, typeof next]).toEqual([100, "string"]);
  });
});

const noNumbers = { cached_tokens: null, cache_write_tokens: null, reasoning_tokens: null };
const names = { upstream: "openai:a", kind: "openai", model: "m" };
const noDetails = { protocol: null, pointer: null, limit: null };

describe("a request", () => {
  const show = (id: string) => harness.call("showRequest", { path: { id } });

  it("is shown with all its ledger data, in the list and individually", async () => {
    const end = {
      ...{ estimated: true, cost: usd("0.2"), upstream: "openai:a", vendorCost: "0.19" },
      ...{ status: 502, outcome: "failed" as const, atMs: NOW + 1_500 },
      upstreams: [{ ...names, status: 500, ms: 12, afterMs: 3, failure: "timeout" }],
      reportedUsage: { promptTokens: -3, completionTokens: 0.5, totalTokens: 7 },
    };
    await harness.serve({ id: "r1", account: one, key: keys[1], hold: "2", charge: "0.5", end });
    const record = await show("r1");
    expect(record).toEqual({
      agent: null,
      agent_session: null,
      error_code: null,
      pointer: null,
      limit: null,
      object: "request",
      id: "r1",
      account_id: one,
      key_id: keys[1],
      model: "sandbox/echo",
      protocol: "chat",
      stream: false,
      status: 502,
      outcome: "failed",
      usage: {
        ...{ prompt_tokens: 30, completion_tokens: 20 },
        ...{ cached_tokens: 10, cache_write_tokens: 5, reasoning_tokens: 4 },
      },
      estimated: true,
      reported_usage: { ...noNumbers, prompt_tokens: -3, completion_tokens: 0.5, total_tokens: 7 },
      hold: "2",
      charge: "0.5",
      taken_back_at: null,
      upstream: "openai:a",
      upstream_cost: "0.2",
      margin: "0.3",
      vendor_cost: "0.19",
      upstreams: [{ ...names, status: 500, ms: 12, after_ms: 3, failure: "timeout" }],
      started_at: iso(NOW),
      ended_at: iso(NOW + 1_500),
    });
    expect((await harness.call("listRequests")).data).toEqual([record]);
  });

  it("that is running has no end, usage or charge", async () => {
    await harness.hold({ id: "r1", account: one, key: keys[0], hold: "2" });
    expect(await show("r1")).toMatchObject({
      ...{ status: null, outcome: null, usage: null, charge: null, upstream_cost: null },
      ...{ margin: null, ended_at: null, hold: "2", started_at: iso(NOW) },
      reported_usage: null,
    });
    expect((await harness.call("listRequests")).data).toEqual([]);
  });

  it("of unknown cost has no margin", async () => {
    await harness.serve({ id: "r1", account: one, key: keys[0], end: { cost: null } });
    expect(await show("r1")).toMatchObject({ charge: "0.25", upstream_cost: null, margin: null });
  });

  it("with a cost above its charge has a negative margin", async () => {
    await harness.serve({ id: "r1", account: one, key: keys[0], end: { cost: usd("0.75") } });
    expect((await show("r1")).margin).toBe("-0.5");
  });

  it("with a reversed charge has no revenue but keeps its cost", async () => {
    await takeBack();
    const wanted = { charge: "0.4", taken_back_at: iso(NOW + HOUR_MS), margin: "-0.3" };
    expect(await show("r6")).toMatchObject(wanted);
    expect((await harness.call("listRequests")).data).toMatchObject([{ id: "r7" }, wanted]);
  });

  it("that was refused before a hold is shown with its code and the location of the error", async () => {
    const known = { ...noDetails, atMs: NOW, accountId: one, keyId: null, model: null };
    await harness.store.addFailedRequests([
      { ...known, id: "r9", status: 400, code: "unknown_field", pointer: "/x" },
      { ...known, id: "r8", accountId: null, status: 401, code: "invalid_api_key" },
      { ...known, id: "r10", status: 402, code: "insufficient_balance", limit: "balance" },
    ]);
    expect(await show("r9")).toMatchObject({
      ...{ account_id: one, status: 400, outcome: "failed", hold: null, charge: null },
      ...{ error_code: "unknown_field", pointer: "/x", upstreams: [] },
    });
    expect(await show("r8")).toMatchObject({ account_id: null, key_id: null, pointer: null });
    expect(await show("r10")).toMatchObject({ pointer: null, limit: "balance" });
  });

  it("that failed after its hold has its code", async () => {
    const end = { status: 502, outcome: "failed" as const, atMs: NOW };
    await harness.serve({ id: "r7", account: one, key: keys[1], hold: "2", charge: "0", end });
    const known = { accountId: one, keyId: null, model: null, ...noDetails };
    const failed = { ...known, id: "r7", atMs: NOW, status: 502, code: "upstream_error" };
    await harness.store.addFailedRequests([failed]);
    expect(await show("r7")).toMatchObject({ hold: "2", error_code: "upstream_error" });
    await harness.serve({ id: "r6", account: one, key: keys[1], hold: "2", charge: "0" });
    const { data } = await harness.call("listRequests", { query: { account: one } });
    expect(data.map(({ id, error_code }) => [id, error_code])).toEqual([
      ["r6", null],
      ["r7", "upstream_error"],
    ]);
  });

  it("with an interrupted stream is marked as interrupted, with its status 200", async () => {
    const end = { status: 200, outcome: "broken" as const, atMs: NOW };
    await harness.serve({ id: "r7", account: one, key: keys[1], hold: "2", charge: "0", end });
    const known = { accountId: one, keyId: null, model: null, ...noDetails };
    const broken = { ...known, atMs: NOW, status: 200, code: "upstream_error" };
    await harness.store.addFailedRequests(["r7", "r8"].map((id) => ({ ...broken, id })));
    const wanted = { status: 200, outcome: "broken", error_code: "upstream_error" };
    expect(await show("r7")).toMatchObject({ ...wanted, hold: "2" });
    expect(await show("r8")).toMatchObject({ ...wanted, stream: true, hold: null });
    const failed = await harness.call("listFailedRequests", { query: {} });
    expect(failed.data).toMatchObject([wanted, wanted]);
    expect((await harness.call("listRequests")).data).toMatchObject([wanted]);
  });

  it("with an unknown id is not found", async () => {
    expect(await harness.refusal("showRequest", { path: { id: "r0" } })).toBe(
      '404 not_found: There is no request "r0".',
    );
  });
});

describe.each(["getUsage", "listRequests", "listFailedRequests"] as const)(
  "%s refuses",
  (operation) => {
    test.each([
      ["an unknown account", { account: "nobody" }, /^404 .*no account "nobody"/],
      ["an end before the start", { from: "2026-06-16", to: "2026-06-15" }, /^400 .*"to" must/],
      ["a start that is not a valid date", { from: "2026-02-30" }, /^400 .*"from" must be a date/],
      ["an end that is not a valid date", { to: "2026-02-30" }, /^400 .*"to" must be a date/],
      ["a cursor that is not encoded", { cursor: "a b" }, /^400 .*"cursor" is not/],
      ["a cursor with spare bits", { cursor: "MR" }, /^400 .*"cursor" is not/],
    ])("%s", async (_case, query, refusal) => {
      expect(await harness.refusal(operation, { query })).toMatch(refusal);
    });
  },
);

test.each(["1", "1.", ".1", "1.2.3", "-1.2", "1.2x", "1.1234567890123456"])(
  "listRequests refuses a cursor for %j, which is not a valid position",
  async (place) => {
    const cursor = Buffer.from(place).toString("base64url");
    expect(await harness.refusal("listRequests", { query: { cursor } })).toMatch(/^400 .*"cursor"/);
  },
);
