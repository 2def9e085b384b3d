import { TestTimers } from "../../core/timing/test-timers.ts";
import { createProxyTrust } from "../request/client-address.ts";
import type { PauseClock } from "../fair-share/paced-rotation.ts";
import { Turns, type TurnsDependencies } from "../fair-share/turns.ts";

/** A clock that stands still until the test lets it pass; with it nothing pauses by chance. */
export function testClock(timers: TestTimers): PauseClock {
  return { nowMs: timers.nowMs, after: (ms, callback) => void timers.start(ms, callback) };
}

/** Turns by the address that each connection comes from. */
export function testTurns(dependencies: Partial<TurnsDependencies> = {}): Turns {
  const timers = new TestTimers();
  return new Turns({
    clientOf: createProxyTrust([]).clientOf,
    timers,
    clock: testClock(timers),
    ...dependencies,
  });
}
