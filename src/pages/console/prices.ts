import { ApiError } from "../../../generated/console/page-client.js";
import type { Schemas } from "../../../generated/types.ts";
import { element } from "../kit/elements.js";
import { numberColumns, scrollTable, type Column } from "../kit/table.js";

type Model = Schemas["Model"];

/** Formats a bucket's own price, or shows that the input price applies. */
const orAsInput = (own: string | null): string => (own === null ? "as input" : price(own));

const columns: readonly Column<Model>[] = [
  { name: "Model", isHeader: true, of: ({ id }) => id },
  ...numberColumns<Model>({
    Input: ({ pricing }) => price(pricing.prompt),
    Output: ({ pricing }) => price(pricing.completion),
    "Cached input": ({ pricing }) => orAsInput(pricing.cached_prompt),
    "Cache writes": ({ pricing }) => orAsInput(pricing.cache_write),
  }),
];

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
  place.replaceChildren(scrollTable({ caption, columns, rows: models }));
}

/**
 * Formats a price per token as a price per million, shifted by six digits so that the shift does
 * not round.
 */
function price(perToken: string): string {
  return perMillion.format(`${perToken}e6` as `${number}`);
}
