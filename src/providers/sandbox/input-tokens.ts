import {
  assertNever,
  type AssistantPart,
  type Conversation,
  type Turn,
  type UserPart,
} from "../../conversation/conversation.ts";
import { countTokens } from "./tokens.ts";

/** What each image counts; the catalog's overhead per image must be at least this. */
const IMAGE_TOKENS = 85;

/**
 * The input tokens of a conversation: the pieces of its texts, names, arguments and schemas, and a
 * fixed count an image. Never above the hold's upper bound, which counts the bytes of the same.
 */
export function countInputTokens(conversation: Conversation): number {
  let count = countParts(conversation.system);
  for (const turn of conversation.turns) count += countTurn(turn);
  for (const tool of conversation.tools) {
    count += countTokens(tool.name) + countTokens(tool.description ?? "");
    count += countJson(tool.parameters);
  }
  const { output } = conversation;
  if (output?.kind === "json-schema") {
    count += countTokens(output.name ?? "") + countTokens(output.description ?? "");
    count += countJson(output.schema);
  }
  return count;
}

function countTurn(turn: Turn): number {
  if (turn.role !== "tool") return countTokens(turn.name ?? "") + countParts(turn.parts);
  return turn.results.reduce((count, result) => count + countParts(result.content), 0);
}

function countParts(parts: readonly (UserPart | AssistantPart)[]): number {
  return parts.reduce((count, part) => count + countPart(part), 0);
}

function countPart(part: UserPart | AssistantPart): number {
  switch (part.type) {
    case "text":
      return countTokens(part.text);
    case "image":
      return IMAGE_TOKENS;
    case "tool-call":
      return countTokens(part.name) + countTokens(part.argumentsJson);
    default:
      return assertNever(part);
  }
}

function countJson(value: unknown): number {
  return value === undefined ? 0 : countTokens(JSON.stringify(value));
}
