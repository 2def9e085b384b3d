import type { Schemas } from "../../../../generated/types.ts";
import type { ToolChoice, ToolDefinition } from "../../../core/conversation/conversation.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { readCacheControl } from "../cache-control.ts";
import type { RequestNotes } from "../request-notes.ts";
import { checkToolChoice } from "../tool-choice.ts";

const toolFields = new Set([
  "type",
  "name",
  "description",
  "input_schema",
  "strict",
  "defer_loading",
  "cache_control",
]);

/** Decodes the tools of the field `tools`. */
export function decodeMessagesTools(
  request: Schemas["MessagesRequest"],
  notes: RequestNotes,
  source: JsonSource,
): readonly ToolDefinition[] {
  const tools = (request.tools ?? []).map((tool) =>
    decodeTool(tool, { notes, source }, "/tools/*"),
  );
  if (tools.length > 0) notes.need("tools", "/tools");
  return tools;
}

/**
 * Decodes the choice among the tools that the conversation defines, and whether parallel calls are
 * forbidden.
 */
export function decodeMessagesChoice(
  { tool_choice: sent }: Schemas["MessagesRequest"],
  tools: readonly ToolDefinition[],
  notes: RequestNotes,
) {
  if (sent === undefined) return {};
  const place = { notes, pointer: "/tool_choice" };
  notes.addParameter("tool-choice", place.pointer);
  const toolChoice = checkToolChoice(readChoice(sent), tools, place);
  const isSingle = sent.type !== "none" && sent.disable_parallel_tool_use === true;
  if (isSingle) notes.addParameter("parallel-tool-calls", "/tool_choice/disable_parallel_tool_use");
  return {
    ...(toolChoice && { toolChoice }),
    ...(isSingle && tools.length > 0 && { parallelToolCalls: false as const }),
  } as const;
}

interface ToolDecoding {
  readonly notes: RequestNotes;
  readonly source: JsonSource;
}

/** Decodes a tool; `pattern` is its place with `*` for array indices. */
export function decodeTool(
  tool: Schemas["MessagesTool"],
  { notes, source }: ToolDecoding,
  pattern: string,
): ToolDefinition {
  notes.ignoreUnread(tool, toolFields, pattern);
  const { name, description, input_schema: schema, strict, defer_loading: deferred } = tool;
  if (strict === true) notes.addParameter("tool-strict", `${pattern}/strict`);
  return {
    name,
    parameters: source.raw(schema),
    ...(description !== undefined && { description }),
    ...(strict !== undefined && { strict }),
    ...(deferred === true && { deferred }),
    ...readCacheControl(tool.cache_control, notes, pattern),
  };
}

function readChoice(choice: Schemas["MessagesToolChoice"]): ToolChoice {
  if (choice.type === "tool") return { kind: "tool", name: choice.name };
  return { kind: choice.type === "any" ? "required" : choice.type };
}
