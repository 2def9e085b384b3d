import { h } from "../dom.js";
import { moment, money } from "../format.js";
import { pagedList } from "../pager.js";
import { table } from "../table.js";

/** The entries that changed the balance of an account, in pages. */
export function entryList(app, id) {
  return pagedList({
    load: (cursor) => app.client.listEntries({ path: { id }, query: { cursor, limit: "25" } }),
    show: entryTable,
    announce: app.announce,
  });
}

function entryTable(rows) {
  return table({
    caption: "What changed the balance, the oldest first",
    columns: [
      { name: "Entry", isHeader: true, of: ({ id }) => h("code", {}, id) },
      { name: "Kind", of: ({ kind }) => kind },
      { name: "Amount", isNumber: true, of: ({ amount }) => money(amount) },
      { name: "Reference", of: ({ reference }) => reference ?? "–" },
      { name: "Note", of: ({ note }) => note ?? "–" },
      { name: "Actor", of: ({ actor }) => actor ?? "–" },
      { name: "Posted", of: ({ at }) => moment(at) },
    ],
    rows,
    empty: "Nothing has changed the balance.",
  });
}
