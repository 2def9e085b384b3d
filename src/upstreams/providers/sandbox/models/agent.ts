import {
  lastUserText,
  type Conversation,
  type ToolResult,
  type Turn,
} from "../../../../core/conversation/conversation.ts";
import { formatText } from "../call-tool.ts";
import { newCalls } from "../new-calls.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";

/**
 * Calls a tool if the user spoke last and there is a new call to make; otherwise answers in the
 * requested format; otherwise repeats the tool results it received; otherwise echoes.
 */
export const agent: SandboxModel = { kind: "answers", reply };

const IN_PARALLEL = /\bin parallel\b/iu;

function reply(conversation: Conversation): readonly ReplyPart[] {
  const results = freshResults(conversation.turns);
  const calls =
    results === null ? newCalls(conversation, callsInParallel(conversation) ? 2 : 1) : [];
  if (calls.length > 0) return calls;
  const answer = results === null || results.length === 0 ? undefined : tellResults(results);
  return [{ type: "text", text: formatText(conversation, answer) }];
}

/**
 * The tool results that the model has not answered yet, or null if the user spoke last. A user turn
 * directly after results belongs to them: messages clients put both into one message.
 */
function freshResults(turns: readonly Turn[]): readonly ToolResult[] | null {
  const spoken = turns.filter((turn) => turn.role !== "system");
  const last = spoken.at(-1);
  const answered = last?.role === "user" ? spoken.at(-2) : last;
  if (answered?.role === "tool") return answered.results;
  return last?.role === "user" ? null : [];
}

function callsInParallel(conversation: Conversation): boolean {
  return conversation.parallelToolCalls !== false && IN_PARALLEL.test(lastUserText(conversation));
}

function tellResults(results: readonly ToolResult[]): string {
  const told = results.map((result) => {
    const content = result.content.map((part) => (part.type === "text" ? part.text : "an image"));
    const verb = result.isError ? "failed with" : "answered";
    return `the tool ${result.toolName} ${verb}: ${content.join("\n")}`;
  });
  return `I asked, and ${told.join("; ")}.`;
}
