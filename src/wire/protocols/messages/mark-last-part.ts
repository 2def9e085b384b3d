import type { Schemas } from "../../../../generated/types.ts";
import type { CacheControl, Turn } from "../../../core/conversation/conversation.ts";
import { readCacheControl } from "../cache-control.ts";
import type { RequestNotes } from "../request-notes.ts";

/**
 * Applies the top-level `cache_control`, which asks to cache up to the end of the request: marks
 * the last part of the last turn that has parts. A mark that the client set on that part wins.
 */
export function markLastPart(
  turns: readonly Turn[],
  wire: Schemas["RequestCacheControl"] | undefined,
  notes: RequestNotes,
): readonly Turn[] {
  const { cacheControl } = readCacheControl(wire, notes, "");
  if (cacheControl === undefined) return turns;
  const at = turns.findLastIndex(hasParts);
  return turns.map((turn, place) => (place === at ? markTurn(turn, cacheControl) : turn));
}

/** Returns whether a turn has parts; a system turn that only sets an effort has none. */
function hasParts(turn: Turn): boolean {
  return turn.role === "tool" || turn.parts.length > 0;
}

function markTurn(turn: Turn, cacheControl: CacheControl): Turn {
  switch (turn.role) {
    case "tool":
      return { ...turn, results: markLast(turn.results, cacheControl) };
    case "system":
      return { ...turn, parts: markLast(turn.parts, cacheControl) };
    case "user":
      return { ...turn, parts: markLast(turn.parts, cacheControl) };
    case "assistant":
      return { ...turn, parts: markLast(turn.parts, cacheControl) };
  }
}

function markLast<T extends { readonly cacheControl?: CacheControl }>(
  parts: readonly T[],
  cacheControl: CacheControl,
): readonly T[] {
  const last = parts.at(-1);
  return last === undefined ? parts : [...parts.slice(0, -1), { cacheControl, ...last }];
}
