import { fileAccount, viewAccount } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { messageOf, type App, type ViewContent } from "../app.js";
import { viewHead } from "../dom.js";
import { element as h, nameElement, type Children } from "../../kit/elements.js";
import { changeAccount, changeState, stateBadge, type StateChange } from "../account-actions.js";
import { actionButton, createAccount } from "../actions.js";
import { viewColumns } from "../columns.js";
import { readFilters, filterForm } from "../filters.js";
import { moneyText } from "../format.js";
import { createKey } from "../key-actions.js";
import { copyableId } from "../../kit/ids.js";
import { accountLink, planLink } from "../links.js";
import { orderOf, pagedList, sortOf } from "../list.js";
import type { Option } from "../fields.js";
import { actionsColumn, rowMenu } from "../menu.js";
import type { Column } from "../../kit/table.js";
import { countOf, formatCount } from "../../kit/format.js";
import { moveMoney, type Movement } from "../money-actions.js";
import { allStatements } from "./statements.js";
import { addMoney } from "../../kit/sums.js";

type Account = Schemas["Account"];

export const title = "Accounts";

const states = ["active", "suspended", "closed"] as const;
const fields = [
  { name: "search", label: "Name, id, external id or e-mail" },
  { name: "plan", label: "Plan id" },
  {
    name: "status",
    label: "State",
    options: [["", "any"], ...states.map((state): Option => [state, state])],
  },
] as const;

/** Shows the accounts with their balances, by the filters of the address. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const parts = ["accounts"];
  const { status: state, ...asked } = readFilters(query, ["search", "plan", "status"]);
  const status = states.find((each) => each === state);
  const narrowed = { ...asked, ...(status !== undefined && { status }) };
  const order = { ...sortOf(query, ["name", "balance"]), order: orderOf(query) };
  const list = await pagedList(app, {
    parts,
    query,
    load: (page) => app.client.listAccounts({ query: { ...narrowed, ...order, ...page } }),
    columns: accountColumns(app),
    caption: "Accounts",
    hasHiddenCaption: true,
    empty: Object.keys(narrowed).length === 0 ? noAccounts(app) : "No accounts match.",
    file: { name: "accounts", columns: fileAccount },
    counted: "account",
    pageTotals,
  });
  const create = actionButton(app, "createAccount", "Open an account", () => createAccount(app));
  create?.classList.add("primary");
  const tools = h(
    "div",
    { class: "tools" },
    create,
    allStatements(app),
    actionButton(app, "verifyLedger", "Verify the ledger", () => verify(app)),
  );
  const head = viewHead(title, tools);
  return { element: h("div", {}, head, filterForm(app, { parts, query, fields }), list) };
}

function noAccounts(app: App): Children {
  const open = () => createAccount(app);
  return ["No accounts yet. ", actionButton(app, "createAccount", "Open the first one", open)];
}

function pageTotals(rows: readonly Account[]): string {
  const dollars = (field: "balance" | "spent") =>
    moneyText(addMoney(rows.map((row) => row[field])));
  return `On this page: ${dollars("balance")} balance · ${dollars("spent")} spent`;
}

function accountColumns(app: App): readonly Column<Account>[] {
  const columns = viewColumns<Account>(viewAccount, {
    name: { isHeader: true, sort: "name", of: nameOf },
    id: { of: ({ id }) => copyableId(app, id) },
    plan: { of: ({ plan }) => planLink(plan) },
    state: { of: ({ state }) => stateBadge(state) },
    balance: { sort: "balance" },
    created_at: { sort: "" },
  });
  const menu = (account: Account) => accountMenu(app, account);
  return [...columns, ...actionsColumn(app, "createKey", menu)];
}

function nameOf({ id, name, external_id: externalId }: Account): Children {
  const link = accountLink(id, name);
  return externalId === null ? link : [link, h("div", { class: "hint" }, nameElement(externalId))];
}

function accountMenu(app: App, account: Account): Children {
  const { state } = account;
  const moving = (id: Movement, label: string) =>
    actionButton(app, id, label, () => moveMoney(app, account, id));
  const move = (id: StateChange, label: string) =>
    actionButton(app, id, label, () => changeState(app, account, id));
  if (state === "closed") return rowMenu(account.name, [moving("refundAccount", "Refund")]);
  return rowMenu(account.name, [
    moving("topUpAccount", "Top up"),
    actionButton(app, "createKey", "New key", () => createKey(app, account)),
    actionButton(app, "updateAccount", "Change", () => changeAccount(app, account)),
    state === "active" ? move("suspendAccount", "Suspend") : move("resumeAccount", "Resume"),
  ]);
}

async function verify(app: App): Promise<void> {
  app.announce("The ledger is being verified…");
  try {
    app.announce(verificationText(await app.client.verifyLedger()));
  } catch (error) {
    app.announce(messageOf(error));
  }
}

/** Describes what was verified: all accounts, but only the entries that were not verified before. */
function verificationText(report: Schemas["LedgerVerification"]): string {
  const { ok, accounts, entries, full, problems } = report;
  if (!ok)
    return `The ledger is inconsistent: ${countOf(problems.length, "problem")}. ${problems[0]}`;
  const sums = accounts === 1 ? "the balance" : `all ${countOf(accounts, "balance")}`;
  const read = entries === 1 ? "1 entry" : `${formatCount(entries)} entries`;
  if (full) return `The ledger is consistent: ${sums} and all ${read}.`;
  return (
    `The ledger is consistent: ${sums}, and ${read} since the last verification. ` +
    "It had verified the entries before."
  );
}
