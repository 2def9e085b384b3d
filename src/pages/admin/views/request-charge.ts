import type { Schemas } from "../../../../generated/admin/types.ts";
import {
  chargeLines,
  chargeOf,
  inputOf,
  lineAmount,
  type ChargeLine,
  type TokenBuckets,
} from "../../kit/charge-lines.js";
import { element as h } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { exactMoney } from "../../kit/money.js";
import { priceText, tiersOf, type TierPrices } from "../../kit/prices.js";
import { nanoOf } from "../../kit/sums.js";
import { ApiError } from "../../../../generated/admin/page-client.js";
import type { App } from "../app.js";
import { planLink } from "../links.js";
import { moment } from "../format.js";
import { table } from "../table.js";

type RequestRecord = Schemas["RequestRecord"];
type Usage = NonNullable<RequestRecord["usage"]>;

/** The current prices of the request's model on the plan of its account. */
export interface CurrentPrices {
  readonly plan: string;
  readonly tiers: readonly TierPrices[];
}

/**
 * Reads the prices; null if the account, the plan or the model does not exist any more, and `unread` if
 * they cannot be read now.
 */
export async function readPrices(
  app: App,
  request: RequestRecord,
): Promise<CurrentPrices | "unread" | null> {
  const { account_id: id, model } = request;
  if (id === null || model === null || request.charge === null) return null;
  try {
    const { plan } = await app.client.showAccount({ path: { id } });
    const { data } = await app.client.listCatalog({ query: { plan } });
    const found = data.find((each) => each.id === model);
    return found === undefined ? null : { plan, tiers: tiersOf(found) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) return null;
    // A refused token signs out.
    if (status === 401) throw error;
    return "unread";
  }
}

function bucketsOf(usage: Usage): TokenBuckets {
  const { prompt_tokens: input, cached_tokens: cached, cache_write_tokens: cacheWrite } = usage;
  return {
    fresh: input - cached - cacheWrite,
    cached,
    cacheWrite,
    cacheWrite1h: usage.cache_write_1h_tokens ?? 0,
    output: usage.completion_tokens,
  };
}

/** Shows how the charge follows from tokens and prices, or states why it cannot be calculated. */
export function chargeCalculation(
  request: RequestRecord,
  prices: CurrentPrices | "unread" | null,
): readonly HTMLElement[] {
  const { charge, usage, taken_back_at: reversedAt } = request;
  if (request.ended_at === null) return [note("It is charged when it ends.")];
  if (charge === null || usage === null) return [note("Nothing was charged.")];
  const reversal =
    reversedAt === null ? [] : [note(`The charge was reversed on ${moment(reversedAt)}.`)];
  const tokens = bucketsOf(usage);
  if (inputOf(tokens) + tokens.output === 0) {
    const text =
      nanoOf(charge) === 0n
        ? "No tokens were charged."
        : `${exactMoney(charge)} was charged without final usage, when the gateway was stopped.`;
    return [note(text), ...reversal];
  }
  if (prices === null || prices === "unread") {
    const text =
      prices === null
        ? "The model is no longer sold to this account, so its prices are unknown."
        : "The prices cannot be read now, so the charge is not shown as a calculation.";
    return [note(text), ...reversal];
  }
  const tier = prices.tiers.findLast((each) => inputOf(tokens) > each.above_input_tokens);
  const [lowest] = prices.tiers;
  const applied = tier ?? lowest;
  if (applied === undefined) return reversal;
  const lines = chargeLines(tokens, applied).filter((line) => line.tokens > 0);
  return [
    note("Prices of the plan ", planLink(prices.plan), tierText(applied, prices.tiers)),
    linesTable(lines, chargeOf(lines)),
    ...differenceNotes(request, chargeOf(lines)),
    ...reversal,
  ];
}

function note(...children: readonly (HTMLElement | string)[]): HTMLElement {
  return h("p", { class: "hint" }, ...children);
}

function tierText({ above_input_tokens: above }: TierPrices, tiers: readonly TierPrices[]): string {
  if (tiers.length < 2) return ", per million tokens.";
  const [, next] = tiers;
  const range =
    above > 0
      ? `above ${formatCount(above)} input tokens`
      : `up to ${formatCount(next?.above_input_tokens ?? 0)} input tokens`;
  return `, tier ${range}, per million tokens.`;
}

/** Amounts of lines are exact, since they are rounded only as a sum. */
function linesTable(lines: readonly ChargeLine[], total: string): HTMLElement {
  const last = { name: "Sum, rounded up to a billionth of a dollar", line: null };
  const rows = [...lines.map((line) => ({ name: line.name, line })), last];
  return table<(typeof rows)[number]>({
    caption: "Calculation of the charge",
    hasHiddenCaption: true,
    columns: [
      { name: "Tokens of", isHeader: true, of: ({ name }) => name },
      { name: "Tokens", isNumber: true, of: ({ line }) => line && formatCount(line.tokens) },
      { name: "× price", isNumber: true, of: ({ line }) => line && priceText(line.price) },
      {
        name: "= amount",
        isNumber: true,
        of: ({ line }) =>
          line === null ? h("strong", {}, exactMoney(total)) : exactMoney(lineAmount(line)),
      },
    ],
    rows,
  });
}

/** States why the charge is not certain, or not the calculated amount. */
function differenceNotes(request: RequestRecord, calculated: string): readonly HTMLElement[] {
  const { charge, hold, estimated } = request;
  const estimate = estimated
    ? [note("Tokens are estimated, because the upstream reported none, or contradictory numbers.")]
    : [];
  if (charge === null || nanoOf(charge) === nanoOf(calculated)) {
    return [note(`This is the charge: ${exactMoney(charge ?? "0")}.`), ...estimate];
  }
  const isHold = hold !== null && nanoOf(charge) === nanoOf(hold);
  const reason =
    isHold && nanoOf(calculated) > nanoOf(charge)
      ? "a request costs at most its hold; the rest is the gateway's loss"
      : "these are the current prices; they, or the plan, have changed since the request";
  return [note(`The charge was ${exactMoney(charge)}: ${reason}.`), ...estimate];
}
