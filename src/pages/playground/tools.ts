import { FieldProblem } from "./field-problem.js";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The protocol of a request. */
export type Protocol = "chat" | "messages" | "responses";

/** A field of the form with JSON text: its id, and its name in messages. */
export interface JsonField {
  readonly field: string;
  readonly name: string;
}

/** The field of the tools. */
export const toolsField: JsonField = { field: "tools", name: "Tools" };

/** Returns the value of the JSON text in a field; throws a `FieldProblem` if it is invalid. */
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
      `${name}: not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  if (!isRight(value)) throw new FieldProblem(field, `${name}: this JSON has the wrong structure.`);
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Returns tools in the form of the protocol; those of another one are converted. */
export function toolsFor(protocol: Protocol, tools: readonly unknown[]): readonly unknown[] {
  return tools.map((tool) => {
    const own = protocolOf(tool);
    return own === null || own === protocol ? tool : written(protocol, readFunction(tool));
  });
}

/** Returns the protocol in whose form a function is; null for other tools. */
function protocolOf(tool: unknown): Protocol | null {
  if (!isObject(tool)) return null;
  if (isObject(tool["function"])) return "chat";
  if (tool["input_schema"] !== undefined) return "messages";
  return tool["type"] === "function" ? "responses" : null;
}

/** Returns the fields of a function in any form. */
function readFunction(tool: unknown): JsonObject {
  const outer = isObject(tool) ? tool : {};
  const { name, description, input_schema, parameters, strict } = isObject(outer["function"])
    ? outer["function"]
    : outer;
  return {
    name,
    description,
    parameters: parameters ?? input_schema,
    strict: strict ?? undefined,
  };
}

function written(protocol: Protocol, { parameters, ...called }: JsonObject): JsonObject {
  switch (protocol) {
    case "chat":
      return { type: "function", function: defined({ ...called, parameters }) };
    case "messages": {
      const { name, description, strict } = called;
      const schema = parameters ?? { type: "object", properties: {} };
      return defined({ name, description, input_schema: schema, strict });
    }
    case "responses": {
      // The vendor's types require both, which may be null.
      const { name, description, strict = null } = called;
      return defined({
        type: "function",
        name,
        description,
        parameters: parameters ?? null,
        strict,
      });
    }
  }
}

function defined(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Returns the field's text in the protocol's form; text that is not an array of tools is unchanged.
 */
export function convertToolsText(protocol: Protocol, text: string): string {
  try {
    const tools = readJson(toolsField, text, isList);
    return JSON.stringify(toolsFor(protocol, tools), null, 2);
  } catch {
    return text;
  }
}

/** Returns an example tool. */
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
