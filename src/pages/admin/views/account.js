import { changeAccount, changeState, stateBadge } from "../account-actions.js";
import { actionButton } from "../actions.js";
import { budgetText } from "../budgets.js";
import { h, section } from "../dom.js";
import { moment, money } from "../format.js";
import { createKey } from "../key-actions.js";
import { moveMoney } from "../money-actions.js";
import { facts } from "../table.js";
import { entryList } from "./entries.js";
import { keyTable } from "./keys.js";
import { requestList } from "./requests.js";
import { usageTable } from "./usage.js";

export const title = "Account";
/** Where the navigation shows it. */
export const place = "accounts";

/** One account: its balance, keys, usage and latest requests. */
export async function open(app, [id]) {
  const { client } = app;
  const [account, keys, usage, entries, requests] = await Promise.all([
    client.showAccount({ path: { id } }),
    client.listKeys({ query: { account: id } }),
    client.getUsage({ query: { account: id, by: "model" } }),
    entryList(app, id),
    requestList(app, { account: id }),
  ]);
  const element = h(
    "div",
    {},
    h(
      "div",
      { class: "head" },
      h("h1", {}, account.name),
      h("div", { class: "tools" }, ...accountActions(app, account)),
    ),
    facts(accountFacts(account)),
    section("Keys", keyTable(app, keys.data, `Keys of ${account.name}`)),
    section("Usage by model", usageTable(usage, `Usage of ${account.name} by model`)),
    section("Entries", entries),
    section("Requests", requests),
  );
  return { element };
}

function accountActions(app, account) {
  const { state } = account;
  const money = (id, label) => actionButton(app, id, label, () => moveMoney(app, account, id));
  const move = (id, label) => actionButton(app, id, label, () => changeState(app, account, id));
  if (state === "closed") return [money("refundAccount", "Refund")];
  return [
    money("topUpAccount", "Top up"),
    money("refundAccount", "Refund"),
    money("correctAccount", "Correct"),
    actionButton(app, "createKey", "New key", () => createKey(app, account)),
    actionButton(app, "updateAccount", "Change", () => changeAccount(app, account)),
    state === "active" ? move("suspendAccount", "Suspend") : move("resumeAccount", "Resume"),
    move("closeAccount", "Close"),
  ];
}

function accountFacts(account) {
  return [
    ["Id", h("code", {}, account.id)],
    ["State", stateBadge(account.state)],
    ["Plan", account.plan],
    ["Balance", money(account.balance)],
    ["Held by open requests", money(account.held)],
    ["Available", money(account.available)],
    ["Budget", budgetText(account.budget)],
    ["Spent", money(account.spent)],
    ["Topped up", money(account.topped_up)],
    ["Opened", moment(account.created_at)],
    ...(account.suspended_at === null ? [] : [["Suspended", moment(account.suspended_at)]]),
    ...(account.closed_at === null ? [] : [["Closed", moment(account.closed_at)]]),
  ];
}
