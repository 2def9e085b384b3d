import type { Schemas } from "../../../../generated/types.ts";
import type {
  CustomInput,
  ToolChoice,
  ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import type { RequestNotes } from "../request-notes.ts";
import { checkToolChoice } from "../tool-choice.ts";
import type { ClientTool } from "./reply-shape.ts";

type ResponsesRequest = Schemas["ResponsesRequest"];
type Tool = Schemas["ResponsesTool"];
type SingleTool = Schemas["ResponsesNamespaceMember"];

export interface DecodedTools {
  readonly tools: readonly ToolDefinition[];
  /** The client's tools by the names that the model has. */
  readonly clientTools: ReadonlyMap<string, ClientTool>;
  readonly toolChoice?: ToolChoice;
}

/** Returns the name that the model has for a tool of a namespace, or of none. */
export function flatName(name: string, namespace: string | null | undefined): string {
  return namespace === undefined || namespace === null ? name : `${namespace}__${name}`;
}

/**
 * Decodes the tools of the request and of its input, and the choice. The model gets a tool of a
 * namespace under its flat name. A tool of the input that the request has, too, is dropped.
 */
export function decodeResponsesTools(
  request: ResponsesRequest,
  notes: RequestNotes,
  source: JsonSource,
): DecodedTools {
  const clientTools = new Map<string, ClientTool>();
  const tools: ToolDefinition[] = [];
  const add = (offered: readonly Tool[], pointer: string): void => {
    for (const tool of offered.flatMap(listTools)) {
      const name = flatName(tool.definition.name, tool.namespace);
      if (clientTools.has(name) && pointer !== "/tools") continue;
      clientTools.set(name, clientTool(tool));
      tools.push({ ...decodeTool(tool, source), name });
      if (isStrict(tool.definition)) notes.addParameter("tool-strict", `${pointer}/*/strict`);
    }
  };
  add(request.tools ?? [], "/tools");
  if (tools.length > 0) notes.need("tools", "/tools");
  for (const [at, item] of listItems(request).entries()) {
    if (!("type" in item) || item.type !== "additional_tools") continue;
    if (item.tools.length > 0) notes.need("tools", `/input/${at}`);
    add(item.tools, "/input/*/tools");
  }
  const choice = decodeChoice(request.tool_choice);
  if (choice !== undefined) notes.addParameter("tool-choice", "/tool_choice");
  const toolChoice = choice && checkToolChoice(choice, tools, { notes, pointer: "/tool_choice" });
  return { tools, clientTools, ...(toolChoice && { toolChoice }) };
}

/** Returns the items of the input; none if it is a string. */
export function listItems({ input }: ResponsesRequest): Schemas["ResponsesInputItems"] {
  return typeof input === "string" ? [] : input;
}

/** A tool, and the namespace that it is in. */
interface PlacedTool {
  readonly definition: SingleTool;
  readonly namespace?: string;
  /** The purpose of the namespace's tools. */
  readonly purpose?: string;
}

function listTools(tool: Tool): readonly PlacedTool[] {
  if (tool.type !== "namespace") return [{ definition: tool }];
  const { name: namespace, description: purpose } = tool;
  return tool.tools.map((definition) => ({
    definition,
    namespace,
    ...(isText(purpose) && { purpose }),
  }));
}

function clientTool({ definition, namespace }: PlacedTool): ClientTool {
  const { name, type } = definition;
  return { name, isCustom: type === "custom", ...(namespace !== undefined && { namespace }) };
}

function isStrict(tool: SingleTool): boolean {
  return tool.type === "function" && tool.strict === true;
}

/** The purpose of a namespace precedes the description of each of its tools. */
function decodeTool(
  { definition, purpose }: PlacedTool,
  source: JsonSource,
): Omit<ToolDefinition, "name"> {
  const texts = [purpose, definition.description].filter(isText);
  const description = texts.length === 0 ? {} : { description: texts.join("\n\n") };
  if (definition.type === "custom") {
    return { ...description, custom: decodeFormat(definition.format) };
  }
  const { parameters, strict } = definition;
  return {
    ...description,
    ...(parameters !== undefined && parameters !== null && { parameters: source.raw(parameters) }),
    ...(strict !== undefined && strict !== null && { strict }),
  };
}

function decodeFormat(format: Schemas["ResponsesCustomTool"]["format"]): CustomInput {
  if (format?.type !== "grammar") return {};
  const { syntax, definition } = format;
  return { grammar: { syntax, definition } };
}

function isText(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== "";
}

function decodeChoice(choice: ResponsesRequest["tool_choice"]): ToolChoice | undefined {
  if (choice === undefined) return undefined;
  if (typeof choice !== "string") return { kind: "tool", name: choice.name };
  // The contract allows no other word.
  return { kind: choice as "auto" | "none" | "required" };
}
