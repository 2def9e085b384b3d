/** The JSON text of an array in a field; throws an Error that names the field. */
export function readJson(name, text, isRight) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name}: this is not JSON yet (${error.message})`);
  }
  if (!isRight(value)) throw new TypeError(`${name}: this JSON has another form.`);
  return value;
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tools in the shape of the protocol; those of the other one are converted. */
export function toolsFor(protocol, tools) {
  return tools.map(protocol === "chat" ? chatTool : messagesTool);
}

function chatTool(tool) {
  if (!isObject(tool) || tool.input_schema === undefined) return tool;
  const { name, description, input_schema: parameters, strict } = tool;
  return { type: "function", function: defined({ name, description, parameters, strict }) };
}

function messagesTool(tool) {
  if (!isObject(tool) || !isObject(tool.function)) return tool;
  const { name, description, parameters, strict } = tool.function;
  const schema = parameters ?? { type: "object", properties: {} };
  return defined({ name, description, input_schema: schema, strict });
}

function defined(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The field's text in the protocol's shape; text that is not an array of tools stays as it is. */
export function convertToolsText(protocol, text) {
  try {
    const tools = readJson("Tools", text, Array.isArray);
    return JSON.stringify(toolsFor(protocol, tools), null, 2);
  } catch {
    return text;
  }
}

/** A tool to start from. */
export function exampleTools(protocol) {
  const parameters = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
  };
  const description = "Returns the weather in a city.";
  const tool = { type: "function", function: { name: "get_weather", description, parameters } };
  return JSON.stringify(toolsFor(protocol, [tool]), null, 2);
}
