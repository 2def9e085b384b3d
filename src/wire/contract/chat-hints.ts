import type { HintTable } from "./hints.ts";

const sampling = "Not supported: the model's own sampling settings apply. Leave it out.";
const logprobs = "Token probabilities are not supported. Leave it out.";
const caching = "Mark content parts with cache_control instead.";
const oneReply =
  "Only one choice per request is supported. Leave it out, and repeat the request for another.";
const noStore = "Nothing is stored. Leave it out.";
const noSound = "Text is the only output. Leave it out.";
const noServerTools = "The gateway runs no tools. Offer functions of your own in tools.";
const imagePart = 'Send {"type": "image_url", "image_url": {"url": …}}.';
const textPart = 'Send {"type": "text", "text": …}.';
const asReasoning = 'Send "reasoning": {"enabled": true} or "reasoning": {"effort": "low"}.';
const asFormat = 'Send "response_format": {"type": "json_schema", "json_schema": {…}}.';
const inFunction = 'Put it into "function": {"name", "description", "parameters"}.';

/**
 * Hints for fields that clients of chat-completions libraries send beyond section 2.3, and their
 * alternatives.
 */
export const chatHints: HintTable = {
  fields: {
    "/reasoning_effort":
      'Send "reasoning": {"effort": "low" | "medium" | "high"} instead. ' +
      "(LangChain, LiteLLM, openai-agents, pydantic-ai, smolagents, instructor: " +
      'extra_body={"reasoning": {"effort": "low"}}; LlamaIndex: the same in ' +
      'additional_kwargs={"extra_body": …}; AI SDK, Mastra: reasoning in providerOptions; ' +
      'cline: no --thinking; pi: "compat": {"supportsReasoningEffort": false}.)',
    "/thinking": asReasoning,
    "/think": asReasoning,
    "/enable_thinking": asReasoning,
    "/chat_template_kwargs": asReasoning,
    "/include_reasoning": asReasoning,
    "/thinking_budget": asReasoning,
    "/system": 'Send a first message of role "system" instead.',
    "/instructions": 'Send a first message of role "system" instead.',
    "/prompt": 'Send "messages": [{"role": "user", "content": …}] instead.',
    "/input": 'Send "messages": [{"role": "user", "content": …}] instead.',
    "/max_output_tokens": "Send max_tokens instead.",
    "/max_new_tokens": "Send max_tokens instead.",
    "/max_tokens_to_sample": "Send max_tokens instead.",
    "/max_length": "Send max_tokens instead.",
    "/stop_sequences": "Send stop instead.",
    "/stop_token_ids": "Send the strings as stop instead.",
    "/output_config": `${asFormat} For effort, send reasoning.effort.`,
    "/output_format": asFormat,
    "/response_schema": asFormat,
    "/json_schema": asFormat,
    "/format": asFormat,
    "/text": asFormat,
    "/guided_json": asFormat,
    "/n": `${oneReply} (LiteLLM: additional_drop_params=["n"]; Haystack: AnthropicChatGenerator.)`,
    "/best_of": oneReply,
    "/seed": `${sampling} (LiteLLM: additional_drop_params=["seed"].)`,
    "/top_k": `${sampling} (POST /messages takes top_k.)`,
    "/min_p": sampling,
    "/top_a": sampling,
    "/typical_p": sampling,
    "/logit_bias": sampling,
    "/presence_penalty": sampling,
    "/frequency_penalty": sampling,
    "/repetition_penalty": sampling,
    "/logprobs": logprobs,
    "/top_logprobs": logprobs,
    "/echo": "The prompt is not repeated. Leave it out.",
    "/suffix": "Only chat is supported. Leave it out.",
    "/parallel_tool_calls":
      "Not supported: the model decides how many tools it calls at once. Leave it out. " +
      '(LangChain: disabled_params={"parallel_tool_calls": None}; LlamaIndex: ' +
      "OpenAILike(should_use_structured_outputs=True); for agents ReActAgent; " +
      "openai-agents, pydantic-ai: leave the setting out.)",
    "/user": "End users are not tracked in chat. Leave it out.",
    "/safety_identifier": "End users are not tracked in chat. Leave it out.",
    "/metadata": noStore,
    "/store": `${noStore} (pi: "compat": {"supportsStore": false}.)`,
    "/previous_response_id": "Nothing is stored. Send the whole conversation in messages.",
    "/conversation": "Nothing is stored. Send the whole conversation in messages.",
    "/thread": "Nothing is stored. Send the whole conversation in messages.",
    "/prompt_cache_key": caching,
    "/prompt_cache_retention": caching,
    "/cache_control": caching,
    "/service_tier": "There is only one service level. Leave it out.",
    "/modalities": noSound,
    "/audio": noSound,
    "/voice": noSound,
    "/verbosity": "Ask for short or long answers in a system message instead.",
    "/prediction": "Predicted output is not supported. Leave it out.",
    "/web_search_options": noServerTools,
    "/plugins": noServerTools,
    "/mcp_servers": noServerTools,
    "/container": noServerTools,
    "/models": "Send one model as model.",
    "/provider": "The gateway chooses the upstream. Leave it out.",
    "/route": "The gateway chooses the upstream. Leave it out.",
    "/transforms": "Messages are not shortened. Leave it out.",
    "/extra_body": "Send its fields at the top level of the body.",
    "/extra_headers": "Set headers on the HTTP request, not in the body.",
    "/timeout": "Set the time-out in your client, not in the body.",
    "/usage":
      'Non-streaming responses always include usage; for streams send "stream_options". ' +
      "(LiteLLM: the prefix openai/ in place of openrouter/.)",
    "/include_usage": 'Send "stream_options": {"include_usage": true} instead.',
    "/stream_options/include_obfuscation": "Streams are not padded. Leave it out.",
    "/reasoning/max_tokens": "A budget is not supported in chat; send effort instead.",
    "/reasoning/summary": "Reasoning text is returned as it is. Leave it out.",
    "/reasoning/exclude": "Leave reasoning out, or send enabled: false, to get none.",
    "/response_format/schema": 'Put it into "json_schema": {"name": …, "schema": …}.',
    "/response_format/name": 'Put it into "json_schema": {"name": …, "schema": …}.',
    "/response_format/strict": 'Put it into "json_schema": {"strict": …}.',
    "/tools/*/name": inFunction,
    "/tools/*/description": inFunction,
    "/tools/*/parameters": inFunction,
    "/tools/*/strict": inFunction,
    "/tools/*/input_schema": 'Put it into "function" as parameters.',
    "/tools/*/function/input_schema": "Send it as parameters.",
    "/tools/*/cache_control": "Mark a content part with cache_control instead.",
    "/functions/*/strict": "Send tools instead of functions; they support strict.",
    "/tool_choice/name": 'Send {"type": "function", "function": {"name": …}}.',
    "/tool_choice/disable_parallel_tool_use": "Not supported in chat. Leave it out.",
    "/messages/*/tool_use_id": "Send tool_call_id instead.",
    "/messages/*/is_error": "State in the content that the tool failed.",
    "/messages/*/images": imagePart,
    "/messages/*/id": "Messages have no ids. Leave it out.",
    "/messages/*/thinking": "Send reasoning_content, or leave it out: it is not sent back.",
    "/messages/*/thinking_blocks": "Leave it out: reasoning is not sent back to the model.",
    "/messages/*/reasoning_details": "Leave it out: reasoning is not sent back to the model.",
    "/messages/*/content/*/source": imagePart,
    "/messages/*/content/*/citations": "Leave citations out.",
    "/messages/*/content/*/detail": 'Put it into "image_url": {"url": …, "detail": …}.',
    "/messages/*/content/*/image_url/media_type": "The data URL in url states the media type.",
  },
  names: {},
  values: {
    "/messages/*/role": {
      developer: 'Use the role "system". (pi: "compat": {"supportsDeveloperRole": false}.)',
      model: 'Use the role "assistant".',
      ai: 'Use the role "assistant".',
      bot: 'Use the role "assistant".',
      human: 'Use the role "user".',
      tool_result: 'Use the role "tool".',
    },
    "/response_format/type": {
      text: "Leave response_format out: plain text is what you get without it.",
      grammar: asFormat,
      regex: asFormat,
    },
    "/messages/*/content/*/type": {
      input_text: textPart,
      output_text: textPart,
      refusal: "Send the text as the message's refusal.",
      image: imagePart,
      input_image: imagePart,
      image_file: imagePart,
      input_audio: "Sound is not supported as input. Leave it out.",
      video_url: "Video is not supported as input. Leave it out.",
      file: "Files are not supported as input. Send their text, or images.",
      input_file: "Files are not supported as input. Send their text, or images.",
      document: "Files are not supported as input. Send their text, or images.",
      tool_use: "Send tool_calls in an assistant message.",
      tool_result: 'Send a message of role "tool" with tool_call_id.',
      thinking: "Leave it out: reasoning is not sent back to the model.",
    },
    "/tools/*/type": {
      custom: 'Only tools of type "function" are supported.',
      "*": noServerTools,
    },
    "/tool_choice/type": {
      auto: 'Send "tool_choice": "auto".',
      none: 'Send "tool_choice": "none".',
      any: 'Send "tool_choice": "required".',
      required: 'Send "tool_choice": "required".',
      tool: 'Send {"type": "function", "function": {"name": …}}, or the bare name.',
      allowed_tools: "Send only the tools that are allowed.",
      custom: 'Only tools of type "function" are supported.',
    },
    "/reasoning/effort": {
      minimal: 'Use "low".',
      none: 'Send "reasoning": {"enabled": false} instead.',
      xhigh: 'Use "high".',
      max: 'Use "high".',
    },
    "/function_call": { required: "Send tools and tool_choice instead." },
    "/messages/*/content/*/image_url/detail": { original: 'Use "high".' },
  },
  places: {
    "/messages/*/content/*/image_url": 'Send an object: {"url": …}.',
    "/messages/*/audio": "Leave it out: sound is not supported.",
    "/messages/*/tool_calls/*/function/arguments": "Send the arguments as JSON text.",
    "/messages/*/function_call/arguments": "Send the arguments as JSON text.",
    "/response_format": asFormat,
    "/reasoning": asReasoning,
    "/messages": 'Send an array of {"role": …, "content": …}.',
    "/model": "GET /models lists the models.",
    "/stream": 'Send "stream": true or "stream": false.',
  },
};
