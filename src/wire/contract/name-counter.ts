import { randomInt } from "node:crypto";

/** Random initial value of the hash, so that clients cannot choose names that collide. */
const SEED = randomInt(2 ** 31);
/** Prime of the FNV-1a hash. */
const PRIME = 16_777_619;

/** Counts distinct names by 32-bit hashes. Of 100,000 names, one or two are lost to collisions. */
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
