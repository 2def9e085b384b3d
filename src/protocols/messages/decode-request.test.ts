import { describe, expect, test } from "vitest";
import type { Schemas } from "../../../generated/types.ts";
import { MessagesRequest } from "../../../generated/validators.js";
import { GatewayError } from "../../errors/gateway-error.ts";
import { decodeMessagesRequest } from "./decode-request.ts";
import { encodeMessagesReply } from "./encode-reply.ts";

type Request = Schemas["MessagesRequest"];
type Fields = Partial<Record<keyof Request, unknown>>;

const hi = { role: "user", content: "hi" };
const hiTurn = { role: "user", parts: [{ type: "text", text: "hi" }] };

function lawful(fields: Fields): Request {
  const body: unknown = { model: "m/n", messages: [hi], ...fields };
  if (!MessagesRequest(body)) throw new Error(JSON.stringify(MessagesRequest.errors));
  return body;
}

const decode = (fields: Fields) => decodeMessagesRequest(lawful(fields));

function issuesOf(fields: Fields): string[] {
  try {
    decode(fields);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    expect(error.kind).toBe("invalid-request");
    return error.issues.map((issue) => `${issue.pointer} ${issue.rule}`);
  }
  return [];
}

const cache = { cache_control: { type: "ephemeral" } };
const cacheControl = { type: "ephemeral" };
const look = { name: "look", input_schema: { type: "object" } };
const lookTool = { name: "look", parameters: { type: "object" } };
const use = (id: string, input: object = {}) => ({ type: "tool_use", id, name: "look", input });
const uses = (...content: object[]) => ({ role: "assistant", content });
const result = (id: string) => ({ type: "tool_result", tool_use_id: id, content: "red" });
const results = (...content: object[]) => ({ role: "user", content });
const neutralCall = (id: string, argumentsJson = "{}") => ({
  type: "tool-call",
  id,
  name: "look",
  argumentsJson,
});
const neutralResult = (callId: string) => ({
  callId,
  toolName: "look",
  content: [{ type: "text", text: "red" }],
  isError: false,
});

test("nothing that the client did not send is in the conversation", () => {
  expect(decode({}).conversation).toEqual({
    model: "m/n",
    system: [],
    turns: [hiTurn],
    tools: [],
    sampling: {},
  });
});

