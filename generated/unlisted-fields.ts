// Made from spec/ by scripts/generate.ts. Do not edit.

/** What happens to one field that the contract does not list, or whose value it refuses. */
export interface FieldRule {
  /** The values that are left out and named in `x-ignored-fields`. */
  readonly drop?: "any" | readonly unknown[];
  /** The values that say what an absent field says. */
  readonly omit?: readonly unknown[];
  /** The values that are replaced. */
  readonly replace?: Readonly<Record<string, string>>;
  /** The field beside it that takes its place, and its content for each value. */
  readonly move?: {
    readonly into: string;
    readonly values: Readonly<Record<string, object>>;
    readonly inexact: readonly string[];
  };
  /** The values that are forwarded to upstreams that accept the field. */
  readonly forward?: {
    readonly type?: "number" | "integer";
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
  };
  /** Fields of the object to whose other fields the rules do not apply. */
  readonly unless?: Readonly<Record<string, string>>;
}

/** The rules of a protocol, by the place of the field: a JSON pointer with `*` for indices. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The fields that are forwarded. */
export interface ForwardedFields {
  readonly parallel_tool_calls?: false;
  readonly seed?: number;
  readonly frequency_penalty?: number;
  readonly presence_penalty?: number;
}

/** The rules by protocol. */
export const unlistedFields: Readonly<Record<"chat" | "messages" | "responses", FieldRules>> = {
  chat: {
    "/messages/*/role": {"replace":{"developer":"system"}},
    "/messages/*/name": {"drop":[null],"unless":{"role":"function"}},
    "/messages/*/content/*/annotations": {"drop":"any"},
    "/messages/*/content/*/reasoning_content": {"drop":"any"},
    "/messages/*/content/*/refusal": {"drop":[null]},
    "/messages/*/content/*/role": {"drop":"any"},
    "/messages/*/content/*/tool_calls": {"drop":"any"},
    "/reasoning_effort": {"move":{"into":"reasoning","values":{"none":{"enabled":false},"minimal":{"effort":"low"},"low":{"effort":"low"},"medium":{"effort":"medium"},"high":{"effort":"high"},"xhigh":{"effort":"high"},"max":{"effort":"high"}},"inexact":["minimal","xhigh","max"]},"drop":[null]},
    "/response_format": {"omit":[{"type":"text"}],"drop":[null]},
    "/parallel_tool_calls": {"drop":[true,null],"forward":{"enum":[false]}},
    "/seed": {"forward":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"drop":[null]},
    "/frequency_penalty": {"drop":[0,null],"forward":{"type":"number","minimum":-2,"maximum":2}},
    "/presence_penalty": {"drop":[0,null],"forward":{"type":"number","minimum":-2,"maximum":2}},
    "/n": {"drop":[1,null]},
    "/logprobs": {"drop":[false,null]},
    "/top_logprobs": {"drop":[0,null]},
    "/logit_bias": {"drop":[{},null]},
    "/modalities": {"drop":[["text"],null]},
    "/audio": {"drop":[null]},
    "/web_search_options": {"drop":[null]},
    "/user": {"drop":"any"},
    "/safety_identifier": {"drop":"any"},
    "/store": {"drop":"any"},
    "/metadata": {"drop":"any"},
    "/service_tier": {"drop":"any"},
    "/prompt_cache_key": {"drop":"any"},
    "/prompt_cache_retention": {"drop":"any"},
    "/verbosity": {"drop":"any"},
    "/prediction": {"drop":"any"},
    "/usage": {"drop":[{"include":true},{"include":false},null]},
    "/stream_options/include_obfuscation": {"drop":"any"},
    "/messages/*/content/*/cache_control/ttl": {"drop":[null]},
    "/messages/*/content/*/cache_control/scope": {"drop":[null]},
    "/messages/*/cache_control/ttl": {"drop":[null]},
    "/messages/*/cache_control/scope": {"drop":[null]},
    "/messages/*/content/*/image_url/detail": {"drop":[null]},
    "/messages/*/tool_calls/*/index": {"drop":[null]},
    "/messages/*/tool_calls/*/cache_control/ttl": {"drop":[null]},
    "/messages/*/tool_calls/*/cache_control/scope": {"drop":[null]},
    "/messages/*/annotations/*/url_citation/title": {"drop":[null]},
    "/messages/*/annotations/*/url_citation/start_index": {"drop":[null]},
    "/messages/*/annotations/*/url_citation/end_index": {"drop":[null]},
    "/stream": {"drop":[null]},
    "/stream_options": {"drop":[null]},
    "/stream_options/include_usage": {"drop":[null]},
    "/temperature": {"drop":[null]},
    "/top_p": {"drop":[null]},
    "/max_tokens": {"drop":[null]},
    "/max_completion_tokens": {"drop":[null]},
    "/stop": {"drop":[null]},
    "/tools": {"drop":[null]},
    "/tools/*/function/description": {"drop":[null]},
    "/tools/*/function/parameters": {"drop":[null]},
    "/tool_choice": {"drop":[null]},
    "/functions": {"drop":[null]},
    "/functions/*/description": {"drop":[null]},
    "/functions/*/parameters": {"drop":[null]},
    "/function_call": {"drop":[null]},
    "/reasoning": {"drop":[null]},
    "/reasoning/enabled": {"drop":[null]},
    "/reasoning/effort": {"drop":[null]},
  },
  messages: {
    "/speed": {"drop":"any"},
    "/inference_geo": {"drop":[null]},
    "/container": {"drop":[null]},
    "/mcp_servers": {"drop":[[],null]},
    "/fallbacks": {"drop":[[],null]},
    "/output_config/task_budget": {"drop":"any"},
    "/tools/*/input_examples": {"drop":"any"},
    "/tools/*/allowed_callers": {"drop":[["direct"],null]},
    "/messages/*/content/*/cache_control/ttl": {"drop":[null]},
    "/messages/*/content/*/cache_control/scope": {"drop":[null]},
    "/messages/*/content/*/citations/enabled": {"drop":[null]},
    "/messages/*/content/*/content": {"drop":[null]},
    "/messages/*/content/*/content/*/cache_control/ttl": {"drop":[null]},
    "/messages/*/content/*/content/*/cache_control/scope": {"drop":[null]},
    "/messages/*/content/*/content/*/citations/enabled": {"drop":[null]},
    "/messages/*/content/*/is_error": {"drop":[null]},
    "/messages/*/content/*/signature": {"drop":[null]},
    "/messages/*/content/*/tool/definition/description": {"drop":[null]},
    "/messages/*/content/*/tool/definition/strict": {"drop":[null]},
    "/messages/*/content/*/tool/definition/defer_loading": {"drop":[null]},
    "/messages/*/content/*/tool/definition/cache_control/ttl": {"drop":[null]},
    "/messages/*/content/*/tool/definition/cache_control/scope": {"drop":[null]},
    "/system": {"drop":[null]},
    "/system/*/cache_control/ttl": {"drop":[null]},
    "/system/*/cache_control/scope": {"drop":[null]},
    "/max_tokens": {"drop":[null]},
    "/stream": {"drop":[null]},
    "/temperature": {"drop":[null]},
    "/top_p": {"drop":[null]},
    "/top_k": {"drop":[null]},
    "/stop_sequences": {"drop":[null]},
    "/tools": {"drop":[null]},
    "/tools/*/description": {"drop":[null]},
    "/tools/*/strict": {"drop":[null]},
    "/tools/*/defer_loading": {"drop":[null]},
    "/tools/*/cache_control/ttl": {"drop":[null]},
    "/tools/*/cache_control/scope": {"drop":[null]},
    "/tool_choice": {"drop":[null]},
    "/tool_choice/disable_parallel_tool_use": {"drop":[null]},
    "/thinking": {"drop":[null]},
    "/thinking/budget_tokens": {"drop":[null]},
    "/output_config": {"drop":[null]},
    "/output_config/effort": {"drop":[null]},
    "/output_config/format": {"drop":[null]},
    "/output_format": {"drop":[null]},
    "/safeguards": {"drop":[null]},
    "/metadata": {"drop":[null]},
    "/context_management": {"drop":[null]},
    "/context_management/edits": {"drop":[null]},
    "/service_tier": {"drop":[null]},
    "/cache_control": {"drop":[null]},
    "/cache_control/ttl": {"drop":[null]},
    "/cache_control/scope": {"drop":[null]},
  },
  responses: {
    "/conversation": {"drop":[null]},
    "/prompt": {"drop":[null]},
    "/context_management": {"drop":[[],null]},
    "/prompt_cache_retention": {"drop":"any"},
    "/prompt_cache_options": {"drop":"any"},
    "/top_logprobs": {"drop":[0,null]},
    "/max_tool_calls": {"drop":"any"},
    "/input/*/execution": {"drop":[null]},
    "/input/*/tools/*/format": {"drop":[null]},
    "/input/*/tools/*/tools/*/format": {"drop":[null]},
    "/input/*/author": {"drop":[null]},
    "/input/*/recipient": {"drop":[null]},
    "/stream_options/include_obfuscation": {"drop":[null]},
    "/tools/*/format": {"drop":[null]},
    "/tools/*/tools/*/format": {"drop":[null]},
    "/text/format": {"drop":[null]},
  },
};
