import { h } from "./dom.js";

/**
 * A list that comes in pages. `load` is called with the cursor of the next page and gives
 * `{data, next_cursor}`; `show` makes an element of all rows so far.
 */
export async function pagedList({ load, show, announce }) {
  const place = h("div");
  const more = h("button", { type: "button", class: "more" }, "Show more");
  let rows = [];
  let cursor;
  const next = async () => {
    const page = await load(cursor);
    rows = [...rows, ...page.data];
    cursor = page.next_cursor ?? undefined;
    place.replaceChildren(show(rows));
    more.hidden = cursor === undefined;
  };
  more.addEventListener("click", async () => {
    more.disabled = true;
    try {
      await next();
      announce(`${rows.length} rows are shown.`);
    } catch (error) {
      announce(error.message);
    } finally {
      more.disabled = false;
    }
  });
  await next();
  return h("div", {}, place, more);
}