describe("what the fields mean", () => {
  test.each<[string, Fields, object]>([
    ["a bound below 8000 is forwarded", { max_tokens: 7_999 }, { maxOutputTokens: 7_999 }],
    [
      "sampling",
      { temperature: 0, top_p: 1, top_k: 3, stop_sequences: ["x"] },
      { sampling: { temperature: 0, topP: 1, topK: 3, stop: ["x"] } },
    ],
    ["a system string", { system: "a" }, { system: [{ type: "text", text: "a" }] }],
    [
      "system blocks",
      { system: [{ type: "text", text: "a", ...cache }] },
      { system: [{ type: "text", text: "a", cacheControl }] },
    ],
    [
      "system text between turns keeps its place",
      { messages: [{ role: "system", content: "a" }, hi, { role: "system", content: "b" }] },
      {
        system: [{ type: "text", text: "a" }],
        turns: [hiTurn, { role: "system", parts: [{ type: "text", text: "b" }] }],
      },
    ],
    [
      "tools",
      { tools: [{ ...look, type: "custom", description: "d", strict: true, ...cache }] },
      { tools: [{ ...lookTool, description: "d", strict: true, cacheControl }] },
    ],
    [
      "any tool",
      { tools: [look], tool_choice: { type: "any" } },
      { toolChoice: { kind: "required" } },
    ],
    ["no tool", { tools: [look], tool_choice: { type: "none" } }, { toolChoice: { kind: "none" } }],
    [
      "one tool, one call",
      {
        tools: [look],
        tool_choice: { type: "tool", name: "look", disable_parallel_tool_use: true },
      },
      { toolChoice: { kind: "tool", name: "look" }, parallelToolCalls: false },
    ],
    [
      "enabled thinking",
      { thinking: { type: "enabled", budget_tokens: 2_000 } },
      { reasoning: { enabled: true, budgetTokens: 2_000 } },
    ],
    ["adaptive thinking", { thinking: { type: "adaptive" } }, { reasoning: { enabled: true } }],
    ["auto thinking", { thinking: { type: "auto" } }, { reasoning: { enabled: true } }],
    ["disabled thinking", { thinking: { type: "disabled" } }, { reasoning: { enabled: false } }],
    [
      "no thinking",
      { thinking: { type: "none" }, output_config: { effort: "low" } },
      { reasoning: { enabled: false } },
    ],
    [
      "an effort alone turns reasoning on",
      { output_config: { effort: "xhigh" } },
      { reasoning: { enabled: true, effort: "high" } },
    ],
    [
      "a JSON schema",
      { output_config: { format: { type: "json_schema", schema: { type: "object" } } } },
      { output: { kind: "json-schema", schema: { type: "object" } } },
    ],
    ["the end user", { metadata: { user_id: "u" } }, { endUserId: "u" }],
    ["no end user", { metadata: { user_id: null } }, {}],
    [
      "calls, their results and what the user adds",
      {
        messages: [
          hi,
          uses({ type: "text", text: "a" }, use("a", { b: 1 }), use("b")),
          results(result("b"), { type: "text", text: "hi" }, result("a")),
        ],
      },
      {
        turns: [
          hiTurn,
          {
            role: "assistant",
            parts: [{ type: "text", text: "a" }, neutralCall("a", '{"b":1}'), neutralCall("b")],
          },
          { role: "tool", results: [neutralResult("b"), neutralResult("a")] },
          hiTurn,
        ],
      },
    ],
    [
      "a failed tool, an image and nothing",
      {
        messages: [
          uses(use("a"), use("b"), use("c")),
          results(
            { ...result("a"), is_error: true, ...cache },
            {
              type: "tool_result",
              tool_use_id: "b",
              content: [
                { type: "text", text: "" },
                { type: "image", source: { type: "url", url: "https://example.com/a" } },
              ],
            },
            { type: "tool_result", tool_use_id: "c" },
          ),
        ],
      },
      {
        turns: [
          { role: "assistant", parts: [neutralCall("a"), neutralCall("b"), neutralCall("c")] },
          {
            role: "tool",
            results: [
              { ...neutralResult("a"), isError: true, cacheControl },
              {
                ...neutralResult("b"),
                content: [{ type: "image", source: { kind: "url", url: "https://example.com/a" } }],
              },
              { ...neutralResult("c"), content: [] },
            ],
          },
        ],
      },
    ],
    [
      "thinking in history is not sent back",
      {
        messages: [
          hi,
          uses(
            { type: "thinking", thinking: "t", signature: "s" },
            { type: "redacted_thinking", data: "d" },
            { type: "text", text: "a" },
          ),
          hi,
        ],
      },
      { turns: [hiTurn, { role: "assistant", parts: [{ type: "text", text: "a" }] }, hiTurn] },
    ],
    [
      "top-level cache_control marks the last part",
      { ...cache, messages: [hi, uses(use("a")), results(result("a"))] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a")] },
          { role: "tool", results: [{ ...neutralResult("a"), cacheControl }] },
        ],
      },
    ],
  ])("%s", (_, fields, want) => {
    const { conversation } = decode(fields);
    for (const [key, value] of Object.entries(want)) {
      expect(conversation[key as keyof typeof conversation]).toEqual(value);
    }
    expect("endUserId" in conversation).toBe("endUserId" in want);
  });

  test.each([8_000, 32_000, 1_000_000])("a bound of %i is not forwarded", (bound) => {
    const { conversation, ignored } = decode({ max_tokens: bound });
    expect(conversation).not.toHaveProperty("maxOutputTokens");
    expect(ignored).toEqual(["/max_tokens"]);
  });
});

describe("images", () => {
  const image = (source: object) => [{ role: "user", content: [{ type: "image", source }] }];
  const data = (text: string) => ({ type: "base64", media_type: "image/png", data: text });
  test("data and addresses are carried as they are", () => {
    const { conversation, places } = decode({ messages: image(data("AAAA")) });
    const source = { kind: "base64", mediaType: "image/png", data: "AAAA" };
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ type: "image", source }] }]);
    expect(places).toEqual({ image: "/messages/0/content/0" });
  });
  test.each<[object, string]>([
    [data("not base64"), "data image-data"],
    [data("AAA"), "data image-data"],
    [data("data:image/png;base64,AAAA"), "data image-data"],
    [{ type: "url", url: "data:image/png;base64,AAAA" }, "url image-address"],
    [{ type: "url", url: "ftp://example.com" }, "url image-address"],
  ])("%j is refused", (source, want) => {
    expect(issuesOf({ messages: image(source) })).toEqual([`/messages/0/content/0/source/${want}`]);
  });
});

