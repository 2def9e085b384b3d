import { describe, expect, test } from "vitest";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { resultOf } from "../../../core/conversation/test-result.ts";
import { encodeChatReply } from "./encode-reply.ts";
import { call, decode, hi, neutralCall, result, tool, type Fields } from "./test-request.ts";

describe("fields that are accepted but ignored are reported", () => {
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
    [
      "no entry for fields with an effect",
      { max_tokens: 1, stream: true, tools: [], stop: [] },
      [],
    ],
    [
      "the synonym if max_tokens is sent",
      { max_tokens: 1, max_completion_tokens: 1 },
      ["/max_completion_tokens"],
    ],
    ["no entry for a synonym by itself", { max_completion_tokens: 1 }, []],
    [
      "the older choice if the newer is sent",
      { tools: [tool("a")], tool_choice: "auto", function_call: "auto" },
      ["/function_call"],
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
      "a call in both forms, and fields that libraries add",
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

test("ignored parameters are reported as this protocol's fields, at the places where they were sent", () => {
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

test("a response id has the prefix of this protocol", () => {
  expect(decode({}).replyIdPrefix).toBe("chatcmpl-");
});

test.each<[IgnoredParameter, Fields, string]>([
  ["temperature", { temperature: 1 }, "/temperature"],
  ["top-p", { top_p: 1 }, "/top_p"],
  ["stop", { stop: ["x"] }, "/stop"],
  ["reasoning", { reasoning: { enabled: true } }, "/reasoning"],
  ["output-format", { response_format: { type: "json_object" } }, "/response_format"],
])("%s: sent as %j it is named as %s", (parameter, fields, pointer) => {
  expect(decode(fields).ignoredPointers([parameter])).toEqual([pointer]);
  expect(decode({ stop: [] }).ignoredPointers([parameter])).toEqual([]);
});

test.each([
  [{}, "/max_completion_tokens"],
  [{ max_completion_tokens: 1 }, "/max_completion_tokens"],
  [{ max_tokens: 1 }, "/max_tokens"],
  [{ max_tokens: 1, max_completion_tokens: 1 }, "/max_tokens"],
])("the output bound in %j is named as %s", (fields, pointer) => {
  expect(decode(fields).ignoredPointers(["max-output-tokens"])).toEqual([pointer]);
});

test("every field of a response message is accepted in the next request", () => {
  const reply = encodeChatReply(
    resultOf({
      text: "a",
      reasoning: "r",
      toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "" }],
      stop: { cause: "tool-calls", raw: "" },
    }),
    { id: "chatcmpl-1", created: 1, model: "m/n" },
    { showReasoning: true, legacyFunctions: true, includeUsage: true },
  );
  const { conversation } = decode({ messages: [hi, reply.choices[0].message, result("a")] });
  expect(conversation.turns[1]).toEqual({
    role: "assistant",
    parts: [{ type: "text", text: "a" }, neutralCall("a")],
  });
});

test("the form of the response depends on the request", () => {
  const stop = { cause: "tool-calls", raw: "" } as const;
  const folded = resultOf({
    reasoning: "r",
    stop,
    toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "{}" }],
  });
  const identity = { id: "chatcmpl-1", created: 1, model: "m/n" };
  const encoded = (fields: Fields) => JSON.stringify(decode(fields).encodeReply(folded, identity));
  expect(encoded({})).not.toMatch(/reasoning_content|function_call/);
  expect(encoded({ reasoning: { enabled: true } })).toContain("reasoning_content");
  expect(encoded({ functions: [{ name: "look" }] })).toContain("function_call");
  const stream = decode({ stream: true, stream_options: { include_usage: true } });
  expect(stream.stream).toBe(true);
  const end = { type: "generation-end", stop } as const;
  expect(stream.openStream(identity).encode(end)).toContain('"usage"');
});
