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

/** Percent of the mutants that compile. */
const SCORE_MIN = 85;

interface Judgement {
  readonly passed: boolean;
  /** The score, then each survivor without a reason and each reason without a survivor. */
  readonly report: string;
}

/** Compares the survivors with the list, for the files that were mutated. */
export function judge(
  mutants: readonly Mutant[],
  files: readonly string[],
  listed: Survivors,
): Judgement {
  const known = new Set(
    files.flatMap((file) =>
      (listed[file] ?? []).flatMap((group) => group.mutants.map((id) => `${file}: ${id}`)),
    ),
  );
  const counted = mutants.filter(({ fate }) => fate !== "compiler");
  const survived = counted.filter(({ fate }) => fate === "survived");
  const unexplained = survived.filter((mutant) => !known.has(nameOf(mutant)));
  const alive = new Set(
    mutants.filter(({ fate, ranOut }) => fate === "survived" || ranOut).map(nameOf),
  );
  const outdated = [...known].filter((name) => !alive.has(name));
  const killed = counted.length - survived.length;
  const score = counted.length === 0 ? 0 : (100 * killed) / counted.length;
  const lines = [
    `${killed} of ${counted.length} mutants killed (${score.toFixed(1)} %)`,
    ...unexplained.map((mutant) => `  survived without a reason: ${describe(mutant)}`),
    ...outdated.map((name) => `  listed, but killed or gone: ${name}`),
  ];
  return { passed: score >= SCORE_MIN && lines.length === 1, report: lines.join("\n") };
}

function nameOf({ file, identity }: Mutant): string {
  return `${file}: ${identity}`;
}

function describe({ file, line, identity, uncovered }: Mutant): string {
  return `${file}:${line}${uncovered ? " (no test runs it)" : ""}: ${identity}`;
}
