import { actionButton } from "../actions.js";
import { budgetText } from "../budgets.js";
import { badge, h } from "../dom.js";
import { moment, money } from "../format.js";
import { changeKey, revokeKey, rotateKey } from "../key-actions.js";
import { table } from "../table.js";

export const title = "Keys";

/** The keys of all accounts. */
export async function open(app) {
  const { data } = await app.client.listKeys();
  return {
    element: h(
      "div",
      {},
      h("div", { class: "head" }, h("h1", {}, title)),
      keyTable(app, data, "Keys of all accounts"),
    ),
  };
}

const moods = { active: "good", expired: "off", revoked: "off" };

/** Keys with what may be done with each; `caption` says whose they are. */
export function keyTable(app, rows, caption) {
  const columns = [
    {
      name: "Key",
      isHeader: true,
      of: ({ id, label }) => [h("code", {}, id), label === null ? "" : h("div", {}, label)],
    },
    {
      name: "Account",
      of: ({ account_id: id }) =>
        h("a", { href: `#/account/${encodeURIComponent(id)}` }, h("code", {}, id)),
    },
    { name: "Status", of: ({ status }) => badge(status, moods[status]) },
    { name: "Models", of: ({ models }) => models?.join(", ") ?? "all of the plan" },
    { name: "Limit", isNumber: true, of: (key) => money(key.spending_limit) },
    { name: "Budget", of: ({ budget }) => budgetText(budget) },
    { name: "Created", of: (key) => moment(key.created_at) },
    { name: "Expires", of: expiryOf },
    { name: "Actions", of: (key) => keyActions(app, key) },
  ];
  return table({ caption, columns, rows, empty: "There is no key." });
}

function keyActions(app, key) {
  if (key.status === "revoked") return "–";
  const buttons = [
    actionButton(app, "updateKey", "Change", () => changeKey(app, key)),
    actionButton(app, "rotateKey", "Rotate", () => rotateKey(app, key)),
    actionButton(app, "revokeKey", "Revoke", () => revokeKey(app, key)),
  ];
  const named = buttons.filter((button) => button !== null);
  for (const button of named)
    button.setAttribute("aria-label", `${button.textContent} ${key.label ?? key.id}`);
  return named.length === 0 ? "–" : h("div", { class: "row-actions" }, ...named);
}

function expiryOf({ expires_at: expires, previous_expires_at: previous }) {
  if (previous === null) return moment(expires);
  return [moment(expires), h("div", { class: "hint" }, `its secret before: ${moment(previous)}`)];
}
