/** What an attacker sends to `/v1/chat/completions`: each is dear to read for its size. */

const MEGABYTE = 1_000_000;
/** Below the bound of values: what is left for the rest of a body. */
const VALUES = 499_000;
const NAMES = 480_000;
const MESSAGES = 150_000;
const TOOLS = 128;
const PROPERTIES = 900;
const ITEMS = 900;

/** `count` pieces with commas between them. */
function list(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join(",");
}

const USER = '{"role":"user","content":"hi"}';

/** A chat; `more` begins with a comma. */
export function chat(more = "", { model = "sandbox/echo", messages = USER } = {}): string {
  return `{"model":"${model}","messages":[${messages}]${more}}`;
}

function tool(name: string, parameters: string): string {
  return `{"type":"function","function":{"name":"${name}","parameters":${parameters}}}`;
}

/** The parser interns names, so that those of a body before would be cheap: `part` tells apart. */
function names(part: number): string {
  return list(NAMES, (at) => `"${part}${at.toString(36)}":1`);
}

/** Names that are no fields: a 400. */
export const unknownNames = (part: number): string => chat(`,${names(part)}`);

/** The same where a client may write any name. */
export const schemaNames = (part: number): string =>
  chat(`,"tools":[${tool("a", `{"x":{${names(part)}}}`)}]`);

/** An array of many items by one long reference: the sandbox makes up the arguments of a call. */
export function references(): string {
  const name = "x".repeat(2 * MEGABYTE);
  const items = `{"type":"array","minItems":${ITEMS},"items":{"$ref":"#/$defs/${name}"}}`;
  const schema =
    `{"type":"object","required":["a"],"properties":{"a":${items}},` +
    `"$defs":{"${name}":{"type":"string"}}}`;
  return chat(`,"tools":[${tool("a", schema)}]`, { model: "sandbox/agent" });
}

/** 800 items whose two long lists of types have nothing in common: 14 KB. */
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
