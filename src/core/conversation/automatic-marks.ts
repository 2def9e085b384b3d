import type { CacheControl, ResultPart, SystemPart, ToolResult, Turn } from "./conversation.ts";
import { type MarkedContent, marksOf } from "./move-marks.ts";

/** `blocks`: tools, results and parts carry marks; `parts`: only the parts of content. */
export type MarkCarriers = "blocks" | "parts";

const mark: CacheControl = { type: "ephemeral" };

/**
 * Returns the content with cache marks at its tools, its system text and its stable turns; unchanged
 * if it has marks. The stable turns are the last one that is not the assistant's, which the next
 * request repeats, and the one before the last reply, at which the previous request ended. Without
 * tools and replies no turn is marked: the request may be the only one. Sets at most four marks.
 */
export function setAutomaticMarks<T extends MarkedContent>(content: T, carriers: MarkCarriers): T {
  if (marksOf(content).length > 0) return content;
  const { tools, system, turns } = content;
  const isContinued = tools.length > 0 || turns.some(isReply);
  const places = isContinued ? stablePlaces(turns, carriers) : [];
  return {
    ...content,
    tools: carriers === "blocks" ? markLast(tools) : tools,
    system: markLast(system, isShown),
    turns: turns.map((turn, at) => (places.includes(at) ? markTurn(turn, carriers) : turn)),
  };
}

function stablePlaces(turns: readonly Turn[], carriers: MarkCarriers): readonly number[] {
  const last = turns.findLastIndex((turn) => isStable(turn, carriers));
  const reply = turns.findLastIndex((turn, at) => at < last && isReply(turn));
  const previous = turns.findLastIndex((turn, at) => at < reply && isStable(turn, carriers));
  return [previous, last];
}

function isReply({ role }: Turn): boolean {
  return role === "assistant";
}

/** Returns whether a turn can carry a mark. System text between turns may differ in each request. */
function isStable(turn: Turn, carriers: MarkCarriers): boolean {
  if (turn.role === "tool") return turn.results.some((result) => carries(result, carriers));
  return turn.role === "user" && turn.parts.some(isShown);
}

function carries({ content }: ToolResult, carriers: MarkCarriers): boolean {
  return carriers === "blocks" || content.some(isShown);
}

/** Returns whether a part is sent: some servers refuse blank text. */
function isShown(part: ResultPart | SystemPart): boolean {
  return part.type !== "text" || part.text.trim() !== "";
}

function markTurn(turn: Turn, carriers: MarkCarriers): Turn {
  if (turn.role === "user") return { ...turn, parts: markLast(turn.parts, isShown) };
  if (turn.role !== "tool") return turn;
  if (carriers === "blocks") return { ...turn, results: markLast(turn.results) };
  const last = turn.results.findLast((result) => carries(result, carriers));
  const results = turn.results.map((result) =>
    result === last ? { ...result, content: markLast(result.content, isShown) } : result,
  );
  return { ...turn, results };
}

interface Carrier {
  readonly cacheControl?: CacheControl;
}

function markLast<C extends Carrier>(
  items: readonly C[],
  mayCarry: (item: C) => boolean = () => true,
): readonly C[] {
  const last = items.findLastIndex(mayCarry);
  return items.map((item, at) => (at === last ? { ...item, cacheControl: mark } : item));
}
