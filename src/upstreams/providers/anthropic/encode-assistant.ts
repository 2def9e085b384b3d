import type { Upstream } from "../../catalog/model.ts";
import type {
  NoFieldsLeft,
  TextPart,
  ToolCall,
  Turn,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { UNKNOWN_REASONING } from "../shared/missing-reasoning.ts";
import { fitToolName } from "../shared/tool-names.ts";
import { type CallThinking, unpackThinking } from "./call-thinking.ts";
import { cacheField, encodeText } from "./encode-text.ts";
import type { WireAssistantBlock, WireText, WireToolUse } from "./request-body.ts";
import { TOOL_NAME_CHARS_MAX } from "./request-body.ts";

export type AssistantTurn = Extract<Turn, { role: "assistant" }>;

export interface AssistantEncoding {
  readonly wireId: (id: string) => string;
  readonly upstream: Upstream;
  readonly ignored: Set<IgnoredParameter>;
  /** Whether thinking is sent back. */
  readonly carriesThinking: boolean;
  /** Whether a message whose calls have no thinking gets a substitute. */
  readonly fillsThinking: boolean;
  /** Whether the turn is the last one, which the model has to continue. */
  readonly last: boolean;
}

/**
 * Encodes an assistant's turn with text, thinking and calls in the order of the reply, because
 * thinking is valid only in its original place. Clients of chat completions return all text before
 * the calls, so a call's state records how much text preceded it, each of its blocks, and calls
 * that have no state.
 */
export function encodeAssistant(
  turn: AssistantTurn,
  encoding: AssistantEncoding,
): WireAssistantBlock[] {
  const { role: _role, parts, name, ...rest } = turn;
  rest satisfies NoFieldsLeft;
  if (name !== undefined) encoding.ignored.add("participant-name");
  const text = new TurnText(textsOf(parts, encoding.last));
  const blocks: WireAssistantBlock[] = [];
  const thoughts = parts.flatMap((part) =>
    part.type === "tool-call" ? [thinkingOf(part.reasoningState, encoding)] : [],
  );
  const places = placesOf(thoughts);
  let calls = 0;
  let textBefore = 0;
  for (const part of parts) {
    if (part.type === "text") {
      textBefore += part.text.length;
      continue;
    }
    const { reasoningState: _state, ...call } = part;
    const callAt = Math.min(textBefore, places[calls] ?? textBefore);
    for (const { block, textBefore: at } of thoughts[calls]?.blocks ?? []) {
      blocks.push(...text.takeUpTo(Math.min(at, callAt)), block);
    }
    blocks.push(...text.takeUpTo(callAt), encodeCall(call, encoding));
    calls += 1;
  }
  const isBare = calls > 0 && thoughts.every((thinking) => thinking === undefined);
  return [
    ...(isBare && encoding.fillsThinking ? [UNKNOWN_THINKING] : []),
    ...blocks,
    ...text.takeUpTo(Number.POSITIVE_INFINITY),
  ];
}

/**
 * Thinking that is unknown, for servers that refuse a call without any: the text that their chat
 * completions accept, with the empty signature that DeepSeek's `/anthropic` accepts. Source:
 * qwen-code 3788.
 */
const UNKNOWN_THINKING: WireAssistantBlock = {
  type: "thinking",
  thinking: UNKNOWN_REASONING,
  signature: "",
};

/** Returns how much text precedes each call, from its own state or that of a later call. */
function placesOf(thoughts: readonly (CallThinking | undefined)[]): (number | undefined)[] {
  const places = thoughts.map((thinking) => thinking?.textBefore);
  for (const [call, thinking] of thoughts.entries()) {
    for (const [back, place] of (thinking?.callsBefore ?? []).toReversed().entries()) {
      places[call - 1 - back] ??= place;
    }
  }
  return places;
}

/**
 * Returns the texts without trailing white space in a message to be continued, which the API
 * rejects.
 */
function textsOf(parts: AssistantTurn["parts"], last: boolean): TextPart[] {
  return parts.flatMap((part, at) => {
    if (part.type !== "text") return [];
    const trims = last && at === parts.length - 1;
    const text = trims ? part.text.trimEnd() : part.text;
    return text === "" ? [] : [{ ...part, text }];
  });
}

/** The text of a turn, which is consumed in order. */
class TurnText {
  readonly #parts: TextPart[];
  #taken = 0;

  constructor(parts: readonly TextPart[]) {
    this.#parts = [...parts];
  }

  /** Takes the remaining text up to this many characters of the whole text. */
  takeUpTo(end: number): WireText[] {
    const taken: WireText[] = [];
    for (let part = this.#parts[0]; part !== undefined; part = this.#parts[0]) {
      const length = wholeCharacters(part.text, end - this.#taken);
      if (length <= 0) break;
      this.#taken += length;
      const isWhole = length === part.text.length;
      const { cacheControl: _mark, ...unmarked } = part;
      taken.push(...encodeText(isWhole ? part : { ...unmarked, text: part.text.slice(0, length) }));
      if (isWhole) this.#parts.shift();
      else this.#parts[0] = { ...part, text: part.text.slice(length) };
    }
    return taken;
  }
}

const BASIC_PLANE_MAX = 0xffff;

/** Returns the end of at most `length` characters, plus one if a surrogate pair would be split. */
function wholeCharacters(text: string, length: number): number {
  if (length <= 0 || length >= text.length) return Math.min(length, text.length);
  const isCut = (text.codePointAt(length - 1) ?? 0) > BASIC_PLANE_MAX;
  return isCut ? length + 1 : length;
}

function thinkingOf(
  state: string | undefined,
  { upstream, ignored, carriesThinking }: AssistantEncoding,
): CallThinking | undefined {
  const thinking = carriesThinking ? unpackThinking(state, upstream) : undefined;
  if (state !== undefined && thinking === undefined) ignored.add("reasoning-state");
  return thinking;
}

function encodeCall(
  call: Omit<ToolCall, "reasoningState">,
  { wireId }: AssistantEncoding,
): WireToolUse {
  const { type: _type, id, name, argumentsJson, cacheControl, ...rest } = call;
  rest satisfies NoFieldsLeft;
  return {
    type: "tool_use",
    id: wireId(id),
    name: fitToolName(name, TOOL_NAME_CHARS_MAX),
    input: RawJson.ofText(argumentsJson),
    ...cacheField(cacheControl),
  };
}
