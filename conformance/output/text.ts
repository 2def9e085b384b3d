import { groupOf, isBad, type Outcome, type Report } from "./report.ts";

/** The longest line of a failure in the terminal. */
const LINE_MAX = 400;

/** Returns the report for a terminal: failures, then a table of the groups, then the sum. */
export function renderText(report: Report): string {
  const bad = report.checks.filter(isBad).flatMap(describe);
  const groups = [...new Set(report.checks.map(groupOf))].map((group) => {
    const own = report.checks.filter((outcome) => groupOf(outcome) === group);
    const count = (result: Outcome["result"]): string =>
      String(own.filter((outcome) => outcome.result === result).length).padStart(6);
    const cells = [count("passed"), count("failed"), count("known-failure")];
    return [group.padEnd(14), ...cells, count("not-applicable")].join(" ");
  });
  const { counts } = report;
  const head = "group          passed failed  known  n/a";
  return [
    ...bad,
    ...(bad.length > 0 ? [""] : []),
    head,
    ...groups,
    "",
    `${counts.passed} passed, ${counts.failed} failed, ${counts["known-failure"]} known failures, ` +
      `${counts["unexpected-pass"]} unexpected passes, ${counts["not-applicable"]} not applicable, ` +
      `in ${(report.milliseconds / 1_000).toFixed(1)} s`,
    "",
  ].join("\n");
}

function describe({ id, title, rule, result, reason, failure }: Outcome): readonly string[] {
  if (result === "unexpected-pass") {
    return [`PASSED ${id}: it is in the file of known failures (${reason ?? ""})`];
  }
  const short = (text: string): string =>
    text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)}…` : text;
  return [
    `FAILED ${id}`,
    `  ${title} (${rule})`,
    ...(failure === null
      ? []
      : [`  expected ${short(failure.expected)}`, `  got      ${short(failure.got)}`]),
  ];
}
