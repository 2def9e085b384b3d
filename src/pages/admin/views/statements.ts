import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place } from "../app.js";
import { busyButton } from "../busy-button.js";
import { formatCount } from "../../kit/format.js";
import { element as h, selectOf, type Fact } from "../../kit/elements.js";
import { saveFile } from "../../kit/csv.js";
import { addressOf } from "../address.js";
import { monthsSince } from "../days.js";
import { section } from "../dom.js";
import { moment, momentInColumn, money } from "../format.js";
import { copyableId } from "../../kit/ids.js";
import { facts, table } from "../table.js";
import { numberColumns } from "../../kit/table.js";
import { placesOfStatement } from "../../kit/statement-places.js";
import { addMoney, sum } from "../../kit/sums.js";

/** Shows the account's statements, one per month in UTC: the latest, or the one in the address. */
export async function statementsOf(
  app: App,
  { parts, query, account }: Place & { readonly account: Schemas["Account"] },
): Promise<HTMLElement> {
  const months = monthsSince(account.created_at);
  const asked = query.get("month");
  const month = months.find((each) => each === asked) ?? months[0] ?? "";
  const path = { id: account.id, month };
  const statement = await app.client.getStatement({ path });
  const links = months.map((each) => {
    const href = addressOf(parts, { month: each });
    const current = each === month && "true";
    return h("li", {}, h("a", { id: `month-${each}`, href, "aria-current": current }, each));
  });
  return h(
    "div",
    { class: "statements" },
    h("ul", { class: "months", "aria-label": "Months" }, ...links),
    section(
      `Statement of ${month}`,
      h("div", { class: "tools" }, ...formats.map((format) => download(app, path, format))),
      facts(statementFacts(app, statement)),
      entryTable(statement),
      usageTable(statement),
    ),
  );
}

const formats = ["html", "csv", "txt"] as const;

interface StatementPath {
  readonly id: string;
  readonly month: string;
}

const MONTHS_BACK = 36;

/** Returns a choice of a month, and a button that saves the statements of all accounts for it. */
export function allStatements(app: App): HTMLElement {
  const now = new Date(Date.now());
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BACK + 1));
  const months = monthsSince(since.toISOString());
  const options = months.map((month) => [month, month] as const);
  const select = selectOf("statements-month", options);
  const read = () => app.client.getStatementsDocument({ path: { month: select.value } });
  return h(
    "span",
    { class: "choice" },
    h("label", { for: select.id }, "Month"),
    select,
    saveButton(app, { id: "statements-csv", text: "Download statements", read }),
  );
}

const texts = { html: "Download to print", csv: "Download as CSV", txt: "Download as e-mail" };

function download(app: App, path: StatementPath, format: keyof typeof texts): HTMLElement {
  const read = () => app.client.getStatementDocument({ path, query: { format } });
  return saveButton(app, { id: `statement-${format}`, text: texts[format], read });
}

interface SaveButton {
  readonly id: string;
  readonly text: string;
  readonly read: () => Promise<Schemas["StatementDocument"]>;
}

function saveButton(app: App, { read, ...button }: SaveButton): HTMLElement {
  return busyButton(app, button, async () => {
    const file = await read();
    saveFile(file.name, file.text, file.media_type);
  });
}

function statementFacts(app: App, statement: Schemas["Statement"]): readonly Fact[] {
  const { is_complete: isComplete, chain_head: head } = statement;
  const places = placesOfStatement(statement);
  return [
    ["Number", copyableId(app, statement.number, statement.number)],
    ["Issuer", statement.issuer.name],
    ["Opening balance", money(statement.opening_balance, places)],
    ["Payments and corrections", money(statement.entries_total, places)],
    ["Usage", money(statement.usage_total, places)],
    [isComplete ? "Closing balance" : "Balance so far", money(statement.closing_balance, places)],
    ["Read at", moment(statement.as_of)],
    ...(head === null ? [] : [["Chain head", copyableId(app, head)] as const]),
  ];
}

function entryTable(statement: Schemas["Statement"]): HTMLElement {
  const places = placesOfStatement(statement);
  return table({
    caption: "Payments and corrections",
    columns: [
      { name: "Posted (UTC)", isTime: true, isHeader: true, of: ({ at }) => momentInColumn(at) },
      { name: "Kind", of: ({ kind }) => kind },
      { name: "Reference", of: ({ reference }) => reference ?? "–" },
      { name: "Note", of: ({ note }) => note ?? "–" },
      { name: "Amount", isNumber: true, of: ({ amount }) => money(amount, places) },
    ],
    rows: statement.entries,
    empty: "None in this month.",
  });
}

/** Returns the usage by model; the lines by day are in the files. */
function usageTable(statement: Schemas["Statement"]): HTMLElement {
  const { usage, account_id: account, from, to } = statement;
  const places = placesOfStatement(statement);
  const requestsOf = (model: string) =>
    addressOf(["account", account, "requests"], { period: "custom", model, from, to });
  const models = [...Map.groupBy(usage, ({ model }) => model)];
  return table({
    caption: "Usage by model; the files have each day",
    columns: [
      {
        name: "Model",
        isHeader: true,
        of: ([model]) => h("a", { href: requestsOf(model) }, model),
      },
      ...numberColumns<(typeof models)[number]>({
        Requests: ([, rows]) => formatCount(sum(rows, (row) => row.requests)),
        "Input tokens": ([, rows]) => formatCount(sum(rows, (row) => row.prompt_tokens)),
        "Output tokens": ([, rows]) => formatCount(sum(rows, (row) => row.completion_tokens)),
        Amount: ([, rows]) => money(addMoney(rows.map(({ amount }) => amount)), places),
      }),
    ],
    rows: models,
    empty: "None in this month.",
  });
}
