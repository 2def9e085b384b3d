import { expect, test } from "vitest";
import type { Json } from "./json.ts";
import { models, refusalOf } from "./responses-rules.ts";
import { hideThought } from "./hidden-thought.ts";

const SECRET = "secret";
const user = { role: "user", content: "Hi" };
const call = { type: "function_call", call_id: "c", name: "look", arguments: "{}" };
const output = { type: "function_call_output", call_id: "c", output: "red" };
const parameters = { type: "object", properties: {} };
const look = { type: "function", name: "look", parameters, strict: false };
const thought = (id: string): Json => ({
  type: "reasoning",
  id: "rs_1",
  summary: [],
  encrypted_content: hideThought({ number: 1 }, id, SECRET),
});
const input = (...items: Json[]): Json => ({ input: [user, ...items] });

test.each<[string, Json]>([
  ["Unknown parameter: 'stop'", { stop: ["END"] }],
  ["Unknown parameter: 'input[1].name'", input({ ...user, name: "Ann" })],
  ["The model does not exist", { model: "gpt-0" }],
  ["'temperature' is not supported", { temperature: 1 }],
  ["'top_p' is not supported", { top_p: 1 }],
  ["'reasoning' is not supported", { model: models.talker, reasoning: { effort: "low" } }],
  ["'none' is not supported", { model: models.lasting, reasoning: { effort: "none" } }],
  [
    "Encrypted content is not supported",
    { model: models.talker, include: ["reasoning.encrypted_content"] },
  ],
  ["integer below minimum", { max_output_tokens: 15 }],
  ["Invalid 'user'", { user: "u".repeat(65) }],
  ["Tool choice is set without tools", { tool_choice: "auto" }],
  ["Invalid 'tools[].name'", { tools: [{ ...look, name: "a/b" }] }],
  ["Missing required parameter: 'tools[].parameters'", { tools: [{ ...look, parameters: null }] }],
  ["object schema missing properties", { tools: [{ ...look, parameters: { type: "object" } }] }],
  ["strict is on", { tools: [{ type: "function", name: "look", parameters }] }],
  ["Invalid value: 'tool_result'", input({ type: "tool_result" })],
  ["No tool call found", input(output)],
  ["No tool output found", input(call)],
  ["Duplicate 'input[3].call_id'", input(call, output, call, output)],
  ["Invalid 'input[1].arguments'", input({ ...call, arguments: "[]" }, output)],
  ["string too long", input({ ...call, call_id: "c".repeat(65) })],
  ["Items are not persisted", input({ type: "reasoning", id: "rs_1", summary: [] })],
  ["'input[].summary'", input({ ...thought("rs_1"), summary: null })],
  ["could not be verified", input(thought("rs_2"), call, output)],
  ["required following item", input(call, output, thought("rs_1"))],
  ["Invalid 'text.format.name'", { text: { format: { type: "json_schema", name: "a b" } } }],
  ["must contain the word 'json'", { text: { format: { type: "json_object" } } }],
])("the stand-in refuses: %s", (message, fields) => {
  const refusal = refusalOf({ model: models.thinker, input: [user], ...fields }, SECRET);
  expect(refusal?.message).toContain(message);
});

test("the stand-in accepts a complete tool loop", () => {
  const items = input(thought("rs_1"), { role: "assistant", content: "Looking." }, call, output);
  expect(refusalOf({ model: models.thinker, tools: [look], ...items }, SECRET)).toBeNull();
});
