import { describe, expect, test } from "vitest";
import type { Schemas } from "../../../generated/types.ts";
import { ChatCompletionRequest } from "../../../generated/validators.js";
import { GatewayError } from "../../errors/gateway-error.ts";
import { decodeChatRequest } from "./decode-request.ts";
import { encodeChatReply } from "./encode-reply.ts";

type Request = Schemas["ChatCompletionRequest"];
type Fields = Partial<Record<keyof Request, unknown>>;

const hi = { role: "user", content: "hi" };
const hiTurn = { role: "user", parts: [{ type: "text", text: "hi" }] };

function lawful(fields: Fields): Request {
  const body: unknown = { model: "m/n", messages: [hi], ...fields };
  if (!ChatCompletionRequest(body)) throw new Error(JSON.stringify(ChatCompletionRequest.errors));
  return body;
}

const decode = (fields: Fields) => decodeChatRequest(lawful(fields));

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

const tool = (name: string) => ({ type: "function", function: { name } });
const call = (id: string, name = "look") => ({
  id,
  type: "function",
  function: { name, arguments: "{}" },
});
const calls = (...list: object[]) => ({ role: "assistant", tool_calls: list });
const result = (id: string) => ({ role: "tool", tool_call_id: id, content: "red" });
const neutralCall = (id: string, name = "look") => ({
  type: "tool-call",
  id,
  name,
  argumentsJson: "{}",
});
const neutralResult = (callId: string, toolName = "look") => ({
  callId,
  toolName,
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
    [
      "max_tokens comes before its synonym",
      { max_tokens: 5, max_completion_tokens: 9 },
      { maxOutputTokens: 5 },
    ],
    ["the synonym counts alone", { max_completion_tokens: 9 }, { maxOutputTokens: 9 }],
    ["large bounds are forwarded in chat", { max_tokens: 200_000 }, { maxOutputTokens: 200_000 }],
    ["one stop string is a list of one", { stop: "x" }, { sampling: { stop: ["x"] } }],
    ["an empty list of stop strings is none", { stop: [] }, { sampling: {} }],
    ["sampling", { temperature: 0, top_p: 1 }, { sampling: { temperature: 0, topP: 1 } }],
    ["reasoning on", { reasoning: { enabled: true } }, { reasoning: { enabled: true } }],
    [
      "an effort alone turns reasoning on",
      { reasoning: { effort: "low" } },
      { reasoning: { enabled: true, effort: "low" } },
    ],
    [
      "off wins over an effort",
      { reasoning: { enabled: false, effort: "low" } },
      { reasoning: { enabled: false } },
    ],
    [
      "a JSON object",
      { response_format: { type: "json_object" } },
      { output: { kind: "json-object" } },
    ],
    [
      "a JSON schema",
      { response_format: { type: "json_schema", json_schema: { name: "a", schema: {} } } },
      { output: { kind: "json-schema", name: "a", schema: {} } },
    ],
    [
      "a tool by its bare name",
      { tools: [tool("look")], tool_choice: "look" },
      { tools: [{ name: "look" }], toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "a tool as an object",
      { tools: [tool("look")], tool_choice: tool("look") },
      { toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "a required tool",
      { tools: [tool("look")], tool_choice: "required" },
      { toolChoice: { kind: "required" } },
    ],
    [
      "functions are tools",
      { functions: [{ name: "look" }], function_call: { name: "look" } },
      { tools: [{ name: "look" }], toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "tools win over functions",
      { tools: [tool("new")], functions: [{ name: "old" }], function_call: { name: "old" } },
      { tools: [{ name: "new" }] },
    ],
    [
      "leading system texts are the conversation's own",
      { messages: [{ role: "system", content: "a" }, { role: "system", content: "" }, hi] },
      { system: [{ type: "text", text: "a" }], turns: [hiTurn] },
    ],
    [
      "later system text keeps its place",
      { messages: [hi, { role: "system", content: "a" }, hi] },
      { turns: [hiTurn, { role: "system", parts: [{ type: "text", text: "a" }] }, hiTurn] },
    ],
    [
      "a refusal is what the assistant said",
      { messages: [{ role: "assistant", content: null, refusal: "no" }, hi] },
      { turns: [{ role: "assistant", parts: [{ type: "text", text: "no" }] }, hiTurn] },
    ],
    [
      "results in a row are one turn",
      { messages: [hi, calls(call("a"), call("b")), result("b"), result("a")] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a"), neutralCall("b")] },
          { role: "tool", results: [neutralResult("b"), neutralResult("a")] },
        ],
      },
    ],
    [
      "system text before a result moves behind it",
      { messages: [hi, calls(call("a")), { role: "system", content: "s" }, result("a")] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a")] },
          { role: "tool", results: [neutralResult("a")] },
          { role: "system", parts: [{ type: "text", text: "s" }] },
        ],
      },
    ],
    [
      "a function's result answers the open call of its name",
      {
        messages: [
          hi,
          { role: "assistant", content: null, function_call: { name: "look", arguments: "{}" } },
          { role: "function", name: "look", content: "red" },
        ],
      },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("call_1")] },
          { role: "tool", results: [neutralResult("call_1")] },
        ],
      },
    ],
    [
      "an id may come again in a later turn",
      { messages: [hi, calls(call("a")), result("a"), calls(call("a")), result("a")] },
      {},
    ],
  ])("%s", (_, fields, want) => {
    const { conversation } = decode(fields);
    expect(conversation).toMatchObject(want);
    for (const [key, value] of Object.entries(want)) {
      expect(conversation[key as keyof typeof conversation]).toEqual(value);
    }
  });
});

