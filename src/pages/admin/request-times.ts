import type { Schemas } from "../../../generated/admin/types.ts";
import { msBetween } from "../kit/format.js";

type RequestRecord = Schemas["RequestRecord"];

/** Returns the milliseconds from the start of a request to its end; null while it runs. */
export function durationOf({ started_at: start, ended_at: end }: RequestRecord): number | null {
  return end === null ? null : msBetween(start, end);
}

/** Returns when a call started, in milliseconds after the request's first call. */
export function startOfCall(calls: RequestRecord["upstreams"], at: number): number {
  const earlier = calls.slice(0, at).reduce((sum, { ms }) => sum + ms, 0);
  // Requests of earlier releases have no start, and pauses between their calls are unknown.
  return calls[at]?.after_ms ?? earlier;
}

/**
 * Returns the milliseconds until the reply of an upstream began; null if none did, or if it was cut
 * off later, when only its end is known.
 */
export function firstByteOf({ upstreams }: RequestRecord): number | null {
  const last = upstreams.at(-1);
  if (last === undefined || last.failure !== null) return null;
  if (last.status === 0 || last.status >= 400) return null;
  return startOfCall(upstreams, upstreams.length - 1) + last.ms;
}
