import type { Writable } from "node:stream";
import type { ReplyHead, ReplySink } from "../../generation/job.ts";
import { watchFlush, watchReading } from "./watch-reading.ts";
import type { Exchange } from "./exchange.ts";
import { commonHeaders, ignoredFields } from "./reply-headers.ts";
import { sendReply } from "./send-reply.ts";
import type { ServerResponse } from "node:http";

/**
 * Some clients decode text without a charset as ISO-8859-1. Proxies must not buffer a stream; nginx
 * and others obey the second header.
 */
const streamHeaders = [
  ...["content-type", "text/event-stream; charset=utf-8"],
  ...["x-accel-buffering", "no"],
];

type SinkState =
  | { readonly kind: "unopened" }
  | { readonly kind: "whole"; readonly headers: readonly string[]; readonly pieces: string[] }
  /** Null body if the client had left before the stream began. */
  | { readonly kind: "stream"; readonly body: StreamBody | null }
  | { readonly kind: "ended" };

/**
 * The client's side of a reply on Node's response. A stream is sent with one socket write per call;
 * a non-streaming response is collected and sent with its length at the end. After the client has
 * left, all calls have no effect.
 */
export class HttpReplySink implements ReplySink {
  readonly #exchange: Exchange;
  #state: SinkState = { kind: "unopened" };

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** True once data was sent, so that an error reply is no longer possible. */
  get hasBegun(): boolean {
    return this.#state.kind === "stream" || this.#state.kind === "ended";
  }

  /** True once the gateway has written the complete reply. */
  get hasEnded(): boolean {
    return this.#state.kind === "ended";
  }

  open(head: ReplyHead): void {
    const ignored = ignoredFields(head.ignored);
    const headers = ignored === "" ? [] : ["x-ignored-fields", ignored];
    if (head.replayed === true) headers.push("idempotent-replayed", "true");
    if (head.contentType === "application/json") {
      this.#state = { kind: "whole", headers, pieces: [] };
      return;
    }
    const { response, isClosed, validator } = this.#exchange;
    this.#state = { kind: "stream", body: null };
    if (isClosed) return;
    const all = [...commonHeaders(this.#exchange), ...headers, ...streamHeaders];
    validator?.streamStarted(all);
    this.#exchange.noteHead();
    response.writeHead(200, all);
    this.#state = { kind: "stream", body: new StreamBody(response) };
  }

  write(text: string): Promise<void> | undefined {
    const state = this.#state;
    if (state.kind === "whole") state.pieces.push(text);
    const { isClosed, validator } = this.#exchange;
    if (state.kind !== "stream" || state.body === null || isClosed) return undefined;
    validator?.streamWritten(text);
    const full = state.body.write(text);
    return full === null ? undefined : this.#drained(full);
  }

  comment(text: string): void {
    const state = this.#state;
    const { isClosed, validator } = this.#exchange;
    if (state.kind !== "stream" || state.body === null || isClosed) return;
    // A client that does not read needs no keep-alive comment.
    if (state.body.isFull) return;
    validator?.streamWritten(text);
    state.body.write(text);
  }

  whenClosed(callback: () => void): void {
    this.#exchange.whenClosed(callback);
  }

  end(): void {
    const state = this.#state;
    this.#state = { kind: "ended" };
    if (state.kind === "whole") {
      sendReply(this.#exchange, {
        status: 200,
        contentType: "application/json",
        headers: state.headers,
        body: state.pieces.join(""),
      });
    } else if (state.kind === "stream" && !this.#exchange.isClosed) {
      this.#exchange.validator?.streamEnded();
      state.body?.end();
      watchFlush(this.#exchange);
    }
  }

  #drained(full: Writable): Promise<void> {
    const { response } = this.#exchange;
    const stopWatch = watchReading(this.#exchange);
    return new Promise((resolve) => {
      const settle = (): void => {
        stopWatch();
        full.off("drain", settle);
        response.off("close", settle);
        resolve();
      };
      full.on("drain", settle);
      response.on("close", settle);
    });
  }
}

/** The last chunk of a body without trailers (RFC 9112, 7.1). */
const LAST_CHUNK = "0\r\n\r\n";

/**
 * The body of a response of unknown length, after `writeHead`. Each text is one chunk and one write
 * to the socket; Node would make four parts of a chunk and use an additional queue.
 */
export class StreamBody {
  readonly #response: ServerResponse;
  /** False for an HTTP/1.0 client: its body ends with the connection. */
  readonly #isChunked: boolean;
  #hasSentHead = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    this.#isChunked = response.chunkedEncoding;
    // From now on, this class creates the chunks.
    response.chunkedEncoding = false;
    // The head is sent in one packet with the first events, or by itself if those are slow.
    setImmediate(() => this.#sendHead());
  }

  /** Reports whether a write has to wait for the client to read. */
  get isFull(): boolean {
    return (this.#response.socket ?? this.#response).writableNeedDrain;
  }

  /**
   * Writes a text. Returns the stream whose `drain` event reports that the client's connection
   * accepts more, or null if it accepts more now.
   */
  write(text: string): Writable | null {
    const bytes = Buffer.byteLength(text);
    const encoding = bytes === text.length ? "latin1" : "utf8";
    const chunk = this.#isChunked ? `${bytes.toString(16)}\r\n${text}\r\n` : text;
    const { socket } = this.#response;
    // The head must be first, and a pipelined response waits for its turn without a socket.
    const to: Writable = this.#hasSentHead && socket !== null ? socket : this.#response;
    this.#hasSentHead = true;
    return to.write(chunk, encoding) ? null : to;
  }

  end(): void {
    if (this.#isChunked) this.#response.end(LAST_CHUNK, "latin1");
    else this.#response.end();
  }

  #sendHead(): void {
    if (this.#hasSentHead) return;
    this.#hasSentHead = true;
    this.#response.flushHeaders();
  }
}
