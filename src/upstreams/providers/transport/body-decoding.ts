import {
  type ContentDecoder,
  createContentDecoder,
  isContentCoding,
} from "../../../wire/content-coding/decoders.ts";

/** Limit, because each takes memory. Real servers apply fewer. */
const CODINGS_MAX = 3;

/** Receives a body without its content codings. No method is called after `close`. */
export interface BodySink {
  data(bytes: Uint8Array): void;
  /** Called once, after the last bytes, unless `failed` is called. */
  end(): void;
  /**
   * Called if the body ends within its compressed data (`incomplete`), or the data is not valid.
   */
  failed(kind: "incomplete" | "malformed-response"): void;
  /** Called after a `write` that returned false: more data may be written. */
  drained(): void;
}

/** Removes the content codings of one body, in zlib's threads. */
export class BodyDecoding {
  readonly #decoders: readonly ContentDecoder[];
  readonly #first: ContentDecoder;
  readonly #last: ContentDecoder;
  /** Null once closed, because a decoder still emits data that was ready. */
  #sink: BodySink | null;

  private constructor(first: ContentDecoder, more: readonly ContentDecoder[], sink: BodySink) {
    this.#sink = sink;
    this.#decoders = [first, ...more];
    this.#first = first;
    this.#last = more.reduce((last, next) => last.pipe(next), first);
    for (const decoder of this.#decoders) {
      decoder.on("error", ({ code }: NodeJS.ErrnoException) => {
        this.#sink?.failed(code === "Z_BUF_ERROR" ? "incomplete" : "malformed-response");
      });
    }
    first.on("drain", () => this.#sink?.drained());
    this.#last.on("data", (bytes: Buffer) => this.#sink?.data(bytes));
    this.#last.on("end", () => this.#sink?.end());
  }

  /**
   * Opens a decoding with `codings` in the order in which they were applied; null if there are too
   * many or none.
   */
  static open(codings: readonly string[], sink: BodySink): BodyDecoding | null {
    if (codings.length > CODINGS_MAX) return null;
    const decoders = codings.toReversed().map(createContentDecoder);
    const [first, ...more] = decoders.filter((decoder) => decoder !== undefined);
    return first === undefined ? null : new BodyDecoding(first, more, sink);
  }

  /** Returns false if no more data should be written until `drained`. */
  write(bytes: Uint8Array): boolean {
    return this.#first.write(bytes);
  }

  /** Marks the end of the body. */
  end(): void {
    this.#first.end();
  }

  /** Stops the data until `resume`. */
  pause(): void {
    this.#last.pause();
  }

  resume(): void {
    this.#last.resume();
  }

  /** Frees the decoders. Repeated calls are ignored. */
  close(): void {
    this.#sink = null;
    for (const decoder of this.#decoders) decoder.destroy();
  }
}

/**
 * Returns the codings in a `Content-Encoding`, in lower case. Some servers send other values
 * (`UTF-8`, `none`), so an unknown name is ignored. If it was a coding after all, the body will be
 * invalid.
 */
export function codingsOf(contentEncoding: string): readonly string[] {
  const names = contentEncoding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter(isContentCoding);
}
