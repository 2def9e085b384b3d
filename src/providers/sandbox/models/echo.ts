import type { Conversation, ToolDefinition } from "../../../conversation/conversation.ts";
import { callTool } from "../call-tool.ts";
import { formatText } from "../format-text.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";

/**
 * Repeats the last user text, or answers in the requested format; calls a tool only if the client
 * forces or requires one.
 */
export const echo: SandboxModel = { kind: "answers", reply: replyWithEcho };

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
