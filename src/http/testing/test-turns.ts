import { TestTimers } from "../../timing/test-timers.ts";
import type { Timers } from "../../timing/timer-wheel.ts";
import { createProxyTrust } from "../client-address.ts";
import { Turns } from "../turns.ts";

/** Turns by the address that each connection comes from. */
export function testTurns(timers: Timers = new TestTimers()): Turns {
  return new Turns({ clientOf: createProxyTrust([]).clientOf, timers });
}
