/**
 * The only file of the tests that reads this machine's clock or waits by it. A test itself takes
 * `wallClockMs`, `inOneMonth` and the guards; the rest is for programs that measure or pace.
 */
import { setTimeout as delay } from "node:timers/promises";

/** How long anything may take before a test gives it up: a guard, which states nothing. */
export const GUARD_MS = 120_000;

const POLL_MS = 20;

/** Unix milliseconds on this machine: what a gateway in a process of its own goes by. */
export function wallClockMs(): number {
  return Date.now();
}

/** The month that it is now in UTC, as `2026-01`. */
function currentMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Runs a test that reads a month's report; again if the month has changed meanwhile. */
export async function inOneMonth(
  run: (month: string) => Promise<void>,
  monthNow = currentMonth,
): Promise<void> {
  const month = monthNow();
  try {
    await run(month);
  } catch (failure) {
    if (monthNow() === month) throw failure;
    await run(monthNow());
  }
}

/** Milliseconds from some beginning. For measures and for what a program prints. */
export function monotonicMs(): number {
  return performance.now();
}

/** Paces a stand-in or a load; never a way to wait for something. */
export function pause(ms: number): Promise<void> {
  return delay(ms);
}

/** Runs `act` after some time unless the returned function is called before. */
export function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Runs `act` again and again, as a slow sender does, until the returned function is called. */
export function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}

/** Aborts what hangs. */
export function guardSignal(limitMs = GUARD_MS): AbortSignal {
  return AbortSignal.timeout(limitMs);
}

/** Waits at most `limitMs`, then rejects with what was waited for. */
export async function within<T>(wanted: Promise<T>, limitMs: number, what: string): Promise<T> {
  const limit = new AbortController();
  const tooLate = delay(limitMs, undefined, { signal: limit.signal }).then((): never => {
    throw new Error(`waited ${limitMs / 1_000} s for ${what}`);
  });
  try {
    return await Promise.race([wanted, tooLate]);
  } finally {
    limit.abort();
  }
}

/** Asks repeatedly until the answer is not null, within the bound. */
export async function until<T>(
  ask: () => T | null | Promise<T | null>,
  limitMs: number,
  what: string,
): Promise<T> {
  const isOver = deadline(limitMs);
  for (;;) {
    const answer = await within(Promise.resolve(ask()), limitMs, what);
    if (answer !== null) return answer;
    if (isOver()) throw new Error(`waited ${limitMs / 1_000} s for ${what}`);
    await delay(POLL_MS);
  }
}

/** Whether so much time has passed; for programs that run for a time or judge a state late. */
export function deadline(limitMs: number): () => boolean {
  const startedMs = monotonicMs();
  return () => monotonicMs() - startedMs > limitMs;
}
