import type { HintTable } from "./hints.ts";

const sampling = "Not supported: the model's own sampling settings apply. Leave it out.";
const noServerTools = "The gateway runs no tools. Offer tools of your own, with an input_schema.";
const noStore = "Nothing is stored. Send the whole conversation in messages.";
const noFiles = "Files are not supported as input. Send their text, or images.";
const imageBlock = 'Send {"type": "image", "source": {"type": "base64" | "url", …}}.';
const textBlock = 'Send {"type": "text", "text": …}.';
const asFormat = 'Send "output_config": {"format": {"type": "json_schema", "schema": {…}}}.';
const asEffort = 'Send "thinking", or "output_config": {"effort": …}.';
const asSystem = "Send system instead.";
const inHeader = "Send it as a header, or leave it out.";
const flatTool = 'Tools are flat here: {"name", "description", "input_schema"}.';
const flatTools = 'Send tools, flat: {"name", "description", "input_schema"}.';
const ownResult = "Server-side tools are not supported; leave their blocks out.";
const noCallers = "Server-side callers are not supported. Leave it out.";
const byUser = 'Send it in a message of role "user".';
const byAssistant = 'Send it in a message of role "assistant".';

const foreignBlocks = {
  image_url: imageBlock,
  input_image: imageBlock,
  input_text: textBlock,
  output_text: textBlock,
  file: noFiles,
  search_result: "Send the search result as text.",
  container_upload: noFiles,
  server_tool_use: ownResult,
  web_search_tool_result: ownResult,
  web_fetch_tool_result: ownResult,
  code_execution_tool_result: ownResult,
  bash_code_execution_tool_result: ownResult,
  text_editor_code_execution_tool_result: ownResult,
  tool_search_tool_result: ownResult,
  advisor_tool_result: ownResult,
  mcp_tool_use: ownResult,
  mcp_tool_result: ownResult,
  compaction: "Send the whole history.",
  function_call: "Send a tool_use block in an assistant message.",
  tool_calls: "Send a tool_use block in an assistant message.",
} as const;

/**
 * Hints for fields that clients send beyond section 2.7 and its declared additions, and their
 * alternatives.
 */
