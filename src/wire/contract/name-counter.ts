import { randomInt } from "node:crypto";

/** What a hash begins with: no client can choose names that have the same one. */
const SEED = randomInt(2 ** 31);
/** Of the FNV-1a hash. */
const PRIME = 16_777_619;

/** Counts distinct names by 32-bit hashes: of 100,000 names one or two count as others do. */
export class NameCounter {
  readonly #hashes = new Set<number>();

  get distinct(): number {
    return this.#hashes.size;
  }

  /** Counts the characters of `text` from `start` up to `end` as a name. */
  add(text: string, start: number, end: number): void {
    let hash = SEED;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    this.#hashes.add(hash);
  }
}
