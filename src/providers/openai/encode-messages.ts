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
import type { ChatContent, ChatMessage, ChatPart, ChatToolCall } from "./request-body.ts";

export interface MessageEncoding {
  /** Whether the upstream takes `cache_control` on content parts. */
  readonly cacheControl: boolean;
  /** Takes what the wire cannot carry. */
  readonly ignored: Set<IgnoredParameter>;
}

/** Encodes system text and turns; images in tool results follow as a user message. */
export function encodeMessages(
  conversation: Conversation,
  encoding: MessageEncoding,
): ChatMessage[] {
  const { system } = conversation;
  const head: ChatMessage[] =
    system.length === 0 ? [] : [{ role: "system", content: textContent(system, "\n\n", encoding) }];
  return [...head, ...conversation.turns.flatMap((turn) => encodeTurn(turn, encoding))];
}

function encodeTurn(turn: Turn, encoding: MessageEncoding): ChatMessage[] {
  switch (turn.role) {
    case "system":
      return [
        { role: "system", content: textContent(turn.parts, "\n\n", encoding), ...nameOf(turn) },
      ];
    case "user":
      return [{ role: "user", content: userContent(turn.parts, encoding), ...nameOf(turn) }];
    case "assistant": {
      const text = turn.parts.filter((part) => part.type === "text");
      const calls = turn.parts.filter((part) => part.type === "tool-call");
      for (const call of calls) {
        noteCache(call.cacheControl, encoding);
        if (call.reasoningState !== undefined) encoding.ignored.add("reasoning-state");
      }
      const content =
        text.length === 0 && calls.length > 0 ? null : textContent(text, "", encoding);
      const toolCalls = calls.length === 0 ? {} : { tool_calls: calls.map(encodeCall) };
      return [{ role: "assistant", content, ...nameOf(turn), ...toolCalls }];
    }
    case "tool":
      return encodeResults(turn.results, encoding);
    default:
      return assertNever(turn);
  }
}

function nameOf(turn: { readonly name?: string }): { readonly name?: string } {
  return turn.name === undefined ? {} : { name: turn.name };
}

function encodeCall({ id, name, argumentsJson }: ToolCall): ChatToolCall {
  // Chat templates parse the arguments, and an empty text is no JSON.
  return {
    id,
    type: "function",
    function: { name, arguments: argumentsJson === "" ? "{}" : argumentsJson },
  };
}

function encodeResults(results: readonly ToolResult[], encoding: MessageEncoding): ChatMessage[] {
  const messages: ChatMessage[] = [];
  const images: ChatPart[] = [];
  for (const result of results) {
    if (result.isError) encoding.ignored.add("tool-result-error");
    noteCache(result.cacheControl, encoding);
    const text = result.content.filter((part) => part.type === "text");
    const shown = result.content.filter((part) => part.type === "image");
    const what = shown.length === 1 ? "an image" : `${shown.length} images`;
    const note = `(${what}: see the next user message)`;
    const parts: readonly TextPart[] =
      shown.length === 0 ? text : [...text, { type: "text", text: note }];
    messages.push({
      role: "tool",
      tool_call_id: result.callId,
      content: textContent(parts, "\n", encoding),
    });
    if (shown.length === 0) continue;
    images.push({ type: "text", text: `Result of ${result.toolName} (${result.callId}):` });
    images.push(...shown.map((part) => encodePart(part, encoding)));
  }
  return images.length === 0 ? messages : [...messages, { role: "user", content: images }];
}

/** One string, which every server takes, unless a part must carry a cache mark. */
function textContent(
  parts: readonly TextPart[],
  separator: string,
  encoding: MessageEncoding,
): ChatContent {
  const marked = parts.some((part) => part.cacheControl !== undefined);
  if (marked && encoding.cacheControl) return parts.map((part) => encodePart(part, encoding));
  for (const part of parts) noteCache(part.cacheControl, encoding);
  return parts.map((part) => part.text).join(separator);
}

function userContent(parts: readonly UserPart[], encoding: MessageEncoding): ChatContent {
  const only = parts[0];
  if (parts.length === 0) return "";
  if (parts.length === 1 && only?.type === "text") return textContent([only], "", encoding);
  return parts.map((part) => encodePart(part, encoding));
}

function encodePart(part: TextPart | ImagePart, encoding: MessageEncoding): ChatPart {
  const mark =
    part.cacheControl !== undefined && encoding.cacheControl
      ? { cache_control: part.cacheControl }
      : {};
  noteCache(part.cacheControl, encoding);
  if (part.type === "text") return { type: "text", text: part.text, ...mark };
  const { source, detail } = part;
  const url = source.kind === "url" ? source.url : `data:${source.mediaType};base64,${source.data}`;
  return {
    type: "image_url",
    image_url: { url, ...(detail !== undefined && { detail }) },
    ...mark,
  };
}

function noteCache(mark: CacheControl | undefined, encoding: MessageEncoding): void {
  if (mark !== undefined && !encoding.cacheControl) encoding.ignored.add("cache-control");
}
