import { describe, expect, test } from "vitest";
import { ChatCompletionRequest, MessagesRequest } from "../../generated/validators.js";

/**
 * Decisions on what the source specification leaves open: what libraries send in addition, and what
 * vendors' newer features would send. `contract-tests/spec-rows` has the specification's own rules.
 */
const user = { role: "user", content: "Hello!" };
const plain = { model: "sandbox/echo", messages: [user] };
const cached = { cache_control: { type: "ephemeral", ttl: "1h" } };

const validators = { chat: ChatCompletionRequest, messages: MessagesRequest };
type Protocol = keyof typeof validators;

/** Returns the violations of a body, each as its place and keyword: `/messages/0 required`. */
function problemsOf(protocol: Protocol, fields: object): string {
  const validate = validators[protocol];
  if (validate({ ...plain, ...fields })) return "";
  return (validate.errors ?? [])
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`.trim())
    .join(", ");
}

const many = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);
const nulls = (...names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, null]));

const text = { type: "text", text: "t" };
const image = {
  type: "image_url",
  image_url: { url: "https://example.com/a.png", detail: "high" },
};
const call = { id: "c", type: "function", function: { name: "f", arguments: "{}" } };
const toolMessage = { role: "tool", tool_call_id: "c", content: "r" };
const url_citation = { url: "https://example.com", title: "t", start_index: 0, end_index: 1 };

const source = { type: "base64", media_type: "image/webp", data: "AA==" };
const toolUse = { type: "tool_use", id: "t", name: "f", input: { any: [null] } };
const toolResult = { type: "tool_result", tool_use_id: "t" };
const tool = { name: "f", input_schema: { type: "object" } };

describe("fields that clients send, alone", () => {
  test.each<[Protocol, object]>([
    ["chat", { stream_options: {}, stop: [], tools: [], reasoning: {} }],
    ["chat", { functions: [{ name: "f", description: "d", parameters: { a: 1 } }] }],
    ["chat", { function_call: "auto" }],
    ["chat", jsonSchema({ name: "n", schema: {}, strict: null, description: null })],
    ["chat", { tools: [{ type: "function", function: { name: "f", strict: true } }] }],
    ["messages", { max_tokens: 10_000_000 }],
    ["messages", { messages: many(401, user), tools: many(129, tool) }],
    ["messages", { system: [], tools: [], stop_sequences: many(9, "x"), top_k: 0, ...cached }],
    ["messages", { tools: [{ ...tool, type: "custom", strict: true, ...cached }] }],
    ["messages", { tools: [{ ...tool, ...nulls("type", "cache_control") }] }],
    ["messages", { tool_choice: { type: "any", disable_parallel_tool_use: false } }],
    ["messages", { thinking: { type: "adaptive", display: "omitted" } }],
    ["messages", { metadata: { user_id: null }, service_tier: "standard_only" }],
    ["messages", { context_management: { edits: [{ type: "x", keep: "all" }] } }],
    [
      "messages",
      { output_config: { effort: "xhigh", format: { type: "json_schema", schema: {} } } },
    ],
    ["messages", { cache_control: { type: "ephemeral", scope: "global" } }],
  ])("%s accepts %o", (protocol, fields) => {
    expect(problemsOf(protocol, fields)).toBe("");
  });
});

function jsonSchema(json_schema: object): object {
  return { response_format: { type: "json_schema", json_schema } };
}

const assistant = (...content: readonly object[]) => ({ role: "assistant", content });
const asking = (...content: readonly object[]) => ({ role: "user", content });

test("chat accepts every message that libraries send and echo", () => {
  const called = { ...call.function, parsed_arguments: { city: "Oslo" } };
  const echoed = {
    tool_calls: [{ ...call, index: 0, function: called, ...cached }],
    function_call: call.function,
    annotations: [{ type: "url_citation", url_citation }],
    reasoning_content: "r",
    reasoning: "r",
    parsed: { any: ["thing"] },
    provider_specific_fields: { any: "thing" },
  };
  const messages = [
    { role: "system", content: [text], name: "n" },
    asking({ ...text, ...cached }, image),
    { role: "assistant", tool_calls: [call] },
    { role: "assistant", content: "a", refusal: null, ...echoed },
    {
      role: "assistant",
      ...nulls("content", "tool_calls", "function_call", "refusal", "reasoning_content"),
      ...nulls("reasoning", "annotations", "audio", "parsed", "provider_specific_fields"),
    },
    assistant(text),
    { ...toolMessage, name: "f", ...cached },
    { ...toolMessage, content: [text, image] },
    { role: "function", name: "f", content: null },
  ];
  expect(problemsOf("chat", { messages })).toBe("");
});

test("messages accepts every turn and block that libraries send and echo", () => {
  const shared = (scope: string) => ({ cache_control: { type: "ephemeral", scope } });
  const messages = [
    { role: "system", content: "s" },
    { role: "system", content: [text] },
    asking({ ...text, ...cached }, { ...text, ...shared("global") }, { ...text, ...shared("org") }),
    asking({ type: "image", source, ...cached }, { type: "image", source, cache_control: null }),
    asking({ type: "image", source: { type: "url", url: "https://a" } }),
    assistant({ ...text, citations: null }, { ...text, citations: [], parsed_output: { a: [1] } }),
    assistant({ type: "thinking", thinking: "t", signature: "s" }),
    assistant({ type: "redacted_thinking", data: "d" }),
    assistant({ ...toolUse, ...nulls("caller", "toolset_name", "cache_control") }),
    assistant({ ...toolUse, caller: { type: "direct" }, toolset_name: "" }),
    asking(toolResult, { ...toolResult, toolset_name: null }),
    asking({ ...toolResult, is_error: true, content: "r", ...cached }),
    asking({ ...toolResult, content: [{ type: "image", source }] }),
  ];
  expect(problemsOf("messages", { messages })).toBe("");
});

describe("fields that have no effect here are refused", () => {
  const penalties = ["frequency_penalty", "presence_penalty", "logprobs", "top_logprobs"];
  const others = ["logit_bias", "metadata", "service_tier", "modalities", "prediction", "top_k"];
  const more = ["n", "seed", "user", "store", "parallel_tool_calls", "reasoning_effort"];
  const ofMessages = ["container", "mcp_servers", "stop", "n", "user", "inference_geo", "speed"];

  test.each([...penalties, ...others, ...more, "thread", "compat_version"])("chat: %s", (field) => {
    expect(problemsOf("chat", { [field]: 1 })).toBe("additionalProperties");
  });

  test.each([...ofMessages, "thread"])("messages: %s", (field) => {
    expect(problemsOf("messages", { [field]: {} })).toBe("additionalProperties");
  });
});

describe("what vendors or other versions allow, and the contract does not, is refused", () => {
  test.each<[Protocol, string, object, string]>([
    ["chat", "a role", { role: "developer", content: "x" }, " discriminator"],
    ["chat", "calls of a user", { ...user, tool_calls: [] }, " additionalProperties"],
    ["chat", "audio", { role: "assistant", audio: { id: "a" } }, "/audio additionalProperties"],
    [
      "chat",
      "a system image",
      { role: "system", content: [{ ...text, type: "image_url" }] },
      "/content/0/type enum",
    ],
    ["messages", "a role", { role: "tool", content: "x" }, " discriminator"],
    ["messages", "a stored file", asking({ type: "container_upload" }), "/content/0 discriminator"],
    ["messages", "a search result", asking({ type: "search_result" }), "/content/0 discriminator"],
    ["messages", "a user's call", asking(toolUse), "/content/0 discriminator"],
    [
      "messages",
      "a server's call",
      assistant({ type: "server_tool_use" }),
      "/content/0 discriminator",
    ],
    [
      "messages",
      "a PDF as an image",
      asking({ type: "image", source: { ...source, media_type: "application/pdf" } }),
      "/content/0/source/media_type enum",
    ],
    [
      "messages",
      "an uploaded image",
      asking({ type: "image", source: { type: "file", file_id: "f" } }),
      "/content/0/source discriminator",
    ],
    [
      "messages",
      "more in a mark",
      asking({ ...text, cache_control: { type: "ephemeral", a: 1 } }),
      "/cache_control additionalProperties",
    ],
    [
      "messages",
      "no scope of a mark",
      asking({ ...text, cache_control: { type: "ephemeral", scope: null } }),
      "/cache_control/scope type",
    ],
    ["messages", "citations", assistant({ ...text, citations: [{}] }), "/citations maxItems"],
    [
      "messages",
      "a call by a server's code",
      assistant({ ...toolUse, caller: { type: "code_execution_20260120", tool_id: "c" } }),
      "/content/0/caller additionalProperties",
    ],
    [
      "messages",
      "a call of a toolset",
      assistant({ ...toolUse, toolset_name: "browser" }),
      "/content/0/toolset_name maxLength",
    ],
  ])("%s: %s", (protocol, _name, message, problem) => {
    expect(problemsOf(protocol, { messages: [message] })).toContain(problem);
  });

  test.each<[Protocol, object, string]>([
    ["chat", { tools: [{ type: "web_search", function: { name: "f" } }] }, "/tools/0/type enum"],
    ["chat", { tools: [{ type: "function", function: {} }] }, "/tools/0/function required"],
    ["chat", { temperature: null }, "/temperature type"],
    ["chat", { max_completion_tokens: 0 }, "/max_completion_tokens minimum"],
    ["chat", { functions: many(129, { name: "f" }) }, "/functions maxItems"],
    [
      "chat",
      { function_call: "required" },
      "/function_call pattern, /function_call type, /function_call oneOf",
    ],
    ["chat", { response_format: { type: "text" } }, "/response_format discriminator"],
    ["chat", jsonSchema({ schema: {} }), "/response_format/json_schema required"],
    ["messages", { tools: [{ type: "web_search_20250305", name: "w" }] }, "/tools/0 required"],
    ["messages", { tool_choice: "auto" }, "/tool_choice type"],
    ["messages", { max_tokens: 0 }, "/max_tokens minimum"],
    ["messages", { top_p: 1.01 }, "/top_p maximum"],
    ["messages", { top_k: -1 }, "/top_k minimum"],
    [
      "messages",
      { thinking: { type: "enabled", budget_tokens: 0 } },
      "/thinking/budget_tokens minimum",
    ],
    ["messages", { output_config: { format: { type: "text" } } }, "/output_config/format required"],
    ["messages", { metadata: { team: "a" } }, "/metadata additionalProperties"],
    ["messages", { context_management: { edits: [{}] } }, "/context_management/edits/0 required"],
  ])("%s: %o", (protocol, fields, problem) => {
    expect(problemsOf(protocol, fields)).toBe(problem);
  });
});

describe("a refusal has few problems", () => {
  test("an unknown part type is reported once, without issues of the other content form", () => {
    expect(problemsOf("chat", { messages: [asking({ type: "input_audio" })] })).toBe(
      "/messages/0/content type, /messages/0/content/0 discriminator, /messages/0/content oneOf",
    );
  });

  test("only the first of several issues", () => {
    const body = { messages: [{ ...user, a: 1, b: 2 }], n: 1, top_p: 2 };
    expect(problemsOf("chat", body)).toBe("additionalProperties");
  });

  test("a body with many values is reported with its first error only", () => {
    const messages = many(400, { ...user, ...Object.fromEntries(many(100, 0).entries()) });
    expect(problemsOf("chat", { messages })).toBe("/messages/0 additionalProperties");
  });

  test("a body with too many items is refused by their number alone", () => {
    let reads = 0;
    const messages = new Proxy(many(1_000_000, 0), {
      get: (items, key) => {
        if (/^\d+$/.test(String(key))) reads += 1;
        return Reflect.get(items, key) as unknown;
      },
    });
    expect(problemsOf("chat", { messages })).toBe("/messages maxItems");
    // Only the items that are counted are read; the rest of a large body is not.
    expect(reads).toBeLessThan(messages.length / 10);
  });
});
