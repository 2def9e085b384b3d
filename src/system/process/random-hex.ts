import { randomBytes } from "node:crypto";

const ID_BYTES = 16;
/** Ids that one draw serves. */
const BLOCK_IDS = 256;

/** Gives 128 random bits in hex; they are drawn in blocks, of which an id is a slice. */
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
