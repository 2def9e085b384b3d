import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asCount, asObject, type JsonObject } from "./json.ts";

/** Reported numbers. The input includes the caches and the output includes reasoning. */
export interface UsageTotals {
  readonly input: unknown;
  readonly cached: unknown;
  readonly written: unknown;
  readonly output: unknown;
  readonly reasoning: unknown;
  /** Total of both sides. */
  readonly total: unknown;
}

/**
 * Converts totals into disjoint buckets. Output is at least the total minus the input, because some
 * servers exclude reasoning from it. A side with an invalid count is treated as not reported. A
 * missing bucket is zero if its total is reported, so that a later report replaces all of them.
 */
export function usageOfTotals(totals: UsageTotals): TokenUsage {
  const { cached, written, reasoning } = totals;
  const input = countsOf({ all: totals.input, cached, written });
  const output = countsOf({ all: totals.output, reasoning });
  return {
    ...(input?.all !== undefined && inputBuckets(input.all, input)),
    ...(output?.all !== undefined &&
      outputBuckets(Math.max(output.all, restOf(totals.total, input?.all)), output.reasoning)),
  };
}

/** Returns the reported counts with the reported cost; undefined without both. */
export function usageWithCost(counts: TokenUsage, reported: JsonObject): TokenUsage | undefined {
  const usage = { ...counts, ...vendorCost(reported) };
  return Object.keys(usage).length > 0 ? usage : undefined;
}

/** Returns the numbers of one side; undefined if one of them is present but not a valid count. */
export function countsOf<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
): Readonly<Record<Name, number | undefined>> | undefined {
  const counts: Partial<Record<Name, number | undefined>> = {};
  for (const name of Object.keys(values) as Name[]) {
    const value = values[name];
    const count = asCount(value);
    if (count === undefined && value !== undefined && value !== null) return undefined;
    counts[name] = count;
  }
  return counts as Record<Name, number | undefined>;
}

/** Returns output tokens with the part of them that was reasoning. */
export function outputBuckets(output: number, reasoning: number | undefined): TokenUsage {
  return {
    output,
    ...(reasoning !== undefined && { reasoning: Math.min(reasoning, output) }),
  };
}

function inputBuckets(
  all: number,
  {
    cached,
    written,
  }: { readonly cached: number | undefined; readonly written: number | undefined },
): TokenUsage {
  const cachedInput = Math.min(cached ?? 0, all);
  const cacheWrite = Math.min(written ?? 0, all - cachedInput);
  return { freshInput: all - cachedInput - cacheWrite, cachedInput, cacheWrite };
}

function restOf(total: unknown, input: number | undefined): number {
  return (asCount(total) ?? 0) - (input ?? Number.POSITIVE_INFINITY);
}

const TICKS_DIGITS = 10;
const COST_DIGITS = 12;
/** Above the cost of any request; a higher value is an error. */
const COST_MAX = 1_000_000;

/**
 * Returns the request's cost in dollars as reported in the vendor's `usage`: `cost` (OpenRouter),
 * `cost.total_cost` (Perplexity), `cost_in_usd_ticks` (xAI), `estimated_cost` (DeepInfra).
 */
function vendorCost(usage: JsonObject): Pick<TokenUsage, "vendorCost"> {
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
