import { parsePrice, picoUsd, type PicoUsd } from "../../core/money/amounts.ts";
import type { PriceTier, Pricing, TokenPrices } from "../../core/money/pricing.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { PricingSection } from "./gateway-file.ts";

type TierSection = NonNullable<NonNullable<PricingSection["tiers"]>[number]>;

const FREE: TokenPrices = {
  prompt: picoUsd(0),
  completion: picoUsd(0),
  cachedPrompt: null,
  cacheWrite: null,
};

/**
 * Reads a price. The schema admits only exact prices, so anything else is a bug and must not become
 * "free".
 */
function priceOf(text: string | undefined): PicoUsd | undefined {
  if (text === undefined) return undefined;
  const price = parsePrice(text);
  if (price === undefined) throw new Error(`the schema admitted the price ${text}`);
  return price;
}

/** Reads prices; those that the section leaves out are taken from `others`. */
function buildPrices(section: TierSection | PricingSection, others: TokenPrices): TokenPrices {
  const cacheWrite1h = priceOf(section.cache_write_1h) ?? others.cacheWrite1h;
  return {
    prompt: priceOf(section.prompt) ?? others.prompt,
    completion: priceOf(section.completion) ?? others.completion,
    cachedPrompt: priceOf(section.cached_prompt) ?? others.cachedPrompt,
    cacheWrite: priceOf(section.cache_write) ?? others.cacheWrite,
    ...(cacheWrite1h !== undefined && { cacheWrite1h }),
  };
}

/**
 * Reads the prices of a section; the schema has checked their form. A price that a tier leaves out is
 * that of the tier before it. Reports tiers that are not in ascending order.
 */
export function buildPricing(
  section: PricingSection | undefined,
  { path, problems }: { readonly path: string; readonly problems: ConfigProblems },
): Pricing {
  const prices = buildPrices(section ?? {}, FREE);
  const tiers: PriceTier[] = [];
  for (const [at, tier] of (section?.tiers ?? []).entries()) {
    if (tier?.above_input_tokens === undefined) continue;
    const before = tiers.at(-1);
    const aboveInputTokens = tier.above_input_tokens;
    if (before !== undefined && aboveInputTokens <= before.aboveInputTokens) {
      const message = `must be above ${before.aboveInputTokens}, that of the tier before it`;
      problems.add(`${path}.tiers[${at}].above_input_tokens`, message);
    }
    tiers.push({ aboveInputTokens, ...buildPrices(tier, before ?? prices) });
  }
  return { ...prices, ...(tiers.length > 0 && { tiers }) };
}
