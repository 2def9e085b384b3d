import {
  callsOfTurn,
  type NoFieldsLeft,
  type ReasoningRequest,
} from "../../../core/conversation/conversation.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import {
  canStopReasoning,
  effortOf,
  fitEffort,
  leastEffortOf,
  nearestEffort,
  offEffortOf,
} from "../shared/reasoning-budget.ts";
import { unpackContent } from "./call-reasoning.ts";
import { type Encoding, dialectForcedChoices } from "./encode-tools.ts";
import { forcesCall } from "../shared/fit-request.ts";
import type { ChatBody } from "./request-body.ts";

/** How a request controls reasoning, and the effect on the rest of the request. */
export interface ReasoningPlan {
  readonly fields: Partial<ChatBody>;
  /** Whether reasoning is turned off. */
  readonly isOff: boolean;
}

/** Returns whether a call without its reasoning gets a space, because the upstream refuses it. */
export function fillsMissingReasoning(request: GenerationRequest, { dialect }: Encoding): boolean {
  if (request.reasoningRefused === "field") return false;
  return dialect.missingReasoning === "space" || request.reasoningRefused === "missing";
}

/**
 * Returns whether the text of reasoning is sent back: not if reasoning is off. A server of a model
 * that requires the text may ignore an effort (MiMo: hermes-agent 17314), and accepts the text also
 * while the model does not think.
 */
export function sendsReasoningText(
  { isOff }: ReasoningPlan,
  request: GenerationRequest,
  encoding: Encoding,
): boolean {
  const isCertain =
    encoding.dialect.reasoningField !== "effort" || !fillsMissingReasoning(request, encoding);
  return !(isOff && isCertain);
}

/**
 * Plans reasoning: on, off, or left to the model. Reports parameters that the upstream does not
 * support.
 */
export function planReasoning(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { reasoning } = request.conversation;
  if (reasoning !== undefined) {
    const { enabled: _enabled, effort: _effort, budgetTokens, ...others } = reasoning;
    const { updates: _updates, binding: _binding, ...rest } = others;
    rest satisfies NoFieldsLeft;
    const takesBudget = encoding.dialect.reasoningField === "object";
    if (reasoning.enabled && budgetTokens !== undefined && !takesBudget) {
      encoding.ignored.add("reasoning-budget");
    }
  }
  switch (encoding.dialect.reasoningField) {
    case "object":
      return planObject(request, encoding);
    case "effort":
      return planEffort(request, encoding);
    case "thinking":
    case "adaptive":
    case "enable-thinking":
      return planThinking(request, encoding);
    default:
      return encoding.dialect.reasoningField satisfies never;
  }
}

/**
 * Plans reasoning by OpenRouter's object. It is turned off for a forced call of a model that refuses
 * one while it thinks (bifrost 5177, of DeepSeek), and if a space as the reasoning was refused.
 */
function planObject(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { upstream, ignored } = encoding;
  const { reasoning } = request.conversation;
  const thinksByDefault =
    encoding.dialect.missingReasoning === "space" && canStopReasoning(request);
  if (thinksByDefault && (request.reasoningRefused === "missing" || isForced(request, encoding))) {
    if (reasoning?.enabled === true) ignored.add("reasoning");
    return { fields: { reasoning: { enabled: false } }, isOff: true };
  }
  const isOff = reasoning?.enabled === false;
  if (!isOff || canStopReasoning(request)) return { fields: encodeObject(reasoning), isOff };
  ignored.add("reasoning");
  const effort = leastEffortOf(upstream.facts);
  return { fields: effort === undefined ? {} : { reasoning: { effort } }, isOff: false };
}

function encodeObject(reasoning: ReasoningRequest | undefined): Partial<ChatBody> {
  if (reasoning === undefined) return {};
  const { enabled, effort, budgetTokens } = reasoning;
  if (!enabled) return { reasoning: { enabled: false } };
  if (budgetTokens !== undefined) return { reasoning: { max_tokens: budgetTokens } };
  return { reasoning: effort === undefined ? { enabled: true } : { effort } };
}

