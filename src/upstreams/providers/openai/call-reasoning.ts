import type { Upstream } from "../../catalog/model.ts";
import type { ToolCall } from "../../../core/conversation/conversation.ts";
import { GrowingText } from "../../../core/conversation/growing-text.ts";
import { asObjects, asText } from "../../../core/raw-json/untyped-json.ts";
import { UNKNOWN_REASONING } from "../shared/missing-reasoning.ts";
import { readReasoningState, writeReasoningState } from "../shared/reasoning-state.ts";
import { type DecodeContext, type CountKept, KEPT_ITEM_CHARACTERS } from "../shared/decoding.ts";
import { type Dialect, dialectOf } from "./dialects.ts";
import type { MessageEncoding } from "./encode-tools.ts";
import { readDetail, type ReplyCall, type ReplyMessage } from "./reply-body.ts";
import type {
  ChatAssistantMessage,
  ChatReasoningDetail,
  ChatToolCallExtra,
} from "./request-body.ts";

/** Accepted by Gemini instead of an unknown signature. */
const BYPASS_SIGNATURE = "skip_thought_signature_validator";

/** Returns whether the text of the reasoning is sent back in a dialect. */
function sendsText({ reasoningBack }: Dialect): boolean {
  return reasoningBack === "reasoning" || reasoningBack === "reasoning-content";
}

/** Returns the text of the message's reasoning, from the state of its first call. */
export function unpackContent(call: ToolCall, upstream: Upstream): string | undefined {
  return unpack(call, upstream).content;
}

/** Reads the state of a call. It came from the client, and may have any content. */
function unpack({ reasoningState }: ToolCall, upstream: Upstream) {
  const state = reasoningState && readReasoningState(upstream, reasoningState);
  const { details, content, signature } = state || {};
  const read = asObjects(details).map(readDetail);
  return { details: read, content: asText(content ?? textOf(read)), signature: asText(signature) };
}

function textOf(details: readonly ChatReasoningDetail[]): string {
  return details.map(({ text = "" }) => text).join("");
}

/** The reasoning that is sent back with a call, in the fields of its message or of the call. */
interface SentReasoning {
  readonly ofMessage?: Pick<
    ChatAssistantMessage,
    "reasoning" | "reasoning_content" | "reasoning_details"
  >;
  readonly ofCall?: ChatToolCallExtra;
  /** Whether the call's state is forwarded. */
  readonly isUsed: boolean;
}

const nothing: SentReasoning = { isUsed: false };

/**
 * Reads a call's state as the dialect sends it back: the reasoning of the message, which its first
 * call carries, or the call's signature. A first call without them gets what the dialect sends
 * instead.
 */
export function reasoningToSend(
  call: ToolCall,
  isFirst: boolean,
  encoding: MessageEncoding,
): SentReasoning {
  const { upstream, dialect } = encoding;
  switch (dialect.reasoningBack) {
    case "none":
      return isFirst ? filled(encoding) : nothing;
    case "reasoning":
    case "reasoning-content": {
      if (!isFirst || !encoding.carriesReasoning) return nothing;
      const content = unpackContent(call, upstream);
      if (content === undefined) return filled(encoding);
      const isShort = dialect.reasoningBack === "reasoning";
      const ofMessage = isShort ? { reasoning: content } : { reasoning_content: content };
      return { ofMessage, isUsed: true };
    }
    case "reasoning-details":
      return isFirst ? sentDetails(call, encoding) : nothing;
    case "thought-signature": {
      const known = unpack(call, upstream).signature;
      const signature = known ?? (isFirst ? BYPASS_SIGNATURE : undefined);
      if (signature === undefined) return nothing;
      return { ofCall: { google: { thought_signature: signature } }, isUsed: known !== undefined };
    }
    default:
      return dialect.reasoningBack satisfies never;
  }
}

/** Returns a space as the reasoning of a message, if its model requires one. */
function filled({ carriesReasoning, fillsReasoning }: MessageEncoding): SentReasoning {
  if (!carriesReasoning || !fillsReasoning) return nothing;
  return { ofMessage: { reasoning_content: UNKNOWN_REASONING }, isUsed: false };
}

/**
 * Returns OpenRouter's details. DeepSeek and Kimi behind it also need the text (inspect_ai 4079, pi
 * 987); Gemini accepts its bypass value as one detail of the first call (Roo-Code 10640).
 */
