import type { Schemas } from "../../../../generated/admin/types.ts";
import { addTotals, formatTotal, nanoTotal, type NanoTotal } from "../../../core/money/totals.ts";

type Statement = Schemas["Statement"];

const STYLE = `
:root { color-scheme: light; }
body { font: 10.5pt/1.45 system-ui, sans-serif; color: #111; background: #fff; margin: 2rem auto;
  max-width: 50rem; padding: 0 1rem; }
h1 { font-size: 1.6em; margin: 0 0 .2em; }
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
  const title = `Statement for ${monthName(statement)}`;
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
${externalLine(statement)}<span class="short">${dayText(Date.parse(statement.from))}</span> to
<span class="short">${dayText(Date.parse(statement.to) - 1)}</span>, UTC; amounts in ${escape(statement.currency)}</p>
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

function externalLine({ account_external_id: id }: Statement): string {
  return id === null ? "" : `Customer: ${escape(id)}<br>\n`;
}

/** Formats the month as `November 2026`. */
function monthName({ from }: Statement): string {
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(from).toLocaleDateString("en-GB", form);
}

function balances(statement: Statement): string {
  const lines = [
    ["Opening balance", statement.opening_balance],
    ["Usage", statement.usage_total],
    ["Payments and corrections", statement.entries_total],
  ] as const;
  return `<table><tbody>
${lines.map(([name, amount]) => `<tr><th scope="row">${name}</th>${numbers([dollars(amount)])}</tr>`).join("\n")}
<tr class="total"><th scope="row">Closing balance</th>${numbers([dollars(statement.closing_balance)])}</tr>
</tbody></table>`;
}

type UsageSum = Omit<Statement["usage"][number], "day">;

/** Adds the days of each model up; the largest amount comes first. */
function sumByModel(usage: Statement["usage"]): readonly UsageSum[] {
  const sums = [...Map.groupBy(usage, ({ model }) => model)].map(([model, rows]) => {
    const count = (of: (row: UsageSum) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    const amounts = rows.map(({ amount }) => totalOf(amount));
    return {
      model,
      requests: count((row) => row.requests),
      prompt_tokens: count((row) => row.prompt_tokens),
      completion_tokens: count((row) => row.completion_tokens),
      amount: formatTotal(amounts.reduce(addTotals)),
    };
  });
  return sums.toSorted((one, other) => Number(one.amount) - Number(other.amount));
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

/** Returns sign, dollars and decimals of an amount. */
function partsOf(amount: string): readonly [string, string, string] {
  const [, sign = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return [sign, whole, decimals];
}

function totalOf(amount: string): NanoTotal {
  const [sign, whole, decimals] = partsOf(amount);
  return nanoTotal(`${sign}${whole}${decimals.padEnd(9, "0")}`);
}

/** Formats an amount exactly, with at least two decimals: `-$1,234.50`. */
function dollars(amount: string): string {
  const [sign, whole, decimals] = partsOf(amount);
  return `${sign}$${BigInt(whole).toLocaleString("en-US")}.${decimals.padEnd(2, "0")}`;
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

/** Formats a day in UTC as `3 Dec 2026`. */
function dayText(atMs: number): string {
  const form = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Date(atMs).toLocaleDateString("en-US", form).replace(/(\w+) (\d+), (\d+)/, "$2 $1 $3");
}

/** Formats a time as `3 Dec 2026, 02:57 UTC`. */
function momentText(moment: string): string {
  return `${dayText(Date.parse(moment))}, ${new Date(moment).toISOString().slice(11, 16)} UTC`;
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
