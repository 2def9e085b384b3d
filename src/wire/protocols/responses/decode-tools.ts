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
type ToolSearch = Schemas["ResponsesToolSearch"];

/** The model's name for the search for tools, which has no name of its own. */
export const TOOL_SEARCH = "tool_search";

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
    for (const { tool, at } of offered.flatMap(placedTools)) {
      if (clientTools.has(tool.flatName)) {
        if (pointer === "/tools") refuseDuplicate(`/tools/${at}`, notes);
        continue;
      }
      clientTools.set(tool.flatName, tool.known);
      tools.push({ name: tool.flatName, ...decodeTool(tool, source) });
      noteTool(tool.definition, pointer, notes);
    }
  };
  add(request.tools ?? [], "/tools");
  if (tools.length > 0) notes.need("tools", "/tools");
  for (const [at, item] of listItems(request).entries()) {
    if (!("type" in item)) continue;
    if (item.type !== "additional_tools" && item.type !== "tool_search_output") continue;
    if (item.tools.length > 0) notes.need("tools", `/input/${at}`);
    add(item.tools, "/input/*/tools");
  }
  const choice = decodeChoice(request.tool_choice, clientTools);
  if (choice !== undefined) notes.addParameter("tool-choice", "/tool_choice");
  const toolChoice = choice && checkToolChoice(choice, tools, { notes, pointer: "/tool_choice" });
  return { tools, clientTools, ...(toolChoice && { toolChoice }) };
}

/** Returns the items of the input; none if it is a string. */
export function listItems({ input }: ResponsesRequest): Schemas["ResponsesInputItems"] {
  return typeof input === "string" ? [] : input;
}

interface OfferedTool {
  readonly definition: SingleTool | ToolSearch;
  readonly flatName: string;
  readonly known: ClientTool;
  /** The purpose of the tools of its namespace. */
  readonly purpose?: string | null | undefined;
}

function placedTools(tool: Tool, at: number) {
  return listTools(tool).map((one) => ({ tool: one, at }));
}

function refuseDuplicate(pointer: string, notes: RequestNotes): void {
  notes.addIssue({
    pointer,
    rule: "duplicate-tool",
    message: "The model has another tool of the same name.",
    hint: "Rename one. A tool of a namespace has the name <namespace>__<name> for the model.",
  });
}

/** Returns the tool, or the tools of a namespace. */
export function listTools(tool: Tool): readonly OfferedTool[] {
  if (tool.type === "tool_search") {
    const known = { name: TOOL_SEARCH, type: tool.type };
    return [{ definition: tool, flatName: TOOL_SEARCH, known }];
  }
  if (tool.type !== "namespace") {
    const { name, type } = tool;
    return [{ definition: tool, flatName: name, known: { name, type } }];
  }
  const { name: namespace, description: purpose, tools } = tool;
  return tools.map((definition) => {
    const { name, type } = definition;
    const known = { name, type, namespace };
    return { definition, flatName: flatName(name, namespace), known, purpose };
  });
}

function noteTool(
  definition: OfferedTool["definition"],
  pointer: string,
  notes: RequestNotes,
): void {
  if (definition.type === "function" && definition.strict === true) {
    notes.addParameter("tool-strict", `${pointer}/*/strict`);
  }
}

/** The purpose of a namespace precedes the description of each of its tools. */
function decodeTool(
  { definition, purpose }: OfferedTool,
  source: JsonSource,
): Omit<ToolDefinition, "name"> {
  const texts = [purpose, definition.description].filter(isText);
  const description = texts.length === 0 ? {} : { description: texts.join("\n\n") };
  if (definition.type === "custom") {
    return { ...description, custom: decodeFormat(definition.format) };
  }
  const { parameters } = definition;
  const strict = definition.type === "function" ? definition.strict : undefined;
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

function decodeChoice(
  choice: ResponsesRequest["tool_choice"],
  tools: DecodedTools["clientTools"],
): ToolChoice | undefined {
  if (choice === undefined || choice === null) return undefined;
  if (typeof choice !== "string") return { kind: "tool", name: chosenName(choice.name, tools) };
  // The contract allows no other word.
  return { kind: choice as "auto" | "none" | "required" };
}

/** Returns the model's name of a tool that the client may name without its namespace. */
function chosenName(name: string, tools: DecodedTools["clientTools"]): string {
  if (tools.has(name)) return name;
  return [...tools].find(([, known]) => known.name === name)?.[0] ?? name;
}
