import type { Limits, LimitState, WindowState } from "./limiter.ts";

/** A slice expires after this time. */
const SLICE_MS = 1_000;
const SLICE_MAX = 64;
/** A slice is at most this share of a minute's requests: small limits are counted one by one. */
const SLICES_PER_MINUTE = 600;

/**
 * A key's state in this process: the last answer, and the requests and tokens that the process may
 * still grant.
 */
export interface SharedKey {
  left: number;
  tokensLeft: number;
  /** When the last answer was asked for. */
  atMs: number;
  /** Tokens of the latest reservation. */
  needed: number;
  /** Whether a reservation in flight asks for a slice of tokens. */
  isBuying: boolean;
  requests: number;
  /** Null if the last request sent to the server had no token limit, so its tokens are unknown. */
  tokens: number | null;
  /** The dead processes whose slots were removed, as in `ProcessSlots.dead`. */
  buried: string;
}

/** Returns the state of a key that the server has not been asked about. */
export function unknownKey(): SharedKey {
  const slice = { left: 0, tokensLeft: 0, atMs: -Infinity };
  return { ...slice, needed: 1, isBuying: false, requests: 0, tokens: null, buried: "" };
}

/** Reports whether the rest of a slice covers a request with these limits. */
export function canGrant(known: SharedKey, limits: Limits, nowMs: number): boolean {
  const { left, tokens, tokensLeft } = known;
  const { tokensPerMinute, concurrentRequests } = limits;
  const hasTokens = tokensPerMinute === null || (tokens !== null && tokens + tokensLeft >= 1);
  return left > 0 && hasTokens && concurrentRequests === null && isFresh(known, nowMs);
}

/** Removes the rest of an expired slice of requests and returns it, so that it is given back. */
export function takeExpired(known: SharedKey, nowMs: number): number {
  if (isFresh(known, nowMs)) return 0;
  const { left } = known;
  known.left = 0;
  return left;
}

/** Removes the rest of a slice of tokens and returns it, so that it is given back. */
export function takeTokens(known: SharedKey): number {
  const { tokensLeft } = known;
  known.tokensLeft = 0;
  return tokensLeft;
}

/**
 * Charges tokens to the rest of a slice, or gives them back to it if the number is negative.
 * Returns false if the slice has expired, has too few, or would be larger than a slice.
 */
export function spendLocally(
  known: SharedKey,
  tokens: number,
  limit: number,
  nowMs: number,
): boolean {
  const left = known.tokensLeft - tokens;
  if (!isFresh(known, nowMs) || left < 0 || left > tokenSliceOf(limit)) return false;
  known.tokensLeft = left;
  return true;
}

function isFresh({ atMs }: SharedKey, nowMs: number): boolean {
  return nowMs - atMs < SLICE_MS;
}

/** Returns the remaining amounts as of the last answer. */
export function sharedState(known: SharedKey, limits: Limits): LimitState {
  const { requestsPerMinute, tokensPerMinute } = limits;
  return {
    ...(requestsPerMinute !== null && {
      requests: windowOf(requestsPerMinute, known.requests + known.left),
    }),
    ...(tokensPerMinute !== null &&
      known.tokens !== null && {
        tokens: windowOf(tokensPerMinute, known.tokens + known.tokensLeft),
      }),
  };
}

/** Returns how many requests are granted at once, by the limit per minute. */
export function sliceOf({ requestsPerMinute }: Pick<Limits, "requestsPerMinute">): number {
  if (requestsPerMinute === null) return SLICE_MAX;
  return Math.max(1, Math.min(SLICE_MAX, Math.floor(requestsPerMinute / SLICES_PER_MINUTE)));
}

/** Returns how many tokens are granted at once; small limits are counted by the server alone. */
export function tokenSliceOf(tokensPerMinute: number): number {
  return Math.floor(tokensPerMinute / SLICES_PER_MINUTE);
}

/** Returns the window of a limit whose bucket holds `level` units. */
function windowOf(limit: number, level: number): WindowState {
  return {
    limit,
    remaining: Math.max(0, Math.min(limit, Math.floor(level))),
    resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit)),
  };
}
