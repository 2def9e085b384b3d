import { element, showFacts, table } from "./elements.js";
import { formatCount, formatDollars, formatMoment, toCsv } from "./format.js";

const USAGE_COLUMNS = [
  { title: "Day" },
  { title: "Model" },
  ...["Requests", "Input tokens", "Output tokens", "Amount"].map((title) => ({
    title,
    isNumber: true,
  })),
];
const ENTRY_COLUMNS = [
  { title: "Time" },
  { title: "Kind" },
  { title: "Reference" },
  { title: "Note" },
  { title: "Amount", isNumber: true },
];

/** Shows a month: balances, usage by day and model, and every other entry. */
export function showStatement(place, statement) {
  const sums = element("dl", { class: "facts" });
  showFacts(sums, [
    ["Account", `${statement.account_name} (${statement.account_id})`],
    ["Opening balance", formatDollars(statement.opening_balance)],
    ["Usage", formatDollars(statement.usage_total)],
    ["Other entries", formatDollars(statement.entries_total)],
    ["Closing balance", formatDollars(statement.closing_balance)],
    ["Month", statement.is_complete ? statement.month : `${statement.month}, so far`],
  ]);
  place.replaceChildren(
    sums,
    tableOrNote("Usage by day and model, in UTC", USAGE_COLUMNS, statement.usage.map(usageCells)),
    tableOrNote("Other entries", ENTRY_COLUMNS, statement.entries.map(entryCells)),
    ...headOf(statement),
  );
}

function tableOrNote(caption, columns, rows) {
  if (rows.length > 0) return table(caption, columns, rows);
  return element("p", { class: "note" }, `${caption}: none.`);
}

/** The last entry's hash, to be kept: it stands for every entry up to it. */
function headOf({ chain_head: head }) {
  if (head === null) return [];
  return [element("p", { class: "head" }, `Hash of the last entry (SHA-256): ${head}`)];
}

function usageCells({ day, model, requests, prompt_tokens, completion_tokens, amount }) {
  const counts = [requests, prompt_tokens, completion_tokens].map(formatCount);
  return [day, model, ...counts, formatDollars(amount)];
}

function entryCells({ at, kind, reference, note, amount }) {
  return [formatMoment(at), kind, reference ?? "", note ?? "", formatDollars(amount)];
}

/** The statement's lines as comma-separated values, from opening to closing balance. */
export function statementCsv(statement) {
  const { month, opening_balance: opening, closing_balance: closing } = statement;
  return toCsv([
    [
      "date",
      "kind",
      "model",
      "requests",
      "input_tokens",
      "output_tokens",
      "reference",
      "note",
      "amount",
    ],
    [`${month}-01`, "opening balance", "", "", "", "", "", "", opening],
    ...statement.usage.map((row) => [
      ...[row.day, "usage", row.model, String(row.requests), String(row.prompt_tokens)],
      ...[String(row.completion_tokens), "", "", row.amount],
    ]),
    ...statement.entries.map((row) => [
      ...[row.at, row.kind, "", "", "", "", row.reference ?? "", row.note ?? "", row.amount],
    ]),
    [statement.to.slice(0, 10), "closing balance", "", "", "", "", "", "", closing],
  ]);
}
