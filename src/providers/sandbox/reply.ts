import type { Conversation } from "../../conversation/conversation.ts";
import type { UpstreamFailure } from "../../errors/upstream-failure.ts";

/** One thing that a model says, whole. */
export type ReplyPart =
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool-call"; readonly name: string; readonly argumentsJson: string };

/**
 * What a sandbox model does: it answers (and where `failure` is given, breaks in that way instead
 * of ending; a whole reply then fails before its first byte), it refuses before the first byte, or
 * it is silent. `reply` is deterministic and throws `GatewayError` where it cannot obey.
 */
export type SandboxModel =
  | {
      readonly kind: "answers";
      readonly reply: (conversation: Conversation) => readonly ReplyPart[];
      /** Pause before each piece; none where absent. */
      readonly pieceDelayMs?: number;
      readonly reportsUsage?: false;
      readonly failure?: () => UpstreamFailure;
    }
  | { readonly kind: "refuses"; readonly failure: () => UpstreamFailure }
  | { readonly kind: "silent" };
