import { describe, expect, test } from "vitest";
import { MessagesRequest } from "../../generated/validators.js";

const user = { role: "user", content: "Hello!" };
const plain = { model: "sandbox/echo", messages: [user] };
const tool = { name: "f", input_schema: { type: "object" } };
const cached = { cache_control: { type: "ephemeral", ttl: "5m" } };

/**
 * Returns the first violation of a body as its place and keyword, such as `/messages/0 required`.
 */
function problemsOf(body: unknown): readonly string[] {
  if (MessagesRequest(body)) return [];
  return (MessagesRequest.errors ?? []).map((error) =>
    `${error.instancePath} ${error.keyword}`.trim(),
  );
}

const many = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

describe("accepts each field of section 2.7 and the fields that agents send", () => {
  test.each<[string, object]>([
    ["no max_tokens", {}],
    ["max_tokens: 1", { max_tokens: 1 }],
    ["max_tokens: 8000", { max_tokens: 8_000 }],
    ["max_tokens without an upper bound", { max_tokens: 10_000_000 }],
    ["401 messages", { messages: many(401, user) }],
    ["stream", { stream: true }],
    ["system: string", { system: "s" }],
    ["system: none", { system: [] }],
    ["system: blocks", { system: [{ type: "text", text: "s", ...cached }] }],
    ["temperature: 0", { temperature: 0 }],
    ["temperature: 2", { temperature: 2 }],
    ["top_p: 0", { top_p: 0 }],
    ["top_p: 1", { top_p: 1 }],
    ["top_k: 0", { top_k: 0 }],
    ["stop_sequences: none", { stop_sequences: [] }],
    ["stop_sequences: 9", { stop_sequences: many(9, "x") }],
    ["tools: none", { tools: [] }],
    ["tools: 129", { tools: many(129, tool) }],
    ["every field of a tool", { tools: [fullTool()] }],
    ["tool_choice: auto", { tool_choice: { type: "auto", disable_parallel_tool_use: true } }],
    ["tool_choice: any", { tool_choice: { type: "any", disable_parallel_tool_use: false } }],
    ["tool_choice: none", { tool_choice: { type: "none" } }],
    ["tool_choice: tool", { tool_choice: { type: "tool", name: "f" } }],
    ["thinking: enabled", { thinking: { type: "enabled", budget_tokens: 1024 } }],
    ["thinking: enabled alone", { thinking: { type: "enabled" } }],
    ["thinking: adaptive", { thinking: { type: "adaptive", display: "omitted" } }],
    ["thinking: auto", { thinking: { type: "auto", display: "summarized" } }],
    ["thinking: disabled", { thinking: { type: "disabled" } }],
    ["thinking: none", { thinking: { type: "none" } }],
    ["metadata", { metadata: { user_id: null } }],
    ["context_management", { context_management: { edits: [{ type: "x", keep: "all" }] } }],
    ["output_config", { output_config: { effort: "xhigh", format: jsonFormat() } }],
    ["service_tier", { service_tier: "standard_only" }],
    ["cache_control", cached],
    ["cache_control with its scope", { cache_control: { type: "ephemeral", scope: "global" } }],
    ["a tool with null for its unset fields", { tools: [nullTool()] }],
  ])("%s", (_name, fields) => {
    expect(problemsOf({ ...plain, ...fields })).toEqual([]);
  });
});

function fullTool(): object {
  const flags = { strict: true, eager_input_streaming: null, defer_loading: false };
  return { ...tool, type: "custom", description: "d", ...flags, ...cached };
}

function nullTool(): object {
  return { ...tool, type: null, cache_control: null, eager_input_streaming: null };
}

function jsonFormat(): object {
  return { type: "json_schema", schema: { type: "object", anything: [1] } };
}

describe("accepts each kind of turn and block", () => {
  test.each<[string, object]>([
    ["system text in between", { role: "system", content: "s" }],
    ["system blocks in between", { role: "system", content: [{ type: "text", text: "s" }] }],
    ["an assistant's text", { role: "assistant", content: "a" }],
    ["text", { role: "user", content: [{ type: "text", text: "t", ...cached }] }],
    ["an image", { role: "user", content: [{ type: "image", source: base64(), ...cached }] }],
    ["an image's address", userBlock({ type: "image", source: { type: "url", url: "https://a" } })],
    ["a tool call", assistantBlock({ ...toolUse(), ...cached })],
    ["thinking", assistantBlock({ type: "thinking", thinking: "t", signature: "s" })],
    ["hidden thinking", assistantBlock({ type: "redacted_thinking", data: "d" })],
    ["text as a library writes it", assistantBlock({ ...text(), ...nulls("citations") })],
    ["text with an empty list of citations", assistantBlock({ ...text(), citations: [] })],
    ["text as a library parsed it", assistantBlock({ ...text(), parsed_output: { a: [1] } })],
    [
      "a call as a library writes it",
      assistantBlock({ ...toolUse(), ...nulls("caller", "toolset_name", "cache_control") }),
    ],
    [
      "a call by the model itself",
      assistantBlock({ ...toolUse(), caller: { type: "direct" }, toolset_name: "" }),
    ],
    ["a result as a library writes it", userBlock({ ...toolResult(), ...nulls("toolset_name") })],
    [
      "an image as a library writes it",
      userBlock({ type: "image", source: base64(), ...nulls("cache_control") }),
    ],
    ["text that everybody may cache", userBlock({ ...text(), ...shared("global") })],
    ["text that the organization may cache", userBlock({ ...text(), ...shared("org") })],
    ["a bare result", userBlock({ type: "tool_result", tool_use_id: "t" })],
    ["a result", userBlock({ ...toolResult(), is_error: true, content: "r", ...cached })],
    [
      "a result in blocks",
      userBlock({ ...toolResult(), content: [{ type: "image", source: base64() }] }),
    ],
  ])("%s", (_name, message) => {
    expect(problemsOf({ ...plain, messages: [message] })).toEqual([]);
  });
});

