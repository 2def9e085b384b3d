import type { TierPrices } from "./prices.js";
import { formatNano } from "./sums.js";

/** Disjoint counts of tokens. */
export interface TokenBuckets {
  readonly fresh: number;
  readonly cached: number;
  readonly cacheWrite: number;
  /** The part of the writes that is for an hour. */
  readonly cacheWrite1h: number;
  readonly output: number;
}

/** Tokens of one kind with their price in dollars per token. */
export interface ChargeLine {
  readonly name: string;
  readonly tokens: number;
  readonly price: string;
}

type Prices = Omit<TierPrices, "above_input_tokens">;

/** Prices have up to 12 decimals, so sums are in pico-dollars. */
const PICO_DIGITS = 12;
const PICO_IN_NANO = 1000n;

/** Converts a decimal string in dollars to a BigInt of pico-dollars; throws on more digits. */
export function toPico(decimal: string): bigint {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,12}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a price: ${decimal}`);
  return BigInt(whole + fraction.padEnd(PICO_DIGITS, "0"));
}

/** Returns all input tokens, which decide the tier. */
export function inputOf({ fresh, cached, cacheWrite }: TokenBuckets): number {
  return fresh + cached + cacheWrite;
}

/** Returns the lines of a charge. A bucket without its own price costs the same as fresh input. */
export function chargeLines(tokens: TokenBuckets, prices: Prices): readonly ChargeLine[] {
  const { prompt, completion, cached_prompt: cached, cache_write: write } = prices;
  const { cacheWrite, cacheWrite1h } = tokens;
  return [
    { name: "Input", tokens: tokens.fresh, price: prompt },
    { name: "Cached input", tokens: tokens.cached, price: cached ?? prompt },
    { name: "Cache writes", tokens: cacheWrite - cacheWrite1h, price: write ?? prompt },
    {
      name: "Hour-long writes",
      tokens: cacheWrite1h,
      price: prices.cache_write_1h ?? write ?? prompt,
    },
    { name: "Output", tokens: tokens.output, price: completion },
  ];
}

/** Returns the exact amount of a line, in dollars with up to 12 decimals. */
export function lineAmount({ tokens, price }: ChargeLine): string {
  const digits = String(BigInt(tokens) * toPico(price)).padStart(PICO_DIGITS + 1, "0");
  const fraction = digits.slice(-PICO_DIGITS).replace(/0+$/, "");
  return `${digits.slice(0, -PICO_DIGITS)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Returns the sum of lines like the ledger: summed exactly, rounded up once to a nano-dollar. */
export function chargeOf(lines: readonly ChargeLine[]): string {
  const pico = lines.reduce((all, { tokens, price }) => all + BigInt(tokens) * toPico(price), 0n);
  return formatNano((pico + PICO_IN_NANO - 1n) / PICO_IN_NANO);
}
