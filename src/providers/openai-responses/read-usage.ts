import type { TokenUsage } from "../../conversation/token-usage.ts";
import { asCount, asObject } from "../json.ts";

/**
 * Reads a response's `usage` into disjoint buckets: `input_tokens` holds the cached ones and the
 * cache writes, `output_tokens` the reasoning. Output is never below the total minus the input:
 * some servers leave reasoning out of it. A side with a number that is not a count reports nothing.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const usage = asObject(value);
  if (usage === undefined) return undefined;
  const inputDetails = asObject(usage["input_tokens_details"]) ?? {};
  const input = countsOf({
    all: usage["input_tokens"],
    cached: inputDetails["cached_tokens"],
    written: inputDetails["cache_write_tokens"],
  });
  const output = countsOf({
    all: usage["output_tokens"],
    reasoning: asObject(usage["output_tokens_details"])?.["reasoning_tokens"],
  });
  const buckets: TokenUsage = {
    ...(input?.all !== undefined && inputBuckets(input.all, input)),
    ...(output?.all !== undefined &&
      outputBuckets(output.all, output.reasoning, restOf(usage["total_tokens"], input?.all))),
  };
  return Object.keys(buckets).length > 0 ? buckets : undefined;
}

/** The numbers of one side; undefined where one of them is there and not a count. */
function countsOf<Name extends string>(
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

function inputBuckets(
  all: number,
  {
    cached,
    written,
  }: { readonly cached: number | undefined; readonly written: number | undefined },
): TokenUsage {
  const cachedInput = Math.min(cached ?? 0, all);
  const cacheWrite = Math.min(written ?? 0, all - cachedInput);
  return {
    freshInput: all - cachedInput - cacheWrite,
    ...(cached !== undefined && { cachedInput }),
    ...(written !== undefined && { cacheWrite }),
  };
}

function outputBuckets(all: number, reasoning: number | undefined, rest: number): TokenUsage {
  const output = Math.max(all, rest);
  return {
    output,
    ...(reasoning !== undefined && { reasoning: Math.min(reasoning, output) }),
  };
}

function restOf(total: unknown, input: number | undefined): number {
  return (asCount(total) ?? 0) - (input ?? Number.POSITIVE_INFINITY);
}
