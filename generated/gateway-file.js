// Made from src/system/config/gateway-schema.ts by scripts/generate.ts. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
try {
return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
} catch (e) {
throw mod = 0, e;
}
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
"node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
function ucs2length(str) {
const len = str.length;
let length = 0;
let pos = 0;
let value;
while (pos < len) {
length++;
value = str.charCodeAt(pos++);
if (value >= 55296 && value <= 56319 && pos < len) {
value = str.charCodeAt(pos);
if ((value & 64512) === 56320)
pos++;
}
}
return length;
}
exports.default = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
}
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
"node_modules/fast-deep-equal/index.js"(exports, module) {
"use strict";
module.exports = function equal(a, b) {
if (a === b) return true;
if (a && b && typeof a == "object" && typeof b == "object") {
if (a.constructor !== b.constructor) return false;
var length, i, keys;
if (Array.isArray(a)) {
length = a.length;
if (length != b.length) return false;
for (i = length; i-- !== 0; )
if (!equal(a[i], b[i])) return false;
return true;
}
if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
keys = Object.keys(a);
length = keys.length;
if (length !== Object.keys(b).length) return false;
for (i = length; i-- !== 0; )
if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
for (i = length; i-- !== 0; ) {
var key = keys[i];
if (!equal(a[key], b[key])) return false;
}
return true;
}
return a !== a && b !== b;
};
}
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
"node_modules/ajv/dist/runtime/equal.js"(exports) {
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
var equal = require_fast_deep_equal();
equal.code = 'require("ajv/dist/runtime/equal").default';
exports.default = equal;
}
});

