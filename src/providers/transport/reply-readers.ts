import { replyCharactersMax } from "../../catalog/reply-size.ts";
import { joinBytes } from "../../collections/join-bytes.ts";
import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { SseOverflow } from "../../sse/parse.ts";
import type { GenerationConsumer, GenerationRequest } from "../provider.ts";
import { findRefusedField } from "../refused-field.ts";
import { namesStaleReasoning } from "../stale-reasoning.ts";
import { AwsEventStreamError } from "./aws-event-stream.ts";
import type { HttpReply, ReplyReader } from "./http-reply.ts";
import { OpeningEvents } from "./opening-events.ts";
import type { StreamFraming } from "./stream-framing.ts";
import type { EncodedRequest, StreamDecoder, Wire } from "./wire.ts";

const WHOLE_REPLY_BYTES_MAX = 64 * 1024 * 1024;
/** What a non-streaming response holds beside its output: some wires repeat the request. */
const ENVELOPE_BYTES = 1024 * 1024;
const REQUEST_BYTES_PER_TOKEN = 8;
/** How much longer output is as JSON text, escaped and in UTF-8. */
const JSON_EXPANSION = 4;
const ERROR_BODY_BYTES_MAX = 64 * 1024;

/** One call over a wire, and who takes its reply. */
export interface WireCall {
  readonly wire: Wire;
  readonly request: GenerationRequest;
  readonly consumer: GenerationConsumer;
  readonly ignored: EncodedRequest["ignored"];
  readonly framing: StreamFraming;
  /** The content type of a reply. */
  readonly accept: string;
}

/** Chooses how to read a reply by its head; throws if it is none that was asked for. */
export function openReader(call: WireCall, reply: HttpReply): ReplyReader {
  if (reply.status !== 200) return new ErrorReader(call, reply);
  checkContentType(reply, call.accept);
  return call.request.stream ? new StreamReader(call, reply) : new WholeReader(call, reply);
}

/** A stream: each read runs through the decoder to the consumer, from the first content on. */
class StreamReader implements ReplyReader {
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  readonly #decoder: StreamDecoder;
  readonly #readText: ReturnType<StreamFraming["createReader"]>;
  #isAccepted = false;
  /** Null once the consumer has started. */
  #opening: OpeningEvents | null = new OpeningEvents();

  constructor(call: WireCall, reply: HttpReply) {
    this.#call = call;
    this.#reply = reply;
    this.#decoder = call.wire.createStreamDecoder(call.request);
    this.#readText = call.framing.createReader();
  }

  get done(): boolean {
    return this.#decoder.done;
  }

