import type { ModelFacts } from "../../catalog/model-facts.ts";
import type { GenerationRequest } from "./provider.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import type { ReasoningEffort, ReasoningRequest } from "../../../core/conversation/conversation.ts";

/** Budgets that correspond to an effort, for an API that uses budgets. */
const budgets = { low: 2_048, medium: 8_192, high: 24_576 } as const satisfies Record<
  ReasoningEffort,
  number
>;

/** Returns the effort to request: the client's, else the one matching its budget, else medium. */
export function effortOf(reasoning: ReasoningRequest): ReasoningEffort {
  if (reasoning.effort !== undefined) return reasoning.effort;
  const budget = reasoning.budgetTokens ?? budgets.medium;
  if (budget <= budgets.low) return "low";
  return budget <= budgets.medium ? "medium" : "high";
}

/** Returns the budget to request: the client's, else the one matching its effort, else medium. */
export function budgetOf(reasoning: ReasoningRequest): number {
  return reasoning.budgetTokens ?? budgets[reasoning.effort ?? "medium"];
}

const degrees = ["low", "medium", "high"] as const satisfies ModelFacts["efforts"];

/**
 * Returns the effort that turns a model's reasoning off, or nearly off; undefined if there is none.
 */
export function offEffortOf(request: GenerationRequest): "none" | "minimal" | undefined {
  const { efforts } = request.upstream.facts;
  if (!canStopReasoning(request)) return undefined;
  return (["none", "minimal"] as const).find((effort) => efforts.includes(effort));
}

/**
 * Returns the lowest effort of a model that cannot stop thinking, for a client that disables
 * thinking: the model's default may be the highest. Undefined without efforts. Never `minimal`,
 * which servers refuse even if their models have it: discuss.ai.google.dev 118724 (Gemini 3 Flash).
 * Source: docs.z.ai (thinking); pydantic-ai 2.68.0.
 */
export function leastEffortOf(facts: ModelFacts): ReasoningEffort | undefined {
  return nearestEffort("low", facts);
}

/** Returns whether a model can stop thinking, according to its catalog row and its facts. */
export function canStopReasoning({ model, upstream: { facts } }: GenerationRequest): boolean {
  const isOn = facts.thinking === "always" || facts.thinking === "between-tools";
  return model.capabilities.reasoning !== "always" && !isOn;
}

/** Returns the supported effort nearest to the requested one, preferring higher efforts. */
export function nearestEffort(
  asked: ReasoningEffort,
  { efforts }: Pick<ModelFacts, "efforts">,
): ReasoningEffort | undefined {
  const at = degrees.indexOf(asked);
  const inOrder = [...degrees.slice(at), ...degrees.slice(0, at).toReversed()];
  return inOrder.find((effort) => efforts.includes(effort));
}

/** Returns the effort to send. One that differs from the client's is reported as ignored. */
export function fitEffort(
  reasoning: ReasoningRequest,
  facts: Pick<ModelFacts, "efforts">,
  ignored: Set<IgnoredParameter>,
): ReasoningEffort | undefined {
  const effort = nearestEffort(effortOf(reasoning), facts);
  if (reasoning.effort !== undefined && effort !== reasoning.effort) ignored.add("reasoning");
  return effort;
}
