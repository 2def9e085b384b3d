import { expect, test } from "vitest";
import type { Model, Upstream } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import {
  failureTable,
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../errors/upstream-failure.ts";
import type { UpstreamAttempt } from "../ledger/request-record.ts";
import type { Flow, GenerationRequest, Provider } from "../providers/provider.ts";
import type { StopSignal } from "../timing/stop-signal.ts";
import { everyKind } from "../providers/testing/every-kind.ts";
import { Router } from "./router.ts";
import { withDialect } from "../providers/upstream-dialect.ts";

/** How an upstream answers; `bug` is an error that is not an upstream failure. */
type Answer =
  | "ok"
  | "bug"
  | UpstreamFailureKind
  | { readonly kind: UpstreamFailureKind; readonly retryAfterMs: number };

interface Script {
  /** Keyed by upstream id; the last answer repeats indefinitely. `reserve` has a weight of 0. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  readonly kind?: ProviderKind;
  readonly random?: number;
  /** Duration of each call. */
  readonly callMs?: number;
}

function upstream(id: string, kind: ProviderKind): Upstream {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  const weight = id === "reserve" ? 0 : 1;
  return withDialect({
    id,
    kind,
    baseUrl: "",
    model: id,
    signIn: null,
    weight,
    timeouts,
    headers: {},
    query: {},
  });
}

function scripted({ answers, kind = "openai", random = 0.5, callMs = 0 }: Script) {
  const calls: string[] = [];
  const requests: GenerationRequest[] = [];
  const pausesMs: number[] = [];
  const pauseSignals: StopSignal[] = [];
  const ends: string[] = [];
  const left = new Map(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  const running = new Map<Flow, { id: string; end: PromiseWithResolvers<void> }>();
  let nowMs = 0;
  const provider: Provider = {
    async generate(request, consumer) {
      const { id } = request.upstream;
      calls.push(id);
      requests.push(request);
      nowMs += callMs;
      const list = left.get(id) ?? [];
      const answer = (list.length > 1 ? list.shift() : list[0]) ?? "ok";
      if (answer === "ok") {
        const flow = { pause: () => undefined, resume: () => undefined };
        const end = Promise.withResolvers<void>();
        running.set(flow, { id, end });
        consumer.start({ status: 200, ignored: [], flow });
        consumer.events([{ type: "generation-end", stop: { cause: "end", raw: "stop" } }]);
        return end.promise;
      }
      if (answer === "bug") throw new TypeError("a bug");
      const failure = typeof answer === "string" ? { kind: answer } : answer;
      throw new UpstreamFailure(failure.kind, id, { ...failure, status: 418 });
    },
  };
  const never: Provider = { generate: () => Promise.reject(new Error("the wrong provider")) };
  const router = new Router({
    providers: { ...everyKind(never), [kind]: provider },
    clock: {
      nowMs: () => nowMs,
      sleep: async (ms, signal) => {
        pausesMs.push(ms);
        pauseSignals.push(signal);
      },
    },
    random: () => random,
    attemptEnded: ({ requestId, upstream: { id }, failure }) =>
      void ends.push(`${requestId} ${id} ${failure?.kind ?? "ok"}`),
  });
  const upstreams = Object.keys(answers).map((id) => upstream(id, kind));
  /** Resolves when a generation has started, with its upstream and what ends it. */
  const ask = async (
    attempts: UpstreamAttempt[] = [],
    signal: AbortSignal = new AbortController().signal,
  ) => {
    const started = Promise.withResolvers<Flow>();
    const model = { upstreams } as unknown as Model;
    const conversation = {} as never;
    const generated = router.generate(
      { conversation, model, stream: true, signal, requestId: "r", attempts },
      { start: ({ flow }) => started.resolve(flow), events: () => undefined },
    );
    generated.catch((error: unknown) => started.reject(error));
    const { id, end } = running.get(await started.promise) ?? expect.fail("nothing runs");
    const ended = async (failure?: UpstreamFailure): Promise<void> => {
      if (failure === undefined) end.resolve();
      else end.reject(failure);
      await generated.catch((error: unknown) => expect(error).toBe(failure));
    };
    return { id, ended };
  };
  /** Opens a generation and reports the given end for it. */
  const open = async (failure?: UpstreamFailureKind) => {
    const attempts: UpstreamAttempt[] = [];
    calls.length = 0;
    try {
      const { id, ended } = await ask(attempts);
      await ended(failure === undefined ? undefined : new UpstreamFailure(failure, "later"));
      return { end: id, calls: calls.join(" "), attempts };
    } catch (error) {
      const known = error instanceof UpstreamFailure || error instanceof GatewayError;
      const retryAfterMs = known ? error.retryAfterMs : undefined;
      return { end: known ? error.kind : "?", calls: calls.join(" "), attempts, retryAfterMs };
    }
  };
  return {
    ask,
    open,
    ends,
    pausesMs,
    pauseSignals,
    requests,
    router,
    pass: (ms: number) => (nowMs += ms),
  };
}

const late = (kind: UpstreamFailureKind): Answer => ({ kind, retryAfterMs: 2_001 });

test.each<[string, Record<string, readonly Answer[]>, string, string]>([
  ["the first answers", { a: ["ok"] }, "a", "a"],
  ["a failing one is asked again", { a: ["server-error", "ok"] }, "a", "a a"],
  ["so is one without a connection", { a: ["connect", "ok"] }, "a", "a a"],
  ["so is an overloaded one", { a: ["overloaded", "ok"] }, "a", "a a"],
  ["then the next one", { a: ["server-error"], reserve: ["ok"] }, "reserve", "a a reserve"],
  ["a client's mistake is final", { a: ["invalid-request"], b: ["ok"] }, "invalid-request", "a"],
  ["a client that left is final", { a: ["cancelled"], reserve: ["ok"] }, "cancelled", "a"],
  ["silence goes to the next at once", { a: ["timeout"], reserve: ["ok"] }, "reserve", "a reserve"],
  ["so does our bad key", { a: ["access-denied"], reserve: ["ok"] }, "reserve", "a reserve"],
  ["so does our account", { a: ["account-problem"], reserve: ["ok"] }, "reserve", "a reserve"],
  ["so does nonsense", { a: ["malformed-response"], reserve: ["ok"] }, "reserve", "a reserve"],
  ["so does half a reply", { a: ["incomplete"], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "a short pause is honoured",
    { a: [{ kind: "overloaded", retryAfterMs: 2_000 }, "ok"] },
    "a",
    "a a",
  ],
  ["a long one is not", { a: [late("overloaded")], reserve: ["ok"] }, "reserve", "a reserve"],
  ["of no failure", { a: [late("server-error")], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "all fail: the last failure",
    { a: ["server-error"], reserve: ["overloaded"] },
    "overloaded",
    "a a reserve reserve",
  ],
  [
    "four calls, and no upstream more",
    { a: ["server-error"], b: ["server-error"], reserve: ["ok"] },
    "server-error",
    "a a b b",
  ],
  [
    "four calls, of however many upstreams",
    { a: ["timeout"], b: ["timeout"], c: ["timeout"], d: ["timeout"], reserve: ["ok"] },
    "timeout",
    "a b c d",
  ],
])("%s", async (_name, answers, end, calls) => {
  const result = await scripted({ answers, random: 0 }).open();
  expect(result).toMatchObject({ end, calls });
  expect(result.attempts).toHaveLength(calls.split(" ").length);
});

test("what the sandbox does on purpose is asked for once and opens no circuit", async () => {
  const { open } = scripted({ answers: { a: ["server-error"] }, kind: "sandbox" });
  for (let request = 0; request < 12; request += 1) {
    expect(await open()).toMatchObject({ end: "server-error", calls: "a" });
  }
});

test("every attempt leaves its row, and is reported once", async () => {
  const { open, ends, requests } = scripted({
    answers: { a: ["server-error"], reserve: ["ok"] },
    callMs: 7.4,
  });
  const { attempts } = await open("incomplete");
  expect(attempts).toEqual([
    { kind: "openai", model: "a", status: 418, ms: 7, failure: "server-error" },
    { kind: "openai", model: "a", status: 418, ms: 7, failure: "server-error" },
    { kind: "openai", model: "reserve", status: 200, ms: 7, failure: "incomplete" },
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

test("no time is lost after the last call to an upstream", async () => {
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

test("nor shorter than the jittered one, where the upstream asks for less", async () => {
  const answers = { a: [{ kind: "overloaded", retryAfterMs: 1 }, "ok"] } as const;
  const { open, pausesMs } = scripted({ answers });
  await open();
  expect(pausesMs).toEqual([250]);
});

test("a client that leaves during the back-off ends it: the pause has the request's signal", async () => {
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

test("an upstream that keeps failing is left alone, then probed", async () => {
  const answers = Array.from({ length: 5 }, (): Answer => "server-error");
  const { open, pass } = scripted({ answers: { a: [...answers, "ok"] } });
  await open();
  await open();
  expect(await open()).toMatchObject({ end: "server-error", calls: "a" });
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 5_000 });
  pass(4_500);
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 1_000 });
  pass(500);
  expect(await open()).toMatchObject({ end: "a", calls: "a" });
});

test("where every circuit is open, the soonest probe says when to come again", async () => {
  const { open, pass } = scripted({ answers: { a: ["timeout"], b: ["timeout"] }, random: 0 });
  for (let request = 0; request < 5; request += 1) await open();
  pass(2_000);
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 3_000 });
});

test("the soonest probe counts, whichever upstream it is of", async () => {
  const circuits = async (first: "a" | "b"): Promise<number | undefined> => {
    const broken = Array.from({ length: 5 }, (): Answer => "timeout");
    const later: Answer[] = ["ok", ...broken];
    const answers = first === "a" ? { a: broken, b: later } : { a: later, b: broken };
    const { open, pass } = scripted({ answers, random: first === "a" ? 0 : 0.9 });
    await open();
    for (let request = 0; request < 4; request += 1) await open();
    pass(1_000);
    for (let request = 0; request < 5; request += 1) await open();
    return (await open()).retryAfterMs;
  };
  // One opened a second before the other.
  expect([await circuits("a"), await circuits("b")]).toEqual([4_000, 4_000]);
});

/** Effect on the circuit of how an open generation ends. */
test.each(Object.entries(failureTable).map(([kind, { health }]) => [kind, health] as const))(
  "five replies that end with %s: the upstream is %s",
  async (kind, health) => {
    const { open } = scripted({ answers: { a: ["ok"] } });
    for (let reply = 0; reply < 5; reply += 1) await open(kind as UpstreamFailureKind);
    const { calls } = await open();
    // No other call was answered in the meantime.
    expect(calls).toBe(health.startsWith("unhealthy") ? "" : "a");
  },
);

test("replies that time out while others are answered open no circuit", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const slow = await Promise.all(Array.from({ length: 9 }, () => ask()));
  pass(1_000);
  await open();
  for (const { ended } of slow) await ended(new UpstreamFailure("timeout", "late"));
  expect(await open()).toMatchObject({ end: "a", calls: "a" });
});

test("replies that fail otherwise open the circuit, though others are answered meanwhile", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const failing = await Promise.all(Array.from({ length: 5 }, () => ask()));
  pass(1_000);
  await open();
  for (const { ended } of failing) await ended(new UpstreamFailure("server-error", "late"));
  expect(await open()).toMatchObject({ end: "overloaded", calls: "" });
});

test("replies that time out while nothing is answered open the circuit", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const slow = await Promise.all(Array.from({ length: 5 }, () => ask()));
  pass(1_000);
  for (const { ended } of slow) await ended(new UpstreamFailure("timeout", "late"));
  expect(await open()).toMatchObject({ end: "overloaded", calls: "" });
});

test("an upstream that was silent until the request's deadline has timed out, and is the last", async () => {
  const { ask, open, ends } = scripted({ answers: { a: ["cancelled"], reserve: ["ok"] } });
  const deadline = new UpstreamFailure("timeout", "the deadline");
  for (let request = 0; request < 5; request += 1) {
    await expect(ask([], AbortSignal.abort(deadline))).rejects.toBe(deadline);
  }
  expect(ends).toEqual(Array.from({ length: 5 }, () => "r a timeout"));
  expect(await open()).toMatchObject({ end: "reserve", calls: "reserve" });
});

test.each(["cancelled", "bug"] as const)("a probe that ends with %s is given back", async (end) => {
  const failures = Array.from({ length: 5 }, (): Answer => "timeout");
  const { open, pass } = scripted({ answers: { a: [...failures, end, "ok"] } });
  for (let request = 0; request < 5; request += 1) await open();
  pass(5_000);
  await open();
  expect(await open()).toMatchObject({ end: "a" });
});

test("an error that is no upstream's passes as it is, and nothing is tried again", async () => {
  const { ask } = scripted({ answers: { a: ["bug"], reserve: ["ok"] } });
  await expect(ask()).rejects.toThrow(new TypeError("a bug"));
});

test("only the circuits of upstreams that are still configured are kept", async () => {
  const { open, router } = scripted({ answers: { a: ["timeout"] } });
  for (let request = 0; request < 5; request += 1) await open();
  router.retain(new Set(["a"]));
  expect(await open()).toMatchObject({ calls: "" });
  router.retain(new Set(["b"]));
  expect(await open()).toMatchObject({ calls: "a" });
});
