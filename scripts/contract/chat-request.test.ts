import { describe, expect, test } from "vitest";
import { ChatCompletionRequest } from "../../generated/validators.js";

const user = { role: "user", content: "Hello!" };
const plain = { model: "sandbox/echo", messages: [user] };
const call = { id: "c", type: "function", function: { name: "f", arguments: "{}" } };
const tool = { type: "function", function: { name: "f" } };

/**
 * Returns the first violation of a body as its place and keyword, such as `/messages/0 required`.
 */
function problemsOf(body: unknown): readonly string[] {
  if (ChatCompletionRequest(body)) return [];
  return (ChatCompletionRequest.errors ?? []).map((error) =>
    `${error.instancePath} ${error.keyword}`.trim(),
  );
}

const many = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

describe("accepts the variants that section 2.3 allows", () => {
  test.each<[string, object]>([
    ["stream_options: empty", { stream_options: {} }],
    ["stop: none", { stop: [] }],
    ["tools: none", { tools: [] }],
    ["functions", { functions: [{ name: "f", description: "d", parameters: { a: 1 } }] }],
    ["function_call: auto", { function_call: "auto" }],
    ["response_format: json_schema", jsonSchemaFormat({ name: "n", schema: {}, strict: null })],
    [
      "response_format: json_schema without a description, as Inspect writes it",
      jsonSchemaFormat({ name: "n", schema: {}, description: null }),
    ],
    ["reasoning: empty", { reasoning: {} }],
    ["reasoning: enabled", { reasoning: { enabled: false, effort: "low" } }],
  ])("%s", (_name, fields) => {
    expect(problemsOf({ ...plain, ...fields })).toEqual([]);
  });
});

function jsonSchemaFormat(json_schema: object): object {
  return { response_format: { type: "json_schema", json_schema } };
}

describe("accepts the fields that client libraries send and echo in messages", () => {
  test.each<[string, object]>([
    ["a name on a system message", { role: "system", content: "s", name: "n" }],
    ["system text in parts", { role: "system", content: [{ type: "text", text: "s" }] }],
    ["an image by address", image({ url: "https://example.com/a.png", detail: "high" })],
    ["an image as data", image({ url: "data:image/png;base64,AA==" })],
    ["cache_control on a part", withPart({ type: "text", text: "t", cache_control: cached })],
    ["an assistant without content", { role: "assistant", tool_calls: [call] }],
    ["an assistant with null content", { role: "assistant", content: null, tool_calls: [call] }],
    ["an assistant with parts", { role: "assistant", content: [{ type: "text", text: "t" }] }],
    ["every field of an echoed reply", echoedReply()],
    ["every nullable field as null", { role: "assistant", ...nulls() }],
    ["annotations", { role: "assistant", content: "a", annotations: [citation()] }],
    ["a tool result", { role: "tool", tool_call_id: "c", content: "r", name: "f" }],
    ["a tool result in parts", { ...toolResult(), content: [{ type: "text", text: "r" }] }],
    ["an image that a tool returned", { ...toolResult(), content: imageParts() }],
    [
      "cache_control on a call",
      { role: "assistant", tool_calls: [{ ...call, cache_control: cached }] },
    ],
    ["cache_control on a tool message", { ...toolResult(), cache_control: cached }],
    ["a function result", { role: "function", name: "f", content: "r" }],
    ["a function with an empty result", { role: "function", name: "f", content: null }],
  ])("%s", (_name, message) => {
    expect(problemsOf({ ...plain, messages: [message] })).toEqual([]);
  });

  test("strict and a schema with any keywords on a function", () => {
    const parameters = { type: "object", $defs: { a: {} }, "x-own": [null] };
    const definition = { name: "f", description: "d", strict: true, parameters };
    const tools = [{ type: "function", function: definition }];
    expect(problemsOf({ ...plain, tools })).toEqual([]);
  });
});

const cached = { type: "ephemeral", ttl: "1h" };

function withPart(part: object): object {
  return { role: "user", content: [part] };
}

function image(image_url: object): object {
  return withPart({ type: "image_url", image_url });
}

function imageParts(): readonly object[] {
  return [{ type: "image_url", image_url: { url: "https://example.com/a.png" } }];
}

function toolResult(): object {
  return { role: "tool", tool_call_id: "c", content: "r" };
}

function citation(): object {
  const url_citation = { url: "https://example.com", title: "t", start_index: 0, end_index: 1 };
  return { type: "url_citation", url_citation };
}

function nulls(): object {
  const names = ["content", "tool_calls", "function_call", "refusal", "reasoning_content"];
  const more = ["reasoning", "annotations", "audio", "parsed", "provider_specific_fields"];
  return Object.fromEntries([...names, ...more].map((name) => [name, null]));
}

