import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { carriesReasoning } from "../shared/reasoning-state.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { forcesTool, type ThinkingFields } from "./encode-thinking.ts";

export interface BoundThinking {
  readonly fields: ThinkingFields;
  /** Whether the thinking before calls goes back. */
  readonly carriesThinking: boolean;
}

const DROP = { prefix_mismatch_behavior: "drop_block" } as const;

/**
 * Asks the API to drop thinking that no longer fits its conversation: models from Claude 5.1 on
 * refuse a request in which anything before a thinking block has changed, and a client can neither
 * see nor remove what travels in the ids of its calls. These models think adaptively by default, so
 * naming that changes nothing else; with thinking off, or left out beside a forced tool, thinking
 * does not go back. Source: platform.claude.com/docs/build-with-claude/preserved-thinking.
 *
 * A client's wish for an error in its place is not met, and reported as ignored: the error would end
 * its conversation, since it cannot remove that thinking.
 *
 * `between_tools` is thinking turned off, too: its blocks are short reports of progress, and it has
 * no `block_binding`. Whether the prefix has changed is not known here, so they do not go back.
 * Source: `BetaThinkingConfigBetweenTools` and `between_tools` of the models' capabilities in
 * `@anthropic-ai/sdk` 1.11.0.
 */
export function bindThinking(
  fields: ThinkingFields,
  { conversation, upstream }: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): BoundThinking {
  const { facts } = upstream;
  const asked = conversation.reasoning?.binding;
  const carriesAny = carriesReasoning(conversation);
  const isBound = facts.boundThinking && (carriesAny || asked === "drop-block");
  if (asked !== undefined && (asked === "error" || !isBound)) ignored.add("reasoning-binding");
  if (!isBound) return { fields, carriesThinking: true };
  const thinking = fields.thinking ?? defaultOf(facts.thinking);
  const isForced = forcesTool(conversation, upstream);
  switch (thinking?.type) {
    case "adaptive":
    case "enabled":
      if (isForced) return { fields, carriesThinking: false };
      return {
        fields: { ...fields, thinking: { ...thinking, block_binding: DROP } },
        carriesThinking: true,
      };
    case "between_tools":
    case "disabled":
    case undefined:
      return { fields, carriesThinking: false };
  }
}

function defaultOf(
  form: GenerationRequest["upstream"]["facts"]["thinking"],
): ThinkingFields["thinking"] {
  return form === "budget" ? undefined : { type: "adaptive" };
}
