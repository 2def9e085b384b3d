import {
  assertNever,
  type Conversation,
  type NothingLeft,
  type ToolChoice,
  type ToolDefinition,
} from "../../conversation/conversation.ts";
import { fitToolName } from "../tool-names.ts";
import type { Encoding } from "./encoding.ts";
import type { ChatBody, ChatTool } from "./request-body.ts";

export interface ToolSettings {
  readonly tools: Conversation["tools"];
  readonly toolChoice: Conversation["toolChoice"];
  readonly parallelToolCalls: Conversation["parallelToolCalls"];
}

/** Encodes tools; long and unusual names are changed in a way that the reply's decoder reverses. */
export function encodeTools(
  { tools, toolChoice, parallelToolCalls }: ToolSettings,
  encoding: Encoding,
): Partial<ChatBody> {
  // Servers reject a tool choice without tools.
  if (tools.length === 0) return {};
  const { singleCalls } = encoding.upstream.facts;
  const isSingle = parallelToolCalls === false;
  if (isSingle && !singleCalls) encoding.ignored.add("parallel-tool-calls");
  return {
    tools: tools.map((tool) => encodeTool(tool, encoding)),
    ...(toolChoice !== undefined && { tool_choice: encodeChoice(toolChoice, encoding) }),
    ...(isSingle && singleCalls && { parallel_tool_calls: false }),
  };
}

/** Whether a call is forced, and this upstream supports that. */
export function forcesTool(
  { tools, toolChoice }: Pick<Conversation, "tools" | "toolChoice">,
  { upstream, dialect }: Encoding,
): boolean {
  const isAsked = toolChoice?.kind === "required" || toolChoice?.kind === "tool";
  return tools.length > 0 && isAsked && upstream.facts.forcedTools && dialect.toolChoice !== "auto";
}

function encodeTool(tool: ToolDefinition, { ignored }: Encoding): ChatTool {
  const { name, description, parameters, strict, cacheControl, ...rest } = tool;
  rest satisfies NothingLeft;
  if (cacheControl !== undefined) ignored.add("cache-control");
  return {
    type: "function",
    function: {
      name: fitToolName(name),
      ...(description !== undefined && { description }),
      ...(parameters !== undefined && { parameters }),
      ...(strict !== undefined && { strict }),
    },
  };
}

/** A forced call that the upstream would reject is left to the model and reported as ignored. */
function encodeChoice(
  choice: ToolChoice,
  { upstream, dialect, ignored }: Encoding,
): NonNullable<ChatBody["tool_choice"]> {
  switch (choice.kind) {
    case "auto":
    case "none": {
      const { kind, ...rest } = choice;
      rest satisfies NothingLeft;
      return kind;
    }
    case "required":
    case "tool": {
      const forms = upstream.facts.forcedTools ? dialect.toolChoice : "auto";
      if (forms === "auto" || (forms === "required" && choice.kind === "tool")) {
        ignored.add("tool-choice");
      }
      if (forms === "auto") return "auto";
      if (forms === "required" || choice.kind === "required") return "required";
      const { kind: _kind, name, ...rest } = choice;
      rest satisfies NothingLeft;
      return { type: "function", function: { name: fitToolName(name) } };
    }
    default:
      return assertNever(choice);
  }
}
