import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TICK_MS, TimerWheel } from "./timer-wheel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a timer and records when it fires. */
function watched(wheel: TimerWheel, ms: number) {
  const fired: number[] = [];
  const timer = wheel.start(ms, () => fired.push(performance.now()));
  return { timer, fired };
}

test.each([1, 49, 50, 51, 100, 1_000, 12_800, 12_801, 30_000, 600_000])(
  "a timer of %i ms fires once, not early and at most two ticks late",
  (ms) => {
    const wheel = new TimerWheel();
    vi.advanceTimersByTime(17);
    const startedMs = performance.now();
    const { fired } = watched(wheel, ms);
    vi.advanceTimersByTime(ms + 20_000);
    expect(fired).toHaveLength(1);
    const tookMs = (fired[0] ?? 0) - startedMs;
    expect(tookMs).toBeGreaterThanOrEqual(ms);
    expect(tookMs).toBeLessThanOrEqual(ms + 2 * TICK_MS);
  },
);

test("under any sequence of starts, restarts and cancels each timer fires at its time or never", () => {
  const act = fc.record({
    afterMs: fc.nat(3_000),
    kind: fc.constantFrom("start", "restart", "cancel"),
    which: fc.nat(20),
    ms: fc.integer({ min: 1, max: 15_000 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const wheel = new TimerWheel();
      const timers: { ms: number; dueMs: number | null; timer: ReturnType<TimerWheel["start"]> }[] =
        [];
      for (const { afterMs, kind, which, ms } of acts) {
        vi.advanceTimersByTime(afterMs);
        const found = timers[which % Math.max(timers.length, 1)];
        if (kind === "start") {
          const row = { ms, dueMs: performance.now() + ms, timer: wheel.start(ms, () => fire()) };
          const fire = (): void => {
            expect(row.dueMs).not.toBeNull();
            expect(performance.now()).toBeGreaterThanOrEqual(row.dueMs ?? 0);
            expect(performance.now()).toBeLessThanOrEqual((row.dueMs ?? 0) + 2 * TICK_MS);
            Object.assign(row, { dueMs: null });
          };
          timers.push(row);
        } else if (kind === "restart" && found !== undefined) {
          found.timer.restart();
          found.dueMs = performance.now() + found.ms;
        } else if (found !== undefined) {
          found.timer.cancel();
          found.dueMs = null;
        }
      }
      vi.advanceTimersByTime(20_000);
      expect(timers.filter(({ dueMs }) => dueMs !== null)).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test("a timer that has fired can be restarted, even within its callback", () => {
  const wheel = new TimerWheel();
  let fired = 0;
  const timer = wheel.start(100, () => {
    fired += 1;
    if (fired < 3) timer.restart();
  });
  vi.advanceTimersByTime(2_000);
  expect(fired).toBe(3);
  timer.restart();
  vi.advanceTimersByTime(2_000);
  expect(fired).toBe(4);
});

test("a timer cancelled by another timer's callback does not fire", () => {
  const wheel = new TimerWheel();
  const fired: string[] = [];
  const first = wheel.start(100, () => {
    fired.push("first");
    second.cancel();
  });
  const second = wheel.start(100, () => {
    fired.push("second");
    first.cancel();
  });
  vi.advanceTimersByTime(1_000);
  expect(fired).toEqual(["first"]);
});

test("a process that was stopped for minutes fires due timers once", () => {
  const wheel = new TimerWheel();
  const due = [watched(wheel, 60_000), watched(wheel, 200), watched(wheel, 14_000)];
  const later = watched(wheel, 400_000);
  vi.setSystemTime(Date.now() + 1);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 300_000);
  vi.advanceTimersByTime(TICK_MS);
  expect(due.map(({ fired }) => fired.length)).toEqual([1, 1, 1]);
  expect(later.fired).toEqual([]);
  clock.mockRestore();
});

test("it ticks only while there are timers", () => {
  const wheel = new TimerWheel();
  expect(vi.getTimerCount()).toBe(0);
  const { timer } = watched(wheel, 1_000);
  expect(vi.getTimerCount()).toBe(1);
  timer.cancel();
  timer.cancel();
  vi.advanceTimersByTime(TICK_MS);
  expect(vi.getTimerCount()).toBe(0);
});
