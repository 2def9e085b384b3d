import { RawJson } from "../raw-json/raw-json.ts";
import type { CustomInput, ToolDefinition } from "./conversation.ts";

/** A tool whose input is JSON. */
export type FunctionDefinition = Omit<ToolDefinition, "custom">;

/** The schema of a custom tool's arguments. */
const inputSchema = RawJson.of({
  type: "object",
  properties: { input: { type: "string" } },
  required: ["input"],
  additionalProperties: false,
});

const syntaxNames = { lark: "Lark grammar", regex: "regular expression" } as const;

/**
 * Returns a custom tool as a function with one string, for upstreams without custom tools: its
 * description states the format of the string. Functions are returned unchanged.
 */
export function asFunction(tool: ToolDefinition): FunctionDefinition {
  const { custom, ...given } = tool;
  if (custom === undefined) return tool;
  const { description = "" } = given;
  const separator = description === "" ? "" : "\n\n";
  return {
    ...given,
    description: description + separator + inputText(custom),
    parameters: inputSchema,
  };
}

function inputText({ grammar }: CustomInput): string {
  const text = "The input of this tool is plain text. Pass all of it as the string `input`.";
  if (grammar === undefined) return text;
  const { syntax, definition } = grammar;
  return `${text} It must match this ${syntaxNames[syntax]}:\n\n${definition}`;
}
