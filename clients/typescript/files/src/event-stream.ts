import type { Accumulator } from "./accumulate.js";
import { abortError } from "./gateway-error.js";
import { requestIdOf, type DataWithResponse } from "./gateway-promise.js";
import type { ChatCompletion, ChatCompletionChunk, Message, ResponseObject } from "./models/index.js";
import type { MessageEvent, ResponseEvent } from "./streams.js";

/** How a stream is opened, read and accumulated. */
export interface StreamSource<Event, Reply> {
  /** Sends the request; called at most once. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly read: (response: Response) => AsyncGenerator<Event>;
  readonly accumulator: Accumulator<Event, Reply>;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/** The next event, possibly still awaited, for each branch of a stream that has not taken it. */
type Queue<Event> = Promise<IteratorResult<Event>>[];

/** Its type has `Symbol.asyncDispose` where the program's libraries have it. */
export interface EventStream<Event, Reply> extends AsyncGenerator<Event> {}

/**
 * The events of one reply, as an async iterator. The request is sent when the first event, or the
 * response, is asked for. Leaving the loop early closes the connection: the rest of the reply is
 * neither made nor charged.
 */
export abstract class EventStream<Event, Reply> {
  static {
    const { asyncDispose } = Symbol as { readonly asyncDispose?: symbol };
    if (asyncDispose !== undefined) {
      Object.defineProperty(this.prototype, asyncDispose, { value: this.prototype.return });
    }
  }

  /** Ends the request when aborted. */
  readonly controller = new AbortController();
  readonly #source: StreamSource<Event, Reply>;
  readonly #signal: AbortSignal;
  readonly #events: AsyncGenerator<Event>;
  #response: Promise<Response> | undefined;
  #failure: unknown;
  #text = "";

  constructor(source: StreamSource<Event, Reply>) {
    const own = this.controller.signal;
    this.#source = source;
    this.#signal = source.signal ? AbortSignal.any([source.signal, own]) : own;
    this.#events = this.#readEvents();
  }

  next(): Promise<IteratorResult<Event>> {
    return this.#events.next();
  }

  return(): Promise<IteratorResult<Event>> {
    this.abort();
    return this.#events.return(undefined);
  }

  throw(error: unknown): Promise<IteratorResult<Event>> {
    this.abort();
    return this.#events.throw(error);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Ends the request from elsewhere; the loop throws `APIUserAbortError`. */
  abort(): void {
    this.controller.abort();
  }

  /** Sends the request, and returns the stream with its response. */
  async withResponse(): Promise<DataWithResponse<this>> {
    const response = await this.#open();
    return { data: this, response, requestId: requestIdOf(response) };
  }

  /** Yields the visible text piece by piece, in place of the events. */
  async *textStream(): AsyncGenerator<string> {
    for await (const event of this) {
      const text = this.#source.accumulator.textOf(event);
      if (text !== "") yield text;
    }
  }

  /** Reads the stream to its end, and returns all its visible text. */
  async finalText(): Promise<string> {
    await this.final();
    return this.#text;
  }

  /**
   * Splits the stream into two iterators with the same events, which may be read at different
   * speeds. Leaving both closes the connection.
   */
  tee(): [AsyncGenerator<Event>, AsyncGenerator<Event>] {
    const left: Queue<Event> = [];
    const right: Queue<Event> = [];
    const open = new Set([left, right]);
    return [this.#branch(left, open), this.#branch(right, open)];
  }

  /** Reads the stream to its end, and returns the reply that its events add up to. */
  protected async final(): Promise<Reply> {
    for await (const _ of this);
    // Only the first reader of a stream that fails gets its error from the loop.
    if (this.#failure !== undefined) throw this.#failure;
    return this.#source.accumulator.reply();
  }

  async *#branch(own: Queue<Event>, open: Set<Queue<Event>>): AsyncGenerator<Event> {
    try {
      for (;;) {
        if (own.length === 0) {
          const next = this.next();
          for (const queue of open) queue.push(next);
        }
        const result = await own.shift();
        if (result === undefined || result.done) return;
        yield result.value;
      }
    } finally {
      open.delete(own);
      if (open.size === 0) await this.return();
    }
  }

  async *#readEvents(): AsyncGenerator<Event> {
    const response = await this.#open();
    try {
      for await (const event of this.#source.read(response)) {
        this.#source.accumulator.add(event);
        this.#text += this.#source.accumulator.textOf(event);
        yield event;
      }
    } catch (error) {
      this.#failure = this.#signal.aborted ? abortError(this.#signal.reason) : error;
      throw this.#failure;
    }
  }

  #open(): Promise<Response> {
    return (this.#response ??= this.#source.open(this.#signal));
  }
}

/** The chunks of a chat completion. */
export class ChatCompletionStream extends EventStream<ChatCompletionChunk, ChatCompletion> {
  /** Reads the stream to its end, and returns the reply that its chunks add up to. */
  finalChatCompletion(): Promise<ChatCompletion> {
    return this.final();
  }
}

/** The events of a message. */
export class MessageStream extends EventStream<MessageEvent, Message> {
  /** Reads the stream to its end, and returns the message that its events add up to. */
  finalMessage(): Promise<Message> {
    return this.final();
  }
}

/** The events of a response. */
export class ResponseStream extends EventStream<ResponseEvent, ResponseObject> {
  /** Reads the stream to its end, and returns the response of its last event. */
  finalResponse(): Promise<ResponseObject> {
    return this.final();
  }
}
