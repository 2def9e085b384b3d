import { connectionError } from "./gateway-error.js";
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionDelta,
  ChatCompletionMessage,
  ChatToolCall,
  ContentBlock,
  ContentBlockDelta,
  Message,
  ResponseObject,
} from "./models/index.js";
import type { MessageEvent, ResponseEvent } from "./streams.js";

/** Builds one reply from the events of its stream. */
export interface Accumulator<Event, Reply> {
  readonly add: (event: Event) => void;
  /** Returns the visible text of an event; empty if it has none. */
  readonly textOf: (event: Event) => string;
  /** Returns the reply. Throws `GatewayError` before the stream's last event. */
  readonly reply: () => Reply;
}

/** Accumulates the chunks of a chat completion; without `include_usage` all counts are 0. */
export class ChatAccumulator implements Accumulator<ChatCompletionChunk, ChatCompletion> {
  #first: ChatCompletionChunk | undefined;
  #usage: ChatCompletion["usage"] | undefined;
  #end: ChatCompletion["choices"][number]["finish_reason"] | undefined;
  readonly #message: ChatCompletionMessage = { role: "assistant", content: null, refusal: null };

  add(chunk: ChatCompletionChunk): void {
    this.#first ??= chunk;
    this.#usage = chunk.usage ?? this.#usage;
    for (const { delta, finish_reason } of chunk.choices) {
      this.#end = finish_reason ?? this.#end;
      addDelta(this.#message, delta);
    }
  }

  textOf({ choices }: ChatCompletionChunk): string {
    return choices[0]?.delta.content ?? "";
  }

  reply(): ChatCompletion {
    if (this.#first === undefined || this.#end === undefined) throw unfinished();
    const { id, created, model } = this.#first;
    const choice = { index: 0, message: this.#message, logprobs: null, finish_reason: this.#end };
    const usage = this.#usage ?? noUsage;
    return { id, object: "chat.completion", created, model, choices: [choice], usage };
  }
}

const noUsage: ChatCompletion["usage"] = {
  prompt_tokens: 0,
  completion_tokens: 0,
  total_tokens: 0,
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
};

function addDelta(message: ChatCompletionMessage, delta: ChatCompletionDelta): void {
  if (delta.content) message.content = (message.content ?? "") + delta.content;
  if (delta.reasoning_content) {
    message.reasoning_content = (message.reasoning_content ?? "") + delta.reasoning_content;
  }
  for (const { index, id = "", function: called } of delta.tool_calls ?? []) {
    const calls: ChatToolCall[] = (message.tool_calls ??= []);
    const call = (calls[index] ??= { id, type: "function", function: { name: "", arguments: "" } });
    call.function.name += called.name ?? "";
    call.function.arguments += called.arguments ?? "";
  }
  if (delta.function_call) {
    const call = (message.function_call ??= { name: "", arguments: "" });
    call.name += delta.function_call.name ?? "";
    call.arguments += delta.function_call.arguments ?? "";
  }
}

/** Accumulates the events of a message. */
export class MessageAccumulator implements Accumulator<MessageEvent, Message> {
  #message: Message | undefined;
  #isWhole = false;
  /** The JSON text of the open block's input. */
  #json = "";

  add(event: MessageEvent): void {
    switch (event.type) {
      case "message_start":
        this.#message = { ...event.message, stop_reason: "end_turn", content: [] };
        break;
      case "content_block_start":
        this.#json = "";
        this.#message?.content.push({ ...event.content_block });
        break;
      case "content_block_delta":
        this.#addDelta(event.delta, this.#message?.content[event.index]);
        break;
      case "content_block_stop":
        this.#closeBlock(this.#message?.content[event.index]);
        break;
      case "message_delta":
        if (this.#message) Object.assign(this.#message, event.delta, { usage: event.usage });
        break;
      case "message_stop":
        this.#isWhole = true;
        break;
    }
  }

  textOf(event: MessageEvent): string {
    if (event.type !== "content_block_delta") return "";
    return event.delta.type === "text_delta" ? event.delta.text : "";
  }

  reply(): Message {
    if (this.#message === undefined || !this.#isWhole) throw unfinished();
    return this.#message;
  }

  #addDelta(delta: ContentBlockDelta, block: ContentBlock | undefined): void {
    if (delta.type === "input_json_delta") this.#json += delta.partial_json;
    if (block?.type === "text" && delta.type === "text_delta") block.text += delta.text;
    if (block?.type === "thinking") {
      if (delta.type === "thinking_delta") block.thinking += delta.thinking;
      if (delta.type === "signature_delta") block.signature = delta.signature;
    }
  }

  /** The input of a call that was cut off stays empty. */
  #closeBlock(block: ContentBlock | undefined): void {
    if (block?.type !== "tool_use" || this.#json === "") return;
    try {
      block.input = JSON.parse(this.#json);
    } catch {
      block.input = {};
    }
  }
}

/** Takes the response from the last event of its stream. */
export class ResponseAccumulator implements Accumulator<ResponseEvent, ResponseObject> {
  #response: ResponseObject | undefined;

  add(event: ResponseEvent): void {
    if (event.type === "response.completed" || event.type === "response.incomplete") {
      this.#response = event.response;
    }
  }

  textOf(event: ResponseEvent): string {
    return event.type === "response.output_text.delta" ? event.delta : "";
  }

  reply(): ResponseObject {
    if (this.#response === undefined) throw unfinished();
    return this.#response;
  }
}

function unfinished(): Error {
  return connectionError("stream_truncated", "The stream was left before its end.");
}
