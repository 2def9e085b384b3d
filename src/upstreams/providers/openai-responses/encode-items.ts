import {
  cacheMark,
  imageUrl,
  joinText,
  nameField,
  type PartEncoding,
  plainText,
  refuseDocument,
} from "../shared/encode-parts.ts";
import type { Upstream } from "../../catalog/model.ts";
import {
  assertNever,
  type NoFieldsLeft,
  type PlainTurn as Turn,
  type TextPart,
  type ToolCall,
  type ToolResult,
  type UserPart,
} from "../../../core/conversation/conversation.ts";
import type { PlainConversation } from "../../../core/conversation/apply-changes.ts";
import { inputOfArguments } from "../../../core/conversation/input-reader.ts";
import { fitCallId, fitToolName } from "../shared/tool-names.ts";
import { orderTurns } from "../shared/turn-order.ts";
import type { dialectOf } from "./dialects.ts";
import { type PositionedReasoning, unpackReasoning } from "./reasoning-item.ts";
import type { ResponsesContent, ResponsesItem } from "./request-body.ts";

export interface ItemEncoding extends PartEncoding {
  readonly upstream: Upstream;
  readonly dialect: ReturnType<typeof dialectOf>;
  /** See `customToolNames`. */
  readonly customTools: ReadonlySet<string>;
}

/**
 * Encodes system text and turns as input items. System text is an item, not `instructions`: it
 * keeps its position, and the API looks for the word JSON only in the input.
 */
export function encodeItems(
  { system, turns }: Pick<PlainConversation, "system" | "turns">,
  encoding: ItemEncoding,
): ResponsesItem[] {
  const head: ResponsesItem[] =
    system.length === 0 ? [] : [{ role: "system", content: joinText(system, "\n\n", encoding) }];
  const ordered = orderTurns(turns, encoding.dialect, encoding.ignored);
  return [...head, ...ordered.flatMap((turn) => encodeTurn(turn, encoding))];
}

function encodeTurn(turn: Turn, encoding: ItemEncoding): ResponsesItem[] {
  switch (turn.role) {
    case "system": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      nameField(name, encoding);
      return [{ role, content: joinText(parts, "\n\n", encoding) }];
    }
    case "user": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      nameField(name, encoding);
      return [{ role, content: encodeContent(parts, "", encoding) }];
    }
    case "assistant": {
      const { role: _role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      nameField(name, encoding);
      return encodeAssistant(parts, encoding);
    }
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      return results.map((result) => encodeResult(result, encoding));
    }
    default:
      return assertNever(turn);
  }
}

/** Encodes text, reasoning and calls in the model's order. */
function encodeAssistant(
  parts: Extract<Turn, { role: "assistant" }>["parts"],
  encoding: ItemEncoding,
): ResponsesItem[] {
  const items: ResponsesItem[] = [];
  let text: TextPart[] = [];
  const say = (): void => {
    if (text.length > 0) items.push({ role: "assistant", content: joinText(text, "", encoding) });
    text = [];
  };
  for (const part of parts) {
    if (part.type === "text") {
      text.push(part);
      continue;
    }
    const { reasoningState, ...call } = part;
    const reasoning = reasoningOf(reasoningState, encoding);
    items.push(...reasoning.filter(({ beforeText }) => beforeText).map(({ item }) => item));
    say();
    items.push(...reasoning.filter(({ beforeText }) => !beforeText).map(({ item }) => item));
    items.push(encodeCall(call, encoding));
  }
  say();
  return items;
}

function reasoningOf(
  reasoningState: string | undefined,
  { upstream, ignored }: ItemEncoding,
): readonly PositionedReasoning[] {
  if (reasoningState === undefined) return [];
  const reasoning = unpackReasoning(reasoningState, upstream);
  if (reasoning === undefined) ignored.add("reasoning-state");
  return reasoning ?? [];
}

function encodeCall(call: Omit<ToolCall, "reasoningState">, encoding: ItemEncoding): ResponsesItem {
  const { type: _type, id, name, argumentsJson, cacheControl, ...rest } = call;
  rest satisfies NoFieldsLeft;
  cacheMark(cacheControl, encoding);
  const names = { call_id: fitCallId(id), name: fitToolName(name) };
  return encoding.customTools.has(name)
    ? { type: "custom_tool_call", ...names, input: inputOfArguments(argumentsJson) }
    : { type: "function_call", ...names, arguments: argumentsJson };
}

function encodeResult(result: ToolResult<UserPart>, encoding: ItemEncoding): ResponsesItem {
  const { callId, toolName, content, isError, cacheControl, ...rest } = result;
  rest satisfies NoFieldsLeft;
  if (isError) encoding.ignored.add("tool-result-error");
  cacheMark(cacheControl, encoding);
  return {
    type: encoding.customTools.has(toolName) ? "custom_tool_call_output" : "function_call_output",
    call_id: fitCallId(callId),
    output: encodeContent(content, "\n", encoding),
  };
}

/** Encodes content: text without images is one string; with images it is a list of parts. */
function encodeContent(
  parts: readonly UserPart[],
  separator: string,
  encoding: ItemEncoding,
): string | ResponsesContent[] {
  const text = parts.filter((part) => part.type === "text");
  const isText = text.length === parts.length;
  if (isText && (text.length < 2 || separator !== "")) return joinText(text, separator, encoding);
  return parts.map((part) => encodePart(part, encoding));
}

function encodePart(part: UserPart, encoding: ItemEncoding): ResponsesContent {
  if (part.type === "text") return { type: "input_text", text: plainText(part, encoding) };
  if (part.type === "document") return refuseDocument(part);
  const { type: _type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  cacheMark(cacheControl, encoding);
  return { type: "input_image", image_url: imageUrl(source), detail: detail ?? "auto" };
}
