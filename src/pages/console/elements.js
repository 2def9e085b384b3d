/** An element with attributes and children; texts become text nodes, never markup. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Fills a description list with names and values. */
export function showFacts(list, facts) {
  list.replaceChildren(
    ...facts.map(([name, value]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, value)),
    ),
  );
}

/**
 * A table in a box that scrolls on narrow screens; columns are `{title, isNumber}`, rows are arrays
 * of texts, and the first cell of each is its header.
 */
export function table(caption, columns, rows) {
  const styleOf = (at) => (columns[at].isNumber ? { class: "number" } : {});
  const heads = columns.map(({ title }, at) =>
    element("th", { scope: "col", ...styleOf(at) }, title),
  );
  const lines = rows.map((cells) =>
    element(
      "tr",
      {},
      ...cells.map((cell, at) =>
        at === 0
          ? element("th", { scope: "row", ...styleOf(at) }, cell)
          : element("td", styleOf(at), cell),
      ),
    ),
  );
  const made = element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...lines),
  );
  return element(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
    made,
  );
}
