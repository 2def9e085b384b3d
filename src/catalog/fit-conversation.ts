import type { Conversation } from "../conversation/conversation.ts";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Model } from "./model.ts";

/** JSON pointers of the first place that needs an ability (`DecodedRequest.places`). */
export interface AbilityPlaces {
  readonly tools?: string;
  readonly image?: string;
  readonly document?: string;
}

/** A conversation as the model can take it, and what of it the model ignores. */
export interface FittedConversation {
  readonly conversation: Conversation;
  readonly ignored: readonly IgnoredParameter[];
}

/** Tools on offer, or calls and results in the history. An empty `tools` array needs nothing. */
function needsTools({ tools, turns }: Conversation): boolean {
  return (
    tools.length > 0 ||
    turns.some(
      (turn) =>
        turn.role === "tool" ||
        (turn.role === "assistant" && turn.parts.some((part) => part.type === "tool-call")),
    )
  );
}

function needsPart({ turns }: Conversation, type: "image" | "document"): boolean {
  return turns.some((turn) => {
    if (turn.role === "user") return turn.parts.some((part) => part.type === type);
    if (turn.role !== "tool") return false;
    return turn.results.some((result) => result.content.some((part) => part.type === type));
  });
}

function refuseUnsupported(conversation: Conversation, model: Model, places: AbilityPlaces): void {
  const missing = [
    {
      ability: "tools",
      pointer: places.tools ?? "/tools",
      fails: !model.capabilities.tools && needsTools(conversation),
    },
    {
      ability: "images",
      pointer: places.image ?? "/messages",
      fails: !model.capabilities.images && needsPart(conversation, "image"),
    },
    {
      ability: "documents",
      pointer: places.document ?? "/messages",
      fails: !model.capabilities.documents && needsPart(conversation, "document"),
    },
  ].filter(({ fails }) => fails);
  if (missing.length === 0) return;
  const issues = missing.map(({ ability, pointer }) => ({
    pointer,
    rule: "capability",
    message: `The model "${model.id}" does not take ${ability}.`,
    hint: `GET /v1/models lists the models whose capabilities.${ability} is true.`,
  }));
  const message = issues.map((issue) => issue.message).join(" ");
  throw new GatewayError("unsupported-content", message, { issues });
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

/**
 * Fits a conversation to what the model can do. Throws `unsupported-content` (400) with the place
 * of tools or images that it does not take; leaves reasoning and output format out where it has
 * none, but for a wish to stop that an upstream can meet in part; lowers the output bound to the
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
  return {
    conversation: {
      ...rest,
      ...(reasoning !== undefined && keepsReasoning && { reasoning }),
      ...(output !== undefined && !dropsOutput && { output }),
      ...(maxOutputTokens !== undefined && {
        maxOutputTokens: Math.min(maxOutputTokens, model.maxOutputTokens),
      }),
    },
    ignored,
  };
}
