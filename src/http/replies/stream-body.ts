import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";

/** The last chunk of a body without trailers (RFC 9112, 7.1). */
const LAST_CHUNK = "0\r\n\r\n";

/**
 * The body of a response of unknown length, after `writeHead`. Each text is one chunk and one write
 * to the socket: node makes four parts of a chunk, and takes a detour through a queue.
 */
export class StreamBody {
  readonly #response: ServerResponse;
  /** False for a client of HTTP/1.0: its body ends with the connection. */
  readonly #isChunked: boolean;
  #hasSentHead = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    this.#isChunked = response.chunkedEncoding;
    // From here on, the chunks are made here.
    response.chunkedEncoding = false;
    // The head leaves in one packet with the first events, and alone where those are slow.
    setImmediate(() => this.#sendHead());
  }

  /** Whether a write has to wait for the client to read. */
  get isFull(): boolean {
    return (this.#response.socket ?? this.#response).writableNeedDrain;
  }

  /** Returns the stream whose `drain` says that the client's connection takes more; null: now. */
  write(text: string): Writable | null {
    const bytes = Buffer.byteLength(text);
    const encoding = bytes === text.length ? "latin1" : "utf8";
    const chunk = this.#isChunked ? `${bytes.toString(16)}\r\n${text}\r\n` : text;
    const { socket } = this.#response;
    // The head has to come first, and a pipelined response waits for its turn without a socket.
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
