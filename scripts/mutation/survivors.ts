import { readFileSync } from "node:fs";
import type { Mutant } from "./mutant.ts";

/** Mutants that may survive, by file and with the reason. Their line number does not count. */
export type Survivors = Readonly<
  Record<string, readonly { readonly reason: string; readonly mutants: readonly string[] }[]>
>;

export function readSurvivors(): Survivors {
  const text = readFileSync(`${import.meta.dirname}/survivors.json`, "utf8");
  return JSON.parse(text) as Survivors;
}

export interface Judgement {
  readonly accepted: readonly Mutant[];
  readonly unexplained: readonly Mutant[];
  /**
   * Listed mutants that a test now kills or that are no longer generated; remove them from the
   * list.
   */
  readonly outdated: readonly string[];
}

/** Compares the survivors with the list, for the files that were mutated. */
export function judgeSurvivors(
  mutants: readonly Mutant[],
  files: readonly string[],
  listed: Survivors,
): Judgement {
  const survived = mutants.filter(({ fate }) => fate === "survived");
  const isListed = ({ file, identity }: Mutant): boolean =>
    (listed[file] ?? []).some(({ mutants: known }) => known.includes(identity));
  const alive = new Set(
    mutants
      .filter(({ fate, ranOut }) => fate === "survived" || ranOut)
      .map(({ file, identity }) => `${file}: ${identity}`),
  );
  return {
    accepted: survived.filter(isListed),
    unexplained: survived.filter((mutant) => !isListed(mutant)),
    outdated: files
      .flatMap((file) =>
        (listed[file] ?? []).flatMap(({ mutants: known }) => known.map((id) => `${file}: ${id}`)),
      )
      .filter((name) => !alive.has(name)),
  };
}
