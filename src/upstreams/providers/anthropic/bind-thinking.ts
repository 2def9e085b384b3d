import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { callsOfTurn, type Conversation } from "../../../core/conversation/conversation.ts";
import type { Upstream } from "../../catalog/model.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { hasUsableThinking } from "./call-thinking.ts";
import { fillsThinking, forcesTool, type ThinkingFields } from "./encode-thinking.ts";

export interface BoundThinking {
  readonly fields: ThinkingFields;
  /** Whether the thinking before calls is sent back. */
  readonly carriesThinking: boolean;
  /** Whether a message whose calls have no thinking gets a substitute. */
  readonly fillsThinking: boolean;
}

const DROP = { prefix_mismatch_behavior: "drop_block" } as const;

/**
 * Asks the API to drop thinking that no longer matches its conversation. Models from Claude 5.1 on
 * refuse a request if anything before a thinking block has changed, and a client can neither see
 * nor remove the thinking that the ids of its calls carry. These models think adaptively by
 * default, so that stating this mode changes nothing else. If thinking is off, or left out because
 * of a forced tool, thinking is not sent back. Source:
 * platform.claude.com/docs/build-with-claude/preserved-thinking.
 *
 * A client's request for an error instead is reported as ignored: the error would end its
 * conversation, since the client cannot remove that thinking.
 *
 * `between_tools` also counts as thinking turned off: its blocks are short progress reports, and it
 * has no `block_binding`. It is unknown here whether the prefix has changed, so these blocks are
 * not sent back. Source: `BetaThinkingConfigBetweenTools` and `between_tools` of the models'
 * capabilities in `@anthropic-ai/sdk` 1.11.0.
 */
export function bindThinking(
  fields: ThinkingFields,
  request: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): BoundThinking {
  const bound = bind(fields, request, ignored);
  const isOff = bound.fields.thinking?.type === "disabled";
  return { ...bound, fillsThinking: fillsThinking(request) && !isOff };
}

function carriesThinking({ turns }: Conversation, upstream: Upstream): boolean {
  return turns
    .flatMap(callsOfTurn)
    .some(({ reasoningState }) => hasUsableThinking(reasoningState, upstream));
}

function bind(
  fields: ThinkingFields,
  { conversation, upstream }: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): Omit<BoundThinking, "fillsThinking"> {
  const { facts } = upstream;
  const asked = conversation.reasoning?.binding;
  const isBound =
    facts.boundThinking && (asked === "drop-block" || carriesThinking(conversation, upstream));
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
