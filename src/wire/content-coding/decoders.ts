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

/** Removes one content coding; `bytesWritten` is what it has used. */
export type ContentDecoder = Duplex & { readonly bytesWritten: number };

/** What a frame may ask a decoder to keep: 8 MiB, as RFC 9659 allows for a content coding. */
const ZSTD_WINDOW_LOG_MAX = 23;

const decoders: Readonly<Record<string, () => ContentDecoder>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: () => new AnyInflate(),
  br: createBrotliDecompress,
  zstd: () =>
    createZstdDecompress({
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
      // The first bytes of another frame count as used.
      rejectGarbageAfterEnd: true,
    }),
};

/** The codings that can be removed, as `Accept-Encoding` lists them. */
export const acceptedCodings = "gzip, deflate, br, zstd";

/** Whether a coding, whose name is in lower case, can be removed. */
export function isContentCoding(name: string): boolean {
  return Object.hasOwn(decoders, name);
}

/** A decoder of the coding, whose name is in lower case; undefined if it is unknown. */
export function createContentDecoder(coding: string): ContentDecoder | undefined {
  return isContentCoding(coding) ? decoders[coding]?.() : undefined;
}

/** Of a zlib wrapper the first byte ends so: its method is deflate. No raw block begins so. */
const WRAPPED = 0x08;

/** Removes `deflate`, with its zlib wrapper or, as some servers send it, without. */
export class AnyInflate extends Duplex {
  /** Null until the first byte tells which it is. */
  #decoder: Inflate | InflateRaw | null = null;

  /** What has been used. */
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
