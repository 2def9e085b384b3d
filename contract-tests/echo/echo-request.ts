import { chat, messages, responses } from "../harness/requests.ts";

/** The wire that a library of a vendor speaks: each has its own replies. */
export type Wire = "anthropic" | "openai" | "openai-responses";

/** A JSON object of a body. */
export type Fields = Readonly<Record<string, unknown>>;

/** The serialized form of one response by one release of a vendor's library. */
export interface Dump {
  /** The name of the request for the response. */
  readonly request: string;
  /** The blocks, the message or the items of a response, by its wire. */
  readonly dump: unknown;
}

export const paths = {
  anthropic: messages,
  openai: chat,
  "openai-responses": responses,
} as const satisfies Record<Wire, string>;

const hello = [{ role: "user", content: "Hello out there" }];
const parallel = [{ role: "user", content: "Look up both in parallel" }];
const schema = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};
const weather = { name: "get_weather", description: "Reports the weather." };
const flatWeather = { type: "function", ...weather, strict: true, parameters: schema };

/** One request for each kind of response. */
export const requests: Readonly<Record<Wire, Readonly<Record<string, Fields>>>> = {
  anthropic: {
    text: { model: "sandbox/echo", max_tokens: 500, messages: hello },
    tools: {
      model: "sandbox/agent",
      max_tokens: 500,
      messages: parallel,
      tools: [{ ...weather, input_schema: schema }],
    },
    thinking: {
      model: "sandbox/reasoner",
      max_tokens: 4_000,
      messages: hello,
      thinking: { type: "enabled", budget_tokens: 1_024 },
    },
    json: {
      model: "sandbox/agent",
      max_tokens: 500,
      messages: hello,
      output_config: { format: { type: "json_schema", schema } },
    },
  },
  openai: {
    text: { model: "sandbox/echo", messages: hello },
    tools: {
      model: "sandbox/agent",
      messages: parallel,
      tools: [{ type: "function", function: { ...weather, strict: true, parameters: schema } }],
    },
    functions: {
      model: "sandbox/agent",
      messages: parallel,
      functions: [{ ...weather, parameters: schema }],
    },
    reasoning: { model: "sandbox/reasoner", messages: hello, reasoning: { effort: "low" } },
    json: {
      model: "sandbox/agent",
      messages: hello,
      response_format: { type: "json_schema", json_schema: { name: "answer", schema } },
    },
  },
  "openai-responses": {
    text: { model: "sandbox/echo", input: hello },
    tools: { model: "sandbox/agent", input: parallel, tools: [flatWeather] },
    custom: { model: "sandbox/agent", input: hello, tools: [{ type: "custom", name: "note" }] },
    namespace: {
      model: "sandbox/agent",
      input: hello,
      tools: [
        { type: "namespace", name: "weather", description: "Weather.", tools: [flatWeather] },
      ],
    },
    reasoning: {
      model: "sandbox/reasoner",
      input: hello,
      reasoning: { effort: "low", summary: "auto" },
      include: ["reasoning.encrypted_content"],
    },
    json: {
      model: "sandbox/agent",
      input: hello,
      text: { format: { type: "json_schema", name: "answer", schema } },
    },
  },
};

/** Returns the next request of the conversation, with the dump in its history. */
export function echoRequest(wire: Wire, { request, dump }: Dump): Fields {
  const asked = requests[wire][request];
  if (asked === undefined) throw new Error(`no request is named ${request}`);
  if (wire === "openai-responses") {
    return { ...asked, input: [...listOf(asked["input"]), ...responsesItems(dump)] };
  }
  const turns = wire === "anthropic" ? messagesTurns(dump) : chatTurns(dump);
  return { ...asked, messages: [...listOf(asked["messages"]), ...turns] };
}

function messagesTurns(dump: unknown): readonly Fields[] {
  const calls = listOf(dump).filter(({ type }) => type === "tool_use");
  const results = calls.map(({ id }) => ({
    type: "tool_result",
    tool_use_id: id,
    content: "sunny",
  }));
  const next = { role: "user", content: results.length > 0 ? results : "Go on." };
  return [{ role: "assistant", content: dump }, next];
}

function chatTurns(dump: unknown): readonly Fields[] {
  const [message = {}] = listOf([dump]);
  const calls = listOf(message["tool_calls"]);
  const [older] = listOf([message["function_call"]]);
  if (older !== undefined) {
    return [message, { role: "function", name: older["name"], content: "sunny" }];
  }
  if (calls.length === 0) return [message, { role: "user", content: "Go on." }];
  const results = calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "sunny" }));
  return [message, ...results];
}

function responsesItems(dump: unknown): readonly Fields[] {
  const items = listOf(dump);
  const results = items
    .filter(({ call_id }) => call_id !== undefined)
    .map(({ type, call_id }) => ({
      type: type === "custom_tool_call" ? "custom_tool_call_output" : "function_call_output",
      call_id,
      output: "sunny",
    }));
  return [...items, ...(results.length > 0 ? results : [{ role: "user", content: "Go on." }])];
}

/** Returns the objects of a list; empty for other values. */
function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
