import { expect, test } from "vitest";
import { hostLimiter } from "./limiter-host.ts";
import type { LimiterAnswer, LimiterQuestion } from "./limiter-messages.ts";
import { LocalLimiter } from "./local-limiter.ts";
import { WorkerLimiter } from "./worker-limiter.ts";

/** `count` workers around one limiter, over channels that deliver in a later turn. */
function workers(count: number) {
  let nowMs = 0;
  const limiter = new LocalLimiter({ nowMs: () => nowMs });
  const ends = Array.from({ length: count }, () => {
    let toHost: (question: LimiterQuestion) => void = () => {};
    let toWorker: (answer: LimiterAnswer) => void = () => {};
    const died = hostLimiter(limiter, {
      send: (answer) => setImmediate(() => toWorker(answer)),
      receive: (take) => (toHost = take),
    });
    const worker = new WorkerLimiter({
      send: (question) => setImmediate(() => toHost(question)),
      receive: (take) => (toWorker = take),
    });
    return { worker, died };
  });
  return { ends, pass: (ms: number) => (nowMs += ms) };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
  const asked: ((question: LimiterQuestion) => void)[] = [];
  const released: string[] = [];
  const died = hostLimiter(
    {
      admit: (keyId) => ({ admitted: true, state: {}, release: () => released.push(keyId) }),
      peek: () => ({}),
      spendTokens: () => undefined,
      close: () => Promise.resolve(),
    },
    { send: () => undefined, receive: (take) => asked.push(take) },
  );
  const limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: 1 };
  const ask = async (question: LimiterQuestion): Promise<void> => {
    for (const take of asked) take(question);
    await turn();
  };
  for (const [id, keyId] of ["a", "b", "c"].entries()) {
    await ask({ limiter: "admit", id, keyId, limits });
  }
  await ask({ limiter: "release", id: 1 });
  await ask({ limiter: "release", id: 7 });
  expect(released).toEqual(["b"]);
  // What was released is held no more, nor looked at when the worker dies.
  died();
  died();
  expect(released).toEqual(["b", "a", "c"]);
});

test("answers reach their own questions, in whatever order they come", async () => {
  let answer: (answer: LimiterAnswer) => void = () => {};
  const worker = new WorkerLimiter({
    send: () => undefined,
    receive: (take) => (answer = take),
  });
  const limits = { requestsPerMinute: 9, tokensPerMinute: null, concurrentRequests: null };
  const admitting = ["a", "b"].map(async (key) => worker.admit(key, limits));
  answer({ limiter: "answer", id: 7, state: {} });
  answer({
    ...{ limiter: "answer", id: 1, state: {} },
    refusal: { retryAfterMs: 700, limit: "requests" },
  });
  answer({ limiter: "answer", id: 0, state: {} });
  expect(await Promise.all(admitting)).toMatchObject([
    { admitted: true },
    { admitted: false, retryAfterMs: 700, limit: "requests" },
  ]);
});

test("the last state is remembered of ten thousand keys, those asked last", async () => {
  let answer: (answer: LimiterAnswer) => void = () => {};
  const worker = new WorkerLimiter({
    send: (question) => {
      if (question.limiter !== "admit") return;
      const requests = { limit: 9, remaining: 1, resetSeconds: 5 };
      answer({ limiter: "answer", id: question.id, state: { requests } });
    },
    receive: (take) => (answer = take),
  });
  const limits = { requestsPerMinute: 9, tokensPerMinute: null, concurrentRequests: null };
  for (let key = 0; key < 10_000; key += 1) await worker.admit(`k${key}`, limits);
  await worker.admit("k0", limits);
  await worker.admit("new", limits);
  const remaining = ["k0", "k1", "k2", "new"].map(
    (key) => worker.peek(key, limits).requests?.remaining,
  );
  expect(remaining).toEqual([1, 9, 1, 1]);
});

test("a slot released twice is reported once", async () => {
  const sent: LimiterQuestion[] = [];
  let answer: (answer: LimiterAnswer) => void = () => {};
  const worker = new WorkerLimiter({
    send: (question) => sent.push(question),
    receive: (take) => (answer = take),
  });
  const admitting = worker.admit("key", {
    requestsPerMinute: null,
    tokensPerMinute: null,
    concurrentRequests: 1,
  });
  answer({ limiter: "answer", id: 0, state: {} });
  const admission = await admitting;
  if (!admission.admitted) throw new Error("was not admitted");
  admission.release();
  admission.release();
  expect(sent.map(({ limiter }) => limiter)).toEqual(["admit", "release"]);
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
