import type { Pricing } from "../../core/money/pricing.ts";
import type { Model, Upstream } from "./model.ts";

/** What an upstream costs us: its own price, else that of the catalog (money rule 15). */
export function upstreamPricing(
  model: Pick<Model, "pricing" | "catalogPricing">,
  upstream: Pick<Upstream, "pricing">,
): Pricing {
  return upstream.pricing ?? model.catalogPricing ?? model.pricing;
}
