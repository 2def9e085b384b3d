import type { Schemas } from "../../../generated/console/types.ts";
import { csvText } from "../../wire/csv/csv-text.js";
import { statementCsv } from "../../wire/csv/statement-csv.js";
import { partyLines } from "../../wire/csv/statement-parties.js";
import { saveFile } from "../kit/csv.js";
import { byId, element, showFacts } from "../kit/elements.js";
import { formatCount, formatMoment } from "../kit/format.js";
import { moneyElement } from "../kit/money.js";
import { placesOfStatement } from "../kit/statement-places.js";
import { addMoney, sum } from "../kit/sums.js";
import { numberColumns, scrollTable, type Column } from "../kit/table.js";

type Statement = Schemas["Statement"];

type Usage = Statement["usage"][number];
type ModelUsage = Omit<Usage, "day">;

/** Returns the columns of the tables, whose amounts have `places` decimal places. */
function columnsOf(places: number) {
  const amount = (row: { readonly amount: string }) => moneyElement(row.amount, places);
  const figures = numberColumns<ModelUsage>({
    Requests: ({ requests }) => formatCount(requests),
    "Input tokens": (row) => formatCount(row.prompt_tokens),
    "Output tokens": (row) => formatCount(row.completion_tokens),
    Amount: amount,
  });
  const models: readonly Column<ModelUsage>[] = [
    { name: "Model", isHeader: true, of: ({ model }) => model },
    ...figures,
  ];
  const days: readonly Column<Usage>[] = [
    { name: "Day", isHeader: true, of: ({ day }) => day },
    { name: "Model", of: ({ model }) => model },
    ...figures,
  ];
  const entries: readonly Column<Statement["entries"][number]>[] = [
    { name: "Time", isHeader: true, of: ({ at }) => formatMoment(at) },
    { name: "Kind", of: ({ kind }) => kind },
    { name: "Reference", of: ({ reference }) => reference },
    { name: "Note", of: ({ note }) => note },
    { name: "Amount", isNumber: true, of: amount },
  ];
  return { models, days, entries };
}

/** Saves a month as a CSV file. */
export function saveStatement(statement: Statement): void {
  const { columns, rows } = statementCsv(statement);
  saveFile(`statement-${statement.month}.csv`, csvText(columns, rows), "text/csv");
}

/** Shows a month: balances, usage by day and model, and every other entry. */
export function showStatement(place: HTMLElement, statement: Statement): void {
  const sums = element("dl", { class: "tiles" });
  const places = placesOfStatement(statement);
  const columns = columnsOf(places);
  showFacts(sums, [
    ["Opening balance", moneyElement(statement.opening_balance, places)],
    ["Usage", moneyElement(statement.usage_total, places)],
    ["Payments and corrections", moneyElement(statement.entries_total, places)],
    ["Closing balance", moneyElement(statement.closing_balance, places)],
  ]);
  const { month, number, is_complete: isComplete } = statement;
  const parties = [
    party("From", partyLines(statement.issuer)),
    party("For", partyLines(statement.customer)),
    party("Statement", [`Number ${number}`, `Month ${month}${isComplete ? "" : ", so far"}`]),
  ];
  place.replaceChildren(
    element("div", { class: "parties" }, ...parties),
    sums,
    tableOrNote("Usage by model", columns.models, byModel(statement.usage)),
    ...byDay(statement.usage, columns.days),
    tableOrNote("Payments and corrections", columns.entries, statement.entries),
    ...headOf(statement),
  );
}

function party(title: string, lines: readonly string[]): HTMLElement {
  const texts = lines.map((line) => element("p", {}, line));
  return element("div", {}, element("h3", {}, title), ...texts);
}

/** Returns the sums of each model, in the order of the names. */
function byModel(usage: readonly Usage[]): readonly ModelUsage[] {
  const models = Map.groupBy(usage, ({ model }) => model);
  return [...models]
    .map(([model, rows]) => ({
      model,
      requests: sum(rows, ({ requests }) => requests),
      prompt_tokens: sum(rows, (row) => row.prompt_tokens),
      completion_tokens: sum(rows, (row) => row.completion_tokens),
      amount: addMoney(rows.map(({ amount }) => amount)),
    }))
    .toSorted((one, other) => one.model.localeCompare(other.model));
}

/** Returns the folded table of days, which may be long. */
function byDay(usage: readonly Usage[], columns: readonly Column<Usage>[]): readonly HTMLElement[] {
  if (usage.length === 0) return [];
  const caption = "Usage by day and model, in UTC";
  const rows = tableOrNote(caption, columns, usage);
  return [element("details", {}, element("summary", {}, "By day"), rows)];
}

function tableOrNote<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): HTMLElement {
  if (rows.length > 0) return scrollTable({ caption, columns, rows, look: "cards" });
  return element("p", { class: "note" }, `${caption}: none.`);
}

/**
 * Returns the hash of the last entry, which the customer should keep: it commits to every entry
 * before it.
 */
function headOf({ account_id: id, chain_head: head }: Statement): readonly HTMLElement[] {
  if (head === null) return [];
  return [
    element(
      "p",
      { class: "chain-head" },
      `Account ${id}, hash of the last entry (SHA-256): ${head}`,
    ),
  ];
}

/** Makes the button print the shown statement, with its days. */
export function offerPrint(): void {
  byId("print").addEventListener("click", () => print());
  // On paper, nobody can open the days.
  addEventListener("beforeprint", () => {
    for (const details of byId("statement").querySelectorAll("details")) details.open = true;
  });
}
