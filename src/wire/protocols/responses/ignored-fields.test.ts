import { describe, expect, test } from "vitest";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { call, decode, hi, look, output, reasoning, said, type Fields } from "./test-request.ts";

describe("fields that are accepted but ignored are reported", () => {
  const echoed = [
    { ...reasoning(), content: null, status: null },
    {
      type: "message",
      id: "msg_1",
      status: "completed",
      role: "assistant",
      phase: null,
      content: [{ type: "output_text", text: "{}", annotations: [], logprobs: [], parsed: {} }],
    },
    { ...call("a"), id: "fc_1", namespace: null, status: "completed", parsed_arguments: null },
    { ...output("a"), id: "fco_1", status: "completed" },
  ];
  test.each<[string, Fields, string[]]>([
    [
      "no entry for fields with an effect",
      {
        stream: true,
        store: false,
        background: false,
        previous_response_id: null,
        max_output_tokens: 1,
        tools: [],
        include: [],
        text: {},
        reasoning: { summary: "auto" },
        metadata: { a: "b" },
        truncation: "disabled",
        user: "a",
      },
      [],
    ],
    [
      "settings of the vendor's service",
      {
        service_tier: "auto",
        prompt_cache_key: "k",
        client_metadata: { a: "b" },
        stream_options: { include_obfuscation: false },
        truncation: "auto",
      },
      ["/client_metadata", "/prompt_cache_key", "/service_tier", "/stream_options", "/truncation"],
    ],
    [
      "additions to replies of other tools",
      { include: ["reasoning.encrypted_content", "web_search_call.results"] },
      ["/include"],
    ],
    ["no entry for the reasoning of calls", { include: ["reasoning.encrypted_content"] }, []],
    [
      "the context of reasoning, and the verbosity",
      { reasoning: { context: "all" }, text: { verbosity: "low" } },
      ["/reasoning/context", "/text/verbosity"],
    ],
    ["the older name of the end user", { safety_identifier: "a", user: "b" }, ["/user"]],
    ["a choice without tools", { tool_choice: "auto" }, ["/tool_choice"]],
    ["no entry for items as a reply had them, and as libraries add to them", { input: echoed }, []],
  ])("%s", (_, fields, want) => {
    expect([...decode(fields).ignored].toSorted()).toEqual(want);
  });
});

const image = { type: "input_image", image_url: "https://example.com", detail: "low" };

test.each<[IgnoredParameter, Fields, readonly string[]]>([
  ["temperature", { temperature: 1 }, ["/temperature"]],
  ["top-p", { top_p: 1 }, ["/top_p"]],
  ["max-output-tokens", { max_output_tokens: 1 }, ["/max_output_tokens"]],
  ["output-format", { text: { format: { type: "json_object" } } }, ["/text/format"]],
  ["reasoning", { reasoning: { effort: "low" } }, ["/reasoning"]],
  ["parallel-tool-calls", { tools: [look], parallel_tool_calls: false }, ["/parallel_tool_calls"]],
  ["tool-choice", { tools: [look], tool_choice: "required" }, ["/tool_choice"]],
  ["tool-strict", { tools: [{ ...look, strict: true }] }, ["/tools/*/strict"]],
  ["end-user-id", { safety_identifier: "a", user: "b" }, ["/safety_identifier"]],
  ["end-user-id", { user: "b" }, ["/user"]],
  [
    "image-detail",
    { input: [{ role: "user", content: [image] }, call("a"), { ...output("a"), output: [image] }] },
    ["/input/*/content/*/detail", "/input/*/output/*/detail"],
  ],
  [
    "reasoning-state",
    { input: [hi, reasoning("s"), call("a"), output("a")] },
    ["/input/*/encrypted_content"],
  ],
])("%s: sent as %j it is named as %j", (parameter, fields, pointers) => {
  expect(decode(fields).ignoredPointers([parameter])).toEqual(pointers);
  expect(decode({ input: [hi, said("a")] }).ignoredPointers([parameter])).toEqual([]);
});

test("a response id has the prefix of this protocol", () => {
  expect(decode({}).replyIdPrefix).toBe("resp_");
});
