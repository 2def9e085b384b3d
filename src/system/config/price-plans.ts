import { type Catalog, type Model, upstreamPricing } from "../../upstreams/catalog/model.ts";
import { coversModel, type Plan, unmatchedPatterns } from "../../upstreams/catalog/plan.ts";
import { bucketsBelow, parseFactor, timesFactor, type Factor } from "../../core/money/margin.ts";
import type { Pricing } from "../../core/money/pricing.ts";
import { costliestRequest, isCountable } from "./build-models.ts";
import { buildPricing } from "./build-pricing.ts";
import type { ConfigProblem, ConfigProblems } from "./config-problems.ts";
import type { PlanSection, PricingSection } from "./gateway-file.ts";

/** The rates of a plan, by model pattern. */
interface Rates {
  readonly prices: ReadonlyMap<string, Pricing>;
  readonly margins: ReadonlyMap<string, Factor>;
}

/** Where a plan stands in the file. */
interface PlanPlace {
  readonly place: string;
  readonly problems: ConfigProblems;
}

function readRates(
  { margin = {}, prices = {} }: PlanSection,
  { place, problems }: PlanPlace,
): Rates {
  const margins = typeof margin === "string" ? { "*": margin } : margin;
  const priceOf = (of: string, pricing: PricingSection): Pricing =>
    buildPricing(pricing, { path: `${place}.prices.${of}`, problems });
  return {
    prices: new Map(Object.entries(prices).map(([of, pricing]) => [of, priceOf(of, pricing)])),
    margins: new Map(Object.entries(margins).map(([of, factor]) => [of, factorOf(factor)])),
  };
}

/** Reads a factor. The schema admits only exact factors, so anything else is a bug. */
function factorOf(text: string): Factor {
  const factor = parseFactor(text);
  if (factor === undefined) throw new Error(`the schema admitted the factor ${text}`);
  return factor;
}

/** Returns the value for the model's id, or else for the longest matching pattern. */
function nearest<Value>(rates: ReadonlyMap<string, Value>, modelId: string): Value | undefined {
  const own = rates.get(modelId);
  if (own !== undefined) return own;
  const [longest] = [...rates.keys()]
    .filter((pattern) => coversModel([pattern], modelId))
    .toSorted((left, right) => right.length - left.length);
  return longest === undefined ? undefined : rates.get(longest);
}

/** Returns the model as the plan sells it; undefined: at the catalog's price. */
function offerOf(model: Model, { prices, margins }: Rates): Model | undefined {
  const price = nearest(prices, model.id);
  const factor = price === undefined ? nearest(margins, model.id) : undefined;
  const pricing = price ?? (factor && timesFactor(model.pricing, factor));
  if (pricing === undefined) return undefined;
  return { ...model, pricing, catalogPricing: model.pricing };
}

/** Plans with their prices, and warnings for the operator. */
export interface PricedPlans {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  readonly warnings: readonly ConfigProblem[];
}

/**
 * Computes the prices of each plan for each model, once; requests only look them up. A plan's own
 * price takes precedence over its margin, and a model's id over a pattern.
 */
export function pricePlans(
  sections: readonly (PlanSection | null)[],
  {
    plans,
    catalog,
    problems,
  }: {
    readonly plans: ReadonlyMap<string, Plan>;
    readonly catalog: Catalog;
    readonly problems: ConfigProblems;
  },
): PricedPlans {
  const models = [...catalog.models.values()];
  const priced = new Map(plans);
  const warnings: ConfigProblem[] = [];
  for (const plan of plans.values()) {
    const at = sections.findLastIndex((section) => section?.id === plan.id);
    const place = at === -1 ? "plans" : `plans[${at}]`;
    const section = sections[at] ?? {};
    const rates = readRates(section, { place, problems });
    const offers = offersOf(models, rates, { place, problems });
    priced.set(plan.id, offers.size === 0 ? plan : { ...plan, offers });
    warnings.push(...unmatchedRates(rates, models, place));
    warnings.push(...belowCost({ ...plan, offers }, models, place));
  }
  const listPrices = listPricesOf(models, [...priced.values()]);
  return { plans: priced, catalog: { ...catalog, listPrices }, warnings };
}

/**
 * Returns the public list prices: the price of the most expensive plan, for each model that some
 * plan sells at another price than the catalog's. The catalog's price may be the operator's cost.
 */
function listPricesOf(
  models: readonly Model[],
  plans: readonly Plan[],
): ReadonlyMap<string, Pricing> {
  return new Map(
    models.flatMap((model) => {
      const selling = plans.filter((plan) => coversModel(plan.models, model.id));
      if (selling.every(({ offers }) => offers?.has(model.id) !== true)) return [];
      const prices = selling.map(({ offers }) => offers?.get(model.id)?.pricing ?? model.pricing);
      const sizeOf = (pricing: Pricing): number => costliestRequest({ ...model, pricing });
      const [listed = model.pricing] = prices.toSorted(
        (left, right) => sizeOf(right) - sizeOf(left) || sumOf(right) - sumOf(left),
      );
      return [[model.id, listed] as const];
    }),
  );
}

/** Returns a sum for comparing the prices of short requests. */
function sumOf({ prompt, completion }: Pricing): number {
  return prompt + completion;
}

function offersOf(
  models: readonly Model[],
  rates: Rates,
  { place, problems }: PlanPlace,
): ReadonlyMap<string, Model> {
  const offers = new Map<string, Model>();
  for (const model of models) {
    const offer = offerOf(model, rates);
    if (offer === undefined) continue;
    if (!isCountable(offer)) {
      problems.add(place, `one full request of ${model.id} would cost over $9,000`);
    }
    offers.set(model.id, offer);
  }
  return offers;
}

function unmatchedRates(
  { prices, margins }: Rates,
  models: readonly Model[],
  place: string,
): readonly ConfigProblem[] {
  const ids = models.map(({ id }) => id);
  return Object.entries({ prices, margin: margins }).flatMap(([key, rates]) =>
    unmatchedPatterns(
      [...rates.keys()].filter((pattern) => pattern !== "*"),
      ids,
    ).map((pattern) => ({
      path: `${place}.${key}`,
      message: `${JSON.stringify(pattern)} matches no model of this configuration`,
    })),
  );
}

/** Maximum number of models named in one warning. */
const NAMED_MODELS_MAX = 3;

/** Returns the models that the plan sells below the cost of one of their upstreams. */
function belowCost(plan: Plan, models: readonly Model[], place: string): readonly ConfigProblem[] {
  const below = models.flatMap((model) => {
    if (model.lifecycle === "retired" || !coversModel(plan.models, model.id)) return [];
    const offer = plan.offers?.get(model.id) ?? model;
    const buckets = new Set(
      offer.upstreams.flatMap((upstream) =>
        bucketsBelow(offer.pricing, upstreamPricing(offer, upstream)),
      ),
    );
    return buckets.size === 0 ? [] : [`${model.id} (${[...buckets].join(", ")})`];
  });
  if (below.length === 0) return [];
  const more = below.length - NAMED_MODELS_MAX;
  const named = below.slice(0, NAMED_MODELS_MAX).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const message = `the plan "${plan.id}" has a negative margin: it sells below the upstreams' prices ${named}`;
  return [{ path: place, message }];
}