export const messagesHints: HintTable = {
  fields: {
    "/stop": "Send stop_sequences instead.",
    "/max_completion_tokens": "Send max_tokens instead.",
    "/max_output_tokens": "Send max_tokens instead.",
    "/max_tokens_to_sample": "Send max_tokens instead.",
    "/prompt": 'Send "messages": [{"role": "user", "content": …}] instead.',
    "/input": 'Send "messages": [{"role": "user", "content": …}] instead.',
    "/instructions": asSystem,
    "/system_prompt": asSystem,
    "/response_format": asFormat,
    "/json_schema": asFormat,
    "/reasoning": asEffort,
    "/reasoning_effort": asEffort,
    "/effort": asEffort,
    "/functions": flatTools,
    "/function_call":
      'Send "tool_choice": {"type": "auto"} or {"type": "tool", "name": …} instead.',
    "/chat_template_kwargs": 'Send "thinking": {"type": "enabled"} or {"type": "disabled"}.',
    "/parallel_tool_calls": "Send tool_choice.disable_parallel_tool_use instead.",
    "/disable_parallel_tool_use": "Put it into tool_choice.",
    "/user": 'Send "metadata": {"user_id": …} instead.',
    "/user_id": 'Send "metadata": {"user_id": …} instead.',
    "/stream_options": "Usage always comes in message_delta. Leave it out.",
    "/container": "Containers are not supported. Leave it out.",
    "/mcp_servers": noServerTools,
    "/thread": noStore,
    "/previous_response_id": noStore,
    "/store": "Nothing is stored. Leave it out.",
    "/betas": inHeader,
    "/anthropic_beta": inHeader,
    "/anthropic_version": inHeader,
    "/compat_version": "Send it as the header compat-version, or leave it out.",
    "/speed": "There is only one speed. Leave it out.",
    "/inference_geo": "The gateway chooses the upstream. Leave it out.",
    "/fallbacks": "The gateway chooses the upstream. Leave it out.",
    "/n": "Only one reply per request is supported. Leave it out.",
    "/seed": sampling,
    "/min_p": sampling,
    "/logit_bias": sampling,
    "/presence_penalty": sampling,
    "/frequency_penalty": sampling,
    "/logprobs": "Token probabilities are not supported. Leave it out.",
    "/top_logprobs": "Token probabilities are not supported. Leave it out.",
    "/timeout": "Set the time-out in your client, not in the body.",
    "/extra_body": "Send its fields at the top level of the body.",
    "/thinking/effort": 'Send "output_config": {"effort": …} instead.',
    "/thinking/enabled": 'Send "thinking": {"type": "enabled"} or {"type": "disabled"}.',
    "/output_config/format/name": "The schema needs no name here. Leave it out.",
    "/output_config/format/strict": "The schema is always strict. Leave it out.",
    "/output_config/format/json_schema": "Put the schema itself into schema.",
    "/output_config/task_budget": "Task budgets are not supported. Leave it out.",
    "/messages/*/tool_calls": "Send tool_use blocks in the content.",
    "/messages/*/tool_call_id": "Send a tool_result block with tool_use_id in a user message.",
    "/messages/*/name": "Messages have no names in this protocol. Leave it out.",
    "/messages/*/cache_control": "Put cache_control on a content block of the message.",
    "/messages/*/thinking_blocks": "Leave it out: reasoning is not sent back to the model.",
    "/messages/*/reasoning_content": "Leave it out: reasoning is not sent back to the model.",
    "/messages/*/id": "Send role and content only.",
    "/messages/*/type": "Send role and content only.",
    "/messages/*/model": "Send role and content only.",
    "/messages/*/usage": "Send role and content only.",
    "/messages/*/stop_reason": "Send role and content only.",
    "/messages/*/stop_sequence": "Send role and content only.",
    "/messages/*/content/*/image_url": imageBlock,
    "/messages/*/content/*/tool_call_id": "Send tool_use_id instead.",
    "/messages/*/content/*/arguments": "Send input, as an object.",
    "/tools/*/function": flatTool,
    "/tools/*/parameters": "Send it as input_schema.",
    "/tools/*/allowed_callers": noCallers,
    "/tools/*/input_examples": "Put examples into the description.",
    "/tool_choice/function": 'Send {"type": "tool", "name": …}.',
  },
  names: {},
  values: {
    "/messages/*/role": {
      tool: "Send a tool_result block in a user message.",
      function: "Send a tool_result block in a user message.",
      developer: 'Use the field system, or the role "system".',
      model: 'Use the role "assistant".',
      human: 'Use the role "user".',
    },
    "/messages/*/content/*/type": {
      ...foreignBlocks,
      tool_use: byAssistant,
      thinking: byAssistant,
      redacted_thinking: byAssistant,
      tool_result: byUser,
      image: byUser,
      document: byUser,
    },
    "/messages/*/content/*/content/*/type": foreignBlocks,
    "/system/*/type": { image: byUser },
    "/messages/*/content/*/caller/type": { "*": noCallers },
    "/messages/*/content/*/source/type": {
      file: noFiles,
      image: 'Use "base64" or "url".',
    },
    "/tools/*/type": {
      function: flatTool,
      "*": noServerTools,
    },
    "/tool_choice/type": {
      required: 'Send {"type": "any"}.',
      function: 'Send {"type": "tool", "name": …}.',
    },
    "/thinking/type": { on: 'Use "enabled".', off: 'Use "disabled".' },
    "/output_config/effort": {
      none: 'Send "thinking": {"type": "disabled"}.',
      minimal: 'Use "low".',
    },
    "/output_config/format/type": { json_object: asFormat, text: "Leave format out." },
  },
  places: {
    "/tool_choice": 'Send {"type": "auto" | "any" | "none"} or {"type": "tool", "name": …}.',
    "/thinking": 'Send {"type": "enabled"} or {"type": "disabled"}.',
    "/tools/*/input_schema": 'For a tool without input send {"type": "object", "properties": {}}.',
    "/messages/*/content/*/input": "Send the input as an object, not as JSON text.",
    "/messages/*/content/*/source": imageBlock,
    "/messages/*/content/*/citations": "Citations are not supported. Leave it out.",
    "/messages/*/content/*/caller": noCallers,
    "/messages/*/content/*/toolset_name": "Toolsets are not supported. Leave it out.",
    "/stop_sequences": "Send an array of strings.",
    "/messages": 'Send an array of {"role": …, "content": …}.',
    "/model": "GET /models lists the models.",
    "/stream": 'Send "stream": true or "stream": false.',
  },
};
