import { expect, test } from "vitest";
import type { UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { Upstream } from "../catalog/model.ts";
import { candidates } from "./candidates.ts";
import { type Answer, scripted } from "./test-router.ts";

const late = (kind: UpstreamFailureKind): Answer => ({ kind, retryAfterMs: 2_001 });

test.each<[string, Record<string, readonly Answer[]>, string, string]>([
  ["the first answers", { a: ["ok"] }, "a", "a"],
  ["a failing one is asked again", { a: ["server-error", "ok"] }, "a", "a a"],
  ["so is one without a connection", { a: ["connect", "ok"] }, "a", "a a"],
  ["so is an overloaded one", { a: ["overloaded", "ok"] }, "a", "a a"],
  ["then the next one", { a: ["server-error"], reserve: ["ok"] }, "reserve", "a a reserve"],
  ["a client's mistake is final", { a: ["invalid-request"], b: ["ok"] }, "invalid-request", "a"],
  ["a cancelled request is final", { a: ["cancelled"], reserve: ["ok"] }, "cancelled", "a"],
  [
    "a time-out falls back to the next immediately",
    { a: ["timeout"], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  ["so does a rejected key", { a: ["access-denied"], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "so does an account problem",
    { a: ["account-problem"], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  [
    "so does an invalid reply",
    { a: ["malformed-response"], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  ["so does an incomplete reply", { a: ["incomplete"], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "a short pause is honoured",
    { a: [{ kind: "overloaded", retryAfterMs: 2_000 }, "ok"] },
    "a",
    "a a",
  ],
  ["a long pause is not", { a: [late("overloaded")], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "nor one after a server error",
    { a: [late("server-error")], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  [
    "all fail: the last failure",
    { a: ["server-error"], reserve: ["overloaded"] },
    "overloaded",
    "a a reserve reserve",
  ],
  [
    "at most four calls, without a further upstream",
    { a: ["server-error"], b: ["server-error"], reserve: ["ok"] },
    "server-error",
    "a a b b",
  ],
  [
    "at most four calls to any number of upstreams",
    { a: ["timeout"], b: ["timeout"], c: ["timeout"], d: ["timeout"], reserve: ["ok"] },
    "timeout",
    "a b c d",
  ],
])("%s", async (_name, answers, end, calls) => {
  const result = await scripted({ answers, random: 0 }).open();
  expect(result).toMatchObject({ end, calls });
  expect(result.attempts).toHaveLength(calls.split(" ").length);
});

test("an intended failure of the sandbox is not retried and does not open the circuit", async () => {
  const { open } = scripted({ answers: { a: ["server-error"] }, kind: "sandbox" });
  for (let request = 0; request < 12; request += 1) {
    expect(await open()).toMatchObject({ end: "server-error", calls: "a" });
  }
});

test("every attempt adds a row and is reported once", async () => {
  const { open, ends, requests } = scripted({
    answers: { a: ["server-error"], reserve: ["ok"] },
    callMs: 7.4,
  });
  const { attempts } = await open("incomplete");
  const names = { upstream: "a", kind: "openai", model: "a" };
  const refused = { ...names, status: 418, ms: 7, failure: "server-error" };
  expect(attempts).toEqual([
    { ...refused, afterMs: 0 },
    { ...refused, afterMs: 7 },
    {
      upstream: "reserve",
      kind: "openai",
      model: "reserve",
      status: 200,
      ms: 7,
      afterMs: 15,
      failure: "incomplete",
    },
  ]);
  expect(ends).toEqual(["r a server-error", "r a server-error", "r reserve incomplete"]);
  expect(requests.at(-1)).toMatchObject({
    stream: true,
    requestId: "r",
    upstream: { id: "reserve" },
  });
});

test.each([
  [0, 125],
  [0.5, 250],
  [0.998, 374.5],
])("the back-off for the draw %d is %d ms", async (random, pauseMs) => {
  const { open, pausesMs } = scripted({ answers: { a: ["connect", "ok"] }, random });
  await open();
  expect(pausesMs).toEqual([pauseMs]);
});

test("there is no pause after the last call to an upstream", async () => {
  const { open, pausesMs } = scripted({ answers: { a: ["connect"], reserve: ["ok"] } });
  await open();
  expect(pausesMs).toHaveLength(1);
});

test("the back-off is never shorter than the upstream's retry-after", async () => {
  const answers = { a: [{ kind: "overloaded", retryAfterMs: 1_500 }, "ok"] } as const;
  const { open, pausesMs } = scripted({ answers });
  await open();
  expect(pausesMs).toEqual([1_500]);
});

test("nor shorter than the jittered back-off if the upstream's delay is shorter", async () => {
  const answers = { a: [{ kind: "overloaded", retryAfterMs: 1 }, "ok"] } as const;
  const { open, pausesMs } = scripted({ answers });
  await open();
  expect(pausesMs).toEqual([250]);
});

test("a client's disconnect ends the back-off: the pause has the request's signal", async () => {
  const { ask, pauseSignals } = scripted({ answers: { a: ["connect", "ok"] } });
  const { signal } = new AbortController();
  await ask([], signal);
  expect(pauseSignals).toEqual([signal]);
  expect(pauseSignals[0]).toBe(signal);
});

test("the last failure keeps the upstream's retry-after", async () => {
  const { open } = scripted({ answers: { a: [late("overloaded")] } });
  expect(await open()).toMatchObject({ end: "overloaded", retryAfterMs: 2_001 });
});

test("an error that is not an upstream failure is passed on unchanged, without a retry", async () => {
  const { ask } = scripted({ answers: { a: ["bug"], reserve: ["ok"] } });
  await expect(ask()).rejects.toThrow(new TypeError("a bug"));
});

test("an upstream is called again only after the pause", async () => {
  const pause = Promise.withResolvers<void>();
  const { open, calls } = scripted({
    answers: { a: ["overloaded", "ok"] },
    pauseEnd: pause.promise,
  });
  const opened = open();
  await new Promise(setImmediate);
  expect(calls).toEqual(["a"]);
  pause.resolve();
  expect(await opened).toMatchObject({ end: "a", calls: "a a" });
});

/** Parses an upstream: `a3` is upstream a with weight 3. */
function parse(word: string): Upstream {
  return { id: word, weight: Number(word.slice(1)) } as unknown as Upstream;
}

test.each([
  ["a1", 0.9, "a1"],
  ["a0", 0.9, "a0"],
  ["a0 b0", 0.9, "a0 b0"],
  ["a1 b1", 0, "a1 b1"],
  ["a1 b1", 0.499, "a1 b1"],
  ["a1 b1", 0.5, "b1 a1"],
  ["a3 b1", 0.749, "a3 b1"],
  ["a3 b1", 0.75, "b1 a3"],
  ["a1 b1 c1", 0.5, "b1 a1 c1"],
  ["a1 b1 c1", 0.999, "c1 a1 b1"],
  ["a0 b1 c0 d1", 0, "b1 d1 a0 c0"],
  ["a0 b1 c0 d1", 0.5, "d1 b1 a0 c0"],
  ["a1 b1", 1, "a1 b1"],
])("%s, drawn by %d: %s", (upstreams, random, order) => {
  const list = candidates(upstreams.split(" ").map(parse), random);
  expect(list.map(({ id }) => id).join(" ")).toBe(order);
});
