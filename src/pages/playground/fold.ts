import type { Schemas } from "../../../generated/types.ts";
import { isObject } from "./tools.js";

type ChatChunk = Schemas["ChatCompletionChunk"];
type ChatDelta = ChatChunk["choices"][number]["delta"];
type MessagesEvent = Schemas["MessageStreamEvent"];
type BlockDelta = Schemas["ContentBlockDelta"];

/** Fields of `ChatCompletion`, while it is assembled. */
interface FoldedCompletion {
  readonly id: string;
  readonly object: "chat.completion";
  readonly created: number;
  readonly model: string;
  readonly choices: readonly [FoldedChoice];
  usage?: unknown;
}

interface FoldedChoice {
  readonly index: 0;
  readonly message: FoldedMessage;
  readonly logprobs: null;
  finish_reason: string | null;
}

interface FoldedMessage {
  readonly role: "assistant";
  content: string | null;
  readonly refusal: null;
  reasoning_content?: string;
  tool_calls?: unknown;
}

interface FoldedCall {
  readonly id: string;
  readonly type: string | undefined;
  readonly function: { readonly name?: string; arguments: string };
}

/** A block of any type, while it is assembled. */
interface FoldedBlock {
  text?: string;
  thinking?: string;
  signature?: string;
  input?: unknown;
}

/**
 * Folds the data of a chat stream (without `[DONE]`) into the equivalent non-streaming response.
 */
export class ChatFold {
  #reply: FoldedCompletion | null = null;
  readonly #tools: FoldedCall[] = [];

  /** Adds an event's data, which follows the contract. */
  add(data: unknown): void {
    if (isError(data)) return;
    const chunk = data as ChatChunk;
    this.#reply ??= beginCompletion(chunk);
    if (chunk.usage !== undefined && chunk.usage !== null) this.#reply.usage = chunk.usage;
    const choice = chunk.choices[0];
    if (choice === undefined) return;
    const [folded] = this.#reply.choices;
    this.#addDelta(folded.message, choice.delta);
    if (choice.finish_reason !== null) folded.finish_reason = choice.finish_reason;
  }

  #addDelta(message: FoldedMessage, delta: ChatDelta): void {
    const { content, reasoning_content: reasoning } = delta;
    if (content) message.content = (message.content ?? "") + content;
    if (reasoning) {
      message.reasoning_content = (message.reasoning_content ?? "") + reasoning;
    }
    for (const piece of delta.tool_calls ?? []) {
      const { id, type, function: called } = piece;
      const known = this.#tools[piece.index];
      if (id !== undefined) {
        this.#tools[piece.index] = {
          id,
          type,
          function: { ...called, arguments: called?.arguments ?? "" },
        };
      } else if (known !== undefined) known.function.arguments += called?.arguments ?? "";
    }
  }

  /** Returns the reply so far; null before the first chunk. */
  reply(): FoldedCompletion | null {
    if (this.#reply === null) return null;
    const reply = structuredClone(this.#reply);
    if (this.#tools.length > 0) {
      const { message } = reply.choices[0];
      message.tool_calls = structuredClone(this.#tools);
      if (message.content === "") message.content = null;
    }
    return reply;
  }
}

function beginCompletion({ id, created, model }: ChatChunk): FoldedCompletion {
  const message: FoldedMessage = { role: "assistant", content: "", refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: null }] as const;
  return { id, object: "chat.completion", created, model, choices };
}

/** Folds the events of a messages stream into the equivalent non-streaming response. */
export class MessagesFold {
  #message: { readonly content: FoldedBlock[]; usage: object } | null = null;
  /** JSON text of each tool's input, by the index of its block. */
  readonly #inputs = new Map<number, string>();

  /** Adds an event's data, which follows the contract. */
  add(data: unknown): void {
    const event = data as MessagesEvent;
    if (event.type === "message_start") this.#message = this.#begin(event.message);
    const message = this.#message;
    if (message === null) return;
    if (event.type === "content_block_start") {
      message.content[event.index] = structuredClone(event.content_block);
    }
    if (event.type === "content_block_delta") this.#addDelta(event.index, event.delta);
    if (event.type === "content_block_stop") this.#stop(event.index);
    if (event.type === "message_delta") {
      Object.assign(message, event.delta);
      Object.assign(message.usage, event.usage);
    }
  }

  #begin(message: Schemas["StartedMessage"]) {
    return { ...structuredClone(message), content: [] };
  }

  #addDelta(index: number, delta: BlockDelta): void {
    const block = this.#message?.content[index];
    if (block === undefined) return;
    if (delta.type === "text_delta") block.text = (block.text ?? "") + delta.text;
    if (delta.type === "thinking_delta") block.thinking = (block.thinking ?? "") + delta.thinking;
    if (delta.type === "signature_delta") {
      block.signature = (block.signature ?? "") + delta.signature;
    }
    if (delta.type === "input_json_delta") {
      this.#inputs.set(index, (this.#inputs.get(index) ?? "") + delta.partial_json);
    }
  }

  #stop(index: number): void {
    const text = this.#inputs.get(index);
    const block = this.#message?.content[index];
    if (block !== undefined && text !== undefined && text !== "") block.input = JSON.parse(text);
  }

  /** Returns the reply so far; null before the first event. */
  reply(): object | null {
    return this.#message === null ? null : structuredClone(this.#message);
  }
}

function isError(data: unknown): boolean {
  return isObject(data) && data["type"] === "error";
}