describe("what no schema can refuse", () => {
  test.each<[string, Fields, string[]]>([
    [
      "a tool that is not offered",
      { tool_choice: { type: "tool", name: "x" }, tools: [look] },
      ["/tool_choice unknown-tool"],
    ],
    ["a forced call without tools", { tool_choice: { type: "any" } }, ["/tool_choice no-tools"]],
    [
      "a result without its call",
      { messages: [results(result("a"))] },
      ["/messages/0/content/0/tool_use_id tool-result-without-call"],
    ],
    [
      "a call that the user talks over",
      { messages: [uses(use("a")), hi] },
      ["/messages/0/content/0 tool-call-without-result"],
    ],
    [
      "half an answer",
      { messages: [uses(use("a"), use("b")), results(result("a")), hi] },
      ["/messages/0/content/1 tool-call-without-result"],
    ],
    [
      "a call at the end",
      { messages: [uses({ type: "text", text: "a" }, use("a"))] },
      ["/messages/0/content/1 tool-call-without-result"],
    ],
  ])("%s", (_, fields, want) => {
    expect(issuesOf(fields)).toEqual(want);
  });
});

test("what is accepted without effect is named", () => {
  const { ignored } = decode({
    service_tier: "auto",
    context_management: { edits: [] },
    tools: [{ ...look, eager_input_streaming: null, defer_loading: true }],
    tool_choice: { type: "auto" },
    thinking: { type: "disabled" },
    output_config: { effort: "low" },
    messages: [
      hi,
      uses({ type: "thinking", thinking: "t" }, { type: "redacted_thinking", data: "d" }),
    ],
  });
  expect([...ignored].toSorted()).toEqual([
    "/context_management",
    "/messages/*/content/*/data",
    "/messages/*/content/*/thinking",
    "/output_config/effort",
    "/service_tier",
    "/tools/*/defer_loading",
  ]);
});

test("what a wire cannot carry is named by this protocol's fields, where it was said", () => {
  const request = decode({
    ...cache,
    top_k: 1,
    thinking: { type: "enabled", budget_tokens: 1_024 },
    metadata: { user_id: "u" },
    tools: [look],
    tool_choice: { type: "auto", disable_parallel_tool_use: true },
    messages: [uses(use("a")), results({ ...result("a"), is_error: true, ...cache })],
  });
  expect(request.places).toEqual({ tools: "/tools" });
  expect(request.ignoredPointers(["top-k", "top-p", "reasoning", "reasoning-budget"])).toEqual([
    "/top_k",
    "/thinking",
    "/thinking/budget_tokens",
  ]);
  expect(
    request.ignoredPointers([
      "cache-control",
      "end-user-id",
      "parallel-tool-calls",
      "tool-result-error",
    ]),
  ).toEqual([
    "/messages/*/content/*/cache_control",
    "/cache_control",
    "/metadata/user_id",
    "/tool_choice/disable_parallel_tool_use",
    "/messages/*/content/*/is_error",
  ]);
});

const identity = { id: "msg_1", created: 1, model: "m/n" };
const folded = {
  text: "a",
  reasoning: "r",
  toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "" } as const],
  usage: {},
  stop: { cause: "tool-calls", raw: "" } as const,
};

test("a reply's content is accepted as it is in the next request", () => {
  const { role, content } = encodeMessagesReply(folded, identity, { showThinking: true });
  const { conversation } = decode({ messages: [hi, { role, content }, results(result("a"))] });
  expect(conversation.turns[1]).toEqual({
    role: "assistant",
    parts: [{ type: "text", text: "a" }, neutralCall("a")],
  });
});

test.each<[Fields, boolean]>([
  [{}, false],
  [{ thinking: { type: "enabled" } }, true],
  [{ thinking: { type: "adaptive", display: "summarized" } }, true],
  [{ thinking: { type: "enabled", display: "omitted" } }, false],
  [{ thinking: { type: "disabled" } }, false],
  [{ output_config: { effort: "high" } }, false],
])("%j: thinking is shown: %s", (fields, isShown) => {
  const reply = JSON.stringify(decode(fields).encodeReply(folded, identity));
  expect(reply.includes('"thinking"')).toBe(isShown);
});
