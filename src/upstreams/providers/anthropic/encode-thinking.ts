import type { Upstream } from "../../catalog/model.ts";
import {
  callsOfTurn,
  type Conversation,
  type NoFieldsLeft,
  type ReasoningEffort,
  type ReasoningRequest,
  type Turn,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { definedTools } from "../../../core/conversation/apply-changes.ts";
import { forcesCall, forcedChoices } from "../shared/fit-request.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import {
  budgetOf,
  canStopReasoning,
  fitEffort,
  leastEffortOf,
} from "../shared/reasoning-budget.ts";
import { hasUsableThinking } from "./call-thinking.ts";
import { dialectOf } from "./dialects.ts";
import type { MessagesBody } from "./request-body.ts";

/** The API's smallest budget. */
const BUDGET_TOKENS_MIN = 1_024;

export interface ThinkingEncoding {
  /** The request, with its conversation in the form for the upstream. */
  readonly request: GenerationRequest;
  /** The output limit that is sent; a budget stays below it. */
  readonly maxTokens: number;
  readonly ignored: Set<IgnoredParameter>;
}

export type ThinkingFields = Pick<MessagesBody, "thinking" | "output_config">;

/**
 * Encodes reasoning. It is left out and reported as ignored if the API would reject it: with a
 * forced tool, below the smallest budget, and, with budgets, if the assistant's last message called
 * tools without their thinking, or has to be continued. If the server thinks by default, it is
 * disabled if a call is forced, or has lost its thinking, unless the server has refused the field.
 * In the second case a client that requests thinking keeps it, unless the server has refused the
 * replacement of lost thinking.
 */
export function encodeThinking(
  reasoning: ReasoningRequest | undefined,
  encoding: ThinkingEncoding,
): ThinkingFields {
  const { request, ignored } = encoding;
  const { conversation, upstream } = request;
  const { thinksByDefault } = dialectOf(upstream);
  if (thinksByDefault && !canStopReasoning(request)) {
    // Servers of such models have no other setting, and refuse the field.
    return reasoning === undefined ? {} : encodeDegree(reasoning, encoding);
  }
  const isAsked = reasoning?.enabled === true && request.reasoningRefused !== "missing";
  const stopsIfBare = !isAsked && fillsThinking(request) && canStopReasoning(request);
  const mustBeOff =
    request.reasoningRefused !== "field" &&
    ((thinksByDefault && forcesTool(conversation, upstream)) ||
      (stopsIfBare && conversation.turns.some((turn) => isCallBare(turn, upstream))));
  if (mustBeOff) {
    if (reasoning?.enabled === true) ignored.add("reasoning");
    return { thinking: { type: "disabled" } };
  }
  return reasoning === undefined ? {} : encodeAsked(reasoning, encoding);
}

/** Returns whether calls without thinking get a substitute, because the upstream refuses them. */
export function fillsThinking({ upstream, reasoningRefused }: GenerationRequest): boolean {
  if (reasoningRefused === "field") return false;
  return dialectOf(upstream).thinksByDefault || reasoningRefused === "missing";
}

/**
 * Encodes reasoning for a server whose model always thinks: only an effort, if the model has
 * efforts. Unsupported parameters, such as disabling it, are reported. Source: models.dev 3310
 * (Kimi K3).
 */
function encodeDegree(
  reasoning: ReasoningRequest,
  { request: { upstream }, ignored }: ThinkingEncoding,
): ThinkingFields {
  const { enabled, effort, budgetTokens, updates: _updates, binding, ...rest } = reasoning;
  rest satisfies NoFieldsLeft;
  if (binding !== undefined) ignored.add("reasoning-binding");
  if (!enabled) {
    ignored.add("reasoning");
    return asEffort(leastEffortOf(upstream.facts));
  }
  if (budgetTokens !== undefined) ignored.add("reasoning-budget");
  if (effort === undefined && budgetTokens === undefined) return {};
  return asEffort(fitEffort(reasoning, upstream.facts, ignored));
}

function asEffort(effort: ReasoningEffort | undefined): Pick<MessagesBody, "output_config"> {
  return effort === undefined ? {} : { output_config: { effort } };
}

function encodeAsked(
  reasoning: ReasoningRequest,
  { request, maxTokens, ignored }: ThinkingEncoding,
): ThinkingFields {
  // The binding is set by `bindThinking`, which knows whether thinking is sent back.
  const { enabled, effort, budgetTokens, updates, binding: _binding, ...rest } = reasoning;
  rest satisfies NoFieldsLeft;
  const { conversation, upstream } = request;
  const { facts } = upstream;
  if (!enabled) return encodeOff(request, ignored);
  const forced = forcesTool(conversation, upstream);
  if (thinksAdaptively(upstream)) {
    if (budgetTokens !== undefined) ignored.add("reasoning-budget");
    if (forced) {
      ignored.add("reasoning");
      return {};
    }
    const says = effort !== undefined || budgetTokens !== undefined;
    const sent = says ? fitEffort(reasoning, facts, ignored) : undefined;
    // Only the vendor's own models hide their thinking by default.
    const display = updates === true ? "updates" : "summarized";
    const isVendors = dialectOf(upstream).vendorFields !== "never";
    return {
      thinking: { type: "adaptive", ...(isVendors && { display }) },
      ...asEffort(sent),
    };
  }
  if (forced || maxTokens <= BUDGET_TOKENS_MIN || lacksThinking(request)) {
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

/** Returns whether the model decides how much it thinks; otherwise it gets a budget. */
export function thinksAdaptively(upstream: Upstream): boolean {
  return upstream.facts.thinking !== "budget" && !dialectOf(upstream).thinkingByBudget;
}

/** Encodes the minimum of thinking; reported as ignored if the model cannot stop. */
function encodeOff(request: GenerationRequest, ignored: Set<IgnoredParameter>): ThinkingFields {
  const { upstream } = request;
  const { facts } = upstream;
  if (canStopReasoning(request)) return { thinking: { type: "disabled" } };
  ignored.add("reasoning");
  if (facts.thinking === "between-tools") return { thinking: { type: "between_tools" } };
  return thinksAdaptively(upstream) ? asEffort(leastEffortOf(facts)) : {};
}

/**
 * Returns the largest budget. It leaves a fifth of the limit for the answer; the API itself
 * requires only one token.
 */
function largestBudget(maxTokens: number): number {
  return Math.floor(maxTokens * 0.8);
}

/** Returns whether the request forces a call. */
export function forcesTool(conversation: Conversation, { facts }: Upstream): boolean {
  return forcesCall(conversation.toolChoice, definedTools(conversation), forcedChoices(facts));
}

/** Returns whether the API would require a thinking block that the last assistant message lacks. */
function lacksThinking(request: GenerationRequest): boolean {
  const { turns } = request.conversation;
  if (turns.at(-1)?.role === "assistant") return true;
  const last = turns.findLast((turn) => turn.role === "assistant");
  return !fillsThinking(request) && isCallBare(last, request.upstream);
}

/** Returns whether a turn makes calls, and the first of them lacks its thinking. */
function isCallBare(turn: Turn | undefined, upstream: Upstream): boolean {
  const [call] = turn === undefined ? [] : callsOfTurn(turn);
  return call !== undefined && !hasUsableThinking(call.reasoningState, upstream);
}
