import type { Pricing } from "../../core/money/pricing.ts";
import type { Model, Upstream } from "./model.ts";

/** Returns our cost of an upstream: its own price, otherwise the catalog's (money rule 15). */
export function upstreamPricing(
  model: Pick<Model, "pricing" | "catalogPricing">,
  upstream: Pick<Upstream, "pricing">,
): Pricing {
  return upstream.pricing ?? model.catalogPricing ?? model.pricing;
}
