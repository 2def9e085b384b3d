/** Number of pieces that are joined at once. */
const PIECES = 256;

/**
 * Text that grows by small pieces. Plain concatenation keeps a tree node for each piece, which
 * takes many times the size of the text; here pieces are joined as they arrive.
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

  /** Returns all pieces in order. */
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