describe("images", () => {
  const image = (url: string) => [
    { role: "user", content: [{ type: "image_url", image_url: { url } }] },
  ];
  test.each([
    ["https://example.com/a.png", { kind: "url", url: "https://example.com/a.png" }],
    ["data:image/png;base64,AAAA", { kind: "base64", mediaType: "image/png", data: "AAAA" }],
    [
      "DATA:IMAGE/JPG;charset=x;base64,AA==",
      { kind: "base64", mediaType: "image/jpeg", data: "AA==" },
    ],
  ])("%s", (url, source) => {
    const { conversation, places } = decode({ messages: image(url) });
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ type: "image", source }] }]);
    expect(places).toEqual({ image: "/messages/0/content/0" });
  });
  test.each([
    ["ftp://example.com/a.png", "image-address"],
    ["file:///etc/passwd", "image-address"],
    ["http://", "image-address"],
    ["a.png", "image-address"],
    ["data:image/png,AAAA", "image-data"],
    ["data:image/png;base64,", "image-data"],
    ["data:image/png;base64,AAA", "image-data"],
    ["data:image/png;base64,AA-_", "image-data"],
    ["data:image/svg+xml;base64,AAAA", "image-media-type"],
    ["data:;base64,AAAA", "image-media-type"],
  ])("%s is refused", (url, rule) => {
    expect(issuesOf({ messages: image(url) })).toEqual([
      `/messages/0/content/0/image_url/url ${rule}`,
    ]);
  });
});

describe("what no schema can refuse", () => {
  const unanswered = "tool-call-without-result";
  test.each<[string, Fields, string[]]>([
    [
      "a choice of a tool that is not offered",
      { tools: [tool("look")], tool_choice: "see" },
      ["/tool_choice unknown-tool"],
    ],
    ["a choice without tools", { function_call: { name: "see" } }, ["/function_call unknown-tool"]],
    ["a required call without tools", { tool_choice: "required" }, ["/tool_choice no-tools"]],
    [
      "a result without its call",
      { messages: [hi, result("a")] },
      ["/messages/1/tool_call_id tool-result-without-call"],
    ],
    [
      "a second result of a call",
      { messages: [hi, calls(call("a")), result("a"), result("a")] },
      ["/messages/3/tool_call_id tool-result-without-call"],
    ],
    [
      "a function's result without its call",
      { messages: [hi, { role: "function", name: "look", content: "red" }] },
      ["/messages/1/name tool-result-without-call"],
    ],
    [
      "a call that the user talks over",
      { messages: [hi, calls(call("a")), hi] },
      [`/messages/1/tool_calls/0 ${unanswered}`],
    ],
    [
      "a late result raises no second issue",
      { messages: [calls(call("a")), hi, result("a")] },
      [`/messages/0/tool_calls/0 ${unanswered}`],
    ],
    [
      "a call at the end",
      { messages: [hi, calls(call("a"), call("b")), result("a")] },
      [`/messages/1/tool_calls/1 ${unanswered}`],
    ],
    [
      "one id for two calls of a message",
      { messages: [calls(call("a"), call("a")), result("a")] },
      ["/messages/0/tool_calls/1/id duplicate-tool-call-id"],
    ],
    [
      "all of them at once",
      { messages: [calls(call("a")), hi, result("b")], tool_choice: "x" },
      [
        "/tool_choice unknown-tool",
        `/messages/0/tool_calls/0 ${unanswered}`,
        "/messages/2/tool_call_id tool-result-without-call",
      ],
    ],
  ])("%s", (_, fields, want) => {
    expect(issuesOf(fields)).toEqual(want);
  });

  test("a thousand issues are told as fifty and counted", () => {
    const messages = Array.from({ length: 400 }, (_, at) => result(`c${at}`));
    const request = lawful({ messages });
    expect(() => decodeChatRequest(request)).toThrow(/\(and 399 more issues\)/);
    expect(issuesOf({ messages })).toHaveLength(50);
  });
});

