import type { Schemas } from "../../../generated/types.ts";
import type { ReasoningEffort, ReasoningRequest } from "../../conversation/conversation.ts";
import { assertNever } from "../../conversation/conversation.ts";
import type { RequestNotes } from "../request-notes.ts";

type MessagesRequest = Schemas["MessagesRequest"];

type WireEffort = NonNullable<Schemas["OutputConfig"]["effort"]>;

/** Efforts above the neutral scale are its highest. */
const efforts = {
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "high",
  max: "high",
} as const satisfies Record<WireEffort, ReasoningEffort>;

/** Section 2.7. `thinking` decides; without it, an effort alone turns reasoning on, as in chat. */
export function decodeThinking(
  request: MessagesRequest,
  notes: RequestNotes,
): ReasoningRequest | undefined {
  const { thinking } = request;
  const effort = request.output_config?.effort;
  if (thinking === undefined && effort === undefined) return undefined;
  if (thinking !== undefined) notes.addParameter("reasoning", "/thinking");
  if (thinking?.type === "disabled" || thinking?.type === "none") {
    if (effort !== undefined) notes.ignore("/output_config/effort");
    return { enabled: false };
  }
  const budget = thinking?.budget_tokens;
  if (effort !== undefined) notes.addParameter("reasoning", "/output_config/effort");
  if (budget !== undefined) notes.addParameter("reasoning-budget", "/thinking/budget_tokens");
  return {
    enabled: true,
    ...(effort !== undefined && { effort: efforts[effort] }),
    ...(budget !== undefined && { budgetTokens: budget }),
  };
}

/** Thinking is shown only where `thinking` is on and its text is wanted. */
export function isThinkingShown({ thinking }: MessagesRequest): boolean {
  if (thinking === undefined) return false;
  switch (thinking.type) {
    case "enabled":
    case "adaptive":
    case "auto":
      return thinking.display !== "omitted";
    case "disabled":
    case "none":
      return false;
    default:
      return assertNever(thinking);
  }
}
