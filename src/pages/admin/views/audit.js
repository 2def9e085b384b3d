import { badge, h } from "../dom.js";
import { moment } from "../format.js";
import { pagedList } from "../pager.js";
import { table } from "../table.js";

export const title = "Audit log";
/** Who may not call it does not see it in the navigation. */
export const operation = "listAudit";

/** Every change that an operator asked for, of one account or key, or of all. */
export async function open(app, [target]) {
  const input = h("input", { id: "target", type: "search", autocomplete: "off" });
  input.value = target ?? "";
  const form = h(
    "form",
    { class: "tools", role: "search" },
    h("label", { for: "target" }, "Account or key"),
    input,
    h("button", { class: "primary" }, "Show"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    app.go(text === "" ? "#/audit" : `#/audit/${encodeURIComponent(text)}`);
  });
  const list = await pagedList({
    load: (cursor) => app.client.listAudit({ query: { target, cursor, limit: "50" } }),
    show: auditTable,
    announce: app.announce,
  });
  return { element: h("div", {}, h("div", { class: "head" }, h("h1", {}, title), form), list) };
}

const moods = { done: "good", refused: "warn", failed: "bad", unknown: "off" };

function auditTable(rows) {
  return table({
    caption: "Changes that operators asked for, the latest first",
    columns: [
      { name: "Asked at", isHeader: true, of: ({ at }) => moment(at) },
      { name: "Actor", of: ({ actor, role }) => `${actor} (${role})` },
      { name: "Operation", of: ({ operation: id }) => h("code", {}, id) },
      { name: "Target", of: ({ target: id }) => (id === null ? "–" : h("code", {}, id)) },
      {
        name: "Result",
        of: ({ result, error_code: code }) => [
          badge(result, moods[result]),
          code === null ? "" : h("div", {}, h("code", {}, code)),
        ],
      },
      { name: "Details", of: detailsOf },
    ],
    rows,
    empty: "No change was asked for.",
  });
}

function detailsOf({ id, input, before, after }) {
  const parts = [
    ["Input", input],
    ["Before", before],
    ["After", after],
  ].filter(([, value]) => value !== null);
  if (parts.length === 0) return "–";
  const shown = parts.flatMap(([name, value]) => [
    h("h3", {}, name),
    h("pre", {}, JSON.stringify(value, null, 2)),
  ]);
  return h("details", {}, h("summary", { "aria-label": `Details of ${id}` }, "Details"), ...shown);
}
