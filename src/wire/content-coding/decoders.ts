import { Duplex } from "node:stream";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  type Inflate,
  type InflateRaw,
} from "node:zlib";

/** A stream that removes one content coding; `bytesWritten` is the number of consumed bytes. */
export type ContentDecoder = Duplex & { readonly bytesWritten: number };

/** Maximum window of a frame: 8 MiB, as RFC 9659 allows for a content coding. */
const ZSTD_WINDOW_LOG_MAX = 23;

const decoders: Readonly<Record<string, () => ContentDecoder>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: () => new AnyInflate(),
  br: createBrotliDecompress,
  zstd: () =>
    createZstdDecompress({
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
      // The first bytes of a following frame count as consumed.
      rejectGarbageAfterEnd: true,
    }),
};

/** The codings that can be removed, as `Accept-Encoding` lists them. */
export const acceptedCodings = "gzip, deflate, br, zstd";

/** Returns whether a coding can be removed; `name` is in lower case. */
export function isContentCoding(name: string): boolean {
  return Object.hasOwn(decoders, name);
}

/** Returns a decoder for the coding, in lower case; undefined if the coding is unknown. */
export function createContentDecoder(coding: string): ContentDecoder | undefined {
  return isContentCoding(coding) ? decoders[coding]?.() : undefined;
}

/**
 * Low nibble of the first byte of a zlib wrapper: the method deflate. No raw block starts with it.
 */
const WRAPPED = 0x08;

/** Removes `deflate`, with its zlib wrapper or, as some servers send it, without. */
export class AnyInflate extends Duplex {
  /** Null until the first byte determines the format. */
  #decoder: Inflate | InflateRaw | null = null;

  /** The number of consumed bytes. */
  get bytesWritten(): number {
    return this.#decoder?.bytesWritten ?? 0;
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const isWrapped = ((bytes[0] ?? 0) & 0x0f) === WRAPPED;
    this.#decoder ??= this.#open(isWrapped ? createInflate() : createInflateRaw());
    this.#decoder.write(bytes, done);
  }

  override _final(done: () => void): void {
    this.#decoder ??= this.#open(createInflate());
    this.#decoder.end();
    done();
  }

  override _read(): void {
    this.#decoder?.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#decoder?.destroy();
    done(error);
  }

  #open(decoder: Inflate | InflateRaw): Inflate | InflateRaw {
    decoder.on("data", (bytes: Buffer) => {
      if (!this.push(bytes)) decoder.pause();
    });
    decoder.on("end", () => this.push(null));
    decoder.on("error", (error) => this.destroy(error));
    return decoder;
  }
}
