const DATA = "data:";

/**
 * Finds blank lines of an event stream that follow no `data` line. Some readers take these lines
 * for an empty event (spec/stream-grammar.yaml). One instance per stream; the stream's lines must
 * end in LF.
 */
export class BlankLines {
  /** The first characters of the incomplete line. */
  #head = "";
  #isAfterData = false;

  /**
   * Returns whether a line that ends in `text`, an arbitrary chunk, is blank without a preceding
   * `data` line, or whether a line ends in CR.
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
