import type { Schemas } from "../../../generated/console/types.ts";
import { element, showFacts } from "../kit/elements.js";
import { formatCount, formatMoment } from "../kit/format.js";
import { moneyElement } from "../kit/money.js";
import { numberColumns, scrollTable, type Column } from "../kit/table.js";

type Statement = Schemas["Statement"];

const usageColumns: readonly Column<Statement["usage"][number]>[] = [
  { name: "Day", isHeader: true, of: ({ day }) => day },
  { name: "Model", of: ({ model }) => model },
  ...numberColumns<Statement["usage"][number]>({
    Requests: ({ requests }) => formatCount(requests),
    "Input tokens": (row) => formatCount(row.prompt_tokens),
    "Output tokens": (row) => formatCount(row.completion_tokens),
    Amount: ({ amount }) => moneyElement(amount),
  }),
];

const entryColumns: readonly Column<Statement["entries"][number]>[] = [
  { name: "Time", isHeader: true, of: ({ at }) => formatMoment(at) },
  { name: "Kind", of: ({ kind }) => kind },
  { name: "Reference", of: ({ reference }) => reference },
  { name: "Note", of: ({ note }) => note },
  { name: "Amount", isNumber: true, of: ({ amount }) => moneyElement(amount) },
];

/** Shows a month: balances, usage by day and model, and every other entry. */
export function showStatement(place: HTMLElement, statement: Statement): void {
  const sums = element("dl", { class: "tiles" });
  showFacts(sums, [
    ["Account", `${statement.account_name} (${statement.account_id})`],
    ["Opening balance", moneyElement(statement.opening_balance)],
    ["Usage", moneyElement(statement.usage_total)],
    ["Other entries", moneyElement(statement.entries_total)],
    ["Closing balance", moneyElement(statement.closing_balance)],
    ["Month", statement.is_complete ? statement.month : `${statement.month}, so far`],
  ]);
  place.replaceChildren(
    sums,
    tableOrNote("Usage by day and model, in UTC", usageColumns, statement.usage),
    tableOrNote("Other entries", entryColumns, statement.entries),
    ...headOf(statement),
  );
}

function tableOrNote<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): HTMLElement {
  if (rows.length > 0) return scrollTable({ caption, columns, rows });
  return element("p", { class: "note" }, `${caption}: none.`);
}

/**
 * Returns the hash of the last entry, which the customer should keep: it commits to every entry
 * before it.
 */
function headOf({ chain_head: head }: Statement): readonly HTMLElement[] {
  if (head === null) return [];
  return [element("p", { class: "chain-head" }, `Hash of the last entry (SHA-256): ${head}`)];
}
