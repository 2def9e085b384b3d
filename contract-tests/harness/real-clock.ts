/**
 * The only file of the tests that reads this machine's clock or waits on it. Tests use
 * `wallClockMs`, `inOneMonth` and the safeguards; the other functions are for programs that measure
 * or pace.
 */
import { setTimeout as delay } from "node:timers/promises";

/** Time after which a test gives up: a safeguard, not an expectation. */
export const GUARD_MS = 120_000;

const POLL_MS = 20;

/** Returns Unix milliseconds of this machine, which a gateway in a separate process uses. */
export function wallClockMs(): number {
  return Date.now();
}

/** Returns the current month in UTC, as `2026-01`. */
function currentMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Runs a test that reads a month's report, and repeats it if the month changed during the run. */
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

/** Returns milliseconds since an arbitrary start, for measurements and a program's output. */
export function monotonicMs(): number {
  return performance.now();
}

/** Paces a stand-in or a load; never a way to wait for a condition. */
export function pause(ms: number): Promise<void> {
  return delay(ms);
}

/** Runs `act` after some time unless the returned function is called before. */
export function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Runs `act` repeatedly, like a slow sender, until the returned function is called. */
export function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}

/** Returns a signal that aborts a hanging operation. */
export function guardSignal(limitMs = GUARD_MS): AbortSignal {
  return AbortSignal.timeout(limitMs);
}

/** Waits at most `limitMs`, then rejects with the description `what`. */
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

/** Asks repeatedly until the answer is not null, within the time limit. */
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

/**
 * Returns a function that reports whether the time has passed; for programs that run for a fixed
 * time or judge a state late.
 */
export function deadline(limitMs: number): () => boolean {
  const startedMs = monotonicMs();
  return () => monotonicMs() - startedMs > limitMs;
}
