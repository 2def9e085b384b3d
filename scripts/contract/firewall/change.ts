import type { Part } from "./part.ts";

/**
 * `source`: what is sent stays valid, but a generated client has other names of types, methods or
 * variables, so that code which uses them no longer compiles. `unknown`: no rule covers the change,
 * so a person must read it.
 */
export type Verdict = "breaking" | "unknown" | "source" | "harmless";

/** A difference between two contracts. */
export interface Change {
  /** JSON pointer into the newer contract, or into the older one for a removed part. */
  readonly place: string;
  readonly verdict: Verdict;
  readonly text: string;
}

export type Report = (verdict: Verdict, at: Part, text: string) => void;

/** The same part of both documents. */
export interface Pair {
  readonly old: Part;
  readonly now: Part;
}

/** Reports a change as harmless if it is, and as breaking if not. */
export function judge(isHarmless: boolean): Verdict {
  return isHarmless ? "harmless" : "breaking";
}

/** Reports a change of names in generated code, unless it changes none. */
export function judgeNames(isHarmless: boolean): Verdict {
  return isHarmless ? "harmless" : "source";
}

/** Returns the changes that break a client or its source, or that no rule understands. */
export function listFaults(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ verdict }) => verdict !== "harmless");
}

/** Collects changes, each once, even if several operations share the part. */
export class Findings {
  readonly #changes = new Map<string, Change>();

  readonly report: Report = (verdict, { pointer: place }, text) => {
    this.#changes.set(`${verdict} ${place} ${text}`, { place, verdict, text });
  };

  list(): readonly Change[] {
    return [...this.#changes.values()];
  }
}
