import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asCount, asObject, type JsonObject } from "./json.ts";

const TICKS_DIGITS = 10;
const COST_DIGITS = 12;
/** Above the cost of any request; a higher value is an error. */
const COST_MAX = 1_000_000;

/**
 * Returns the request's cost in dollars as reported in the vendor's `usage`: `cost` (OpenRouter),
 * `cost.total_cost` (Perplexity), `cost_in_usd_ticks` (xAI), `estimated_cost` (DeepInfra).
 */
export function vendorCost(usage: JsonObject): Pick<TokenUsage, "vendorCost"> {
  const ticks = asCount(usage["cost_in_usd_ticks"]);
  const stated =
    usage["cost"] === undefined
      ? usage["estimated_cost"]
      : (asObject(usage["cost"])?.["total_cost"] ?? usage["cost"]);
  const cost =
    ticks === undefined ? decimal(stated) : fixed(String(ticks).padStart(TICKS_DIGITS + 1, "0"));
  return cost === undefined ? {} : { vendorCost: cost };
}

function decimal(value: unknown): string | undefined {
  if (typeof value !== "number" || !(value >= 0 && value <= COST_MAX)) return undefined;
  return trimmed(value.toFixed(COST_DIGITS));
}

function fixed(digits: string): string {
  return trimmed(`${digits.slice(0, -TICKS_DIGITS)}.${digits.slice(-TICKS_DIGITS)}`);
}

function trimmed(number: string): string {
  return number.replace(/\.?0+$/, "");
}
