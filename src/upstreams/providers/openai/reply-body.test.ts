import { expect, test } from "vitest";
import { readMessage } from "./reply-body.ts";
import { plainSource } from "../../../core/raw-json/json-source.ts";

test.each([
  ["text", '{"a":1}', '{"a":1}'],
  ["an object in place of its text", { a: 1 }, '{"a":1}'],
  ["null", null, ""],
  ["nothing", undefined, ""],
  ["a number", 7, ""],
])("a call's arguments that are %s", (_fact, given, argumentsJson) => {
  const call = { id: "a", function: { name: "look", arguments: given } };
  expect(readMessage({ tool_calls: [call] }, plainSource).toolCalls).toMatchObject([
    { argumentsJson },
  ]);
});
