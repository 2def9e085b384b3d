import type { Schemas } from "../../../generated/types.ts";

/** The prices per token of one tier. */
export type TierPrices = Schemas["PricingTier"];

/**
 * Functions that return the own price of a bucket of tokens, by the name of its column; null if its
 * tokens are billed as input.
 */
export const buckets: Readonly<Record<string, (prices: TierPrices) => string | null>> = {
  Input: ({ prompt }) => prompt,
  Output: ({ completion }) => completion,
  "Cached input": ({ cached_prompt }) => cached_prompt,
  "Cache writes": ({ cache_write }) => cache_write,
  "Hour-long writes": ({ cache_write, cache_write_1h }) => cache_write_1h ?? cache_write,
};

/** Returns every tier of a model's prices, the first included. */
export function tiersOf({
  pricing,
  pricing_tiers,
}: Pick<Schemas["Model"], "pricing" | "pricing_tiers">): readonly TierPrices[] {
  return pricing_tiers ?? [{ ...pricing, above_input_tokens: 0, cache_write_1h: null }];
}

/** Returns the models with those of the sandbox last; otherwise their order stays. */
export function sandboxLast<Record extends { readonly id: string }>(
  models: readonly Record[],
): readonly Record[] {
  const isSandbox = ({ id }: Record): boolean => id.startsWith("sandbox/");
  return [...models.filter((model) => !isSandbox(model)), ...models.filter(isSandbox)];
}

const perMillion = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

/**
 * Formats a bucket's own price per token as a price per million, shifted by six digits so that the
 * shift does not round. Without one it shows that the input price applies.
 */
export function priceText(own: string | null): string {
  return own === null ? "as input" : perMillion.format(`${own}e6` as `${number}`);
}
