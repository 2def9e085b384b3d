import { timeoutError } from "./gateway-error.js";
import { atLevel, type Logger } from "./log.js";
import type { CallOptions, ClientSettings } from "./options.js";
import type { FetchAPI } from "./runtime.js";
import { VERSION } from "./version.js";

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 429]);
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
const LONGEST_ASKED_DELAY_MS = 60_000;

/** Fetch's own options, and those of the call; the generated part passes both on. */
export interface CallInit extends RequestInit {
  readonly call?: CallOptions;
}

/**
 * Returns a fetch that retries lost connections, timeouts, 408, 409, 429 and 5xx, unless
 * `x-should-retry` forbids it; after `retry-after-ms` or `retry-after` if present. All retries of a
 * POST carry one `Idempotency-Key`, so that a request is charged once.
 */
export function retryingFetch(settings: ClientSettings): FetchAPI {
  const log = atLevel(settings.logger, settings.logLevel);
  return async (input, given) => {
    const { call = {}, ...rest } = (given ?? {}) as CallInit;
    const init = { ...rest, headers: headersOf(rest, call, settings) };
    const maxRetries = call.maxRetries ?? settings.maxRetries;
    const timeoutMs = call.timeout ?? settings.timeoutMs;
    const name = `${init.method ?? "GET"} ${new URL(String(input)).pathname}`;
    const signal = init.signal ?? null;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= maxRetries;
      const attempted = `${name}, attempt ${attempt + 1}`;
      const startedMs = performance.now();
      try {
        const response = await fetchWithin(timeoutMs, settings.fetch, { input, init });
        log.debug(`${attempted}: ${describe(response, performance.now() - startedMs)}`);
        if (isLast || !isRetried(response)) return response;
        const delayMs = askedDelayMs(response.headers) ?? backOffMs(attempt);
        await response.body?.cancel();
        await waitToRetry({ attempted, why: `status ${response.status}`, delayMs, signal, log });
      } catch (error) {
        if (isLast || signal?.aborted) throw error;
        const why = error instanceof Error ? error.name : "failure";
        await waitToRetry({ attempted, why, delayMs: backOffMs(attempt), signal, log });
      }
    }
  };
}

function headersOf(init: RequestInit, call: CallOptions, settings: ClientSettings): Headers {
  const headers = new Headers(init.headers);
  // Browsers send their own.
  if (typeof document === "undefined") headers.set("user-agent", `chat-gateway/${VERSION}`);
  for (const [name, value] of Object.entries({ ...settings.defaultHeaders, ...call.headers })) {
    headers.set(name, value);
  }
  if (init.method === "POST" && !headers.has("idempotency-key")) {
    headers.set("idempotency-key", crypto.randomUUID());
  }
  return headers;
}

/** Calls fetch; ends it if the response does not begin in time. */
async function fetchWithin(
  timeoutMs: number,
  fetchOnce: FetchAPI,
  { input, init }: { readonly input: RequestInfo | URL; readonly init: RequestInit },
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(timeoutError(timeoutMs)), timeoutMs);
  const signals = init.signal ? [init.signal, limit.signal] : [limit.signal];
  try {
    return await fetchOnce(input, { ...init, signal: AbortSignal.any(signals) });
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function describe({ status, headers }: Response, ms: number): string {
  return `${status} after ${Math.round(ms)} ms, ${headers.get("x-request-id") ?? "no id"}`;
}

interface Retry {
  readonly attempted: string;
  readonly why: string;
  readonly delayMs: number;
  readonly signal: AbortSignal | null;
  readonly log: Logger;
}

function waitToRetry({ attempted, why, delayMs, signal, log }: Retry): Promise<void> {
  log.info(`${attempted}: ${why}; next attempt in ${Math.round(delayMs)} ms`);
  return sleep(delayMs, signal);
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
