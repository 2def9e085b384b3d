import { replyCharactersMax } from "../../catalog/reply-size.ts";
import { joinBytes } from "../../collections/join-bytes.ts";
import { ErrorReader } from "./error-reader.ts";
import { GatheredText } from "./gathered-text.ts";
import { type HttpReply, isSuccess, type ReplyReader } from "./http-reply.ts";
import { judgeBody } from "./judge-body.ts";
import { plainSse, type StreamFraming } from "./stream-framing.ts";
import { StreamReader } from "./stream-reader.ts";
import { failureOf, startWith, type WireCall } from "./wire-call.ts";

const WHOLE_REPLY_BYTES_MAX = 64 * 1024 * 1024;
/** What may come before a body's form is clear: white space, with which some servers keep a call alive. */
const UNCLEAR_BYTES_MAX = 64 * 1024;
/** Far above what a token takes, even where each character comes in an event of its own. */
const STREAM_BYTES_PER_TOKEN = 2 * 1024;
/** What a non-streaming response holds beside its output: some wires repeat the request. */
const ENVELOPE_BYTES = 1024 * 1024;
const REQUEST_BYTES_PER_TOKEN = 8;
/** How much longer output is as JSON text, escaped and in UTF-8. */
const JSON_EXPANSION = 4;

const nothing = new Uint8Array();

/** Chooses how to read a reply by its status. */
export function openReader(call: WireCall, reply: HttpReply): ReplyReader {
  return isSuccess(reply) ? new SuccessReader(call, reply) : new ErrorReader(call, reply);
}

/**
 * The body of a success: one JSON text or a stream of events, whichever was asked for. Servers and
 * what stands before them get the content type wrong, so that the body's beginning decides.
 */
class SuccessReader implements ReplyReader {
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  #isAccepted = false;
  /** What came before the body's form is clear. */
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

  /** A compressed body may hold any number of bytes without content. */
  #checkBytes(): void {
    if (this.#bytes <= this.#bytesMax) return;
    throw failureOf(this.#reply, "too-large", `a reply of more than ${this.#bytesMax} bytes`);
  }

  /** Text that is no JSON: a stream by how it begins, or else by its type. */
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
    return (this.#body = new WholeReader(this.#call, this.#reply));
  }

  /** A framing that is not text is known by its type. */
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

/** One JSON text: decoded at its end, so that an error in it still allows a fallback. */
class WholeReader implements ReplyReader {
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
  }

  end(): void {
    const { wire, request } = this.#call;
    startWith(this.#call, this.#reply, wire.decodeReply(this.#body.text(), request));
  }
}

/** Above all that the model can produce; less than would fill the memory. */
function wholeBytesMax({ request: { model } }: WireCall): number {
  const repeated = model.contextLength * REQUEST_BYTES_PER_TOKEN;
  const output = replyCharactersMax(model) * JSON_EXPANSION;
  return Math.min(output + repeated + ENVELOPE_BYTES, WHOLE_REPLY_BYTES_MAX);
}
