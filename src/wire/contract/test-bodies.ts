/** Valid bodies for tests, which together contain every object of the contract's requests. */
export const chatBody = {
  model: "sandbox/echo",
  messages: [
    { role: "system", content: [{ type: "text", text: "Be brief." }] },
    {
      role: "user",
      name: "ann",
      content: [
        { type: "text", text: "Look", cache_control: { type: "ephemeral", ttl: "1h" } },
        { type: "image_url", image_url: { url: "https://example.com/a.png", detail: "low" } },
      ],
    },
    {
      role: "assistant",
      content: null,
      refusal: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "look", arguments: "{}" } }],
    },
    { role: "tool", tool_call_id: "c1", content: "red" },
    { role: "assistant", content: "", function_call: { name: "old", arguments: "{}" } },
    { role: "function", name: "old", content: null },
  ],
  stream: true,
  stream_options: { include_usage: true },
  temperature: 1,
  top_p: 0.5,
  max_tokens: 10,
  max_completion_tokens: 20,
  stop: ["a", "b"],
  tools: [
    { type: "function", function: { name: "look", parameters: { type: "object" }, strict: null } },
  ],
  tool_choice: { type: "function", function: { name: "look" } },
  functions: [{ name: "old", description: "Old." }],
  function_call: { name: "old" },
  response_format: { type: "json_schema", json_schema: { name: "n", schema: {}, strict: true } },
  reasoning: { enabled: true, effort: "low" },
};

export const messagesBody = {
  model: "sandbox/echo",
  system: [{ type: "text", text: "Be brief.", cache_control: { type: "ephemeral" } }],
  messages: [
    {
      role: "user",
      content: [
        { type: "text", text: "Look" },
        { type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } },
        { type: "image", source: { type: "url", url: "https://example.com/a.png" } },
      ],
    },
    {
      role: "assistant",
      content: [
        { type: "thinking", thinking: "hm", signature: "s" },
        { type: "redacted_thinking", data: "x" },
        { type: "text", text: "I look.", citations: [], parsed_output: null },
        {
          type: "tool_use",
          id: "c1",
          name: "look",
          input: { at: 1 },
          caller: { type: "direct" },
          toolset_name: null,
        },
      ],
    },
    {
      role: "user",
      content: [
        {
          type: "tool_result",
          tool_use_id: "c1",
          is_error: false,
          toolset_name: "",
          content: [{ type: "text", text: "red" }],
        },
      ],
    },
    { role: "system", content: [{ type: "text", text: "Go on.", cache_control: null }] },
  ],
  max_tokens: 32000,
  stream: false,
  temperature: 0,
  top_p: 1,
  top_k: 4,
  stop_sequences: ["a"],
  tools: [{ type: "custom", name: "look", input_schema: {}, strict: true, defer_loading: false }],
  tool_choice: { type: "tool", name: "look", disable_parallel_tool_use: true },
  thinking: { type: "enabled", budget_tokens: 1024, display: "omitted" },
  metadata: { user_id: "u" },
  context_management: { edits: [{ type: "clear", keep: 1 }] },
  output_config: { effort: "max", format: { type: "json_schema", schema: {} } },
  service_tier: "auto",
  cache_control: { type: "ephemeral" },
};

const { model, system, messages, tools, thinking, cache_control: cacheControl } = messagesBody;
const { tool_choice: choice, context_management: edits, output_config: output } = messagesBody;
export const countBody = {
  model,
  system,
  messages,
  tools,
  thinking,
  tool_choice: choice,
  context_management: edits,
  output_config: output,
  cache_control: cacheControl,
};

const calculate = {
  type: "custom",
  name: "calculate",
  format: { type: "grammar", syntax: "lark", definition: "start: NUMBER" },
};

/** A body of the responses protocol with a value for nearly every field of the contract. */
export const responsesBody = {
  model: "sandbox/echo",
  instructions: "Be brief.",
  input: [
    { role: "user", content: "Hello" },
    {
      type: "message",
      role: "developer",
      id: "msg_1",
      content: [{ type: "input_text", text: "a" }],
    },
    {
      type: "message",
      role: "assistant",
      status: "completed",
      phase: null,
      content: [
        { type: "output_text", text: "a", annotations: [{}], logprobs: null, parsed: { a: 1 } },
        { type: "refusal", refusal: "no" },
      ],
    },
    {
      type: "message",
      role: "user",
      content: [{ type: "input_image", image_url: "https://example.com/a.png", detail: "low" }],
    },
    { type: "additional_tools", role: "developer", tools: [calculate] },
    {
      type: "agent_message",
      author: "a",
      content: [{ type: "encrypted_content", encrypted_content: "b" }],
    },
    {
      type: "reasoning",
      id: "rs_1",
      summary: [{ type: "summary_text", text: "a" }],
      encrypted_content: "b",
    },
    { type: "item_reference", id: "rs_2" },
    {
      type: "function_call",
      call_id: "a",
      name: "look",
      namespace: "n",
      arguments: "{}",
      caller: null,
    },
    { type: "custom_tool_call", call_id: "b", name: "calculate", input: "1" },
    { type: "tool_search_call", call_id: "c", execution: "client", arguments: { query: "a" } },
    { type: "function_call_output", call_id: "a", output: "red" },
    { type: "custom_tool_call_output", call_id: "b", output: [{ type: "input_text", text: "1" }] },
    { type: "tool_search_output", call_id: "c", tools: [] },
  ],
  tools: [
    { type: "function", name: "look", parameters: { type: "object" }, strict: true },
    { type: "namespace", name: "n", tools: [{ type: "function", name: "look" }, calculate] },
    { type: "tool_search", execution: "client" },
  ],
  tool_choice: { type: "function", name: "look" },
  text: { verbosity: "low", format: { type: "json_schema", name: "n", schema: {} } },
  reasoning: { effort: "low", summary: "auto" },
  include: ["reasoning.encrypted_content"],
  metadata: { a: "b" },
  stream_options: { include_obfuscation: false },
  truncation: "auto",
  max_output_tokens: 100,
  temperature: 1,
  stream: false,
  store: false,
};
