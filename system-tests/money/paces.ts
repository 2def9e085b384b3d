import { readSeed, seededRandom } from "../../contract-tests/harness/read-seed.ts";
import { later, pause } from "../../contract-tests/harness/real-clock.ts";

/**
 * Returns random pauses of a stand-in between the pieces of its responses, repeatable by the run's
 * seed.
 */
export function pacedBy(msMax: number): () => Promise<void> {
  const random = seededRandom(readSeed(process.env));
  return () => pause(msMax * random());
}

/** A signal that may abort while its request runs, and a function that disarms it. */
export interface RandomCut {
  readonly signal: AbortSignal;
  readonly spare: () => void;
}

/** Cuts this share of requests, each within `msMax` milliseconds. */
export function randomCuts(share: number, msMax: number): () => RandomCut {
  const random = seededRandom(readSeed(process.env));
  return () => {
    const cut = new AbortController();
    const isCut = random() < share;
    const spare = isCut ? later(random() * msMax, () => cut.abort()) : () => undefined;
    return { signal: cut.signal, spare };
  };
}
