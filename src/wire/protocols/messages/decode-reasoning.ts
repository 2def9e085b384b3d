import type { Schemas } from "../../../../generated/types.ts";
import type { ReasoningEffort, ReasoningRequest } from "../../../core/conversation/conversation.ts";
import { assertNever } from "../../../core/conversation/conversation.ts";
import type { RequestNotes } from "../request-notes.ts";

type MessagesRequest = Schemas["MessagesRequest"];

type WireEffort = NonNullable<Schemas["OutputConfig"]["effort"]>;

/** Efforts above the neutral scale map to its highest. */
const efforts = {
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "high",
  max: "high",
} as const satisfies Record<WireEffort, ReasoningEffort>;

/**
 * Decodes reasoning (section 2.7). `thinking` decides; without it, an effort turns reasoning on, as
 * in chat.
 */
export function decodeThinking(
  request: MessagesRequest,
  notes: RequestNotes,
): ReasoningRequest | undefined {
  const { thinking } = request;
  const effort = request.output_config?.effort;
  if (thinking === undefined && effort === undefined) return undefined;
  if (thinking !== undefined) notes.addParameter("reasoning", "/thinking");
  if (thinking !== undefined && isOff(thinking)) {
    if (effort !== undefined) notes.ignore("/output_config/effort");
    return { enabled: false };
  }
  const budget = thinking?.budget_tokens;
  const binding = thinking?.block_binding?.prefix_mismatch_behavior ?? undefined;
  if (binding !== undefined) notes.addParameter("reasoning-binding", "/thinking/block_binding");
  if (effort !== undefined) notes.addParameter("reasoning", "/output_config/effort");
  if (budget !== undefined) notes.addParameter("reasoning-budget", "/thinking/budget_tokens");
  return {
    enabled: true,
    ...(effort !== undefined && { effort: efforts[effort] }),
    ...(budget !== undefined && { budgetTokens: budget }),
    ...(thinking?.display === "updates" && { updates: true }),
    ...(binding !== undefined && { binding: binding === "error" ? binding : "drop-block" }),
  };
}

/** `between_tools` requests the model's minimum, like turning reasoning off. */
function isOff(thinking: Schemas["ThinkingConfig"]): thinking is OffConfig {
  return offTypes.has(thinking.type);
}

type OffConfig = Schemas["ThinkingDisabled" | "ThinkingNone" | "ThinkingBetweenTools"];

const offTypes: ReadonlySet<string> = new Set<OffConfig["type"]>([
  "disabled",
  "none",
  "between_tools",
]);

/** Returns the effort of a system message, in the neutral scale. */
export function decodeTurnEffort(
  config: Schemas["SystemOutputConfig"] | undefined,
  notes: RequestNotes,
): ReasoningEffort | undefined {
  const effort = config?.effort ?? undefined;
  if (effort === undefined) return undefined;
  notes.addParameter("turn-effort", "/messages/*/output_config/effort");
  notes.addParameter("reasoning", "/messages/*/output_config/effort");
  return efforts[effort];
}

/** Returns whether thinking is shown: only if `thinking` is on and its text is requested. */
export function isThinkingShown({ thinking }: MessagesRequest): boolean {
  if (thinking === undefined) return false;
  switch (thinking.type) {
    case "enabled":
    case "adaptive":
    case "auto":
      return thinking.display !== "omitted";
    case "between_tools":
    case "disabled":
    case "none":
      return false;
    default:
      return assertNever(thinking);
  }
}
