import type { ReasoningEffort, ReasoningRequest } from "../../conversation/conversation.ts";
import type { RequestNotes } from "../request-notes.ts";
import type { MessagesRequest, MessagesThinking } from "./wire.ts";

/** Section 2.7: which types of `thinking` turn reasoning on. */
const isThinkingOn = {
  enabled: true,
  adaptive: true,
  auto: true,
  disabled: false,
  none: false,
} as const satisfies Record<MessagesThinking["type"], boolean>;

type WireEffort = NonNullable<NonNullable<MessagesRequest["output_config"]>["effort"]>;

/** Efforts above the neutral scale are its highest. */
const efforts = {
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "high",
  max: "high",
} as const satisfies Record<WireEffort, ReasoningEffort>;

/** `thinking` decides; without it, an effort alone turns reasoning on, as in chat. */
export function decodeThinking(
  request: MessagesRequest,
  notes: RequestNotes,
): ReasoningRequest | undefined {
  const { thinking } = request;
  const effort = request.output_config?.effort ?? undefined;
  const budget = thinking?.budget_tokens;
  if (thinking === undefined && effort === undefined) return undefined;
  if (thinking !== undefined && !isThinkingOn[thinking.type]) {
    notes.say("reasoning", "/thinking");
    if (budget !== undefined) notes.ignore("/thinking/budget_tokens");
    if (effort !== undefined) notes.ignore("/output_config/effort");
    return { enabled: false };
  }
  if (thinking !== undefined) notes.say("reasoning", "/thinking");
  if (effort !== undefined) notes.say("reasoning", "/output_config/effort");
  if (budget !== undefined) notes.say("reasoning-budget", "/thinking/budget_tokens");
  return {
    enabled: true,
    ...(effort !== undefined && { effort: efforts[effort] }),
    ...(budget !== undefined && { budgetTokens: budget }),
  };
}

/** Thinking is shown only where `thinking` is on and its text is wanted. */
export function isThinkingShown({ thinking }: MessagesRequest): boolean {
  return thinking !== undefined && isThinkingOn[thinking.type] && thinking.display !== "omitted";
}
