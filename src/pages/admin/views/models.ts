import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, type Children } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { approximate } from "../../kit/money.js";
import { buckets, priceText, tiersOf, type TierPrices } from "../../kit/prices.js";
import type { Column } from "../../kit/table.js";
import type { App, ViewContent } from "../app.js";
import { badge, viewHead } from "../dom.js";
import type { Option } from "../fields.js";
import { readFilters, filterForm } from "../filters.js";
import { factor } from "../format.js";
import { modelLink, upstreamLink } from "../links.js";
import { refusedFilters, wholeList } from "../list.js";
import { modelTabs } from "./deprecations.js";

type Model = Schemas["Model"];
type Upstream = Schemas["Upstream"];

export const title = "Models";

/** Shows the prices of each model with the costs of its upstreams, by the filters of the address. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const parts = ["models"];
  const { plan, search = "" } = readFilters(query, ["plan", "search"]);
  const [{ data: plans }, { data: upstreams }, models] = await Promise.all([
    app.client.listPlans(),
    app.client.listUpstreams(),
    app.client
      .listCatalog({ query: { ...(plan !== undefined && { plan }) } })
      .catch(refusedFilters),
  ]);
  const options: readonly Option[] = [
    ["", "none (catalog prices)"],
    ...plans.map(({ id, name }): Option => [id, name]),
  ];
  const fields = [
    { name: "plan", label: "Plan", options },
    { name: "search", label: "Name or id" },
  ];
  const list =
    models instanceof Node
      ? models
      : await wholeList(app, {
          parts,
          query,
          rows: models.data.filter(isNamed(search)).flatMap((model) => rowsOf(model, upstreams)),
          columns,
          caption: `US dollars per million tokens: ${pricesName(plans, plan)}`,
          empty: "No models match.",
        });
  const explained =
    "Below each price is the cost at the upstream, with the factor between them. The input tokens of a " +
    "request, cached ones included, decide which prices apply to the whole request.";
  return {
    element: h(
      "div",
      {},
      viewHead(title),
      modelTabs("models"),
      h("p", {}, explained),
      filterForm(app, { parts, query, fields }),
      list,
    ),
  };
}

/** Names the shown prices. */
function pricesName(plans: readonly Schemas["Plan"][], plan: string | undefined): string {
  if (plan === undefined) return "catalog prices";
  return `prices of the plan ${plans.find(({ id }) => id === plan)?.name ?? plan}`;
}

function isNamed(search: string): (model: Model) => boolean {
  const text = search.toLowerCase();
  return ({ id, display_name: name }) =>
    id.toLowerCase().includes(text) || name.toLowerCase().includes(text);
}

/** A range of input tokens in which neither the price nor the upstream's cost changes. */
interface PriceRow {
  readonly model: Model;
  /** The range excludes `above` and includes `upTo`, which is null for the last one. */
  readonly above: number;
  readonly upTo: number | null;
  readonly price: TierPrices;
  /** Null: the model is served in this process. */
  readonly bought: { readonly upstream: Upstream; readonly cost: TierPrices } | null;
}

/** Returns the rows of a model: each of its upstreams, with each range of input tokens. */
function rowsOf(model: Model, upstreams: readonly Upstream[]): readonly PriceRow[] {
  const prices = tiersOf(model);
  const own = upstreams.filter((upstream) => upstream.model === model.id);
  const sources = own.length === 0 ? [null] : own;
  return sources.flatMap((upstream) => {
    const costs = upstream?.pricing_tiers ?? [];
    const starts = [...prices, ...costs].map(({ above_input_tokens: start }) => start);
    const ranges = [...new Set(starts)].toSorted((one, other) => one - other);
    return ranges.flatMap((above, at) => {
      const [price, cost] = [tierAt(prices, above), tierAt(costs, above)];
      if (price === undefined) return [];
      const bought = upstream === null || cost === undefined ? null : { upstream, cost };
      return [{ model, above, upTo: ranges[at + 1] ?? null, price, bought }];
    });
  });
}

/** Returns the tier of requests with more input tokens than `above`. */
function tierAt(tiers: readonly TierPrices[], above: number): TierPrices | undefined {
  return tiers.findLast(({ above_input_tokens: start }) => start <= above);
}

const columns: readonly Column<PriceRow>[] = [
  { name: "Model", isHeader: true, of: ({ model }) => modelCell(model) },
  { name: "Upstream", of: upstreamCell },
  { name: "Input tokens", of: rangeText },
  ...Object.entries(buckets).map(([name, own]) => ({
    name,
    isNumber: true,
    of: (row: PriceRow) => priceCell(row, own),
  })),
];

function modelCell({ id, display_name: name, lifecycle, retires_at: end }: Model): Children {
  return [
    modelLink(id),
    h("div", { class: "hint" }, nameElement(name)),
    (lifecycle !== "active" || end !== null) &&
      h(
        "div",
        { class: "hint" },
        end === null ? lifecycle : `${lifecycle}, until ${end.slice(0, 10)}`,
      ),
  ];
}

function upstreamCell({ bought }: PriceRow): Children {
  if (bought === null) return "in this process";
  const { upstream, base_url: address } = bought.upstream;
  return [upstreamLink(upstream), h("div", { class: "hint" }, nameElement(address))];
}

function rangeText({ above, upTo }: PriceRow): string {
  if (above > 0) return `above ${formatCount(above)}`;
  return upTo === null ? "any" : `up to ${formatCount(upTo)}`;
}

/** Shows the price of a bucket and its cost, with a mark if the price is below it. */
function priceCell(
  { price, bought }: PriceRow,
  own: (prices: TierPrices) => string | null,
): Children {
  const shown = priceText(own(price));
  if (bought === null || (own(price) === null && own(bought.cost) === null)) return shown;
  const { cost } = bought;
  const perToken = (tier: TierPrices) => approximate(own(tier) ?? tier.prompt);
  const [charged, paid] = [perToken(price), perToken(cost)];
  return [
    shown,
    h("div", { class: "hint" }, `cost ${priceText(own(cost))} ${factor(charged, paid)}`.trim()),
    charged < paid && badge("below cost", "bad"),
  ];
}
