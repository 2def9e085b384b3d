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
