import { carriesReasoning } from "../reasoning-state.ts";
import type { GenerationRequest } from "../provider.ts";
import type { BetaHeaders } from "./endpoints.ts";
import { forcesTool, type ThinkingFields } from "./encode-thinking.ts";

/** The beta that `block_binding` belongs to. */
const BINDING_BETA = "thinking-binding-controls-2026-08-01";

export interface BoundThinking {
  readonly fields: ThinkingFields;
  /** Whether the thinking before calls goes back. */
  readonly carriesThinking: boolean;
  readonly headers: BetaHeaders;
}

const asBefore = { carriesThinking: true, headers: {} } as const;
const DROP = { prefix_mismatch_behavior: "drop_block" } as const;

/**
 * Asks the API to drop thinking that no longer fits its conversation: models from Claude 5.1 on
 * refuse a request in which anything before a thinking block has changed, and a client can neither
 * see nor remove what travels in the ids of its calls. These models think adaptively by default, so
 * naming that changes nothing else; with thinking off, or left out beside a forced tool, thinking
 * does not go back. Source: platform.claude.com/docs/build-with-claude/preserved-thinking.
 *
 * `between_tools` is thinking turned off, too: its blocks are short reports of progress, and it has
 * no `block_binding`. Whether the prefix has changed is not known here, so they do not go back.
 * Source: `BetaThinkingConfigBetweenTools` and `between_tools` of the models' capabilities in
 * `@anthropic-ai/sdk` 1.11.0.
 */
export function bindThinking(
  fields: ThinkingFields,
  { conversation, upstream: { facts } }: GenerationRequest,
): BoundThinking {
  if (!facts.boundThinking || !carriesReasoning(conversation)) return { fields, ...asBefore };
  const thinking = fields.thinking ?? defaultOf(facts.thinking);
  const isForced = facts.forcedTools && forcesTool(conversation);
  switch (thinking?.type) {
    case "adaptive":
    case "enabled":
      if (isForced) return { fields, carriesThinking: false, headers: {} };
      return {
        fields: { ...fields, thinking: { ...thinking, block_binding: DROP } },
        carriesThinking: true,
        headers: { "anthropic-beta": BINDING_BETA },
      };
    case "between_tools":
    case "disabled":
    case undefined:
      return { fields, carriesThinking: false, headers: {} };
  }
}

function defaultOf(
  form: GenerationRequest["upstream"]["facts"]["thinking"],
): ThinkingFields["thinking"] {
  return form === "budget" ? undefined : { type: "adaptive" };
}
