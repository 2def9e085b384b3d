import { Duplex } from "node:stream";
import { createInflate, createInflateRaw, type Inflate, type InflateRaw } from "node:zlib";

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
