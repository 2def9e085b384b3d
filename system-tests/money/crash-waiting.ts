import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 100;

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
  ask: () => Promise<T | null>,
  limitMs: number,
  what: string,
): Promise<T> {
  for (const deadline = Date.now() + limitMs; ;) {
    const answer = await within(ask(), limitMs, what);
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1_000} s for ${what}`);
    await delay(POLL_MS);
  }
}
