import type { CallOutcome } from "../calling-store.ts";

/** One line each way: a batch of `[operation, argument]`, answered by its outcomes in order. */
export type RequestLine = readonly (readonly unknown[])[];

export type ReplyLine = readonly CallOutcome[];

/**
 * Lines beside the batches. A process that keeps the keys that it looked up says so first; before a
 * change of a key is acknowledged it is told to forget them, and says that it has.
 */
export const words = {
  keepsKeys: JSON.stringify("keeps-keys"),
  forgetKeys: JSON.stringify("forget-keys"),
  forgotKeys: JSON.stringify("forgot-keys"),
} as const;

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
