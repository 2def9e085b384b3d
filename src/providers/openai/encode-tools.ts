import {
  assertNever,
  type Conversation,
  type NothingLeft,
  type ToolChoice,
  type ToolDefinition,
} from "../../conversation/conversation.ts";
import { fitToolChoice, isOtherChoice } from "../fit-tool-choice.ts";
import { fitToolName } from "../tool-names.ts";
import { completeSchema } from "../tool-schema.ts";
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
  // Where even `none` is rejected, a model without tools calls none.
  if (toolChoice?.kind === "none" && encoding.dialect.toolChoice === "auto") return {};
  const { singleCalls } = encoding.upstream.facts;
  const isSingle = parallelToolCalls === false;
  if (isSingle && !singleCalls) encoding.ignored.add("parallel-tool-calls");
  return {
    tools: tools.map((tool) => encodeTool(tool, encoding)),
    ...(toolChoice !== undefined && { tool_choice: encodeChoice(toolChoice, tools, encoding) }),
    ...(isSingle && singleCalls && { parallel_tool_calls: false }),
  };
}

/** Whether a call is forced, and this upstream supports that. */
export function forcesTool(
  { tools, toolChoice }: Pick<Conversation, "tools" | "toolChoice">,
  encoding: Encoding,
): boolean {
  if (tools.length === 0 || toolChoice === undefined) return false;
  const { kind } = fitChoice(toolChoice, tools, encoding);
  return kind === "required" || kind === "tool";
}

function encodeTool(tool: ToolDefinition, { dialect, ignored }: Encoding): ChatTool {
  const { name, description, parameters, strict, deferred: _settled, ...others } = tool;
  const { cacheControl, ...rest } = others;
  rest satisfies NothingLeft;
  if (cacheControl !== undefined) ignored.add("cache-control");
  return {
    type: "function",
    function: {
      name: fitToolName(name),
      ...(description !== undefined && { description }),
      ...(parameters !== undefined && {
        parameters: dialect.toolProperties ? completeSchema(parameters) : parameters,
      }),
      ...(strict !== undefined && { strict }),
    },
  };
}

function fitChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  { upstream: { facts }, dialect }: Encoding,
): ToolChoice {
  const isForced = facts.forcedTools && dialect.toolChoice !== "auto";
  return fitToolChoice(choice, tools, {
    byName: isForced && dialect.toolChoice === "named" && facts.forcedBy !== "required",
    byAny: isForced && facts.forcedBy !== "name",
  });
}

/** A choice other than the client's is reported as ignored, unless it has the same effect. */
function encodeChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  encoding: Encoding,
): NonNullable<ChatBody["tool_choice"]> {
  const fitted = fitChoice(choice, tools, encoding);
  if (isOtherChoice(choice, fitted)) encoding.ignored.add("tool-choice");
  switch (fitted.kind) {
    case "auto":
    case "none":
    case "required": {
      const { kind, ...rest } = fitted;
      rest satisfies NothingLeft;
      return kind;
    }
    case "tool": {
      const { kind: _kind, name, ...rest } = fitted;
      rest satisfies NothingLeft;
      return { type: "function", function: { name: fitToolName(name) } };
    }
    default:
      return assertNever(fitted);
  }
}
