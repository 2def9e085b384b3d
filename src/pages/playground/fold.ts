import type { Schemas } from "../../../generated/types.ts";

type Writable<T> = T extends object ? { -readonly [Name in keyof T]: Writable<T[Name]> } : T;
type OutputItem = Schemas["OutputItem"];
type ChatChunk = Schemas["ChatCompletionChunk"];
type ChatMessage = Writable<Schemas["ChatCompletion"]["choices"][number]["message"]>;
type ToolPiece = NonNullable<ChatChunk["choices"][number]["delta"]["tool_calls"]>[number];

/**
 * Folds the data of a chat stream (without `[DONE]`) into the equivalent non-streaming response.
 */
export class ChatFold {
  #reply: object | null = null;
  readonly #message: ChatMessage = { role: "assistant", content: "", refusal: null };
  readonly #choice = {
    index: 0,
    message: this.#message,
    logprobs: null,
    finish_reason: null as string | null,
  };

  /** Adds an event's data, which follows the contract. */
  add(data: unknown): void {
    const { id, created, model, usage, choices } = data as ChatChunk;
    this.#reply ??= { id, object: "chat.completion", created, model, choices: [this.#choice] };
    if (usage !== undefined && usage !== null) Object.assign(this.#reply, { usage });
    const [choice] = choices;
    if (choice === undefined) return;
    this.#choice.finish_reason ??= choice.finish_reason;
    const message = this.#message;
    const { content, reasoning_content: reasoning, tool_calls: pieces } = choice.delta;
    if (content) message.content = (message.content ?? "") + content;
    if (reasoning) message.reasoning_content = (message.reasoning_content ?? "") + reasoning;
    for (const piece of pieces ?? []) this.#addPiece(piece);
  }

  #addPiece({ index, id, function: called }: ToolPiece): void {
    const text = called?.arguments ?? "";
    const calls = (this.#message.tool_calls ??= []);
    const known = calls[index];
    if (known !== undefined) known.function.arguments += text;
    else if (id !== undefined) {
      calls[index] = {
        id,
        type: "function",
        function: { name: called?.name ?? "", arguments: text },
      };
      if (this.#message.content === "") this.#message.content = null;
    }
  }

  /** Returns the reply so far, which further data change; null before the first chunk. */
  reply(): object | null {
    return this.#reply;
  }
}

/** Folds the events of a messages stream into the equivalent non-streaming response. */
export class MessagesFold {
  #message: Writable<Schemas["Message"]> | null = null;
  /** JSON text of each tool's input, by the index of its block. */
  readonly #inputs = new Map<number, string>();

  /** Adds an event's data, which follows the contract. */
  add(data: unknown): void {
    const event = data as Schemas["MessageStreamEvent"];
    if (event.type === "message_start") {
      this.#message = structuredClone(event.message) as Writable<Schemas["Message"]>;
    }
    const message = this.#message;
    if (message === null) return;
    if (event.type === "content_block_start") {
      message.content[event.index] = structuredClone(event.content_block);
    }
    if (event.type === "content_block_delta") this.#addDelta(event.index, event.delta);
    if (event.type === "content_block_stop") {
      const block = message.content[event.index];
      const text = this.#inputs.get(event.index) ?? "";
      if (block?.type === "tool_use" && text !== "") {
        block.input = JSON.parse(text) as Record<string, unknown>;
      }
    }
    if (event.type === "message_delta") {
      Object.assign(message, event.delta);
      Object.assign(message.usage, event.usage);
    }
  }

  #addDelta(index: number, delta: Schemas["ContentBlockDelta"]): void {
    const block = this.#message?.content[index];
    if (block?.type === "text" && delta.type === "text_delta") block.text += delta.text;
    if (block?.type === "thinking" && delta.type === "thinking_delta") {
      block.thinking += delta.thinking;
    }
    if (block?.type === "thinking" && delta.type === "signature_delta") {
      block.signature += delta.signature;
    }
    if (delta.type === "input_json_delta") {
      this.#inputs.set(index, (this.#inputs.get(index) ?? "") + delta.partial_json);
    }
  }

  /** Returns the reply so far, which further events change; null before the first event. */
  reply(): object | null {
    return this.#message;
  }
}

/** Folds the events of a responses stream into the equivalent non-streaming response. */
export class ResponsesFold {
  #reply: Writable<Schemas["ResponseObject"]> | null = null;

  /** Adds an event's data, which follows the contract. */
  add(data: unknown): void {
    const event = data as Schemas["ResponseStreamEvent"];
    if ("response" in event) {
      this.#reply = structuredClone(event.response) as Writable<Schemas["ResponseObject"]>;
      return;
    }
    const output = this.#reply?.output;
    if (output === undefined || !("output_index" in event)) return;
    if ("item" in event) {
      output[event.output_index] = structuredClone(event.item) as Writable<OutputItem>;
    } else if ("delta" in event) addDelta(output[event.output_index], event.delta);
  }

  /** Returns the reply so far, which further events change; null before the first event. */
  reply(): object | null {
    return this.#reply;
  }
}

/** Adds to the content of an item, which has one part. */
function addDelta(item: Writable<OutputItem> | undefined, delta: string): void {
  switch (item?.type) {
    case "message":
      item.content[0] ??= { type: "output_text", text: "", annotations: [], logprobs: [] };
      item.content[0].text += delta;
      return;
    case "reasoning":
      item.summary[0] ??= { type: "summary_text", text: "" };
      item.summary[0].text += delta;
      return;
    case "function_call":
      item.arguments += delta;
      return;
    case "custom_tool_call":
      item.input += delta;
      return;
    // The arguments of a search arrive with its end.
    case "tool_search_call":
    case undefined:
  }
}
