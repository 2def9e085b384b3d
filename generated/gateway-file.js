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
var schema11 = { "type": "object", "additionalProperties": false, "properties": { "server": { "type": "object", "additionalProperties": false, "properties": { "host": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "data_dir": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "reuse_port": { "type": "boolean" }, "log_level": { "enum": ["trace", "debug", "info", "warn", "error", "silent"] }, "client_stall_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "keep_alive_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "drain_delay_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "drain_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "max_body_bytes": { "type": "integer", "minimum": 1024, "maximum": 268435456 }, "body_bytes_in_flight": { "type": "integer", "minimum": 1024, "maximum": 1e12 }, "connections_per_address": { "type": "integer", "minimum": 1, "maximum": 1e6 }, "cors_origins": { "type": "array", "items": { "type": "string", "description": "an origin such as https://app.example.com, without a path, or *", "pattern": "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$" }, "minItems": 0 }, "stored_reply_bytes": { "type": "integer", "minimum": 1048576, "maximum": 1099511627776 }, "metrics_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_tokens": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "role": { "enum": ["read", "support", "full"] }, "token_env": { "type": "string", "description": "the name of an environment variable, never the token itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" } }, "required": ["name", "role", "token_env"] }, "minItems": 0 }, "upstream_timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] } }, "required": [] }, "brand": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 60 }, "logo": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "accent": { "type": "object", "additionalProperties": false, "properties": { "light": { "type": "string", "description": "a colour such as #3a55d9, in quotes", "pattern": "^#[0-9a-fA-F]{6}$" }, "dark": { "type": "string", "description": "a colour such as #3a55d9, in quotes", "pattern": "^#[0-9a-fA-F]{6}$" } }, "required": ["light", "dark"] }, "support": { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "string", "description": "an e-mail address", "pattern": `^[^\\s@"'<>]+@[^\\s@"'<>]+$` }, "url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 200 } }, "required": [] } }, "required": [] }, "plans": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]+$" }, "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "minItems": 0 }, "requests_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "tokens_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "concurrent_requests": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "cached_tokens_count": { "enum": ["full", "none"] }, "unlisted_fields": { "enum": ["refuse", "ignore"] }, "cache_marks": { "enum": ["off", "auto"] }, "customer_keys": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "margin": { "allOf": [{ "if": { "type": "object" }, "else": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } }, { "if": { "not": { "type": "object" } }, "else": { "type": "object", "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "additionalProperties": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } } }] }, "prices": { "type": "object", "additionalProperties": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 } } }, "required": ["id", "models"] }, "minItems": 0 }, "models": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "<provider>/<model_name>, such as local/smollm2", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "display_name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "description": { "type": "string" }, "owned_by": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "created": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "lifecycle": { "enum": ["preview", "active", "deprecated", "retired"] }, "deprecated_at": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "retires_at": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "replacement": { "type": "string", "description": "<provider>/<model_name>, such as local/smollm2", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "context_length": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "max_output_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "capabilities": { "type": "object", "additionalProperties": false, "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "documents": { "type": "boolean" }, "structured_output": { "enum": ["none", "best_effort", "strict"] }, "reasoning": { "enum": ["none", "optional", "always"] } }, "required": [] }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "overheads": { "type": "object", "additionalProperties": false, "properties": { "per_request_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_message_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_tool_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_image_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 } }, "required": [] }, "cache_marks": { "enum": ["off", "auto"] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "upstreams": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "kind": { "enum": ["openai", "openai-responses", "anthropic", "sandbox"] }, "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "model": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_env": { "type": "string", "description": "the name of an environment variable, never the key itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "api_key_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_command": { "if": { "type": "string" }, "else": { "type": "array", "items": { "type": "string", "minLength": 1 }, "minItems": 1, "description": "a command, or a list of its words" } }, "aws_sigv4": { "type": "object", "additionalProperties": false, "properties": { "region": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" }, "service": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" } }, "required": [] }, "weight": { "type": "number", "minimum": 0, "maximum": 1e6 }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "headers": { "type": "object", "additionalProperties": { "type": "string", "description": "the value of an HTTP header, without line breaks", "pattern": "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, "propertyNames": { "type": "string", "description": "the name of an HTTP header", "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" } }, "query": { "type": "object", "additionalProperties": { "type": "string" } }, "fetches_images": { "type": "boolean" }, "dialect": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "quirks": { "type": "object", "additionalProperties": false, "properties": { "sampling": { "enum": ["all", "one", "none", "effort-none-only"] }, "stop": { "type": "boolean" }, "efforts": { "type": "array", "items": { "enum": ["none", "minimal", "low", "medium", "high"] }, "uniqueItems": true }, "forced_tools": { "type": "boolean" }, "forced_by": { "enum": ["any", "name", "required"] }, "single_calls": { "type": "boolean" }, "thinking": { "enum": ["budget", "adaptive", "always", "between-tools"] }, "bound_thinking": { "type": "boolean" }, "responses": { "enum": ["never", "tools-with-effort", "tools"] }, "key_header": { "enum": ["authorization", "api-key", "x-api-key"] }, "max_tokens_field": { "enum": ["max_tokens", "max_completion_tokens"] }, "reasoning_field": { "enum": ["effort", "object", "thinking", "adaptive", "enable-thinking"] }, "reasoning_split": { "type": "boolean" }, "reasoning_back": { "enum": ["none", "reasoning", "reasoning-content", "reasoning-details", "thought-signature"] }, "missing_reasoning": { "enum": ["omitted", "space", "signature"] }, "cache_control": { "type": "boolean" }, "top_k": { "type": "boolean" }, "seed": { "enum": ["none", "seed", "random_seed"] }, "penalties": { "type": "boolean" }, "stop_max": { "type": ["integer", "null"], "minimum": 0 }, "user_field": { "enum": ["user", "user_id"] }, "user_min": { "type": ["integer", "null"], "minimum": 0 }, "user_max": { "type": ["integer", "null"], "minimum": 0 }, "stream_options": { "type": "boolean" }, "participant_names": { "type": "boolean" }, "tool_result_names": { "type": "boolean" }, "call_ids": { "enum": ["any", "short", "nine"] }, "late_system": { "type": "boolean" }, "repeated_roles": { "type": "boolean" }, "user_after_tool": { "type": "boolean" }, "parallel_calls": { "type": "boolean" }, "tool_choice": { "enum": ["named", "required", "auto"] }, "tool_properties": { "type": "boolean" }, "tool_stream": { "type": "boolean" }, "json_formats": { "enum": ["all", "object", "schema"] }, "ends_with_done": { "type": "boolean" }, "custom_tools": { "enum": ["always", "by-name", "never"] }, "user_characters": { "enum": ["any", "word"] }, "thinks_by_default": { "type": "boolean" }, "thinking_by_budget": { "type": "boolean" }, "vendor_fields": { "enum": ["always", "by-name", "never"] }, "endpoint": { "enum": ["messages", "invoke", "raw-predict"] } }, "required": [] } }, "required": ["kind", "model"] }, "minItems": 1 } }, "required": ["id", "context_length", "max_output_tokens", "pricing", "upstreams"] }, "minItems": 0 }, "alerts": { "type": "object", "additionalProperties": false, "properties": { "low_balance": { "type": "string", "description": 'US dollars in quotes, such as "5.00"', "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "budget_share": { "type": "number", "minimum": 0.01, "maximum": 1 }, "check_seconds": { "type": "integer", "minimum": 1, "maximum": 86400 }, "webhooks": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "kinds": { "type": "array", "items": { "enum": ["low_balance", "budget_nearly_spent", "margin_negative", "upstream_down", "hold_unresolved"] }, "minItems": 1 } }, "required": ["id", "url"] }, "minItems": 1 }, "customers": { "type": "object", "additionalProperties": false, "properties": { "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "private_addresses": { "type": "boolean" } }, "required": [] } }, "required": [] }, "presets": { "type": "object", "additionalProperties": false, "properties": { "ollama": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "llamacpp": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "lmstudio": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "vllm": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "sglang": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "openai": { "type": "boolean" }, "anthropic": { "type": "boolean" }, "gemini": { "type": "boolean" }, "deepseek": { "type": "boolean" }, "moonshot": { "type": "boolean" }, "zai": { "type": "boolean" }, "dashscope": { "type": "boolean" }, "minimax": { "type": "boolean" }, "mistral": { "type": "boolean" }, "groq": { "type": "boolean" }, "xai": { "type": "boolean" }, "together": { "type": "boolean" }, "fireworks": { "type": "boolean" }, "perplexity": { "type": "boolean" }, "openrouter": { "type": "boolean" } }, "required": [] } }, "required": [] };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var func0 = require_equal().default;
var pattern0 = new RegExp("^[^\\p{Cc}\\p{Cs}]*$", "u");
var pattern2 = new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$", "u");
var pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
var pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
var pattern9 = new RegExp(`^[^\\s@"'<>]+@[^\\s@"'<>]+$`, "u");
var pattern11 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern13 = new RegExp("^[^*\\s]*\\*?$", "u");
var pattern14 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", "u");
var pattern18 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", "u");
var pattern28 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
var pattern31 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
var pattern49 = new RegExp("^[a-z0-9-]+$", "u");
var pattern61 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
var pattern62 = new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$", "u");
var pattern64 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var pattern72 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "server" || key0 === "brand" || key0 === "plans" || key0 === "models" || key0 === "alerts" || key0 === "presets")) {
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
if (data0.data_dir !== void 0) {
let data3 = data0.data_dir;
if (typeof data3 === "string") {
if (!pattern0.test(data3)) {
const err8 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.server.properties.data_dir.allOf[0], data: data3 };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (typeof data3 === "string") {
if (func3(data3) < 1) {
const err9 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.server.properties.data_dir, data: data3 };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/server/data_dir", schemaPath: "#/properties/server/properties/data_dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.data_dir.type, parentSchema: schema11.properties.server.properties.data_dir, data: data3 };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data0.reuse_port !== void 0) {
let data4 = data0.reuse_port;
if (typeof data4 !== "boolean") {
const err11 = { instancePath: instancePath + "/server/reuse_port", schemaPath: "#/properties/server/properties/reuse_port/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.server.properties.reuse_port.type, parentSchema: schema11.properties.server.properties.reuse_port, data: data4 };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data0.log_level !== void 0) {
let data5 = data0.log_level;
if (!(data5 === "trace" || data5 === "debug" || data5 === "info" || data5 === "warn" || data5 === "error" || data5 === "silent")) {
const err12 = { instancePath: instancePath + "/server/log_level", schemaPath: "#/properties/server/properties/log_level/enum", keyword: "enum", params: { allowedValues: schema11.properties.server.properties.log_level.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.server.properties.log_level.enum, parentSchema: schema11.properties.server.properties.log_level, data: data5 };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data0.client_stall_ms !== void 0) {
let data6 = data0.client_stall_ms;
if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
const err13 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.client_stall_ms.type, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data6 };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 864e5 || isNaN(data6)) {
const err14 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data6 };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data6 < 1 || isNaN(data6)) {
const err15 = { instancePath: instancePath + "/server/client_stall_ms", schemaPath: "#/properties/server/properties/client_stall_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.client_stall_ms, data: data6 };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
if (data0.keep_alive_ms !== void 0) {
let data7 = data0.keep_alive_ms;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
const err16 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.keep_alive_ms.type, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data7 };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 864e5 || isNaN(data7)) {
const err17 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data7 };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (data7 < 1 || isNaN(data7)) {
const err18 = { instancePath: instancePath + "/server/keep_alive_ms", schemaPath: "#/properties/server/properties/keep_alive_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.keep_alive_ms, data: data7 };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
}
if (data0.drain_delay_ms !== void 0) {
let data8 = data0.drain_delay_ms;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
const err19 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.drain_delay_ms.type, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data8 };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 864e5 || isNaN(data8)) {
const err20 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data8 };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (data8 < 0 || isNaN(data8)) {
const err21 = { instancePath: instancePath + "/server/drain_delay_ms", schemaPath: "#/properties/server/properties/drain_delay_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.drain_delay_ms, data: data8 };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
}
if (data0.drain_ms !== void 0) {
let data9 = data0.drain_ms;
if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
const err22 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.drain_ms.type, parentSchema: schema11.properties.server.properties.drain_ms, data: data9 };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (typeof data9 == "number" && isFinite(data9)) {
if (data9 > 864e5 || isNaN(data9)) {
const err23 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.drain_ms, data: data9 };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (data9 < 0 || isNaN(data9)) {
const err24 = { instancePath: instancePath + "/server/drain_ms", schemaPath: "#/properties/server/properties/drain_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.drain_ms, data: data9 };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
}
if (data0.max_body_bytes !== void 0) {
let data10 = data0.max_body_bytes;
if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
const err25 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.max_body_bytes.type, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data10 };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
if (typeof data10 == "number" && isFinite(data10)) {
if (data10 > 268435456 || isNaN(data10)) {
const err26 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456", schema: 268435456, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data10 };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
if (data10 < 1024 || isNaN(data10)) {
const err27 = { instancePath: instancePath + "/server/max_body_bytes", schemaPath: "#/properties/server/properties/max_body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema11.properties.server.properties.max_body_bytes, data: data10 };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
}
if (data0.body_bytes_in_flight !== void 0) {
let data11 = data0.body_bytes_in_flight;
if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
const err28 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.body_bytes_in_flight.type, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data11 };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (typeof data11 == "number" && isFinite(data11)) {
if (data11 > 1e12 || isNaN(data11)) {
const err29 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data11 };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
if (data11 < 1024 || isNaN(data11)) {
const err30 = { instancePath: instancePath + "/server/body_bytes_in_flight", schemaPath: "#/properties/server/properties/body_bytes_in_flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema11.properties.server.properties.body_bytes_in_flight, data: data11 };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
}
if (data0.connections_per_address !== void 0) {
let data12 = data0.connections_per_address;
if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
const err31 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.connections_per_address.type, parentSchema: schema11.properties.server.properties.connections_per_address, data: data12 };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (typeof data12 == "number" && isFinite(data12)) {
if (data12 > 1e6 || isNaN(data12)) {
const err32 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema11.properties.server.properties.connections_per_address, data: data12 };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
if (data12 < 1 || isNaN(data12)) {
const err33 = { instancePath: instancePath + "/server/connections_per_address", schemaPath: "#/properties/server/properties/connections_per_address/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.connections_per_address, data: data12 };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
}
if (data0.cors_origins !== void 0) {
let data13 = data0.cors_origins;
if (Array.isArray(data13)) {
if (data13.length < 0) {
const err34 = { instancePath: instancePath + "/server/cors_origins", schemaPath: "#/properties/server/properties/cors_origins/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.server.properties.cors_origins, data: data13 };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
const len0 = data13.length;
for (let i0 = 0; i0 < len0; i0++) {
let data14 = data13[i0];
if (typeof data14 === "string") {
if (!pattern2.test(data14)) {
const err35 = { instancePath: instancePath + "/server/cors_origins/" + i0, schemaPath: "#/properties/server/properties/cors_origins/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$"', schema: "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$", parentSchema: schema11.properties.server.properties.cors_origins.items, data: data14 };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
} else {
const err36 = { instancePath: instancePath + "/server/cors_origins/" + i0, schemaPath: "#/properties/server/properties/cors_origins/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.cors_origins.items.type, parentSchema: schema11.properties.server.properties.cors_origins.items, data: data14 };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
} else {
const err37 = { instancePath: instancePath + "/server/cors_origins", schemaPath: "#/properties/server/properties/cors_origins/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.server.properties.cors_origins.type, parentSchema: schema11.properties.server.properties.cors_origins, data: data13 };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
}
if (data0.stored_reply_bytes !== void 0) {
let data15 = data0.stored_reply_bytes;
if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
const err38 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.stored_reply_bytes.type, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data15 };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
if (typeof data15 == "number" && isFinite(data15)) {
if (data15 > 1099511627776 || isNaN(data15)) {
const err39 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1099511627776 }, message: "must be <= 1099511627776", schema: 1099511627776, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data15 };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
if (data15 < 1048576 || isNaN(data15)) {
const err40 = { instancePath: instancePath + "/server/stored_reply_bytes", schemaPath: "#/properties/server/properties/stored_reply_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1048576 }, message: "must be >= 1048576", schema: 1048576, parentSchema: schema11.properties.server.properties.stored_reply_bytes, data: data15 };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
}
if (data0.metrics_port !== void 0) {
let data16 = data0.metrics_port;
if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
const err41 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.metrics_port.type, parentSchema: schema11.properties.server.properties.metrics_port, data: data16 };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (typeof data16 == "number" && isFinite(data16)) {
if (data16 > 65535 || isNaN(data16)) {
const err42 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema11.properties.server.properties.metrics_port, data: data16 };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
if (data16 < 0 || isNaN(data16)) {
const err43 = { instancePath: instancePath + "/server/metrics_port", schemaPath: "#/properties/server/properties/metrics_port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.metrics_port, data: data16 };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
}
}
if (data0.admin_port !== void 0) {
let data17 = data0.admin_port;
if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
const err44 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.admin_port.type, parentSchema: schema11.properties.server.properties.admin_port, data: data17 };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
if (typeof data17 == "number" && isFinite(data17)) {
if (data17 > 65535 || isNaN(data17)) {
const err45 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema11.properties.server.properties.admin_port, data: data17 };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
if (data17 < 0 || isNaN(data17)) {
const err46 = { instancePath: instancePath + "/server/admin_port", schemaPath: "#/properties/server/properties/admin_port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.server.properties.admin_port, data: data17 };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
}
}
if (data0.admin_tokens !== void 0) {
let data18 = data0.admin_tokens;
if (Array.isArray(data18)) {
if (data18.length < 0) {
const err47 = { instancePath: instancePath + "/server/admin_tokens", schemaPath: "#/properties/server/properties/admin_tokens/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.server.properties.admin_tokens, data: data18 };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
const len1 = data18.length;
for (let i1 = 0; i1 < len1; i1++) {
let data19 = data18[i1];
if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
if (data19.name === void 0) {
const err48 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data19 };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
if (data19.role === void 0) {
const err49 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data19 };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
if (data19.token_env === void 0) {
const err50 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/required", keyword: "required", params: { missingProperty: "token_env" }, message: "must have required property 'token_env'", schema: schema11.properties.server.properties.admin_tokens.items.required, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data19 };
if (vErrors === null) {
vErrors = [err50];
} else {
vErrors.push(err50);
}
errors++;
}
for (const key2 in data19) {
if (!(key2 === "name" || key2 === "role" || key2 === "token_env")) {
const err51 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data19 };
if (vErrors === null) {
vErrors = [err51];
} else {
vErrors.push(err51);
}
errors++;
}
}
if (data19.name !== void 0) {
let data20 = data19.name;
if (typeof data20 === "string") {
if (!pattern3.test(data20)) {
const err52 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/name", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.name, data: data20 };
if (vErrors === null) {
vErrors = [err52];
} else {
vErrors.push(err52);
}
errors++;
}
} else {
const err53 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/name", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.admin_tokens.items.properties.name.type, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.name, data: data20 };
if (vErrors === null) {
vErrors = [err53];
} else {
vErrors.push(err53);
}
errors++;
}
}
if (data19.role !== void 0) {
let data21 = data19.role;
if (!(data21 === "read" || data21 === "support" || data21 === "full")) {
const err54 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/role", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/role/enum", keyword: "enum", params: { allowedValues: schema11.properties.server.properties.admin_tokens.items.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.server.properties.admin_tokens.items.properties.role.enum, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.role, data: data21 };
if (vErrors === null) {
vErrors = [err54];
} else {
vErrors.push(err54);
}
errors++;
}
}
if (data19.token_env !== void 0) {
let data22 = data19.token_env;
if (typeof data22 === "string") {
if (!pattern4.test(data22)) {
const err55 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/token_env", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/token_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.token_env, data: data22 };
if (vErrors === null) {
vErrors = [err55];
} else {
vErrors.push(err55);
}
errors++;
}
} else {
const err56 = { instancePath: instancePath + "/server/admin_tokens/" + i1 + "/token_env", schemaPath: "#/properties/server/properties/admin_tokens/items/properties/token_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.server.properties.admin_tokens.items.properties.token_env.type, parentSchema: schema11.properties.server.properties.admin_tokens.items.properties.token_env, data: data22 };
if (vErrors === null) {
vErrors = [err56];
} else {
vErrors.push(err56);
}
errors++;
}
}
} else {
const err57 = { instancePath: instancePath + "/server/admin_tokens/" + i1, schemaPath: "#/properties/server/properties/admin_tokens/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.properties.admin_tokens.items.type, parentSchema: schema11.properties.server.properties.admin_tokens.items, data: data19 };
if (vErrors === null) {
vErrors = [err57];
} else {
vErrors.push(err57);
}
errors++;
}
}
} else {
const err58 = { instancePath: instancePath + "/server/admin_tokens", schemaPath: "#/properties/server/properties/admin_tokens/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.server.properties.admin_tokens.type, parentSchema: schema11.properties.server.properties.admin_tokens, data: data18 };
if (vErrors === null) {
vErrors = [err58];
} else {
vErrors.push(err58);
}
errors++;
}
}
if (data0.upstream_timeouts !== void 0) {
let data23 = data0.upstream_timeouts;
if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
for (const key3 in data23) {
if (!(key3 === "connect_ms" || key3 === "first_byte_ms" || key3 === "idle_ms" || key3 === "total_ms")) {
const err59 = { instancePath: instancePath + "/server/upstream_timeouts", schemaPath: "#/properties/server/properties/upstream_timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.server.properties.upstream_timeouts, data: data23 };
if (vErrors === null) {
vErrors = [err59];
} else {
vErrors.push(err59);
}
errors++;
}
}
if (data23.connect_ms !== void 0) {
let data24 = data23.connect_ms;
if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
const err60 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data24 };
if (vErrors === null) {
vErrors = [err60];
} else {
vErrors.push(err60);
}
errors++;
}
if (typeof data24 == "number" && isFinite(data24)) {
if (data24 > 864e5 || isNaN(data24)) {
const err61 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data24 };
if (vErrors === null) {
vErrors = [err61];
} else {
vErrors.push(err61);
}
errors++;
}
if (data24 < 1 || isNaN(data24)) {
const err62 = { instancePath: instancePath + "/server/upstream_timeouts/connect_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.connect_ms, data: data24 };
if (vErrors === null) {
vErrors = [err62];
} else {
vErrors.push(err62);
}
errors++;
}
}
}
if (data23.first_byte_ms !== void 0) {
let data25 = data23.first_byte_ms;
if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
const err63 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data25 };
if (vErrors === null) {
vErrors = [err63];
} else {
vErrors.push(err63);
}
errors++;
}
if (typeof data25 == "number" && isFinite(data25)) {
if (data25 > 864e5 || isNaN(data25)) {
const err64 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data25 };
if (vErrors === null) {
vErrors = [err64];
} else {
vErrors.push(err64);
}
errors++;
}
if (data25 < 1 || isNaN(data25)) {
const err65 = { instancePath: instancePath + "/server/upstream_timeouts/first_byte_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.first_byte_ms, data: data25 };
if (vErrors === null) {
vErrors = [err65];
} else {
vErrors.push(err65);
}
errors++;
}
}
}
if (data23.idle_ms !== void 0) {
let data26 = data23.idle_ms;
if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
const err66 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data26 };
if (vErrors === null) {
vErrors = [err66];
} else {
vErrors.push(err66);
}
errors++;
}
if (typeof data26 == "number" && isFinite(data26)) {
if (data26 > 864e5 || isNaN(data26)) {
const err67 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data26 };
if (vErrors === null) {
vErrors = [err67];
} else {
vErrors.push(err67);
}
errors++;
}
if (data26 < 1 || isNaN(data26)) {
const err68 = { instancePath: instancePath + "/server/upstream_timeouts/idle_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.idle_ms, data: data26 };
if (vErrors === null) {
vErrors = [err68];
} else {
vErrors.push(err68);
}
errors++;
}
}
}
if (data23.total_ms !== void 0) {
let data27 = data23.total_ms;
if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
const err69 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms.type, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data27 };
if (vErrors === null) {
vErrors = [err69];
} else {
vErrors.push(err69);
}
errors++;
}
if (typeof data27 == "number" && isFinite(data27)) {
if (data27 > 864e5 || isNaN(data27)) {
const err70 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data27 };
if (vErrors === null) {
vErrors = [err70];
} else {
vErrors.push(err70);
}
errors++;
}
if (data27 < 1 || isNaN(data27)) {
const err71 = { instancePath: instancePath + "/server/upstream_timeouts/total_ms", schemaPath: "#/properties/server/properties/upstream_timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.server.properties.upstream_timeouts.properties.total_ms, data: data27 };
if (vErrors === null) {
vErrors = [err71];
} else {
vErrors.push(err71);
}
errors++;
}
}
}
} else {
const err72 = { instancePath: instancePath + "/server/upstream_timeouts", schemaPath: "#/properties/server/properties/upstream_timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.properties.upstream_timeouts.type, parentSchema: schema11.properties.server.properties.upstream_timeouts, data: data23 };
if (vErrors === null) {
vErrors = [err72];
} else {
vErrors.push(err72);
}
errors++;
}
}
} else {
const err73 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.server.type, parentSchema: schema11.properties.server, data: data0 };
if (vErrors === null) {
vErrors = [err73];
} else {
vErrors.push(err73);
}
errors++;
}
}
if (data.brand !== void 0) {
let data28 = data.brand;
if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
for (const key4 in data28) {
if (!(key4 === "name" || key4 === "logo" || key4 === "accent" || key4 === "support")) {
const err74 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.brand, data: data28 };
if (vErrors === null) {
vErrors = [err74];
} else {
vErrors.push(err74);
}
errors++;
}
}
if (data28.name !== void 0) {
let data29 = data28.name;
if (typeof data29 === "string") {
if (!pattern0.test(data29)) {
const err75 = { instancePath: instancePath + "/brand/name", schemaPath: "#/properties/brand/properties/name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.name.allOf[0], data: data29 };
if (vErrors === null) {
vErrors = [err75];
} else {
vErrors.push(err75);
}
errors++;
}
}
if (typeof data29 === "string") {
if (func3(data29) > 60) {
const err76 = { instancePath: instancePath + "/brand/name", schemaPath: "#/properties/brand/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema11.properties.brand.properties.name, data: data29 };
if (vErrors === null) {
vErrors = [err76];
} else {
vErrors.push(err76);
}
errors++;
}
if (func3(data29) < 1) {
const err77 = { instancePath: instancePath + "/brand/name", schemaPath: "#/properties/brand/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.name, data: data29 };
if (vErrors === null) {
vErrors = [err77];
} else {
vErrors.push(err77);
}
errors++;
}
} else {
const err78 = { instancePath: instancePath + "/brand/name", schemaPath: "#/properties/brand/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.name.type, parentSchema: schema11.properties.brand.properties.name, data: data29 };
if (vErrors === null) {
vErrors = [err78];
} else {
vErrors.push(err78);
}
errors++;
}
}
if (data28.logo !== void 0) {
let data30 = data28.logo;
if (typeof data30 === "string") {
if (!pattern0.test(data30)) {
const err79 = { instancePath: instancePath + "/brand/logo", schemaPath: "#/properties/brand/properties/logo/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.logo.allOf[0], data: data30 };
if (vErrors === null) {
vErrors = [err79];
} else {
vErrors.push(err79);
}
errors++;
}
}
if (typeof data30 === "string") {
if (func3(data30) < 1) {
const err80 = { instancePath: instancePath + "/brand/logo", schemaPath: "#/properties/brand/properties/logo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.logo, data: data30 };
if (vErrors === null) {
vErrors = [err80];
} else {
vErrors.push(err80);
}
errors++;
}
} else {
const err81 = { instancePath: instancePath + "/brand/logo", schemaPath: "#/properties/brand/properties/logo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.logo.type, parentSchema: schema11.properties.brand.properties.logo, data: data30 };
if (vErrors === null) {
vErrors = [err81];
} else {
vErrors.push(err81);
}
errors++;
}
}
if (data28.accent !== void 0) {
let data31 = data28.accent;
if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
if (data31.light === void 0) {
const err82 = { instancePath: instancePath + "/brand/accent", schemaPath: "#/properties/brand/properties/accent/required", keyword: "required", params: { missingProperty: "light" }, message: "must have required property 'light'", schema: schema11.properties.brand.properties.accent.required, parentSchema: schema11.properties.brand.properties.accent, data: data31 };
if (vErrors === null) {
vErrors = [err82];
} else {
vErrors.push(err82);
}
errors++;
}
if (data31.dark === void 0) {
const err83 = { instancePath: instancePath + "/brand/accent", schemaPath: "#/properties/brand/properties/accent/required", keyword: "required", params: { missingProperty: "dark" }, message: "must have required property 'dark'", schema: schema11.properties.brand.properties.accent.required, parentSchema: schema11.properties.brand.properties.accent, data: data31 };
if (vErrors === null) {
vErrors = [err83];
} else {
vErrors.push(err83);
}
errors++;
}
for (const key5 in data31) {
if (!(key5 === "light" || key5 === "dark")) {
const err84 = { instancePath: instancePath + "/brand/accent", schemaPath: "#/properties/brand/properties/accent/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.brand.properties.accent, data: data31 };
if (vErrors === null) {
vErrors = [err84];
} else {
vErrors.push(err84);
}
errors++;
}
}
if (data31.light !== void 0) {
let data32 = data31.light;
if (typeof data32 === "string") {
if (!pattern7.test(data32)) {
const err85 = { instancePath: instancePath + "/brand/accent/light", schemaPath: "#/properties/brand/properties/accent/properties/light/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, message: 'must match pattern "^#[0-9a-fA-F]{6}$"', schema: "^#[0-9a-fA-F]{6}$", parentSchema: schema11.properties.brand.properties.accent.properties.light, data: data32 };
if (vErrors === null) {
vErrors = [err85];
} else {
vErrors.push(err85);
}
errors++;
}
} else {
const err86 = { instancePath: instancePath + "/brand/accent/light", schemaPath: "#/properties/brand/properties/accent/properties/light/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.accent.properties.light.type, parentSchema: schema11.properties.brand.properties.accent.properties.light, data: data32 };
if (vErrors === null) {
vErrors = [err86];
} else {
vErrors.push(err86);
}
errors++;
}
}
if (data31.dark !== void 0) {
let data33 = data31.dark;
if (typeof data33 === "string") {
if (!pattern7.test(data33)) {
const err87 = { instancePath: instancePath + "/brand/accent/dark", schemaPath: "#/properties/brand/properties/accent/properties/dark/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, message: 'must match pattern "^#[0-9a-fA-F]{6}$"', schema: "^#[0-9a-fA-F]{6}$", parentSchema: schema11.properties.brand.properties.accent.properties.dark, data: data33 };
if (vErrors === null) {
vErrors = [err87];
} else {
vErrors.push(err87);
}
errors++;
}
} else {
const err88 = { instancePath: instancePath + "/brand/accent/dark", schemaPath: "#/properties/brand/properties/accent/properties/dark/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.accent.properties.dark.type, parentSchema: schema11.properties.brand.properties.accent.properties.dark, data: data33 };
if (vErrors === null) {
vErrors = [err88];
} else {
vErrors.push(err88);
}
errors++;
}
}
} else {
const err89 = { instancePath: instancePath + "/brand/accent", schemaPath: "#/properties/brand/properties/accent/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.brand.properties.accent.type, parentSchema: schema11.properties.brand.properties.accent, data: data31 };
if (vErrors === null) {
vErrors = [err89];
} else {
vErrors.push(err89);
}
errors++;
}
}
if (data28.support !== void 0) {
let data34 = data28.support;
if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
for (const key6 in data34) {
if (!(key6 === "email" || key6 === "url")) {
const err90 = { instancePath: instancePath + "/brand/support", schemaPath: "#/properties/brand/properties/support/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.brand.properties.support, data: data34 };
if (vErrors === null) {
vErrors = [err90];
} else {
vErrors.push(err90);
}
errors++;
}
}
if (data34.email !== void 0) {
let data35 = data34.email;
if (typeof data35 === "string") {
if (!pattern9.test(data35)) {
const err91 = { instancePath: instancePath + "/brand/support/email", schemaPath: "#/properties/brand/properties/support/properties/email/pattern", keyword: "pattern", params: { pattern: `^[^\\s@"'<>]+@[^\\s@"'<>]+$` }, message: `must match pattern "^[^\\s@"'<>]+@[^\\s@"'<>]+$"`, schema: `^[^\\s@"'<>]+@[^\\s@"'<>]+$`, parentSchema: schema11.properties.brand.properties.support.properties.email, data: data35 };
if (vErrors === null) {
vErrors = [err91];
} else {
vErrors.push(err91);
}
errors++;
}
} else {
const err92 = { instancePath: instancePath + "/brand/support/email", schemaPath: "#/properties/brand/properties/support/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.support.properties.email.type, parentSchema: schema11.properties.brand.properties.support.properties.email, data: data35 };
if (vErrors === null) {
vErrors = [err92];
} else {
vErrors.push(err92);
}
errors++;
}
}
if (data34.url !== void 0) {
let data36 = data34.url;
if (typeof data36 === "string") {
if (!pattern0.test(data36)) {
const err93 = { instancePath: instancePath + "/brand/support/url", schemaPath: "#/properties/brand/properties/support/properties/url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.support.properties.url.allOf[0], data: data36 };
if (vErrors === null) {
vErrors = [err93];
} else {
vErrors.push(err93);
}
errors++;
}
}
if (typeof data36 === "string") {
if (func3(data36) > 200) {
const err94 = { instancePath: instancePath + "/brand/support/url", schemaPath: "#/properties/brand/properties/support/properties/url/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema11.properties.brand.properties.support.properties.url, data: data36 };
if (vErrors === null) {
vErrors = [err94];
} else {
vErrors.push(err94);
}
errors++;
}
if (func3(data36) < 1) {
const err95 = { instancePath: instancePath + "/brand/support/url", schemaPath: "#/properties/brand/properties/support/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.support.properties.url, data: data36 };
if (vErrors === null) {
vErrors = [err95];
} else {
vErrors.push(err95);
}
errors++;
}
} else {
const err96 = { instancePath: instancePath + "/brand/support/url", schemaPath: "#/properties/brand/properties/support/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.support.properties.url.type, parentSchema: schema11.properties.brand.properties.support.properties.url, data: data36 };
if (vErrors === null) {
vErrors = [err96];
} else {
vErrors.push(err96);
}
errors++;
}
}
} else {
const err97 = { instancePath: instancePath + "/brand/support", schemaPath: "#/properties/brand/properties/support/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.brand.properties.support.type, parentSchema: schema11.properties.brand.properties.support, data: data34 };
if (vErrors === null) {
vErrors = [err97];
} else {
vErrors.push(err97);
}
errors++;
}
}
} else {
const err98 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.brand.type, parentSchema: schema11.properties.brand, data: data28 };
if (vErrors === null) {
vErrors = [err98];
} else {
vErrors.push(err98);
}
errors++;
}
}
if (data.plans !== void 0) {
let data37 = data.plans;
if (Array.isArray(data37)) {
if (data37.length < 0) {
const err99 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans, data: data37 };
if (vErrors === null) {
vErrors = [err99];
} else {
vErrors.push(err99);
}
errors++;
}
const len2 = data37.length;
for (let i2 = 0; i2 < len2; i2++) {
let data38 = data37[i2];
if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
if (data38.id === void 0) {
const err100 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data38 };
if (vErrors === null) {
vErrors = [err100];
} else {
vErrors.push(err100);
}
errors++;
}
if (data38.models === void 0) {
const err101 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data38 };
if (vErrors === null) {
vErrors = [err101];
} else {
vErrors.push(err101);
}
errors++;
}
for (const key7 in data38) {
if (!func2.call(schema11.properties.plans.items.properties, key7)) {
const err102 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items, data: data38 };
if (vErrors === null) {
vErrors = [err102];
} else {
vErrors.push(err102);
}
errors++;
}
}
if (data38.id !== void 0) {
let data39 = data38.id;
if (typeof data39 === "string") {
if (!pattern11.test(data39)) {
const err103 = { instancePath: instancePath + "/plans/" + i2 + "/id", schemaPath: "#/properties/plans/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"', schema: "^[A-Za-z0-9_-]+$", parentSchema: schema11.properties.plans.items.properties.id, data: data39 };
if (vErrors === null) {
vErrors = [err103];
} else {
vErrors.push(err103);
}
errors++;
}
} else {
const err104 = { instancePath: instancePath + "/plans/" + i2 + "/id", schemaPath: "#/properties/plans/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.id.type, parentSchema: schema11.properties.plans.items.properties.id, data: data39 };
if (vErrors === null) {
vErrors = [err104];
} else {
vErrors.push(err104);
}
errors++;
}
}
if (data38.name !== void 0) {
let data40 = data38.name;
if (typeof data40 === "string") {
if (!pattern0.test(data40)) {
const err105 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.plans.items.properties.name.allOf[0], data: data40 };
if (vErrors === null) {
vErrors = [err105];
} else {
vErrors.push(err105);
}
errors++;
}
}
if (typeof data40 === "string") {
if (func3(data40) < 1) {
const err106 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.name, data: data40 };
if (vErrors === null) {
vErrors = [err106];
} else {
vErrors.push(err106);
}
errors++;
}
} else {
const err107 = { instancePath: instancePath + "/plans/" + i2 + "/name", schemaPath: "#/properties/plans/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.name.type, parentSchema: schema11.properties.plans.items.properties.name, data: data40 };
if (vErrors === null) {
vErrors = [err107];
} else {
vErrors.push(err107);
}
errors++;
}
}
if (data38.models !== void 0) {
let data41 = data38.models;
if (Array.isArray(data41)) {
if (data41.length < 0) {
const err108 = { instancePath: instancePath + "/plans/" + i2 + "/models", schemaPath: "#/properties/plans/items/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans.items.properties.models, data: data41 };
if (vErrors === null) {
vErrors = [err108];
} else {
vErrors.push(err108);
}
errors++;
}
const len3 = data41.length;
for (let i3 = 0; i3 < len3; i3++) {
let data42 = data41[i3];
if (typeof data42 === "string") {
if (func3(data42) < 1) {
const err109 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.models.items, data: data42 };
if (vErrors === null) {
vErrors = [err109];
} else {
vErrors.push(err109);
}
errors++;
}
if (!pattern13.test(data42)) {
const err110 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.models.items, data: data42 };
if (vErrors === null) {
vErrors = [err110];
} else {
vErrors.push(err110);
}
errors++;
}
} else {
const err111 = { instancePath: instancePath + "/plans/" + i2 + "/models/" + i3, schemaPath: "#/properties/plans/items/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.models.items.type, parentSchema: schema11.properties.plans.items.properties.models.items, data: data42 };
if (vErrors === null) {
vErrors = [err111];
} else {
vErrors.push(err111);
}
errors++;
}
}
} else {
const err112 = { instancePath: instancePath + "/plans/" + i2 + "/models", schemaPath: "#/properties/plans/items/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.items.properties.models.type, parentSchema: schema11.properties.plans.items.properties.models, data: data41 };
if (vErrors === null) {
vErrors = [err112];
} else {
vErrors.push(err112);
}
errors++;
}
}
if (data38.requests_per_minute !== void 0) {
let data43 = data38.requests_per_minute;
if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
const err113 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.requests_per_minute.type, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data43 };
if (vErrors === null) {
vErrors = [err113];
} else {
vErrors.push(err113);
}
errors++;
}
if (typeof data43 == "number" && isFinite(data43)) {
if (data43 > 1e12 || isNaN(data43)) {
const err114 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data43 };
if (vErrors === null) {
vErrors = [err114];
} else {
vErrors.push(err114);
}
errors++;
}
if (data43 < 1 || isNaN(data43)) {
const err115 = { instancePath: instancePath + "/plans/" + i2 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data43 };
if (vErrors === null) {
vErrors = [err115];
} else {
vErrors.push(err115);
}
errors++;
}
}
}
if (data38.tokens_per_minute !== void 0) {
let data44 = data38.tokens_per_minute;
if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
const err116 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.tokens_per_minute.type, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data44 };
if (vErrors === null) {
vErrors = [err116];
} else {
vErrors.push(err116);
}
errors++;
}
if (typeof data44 == "number" && isFinite(data44)) {
if (data44 > 1e12 || isNaN(data44)) {
const err117 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data44 };
if (vErrors === null) {
vErrors = [err117];
} else {
vErrors.push(err117);
}
errors++;
}
if (data44 < 1 || isNaN(data44)) {
const err118 = { instancePath: instancePath + "/plans/" + i2 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data44 };
if (vErrors === null) {
vErrors = [err118];
} else {
vErrors.push(err118);
}
errors++;
}
}
}
if (data38.concurrent_requests !== void 0) {
let data45 = data38.concurrent_requests;
if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
const err119 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.concurrent_requests.type, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data45 };
if (vErrors === null) {
vErrors = [err119];
} else {
vErrors.push(err119);
}
errors++;
}
if (typeof data45 == "number" && isFinite(data45)) {
if (data45 > 1e12 || isNaN(data45)) {
const err120 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data45 };
if (vErrors === null) {
vErrors = [err120];
} else {
vErrors.push(err120);
}
errors++;
}
if (data45 < 1 || isNaN(data45)) {
const err121 = { instancePath: instancePath + "/plans/" + i2 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data45 };
if (vErrors === null) {
vErrors = [err121];
} else {
vErrors.push(err121);
}
errors++;
}
}
}
if (data38.cached_tokens_count !== void 0) {
let data46 = data38.cached_tokens_count;
if (!(data46 === "full" || data46 === "none")) {
const err122 = { instancePath: instancePath + "/plans/" + i2 + "/cached_tokens_count", schemaPath: "#/properties/plans/items/properties/cached_tokens_count/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.cached_tokens_count.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.cached_tokens_count.enum, parentSchema: schema11.properties.plans.items.properties.cached_tokens_count, data: data46 };
if (vErrors === null) {
vErrors = [err122];
} else {
vErrors.push(err122);
}
errors++;
}
}
if (data38.unlisted_fields !== void 0) {
let data47 = data38.unlisted_fields;
if (!(data47 === "refuse" || data47 === "ignore")) {
const err123 = { instancePath: instancePath + "/plans/" + i2 + "/unlisted_fields", schemaPath: "#/properties/plans/items/properties/unlisted_fields/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.unlisted_fields.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.unlisted_fields.enum, parentSchema: schema11.properties.plans.items.properties.unlisted_fields, data: data47 };
if (vErrors === null) {
vErrors = [err123];
} else {
vErrors.push(err123);
}
errors++;
}
}
if (data38.cache_marks !== void 0) {
let data48 = data38.cache_marks;
if (!(data48 === "off" || data48 === "auto")) {
const err124 = { instancePath: instancePath + "/plans/" + i2 + "/cache_marks", schemaPath: "#/properties/plans/items/properties/cache_marks/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.cache_marks.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.cache_marks.enum, parentSchema: schema11.properties.plans.items.properties.cache_marks, data: data48 };
if (vErrors === null) {
vErrors = [err124];
} else {
vErrors.push(err124);
}
errors++;
}
}
if (data38.customer_keys !== void 0) {
let data49 = data38.customer_keys;
if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
const err125 = { instancePath: instancePath + "/plans/" + i2 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.customer_keys.type, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data49 };
if (vErrors === null) {
vErrors = [err125];
} else {
vErrors.push(err125);
}
errors++;
}
if (typeof data49 == "number" && isFinite(data49)) {
if (data49 > 1e3 || isNaN(data49)) {
const err126 = { instancePath: instancePath + "/plans/" + i2 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data49 };
if (vErrors === null) {
vErrors = [err126];
} else {
vErrors.push(err126);
}
errors++;
}
if (data49 < 1 || isNaN(data49)) {
const err127 = { instancePath: instancePath + "/plans/" + i2 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data49 };
if (vErrors === null) {
vErrors = [err127];
} else {
vErrors.push(err127);
}
errors++;
}
}
}
if (data38.margin !== void 0) {
let data50 = data38.margin;
const _errs112 = errors;
let valid23 = true;
const _errs113 = errors;
if (!(data50 && typeof data50 == "object" && !Array.isArray(data50))) {
const err128 = {};
if (vErrors === null) {
vErrors = [err128];
} else {
vErrors.push(err128);
}
errors++;
}
var _valid0 = _errs113 === errors;
errors = _errs112;
if (vErrors !== null) {
if (_errs112) {
vErrors.length = _errs112;
} else {
vErrors = null;
}
}
if (!_valid0) {
const _errs115 = errors;
if (typeof data50 === "string") {
if (!pattern14.test(data50)) {
const err129 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data50 };
if (vErrors === null) {
vErrors = [err129];
} else {
vErrors.push(err129);
}
errors++;
}
} else {
const err130 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[0].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data50 };
if (vErrors === null) {
vErrors = [err130];
} else {
vErrors.push(err130);
}
errors++;
}
var _valid0 = _errs115 === errors;
valid23 = _valid0;
}
if (!valid23) {
const err131 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[0].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0], data: data50 };
if (vErrors === null) {
vErrors = [err131];
} else {
vErrors.push(err131);
}
errors++;
}
const _errs118 = errors;
let valid24 = true;
const _errs119 = errors;
const _errs120 = errors;
const _errs121 = errors;
if (!(data50 && typeof data50 == "object" && !Array.isArray(data50))) {
const err132 = {};
if (vErrors === null) {
vErrors = [err132];
} else {
vErrors.push(err132);
}
errors++;
}
var valid25 = _errs121 === errors;
if (valid25) {
const err133 = {};
if (vErrors === null) {
vErrors = [err133];
} else {
vErrors.push(err133);
}
errors++;
} else {
errors = _errs120;
if (vErrors !== null) {
if (_errs120) {
vErrors.length = _errs120;
} else {
vErrors = null;
}
}
}
var _valid1 = _errs119 === errors;
errors = _errs118;
if (vErrors !== null) {
if (_errs118) {
vErrors.length = _errs118;
} else {
vErrors = null;
}
}
if (!_valid1) {
const _errs123 = errors;
if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
for (const key8 in data50) {
const _errs125 = errors;
if (typeof key8 === "string") {
if (func3(key8) < 1) {
const err134 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key8, propertyName: key8 };
if (vErrors === null) {
vErrors = [err134];
} else {
vErrors.push(err134);
}
errors++;
}
if (!pattern13.test(key8)) {
const err135 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key8, propertyName: key8 };
if (vErrors === null) {
vErrors = [err135];
} else {
vErrors.push(err135);
}
errors++;
}
} else {
const err136 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key8, propertyName: key8 };
if (vErrors === null) {
vErrors = [err136];
} else {
vErrors.push(err136);
}
errors++;
}
var valid26 = _errs125 === errors;
if (!valid26) {
const err137 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames", keyword: "propertyNames", params: { propertyName: key8 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data50 };
if (vErrors === null) {
vErrors = [err137];
} else {
vErrors.push(err137);
}
errors++;
}
}
for (const key9 in data50) {
let data51 = data50[key9];
if (typeof data51 === "string") {
if (!pattern14.test(data51)) {
const err138 = { instancePath: instancePath + "/plans/" + i2 + "/margin/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data51 };
if (vErrors === null) {
vErrors = [err138];
} else {
vErrors.push(err138);
}
errors++;
}
} else {
const err139 = { instancePath: instancePath + "/plans/" + i2 + "/margin/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data51 };
if (vErrors === null) {
vErrors = [err139];
} else {
vErrors.push(err139);
}
errors++;
}
}
} else {
const err140 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data50 };
if (vErrors === null) {
vErrors = [err140];
} else {
vErrors.push(err140);
}
errors++;
}
var _valid1 = _errs123 === errors;
valid24 = _valid1;
}
if (!valid24) {
const err141 = { instancePath: instancePath + "/plans/" + i2 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[1].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1], data: data50 };
if (vErrors === null) {
vErrors = [err141];
} else {
vErrors.push(err141);
}
errors++;
}
}
if (data38.prices !== void 0) {
let data52 = data38.prices;
if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
for (const key10 in data52) {
const _errs132 = errors;
if (typeof key10 === "string") {
if (func3(key10) < 1) {
const err142 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key10, propertyName: key10 };
if (vErrors === null) {
vErrors = [err142];
} else {
vErrors.push(err142);
}
errors++;
}
if (!pattern13.test(key10)) {
const err143 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key10, propertyName: key10 };
if (vErrors === null) {
vErrors = [err143];
} else {
vErrors.push(err143);
}
errors++;
}
} else {
const err144 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key10, propertyName: key10 };
if (vErrors === null) {
vErrors = [err144];
} else {
vErrors.push(err144);
}
errors++;
}
var valid28 = _errs132 === errors;
if (!valid28) {
const err145 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames", keyword: "propertyNames", params: { propertyName: key10 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.prices.propertyNames, parentSchema: schema11.properties.plans.items.properties.prices, data: data52 };
if (vErrors === null) {
vErrors = [err145];
} else {
vErrors.push(err145);
}
errors++;
}
}
for (const key11 in data52) {
let data53 = data52[key11];
if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
if (data53.prompt === void 0) {
const err146 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data53 };
if (vErrors === null) {
vErrors = [err146];
} else {
vErrors.push(err146);
}
errors++;
}
if (data53.completion === void 0) {
const err147 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data53 };
if (vErrors === null) {
vErrors = [err147];
} else {
vErrors.push(err147);
}
errors++;
}
for (const key12 in data53) {
if (!(key12 === "prompt" || key12 === "completion" || key12 === "cached_prompt" || key12 === "cache_write" || key12 === "cache_write_1h" || key12 === "tiers")) {
const err148 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data53 };
if (vErrors === null) {
vErrors = [err148];
} else {
vErrors.push(err148);
}
errors++;
}
}
if (data53.prompt !== void 0) {
let data54 = data53.prompt;
if (typeof data54 === "string") {
if (!pattern18.test(data54)) {
const err149 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data54 };
if (vErrors === null) {
vErrors = [err149];
} else {
vErrors.push(err149);
}
errors++;
}
} else {
const err150 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data54 };
if (vErrors === null) {
vErrors = [err150];
} else {
vErrors.push(err150);
}
errors++;
}
}
if (data53.completion !== void 0) {
let data55 = data53.completion;
if (typeof data55 === "string") {
if (!pattern18.test(data55)) {
const err151 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data55 };
if (vErrors === null) {
vErrors = [err151];
} else {
vErrors.push(err151);
}
errors++;
}
} else {
const err152 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data55 };
if (vErrors === null) {
vErrors = [err152];
} else {
vErrors.push(err152);
}
errors++;
}
}
if (data53.cached_prompt !== void 0) {
let data56 = data53.cached_prompt;
if (typeof data56 === "string") {
if (!pattern18.test(data56)) {
const err153 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data56 };
if (vErrors === null) {
vErrors = [err153];
} else {
vErrors.push(err153);
}
errors++;
}
} else {
const err154 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data56 };
if (vErrors === null) {
vErrors = [err154];
} else {
vErrors.push(err154);
}
errors++;
}
}
if (data53.cache_write !== void 0) {
let data57 = data53.cache_write;
if (typeof data57 === "string") {
if (!pattern18.test(data57)) {
const err155 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data57 };
if (vErrors === null) {
vErrors = [err155];
} else {
vErrors.push(err155);
}
errors++;
}
} else {
const err156 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data57 };
if (vErrors === null) {
vErrors = [err156];
} else {
vErrors.push(err156);
}
errors++;
}
}
if (data53.cache_write_1h !== void 0) {
let data58 = data53.cache_write_1h;
if (typeof data58 === "string") {
if (!pattern18.test(data58)) {
const err157 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h, data: data58 };
if (vErrors === null) {
vErrors = [err157];
} else {
vErrors.push(err157);
}
errors++;
}
} else {
const err158 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h, data: data58 };
if (vErrors === null) {
vErrors = [err158];
} else {
vErrors.push(err158);
}
errors++;
}
}
if (data53.tiers !== void 0) {
let data59 = data53.tiers;
if (Array.isArray(data59)) {
if (data59.length > 31) {
const err159 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data59 };
if (vErrors === null) {
vErrors = [err159];
} else {
vErrors.push(err159);
}
errors++;
}
if (data59.length < 1) {
const err160 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data59 };
if (vErrors === null) {
vErrors = [err160];
} else {
vErrors.push(err160);
}
errors++;
}
const len4 = data59.length;
for (let i4 = 0; i4 < len4; i4++) {
let data60 = data59[i4];
if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
if (data60.above_input_tokens === void 0) {
const err161 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data60 };
if (vErrors === null) {
vErrors = [err161];
} else {
vErrors.push(err161);
}
errors++;
}
for (const key13 in data60) {
if (!(key13 === "above_input_tokens" || key13 === "prompt" || key13 === "completion" || key13 === "cached_prompt" || key13 === "cache_write" || key13 === "cache_write_1h")) {
const err162 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data60 };
if (vErrors === null) {
vErrors = [err162];
} else {
vErrors.push(err162);
}
errors++;
}
}
if (data60.above_input_tokens !== void 0) {
let data61 = data60.above_input_tokens;
if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
const err163 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data61 };
if (vErrors === null) {
vErrors = [err163];
} else {
vErrors.push(err163);
}
errors++;
}
if (typeof data61 == "number" && isFinite(data61)) {
if (data61 > 1e8 || isNaN(data61)) {
const err164 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data61 };
if (vErrors === null) {
vErrors = [err164];
} else {
vErrors.push(err164);
}
errors++;
}
if (data61 < 1 || isNaN(data61)) {
const err165 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data61 };
if (vErrors === null) {
vErrors = [err165];
} else {
vErrors.push(err165);
}
errors++;
}
}
}
if (data60.prompt !== void 0) {
let data62 = data60.prompt;
if (typeof data62 === "string") {
if (!pattern18.test(data62)) {
const err166 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt, data: data62 };
if (vErrors === null) {
vErrors = [err166];
} else {
vErrors.push(err166);
}
errors++;
}
} else {
const err167 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt, data: data62 };
if (vErrors === null) {
vErrors = [err167];
} else {
vErrors.push(err167);
}
errors++;
}
}
if (data60.completion !== void 0) {
let data63 = data60.completion;
if (typeof data63 === "string") {
if (!pattern18.test(data63)) {
const err168 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion, data: data63 };
if (vErrors === null) {
vErrors = [err168];
} else {
vErrors.push(err168);
}
errors++;
}
} else {
const err169 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion, data: data63 };
if (vErrors === null) {
vErrors = [err169];
} else {
vErrors.push(err169);
}
errors++;
}
}
if (data60.cached_prompt !== void 0) {
let data64 = data60.cached_prompt;
if (typeof data64 === "string") {
if (!pattern18.test(data64)) {
const err170 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt, data: data64 };
if (vErrors === null) {
vErrors = [err170];
} else {
vErrors.push(err170);
}
errors++;
}
} else {
const err171 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt, data: data64 };
if (vErrors === null) {
vErrors = [err171];
} else {
vErrors.push(err171);
}
errors++;
}
}
if (data60.cache_write !== void 0) {
let data65 = data60.cache_write;
if (typeof data65 === "string") {
if (!pattern18.test(data65)) {
const err172 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write, data: data65 };
if (vErrors === null) {
vErrors = [err172];
} else {
vErrors.push(err172);
}
errors++;
}
} else {
const err173 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write, data: data65 };
if (vErrors === null) {
vErrors = [err173];
} else {
vErrors.push(err173);
}
errors++;
}
}
if (data60.cache_write_1h !== void 0) {
let data66 = data60.cache_write_1h;
if (typeof data66 === "string") {
if (!pattern18.test(data66)) {
const err174 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h, data: data66 };
if (vErrors === null) {
vErrors = [err174];
} else {
vErrors.push(err174);
}
errors++;
}
} else {
const err175 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4 + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h, data: data66 };
if (vErrors === null) {
vErrors = [err175];
} else {
vErrors.push(err175);
}
errors++;
}
}
} else {
const err176 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i4, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data60 };
if (vErrors === null) {
vErrors = [err176];
} else {
vErrors.push(err176);
}
errors++;
}
}
} else {
const err177 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data59 };
if (vErrors === null) {
vErrors = [err177];
} else {
vErrors.push(err177);
}
errors++;
}
}
} else {
const err178 = { instancePath: instancePath + "/plans/" + i2 + "/prices/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data53 };
if (vErrors === null) {
vErrors = [err178];
} else {
vErrors.push(err178);
}
errors++;
}
}
} else {
const err179 = { instancePath: instancePath + "/plans/" + i2 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.type, parentSchema: schema11.properties.plans.items.properties.prices, data: data52 };
if (vErrors === null) {
vErrors = [err179];
} else {
vErrors.push(err179);
}
errors++;
}
}
} else {
const err180 = { instancePath: instancePath + "/plans/" + i2, schemaPath: "#/properties/plans/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.type, parentSchema: schema11.properties.plans.items, data: data38 };
if (vErrors === null) {
vErrors = [err180];
} else {
vErrors.push(err180);
}
errors++;
}
}
} else {
const err181 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.type, parentSchema: schema11.properties.plans, data: data37 };
if (vErrors === null) {
vErrors = [err181];
} else {
vErrors.push(err181);
}
errors++;
}
}
if (data.models !== void 0) {
let data67 = data.models;
if (Array.isArray(data67)) {
if (data67.length < 0) {
const err182 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.models, data: data67 };
if (vErrors === null) {
vErrors = [err182];
} else {
vErrors.push(err182);
}
errors++;
}
const len5 = data67.length;
for (let i5 = 0; i5 < len5; i5++) {
let data68 = data67[i5];
if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
if (data68.id === void 0) {
const err183 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err183];
} else {
vErrors.push(err183);
}
errors++;
}
if (data68.context_length === void 0) {
const err184 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "context_length" }, message: "must have required property 'context_length'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err184];
} else {
vErrors.push(err184);
}
errors++;
}
if (data68.max_output_tokens === void 0) {
const err185 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "max_output_tokens" }, message: "must have required property 'max_output_tokens'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err185];
} else {
vErrors.push(err185);
}
errors++;
}
if (data68.pricing === void 0) {
const err186 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "pricing" }, message: "must have required property 'pricing'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err186];
} else {
vErrors.push(err186);
}
errors++;
}
if (data68.upstreams === void 0) {
const err187 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err187];
} else {
vErrors.push(err187);
}
errors++;
}
for (const key14 in data68) {
if (!func2.call(schema11.properties.models.items.properties, key14)) {
const err188 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err188];
} else {
vErrors.push(err188);
}
errors++;
}
}
if (data68.id !== void 0) {
let data69 = data68.id;
if (typeof data69 === "string") {
if (!pattern28.test(data69)) {
const err189 = { instancePath: instancePath + "/models/" + i5 + "/id", schemaPath: "#/properties/models/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.models.items.properties.id, data: data69 };
if (vErrors === null) {
vErrors = [err189];
} else {
vErrors.push(err189);
}
errors++;
}
} else {
const err190 = { instancePath: instancePath + "/models/" + i5 + "/id", schemaPath: "#/properties/models/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.id.type, parentSchema: schema11.properties.models.items.properties.id, data: data69 };
if (vErrors === null) {
vErrors = [err190];
} else {
vErrors.push(err190);
}
errors++;
}
}
if (data68.display_name !== void 0) {
let data70 = data68.display_name;
if (typeof data70 === "string") {
if (!pattern0.test(data70)) {
const err191 = { instancePath: instancePath + "/models/" + i5 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.display_name.allOf[0], data: data70 };
if (vErrors === null) {
vErrors = [err191];
} else {
vErrors.push(err191);
}
errors++;
}
}
if (typeof data70 === "string") {
if (func3(data70) < 1) {
const err192 = { instancePath: instancePath + "/models/" + i5 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.display_name, data: data70 };
if (vErrors === null) {
vErrors = [err192];
} else {
vErrors.push(err192);
}
errors++;
}
} else {
const err193 = { instancePath: instancePath + "/models/" + i5 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.display_name.type, parentSchema: schema11.properties.models.items.properties.display_name, data: data70 };
if (vErrors === null) {
vErrors = [err193];
} else {
vErrors.push(err193);
}
errors++;
}
}
if (data68.description !== void 0) {
let data71 = data68.description;
if (typeof data71 !== "string") {
const err194 = { instancePath: instancePath + "/models/" + i5 + "/description", schemaPath: "#/properties/models/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.description.type, parentSchema: schema11.properties.models.items.properties.description, data: data71 };
if (vErrors === null) {
vErrors = [err194];
} else {
vErrors.push(err194);
}
errors++;
}
}
if (data68.owned_by !== void 0) {
let data72 = data68.owned_by;
if (typeof data72 === "string") {
if (!pattern0.test(data72)) {
const err195 = { instancePath: instancePath + "/models/" + i5 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.owned_by.allOf[0], data: data72 };
if (vErrors === null) {
vErrors = [err195];
} else {
vErrors.push(err195);
}
errors++;
}
}
if (typeof data72 === "string") {
if (func3(data72) < 1) {
const err196 = { instancePath: instancePath + "/models/" + i5 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.owned_by, data: data72 };
if (vErrors === null) {
vErrors = [err196];
} else {
vErrors.push(err196);
}
errors++;
}
} else {
const err197 = { instancePath: instancePath + "/models/" + i5 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.owned_by.type, parentSchema: schema11.properties.models.items.properties.owned_by, data: data72 };
if (vErrors === null) {
vErrors = [err197];
} else {
vErrors.push(err197);
}
errors++;
}
}
if (data68.created !== void 0) {
let data73 = data68.created;
if (typeof data73 === "string") {
if (!pattern31.test(data73)) {
const err198 = { instancePath: instancePath + "/models/" + i5 + "/created", schemaPath: "#/properties/models/items/properties/created/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.created, data: data73 };
if (vErrors === null) {
vErrors = [err198];
} else {
vErrors.push(err198);
}
errors++;
}
} else {
const err199 = { instancePath: instancePath + "/models/" + i5 + "/created", schemaPath: "#/properties/models/items/properties/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.created.type, parentSchema: schema11.properties.models.items.properties.created, data: data73 };
if (vErrors === null) {
vErrors = [err199];
} else {
vErrors.push(err199);
}
errors++;
}
}
if (data68.lifecycle !== void 0) {
let data74 = data68.lifecycle;
if (!(data74 === "preview" || data74 === "active" || data74 === "deprecated" || data74 === "retired")) {
const err200 = { instancePath: instancePath + "/models/" + i5 + "/lifecycle", schemaPath: "#/properties/models/items/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.lifecycle.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.lifecycle.enum, parentSchema: schema11.properties.models.items.properties.lifecycle, data: data74 };
if (vErrors === null) {
vErrors = [err200];
} else {
vErrors.push(err200);
}
errors++;
}
}
if (data68.deprecated_at !== void 0) {
let data75 = data68.deprecated_at;
if (typeof data75 === "string") {
if (!pattern31.test(data75)) {
const err201 = { instancePath: instancePath + "/models/" + i5 + "/deprecated_at", schemaPath: "#/properties/models/items/properties/deprecated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.deprecated_at, data: data75 };
if (vErrors === null) {
vErrors = [err201];
} else {
vErrors.push(err201);
}
errors++;
}
} else {
const err202 = { instancePath: instancePath + "/models/" + i5 + "/deprecated_at", schemaPath: "#/properties/models/items/properties/deprecated_at/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.deprecated_at.type, parentSchema: schema11.properties.models.items.properties.deprecated_at, data: data75 };
if (vErrors === null) {
vErrors = [err202];
} else {
vErrors.push(err202);
}
errors++;
}
}
if (data68.retires_at !== void 0) {
let data76 = data68.retires_at;
if (typeof data76 === "string") {
if (!pattern31.test(data76)) {
const err203 = { instancePath: instancePath + "/models/" + i5 + "/retires_at", schemaPath: "#/properties/models/items/properties/retires_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.retires_at, data: data76 };
if (vErrors === null) {
vErrors = [err203];
} else {
vErrors.push(err203);
}
errors++;
}
} else {
const err204 = { instancePath: instancePath + "/models/" + i5 + "/retires_at", schemaPath: "#/properties/models/items/properties/retires_at/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.retires_at.type, parentSchema: schema11.properties.models.items.properties.retires_at, data: data76 };
if (vErrors === null) {
vErrors = [err204];
} else {
vErrors.push(err204);
}
errors++;
}
}
if (data68.replacement !== void 0) {
let data77 = data68.replacement;
if (typeof data77 === "string") {
if (!pattern28.test(data77)) {
const err205 = { instancePath: instancePath + "/models/" + i5 + "/replacement", schemaPath: "#/properties/models/items/properties/replacement/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.models.items.properties.replacement, data: data77 };
if (vErrors === null) {
vErrors = [err205];
} else {
vErrors.push(err205);
}
errors++;
}
} else {
const err206 = { instancePath: instancePath + "/models/" + i5 + "/replacement", schemaPath: "#/properties/models/items/properties/replacement/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.replacement.type, parentSchema: schema11.properties.models.items.properties.replacement, data: data77 };
if (vErrors === null) {
vErrors = [err206];
} else {
vErrors.push(err206);
}
errors++;
}
}
if (data68.context_length !== void 0) {
let data78 = data68.context_length;
if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
const err207 = { instancePath: instancePath + "/models/" + i5 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.context_length.type, parentSchema: schema11.properties.models.items.properties.context_length, data: data78 };
if (vErrors === null) {
vErrors = [err207];
} else {
vErrors.push(err207);
}
errors++;
}
if (typeof data78 == "number" && isFinite(data78)) {
if (data78 > 1e8 || isNaN(data78)) {
const err208 = { instancePath: instancePath + "/models/" + i5 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.context_length, data: data78 };
if (vErrors === null) {
vErrors = [err208];
} else {
vErrors.push(err208);
}
errors++;
}
if (data78 < 1 || isNaN(data78)) {
const err209 = { instancePath: instancePath + "/models/" + i5 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.context_length, data: data78 };
if (vErrors === null) {
vErrors = [err209];
} else {
vErrors.push(err209);
}
errors++;
}
}
}
if (data68.max_output_tokens !== void 0) {
let data79 = data68.max_output_tokens;
if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
const err210 = { instancePath: instancePath + "/models/" + i5 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.max_output_tokens.type, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data79 };
if (vErrors === null) {
vErrors = [err210];
} else {
vErrors.push(err210);
}
errors++;
}
if (typeof data79 == "number" && isFinite(data79)) {
if (data79 > 1e8 || isNaN(data79)) {
const err211 = { instancePath: instancePath + "/models/" + i5 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data79 };
if (vErrors === null) {
vErrors = [err211];
} else {
vErrors.push(err211);
}
errors++;
}
if (data79 < 1 || isNaN(data79)) {
const err212 = { instancePath: instancePath + "/models/" + i5 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data79 };
if (vErrors === null) {
vErrors = [err212];
} else {
vErrors.push(err212);
}
errors++;
}
}
}
if (data68.capabilities !== void 0) {
let data80 = data68.capabilities;
if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
for (const key15 in data80) {
if (!(key15 === "tools" || key15 === "images" || key15 === "documents" || key15 === "structured_output" || key15 === "reasoning")) {
const err213 = { instancePath: instancePath + "/models/" + i5 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.capabilities, data: data80 };
if (vErrors === null) {
vErrors = [err213];
} else {
vErrors.push(err213);
}
errors++;
}
}
if (data80.tools !== void 0) {
let data81 = data80.tools;
if (typeof data81 !== "boolean") {
const err214 = { instancePath: instancePath + "/models/" + i5 + "/capabilities/tools", schemaPath: "#/properties/models/items/properties/capabilities/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.tools.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.tools, data: data81 };
if (vErrors === null) {
vErrors = [err214];
} else {
vErrors.push(err214);
}
errors++;
}
}
if (data80.images !== void 0) {
let data82 = data80.images;
if (typeof data82 !== "boolean") {
const err215 = { instancePath: instancePath + "/models/" + i5 + "/capabilities/images", schemaPath: "#/properties/models/items/properties/capabilities/properties/images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.images.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.images, data: data82 };
if (vErrors === null) {
vErrors = [err215];
} else {
vErrors.push(err215);
}
errors++;
}
}
if (data80.documents !== void 0) {
let data83 = data80.documents;
if (typeof data83 !== "boolean") {
const err216 = { instancePath: instancePath + "/models/" + i5 + "/capabilities/documents", schemaPath: "#/properties/models/items/properties/capabilities/properties/documents/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.documents.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.documents, data: data83 };
if (vErrors === null) {
vErrors = [err216];
} else {
vErrors.push(err216);
}
errors++;
}
}
if (data80.structured_output !== void 0) {
let data84 = data80.structured_output;
if (!(data84 === "none" || data84 === "best_effort" || data84 === "strict")) {
const err217 = { instancePath: instancePath + "/models/" + i5 + "/capabilities/structured_output", schemaPath: "#/properties/models/items/properties/capabilities/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.structured_output, data: data84 };
if (vErrors === null) {
vErrors = [err217];
} else {
vErrors.push(err217);
}
errors++;
}
}
if (data80.reasoning !== void 0) {
let data85 = data80.reasoning;
if (!(data85 === "none" || data85 === "optional" || data85 === "always")) {
const err218 = { instancePath: instancePath + "/models/" + i5 + "/capabilities/reasoning", schemaPath: "#/properties/models/items/properties/capabilities/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.reasoning, data: data85 };
if (vErrors === null) {
vErrors = [err218];
} else {
vErrors.push(err218);
}
errors++;
}
}
} else {
const err219 = { instancePath: instancePath + "/models/" + i5 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.capabilities.type, parentSchema: schema11.properties.models.items.properties.capabilities, data: data80 };
if (vErrors === null) {
vErrors = [err219];
} else {
vErrors.push(err219);
}
errors++;
}
}
if (data68.pricing !== void 0) {
let data86 = data68.pricing;
if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
if (data86.prompt === void 0) {
const err220 = { instancePath: instancePath + "/models/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data86 };
if (vErrors === null) {
vErrors = [err220];
} else {
vErrors.push(err220);
}
errors++;
}
if (data86.completion === void 0) {
const err221 = { instancePath: instancePath + "/models/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data86 };
if (vErrors === null) {
vErrors = [err221];
} else {
vErrors.push(err221);
}
errors++;
}
for (const key16 in data86) {
if (!(key16 === "prompt" || key16 === "completion" || key16 === "cached_prompt" || key16 === "cache_write" || key16 === "cache_write_1h" || key16 === "tiers")) {
const err222 = { instancePath: instancePath + "/models/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.pricing, data: data86 };
if (vErrors === null) {
vErrors = [err222];
} else {
vErrors.push(err222);
}
errors++;
}
}
if (data86.prompt !== void 0) {
let data87 = data86.prompt;
if (typeof data87 === "string") {
if (!pattern18.test(data87)) {
const err223 = { instancePath: instancePath + "/models/" + i5 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data87 };
if (vErrors === null) {
vErrors = [err223];
} else {
vErrors.push(err223);
}
errors++;
}
} else {
const err224 = { instancePath: instancePath + "/models/" + i5 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data87 };
if (vErrors === null) {
vErrors = [err224];
} else {
vErrors.push(err224);
}
errors++;
}
}
if (data86.completion !== void 0) {
let data88 = data86.completion;
if (typeof data88 === "string") {
if (!pattern18.test(data88)) {
const err225 = { instancePath: instancePath + "/models/" + i5 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data88 };
if (vErrors === null) {
vErrors = [err225];
} else {
vErrors.push(err225);
}
errors++;
}
} else {
const err226 = { instancePath: instancePath + "/models/" + i5 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data88 };
if (vErrors === null) {
vErrors = [err226];
} else {
vErrors.push(err226);
}
errors++;
}
}
if (data86.cached_prompt !== void 0) {
let data89 = data86.cached_prompt;
if (typeof data89 === "string") {
if (!pattern18.test(data89)) {
const err227 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data89 };
if (vErrors === null) {
vErrors = [err227];
} else {
vErrors.push(err227);
}
errors++;
}
} else {
const err228 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data89 };
if (vErrors === null) {
vErrors = [err228];
} else {
vErrors.push(err228);
}
errors++;
}
}
if (data86.cache_write !== void 0) {
let data90 = data86.cache_write;
if (typeof data90 === "string") {
if (!pattern18.test(data90)) {
const err229 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data90 };
if (vErrors === null) {
vErrors = [err229];
} else {
vErrors.push(err229);
}
errors++;
}
} else {
const err230 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data90 };
if (vErrors === null) {
vErrors = [err230];
} else {
vErrors.push(err230);
}
errors++;
}
}
if (data86.cache_write_1h !== void 0) {
let data91 = data86.cache_write_1h;
if (typeof data91 === "string") {
if (!pattern18.test(data91)) {
const err231 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h, data: data91 };
if (vErrors === null) {
vErrors = [err231];
} else {
vErrors.push(err231);
}
errors++;
}
} else {
const err232 = { instancePath: instancePath + "/models/" + i5 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h, data: data91 };
if (vErrors === null) {
vErrors = [err232];
} else {
vErrors.push(err232);
}
errors++;
}
}
if (data86.tiers !== void 0) {
let data92 = data86.tiers;
if (Array.isArray(data92)) {
if (data92.length > 31) {
const err233 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data92 };
if (vErrors === null) {
vErrors = [err233];
} else {
vErrors.push(err233);
}
errors++;
}
if (data92.length < 1) {
const err234 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data92 };
if (vErrors === null) {
vErrors = [err234];
} else {
vErrors.push(err234);
}
errors++;
}
const len6 = data92.length;
for (let i6 = 0; i6 < len6; i6++) {
let data93 = data92[i6];
if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
if (data93.above_input_tokens === void 0) {
const err235 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.required, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data93 };
if (vErrors === null) {
vErrors = [err235];
} else {
vErrors.push(err235);
}
errors++;
}
for (const key17 in data93) {
if (!(key17 === "above_input_tokens" || key17 === "prompt" || key17 === "completion" || key17 === "cached_prompt" || key17 === "cache_write" || key17 === "cache_write_1h")) {
const err236 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data93 };
if (vErrors === null) {
vErrors = [err236];
} else {
vErrors.push(err236);
}
errors++;
}
}
if (data93.above_input_tokens !== void 0) {
let data94 = data93.above_input_tokens;
if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
const err237 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data94 };
if (vErrors === null) {
vErrors = [err237];
} else {
vErrors.push(err237);
}
errors++;
}
if (typeof data94 == "number" && isFinite(data94)) {
if (data94 > 1e8 || isNaN(data94)) {
const err238 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data94 };
if (vErrors === null) {
vErrors = [err238];
} else {
vErrors.push(err238);
}
errors++;
}
if (data94 < 1 || isNaN(data94)) {
const err239 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data94 };
if (vErrors === null) {
vErrors = [err239];
} else {
vErrors.push(err239);
}
errors++;
}
}
}
if (data93.prompt !== void 0) {
let data95 = data93.prompt;
if (typeof data95 === "string") {
if (!pattern18.test(data95)) {
const err240 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt, data: data95 };
if (vErrors === null) {
vErrors = [err240];
} else {
vErrors.push(err240);
}
errors++;
}
} else {
const err241 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt, data: data95 };
if (vErrors === null) {
vErrors = [err241];
} else {
vErrors.push(err241);
}
errors++;
}
}
if (data93.completion !== void 0) {
let data96 = data93.completion;
if (typeof data96 === "string") {
if (!pattern18.test(data96)) {
const err242 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion, data: data96 };
if (vErrors === null) {
vErrors = [err242];
} else {
vErrors.push(err242);
}
errors++;
}
} else {
const err243 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion, data: data96 };
if (vErrors === null) {
vErrors = [err243];
} else {
vErrors.push(err243);
}
errors++;
}
}
if (data93.cached_prompt !== void 0) {
let data97 = data93.cached_prompt;
if (typeof data97 === "string") {
if (!pattern18.test(data97)) {
const err244 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data97 };
if (vErrors === null) {
vErrors = [err244];
} else {
vErrors.push(err244);
}
errors++;
}
} else {
const err245 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data97 };
if (vErrors === null) {
vErrors = [err245];
} else {
vErrors.push(err245);
}
errors++;
}
}
if (data93.cache_write !== void 0) {
let data98 = data93.cache_write;
if (typeof data98 === "string") {
if (!pattern18.test(data98)) {
const err246 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data98 };
if (vErrors === null) {
vErrors = [err246];
} else {
vErrors.push(err246);
}
errors++;
}
} else {
const err247 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data98 };
if (vErrors === null) {
vErrors = [err247];
} else {
vErrors.push(err247);
}
errors++;
}
}
if (data93.cache_write_1h !== void 0) {
let data99 = data93.cache_write_1h;
if (typeof data99 === "string") {
if (!pattern18.test(data99)) {
const err248 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data99 };
if (vErrors === null) {
vErrors = [err248];
} else {
vErrors.push(err248);
}
errors++;
}
} else {
const err249 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data99 };
if (vErrors === null) {
vErrors = [err249];
} else {
vErrors.push(err249);
}
errors++;
}
}
} else {
const err250 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers/" + i6, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data93 };
if (vErrors === null) {
vErrors = [err250];
} else {
vErrors.push(err250);
}
errors++;
}
}
} else {
const err251 = { instancePath: instancePath + "/models/" + i5 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.pricing.properties.tiers.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data92 };
if (vErrors === null) {
vErrors = [err251];
} else {
vErrors.push(err251);
}
errors++;
}
}
} else {
const err252 = { instancePath: instancePath + "/models/" + i5 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.pricing, data: data86 };
if (vErrors === null) {
vErrors = [err252];
} else {
vErrors.push(err252);
}
errors++;
}
}
if (data68.overheads !== void 0) {
let data100 = data68.overheads;
if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
for (const key18 in data100) {
if (!(key18 === "per_request_tokens" || key18 === "per_message_tokens" || key18 === "per_tool_tokens" || key18 === "per_image_tokens")) {
const err253 = { instancePath: instancePath + "/models/" + i5 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.overheads, data: data100 };
if (vErrors === null) {
vErrors = [err253];
} else {
vErrors.push(err253);
}
errors++;
}
}
if (data100.per_request_tokens !== void 0) {
let data101 = data100.per_request_tokens;
if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
const err254 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data101 };
if (vErrors === null) {
vErrors = [err254];
} else {
vErrors.push(err254);
}
errors++;
}
if (typeof data101 == "number" && isFinite(data101)) {
if (data101 > 1e8 || isNaN(data101)) {
const err255 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data101 };
if (vErrors === null) {
vErrors = [err255];
} else {
vErrors.push(err255);
}
errors++;
}
if (data101 < 0 || isNaN(data101)) {
const err256 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data101 };
if (vErrors === null) {
vErrors = [err256];
} else {
vErrors.push(err256);
}
errors++;
}
}
}
if (data100.per_message_tokens !== void 0) {
let data102 = data100.per_message_tokens;
if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
const err257 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data102 };
if (vErrors === null) {
vErrors = [err257];
} else {
vErrors.push(err257);
}
errors++;
}
if (typeof data102 == "number" && isFinite(data102)) {
if (data102 > 1e8 || isNaN(data102)) {
const err258 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data102 };
if (vErrors === null) {
vErrors = [err258];
} else {
vErrors.push(err258);
}
errors++;
}
if (data102 < 0 || isNaN(data102)) {
const err259 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data102 };
if (vErrors === null) {
vErrors = [err259];
} else {
vErrors.push(err259);
}
errors++;
}
}
}
if (data100.per_tool_tokens !== void 0) {
let data103 = data100.per_tool_tokens;
if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
const err260 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data103 };
if (vErrors === null) {
vErrors = [err260];
} else {
vErrors.push(err260);
}
errors++;
}
if (typeof data103 == "number" && isFinite(data103)) {
if (data103 > 1e8 || isNaN(data103)) {
const err261 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data103 };
if (vErrors === null) {
vErrors = [err261];
} else {
vErrors.push(err261);
}
errors++;
}
if (data103 < 0 || isNaN(data103)) {
const err262 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data103 };
if (vErrors === null) {
vErrors = [err262];
} else {
vErrors.push(err262);
}
errors++;
}
}
}
if (data100.per_image_tokens !== void 0) {
let data104 = data100.per_image_tokens;
if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
const err263 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data104 };
if (vErrors === null) {
vErrors = [err263];
} else {
vErrors.push(err263);
}
errors++;
}
if (typeof data104 == "number" && isFinite(data104)) {
if (data104 > 1e8 || isNaN(data104)) {
const err264 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data104 };
if (vErrors === null) {
vErrors = [err264];
} else {
vErrors.push(err264);
}
errors++;
}
if (data104 < 0 || isNaN(data104)) {
const err265 = { instancePath: instancePath + "/models/" + i5 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data104 };
if (vErrors === null) {
vErrors = [err265];
} else {
vErrors.push(err265);
}
errors++;
}
}
}
} else {
const err266 = { instancePath: instancePath + "/models/" + i5 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.overheads.type, parentSchema: schema11.properties.models.items.properties.overheads, data: data100 };
if (vErrors === null) {
vErrors = [err266];
} else {
vErrors.push(err266);
}
errors++;
}
}
if (data68.cache_marks !== void 0) {
let data105 = data68.cache_marks;
if (!(data105 === "off" || data105 === "auto")) {
const err267 = { instancePath: instancePath + "/models/" + i5 + "/cache_marks", schemaPath: "#/properties/models/items/properties/cache_marks/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.cache_marks.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.cache_marks.enum, parentSchema: schema11.properties.models.items.properties.cache_marks, data: data105 };
if (vErrors === null) {
vErrors = [err267];
} else {
vErrors.push(err267);
}
errors++;
}
}
if (data68.timeouts !== void 0) {
let data106 = data68.timeouts;
if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
for (const key19 in data106) {
if (!(key19 === "connect_ms" || key19 === "first_byte_ms" || key19 === "idle_ms" || key19 === "total_ms")) {
const err268 = { instancePath: instancePath + "/models/" + i5 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.timeouts, data: data106 };
if (vErrors === null) {
vErrors = [err268];
} else {
vErrors.push(err268);
}
errors++;
}
}
if (data106.connect_ms !== void 0) {
let data107 = data106.connect_ms;
if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
const err269 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data107 };
if (vErrors === null) {
vErrors = [err269];
} else {
vErrors.push(err269);
}
errors++;
}
if (typeof data107 == "number" && isFinite(data107)) {
if (data107 > 864e5 || isNaN(data107)) {
const err270 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data107 };
if (vErrors === null) {
vErrors = [err270];
} else {
vErrors.push(err270);
}
errors++;
}
if (data107 < 1 || isNaN(data107)) {
const err271 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data107 };
if (vErrors === null) {
vErrors = [err271];
} else {
vErrors.push(err271);
}
errors++;
}
}
}
if (data106.first_byte_ms !== void 0) {
let data108 = data106.first_byte_ms;
if (!(typeof data108 == "number" && (!(data108 % 1) && !isNaN(data108)) && isFinite(data108))) {
const err272 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data108 };
if (vErrors === null) {
vErrors = [err272];
} else {
vErrors.push(err272);
}
errors++;
}
if (typeof data108 == "number" && isFinite(data108)) {
if (data108 > 864e5 || isNaN(data108)) {
const err273 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data108 };
if (vErrors === null) {
vErrors = [err273];
} else {
vErrors.push(err273);
}
errors++;
}
if (data108 < 1 || isNaN(data108)) {
const err274 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data108 };
if (vErrors === null) {
vErrors = [err274];
} else {
vErrors.push(err274);
}
errors++;
}
}
}
if (data106.idle_ms !== void 0) {
let data109 = data106.idle_ms;
if (!(typeof data109 == "number" && (!(data109 % 1) && !isNaN(data109)) && isFinite(data109))) {
const err275 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data109 };
if (vErrors === null) {
vErrors = [err275];
} else {
vErrors.push(err275);
}
errors++;
}
if (typeof data109 == "number" && isFinite(data109)) {
if (data109 > 864e5 || isNaN(data109)) {
const err276 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data109 };
if (vErrors === null) {
vErrors = [err276];
} else {
vErrors.push(err276);
}
errors++;
}
if (data109 < 1 || isNaN(data109)) {
const err277 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data109 };
if (vErrors === null) {
vErrors = [err277];
} else {
vErrors.push(err277);
}
errors++;
}
}
}
if (data106.total_ms !== void 0) {
let data110 = data106.total_ms;
if (!(typeof data110 == "number" && (!(data110 % 1) && !isNaN(data110)) && isFinite(data110))) {
const err278 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data110 };
if (vErrors === null) {
vErrors = [err278];
} else {
vErrors.push(err278);
}
errors++;
}
if (typeof data110 == "number" && isFinite(data110)) {
if (data110 > 864e5 || isNaN(data110)) {
const err279 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data110 };
if (vErrors === null) {
vErrors = [err279];
} else {
vErrors.push(err279);
}
errors++;
}
if (data110 < 1 || isNaN(data110)) {
const err280 = { instancePath: instancePath + "/models/" + i5 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data110 };
if (vErrors === null) {
vErrors = [err280];
} else {
vErrors.push(err280);
}
errors++;
}
}
}
} else {
const err281 = { instancePath: instancePath + "/models/" + i5 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.timeouts, data: data106 };
if (vErrors === null) {
vErrors = [err281];
} else {
vErrors.push(err281);
}
errors++;
}
}
if (data68.upstreams !== void 0) {
let data111 = data68.upstreams;
if (Array.isArray(data111)) {
if (data111.length < 1) {
const err282 = { instancePath: instancePath + "/models/" + i5 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams, data: data111 };
if (vErrors === null) {
vErrors = [err282];
} else {
vErrors.push(err282);
}
errors++;
}
const len7 = data111.length;
for (let i7 = 0; i7 < len7; i7++) {
let data112 = data111[i7];
if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
if (data112.kind === void 0) {
const err283 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data112 };
if (vErrors === null) {
vErrors = [err283];
} else {
vErrors.push(err283);
}
errors++;
}
if (data112.model === void 0) {
const err284 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data112 };
if (vErrors === null) {
vErrors = [err284];
} else {
vErrors.push(err284);
}
errors++;
}
for (const key20 in data112) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties, key20)) {
const err285 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7, schemaPath: "#/properties/models/items/properties/upstreams/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data112 };
if (vErrors === null) {
vErrors = [err285];
} else {
vErrors.push(err285);
}
errors++;
}
}
if (data112.kind !== void 0) {
let data113 = data112.kind;
if (!(data113 === "openai" || data113 === "openai-responses" || data113 === "anthropic" || data113 === "sandbox")) {
const err286 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/kind", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.kind, data: data113 };
if (vErrors === null) {
vErrors = [err286];
} else {
vErrors.push(err286);
}
errors++;
}
}
if (data112.base_url !== void 0) {
let data114 = data112.base_url;
if (typeof data114 === "string") {
if (!pattern0.test(data114)) {
const err287 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.allOf[0], data: data114 };
if (vErrors === null) {
vErrors = [err287];
} else {
vErrors.push(err287);
}
errors++;
}
}
if (typeof data114 === "string") {
if (func3(data114) < 1) {
const err288 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data114 };
if (vErrors === null) {
vErrors = [err288];
} else {
vErrors.push(err288);
}
errors++;
}
} else {
const err289 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data114 };
if (vErrors === null) {
vErrors = [err289];
} else {
vErrors.push(err289);
}
errors++;
}
}
if (data112.model !== void 0) {
let data115 = data112.model;
if (typeof data115 === "string") {
if (!pattern0.test(data115)) {
const err290 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model.allOf[0], data: data115 };
if (vErrors === null) {
vErrors = [err290];
} else {
vErrors.push(err290);
}
errors++;
}
}
if (typeof data115 === "string") {
if (func3(data115) < 1) {
const err291 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data115 };
if (vErrors === null) {
vErrors = [err291];
} else {
vErrors.push(err291);
}
errors++;
}
} else {
const err292 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.model.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data115 };
if (vErrors === null) {
vErrors = [err292];
} else {
vErrors.push(err292);
}
errors++;
}
}
if (data112.api_key_env !== void 0) {
let data116 = data112.api_key_env;
if (typeof data116 === "string") {
if (!pattern4.test(data116)) {
const err293 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data116 };
if (vErrors === null) {
vErrors = [err293];
} else {
vErrors.push(err293);
}
errors++;
}
} else {
const err294 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data116 };
if (vErrors === null) {
vErrors = [err294];
} else {
vErrors.push(err294);
}
errors++;
}
}
if (data112.api_key_file !== void 0) {
let data117 = data112.api_key_file;
if (typeof data117 === "string") {
if (!pattern0.test(data117)) {
const err295 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.allOf[0], data: data117 };
if (vErrors === null) {
vErrors = [err295];
} else {
vErrors.push(err295);
}
errors++;
}
}
if (typeof data117 === "string") {
if (func3(data117) < 1) {
const err296 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data117 };
if (vErrors === null) {
vErrors = [err296];
} else {
vErrors.push(err296);
}
errors++;
}
} else {
const err297 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data117 };
if (vErrors === null) {
vErrors = [err297];
} else {
vErrors.push(err297);
}
errors++;
}
}
if (data112.api_key_command !== void 0) {
let data118 = data112.api_key_command;
const _errs275 = errors;
let valid52 = true;
const _errs276 = errors;
if (typeof data118 !== "string") {
const err298 = {};
if (vErrors === null) {
vErrors = [err298];
} else {
vErrors.push(err298);
}
errors++;
}
var _valid2 = _errs276 === errors;
errors = _errs275;
if (vErrors !== null) {
if (_errs275) {
vErrors.length = _errs275;
} else {
vErrors = null;
}
}
if (!_valid2) {
const _errs278 = errors;
if (Array.isArray(data118)) {
if (data118.length < 1) {
const err299 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data118 };
if (vErrors === null) {
vErrors = [err299];
} else {
vErrors.push(err299);
}
errors++;
}
const len8 = data118.length;
for (let i8 = 0; i8 < len8; i8++) {
let data119 = data118[i8];
if (typeof data119 === "string") {
if (func3(data119) < 1) {
const err300 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_command/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data119 };
if (vErrors === null) {
vErrors = [err300];
} else {
vErrors.push(err300);
}
errors++;
}
} else {
const err301 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_command/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data119 };
if (vErrors === null) {
vErrors = [err301];
} else {
vErrors.push(err301);
}
errors++;
}
}
} else {
const err302 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data118 };
if (vErrors === null) {
vErrors = [err302];
} else {
vErrors.push(err302);
}
errors++;
}
var _valid2 = _errs278 === errors;
valid52 = _valid2;
}
if (!valid52) {
const err303 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.if, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command, data: data118 };
if (vErrors === null) {
vErrors = [err303];
} else {
vErrors.push(err303);
}
errors++;
}
}
if (data112.aws_sigv4 !== void 0) {
let data120 = data112.aws_sigv4;
if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
for (const key21 in data120) {
if (!(key21 === "region" || key21 === "service")) {
const err304 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data120 };
if (vErrors === null) {
vErrors = [err304];
} else {
vErrors.push(err304);
}
errors++;
}
}
if (data120.region !== void 0) {
let data121 = data120.region;
if (typeof data121 === "string") {
if (!pattern49.test(data121)) {
const err305 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data121 };
if (vErrors === null) {
vErrors = [err305];
} else {
vErrors.push(err305);
}
errors++;
}
} else {
const err306 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data121 };
if (vErrors === null) {
vErrors = [err306];
} else {
vErrors.push(err306);
}
errors++;
}
}
if (data120.service !== void 0) {
let data122 = data120.service;
if (typeof data122 === "string") {
if (!pattern49.test(data122)) {
const err307 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data122 };
if (vErrors === null) {
vErrors = [err307];
} else {
vErrors.push(err307);
}
errors++;
}
} else {
const err308 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data122 };
if (vErrors === null) {
vErrors = [err308];
} else {
vErrors.push(err308);
}
errors++;
}
}
} else {
const err309 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data120 };
if (vErrors === null) {
vErrors = [err309];
} else {
vErrors.push(err309);
}
errors++;
}
}
if (data112.weight !== void 0) {
let data123 = data112.weight;
if (typeof data123 == "number" && isFinite(data123)) {
if (data123 > 1e6 || isNaN(data123)) {
const err310 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data123 };
if (vErrors === null) {
vErrors = [err310];
} else {
vErrors.push(err310);
}
errors++;
}
if (data123 < 0 || isNaN(data123)) {
const err311 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data123 };
if (vErrors === null) {
vErrors = [err311];
} else {
vErrors.push(err311);
}
errors++;
}
} else {
const err312 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.models.items.properties.upstreams.items.properties.weight.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data123 };
if (vErrors === null) {
vErrors = [err312];
} else {
vErrors.push(err312);
}
errors++;
}
}
if (data112.pricing !== void 0) {
let data124 = data112.pricing;
if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
if (data124.prompt === void 0) {
const err313 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data124 };
if (vErrors === null) {
vErrors = [err313];
} else {
vErrors.push(err313);
}
errors++;
}
if (data124.completion === void 0) {
const err314 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data124 };
if (vErrors === null) {
vErrors = [err314];
} else {
vErrors.push(err314);
}
errors++;
}
for (const key22 in data124) {
if (!(key22 === "prompt" || key22 === "completion" || key22 === "cached_prompt" || key22 === "cache_write" || key22 === "cache_write_1h" || key22 === "tiers")) {
const err315 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data124 };
if (vErrors === null) {
vErrors = [err315];
} else {
vErrors.push(err315);
}
errors++;
}
}
if (data124.prompt !== void 0) {
let data125 = data124.prompt;
if (typeof data125 === "string") {
if (!pattern18.test(data125)) {
const err316 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data125 };
if (vErrors === null) {
vErrors = [err316];
} else {
vErrors.push(err316);
}
errors++;
}
} else {
const err317 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data125 };
if (vErrors === null) {
vErrors = [err317];
} else {
vErrors.push(err317);
}
errors++;
}
}
if (data124.completion !== void 0) {
let data126 = data124.completion;
if (typeof data126 === "string") {
if (!pattern18.test(data126)) {
const err318 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data126 };
if (vErrors === null) {
vErrors = [err318];
} else {
vErrors.push(err318);
}
errors++;
}
} else {
const err319 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data126 };
if (vErrors === null) {
vErrors = [err319];
} else {
vErrors.push(err319);
}
errors++;
}
}
if (data124.cached_prompt !== void 0) {
let data127 = data124.cached_prompt;
if (typeof data127 === "string") {
if (!pattern18.test(data127)) {
const err320 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data127 };
if (vErrors === null) {
vErrors = [err320];
} else {
vErrors.push(err320);
}
errors++;
}
} else {
const err321 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data127 };
if (vErrors === null) {
vErrors = [err321];
} else {
vErrors.push(err321);
}
errors++;
}
}
if (data124.cache_write !== void 0) {
let data128 = data124.cache_write;
if (typeof data128 === "string") {
if (!pattern18.test(data128)) {
const err322 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data128 };
if (vErrors === null) {
vErrors = [err322];
} else {
vErrors.push(err322);
}
errors++;
}
} else {
const err323 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data128 };
if (vErrors === null) {
vErrors = [err323];
} else {
vErrors.push(err323);
}
errors++;
}
}
if (data124.cache_write_1h !== void 0) {
let data129 = data124.cache_write_1h;
if (typeof data129 === "string") {
if (!pattern18.test(data129)) {
const err324 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h, data: data129 };
if (vErrors === null) {
vErrors = [err324];
} else {
vErrors.push(err324);
}
errors++;
}
} else {
const err325 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h, data: data129 };
if (vErrors === null) {
vErrors = [err325];
} else {
vErrors.push(err325);
}
errors++;
}
}
if (data124.tiers !== void 0) {
let data130 = data124.tiers;
if (Array.isArray(data130)) {
if (data130.length > 31) {
const err326 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data130 };
if (vErrors === null) {
vErrors = [err326];
} else {
vErrors.push(err326);
}
errors++;
}
if (data130.length < 1) {
const err327 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data130 };
if (vErrors === null) {
vErrors = [err327];
} else {
vErrors.push(err327);
}
errors++;
}
const len9 = data130.length;
for (let i9 = 0; i9 < len9; i9++) {
let data131 = data130[i9];
if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
if (data131.above_input_tokens === void 0) {
const err328 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data131 };
if (vErrors === null) {
vErrors = [err328];
} else {
vErrors.push(err328);
}
errors++;
}
for (const key23 in data131) {
if (!(key23 === "above_input_tokens" || key23 === "prompt" || key23 === "completion" || key23 === "cached_prompt" || key23 === "cache_write" || key23 === "cache_write_1h")) {
const err329 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data131 };
if (vErrors === null) {
vErrors = [err329];
} else {
vErrors.push(err329);
}
errors++;
}
}
if (data131.above_input_tokens !== void 0) {
let data132 = data131.above_input_tokens;
if (!(typeof data132 == "number" && (!(data132 % 1) && !isNaN(data132)) && isFinite(data132))) {
const err330 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data132 };
if (vErrors === null) {
vErrors = [err330];
} else {
vErrors.push(err330);
}
errors++;
}
if (typeof data132 == "number" && isFinite(data132)) {
if (data132 > 1e8 || isNaN(data132)) {
const err331 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data132 };
if (vErrors === null) {
vErrors = [err331];
} else {
vErrors.push(err331);
}
errors++;
}
if (data132 < 1 || isNaN(data132)) {
const err332 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data132 };
if (vErrors === null) {
vErrors = [err332];
} else {
vErrors.push(err332);
}
errors++;
}
}
}
if (data131.prompt !== void 0) {
let data133 = data131.prompt;
if (typeof data133 === "string") {
if (!pattern18.test(data133)) {
const err333 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt, data: data133 };
if (vErrors === null) {
vErrors = [err333];
} else {
vErrors.push(err333);
}
errors++;
}
} else {
const err334 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt, data: data133 };
if (vErrors === null) {
vErrors = [err334];
} else {
vErrors.push(err334);
}
errors++;
}
}
if (data131.completion !== void 0) {
let data134 = data131.completion;
if (typeof data134 === "string") {
if (!pattern18.test(data134)) {
const err335 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion, data: data134 };
if (vErrors === null) {
vErrors = [err335];
} else {
vErrors.push(err335);
}
errors++;
}
} else {
const err336 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion, data: data134 };
if (vErrors === null) {
vErrors = [err336];
} else {
vErrors.push(err336);
}
errors++;
}
}
if (data131.cached_prompt !== void 0) {
let data135 = data131.cached_prompt;
if (typeof data135 === "string") {
if (!pattern18.test(data135)) {
const err337 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data135 };
if (vErrors === null) {
vErrors = [err337];
} else {
vErrors.push(err337);
}
errors++;
}
} else {
const err338 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data135 };
if (vErrors === null) {
vErrors = [err338];
} else {
vErrors.push(err338);
}
errors++;
}
}
if (data131.cache_write !== void 0) {
let data136 = data131.cache_write;
if (typeof data136 === "string") {
if (!pattern18.test(data136)) {
const err339 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data136 };
if (vErrors === null) {
vErrors = [err339];
} else {
vErrors.push(err339);
}
errors++;
}
} else {
const err340 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data136 };
if (vErrors === null) {
vErrors = [err340];
} else {
vErrors.push(err340);
}
errors++;
}
}
if (data131.cache_write_1h !== void 0) {
let data137 = data131.cache_write_1h;
if (typeof data137 === "string") {
if (!pattern18.test(data137)) {
const err341 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data137 };
if (vErrors === null) {
vErrors = [err341];
} else {
vErrors.push(err341);
}
errors++;
}
} else {
const err342 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data137 };
if (vErrors === null) {
vErrors = [err342];
} else {
vErrors.push(err342);
}
errors++;
}
}
} else {
const err343 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers/" + i9, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data131 };
if (vErrors === null) {
vErrors = [err343];
} else {
vErrors.push(err343);
}
errors++;
}
}
} else {
const err344 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data130 };
if (vErrors === null) {
vErrors = [err344];
} else {
vErrors.push(err344);
}
errors++;
}
}
} else {
const err345 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data124 };
if (vErrors === null) {
vErrors = [err345];
} else {
vErrors.push(err345);
}
errors++;
}
}
if (data112.timeouts !== void 0) {
let data138 = data112.timeouts;
if (data138 && typeof data138 == "object" && !Array.isArray(data138)) {
for (const key24 in data138) {
if (!(key24 === "connect_ms" || key24 === "first_byte_ms" || key24 === "idle_ms" || key24 === "total_ms")) {
const err346 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data138 };
if (vErrors === null) {
vErrors = [err346];
} else {
vErrors.push(err346);
}
errors++;
}
}
if (data138.connect_ms !== void 0) {
let data139 = data138.connect_ms;
if (!(typeof data139 == "number" && (!(data139 % 1) && !isNaN(data139)) && isFinite(data139))) {
const err347 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data139 };
if (vErrors === null) {
vErrors = [err347];
} else {
vErrors.push(err347);
}
errors++;
}
if (typeof data139 == "number" && isFinite(data139)) {
if (data139 > 864e5 || isNaN(data139)) {
const err348 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data139 };
if (vErrors === null) {
vErrors = [err348];
} else {
vErrors.push(err348);
}
errors++;
}
if (data139 < 1 || isNaN(data139)) {
const err349 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data139 };
if (vErrors === null) {
vErrors = [err349];
} else {
vErrors.push(err349);
}
errors++;
}
}
}
if (data138.first_byte_ms !== void 0) {
let data140 = data138.first_byte_ms;
if (!(typeof data140 == "number" && (!(data140 % 1) && !isNaN(data140)) && isFinite(data140))) {
const err350 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data140 };
if (vErrors === null) {
vErrors = [err350];
} else {
vErrors.push(err350);
}
errors++;
}
if (typeof data140 == "number" && isFinite(data140)) {
if (data140 > 864e5 || isNaN(data140)) {
const err351 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data140 };
if (vErrors === null) {
vErrors = [err351];
} else {
vErrors.push(err351);
}
errors++;
}
if (data140 < 1 || isNaN(data140)) {
const err352 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data140 };
if (vErrors === null) {
vErrors = [err352];
} else {
vErrors.push(err352);
}
errors++;
}
}
}
if (data138.idle_ms !== void 0) {
let data141 = data138.idle_ms;
if (!(typeof data141 == "number" && (!(data141 % 1) && !isNaN(data141)) && isFinite(data141))) {
const err353 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data141 };
if (vErrors === null) {
vErrors = [err353];
} else {
vErrors.push(err353);
}
errors++;
}
if (typeof data141 == "number" && isFinite(data141)) {
if (data141 > 864e5 || isNaN(data141)) {
const err354 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data141 };
if (vErrors === null) {
vErrors = [err354];
} else {
vErrors.push(err354);
}
errors++;
}
if (data141 < 1 || isNaN(data141)) {
const err355 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data141 };
if (vErrors === null) {
vErrors = [err355];
} else {
vErrors.push(err355);
}
errors++;
}
}
}
if (data138.total_ms !== void 0) {
let data142 = data138.total_ms;
if (!(typeof data142 == "number" && (!(data142 % 1) && !isNaN(data142)) && isFinite(data142))) {
const err356 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data142 };
if (vErrors === null) {
vErrors = [err356];
} else {
vErrors.push(err356);
}
errors++;
}
if (typeof data142 == "number" && isFinite(data142)) {
if (data142 > 864e5 || isNaN(data142)) {
const err357 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data142 };
if (vErrors === null) {
vErrors = [err357];
} else {
vErrors.push(err357);
}
errors++;
}
if (data142 < 1 || isNaN(data142)) {
const err358 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data142 };
if (vErrors === null) {
vErrors = [err358];
} else {
vErrors.push(err358);
}
errors++;
}
}
}
} else {
const err359 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data138 };
if (vErrors === null) {
vErrors = [err359];
} else {
vErrors.push(err359);
}
errors++;
}
}
if (data112.headers !== void 0) {
let data143 = data112.headers;
if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
for (const key25 in data143) {
const _errs334 = errors;
if (typeof key25 === "string") {
if (!pattern61.test(key25)) {
const err360 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key25, propertyName: key25 };
if (vErrors === null) {
vErrors = [err360];
} else {
vErrors.push(err360);
}
errors++;
}
} else {
const err361 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key25, propertyName: key25 };
if (vErrors === null) {
vErrors = [err361];
} else {
vErrors.push(err361);
}
errors++;
}
var valid61 = _errs334 === errors;
if (!valid61) {
const err362 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key25 }, message: "property name must be valid", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data143 };
if (vErrors === null) {
vErrors = [err362];
} else {
vErrors.push(err362);
}
errors++;
}
}
for (const key26 in data143) {
let data144 = data143[key26];
if (typeof data144 === "string") {
if (!pattern62.test(data144)) {
const err363 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e\\x80-\\xff]*$"', schema: "^[\\t\\x20-\\x7e\\x80-\\xff]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data144 };
if (vErrors === null) {
vErrors = [err363];
} else {
vErrors.push(err363);
}
errors++;
}
} else {
const err364 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data144 };
if (vErrors === null) {
vErrors = [err364];
} else {
vErrors.push(err364);
}
errors++;
}
}
} else {
const err365 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data143 };
if (vErrors === null) {
vErrors = [err365];
} else {
vErrors.push(err365);
}
errors++;
}
}
if (data112.query !== void 0) {
let data145 = data112.query;
if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
for (const key27 in data145) {
let data146 = data145[key27];
if (typeof data146 !== "string") {
const err366 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/query/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties, data: data146 };
if (vErrors === null) {
vErrors = [err366];
} else {
vErrors.push(err366);
}
errors++;
}
}
} else {
const err367 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/query", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query, data: data145 };
if (vErrors === null) {
vErrors = [err367];
} else {
vErrors.push(err367);
}
errors++;
}
}
if (data112.fetches_images !== void 0) {
let data147 = data112.fetches_images;
if (typeof data147 !== "boolean") {
const err368 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/fetches_images", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/fetches_images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images, data: data147 };
if (vErrors === null) {
vErrors = [err368];
} else {
vErrors.push(err368);
}
errors++;
}
}
if (data112.dialect !== void 0) {
let data148 = data112.dialect;
if (typeof data148 === "string") {
if (!pattern0.test(data148)) {
const err369 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.allOf[0], data: data148 };
if (vErrors === null) {
vErrors = [err369];
} else {
vErrors.push(err369);
}
errors++;
}
}
if (typeof data148 === "string") {
if (func3(data148) < 1) {
const err370 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data148 };
if (vErrors === null) {
vErrors = [err370];
} else {
vErrors.push(err370);
}
errors++;
}
} else {
const err371 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data148 };
if (vErrors === null) {
vErrors = [err371];
} else {
vErrors.push(err371);
}
errors++;
}
}
if (data112.quirks !== void 0) {
let data149 = data112.quirks;
if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
for (const key28 in data149) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties, key28)) {
const err372 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data149 };
if (vErrors === null) {
vErrors = [err372];
} else {
vErrors.push(err372);
}
errors++;
}
}
if (data149.sampling !== void 0) {
let data150 = data149.sampling;
if (!(data150 === "all" || data150 === "one" || data150 === "none" || data150 === "effort-none-only")) {
const err373 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/sampling", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/sampling/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling, data: data150 };
if (vErrors === null) {
vErrors = [err373];
} else {
vErrors.push(err373);
}
errors++;
}
}
if (data149.stop !== void 0) {
let data151 = data149.stop;
if (typeof data151 !== "boolean") {
const err374 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/stop", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop, data: data151 };
if (vErrors === null) {
vErrors = [err374];
} else {
vErrors.push(err374);
}
errors++;
}
}
if (data149.efforts !== void 0) {
let data152 = data149.efforts;
if (Array.isArray(data152)) {
const len10 = data152.length;
for (let i10 = 0; i10 < len10; i10++) {
let data153 = data152[i10];
if (!(data153 === "none" || data153 === "minimal" || data153 === "low" || data153 === "medium" || data153 === "high")) {
const err375 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/efforts/" + i10, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items, data: data153 };
if (vErrors === null) {
vErrors = [err375];
} else {
vErrors.push(err375);
}
errors++;
}
}
let i11 = data152.length;
let j0;
if (i11 > 1) {
outer0:
for (; i11--; ) {
for (j0 = i11; j0--; ) {
if (func0(data152[i11], data152[j0])) {
const err376 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/uniqueItems", keyword: "uniqueItems", params: { i: i11, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i11 + " are identical)", schema: true, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data152 };
if (vErrors === null) {
vErrors = [err376];
} else {
vErrors.push(err376);
}
errors++;
break outer0;
}
}
}
}
} else {
const err377 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data152 };
if (vErrors === null) {
vErrors = [err377];
} else {
vErrors.push(err377);
}
errors++;
}
}
if (data149.forced_tools !== void 0) {
let data154 = data149.forced_tools;
if (typeof data154 !== "boolean") {
const err378 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/forced_tools", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools, data: data154 };
if (vErrors === null) {
vErrors = [err378];
} else {
vErrors.push(err378);
}
errors++;
}
}
if (data149.forced_by !== void 0) {
let data155 = data149.forced_by;
if (!(data155 === "any" || data155 === "name" || data155 === "required")) {
const err379 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/forced_by", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by, data: data155 };
if (vErrors === null) {
vErrors = [err379];
} else {
vErrors.push(err379);
}
errors++;
}
}
if (data149.single_calls !== void 0) {
let data156 = data149.single_calls;
if (typeof data156 !== "boolean") {
const err380 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/single_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/single_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls, data: data156 };
if (vErrors === null) {
vErrors = [err380];
} else {
vErrors.push(err380);
}
errors++;
}
}
if (data149.thinking !== void 0) {
let data157 = data149.thinking;
if (!(data157 === "budget" || data157 === "adaptive" || data157 === "always" || data157 === "between-tools")) {
const err381 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking, data: data157 };
if (vErrors === null) {
vErrors = [err381];
} else {
vErrors.push(err381);
}
errors++;
}
}
if (data149.bound_thinking !== void 0) {
let data158 = data149.bound_thinking;
if (typeof data158 !== "boolean") {
const err382 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/bound_thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/bound_thinking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking, data: data158 };
if (vErrors === null) {
vErrors = [err382];
} else {
vErrors.push(err382);
}
errors++;
}
}
if (data149.responses !== void 0) {
let data159 = data149.responses;
if (!(data159 === "never" || data159 === "tools-with-effort" || data159 === "tools")) {
const err383 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/responses", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/responses/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses, data: data159 };
if (vErrors === null) {
vErrors = [err383];
} else {
vErrors.push(err383);
}
errors++;
}
}
if (data149.key_header !== void 0) {
let data160 = data149.key_header;
if (!(data160 === "authorization" || data160 === "api-key" || data160 === "x-api-key")) {
const err384 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/key_header", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/key_header/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header, data: data160 };
if (vErrors === null) {
vErrors = [err384];
} else {
vErrors.push(err384);
}
errors++;
}
}
if (data149.max_tokens_field !== void 0) {
let data161 = data149.max_tokens_field;
if (!(data161 === "max_tokens" || data161 === "max_completion_tokens")) {
const err385 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/max_tokens_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/max_tokens_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field, data: data161 };
if (vErrors === null) {
vErrors = [err385];
} else {
vErrors.push(err385);
}
errors++;
}
}
if (data149.reasoning_field !== void 0) {
let data162 = data149.reasoning_field;
if (!(data162 === "effort" || data162 === "object" || data162 === "thinking" || data162 === "adaptive" || data162 === "enable-thinking")) {
const err386 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/reasoning_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field, data: data162 };
if (vErrors === null) {
vErrors = [err386];
} else {
vErrors.push(err386);
}
errors++;
}
}
if (data149.reasoning_split !== void 0) {
let data163 = data149.reasoning_split;
if (typeof data163 !== "boolean") {
const err387 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/reasoning_split", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_split/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split, data: data163 };
if (vErrors === null) {
vErrors = [err387];
} else {
vErrors.push(err387);
}
errors++;
}
}
if (data149.reasoning_back !== void 0) {
let data164 = data149.reasoning_back;
if (!(data164 === "none" || data164 === "reasoning" || data164 === "reasoning-content" || data164 === "reasoning-details" || data164 === "thought-signature")) {
const err388 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/reasoning_back", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_back/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back, data: data164 };
if (vErrors === null) {
vErrors = [err388];
} else {
vErrors.push(err388);
}
errors++;
}
}
if (data149.missing_reasoning !== void 0) {
let data165 = data149.missing_reasoning;
if (!(data165 === "omitted" || data165 === "space" || data165 === "signature")) {
const err389 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/missing_reasoning", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/missing_reasoning/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning, data: data165 };
if (vErrors === null) {
vErrors = [err389];
} else {
vErrors.push(err389);
}
errors++;
}
}
if (data149.cache_control !== void 0) {
let data166 = data149.cache_control;
if (typeof data166 !== "boolean") {
const err390 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/cache_control", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/cache_control/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control, data: data166 };
if (vErrors === null) {
vErrors = [err390];
} else {
vErrors.push(err390);
}
errors++;
}
}
if (data149.top_k !== void 0) {
let data167 = data149.top_k;
if (typeof data167 !== "boolean") {
const err391 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/top_k", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/top_k/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k, data: data167 };
if (vErrors === null) {
vErrors = [err391];
} else {
vErrors.push(err391);
}
errors++;
}
}
if (data149.seed !== void 0) {
let data168 = data149.seed;
if (!(data168 === "none" || data168 === "seed" || data168 === "random_seed")) {
const err392 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/seed", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/seed/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed, data: data168 };
if (vErrors === null) {
vErrors = [err392];
} else {
vErrors.push(err392);
}
errors++;
}
}
if (data149.penalties !== void 0) {
let data169 = data149.penalties;
if (typeof data169 !== "boolean") {
const err393 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/penalties", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/penalties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.penalties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.penalties, data: data169 };
if (vErrors === null) {
vErrors = [err393];
} else {
vErrors.push(err393);
}
errors++;
}
}
if (data149.stop_max !== void 0) {
let data170 = data149.stop_max;
if (!(typeof data170 == "number" && (!(data170 % 1) && !isNaN(data170)) && isFinite(data170)) && data170 !== null) {
const err394 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data170 };
if (vErrors === null) {
vErrors = [err394];
} else {
vErrors.push(err394);
}
errors++;
}
if (typeof data170 == "number" && isFinite(data170)) {
if (data170 < 0 || isNaN(data170)) {
const err395 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data170 };
if (vErrors === null) {
vErrors = [err395];
} else {
vErrors.push(err395);
}
errors++;
}
}
}
if (data149.user_field !== void 0) {
let data171 = data149.user_field;
if (!(data171 === "user" || data171 === "user_id")) {
const err396 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field, data: data171 };
if (vErrors === null) {
vErrors = [err396];
} else {
vErrors.push(err396);
}
errors++;
}
}
if (data149.user_min !== void 0) {
let data172 = data149.user_min;
if (!(typeof data172 == "number" && (!(data172 % 1) && !isNaN(data172)) && isFinite(data172)) && data172 !== null) {
const err397 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data172 };
if (vErrors === null) {
vErrors = [err397];
} else {
vErrors.push(err397);
}
errors++;
}
if (typeof data172 == "number" && isFinite(data172)) {
if (data172 < 0 || isNaN(data172)) {
const err398 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data172 };
if (vErrors === null) {
vErrors = [err398];
} else {
vErrors.push(err398);
}
errors++;
}
}
}
if (data149.user_max !== void 0) {
let data173 = data149.user_max;
if (!(typeof data173 == "number" && (!(data173 % 1) && !isNaN(data173)) && isFinite(data173)) && data173 !== null) {
const err399 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data173 };
if (vErrors === null) {
vErrors = [err399];
} else {
vErrors.push(err399);
}
errors++;
}
if (typeof data173 == "number" && isFinite(data173)) {
if (data173 < 0 || isNaN(data173)) {
const err400 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data173 };
if (vErrors === null) {
vErrors = [err400];
} else {
vErrors.push(err400);
}
errors++;
}
}
}
if (data149.stream_options !== void 0) {
let data174 = data149.stream_options;
if (typeof data174 !== "boolean") {
const err401 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/stream_options", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stream_options/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options, data: data174 };
if (vErrors === null) {
vErrors = [err401];
} else {
vErrors.push(err401);
}
errors++;
}
}
if (data149.participant_names !== void 0) {
let data175 = data149.participant_names;
if (typeof data175 !== "boolean") {
const err402 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/participant_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/participant_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names, data: data175 };
if (vErrors === null) {
vErrors = [err402];
} else {
vErrors.push(err402);
}
errors++;
}
}
if (data149.tool_result_names !== void 0) {
let data176 = data149.tool_result_names;
if (typeof data176 !== "boolean") {
const err403 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/tool_result_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_result_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names, data: data176 };
if (vErrors === null) {
vErrors = [err403];
} else {
vErrors.push(err403);
}
errors++;
}
}
if (data149.call_ids !== void 0) {
let data177 = data149.call_ids;
if (!(data177 === "any" || data177 === "short" || data177 === "nine")) {
const err404 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/call_ids", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/call_ids/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids, data: data177 };
if (vErrors === null) {
vErrors = [err404];
} else {
vErrors.push(err404);
}
errors++;
}
}
if (data149.late_system !== void 0) {
let data178 = data149.late_system;
if (typeof data178 !== "boolean") {
const err405 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/late_system", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/late_system/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system, data: data178 };
if (vErrors === null) {
vErrors = [err405];
} else {
vErrors.push(err405);
}
errors++;
}
}
if (data149.repeated_roles !== void 0) {
let data179 = data149.repeated_roles;
if (typeof data179 !== "boolean") {
const err406 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/repeated_roles", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/repeated_roles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles, data: data179 };
if (vErrors === null) {
vErrors = [err406];
} else {
vErrors.push(err406);
}
errors++;
}
}
if (data149.user_after_tool !== void 0) {
let data180 = data149.user_after_tool;
if (typeof data180 !== "boolean") {
const err407 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_after_tool", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_after_tool/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool, data: data180 };
if (vErrors === null) {
vErrors = [err407];
} else {
vErrors.push(err407);
}
errors++;
}
}
if (data149.parallel_calls !== void 0) {
let data181 = data149.parallel_calls;
if (typeof data181 !== "boolean") {
const err408 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/parallel_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/parallel_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls, data: data181 };
if (vErrors === null) {
vErrors = [err408];
} else {
vErrors.push(err408);
}
errors++;
}
}
if (data149.tool_choice !== void 0) {
let data182 = data149.tool_choice;
if (!(data182 === "named" || data182 === "required" || data182 === "auto")) {
const err409 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/tool_choice", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_choice/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice, data: data182 };
if (vErrors === null) {
vErrors = [err409];
} else {
vErrors.push(err409);
}
errors++;
}
}
if (data149.tool_properties !== void 0) {
let data183 = data149.tool_properties;
if (typeof data183 !== "boolean") {
const err410 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/tool_properties", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_properties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties, data: data183 };
if (vErrors === null) {
vErrors = [err410];
} else {
vErrors.push(err410);
}
errors++;
}
}
if (data149.tool_stream !== void 0) {
let data184 = data149.tool_stream;
if (typeof data184 !== "boolean") {
const err411 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/tool_stream", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream, data: data184 };
if (vErrors === null) {
vErrors = [err411];
} else {
vErrors.push(err411);
}
errors++;
}
}
if (data149.json_formats !== void 0) {
let data185 = data149.json_formats;
if (!(data185 === "all" || data185 === "object" || data185 === "schema")) {
const err412 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/json_formats", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/json_formats/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats, data: data185 };
if (vErrors === null) {
vErrors = [err412];
} else {
vErrors.push(err412);
}
errors++;
}
}
if (data149.ends_with_done !== void 0) {
let data186 = data149.ends_with_done;
if (typeof data186 !== "boolean") {
const err413 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/ends_with_done", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/ends_with_done/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done, data: data186 };
if (vErrors === null) {
vErrors = [err413];
} else {
vErrors.push(err413);
}
errors++;
}
}
if (data149.custom_tools !== void 0) {
let data187 = data149.custom_tools;
if (!(data187 === "always" || data187 === "by-name" || data187 === "never")) {
const err414 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/custom_tools", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/custom_tools/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools, data: data187 };
if (vErrors === null) {
vErrors = [err414];
} else {
vErrors.push(err414);
}
errors++;
}
}
if (data149.user_characters !== void 0) {
let data188 = data149.user_characters;
if (!(data188 === "any" || data188 === "word")) {
const err415 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/user_characters", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_characters/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters, data: data188 };
if (vErrors === null) {
vErrors = [err415];
} else {
vErrors.push(err415);
}
errors++;
}
}
if (data149.thinks_by_default !== void 0) {
let data189 = data149.thinks_by_default;
if (typeof data189 !== "boolean") {
const err416 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/thinks_by_default", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinks_by_default/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default, data: data189 };
if (vErrors === null) {
vErrors = [err416];
} else {
vErrors.push(err416);
}
errors++;
}
}
if (data149.thinking_by_budget !== void 0) {
let data190 = data149.thinking_by_budget;
if (typeof data190 !== "boolean") {
const err417 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/thinking_by_budget", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking_by_budget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget, data: data190 };
if (vErrors === null) {
vErrors = [err417];
} else {
vErrors.push(err417);
}
errors++;
}
}
if (data149.vendor_fields !== void 0) {
let data191 = data149.vendor_fields;
if (!(data191 === "always" || data191 === "by-name" || data191 === "never")) {
const err418 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/vendor_fields", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/vendor_fields/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields, data: data191 };
if (vErrors === null) {
vErrors = [err418];
} else {
vErrors.push(err418);
}
errors++;
}
}
if (data149.endpoint !== void 0) {
let data192 = data149.endpoint;
if (!(data192 === "messages" || data192 === "invoke" || data192 === "raw-predict")) {
const err419 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks/endpoint", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/endpoint/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint, data: data192 };
if (vErrors === null) {
vErrors = [err419];
} else {
vErrors.push(err419);
}
errors++;
}
}
} else {
const err420 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data149 };
if (vErrors === null) {
vErrors = [err420];
} else {
vErrors.push(err420);
}
errors++;
}
}
} else {
const err421 = { instancePath: instancePath + "/models/" + i5 + "/upstreams/" + i7, schemaPath: "#/properties/models/items/properties/upstreams/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data112 };
if (vErrors === null) {
vErrors = [err421];
} else {
vErrors.push(err421);
}
errors++;
}
}
} else {
const err422 = { instancePath: instancePath + "/models/" + i5 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.type, parentSchema: schema11.properties.models.items.properties.upstreams, data: data111 };
if (vErrors === null) {
vErrors = [err422];
} else {
vErrors.push(err422);
}
errors++;
}
}
} else {
const err423 = { instancePath: instancePath + "/models/" + i5, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.type, parentSchema: schema11.properties.models.items, data: data68 };
if (vErrors === null) {
vErrors = [err423];
} else {
vErrors.push(err423);
}
errors++;
}
}
} else {
const err424 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.type, parentSchema: schema11.properties.models, data: data67 };
if (vErrors === null) {
vErrors = [err424];
} else {
vErrors.push(err424);
}
errors++;
}
}
if (data.alerts !== void 0) {
let data193 = data.alerts;
if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
for (const key29 in data193) {
if (!(key29 === "low_balance" || key29 === "budget_share" || key29 === "check_seconds" || key29 === "webhooks" || key29 === "customers")) {
const err425 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts, data: data193 };
if (vErrors === null) {
vErrors = [err425];
} else {
vErrors.push(err425);
}
errors++;
}
}
if (data193.low_balance !== void 0) {
let data194 = data193.low_balance;
if (typeof data194 === "string") {
if (!pattern64.test(data194)) {
const err426 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"', schema: "^[0-9]{1,7}(\\.[0-9]{1,9})?$", parentSchema: schema11.properties.alerts.properties.low_balance, data: data194 };
if (vErrors === null) {
vErrors = [err426];
} else {
vErrors.push(err426);
}
errors++;
}
} else {
const err427 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.low_balance.type, parentSchema: schema11.properties.alerts.properties.low_balance, data: data194 };
if (vErrors === null) {
vErrors = [err427];
} else {
vErrors.push(err427);
}
errors++;
}
}
if (data193.budget_share !== void 0) {
let data195 = data193.budget_share;
if (typeof data195 == "number" && isFinite(data195)) {
if (data195 > 1 || isNaN(data195)) {
const err428 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.budget_share, data: data195 };
if (vErrors === null) {
vErrors = [err428];
} else {
vErrors.push(err428);
}
errors++;
}
if (data195 < 0.01 || isNaN(data195)) {
const err429 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema11.properties.alerts.properties.budget_share, data: data195 };
if (vErrors === null) {
vErrors = [err429];
} else {
vErrors.push(err429);
}
errors++;
}
} else {
const err430 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.alerts.properties.budget_share.type, parentSchema: schema11.properties.alerts.properties.budget_share, data: data195 };
if (vErrors === null) {
vErrors = [err430];
} else {
vErrors.push(err430);
}
errors++;
}
}
if (data193.check_seconds !== void 0) {
let data196 = data193.check_seconds;
if (!(typeof data196 == "number" && (!(data196 % 1) && !isNaN(data196)) && isFinite(data196))) {
const err431 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.alerts.properties.check_seconds.type, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data196 };
if (vErrors === null) {
vErrors = [err431];
} else {
vErrors.push(err431);
}
errors++;
}
if (typeof data196 == "number" && isFinite(data196)) {
if (data196 > 86400 || isNaN(data196)) {
const err432 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data196 };
if (vErrors === null) {
vErrors = [err432];
} else {
vErrors.push(err432);
}
errors++;
}
if (data196 < 1 || isNaN(data196)) {
const err433 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data196 };
if (vErrors === null) {
vErrors = [err433];
} else {
vErrors.push(err433);
}
errors++;
}
}
}
if (data193.webhooks !== void 0) {
let data197 = data193.webhooks;
if (Array.isArray(data197)) {
if (data197.length < 1) {
const err434 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks, data: data197 };
if (vErrors === null) {
vErrors = [err434];
} else {
vErrors.push(err434);
}
errors++;
}
const len11 = data197.length;
for (let i12 = 0; i12 < len11; i12++) {
let data198 = data197[i12];
if (data198 && typeof data198 == "object" && !Array.isArray(data198)) {
if (data198.id === void 0) {
const err435 = { instancePath: instancePath + "/alerts/webhooks/" + i12, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data198 };
if (vErrors === null) {
vErrors = [err435];
} else {
vErrors.push(err435);
}
errors++;
}
if (data198.url === void 0) {
const err436 = { instancePath: instancePath + "/alerts/webhooks/" + i12, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data198 };
if (vErrors === null) {
vErrors = [err436];
} else {
vErrors.push(err436);
}
errors++;
}
for (const key30 in data198) {
if (!(key30 === "id" || key30 === "url" || key30 === "secret_env" || key30 === "secret_file" || key30 === "kinds")) {
const err437 = { instancePath: instancePath + "/alerts/webhooks/" + i12, schemaPath: "#/properties/alerts/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data198 };
if (vErrors === null) {
vErrors = [err437];
} else {
vErrors.push(err437);
}
errors++;
}
}
if (data198.id !== void 0) {
let data199 = data198.id;
if (typeof data199 === "string") {
if (!pattern3.test(data199)) {
const err438 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data199 };
if (vErrors === null) {
vErrors = [err438];
} else {
vErrors.push(err438);
}
errors++;
}
} else {
const err439 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.id.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data199 };
if (vErrors === null) {
vErrors = [err439];
} else {
vErrors.push(err439);
}
errors++;
}
}
if (data198.url !== void 0) {
let data200 = data198.url;
if (typeof data200 === "string") {
if (!pattern0.test(data200)) {
const err440 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url.allOf[0], data: data200 };
if (vErrors === null) {
vErrors = [err440];
} else {
vErrors.push(err440);
}
errors++;
}
}
if (typeof data200 === "string") {
if (func3(data200) < 1) {
const err441 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data200 };
if (vErrors === null) {
vErrors = [err441];
} else {
vErrors.push(err441);
}
errors++;
}
} else {
const err442 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.url.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data200 };
if (vErrors === null) {
vErrors = [err442];
} else {
vErrors.push(err442);
}
errors++;
}
}
if (data198.secret_env !== void 0) {
let data201 = data198.secret_env;
if (typeof data201 === "string") {
if (!pattern4.test(data201)) {
const err443 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data201 };
if (vErrors === null) {
vErrors = [err443];
} else {
vErrors.push(err443);
}
errors++;
}
} else {
const err444 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data201 };
if (vErrors === null) {
vErrors = [err444];
} else {
vErrors.push(err444);
}
errors++;
}
}
if (data198.secret_file !== void 0) {
let data202 = data198.secret_file;
if (typeof data202 === "string") {
if (!pattern0.test(data202)) {
const err445 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.allOf[0], data: data202 };
if (vErrors === null) {
vErrors = [err445];
} else {
vErrors.push(err445);
}
errors++;
}
}
if (typeof data202 === "string") {
if (func3(data202) < 1) {
const err446 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data202 };
if (vErrors === null) {
vErrors = [err446];
} else {
vErrors.push(err446);
}
errors++;
}
} else {
const err447 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data202 };
if (vErrors === null) {
vErrors = [err447];
} else {
vErrors.push(err447);
}
errors++;
}
}
if (data198.kinds !== void 0) {
let data203 = data198.kinds;
if (Array.isArray(data203)) {
if (data203.length < 1) {
const err448 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data203 };
if (vErrors === null) {
vErrors = [err448];
} else {
vErrors.push(err448);
}
errors++;
}
const len12 = data203.length;
for (let i13 = 0; i13 < len12; i13++) {
let data204 = data203[i13];
if (!(data204 === "low_balance" || data204 === "budget_nearly_spent" || data204 === "margin_negative" || data204 === "upstream_down" || data204 === "hold_unresolved")) {
const err449 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/kinds/" + i13, schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items, data: data204 };
if (vErrors === null) {
vErrors = [err449];
} else {
vErrors.push(err449);
}
errors++;
}
}
} else {
const err450 = { instancePath: instancePath + "/alerts/webhooks/" + i12 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data203 };
if (vErrors === null) {
vErrors = [err450];
} else {
vErrors.push(err450);
}
errors++;
}
}
} else {
const err451 = { instancePath: instancePath + "/alerts/webhooks/" + i12, schemaPath: "#/properties/alerts/properties/webhooks/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.webhooks.items.type, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data198 };
if (vErrors === null) {
vErrors = [err451];
} else {
vErrors.push(err451);
}
errors++;
}
}
} else {
const err452 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.type, parentSchema: schema11.properties.alerts.properties.webhooks, data: data197 };
if (vErrors === null) {
vErrors = [err452];
} else {
vErrors.push(err452);
}
errors++;
}
}
if (data193.customers !== void 0) {
let data205 = data193.customers;
if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
for (const key31 in data205) {
if (!(key31 === "secret_env" || key31 === "secret_file" || key31 === "private_addresses")) {
const err453 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.customers, data: data205 };
if (vErrors === null) {
vErrors = [err453];
} else {
vErrors.push(err453);
}
errors++;
}
}
if (data205.secret_env !== void 0) {
let data206 = data205.secret_env;
if (typeof data206 === "string") {
if (!pattern4.test(data206)) {
const err454 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data206 };
if (vErrors === null) {
vErrors = [err454];
} else {
vErrors.push(err454);
}
errors++;
}
} else {
const err455 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data206 };
if (vErrors === null) {
vErrors = [err455];
} else {
vErrors.push(err455);
}
errors++;
}
}
if (data205.secret_file !== void 0) {
let data207 = data205.secret_file;
if (typeof data207 === "string") {
if (!pattern0.test(data207)) {
const err456 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file.allOf[0], data: data207 };
if (vErrors === null) {
vErrors = [err456];
} else {
vErrors.push(err456);
}
errors++;
}
}
if (typeof data207 === "string") {
if (func3(data207) < 1) {
const err457 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data207 };
if (vErrors === null) {
vErrors = [err457];
} else {
vErrors.push(err457);
}
errors++;
}
} else {
const err458 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data207 };
if (vErrors === null) {
vErrors = [err458];
} else {
vErrors.push(err458);
}
errors++;
}
}
if (data205.private_addresses !== void 0) {
let data208 = data205.private_addresses;
if (typeof data208 !== "boolean") {
const err459 = { instancePath: instancePath + "/alerts/customers/private_addresses", schemaPath: "#/properties/alerts/properties/customers/properties/private_addresses/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.alerts.properties.customers.properties.private_addresses.type, parentSchema: schema11.properties.alerts.properties.customers.properties.private_addresses, data: data208 };
if (vErrors === null) {
vErrors = [err459];
} else {
vErrors.push(err459);
}
errors++;
}
}
} else {
const err460 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.customers.type, parentSchema: schema11.properties.alerts.properties.customers, data: data205 };
if (vErrors === null) {
vErrors = [err460];
} else {
vErrors.push(err460);
}
errors++;
}
}
} else {
const err461 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.type, parentSchema: schema11.properties.alerts, data: data193 };
if (vErrors === null) {
vErrors = [err461];
} else {
vErrors.push(err461);
}
errors++;
}
}
if (data.presets !== void 0) {
let data209 = data.presets;
if (data209 && typeof data209 == "object" && !Array.isArray(data209)) {
for (const key32 in data209) {
if (!func2.call(schema11.properties.presets.properties, key32)) {
const err462 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets, data: data209 };
if (vErrors === null) {
vErrors = [err462];
} else {
vErrors.push(err462);
}
errors++;
}
}
if (data209.ollama !== void 0) {
let data210 = data209.ollama;
if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
if (data210.base_url === void 0) {
const err463 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.ollama.required, parentSchema: schema11.properties.presets.properties.ollama, data: data210 };
if (vErrors === null) {
vErrors = [err463];
} else {
vErrors.push(err463);
}
errors++;
}
for (const key33 in data210) {
if (!(key33 === "base_url" || key33 === "models")) {
const err464 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.ollama, data: data210 };
if (vErrors === null) {
vErrors = [err464];
} else {
vErrors.push(err464);
}
errors++;
}
}
if (data210.base_url !== void 0) {
let data211 = data210.base_url;
if (typeof data211 === "string") {
if (!pattern0.test(data211)) {
const err465 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.base_url.allOf[0], data: data211 };
if (vErrors === null) {
vErrors = [err465];
} else {
vErrors.push(err465);
}
errors++;
}
}
if (typeof data211 === "string") {
if (func3(data211) < 1) {
const err466 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data211 };
if (vErrors === null) {
vErrors = [err466];
} else {
vErrors.push(err466);
}
errors++;
}
} else {
const err467 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.base_url.type, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data211 };
if (vErrors === null) {
vErrors = [err467];
} else {
vErrors.push(err467);
}
errors++;
}
}
if (data210.models !== void 0) {
let data212 = data210.models;
if (Array.isArray(data212)) {
if (data212.length < 1) {
const err468 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data212 };
if (vErrors === null) {
vErrors = [err468];
} else {
vErrors.push(err468);
}
errors++;
}
const len13 = data212.length;
for (let i14 = 0; i14 < len13; i14++) {
let data213 = data212[i14];
if (typeof data213 === "string") {
if (!pattern72.test(data213)) {
const err469 = { instancePath: instancePath + "/presets/ollama/models/" + i14, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data213 };
if (vErrors === null) {
vErrors = [err469];
} else {
vErrors.push(err469);
}
errors++;
}
} else {
const err470 = { instancePath: instancePath + "/presets/ollama/models/" + i14, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.models.items.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data213 };
if (vErrors === null) {
vErrors = [err470];
} else {
vErrors.push(err470);
}
errors++;
}
}
} else {
const err471 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.ollama.properties.models.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data212 };
if (vErrors === null) {
vErrors = [err471];
} else {
vErrors.push(err471);
}
errors++;
}
}
} else {
const err472 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.ollama.type, parentSchema: schema11.properties.presets.properties.ollama, data: data210 };
if (vErrors === null) {
vErrors = [err472];
} else {
vErrors.push(err472);
}
errors++;
}
}
if (data209.llamacpp !== void 0) {
let data214 = data209.llamacpp;
if (data214 && typeof data214 == "object" && !Array.isArray(data214)) {
if (data214.base_url === void 0) {
const err473 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.llamacpp.required, parentSchema: schema11.properties.presets.properties.llamacpp, data: data214 };
if (vErrors === null) {
vErrors = [err473];
} else {
vErrors.push(err473);
}
errors++;
}
for (const key34 in data214) {
if (!(key34 === "base_url" || key34 === "models")) {
const err474 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.llamacpp, data: data214 };
if (vErrors === null) {
vErrors = [err474];
} else {
vErrors.push(err474);
}
errors++;
}
}
if (data214.base_url !== void 0) {
let data215 = data214.base_url;
if (typeof data215 === "string") {
if (!pattern0.test(data215)) {
const err475 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url.allOf[0], data: data215 };
if (vErrors === null) {
vErrors = [err475];
} else {
vErrors.push(err475);
}
errors++;
}
}
if (typeof data215 === "string") {
if (func3(data215) < 1) {
const err476 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data215 };
if (vErrors === null) {
vErrors = [err476];
} else {
vErrors.push(err476);
}
errors++;
}
} else {
const err477 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.base_url.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data215 };
if (vErrors === null) {
vErrors = [err477];
} else {
vErrors.push(err477);
}
errors++;
}
}
if (data214.models !== void 0) {
let data216 = data214.models;
if (Array.isArray(data216)) {
if (data216.length < 1) {
const err478 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data216 };
if (vErrors === null) {
vErrors = [err478];
} else {
vErrors.push(err478);
}
errors++;
}
const len14 = data216.length;
for (let i15 = 0; i15 < len14; i15++) {
let data217 = data216[i15];
if (typeof data217 === "string") {
if (!pattern72.test(data217)) {
const err479 = { instancePath: instancePath + "/presets/llamacpp/models/" + i15, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data217 };
if (vErrors === null) {
vErrors = [err479];
} else {
vErrors.push(err479);
}
errors++;
}
} else {
const err480 = { instancePath: instancePath + "/presets/llamacpp/models/" + i15, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.models.items.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data217 };
if (vErrors === null) {
vErrors = [err480];
} else {
vErrors.push(err480);
}
errors++;
}
}
} else {
const err481 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.llamacpp.properties.models.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data216 };
if (vErrors === null) {
vErrors = [err481];
} else {
vErrors.push(err481);
}
errors++;
}
}
} else {
const err482 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.llamacpp.type, parentSchema: schema11.properties.presets.properties.llamacpp, data: data214 };
if (vErrors === null) {
vErrors = [err482];
} else {
vErrors.push(err482);
}
errors++;
}
}
if (data209.lmstudio !== void 0) {
let data218 = data209.lmstudio;
if (data218 && typeof data218 == "object" && !Array.isArray(data218)) {
if (data218.base_url === void 0) {
const err483 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.lmstudio.required, parentSchema: schema11.properties.presets.properties.lmstudio, data: data218 };
if (vErrors === null) {
vErrors = [err483];
} else {
vErrors.push(err483);
}
errors++;
}
for (const key35 in data218) {
if (!(key35 === "base_url" || key35 === "models")) {
const err484 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.lmstudio, data: data218 };
if (vErrors === null) {
vErrors = [err484];
} else {
vErrors.push(err484);
}
errors++;
}
}
if (data218.base_url !== void 0) {
let data219 = data218.base_url;
if (typeof data219 === "string") {
if (!pattern0.test(data219)) {
const err485 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url.allOf[0], data: data219 };
if (vErrors === null) {
vErrors = [err485];
} else {
vErrors.push(err485);
}
errors++;
}
}
if (typeof data219 === "string") {
if (func3(data219) < 1) {
const err486 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data219 };
if (vErrors === null) {
vErrors = [err486];
} else {
vErrors.push(err486);
}
errors++;
}
} else {
const err487 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.base_url.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data219 };
if (vErrors === null) {
vErrors = [err487];
} else {
vErrors.push(err487);
}
errors++;
}
}
if (data218.models !== void 0) {
let data220 = data218.models;
if (Array.isArray(data220)) {
if (data220.length < 1) {
const err488 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data220 };
if (vErrors === null) {
vErrors = [err488];
} else {
vErrors.push(err488);
}
errors++;
}
const len15 = data220.length;
for (let i16 = 0; i16 < len15; i16++) {
let data221 = data220[i16];
if (typeof data221 === "string") {
if (!pattern72.test(data221)) {
const err489 = { instancePath: instancePath + "/presets/lmstudio/models/" + i16, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data221 };
if (vErrors === null) {
vErrors = [err489];
} else {
vErrors.push(err489);
}
errors++;
}
} else {
const err490 = { instancePath: instancePath + "/presets/lmstudio/models/" + i16, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.models.items.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data221 };
if (vErrors === null) {
vErrors = [err490];
} else {
vErrors.push(err490);
}
errors++;
}
}
} else {
const err491 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.lmstudio.properties.models.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data220 };
if (vErrors === null) {
vErrors = [err491];
} else {
vErrors.push(err491);
}
errors++;
}
}
} else {
const err492 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.lmstudio.type, parentSchema: schema11.properties.presets.properties.lmstudio, data: data218 };
if (vErrors === null) {
vErrors = [err492];
} else {
vErrors.push(err492);
}
errors++;
}
}
if (data209.vllm !== void 0) {
let data222 = data209.vllm;
if (data222 && typeof data222 == "object" && !Array.isArray(data222)) {
if (data222.base_url === void 0) {
const err493 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.vllm.required, parentSchema: schema11.properties.presets.properties.vllm, data: data222 };
if (vErrors === null) {
vErrors = [err493];
} else {
vErrors.push(err493);
}
errors++;
}
for (const key36 in data222) {
if (!(key36 === "base_url" || key36 === "models")) {
const err494 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.vllm, data: data222 };
if (vErrors === null) {
vErrors = [err494];
} else {
vErrors.push(err494);
}
errors++;
}
}
if (data222.base_url !== void 0) {
let data223 = data222.base_url;
if (typeof data223 === "string") {
if (!pattern0.test(data223)) {
const err495 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.base_url.allOf[0], data: data223 };
if (vErrors === null) {
vErrors = [err495];
} else {
vErrors.push(err495);
}
errors++;
}
}
if (typeof data223 === "string") {
if (func3(data223) < 1) {
const err496 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data223 };
if (vErrors === null) {
vErrors = [err496];
} else {
vErrors.push(err496);
}
errors++;
}
} else {
const err497 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.base_url.type, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data223 };
if (vErrors === null) {
vErrors = [err497];
} else {
vErrors.push(err497);
}
errors++;
}
}
if (data222.models !== void 0) {
let data224 = data222.models;
if (Array.isArray(data224)) {
if (data224.length < 1) {
const err498 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data224 };
if (vErrors === null) {
vErrors = [err498];
} else {
vErrors.push(err498);
}
errors++;
}
const len16 = data224.length;
for (let i17 = 0; i17 < len16; i17++) {
let data225 = data224[i17];
if (typeof data225 === "string") {
if (!pattern72.test(data225)) {
const err499 = { instancePath: instancePath + "/presets/vllm/models/" + i17, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data225 };
if (vErrors === null) {
vErrors = [err499];
} else {
vErrors.push(err499);
}
errors++;
}
} else {
const err500 = { instancePath: instancePath + "/presets/vllm/models/" + i17, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.models.items.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data225 };
if (vErrors === null) {
vErrors = [err500];
} else {
vErrors.push(err500);
}
errors++;
}
}
} else {
const err501 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.vllm.properties.models.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data224 };
if (vErrors === null) {
vErrors = [err501];
} else {
vErrors.push(err501);
}
errors++;
}
}
} else {
const err502 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.vllm.type, parentSchema: schema11.properties.presets.properties.vllm, data: data222 };
if (vErrors === null) {
vErrors = [err502];
} else {
vErrors.push(err502);
}
errors++;
}
}
if (data209.sglang !== void 0) {
let data226 = data209.sglang;
if (data226 && typeof data226 == "object" && !Array.isArray(data226)) {
if (data226.base_url === void 0) {
const err503 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.sglang.required, parentSchema: schema11.properties.presets.properties.sglang, data: data226 };
if (vErrors === null) {
vErrors = [err503];
} else {
vErrors.push(err503);
}
errors++;
}
for (const key37 in data226) {
if (!(key37 === "base_url" || key37 === "models")) {
const err504 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.sglang, data: data226 };
if (vErrors === null) {
vErrors = [err504];
} else {
vErrors.push(err504);
}
errors++;
}
}
if (data226.base_url !== void 0) {
let data227 = data226.base_url;
if (typeof data227 === "string") {
if (!pattern0.test(data227)) {
const err505 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.base_url.allOf[0], data: data227 };
if (vErrors === null) {
vErrors = [err505];
} else {
vErrors.push(err505);
}
errors++;
}
}
if (typeof data227 === "string") {
if (func3(data227) < 1) {
const err506 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data227 };
if (vErrors === null) {
vErrors = [err506];
} else {
vErrors.push(err506);
}
errors++;
}
} else {
const err507 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.base_url.type, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data227 };
if (vErrors === null) {
vErrors = [err507];
} else {
vErrors.push(err507);
}
errors++;
}
}
if (data226.models !== void 0) {
let data228 = data226.models;
if (Array.isArray(data228)) {
if (data228.length < 1) {
const err508 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data228 };
if (vErrors === null) {
vErrors = [err508];
} else {
vErrors.push(err508);
}
errors++;
}
const len17 = data228.length;
for (let i18 = 0; i18 < len17; i18++) {
let data229 = data228[i18];
if (typeof data229 === "string") {
if (!pattern72.test(data229)) {
const err509 = { instancePath: instancePath + "/presets/sglang/models/" + i18, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data229 };
if (vErrors === null) {
vErrors = [err509];
} else {
vErrors.push(err509);
}
errors++;
}
} else {
const err510 = { instancePath: instancePath + "/presets/sglang/models/" + i18, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.models.items.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data229 };
if (vErrors === null) {
vErrors = [err510];
} else {
vErrors.push(err510);
}
errors++;
}
}
} else {
const err511 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.sglang.properties.models.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data228 };
if (vErrors === null) {
vErrors = [err511];
} else {
vErrors.push(err511);
}
errors++;
}
}
} else {
const err512 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.sglang.type, parentSchema: schema11.properties.presets.properties.sglang, data: data226 };
if (vErrors === null) {
vErrors = [err512];
} else {
vErrors.push(err512);
}
errors++;
}
}
if (data209.openai !== void 0) {
let data230 = data209.openai;
if (typeof data230 !== "boolean") {
const err513 = { instancePath: instancePath + "/presets/openai", schemaPath: "#/properties/presets/properties/openai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openai.type, parentSchema: schema11.properties.presets.properties.openai, data: data230 };
if (vErrors === null) {
vErrors = [err513];
} else {
vErrors.push(err513);
}
errors++;
}
}
if (data209.anthropic !== void 0) {
let data231 = data209.anthropic;
if (typeof data231 !== "boolean") {
const err514 = { instancePath: instancePath + "/presets/anthropic", schemaPath: "#/properties/presets/properties/anthropic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.anthropic.type, parentSchema: schema11.properties.presets.properties.anthropic, data: data231 };
if (vErrors === null) {
vErrors = [err514];
} else {
vErrors.push(err514);
}
errors++;
}
}
if (data209.gemini !== void 0) {
let data232 = data209.gemini;
if (typeof data232 !== "boolean") {
const err515 = { instancePath: instancePath + "/presets/gemini", schemaPath: "#/properties/presets/properties/gemini/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.gemini.type, parentSchema: schema11.properties.presets.properties.gemini, data: data232 };
if (vErrors === null) {
vErrors = [err515];
} else {
vErrors.push(err515);
}
errors++;
}
}
if (data209.deepseek !== void 0) {
let data233 = data209.deepseek;
if (typeof data233 !== "boolean") {
const err516 = { instancePath: instancePath + "/presets/deepseek", schemaPath: "#/properties/presets/properties/deepseek/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.deepseek.type, parentSchema: schema11.properties.presets.properties.deepseek, data: data233 };
if (vErrors === null) {
vErrors = [err516];
} else {
vErrors.push(err516);
}
errors++;
}
}
if (data209.moonshot !== void 0) {
let data234 = data209.moonshot;
if (typeof data234 !== "boolean") {
const err517 = { instancePath: instancePath + "/presets/moonshot", schemaPath: "#/properties/presets/properties/moonshot/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.moonshot.type, parentSchema: schema11.properties.presets.properties.moonshot, data: data234 };
if (vErrors === null) {
vErrors = [err517];
} else {
vErrors.push(err517);
}
errors++;
}
}
if (data209.zai !== void 0) {
let data235 = data209.zai;
if (typeof data235 !== "boolean") {
const err518 = { instancePath: instancePath + "/presets/zai", schemaPath: "#/properties/presets/properties/zai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.zai.type, parentSchema: schema11.properties.presets.properties.zai, data: data235 };
if (vErrors === null) {
vErrors = [err518];
} else {
vErrors.push(err518);
}
errors++;
}
}
if (data209.dashscope !== void 0) {
let data236 = data209.dashscope;
if (typeof data236 !== "boolean") {
const err519 = { instancePath: instancePath + "/presets/dashscope", schemaPath: "#/properties/presets/properties/dashscope/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.dashscope.type, parentSchema: schema11.properties.presets.properties.dashscope, data: data236 };
if (vErrors === null) {
vErrors = [err519];
} else {
vErrors.push(err519);
}
errors++;
}
}
if (data209.minimax !== void 0) {
let data237 = data209.minimax;
if (typeof data237 !== "boolean") {
const err520 = { instancePath: instancePath + "/presets/minimax", schemaPath: "#/properties/presets/properties/minimax/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.minimax.type, parentSchema: schema11.properties.presets.properties.minimax, data: data237 };
if (vErrors === null) {
vErrors = [err520];
} else {
vErrors.push(err520);
}
errors++;
}
}
if (data209.mistral !== void 0) {
let data238 = data209.mistral;
if (typeof data238 !== "boolean") {
const err521 = { instancePath: instancePath + "/presets/mistral", schemaPath: "#/properties/presets/properties/mistral/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.mistral.type, parentSchema: schema11.properties.presets.properties.mistral, data: data238 };
if (vErrors === null) {
vErrors = [err521];
} else {
vErrors.push(err521);
}
errors++;
}
}
if (data209.groq !== void 0) {
let data239 = data209.groq;
if (typeof data239 !== "boolean") {
const err522 = { instancePath: instancePath + "/presets/groq", schemaPath: "#/properties/presets/properties/groq/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.groq.type, parentSchema: schema11.properties.presets.properties.groq, data: data239 };
if (vErrors === null) {
vErrors = [err522];
} else {
vErrors.push(err522);
}
errors++;
}
}
if (data209.xai !== void 0) {
let data240 = data209.xai;
if (typeof data240 !== "boolean") {
const err523 = { instancePath: instancePath + "/presets/xai", schemaPath: "#/properties/presets/properties/xai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.xai.type, parentSchema: schema11.properties.presets.properties.xai, data: data240 };
if (vErrors === null) {
vErrors = [err523];
} else {
vErrors.push(err523);
}
errors++;
}
}
if (data209.together !== void 0) {
let data241 = data209.together;
if (typeof data241 !== "boolean") {
const err524 = { instancePath: instancePath + "/presets/together", schemaPath: "#/properties/presets/properties/together/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.together.type, parentSchema: schema11.properties.presets.properties.together, data: data241 };
if (vErrors === null) {
vErrors = [err524];
} else {
vErrors.push(err524);
}
errors++;
}
}
if (data209.fireworks !== void 0) {
let data242 = data209.fireworks;
if (typeof data242 !== "boolean") {
const err525 = { instancePath: instancePath + "/presets/fireworks", schemaPath: "#/properties/presets/properties/fireworks/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.fireworks.type, parentSchema: schema11.properties.presets.properties.fireworks, data: data242 };
if (vErrors === null) {
vErrors = [err525];
} else {
vErrors.push(err525);
}
errors++;
}
}
if (data209.perplexity !== void 0) {
let data243 = data209.perplexity;
if (typeof data243 !== "boolean") {
const err526 = { instancePath: instancePath + "/presets/perplexity", schemaPath: "#/properties/presets/properties/perplexity/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.perplexity.type, parentSchema: schema11.properties.presets.properties.perplexity, data: data243 };
if (vErrors === null) {
vErrors = [err526];
} else {
vErrors.push(err526);
}
errors++;
}
}
if (data209.openrouter !== void 0) {
let data244 = data209.openrouter;
if (typeof data244 !== "boolean") {
const err527 = { instancePath: instancePath + "/presets/openrouter", schemaPath: "#/properties/presets/properties/openrouter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openrouter.type, parentSchema: schema11.properties.presets.properties.openrouter, data: data244 };
if (vErrors === null) {
vErrors = [err527];
} else {
vErrors.push(err527);
}
errors++;
}
}
} else {
const err528 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.type, parentSchema: schema11.properties.presets, data: data209 };
if (vErrors === null) {
vErrors = [err528];
} else {
vErrors.push(err528);
}
errors++;
}
}
} else {
const err529 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
if (vErrors === null) {
vErrors = [err529];
} else {
vErrors.push(err529);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export {
validateGatewayFile
};
