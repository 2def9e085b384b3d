import { replyCharactersMax } from "../../catalog/model.ts";
import { joinBytes } from "../../../core/collections/byte-pieces.ts";
import { type HttpReply, isSuccess, type ReplyReader } from "./upstream-call.ts";
import { judgeBody } from "./judge-body.ts";
import { type EncodedRequest, plainSse, type StreamFraming, type Wire } from "./wire.ts";
import type { StreamDecoder } from "../shared/decoding.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { SseOverflow } from "../../../wire/sse/parse.ts";
import { AwsEventStreamError } from "./aws-event-stream.ts";
import { AllEvents, type HeldEvents, OpeningEvents } from "./held-events.ts";
import { failureOfStatus } from "../refusals/upstream-error.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { GenerationConsumer, GenerationRequest } from "../shared/provider.ts";

const WHOLE_REPLY_BYTES_MAX = 64 * 1024 * 1024;
/**
 * Maximum data before a body's form is clear: white space, with which some servers keep a call
 * alive.
 */
const UNCLEAR_BYTES_MAX = 64 * 1024;
/** Far above the size of a token, even if each character is sent in a separate event. */
const STREAM_BYTES_PER_TOKEN = 2 * 1024;
/** Size of a non-streaming response besides its output: some wires repeat the request. */
const ENVELOPE_BYTES = 1024 * 1024;
const REQUEST_BYTES_PER_TOKEN = 8;
/** Factor by which output grows as JSON text, escaped and in UTF-8. */
const JSON_EXPANSION = 4;

const nothing = new Uint8Array();

/** Returns a reader for a reply, depending on its status. */
export function openReader(call: WireCall, reply: HttpReply): ReplyReader {
  return isSuccess(reply) ? new SuccessReader(call, reply) : readError(call, reply);
}

/**
 * The body of a success: one JSON text or a stream of events, regardless of the request. Servers
 * and proxies send wrong content types, so that the body's beginning decides.
 */
class SuccessReader implements ReplyReader {
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  #isAccepted = false;
  /** Data before the body's form is clear. */
  #unclear: Uint8Array = nothing;
  #body: ReplyReader | undefined;
  #bytes = 0;
  #bytesMax = UNCLEAR_BYTES_MAX;

  constructor(call: WireCall, reply: HttpReply) {
    this.#call = call;
    this.#reply = reply;
  }

  get done(): boolean {
    return this.#body?.done ?? false;
  }

