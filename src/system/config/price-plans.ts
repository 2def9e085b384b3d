import type { Catalog, Model } from "../../upstreams/catalog/model.ts";
import { coversModel, type Plan } from "../../upstreams/catalog/plan.ts";
import { unmatchedPatterns } from "../../upstreams/catalog/unmatched-patterns.ts";
import { upstreamPricing } from "../../upstreams/catalog/upstream-pricing.ts";
import { bucketsBelow, parseFactor, timesFactor, type Factor } from "../../core/money/margin.ts";
import type { Pricing } from "../../core/money/pricing.ts";
import { isCountable } from "./build-models.ts";
import { buildPricing } from "./build-pricing.ts";
import type { Complaint, Complaints } from "./complaints.ts";
import type { PlanSection } from "./gateway-file.ts";

/** What a plan's customers pay, by model pattern. */
interface Rates {
  readonly prices: ReadonlyMap<string, Pricing>;
  readonly margins: ReadonlyMap<string, Factor>;
}

function readRates({ margin = {}, prices = {} }: PlanSection): Rates {
  const margins = typeof margin === "string" ? { "*": margin } : margin;
  return {
    prices: new Map(Object.entries(prices).map(([of, pricing]) => [of, buildPricing(pricing)])),
    margins: new Map(Object.entries(margins).map(([of, factor]) => [of, factorOf(factor)])),
  };
}

/** The schema admits only exact factors: anything else here is a bug of ours. */
function factorOf(text: string): Factor {
  const factor = parseFactor(text);
  if (factor === undefined) throw new Error(`the schema admitted the factor ${text}`);
  return factor;
}

/** The value of the model's own id, else of the longest pattern that covers it. */
function nearest<Value>(rates: ReadonlyMap<string, Value>, modelId: string): Value | undefined {
  const own = rates.get(modelId);
  if (own !== undefined) return own;
  const [longest] = [...rates.keys()]
    .filter((pattern) => coversModel([pattern], modelId))
    .toSorted((left, right) => right.length - left.length);
  return longest === undefined ? undefined : rates.get(longest);
}

/** The model as the plan sells it; undefined: at the catalog's price. */
function offerOf(model: Model, { prices, margins }: Rates): Model | undefined {
  const price = nearest(prices, model.id);
  const factor = price === undefined ? nearest(margins, model.id) : undefined;
  const pricing = price ?? (factor && timesFactor(model.pricing, factor));
  if (pricing === undefined) return undefined;
  return { ...model, pricing, catalogPricing: model.pricing };
}

/** Plans with their prices, and what an operator should know of them. */
export interface PricedPlans {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  readonly warnings: readonly Complaint[];
}

/**
 * Computes what each plan's customers pay for each model, once: a request looks it up. A price of the
 * plan's own goes before its margin, and a model's own id before a pattern.
 */
export function pricePlans(
  sections: readonly (PlanSection | null)[],
  {
    plans,
    catalog,
    complaints,
  }: {
    readonly plans: ReadonlyMap<string, Plan>;
    readonly catalog: Catalog;
    readonly complaints: Complaints;
  },
): PricedPlans {
  const models = [...catalog.models.values()];
  const priced = new Map(plans);
  const warnings: Complaint[] = [];
  for (const plan of plans.values()) {
    const at = sections.findLastIndex((section) => section?.id === plan.id);
    const place = at === -1 ? "plans" : `plans[${at}]`;
    const section = sections[at] ?? {};
    const rates = readRates(section);
    const offers = offersOf(models, rates, { place, complaints });
    priced.set(plan.id, offers.size === 0 ? plan : { ...plan, offers });
    warnings.push(...unmatchedRates(rates, models, place));
    warnings.push(...belowCost({ ...plan, offers }, models, place));
  }
  const listPrices = listPricesOf(models, [...priced.values()]);
  return { plans: priced, catalog: { ...catalog, listPrices }, warnings };
}

/**
 * What anybody may read: the price of the plan that asks the most, for each model that some plan
 * departs from the catalog for. The catalog's price may be what the operator pays.
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
      const [listed = model.pricing] = prices.toSorted(
        (left, right) => sizeOf(right) - sizeOf(left),
      );
      return [[model.id, listed] as const];
    }),
  );
}

/** To compare prices by. */
function sizeOf({ prompt, completion }: Pricing): number {
  return prompt + completion;
}

function offersOf(
  models: readonly Model[],
  rates: Rates,
  { place, complaints }: { readonly place: string; readonly complaints: Complaints },
): ReadonlyMap<string, Model> {
  const offers = new Map<string, Model>();
  for (const model of models) {
    const offer = offerOf(model, rates);
    if (offer === undefined) continue;
    if (!isCountable(offer)) {
      complaints.add(place, `one full request of ${model.id} would cost over $9,000`);
    }
    offers.set(model.id, offer);
  }
  return offers;
}

function unmatchedRates(
  { prices, margins }: Rates,
  models: readonly Model[],
  place: string,
): readonly Complaint[] {
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

/** At most this many models are named in one warning. */
const NAMED_MODELS_MAX = 3;

/** The models that the plan sells for less than one of their upstreams costs. */
function belowCost(plan: Plan, models: readonly Model[], place: string): readonly Complaint[] {
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
