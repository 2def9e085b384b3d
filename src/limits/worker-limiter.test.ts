import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestChannels } from "../workers/test-channels.ts";
import { grant, hostLimiter, report } from "./limiter-host.ts";
import type { Admission, Limits } from "./limiter.ts";
import { LocalLimiter } from "./local-limiter.ts";
import { WorkerLimiter } from "./worker-limiter.ts";

/** `count` workers around one limiter. */
function workers(count: number) {
  let nowMs = 0;
  const limiter = new LocalLimiter({ nowMs: () => nowMs });
  const ends = Array.from({ length: count }, () => {
    const { supervisor, worker, toSupervisor } = openTestChannels();
    const died = hostLimiter(limiter, supervisor);
    return { worker: new WorkerLimiter(worker), channel: worker, toSupervisor, died };
  });
  return { limiter, ends, pass: (ms: number) => (nowMs += ms) };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Lets every slice lapse, and what came back of them be reported. */
const lapse = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1_010);
  await turn();
};

const none: Limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: null };
const oneAtOnce: Limits = { ...none, concurrentRequests: 1 };
/** Of 10 requests; each with its slot. */
const sliced: Limits = { ...none, requestsPerMinute: 6_000, concurrentRequests: 1_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const releaseAll = (admissions: readonly Admission[]): void => {
  for (const admission of admissions) if (admission.admitted) admission.release();
};

test("workers share one window of requests", async () => {
  const { ends } = workers(2);
  const limits = { requestsPerMinute: 3, tokensPerMinute: null, concurrentRequests: null };
  const admitted = await Promise.all(
    [0, 1, 0, 1, 0].map(async (at) => ends[at]?.worker.admit("key", limits)),
  );
  expect(admitted.filter((admission) => admission?.admitted)).toHaveLength(3);
});

test("tokens that one worker spends are missing in the other", async () => {
  const { ends } = workers(2);
  const limits = { requestsPerMinute: null, tokensPerMinute: 100, concurrentRequests: null };
  ends[0]?.worker.spendTokens("key", limits, 150);
  await turn();
  expect(await ends[1]?.worker.admit("key", limits)).toMatchObject({
    admitted: false,
    limit: "tokens",
  });
});

test("a slot comes back by release, once, and when its worker dies", async () => {
  const { ends } = workers(2);
  const limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: 1 };
  const first = await ends[0]?.worker.admit("key", limits);
  expect((await ends[1]?.worker.admit("key", limits))?.admitted).toBe(false);
  if (first?.admitted === true) {
    first.release();
    first.release();
  }
  await turn();
  expect((await ends[0]?.worker.admit("key", limits))?.admitted).toBe(true);
  expect((await ends[1]?.worker.admit("key", limits))?.admitted).toBe(false);
  ends[0]?.died();
  expect((await ends[1]?.worker.admit("key", limits))?.admitted).toBe(true);
});

test("a worker that dies gives back what it still holds, once, and nothing else", async () => {
  const { limiter, ends } = workers(1);
  const channel = ends[0]?.channel;
  const limits = { ...none, concurrentRequests: 2 };
  for (const keyId of ["a", "a", "b", "c"]) {
    await channel?.ask(grant, { keyId, limits, wanted: 1 });
  }
  const ended = { slots: 1, requests: 0, tokens: 0, limits };
  channel?.tell(report, { ...ended, keyId: "b" });
  channel?.tell(report, { ...ended, keyId: "a" });
  await turn();
  ends[0]?.died();
  ends[0]?.died();
  // What a dead worker said last changes nothing.
  channel?.tell(report, { ...ended, keyId: "c" });
  expect(await channel?.ask(grant, { keyId: "c", limits, wanted: 1 })).toMatchObject({
    granted: 0,
  });
  for (const keyId of ["a", "b", "c"]) {
    expect(limiter.grant(keyId, limits, 5).granted).toBe(2);
  }
});

test("many requests of a key take one message, and one tells that they have ended", async () => {
  const { limiter, ends } = workers(1);
  const [end] = ends;
  const admit = async () => end?.worker.admit("key", sliced);
  const first = await Promise.all(Array.from({ length: 10 }, admit));
  expect(end?.toSupervisor).toHaveLength(1);
  const admissions = first.filter((admission) => admission !== undefined);
  expect(admissions.map(({ admitted }) => admitted)).toEqual(Array(10).fill(true));
  expect(end?.worker.peek("key", sliced).requests?.remaining).toBe(5_990);
  releaseAll(admissions);
  releaseAll(admissions);
  end?.worker.spendTokens("key", sliced, 7);
  await lapse();
  expect(end?.toSupervisor).toHaveLength(2);
  expect(limiter.grant("key", sliced, 2_000).granted).toBe(1_000);
});

