import { describe, expect, test } from "vitest";
import { toRecording, shapeOf } from "./to-recording.ts";

const setting = {
  home: "/place/run-1/user",
  project: "/place/run-1/project",
  origin: "http://127.0.0.1:4711",
  key: "sk-gw-secret",
};
const id = "3f0c1c52-8a3b-4a4e-9f54-0c5f5e3a1b2c";

function cutBody(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const exchange = { method: "POST", path: "/v1/messages", headers, body };
  return toRecording(
    "agent-1.0",
    { ...exchange, status: 200, reply: "", replyHeaders: {} },
    setting,
  );
}

describe("a recording has", () => {
  test.each([
    ["no key", "key sk-gw-secret", "key sk-dummy"],
    ["no folder of the project", "in /place/run-1/project/a.txt", "in /project/a.txt"],
    ["no home folder", "/place/run-1/user/.agent", "/user/.agent"],
    ["no name made of the folder", "-place-run-1-project", "-project"],
    ["no address of the run", "http://127.0.0.1:4711/v1", "http://127.0.0.1:8080/v1"],
    [
      "no id of the run",
      `${id} ${id}`,
      `${"00000000-0000-4000-8000-000000000001 ".repeat(2)}`.trim(),
    ],
    ["no id of a call", "toolu_AbCdEf1234", "toolu_01"],
    ["no id of an item", "fco_AbCdEf1234 rs_AbCdEf1234", "fco_01 rs_02"],
    ["no digest", "0123456789abcdef".repeat(4), "0".repeat(64)],
    ["the beginning of a long text", "x".repeat(500), `${"x".repeat(120)} …`],
  ])("%s", (_title, text, expected) => {
    expect(cutBody({ text }).body).toEqual({ text: expected });
  });

  test("the same placeholder for the same id, and a different one for another id", () => {
    const content = ["call_aaaaaaaa", "call_bbbbbbbb", "call_aaaaaaaa"];
    expect(cutBody({ content }).body).toEqual({ content: ["call_01", "call_02", "call_01"] });
  });

  test("complete data and arguments", () => {
    const body = { data: "A".repeat(300), arguments: JSON.stringify({ a: "z".repeat(300) }) };
    expect(cutBody(body).body).toEqual(body);
  });

  test("the headers that the contract or a feature depends on", () => {
    const headers = {
      authorization: "Bearer sk-gw-secret",
      "x-api-key": "sk-gw-secret",
      host: "127.0.0.1:4711",
      "x-stainless-os": "Linux",
      "anthropic-beta": "a,b",
      "user-agent": "agent/1.0",
    };
    expect(cutBody({}, headers).headers).toEqual({
      "anthropic-beta": "a,b",
      "user-agent": "agent/1.0",
    });
  });

  test("the first tools, the named tools, and one of each shape", () => {
    const tool = (name: string, more: object = {}) => ({ name, input_schema: {}, ...more });
    const tools = [
      ...["a", "b", "c", "d"].map((name) => tool(name)),
      tool("e", { defer_loading: true }),
      tool("f", { defer_loading: true }),
    ];
    const { body } = cutBody({ tools, messages: [{ type: "tool_use", name: "d" }] });
    const kept = (body as { tools: readonly { name: string }[] }).tools;
    expect(kept.map(({ name }) => name)).toEqual(["a", "b", "d", "e"]);
  });
});

test("the shape of a request distinguishes fields, roles, part types and null", () => {
  const body = { messages: [{ role: "user", content: [{ type: "text", text: "a" }] }], stop: null };
  expect(shapeOf(body)).toEqual([
    "",
    ".messages[]<user>",
    ".messages[]<user>.role string",
    ".messages[]<user>.content[]<text>",
    ".messages[]<user>.content[]<text>.type string",
    ".messages[]<user>.content[]<text>.text string",
    ".stop null",
  ]);
});
