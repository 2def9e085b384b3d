import type { CallOutcome } from "../calling-store.ts";

/** One line each way: a batch of `[operation, argument]`, answered by its outcomes in order. */
export type RequestLine = readonly (readonly unknown[])[];

export type ReplyLine = readonly CallOutcome[];

/** A batch as a line; JSON text never holds a raw newline. */
export function toLine(message: RequestLine | ReplyLine): string {
  return `${JSON.stringify(message)}\n`;
}

/** Cuts text that arrives in pieces into lines; the rest waits for its newline. */
export class LineReader {
  #pieces: string[] = [];

  feed(text: string): readonly string[] {
    const [first = "", ...rest] = text.split("\n");
    this.#pieces.push(first);
    const last = rest.pop();
    if (last === undefined) return [];
    const lines = [this.#pieces.join(""), ...rest];
    this.#pieces = [last];
    return lines;
  }
}
