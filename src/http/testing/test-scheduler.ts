import { TestTimers } from "../../core/timing/test-timers.ts";
import { createProxyTrust } from "../request/addresses.ts";
import type { PauseClock } from "../fair-share/paced-rotation.ts";
import {
  RequestScheduler,
  type RequestSchedulerDependencies,
} from "../fair-share/request-scheduler.ts";

/** Returns a clock that only the test advances, so that no pause occurs by chance. */
export function testClock(timers: TestTimers): PauseClock {
  return { elapsedMs: timers.elapsedMs, after: (ms, callback) => void timers.start(ms, callback) };
}

/** Returns a scheduler that groups requests by the address of their connection. */
export function testScheduler(
  dependencies: Partial<RequestSchedulerDependencies> = {},
): RequestScheduler {
  const timers = new TestTimers();
  return new RequestScheduler({
    clientOf: createProxyTrust([]).clientOf,
    timers,
    clock: testClock(timers),
    ...dependencies,
  });
}
