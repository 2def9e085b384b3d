import { gatewayPath } from "../kit/gateway-path.js";
import { ApiError } from "../../../generated/console/page-client.js";
import type { Schemas } from "../../../generated/types.ts";
import { element } from "../kit/elements.js";
import { formatCount } from "../kit/format.js";
import { buckets, priceText, sandboxLast, tiersOf, type TierPrices } from "../kit/prices.js";
import { scrollTable, type Column } from "../kit/table.js";

type Model = Schemas["Model"];

/** A model's prices, all of them or those of one tier. */
type PriceRow = TierPrices & { readonly id: string };

const columns: readonly Column<PriceRow>[] = [
  {
    name: "Model",
    isHeader: true,
    of: ({ id, above_input_tokens }) => id + lengthOf(above_input_tokens),
  },
  ...Object.entries(buckets).map(([name, own]) => ({
    name,
    isNumber: true,
    of: (row: PriceRow) => priceText(own(row)),
  })),
];

/** Returns from which length of input a row applies; nothing for the first one. */
function lengthOf(aboveInputTokens: number): string {
  if (aboveInputTokens === 0) return "";
  return `, above ${formatCount(aboveInputTokens)} tokens of input`;
}

/** Returns the models of the key's plan, at its prices, with one request of the key. */
export async function readModels(token: string): Promise<readonly Model[]> {
  const response = await fetch(gatewayPath("/v1/models"), {
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
  const rows = sandboxLast(models).flatMap((model) =>
    tiersOf(model).map((tier) => ({ ...tier, id: model.id })),
  );
  place.replaceChildren(scrollTable({ caption, columns, rows }));
}
