import type { Limits, LimitState, WindowState } from "./limiter.ts";

/** A slice expires after this time. */
const SLICE_MS = 1_000;
const SLICE_MAX = 64;
/** A slice is at most this share of a minute's requests: small limits are counted one by one. */
const SLICES_PER_MINUTE = 600;

/** A key's state in this process: the last answer, and the requests that it may still grant. */
export interface SharedKey {
  left: number;
  atMs: number;
  requests: number;
  /** Null if the last request sent to the server had no token limit, so its tokens are unknown. */
  tokens: number | null;
  /** The dead processes whose slots were removed, as in `ProcessSlots.dead`. */
  buried: string;
}

/** Returns the state of a key that the server has not been asked about. */
export function unknownKey(): SharedKey {
  return { left: 0, atMs: -Infinity, requests: 0, tokens: null, buried: "" };
}

/** Reports whether the rest of a slice covers a request with these limits. */
export function canGrant(
  { left, atMs, tokens }: SharedKey,
  { tokensPerMinute, concurrentRequests }: Limits,
  nowMs: number,
): boolean {
  const hasTokens = tokensPerMinute === null || (tokens !== null && tokens > 0);
  return left > 0 && hasTokens && concurrentRequests === null && nowMs - atMs < SLICE_MS;
}

/** Removes the rest of an expired slice and returns it, so that it can be given back. */
export function takeExpired(known: SharedKey, nowMs: number): number {
  if (nowMs - known.atMs < SLICE_MS) return 0;
  const { left } = known;
  known.left = 0;
  return left;
}

/** Returns the remaining amounts as of the last answer. */
export function sharedState(known: SharedKey, limits: Limits): LimitState {
  const { requestsPerMinute, tokensPerMinute } = limits;
  return {
    ...(requestsPerMinute !== null && {
      requests: windowOf(requestsPerMinute, known.requests + known.left),
    }),
    ...(tokensPerMinute !== null &&
      known.tokens !== null && { tokens: windowOf(tokensPerMinute, known.tokens) }),
  };
}

/** Returns how many requests are granted at once, by the limit per minute. */
export function sliceOf({ requestsPerMinute }: Pick<Limits, "requestsPerMinute">): number {
  if (requestsPerMinute === null) return SLICE_MAX;
  return Math.max(1, Math.min(SLICE_MAX, Math.floor(requestsPerMinute / SLICES_PER_MINUTE)));
}

/** Returns the window of a limit whose bucket holds `level` units. */
function windowOf(limit: number, level: number): WindowState {
  return {
    limit,
    remaining: Math.max(0, Math.min(limit, Math.floor(level))),
    resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit)),
  };
}
