import { expect, test } from "vitest";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { resultOf } from "../../../core/conversation/test-result.ts";
import { encodeMessagesReply } from "./encode-reply.ts";
import {
  cache,
  decode,
  hi,
  look,
  neutralCall,
  result,
  results,
  use,
  uses,
  type Fields,
} from "./test-request.ts";
import { asReceived } from "../../../core/raw-json/test-written.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";

test("fields that are accepted but ignored are reported", () => {
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
      uses({ type: "text", text: "{}", parsed_output: {}, citations: [] }),
    ],
  });
  expect([...ignored].toSorted()).toEqual([
    "/context_management",
    "/messages/*/content/*/data",
    "/messages/*/content/*/parsed_output",
    "/messages/*/content/*/thinking",
    "/output_config/effort",
    "/service_tier",
  ]);
});

test("the scope of a cache mark is reported at every place, and not passed on", () => {
  const shared = { cache_control: { type: "ephemeral", ttl: "1h", scope: "global" } };
  const { conversation, ignored } = decode({
    ...shared,
    system: [{ type: "text", text: "s", ...shared }],
    tools: [{ ...look, ...shared }],
    messages: [hi, uses({ ...use("a"), ...shared }), results({ ...result("a"), ...shared })],
  });
  expect([...ignored].toSorted()).toEqual([
    "/cache_control/scope",
    "/messages/*/content/*/cache_control/scope",
    "/system/*/cache_control/scope",
    "/tools/*/cache_control/scope",
  ]);
  const marks = writeJson(conversation).match(/"cacheControl":\{[^}]*\}/g);
  expect(marks).toHaveLength(4);
  expect(new Set(marks)).toEqual(new Set(['"cacheControl":{"type":"ephemeral","ttl":"1h"}']));
});

test("null in a block is equivalent to an absent field", () => {
  const dumped = { citations: null, cache_control: null, parsed_output: null };
  const { conversation, ignored, ignoredPointers } = decode({
    tools: [{ ...look, type: null, cache_control: null }],
    messages: [
      hi,
      uses(
        { type: "text", text: "a", ...dumped },
        { ...use("a"), caller: null, toolset_name: null, cache_control: null },
      ),
      results({ ...result("a"), toolset_name: null, cache_control: null }),
    ],
  });
  const plain = decode({
    tools: [look],
    messages: [hi, uses({ type: "text", text: "a" }, use("a")), results(result("a"))],
  });
  expect(conversation).toEqual(plain.conversation);
  expect([ignored, ignoredPointers(["cache-control"])]).toEqual([[], []]);
});

test("ignored parameters are reported as this protocol's fields, at the places where they were sent", () => {
  const request = decode({
    ...cache,
    top_k: 1,
    thinking: { type: "enabled", budget_tokens: 1_024 },
    metadata: { user_id: "u" },
    tools: [look],
    tool_choice: { type: "auto", disable_parallel_tool_use: true },
    messages: [uses(use("a")), results({ ...result("a"), is_error: true, ...cache })],
  });
  const tools = ["/tools", "/messages/0/content/0", "/messages/1/content/0"];
  expect(request.places).toEqual({ tools });
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

const thinking = { type: "enabled" };
const format = { type: "json_schema", schema: {} };

test.each<[IgnoredParameter, Fields, string]>([
  ["temperature", { temperature: 1 }, "/temperature"],
  ["top-p", { top_p: 1 }, "/top_p"],
  ["top-k", { top_k: 1 }, "/top_k"],
  ["stop", { stop_sequences: ["x"] }, "/stop_sequences"],
  ["reasoning", { thinking }, "/thinking"],
  ["reasoning", { output_config: { effort: "low" } }, "/output_config/effort"],
  ["reasoning-budget", { thinking: { ...thinking, budget_tokens: 9 } }, "/thinking/budget_tokens"],
  ["output-format", { output_config: { format } }, "/output_config/format"],
])("%s: sent as %j it is named as %s", (parameter, fields, pointer) => {
  expect(decode(fields).ignoredPointers([parameter])).toEqual([pointer]);
  const others = { ...(parameter !== "reasoning" && { thinking }), stop_sequences: [] };
  expect(decode(others).ignoredPointers([parameter])).toEqual([]);
});

test("the output bound, which always has a value, is reported as its field", () => {
  expect(decode({}).ignoredPointers(["max-output-tokens"])).toEqual(["/max_tokens"]);
});

const identity = { id: "msg_1", created: 1, model: "m/n" };
const folded = resultOf({
  text: "a",
  reasoning: "r",
  toolCalls: [{ type: "tool-call", id: "a", name: "look", argumentsJson: "" }],
  stop: { cause: "tool-calls", raw: "" },
});

test("a response id has the prefix of this protocol", () => {
  expect(decode({}).replyIdPrefix).toBe("msg_");
});

test("the content of a response is accepted unchanged in the next request", () => {
  const reply = encodeMessagesReply(folded, identity, { showThinking: true });
  const { role, content } = asReceived<typeof reply>(reply);
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
  const reply = writeJson(decode(fields).encodeReply(folded, identity));
  expect(reply.includes('"thinking"')).toBe(isShown);
});
