import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { element as h, showFacts, type Children } from "../../kit/elements.js";
import { changeAccount, changeState, stateBadge, type StateChange } from "../account-actions.js";
import { actionButton } from "../actions.js";
import { addressOf } from "../address.js";
import { closeAccount } from "../close-account.js";
import { viewHead } from "../dom.js";
import { money } from "../format.js";
import { createKey } from "../key-actions.js";
import { tabs, type Tab } from "../../kit/tabs.js";
import { planLink } from "../links.js";
import { menu } from "../menu.js";
import { moveMoney, type Movement } from "../money-actions.js";
import { accountSummary, placesOfAccount } from "./account-summary.js";
import { auditList } from "./audit.js";
import { paymentList } from "./entries.js";
import { keyList } from "./keys.js";
import { errorList, requestList } from "./request-lists.js";
import { statementsOf } from "./statements.js";
import { usageReport } from "./usage.js";

type Account = Schemas["Account"];

export const title = "Account";
/** The view under which the navigation shows it. */
export const place = "accounts";

interface OneAccount extends Place {
  readonly account: Schemas["Account"];
}
type Part = readonly [
  title: string,
  show: (app: App, at: OneAccount) => Promise<HTMLElement | ViewContent>,
];

/** The content of each tab; the audit log is shown only to roles that may read it. */
const parts = {
  summary: ["Summary", (app, { account }) => accountSummary(app, account)],
  payments: ["Payments", (app, at) => paymentList(app, { ...at, account: at.account.id })],
  usage: ["Usage", (app, at) => usageReport(app, { ...at, account: at.account.id })],
  keys: ["Keys", (app, at) => keyList(app, { ...at, account: at.account })],
  requests: ["Requests", (app, at) => requestList(app, { ...at, account: at.account.id })],
  errors: ["Errors", (app, at) => errorList(app, { ...at, account: at.account.id })],
  statements: ["Statements", (app, at) => statementsOf(app, at)],
  audit: ["Audit log", (app, at) => auditList(app, { ...at, target: at.account.id })],
} satisfies Readonly<Record<string, Part>>;
const allParts = new Map<string, Part>(Object.entries(parts));

/** Shows one account: its amounts, and its related data in tabs. */
export async function open(
  app: App,
  [id = "", asked = ""]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const open = [...allParts].filter(([key]) => key !== "audit" || app.may("listAudit"));
  const tab = open.some(([key]) => key === asked) ? asked : "summary";
  const account = await app.client.showAccount({ path: { id } });
  const at = { parts: ["account", id, tab], query, account };
  const [, show] = allParts.get(tab) ?? parts.summary;
  const found = await show(app, at);
  const shown: ViewContent = found instanceof Node ? { element: found } : found;
  const links = open.map(([key, [text]]): Tab => [key, text, addressOf(["account", id, key])]);
  const element = h(
    "div",
    {},
    viewHead(account.name, h("div", { class: "tools" }, ...accountActions(app, account))),
    h(
      "p",
      { class: "subtitle" },
      stateBadge(account.state),
      h("span", {}, "Plan ", planLink(account.plan)),
    ),
    tiles(account),
    tabs(`Parts of ${account.name}`, tab, links),
    shown.element,
  );
  return { ...shown, element, title: account.name };
}

function accountActions(app: App, account: Account): readonly Children[] {
  const money = (id: Movement, label: string) =>
    actionButton(app, id, label, () => moveMoney(app, account, id));
  const { state } = account;
  if (state === "closed") return [money("refundAccount", "Refund")];
  const topUp = money("topUpAccount", "Top up");
  topUp?.classList.add("primary");
  const move = (id: StateChange, label: string) =>
    actionButton(app, id, label, () => changeState(app, account, id));
  const others = [
    money("refundAccount", "Refund"),
    money("correctAccount", "Correct"),
    actionButton(app, "updateAccount", "Change", () => changeAccount(app, account)),
  ];
  const states = [
    state === "active" ? move("suspendAccount", "Suspend") : move("resumeAccount", "Resume"),
    actionButton(app, "closeAccount", "Close account", () => closeAccount(app, account)),
  ];
  return [
    topUp,
    actionButton(app, "createKey", "New key", () => createKey(app, account)),
    menu(account.name, others, states),
  ];
}

/** Shows the amounts of which the operator keeps an eye. */
function tiles(account: Account): HTMLElement {
  const list = h("dl", { class: "tiles" });
  const places = placesOfAccount(account);
  const { budget } = account;
  showFacts(list, [
    ["Available", money(account.available, places)],
    ["Held by running requests", money(account.held, places)],
    ["Spent", money(account.spent, places)],
    ["Left of the budget", budget === null ? "no budget" : money(budget.left)],
  ]);
  return list;
}
