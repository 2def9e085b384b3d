import { parsePrice, picoUsd, type PicoUsd } from "../../core/money/amounts.ts";
import type { Pricing } from "../../core/money/pricing.ts";
import type { PricingSection } from "./gateway-file.ts";

const FREE = picoUsd(0);

/**
 * Reads a price. The schema admits only exact prices, so anything else is a bug and must not become
 * "free".
 */
function priceOf(text: string | undefined): PicoUsd | null {
  if (text === undefined) return null;
  const price = parsePrice(text);
  if (price === undefined) throw new Error(`the schema admitted the price ${text}`);
  return price;
}

/** Reads the prices of a section; the schema has checked their form. */
export function buildPricing(section: PricingSection | undefined): Pricing {
  return {
    prompt: priceOf(section?.prompt) ?? FREE,
    completion: priceOf(section?.completion) ?? FREE,
    cachedPrompt: priceOf(section?.cached_prompt),
    cacheWrite: priceOf(section?.cache_write),
  };
}
