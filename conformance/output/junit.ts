import { groupOf, isBad, type Outcome, type Report } from "./report.ts";
import { escapeMarkup } from "./escape.ts";

/** Returns the report as JUnit XML: a suite for each group. */
export function renderJunit(report: Report): string {
  const groups = [...new Set(report.checks.map(groupOf))];
  const suites = groups.map((group) => {
    const own = report.checks.filter((outcome) => groupOf(outcome) === group);
    const failures = own.filter(isBad).length;
    const skipped = own.filter(({ result }) => result === "not-applicable").length;
    const head = `tests="${own.length}" failures="${failures}" skipped="${skipped}"`;
    const cases = own.map(testCase).join("");
    return `  <testsuite name="${escapeMarkup(group)}" ${head}>\n${cases}  </testsuite>\n`;
  });
  const all = `tests="${report.checks.length}" failures="${report.checks.filter(isBad).length}"`;
  const name = escapeMarkup(`conformance of ${report.baseUrl}`);
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${declaration}\n<testsuites name="${name}" ${all}>\n${suites.join("")}</testsuites>\n`;
}

function testCase(outcome: Outcome): string {
  const { id, milliseconds, reason, result } = outcome;
  const time = (milliseconds / 1_000).toFixed(3);
  const head = `    <testcase classname="${groupOf(outcome)}" name="${escapeMarkup(id)}" time="${time}"`;
  if (isBad(outcome)) {
    return `${head}>\n      ${failureOf(outcome)}\n    </testcase>\n`;
  }
  if (result === "not-applicable") {
    return `${head}><skipped message="${escapeMarkup(reason ?? "")}"/></testcase>\n`;
  }
  if (result === "known-failure") {
    return `${head}><system-out>known failure: ${escapeMarkup(reason ?? "")}</system-out></testcase>\n`;
  }
  return `${head}/>\n`;
}

function failureOf({ title, rule, reason, failure, result }: Outcome): string {
  if (result === "unexpected-pass") {
    return `<failure message="passes, but is a known failure: ${escapeMarkup(reason ?? "")}"/>`;
  }
  const text = [
    title,
    `rule: ${rule}`,
    `expected: ${failure?.expected ?? ""}`,
    `got: ${failure?.got ?? ""}`,
    `request: ${failure?.request ?? "none"}`,
    `response: ${failure?.response ?? "none"}`,
  ].join("\n");
  const message = escapeMarkup(`expected ${failure?.expected ?? ""}, got ${failure?.got ?? ""}`);
  return `<failure message="${message}">${escapeMarkup(text)}</failure>`;
}
