import type { Conversation, Turn } from "../../core/conversation/conversation.ts";
import type {
  FittedConversation,
  IgnoredParameter,
} from "../../core/conversation/ignored-parameter.ts";
import type { Model } from "./model.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import { refuseInnerAddresses, refuseUnsupported } from "./refuse-content.ts";

/**
 * Returns whether the reasoning field is ignored (section 4.4): enabled for a model that cannot
 * reason, or disabled for one that always reasons.
 */
function ignoresReasoning({ reasoning }: Conversation, model: Model): boolean {
  switch (model.capabilities.reasoning) {
    case "none":
      return reasoning?.enabled === true;
    case "always":
      return reasoning?.enabled === false;
    case "optional":
      return false;
  }
}

function setsEffort(turn: Turn): boolean {
  return "effort" in turn;
}

/** Returns a turn without its effort; an empty list if the turn has no other content. */
function withoutEffort(turn: Turn): readonly Turn[] {
  if (turn.role !== "system" || !("effort" in turn)) return [turn];
  const { effort: _effort, ...rest } = turn;
  return rest.parts.length > 0 ? [rest] : [];
}

/**
 * Fits a conversation to the model's abilities (contract-decisions, sections 1 and 8). Throws
 * `unsupported-content` (400) with the position of unsupported tools or images, and of addresses that lead inward. Removes reasoning,
 * efforts of turns and the output format if the model does not support them, but keeps a request to
 * stop thinking that an upstream can partly fulfil. Lowers the output bound to the model's own.
 */
export function fitConversation(
  conversation: Conversation,
  model: Model,
  places: AbilityPlaces,
): FittedConversation {
  refuseUnsupported(conversation, model, places);
  refuseInnerAddresses(model, places);
  const { reasoning, output, maxOutputTokens, ...rest } = conversation;
  const dropsReasoning = ignoresReasoning(conversation, model);
  const keepsReasoning =
    model.capabilities.reasoning !== "none" &&
    (!dropsReasoning || model.upstreams.some(({ facts }) => facts.thinking === "between-tools"));
  const dropsOutput = output !== undefined && model.capabilities.structuredOutput === "none";
  const ignored: IgnoredParameter[] = [];
  if (dropsReasoning) ignored.push("reasoning");
  if (dropsOutput) ignored.push("output-format");
  const dropsEfforts = model.capabilities.reasoning === "none" && rest.turns.some(setsEffort);
  if (dropsEfforts) ignored.push("turn-effort");
  return {
    conversation: {
      ...rest,
      ...(dropsEfforts && { turns: rest.turns.flatMap(withoutEffort) }),
      ...(reasoning !== undefined && keepsReasoning && { reasoning }),
      ...(output !== undefined && !dropsOutput && { output }),
      ...(maxOutputTokens !== undefined && {
        maxOutputTokens: Math.min(maxOutputTokens, model.maxOutputTokens),
      }),
    },
    ignored,
  };
}
