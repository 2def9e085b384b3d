import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { lastDays } from "../../kit/format.js";
import { element as h, showFacts, type Children, type Fact } from "../../kit/elements.js";
import { changeAccount, changeState, stateBadge, type StateChange } from "../account-actions.js";
import { actionButton } from "../actions.js";
import { addressOf } from "../address.js";
import { budgetText } from "../budgets.js";
import { everyPeriod, type PeriodUsage } from "../days.js";
import { section, viewHead } from "../dom.js";
import { moment, money } from "../format.js";
import { pairLines } from "../record-form.js";
import { createKey } from "../key-actions.js";
import { copyableId } from "../../kit/ids.js";
import { placesOf } from "../../kit/money.js";
import { spendingChart } from "../../kit/spending-chart.js";
import { tabs, type Tab } from "../../kit/tabs.js";
import { planLink } from "../links.js";
import { menu } from "../menu.js";
import { moveMoney, type Movement } from "../money-actions.js";
import { facts } from "../table.js";
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

const CHART_DAYS = 30;

interface OneAccount extends Place {
  readonly account: Schemas["Account"];
}
type Part = readonly [
  title: string,
  show: (app: App, at: OneAccount) => Promise<HTMLElement | ViewContent>,
];

/** The content of each tab; the audit log is shown only to roles that may read it. */
const parts = {
  payments: ["Payments", (app, at) => paymentList(app, { ...at, account: at.account.id })],
  usage: ["Usage", (app, at) => usageReport(app, { ...at, account: at.account.id })],
  keys: ["Keys", (app, at) => keyList(app, { ...at, account: at.account })],
  requests: ["Requests", (app, at) => requestList(app, { ...at, account: at.account.id })],
  errors: ["Errors", (app, at) => errorList(app, { ...at, account: at.account.id })],
  statements: ["Statements", (app, at) => statementsOf(app, at)],
  audit: ["Audit log", (app, at) => auditList(app, { ...at, account: at.account.id })],
} satisfies Readonly<Record<string, Part>>;
const allParts = new Map<string, Part>(Object.entries(parts));

/** Shows one account: a summary, and its related data in tabs. */
export async function open(
  app: App,
  [id = "", asked = ""]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const open = [...allParts].filter(([key]) => key !== "audit" || app.may("listAudit"));
  const tab = open.some(([key]) => key === asked) ? asked : "payments";
  const account = await app.client.showAccount({ path: { id } });
  const at = { parts: ["account", id, tab], query, account };
  const [, show] = allParts.get(tab) ?? parts.payments;
  const [daily, found, { data: plans }] = await Promise.all([
    readDays(app, id),
    show(app, at),
    app.client.listPlans(),
  ]);
  const shown: ViewContent = found instanceof Node ? { element: found } : found;
  const chart = spendingChart(CHART_DAYS);
  chart.update(daily);
  const links = open.map(([key, [text]]): Tab => [key, text, addressOf(["account", id, key])]);
  const element = h(
    "div",
    {},
    viewHead(account.name, h("div", { class: "tools" }, ...accountActions(app, account))),
    tiles(account),
    h(
      "div",
      { class: "summary" },
      facts(accountFacts(app, account, plans)),
      h("div", { class: "charts" }, chart.element),
    ),
    tabs(`Parts of ${account.name}`, tab, links),
    shown.element,
    stateSection(app, account),
  );
  const close = () => {
    chart.close();
    shown.close?.();
  };
  return { element, title: account.name, close };
}

async function readDays(app: App, account: string): Promise<readonly PeriodUsage[]> {
  const days = lastDays(CHART_DAYS);
  const [from = ""] = days;
  const query = { by: "day", account, from, limit: "1000" } as const;
  const { data } = await app.client.getUsage({ query });
  return everyPeriod(days, data);
}

