import type { CacheControl } from "../conversation/conversation.ts";
import type { RequestNotes } from "./request-notes.ts";

/** `cache_control` as both protocols write it. */
export interface WireCacheControl {
  readonly type: "ephemeral";
  readonly ttl?: "5m" | "1h" | null;
}

/** The part's cache mark, to be spread into it; `pointer` is the part's place. */
export function readCacheControl(
  wire: WireCacheControl | null | undefined,
  notes: RequestNotes,
  pointer: string,
): { readonly cacheControl?: CacheControl } {
  if (wire === undefined || wire === null) return {};
  notes.say("cache-control", `${pointer}/cache_control`);
  const { ttl } = wire;
  return { cacheControl: { type: "ephemeral", ...(ttl !== undefined && ttl !== null && { ttl }) } };
}
