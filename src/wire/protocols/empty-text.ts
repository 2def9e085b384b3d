import type { Turn } from "../../core/conversation/conversation.ts";
import {
  type MarkedContent,
  type MarkPlace,
  moveMarks,
} from "../../core/conversation/move-marks.ts";
import type { RequestNotes } from "./request-notes.ts";

/** Returns whether a decoded part can be dropped: empty text without a cache mark. */
export function isEmptyPart(part: {
  readonly type: string;
  readonly text?: string;
  readonly cacheControl?: unknown;
}): boolean {
  return part.text === "" && part.cacheControl === undefined;
}

/**
 * Reports a user turn that has no content; `pointer` is the place of its content. An empty
 * assistant turn is valid: it is our form of an empty response, and clients send responses back.
 */
export function checkUserContent(
  content: string | readonly object[],
  notes: RequestNotes,
  pointer: string,
): void {
  const isEmpty =
    typeof content === "string"
      ? content === ""
      : content.every((part) => "text" in part && part.text === "");
  if (isEmpty) addEmpty(notes, pointer);
}

function addEmpty(notes: RequestNotes, pointer: string): void {
  notes.addIssue({
    pointer,
    rule: "empty-turn",
    message: "This message has no content.",
    hint: "Send text that is not empty, or leave the message out.",
  });
}

/**
 * Drops empty text, and assistant and system turns without other content. A cache mark moves to the
 * last block that can carry it; `patterns` are the places of marks that cannot be moved, and `first`
 * is the place of the first content.
 */
export function dropEmptyText(
  sent: MarkedContent,
  notes: RequestNotes,
  patterns: Readonly<Record<MarkPlace, string>>,
  first = "/messages/0/content",
): MarkedContent {
  const { content: moved, lostMarks: lost } = moveMarks(sent, (text) => text !== "");
  for (const place of lost) notes.ignore(`${patterns[place]}/cache_control`);
  const isClean = moved === sent && sent.turns.every(hasContent);
  const turns = isClean ? sent.turns : moved.turns.map(withoutEmptyText).filter(hasContent);
  const system = isClean ? sent.system : moved.system.filter((part) => !isEmptyPart(part));
  const isEmpty = system.length === 0 && turns.every(onlyChanges);
  if (isEmpty && !notes.hasIssues) addEmpty(notes, first);
  return { tools: moved.tools, system, turns };
}

function hasContent(turn: Turn): boolean {
  return turn.role === "tool" || turn.parts.length > 0 || "effort" in turn;
}

/** Returns whether a turn only has changes, but no content. */
function onlyChanges(turn: Turn): boolean {
  return turn.role === "system" && turn.parts.every(({ type }) => type !== "text");
}

function withoutEmptyText(turn: Turn): Turn {
  switch (turn.role) {
    case "tool": {
      const results = turn.results.map((result) => ({
        ...result,
        content: result.content.filter((part) => !isEmptyPart(part)),
      }));
      return { ...turn, results };
    }
    case "assistant":
      return { ...turn, parts: turn.parts.filter((part) => !isEmptyPart(part)) };
    case "user":
      return { ...turn, parts: turn.parts.filter((part) => !isEmptyPart(part)) };
    case "system":
      return { ...turn, parts: turn.parts.filter((part) => !isEmptyPart(part)) };
  }
}
