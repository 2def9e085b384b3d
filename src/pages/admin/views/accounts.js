import { stateBadge } from "../account-actions.js";
import { actionButton, createAccount } from "../actions.js";
import { budgetText } from "../budgets.js";
import { fill, h } from "../dom.js";
import { money } from "../format.js";
import { table } from "../table.js";

export const title = "Accounts";

/** All accounts with their balances, and a filter. */
export async function open(app) {
  const { data } = await app.client.listAccounts();
  const place = h("div");
  const filter = h("input", { id: "filter", type: "search", autocomplete: "off" });
  const show = () => {
    const text = filter.value.trim().toLowerCase();
    const found = data.filter(({ id, name, plan }) =>
      [id, name, plan].some((word) => word.toLowerCase().includes(text)),
    );
    fill(place, accountTable(found));
  };
  filter.addEventListener("input", show);
  filter.addEventListener("change", () =>
    app.announce(`${place.querySelectorAll("tbody th").length} accounts.`),
  );
  show();
  const element = h(
    "div",
    {},
    h(
      "div",
      { class: "head" },
      h("h1", {}, title),
      h(
        "div",
        { class: "tools" },
        h("label", { for: "filter" }, "Filter"),
        filter,
        actionButton(app, "createAccount", "Open an account", () => createAccount(app)),
        actionButton(app, "verifyLedger", "Verify the ledger", () => verify(app)),
      ),
    ),
    place,
  );
  return { element };
}

function accountTable(rows) {
  return table({
    caption: "Accounts, the oldest first",
    columns: [
      {
        name: "Account",
        isHeader: true,
        of: ({ id, name }) => h("a", { href: `#/account/${encodeURIComponent(id)}` }, name),
      },
      { name: "Id", of: ({ id }) => h("code", {}, id) },
      { name: "Plan", of: ({ plan }) => plan },
      { name: "State", of: ({ state }) => stateBadge(state) },
      { name: "Balance", isNumber: true, of: ({ balance }) => money(balance) },
      { name: "Held", isNumber: true, of: ({ held }) => money(held) },
      { name: "Available", isNumber: true, of: ({ available }) => money(available) },
      { name: "Budget", of: ({ budget }) => budgetText(budget) },
      { name: "Spent", isNumber: true, of: ({ spent }) => money(spent) },
    ],
    rows,
    empty: "No account matches.",
  });
}

async function verify(app) {
  app.announce("The ledger is being verified…");
  try {
    const { ok, accounts, entries, problems } = await app.client.verifyLedger();
    const counts = `${accounts} accounts, ${entries} entries`;
    app.announce(
      ok
        ? `The ledger is consistent: ${counts}.`
        : `The ledger is inconsistent: ${problems.length} problems. ${problems[0]}`,
    );
  } catch (error) {
    app.announce(error.message);
  }
}
