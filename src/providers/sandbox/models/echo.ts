import { lastUserText, type Conversation } from "../../../conversation/conversation.ts";
import { formatText } from "../call-tool.ts";
import { newCalls } from "../new-calls.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";

/**
 * Repeats the last user text, or answers in the requested format; calls a tool only if the client
 * forces or requires one.
 */
export const echo: SandboxModel = { kind: "answers", reply: replyWithEcho };

/** Echo whose upstream reports no usage, neither at the start nor at the end. */
export const noUsage: SandboxModel = { kind: "answers", reply: replyWithEcho, reportsUsage: false };

const PIECE_DELAY_MS = 200;

/** Echo with a pause before each piece; a non-streaming response follows all the pauses. */
export const slow: SandboxModel = {
  kind: "answers",
  reply: replyWithEcho,
  pieceDelayMs: PIECE_DELAY_MS,
};

/** Text only: repeats the last user text, whatever else is requested; caches no prompts. */
export const plain: SandboxModel = {
  kind: "answers",
  reply: (conversation) => [{ type: "text", text: lastUserText(conversation) }],
  cachesPrompts: false,
};

/**
 * The last user text, in the requested format; or a new call where the client forces or requires
 * one.
 */
export function replyWithEcho(conversation: Conversation): readonly ReplyPart[] {
  const kind = conversation.toolChoice?.kind;
  const calls = kind === "required" || kind === "tool" ? newCalls(conversation, 1) : [];
  return calls.length > 0 ? calls : [{ type: "text", text: formatText(conversation) }];
}
