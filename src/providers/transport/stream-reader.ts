import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { SseOverflow } from "../../sse/parse.ts";
import { AwsEventStreamError } from "./aws-event-stream.ts";
import { AllEvents, type HeldEvents, OpeningEvents } from "./held-events.ts";
import type { HttpReply, ReplyReader } from "./http-reply.ts";
import type { StreamFraming } from "./stream-framing.ts";
import { failureOf, startWith, type WireCall } from "./wire-call.ts";
import type { StreamDecoder } from "./wire.ts";

/**
 * A stream: each read runs through the decoder to the consumer, from the first content on; to a
 * request for a whole reply all of it comes at its end, so that an error in it still allows a
 * fallback.
 */
export class StreamReader implements ReplyReader {
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  readonly #decoder: StreamDecoder;
  readonly #readText: ReturnType<StreamFraming["createReader"]>;
  /** Null once the consumer has started. */
  #held: HeldEvents | null;

  constructor(call: WireCall, reply: HttpReply, framing: StreamFraming) {
    this.#call = call;
    this.#reply = reply;
    this.#decoder = call.wire.createStreamDecoder(call.request);
    this.#readText = framing.createReader();
    const { stream, reported } = call.request;
    this.#held = stream ? new OpeningEvents(reported) : new AllEvents();
  }

  get done(): boolean {
    return this.#decoder.done;
  }

  read(bytes: Uint8Array): void {
    this.#decode((events) => this.#readText(bytes, (text) => this.#decoder.feed(text, events)));
  }

  end(): void {
    this.#decode((events) => this.#decoder.end(events));
  }

  #decode(decode: (events: GenerationEvent[]) => void): void {
    const events: GenerationEvent[] = [];
    try {
      decode(events);
    } catch (error) {
      if (!(error instanceof SseOverflow || error instanceof AwsEventStreamError)) throw error;
      // What follows the terminal event is not read, whichever packet it came in.
      if (!this.done) throw failureOf(this.#reply, "malformed-response", error.message);
    } finally {
      // What came before a failure is delivered, as if it had come in a packet of its own.
      this.#deliver(events);
    }
  }

  #deliver(events: readonly GenerationEvent[]): void {
    if (events.length === 0) return;
    if (this.#held === null) return this.#call.consumer.events(events);
    const all = this.#held.add(events);
    if (all === null) return;
    this.#held = null;
    startWith(this.#call, this.#reply, all);
  }
}
