import { h } from "./dom.js";

/**
 * A table. Columns are `{name, of, isNumber, isHeader}`; `of` makes a cell's content, a string or
 * an element. On a phone the rows become cards, in which each cell shows its column's name; the
 * roles keep the table a table for screen readers there.
 */
export function table({ caption, columns, rows, empty = "Nothing yet." }) {
  const head = columns.map(({ name, isNumber }) =>
    h("th", { scope: "col", role: "columnheader", class: isNumber && "number" }, name),
  );
  const body = rows.map((row) =>
    h("tr", { role: "row" }, ...columns.map((column) => cell(column, row))),
  );
  const none = h("td", { role: "cell", colspan: columns.length, class: "empty" }, empty);
  return h(
    "table",
    { role: "table", class: "cards" },
    h("caption", {}, caption),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head)),
    h(
      "tbody",
      { role: "rowgroup" },
      ...(body.length > 0 ? body : [h("tr", { role: "row" }, none)]),
    ),
  );
}

function cell({ name, of, isNumber, isHeader }, row) {
  // One box, so that it stands beside the column's name on a card.
  const content = h("div", {}, of(row));
  const attributes = { "data-name": name, class: isNumber && "number" };
  return isHeader
    ? h("th", { ...attributes, scope: "row", role: "rowheader" }, content)
    : h("td", { ...attributes, role: "cell" }, content);
}

/** Names and values, such as those of one account. */
export function facts(rows) {
  const pairs = rows.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)));
  return h("dl", { class: "facts" }, ...pairs);
}
