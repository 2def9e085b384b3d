import type { FetchAPI } from "./runtime.js";

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 429]);
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
const LONGEST_ASKED_DELAY_MS = 60_000;

/**
 * Returns a fetch that retries lost connections, 408, 409, 429 and 5xx, unless `x-should-retry`
 * forbids it; after `retry-after-ms` or `retry-after` if present. All retries of a POST carry one
 * `Idempotency-Key`, so that a request is charged once.
 */
export function retryingFetch(fetchOnce: FetchAPI, maxRetries: number): FetchAPI {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.method === "POST" && !headers.has("idempotency-key")) {
      headers.set("idempotency-key", crypto.randomUUID());
    }
    const signal = init?.signal ?? null;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= maxRetries;
      try {
        const response = await fetchOnce(input, { ...init, headers });
        if (isLast || !isRetried(response)) return response;
        const delayMs = askedDelayMs(response.headers) ?? backOffMs(attempt);
        await response.body?.cancel();
        await sleep(delayMs, signal);
      } catch (error) {
        if (isLast || signal?.aborted) throw error;
        await sleep(backOffMs(attempt), signal);
      }
    }
  };
}

function isRetried(response: Response): boolean {
  if (response.ok) return false;
  const told = response.headers.get("x-should-retry");
  if (told === "true" || told === "false") return told === "true";
  return RETRIED_STATUSES.has(response.status) || response.status >= 500;
}

function askedDelayMs(headers: Headers): number | null {
  const ms = Number(headers.get("retry-after-ms") ?? Number.NaN);
  const delayMs = Number.isNaN(ms) ? Number(headers.get("retry-after") ?? Number.NaN) * 1_000 : ms;
  return delayMs >= 0 && delayMs <= LONGEST_ASKED_DELAY_MS ? delayMs : null;
}

/** Doubles each time, minus up to a quarter so that clients do not retry at the same moment. */
function backOffMs(attempt: number): number {
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  return delayMs * (1 - Math.random() / 4);
}

function sleep(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