function echoedReply(): object {
  const called = { ...call.function, parsed_arguments: { city: "Oslo" } };
  return {
    role: "assistant",
    content: "a",
    tool_calls: [{ ...call, index: 0, function: called }],
    function_call: call.function,
    refusal: null,
    reasoning_content: "r",
    reasoning: "r",
    annotations: [],
    parsed: { any: ["thing"] },
    provider_specific_fields: { any: "thing" },
  };
}

describe("refuses a violation and names its place and rule", () => {
  test.each<[string, unknown, readonly string[]]>([
    ["no object", [], ["type"]],
    ["an empty object", {}, ["required"]],
    ["129 functions", { ...plain, functions: many(129, { name: "f" }) }, ["/functions maxItems"]],
    ["null for a field", { ...plain, temperature: null }, ["/temperature type"]],
    ["a null array", { ...plain, tools: null }, ["/tools type"]],
    [
      "a tool of another type",
      { ...plain, tools: [{ ...tool, type: "web_search" }] },
      ["/tools/0/type enum"],
    ],
    [
      "a nameless tool",
      { ...plain, tools: [{ type: "function", function: {} }] },
      ["/tools/0/function required"],
    ],
    [
      "plain text as a format",
      { ...plain, response_format: { type: "text" } },
      ["/response_format discriminator"],
    ],
    [
      "a schema without a name",
      { ...plain, ...jsonSchemaFormat({ schema: {} }) },
      ["/response_format/json_schema required"],
    ],
    [
      "function_call required",
      { ...plain, function_call: "required" },
      ["/function_call pattern", "/function_call type", "/function_call oneOf"],
    ],
  ])("%s", (_name, body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });

  test.each([
    "n",
    "seed",
    "user",
    "store",
    "parallel_tool_calls",
    "reasoning_effort",
    "frequency_penalty",
    "presence_penalty",
    "logprobs",
    "top_logprobs",
    "logit_bias",
    "metadata",
    "service_tier",
    "modalities",
    "prediction",
    "top_k",
    "thread",
    "compat_version",
  ])("the unknown field %s", (field) => {
    expect(problemsOf({ ...plain, [field]: 1 })).toEqual(["additionalProperties"]);
  });

  test.each<[string, object, readonly string[]]>([
    ["an unknown role", { role: "developer", content: "x" }, ["discriminator"]],
    ["no role", { content: "x" }, ["discriminator"]],
    ["a user without content", { role: "user" }, ["required"]],
    ["a tool result of no call", { role: "tool", content: "x" }, ["required"]],
    ["an unknown field", { ...user, foo: 1 }, ["additionalProperties"]],
    ["tool_calls of a user", { ...user, tool_calls: [] }, ["additionalProperties"]],
    [
      "a system image",
      { role: "system", content: [{ type: "image_url", text: "t" }] },
      ["content type", "content/0/type enum", "content oneOf"],
    ],
    [
      "audio that is there",
      { role: "assistant", audio: { id: "a" } },
      ["audio additionalProperties"],
    ],
  ])("%s in a message", (_name, message, rules) => {
    const problems = problemsOf({ ...plain, messages: [message] });
    const place = (rule: string): string =>
      rule.includes(" ") ? `/messages/0/${rule}` : `/messages/0 ${rule}`;
    expect(problems).toEqual(rules.map(place));
  });

  test("an unknown part type is reported once, without issues of the other content form", () => {
    const message = withPart({ type: "input_audio" });
    expect(problemsOf({ ...plain, messages: [message] })).toEqual([
      "/messages/0/content type",
      "/messages/0/content/0 discriminator",
      "/messages/0/content oneOf",
    ]);
  });

  test("only the first of several issues", () => {
    const body = { model: "m", messages: [{ ...user, a: 1, b: 2 }], n: 1, top_p: 2 };
    expect(problemsOf(body)).toEqual(["additionalProperties"]);
  });
});

describe("a body built to exhaust the server", () => {
  test("with many values is reported with its first error only", () => {
    const messages = many(400, { ...user, ...Object.fromEntries(many(100, 0).entries()) });
    expect(problemsOf({ ...plain, messages })).toEqual(["/messages/0 additionalProperties"]);
  });

  test("with too many items is refused by their number alone", () => {
    let reads = 0;
    const messages = new Proxy(many(1_000_000, 0), {
      get: (items, key) => {
        if (/^\d+$/.test(String(key))) reads += 1;
        return Reflect.get(items, key) as unknown;
      },
    });
    expect(problemsOf({ ...plain, messages })).toEqual(["/messages maxItems"]);
    // Only the items that are counted are read; the rest of a large body is not.
    expect(reads).toBeLessThan(messages.length / 10);
  });
});
