const DATA = "data:";

/**
 * Finds the blank lines of an event stream that follow no `data` line. For some readers such a line is
 * an empty event (spec/stream-grammar.yaml). One per stream, whose lines end in line feeds alone.
 */
export class BlankLines {
  /** The first characters of the line that has not ended. */
  #head = "";
  #isAfterData = false;

  /**
   * Whether a line that ends in `text`, a piece cut anywhere, is blank without a `data` line, or ends
   * in another way.
   */
  feed(text: string): boolean {
    if (text.includes("\r")) return true;
    let at = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", at)) {
      const head = this.#headWith(text, at, end);
      if (head === "" && !this.#isAfterData) return true;
      this.#isAfterData = head === DATA;
      this.#head = "";
      at = end + 1;
    }
    this.#head = this.#headWith(text, at, text.length);
    return false;
  }

  #headWith(text: string, from: number, to: number): string {
    const missing = DATA.length - this.#head.length;
    return this.#head + text.slice(from, Math.min(to, from + missing));
  }
}