  read(bytes: Uint8Array): void {
    if (!this.#isAccepted) this.#call.request.accepted?.();
    this.#isAccepted = true;
    const events: GenerationEvent[] = [];
    try {
      this.#readText(bytes, (text) => this.#decoder.feed(text, events));
    } catch (error) {
      if (!(error instanceof SseOverflow || error instanceof AwsEventStreamError)) throw error;
      // What follows the terminal event is not read, whichever packet it came in.
      if (!this.done) throw failure(this.#reply, "malformed-response", error.message);
    } finally {
      // What came before a failure is delivered, as if it had come in a packet of its own.
      this.#deliver(events);
    }
  }

  end(): void {
    if (!this.#isAccepted) throw failure(this.#reply, "incomplete", "an empty reply");
    const events: GenerationEvent[] = [];
    this.#decoder.end(events);
    this.#deliver(events);
  }

  /** Until the first content, an error still allows a fallback. */
  #deliver(events: readonly GenerationEvent[]): void {
    if (events.length === 0) return;
    if (this.#opening === null) return this.#call.consumer.events(events);
    const all = this.#opening.add(events);
    if (all === null) return;
    this.#opening = null;
    start(this.#call, this.#reply, all);
    this.#call.consumer.events(all);
  }
}

/** A non-streaming response: decoded at its end, so that an error in it still allows a fallback. */
class WholeReader implements ReplyReader {
  readonly done = false;
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  readonly #body = new GatheredText();
  readonly #bytesMax: number;

  constructor(call: WireCall, reply: HttpReply) {
    this.#call = call;
    this.#reply = reply;
    this.#bytesMax = wholeBytesMax(call.request);
  }

  read(bytes: Uint8Array): void {
    if (this.#body.bytes === 0) this.#call.request.accepted?.();
    this.#body.add(bytes);
    if (this.#body.bytes <= this.#bytesMax) return;
    throw failure(this.#reply, "too-large", `a reply of more than ${this.#bytesMax} bytes`);
  }

  end(): void {
    if (this.#body.bytes === 0) throw failure(this.#reply, "incomplete", "an empty reply");
    const { wire, request, consumer } = this.#call;
    const events = wire.decodeReply(this.#body.text(), request);
    start(this.#call, this.#reply, events);
    consumer.events(events);
  }
}

/** An error's body, of which the first part is enough. */
class ErrorReader implements ReplyReader {
  readonly done = false;
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  readonly #body = new GatheredText();

  constructor(call: WireCall, reply: HttpReply) {
    this.#call = call;
    this.#reply = reply;
  }

  read(bytes: Uint8Array): void {
    this.#body.add(bytes);
    if (this.#body.bytes > ERROR_BODY_BYTES_MAX) this.end();
  }

  end(): never {
    const { wire, request } = this.#call;
    const { status } = this.#reply;
    const body = this.#body.text(ERROR_BODY_BYTES_MAX);
    const failed = wire.decodeError(
      { status, header: (name) => this.#reply.header(name), body },
      request,
    );
    throw failed.kind === "invalid-request" ? nameField(failed, this.#call) : failed;
  }
}

/**
 * Adds the field that a refusal names; the request is encoded again, as nothing keeps its body.
 * Reasoning that no longer fits is the conversation's, not a field's, once it is known to be bound.
 */
function nameField(failed: UpstreamFailure, { wire, request }: WireCall): UpstreamFailure {
  const { kind, message, status, said, named, isStaleReasoning } = failed;
  if (request.upstream.facts.boundThinking && namesStaleReasoning(said)) return failed;
  const sent = wire.encodeRequest(request);
  const refusedField = findRefusedField(request.upstream.kind, `${named} ${said}`, sent);
  if (refusedField === undefined) return failed;
  return new UpstreamFailure(kind, message, {
    status,
    said,
    named,
    refusedField,
    isStaleReasoning,
  });
}

/** Each call is a text of its own: nothing is kept between two. */
const utf8 = new TextDecoder();

/** A body that is read at once when all of it is there. */
class GatheredText {
  bytes = 0;
  readonly #parts: Uint8Array[] = [];

  add(part: Uint8Array): void {
    this.#parts.push(part);
    this.bytes += part.byteLength;
  }

  text(bytesMax = this.bytes): string {
    return utf8.decode(joinBytes(this.#parts).subarray(0, bytesMax));
  }
}

/** What the upstream itself left out is known from the first event. */
function start(
  { consumer, ignored }: WireCall,
  reply: HttpReply,
  [first]: readonly GenerationEvent[],
): void {
  const left = first?.type === "generation-start" ? (first.ignored ?? []) : [];
  consumer.start({ status: reply.status, ignored: [...ignored, ...left], flow: reply });
}

/** Above all that the model can produce; less than would fill the memory. */
function wholeBytesMax({ model }: GenerationRequest): number {
  const repeated = model.contextLength * REQUEST_BYTES_PER_TOKEN;
  const output = replyCharactersMax(model) * JSON_EXPANSION;
  return Math.min(output + repeated + ENVELOPE_BYTES, WHOLE_REPLY_BYTES_MAX);
}

function checkContentType(reply: HttpReply, want: string): void {
  const type = (reply.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== want)
    throw failure(reply, "malformed-response", `content type ${type || "missing"}, not ${want}`);
  const encoding = reply.header("content-encoding") ?? "identity";
  if (encoding !== "identity")
    throw failure(reply, "malformed-response", `unasked encoding ${encoding}`);
}

function failure(reply: HttpReply, kind: UpstreamFailure["kind"], what: string): UpstreamFailure {
  return new UpstreamFailure(kind, `upstream: ${what}`, { status: reply.status });
}
