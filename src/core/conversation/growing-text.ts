/** How many pieces wait to be joined. */
const PIECES = 256;

/**
 * Text that grows by small pieces. Plain concatenation keeps a node of a tree for each piece, many
 * times its size; here pieces are joined as they come.
 */
export class GrowingText {
  #joined = "";
  #pieces: string[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#pieces.push(piece) === PIECES) this.#join();
  }

  /** All pieces in order. */
  text(): string {
    this.#join();
    return this.#joined;
  }

  #join(): void {
    if (this.#pieces.length === 0) return;
    this.#joined += this.#pieces.join("");
    this.#pieces = [];
  }
}
