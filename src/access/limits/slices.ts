import type { Limits, WindowState } from "./limiter.ts";

/** A slice is used up or given up within this time. */
export const SLICE_MS = 1_000;
const SLICE_MAX = 64;
/** A slice is at most this share of a minute's requests: small limits are counted one by one. */
const SLICES_PER_MINUTE = 600;

/** How many requests are granted at once, by the limit of a minute's. */
export function sliceOf({ requestsPerMinute }: Pick<Limits, "requestsPerMinute">): number {
  if (requestsPerMinute === null) return SLICE_MAX;
  return Math.max(1, Math.min(SLICE_MAX, Math.floor(requestsPerMinute / SLICES_PER_MINUTE)));
}

/** The window of a limit whose bucket holds `level` units. */
export function windowOf(limit: number, level: number): WindowState {
  return {
    limit,
    remaining: Math.max(0, Math.min(limit, Math.floor(level))),
    resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit)),
  };
}