function accountActions(app: App, account: Account): readonly Children[] {
  const money = (id: Movement, label: string) =>
    actionButton(app, id, label, () => moveMoney(app, account, id));
  if (account.state === "closed") return [money("refundAccount", "Refund")];
  const topUp = money("topUpAccount", "Top up");
  topUp?.classList.add("primary");
  const others = [
    money("refundAccount", "Refund"),
    money("correctAccount", "Correct"),
    actionButton(app, "updateAccount", "Change", () => changeAccount(app, account)),
  ];
  return [
    topUp,
    actionButton(app, "createKey", "New key", () => createKey(app, account)),
    menu(account.name, others),
  ];
}

/** Returns the actions that change the account's state, apart from those that move money. */
function stateSection(app: App, account: Account): HTMLElement | null {
  const { state } = account;
  const move = (id: StateChange, label: string) =>
    actionButton(app, id, label, () => changeState(app, account, id));
  if (state === "closed") return null;
  const rows: readonly (readonly [button: HTMLElement | null, effect: string])[] = [
    state === "active"
      ? [move("suspendAccount", "Suspend"), "Blocks its keys from every model until it is resumed."]
      : [move("resumeAccount", "Resume"), "Its keys may use models again."],
    [
      move("closeAccount", "Close"),
      "Permanent: its keys are refused, and only refunds remain possible.",
    ],
  ];
  if (rows.every(([button]) => button === null)) return null;
  const lines = rows.map(([button, effect]) => h("p", {}, button, ` ${effect}`));
  const heading = state === "active" ? "Suspend or close" : "Resume or close";
  return h("div", { class: "states" }, section(heading, ...lines));
}

/** Returns the decimal places of the account's amounts, which add up as they are shown. */
function placesOfAccount({ balance, available, held, spent, topped_up: paid }: Account): number {
  const sums = [
    { total: balance, parts: [available, held] },
    { total: paid, parts: [balance, spent] },
  ];
  return placesOf([], { sums });
}

/** Shows the account's amounts. */
function tiles(account: Account): HTMLElement {
  const list = h("dl", { class: "tiles amounts" });
  const places = placesOfAccount(account);
  showFacts(list, [
    ["Available", money(account.available, places)],
    ["Held by running requests", money(account.held, places)],
    ["Spent", money(account.spent, places)],
    ["Net payments", money(account.topped_up, places)],
    ["Budget", budgetText(account.budget)],
  ]);
  return list;
}

function accountFacts(
  app: App,
  account: Account,
  plans: readonly Schemas["Plan"][],
): readonly Fact[] {
  const plan = plans.find(({ id }) => id === account.plan);
  return [
    ["State", stateBadge(account.state)],
    ["Plan", planLink(account.plan)],
    ...given("Unlisted fields", plan?.unlisted_fields ?? null, (rule) => rule),
    ["Balance", money(account.balance, placesOfAccount(account))],
    ["Id", copyableId(app, account.id)],
    ...customerFacts(app, account),
    ["Opened", moment(account.created_at)],
    ...given("Suspended", account.suspended_at, moment),
    ...given("Closed", account.closed_at, moment),
  ];
}

function customerFacts(
  app: App,
  { external_id: externalId, email, metadata, webhook_url: webhook }: Account,
): readonly Fact[] {
  const lines = pairLines(metadata).map((line) => h("div", {}, line));
  return [
    ...given("External id", externalId, (id) => copyableId(app, id)),
    ...given("E-mail address", email, breakBeforeHost),
    ...given("Webhook address", webhook, (address) => address),
    ...given("Metadata", lines.length === 0 ? null : lines, (shown) => shown),
  ];
}

/** Lets a narrow screen break an address before its `@` instead of within a word. */
function breakBeforeHost(address: string): Children {
  const at = address.lastIndexOf("@");
  return [address.slice(0, at), h("wbr"), address.slice(at)];
}

/** Returns an optional fact, or an empty list for null. */
function given<Value>(
  name: string,
  value: Value | null,
  show: (value: Value) => Children,
): readonly Fact[] {
  return value === null ? [] : [[name, show(value)]];
}
