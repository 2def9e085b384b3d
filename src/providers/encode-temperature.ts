import type { ModelFacts } from "../catalog/model-facts.ts";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

export interface SamplingState {
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  /** Whether the request turns reasoning off. */
  readonly isReasoningOff: boolean;
}

/** Temperature and top_p as far as a model accepts them, which reasoning models reject. */
export function encodeTemperature(
  { sampling }: ModelFacts,
  { temperature, topP, isReasoningOff }: SamplingState,
  ignored: Set<IgnoredParameter>,
): { readonly temperature?: number; readonly top_p?: number } {
  const accepted = sampling === "effort-none-only" ? isReasoningOff : sampling !== "none";
  const takesTopP = accepted && (sampling !== "one" || temperature === undefined);
  if (temperature !== undefined && !accepted) ignored.add("temperature");
  if (topP !== undefined && !takesTopP) ignored.add("top-p");
  return {
    ...(temperature !== undefined && accepted && { temperature }),
    ...(topP !== undefined && takesTopP && { top_p: topP }),
  };
}
