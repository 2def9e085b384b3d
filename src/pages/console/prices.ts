import { ApiError } from "../../../generated/console/page-client.js";
import type { Schemas } from "../../../generated/types.ts";
import { element } from "../kit/elements.js";
import { numberColumns, scrollTable, type Column } from "../kit/table.js";

type Model = Schemas["Model"];

/** A model's prices, all of them or those of one tier. */
type PriceRow = Schemas["PricingTier"] & { readonly id: string };

/** Formats a bucket's own price, or shows that the input price applies. */
const orAsInput = (own: string | null): string => (own === null ? "as input" : price(own));

const columns: readonly Column<PriceRow>[] = [
  {
    name: "Model",
    isHeader: true,
    of: ({ id, above_input_tokens }) => id + lengthOf(above_input_tokens),
  },
  ...numberColumns<PriceRow>({
    Input: ({ prompt }) => price(prompt),
    Output: ({ completion }) => price(completion),
    "Cached input": ({ cached_prompt }) => orAsInput(cached_prompt),
    "Cache writes": ({ cache_write }) => orAsInput(cache_write),
    "Hour-long writes": ({ cache_write, cache_write_1h }) =>
      orAsInput(cache_write_1h ?? cache_write),
  }),
];

/** Returns a row for each tier of a model. */
function priceRows({ id, pricing, pricing_tiers }: Model): readonly PriceRow[] {
  const only = { ...pricing, above_input_tokens: 0, cache_write_1h: null };
  return (pricing_tiers ?? [only]).map((tier) => ({ ...tier, id }));
}

/** Returns from which length of input a row applies; nothing for the first one. */
function lengthOf(aboveInputTokens: number): string {
  if (aboveInputTokens === 0) return "";
  return `, above ${aboveInputTokens.toLocaleString("en-US")} tokens of input`;
}

const perMillion = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

/** Returns the models of the key's plan, at its prices, with one request of the key. */
export async function readModels(token: string): Promise<readonly Model[]> {
  const response = await fetch("/v1/models", {
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    cache: "no-store",
    credentials: "omit",
  }).catch((cause: unknown) => {
    throw new ApiError("The gateway cannot be reached.", { cause });
  });
  const body = (await response.json()) as Schemas["ModelList"] | Schemas["ErrorResponse"];
  if ("error" in body) throw new ApiError(body.error.message);
  return body.data;
}

/** Shows the prices of tokens. */
export function showPrices(place: HTMLElement, models: readonly Model[]): void {
  if (models.length === 0) {
    place.replaceChildren(element("p", { class: "note" }, "The plan allows no model."));
    return;
  }
  const caption = "US dollars per million tokens, on this key's plan";
  place.replaceChildren(scrollTable({ caption, columns, rows: models.flatMap(priceRows) }));
}

/**
 * Formats a price per token as a price per million, shifted by six digits so that the shift does
 * not round.
 */
function price(perToken: string): string {
  return perMillion.format(`${perToken}e6` as `${number}`);
}
