import { randomBytes } from "node:crypto";

const ID_BYTES = 16;
/** Number of ids per draw of random bytes. */
const BLOCK_IDS = 256;

/**
 * Generates 128 random bits in hex. They are drawn in blocks, and each id is a slice of a block.
 */
export class RandomHex {
  #block = "";
  #at = 0;

  next(): string {
    if (this.#at === this.#block.length) {
      this.#block = randomBytes(BLOCK_IDS * ID_BYTES).toString("hex");
      this.#at = 0;
    }
    const from = this.#at;
    this.#at += 2 * ID_BYTES;
    return this.#block.slice(from, this.#at);
  }
}
