import { TestTimers } from "../../core/timing/test-timers.ts";
import { createProxyTrust } from "../request/client-address.ts";
import type { PauseClock } from "../fair-share/paced-rotation.ts";
import { Turns, type TurnsDependencies } from "../fair-share/turns.ts";

/** Returns a clock that only the test advances, so that no pause occurs by chance. */
export function testClock(timers: TestTimers): PauseClock {
  return { nowMs: timers.nowMs, after: (ms, callback) => void timers.start(ms, callback) };
}

/** Returns turns by the address of each connection. */
export function testTurns(dependencies: Partial<TurnsDependencies> = {}): Turns {
  const timers = new TestTimers();
  return new Turns({
    clientOf: createProxyTrust([]).clientOf,
    timers,
    clock: testClock(timers),
    ...dependencies,
  });
}
