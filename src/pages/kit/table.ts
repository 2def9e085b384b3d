import { element as h, scrollBox, type Children } from "./elements.js";
import { moneyElement, placesOf } from "./money.js";

type Maybe<T> = T | null | undefined;

export interface Column<Row> {
  readonly name: string;
  /** A cell's content; `places` are the decimal places of all amounts of the column. */
  readonly of: (row: Row, places: number) => Children;
  /** The amount in a cell, in decimal dollars; null or undefined: unknown. */
  readonly amount?: (row: Row) => Maybe<string>;
  readonly isNumber?: boolean;
  readonly isTime?: boolean;
  /** Whether its cells name their rows. */
  readonly isHeader?: boolean;
  /** The gateway's name for the order by this column; empty: the usual order of the list. */
  readonly sort?: string;
  /** Whether a table that is sorted by it begins with the least number, not with the highest. */
  readonly isLeastFirst?: boolean;
  /** Returns the value for sorting a whole table. */
  readonly value?: (row: Row) => string | number;
}

/** Links to other orders, for some columns. */
export interface Sorting<Row> {
  readonly orderOf: (column: Column<Row>) => "ascending" | "descending" | undefined;
  readonly link: (column: Column<Row>) => HTMLElement | null;
}

export interface Table<Row> {
  readonly caption: string;
  /** Whether only screen readers get the caption, because a heading above says the same. */
  readonly hasHiddenCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What a table without rows says, and what to do. */
  readonly empty?: Children;
  readonly sorting?: Sorting<Row> | null;
  /**
   * `cards`: on a phone the rows become cards, in which each cell that is not empty shows its
   * column's name; the links of the columns are above the cards.
   */
  readonly look?: "plain" | "cards";
}

/** Creates a table. Its roles keep it a table for screen readers if it is displayed as cards. */
export function table<Row>({
  caption,
  hasHiddenCaption = false,
  columns,
  rows,
  empty = "Nothing yet.",
  sorting = null,
  look = "plain",
}: Table<Row>): HTMLElement {
  const head = columns.map((column) =>
    h(
      "th",
      {
        scope: "col",
        role: "columnheader",
        class: column.isNumber && "number",
        "aria-sort": sorting?.orderOf(column),
      },
      sorting?.link(column) ?? column.name,
    ),
  );
  const places = columns.map((column) => placesOfColumn(column, rows));
  const body = rows.map((row) =>
    h("tr", { role: "row" }, ...columns.map((column, at) => cell(column, row, places[at] ?? 0))),
  );
  const none = h("td", { role: "cell", colspan: columns.length, class: "empty" }, empty);
  return h(
    "table",
    { role: "table", class: look === "cards" && look },
    h("caption", { class: hasHiddenCaption && "unseen" }, caption),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head)),
    h(
      "tbody",
      { role: "rowgroup" },
      ...(body.length > 0 ? body : [h("tr", { role: "row" }, none)]),
    ),
  );
}

function placesOfColumn<Row>({ amount }: Column<Row>, rows: readonly Row[]): number {
  return amount === undefined ? 0 : placesOf(rows.flatMap((row) => amount(row) ?? []));
}

function cell<Row>(
  { name, of, isNumber = false, isTime = false, isHeader = false }: Column<Row>,
  row: Row,
  places: number,
): HTMLElement {
  // A single element, so that it is placed next to the column's name on a card.
  const content = h("div", {}, of(row, places));
  const attributes = {
    "data-name": name,
    "data-empty": !isHeader && (content.textContent === "" || content.textContent === "–"),
    class: isNumber ? "number" : isTime && "time",
  };
  return isHeader
    ? h("th", { ...attributes, scope: "row", role: "rowheader" }, content)
    : h("td", { ...attributes, role: "cell" }, content);
}

/** Returns columns of figures. */
export function numberColumns<Row>(
  columns: Readonly<Record<string, (row: Row) => Children>>,
): readonly Column<Row>[] {
  return Object.entries(columns).map(([name, of]) => ({ name, of, isNumber: true }));
}

/** Returns a column of amounts, which have one number of decimal places. */
export function amountColumn<Row>(
  name: string,
  amount: (row: Row) => Maybe<string>,
): Column<Row> & { readonly isNumber: true } {
  const of = (row: Row, places: number): Children => {
    const value = amount(row);
    return value === null || value === undefined ? "–" : moneyElement(value, places);
  };
  return { name, isNumber: true, amount, of };
}

/** Creates a table in a box that scrolls on narrow screens. */
export function scrollTable<Row>(spec: Table<Row>): HTMLElement {
  return scrollBox(spec.caption, table(spec));
}