function userBlock(block: object): object {
  return { role: "user", content: [block] };
}

function assistantBlock(block: object): object {
  return { role: "assistant", content: [block] };
}

function text(): object {
  return { type: "text", text: "t" };
}

function nulls(...names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, null]));
}

function shared(scope: string | null): object {
  return { cache_control: { type: "ephemeral", scope } };
}

function toolUse(): object {
  return { type: "tool_use", id: "t", name: "f", input: { any: [null] } };
}

function toolResult(): object {
  return { type: "tool_result", tool_use_id: "t" };
}

function base64(): object {
  return { type: "base64", media_type: "image/webp", data: "AA==" };
}

describe("refuses a violation and names its place and rule", () => {
  test.each<[string, object, readonly string[]]>([
    ["no messages", { messages: [] }, ["/messages minItems"]],
    ["max_tokens 0", { max_tokens: 0 }, ["/max_tokens minimum"]],
    ["temperature above", { temperature: 2.01 }, ["/temperature maximum"]],
    ["top_p below", { top_p: -0.01 }, ["/top_p minimum"]],
    ["top_k below", { top_k: -1 }, ["/top_k minimum"]],
    ["one stop string", { stop_sequences: "x" }, ["/stop_sequences type"]],
    [
      "a server's tool",
      { tools: [{ type: "web_search_20250305", name: "w" }] },
      ["/tools/0 required"],
    ],
    ["a tool without a schema", { tools: [{ name: "f" }] }, ["/tools/0 required"]],
    ["tool_choice as text", { tool_choice: "auto" }, ["/tool_choice type"]],
    [
      "an unknown tool_choice",
      { tool_choice: { type: "required" } },
      ["/tool_choice discriminator"],
    ],
    ["no tool's name", { tool_choice: { type: "tool" } }, ["/tool_choice required"]],
    ["an unknown thinking", { thinking: { type: "on" } }, ["/thinking discriminator"]],
    [
      "no budget",
      { thinking: { type: "enabled", budget_tokens: 0 } },
      ["/thinking/budget_tokens minimum"],
    ],
    [
      "a nameless edit",
      { context_management: { edits: [{}] } },
      ["/context_management/edits/0 required"],
    ],
    [
      "another format",
      { output_config: { format: { type: "text" } } },
      ["/output_config/format required"],
    ],
    ["null for a field", { metadata: null }, ["/metadata type"]],
    ["more in metadata", { metadata: { team: "a" } }, ["/metadata additionalProperties"]],
  ])("%s", (_name, fields, problems) => {
    expect(problemsOf({ ...plain, ...fields })).toEqual(problems);
  });

  test.each(["container", "mcp_servers", "thread", "stop", "n", "user", "inference_geo", "speed"])(
    "the unknown field %s",
    (field) => {
      expect(problemsOf({ ...plain, [field]: {} })).toEqual(["additionalProperties"]);
    },
  );

  test.each<[string, object, string]>([
    ["an unknown role", { role: "tool", content: "x" }, "/messages/0 discriminator"],
    ["a turn without content", { role: "user" }, "/messages/0 required"],
    [
      "a stored file",
      userBlock({ type: "container_upload" }),
      "/messages/0/content/0 discriminator",
    ],
    [
      "a search result",
      userBlock({ type: "search_result" }),
      "/messages/0/content/0 discriminator",
    ],
    [
      "a server's tool call",
      assistantBlock({ type: "server_tool_use" }),
      "content/0 discriminator",
    ],
    ["a user's tool call", userBlock(toolUse()), "/messages/0/content/0 discriminator"],
    [
      "a PDF as an image",
      userBlock({ type: "image", source: { ...base64(), media_type: "application/pdf" } }),
      "/messages/0/content/0/source/media_type enum",
    ],
    [
      "an uploaded image",
      userBlock({ type: "image", source: { type: "file", file_id: "f" } }),
      "/messages/0/content/0/source discriminator",
    ],
    ["input as text", assistantBlock({ ...toolUse(), input: "{}" }), "/content/0/input type"],
    ["text with citations", assistantBlock({ ...text(), citations: [{}] }), "citations maxItems"],
    [
      "a call by a server's code",
      assistantBlock({ ...toolUse(), caller: { type: "code_execution_20260120", tool_id: "c" } }),
      "/content/0/caller additionalProperties",
    ],
    [
      "a call of a toolset",
      assistantBlock({ ...toolUse(), toolset_name: "browser" }),
      "/content/0/toolset_name maxLength",
    ],
    ["a scope of another kind", userBlock({ ...text(), ...shared(null) }), "scope type"],
    [
      "more in cache_control",
      userBlock({ ...text(), cache_control: { type: "ephemeral", a: 1 } }),
      "/cache_control additionalProperties",
    ],
  ])("%s", (_name, message, problem) => {
    const problems = problemsOf({ ...plain, messages: [message] });
    expect(problems.join("\n")).toContain(problem);
  });
});
