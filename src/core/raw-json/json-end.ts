const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Finds the end of a JSON object or array that arrives in pieces. */
export class JsonEnd {
  #place: "outside" | "string" | "escape" | "ended" = "outside";
  #depth = 0;

  /** True once the bracket that closes the first one has arrived. */
  get hasCome(): boolean {
    return this.#place === "ended";
  }

  /** Returns how many characters of the next piece belong to the value. */
  take(text: string): number {
    for (let at = 0; at < text.length; at += 1) {
      if (this.#place === "ended") return at;
      this.#step(text.charCodeAt(at));
    }
    return text.length;
  }

  #step(code: number): void {
    if (this.#place === "escape") this.#place = "string";
    else if (this.#place === "string") {
      if (code === BACKSLASH) this.#place = "escape";
      else if (code === QUOTE) this.#place = "outside";
    } else if (code === QUOTE) this.#place = "string";
    else if (code === 0x7b || code === 0x5b) this.#depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#place = "ended";
    }
  }
}
