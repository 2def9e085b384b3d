import { FieldProblem } from "./field-problem.js";

/** What JSON has between braces. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The protocol of a request. */
export type Protocol = "chat" | "messages";

/** A field of the form whose text is JSON: its id, and its name in messages. */
export interface JsonField {
  readonly field: string;
  readonly name: string;
}

/** The field of the tools. */
export const toolsField: JsonField = { field: "tools", name: "Tools" };

/** The value of the JSON text in a field; throws a `FieldProblem` where it is not what it should be. */
export function readJson<T>(
  { field, name }: JsonField,
  text: string,
  isRight: (value: unknown) => value is T,
): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FieldProblem(
      field,
      `${name}: this is not JSON yet (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  if (!isRight(value)) throw new FieldProblem(field, `${name}: this JSON has another form.`);
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Tools in the shape of the protocol; those of the other one are converted. */
export function toolsFor(protocol: Protocol, tools: readonly unknown[]): readonly unknown[] {
  return tools.map(protocol === "chat" ? chatTool : messagesTool);
}

function chatTool(tool: unknown): unknown {
  if (!isObject(tool) || tool["input_schema"] === undefined) return tool;
  const { name, description, input_schema: parameters, strict } = tool;
  return { type: "function", function: defined({ name, description, parameters, strict }) };
}

function messagesTool(tool: unknown): unknown {
  if (!isObject(tool) || !isObject(tool["function"])) return tool;
  const { name, description, parameters, strict } = tool["function"];
  const schema = parameters ?? { type: "object", properties: {} };
  return defined({ name, description, input_schema: schema, strict });
}

function defined(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The field's text in the protocol's shape; text that is not an array of tools stays as it is. */
export function convertToolsText(protocol: Protocol, text: string): string {
  try {
    const tools = readJson(toolsField, text, isList);
    return JSON.stringify(toolsFor(protocol, tools), null, 2);
  } catch {
    return text;
  }
}

/** A tool to start from. */
export function exampleTools(protocol: Protocol): string {
  const parameters = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
  };
  const description = "Returns the weather in a city.";
  const tool = { type: "function", function: { name: "get_weather", description, parameters } };
  return JSON.stringify(toolsFor(protocol, [tool]), null, 2);
}