describe("what is accepted without effect is named", () => {
  const echoed = {
    role: "assistant",
    content: "a",
    refusal: null,
    annotations: [],
    reasoning: "r",
    audio: null,
    reasoning_content: "r",
    parsed: { a: 1 },
    provider_specific_fields: { b: 2 },
  };
  test.each<[string, Fields, string[]]>([
    ["nothing, mostly", { max_tokens: 1, stream: true, tools: [], stop: [] }, []],
    [
      "the synonym beside max_tokens",
      { max_tokens: 1, max_completion_tokens: 1 },
      ["/max_completion_tokens"],
    ],
    ["stream options without a stream", { stream_options: {} }, ["/stream_options"]],
    [
      "the older tools",
      { tools: [tool("a")], functions: [{ name: "b" }], function_call: "auto" },
      ["/functions", "/function_call"],
    ],
    ["a choice without tools", { tool_choice: "auto" }, ["/tool_choice"]],
    [
      "an effort of reasoning that is off",
      { reasoning: { enabled: false, effort: "low" } },
      ["/reasoning/effort"],
    ],
    [
      "echoed fields of a reply, each once",
      { messages: [hi, echoed, hi, echoed, hi] },
      [
        "/messages/*/annotations",
        "/messages/*/reasoning",
        "/messages/*/reasoning_content",
        "/messages/*/parsed",
        "/messages/*/provider_specific_fields",
      ],
    ],
    [
      "a call in both forms, and what libraries add to it",
      {
        messages: [
          {
            role: "assistant",
            function_call: { name: "look", arguments: "{}" },
            tool_calls: [
              {
                ...call("a"),
                index: 0,
                function: {
                  name: "look",
                  arguments: "{}",
                  parsed_arguments: {},
                },
              },
            ],
          },
          { ...result("a"), name: "look" },
        ],
      },
      [
        "/messages/*/function_call",
        "/messages/*/tool_calls/*/index",
        "/messages/*/tool_calls/*/function/parsed_arguments",
        "/messages/*/name",
      ],
    ],
  ])("%s", (_, fields, want) => {
    expect([...decode(fields).ignored].toSorted()).toEqual(want.toSorted());
  });
});

test("what a wire cannot carry is named by this protocol's fields, where it was said", () => {
  const request = decode({
    temperature: 1,
    stop: "x",
    reasoning: { effort: "low" },
    tools: [{ type: "function", function: { name: "a", strict: true } }],
    messages: [
      {
        role: "user",
        name: "ann",
        content: [
          { type: "text", text: "a", cache_control: { type: "ephemeral", ttl: "5m" } },
          { type: "image_url", image_url: { url: "https://example.com/a", detail: "low" } },
        ],
      },
    ],
  });
  expect(request.conversation.turns).toEqual([
    {
      role: "user",
      name: "ann",
      parts: [
        { type: "text", text: "a", cacheControl: { type: "ephemeral", ttl: "5m" } },
        { type: "image", source: { kind: "url", url: "https://example.com/a" }, detail: "low" },
      ],
    },
  ]);
  expect(request.ignoredPointers(["temperature", "top-p", "stop", "reasoning"])).toEqual([
    "/temperature",
    "/stop",
    "/reasoning",
  ]);
  expect(
    request.ignoredPointers(["tool-strict", "participant-name", "image-detail", "cache-control"]),
  ).toEqual([
    "/tools/*/function/strict",
    "/messages/*/name",
    "/messages/*/content/*/image_url/detail",
    "/messages/*/content/*/cache_control",
  ]);
});

test("every field of a reply's message is accepted in the next request", () => {
  const reply = encodeChatReply(
    {
      text: "a",
      reasoning: "r",
      toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "" }],
      usage: {},
      stop: { cause: "tool-calls", raw: "" },
    },
    { id: "chatcmpl-1", created: 1, model: "m/n" },
    { showReasoning: true, legacyFunctions: true, includeUsage: true },
  );
  const { conversation } = decode({ messages: [hi, reply.choices[0].message, result("a")] });
  expect(conversation.turns[1]).toEqual({
    role: "assistant",
    parts: [{ type: "text", text: "a" }, neutralCall("a")],
  });
});

test("the reply's shape follows the request", () => {
  const folded = {
    text: "",
    reasoning: "r",
    usage: {},
    stop: { cause: "tool-calls", raw: "" } as const,
    toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "{}" } as const],
  };
  const identity = { id: "chatcmpl-1", created: 1, model: "m/n" };
  const said = (fields: Fields) => JSON.stringify(decode(fields).encodeReply(folded, identity));
  expect(said({})).not.toMatch(/reasoning_content|function_call/);
  expect(said({ reasoning: { enabled: true } })).toContain("reasoning_content");
  expect(said({ functions: [{ name: "look" }] })).toContain("function_call");
  const stream = decode({ stream: true, stream_options: { include_usage: true } });
  expect(stream.stream).toBe(true);
  const end = { type: "generation-end", stop: folded.stop } as const;
  expect(stream.openStream(identity).encode(end)).toContain('"usage"');
});
