import {
  assertNever,
  type CacheControl,
  type Conversation,
  type ImagePart,
  type ImageSource,
  type NothingLeft,
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
  { system, turns }: Pick<Conversation, "system" | "turns">,
  encoding: MessageEncoding,
): ChatMessage[] {
  const head: ChatMessage[] =
    system.length === 0 ? [] : [{ role: "system", content: textContent(system, "\n\n", encoding) }];
  return [...head, ...turns.flatMap((turn) => encodeTurn(turn, encoding))];
}

function encodeTurn(turn: Turn, encoding: MessageEncoding): ChatMessage[] {
  switch (turn.role) {
    case "system": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NothingLeft;
      return [{ role, content: textContent(parts, "\n\n", encoding), ...named(name) }];
    }
    case "user": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NothingLeft;
      return [{ role, content: userContent(parts, encoding), ...named(name) }];
    }
    case "assistant":
      return [encodeAssistant(turn, encoding)];
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NothingLeft;
      return encodeResults(results, encoding);
    }
    default:
      return assertNever(turn);
  }
}

function encodeAssistant(
  turn: Extract<Turn, { role: "assistant" }>,
  encoding: MessageEncoding,
): ChatMessage {
  const { role, parts, name, ...rest } = turn;
  rest satisfies NothingLeft;
  const text = parts.filter((part) => part.type === "text");
  const calls = parts.filter((part) => part.type === "tool-call");
  const content = text.length === 0 && calls.length > 0 ? null : textContent(text, "", encoding);
  const toolCalls =
    calls.length === 0 ? {} : { tool_calls: calls.map((call) => encodeCall(call, encoding)) };
  return { role, content, ...named(name), ...toolCalls };
}

function named(name: string | undefined): { readonly name?: string } {
  return name === undefined ? {} : { name };
}

function encodeCall(call: ToolCall, encoding: MessageEncoding): ChatToolCall {
  const { type: _type, id, name, argumentsJson, reasoningState, cacheControl, ...rest } = call;
  rest satisfies NothingLeft;
  if (reasoningState !== undefined) encoding.ignored.add("reasoning-state");
  noteCache(cacheControl, encoding);
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
    const { callId, toolName, content, isError, cacheControl, ...rest } = result;
    rest satisfies NothingLeft;
    if (isError) encoding.ignored.add("tool-result-error");
    noteCache(cacheControl, encoding);
    const text = content.filter((part) => part.type === "text");
    const shown = content.filter((part) => part.type === "image");
    const what = shown.length === 1 ? "an image" : `${shown.length} images`;
    const note = `(${what}: see the next user message)`;
    const parts: readonly TextPart[] =
      shown.length === 0 ? text : [...text, { type: "text", text: note }];
    messages.push({
      role: "tool",
      tool_call_id: callId,
      content: textContent(parts, "\n", encoding),
    });
    if (shown.length === 0) continue;
    images.push({ type: "text", text: `Result of ${toolName} (${callId}):` });
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
  return parts.map((part) => plainText(part, encoding)).join(separator);
}

function plainText(part: TextPart, encoding: MessageEncoding): string {
  const { type: _type, text, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  noteCache(cacheControl, encoding);
  return text;
}

function userContent(parts: readonly UserPart[], encoding: MessageEncoding): ChatContent {
  const only = parts[0];
  if (parts.length === 0) return "";
  if (parts.length === 1 && only?.type === "text") return textContent([only], "", encoding);
  return parts.map((part) => encodePart(part, encoding));
}

function encodePart(part: TextPart | ImagePart, encoding: MessageEncoding): ChatPart {
  if (part.type === "text") {
    const { type, text, cacheControl, ...rest } = part;
    rest satisfies NothingLeft;
    return { type, text, ...cacheMark(cacheControl, encoding) };
  }
  const { type: _type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  return {
    type: "image_url",
    image_url: { url: imageUrl(source), ...(detail !== undefined && { detail }) },
    ...cacheMark(cacheControl, encoding),
  };
}

function imageUrl(source: ImageSource): string {
  if (source.kind === "url") {
    const { kind: _kind, url, ...rest } = source;
    rest satisfies NothingLeft;
    return url;
  }
  const { kind: _kind, mediaType, data, ...rest } = source;
  rest satisfies NothingLeft;
  return `data:${mediaType};base64,${data}`;
}

function cacheMark(
  mark: CacheControl | undefined,
  encoding: MessageEncoding,
): { readonly cache_control?: CacheControl } {
  noteCache(mark, encoding);
  return mark !== undefined && encoding.cacheControl ? { cache_control: mark } : {};
}

function noteCache(mark: CacheControl | undefined, encoding: MessageEncoding): void {
  if (mark !== undefined && !encoding.cacheControl) encoding.ignored.add("cache-control");
}