test("a request that finds a slice is admitted at once", async () => {
  const { ends } = workers(1);
  await ends[0]?.worker.admit("key", sliced);
  expect(ends[0]?.worker.admit("key", sliced)).toMatchObject({
    admitted: true,
    state: { requests: { limit: 6_000, remaining: 5_998, resetSeconds: 1 } },
  });
});

test("what is left of a slice comes back when it lapses: requests and slots", async () => {
  const { limiter, ends } = workers(1);
  await ends[0]?.worker.admit("key", sliced);
  expect(limiter.peek("key", sliced).requests?.remaining).toBe(5_990);
  await lapse();
  expect(limiter.peek("key", sliced).requests?.remaining).toBe(5_999);
  expect(limiter.grant("key", sliced, 2_000).granted).toBe(999);
});

test("a slice of other limits comes back, and its slots as they were taken", async () => {
  const { limiter, ends } = workers(1);
  const first = await ends[0]?.worker.admit("key", sliced);
  const other = { ...sliced, requestsPerMinute: 6_001 };
  await ends[0]?.worker.admit("key", other);
  if (first !== undefined) releaseAll([first]);
  await lapse();
  expect(limiter.grant("key", sliced, 2_000).granted).toBe(999);
  expect(limiter.grant("key", other, 1).granted).toBe(0);
});

test("more requests at once than a slice takes ask for more slices", async () => {
  const { limiter, ends } = workers(1);
  const admissions = await Promise.all(
    Array.from({ length: 25 }, async () => ends[0]?.worker.admit("key", sliced)),
  );
  expect(admissions.every((admission) => admission?.admitted)).toBe(true);
  expect(limiter.peek("key", sliced).requests?.remaining).toBe(5_970);
});

test("of slices no worker gets more than there is, and what one lacks is refused", async () => {
  const { ends } = workers(2);
  const limits = { ...sliced, requestsPerMinute: 600_000, concurrentRequests: 205 };
  const admissions = await Promise.all(
    Array.from({ length: 300 }, async (_, at) => ends[at % 2]?.worker.admit("key", limits)),
  );
  const refused = admissions.filter((admission) => admission?.admitted === false);
  expect(refused).toHaveLength(95);
  expect(new Set(refused.map((each) => each?.admitted === false && each.limit))).toEqual(
    new Set(["concurrency"]),
  );
});

test("tokens that a worker has spent itself count before it has reported them", async () => {
  const { ends } = workers(1);
  const limits = { ...none, tokensPerMinute: 30_000 };
  const worker = ends[0]?.worker;
  await worker?.admit("key", limits);
  worker?.spendTokens("key", limits, 29_960);
  expect(worker?.peek("key", limits).tokens?.remaining).toBe(40);
  worker?.spendTokens("key", limits, 60);
  expect(worker?.peek("key", limits).tokens?.remaining).toBe(0);
  expect(await worker?.admit("key", limits)).toMatchObject({ admitted: false, limit: "tokens" });
});

test("where the supervisor has gone nobody waits for it", async () => {
  const gone = () => Promise.reject(new Error("gone"));
  const worker = new WorkerLimiter({ ask: gone, tell: () => undefined });
  const asked = [oneAtOnce, sliced].map(async (limits) => worker.admit("key", limits));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("ten thousand keys are remembered; those that make room give back what they have", async () => {
  const { limiter, ends } = workers(1);
  const limits = { ...none, requestsPerMinute: 6_000 };
  const worker = ends[0]?.worker;
  for (let key = 0; key < 10_000; key += 1) await worker?.admit(`k${key}`, limits);
  await worker?.admit("new", limits);
  await lapse();
  expect(worker?.peek("k1", limits).requests?.remaining).toBe(5_999);
  expect(worker?.peek("k0", limits).requests?.remaining).toBe(6_000);
  expect(limiter.peek("k0", limits).requests?.remaining).toBe(5_999);
});

test("a worker that has asked nothing yet shows full windows, then the last answer", async () => {
  const { ends } = workers(1);
  const limits = { requestsPerMinute: 3, tokensPerMinute: 9, concurrentRequests: null };
  expect(ends[0]?.worker.peek("key", limits)).toEqual({
    requests: { limit: 3, remaining: 3, resetSeconds: 0 },
    tokens: { limit: 9, remaining: 9, resetSeconds: 0 },
  });
  await ends[0]?.worker.admit("key", limits);
  expect(ends[0]?.worker.peek("key", limits).requests?.remaining).toBe(2);
});
