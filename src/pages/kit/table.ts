import { element as h, scrollBox, type Children } from "./elements.js";

export interface Column<Row> {
  readonly name: string;
  /** A cell's content. */
  readonly of: (row: Row) => Children;
  readonly isNumber?: boolean;
  readonly isTime?: boolean;
  /** Whether its cells name their rows. */
  readonly isHeader?: boolean;
  /** The one that the gateway orders a list by. */
  readonly isOrder?: boolean;
  /** What a whole table may be sorted by. */
  readonly value?: (row: Row) => string | number;
}

/** Links that lead to another order, for some columns. */
export interface Sorting<Row> {
  readonly orderOf: (column: Column<Row>) => "ascending" | "descending" | undefined;
  readonly link: (column: Column<Row>) => HTMLElement | null;
}

export interface Table<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly empty?: string;
  readonly sorting?: Sorting<Row> | null;
  /** `cards`: on a phone the rows become cards, in which each cell shows its column's name. */
  readonly look?: "plain" | "cards";
}

/** A table; the roles keep it one for screen readers where it is shown otherwise. */
export function table<Row>({
  caption,
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
  const body = rows.map((row) =>
    h("tr", { role: "row" }, ...columns.map((column) => cell(column, row))),
  );
  const none = h("td", { role: "cell", colspan: columns.length, class: "empty" }, empty);
  return h(
    "table",
    { role: "table", class: look === "cards" && look },
    h("caption", {}, caption),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head)),
    h(
      "tbody",
      { role: "rowgroup" },
      ...(body.length > 0 ? body : [h("tr", { role: "row" }, none)]),
    ),
  );
}

function cell<Row>(
  { name, of, isNumber = false, isTime = false, isHeader = false }: Column<Row>,
  row: Row,
): HTMLElement {
  // One box, so that it stands beside the column's name on a card.
  const content = h("div", {}, of(row));
  const attributes = { "data-name": name, class: isNumber ? "number" : isTime && "time" };
  return isHeader
    ? h("th", { ...attributes, scope: "row", role: "rowheader" }, content)
    : h("td", { ...attributes, role: "cell" }, content);
}

/** Columns of figures. */
export function numberColumns<Row>(
  columns: Readonly<Record<string, (row: Row) => Children>>,
): readonly Column<Row>[] {
  return Object.entries(columns).map(([name, of]) => ({ name, of, isNumber: true }));
}

/** A table in a box that scrolls on narrow screens. */
export function scrollTable<Row>(spec: Table<Row>): HTMLElement {
  return scrollBox(spec.caption, table(spec));
}
