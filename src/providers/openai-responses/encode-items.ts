import type { Upstream } from "../../catalog/model.ts";
import {
  assertNever,
  type CacheControl,
  type Conversation,
  type ImagePart,
  type TextPart,
  type ToolCall,
  type ToolResult,
  type Turn,
  type UserPart,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { fitCallId, fitToolName } from "../tool-names.ts";
import { type PlacedReasoning, unpackReasoning } from "./reasoning-item.ts";
import type { ResponsesContent, ResponsesItem } from "./request-body.ts";

export interface ItemEncoding {
  readonly upstream: Upstream;
  /** Takes what the wire cannot carry. */
  readonly ignored: Set<IgnoredParameter>;
}

/**
 * Encodes system text and turns as input items. System text is an item, not `instructions`: it
 * keeps its place, and the wire looks for the word JSON in the input alone.
 */
export function encodeItems(conversation: Conversation, encoding: ItemEncoding): ResponsesItem[] {
  const { system, turns } = conversation;
  const head: ResponsesItem[] =
    system.length === 0 ? [] : [{ role: "system", content: joinText(system, "\n\n", encoding) }];
  return [...head, ...turns.flatMap((turn) => encodeTurn(turn, encoding))];
}

function encodeTurn(turn: Turn, encoding: ItemEncoding): ResponsesItem[] {
  if ("name" in turn && turn.name !== undefined) encoding.ignored.add("participant-name");
  switch (turn.role) {
    case "system":
      return [{ role: "system", content: joinText(turn.parts, "\n\n", encoding) }];
    case "user":
      return [{ role: "user", content: encodeContent(turn.parts, "", encoding) }];
    case "assistant":
      return encodeAssistant(turn, encoding);
    case "tool":
      return turn.results.map((result) => encodeResult(result, encoding));
    default:
      return assertNever(turn);
  }
}

/** Text, reasoning and calls in the order in which the model gave them. */
function encodeAssistant(
  { parts }: Extract<Turn, { role: "assistant" }>,
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
    const reasoning = reasoningOf(part, encoding);
    items.push(...reasoning.filter(({ beforeText }) => beforeText).map(({ item }) => item));
    say();
    items.push(...reasoning.filter(({ beforeText }) => !beforeText).map(({ item }) => item));
    items.push(encodeCall(part, encoding));
  }
  say();
  return items;
}

function reasoningOf(
  { reasoningState }: ToolCall,
  { upstream, ignored }: ItemEncoding,
): readonly PlacedReasoning[] {
  if (reasoningState === undefined) return [];
  const reasoning = unpackReasoning(reasoningState, upstream);
  if (reasoning === undefined) ignored.add("reasoning-state");
  return reasoning ?? [];
}

function encodeCall(call: ToolCall, encoding: ItemEncoding): ResponsesItem {
  noteCache(call.cacheControl, encoding);
  return {
    type: "function_call",
    call_id: fitCallId(call.id),
    name: fitToolName(call.name),
    arguments: call.argumentsJson === "" ? "{}" : call.argumentsJson,
  };
}

function encodeResult(result: ToolResult, encoding: ItemEncoding): ResponsesItem {
  if (result.isError) encoding.ignored.add("tool-result-error");
  noteCache(result.cacheControl, encoding);
  return {
    type: "function_call_output",
    call_id: fitCallId(result.callId),
    output: encodeContent(result.content, "\n", encoding),
  };
}

/** Text alone is one string; with images it is a list of parts. */
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

function encodePart(part: TextPart | ImagePart, encoding: ItemEncoding): ResponsesContent {
  noteCache(part.cacheControl, encoding);
  if (part.type === "text") return { type: "input_text", text: part.text };
  const { source, detail } = part;
  const url = source.kind === "url" ? source.url : `data:${source.mediaType};base64,${source.data}`;
  return { type: "input_image", image_url: url, detail: detail ?? "auto" };
}

function joinText(parts: readonly TextPart[], separator: string, encoding: ItemEncoding): string {
  for (const part of parts) noteCache(part.cacheControl, encoding);
  return parts.map(({ text }) => text).join(separator);
}

function noteCache(mark: CacheControl | undefined, { ignored }: ItemEncoding): void {
  if (mark !== undefined) ignored.add("cache-control");
}