// generated:entry
var validateGatewayFile = validate10;
var schema11 = { "type": "object", "additionalProperties": false, "properties": { "server": { "type": "object", "additionalProperties": false, "properties": { "host": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "max_body_bytes": { "type": "integer", "minimum": 1024, "maximum": 268435456 }, "client_stall_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "keep_alive_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "drain_delay_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "drain_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "stored_reply_bytes": { "type": "integer", "minimum": 1048576, "maximum": 1099511627776 }, "body_bytes_in_flight": { "type": "integer", "minimum": 1024, "maximum": 1e12 }, "connections_per_address": { "type": "integer", "minimum": 1, "maximum": 1e6 }, "cors_origins": { "type": "array", "items": { "type": "string", "description": "an origin such as https://app.example.com, without a path, or *", "pattern": "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$" }, "minItems": 0 }, "data_dir": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "reuse_port": { "type": "boolean" }, "workers": { "type": "integer", "minimum": 1, "maximum": 1, "description": "1: a gateway is one process, and several share a port with REUSE_PORT=on and DATABASE_URL" }, "log_level": { "enum": ["trace", "debug", "info", "warn", "error", "silent"] }, "metrics_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_tokens": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "role": { "enum": ["read", "support", "full"] }, "token_env": { "type": "string", "description": "the name of an environment variable, never the token itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" } }, "required": ["name", "role", "token_env"] }, "minItems": 0 }, "upstream_timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] } }, "required": [] }, "plans": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]+$" }, "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "minItems": 0 }, "requests_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "tokens_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "concurrent_requests": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "cached_tokens_count": { "enum": ["full", "none"] }, "margin": { "allOf": [{ "if": { "type": "object" }, "else": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } }, { "if": { "not": { "type": "object" } }, "else": { "type": "object", "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "additionalProperties": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } } }] }, "prices": { "type": "object", "additionalProperties": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["prompt", "completion"] }, "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 } } }, "required": ["id", "models"] }, "minItems": 0 }, "models": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "<provider>/<model_name>, such as local/smollm2", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "display_name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "description": { "type": "string" }, "owned_by": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "created": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "lifecycle": { "enum": ["preview", "active", "deprecated", "retired"] }, "context_length": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "max_output_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "capabilities": { "type": "object", "additionalProperties": false, "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "documents": { "type": "boolean" }, "structured_output": { "enum": ["none", "best_effort", "strict"] }, "reasoning": { "enum": ["none", "optional", "always"] } }, "required": [] }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["prompt", "completion"] }, "overheads": { "type": "object", "additionalProperties": false, "properties": { "per_request_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_message_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_tool_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_image_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 } }, "required": [] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "upstreams": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "kind": { "enum": ["openai", "openai-responses", "anthropic", "sandbox"] }, "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "model": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_env": { "type": "string", "description": "the name of an environment variable, never the key itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "api_key_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_command": { "if": { "type": "string" }, "else": { "type": "array", "items": { "type": "string", "minLength": 1 }, "minItems": 1, "description": "a command, or a list of its words" } }, "aws_sigv4": { "type": "object", "additionalProperties": false, "properties": { "region": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" }, "service": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" } }, "required": [] }, "weight": { "type": "number", "minimum": 0, "maximum": 1e6 }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["prompt", "completion"] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "headers": { "type": "object", "additionalProperties": { "type": "string", "description": "the value of an HTTP header, without line breaks", "pattern": "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, "propertyNames": { "type": "string", "description": "the name of an HTTP header", "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" } }, "query": { "type": "object", "additionalProperties": { "type": "string" } }, "fetches_images": { "type": "boolean" }, "dialect": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "quirks": { "type": "object", "additionalProperties": false, "properties": { "sampling": { "enum": ["all", "one", "none", "effort-none-only"] }, "stop": { "type": "boolean" }, "efforts": { "type": "array", "items": { "enum": ["none", "minimal", "low", "medium", "high"] }, "uniqueItems": true }, "forced_tools": { "type": "boolean" }, "forced_by": { "enum": ["any", "name", "required"] }, "single_calls": { "type": "boolean" }, "thinking": { "enum": ["budget", "adaptive", "always", "between-tools"] }, "bound_thinking": { "type": "boolean" }, "responses": { "enum": ["never", "tools-with-effort", "tools"] }, "key_header": { "enum": ["authorization", "api-key", "x-api-key"] }, "max_tokens_field": { "enum": ["max_tokens", "max_completion_tokens"] }, "reasoning_field": { "enum": ["effort", "object", "thinking", "adaptive", "enable-thinking"] }, "reasoning_split": { "type": "boolean" }, "reasoning_back": { "enum": ["none", "reasoning", "reasoning-content", "reasoning-details", "thought-signature"] }, "cache_control": { "type": "boolean" }, "top_k": { "type": "boolean" }, "stop_max": { "type": ["integer", "null"], "minimum": 0 }, "user_field": { "enum": ["user", "user_id"] }, "user_min": { "type": ["integer", "null"], "minimum": 0 }, "user_max": { "type": ["integer", "null"], "minimum": 0 }, "stream_options": { "type": "boolean" }, "participant_names": { "type": "boolean" }, "tool_result_names": { "type": "boolean" }, "call_ids": { "enum": ["any", "short", "nine"] }, "late_system": { "type": "boolean" }, "repeated_roles": { "type": "boolean" }, "user_after_tool": { "type": "boolean" }, "parallel_calls": { "type": "boolean" }, "tool_choice": { "enum": ["named", "required", "auto"] }, "tool_properties": { "type": "boolean" }, "tool_stream": { "type": "boolean" }, "json_formats": { "enum": ["all", "object", "schema"] }, "ends_with_done": { "type": "boolean" }, "user_characters": { "enum": ["any", "word"] }, "thinks_by_default": { "type": "boolean" }, "thinking_by_budget": { "type": "boolean" }, "vendor_fields": { "enum": ["always", "by-name", "never"] }, "endpoint": { "enum": ["messages", "invoke", "raw-predict"] } }, "required": [] } }, "required": ["kind", "model"] }, "minItems": 1 } }, "required": ["id", "context_length", "max_output_tokens", "pricing", "upstreams"] }, "minItems": 0 }, "alerts": { "type": "object", "additionalProperties": false, "properties": { "low_balance": { "type": "string", "description": 'US dollars in quotes, such as "5.00"', "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "budget_share": { "type": "number", "minimum": 0.01, "maximum": 1 }, "check_seconds": { "type": "integer", "minimum": 1, "maximum": 86400 }, "webhooks": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "kinds": { "type": "array", "items": { "enum": ["low_balance", "budget_nearly_spent", "margin_negative", "upstream_down", "hold_unresolved"] }, "minItems": 1 } }, "required": ["id", "url"] }, "minItems": 1 }, "customers": { "type": "object", "additionalProperties": false, "properties": { "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "private_addresses": { "type": "boolean" } }, "required": [] } }, "required": [] }, "presets": { "type": "object", "additionalProperties": false, "properties": { "ollama": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "llamacpp": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "lmstudio": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "vllm": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "sglang": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "openai": { "type": "boolean" }, "anthropic": { "type": "boolean" }, "gemini": { "type": "boolean" }, "deepseek": { "type": "boolean" }, "moonshot": { "type": "boolean" }, "zai": { "type": "boolean" }, "dashscope": { "type": "boolean" }, "minimax": { "type": "boolean" }, "mistral": { "type": "boolean" }, "groq": { "type": "boolean" }, "xai": { "type": "boolean" }, "together": { "type": "boolean" }, "fireworks": { "type": "boolean" }, "perplexity": { "type": "boolean" }, "openrouter": { "type": "boolean" } }, "required": [] } }, "required": [] };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var func0 = require_equal().default;
var pattern0 = new RegExp("^[^\\p{Cc}\\p{Cs}]*$", "u");
var pattern1 = new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$", "u");
var pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
var pattern5 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern7 = new RegExp("^[^*\\s]*\\*?$", "u");
var pattern8 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", "u");
var pattern12 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", "u");
var pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
var pattern19 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
var pattern28 = new RegExp("^[a-z0-9-]+$", "u");
var pattern34 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
var pattern35 = new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$", "u");
var pattern37 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var pattern45 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "server" || key0 === "plans" || key0 === "models" || key0 === "alerts" || key0 === "presets")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.server !== void 0) {
let data0 = data.server;
if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
for (const key1 in data0) {
if (!func2.call(schema11.properties.server.properties, key1)) {
const err1 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.server, data: data0 };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data0.host !== void 0) {
let data1 = data0.host;
if (typeof data1 === "string") {
if (!pattern0.test(data1)) {
const err2 = { instancePath: instancePath + "/server/host", schemaPath: "#/properties/server/properties/host/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.server.properties.host.allOf[0], data: data1 };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (typeof data1 === "string") {
if (func3(data1) < 1) {
const err3 = { instancePath: instancePath + "/server/host", schemaPath: "#/properties/server/properties/host/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.server.properties.host, data: data1 };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/server/host", schemaPath: "#/properties/server/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.host.type, parentSchema: schema11.properties.server.properties.host, data: data1 };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data0.port !== void 0) {
let data2 = data0.port;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err5 = { instancePath: instancePath + "/server/port", schemaPath: "#/properties/server/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.port.type, parentSchema: schema11.properties.server.properties.port, data: data2 };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 65535 || isNaN(data2)) {
const err6 = { instancePath: instancePath + "/server/port", schemaPath: "#/properties/server/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema11.properties.server.properties.port, data: data2 };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err7 = { instancePath: instancePath + "/server/port", schemaPath: "#/properties/server/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.port, data: data2 };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data0.max_body_bytes !== void 0) {
let data3 = data0.max_body_bytes;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err8 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.max_body_bytes.type, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data3 };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 268435456 || isNaN(data3)) {
const err9 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456", schema: 268435456, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data3 };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data3 < 1024 || isNaN(data3)) {
const err10 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data3 };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data0.client_stall_ms !== void 0) {
let data4 = data0.client_stall_ms;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err11 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.client_stall_ms.type, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data4 };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 864e5 || isNaN(data4)) {
const err12 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data4 };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data4 < 1 || isNaN(data4)) {
const err13 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data4 };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data0.keep_alive_ms !== void 0) {
let data5 = data0.keep_alive_ms;
if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
const err14 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.keep_alive_ms.type, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data5 };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 864e5 || isNaN(data5)) {
const err15 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data5 };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data5 < 1 || isNaN(data5)) {
const err16 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data5 };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
}
if (data0.drain_delay_ms !== void 0) {
let data6 = data0.drain_delay_ms;
if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
const err17 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.drain_delay_ms.type, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data6 };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 864e5 || isNaN(data6)) {
const err18 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data6 };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (data6 < 0 || isNaN(data6)) {
const err19 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data6 };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
if (data0.drain_ms !== void 0) {
let data7 = data0.drain_ms;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
const err20 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.drain_ms.type, parentSchema: schema11.properties.server.properties.drain_ms, data: data7 };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 864e5 || isNaN(data7)) {
const err21 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.drain_ms, data: data7 };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (data7 < 0 || isNaN(data7)) {
const err22 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.drain_ms, data: data7 };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
}
if (data0.stored_reply_bytes !== void 0) {
let data8 = data0.stored_reply_bytes;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
const err23 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.stored_reply_bytes.type, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data8 };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 1099511627776 || isNaN(data8)) {
const err24 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1099511627776 }, message: "must be <= 1099511627776", schema: 1099511627776, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data8 };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (data8 < 1048576 || isNaN(data8)) {
const err25 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1048576 }, message: "must be >= 1048576", schema: 1048576, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data8 };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
if (data0.body_bytes_in_flight !== void 0) {
let data9 = data0.body_bytes_in_flight;
if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
const err26 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.body_bytes_in_flight.type, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data9 };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
if (typeof data9 == "number" && isFinite(data9)) {
if (data9 > 1e12 || isNaN(data9)) {
const err27 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data9 };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (data9 < 1024 || isNaN(data9)) {
const err28 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data9 };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
}
if (data0.connections_per_address !== void 0) {
let data10 = data0.connections_per_address;
if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
const err29 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.connections_per_address.type, parentSchema: schema11.properties.server.properties.connections_per_address, data: data10 };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
if (typeof data10 == "number" && isFinite(data10)) {
if (data10 > 1e6 || isNaN(data10)) {
const err30 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema11.properties.server.properties.connections_per_address, data: data10 };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
if (data10 < 1 || isNaN(data10)) {
const err31 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.connections_per_address, data: data10 };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
}
}
if (data0.cors_origins !== void 0) {
let data11 = data0.cors_origins;
if (Array.isArray(data11)) {
if (data11.length < 0) {
const err32 = { instancePath: instancePath + "/server/cors_origins", schemaPath: "#/properties/server/properties/cors_origins/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.server.properties.cors_origins, data: data11 };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
const len0 = data11.length;
for (let i0 = 0; i0 < len0; i0++) {
let data12 = data11[i0];
if (typeof data12 === "string") {
if (!pattern1.test(data12)) {
const err33 = { instancePath: instancePath + "/server/cors_origins/" + i0, schemaPath: "#/properties/server/properties/cors_origins/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$"', schema: "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$", parentSchema: schema11.properties.server.properties.cors_origins.items, data: data12 };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
} else {
const err34 = { instancePath: instancePath + "/server/cors_origins/" + i0, schemaPath: "#/properties/server/properties/cors_origins/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.cors_origins.items.type, parentSchema: schema11.properties.server.properties.cors_origins.items, data: data12 };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
}
} else {
const err35 = { instancePath: instancePath + "/server/cors_origins", schemaPath: "#/properties/server/properties/cors_origins/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.server.properties.cors_origins.type, parentSchema: schema11.properties.server.properties.cors_origins, data: data11 };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
}
if (data0.data_dir !== void 0) {
let data13 = data0.data_dir;
if (typeof data13 === "string") {
if (!pattern0.test(data13)) {
const err36 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.server.properties.data_dir.allOf[0], data: data13 };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
if (typeof data13 === "string") {
if (func3(data13) < 1) {
const err37 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.server.properties.data_dir, data: data13 };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
} else {
const err38 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.data_dir.type, parentSchema: schema11.properties.server.properties.data_dir, data: data13 };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
if (data0.reuse_port !== void 0) {
let data14 = data0.reuse_port;
if (typeof data14 !== "boolean") {
const err39 = { instancePath: instancePath + "/server/reuse_port", schemaPath: "#/properties/server/properties/reuse_port/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.server.properties.reuse_port.type, parentSchema: schema11.properties.server.properties.reuse_port, data: data14 };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
}
if (data0.workers !== void 0) {
let data15 = data0.workers;
if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
const err40 = { instancePath: instancePath + "/server/workers", schemaPath: "#/properties/server/properties/workers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.workers.type, parentSchema: schema11.properties.server.properties.workers, data: data15 };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
if (typeof data15 == "number" && isFinite(data15)) {
if (data15 > 1 || isNaN(data15)) {
const err41 = { instancePath: instancePath + "/server/workers", schemaPath: "#/properties/server/properties/workers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema11.properties.server.properties.workers, data: data15 };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (data15 < 1 || isNaN(data15)) {
const err42 = { instancePath: instancePath + "/server/workers", schemaPath: "#/properties/server/properties/workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.workers, data: data15 };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
}
}
if (data0.log_level !== void 0) {
let data16 = data0.log_level;
if (!(data16 === "trace" || data16 === "debug" || data16 === "info" || data16 === "warn" || data16 === "error" || data16 === "silent")) {
const err43 = { instancePath: instancePath + "/server/log_level", schemaPath: "#/properties/server/properties/log_level/enum", keyword: "enum", params: { allowedValues: schema11.properties.server.properties.log_level.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.server.properties.log_level.enum, parentSchema: schema11.properties.server.properties.log_level, data: data16 };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
}
if (data0.metrics_port !== void 0) {
let data17 = data0.metrics_port;
if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
const err44 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.metrics_port.type, parentSchema: schema11.properties.server.properties.metrics_port, data: data17 };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
if (typeof data17 == "number" && isFinite(data17)) {
if (data17 > 65535 || isNaN(data17)) {
const err45 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema11.properties.server.properties.metrics_port, data: data17 };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
if (data17 < 0 || isNaN(data17)) {
const err46 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.metrics_port, data: data17 };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
}
}
if (data0.admin_port !== void 0) {
let data18 = data0.admin_port;
if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
const err47 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.admin_port.type, parentSchema: schema11.properties.server.properties.admin_port, data: data18 };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
if (typeof data18 == "number" && isFinite(data18)) {
if (data18 > 65535 || isNaN(data18)) {
const err48 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema11.properties.server.properties.admin_port, data: data18 };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
if (data18 < 0 || isNaN(data18)) {
const err49 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.admin_port, data: data18 };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
}
}
if (data0.admin_tokens !== void 0) {
let data19 = data0.admin_tokens;
if (Array.isArray(data19)) {
if (data19.length < 0) {
const err50 = { instancePath: instancePath + "/server/admin_tokens", schemaPath: "#/properties/server/properties/admin_tokens/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.server.properties.admin_tokens, data: data19 };
if (vErrors === null) {
vErrors = [err50];
} else {
vErrors.push(err50);
}
errors++;
}
const len1 = data19.length;
for (let i1 = 0; i1 < len1; i1++) {
let data20 = data19[i1];
if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
if (data20.name === void 0) {
const err51 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data20 };
if (vErrors === null) {
vErrors = [err51];
} else {
vErrors.push(err51);
}
errors++;
}
if (data20.role === void 0) {
const err52 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data20 };
if (vErrors === null) {
vErrors = [err52];
} else {
vErrors.push(err52);
}
errors++;
}
if (data20.token_env === void 0) {
const err53 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "token_env" }, message: "must have required property 'token_env'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data20 };
if (vErrors === null) {
vErrors = [err53];
} else {
vErrors.push(err53);
}
errors++;
}
for (const key2 in data20) {
if (!(key2 === "name" || key2 === "role" || key2 === "token_env")) {
const err54 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data20 };
if (vErrors === null) {
vErrors = [err54];
} else {
vErrors.push(err54);
}
errors++;
}
}
if (data20.name !== void 0) {
let data21 = data20.name;
if (typeof data21 === "string") {
if (!pattern3.test(data21)) {
const err55 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/name", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.name, data: data21 };
if (vErrors === null) {
vErrors = [err55];
} else {
vErrors.push(err55);
}
errors++;
}
} else {
const err56 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/name", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.admin_tokens.items.properties.name.type, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.name, data: data21 };
if (vErrors === null) {
vErrors = [err56];
} else {
vErrors.push(err56);
}
errors++;
}
}
if (data20.role !== void 0) {
let data22 = data20.role;
if (!(data22 === "read" || data22 === "support" || data22 === "full")) {
const err57 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/role", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/role/enum", keyword: "enum", params: { allowedValues: schema11.properties.server.properties.admin_tokens.items.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.server.properties.admin_tokens.items.properties.role.enum, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.role, data: data22 };
if (vErrors === null) {
vErrors = [err57];
} else {
vErrors.push(err57);
}
errors++;
}
}
if (data20.token_env !== void 0) {
let data23 = data20.token_env;
if (typeof data23 === "string") {
if (!pattern4.test(data23)) {
const err58 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/token_env", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/token_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.token_env, data: data23 };
if (vErrors === null) {
vErrors = [err58];
} else {
vErrors.push(err58);
}
errors++;
}
} else {
const err59 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/token_env", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/token_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.admin_tokens.items.properties.token_env.type, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.token_env, data: data23 };
if (vErrors === null) {
vErrors = [err59];
} else {
vErrors.push(err59);
}
errors++;
}
}
} else {
const err60 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.properties.admin_tokens.items.type, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data20 };
if (vErrors === null) {
vErrors = [err60];
} else {
vErrors.push(err60);
}
errors++;
}
}
} else {
const err61 = { instancePath: instancePath + "/server/admin_tokens", schemaPath: "#/properties/server/properties/admin_tokens/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.server.properties.admin_tokens.type, parentSchema: schema11.properties.server.properties.admin_tokens, data: data19 };
if (vErrors === null) {
vErrors = [err61];
} else {
vErrors.push(err61);
}
errors++;
}
}
if (data0.upstream_timeouts !== void 0) {
let data24 = data0.upstream_timeouts;
if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
for (const key3 in data24) {
if (!(key3 === "connect_ms" || key3 === "first_byte_ms" || key3 === "idle_ms" || key3 === "total_ms")) {
const err62 = { instancePath: instancePath + "/server/upstream_timeouts", schemaPath: "#/properties/server/properties/upstream_timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.server.properties.upstream_timeouts, data: data24 };
if (vErrors === null) {
vErrors = [err62];
} else {
vErrors.push(err62);
}
errors++;
}
}
if (data24.connect_ms !== void 0) {
let data25 = data24.connect_ms;
if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
const err63 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data25 };
if (vErrors === null) {
vErrors = [err63];
} else {
vErrors.push(err63);
}
errors++;
}
if (typeof data25 == "number" && isFinite(data25)) {
if (data25 > 864e5 || isNaN(data25)) {
const err64 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data25 };
if (vErrors === null) {
vErrors = [err64];
} else {
vErrors.push(err64);
}
errors++;
}
if (data25 < 1 || isNaN(data25)) {
const err65 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data25 };
if (vErrors === null) {
vErrors = [err65];
} else {
vErrors.push(err65);
}
errors++;
}
}
}
if (data24.first_byte_ms !== void 0) {
let data26 = data24.first_byte_ms;
if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
const err66 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data26 };
if (vErrors === null) {
vErrors = [err66];
} else {
vErrors.push(err66);
}
errors++;
}
if (typeof data26 == "number" && isFinite(data26)) {
if (data26 > 864e5 || isNaN(data26)) {
const err67 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data26 };
if (vErrors === null) {
vErrors = [err67];
} else {
vErrors.push(err67);
}
errors++;
}
if (data26 < 1 || isNaN(data26)) {
const err68 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data26 };
if (vErrors === null) {
vErrors = [err68];
} else {
vErrors.push(err68);
}
errors++;
}
}
}
if (data24.idle_ms !== void 0) {
let data27 = data24.idle_ms;
if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
const err69 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data27 };
if (vErrors === null) {
vErrors = [err69];
} else {
vErrors.push(err69);
}
errors++;
}
if (typeof data27 == "number" && isFinite(data27)) {
if (data27 > 864e5 || isNaN(data27)) {
const err70 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data27 };
if (vErrors === null) {
vErrors = [err70];
} else {
vErrors.push(err70);
}
errors++;
}
if (data27 < 1 || isNaN(data27)) {
const err71 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data27 };
if (vErrors === null) {
vErrors = [err71];
} else {
vErrors.push(err71);
}
errors++;
}
}
}
if (data24.total_ms !== void 0) {
let data28 = data24.total_ms;
if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
const err72 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data28 };
if (vErrors === null) {
vErrors = [err72];
} else {
vErrors.push(err72);
}
errors++;
}
if (typeof data28 == "number" && isFinite(data28)) {
if (data28 > 864e5 || isNaN(data28)) {
const err73 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data28 };
if (vErrors === null) {
vErrors = [err73];
} else {
vErrors.push(err73);
}
errors++;
}
if (data28 < 1 || isNaN(data28)) {
const err74 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data28 };
if (vErrors === null) {
vErrors = [err74];
} else {
vErrors.push(err74);
}
errors++;
}
}
}
} else {
const err75 = { instancePath: instancePath + "/server/upstream_timeouts", schemaPath: "#/properties/server/properties/upstream_timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.properties.upstream_timeouts.type, parentSchema: schema11.properties.server.properties.upstream_timeouts, data: data24 };
if (vErrors === null) {
vErrors = [err75];
} else {
vErrors.push(err75);
}
errors++;
}
}
} else {
const err76 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.type, parentSchema: schema11.properties.server, data: data0 };
if (vErrors === null) {
vErrors = [err76];
} else {
vErrors.push(err76);
}
errors++;
}
}
if (data.plans !== void 0) {
let data29 = data.plans;
if (Array.isArray(data29)) {
if (data29.length < 0) {
const err77 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans, data: data29 };
if (vErrors === null) {
vErrors = [err77];
} else {
vErrors.push(err77);
}
errors++;
}
const len2 = data29.length;
for (let i2 = 0; i2 < len2; i2++) {
let data30 = data29[i2];
if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
if (data30.id === void 0) {
const err78 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data30 };
if (vErrors === null) {
vErrors = [err78];
} else {
vErrors.push(err78);
}
errors++;
}
if (data30.models === void 0) {
const err79 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data30 };
if (vErrors === null) {
vErrors = [err79];
} else {
vErrors.push(err79);
}
errors++;
}
for (const key4 in data30) {
if (!func2.call(schema11.properties.plans.items.properties, key4)) {
const err80 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items, data: data30 };
if (vErrors === null) {
vErrors = [err80];
} else {
vErrors.push(err80);
}
errors++;
}
}
if (data30.id !== void 0) {
let data31 = data30.id;
if (typeof data31 === "string") {
if (!pattern5.test(data31)) {
const err81 = { instancePath: instancePath + "/plans/" + i2 + "/id", schemaPath: "#/properties/plans/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"', schema: "^[A-Za-z0-9_-]+$", parentSchema: schema11.properties.plans.items.properties.id, data: data31 };
if (vErrors === null) {
vErrors = [err81];
} else {
vErrors.push(err81);
}
errors++;
}
} else {
const err82 = { instancePath: instancePath + "/plans/" + i2 + "/id", schemaPath: "#/properties/plans/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.id.type, parentSchema: schema11.properties.plans.items.properties.id, data: data31 };
if (vErrors === null) {
vErrors = [err82];
} else {
vErrors.push(err82);
}
errors++;
}
}
if (data30.name !== void 0) {
let data32 = data30.name;
if (typeof data32 === "string") {
if (!pattern0.test(data32)) {
const err83 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.plans.items.properties.name.allOf[0], data: data32 };
if (vErrors === null) {
vErrors = [err83];
} else {
vErrors.push(err83);
}
errors++;
}
}
if (typeof data32 === "string") {
if (func3(data32) < 1) {
const err84 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.name, data: data32 };
if (vErrors === null) {
vErrors = [err84];
} else {
vErrors.push(err84);
}
errors++;
}
} else {
const err85 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.name.type, parentSchema: schema11.properties.plans.items.properties.name, data: data32 };
if (vErrors === null) {
vErrors = [err85];
} else {
vErrors.push(err85);
}
errors++;
}
}
if (data30.models !== void 0) {
let data33 = data30.models;
if (Array.isArray(data33)) {
if (data33.length < 0) {
const err86 = { instancePath: instancePath + "/plans/" + i2 + "/models", schemaPath: "#/properties/plans/items/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans.items.properties.models, data: data33 };
if (vErrors === null) {
vErrors = [err86];
} else {
vErrors.push(err86);
}
errors++;
}
const len3 = data33.length;
for (let i3 = 0; i3 < len3; i3++) {
let data34 = data33[i3];
if (typeof data34 === "string") {
if (func3(data34) < 1) {
const err87 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.models.items, data: data34 };
if (vErrors === null) {
vErrors = [err87];
} else {
vErrors.push(err87);
}
errors++;
}
if (!pattern7.test(data34)) {
const err88 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.models.items, data: data34 };
if (vErrors === null) {
vErrors = [err88];
} else {
vErrors.push(err88);
}
errors++;
}
} else {
const err89 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.models.items.type, parentSchema: schema11.properties.plans.items.properties.models.items, data: data34 };
if (vErrors === null) {
vErrors = [err89];
} else {
vErrors.push(err89);
}
errors++;
}
}
} else {
const err90 = { instancePath: instancePath + "/plans/" + i2 + "/models", schemaPath: "#/properties/plans/items/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.items.properties.models.type, parentSchema: schema11.properties.plans.items.properties.models, data: data33 };
if (vErrors === null) {
vErrors = [err90];
} else {
vErrors.push(err90);
}
errors++;
}
}
if (data30.requests_per_minute !== void 0) {
let data35 = data30.requests_per_minute;
if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
const err91 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.requests_per_minute.type, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data35 };
if (vErrors === null) {
vErrors = [err91];
} else {
vErrors.push(err91);
}
errors++;
}
if (typeof data35 == "number" && isFinite(data35)) {
if (data35 > 1e12 || isNaN(data35)) {
const err92 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data35 };
if (vErrors === null) {
vErrors = [err92];
} else {
vErrors.push(err92);
}
errors++;
}
if (data35 < 1 || isNaN(data35)) {
const err93 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data35 };
if (vErrors === null) {
vErrors = [err93];
} else {
vErrors.push(err93);
}
errors++;
}
}
}
if (data30.tokens_per_minute !== void 0) {
let data36 = data30.tokens_per_minute;
if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
const err94 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.tokens_per_minute.type, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data36 };
if (vErrors === null) {
vErrors = [err94];
} else {
vErrors.push(err94);
}
errors++;
}
if (typeof data36 == "number" && isFinite(data36)) {
if (data36 > 1e12 || isNaN(data36)) {
const err95 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data36 };
if (vErrors === null) {
vErrors = [err95];
} else {
vErrors.push(err95);
}
errors++;
}
if (data36 < 1 || isNaN(data36)) {
const err96 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data36 };
if (vErrors === null) {
vErrors = [err96];
} else {
vErrors.push(err96);
}
errors++;
}
}
}
if (data30.concurrent_requests !== void 0) {
let data37 = data30.concurrent_requests;
if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
const err97 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.concurrent_requests.type, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data37 };
if (vErrors === null) {
vErrors = [err97];
} else {
vErrors.push(err97);
}
errors++;
}
if (typeof data37 == "number" && isFinite(data37)) {
if (data37 > 1e12 || isNaN(data37)) {
const err98 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data37 };
if (vErrors === null) {
vErrors = [err98];
} else {
vErrors.push(err98);
}
errors++;
}
if (data37 < 1 || isNaN(data37)) {
const err99 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data37 };
if (vErrors === null) {
vErrors = [err99];
} else {
vErrors.push(err99);
}
errors++;
}
}
}
if (data30.cached_tokens_count !== void 0) {
let data38 = data30.cached_tokens_count;
if (!(data38 === "full" || data38 === "none")) {
const err100 = { instancePath: instancePath + "/plans/" + i2 + "/cached_tokens_count", schemaPath: "#/properties/plans/items/properties/cached_tokens_count/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.cached_tokens_count.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.cached_tokens_count.enum, parentSchema: schema11.properties.plans.items.properties.cached_tokens_count, data: data38 };
if (vErrors === null) {
vErrors = [err100];
} else {
vErrors.push(err100);
}
errors++;
}
}
if (data30.margin !== void 0) {
let data39 = data30.margin;
const _errs86 = errors;
let valid17 = true;
const _errs87 = errors;
if (!(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
const err101 = {};
if (vErrors === null) {
vErrors = [err101];
} else {
vErrors.push(err101);
}
errors++;
}
var _valid0 = _errs87 === errors;
errors = _errs86;
if (vErrors !== null) {
if (_errs86) {
vErrors.length = _errs86;
} else {
vErrors = null;
}
}
if (!_valid0) {
const _errs89 = errors;
if (typeof data39 === "string") {
if (!pattern8.test(data39)) {
const err102 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data39 };
if (vErrors === null) {
vErrors = [err102];
} else {
vErrors.push(err102);
}
errors++;
}
} else {
const err103 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[0].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data39 };
if (vErrors === null) {
vErrors = [err103];
} else {
vErrors.push(err103);
}
errors++;
}
var _valid0 = _errs89 === errors;
valid17 = _valid0;
}
if (!valid17) {
const err104 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[0].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0], data: data39 };
if (vErrors === null) {
vErrors = [err104];
} else {
vErrors.push(err104);
}
errors++;
}
const _errs92 = errors;
let valid18 = true;
const _errs93 = errors;
const _errs94 = errors;
const _errs95 = errors;
if (!(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
const err105 = {};
if (vErrors === null) {
vErrors = [err105];
} else {
vErrors.push(err105);
}
errors++;
}
var valid19 = _errs95 === errors;
if (valid19) {
const err106 = {};
if (vErrors === null) {
vErrors = [err106];
} else {
vErrors.push(err106);
}
errors++;
} else {
errors = _errs94;
if (vErrors !== null) {
if (_errs94) {
vErrors.length = _errs94;
} else {
vErrors = null;
}
}
}
var _valid1 = _errs93 === errors;
errors = _errs92;
if (vErrors !== null) {
if (_errs92) {
vErrors.length = _errs92;
} else {
vErrors = null;
}
}
if (!_valid1) {
const _errs97 = errors;
if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
for (const key5 in data39) {
const _errs99 = errors;
if (typeof key5 === "string") {
if (func3(key5) < 1) {
const err107 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key5, propertyName: key5 };
if (vErrors === null) {
vErrors = [err107];
} else {
vErrors.push(err107);
}
errors++;
}
if (!pattern7.test(key5)) {
const err108 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key5, propertyName: key5 };
if (vErrors === null) {
vErrors = [err108];
} else {
vErrors.push(err108);
}
errors++;
}
} else {
const err109 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key5, propertyName: key5 };
if (vErrors === null) {
vErrors = [err109];
} else {
vErrors.push(err109);
}
errors++;
}
var valid20 = _errs99 === errors;
if (!valid20) {
const err110 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data39 };
if (vErrors === null) {
vErrors = [err110];
} else {
vErrors.push(err110);
}
errors++;
}
}
for (const key6 in data39) {
let data40 = data39[key6];
if (typeof data40 === "string") {
if (!pattern8.test(data40)) {
const err111 = { instancePath: instancePath + "/plans/" + i2 + "/margin/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data40 };
if (vErrors === null) {
vErrors = [err111];
} else {
vErrors.push(err111);
}
errors++;
}
} else {
const err112 = { instancePath: instancePath + "/plans/" + i2 + "/margin/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data40 };
if (vErrors === null) {
vErrors = [err112];
} else {
vErrors.push(err112);
}
errors++;
}
}
} else {
const err113 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data39 };
if (vErrors === null) {
vErrors = [err113];
} else {
vErrors.push(err113);
}
errors++;
}
var _valid1 = _errs97 === errors;
valid18 = _valid1;
}
if (!valid18) {
const err114 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[1].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1], data: data39 };
if (vErrors === null) {
vErrors = [err114];
} else {
vErrors.push(err114);
}
errors++;
}
}
if (data30.prices !== void 0) {
let data41 = data30.prices;
if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
for (const key7 in data41) {
const _errs106 = errors;
if (typeof key7 === "string") {
if (func3(key7) < 1) {
const err115 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key7, propertyName: key7 };
if (vErrors === null) {
vErrors = [err115];
} else {
vErrors.push(err115);
}
errors++;
}
if (!pattern7.test(key7)) {
const err116 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key7, propertyName: key7 };
if (vErrors === null) {
vErrors = [err116];
} else {
vErrors.push(err116);
}
errors++;
}
} else {
const err117 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key7, propertyName: key7 };
if (vErrors === null) {
vErrors = [err117];
} else {
vErrors.push(err117);
}
errors++;
}
var valid22 = _errs106 === errors;
if (!valid22) {
const err118 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames", keyword: "propertyNames", params: { propertyName: key7 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.prices.propertyNames, parentSchema: schema11.properties.plans.items.properties.prices, data: data41 };
if (vErrors === null) {
vErrors = [err118];
} else {
vErrors.push(err118);
}
errors++;
}
}
for (const key8 in data41) {
let data42 = data41[key8];
if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
if (data42.prompt === void 0) {
const err119 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data42 };
if (vErrors === null) {
vErrors = [err119];
} else {
vErrors.push(err119);
}
errors++;
}
if (data42.completion === void 0) {
const err120 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data42 };
if (vErrors === null) {
vErrors = [err120];
} else {
vErrors.push(err120);
}
errors++;
}
for (const key9 in data42) {
if (!(key9 === "prompt" || key9 === "completion" || key9 === "cached_prompt" || key9 === "cache_write")) {
const err121 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data42 };
if (vErrors === null) {
vErrors = [err121];
} else {
vErrors.push(err121);
}
errors++;
}
}
if (data42.prompt !== void 0) {
let data43 = data42.prompt;
if (typeof data43 === "string") {
if (!pattern12.test(data43)) {
const err122 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data43 };
if (vErrors === null) {
vErrors = [err122];
} else {
vErrors.push(err122);
}
errors++;
}
} else {
const err123 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data43 };
if (vErrors === null) {
vErrors = [err123];
} else {
vErrors.push(err123);
}
errors++;
}
}
if (data42.completion !== void 0) {
let data44 = data42.completion;
if (typeof data44 === "string") {
if (!pattern12.test(data44)) {
const err124 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data44 };
if (vErrors === null) {
vErrors = [err124];
} else {
vErrors.push(err124);
}
errors++;
}
} else {
const err125 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data44 };
if (vErrors === null) {
vErrors = [err125];
} else {
vErrors.push(err125);
}
errors++;
}
}
if (data42.cached_prompt !== void 0) {
let data45 = data42.cached_prompt;
if (typeof data45 === "string") {
if (!pattern12.test(data45)) {
const err126 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data45 };
if (vErrors === null) {
vErrors = [err126];
} else {
vErrors.push(err126);
}
errors++;
}
} else {
const err127 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data45 };
if (vErrors === null) {
vErrors = [err127];
} else {
vErrors.push(err127);
}
errors++;
}
}
if (data42.cache_write !== void 0) {
let data46 = data42.cache_write;
if (typeof data46 === "string") {
if (!pattern12.test(data46)) {
const err128 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data46 };
if (vErrors === null) {
vErrors = [err128];
} else {
vErrors.push(err128);
}
errors++;
}
} else {
const err129 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data46 };
if (vErrors === null) {
vErrors = [err129];
} else {
vErrors.push(err129);
}
errors++;
}
}
} else {
const err130 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data42 };
if (vErrors === null) {
vErrors = [err130];
} else {
vErrors.push(err130);
}
errors++;
}
}
} else {
const err131 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.type, parentSchema: schema11.properties.plans.items.properties.prices, data: data41 };
if (vErrors === null) {
vErrors = [err131];
} else {
vErrors.push(err131);
}
errors++;
}
}
} else {
const err132 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.type, parentSchema: schema11.properties.plans.items, data: data30 };
if (vErrors === null) {
vErrors = [err132];
} else {
vErrors.push(err132);
}
errors++;
}
}
} else {
const err133 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.type, parentSchema: schema11.properties.plans, data: data29 };
if (vErrors === null) {
vErrors = [err133];
} else {
vErrors.push(err133);
}
errors++;
}
}
if (data.models !== void 0) {
let data47 = data.models;
if (Array.isArray(data47)) {
if (data47.length < 0) {
const err134 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.models, data: data47 };
if (vErrors === null) {
vErrors = [err134];
} else {
vErrors.push(err134);
}
errors++;
}
const len4 = data47.length;
for (let i4 = 0; i4 < len4; i4++) {
let data48 = data47[i4];
if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
if (data48.id === void 0) {
const err135 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err135];
} else {
vErrors.push(err135);
}
errors++;
}
if (data48.context_length === void 0) {
const err136 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "context_length" }, message: "must have required property 'context_length'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err136];
} else {
vErrors.push(err136);
}
errors++;
}
if (data48.max_output_tokens === void 0) {
const err137 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "max_output_tokens" }, message: "must have required property 'max_output_tokens'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err137];
} else {
vErrors.push(err137);
}
errors++;
}
if (data48.pricing === void 0) {
const err138 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "pricing" }, message: "must have required property 'pricing'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err138];
} else {
vErrors.push(err138);
}
errors++;
}
if (data48.upstreams === void 0) {
const err139 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err139];
} else {
vErrors.push(err139);
}
errors++;
}
for (const key10 in data48) {
if (!func2.call(schema11.properties.models.items.properties, key10)) {
const err140 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err140];
} else {
vErrors.push(err140);
}
errors++;
}
}
if (data48.id !== void 0) {
let data49 = data48.id;
if (typeof data49 === "string") {
if (!pattern16.test(data49)) {
const err141 = { instancePath: instancePath + "/models/" + i4 + "/id", schemaPath: "#/properties/models/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.models.items.properties.id, data: data49 };
if (vErrors === null) {
vErrors = [err141];
} else {
vErrors.push(err141);
}
errors++;
}
} else {
const err142 = { instancePath: instancePath + "/models/" + i4 + "/id", schemaPath: "#/properties/models/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.id.type, parentSchema: schema11.properties.models.items.properties.id, data: data49 };
if (vErrors === null) {
vErrors = [err142];
} else {
vErrors.push(err142);
}
errors++;
}
}
if (data48.display_name !== void 0) {
let data50 = data48.display_name;
if (typeof data50 === "string") {
if (!pattern0.test(data50)) {
const err143 = { instancePath: instancePath + "/models/" + i4 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.display_name.allOf[0], data: data50 };
if (vErrors === null) {
vErrors = [err143];
} else {
vErrors.push(err143);
}
errors++;
}
}
if (typeof data50 === "string") {
if (func3(data50) < 1) {
const err144 = { instancePath: instancePath + "/models/" + i4 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.display_name, data: data50 };
if (vErrors === null) {
vErrors = [err144];
} else {
vErrors.push(err144);
}
errors++;
}
} else {
const err145 = { instancePath: instancePath + "/models/" + i4 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.display_name.type, parentSchema: schema11.properties.models.items.properties.display_name, data: data50 };
if (vErrors === null) {
vErrors = [err145];
} else {
vErrors.push(err145);
}
errors++;
}
}
if (data48.description !== void 0) {
let data51 = data48.description;
if (typeof data51 !== "string") {
const err146 = { instancePath: instancePath + "/models/" + i4 + "/description", schemaPath: "#/properties/models/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.description.type, parentSchema: schema11.properties.models.items.properties.description, data: data51 };
if (vErrors === null) {
vErrors = [err146];
} else {
vErrors.push(err146);
}
errors++;
}
}
if (data48.owned_by !== void 0) {
let data52 = data48.owned_by;
if (typeof data52 === "string") {
if (!pattern0.test(data52)) {
const err147 = { instancePath: instancePath + "/models/" + i4 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.owned_by.allOf[0], data: data52 };
if (vErrors === null) {
vErrors = [err147];
} else {
vErrors.push(err147);
}
errors++;
}
}
if (typeof data52 === "string") {
if (func3(data52) < 1) {
const err148 = { instancePath: instancePath + "/models/" + i4 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.owned_by, data: data52 };
if (vErrors === null) {
vErrors = [err148];
} else {
vErrors.push(err148);
}
errors++;
}
} else {
const err149 = { instancePath: instancePath + "/models/" + i4 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.owned_by.type, parentSchema: schema11.properties.models.items.properties.owned_by, data: data52 };
if (vErrors === null) {
vErrors = [err149];
} else {
vErrors.push(err149);
}
errors++;
}
}
if (data48.created !== void 0) {
let data53 = data48.created;
if (typeof data53 === "string") {
if (!pattern19.test(data53)) {
const err150 = { instancePath: instancePath + "/models/" + i4 + "/created", schemaPath: "#/properties/models/items/properties/created/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.created, data: data53 };
if (vErrors === null) {
vErrors = [err150];
} else {
vErrors.push(err150);
}
errors++;
}
} else {
const err151 = { instancePath: instancePath + "/models/" + i4 + "/created", schemaPath: "#/properties/models/items/properties/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.created.type, parentSchema: schema11.properties.models.items.properties.created, data: data53 };
if (vErrors === null) {
vErrors = [err151];
} else {
vErrors.push(err151);
}
errors++;
}
}
if (data48.lifecycle !== void 0) {
let data54 = data48.lifecycle;
if (!(data54 === "preview" || data54 === "active" || data54 === "deprecated" || data54 === "retired")) {
const err152 = { instancePath: instancePath + "/models/" + i4 + "/lifecycle", schemaPath: "#/properties/models/items/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.lifecycle.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.lifecycle.enum, parentSchema: schema11.properties.models.items.properties.lifecycle, data: data54 };
if (vErrors === null) {
vErrors = [err152];
} else {
vErrors.push(err152);
}
errors++;
}
}
if (data48.context_length !== void 0) {
let data55 = data48.context_length;
if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
const err153 = { instancePath: instancePath + "/models/" + i4 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.context_length.type, parentSchema: schema11.properties.models.items.properties.context_length, data: data55 };
if (vErrors === null) {
vErrors = [err153];
} else {
vErrors.push(err153);
}
errors++;
}
if (typeof data55 == "number" && isFinite(data55)) {
if (data55 > 1e8 || isNaN(data55)) {
const err154 = { instancePath: instancePath + "/models/" + i4 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.context_length, data: data55 };
if (vErrors === null) {
vErrors = [err154];
} else {
vErrors.push(err154);
}
errors++;
}
if (data55 < 1 || isNaN(data55)) {
const err155 = { instancePath: instancePath + "/models/" + i4 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.context_length, data: data55 };
if (vErrors === null) {
vErrors = [err155];
} else {
vErrors.push(err155);
}
errors++;
}
}
}
if (data48.max_output_tokens !== void 0) {
let data56 = data48.max_output_tokens;
if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
const err156 = { instancePath: instancePath + "/models/" + i4 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.max_output_tokens.type, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data56 };
if (vErrors === null) {
vErrors = [err156];
} else {
vErrors.push(err156);
}
errors++;
}
if (typeof data56 == "number" && isFinite(data56)) {
if (data56 > 1e8 || isNaN(data56)) {
const err157 = { instancePath: instancePath + "/models/" + i4 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data56 };
if (vErrors === null) {
vErrors = [err157];
} else {
vErrors.push(err157);
}
errors++;
}
if (data56 < 1 || isNaN(data56)) {
const err158 = { instancePath: instancePath + "/models/" + i4 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data56 };
if (vErrors === null) {
vErrors = [err158];
} else {
vErrors.push(err158);
}
errors++;
}
}
}
if (data48.capabilities !== void 0) {
let data57 = data48.capabilities;
if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
for (const key11 in data57) {
if (!(key11 === "tools" || key11 === "images" || key11 === "documents" || key11 === "structured_output" || key11 === "reasoning")) {
const err159 = { instancePath: instancePath + "/models/" + i4 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.capabilities, data: data57 };
if (vErrors === null) {
vErrors = [err159];
} else {
vErrors.push(err159);
}
errors++;
}
}
if (data57.tools !== void 0) {
let data58 = data57.tools;
if (typeof data58 !== "boolean") {
const err160 = { instancePath: instancePath + "/models/" + i4 + "/capabilities/tools", schemaPath: "#/properties/models/items/properties/capabilities/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.tools.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.tools, data: data58 };
if (vErrors === null) {
vErrors = [err160];
} else {
vErrors.push(err160);
}
errors++;
}
}
if (data57.images !== void 0) {
let data59 = data57.images;
if (typeof data59 !== "boolean") {
const err161 = { instancePath: instancePath + "/models/" + i4 + "/capabilities/images", schemaPath: "#/properties/models/items/properties/capabilities/properties/images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.images.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.images, data: data59 };
if (vErrors === null) {
vErrors = [err161];
} else {
vErrors.push(err161);
}
errors++;
}
}
if (data57.documents !== void 0) {
let data60 = data57.documents;
if (typeof data60 !== "boolean") {
const err162 = { instancePath: instancePath + "/models/" + i4 + "/capabilities/documents", schemaPath: "#/properties/models/items/properties/capabilities/properties/documents/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.documents.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.documents, data: data60 };
if (vErrors === null) {
vErrors = [err162];
} else {
vErrors.push(err162);
}
errors++;
}
}
if (data57.structured_output !== void 0) {
let data61 = data57.structured_output;
if (!(data61 === "none" || data61 === "best_effort" || data61 === "strict")) {
const err163 = { instancePath: instancePath + "/models/" + i4 + "/capabilities/structured_output", schemaPath: "#/properties/models/items/properties/capabilities/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.structured_output, data: data61 };
if (vErrors === null) {
vErrors = [err163];
} else {
vErrors.push(err163);
}
errors++;
}
}
if (data57.reasoning !== void 0) {
let data62 = data57.reasoning;
if (!(data62 === "none" || data62 === "optional" || data62 === "always")) {
const err164 = { instancePath: instancePath + "/models/" + i4 + "/capabilities/reasoning", schemaPath: "#/properties/models/items/properties/capabilities/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.reasoning, data: data62 };
if (vErrors === null) {
vErrors = [err164];
} else {
vErrors.push(err164);
}
errors++;
}
}
} else {
const err165 = { instancePath: instancePath + "/models/" + i4 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.capabilities.type, parentSchema: schema11.properties.models.items.properties.capabilities, data: data57 };
if (vErrors === null) {
vErrors = [err165];
} else {
vErrors.push(err165);
}
errors++;
}
}
if (data48.pricing !== void 0) {
let data63 = data48.pricing;
if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
if (data63.prompt === void 0) {
const err166 = { instancePath: instancePath + "/models/" + i4 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data63 };
if (vErrors === null) {
vErrors = [err166];
} else {
vErrors.push(err166);
}
errors++;
}
if (data63.completion === void 0) {
const err167 = { instancePath: instancePath + "/models/" + i4 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data63 };
if (vErrors === null) {
vErrors = [err167];
} else {
vErrors.push(err167);
}
errors++;
}
for (const key12 in data63) {
if (!(key12 === "prompt" || key12 === "completion" || key12 === "cached_prompt" || key12 === "cache_write")) {
const err168 = { instancePath: instancePath + "/models/" + i4 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.pricing, data: data63 };
if (vErrors === null) {
vErrors = [err168];
} else {
vErrors.push(err168);
}
errors++;
}
}
if (data63.prompt !== void 0) {
let data64 = data63.prompt;
if (typeof data64 === "string") {
if (!pattern12.test(data64)) {
const err169 = { instancePath: instancePath + "/models/" + i4 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data64 };
if (vErrors === null) {
vErrors = [err169];
} else {
vErrors.push(err169);
}
errors++;
}
} else {
const err170 = { instancePath: instancePath + "/models/" + i4 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data64 };
if (vErrors === null) {
vErrors = [err170];
} else {
vErrors.push(err170);
}
errors++;
}
}
if (data63.completion !== void 0) {
let data65 = data63.completion;
if (typeof data65 === "string") {
if (!pattern12.test(data65)) {
const err171 = { instancePath: instancePath + "/models/" + i4 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data65 };
if (vErrors === null) {
vErrors = [err171];
} else {
vErrors.push(err171);
}
errors++;
}
} else {
const err172 = { instancePath: instancePath + "/models/" + i4 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data65 };
if (vErrors === null) {
vErrors = [err172];
} else {
vErrors.push(err172);
}
errors++;
}
}
if (data63.cached_prompt !== void 0) {
let data66 = data63.cached_prompt;
if (typeof data66 === "string") {
if (!pattern12.test(data66)) {
const err173 = { instancePath: instancePath + "/models/" + i4 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data66 };
if (vErrors === null) {
vErrors = [err173];
} else {
vErrors.push(err173);
}
errors++;
}
} else {
const err174 = { instancePath: instancePath + "/models/" + i4 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data66 };
if (vErrors === null) {
vErrors = [err174];
} else {
vErrors.push(err174);
}
errors++;
}
}
if (data63.cache_write !== void 0) {
let data67 = data63.cache_write;
if (typeof data67 === "string") {
if (!pattern12.test(data67)) {
const err175 = { instancePath: instancePath + "/models/" + i4 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data67 };
if (vErrors === null) {
vErrors = [err175];
} else {
vErrors.push(err175);
}
errors++;
}
} else {
const err176 = { instancePath: instancePath + "/models/" + i4 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data67 };
if (vErrors === null) {
vErrors = [err176];
} else {
vErrors.push(err176);
}
errors++;
}
}
} else {
const err177 = { instancePath: instancePath + "/models/" + i4 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.pricing, data: data63 };
if (vErrors === null) {
vErrors = [err177];
} else {
vErrors.push(err177);
}
errors++;
}
}
if (data48.overheads !== void 0) {
let data68 = data48.overheads;
if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
for (const key13 in data68) {
if (!(key13 === "per_request_tokens" || key13 === "per_message_tokens" || key13 === "per_tool_tokens" || key13 === "per_image_tokens")) {
const err178 = { instancePath: instancePath + "/models/" + i4 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.overheads, data: data68 };
if (vErrors === null) {
vErrors = [err178];
} else {
vErrors.push(err178);
}
errors++;
}
}
if (data68.per_request_tokens !== void 0) {
let data69 = data68.per_request_tokens;
if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
const err179 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data69 };
if (vErrors === null) {
vErrors = [err179];
} else {
vErrors.push(err179);
}
errors++;
}
if (typeof data69 == "number" && isFinite(data69)) {
if (data69 > 1e8 || isNaN(data69)) {
const err180 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data69 };
if (vErrors === null) {
vErrors = [err180];
} else {
vErrors.push(err180);
}
errors++;
}
if (data69 < 0 || isNaN(data69)) {
const err181 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data69 };
if (vErrors === null) {
vErrors = [err181];
} else {
vErrors.push(err181);
}
errors++;
}
}
}
if (data68.per_message_tokens !== void 0) {
let data70 = data68.per_message_tokens;
if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
const err182 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data70 };
if (vErrors === null) {
vErrors = [err182];
} else {
vErrors.push(err182);
}
errors++;
}
if (typeof data70 == "number" && isFinite(data70)) {
if (data70 > 1e8 || isNaN(data70)) {
const err183 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data70 };
if (vErrors === null) {
vErrors = [err183];
} else {
vErrors.push(err183);
}
errors++;
}
if (data70 < 0 || isNaN(data70)) {
const err184 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data70 };
if (vErrors === null) {
vErrors = [err184];
} else {
vErrors.push(err184);
}
errors++;
}
}
}
if (data68.per_tool_tokens !== void 0) {
let data71 = data68.per_tool_tokens;
if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
const err185 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data71 };
if (vErrors === null) {
vErrors = [err185];
} else {
vErrors.push(err185);
}
errors++;
}
if (typeof data71 == "number" && isFinite(data71)) {
if (data71 > 1e8 || isNaN(data71)) {
const err186 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data71 };
if (vErrors === null) {
vErrors = [err186];
} else {
vErrors.push(err186);
}
errors++;
}
if (data71 < 0 || isNaN(data71)) {
const err187 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data71 };
if (vErrors === null) {
vErrors = [err187];
} else {
vErrors.push(err187);
}
errors++;
}
}
}
if (data68.per_image_tokens !== void 0) {
let data72 = data68.per_image_tokens;
if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
const err188 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data72 };
if (vErrors === null) {
vErrors = [err188];
} else {
vErrors.push(err188);
}
errors++;
}
if (typeof data72 == "number" && isFinite(data72)) {
if (data72 > 1e8 || isNaN(data72)) {
const err189 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data72 };
if (vErrors === null) {
vErrors = [err189];
} else {
vErrors.push(err189);
}
errors++;
}
if (data72 < 0 || isNaN(data72)) {
const err190 = { instancePath: instancePath + "/models/" + i4 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data72 };
if (vErrors === null) {
vErrors = [err190];
} else {
vErrors.push(err190);
}
errors++;
}
}
}
} else {
const err191 = { instancePath: instancePath + "/models/" + i4 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.overheads.type, parentSchema: schema11.properties.models.items.properties.overheads, data: data68 };
if (vErrors === null) {
vErrors = [err191];
} else {
vErrors.push(err191);
}
errors++;
}
}
if (data48.timeouts !== void 0) {
let data73 = data48.timeouts;
if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
for (const key14 in data73) {
if (!(key14 === "connect_ms" || key14 === "first_byte_ms" || key14 === "idle_ms" || key14 === "total_ms")) {
const err192 = { instancePath: instancePath + "/models/" + i4 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.timeouts, data: data73 };
if (vErrors === null) {
vErrors = [err192];
} else {
vErrors.push(err192);
}
errors++;
}
}
if (data73.connect_ms !== void 0) {
let data74 = data73.connect_ms;
if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
const err193 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data74 };
if (vErrors === null) {
vErrors = [err193];
} else {
vErrors.push(err193);
}
errors++;
}
if (typeof data74 == "number" && isFinite(data74)) {
if (data74 > 864e5 || isNaN(data74)) {
const err194 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data74 };
if (vErrors === null) {
vErrors = [err194];
} else {
vErrors.push(err194);
}
errors++;
}
if (data74 < 1 || isNaN(data74)) {
const err195 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data74 };
if (vErrors === null) {
vErrors = [err195];
} else {
vErrors.push(err195);
}
errors++;
}
}
}
if (data73.first_byte_ms !== void 0) {
let data75 = data73.first_byte_ms;
if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
const err196 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data75 };
if (vErrors === null) {
vErrors = [err196];
} else {
vErrors.push(err196);
}
errors++;
}
if (typeof data75 == "number" && isFinite(data75)) {
if (data75 > 864e5 || isNaN(data75)) {
const err197 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data75 };
if (vErrors === null) {
vErrors = [err197];
} else {
vErrors.push(err197);
}
errors++;
}
if (data75 < 1 || isNaN(data75)) {
const err198 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data75 };
if (vErrors === null) {
vErrors = [err198];
} else {
vErrors.push(err198);
}
errors++;
}
}
}
if (data73.idle_ms !== void 0) {
let data76 = data73.idle_ms;
if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
const err199 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data76 };
if (vErrors === null) {
vErrors = [err199];
} else {
vErrors.push(err199);
}
errors++;
}
if (typeof data76 == "number" && isFinite(data76)) {
if (data76 > 864e5 || isNaN(data76)) {
const err200 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data76 };
if (vErrors === null) {
vErrors = [err200];
} else {
vErrors.push(err200);
}
errors++;
}
if (data76 < 1 || isNaN(data76)) {
const err201 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data76 };
if (vErrors === null) {
vErrors = [err201];
} else {
vErrors.push(err201);
}
errors++;
}
}
}
if (data73.total_ms !== void 0) {
let data77 = data73.total_ms;
if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
const err202 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data77 };
if (vErrors === null) {
vErrors = [err202];
} else {
vErrors.push(err202);
}
errors++;
}
if (typeof data77 == "number" && isFinite(data77)) {
if (data77 > 864e5 || isNaN(data77)) {
const err203 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data77 };
if (vErrors === null) {
vErrors = [err203];
} else {
vErrors.push(err203);
}
errors++;
}
if (data77 < 1 || isNaN(data77)) {
const err204 = { instancePath: instancePath + "/models/" + i4 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data77 };
if (vErrors === null) {
vErrors = [err204];
} else {
vErrors.push(err204);
}
errors++;
}
}
}
} else {
const err205 = { instancePath: instancePath + "/models/" + i4 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.timeouts, data: data73 };
if (vErrors === null) {
vErrors = [err205];
} else {
vErrors.push(err205);
}
errors++;
}
}
if (data48.upstreams !== void 0) {
let data78 = data48.upstreams;
if (Array.isArray(data78)) {
if (data78.length < 1) {
const err206 = { instancePath: instancePath + "/models/" + i4 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams, data: data78 };
if (vErrors === null) {
vErrors = [err206];
} else {
vErrors.push(err206);
}
errors++;
}
const len5 = data78.length;
for (let i5 = 0; i5 < len5; i5++) {
let data79 = data78[i5];
if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
if (data79.kind === void 0) {
const err207 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data79 };
if (vErrors === null) {
vErrors = [err207];
} else {
vErrors.push(err207);
}
errors++;
}
if (data79.model === void 0) {
const err208 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data79 };
if (vErrors === null) {
vErrors = [err208];
} else {
vErrors.push(err208);
}
errors++;
}
for (const key15 in data79) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties, key15)) {
const err209 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5, schemaPath: "#/properties/models/items/properties/upstreams/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data79 };
if (vErrors === null) {
vErrors = [err209];
} else {
vErrors.push(err209);
}
errors++;
}
}
if (data79.kind !== void 0) {
let data80 = data79.kind;
if (!(data80 === "openai" || data80 === "openai-responses" || data80 === "anthropic" || data80 === "sandbox")) {
const err210 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/kind", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.kind, data: data80 };
if (vErrors === null) {
vErrors = [err210];
} else {
vErrors.push(err210);
}
errors++;
}
}
if (data79.base_url !== void 0) {
let data81 = data79.base_url;
if (typeof data81 === "string") {
if (!pattern0.test(data81)) {
const err211 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.allOf[0], data: data81 };
if (vErrors === null) {
vErrors = [err211];
} else {
vErrors.push(err211);
}
errors++;
}
}
if (typeof data81 === "string") {
if (func3(data81) < 1) {
const err212 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data81 };
if (vErrors === null) {
vErrors = [err212];
} else {
vErrors.push(err212);
}
errors++;
}
} else {
const err213 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data81 };
if (vErrors === null) {
vErrors = [err213];
} else {
vErrors.push(err213);
}
errors++;
}
}
if (data79.model !== void 0) {
let data82 = data79.model;
if (typeof data82 === "string") {
if (!pattern0.test(data82)) {
const err214 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model.allOf[0], data: data82 };
if (vErrors === null) {
vErrors = [err214];
} else {
vErrors.push(err214);
}
errors++;
}
}
if (typeof data82 === "string") {
if (func3(data82) < 1) {
const err215 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data82 };
if (vErrors === null) {
vErrors = [err215];
} else {
vErrors.push(err215);
}
errors++;
}
} else {
const err216 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.model.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data82 };
if (vErrors === null) {
vErrors = [err216];
} else {
vErrors.push(err216);
}
errors++;
}
}
if (data79.api_key_env !== void 0) {
let data83 = data79.api_key_env;
if (typeof data83 === "string") {
if (!pattern4.test(data83)) {
const err217 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data83 };
if (vErrors === null) {
vErrors = [err217];
} else {
vErrors.push(err217);
}
errors++;
}
} else {
const err218 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data83 };
if (vErrors === null) {
vErrors = [err218];
} else {
vErrors.push(err218);
}
errors++;
}
}
if (data79.api_key_file !== void 0) {
let data84 = data79.api_key_file;
if (typeof data84 === "string") {
if (!pattern0.test(data84)) {
const err219 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.allOf[0], data: data84 };
if (vErrors === null) {
vErrors = [err219];
} else {
vErrors.push(err219);
}
errors++;
}
}
if (typeof data84 === "string") {
if (func3(data84) < 1) {
const err220 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data84 };
if (vErrors === null) {
vErrors = [err220];
} else {
vErrors.push(err220);
}
errors++;
}
} else {
const err221 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data84 };
if (vErrors === null) {
vErrors = [err221];
} else {
vErrors.push(err221);
}
errors++;
}
}
if (data79.api_key_command !== void 0) {
let data85 = data79.api_key_command;
const _errs204 = errors;
let valid40 = true;
const _errs205 = errors;
if (typeof data85 !== "string") {
const err222 = {};
if (vErrors === null) {
vErrors = [err222];
} else {
vErrors.push(err222);
}
errors++;
}
var _valid2 = _errs205 === errors;
errors = _errs204;
if (vErrors !== null) {
if (_errs204) {
vErrors.length = _errs204;
} else {
vErrors = null;
}
}
if (!_valid2) {
const _errs207 = errors;
if (Array.isArray(data85)) {
if (data85.length < 1) {
const err223 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data85 };
if (vErrors === null) {
vErrors = [err223];
} else {
vErrors.push(err223);
}
errors++;
}
const len6 = data85.length;
for (let i6 = 0; i6 < len6; i6++) {
let data86 = data85[i6];
if (typeof data86 === "string") {
if (func3(data86) < 1) {
const err224 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_command/" + i6, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data86 };
if (vErrors === null) {
vErrors = [err224];
} else {
vErrors.push(err224);
}
errors++;
}
} else {
const err225 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_command/" + i6, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data86 };
if (vErrors === null) {
vErrors = [err225];
} else {
vErrors.push(err225);
}
errors++;
}
}
} else {
const err226 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data85 };
if (vErrors === null) {
vErrors = [err226];
} else {
vErrors.push(err226);
}
errors++;
}
var _valid2 = _errs207 === errors;
valid40 = _valid2;
}
if (!valid40) {
const err227 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.if, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command, data: data85 };
if (vErrors === null) {
vErrors = [err227];
} else {
vErrors.push(err227);
}
errors++;
}
}
if (data79.aws_sigv4 !== void 0) {
let data87 = data79.aws_sigv4;
if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
for (const key16 in data87) {
if (!(key16 === "region" || key16 === "service")) {
const err228 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data87 };
if (vErrors === null) {
vErrors = [err228];
} else {
vErrors.push(err228);
}
errors++;
}
}
if (data87.region !== void 0) {
let data88 = data87.region;
if (typeof data88 === "string") {
if (!pattern28.test(data88)) {
const err229 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data88 };
if (vErrors === null) {
vErrors = [err229];
} else {
vErrors.push(err229);
}
errors++;
}
} else {
const err230 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data88 };
if (vErrors === null) {
vErrors = [err230];
} else {
vErrors.push(err230);
}
errors++;
}
}
if (data87.service !== void 0) {
let data89 = data87.service;
if (typeof data89 === "string") {
if (!pattern28.test(data89)) {
const err231 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data89 };
if (vErrors === null) {
vErrors = [err231];
} else {
vErrors.push(err231);
}
errors++;
}
} else {
const err232 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data89 };
if (vErrors === null) {
vErrors = [err232];
} else {
vErrors.push(err232);
}
errors++;
}
}
} else {
const err233 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data87 };
if (vErrors === null) {
vErrors = [err233];
} else {
vErrors.push(err233);
}
errors++;
}
}
if (data79.weight !== void 0) {
let data90 = data79.weight;
if (typeof data90 == "number" && isFinite(data90)) {
if (data90 > 1e6 || isNaN(data90)) {
const err234 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data90 };
if (vErrors === null) {
vErrors = [err234];
} else {
vErrors.push(err234);
}
errors++;
}
if (data90 < 0 || isNaN(data90)) {
const err235 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data90 };
if (vErrors === null) {
vErrors = [err235];
} else {
vErrors.push(err235);
}
errors++;
}
} else {
const err236 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.models.items.properties.upstreams.items.properties.weight.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data90 };
if (vErrors === null) {
vErrors = [err236];
} else {
vErrors.push(err236);
}
errors++;
}
}
if (data79.pricing !== void 0) {
let data91 = data79.pricing;
if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
if (data91.prompt === void 0) {
const err237 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err237];
} else {
vErrors.push(err237);
}
errors++;
}
if (data91.completion === void 0) {
const err238 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err238];
} else {
vErrors.push(err238);
}
errors++;
}
for (const key17 in data91) {
if (!(key17 === "prompt" || key17 === "completion" || key17 === "cached_prompt" || key17 === "cache_write")) {
const err239 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err239];
} else {
vErrors.push(err239);
}
errors++;
}
}
if (data91.prompt !== void 0) {
let data92 = data91.prompt;
if (typeof data92 === "string") {
if (!pattern12.test(data92)) {
const err240 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data92 };
if (vErrors === null) {
vErrors = [err240];
} else {
vErrors.push(err240);
}
errors++;
}
} else {
const err241 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data92 };
if (vErrors === null) {
vErrors = [err241];
} else {
vErrors.push(err241);
}
errors++;
}
}
if (data91.completion !== void 0) {
let data93 = data91.completion;
if (typeof data93 === "string") {
if (!pattern12.test(data93)) {
const err242 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data93 };
if (vErrors === null) {
vErrors = [err242];
} else {
vErrors.push(err242);
}
errors++;
}
} else {
const err243 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data93 };
if (vErrors === null) {
vErrors = [err243];
} else {
vErrors.push(err243);
}
errors++;
}
}
if (data91.cached_prompt !== void 0) {
let data94 = data91.cached_prompt;
if (typeof data94 === "string") {
if (!pattern12.test(data94)) {
const err244 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data94 };
if (vErrors === null) {
vErrors = [err244];
} else {
vErrors.push(err244);
}
errors++;
}
} else {
const err245 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data94 };
if (vErrors === null) {
vErrors = [err245];
} else {
vErrors.push(err245);
}
errors++;
}
}
if (data91.cache_write !== void 0) {
let data95 = data91.cache_write;
if (typeof data95 === "string") {
if (!pattern12.test(data95)) {
const err246 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data95 };
if (vErrors === null) {
vErrors = [err246];
} else {
vErrors.push(err246);
}
errors++;
}
} else {
const err247 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data95 };
if (vErrors === null) {
vErrors = [err247];
} else {
vErrors.push(err247);
}
errors++;
}
}
} else {
const err248 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err248];
} else {
vErrors.push(err248);
}
errors++;
}
}
if (data79.timeouts !== void 0) {
let data96 = data79.timeouts;
if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
for (const key18 in data96) {
if (!(key18 === "connect_ms" || key18 === "first_byte_ms" || key18 === "idle_ms" || key18 === "total_ms")) {
const err249 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data96 };
if (vErrors === null) {
vErrors = [err249];
} else {
vErrors.push(err249);
}
errors++;
}
}
if (data96.connect_ms !== void 0) {
let data97 = data96.connect_ms;
if (!(typeof data97 == "number" && (!(data97 % 1) && !isNaN(data97)) && isFinite(data97))) {
const err250 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data97 };
if (vErrors === null) {
vErrors = [err250];
} else {
vErrors.push(err250);
}
errors++;
}
if (typeof data97 == "number" && isFinite(data97)) {
if (data97 > 864e5 || isNaN(data97)) {
const err251 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data97 };
if (vErrors === null) {
vErrors = [err251];
} else {
vErrors.push(err251);
}
errors++;
}
if (data97 < 1 || isNaN(data97)) {
const err252 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data97 };
if (vErrors === null) {
vErrors = [err252];
} else {
vErrors.push(err252);
}
errors++;
}
}
}
if (data96.first_byte_ms !== void 0) {
let data98 = data96.first_byte_ms;
if (!(typeof data98 == "number" && (!(data98 % 1) && !isNaN(data98)) && isFinite(data98))) {
const err253 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data98 };
if (vErrors === null) {
vErrors = [err253];
} else {
vErrors.push(err253);
}
errors++;
}
if (typeof data98 == "number" && isFinite(data98)) {
if (data98 > 864e5 || isNaN(data98)) {
const err254 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data98 };
if (vErrors === null) {
vErrors = [err254];
} else {
vErrors.push(err254);
}
errors++;
}
if (data98 < 1 || isNaN(data98)) {
const err255 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data98 };
if (vErrors === null) {
vErrors = [err255];
} else {
vErrors.push(err255);
}
errors++;
}
}
}
if (data96.idle_ms !== void 0) {
let data99 = data96.idle_ms;
if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
const err256 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data99 };
if (vErrors === null) {
vErrors = [err256];
} else {
vErrors.push(err256);
}
errors++;
}
if (typeof data99 == "number" && isFinite(data99)) {
if (data99 > 864e5 || isNaN(data99)) {
const err257 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data99 };
if (vErrors === null) {
vErrors = [err257];
} else {
vErrors.push(err257);
}
errors++;
}
if (data99 < 1 || isNaN(data99)) {
const err258 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data99 };
if (vErrors === null) {
vErrors = [err258];
} else {
vErrors.push(err258);
}
errors++;
}
}
}
if (data96.total_ms !== void 0) {
let data100 = data96.total_ms;
if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
const err259 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data100 };
if (vErrors === null) {
vErrors = [err259];
} else {
vErrors.push(err259);
}
errors++;
}
if (typeof data100 == "number" && isFinite(data100)) {
if (data100 > 864e5 || isNaN(data100)) {
const err260 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data100 };
if (vErrors === null) {
vErrors = [err260];
} else {
vErrors.push(err260);
}
errors++;
}
if (data100 < 1 || isNaN(data100)) {
const err261 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data100 };
if (vErrors === null) {
vErrors = [err261];
} else {
vErrors.push(err261);
}
errors++;
}
}
}
} else {
const err262 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data96 };
if (vErrors === null) {
vErrors = [err262];
} else {
vErrors.push(err262);
}
errors++;
}
}
if (data79.headers !== void 0) {
let data101 = data79.headers;
if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
for (const key19 in data101) {
const _errs244 = errors;
if (typeof key19 === "string") {
if (!pattern34.test(key19)) {
const err263 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key19, propertyName: key19 };
if (vErrors === null) {
vErrors = [err263];
} else {
vErrors.push(err263);
}
errors++;
}
} else {
const err264 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key19, propertyName: key19 };
if (vErrors === null) {
vErrors = [err264];
} else {
vErrors.push(err264);
}
errors++;
}
var valid46 = _errs244 === errors;
if (!valid46) {
const err265 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key19 }, message: "property name must be valid", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data101 };
if (vErrors === null) {
vErrors = [err265];
} else {
vErrors.push(err265);
}
errors++;
}
}
for (const key20 in data101) {
let data102 = data101[key20];
if (typeof data102 === "string") {
if (!pattern35.test(data102)) {
const err266 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e\\x80-\\xff]*$"', schema: "^[\\t\\x20-\\x7e\\x80-\\xff]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data102 };
if (vErrors === null) {
vErrors = [err266];
} else {
vErrors.push(err266);
}
errors++;
}
} else {
const err267 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data102 };
if (vErrors === null) {
vErrors = [err267];
} else {
vErrors.push(err267);
}
errors++;
}
}
} else {
const err268 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data101 };
if (vErrors === null) {
vErrors = [err268];
} else {
vErrors.push(err268);
}
errors++;
}
}
if (data79.query !== void 0) {
let data103 = data79.query;
if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
for (const key21 in data103) {
let data104 = data103[key21];
if (typeof data104 !== "string") {
const err269 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/query/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties, data: data104 };
if (vErrors === null) {
vErrors = [err269];
} else {
vErrors.push(err269);
}
errors++;
}
}
} else {
const err270 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/query", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query, data: data103 };
if (vErrors === null) {
vErrors = [err270];
} else {
vErrors.push(err270);
}
errors++;
}
}
if (data79.fetches_images !== void 0) {
let data105 = data79.fetches_images;
if (typeof data105 !== "boolean") {
const err271 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/fetches_images", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/fetches_images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images, data: data105 };
if (vErrors === null) {
vErrors = [err271];
} else {
vErrors.push(err271);
}
errors++;
}
}
if (data79.dialect !== void 0) {
let data106 = data79.dialect;
if (typeof data106 === "string") {
if (!pattern0.test(data106)) {
const err272 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.allOf[0], data: data106 };
if (vErrors === null) {
vErrors = [err272];
} else {
vErrors.push(err272);
}
errors++;
}
}
if (typeof data106 === "string") {
if (func3(data106) < 1) {
const err273 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data106 };
if (vErrors === null) {
vErrors = [err273];
} else {
vErrors.push(err273);
}
errors++;
}
} else {
const err274 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data106 };
if (vErrors === null) {
vErrors = [err274];
} else {
vErrors.push(err274);
}
errors++;
}
}
if (data79.quirks !== void 0) {
let data107 = data79.quirks;
if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
for (const key22 in data107) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties, key22)) {
const err275 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data107 };
if (vErrors === null) {
vErrors = [err275];
} else {
vErrors.push(err275);
}
errors++;
}
}
if (data107.sampling !== void 0) {
let data108 = data107.sampling;
if (!(data108 === "all" || data108 === "one" || data108 === "none" || data108 === "effort-none-only")) {
const err276 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/sampling", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/sampling/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling, data: data108 };
if (vErrors === null) {
vErrors = [err276];
} else {
vErrors.push(err276);
}
errors++;
}
}
if (data107.stop !== void 0) {
let data109 = data107.stop;
if (typeof data109 !== "boolean") {
const err277 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/stop", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop, data: data109 };
if (vErrors === null) {
vErrors = [err277];
} else {
vErrors.push(err277);
}
errors++;
}
}
if (data107.efforts !== void 0) {
let data110 = data107.efforts;
if (Array.isArray(data110)) {
const len7 = data110.length;
for (let i7 = 0; i7 < len7; i7++) {
let data111 = data110[i7];
if (!(data111 === "none" || data111 === "minimal" || data111 === "low" || data111 === "medium" || data111 === "high")) {
const err278 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/efforts/" + i7, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items, data: data111 };
if (vErrors === null) {
vErrors = [err278];
} else {
vErrors.push(err278);
}
errors++;
}
}
let i8 = data110.length;
let j0;
if (i8 > 1) {
outer0:
for (; i8--; ) {
for (j0 = i8; j0--; ) {
if (func0(data110[i8], data110[j0])) {
const err279 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i8 + " are identical)", schema: true, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data110 };
if (vErrors === null) {
vErrors = [err279];
} else {
vErrors.push(err279);
}
errors++;
break outer0;
}
}
}
}
} else {
const err280 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data110 };
if (vErrors === null) {
vErrors = [err280];
} else {
vErrors.push(err280);
}
errors++;
}
}
if (data107.forced_tools !== void 0) {
let data112 = data107.forced_tools;
if (typeof data112 !== "boolean") {
const err281 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/forced_tools", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools, data: data112 };
if (vErrors === null) {
vErrors = [err281];
} else {
vErrors.push(err281);
}
errors++;
}
}
if (data107.forced_by !== void 0) {
let data113 = data107.forced_by;
if (!(data113 === "any" || data113 === "name" || data113 === "required")) {
const err282 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/forced_by", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by, data: data113 };
if (vErrors === null) {
vErrors = [err282];
} else {
vErrors.push(err282);
}
errors++;
}
}
if (data107.single_calls !== void 0) {
let data114 = data107.single_calls;
if (typeof data114 !== "boolean") {
const err283 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/single_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/single_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls, data: data114 };
if (vErrors === null) {
vErrors = [err283];
} else {
vErrors.push(err283);
}
errors++;
}
}
if (data107.thinking !== void 0) {
let data115 = data107.thinking;
if (!(data115 === "budget" || data115 === "adaptive" || data115 === "always" || data115 === "between-tools")) {
const err284 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking, data: data115 };
if (vErrors === null) {
vErrors = [err284];
} else {
vErrors.push(err284);
}
errors++;
}
}
if (data107.bound_thinking !== void 0) {
let data116 = data107.bound_thinking;
if (typeof data116 !== "boolean") {
const err285 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/bound_thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/bound_thinking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking, data: data116 };
if (vErrors === null) {
vErrors = [err285];
} else {
vErrors.push(err285);
}
errors++;
}
}
if (data107.responses !== void 0) {
let data117 = data107.responses;
if (!(data117 === "never" || data117 === "tools-with-effort" || data117 === "tools")) {
const err286 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/responses", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/responses/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses, data: data117 };
if (vErrors === null) {
vErrors = [err286];
} else {
vErrors.push(err286);
}
errors++;
}
}
if (data107.key_header !== void 0) {
let data118 = data107.key_header;
if (!(data118 === "authorization" || data118 === "api-key" || data118 === "x-api-key")) {
const err287 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/key_header", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/key_header/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header, data: data118 };
if (vErrors === null) {
vErrors = [err287];
} else {
vErrors.push(err287);
}
errors++;
}
}
if (data107.max_tokens_field !== void 0) {
let data119 = data107.max_tokens_field;
if (!(data119 === "max_tokens" || data119 === "max_completion_tokens")) {
const err288 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/max_tokens_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/max_tokens_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field, data: data119 };
if (vErrors === null) {
vErrors = [err288];
} else {
vErrors.push(err288);
}
errors++;
}
}
if (data107.reasoning_field !== void 0) {
let data120 = data107.reasoning_field;
if (!(data120 === "effort" || data120 === "object" || data120 === "thinking" || data120 === "adaptive" || data120 === "enable-thinking")) {
const err289 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/reasoning_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field, data: data120 };
if (vErrors === null) {
vErrors = [err289];
} else {
vErrors.push(err289);
}
errors++;
}
}
if (data107.reasoning_split !== void 0) {
let data121 = data107.reasoning_split;
if (typeof data121 !== "boolean") {
const err290 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/reasoning_split", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_split/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split, data: data121 };
if (vErrors === null) {
vErrors = [err290];
} else {
vErrors.push(err290);
}
errors++;
}
}
if (data107.reasoning_back !== void 0) {
let data122 = data107.reasoning_back;
if (!(data122 === "none" || data122 === "reasoning" || data122 === "reasoning-content" || data122 === "reasoning-details" || data122 === "thought-signature")) {
const err291 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/reasoning_back", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_back/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back, data: data122 };
if (vErrors === null) {
vErrors = [err291];
} else {
vErrors.push(err291);
}
errors++;
}
}
if (data107.cache_control !== void 0) {
let data123 = data107.cache_control;
if (typeof data123 !== "boolean") {
const err292 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/cache_control", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/cache_control/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control, data: data123 };
if (vErrors === null) {
vErrors = [err292];
} else {
vErrors.push(err292);
}
errors++;
}
}
if (data107.top_k !== void 0) {
let data124 = data107.top_k;
if (typeof data124 !== "boolean") {
const err293 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/top_k", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/top_k/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k, data: data124 };
if (vErrors === null) {
vErrors = [err293];
} else {
vErrors.push(err293);
}
errors++;
}
}
if (data107.stop_max !== void 0) {
let data125 = data107.stop_max;
if (!(typeof data125 == "number" && (!(data125 % 1) && !isNaN(data125)) && isFinite(data125)) && data125 !== null) {
const err294 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data125 };
if (vErrors === null) {
vErrors = [err294];
} else {
vErrors.push(err294);
}
errors++;
}
if (typeof data125 == "number" && isFinite(data125)) {
if (data125 < 0 || isNaN(data125)) {
const err295 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data125 };
if (vErrors === null) {
vErrors = [err295];
} else {
vErrors.push(err295);
}
errors++;
}
}
}
if (data107.user_field !== void 0) {
let data126 = data107.user_field;
if (!(data126 === "user" || data126 === "user_id")) {
const err296 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field, data: data126 };
if (vErrors === null) {
vErrors = [err296];
} else {
vErrors.push(err296);
}
errors++;
}
}
if (data107.user_min !== void 0) {
let data127 = data107.user_min;
if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127)) && data127 !== null) {
const err297 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data127 };
if (vErrors === null) {
vErrors = [err297];
} else {
vErrors.push(err297);
}
errors++;
}
if (typeof data127 == "number" && isFinite(data127)) {
if (data127 < 0 || isNaN(data127)) {
const err298 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data127 };
if (vErrors === null) {
vErrors = [err298];
} else {
vErrors.push(err298);
}
errors++;
}
}
}
if (data107.user_max !== void 0) {
let data128 = data107.user_max;
if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128)) && data128 !== null) {
const err299 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data128 };
if (vErrors === null) {
vErrors = [err299];
} else {
vErrors.push(err299);
}
errors++;
}
if (typeof data128 == "number" && isFinite(data128)) {
if (data128 < 0 || isNaN(data128)) {
const err300 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data128 };
if (vErrors === null) {
vErrors = [err300];
} else {
vErrors.push(err300);
}
errors++;
}
}
}
if (data107.stream_options !== void 0) {
let data129 = data107.stream_options;
if (typeof data129 !== "boolean") {
const err301 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/stream_options", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stream_options/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options, data: data129 };
if (vErrors === null) {
vErrors = [err301];
} else {
vErrors.push(err301);
}
errors++;
}
}
if (data107.participant_names !== void 0) {
let data130 = data107.participant_names;
if (typeof data130 !== "boolean") {
const err302 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/participant_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/participant_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names, data: data130 };
if (vErrors === null) {
vErrors = [err302];
} else {
vErrors.push(err302);
}
errors++;
}
}
if (data107.tool_result_names !== void 0) {
let data131 = data107.tool_result_names;
if (typeof data131 !== "boolean") {
const err303 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/tool_result_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_result_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names, data: data131 };
if (vErrors === null) {
vErrors = [err303];
} else {
vErrors.push(err303);
}
errors++;
}
}
if (data107.call_ids !== void 0) {
let data132 = data107.call_ids;
if (!(data132 === "any" || data132 === "short" || data132 === "nine")) {
const err304 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/call_ids", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/call_ids/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids, data: data132 };
if (vErrors === null) {
vErrors = [err304];
} else {
vErrors.push(err304);
}
errors++;
}
}
if (data107.late_system !== void 0) {
let data133 = data107.late_system;
if (typeof data133 !== "boolean") {
const err305 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/late_system", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/late_system/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system, data: data133 };
if (vErrors === null) {
vErrors = [err305];
} else {
vErrors.push(err305);
}
errors++;
}
}
if (data107.repeated_roles !== void 0) {
let data134 = data107.repeated_roles;
if (typeof data134 !== "boolean") {
const err306 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/repeated_roles", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/repeated_roles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles, data: data134 };
if (vErrors === null) {
vErrors = [err306];
} else {
vErrors.push(err306);
}
errors++;
}
}
if (data107.user_after_tool !== void 0) {
let data135 = data107.user_after_tool;
if (typeof data135 !== "boolean") {
const err307 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_after_tool", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_after_tool/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool, data: data135 };
if (vErrors === null) {
vErrors = [err307];
} else {
vErrors.push(err307);
}
errors++;
}
}
if (data107.parallel_calls !== void 0) {
let data136 = data107.parallel_calls;
if (typeof data136 !== "boolean") {
const err308 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/parallel_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/parallel_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls, data: data136 };
if (vErrors === null) {
vErrors = [err308];
} else {
vErrors.push(err308);
}
errors++;
}
}
if (data107.tool_choice !== void 0) {
let data137 = data107.tool_choice;
if (!(data137 === "named" || data137 === "required" || data137 === "auto")) {
const err309 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/tool_choice", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_choice/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice, data: data137 };
if (vErrors === null) {
vErrors = [err309];
} else {
vErrors.push(err309);
}
errors++;
}
}
if (data107.tool_properties !== void 0) {
let data138 = data107.tool_properties;
if (typeof data138 !== "boolean") {
const err310 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/tool_properties", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_properties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties, data: data138 };
if (vErrors === null) {
vErrors = [err310];
} else {
vErrors.push(err310);
}
errors++;
}
}
if (data107.tool_stream !== void 0) {
let data139 = data107.tool_stream;
if (typeof data139 !== "boolean") {
const err311 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/tool_stream", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream, data: data139 };
if (vErrors === null) {
vErrors = [err311];
} else {
vErrors.push(err311);
}
errors++;
}
}
if (data107.json_formats !== void 0) {
let data140 = data107.json_formats;
if (!(data140 === "all" || data140 === "object" || data140 === "schema")) {
const err312 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/json_formats", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/json_formats/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats, data: data140 };
if (vErrors === null) {
vErrors = [err312];
} else {
vErrors.push(err312);
}
errors++;
}
}
if (data107.ends_with_done !== void 0) {
let data141 = data107.ends_with_done;
if (typeof data141 !== "boolean") {
const err313 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/ends_with_done", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/ends_with_done/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done, data: data141 };
if (vErrors === null) {
vErrors = [err313];
} else {
vErrors.push(err313);
}
errors++;
}
}
if (data107.user_characters !== void 0) {
let data142 = data107.user_characters;
if (!(data142 === "any" || data142 === "word")) {
const err314 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/user_characters", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_characters/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters, data: data142 };
if (vErrors === null) {
vErrors = [err314];
} else {
vErrors.push(err314);
}
errors++;
}
}
if (data107.thinks_by_default !== void 0) {
let data143 = data107.thinks_by_default;
if (typeof data143 !== "boolean") {
const err315 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/thinks_by_default", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinks_by_default/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default, data: data143 };
if (vErrors === null) {
vErrors = [err315];
} else {
vErrors.push(err315);
}
errors++;
}
}
if (data107.thinking_by_budget !== void 0) {
let data144 = data107.thinking_by_budget;
if (typeof data144 !== "boolean") {
const err316 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/thinking_by_budget", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking_by_budget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget, data: data144 };
if (vErrors === null) {
vErrors = [err316];
} else {
vErrors.push(err316);
}
errors++;
}
}
if (data107.vendor_fields !== void 0) {
let data145 = data107.vendor_fields;
if (!(data145 === "always" || data145 === "by-name" || data145 === "never")) {
const err317 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/vendor_fields", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/vendor_fields/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields, data: data145 };
if (vErrors === null) {
vErrors = [err317];
} else {
vErrors.push(err317);
}
errors++;
}
}
if (data107.endpoint !== void 0) {
let data146 = data107.endpoint;
if (!(data146 === "messages" || data146 === "invoke" || data146 === "raw-predict")) {
const err318 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks/endpoint", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/endpoint/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint, data: data146 };
if (vErrors === null) {
vErrors = [err318];
} else {
vErrors.push(err318);
}
errors++;
}
}
} else {
const err319 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data107 };
if (vErrors === null) {
vErrors = [err319];
} else {
vErrors.push(err319);
}
errors++;
}
}
} else {
const err320 = { instancePath: instancePath + "/models/" + i4 + "/upstreams/" + i5, schemaPath: "#/properties/models/items/properties/upstreams/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data79 };
if (vErrors === null) {
vErrors = [err320];
} else {
vErrors.push(err320);
}
errors++;
}
}
} else {
const err321 = { instancePath: instancePath + "/models/" + i4 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.type, parentSchema: schema11.properties.models.items.properties.upstreams, data: data78 };
if (vErrors === null) {
vErrors = [err321];
} else {
vErrors.push(err321);
}
errors++;
}
}
} else {
const err322 = { instancePath: instancePath + "/models/" + i4, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.type, parentSchema: schema11.properties.models.items, data: data48 };
if (vErrors === null) {
vErrors = [err322];
} else {
vErrors.push(err322);
}
errors++;
}
}
} else {
const err323 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.type, parentSchema: schema11.properties.models, data: data47 };
if (vErrors === null) {
vErrors = [err323];
} else {
vErrors.push(err323);
}
errors++;
}
}
if (data.alerts !== void 0) {
let data147 = data.alerts;
if (data147 && typeof data147 == "object" && !Array.isArray(data147)) {
for (const key23 in data147) {
if (!(key23 === "low_balance" || key23 === "budget_share" || key23 === "check_seconds" || key23 === "webhooks" || key23 === "customers")) {
const err324 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts, data: data147 };
if (vErrors === null) {
vErrors = [err324];
} else {
vErrors.push(err324);
}
errors++;
}
}
if (data147.low_balance !== void 0) {
let data148 = data147.low_balance;
if (typeof data148 === "string") {
if (!pattern37.test(data148)) {
const err325 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"', schema: "^[0-9]{1,7}(\\.[0-9]{1,9})?$", parentSchema: schema11.properties.alerts.properties.low_balance, data: data148 };
if (vErrors === null) {
vErrors = [err325];
} else {
vErrors.push(err325);
}
errors++;
}
} else {
const err326 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.low_balance.type, parentSchema: schema11.properties.alerts.properties.low_balance, data: data148 };
if (vErrors === null) {
vErrors = [err326];
} else {
vErrors.push(err326);
}
errors++;
}
}
if (data147.budget_share !== void 0) {
let data149 = data147.budget_share;
if (typeof data149 == "number" && isFinite(data149)) {
if (data149 > 1 || isNaN(data149)) {
const err327 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.budget_share, data: data149 };
if (vErrors === null) {
vErrors = [err327];
} else {
vErrors.push(err327);
}
errors++;
}
if (data149 < 0.01 || isNaN(data149)) {
const err328 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema11.properties.alerts.properties.budget_share, data: data149 };
if (vErrors === null) {
vErrors = [err328];
} else {
vErrors.push(err328);
}
errors++;
}
} else {
const err329 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.alerts.properties.budget_share.type, parentSchema: schema11.properties.alerts.properties.budget_share, data: data149 };
if (vErrors === null) {
vErrors = [err329];
} else {
vErrors.push(err329);
}
errors++;
}
}
if (data147.check_seconds !== void 0) {
let data150 = data147.check_seconds;
if (!(typeof data150 == "number" && (!(data150 % 1) && !isNaN(data150)) && isFinite(data150))) {
const err330 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.alerts.properties.check_seconds.type, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data150 };
if (vErrors === null) {
vErrors = [err330];
} else {
vErrors.push(err330);
}
errors++;
}
if (typeof data150 == "number" && isFinite(data150)) {
if (data150 > 86400 || isNaN(data150)) {
const err331 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data150 };
if (vErrors === null) {
vErrors = [err331];
} else {
vErrors.push(err331);
}
errors++;
}
if (data150 < 1 || isNaN(data150)) {
const err332 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data150 };
if (vErrors === null) {
vErrors = [err332];
} else {
vErrors.push(err332);
}
errors++;
}
}
}
if (data147.webhooks !== void 0) {
let data151 = data147.webhooks;
if (Array.isArray(data151)) {
if (data151.length < 1) {
const err333 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks, data: data151 };
if (vErrors === null) {
vErrors = [err333];
} else {
vErrors.push(err333);
}
errors++;
}
const len8 = data151.length;
for (let i9 = 0; i9 < len8; i9++) {
let data152 = data151[i9];
if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
if (data152.id === void 0) {
const err334 = { instancePath: instancePath + "/alerts/webhooks/" + i9, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data152 };
if (vErrors === null) {
vErrors = [err334];
} else {
vErrors.push(err334);
}
errors++;
}
if (data152.url === void 0) {
const err335 = { instancePath: instancePath + "/alerts/webhooks/" + i9, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data152 };
if (vErrors === null) {
vErrors = [err335];
} else {
vErrors.push(err335);
}
errors++;
}
for (const key24 in data152) {
if (!(key24 === "id" || key24 === "url" || key24 === "secret_env" || key24 === "secret_file" || key24 === "kinds")) {
const err336 = { instancePath: instancePath + "/alerts/webhooks/" + i9, schemaPath: "#/properties/alerts/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data152 };
if (vErrors === null) {
vErrors = [err336];
} else {
vErrors.push(err336);
}
errors++;
}
}
if (data152.id !== void 0) {
let data153 = data152.id;
if (typeof data153 === "string") {
if (!pattern3.test(data153)) {
const err337 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data153 };
if (vErrors === null) {
vErrors = [err337];
} else {
vErrors.push(err337);
}
errors++;
}
} else {
const err338 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.id.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data153 };
if (vErrors === null) {
vErrors = [err338];
} else {
vErrors.push(err338);
}
errors++;
}
}
if (data152.url !== void 0) {
let data154 = data152.url;
if (typeof data154 === "string") {
if (!pattern0.test(data154)) {
const err339 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url.allOf[0], data: data154 };
if (vErrors === null) {
vErrors = [err339];
} else {
vErrors.push(err339);
}
errors++;
}
}
if (typeof data154 === "string") {
if (func3(data154) < 1) {
const err340 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data154 };
if (vErrors === null) {
vErrors = [err340];
} else {
vErrors.push(err340);
}
errors++;
}
} else {
const err341 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.url.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data154 };
if (vErrors === null) {
vErrors = [err341];
} else {
vErrors.push(err341);
}
errors++;
}
}
if (data152.secret_env !== void 0) {
let data155 = data152.secret_env;
if (typeof data155 === "string") {
if (!pattern4.test(data155)) {
const err342 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data155 };
if (vErrors === null) {
vErrors = [err342];
} else {
vErrors.push(err342);
}
errors++;
}
} else {
const err343 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data155 };
if (vErrors === null) {
vErrors = [err343];
} else {
vErrors.push(err343);
}
errors++;
}
}
if (data152.secret_file !== void 0) {
let data156 = data152.secret_file;
if (typeof data156 === "string") {
if (!pattern0.test(data156)) {
const err344 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.allOf[0], data: data156 };
if (vErrors === null) {
vErrors = [err344];
} else {
vErrors.push(err344);
}
errors++;
}
}
if (typeof data156 === "string") {
if (func3(data156) < 1) {
const err345 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data156 };
if (vErrors === null) {
vErrors = [err345];
} else {
vErrors.push(err345);
}
errors++;
}
} else {
const err346 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data156 };
if (vErrors === null) {
vErrors = [err346];
} else {
vErrors.push(err346);
}
errors++;
}
}
if (data152.kinds !== void 0) {
let data157 = data152.kinds;
if (Array.isArray(data157)) {
if (data157.length < 1) {
const err347 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data157 };
if (vErrors === null) {
vErrors = [err347];
} else {
vErrors.push(err347);
}
errors++;
}
const len9 = data157.length;
for (let i10 = 0; i10 < len9; i10++) {
let data158 = data157[i10];
if (!(data158 === "low_balance" || data158 === "budget_nearly_spent" || data158 === "margin_negative" || data158 === "upstream_down" || data158 === "hold_unresolved")) {
const err348 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/kinds/" + i10, schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items, data: data158 };
if (vErrors === null) {
vErrors = [err348];
} else {
vErrors.push(err348);
}
errors++;
}
}
} else {
const err349 = { instancePath: instancePath + "/alerts/webhooks/" + i9 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data157 };
if (vErrors === null) {
vErrors = [err349];
} else {
vErrors.push(err349);
}
errors++;
}
}
} else {
const err350 = { instancePath: instancePath + "/alerts/webhooks/" + i9, schemaPath: "#/properties/alerts/properties/webhooks/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.webhooks.items.type, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data152 };
if (vErrors === null) {
vErrors = [err350];
} else {
vErrors.push(err350);
}
errors++;
}
}
} else {
const err351 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.type, parentSchema: schema11.properties.alerts.properties.webhooks, data: data151 };
if (vErrors === null) {
vErrors = [err351];
} else {
vErrors.push(err351);
}
errors++;
}
}
if (data147.customers !== void 0) {
let data159 = data147.customers;
if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
for (const key25 in data159) {
if (!(key25 === "secret_env" || key25 === "secret_file" || key25 === "private_addresses")) {
const err352 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.customers, data: data159 };
if (vErrors === null) {
vErrors = [err352];
} else {
vErrors.push(err352);
}
errors++;
}
}
if (data159.secret_env !== void 0) {
let data160 = data159.secret_env;
if (typeof data160 === "string") {
if (!pattern4.test(data160)) {
const err353 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data160 };
if (vErrors === null) {
vErrors = [err353];
} else {
vErrors.push(err353);
}
errors++;
}
} else {
const err354 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data160 };
if (vErrors === null) {
vErrors = [err354];
} else {
vErrors.push(err354);
}
errors++;
}
}
if (data159.secret_file !== void 0) {
let data161 = data159.secret_file;
if (typeof data161 === "string") {
if (!pattern0.test(data161)) {
const err355 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file.allOf[0], data: data161 };
if (vErrors === null) {
vErrors = [err355];
} else {
vErrors.push(err355);
}
errors++;
}
}
if (typeof data161 === "string") {
if (func3(data161) < 1) {
const err356 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data161 };
if (vErrors === null) {
vErrors = [err356];
} else {
vErrors.push(err356);
}
errors++;
}
} else {
const err357 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data161 };
if (vErrors === null) {
vErrors = [err357];
} else {
vErrors.push(err357);
}
errors++;
}
}
if (data159.private_addresses !== void 0) {
let data162 = data159.private_addresses;
if (typeof data162 !== "boolean") {
const err358 = { instancePath: instancePath + "/alerts/customers/private_addresses", schemaPath: "#/properties/alerts/properties/customers/properties/private_addresses/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.alerts.properties.customers.properties.private_addresses.type, parentSchema: schema11.properties.alerts.properties.customers.properties.private_addresses, data: data162 };
if (vErrors === null) {
vErrors = [err358];
} else {
vErrors.push(err358);
}
errors++;
}
}
} else {
const err359 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.customers.type, parentSchema: schema11.properties.alerts.properties.customers, data: data159 };
if (vErrors === null) {
vErrors = [err359];
} else {
vErrors.push(err359);
}
errors++;
}
}
} else {
const err360 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.type, parentSchema: schema11.properties.alerts, data: data147 };
if (vErrors === null) {
vErrors = [err360];
} else {
vErrors.push(err360);
}
errors++;
}
}
if (data.presets !== void 0) {
let data163 = data.presets;
if (data163 && typeof data163 == "object" && !Array.isArray(data163)) {
for (const key26 in data163) {
if (!func2.call(schema11.properties.presets.properties, key26)) {
const err361 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets, data: data163 };
if (vErrors === null) {
vErrors = [err361];
} else {
vErrors.push(err361);
}
errors++;
}
}
if (data163.ollama !== void 0) {
let data164 = data163.ollama;
if (data164 && typeof data164 == "object" && !Array.isArray(data164)) {
if (data164.base_url === void 0) {
const err362 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.ollama.required, parentSchema: schema11.properties.presets.properties.ollama, data: data164 };
if (vErrors === null) {
vErrors = [err362];
} else {
vErrors.push(err362);
}
errors++;
}
for (const key27 in data164) {
if (!(key27 === "base_url" || key27 === "models")) {
const err363 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.ollama, data: data164 };
if (vErrors === null) {
vErrors = [err363];
} else {
vErrors.push(err363);
}
errors++;
}
}
if (data164.base_url !== void 0) {
let data165 = data164.base_url;
if (typeof data165 === "string") {
if (!pattern0.test(data165)) {
const err364 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.base_url.allOf[0], data: data165 };
if (vErrors === null) {
vErrors = [err364];
} else {
vErrors.push(err364);
}
errors++;
}
}
if (typeof data165 === "string") {
if (func3(data165) < 1) {
const err365 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data165 };
if (vErrors === null) {
vErrors = [err365];
} else {
vErrors.push(err365);
}
errors++;
}
} else {
const err366 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.base_url.type, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data165 };
if (vErrors === null) {
vErrors = [err366];
} else {
vErrors.push(err366);
}
errors++;
}
}
if (data164.models !== void 0) {
let data166 = data164.models;
if (Array.isArray(data166)) {
if (data166.length < 1) {
const err367 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data166 };
if (vErrors === null) {
vErrors = [err367];
} else {
vErrors.push(err367);
}
errors++;
}
const len10 = data166.length;
for (let i11 = 0; i11 < len10; i11++) {
let data167 = data166[i11];
if (typeof data167 === "string") {
if (!pattern45.test(data167)) {
const err368 = { instancePath: instancePath + "/presets/ollama/models/" + i11, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data167 };
if (vErrors === null) {
vErrors = [err368];
} else {
vErrors.push(err368);
}
errors++;
}
} else {
const err369 = { instancePath: instancePath + "/presets/ollama/models/" + i11, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.models.items.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data167 };
if (vErrors === null) {
vErrors = [err369];
} else {
vErrors.push(err369);
}
errors++;
}
}
} else {
const err370 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.ollama.properties.models.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data166 };
if (vErrors === null) {
vErrors = [err370];
} else {
vErrors.push(err370);
}
errors++;
}
}
} else {
const err371 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.ollama.type, parentSchema: schema11.properties.presets.properties.ollama, data: data164 };
if (vErrors === null) {
vErrors = [err371];
} else {
vErrors.push(err371);
}
errors++;
}
}
if (data163.llamacpp !== void 0) {
let data168 = data163.llamacpp;
if (data168 && typeof data168 == "object" && !Array.isArray(data168)) {
if (data168.base_url === void 0) {
const err372 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.llamacpp.required, parentSchema: schema11.properties.presets.properties.llamacpp, data: data168 };
if (vErrors === null) {
vErrors = [err372];
} else {
vErrors.push(err372);
}
errors++;
}
for (const key28 in data168) {
if (!(key28 === "base_url" || key28 === "models")) {
const err373 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.llamacpp, data: data168 };
if (vErrors === null) {
vErrors = [err373];
} else {
vErrors.push(err373);
}
errors++;
}
}
if (data168.base_url !== void 0) {
let data169 = data168.base_url;
if (typeof data169 === "string") {
if (!pattern0.test(data169)) {
const err374 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url.allOf[0], data: data169 };
if (vErrors === null) {
vErrors = [err374];
} else {
vErrors.push(err374);
}
errors++;
}
}
if (typeof data169 === "string") {
if (func3(data169) < 1) {
const err375 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data169 };
if (vErrors === null) {
vErrors = [err375];
} else {
vErrors.push(err375);
}
errors++;
}
} else {
const err376 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.base_url.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data169 };
if (vErrors === null) {
vErrors = [err376];
} else {
vErrors.push(err376);
}
errors++;
}
}
if (data168.models !== void 0) {
let data170 = data168.models;
if (Array.isArray(data170)) {
if (data170.length < 1) {
const err377 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data170 };
if (vErrors === null) {
vErrors = [err377];
} else {
vErrors.push(err377);
}
errors++;
}
const len11 = data170.length;
for (let i12 = 0; i12 < len11; i12++) {
let data171 = data170[i12];
if (typeof data171 === "string") {
if (!pattern45.test(data171)) {
const err378 = { instancePath: instancePath + "/presets/llamacpp/models/" + i12, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data171 };
if (vErrors === null) {
vErrors = [err378];
} else {
vErrors.push(err378);
}
errors++;
}
} else {
const err379 = { instancePath: instancePath + "/presets/llamacpp/models/" + i12, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.models.items.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data171 };
if (vErrors === null) {
vErrors = [err379];
} else {
vErrors.push(err379);
}
errors++;
}
}
} else {
const err380 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.llamacpp.properties.models.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data170 };
if (vErrors === null) {
vErrors = [err380];
} else {
vErrors.push(err380);
}
errors++;
}
}
} else {
const err381 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.llamacpp.type, parentSchema: schema11.properties.presets.properties.llamacpp, data: data168 };
if (vErrors === null) {
vErrors = [err381];
} else {
vErrors.push(err381);
}
errors++;
}
}
if (data163.lmstudio !== void 0) {
let data172 = data163.lmstudio;
if (data172 && typeof data172 == "object" && !Array.isArray(data172)) {
if (data172.base_url === void 0) {
const err382 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.lmstudio.required, parentSchema: schema11.properties.presets.properties.lmstudio, data: data172 };
if (vErrors === null) {
vErrors = [err382];
} else {
vErrors.push(err382);
}
errors++;
}
for (const key29 in data172) {
if (!(key29 === "base_url" || key29 === "models")) {
const err383 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.lmstudio, data: data172 };
if (vErrors === null) {
vErrors = [err383];
} else {
vErrors.push(err383);
}
errors++;
}
}
if (data172.base_url !== void 0) {
let data173 = data172.base_url;
if (typeof data173 === "string") {
if (!pattern0.test(data173)) {
const err384 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url.allOf[0], data: data173 };
if (vErrors === null) {
vErrors = [err384];
} else {
vErrors.push(err384);
}
errors++;
}
}
if (typeof data173 === "string") {
if (func3(data173) < 1) {
const err385 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data173 };
if (vErrors === null) {
vErrors = [err385];
} else {
vErrors.push(err385);
}
errors++;
}
} else {
const err386 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.base_url.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data173 };
if (vErrors === null) {
vErrors = [err386];
} else {
vErrors.push(err386);
}
errors++;
}
}
if (data172.models !== void 0) {
let data174 = data172.models;
if (Array.isArray(data174)) {
if (data174.length < 1) {
const err387 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data174 };
if (vErrors === null) {
vErrors = [err387];
} else {
vErrors.push(err387);
}
errors++;
}
const len12 = data174.length;
for (let i13 = 0; i13 < len12; i13++) {
let data175 = data174[i13];
if (typeof data175 === "string") {
if (!pattern45.test(data175)) {
const err388 = { instancePath: instancePath + "/presets/lmstudio/models/" + i13, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data175 };
if (vErrors === null) {
vErrors = [err388];
} else {
vErrors.push(err388);
}
errors++;
}
} else {
const err389 = { instancePath: instancePath + "/presets/lmstudio/models/" + i13, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.models.items.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data175 };
if (vErrors === null) {
vErrors = [err389];
} else {
vErrors.push(err389);
}
errors++;
}
}
} else {
const err390 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.lmstudio.properties.models.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data174 };
if (vErrors === null) {
vErrors = [err390];
} else {
vErrors.push(err390);
}
errors++;
}
}
} else {
const err391 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.lmstudio.type, parentSchema: schema11.properties.presets.properties.lmstudio, data: data172 };
if (vErrors === null) {
vErrors = [err391];
} else {
vErrors.push(err391);
}
errors++;
}
}
if (data163.vllm !== void 0) {
let data176 = data163.vllm;
if (data176 && typeof data176 == "object" && !Array.isArray(data176)) {
if (data176.base_url === void 0) {
const err392 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.vllm.required, parentSchema: schema11.properties.presets.properties.vllm, data: data176 };
if (vErrors === null) {
vErrors = [err392];
} else {
vErrors.push(err392);
}
errors++;
}
for (const key30 in data176) {
if (!(key30 === "base_url" || key30 === "models")) {
const err393 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.vllm, data: data176 };
if (vErrors === null) {
vErrors = [err393];
} else {
vErrors.push(err393);
}
errors++;
}
}
if (data176.base_url !== void 0) {
let data177 = data176.base_url;
if (typeof data177 === "string") {
if (!pattern0.test(data177)) {
const err394 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.base_url.allOf[0], data: data177 };
if (vErrors === null) {
vErrors = [err394];
} else {
vErrors.push(err394);
}
errors++;
}
}
if (typeof data177 === "string") {
if (func3(data177) < 1) {
const err395 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data177 };
if (vErrors === null) {
vErrors = [err395];
} else {
vErrors.push(err395);
}
errors++;
}
} else {
const err396 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.base_url.type, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data177 };
if (vErrors === null) {
vErrors = [err396];
} else {
vErrors.push(err396);
}
errors++;
}
}
if (data176.models !== void 0) {
let data178 = data176.models;
if (Array.isArray(data178)) {
if (data178.length < 1) {
const err397 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data178 };
if (vErrors === null) {
vErrors = [err397];
} else {
vErrors.push(err397);
}
errors++;
}
const len13 = data178.length;
for (let i14 = 0; i14 < len13; i14++) {
let data179 = data178[i14];
if (typeof data179 === "string") {
if (!pattern45.test(data179)) {
const err398 = { instancePath: instancePath + "/presets/vllm/models/" + i14, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data179 };
if (vErrors === null) {
vErrors = [err398];
} else {
vErrors.push(err398);
}
errors++;
}
} else {
const err399 = { instancePath: instancePath + "/presets/vllm/models/" + i14, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.models.items.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data179 };
if (vErrors === null) {
vErrors = [err399];
} else {
vErrors.push(err399);
}
errors++;
}
}
} else {
const err400 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.vllm.properties.models.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data178 };
if (vErrors === null) {
vErrors = [err400];
} else {
vErrors.push(err400);
}
errors++;
}
}
} else {
const err401 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.vllm.type, parentSchema: schema11.properties.presets.properties.vllm, data: data176 };
if (vErrors === null) {
vErrors = [err401];
} else {
vErrors.push(err401);
}
errors++;
}
}
if (data163.sglang !== void 0) {
let data180 = data163.sglang;
if (data180 && typeof data180 == "object" && !Array.isArray(data180)) {
if (data180.base_url === void 0) {
const err402 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.sglang.required, parentSchema: schema11.properties.presets.properties.sglang, data: data180 };
if (vErrors === null) {
vErrors = [err402];
} else {
vErrors.push(err402);
}
errors++;
}
for (const key31 in data180) {
if (!(key31 === "base_url" || key31 === "models")) {
const err403 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.sglang, data: data180 };
if (vErrors === null) {
vErrors = [err403];
} else {
vErrors.push(err403);
}
errors++;
}
}
if (data180.base_url !== void 0) {
let data181 = data180.base_url;
if (typeof data181 === "string") {
if (!pattern0.test(data181)) {
const err404 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.base_url.allOf[0], data: data181 };
if (vErrors === null) {
vErrors = [err404];
} else {
vErrors.push(err404);
}
errors++;
}
}
if (typeof data181 === "string") {
if (func3(data181) < 1) {
const err405 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data181 };
if (vErrors === null) {
vErrors = [err405];
} else {
vErrors.push(err405);
}
errors++;
}
} else {
const err406 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.base_url.type, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data181 };
if (vErrors === null) {
vErrors = [err406];
} else {
vErrors.push(err406);
}
errors++;
}
}
if (data180.models !== void 0) {
let data182 = data180.models;
if (Array.isArray(data182)) {
if (data182.length < 1) {
const err407 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data182 };
if (vErrors === null) {
vErrors = [err407];
} else {
vErrors.push(err407);
}
errors++;
}
const len14 = data182.length;
for (let i15 = 0; i15 < len14; i15++) {
let data183 = data182[i15];
if (typeof data183 === "string") {
if (!pattern45.test(data183)) {
const err408 = { instancePath: instancePath + "/presets/sglang/models/" + i15, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data183 };
if (vErrors === null) {
vErrors = [err408];
} else {
vErrors.push(err408);
}
errors++;
}
} else {
const err409 = { instancePath: instancePath + "/presets/sglang/models/" + i15, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.models.items.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data183 };
if (vErrors === null) {
vErrors = [err409];
} else {
vErrors.push(err409);
}
errors++;
}
}
} else {
const err410 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.sglang.properties.models.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data182 };
if (vErrors === null) {
vErrors = [err410];
} else {
vErrors.push(err410);
}
errors++;
}
}
} else {
const err411 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.sglang.type, parentSchema: schema11.properties.presets.properties.sglang, data: data180 };
if (vErrors === null) {
vErrors = [err411];
} else {
vErrors.push(err411);
}
errors++;
}
}
if (data163.openai !== void 0) {
let data184 = data163.openai;
if (typeof data184 !== "boolean") {
const err412 = { instancePath: instancePath + "/presets/openai", schemaPath: "#/properties/presets/properties/openai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openai.type, parentSchema: schema11.properties.presets.properties.openai, data: data184 };
if (vErrors === null) {
vErrors = [err412];
} else {
vErrors.push(err412);
}
errors++;
}
}
if (data163.anthropic !== void 0) {
let data185 = data163.anthropic;
if (typeof data185 !== "boolean") {
const err413 = { instancePath: instancePath + "/presets/anthropic", schemaPath: "#/properties/presets/properties/anthropic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.anthropic.type, parentSchema: schema11.properties.presets.properties.anthropic, data: data185 };
if (vErrors === null) {
vErrors = [err413];
} else {
vErrors.push(err413);
}
errors++;
}
}
if (data163.gemini !== void 0) {
let data186 = data163.gemini;
if (typeof data186 !== "boolean") {
const err414 = { instancePath: instancePath + "/presets/gemini", schemaPath: "#/properties/presets/properties/gemini/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.gemini.type, parentSchema: schema11.properties.presets.properties.gemini, data: data186 };
if (vErrors === null) {
vErrors = [err414];
} else {
vErrors.push(err414);
}
errors++;
}
}
if (data163.deepseek !== void 0) {
let data187 = data163.deepseek;
if (typeof data187 !== "boolean") {
const err415 = { instancePath: instancePath + "/presets/deepseek", schemaPath: "#/properties/presets/properties/deepseek/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.deepseek.type, parentSchema: schema11.properties.presets.properties.deepseek, data: data187 };
if (vErrors === null) {
vErrors = [err415];
} else {
vErrors.push(err415);
}
errors++;
}
}
if (data163.moonshot !== void 0) {
let data188 = data163.moonshot;
if (typeof data188 !== "boolean") {
const err416 = { instancePath: instancePath + "/presets/moonshot", schemaPath: "#/properties/presets/properties/moonshot/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.moonshot.type, parentSchema: schema11.properties.presets.properties.moonshot, data: data188 };
if (vErrors === null) {
vErrors = [err416];
} else {
vErrors.push(err416);
}
errors++;
}
}
if (data163.zai !== void 0) {
let data189 = data163.zai;
if (typeof data189 !== "boolean") {
const err417 = { instancePath: instancePath + "/presets/zai", schemaPath: "#/properties/presets/properties/zai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.zai.type, parentSchema: schema11.properties.presets.properties.zai, data: data189 };
if (vErrors === null) {
vErrors = [err417];
} else {
vErrors.push(err417);
}
errors++;
}
}
if (data163.dashscope !== void 0) {
let data190 = data163.dashscope;
if (typeof data190 !== "boolean") {
const err418 = { instancePath: instancePath + "/presets/dashscope", schemaPath: "#/properties/presets/properties/dashscope/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.dashscope.type, parentSchema: schema11.properties.presets.properties.dashscope, data: data190 };
if (vErrors === null) {
vErrors = [err418];
} else {
vErrors.push(err418);
}
errors++;
}
}
if (data163.minimax !== void 0) {
let data191 = data163.minimax;
if (typeof data191 !== "boolean") {
const err419 = { instancePath: instancePath + "/presets/minimax", schemaPath: "#/properties/presets/properties/minimax/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.minimax.type, parentSchema: schema11.properties.presets.properties.minimax, data: data191 };
if (vErrors === null) {
vErrors = [err419];
} else {
vErrors.push(err419);
}
errors++;
}
}
if (data163.mistral !== void 0) {
let data192 = data163.mistral;
if (typeof data192 !== "boolean") {
const err420 = { instancePath: instancePath + "/presets/mistral", schemaPath: "#/properties/presets/properties/mistral/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.mistral.type, parentSchema: schema11.properties.presets.properties.mistral, data: data192 };
if (vErrors === null) {
vErrors = [err420];
} else {
vErrors.push(err420);
}
errors++;
}
}
if (data163.groq !== void 0) {
let data193 = data163.groq;
if (typeof data193 !== "boolean") {
const err421 = { instancePath: instancePath + "/presets/groq", schemaPath: "#/properties/presets/properties/groq/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.groq.type, parentSchema: schema11.properties.presets.properties.groq, data: data193 };
if (vErrors === null) {
vErrors = [err421];
} else {
vErrors.push(err421);
}
errors++;
}
}
if (data163.xai !== void 0) {
let data194 = data163.xai;
if (typeof data194 !== "boolean") {
const err422 = { instancePath: instancePath + "/presets/xai", schemaPath: "#/properties/presets/properties/xai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.xai.type, parentSchema: schema11.properties.presets.properties.xai, data: data194 };
if (vErrors === null) {
vErrors = [err422];
} else {
vErrors.push(err422);
}
errors++;
}
}
if (data163.together !== void 0) {
let data195 = data163.together;
if (typeof data195 !== "boolean") {
const err423 = { instancePath: instancePath + "/presets/together", schemaPath: "#/properties/presets/properties/together/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.together.type, parentSchema: schema11.properties.presets.properties.together, data: data195 };
if (vErrors === null) {
vErrors = [err423];
} else {
vErrors.push(err423);
}
errors++;
}
}
if (data163.fireworks !== void 0) {
let data196 = data163.fireworks;
if (typeof data196 !== "boolean") {
const err424 = { instancePath: instancePath + "/presets/fireworks", schemaPath: "#/properties/presets/properties/fireworks/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.fireworks.type, parentSchema: schema11.properties.presets.properties.fireworks, data: data196 };
if (vErrors === null) {
vErrors = [err424];
} else {
vErrors.push(err424);
}
errors++;
}
}
if (data163.perplexity !== void 0) {
let data197 = data163.perplexity;
if (typeof data197 !== "boolean") {
const err425 = { instancePath: instancePath + "/presets/perplexity", schemaPath: "#/properties/presets/properties/perplexity/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.perplexity.type, parentSchema: schema11.properties.presets.properties.perplexity, data: data197 };
if (vErrors === null) {
vErrors = [err425];
} else {
vErrors.push(err425);
}
errors++;
}
}
if (data163.openrouter !== void 0) {
let data198 = data163.openrouter;
if (typeof data198 !== "boolean") {
const err426 = { instancePath: instancePath + "/presets/openrouter", schemaPath: "#/properties/presets/properties/openrouter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openrouter.type, parentSchema: schema11.properties.presets.properties.openrouter, data: data198 };
if (vErrors === null) {
vErrors = [err426];
} else {
vErrors.push(err426);
}
errors++;
}
}
} else {
const err427 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.type, parentSchema: schema11.properties.presets, data: data163 };
if (vErrors === null) {
vErrors = [err427];
} else {
vErrors.push(err427);
}
errors++;
}
}
} else {
const err428 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
if (vErrors === null) {
vErrors = [err428];
} else {
vErrors.push(err428);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export {
validateGatewayFile
};
