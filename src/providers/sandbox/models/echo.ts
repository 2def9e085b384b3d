import {
  lastUserText,
  type Conversation,
  type ToolDefinition,
} from "../../../conversation/conversation.ts";
import { callTool } from "../call-tool.ts";
import { formatText } from "../format-text.ts";
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
 * The last user text, in the requested format; or a call of the forced tool, or of the first tool
 * if one is required.
 */
export function replyWithEcho(conversation: Conversation): readonly ReplyPart[] {
  const tool = demandedTool(conversation);
  if (tool !== undefined) return [callTool(tool, conversation)];
  return [{ type: "text", text: formatText(conversation) }];
}

function demandedTool({ tools, toolChoice }: Conversation): ToolDefinition | undefined {
  if (toolChoice?.kind === "required") return tools[0];
  if (toolChoice?.kind !== "tool") return undefined;
  return tools.find((tool) => tool.name === toolChoice.name);
}