function sentDetails(call: ToolCall, encoding: MessageEncoding): SentReasoning {
  const { upstream, dialect } = encoding;
  const { details, content = UNKNOWN_REASONING } = unpack(call, upstream);
  if (details.length === 0 && dialect.missingReasoning === "signature") {
    return { ofMessage: { reasoning_details: [bypassDetail(call)] }, isUsed: false };
  }
  if (details.length === 0) return filled(encoding);
  const needsText = encoding.carriesReasoning && encoding.fillsReasoning;
  return {
    ofMessage: {
      reasoning_details: details,
      ...(needsText && { reasoning_content: content }),
    },
    isUsed: true,
  };
}

function bypassDetail({ id }: ToolCall): ChatReasoningDetail {
  const format = "google-gemini-v1";
  return { type: "reasoning.encrypted", data: BYPASS_SIGNATURE, id, format, index: 0 };
}

/** A detail to which later pieces are added. */
type GrowingDetail = { -readonly [Field in keyof ChatReasoningDetail]: ChatReasoningDetail[Field] };

/** Collects, while a reply is decoded, the reasoning that its tool calls must send back. */
export class ReasoningCollector {
  readonly #upstream: Upstream;
  readonly #countKept: CountKept;
  readonly #dialect: Dialect;
  readonly #content = new GrowingText();
  readonly #details = new Map<string, GrowingDetail>();
  #isTaken = false;

  constructor({ upstream, countKept }: Pick<DecodeContext, "upstream" | "countKept">) {
    this.#upstream = upstream;
    this.#countKept = countKept;
    this.#dialect = dialectOf(upstream);
  }

  add({ deltas, reasoningDetails }: ReplyMessage): void {
    if (sendsText(this.#dialect)) {
      for (const { type, text } of deltas) if (type === "reasoning-delta") this.#content.add(text);
    }
    if (this.#dialect.reasoningBack !== "reasoning-details") return;
    for (const detail of reasoningDetails) this.#addDetail(detail);
  }

  /**
   * Returns the state of a call that starts now. The first call carries the message's reasoning.
   */
  take({ signature }: ReplyCall): { readonly reasoningState?: string } {
    const isSigned = this.#dialect.reasoningBack === "thought-signature";
    const state = isSigned ? { signature } : this.#takeOfMessage();
    const isEmpty = Object.values(state).every((value) => value === undefined);
    return isEmpty ? {} : { reasoningState: writeReasoningState(this.#upstream, state) };
  }

  #takeOfMessage(): object {
    if (this.#isTaken) return {};
    this.#isTaken = true;
    if (this.#content.length > 0) return { content: this.#content.text() };
    return this.#details.size > 0 ? { details: [...this.#details.values()] } : {};
  }

  /** Adds a detail. A stream delivers a detail in pieces with the same type and index. */
  #addDetail(detail: ChatReasoningDetail): void {
    this.#countKept(KEPT_ITEM_CHARACTERS + Object.values(detail).join("").length);
    const key = `${detail.type} ${detail.index ?? this.#details.size}`;
    const known = this.#details.get(key);
    if (known === undefined) {
      this.#details.set(key, { ...detail });
      return;
    }
    for (const field of ["text", "summary", "data"] as const) {
      const piece = detail[field];
      if (piece !== undefined) known[field] = (known[field] ?? "") + piece;
    }
    for (const field of ["id", "format", "signature"] as const) {
      const latest = detail[field];
      if (latest !== undefined) known[field] = latest;
    }
  }
}

/**
 * Reads the reasoning of servers that separate it from the text and send it only in
 * `reasoning_details`. Each piece of a stream is an increment, unlike in the vendor's example,
 * which treats it as the whole text so far: MiniMax-M2 95 and novel-studio 5 measured it. Detecting
 * a piece that repeats the previous one would lose text if one piece is a prefix of the next (`a`,
 * `and`: dbx 6535). Source: platform.minimax.io (OpenAI API compatible).
 */
export class SplitReasoning {
  readonly #isSplit: boolean;
  #hasText = false;

  constructor({ reasoningSplit }: Dialect) {
    this.#isSplit = reasoningSplit;
  }

  /**
   * Returns the message with the reasoning of its details, unless the reply also has it in other
   * fields.
   */
  read(message: ReplyMessage): ReplyMessage {
    if (!this.#isSplit) return message;
    this.#hasText ||= message.deltas.some(({ type }) => type === "reasoning-delta");
    const text = textOf(message.reasoningDetails);
    if (this.#hasText || text === "") return message;
    return { ...message, deltas: [{ type: "reasoning-delta", text }, ...message.deltas] };
  }
}
