import type { Conversation, Turn } from "../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import type { Model } from "./model.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import { refuseUnsupported } from "./refuse-content.ts";

/** A conversation as the model can take it, and what of it the model ignores. */
export interface FittedConversation {
  readonly conversation: Conversation;
  readonly ignored: readonly IgnoredParameter[];
}

/** Section 4.4: a model that cannot reason ignores the field; one that always does stays on. */
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

/** A turn without its effort; none where it has nothing else. */
function withoutEffort(turn: Turn): readonly Turn[] {
  if (turn.role !== "system" || !("effort" in turn)) return [turn];
  const { effort: _effort, ...rest } = turn;
  return rest.parts.length > 0 ? [rest] : [];
}

/**
 * Fits a conversation to what the model can do. Throws `unsupported-content` (400) with the place
 * of tools or images that it does not take; leaves reasoning and output format out where it has
 * none, and efforts of turns, but for a wish to stop that an upstream can meet in part; lowers the output bound to the
 * model's own (contract-decisions, sections 1 and 8).
 */
export function fitConversation(
  conversation: Conversation,
  model: Model,
  places: AbilityPlaces,
): FittedConversation {
  refuseUnsupported(conversation, model, places);
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
