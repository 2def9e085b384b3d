import type { CacheControl, Turn } from "./conversation.ts";
import type { Marked } from "./move-marks.ts";

interface Carrier {
  readonly cacheControl?: CacheControl;
}

/** Returns whether a conversation has a mark that asks a cache to keep it for an hour. */
export function asksForHour({ tools, system, turns }: Marked): boolean {
  const carriers: readonly Carrier[] = [...tools, ...system, ...turns.flatMap(carriersOf)];
  return carriers.some(({ cacheControl }) => cacheControl?.ttl === "1h");
}

function carriersOf(turn: Turn): readonly Carrier[] {
  if (turn.role !== "tool") return turn.parts;
  return turn.results.flatMap((result) => [result, ...result.content]);
}
