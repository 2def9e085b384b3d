import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../core/conversation/token-usage.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";

export const start: GenerationEvent = { type: "generation-start", usage: { freshInput: 5 } };
export const bareStart: GenerationEvent = { type: "generation-start" };
/** Three tokens for the scripted estimator, which counts words. */
export const text: GenerationEvent = { type: "text-delta", text: "one two three" };
export const end: GenerationEvent = {
  type: "generation-end",
  stop: { cause: "end", raw: "stop" },
};
export const used = (usage: TokenUsage): GenerationEvent => ({ type: "usage-update", usage });
export const call = (argumentsJson: string): readonly GenerationEvent[] => [
  { type: "tool-call-start", index: 0, id: "c", name: "look" },
  { type: "tool-call-delta", index: 0, argumentsJson },
];
/** A complete reply with 5 input and 3 output tokens. */
export const complete = [
  [start, text],
  [used({ output: 3 }), end],
] as const;
export const fail = (kind: UpstreamFailure["kind"], status = 0): UpstreamFailure =>
  new UpstreamFailure(kind, "scripted", { status });
