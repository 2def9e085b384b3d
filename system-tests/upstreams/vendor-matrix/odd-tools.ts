import type { Protocol } from "../ending.ts";
import type { Json } from "../stand-ins/json.ts";
import { type Place, expectSame, send } from "./place.ts";

const NAME = "look";

const odd = { type: ["object", "null"], properties: [] };

/** Schemas of tools without arguments, as clients write them; undefined for an absent schema. */
const schemas: Readonly<Record<Protocol, readonly (Json | undefined)[]>> = {
  chat: [{ type: "object" }, { type: "object", additionalProperties: false }, odd, {}, undefined],
  messages: [{ type: "object" }, { type: "object", additionalProperties: false }, odd],
};

/** Returns a tool in the protocol's form. */
function toolOf(protocol: Protocol, schema: Json | undefined): Json {
  return protocol === "chat"
    ? { type: "function", function: { name: NAME, ...(schema && { parameters: schema }) } }
    : { name: NAME, input_schema: schema };
}

/** Checks that tools with schemas without properties are accepted. */
export async function trySchemas(place: Place): Promise<void> {
  for (const schema of schemas[place.protocol]) {
    await taken(place, { tools: [toolOf(place.protocol, schema)] });
  }
}

const CACHE = { cache_control: { type: "ephemeral" } };
const ID = "call_0";
const OTHER_ID = "call_1";

/** Two calls, one of them with these arguments, with empty texts around them. */
const histories = {
  chat: (json: string): readonly Json[] => [
    {
      role: "user",
      content: [
        { type: "text", text: "Hello?" },
        { type: "text", text: "" },
      ],
    },
    {
      role: "assistant",
      content: "",
      tool_calls: [
        { id: ID, type: "function", function: { name: NAME, arguments: json } },
        { id: OTHER_ID, type: "function", function: { name: NAME, arguments: "{}" } },
      ],
    },
    { role: "tool", tool_call_id: ID, content: "" },
    { role: "tool", tool_call_id: OTHER_ID, content: "red" },
    { role: "assistant", content: "" },
    { role: "user", content: "Go on." },
  ],
  messages: (json: string): readonly Json[] => [
    {
      role: "user",
      content: [
        { type: "text", text: "Hello?" },
        { type: "text", text: "", ...CACHE },
      ],
    },
    {
      role: "assistant",
      content: [
        { type: "text", text: "" },
        { type: "tool_use", id: ID, name: NAME, input: { INVALID_JSON: json } },
        { type: "tool_use", id: OTHER_ID, name: NAME, input: {} },
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: ID, content: "" },
        { type: "tool_result", tool_use_id: OTHER_ID, content: "red" },
        { type: "text", text: "", ...CACHE },
      ],
    },
    { role: "assistant", content: [{ type: "text", text: "" }] },
    { role: "user", content: "Go on." },
  ],
} as const;

/** Truncated arguments, and arguments that are not an object. */
const broken = ['{"step":', "null", "[]", ""] as const;

/**
 * Checks that a model's or a client's remains in the history do not cause a refusal of later turns.
 */
export async function tryBroken(place: Place): Promise<void> {
  const { protocol } = place;
  const tools = [toolOf(protocol, { type: "object", properties: {} })];
  for (const json of broken) await taken(place, { tools, messages: histories[protocol](json) });
}

async function taken(place: Place, fields: Json): Promise<void> {
  for (const stream of [false, true]) {
    const reply = await send(place, { ...fields, stream });
    const errorText = reply.status === 200 && !reply.text.includes('"error"') ? "" : reply.text;
    expectSame("answer", [reply.status, errorText], [200, ""]);
  }
}
