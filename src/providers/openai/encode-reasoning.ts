import type {
  Conversation,
  NothingLeft,
  ReasoningRequest,
  Turn,
} from "../../conversation/conversation.ts";
import type { GenerationRequest } from "../provider.ts";
import { effortOf, nearestEffort, offEffortOf } from "../reasoning-budget.ts";
import { unpackContent } from "./carried-reasoning.ts";
import { forcesTool } from "./encode-tools.ts";
import type { Encoding } from "./encoding.ts";
import type { ChatBody } from "./request-body.ts";

/** How a request asks for reasoning, and how that affects the rest of it. */
export interface ReasoningPlan {
  readonly fields: Partial<ChatBody>;
  /** Whether reasoning is turned off. */
  readonly isOff: boolean;
}

/** Plans reasoning: on, off, or left to the model; reports what the upstream does not support. */
export function planReasoning(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { reasoning } = request.conversation;
  if (reasoning !== undefined) {
    const { enabled: _enabled, effort: _effort, budgetTokens, ...rest } = reasoning;
    rest satisfies NothingLeft;
    const takesBudget = encoding.dialect.reasoningField === "object";
    if (reasoning.enabled && budgetTokens !== undefined && !takesBudget) {
      encoding.ignored.add("reasoning-budget");
    }
  }
  switch (encoding.dialect.reasoningField) {
    case "object":
      return { fields: encodeObject(reasoning), isOff: reasoning?.enabled === false };
    case "effort":
      return planEffort(request, encoding);
    case "thinking":
      return planThinking(request, encoding);
    default:
      return encoding.dialect.reasoningField satisfies never;
  }
}

function encodeObject(reasoning: ReasoningRequest | undefined): Partial<ChatBody> {
  if (reasoning === undefined) return {};
  const { enabled, effort, budgetTokens } = reasoning;
  if (!enabled) return { reasoning: { enabled: false } };
  if (budgetTokens !== undefined) return { reasoning: { max_tokens: budgetTokens } };
  return { reasoning: effort === undefined ? { enabled: true } : { effort } };
}

/** This format turns reasoning on only by naming an effort. */
function planEffort(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { reasoning, tools } = request.conversation;
  const { facts } = encoding.upstream;
  const isRefusedBesideTools = tools.length > 0 && facts.responses === "tools-with-effort";
  if (isRefusedBesideTools && request.model.capabilities.reasoning !== "none") {
    if (reasoning?.enabled === true) encoding.ignored.add("reasoning");
    return { fields: { reasoning_effort: "none" }, isOff: true };
  }
  if (reasoning === undefined) return { fields: {}, isOff: false };
  const asked = reasoning.enabled ? effortOf(reasoning) : "none";
  const effort = asked === "none" ? offEffortOf(facts) : nearestEffort(asked, facts);
  const isOther = reasoning.effort !== undefined && effort !== asked;
  if (effort === undefined || (reasoning.enabled && isOther)) encoding.ignored.add("reasoning");
  return {
    fields: effort === undefined ? {} : { reasoning_effort: effort },
    isOff: !reasoning.enabled && effort !== undefined,
  };
}

/**
 * Thinking is these servers' default. It is turned off if they would otherwise reject the request:
 * with a forced tool, and if a call in the history lacks the preceding reasoning.
 */
function planThinking(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { conversation, model } = request;
  const { reasoning, turns } = conversation;
  if (model.capabilities.reasoning === "none") return { fields: {}, isOff: true };
  const mustBeOff = forcesTool(conversation, encoding) || lacksReasoning(turns, encoding);
  if (mustBeOff && reasoning?.enabled === true) encoding.ignored.add("reasoning");
  if (mustBeOff || reasoning?.enabled === false) {
    return { fields: { thinking: { type: "disabled" } }, isOff: true };
  }
  return { fields: encodeThinking(reasoning, encoding), isOff: false };
}

function encodeThinking(
  reasoning: ReasoningRequest | undefined,
  { upstream }: Encoding,
): Partial<ChatBody> {
  if (reasoning === undefined) return {};
  const effort = nearestEffort(effortOf(reasoning), upstream.facts);
  const saysHowMuch = reasoning.effort !== undefined || reasoning.budgetTokens !== undefined;
  return {
    thinking: { type: "enabled" },
    ...(saysHowMuch && effort !== undefined && { reasoning_effort: effort }),
  };
}

function lacksReasoning(turns: Conversation["turns"], encoding: Encoding): boolean {
  return turns.some((turn) => {
    const [first] = callsOf(turn);
    return first !== undefined && unpackContent(first, encoding.upstream) === undefined;
  });
}

function callsOf(turn: Turn) {
  return turn.role === "assistant" ? turn.parts.filter((part) => part.type === "tool-call") : [];
}
