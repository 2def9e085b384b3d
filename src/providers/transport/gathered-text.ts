import { joinBytes } from "../../collections/join-bytes.ts";

/** Each call is a text of its own: nothing is kept between two. */
const utf8 = new TextDecoder();

/** A body that is read at once when all of it is there. */
export class GatheredText {
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
