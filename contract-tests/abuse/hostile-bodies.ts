const MEBIBYTE = 1_048_576;
/** Below the bound of values: the rest is left for the other parts of a body. */
const VALUES = 499_000;

/** Returns `count` pieces with commas between them. */
function list(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join(",");
}

const user = '{"role":"user","content":"hi"}';

/** Returns a body of the chat protocol; `more` begins with a comma. */
function chat(more: string, { model = "sandbox/echo", messages = user } = {}): Buffer {
  return Buffer.from(`{"model":"${model}","messages":[${messages}]${more}}`);
}

function withSchema(schema: string, model?: string): Buffer {
  const tool = `{"type":"function","function":{"name":"a","parameters":${schema}}}`;
  return chat(`,"tools":[${tool}]`, model === undefined ? {} : { model });
}

/** Returns a tool with an argument that the sandbox must generate; `more` begins with a comma. */
function withRequired(schema: string, more = ""): Buffer {
  const properties = `"required":["a"],"properties":{"a":${schema}}`;
  return withSchema(`{"type":"object",${properties}${more}}`, "sandbox/agent");
}

function withText(text: string, model?: string): Buffer {
  const messages = JSON.stringify({ role: "user", content: text });
  return chat("", { messages, ...(model !== undefined && { model }) });
}

/** Returns 32 MiB of empty objects, 32 KB in gzip: 11 million values. */
export const objectBomb = (): Buffer => withSchema(`{"x":[${"{},".repeat(11_000_000)}{}]}`);

/** Returns the maximum number of values, each object with a unique key. */
export const objectsOfTheirOwn = (): Buffer =>
  withSchema(`{"x":[${list(VALUES / 2, (at) => `{"a${at}":1}`)}]}`, "sandbox/hang");

/**
 * Returns 30 MiB with a last character outside Latin-1's range, so that each character takes two
 * bytes in memory.
 */
export const wideText = (): Buffer => withText(`${"a".repeat(30 * MEBIBYTE)}€`, "sandbox/hang");

const openCalls = (): string => {
  const call = (at: number): string =>
    `{"id":"c${at}","type":"function","function":{"name":"f","arguments":"{}"}}`;
  const calls = `{"role":"assistant","tool_calls":[${list(70_000, call)}]}`;
  return `${calls},${list(398, () => '{"role":"function","name":"g","content":"x"}')}`;
};

type SlowBody = readonly [name: string, answer: string, write: () => Buffer];

const slow = (...row: SlowBody): SlowBody => row;

/** Bodies that are slow to read, walk or refuse, each with its response. */
export const slowBodies: readonly SlowBody[] = [
  slow("30 MB of unknown keys", "400 invalid_request", () =>
    chat(`,${list(2_200_000, (at) => `"k${at}":1`)}`),
  ),
  slow("500,000 unknown keys", "400 unknown_field", () =>
    chat(`,${list(VALUES, (at) => `"k${at}":1`)}`),
  ),
  slow("400,000 long keys that are near misses", "400 unknown_field", () =>
    chat(`,${list(400_000, (at) => `"max_tokenz${at}${"x".repeat(50)}":1`)}`),
  ),
  slow("unknown keys in each of 400 messages", "400 unknown_field", () => {
    const keys = (): string => list(1_200, (at) => `"k${at}":1`);
    const message = (): string => `{"role":"user","content":"x",${keys()}}`;
    return chat("", { messages: list(400, message) });
  }),
  slow("500,000 messages of a wrong type", "400 invalid_request", () =>
    chat("", { messages: list(VALUES, () => "1") }),
  ),
  slow("500,000 parts, the last of an unknown type", "400 invalid_request", () => {
    const part = '{"type":"text","text":"a"}';
    const content = `[${list(VALUES / 4, () => part)},{"type":"texx"}]`;
    return chat("", { messages: `{"role":"user","content":${content}}` });
  }),
  slow("numeric keys in a schema", "400 context_length_exceeded", () =>
    withSchema(`{${list(VALUES, (at) => `"${(at * 7_919) % 4_294_967_290}":1`)}}`),
  ),
  slow("nested arrays", "200", () =>
    withSchema(`{"x":[${list(9_000, () => "[".repeat(50) + "]".repeat(50))}]}`),
  ),
  slow("900 references of 2 MB in all", "400 unsupported_schema", () => {
    const name = "x".repeat(2_000);
    const references = list(900, () => `{"$ref":"#/$defs/${name}"}`);
    const items = `{"type":"array","minItems":900,"prefixItems":[${references}]}`;
    return withRequired(items, `,"$defs":{"${name}":{"type":"string"}}`);
  }),
  slow("50,000 types, compared with one another, in 800 items", "400 unsupported_schema", () => {
    const nulls = list(25_000, () => '"null"');
    const arrays = list(25_000, () => '"array"');
    const items = `{"allOf":[{"type":[${nulls}]},{"type":[${arrays},"null"]}]}`;
    return withRequired(`{"minItems":800,"items":${items}}`);
  }),
  slow(
    "20,000 properties of a constant, walked for each of 900 ways",
    "400 unsupported_schema",
    () => {
      const constant = `{${list(20_000, (at) => `"p${at}":1`)}}`;
      const ways = list(900, () => "true");
      return withRequired(`{"maxProperties":0,"allOf":[{"const":${constant}}],"anyOf":[${ways}]}`);
    },
  ),
  slow("128 tools of 900 properties", "400 context_length_exceeded", () => {
    const properties = list(900, (at) => `"p${at}":{"type":"string"}`);
    const parameters = `{"type":"object","properties":{${properties}}}`;
    const tool = (at: number): string =>
      `{"type":"function","function":{"name":"t${at}","parameters":${parameters}}}`;
    return chat(`,"tools":[${list(128, tool)}]`);
  }),
  slow("398 results among 70,000 open calls", "400 invalid_request", () =>
    chat("", { messages: openCalls() }),
  ),
  slow("30 MB of brackets", "400 invalid_request", () => Buffer.from("[".repeat(30 * MEBIBYTE))),
  slow("30 MB of escaped quotes", "400 invalid_json", () =>
    Buffer.from(`{"model":"${'\\"'.repeat(15 * MEBIBYTE)}`),
  ),
  slow("30 MB of white space", "400 invalid_request", () =>
    Buffer.from(`{${" ".repeat(30 * MEBIBYTE)}}`),
  ),
  slow("30 MB with a byte of Latin-1 at the end", "400 invalid_json", () =>
    Buffer.concat([withText("é".repeat(15 * MEBIBYTE)), Buffer.of(0xe9)]),
  ),
  slow("30 MB of short words", "400 context_length_exceeded", () =>
    withText("a ".repeat(15 * MEBIBYTE)),
  ),
  // A single word: its echo ends at the length limit.
  slow("28 MB of emoji", "200", () => withText("🙂".repeat(7 * MEBIBYTE))),
  slow("30 MB of an image that is not base64", "400 invalid_request", () => {
    const url = `data:image/png;base64,${"A".repeat(30 * MEBIBYTE)}*AAA`;
    const content = [{ type: "image_url", image_url: { url } }];
    return chat("", { messages: JSON.stringify({ role: "user", content }) });
  }),
];