  read(bytes: Uint8Array): void {
    if (!this.#isAccepted) this.#call.request.accepted?.();
    this.#isAccepted = true;
    this.#bytes += bytes.byteLength;
    if (this.#body !== undefined) return this.#readBody(this.#body, bytes);
    const binary = this.#binaryFraming();
    if (binary !== undefined) return this.#readBody(this.#openStream(binary), bytes);
    const begun = this.#unclear.byteLength === 0 ? bytes : joinBytes([this.#unclear, bytes]);
    const { form, rest } = judgeBody(begun);
    this.#unclear = rest;
    if (form === "unclear") return this.#checkBytes();
    this.#readBody(form === "json" ? this.#openWhole() : this.#openText(form), rest);
  }

  end(): void {
    if (this.#body !== undefined) return this.#body.end();
    const isEmpty = this.#unclear.byteLength === 0;
    if (isEmpty) throw failureOf(this.#reply, "incomplete", "an empty reply");
    this.#openText("other").end();
  }

  #readBody(body: ReplyReader, bytes: Uint8Array): void {
    this.#checkBytes();
    body.read(bytes);
  }

  /** Limits the bytes. A compressed body may contain any number of bytes without content. */
  #checkBytes(): void {
    if (this.#bytes <= this.#bytesMax) return;
    throw failureOf(this.#reply, "too-large", `a reply of more than ${this.#bytesMax} bytes`);
  }

  /** Opens text that is not JSON: a stream by its beginning, otherwise by its type. */
  #openText(form: "event-stream" | "other"): ReplyReader {
    const type = this.#contentType();
    if (form === "other" && type !== plainSse.contentType) {
      const what = `neither JSON nor an event stream, of the content type ${type || "(none)"}`;
      throw failureOf(this.#reply, "malformed-response", what);
    }
    return this.#openStream(plainSse);
  }

  #openStream(framing: StreamFraming): ReplyReader {
    const { stream, model } = this.#call.request;
    const perToken = stream ? STREAM_BYTES_PER_TOKEN : 0;
    this.#bytesMax = WHOLE_REPLY_BYTES_MAX + model.maxOutputTokens * perToken;
    return (this.#body = new StreamReader(this.#call, this.#reply, framing));
  }

  #openWhole(): ReplyReader {
    this.#bytesMax = wholeBytesMax(this.#call);
    return (this.#body = readWhole(this.#call, this.#reply));
  }

  /** Returns the binary framing, which is recognized only by the content type. */
  #binaryFraming(): StreamFraming | undefined {
    const { framing } = this.#call;
    return framing !== plainSse && framing.contentType === this.#contentType()
      ? framing
      : undefined;
  }

  #contentType(): string {
    return (this.#reply.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  }
}

/**
 * Reads one JSON text. It is decoded at its end, so that an error in it still allows a fallback.
 */
function readWhole(call: WireCall, reply: HttpReply): ReplyReader {
  const body = new GatheredText();
  return {
    done: false,
    read: (bytes) => body.add(bytes),
    end: () => startWith(call, reply, call.wire.decodeReply(body.text(), call.request)),
  };
}

/** Returns a limit above the output of the model, but low enough for the memory. */
function wholeBytesMax({ request: { model } }: WireCall): number {
  const repeated = model.contextLength * REQUEST_BYTES_PER_TOKEN;
  const output = replyCharactersMax(model) * JSON_EXPANSION;
  return Math.min(output + repeated + ENVELOPE_BYTES, WHOLE_REPLY_BYTES_MAX);
}

/**
 * A stream: each read passes through the decoder to the consumer, from the first content on. If a
 * non-streaming response was requested, all events are delivered at the end, so that an error still
 * allows a fallback.
 */
class StreamReader implements ReplyReader {
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
      // Data after the terminal event is not read, regardless of its packet.
      if (!this.done) throw failureOf(this.#reply, "malformed-response", error.message);
    } finally {
      // Events before a failure are delivered as if they had arrived in a separate packet.
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

const ERROR_BODY_BYTES_MAX = 64 * 1024;

/** Reads an error's body, of which the first part is sufficient. */
function readError({ request }: WireCall, reply: HttpReply): ReplyReader {
  const body = new GatheredText();
  const end = (): never => {
    const error = { status: reply.status, body: body.text(ERROR_BODY_BYTES_MAX) };
    throw failureOfStatus({ ...error, header: (name) => reply.header(name) }, request.upstream);
  };
  return {
    done: false,
    read(bytes) {
      body.add(bytes);
      if (body.bytes > ERROR_BODY_BYTES_MAX) end();
    },
    end,
  };
}

/** Shared by all calls: each decodes a complete text, so no state is kept between calls. */
const utf8 = new TextDecoder();

/** A body that is decoded at once when it is complete. */
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

/** One call over a wire, and the consumer of its reply. */
export interface WireCall {
  readonly wire: Wire;
  readonly request: GenerationRequest;
  readonly consumer: GenerationConsumer;
  readonly ignored: EncodedRequest["ignored"];
  readonly framing: StreamFraming;
}

/**
 * Starts the consumer with these events. The first one contains the parameters that the upstream
 * ignored.
 */
function startWith(
  { consumer, ignored }: WireCall,
  reply: HttpReply,
  events: readonly GenerationEvent[],
): void {
  const [first] = events;
  const left = first?.type === "generation-start" ? (first.ignored ?? []) : [];
  consumer.start({ status: reply.status, ignored: [...ignored, ...left], flow: reply });
  consumer.events(events);
}

/** Returns the failure of a reply after the arrival of its head. */
function failureOf(reply: HttpReply, kind: UpstreamFailure["kind"], what: string): UpstreamFailure {
  return new UpstreamFailure(kind, `upstream: ${what}`, { status: reply.status });
}
