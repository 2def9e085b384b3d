import {
  lastUserText,
  type Conversation,
  type ToolDefinition,
  type ToolResult,
  type Turn,
} from "../../../conversation/conversation.ts";
import { callTool, instanceOrRefusal } from "../call-tool.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";

/**
 * Calls a tool if the user spoke last and tools are offered; otherwise answers in the requested
 * format; otherwise repeats the tool results it received; otherwise echoes.
 */
export const agent: SandboxModel = { kind: "answers", reply };

const IN_PARALLEL = /\bin parallel\b/iu;

function reply(conversation: Conversation): readonly ReplyPart[] {
  const results = freshResults(conversation.turns);
  const tool = results === null ? chosenTool(conversation) : undefined;
  if (tool !== undefined) {
    const call = callTool(tool, conversation);
    return callsInParallel(conversation) ? [call, call] : [call];
  }
  return [{ type: "text", text: formattedText(conversation, results ?? []) }];
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

function chosenTool({ tools, toolChoice }: Conversation): ToolDefinition | undefined {
  if (toolChoice?.kind === "none") return undefined;
  if (toolChoice?.kind === "tool") return tools.find((tool) => tool.name === toolChoice.name);
  return tools[0];
}

function callsInParallel(conversation: Conversation): boolean {
  return conversation.parallelToolCalls !== false && IN_PARALLEL.test(lastUserText(conversation));
}

function formattedText(conversation: Conversation, results: readonly ToolResult[]): string {
  const { output } = conversation;
  if (output?.kind === "json-schema") {
    const request = { schema: output.schema, name: output.name ?? "answer" };
    return JSON.stringify(instanceOrRefusal(request, "the answer"));
  }
  const text = lastUserText(conversation);
  if (output?.kind === "json-object") return JSON.stringify({ echo: text });
  return results.length > 0 ? tellResults(results) : text;
}

function tellResults(results: readonly ToolResult[]): string {
  const told = results.map((result) => {
    const content = result.content.map((part) => (part.type === "text" ? part.text : "an image"));
    const verb = result.isError ? "failed with" : "answered";
    return `the tool ${result.toolName} ${verb}: ${content.join("\n")}`;
  });
  return `I asked, and ${told.join("; ")}.`;
}