/** Plans reasoning by effort. This format turns reasoning on only by naming an effort. */
function planEffort(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { reasoning, tools } = request.conversation;
  const { facts } = encoding.upstream;
  const isRefusedBesideTools =
    tools.length > 0 && facts.responses === "tools-with-effort" && facts.efforts.includes("none");
  if (isRefusedBesideTools && request.model.capabilities.reasoning !== "none") {
    if (reasoning?.enabled === true) encoding.ignored.add("reasoning");
    return { fields: { reasoning_effort: "none" }, isOff: true };
  }
  if (reasoning === undefined) return { fields: {}, isOff: false };
  const isOff = !reasoning.enabled;
  const offEffort = isOff ? offEffortOf(request) : undefined;
  const effort = isOff
    ? (offEffort ?? leastEffortOf(facts))
    : nearestEffort(effortOf(reasoning), facts);
  const isOther = isOff
    ? offEffort === undefined
    : reasoning.effort !== undefined && effort !== reasoning.effort;
  if (effort === undefined || isOther) encoding.ignored.add("reasoning");
  return {
    fields: effort === undefined ? {} : { reasoning_effort: effort },
    isOff: offEffort !== undefined,
  };
}

/**
 * Plans reasoning by `thinking`, which is on by default. It is turned off if the server would
 * otherwise reject the request: with a forced tool, or if a call in the history lacks the preceding
 * reasoning. For such a call a client that requests reasoning keeps it, unless the server has
 * refused the replacement. Models that always think get no `thinking` field, nor does a server that
 * has refused it.
 */
function planThinking(request: GenerationRequest, encoding: Encoding): ReasoningPlan {
  const { conversation, model } = request;
  const { reasoning } = conversation;
  const isMissed = request.reasoningRefused === "missing";
  if (model.capabilities.reasoning === "none" && !isMissed) return { fields: {}, isOff: true };
  if (!canStopReasoning(request)) {
    const isOff = reasoning?.enabled === false;
    if (isOff) encoding.ignored.add("reasoning");
    const asked = isOff ? ({ enabled: true, effort: "low" } as const) : reasoning;
    return { fields: encodeDegree(asked, encoding), isOff: false };
  }
  const isAsked = reasoning?.enabled === true && !isMissed;
  const mustBeOff =
    request.reasoningRefused !== "field" &&
    (isForced(request, encoding) || (!isAsked && lacksReasoning(request, encoding)));
  if (mustBeOff && reasoning?.enabled === true) encoding.ignored.add("reasoning");
  if (mustBeOff || reasoning?.enabled === false) {
    return { fields: switchThinking(false, encoding), isOff: true };
  }
  return { fields: encodeThinking(reasoning, encoding), isOff: false };
}

function isForced({ conversation }: GenerationRequest, encoding: Encoding): boolean {
  return forcesCall(conversation.toolChoice, conversation.tools, dialectForcedChoices(encoding));
}

function encodeThinking(
  reasoning: ReasoningRequest | undefined,
  encoding: Encoding,
): Partial<ChatBody> {
  if (reasoning === undefined) return {};
  return { ...switchThinking(true, encoding), ...encodeDegree(reasoning, encoding) };
}

function switchThinking(isOn: boolean, { dialect }: Encoding): Partial<ChatBody> {
  if (dialect.reasoningField === "enable-thinking") return { enable_thinking: isOn };
  const on = dialect.reasoningField === "adaptive" ? "adaptive" : "enabled";
  return { thinking: { type: isOn ? on : "disabled" } };
}

/** Returns the effort, if the client sent one and the dialect has efforts. */
function encodeDegree(
  reasoning: ReasoningRequest | undefined,
  { upstream, dialect, ignored }: Encoding,
): Partial<ChatBody> {
  if (reasoning?.effort === undefined && reasoning?.budgetTokens === undefined) return {};
  const facts = dialect.reasoningField === "thinking" ? upstream.facts : { efforts: [] };
  const effort = fitEffort(reasoning, facts, ignored);
  return effort === undefined ? {} : { reasoning_effort: effort };
}

/** Returns whether a message of the history has calls but not its reasoning, which is required. */
function lacksReasoning(request: GenerationRequest, encoding: Encoding): boolean {
  if (!fillsMissingReasoning(request, encoding)) return false;
  return request.conversation.turns.some((turn) => {
    const [first] = callsOfTurn(turn);
    return first !== undefined && unpackContent(first, encoding.upstream) === undefined;
  });
}
