import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";

/** One complete part of a model's reply. */
export type ReplyPart =
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool-call"; readonly name: string; readonly argumentsJson: string };

/**
 * Behavior of a sandbox model: it answers (and, given `failure`, fails that way instead of ending;
 * a non-streaming response then fails before its first byte), it refuses before the first byte, or
 * it is silent. `reply` is deterministic and throws `GatewayError` if it cannot comply.
 */
export type SandboxModel =
  | {
      readonly kind: "answers";
      readonly reply: (conversation: Conversation) => readonly ReplyPart[];
      /** Pause before each piece; absent means no pause. */
      readonly pieceDelayMs?: number;
      readonly reportsUsage?: false;
      /** Whether it accepts cache marks; otherwise they are reported as ignored. */
      readonly cachesPrompts?: false;
      readonly failure?: () => UpstreamFailure;
    }
  | { readonly kind: "refuses"; readonly failure: () => UpstreamFailure }
  | { readonly kind: "silent" };
