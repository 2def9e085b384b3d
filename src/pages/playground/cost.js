/** Prices have up to 12 decimals, so sums are in pico-dollars. */
const PICO_DIGITS = 12;
const PICO_IN_NANO = 1000n;
const NANO_DIGITS = 9;

/** A decimal string in dollars as a BigInt of pico-dollars; throws on more digits. */
export function toPico(decimal) {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,12}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a price: ${decimal}`);
  return BigInt(whole + fraction.padEnd(PICO_DIGITS, "0"));
}

/** Disjoint token counts `{fresh, cached, cacheWrite, output}` of either protocol's usage. */
export function bucketsOf(protocol, usage) {
  if (protocol === "messages") {
    return {
      fresh: usage.input_tokens,
      cached: usage.cache_read_input_tokens ?? 0,
      cacheWrite: usage.cache_creation_input_tokens ?? 0,
      output: usage.output_tokens,
    };
  }
  const { cached_tokens: cached = 0, cache_write_tokens: cacheWrite = 0 } =
    usage.prompt_tokens_details ?? {};
  const fresh = usage.prompt_tokens - cached - cacheWrite;
  return { fresh, cached, cacheWrite, output: usage.completion_tokens };
}

/**
 * What a usage costs, as the ledger counts it: all lines summed exactly, rounded up once to a
 * nano-dollar. A bucket without its own price costs the same as fresh input. Null without prices.
 */
export function costOf(protocol, usage, pricing) {
  if (pricing.prompt === null || pricing.completion === null) return null;
  const { fresh, cached, cacheWrite, output } = bucketsOf(protocol, usage);
  const line = (count, price) => BigInt(count) * toPico(price ?? pricing.prompt);
  const pico =
    line(fresh, pricing.prompt) +
    line(cached, pricing.cached_prompt) +
    line(cacheWrite, pricing.cache_write) +
    line(output, pricing.completion);
  return formatNano((pico + PICO_IN_NANO - 1n) / PICO_IN_NANO);
}

/** Nano-dollars as the shortest exact decimal string in dollars. */
export function formatNano(nano) {
  const digits = String(nano).padStart(NANO_DIGITS + 1, "0");
  const fraction = digits.slice(-NANO_DIGITS).replace(/0+$/, "");
  const whole = digits.slice(0, -NANO_DIGITS);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
