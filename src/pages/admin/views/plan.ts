import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, type Children, type Fact } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { copyableId } from "../../kit/ids.js";
import { sandboxLast } from "../../kit/prices.js";
import type { App, ViewContent } from "../app.js";
import { addressOf } from "../address.js";
import { section, viewHead } from "../dom.js";
import { modelPageLink } from "../links.js";
import { wholeList } from "../list.js";
import { facts } from "../table.js";
import { PRICES_EXPLAINED, priceColumns, priceRows, type PriceRow } from "./price-table.js";

type Plan = Schemas["Plan"];

/** Shows what one plan allows, and the prices, costs and margins of its models. */
export async function planPage(app: App, id: string, query: URLSearchParams): Promise<ViewContent> {
  const [{ data: plans }, { data: upstreams }] = await Promise.all([
    app.client.listPlans({ query: { accounts: "true" } }),
    app.client.listUpstreams(),
  ]);
  const plan = plans.find((each) => each.id === id);
  const title = plan?.name ?? id;
  if (plan === undefined) return { title, element: missingPlan(id) };
  const { data: models } = await app.client.listCatalog({ query: { plan: id } });
  const rows = sandboxLast(models).flatMap((model) => priceRows(model, upstreams));
  const prices = await wholeList<PriceRow>(app, {
    parts: ["plans", id],
    query,
    rows,
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelPageLink(model.id) },
      ...priceColumns(rows),
    ],
    caption: "US dollars per million tokens",
    empty: "The plan sells no model of the configuration.",
  });
  const element = h(
    "div",
    {},
    viewHead(title),
    h("p", { class: "subtitle" }, copyableId(app, id), accountsOf(plan)),
    facts(planFacts(plan)),
    section("Models and prices", h("p", { class: "hint" }, PRICES_EXPLAINED), prices),
  );
  return { element, title };
}

/** Says that only accounts have a plan. */
function missingPlan(id: string): HTMLElement {
  const accounts = h("a", { href: addressOf(["accounts"], { plan: id }) }, "its accounts");
  return h(
    "div",
    {},
    viewHead(id),
    h(
      "p",
      {},
      "The configuration has no such plan. The keys of accounts on it are refused: give ",
      accounts,
      " another plan, or add it to gateway.yaml and reload.",
    ),
  );
}

/** Returns a link to the accounts on a plan. */
export function accountsOf({ id, accounts = 0 }: Pick<Plan, "id" | "accounts">): HTMLElement {
  const text = accounts === 1 ? "1 account" : `${formatCount(accounts)} accounts`;
  return h("a", { href: addressOf(["accounts"], { plan: id }) }, text);
}

/** Shows the models of a plan as its patterns. */
export function patternsOf({ models }: Pick<Plan, "models">): Children {
  if (models.includes("*")) return "all";
  return models.map((pattern) => h("div", {}, nameElement(pattern)));
}

/** Shows a limit, which null does not set. */
export function limitOf(limit: number | null): string {
  return limit === null ? "no limit" : formatCount(limit);
}

/** Shows how many keys customers may have of their own making. */
export function keysOf({ customer_keys: keys }: Pick<Plan, "customer_keys">): string {
  return keys === null ? "not allowed" : `up to ${formatCount(keys)}`;
}

function planFacts(plan: Plan): readonly Fact[] {
  const { unlisted_fields: rule } = plan;
  return [
    ["Requests per minute", limitOf(plan.requests_per_minute)],
    ["Tokens per minute", limitOf(plan.tokens_per_minute)],
    ["Concurrent requests", limitOf(plan.concurrent_requests)],
    ["Models", patternsOf(plan)],
    ["Unlisted fields", rule === "ignore" ? "accepted if known, ignored" : "refused"],
    ["Customers' own keys", keysOf(plan)],
  ];
}
