import { beforeEach, expect, test } from "vitest";
import type { UpstreamAttempt } from "../../../core/ledger/request-record.ts";
import type { Settlement } from "../../../core/ledger/store.ts";
import { AdminTestHarness, NOW } from "../testing/admin-test-harness.ts";

let harness: AdminTestHarness;
let account: string;
let key: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
  account = await harness.account({ balance: "100" });
  key = await harness.key(account);
});

const attempt = (change: Partial<UpstreamAttempt> = {}): UpstreamAttempt => ({
  upstream: "a",
  kind: "openai",
  model: "m",
  status: 200,
  ms: 100,
  afterMs: 0,
  ...change,
});

interface Ending extends Partial<Pick<Settlement, "outcome" | "upstream">> {
  /** From the start of the request to its end. */
  readonly ms?: number;
}

/** Ends a request of which only its attempts count. */
const serve = (
  id: string,
  upstreams: readonly UpstreamAttempt[],
  { ms = 1_000, ...end }: Ending = {},
) =>
  harness.serve({
    id,
    account,
    key,
    hold: "1",
    charge: "0",
    startedAtMs: NOW - ms,
    end: { upstreams, upstream: upstreams.at(-1)?.upstream ?? null, ...end, atMs: NOW },
  });

const upstreamOf = async (upstream: string) => {
  const { data } = await harness.call("listUpstreamAttempts");
  return data.find((each) => each.upstream === upstream);
};

test("every attempt counts, also one that failed before another upstream answered", async () => {
  await serve("r1", [
    attempt({ status: 503, ms: 7, failure: "overloaded" }),
    attempt({ status: 0, ms: 9, afterMs: 250, failure: "connect" }),
    attempt({ upstream: "b", ms: 40, afterMs: 300 }),
  ]);
  expect(await harness.call("listUpstreamAttempts")).toEqual({
    object: "list",
    from: new Date(NOW - 86_400_000).toISOString(),
    complete: true,
    requests: 1,
    data: [
      {
        object: "upstream_attempts",
        upstream: "a",
        attempts: 2,
        failed: 2,
        first_byte_p50_ms: null,
        first_byte_p95_ms: null,
        duration_p50_ms: null,
        duration_p95_ms: null,
        last_failure: {
          request_id: "r1",
          at: new Date(NOW).toISOString(),
          failure: "connect",
          status: 0,
        },
      },
      {
        object: "upstream_attempts",
        upstream: "b",
        attempts: 1,
        failed: 0,
        first_byte_p50_ms: 40,
        first_byte_p95_ms: 40,
        duration_p50_ms: 700,
        duration_p95_ms: 700,
        last_failure: null,
      },
    ],
  });
});

test.each([
  ["invalid-request", 400, 0],
  ["cancelled", 200, 0],
  ["timeout", 0, 1],
  ["a kind of a later release", 500, 1],
])("the failure %s counts against the upstream: %d", async (failure, status, failed) => {
  await serve("r1", [attempt({ status, failure })]);
  expect(await upstreamOf("a")).toMatchObject({ attempts: 1, failed, first_byte_p50_ms: null });
});

test("percentiles are values that occurred; a request that broke off has no duration", async () => {
  for (let at = 1; at <= 20; at += 1) {
    await serve(`r${at}`, [attempt({ ms: at })], { ms: at * 100 });
  }
  await serve("r21", [attempt({ ms: 21 })], { ms: 9_000, outcome: "client-gone" });
  expect(await upstreamOf("a")).toMatchObject({
    attempts: 21,
    first_byte_p50_ms: 11,
    first_byte_p95_ms: 20,
    duration_p50_ms: 1_000,
    duration_p95_ms: 1_900,
  });
});

test("of a request of an earlier release only the last call has a name", async () => {
  const { upstream: _upstream, afterMs: _afterMs, ...old } = attempt();
  await serve("r1", [{ ...old, status: 500 }, old], { upstream: "b" });
  expect((await harness.call("listUpstreamAttempts")).data).toMatchObject([
    { upstream: "b", attempts: 1, failed: 0 },
  ]);
  await serve("r2", [{ ...old, status: 500 }], { upstream: "b" });
  expect(await upstreamOf("b")).toMatchObject({
    attempts: 2,
    failed: 1,
    last_failure: { request_id: "r2", failure: null, status: 500 },
  });
});

test("only the requests since the asked time count", async () => {
  await serve("r1", [attempt()]);
  const from = new Date(NOW + 1).toISOString();
  expect(await harness.call("listUpstreamAttempts", { query: { from } })).toMatchObject({
    from,
    complete: true,
    requests: 0,
    data: [],
  });
});

test("the latest 5,000 requests are read", async () => {
  await serve("r1", [attempt()]);
  const { requests } = await harness.store.listRequests({ limit: 1 });
  const limits: number[] = [];
  const listRequests = ({ limit }: { readonly limit: number }) => {
    limits.push(limit);
    const page = Array.from({ length: limit }, () => requests[0]);
    return Promise.resolve({ requests: page, next: { atMs: NOW, seq: limits.length } });
  };
  Object.assign(harness.store, { listRequests });
  expect(await harness.call("listUpstreamAttempts")).toMatchObject({
    from: new Date(NOW).toISOString(),
    complete: false,
    requests: 5_000,
    data: [{ upstream: "a", attempts: 5_000 }],
  });
  expect(limits).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
});
