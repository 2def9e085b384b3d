import type { Upstream } from "../../catalog/model.ts";
import {
  assertNever,
  type CacheControl,
  type ImagePart,
  type ImageSource,
  type NothingLeft,
  type TextPart,
  type ToolCall,
  type ToolResult,
  type Turn,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { asObject, parseExactly } from "../json.ts";
import { fitToolName } from "../tool-names.ts";
import { unpackThinking } from "./carried-thinking.ts";
import { TOOL_NAME_CHARS_MAX } from "./tool-name-bound.ts";
import type {
  WireAssistantBlock,
  WireImage,
  WireMessage,
  WireText,
  WireThinkingBlock,
  WireToolResult,
  WireToolUse,
  WireUserBlock,
} from "./request-body.ts";

/** The API requires a user message first; a chat that starts otherwise gets this one. */
const OPENING: WireText = { type: "text", text: "(The conversation begins.)" };

/**
 * Encodes turns. Consecutive turns other than the assistant's become one user message, with tool
 * results first as the API requires; system text between turns becomes text in its place. Collects
 * in `ignored` what the API cannot carry.
 */
export function encodeMessages(
  turns: readonly Turn[],
  upstream: Upstream,
  ignored: Set<IgnoredParameter>,
): WireMessage[] {
  const wireId = createIdMap();
  const messages: WireMessage[] = [];
  for (const [at, turn] of turns.entries()) {
    if (turn.role === "assistant") {
      const last = at === turns.length - 1;
      const content = encodeAssistant(turn, { wireId, upstream, ignored, last });
      if (content.length > 0) messages.push({ role: "assistant", content });
      continue;
    }
    const blocks = encodeUser(turn, { wireId, upstream, ignored });
    const before = messages.at(-1);
    if (before?.role === "user") {
      messages[messages.length - 1] = {
        role: "user",
        content: resultsFirst([...before.content, ...blocks]),
      };
    } else if (blocks.length > 0) messages.push({ role: "user", content: blocks });
  }
  return messages[0]?.role === "user"
    ? messages
    : [{ role: "user", content: [OPENING] }, ...messages];
}

function resultsFirst(blocks: readonly WireUserBlock[]): WireUserBlock[] {
  return [
    ...blocks.filter((block) => block.type === "tool_result"),
    ...blocks.filter((block) => block.type !== "tool_result"),
  ];
}

interface BlockEncoding {
  readonly wireId: (id: string) => string;
  readonly upstream: Upstream;
  readonly ignored: Set<IgnoredParameter>;
}

type AssistantTurn = Extract<Turn, { role: "assistant" }>;

/** The thinking before the first call also precedes the text, as it did in the reply. */
function encodeAssistant(
  turn: AssistantTurn,
  { last, ...encoding }: BlockEncoding & { readonly last: boolean },
): WireAssistantBlock[] {
  const { role: _role, parts, name, ...rest } = turn;
  rest satisfies NothingLeft;
  if (name !== undefined) encoding.ignored.add("participant-name");
  const firstCall = parts.findIndex((part) => part.type === "tool-call");
  const head: WireThinkingBlock[] = [];
  const blocks = parts.flatMap((part, at): WireAssistantBlock[] => {
    if (part.type === "tool-call") {
      const { reasoningState, ...call } = part;
      const thinking = thinkingOf(reasoningState, encoding);
      const use = encodeCall(call, encoding);
      if (at !== firstCall) return [...thinking, use];
      head.push(...thinking);
      return [use];
    }
    // The API rejects trailing white space in a message that the model is to continue.
    const trims = last && at === parts.length - 1;
    return encodeText(trims ? { ...part, text: part.text.trimEnd() } : part);
  });
  return [...head, ...blocks];
}

function thinkingOf(
  state: string | undefined,
  { upstream, ignored }: BlockEncoding,
): readonly WireThinkingBlock[] {
  const thinking = unpackThinking(state, upstream);
  if (state !== undefined && thinking === undefined) ignored.add("reasoning-state");
  return thinking ?? [];
}

function encodeCall(
  call: Omit<ToolCall, "reasoningState">,
  { wireId }: BlockEncoding,
): WireToolUse {
  const { type: _type, id, name, argumentsJson, cacheControl, ...rest } = call;
  rest satisfies NothingLeft;
  return {
    type: "tool_use",
    id: wireId(id),
    name: fitToolName(name, TOOL_NAME_CHARS_MAX),
    input: encodeInput(argumentsJson),
    ...cached(cacheControl),
  };
}

/** The API requires an object; other text is wrapped as the vendor's guide shows. */
function encodeInput(argumentsJson: string): object {
  if (argumentsJson.trim() === "") return {};
  try {
    const input = asObject(parseExactly(argumentsJson));
    if (input !== undefined) return input;
  } catch {
    // The model did not write valid JSON: it is sent unchanged, below.
  }
  return { INVALID_JSON: argumentsJson };
}

function encodeUser(turn: Exclude<Turn, AssistantTurn>, encoding: BlockEncoding): WireUserBlock[] {
  switch (turn.role) {
    case "system":
    case "user": {
      const { role: _role, parts, name, ...rest } = turn;
      rest satisfies NothingLeft;
      if (name !== undefined) encoding.ignored.add("participant-name");
      return parts.flatMap((part) => encodePart(part, encoding.ignored));
    }
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NothingLeft;
      return results.map((result) => encodeResult(result, encoding));
    }
    default:
      return assertNever(turn);
  }
}

function encodeResult(result: ToolResult, { wireId, ignored }: BlockEncoding): WireToolResult {
  // The API identifies the tool by its call.
  const { callId, toolName: _toolName, content, isError, cacheControl, ...rest } = result;
  rest satisfies NothingLeft;
  const blocks = content.flatMap((part) => encodePart(part, ignored));
  return {
    type: "tool_result",
    tool_use_id: wireId(callId),
    ...(blocks.length > 0 && { content: blocks }),
    ...(isError && { is_error: true }),
    ...cached(cacheControl),
  };
}

function encodePart(
  part: TextPart | ImagePart,
  ignored: Set<IgnoredParameter>,
): (WireText | WireImage)[] {
  if (part.type === "text") return encodeText(part);
  const { type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  if (detail !== undefined && detail !== "auto") ignored.add("image-detail");
  return [{ type, source: encodeSource(source), ...cached(cacheControl) }];
}

function encodeSource(source: ImageSource): WireImage["source"] {
  if (source.kind === "url") {
    const { kind: type, url, ...rest } = source;
    rest satisfies NothingLeft;
    return { type, url };
  }
  const { kind: type, mediaType, data, ...rest } = source;
  rest satisfies NothingLeft;
  return { type, media_type: mediaType, data };
}

/** The API rejects empty text, which carries no content anyway. */
export function encodeText(part: TextPart): WireText[] {
  const { type, text, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  return text.trim() === "" ? [] : [{ type, text, ...cached(cacheControl) }];
}

/** A cache mark, if there is one. */
export function cached(mark: CacheControl | undefined): { readonly cache_control?: CacheControl } {
  return mark === undefined ? {} : { cache_control: mark };
}

/** The API allows letters, digits, `_` and `-` in ids; other ids are mapped to unique ones. */
function createIdMap(): (id: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  return (id) => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const plain = id.replace(/[^\w-]/g, "_") || "call";
    let free = plain;
    for (let suffix = 2; taken.has(free); suffix += 1) free = `${plain}_${suffix}`;
    ids.set(id, free);
    taken.add(free);
    return free;
  };
}
