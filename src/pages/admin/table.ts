import { element as h, scrollBox, showFacts, type Fact } from "../kit/elements.js";
import { table as plainTable, type Column, type Sorting, type Table } from "../kit/table.js";

/** Creates a table in a box that scrolls if it is too wide; on a phone its rows become cards. */
export function table<Row>(spec: Table<Row>): HTMLElement {
  return scrollBox(`${spec.caption}, table`, plainTable({ ...spec, look: "cards" }));
}

/**
 * Returns the order of a whole table: the first of `sorts` that names a column with values.
 * `Charged` ascends, `-Charged` descends. `addressWith` returns the address with another sort.
 */
export function sortingOf<Row>(
  columns: readonly Column<Row>[],
  sorts: readonly string[],
  addressWith: (sort: string) => string,
): Sorting<Row> & { readonly sorted: (rows: readonly Row[]) => readonly Row[] } {
  const columnOf = (sort: string) =>
    columns.find(({ name, value }) => value !== undefined && name === sort.replace(/^-/, ""));
  const known = sorts.find((sort) => columnOf(sort) !== undefined) ?? "";
  const isDown = known.startsWith("-");
  const { name, value } = columnOf(known) ?? {};
  const orderOf = (column: Column<Row>) =>
    column.name === name ? (isDown ? "descending" : "ascending") : undefined;
  return {
    orderOf,
    link: (column) => {
      if (column.value === undefined) return null;
      const isSorted = column.name === name;
      const isHighFirst = column.isNumber === true && column.isLeastFirst !== true;
      const next = isSorted ? !isDown : isHighFirst;
      const address = addressWith(next ? `-${column.name}` : column.name);
      return sortLink(column.name, address, isSorted ? isDown : null);
    },
    /** Returns the rows in this order; unchanged if there is none. */
    sorted: (rows) => {
      if (value === undefined) return rows;
      return rows.toSorted((one, other) => compare(value(one), value(other)) * (isDown ? -1 : 1));
    },
  };
}

/**
 * Returns a column's name as a link to another order; `isDown` is the current direction, null if
 * the table is ordered by another column.
 */
export function sortLink(name: string, href: string, isDown: boolean | null): HTMLElement {
  const id = `sort-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  const mark = isDown === null ? "" : isDown ? " ↓" : " ↑";
  return h("a", { id, class: "sort", href }, name, h("span", { "aria-hidden": "true" }, mark));
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Shows names and values, such as those of one account. */
export function facts(rows: readonly Fact[]): HTMLElement {
  const list = h("dl", { class: "facts" });
  showFacts(list, rows);
  return list;
}
