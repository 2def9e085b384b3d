import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { Interrupter } from "./interruption.ts";
import type { GenerationJob } from "./job.ts";
import { idempotency } from "./testing/run-script.ts";
import { TICK_MS, TimerWheel } from "../core/timing/timer-wheel.ts";
import { makeModel } from "./testing/test-model.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = new Error("the client closed the connection");
const stop = new GatewayError("unavailable", "Stopping.");

const options = () => ({ timers: new TimerWheel(), waitedMs: () => 0, readsOn: () => false });

type Act = "leaves" | "stops" | "deadline" | "close";

function play(acts: readonly Act[], { keyed = false, first = 0 } = {}) {
  const client = new AbortController();
  const job: Pick<GenerationJob, "model" | "signal" | "idempotency"> = {
    model: makeModel({ totalMs: 50 }),
    signal: client.signal,
    ...(keyed && { idempotency }),
  };
  const perform: Record<Act, () => void> = {
    leaves: () => client.abort(gone),
    stops: () => client.abort(stop),
    deadline: () => void vi.advanceTimersByTime(50 + 2 * TICK_MS),
    close: () => interrupter.close(),
  };
  for (const act of acts.slice(0, first)) perform[act]();
  const interrupter = new Interrupter(job, options());
  for (const act of acts.slice(first)) perform[act]();
  return { cause: interrupter.cause, isAborted: interrupter.signal.aborted };
}

test.each<[string, readonly Act[], object, string | undefined]>([
  ["nothing happened", [], {}, undefined],
  ["the client left", ["leaves"], {}, "client-gone"],
  ["the client had left", ["leaves"], { first: 1 }, "client-gone"],
  ["the process stopped it", ["stops"], {}, "process-stop"],
  ["the process had stopped it", ["stops"], { first: 1 }, "process-stop"],
  ["its deadline passed", ["deadline"], {}, "deadline"],
  ["a keyed client left", ["leaves"], { keyed: true }, undefined],
  ["a keyed client had left", ["leaves"], { keyed: true, first: 1 }, undefined],
  ["the process stopped a keyed request", ["stops"], { keyed: true }, "process-stop"],
  ["the deadline of a keyed request passed", ["leaves", "deadline"], { keyed: true }, "deadline"],
  ["the client left, then its deadline passed", ["leaves", "deadline"], {}, "client-gone"],
  ["its deadline passed, then the client left", ["deadline", "leaves"], {}, "deadline"],
  ["it was closed, then the client left", ["close", "leaves"], {}, undefined],
  ["it was closed, then its deadline passed", ["close", "deadline"], {}, undefined],
])("%s", (_, acts, options, kind) => {
  const { cause, isAborted } = play(acts, options);
  expect(cause?.kind).toBe(kind);
  expect(isAborted).toBe(kind !== undefined);
});

test.each([false, true])(
  "an interrupted run does not wait; interrupted before waiting: %s",
  async (early) => {
    const client = new AbortController();
    const job = { model: makeModel({ totalMs: 50 }), signal: client.signal };
    const interrupter = new Interrupter(job, options());
    if (early) client.abort(gone);
    const waiting = interrupter.outlast(new Promise(() => undefined));
    client.abort(gone);
    await expect(waiting).resolves.toBeUndefined();
  },
);

test("a stop by the process has its error response", () => {
  expect(play(["stops"]).cause).toEqual({ kind: "process-stop", error: stop });
});

test("the deadline is the longest one of all upstreams", () => {
  const model = makeModel({ totalMs: 50 });
  const [patient] = makeModel({ totalMs: 80 }).upstreams;
  const upstreams = [...model.upstreams, ...(patient === undefined ? [] : [patient])];
  const { signal } = new AbortController();
  const interrupter = new Interrupter({ model: { ...model, upstreams }, signal }, options());
  vi.advanceTimersByTime(79);
  expect(interrupter.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1 + 2 * TICK_MS);
  expect(interrupter.cause).toEqual({ kind: "deadline" });
});

test.each([
  [4, "deadline"],
  [6, "client-slow"],
])("a deadline after %s of 50 ms of waiting for the client: %s", (waited, kind) => {
  const { signal } = new AbortController();
  const job = { model: makeModel({ totalMs: 50 }), signal };
  const interrupter = new Interrupter(job, { ...options(), waitedMs: () => waited });
  vi.advanceTimersByTime(50 + 2 * TICK_MS);
  expect(interrupter.cause).toEqual({ kind });
});

test("a client that leaves ends its upstream's call after a while, if it is read on", () => {
  const client = new AbortController();
  const job = { model: makeModel({}), signal: client.signal };
  const interrupter = new Interrupter(job, { ...options(), readsOn: () => true });
  client.abort(gone);
  expect([interrupter.cause?.kind, interrupter.signal.aborted]).toEqual(["client-gone", false]);
  vi.advanceTimersByTime(4_499);
  expect(interrupter.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1 + 2 * TICK_MS);
  expect(interrupter.signal.aborted).toBe(true);
});
