import type { Schemas } from "../../generated/types.ts";
import type { CacheControl } from "../conversation/conversation.ts";
import type { RequestNotes } from "./request-notes.ts";

/** The part's cache mark, to be spread into it; `pointer` is the part's place. */
export function readCacheControl(
  wire: Schemas["CacheControl"] | undefined,
  notes: RequestNotes,
  pointer: string,
): { readonly cacheControl?: CacheControl } {
  if (wire === undefined) return {};
  notes.addParameter("cache-control", `${pointer}/cache_control`);
  const { ttl } = wire;
  return { cacheControl: { type: "ephemeral", ...(ttl !== undefined && { ttl }) } };
}
