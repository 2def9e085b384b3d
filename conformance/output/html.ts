import { escapeMarkup as escape } from "./escape.ts";
import { groupOf, isBad, type Outcome, type Report, type Result } from "./report.ts";

const labels: Readonly<Record<Result, string>> = {
  passed: "passed",
  failed: "failed",
  "not-applicable": "not applicable",
  "known-failure": "known failure",
  "unexpected-pass": "unexpected pass",
};

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
  h1 { overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; }
  th, td { border-bottom: 1px solid #8888; padding: .25rem .75rem; text-align: left; }
  td.number { text-align: right; }
  pre { overflow: auto; max-height: 20rem; padding: .5rem; border: 1px solid #8888; white-space: pre-wrap;
    overflow-wrap: anywhere; }
  summary { cursor: pointer; }
  .bad { font-weight: 600; }
  code { overflow-wrap: anywhere; }
`;

/** Returns the report as one page without scripts and without requests to other files. */
export function renderHtml(report: Report): string {
  const title = `Conformance of ${report.baseUrl}`;
  const groups = [...new Set(report.checks.map(groupOf))];
  const facts = [
    `${report.kit}, document ${report.document}, started ${report.startedAt}, ` +
      `${(report.milliseconds / 1_000).toFixed(1)} s`,
    report.cost,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(title)}</h1>
${facts.map((fact) => `<p>${escape(fact)}</p>`).join("\n")}
${table(report.checks, groups)}
${groups.map((group) => section(group, report.checks)).join("\n")}
</body>
</html>
`;
}

function table(checks: readonly Outcome[], groups: readonly string[]): string {
  const results = Object.keys(labels) as readonly Result[];
  const cells = (own: readonly Outcome[]): string =>
    results
      .map((result) => own.filter((outcome) => outcome.result === result).length)
      .map((count) => `<td class="number">${count}</td>`)
      .join("");
  const rows = groups.map((group) => {
    const own = checks.filter((outcome) => groupOf(outcome) === group);
    return `<tr><td><a href="#${escape(group)}">${escape(group)}</a></td>${cells(own)}</tr>`;
  });
  const head = results.map((result) => `<th>${labels[result]}</th>`).join("");
  const sum = `<tr><th>all</th>${cells(checks)}</tr>`;
  const body = `<tr><th>group</th>${head}</tr>\n${rows.join("\n")}\n${sum}`;
  return `<div class="scroll" tabindex="0">\n<table>\n${body}\n</table>\n</div>`;
}

function section(group: string, checks: readonly Outcome[]): string {
  const own = checks.filter((outcome) => groupOf(outcome) === group);
  // What needs attention comes first.
  const sorted = own.toSorted((a, b) => Number(isBad(b)) - Number(isBad(a)));
  const items = sorted.map(item).join("\n");
  return `<h2 id="${escape(group)}">${escape(group)}</h2>\n${items}`;
}

function item(outcome: Outcome): string {
  const { id, title, rule, scope, result, reason, failure } = outcome;
  const kind = isBad(outcome) ? ' class="bad"' : "";
  const parts: readonly (readonly [string, string | null])[] = [
    ["reason", reason],
    ["expected", failure?.expected ?? null],
    ["got", failure?.got ?? null],
    ["request", failure?.request ?? null],
    ["response", failure?.response ?? null],
  ];
  const shown = parts
    .filter(([, text]) => text !== null)
    .map(([name, text]) => `<p>${name}</p><pre>${escape(text ?? "")}</pre>`)
    .join("");
  const summary = `<summary${kind}>${labels[result]} · <code>${escape(id)}</code></summary>`;
  const about = `<p>${escape(title)} (${scope}; <code>${escape(rule)}</code>)</p>`;
  return `<details${isBad(outcome) ? " open" : ""}>${summary}${about}${shown}</details>`;
}
