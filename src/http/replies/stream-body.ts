import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";

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
