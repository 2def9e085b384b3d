import type { CacheControl, Turn } from "./conversation.ts";
import type { Marked } from "./move-marks.ts";

interface Carrier {
  readonly cacheControl?: CacheControl;
}

/** Returns whether a conversation has cache marks, all of which ask for an hour. */
export function asksForHours({ tools, system, turns }: Marked): boolean {
  const carriers: readonly Carrier[] = [...tools, ...system, ...turns.flatMap(carriersOf)];
  const marks = carriers.flatMap(({ cacheControl }) => cacheControl ?? []);
  return marks.length > 0 && marks.every(({ ttl }) => ttl === "1h");
}

function carriersOf(turn: Turn): readonly Carrier[] {
  if (turn.role !== "tool") return turn.parts;
  return turn.results.flatMap((result) => [result, ...result.content]);
}
