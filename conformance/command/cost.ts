import type { Check, Generations } from "../checks/check.ts";
import { NotApplicable } from "../checks/expect.ts";
import type { Models, Prices } from "../checks/models.ts";

/** The most that a run can cost. */
export interface CostBound {
  /** Null: the price of a model, or its maximum of output tokens, is unknown. */
  readonly usd: number | null;
  readonly generations: number;
  readonly inputTokens: number;
  /** Null: the maximum of a model is unknown. */
  readonly outputTokens: number | null;
}

/** Adds up what the checks can generate at most. */
export function boundCost(checks: readonly Check[], models: Models): CostBound {
  let bound: CostBound = { usd: 0, generations: 0, inputTokens: 0, outputTokens: 0 };
  for (const { generations = [] } of checks) {
    for (const entry of generations) bound = add(bound, entry, models);
  }
  return bound;
}

function add(bound: CostBound, entry: Generations, models: Models): CostBound {
  const id = idOf(entry, models);
  if (id === null) return bound;
  const prices = models.pricesOf(id);
  const output = entry.outputTokens === "model" ? models.outputTokensMax(id) : entry.outputTokens;
  const { calls, inputBytes } = entry;
  const usd = prices === null ? null : costOf(prices, inputBytes, output);
  return {
    usd: bound.usd === null || usd === null ? null : bound.usd + calls * usd,
    generations: bound.generations + calls,
    inputTokens: bound.inputTokens + calls * inputBytes,
    outputTokens:
      bound.outputTokens === null || output === null ? null : bound.outputTokens + calls * output,
  };
}

/** Returns the most that one call costs; null if its output is priced and has no known maximum. */
function costOf({ input, output }: Prices, inputBytes: number, tokens: number | null) {
  if (tokens === null) return output === 0 ? inputBytes * input : null;
  return inputBytes * input + tokens * output;
}

/** Returns the model of a generation; null if the check is not applicable. */
function idOf({ protocol, role }: Generations, models: Models): string | null {
  try {
    return models.idOf(protocol, role);
  } catch (error) {
    if (error instanceof NotApplicable) return null;
    throw error;
  }
}

/** Returns the bound in one sentence. */
export function describeCost({ usd, generations, inputTokens, outputTokens }: CostBound): string {
  const money = usd === null ? "an unknown amount" : `${usd.toFixed(6)} USD`;
  const output = outputTokens === null ? "the models' maxima" : `${outputTokens} output tokens`;
  return (
    `At most ${generations} generations with ${inputTokens} input tokens and ${output}, ` +
    `which cost at most ${money}.`
  );
}
