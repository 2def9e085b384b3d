import {
  type ContentDecoder,
  createContentDecoder,
  isContentCoding,
} from "../../../wire/content-coding/decoders.ts";

/** Each takes memory; nobody applies as many. */
const CODINGS_MAX = 3;

/** Takes a body without its content codings. Nothing is called after `close`. */
export interface BodySink {
  data(bytes: Uint8Array): void;
  /** Called once, after the last bytes, unless `failed` is. */
  end(): void;
  /** The body ends within its compressed data (`incomplete`), or the data is not valid. */
  failed(kind: "incomplete" | "malformed-response"): void;
  /** After a `write` that returned false: more may be written. */
  drained(): void;
}

/** Removes the content codings of one body, in zlib's threads. */
export class BodyDecoding {
  readonly #decoders: readonly ContentDecoder[];
  readonly #first: ContentDecoder;
  readonly #last: ContentDecoder;
  /** Null once closed: a decoder still gives what it had ready. */
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

  /** `codings` in the order in which they were applied; null if they are too many, or none. */
  static open(codings: readonly string[], sink: BodySink): BodyDecoding | null {
    if (codings.length > CODINGS_MAX) return null;
    const decoders = codings.toReversed().map(createContentDecoder);
    const [first, ...more] = decoders.filter((decoder) => decoder !== undefined);
    return first === undefined ? null : new BodyDecoding(first, more, sink);
  }

  /** Returns false if nothing more should be written until `drained`. */
  write(bytes: Uint8Array): boolean {
    return this.#first.write(bytes);
  }

  /** The body has ended. */
  end(): void {
    this.#first.end();
  }

  /** No data follows until `resume`. */
  pause(): void {
    this.#last.pause();
  }

  resume(): void {
    this.#last.resume();
  }

  /** Frees the decoders; safe to call twice. */
  close(): void {
    this.#sink = null;
    for (const decoder of this.#decoders) decoder.destroy();
  }
}

/**
 * The codings that a `Content-Encoding` names, in lower case. Servers write there also what is no
 * coding (`UTF-8`, `none`), so a name that is not known counts as none: if it was one after all, the
 * body shows it.
 */
export function codingsOf(contentEncoding: string): readonly string[] {
  const names = contentEncoding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter(isContentCoding);
}
