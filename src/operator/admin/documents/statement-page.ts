import type { Schemas } from "../../../../generated/admin/types.ts";
import { dollars } from "../../../core/money/dollars.ts";
import { partyLines } from "../../../wire/csv/statement-parties.ts";
import {
  balanceLines,
  dayText,
  momentText,
  monthName,
  periodText,
  runningText,
  sumByModel,
  type UsageSum,
} from "./statement-text.ts";

type Statement = Schemas["Statement"];

const STYLE = `
:root { color-scheme: light; }
body { font: 10.5pt/1.45 system-ui, sans-serif; color: #111; background: #fff; margin: 2rem auto;
  max-width: 50rem; padding: 0 1rem; }
h1 { font-size: 1.6em; margin: 0 0 .2em; }
.parties { display: flex; flex-wrap: wrap; gap: 1.5rem 3rem; margin: 1.2em 0; }
.parties > div { flex: 1 1 13rem; min-width: 0; overflow-wrap: anywhere; }
.parties h2 { margin: 0 0 .2em; font-size: .85em; font-weight: 600; color: #444; }
.parties p { margin: 0; }
h2 { font-size: 1.1em; margin: 1.6em 0 .4em; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding: 0 0 .4em; }
th, td { text-align: left; padding: .28em .5em; border-bottom: 1px solid #ddd; vertical-align: top; }
thead th { border-bottom: 2px solid #111; }
.scroll { overflow-x: auto; }
.short { white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tfoot td, .total { font-weight: 600; }
.note { color: #444; font-size: .9em; overflow-wrap: anywhere; }
@page { size: A4; margin: 18mm 15mm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; }
  .scroll { overflow: visible; }
  th, td { overflow-wrap: anywhere; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  tr { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

/**
 * Returns a statement as a printable page without scripts or external resources. Every value is
 * escaped.
 */
export function statementPage(statement: Statement): string {
  const title = `Statement for ${monthName(statement.from)}`;
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
<div class="parties">
${party("From", partyLines(statement.issuer))}
${party("For", partyLines(statement.customer))}
${party("Statement", statementLines(statement))}
</div>
${runningNote(statement)}
<h2>Balance</h2>
${balances(statement)}
<h2>Usage by model</h2>
${modelTable(statement)}
<h2>Usage by day</h2>
${usageTable(statement)}
<h2>Payments and corrections</h2>
${entryTable(statement)}
<p class="note">Days are in UTC. A reversed charge counts on the day it was reversed.</p>
${chainNote(statement)}
<p class="note">Generated on ${momentText(statement.as_of)}.</p>
</body>
</html>
`;
}

function party(title: string, lines: readonly string[]): string {
  return `<div><h2>${title}</h2><p>${lines.map(escape).join("<br>\n")}</p></div>`;
}

/** Returns what identifies the statement, a line each. */
function statementLines(statement: Statement): readonly string[] {
  const { account_id: id, account_external_id: externalId, currency, number } = statement;
  return [
    `Number: ${number}`,
    `Period: ${periodText(statement)}, UTC`,
    `Account: ${id}`,
    ...(externalId === null ? [] : [`Customer number: ${externalId}`]),
    `Currency: ${currency}`,
  ];
}

function balances(statement: Statement): string {
  const lines = balanceLines(statement);
  const rows = lines.map(([name, amount], at) => {
    const look = at === lines.length - 1 ? ' class="total"' : "";
    return `<tr${look}><th scope="row">${name}</th>${numbers([dollars(amount)])}</tr>`;
  });
  return `<table><tbody>
${rows.join("\n")}
</tbody></table>`;
}

function usageNumbers(row: UsageSum): string {
  const counts = [row.requests, row.prompt_tokens, row.completion_tokens];
  return numbers([...counts.map((count) => count.toLocaleString("en-US")), dollars(row.amount)]);
}

const usageHead = ["Requests", "Input tokens", "Output tokens", "Amount"];

function modelTable({ usage, usage_total: total }: Statement): string {
  if (usage.length === 0) return "<p>None.</p>";
  const rows = sumByModel(usage).map((row) => `<tr>${texts([row.model])}${usageNumbers(row)}</tr>`);
  return tableOf({ head: ["Model", ...usageHead], texts: 1, rows, total });
}

function usageTable({ usage, usage_total: total }: Statement): string {
  if (usage.length === 0) return "<p>None.</p>";
  const rows = usage.map((row) => {
    const day = shortText(dayText(Date.parse(row.day)));
    return `<tr>${day}${texts([row.model])}${usageNumbers(row)}</tr>`;
  });
  return tableOf({ head: ["Day", "Model", ...usageHead], texts: 2, rows, total });
}

function entryTable({ entries, entries_total: total }: Statement): string {
  if (entries.length === 0) return "<p>None.</p>";
  const rows = entries.map((row) => {
    const head = `${shortText(momentText(row.at))}${shortText(capitalized(row.kind))}`;
    const rest = texts([referenceOf(row), row.note ?? ""]);
    return `<tr>${head}${rest}${numbers([dollars(row.amount)])}</tr>`;
  });
  return tableOf({ head: ["Time", "Kind", "Reference", "Note", "Amount"], texts: 4, rows, total });
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Returns the operator's reference; an entry without one has the identifier of the entry. */
function referenceOf({ reference }: Statement["entries"][number]): string {
  return /^ent_[0-9a-f]{24}$/.test(reference) ? "" : reference;
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
  return `<div class="scroll" tabindex="0"><table>
<thead><tr>${cells.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
<tfoot><tr><td colspan="${head.length - 1}">Total</td>${numbers([dollars(total)])}</tr></tfoot>
</table></div>`;
}

function texts(values: readonly string[]): string {
  return values.map((value) => `<td>${escape(value)}</td>`).join("");
}

function shortText(value: string): string {
  return `<td class="short">${escape(value)}</td>`;
}

function numbers(values: readonly string[]): string {
  return values.map((value) => `<td class="number">${escape(value)}</td>`).join("");
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

function runningNote(statement: Statement): string {
  const text = runningText(statement);
  return text === null ? "" : `<p class="note">${text}</p>`;
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
