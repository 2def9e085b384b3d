import type { ModelFacts } from "../../catalog/model-facts.ts";
import type { Upstream } from "../../catalog/model.ts";
import type {
  Conversation,
  NothingLeft,
  ReasoningRequest,
  Turn,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { definedTools } from "../../conversation/settle.ts";
import { budgetOf, effortOf, nearestEffort } from "../reasoning-budget.ts";
import { unpackThinking } from "./carried-thinking.ts";
import { dialectOf } from "./dialects.ts";
import type { MessagesBody } from "./request-body.ts";

/** The API's smallest budget. */
const BUDGET_TOKENS_MIN = 1_024;

export interface ThinkingEncoding {
  readonly conversation: Conversation;
  readonly upstream: Upstream;
  /** The output limit that is sent; a budget stays below it. */
  readonly maxTokens: number;
  readonly ignored: Set<IgnoredParameter>;
}

export type ThinkingFields = Pick<MessagesBody, "thinking" | "output_config">;

/**
 * Encodes reasoning. Left out, and reported as ignored, if the API would reject it: with a forced
 * tool, below the smallest budget, and, with budgets, if the assistant's last message called tools
 * and lost its thinking, or is to be continued. Disabled if the server thinks by default and a call
 * has lost its thinking.
 */
export function encodeThinking(
  reasoning: ReasoningRequest | undefined,
  encoding: ThinkingEncoding,
): ThinkingFields {
  const { conversation, upstream, ignored } = encoding;
  const { thinksByDefault } = dialectOf(upstream);
  if (thinksByDefault && upstream.facts.thinking === "always") {
    // Servers of such models have no other setting, and refuse the field.
    if (reasoning !== undefined) reportAsked(reasoning, ignored);
    return {};
  }
  if (thinksByDefault && someCallLacksThinking(conversation.turns, upstream)) {
    if (reasoning?.enabled === true) ignored.add("reasoning");
    return { thinking: { type: "disabled" } };
  }
  return reasoning === undefined ? {} : encodeAsked(reasoning, encoding);
}

/** Names what a server that always thinks does not take: to stop, and how much to think. */
function reportAsked(
  { enabled, effort, budgetTokens, updates: _updates, binding, ...rest }: ReasoningRequest,
  ignored: Set<IgnoredParameter>,
): void {
  rest satisfies NothingLeft;
  if (!enabled || effort !== undefined) ignored.add("reasoning");
  if (enabled && budgetTokens !== undefined) ignored.add("reasoning-budget");
  if (binding !== undefined) ignored.add("reasoning-binding");
}

function encodeAsked(
  reasoning: ReasoningRequest,
  { conversation, upstream, maxTokens, ignored }: ThinkingEncoding,
): ThinkingFields {
  // The binding is set where it is known whether thinking goes back: `bindThinking`.
  const { enabled, effort, budgetTokens, updates, binding: _binding, ...rest } = reasoning;
  rest satisfies NothingLeft;
  const { facts } = upstream;
  if (!enabled) return encodeOff(facts, ignored);
  const forced = facts.forcedTools && forcesTool(conversation);
  if (thinksAdaptively(upstream)) {
    if (budgetTokens !== undefined) ignored.add("reasoning-budget");
    if (forced) {
      ignored.add("reasoning");
      return {};
    }
    const says = effort !== undefined || budgetTokens !== undefined;
    const sent = says ? nearestEffort(effortOf(reasoning), facts) : undefined;
    if (effort !== undefined && sent !== effort) ignored.add("reasoning");
    return {
      thinking: { type: "adaptive", display: updates === true ? "updates" : "summarized" },
      ...(sent !== undefined && { output_config: { effort: sent } }),
    };
  }
  if (forced || maxTokens <= BUDGET_TOKENS_MIN || lacksThinking(conversation.turns, upstream)) {
    ignored.add("reasoning");
    return {};
  }
  const budget = Math.max(
    BUDGET_TOKENS_MIN,
    Math.min(budgetOf(reasoning), largestBudget(maxTokens)),
  );
  if (budgetTokens !== undefined && budget !== budgetTokens) ignored.add("reasoning-budget");
  return { thinking: { type: "enabled", budget_tokens: budget } };
}

/** Whether the model decides how much it thinks; else it gets a budget. */
export function thinksAdaptively(upstream: Upstream): boolean {
  return upstream.facts.thinking !== "budget" && !dialectOf(upstream).thinkingByBudget;
}

/** The least that the model thinks; reported as ignored if it cannot stop. */
function encodeOff(
  { thinking }: ModelFacts,
  ignored: Set<IgnoredParameter>,
): Pick<MessagesBody, "thinking"> {
  if (thinking === "budget" || thinking === "adaptive") return { thinking: { type: "disabled" } };
  ignored.add("reasoning");
  return thinking === "always" ? {} : { thinking: { type: "between_tools" } };
}

/** Leaves a fifth of the limit for the answer; the API itself requires only one token. */
function largestBudget(maxTokens: number): number {
  return Math.floor(maxTokens * 0.8);
}

export function forcesTool(conversation: Conversation): boolean {
  const { kind } = conversation.toolChoice ?? {};
  return (kind === "required" || kind === "tool") && definedTools(conversation).length > 0;
}

/** Whether the API would require a thinking block that the last assistant message lacks. */
function lacksThinking(turns: readonly Turn[], upstream: Upstream): boolean {
  if (turns.at(-1)?.role === "assistant") return true;
  const last = turns.findLast((turn) => turn.role === "assistant");
  const call = last?.parts.find((part) => part.type === "tool-call");
  return call !== undefined && unpackThinking(call.reasoningState, upstream) === undefined;
}

function someCallLacksThinking(turns: readonly Turn[], upstream: Upstream): boolean {
  return turns.some((turn) => {
    if (turn.role !== "assistant") return false;
    const call = turn.parts.find((part) => part.type === "tool-call");
    return call !== undefined && unpackThinking(call.reasoningState, upstream) === undefined;
  });
}
