/** Where a stop string occurs in a text. */
export interface StopMatch {
  readonly sequence: string;
  /** UTF-16 offset of the stop string; the text ends before it. */
  readonly at: number;
}

/** The stop string that occurs first in a text; at the same position, the first in the list. */
export function findStop(text: string, sequences: readonly string[]): StopMatch | null {
  let first: StopMatch | null = null;
  for (const sequence of sequences) {
    const at = sequence === "" ? -1 : text.indexOf(sequence);
    if (at >= 0 && (first === null || at < first.at)) first = { sequence, at };
  }
  return first;
}
