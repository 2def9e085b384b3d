import type { FailoverReport } from "./failover-run.ts";

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

const COLUMNS = [
  ...["failure", "what clients saw", "longest wait for a refusal, s", "the same after 10 s"],
  ...["service again after, s", "lost", "doubled", "charged beyond", "frozen"],
];

/** Returns the table's row of a failure. */
function rowOf(report: FailoverReport): string {
  const { answers, refusedMs, lateRefusedMs, serviceMs, verdict } = report;
  const seen = Object.entries(answers).map(([kind, count]) => `${count} × ${kind}`);
  const { lost, doubled, chargedBeyond, held } = verdict;
  const cells = [
    ...[report.failure, seen.join(", "), seconds(refusedMs), seconds(lateRefusedMs)],
    ...[seconds(serviceMs), lost, doubled, chargedBeyond, held],
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Returns the effect of each failure on clients, as a table. */
export function failoverTable(reports: readonly FailoverReport[]): string {
  const head = [`| ${COLUMNS.join(" | ")} |`, `|${" --- |".repeat(COLUMNS.length)}`];
  return [...head, ...reports.map(rowOf)].join("\n");
}
