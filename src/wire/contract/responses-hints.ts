import type { HintTable } from "./hints.ts";

const sampling = "Not supported: the model's own sampling settings apply. Leave it out.";
const logprobs = "Token probabilities are not supported. Leave it out.";
const noState = "Nothing is stored. Send the whole conversation in input.";
const caching = "Prompts are cached by the model's provider. Leave it out.";
const asFormat = 'Send "text": {"format": {"type": "json_schema", "name": …, "schema": {…}}}.';
const asReasoning = 'Send "reasoning": {"effort": "low"}.';
const asInput = 'Send "input": [{"role": "user", "content": …}] instead.';
const asInstructions = "Send instructions instead.";
const flatTool = 'Tools are flat here: {"type": "function", "name", "description", "parameters"}.';
const textPart = 'Send {"type": "input_text", "text": …}.';
const imagePart = 'Send {"type": "input_image", "image_url": …}.';
const noFiles = "Files are not supported as input. Send their text, or images.";
const noServerTools = "The gateway runs no tools. Offer functions of your own.";
const noServerItem = "The gateway runs no tools, so it takes none of their items. Leave it out.";
const noSearch =
  "The gateway runs no tools. Leave web search out, or offer a function of your own. " +
  '(Codex: web_search = "disabled" at the top of config.toml; openai-agents: no WebSearchTool; ' +
  "AI SDK: no openai.tools.webSearch.)";
const noShell =
  "The gateway runs no tools. Offer a function of your own that runs commands. " +
  "(openai-agents: a function_tool in place of LocalShellTool or ShellTool.)";
const noMcp =
  "The gateway runs no tools and calls no servers. Connect your client to the MCP server, and " +
  "offer its tools as functions. (openai-agents: mcp_servers in place of HostedMCPTool.)";
const noSandbox =
  "The gateway runs no tools. Offer a function of your own that runs the code. " +
  "(openai-agents: no CodeInterpreterTool.)";
const noIndex =
  "The gateway runs no tools and stores no files. Search in your own index, with a function. " +
  "(openai-agents: no FileSearchTool.)";
const noImages =
  "Text is the only output. Leave image generation out. (openai-agents: no ImageGenerationTool.)";
const noComputer =
  "The gateway runs no tools. Offer functions of your own that use the screen. " +
  "(openai-agents: no ComputerTool.)";

const hostedTools = {
  web_search: noSearch,
  web_search_2025_08_26: noSearch,
  web_search_preview: noSearch,
  web_search_preview_2025_03_11: noSearch,
  file_search: noIndex,
  computer: noComputer,
  computer_use_preview: noComputer,
  code_interpreter: noSandbox,
  mcp: noMcp,
  image_generation: noImages,
  local_shell: noShell,
  shell: noShell,
  apply_patch: 'Send it as a tool of type "custom" or "function" of your own.',
  "*": noServerTools,
} as const;

const names = {
  cache_control: caching,
  allowed_callers: "Only the model calls tools. Leave it out.",
};

/**
 * Hints for fields that clients of the responses protocol send and that are not supported, and
 * their alternatives.
 */
export const responsesHints: HintTable = {
  fields: {
    "/messages": asInput,
    "/prompt": asInput,
    "/system": asInstructions,
    "/max_tokens": "Send max_output_tokens instead.",
    "/max_completion_tokens": "Send max_output_tokens instead.",
    "/response_format": asFormat,
    "/output_format": asFormat,
    "/json_schema": asFormat,
    "/reasoning_effort": asReasoning,
    "/thinking": asReasoning,
    "/verbosity": 'Send "text": {"verbosity": …}.',
    "/functions": "Send tools instead.",
    "/function_call": "Send tool_choice instead.",
    "/conversation": noState,
    "/context_management": "The input is never shortened. Leave it out.",
    "/prompt_cache_retention": caching,
    "/prompt_cache_options": caching,
    "/top_logprobs": logprobs,
    "/logprobs": logprobs,
    "/n": "Only one reply per request is supported. Leave it out, and repeat the request.",
    "/stop": "This protocol has no stop strings. (POST /chat/completions takes stop.)",
    "/seed": sampling,
    "/top_k": `${sampling} (POST /messages takes top_k.)`,
    "/presence_penalty": sampling,
    "/frequency_penalty": sampling,
    "/max_tool_calls": "Your code runs the tools, so it can count the calls. Leave it out.",
    "/moderation": "The gateway checks no content. Leave it out.",
    "/modalities": "Text is the only output. Leave it out.",
    "/extra_body": "Send its fields at the top level of the body.",
    "/extra_headers": "Set headers on the HTTP request, not in the body.",
    "/timeout": "Set the time-out in your client, not in the body.",
    "/tools/*/function": flatTool,
    "/tools/*/input_schema": "Send it as parameters.",
    "/input/*/tool_calls": 'Send items of type "function_call".',
    "/input/*/tool_call_id": 'Send an item of type "function_call_output" with call_id.',
    "/input/*/content/*/file_id": "No files are stored. Send image_url.",
  },
  names,
  values: {
    "/input/*/role": {
      tool: 'Send an item of type "function_call_output" with call_id.',
      function: 'Send an item of type "function_call_output" with call_id.',
    },
    "/input/*/type": {
      web_search_call: noServerItem,
      file_search_call: noServerItem,
      computer_call: noServerItem,
      computer_call_output: noServerItem,
      code_interpreter_call: noServerItem,
      image_generation_call: noServerItem,
      local_shell_call: noServerItem,
      local_shell_call_output: noServerItem,
      mcp_list_tools: noServerItem,
      mcp_call: noServerItem,
      mcp_approval_request: noServerItem,
      mcp_approval_response: noServerItem,
      compaction: "Nothing is stored. Send a summary of the conversation as a message.",
      input_text: `Put it into a message: {"role": "user", "content": [{"type": "input_text", …}]}.`,
      input_image: `Put it into a message: {"role": "user", "content": [{"type": "input_image", …}]}.`,
      tool_result: 'Send an item of type "function_call_output" with call_id.',
    },
    "/input/*/content/*/type": {
      text: textPart,
      image: imagePart,
      image_url: imagePart,
      input_file: noFiles,
      file: noFiles,
      input_audio: "Sound is not supported as input. Leave it out.",
      reasoning_text: "Leave it out: the text of reasoning is not sent back to the model.",
    },
    "/input/*/output/*/type": {
      text: textPart,
      output_text: textPart,
      image: imagePart,
      image_url: imagePart,
      input_file: noFiles,
    },
    "/tools/*/type": hostedTools,
    "/input/*/tools/*/type": hostedTools,
    "/tools/*/tools/*/type": hostedTools,
    "/input/*/tools/*/tools/*/type": hostedTools,
    "/tool_choice/type": {
      allowed_tools: "Send only the tools that are allowed.",
      "*": noServerTools,
    },
    "/text/format/type": { grammar: asFormat },
  },
  places: {
    "/input": 'Send a text, or an array of {"role": …, "content": …}.',
    "/model": "GET /models lists the models.",
    "/stream": 'Send "stream": true or "stream": false.',
    "/tool_choice": 'Send "auto", "none", "required", or {"type": "function", "name": …}.',
    "/tools/*/execution":
      'The gateway runs no tools. Send "execution": "client", and search yourself.',
    "/input/*/arguments": "Send the arguments as JSON text.",
  },
};
