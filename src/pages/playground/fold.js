/**
 * Folds the data of a chat stream (`[DONE]` left out) into what the non-streaming response would
 * hold.
 */
export class ChatFold {
  #reply = null;
  #tools = [];

  add(chunk) {
    if (chunk.type === "error") return;
    this.#reply ??= {
      id: chunk.id,
      object: "chat.completion",
      created: chunk.created,
      model: chunk.model,
      choices: [{ index: 0, message: { role: "assistant", content: "" }, finish_reason: null }],
    };
    if (chunk.usage) this.#reply.usage = chunk.usage;
    const choice = chunk.choices[0];
    if (choice === undefined) return;
    const [folded] = this.#reply.choices;
    this.#addDelta(folded.message, choice.delta);
    if (choice.finish_reason !== null) folded.finish_reason = choice.finish_reason;
  }

  #addDelta(message, delta) {
    if (delta.content) message.content += delta.content;
    if (delta.reasoning_content) {
      message.reasoning_content = (message.reasoning_content ?? "") + delta.reasoning_content;
    }
    for (const piece of delta.tool_calls ?? []) {
      if (piece.id !== undefined) {
        const { id, type, function: called } = piece;
        this.#tools[piece.index] = { id, type, function: { ...called } };
      } else this.#tools[piece.index].function.arguments += piece.function.arguments;
    }
  }

  /** The reply so far; null before the first chunk. */
  reply() {
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

/** Folds the events of a messages stream into what the non-streaming response would hold. */
export class MessagesFold {
  #message = null;
  /** JSON text of each tool's input, by the index of its block. */
  #inputs = new Map();

  add(event) {
    if (event.type === "message_start") this.#message = structuredClone(event.message);
    if (event.type === "content_block_start") {
      this.#message.content[event.index] = structuredClone(event.content_block);
    }
    if (event.type === "content_block_delta") this.#addDelta(event.index, event.delta);
    if (event.type === "content_block_stop") this.#stop(event.index);
    if (event.type === "message_delta") {
      Object.assign(this.#message, event.delta);
      Object.assign(this.#message.usage, event.usage);
    }
  }

  #addDelta(index, delta) {
    const block = this.#message.content[index];
    if (delta.type === "text_delta") block.text += delta.text;
    if (delta.type === "thinking_delta") block.thinking += delta.thinking;
    if (delta.type === "signature_delta") block.signature += delta.signature;
    if (delta.type === "input_json_delta") {
      this.#inputs.set(index, (this.#inputs.get(index) ?? "") + delta.partial_json);
    }
  }

  #stop(index) {
    const text = this.#inputs.get(index);
    if (text !== undefined && text !== "") this.#message.content[index].input = JSON.parse(text);
  }

  /** The reply so far; null before the first event. */
  reply() {
    return this.#message === null ? null : structuredClone(this.#message);
  }
}
