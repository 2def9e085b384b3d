import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, type Children } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { approximate } from "../../kit/money.js";
import { buckets, priceText, tiersOf, type TierPrices } from "../../kit/prices.js";
import type { Column } from "../../kit/table.js";
import { badge } from "../dom.js";
import { percent } from "../format.js";
import { upstreamLink } from "../links.js";

type Model = Schemas["Model"];
type Upstream = Schemas["Upstream"];

/** A range of input tokens in which neither the price nor the upstream's cost changes. */
export interface PriceRow {
  readonly model: Model;
  /** The range excludes `above` and includes `upTo`, which is null for the last one. */
  readonly above: number;
  readonly upTo: number | null;
  readonly price: TierPrices;
  /** Null: the model is served in this process. */
  readonly bought: { readonly upstream: Upstream; readonly cost: TierPrices } | null;
}

/** Returns the rows of a model: each of its upstreams, with each range of input tokens. */
export function priceRows(model: Model, upstreams: readonly Upstream[]): readonly PriceRow[] {
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

/** Says what the cells of `priceColumns` show. */
export const PRICES_EXPLAINED =
  "Below each price are the cost at the upstream and the margin in percent of the price. The input tokens " +
  "of a request, cached ones included, decide which prices apply to the whole request.";

/**
 * Returns the columns of rows: their upstream, their range, and each price per million tokens. Kinds of
 * tokens that all rows bill and buy as input have no column, and neither has a range that is the same in
 * all.
 */
export function priceColumns<Row extends PriceRow>(rows: readonly Row[]): readonly Column<Row>[] {
  const hasOwn = (own: (prices: TierPrices) => string | null) => (row: PriceRow) =>
    own(row.price) !== null || (row.bought !== null && own(row.bought.cost) !== null);
  const hasRanges = rows.some(({ above, upTo }) => above > 0 || upTo !== null);
  return [
    { name: "Upstream", of: upstreamCell },
    ...(hasRanges ? [{ name: "Input tokens", of: rangeText }] : []),
    ...Object.entries(buckets)
      .filter(([, own]) => rows.some(hasOwn(own)))
      .map(([name, own]) => ({
        name,
        isNumber: true as const,
        of: (row: Row) => priceCell(row, own),
      })),
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

/** Shows the price of a bucket with its cost and margin, and a mark if the price is below the cost. */
function priceCell(
  { price, bought }: PriceRow,
  own: (prices: TierPrices) => string | null,
): Children {
  const shown = priceText(own(price));
  if (bought === null || (own(price) === null && own(bought.cost) === null)) return shown;
  const { cost } = bought;
  const perToken = (tier: TierPrices) => approximate(own(tier) ?? tier.prompt);
  const [charged, paid] = [perToken(price), perToken(cost)];
  const rate = h("span", { class: charged < paid && "loss" }, percent(charged - paid, charged));
  return [
    shown,
    h("div", { class: "hint" }, `cost ${priceText(own(cost))}, margin `, rate),
    charged < paid && badge("below cost", "bad"),
  ];
}
