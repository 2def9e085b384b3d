/** Bodies of an attacker for `/v1/chat/completions`: each is expensive to read for its size. */

const MEGABYTE = 1_000_000;
/** Below the bound of values: the rest is left for the other parts of a body. */
const VALUES = 499_000;
const NAMES = 480_000;
const MESSAGES = 150_000;
const TOOLS = 128;
const PROPERTIES = 900;
const ITEMS = 900;

/** Returns `count` pieces with commas between them. */
function list(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join(",");
}

const USER = '{"role":"user","content":"hi"}';

/** Returns a chat; `more` begins with a comma. */
export function chat(more = "", { model = "sandbox/echo", messages = USER } = {}): string {
  return `{"model":"${model}","messages":[${messages}]${more}}`;
}

function tool(name: string, parameters: string): string {
  return `{"type":"function","function":{"name":"${name}","parameters":${parameters}}}`;
}

/**
 * Returns names that are unique per `part`, since the parser interns names and repeated ones would
 * be cheap.
 */
function names(part: number): string {
  return list(NAMES, (at) => `"${part}${at.toString(36)}":1`);
}

/** Returns a body with unknown field names: a 400. */
export const unknownNames = (part: number): string => chat(`,${names(part)}`);

/** Returns the same names at a place where a client may choose any names. */
export const schemaNames = (part: number): string =>
  chat(`,"tools":[${tool("a", `{"x":{${names(part)}}}`)}]`);

/**
 * Returns an array of many items with one long reference: the sandbox generates the arguments of a
 * call.
 */
export function references(): string {
  const name = "x".repeat(2 * MEGABYTE);
  const items = `{"type":"array","minItems":${ITEMS},"items":{"$ref":"#/$defs/${name}"}}`;
  const schema =
    `{"type":"object","required":["a"],"properties":{"a":${items}},` +
    `"$defs":{"${name}":{"type":"string"}}}`;
  return chat(`,"tools":[${tool("a", schema)}]`, { model: "sandbox/agent" });
}

/** Returns 800 items with two long disjoint lists of types: 14 KB. */
export function manyTypes(): string {
  const nulls = list(1_000, () => '"null"');
  const arrays = list(ITEMS, () => '"array"');
  const allOf = `[{"type":[${nulls}]},{"type":[${arrays},"null"]}]`;
  const items = `{"type":"array","minItems":800,"items":{"allOf":${allOf}}}`;
  const schema = `{"type":"object","required":["a"],"properties":{"a":${items}}}`;
  return chat(`,"tools":[${tool("a", schema)}]`, { model: "sandbox/agent" });
}

export const manyMessages = (): string => chat("", { messages: list(MESSAGES, () => USER) });

export function manyTools(): string {
  const properties = list(PROPERTIES, (at) => `"property${at}":{"type":"string"}`);
  const schema = `{"type":"object","properties":{${properties}}}`;
  return chat(`,"tools":[${list(TOOLS, (at) => tool(`tool${at}`, schema))}]`);
}

export const manyValues = (): string =>
  chat(`,"tools":[${tool("a", `{"x":[${list(VALUES, () => "1")}]}`)}]`);

export function longText(bytes: number): string {
  const content = "word ".repeat(Math.ceil(bytes / "word ".length));
  return chat(',"max_tokens":16', { messages: JSON.stringify({ role: "user", content }) });
}
