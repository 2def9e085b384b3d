import type { Mutant } from "./mutant.ts";
import type { Judgement } from "./survivors.ts";

export interface ModuleResult extends Judgement {
  readonly module: string;
  /** One block of lines in this many was mutated. */
  readonly sample: number;
  readonly mutants: readonly Mutant[];
  readonly seconds: number;
}

export const SCORE_MIN = 85;

interface Figures {
  readonly counted: number;
  readonly killed: number;
  readonly score: number;
}

/** Counts the mutants that compile; accepted survivors count as survivors. */
export function figuresOf({ mutants }: Pick<ModuleResult, "mutants">): Figures {
  const killed = mutants.filter(({ fate }) => fate === "killed").length;
  const counted = mutants.filter(({ fate }) => fate !== "compiler").length;
  return { counted, killed, score: counted === 0 ? 100 : (100 * killed) / counted };
}

const columns = [
  "module",
  "lines",
  "mutants",
  "killed",
  "accepted",
  "unexplained",
  "score",
  "seconds",
];

function rowOf(result: ModuleResult): readonly string[] {
  const { counted, killed, score } = figuresOf(result);
  const { module, sample, accepted, unexplained, seconds } = result;
  const lines = sample === 1 ? "all" : `1/${sample}`;
  const counts = [counted, killed, accepted.length, unexplained.length].map(String);
  return [module, lines, ...counts, `${score.toFixed(1)} %`, seconds.toFixed(0)];
}

export function renderTable(results: readonly ModuleResult[]): string {
  const rows = [columns, ...results.map(rowOf)];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const render = (row: readonly string[]): string => {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    return `| ${cells.join(" | ")} |`;
  };
  const rule = widths.map((width, at) =>
    at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [render(columns), render(rule), ...rows.slice(1).map(render)].join("\n");
}

function renderMutant({ file, line, identity, uncovered }: Mutant): string {
  return `- ${file}:${line}${uncovered ? " (no test runs it)" : ""}: \`${identity}\``;
}

/** Returns the reasons for a failed run as Markdown; empty if there are none. */
export function renderFaults(results: readonly ModuleResult[]): string {
  return results
    .flatMap(({ module, unexplained, outdated }) => [
      ...(unexplained.length > 0 ? [`\n## ${module}: survivors without a reason\n`] : []),
      ...unexplained.map(renderMutant),
      ...(outdated.length > 0 ? [`\n## ${module}: listed, but killed or gone\n`] : []),
      ...outdated.map((name) => `- ${name}`),
    ])
    .join("\n");
}

export function hasPassed(result: ModuleResult): boolean {
  const { unexplained, outdated } = result;
  return figuresOf(result).score >= SCORE_MIN && unexplained.length + outdated.length === 0;
}
