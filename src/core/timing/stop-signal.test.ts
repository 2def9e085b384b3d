import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { sleepUntilStop, type StopSignal, StopSource } from "./stop-signal.ts";

type Act =
  | { readonly kind: "add" | "remove"; readonly listener: "a" | "b" | "c" }
  | { readonly kind: "abort"; readonly reason: string };

interface Abortable {
  readonly signal: StopSignal;
  readonly abort: (reason: string) => void;
}

/** Returns the calls of the listeners and the signal's states after each act. */
function play(acts: readonly Act[], { signal, abort }: Abortable): readonly string[] {
  const seen: string[] = [];
  const listener = (name: string) => () => void seen.push(`${name}: ${String(signal.reason)}`);
  const listeners = { a: listener("a"), b: listener("b"), c: listener("c") };
  for (const act of acts) {
    if (act.kind === "abort") abort(act.reason);
    else if (act.kind === "add") signal.addEventListener("abort", listeners[act.listener]);
    else signal.removeEventListener("abort", listeners[act.listener]);
    seen.push(`${signal.aborted} ${String(signal.reason)}`);
  }
  return seen;
}

test("a stop source behaves like an AbortController", () => {
  const listener = fc.constantFrom("a" as const, "b" as const, "c" as const);
  const act = fc.oneof<fc.Arbitrary<Act>[]>(
    fc.record({ kind: fc.constantFrom("add" as const, "remove" as const), listener }),
    fc.record({ kind: fc.constant("abort" as const), reason: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const source = new StopSource();
      const controller = new AbortController();
      const plain = { signal: source, abort: (reason: string) => source.abort(reason) };
      const web = {
        signal: controller.signal,
        abort: (reason: string) => controller.abort(reason),
      };
      expect(play(acts, plain)).toEqual(play(acts, web));
    }),
  );
});

test.each<[string, number | null, number]>([
  ["all its time", null, 1_000],
  ["until the signal aborts", 400, 400],
  ["not at all after an abort", 0, 0],
])("a sleep lasts %s", async (_, abortAtMs, lastsMs) => {
  vi.useFakeTimers();
  try {
    const source = new StopSource();
    if (abortAtMs === 0) source.abort();
    else if (abortAtMs !== null) setTimeout(() => source.abort(), abortAtMs);
    const begunMs = performance.now();
    const slept = sleepUntilStop(1_000, source).then(() => performance.now() - begunMs);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await slept).toBe(lastsMs);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a sleep that has ended removes its listener and its timer", async () => {
  vi.useFakeTimers();
  try {
    const listeners = new Set<() => void>();
    const signal = {
      aborted: false,
      reason: undefined,
      addEventListener: (_type: "abort", listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: "abort", listener: () => void) =>
        void listeners.delete(listener),
    };
    const whole = sleepUntilStop(1_000, signal);
    expect([listeners.size, vi.getTimerCount()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    await whole;
    expect(listeners.size).toBe(0);
    const woken = sleepUntilStop(1_000, signal);
    for (const listener of listeners) listener();
    await woken;
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});
