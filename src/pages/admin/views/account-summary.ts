import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { lastDays } from "../../kit/format.js";
import { element as h, type Children, type Fact } from "../../kit/elements.js";
import { copyableId } from "../../kit/ids.js";
import { placesOf } from "../../kit/money.js";
import { spendingChart } from "../../kit/spending-chart.js";
import { budgetText } from "../budgets.js";
import { everyPeriod, type PeriodUsage } from "../days.js";
import { moment, money } from "../format.js";
import { pairLines } from "../record-form.js";
import { facts } from "../table.js";

type Account = Schemas["Account"];

const CHART_DAYS = 30;

/** Shows the facts of an account, and its charges by day. */
export async function accountSummary(app: App, account: Account): Promise<ViewContent> {
  const [daily, { data: plans }] = await Promise.all([
    readDays(app, account.id),
    app.client.listPlans(),
  ]);
  const chart = spendingChart(CHART_DAYS);
  chart.update(daily);
  const element = h(
    "div",
    { class: "summary" },
    facts(accountFacts(app, account, plans)),
    h("div", { class: "charts" }, chart.element),
  );
  return { element, close: chart.close };
}

async function readDays(app: App, account: string): Promise<readonly PeriodUsage[]> {
  const days = lastDays(CHART_DAYS);
  const [from = ""] = days;
  const query = { by: "day", account, from, limit: "1000" } as const;
  const { data } = await app.client.getUsage({ query });
  return everyPeriod(days, data);
}

/** Returns the decimal places of the account's amounts, which add up as they are shown. */
export function placesOfAccount(account: Account): number {
  const { balance, available, held, spent, topped_up: paid } = account;
  const sums = [
    { total: balance, parts: [available, held] },
    { total: paid, parts: [balance, spent] },
  ];
  return placesOf([], { sums });
}

function accountFacts(
  app: App,
  account: Account,
  plans: readonly Schemas["Plan"][],
): readonly Fact[] {
  const plan = plans.find(({ id }) => id === account.plan);
  const places = placesOfAccount(account);
  return [
    ["Budget", budgetText(account.budget)],
    ["Balance", money(account.balance, places)],
    ["Net payments", money(account.topped_up, places)],
    ...given("Unlisted fields", plan?.unlisted_fields ?? null, (rule) => rule),
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
