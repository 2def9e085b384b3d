import {
  cacheMark,
  imageUrl,
  joinText,
  nameField,
  refuseDocument,
} from "../shared/encode-parts.ts";
import {
  assertNever,
  type ImagePart,
  type NoFieldsLeft,
  type PlainTurn as Turn,
  type TextPart,
  type ToolCall,
  type ToolResult,
  type UserPart,
} from "../../../core/conversation/conversation.ts";
import type { PlainConversation } from "../../../core/conversation/apply-changes.ts";
import { fitToolName } from "../shared/tool-names.ts";
import { answerCalls, orderTurns } from "../shared/turn-order.ts";
import { reasoningToSend } from "./call-reasoning.ts";
import { encodeCallId, type MessageEncoding } from "./encode-tools.ts";
import type { ChatContent, ChatMessage, ChatPart, ChatToolCall } from "./request-body.ts";

/** Encodes system text and turns in an order that the dialect accepts. */
export function encodeMessages(
  { system, turns }: Pick<PlainConversation, "system" | "turns">,
  encoding: MessageEncoding,
): ChatMessage[] {
  const head: ChatMessage[] =
    system.length === 0 ? [] : [{ role: "system", content: textContent(system, "\n\n", encoding) }];
  const { dialect, ignored } = encoding;
  const answered = answerCalls(turns, dialect);
  const shown = dialect.userAfterTool ? answered.flatMap(showImages) : answered;
  const ordered = orderTurns(shown, dialect, ignored);
  return [...head, ...ordered.flatMap((turn) => encodeTurn(turn, encoding))];
}

/**
 * Moves images of tool results to a user message after the consecutive results, in the same order
 * and without added text: tool messages are text in the API's reference. If no user message may
 * follow, the images stay in the results, which some servers accept.
 */
function showImages(turn: Turn): Turn | readonly Turn[] {
  if (turn.role !== "tool") return turn;
  const images = turn.results.flatMap(({ content }) => content.filter(isImage));
  if (images.length === 0) return turn;
  const results = turn.results.map((result) => ({
    ...result,
    content: result.content.filter((part) => !isImage(part)),
  }));
  return [
    { role: "tool", results },
    { role: "user", parts: images },
  ];
}

function isImage(part: UserPart): part is ImagePart {
  return part.type === "image";
}

function encodeTurn(turn: Turn, encoding: MessageEncoding): ChatMessage[] {
  switch (turn.role) {
    case "system": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      return [
        { role, content: textContent(parts, "\n\n", encoding), ...nameField(name, encoding) },
      ];
    }
    case "user": {
      const { role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      return [{ role, content: userContent(parts, encoding), ...nameField(name, encoding) }];
    }
    case "assistant":
      return [encodeAssistant(turn, encoding)];
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      return results.map((result) => encodeResult(result, encoding));
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
  rest satisfies NoFieldsLeft;
  const text = parts.filter((part) => part.type === "text");
  const calls = parts.filter((part) => part.type === "tool-call");
  const content = text.length === 0 && calls.length > 0 ? null : textContent(text, "", encoding);
  const [first] = calls;
  return {
    role,
    content,
    ...nameField(name, encoding),
    ...(first !== undefined && {
      ...reasoningToSend(first, true, encoding).ofMessage,
      tool_calls: calls.map((call) => encodeCall(call, call === first, encoding)),
    }),
  };
}

function encodeCall(call: ToolCall, isFirst: boolean, encoding: MessageEncoding): ChatToolCall {
  const { type: _type, id, name, argumentsJson, reasoningState, cacheControl, ...rest } = call;
  rest satisfies NoFieldsLeft;
  const { ofCall: extra, isUsed } = reasoningToSend(call, isFirst, encoding);
  if (reasoningState !== undefined && !isUsed) encoding.ignored.add("reasoning-state");
  cacheMark(cacheControl, encoding);
  return {
    id: encodeCallId(id, encoding.dialect),
    type: "function",
    function: { name: fitToolName(name), arguments: argumentsJson },
    ...(extra !== undefined && { extra_content: extra }),
  };
}

function encodeResult(result: ToolResult<UserPart>, encoding: MessageEncoding): ChatMessage {
  const { callId, toolName, content, isError, cacheControl, ...rest } = result;
  rest satisfies NoFieldsLeft;
  if (isError) encoding.ignored.add("tool-result-error");
  // No dialect accepts a mark on the message itself.
  if (cacheControl !== undefined) encoding.ignored.add("cache-control");
  const text = content.filter((part) => part.type === "text");
  return {
    role: "tool",
    tool_call_id: encodeCallId(callId, encoding.dialect),
    ...(encoding.dialect.toolResultNames && { name: fitToolName(toolName) }),
    content:
      text.length === content.length
        ? textContent(text, "\n", encoding)
        : content.map((part) => encodePart(part, encoding)),
  };
}

/**
 * Returns content as one string, which every server accepts, unless a part must carry a cache mark.
 */
function textContent(
  parts: readonly TextPart[],
  separator: string,
  encoding: MessageEncoding,
): ChatContent {
  const marked = parts.some((part) => part.cacheControl !== undefined);
  if (marked && encoding.dialect.cacheControl)
    return parts.map((part) => encodePart(part, encoding));
  return joinText(parts, separator, encoding);
}

function userContent(parts: readonly UserPart[], encoding: MessageEncoding): ChatContent {
  const only = parts[0];
  if (parts.length === 1 && only?.type === "text") return textContent([only], "", encoding);
  return parts.map((part) => encodePart(part, encoding));
}

function encodePart(part: UserPart, encoding: MessageEncoding): ChatPart {
  if (part.type === "text") {
    const { type, text, cacheControl, ...rest } = part;
    rest satisfies NoFieldsLeft;
    return { type, text, ...cacheMark(cacheControl, encoding) };
  }
  if (part.type === "document") return refuseDocument(part);
  const { type: _type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  return {
    type: "image_url",
    image_url: { url: imageUrl(source), ...(detail !== undefined && { detail }) },
    ...cacheMark(cacheControl, encoding),
  };
}
