import type { Schemas } from "../../../generated/types.ts";
import type { CacheControl } from "../../core/conversation/conversation.ts";
import type { RequestNotes } from "./request-notes.ts";

/**
 * Returns the part's cache mark, to be spread into it; `pointer` is the part's place. The scope is
 * not forwarded: providers accept one only from their own agents, and a cache entry belongs to the
 * gateway's account.
 */
export function readCacheControl(
  wire: Schemas["CacheControl"] | Schemas["RequestCacheControl"] | undefined,
  notes: RequestNotes,
  pointer: string,
): { readonly cacheControl?: CacheControl } {
  if (wire === undefined || wire === null) return {};
  notes.addParameter("cache-control", `${pointer}/cache_control`);
  const { ttl, scope } = wire;
  if (scope !== undefined) notes.ignore(`${pointer}/cache_control/scope`);
  return { cacheControl: { type: "ephemeral", ...(ttl !== undefined && { ttl }) } };
}
