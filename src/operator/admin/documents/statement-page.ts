import type { Schemas } from "../../../../generated/admin/types.ts";

type Statement = Schemas["Statement"];

const STYLE = `
:root { color-scheme: light; }
body { font: 10.5pt/1.45 system-ui, sans-serif; color: #111; background: #fff; margin: 2rem auto;
  max-width: 50rem; padding: 0 1rem; }
h1 { font-size: 1.6em; margin: 0 0 .2em; }
h2 { font-size: 1.1em; margin: 1.6em 0 .4em; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding: 0 0 .4em; }
th, td { text-align: left; padding: .28em .5em; border-bottom: 1px solid #ddd; vertical-align: top;
  overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid #111; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tfoot td, .total { font-weight: 600; }
.note { color: #444; font-size: .9em; overflow-wrap: anywhere; }
@page { size: A4; margin: 18mm 15mm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

/**
 * Returns a statement as a printable page without scripts or external resources. Every value is
 * escaped.
 */
export function statementPage(statement: Statement): string {
  const title = `Statement ${statement.month}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(`${title}, ${statement.account_name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${escape(statement.account_name)} (${escape(statement.account_id)})<br>
${externalLine(statement)}${escape(statement.from.slice(0, 10))} to ${escape(lastDay(statement))}, UTC;
amounts in ${escape(statement.currency)}</p>
${runningNote(statement)}
<h2>Balance</h2>
${balances(statement)}
<h2>Usage</h2>
${usageTable(statement)}
<h2>Other entries</h2>
${entryTable(statement)}
<p class="note">Days are in UTC. A reversed charge counts on the day it was reversed.</p>
${chainNote(statement)}
<p class="note">Generated on ${momentText(statement.as_of)}.</p>
</body>
</html>
`;
}

function externalLine({ account_external_id: id }: Statement): string {
  return id === null ? "" : `Customer: ${escape(id)}<br>\n`;
}

function lastDay({ to }: Statement): string {
  return new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
}

function balances(statement: Statement): string {
  const lines = [
    ["Opening balance", statement.opening_balance],
    ["Usage", statement.usage_total],
    ["Other entries", statement.entries_total],
  ] as const;
  return `<table><tbody>
${lines.map(([name, amount]) => `<tr><th scope="row">${name}</th>${numbers([amount])}</tr>`).join("\n")}
<tr class="total"><th scope="row">Closing balance</th>${numbers([statement.closing_balance])}</tr>
</tbody></table>`;
}

function usageTable({ usage, usage_total: total }: Statement): string {
  if (usage.length === 0) return "<p>None.</p>";
  const rows = usage.map((row) => {
    const counts = [row.requests, row.prompt_tokens, row.completion_tokens, row.amount];
    return `<tr>${texts([row.day, row.model])}${numbers(counts)}</tr>`;
  });
  return tableOf({
    head: ["Day", "Model", "Requests", "Input tokens", "Output tokens", "Amount"],
    texts: 2,
    rows,
    total,
  });
}

function entryTable({ entries, entries_total: total }: Statement): string {
  if (entries.length === 0) return "<p>None.</p>";
  const rows = entries.map(
    (row) =>
      `<tr>${texts([row.at, row.kind, row.reference, row.note ?? ""])}${numbers([row.amount])}</tr>`,
  );
  return tableOf({ head: ["Time", "Kind", "Reference", "Note", "Amount"], texts: 4, rows, total });
}

function tableOf(table: {
  readonly head: readonly string[];
  /** Number of text columns; the others contain numbers. */
  readonly texts: number;
  readonly rows: readonly string[];
  readonly total: string;
}): string {
  const { head, rows, total } = table;
  const cells = head.map(
    (name, at) => `<th scope="col"${at < table.texts ? "" : ' class="number"'}>${name}</th>`,
  );
  return `<table>
<thead><tr>${cells.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
<tfoot><tr><td colspan="${head.length - 1}">Total</td>${numbers([total])}</tr></tfoot>
</table>`;
}

function texts(values: readonly string[]): string {
  return values.map((value) => `<td>${escape(value)}</td>`).join("");
}

function numbers(values: readonly (string | number)[]): string {
  return values.map((value) => `<td class="number">${escape(String(value))}</td>`).join("");
}

function chainNote({ chain_head: head, rewinds }: Statement): string {
  const lost = rewinds.map(
    ({ from, to }) => `<p class="note">The ledger lost the data written from ${momentText(from)} to
${momentText(to)}. A statement of this month generated before then may have a different chain head.</p>`,
  );
  return `${headNote(head)}${lost.join("")}`;
}

function headNote(head: string | null): string {
  if (head === null) return "";
  return `<p class="note">Head of the account's hash chain at the end of this statement:
<code>${escape(head)}</code>. It covers every entry up to that point: changing any of them
changes it.</p>`;
}

function runningNote({ is_complete: isComplete, as_of: asOf }: Statement): string {
  if (isComplete) return "";
  return `<p class="note">This month has not ended yet: the closing balance is as of ${momentText(asOf)}.</p>`;
}

/** Formats a time as `3 December 2026, 02:57 UTC`. */
function momentText(moment: string): string {
  const at = new Date(moment);
  const day = at.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** Escapes text for HTML elements and quoted attributes. */
function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
