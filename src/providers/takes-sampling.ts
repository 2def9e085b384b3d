import type { ModelFacts } from "../catalog/model-facts.ts";

export interface SamplingState {
  readonly temperature: number | undefined;
  /** Whether the request turns reasoning off. */
  readonly isReasoningOff: boolean;
}

/** Whether a model accepts temperature and top_p, which reasoning models reject. */
export function takesSampling(
  { sampling }: ModelFacts,
  { temperature, isReasoningOff }: SamplingState,
): { readonly temperature: boolean; readonly topP: boolean } {
  const accepted = sampling === "effort-none-only" ? isReasoningOff : sampling !== "none";
  return {
    temperature: accepted,
    topP: accepted && (sampling !== "one" || temperature === undefined),
  };
}
