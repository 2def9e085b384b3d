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
var schema11 = { "type": "object", "additionalProperties": false, "properties": { "server": { "type": "object", "additionalProperties": false, "properties": { "host": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "data_dir": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "reuse_port": { "type": "boolean" }, "log_level": { "enum": ["trace", "debug", "info", "warn", "error", "silent"] }, "client_stall_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "keep_alive_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "drain_delay_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "drain_ms": { "type": "integer", "minimum": 0, "maximum": 864e5 }, "max_body_bytes": { "type": "integer", "minimum": 1024, "maximum": 268435456 }, "body_bytes_in_flight": { "type": "integer", "minimum": 1024, "maximum": 1e12 }, "connections_per_address": { "type": "integer", "minimum": 1, "maximum": 1e6 }, "cors_origins": { "type": "array", "items": { "type": "string", "description": "an origin such as https://app.example.com, without a path, or *", "pattern": "^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$" }, "minItems": 0 }, "stored_reply_bytes": { "type": "integer", "minimum": 1048576, "maximum": 1099511627776 }, "metrics_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_port": { "type": "integer", "minimum": 0, "maximum": 65535 }, "admin_tokens": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "role": { "enum": ["read", "support", "full"] }, "token_env": { "type": "string", "description": "the name of an environment variable, never the token itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" } }, "required": ["name", "role", "token_env"] }, "minItems": 0 }, "upstream_timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] } }, "required": [] }, "brand": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 60 }, "logo": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "accent": { "type": "object", "additionalProperties": false, "properties": { "light": { "type": "string", "description": "a colour such as #3a55d9, in quotes", "pattern": "^#[0-9a-fA-F]{6}$" }, "dark": { "type": "string", "description": "a colour such as #3a55d9, in quotes", "pattern": "^#[0-9a-fA-F]{6}$" } }, "required": ["light", "dark"] }, "support": { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "string", "description": "an e-mail address", "pattern": `^[^\\s@"'<>]+@[^\\s@"'<>]+$` }, "url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 200 } }, "required": [] }, "seller": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 200 }, "address": { "type": "array", "items": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 200 }, "minItems": 0, "maxItems": 64 }, "tax_id": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }], "maxLength": 200 } }, "required": ["name"] } }, "required": [] }, "plans": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]+$" }, "name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "minItems": 0 }, "requests_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "tokens_per_minute": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "concurrent_requests": { "type": "integer", "minimum": 1, "maximum": 1e12 }, "cached_tokens_count": { "enum": ["full", "none"] }, "unlisted_fields": { "enum": ["refuse", "ignore"] }, "cache_marks": { "enum": ["off", "auto"] }, "customer_keys": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "margin": { "allOf": [{ "if": { "type": "object" }, "else": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } }, { "if": { "not": { "type": "object" } }, "else": { "type": "object", "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 }, "additionalProperties": { "type": "string", "description": 'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"', "pattern": "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" } } }] }, "prices": { "type": "object", "additionalProperties": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "propertyNames": { "type": "string", "description": "a model id, or the start of one followed by *, such as openai/*", "pattern": "^[^*\\s]*\\*?$", "minLength": 1 } } }, "required": ["id", "models"] }, "minItems": 0 }, "models": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "<provider>/<model_name>, such as local/smollm2", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "display_name": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "description": { "type": "string" }, "owned_by": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "created": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "lifecycle": { "enum": ["preview", "active", "deprecated", "retired"] }, "deprecated_at": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "retires_at": { "type": "string", "description": "a date, such as 2026-01-31", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "replacement": { "type": "string", "description": "<provider>/<model_name>, such as local/smollm2", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "context_length": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "max_output_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "capabilities": { "type": "object", "additionalProperties": false, "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "documents": { "type": "boolean" }, "structured_output": { "enum": ["none", "best_effort", "strict"] }, "reasoning": { "enum": ["none", "optional", "always"] } }, "required": [] }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "overheads": { "type": "object", "additionalProperties": false, "properties": { "per_request_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_message_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_tool_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 }, "per_image_tokens": { "type": "integer", "minimum": 0, "maximum": 1e8 } }, "required": [] }, "cache_marks": { "enum": ["off", "auto"] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "upstreams": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "kind": { "enum": ["openai", "openai-responses", "anthropic", "sandbox"] }, "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "model": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_env": { "type": "string", "description": "the name of an environment variable, never the key itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "api_key_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "api_key_command": { "if": { "type": "string" }, "else": { "type": "array", "items": { "type": "string", "minLength": 1 }, "minItems": 1, "description": "a command, or a list of its words" } }, "aws_sigv4": { "type": "object", "additionalProperties": false, "properties": { "region": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" }, "service": { "type": "string", "description": "lower-case letters, digits and hyphens", "pattern": "^[a-z0-9-]+$" } }, "required": [] }, "weight": { "type": "number", "minimum": 0, "maximum": 1e6 }, "pricing": { "type": "object", "additionalProperties": false, "properties": { "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "tiers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "above_input_tokens": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "completion": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cached_prompt": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, "cache_write_1h": { "type": "string", "description": 'dollars per token as a decimal string in quotes, with at most 12 digits after the point, such as "0.0000025"; free is "0"', "pattern": "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" } }, "required": ["above_input_tokens"] }, "minItems": 1, "maxItems": 31 } }, "required": ["prompt", "completion"] }, "timeouts": { "type": "object", "additionalProperties": false, "properties": { "connect_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "first_byte_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "idle_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 }, "total_ms": { "type": "integer", "minimum": 1, "maximum": 864e5 } }, "required": [] }, "headers": { "type": "object", "additionalProperties": { "type": "string", "description": "the value of an HTTP header, without line breaks", "pattern": "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, "propertyNames": { "type": "string", "description": "the name of an HTTP header", "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" } }, "query": { "type": "object", "additionalProperties": { "type": "string" } }, "fetches_images": { "type": "boolean" }, "dialect": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "quirks": { "type": "object", "additionalProperties": false, "properties": { "sampling": { "enum": ["all", "one", "none", "effort-none-only"] }, "stop": { "type": "boolean" }, "efforts": { "type": "array", "items": { "enum": ["none", "minimal", "low", "medium", "high"] }, "uniqueItems": true }, "forced_tools": { "type": "boolean" }, "forced_by": { "enum": ["any", "name", "required"] }, "single_calls": { "type": "boolean" }, "thinking": { "enum": ["budget", "adaptive", "always", "between-tools"] }, "bound_thinking": { "type": "boolean" }, "responses": { "enum": ["never", "tools-with-effort", "tools"] }, "key_header": { "enum": ["authorization", "api-key", "x-api-key"] }, "max_tokens_field": { "enum": ["max_tokens", "max_completion_tokens"] }, "reasoning_field": { "enum": ["effort", "object", "thinking", "adaptive", "enable-thinking"] }, "reasoning_split": { "type": "boolean" }, "reasoning_back": { "enum": ["none", "reasoning", "reasoning-content", "reasoning-details", "thought-signature"] }, "missing_reasoning": { "enum": ["omitted", "space", "signature"] }, "cache_control": { "type": "boolean" }, "top_k": { "type": "boolean" }, "seed": { "enum": ["none", "seed", "random_seed"] }, "penalties": { "type": "boolean" }, "stop_max": { "type": ["integer", "null"], "minimum": 0 }, "user_field": { "enum": ["user", "user_id"] }, "user_min": { "type": ["integer", "null"], "minimum": 0 }, "user_max": { "type": ["integer", "null"], "minimum": 0 }, "stream_options": { "type": "boolean" }, "participant_names": { "type": "boolean" }, "tool_result_names": { "type": "boolean" }, "call_ids": { "enum": ["any", "short", "nine"] }, "late_system": { "type": "boolean" }, "repeated_roles": { "type": "boolean" }, "user_after_tool": { "type": "boolean" }, "parallel_calls": { "type": "boolean" }, "tool_choice": { "enum": ["named", "required", "auto"] }, "tool_properties": { "type": "boolean" }, "tool_stream": { "type": "boolean" }, "json_formats": { "enum": ["all", "object", "schema"] }, "ends_with_done": { "type": "boolean" }, "custom_tools": { "enum": ["always", "by-name", "never"] }, "user_characters": { "enum": ["any", "word"] }, "thinks_by_default": { "type": "boolean" }, "thinking_by_budget": { "type": "boolean" }, "vendor_fields": { "enum": ["always", "by-name", "never"] }, "endpoint": { "enum": ["messages", "invoke", "raw-predict"] } }, "required": [] } }, "required": ["kind", "model"] }, "minItems": 1 } }, "required": ["id", "context_length", "max_output_tokens", "pricing", "upstreams"] }, "minItems": 0 }, "alerts": { "type": "object", "additionalProperties": false, "properties": { "low_balance": { "type": "string", "description": 'US dollars in quotes, such as "5.00"', "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "budget_share": { "type": "number", "minimum": 0.01, "maximum": 1 }, "check_seconds": { "type": "integer", "minimum": 1, "maximum": 86400 }, "webhooks": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "description": "letters, digits, hyphens and underscores", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "kinds": { "type": "array", "items": { "enum": ["low_balance", "budget_nearly_spent", "margin_negative", "upstream_down", "hold_unresolved"] }, "minItems": 1 } }, "required": ["id", "url"] }, "minItems": 1 }, "customers": { "type": "object", "additionalProperties": false, "properties": { "secret_env": { "type": "string", "description": "the name of an environment variable, never the secret itself", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "secret_file": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "private_addresses": { "type": "boolean" } }, "required": [] } }, "required": [] }, "presets": { "type": "object", "additionalProperties": false, "properties": { "ollama": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "llamacpp": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "lmstudio": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "vllm": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "sglang": { "type": "object", "additionalProperties": false, "properties": { "base_url": { "type": "string", "minLength": 1, "allOf": [{ "description": "one line of text, without control characters", "pattern": "^[^\\p{Cc}\\p{Cs}]*$" }] }, "models": { "type": "array", "items": { "type": "string", "description": "the server's name of a model, such as llama3.2 or qwen3:8b", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, "minItems": 1 } }, "required": ["base_url"] }, "openai": { "type": "boolean" }, "anthropic": { "type": "boolean" }, "gemini": { "type": "boolean" }, "deepseek": { "type": "boolean" }, "moonshot": { "type": "boolean" }, "zai": { "type": "boolean" }, "dashscope": { "type": "boolean" }, "minimax": { "type": "boolean" }, "mistral": { "type": "boolean" }, "groq": { "type": "boolean" }, "xai": { "type": "boolean" }, "together": { "type": "boolean" }, "fireworks": { "type": "boolean" }, "perplexity": { "type": "boolean" }, "openrouter": { "type": "boolean" } }, "required": [] } }, "required": [] };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var func0 = require_equal().default;
var pattern0 = new RegExp("^[^\\p{Cc}\\p{Cs}]*$", "u");
var pattern2 = new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[^/?#\\s*A-Z]+)$", "u");
var pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
var pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
var pattern9 = new RegExp(`^[^\\s@"'<>]+@[^\\s@"'<>]+$`, "u");
var pattern14 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern16 = new RegExp("^[^*\\s]*\\*?$", "u");
var pattern17 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", "u");
var pattern21 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", "u");
var pattern31 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
var pattern34 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
var pattern52 = new RegExp("^[a-z0-9-]+$", "u");
var pattern64 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
var pattern65 = new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$", "u");
var pattern67 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var pattern75 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", "u");
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
if (!(key4 === "name" || key4 === "logo" || key4 === "accent" || key4 === "support" || key4 === "seller")) {
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
if (data28.seller !== void 0) {
let data37 = data28.seller;
if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
if (data37.name === void 0) {
const err98 = { instancePath: instancePath + "/brand/seller", schemaPath: "#/properties/brand/properties/seller/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema11.properties.brand.properties.seller.required, parentSchema: schema11.properties.brand.properties.seller, data: data37 };
if (vErrors === null) {
vErrors = [err98];
} else {
vErrors.push(err98);
}
errors++;
}
for (const key7 in data37) {
if (!(key7 === "name" || key7 === "address" || key7 === "tax_id")) {
const err99 = { instancePath: instancePath + "/brand/seller", schemaPath: "#/properties/brand/properties/seller/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.brand.properties.seller, data: data37 };
if (vErrors === null) {
vErrors = [err99];
} else {
vErrors.push(err99);
}
errors++;
}
}
if (data37.name !== void 0) {
let data38 = data37.name;
if (typeof data38 === "string") {
if (!pattern0.test(data38)) {
const err100 = { instancePath: instancePath + "/brand/seller/name", schemaPath: "#/properties/brand/properties/seller/properties/name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.seller.properties.name.allOf[0], data: data38 };
if (vErrors === null) {
vErrors = [err100];
} else {
vErrors.push(err100);
}
errors++;
}
}
if (typeof data38 === "string") {
if (func3(data38) > 200) {
const err101 = { instancePath: instancePath + "/brand/seller/name", schemaPath: "#/properties/brand/properties/seller/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema11.properties.brand.properties.seller.properties.name, data: data38 };
if (vErrors === null) {
vErrors = [err101];
} else {
vErrors.push(err101);
}
errors++;
}
if (func3(data38) < 1) {
const err102 = { instancePath: instancePath + "/brand/seller/name", schemaPath: "#/properties/brand/properties/seller/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.seller.properties.name, data: data38 };
if (vErrors === null) {
vErrors = [err102];
} else {
vErrors.push(err102);
}
errors++;
}
} else {
const err103 = { instancePath: instancePath + "/brand/seller/name", schemaPath: "#/properties/brand/properties/seller/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.seller.properties.name.type, parentSchema: schema11.properties.brand.properties.seller.properties.name, data: data38 };
if (vErrors === null) {
vErrors = [err103];
} else {
vErrors.push(err103);
}
errors++;
}
}
if (data37.address !== void 0) {
let data39 = data37.address;
if (Array.isArray(data39)) {
if (data39.length > 64) {
const err104 = { instancePath: instancePath + "/brand/seller/address", schemaPath: "#/properties/brand/properties/seller/properties/address/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema11.properties.brand.properties.seller.properties.address, data: data39 };
if (vErrors === null) {
vErrors = [err104];
} else {
vErrors.push(err104);
}
errors++;
}
if (data39.length < 0) {
const err105 = { instancePath: instancePath + "/brand/seller/address", schemaPath: "#/properties/brand/properties/seller/properties/address/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.brand.properties.seller.properties.address, data: data39 };
if (vErrors === null) {
vErrors = [err105];
} else {
vErrors.push(err105);
}
errors++;
}
const len2 = data39.length;
for (let i2 = 0; i2 < len2; i2++) {
let data40 = data39[i2];
if (typeof data40 === "string") {
if (!pattern0.test(data40)) {
const err106 = { instancePath: instancePath + "/brand/seller/address/" + i2, schemaPath: "#/properties/brand/properties/seller/properties/address/items/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.seller.properties.address.items.allOf[0], data: data40 };
if (vErrors === null) {
vErrors = [err106];
} else {
vErrors.push(err106);
}
errors++;
}
}
if (typeof data40 === "string") {
if (func3(data40) > 200) {
const err107 = { instancePath: instancePath + "/brand/seller/address/" + i2, schemaPath: "#/properties/brand/properties/seller/properties/address/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema11.properties.brand.properties.seller.properties.address.items, data: data40 };
if (vErrors === null) {
vErrors = [err107];
} else {
vErrors.push(err107);
}
errors++;
}
if (func3(data40) < 1) {
const err108 = { instancePath: instancePath + "/brand/seller/address/" + i2, schemaPath: "#/properties/brand/properties/seller/properties/address/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.seller.properties.address.items, data: data40 };
if (vErrors === null) {
vErrors = [err108];
} else {
vErrors.push(err108);
}
errors++;
}
} else {
const err109 = { instancePath: instancePath + "/brand/seller/address/" + i2, schemaPath: "#/properties/brand/properties/seller/properties/address/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.seller.properties.address.items.type, parentSchema: schema11.properties.brand.properties.seller.properties.address.items, data: data40 };
if (vErrors === null) {
vErrors = [err109];
} else {
vErrors.push(err109);
}
errors++;
}
}
} else {
const err110 = { instancePath: instancePath + "/brand/seller/address", schemaPath: "#/properties/brand/properties/seller/properties/address/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.brand.properties.seller.properties.address.type, parentSchema: schema11.properties.brand.properties.seller.properties.address, data: data39 };
if (vErrors === null) {
vErrors = [err110];
} else {
vErrors.push(err110);
}
errors++;
}
}
if (data37.tax_id !== void 0) {
let data41 = data37.tax_id;
if (typeof data41 === "string") {
if (!pattern0.test(data41)) {
const err111 = { instancePath: instancePath + "/brand/seller/tax_id", schemaPath: "#/properties/brand/properties/seller/properties/tax_id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.brand.properties.seller.properties.tax_id.allOf[0], data: data41 };
if (vErrors === null) {
vErrors = [err111];
} else {
vErrors.push(err111);
}
errors++;
}
}
if (typeof data41 === "string") {
if (func3(data41) > 200) {
const err112 = { instancePath: instancePath + "/brand/seller/tax_id", schemaPath: "#/properties/brand/properties/seller/properties/tax_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema11.properties.brand.properties.seller.properties.tax_id, data: data41 };
if (vErrors === null) {
vErrors = [err112];
} else {
vErrors.push(err112);
}
errors++;
}
if (func3(data41) < 1) {
const err113 = { instancePath: instancePath + "/brand/seller/tax_id", schemaPath: "#/properties/brand/properties/seller/properties/tax_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.brand.properties.seller.properties.tax_id, data: data41 };
if (vErrors === null) {
vErrors = [err113];
} else {
vErrors.push(err113);
}
errors++;
}
} else {
const err114 = { instancePath: instancePath + "/brand/seller/tax_id", schemaPath: "#/properties/brand/properties/seller/properties/tax_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.brand.properties.seller.properties.tax_id.type, parentSchema: schema11.properties.brand.properties.seller.properties.tax_id, data: data41 };
if (vErrors === null) {
vErrors = [err114];
} else {
vErrors.push(err114);
}
errors++;
}
}
} else {
const err115 = { instancePath: instancePath + "/brand/seller", schemaPath: "#/properties/brand/properties/seller/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.brand.properties.seller.type, parentSchema: schema11.properties.brand.properties.seller, data: data37 };
if (vErrors === null) {
vErrors = [err115];
} else {
vErrors.push(err115);
}
errors++;
}
}
} else {
const err116 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.brand.type, parentSchema: schema11.properties.brand, data: data28 };
if (vErrors === null) {
vErrors = [err116];
} else {
vErrors.push(err116);
}
errors++;
}
}
if (data.plans !== void 0) {
let data42 = data.plans;
if (Array.isArray(data42)) {
if (data42.length < 0) {
const err117 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans, data: data42 };
if (vErrors === null) {
vErrors = [err117];
} else {
vErrors.push(err117);
}
errors++;
}
const len3 = data42.length;
for (let i3 = 0; i3 < len3; i3++) {
let data43 = data42[i3];
if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
if (data43.id === void 0) {
const err118 = { instancePath: instancePath + "/plans/" + i3, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data43 };
if (vErrors === null) {
vErrors = [err118];
} else {
vErrors.push(err118);
}
errors++;
}
if (data43.models === void 0) {
const err119 = { instancePath: instancePath + "/plans/" + i3, schemaPath: "#/properties/plans/items/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'", schema: schema11.properties.plans.items.required, parentSchema: schema11.properties.plans.items, data: data43 };
if (vErrors === null) {
vErrors = [err119];
} else {
vErrors.push(err119);
}
errors++;
}
for (const key8 in data43) {
if (!func2.call(schema11.properties.plans.items.properties, key8)) {
const err120 = { instancePath: instancePath + "/plans/" + i3, schemaPath: "#/properties/plans/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items, data: data43 };
if (vErrors === null) {
vErrors = [err120];
} else {
vErrors.push(err120);
}
errors++;
}
}
if (data43.id !== void 0) {
let data44 = data43.id;
if (typeof data44 === "string") {
if (!pattern14.test(data44)) {
const err121 = { instancePath: instancePath + "/plans/" + i3 + "/id", schemaPath: "#/properties/plans/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"', schema: "^[A-Za-z0-9_-]+$", parentSchema: schema11.properties.plans.items.properties.id, data: data44 };
if (vErrors === null) {
vErrors = [err121];
} else {
vErrors.push(err121);
}
errors++;
}
} else {
const err122 = { instancePath: instancePath + "/plans/" + i3 + "/id", schemaPath: "#/properties/plans/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.id.type, parentSchema: schema11.properties.plans.items.properties.id, data: data44 };
if (vErrors === null) {
vErrors = [err122];
} else {
vErrors.push(err122);
}
errors++;
}
}
if (data43.name !== void 0) {
let data45 = data43.name;
if (typeof data45 === "string") {
if (!pattern0.test(data45)) {
const err123 = { instancePath: instancePath + "/plans/" + i3 + "/name", schemaPath: "#/properties/plans/items/properties/name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.plans.items.properties.name.allOf[0], data: data45 };
if (vErrors === null) {
vErrors = [err123];
} else {
vErrors.push(err123);
}
errors++;
}
}
if (typeof data45 === "string") {
if (func3(data45) < 1) {
const err124 = { instancePath: instancePath + "/plans/" + i3 + "/name", schemaPath: "#/properties/plans/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.name, data: data45 };
if (vErrors === null) {
vErrors = [err124];
} else {
vErrors.push(err124);
}
errors++;
}
} else {
const err125 = { instancePath: instancePath + "/plans/" + i3 + "/name", schemaPath: "#/properties/plans/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.name.type, parentSchema: schema11.properties.plans.items.properties.name, data: data45 };
if (vErrors === null) {
vErrors = [err125];
} else {
vErrors.push(err125);
}
errors++;
}
}
if (data43.models !== void 0) {
let data46 = data43.models;
if (Array.isArray(data46)) {
if (data46.length < 0) {
const err126 = { instancePath: instancePath + "/plans/" + i3 + "/models", schemaPath: "#/properties/plans/items/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.plans.items.properties.models, data: data46 };
if (vErrors === null) {
vErrors = [err126];
} else {
vErrors.push(err126);
}
errors++;
}
const len4 = data46.length;
for (let i4 = 0; i4 < len4; i4++) {
let data47 = data46[i4];
if (typeof data47 === "string") {
if (func3(data47) < 1) {
const err127 = { instancePath: instancePath + "/plans/" + i3 + "/models/" + i4, schemaPath: "#/properties/plans/items/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.models.items, data: data47 };
if (vErrors === null) {
vErrors = [err127];
} else {
vErrors.push(err127);
}
errors++;
}
if (!pattern16.test(data47)) {
const err128 = { instancePath: instancePath + "/plans/" + i3 + "/models/" + i4, schemaPath: "#/properties/plans/items/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.models.items, data: data47 };
if (vErrors === null) {
vErrors = [err128];
} else {
vErrors.push(err128);
}
errors++;
}
} else {
const err129 = { instancePath: instancePath + "/plans/" + i3 + "/models/" + i4, schemaPath: "#/properties/plans/items/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.models.items.type, parentSchema: schema11.properties.plans.items.properties.models.items, data: data47 };
if (vErrors === null) {
vErrors = [err129];
} else {
vErrors.push(err129);
}
errors++;
}
}
} else {
const err130 = { instancePath: instancePath + "/plans/" + i3 + "/models", schemaPath: "#/properties/plans/items/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.items.properties.models.type, parentSchema: schema11.properties.plans.items.properties.models, data: data46 };
if (vErrors === null) {
vErrors = [err130];
} else {
vErrors.push(err130);
}
errors++;
}
}
if (data43.requests_per_minute !== void 0) {
let data48 = data43.requests_per_minute;
if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
const err131 = { instancePath: instancePath + "/plans/" + i3 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.requests_per_minute.type, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data48 };
if (vErrors === null) {
vErrors = [err131];
} else {
vErrors.push(err131);
}
errors++;
}
if (typeof data48 == "number" && isFinite(data48)) {
if (data48 > 1e12 || isNaN(data48)) {
const err132 = { instancePath: instancePath + "/plans/" + i3 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data48 };
if (vErrors === null) {
vErrors = [err132];
} else {
vErrors.push(err132);
}
errors++;
}
if (data48 < 1 || isNaN(data48)) {
const err133 = { instancePath: instancePath + "/plans/" + i3 + "/requests_per_minute", schemaPath: "#/properties/plans/items/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.requests_per_minute, data: data48 };
if (vErrors === null) {
vErrors = [err133];
} else {
vErrors.push(err133);
}
errors++;
}
}
}
if (data43.tokens_per_minute !== void 0) {
let data49 = data43.tokens_per_minute;
if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
const err134 = { instancePath: instancePath + "/plans/" + i3 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.tokens_per_minute.type, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data49 };
if (vErrors === null) {
vErrors = [err134];
} else {
vErrors.push(err134);
}
errors++;
}
if (typeof data49 == "number" && isFinite(data49)) {
if (data49 > 1e12 || isNaN(data49)) {
const err135 = { instancePath: instancePath + "/plans/" + i3 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data49 };
if (vErrors === null) {
vErrors = [err135];
} else {
vErrors.push(err135);
}
errors++;
}
if (data49 < 1 || isNaN(data49)) {
const err136 = { instancePath: instancePath + "/plans/" + i3 + "/tokens_per_minute", schemaPath: "#/properties/plans/items/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.tokens_per_minute, data: data49 };
if (vErrors === null) {
vErrors = [err136];
} else {
vErrors.push(err136);
}
errors++;
}
}
}
if (data43.concurrent_requests !== void 0) {
let data50 = data43.concurrent_requests;
if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
const err137 = { instancePath: instancePath + "/plans/" + i3 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.concurrent_requests.type, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data50 };
if (vErrors === null) {
vErrors = [err137];
} else {
vErrors.push(err137);
}
errors++;
}
if (typeof data50 == "number" && isFinite(data50)) {
if (data50 > 1e12 || isNaN(data50)) {
const err138 = { instancePath: instancePath + "/plans/" + i3 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000", schema: 1e12, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data50 };
if (vErrors === null) {
vErrors = [err138];
} else {
vErrors.push(err138);
}
errors++;
}
if (data50 < 1 || isNaN(data50)) {
const err139 = { instancePath: instancePath + "/plans/" + i3 + "/concurrent_requests", schemaPath: "#/properties/plans/items/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.concurrent_requests, data: data50 };
if (vErrors === null) {
vErrors = [err139];
} else {
vErrors.push(err139);
}
errors++;
}
}
}
if (data43.cached_tokens_count !== void 0) {
let data51 = data43.cached_tokens_count;
if (!(data51 === "full" || data51 === "none")) {
const err140 = { instancePath: instancePath + "/plans/" + i3 + "/cached_tokens_count", schemaPath: "#/properties/plans/items/properties/cached_tokens_count/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.cached_tokens_count.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.cached_tokens_count.enum, parentSchema: schema11.properties.plans.items.properties.cached_tokens_count, data: data51 };
if (vErrors === null) {
vErrors = [err140];
} else {
vErrors.push(err140);
}
errors++;
}
}
if (data43.unlisted_fields !== void 0) {
let data52 = data43.unlisted_fields;
if (!(data52 === "refuse" || data52 === "ignore")) {
const err141 = { instancePath: instancePath + "/plans/" + i3 + "/unlisted_fields", schemaPath: "#/properties/plans/items/properties/unlisted_fields/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.unlisted_fields.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.unlisted_fields.enum, parentSchema: schema11.properties.plans.items.properties.unlisted_fields, data: data52 };
if (vErrors === null) {
vErrors = [err141];
} else {
vErrors.push(err141);
}
errors++;
}
}
if (data43.cache_marks !== void 0) {
let data53 = data43.cache_marks;
if (!(data53 === "off" || data53 === "auto")) {
const err142 = { instancePath: instancePath + "/plans/" + i3 + "/cache_marks", schemaPath: "#/properties/plans/items/properties/cache_marks/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.cache_marks.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.plans.items.properties.cache_marks.enum, parentSchema: schema11.properties.plans.items.properties.cache_marks, data: data53 };
if (vErrors === null) {
vErrors = [err142];
} else {
vErrors.push(err142);
}
errors++;
}
}
if (data43.customer_keys !== void 0) {
let data54 = data43.customer_keys;
if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
const err143 = { instancePath: instancePath + "/plans/" + i3 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.customer_keys.type, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data54 };
if (vErrors === null) {
vErrors = [err143];
} else {
vErrors.push(err143);
}
errors++;
}
if (typeof data54 == "number" && isFinite(data54)) {
if (data54 > 1e3 || isNaN(data54)) {
const err144 = { instancePath: instancePath + "/plans/" + i3 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data54 };
if (vErrors === null) {
vErrors = [err144];
} else {
vErrors.push(err144);
}
errors++;
}
if (data54 < 1 || isNaN(data54)) {
const err145 = { instancePath: instancePath + "/plans/" + i3 + "/customer_keys", schemaPath: "#/properties/plans/items/properties/customer_keys/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.customer_keys, data: data54 };
if (vErrors === null) {
vErrors = [err145];
} else {
vErrors.push(err145);
}
errors++;
}
}
}
if (data43.margin !== void 0) {
let data55 = data43.margin;
const _errs126 = errors;
let valid29 = true;
const _errs127 = errors;
if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
const err146 = {};
if (vErrors === null) {
vErrors = [err146];
} else {
vErrors.push(err146);
}
errors++;
}
var _valid0 = _errs127 === errors;
errors = _errs126;
if (vErrors !== null) {
if (_errs126) {
vErrors.length = _errs126;
} else {
vErrors = null;
}
}
if (!_valid0) {
const _errs129 = errors;
if (typeof data55 === "string") {
if (!pattern17.test(data55)) {
const err147 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data55 };
if (vErrors === null) {
vErrors = [err147];
} else {
vErrors.push(err147);
}
errors++;
}
} else {
const err148 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/else/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[0].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0].else, data: data55 };
if (vErrors === null) {
vErrors = [err148];
} else {
vErrors.push(err148);
}
errors++;
}
var _valid0 = _errs129 === errors;
valid29 = _valid0;
}
if (!valid29) {
const err149 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[0].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[0], data: data55 };
if (vErrors === null) {
vErrors = [err149];
} else {
vErrors.push(err149);
}
errors++;
}
const _errs132 = errors;
let valid30 = true;
const _errs133 = errors;
const _errs134 = errors;
const _errs135 = errors;
if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
const err150 = {};
if (vErrors === null) {
vErrors = [err150];
} else {
vErrors.push(err150);
}
errors++;
}
var valid31 = _errs135 === errors;
if (valid31) {
const err151 = {};
if (vErrors === null) {
vErrors = [err151];
} else {
vErrors.push(err151);
}
errors++;
} else {
errors = _errs134;
if (vErrors !== null) {
if (_errs134) {
vErrors.length = _errs134;
} else {
vErrors = null;
}
}
}
var _valid1 = _errs133 === errors;
errors = _errs132;
if (vErrors !== null) {
if (_errs132) {
vErrors.length = _errs132;
} else {
vErrors = null;
}
}
if (!_valid1) {
const _errs137 = errors;
if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
for (const key9 in data55) {
const _errs139 = errors;
if (typeof key9 === "string") {
if (func3(key9) < 1) {
const err152 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key9, propertyName: key9 };
if (vErrors === null) {
vErrors = [err152];
} else {
vErrors.push(err152);
}
errors++;
}
if (!pattern16.test(key9)) {
const err153 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key9, propertyName: key9 };
if (vErrors === null) {
vErrors = [err153];
} else {
vErrors.push(err153);
}
errors++;
}
} else {
const err154 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, data: key9, propertyName: key9 };
if (vErrors === null) {
vErrors = [err154];
} else {
vErrors.push(err154);
}
errors++;
}
var valid32 = _errs139 === errors;
if (!valid32) {
const err155 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/propertyNames", keyword: "propertyNames", params: { propertyName: key9 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.propertyNames, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data55 };
if (vErrors === null) {
vErrors = [err155];
} else {
vErrors.push(err155);
}
errors++;
}
}
for (const key10 in data55) {
let data56 = data55[key10];
if (typeof data56 === "string") {
if (!pattern17.test(data56)) {
const err156 = { instancePath: instancePath + "/plans/" + i3 + "/margin/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,6}0*)?$", parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data56 };
if (vErrors === null) {
vErrors = [err156];
} else {
vErrors.push(err156);
}
errors++;
}
} else {
const err157 = { instancePath: instancePath + "/plans/" + i3 + "/margin/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else.additionalProperties, data: data56 };
if (vErrors === null) {
vErrors = [err157];
} else {
vErrors.push(err157);
}
errors++;
}
}
} else {
const err158 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/else/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.margin.allOf[1].else.type, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1].else, data: data55 };
if (vErrors === null) {
vErrors = [err158];
} else {
vErrors.push(err158);
}
errors++;
}
var _valid1 = _errs137 === errors;
valid30 = _valid1;
}
if (!valid30) {
const err159 = { instancePath: instancePath + "/plans/" + i3 + "/margin", schemaPath: "#/properties/plans/items/properties/margin/allOf/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.plans.items.properties.margin.allOf[1].if, parentSchema: schema11.properties.plans.items.properties.margin.allOf[1], data: data55 };
if (vErrors === null) {
vErrors = [err159];
} else {
vErrors.push(err159);
}
errors++;
}
}
if (data43.prices !== void 0) {
let data57 = data43.prices;
if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
for (const key11 in data57) {
const _errs146 = errors;
if (typeof key11 === "string") {
if (func3(key11) < 1) {
const err160 = { instancePath: instancePath + "/plans/" + i3 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key11, propertyName: key11 };
if (vErrors === null) {
vErrors = [err160];
} else {
vErrors.push(err160);
}
errors++;
}
if (!pattern16.test(key11)) {
const err161 = { instancePath: instancePath + "/plans/" + i3 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^*\\s]*\\*?$" }, message: 'must match pattern "^[^*\\s]*\\*?$"', schema: "^[^*\\s]*\\*?$", parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key11, propertyName: key11 };
if (vErrors === null) {
vErrors = [err161];
} else {
vErrors.push(err161);
}
errors++;
}
} else {
const err162 = { instancePath: instancePath + "/plans/" + i3 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.propertyNames.type, parentSchema: schema11.properties.plans.items.properties.prices.propertyNames, data: key11, propertyName: key11 };
if (vErrors === null) {
vErrors = [err162];
} else {
vErrors.push(err162);
}
errors++;
}
var valid34 = _errs146 === errors;
if (!valid34) {
const err163 = { instancePath: instancePath + "/plans/" + i3 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/propertyNames", keyword: "propertyNames", params: { propertyName: key11 }, message: "property name must be valid", schema: schema11.properties.plans.items.properties.prices.propertyNames, parentSchema: schema11.properties.plans.items.properties.prices, data: data57 };
if (vErrors === null) {
vErrors = [err163];
} else {
vErrors.push(err163);
}
errors++;
}
}
for (const key12 in data57) {
let data58 = data57[key12];
if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
if (data58.prompt === void 0) {
const err164 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data58 };
if (vErrors === null) {
vErrors = [err164];
} else {
vErrors.push(err164);
}
errors++;
}
if (data58.completion === void 0) {
const err165 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data58 };
if (vErrors === null) {
vErrors = [err165];
} else {
vErrors.push(err165);
}
errors++;
}
for (const key13 in data58) {
if (!(key13 === "prompt" || key13 === "completion" || key13 === "cached_prompt" || key13 === "cache_write" || key13 === "cache_write_1h" || key13 === "tiers")) {
const err166 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data58 };
if (vErrors === null) {
vErrors = [err166];
} else {
vErrors.push(err166);
}
errors++;
}
}
if (data58.prompt !== void 0) {
let data59 = data58.prompt;
if (typeof data59 === "string") {
if (!pattern21.test(data59)) {
const err167 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data59 };
if (vErrors === null) {
vErrors = [err167];
} else {
vErrors.push(err167);
}
errors++;
}
} else {
const err168 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.prompt, data: data59 };
if (vErrors === null) {
vErrors = [err168];
} else {
vErrors.push(err168);
}
errors++;
}
}
if (data58.completion !== void 0) {
let data60 = data58.completion;
if (typeof data60 === "string") {
if (!pattern21.test(data60)) {
const err169 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data60 };
if (vErrors === null) {
vErrors = [err169];
} else {
vErrors.push(err169);
}
errors++;
}
} else {
const err170 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.completion, data: data60 };
if (vErrors === null) {
vErrors = [err170];
} else {
vErrors.push(err170);
}
errors++;
}
}
if (data58.cached_prompt !== void 0) {
let data61 = data58.cached_prompt;
if (typeof data61 === "string") {
if (!pattern21.test(data61)) {
const err171 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data61 };
if (vErrors === null) {
vErrors = [err171];
} else {
vErrors.push(err171);
}
errors++;
}
} else {
const err172 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cached_prompt, data: data61 };
if (vErrors === null) {
vErrors = [err172];
} else {
vErrors.push(err172);
}
errors++;
}
}
if (data58.cache_write !== void 0) {
let data62 = data58.cache_write;
if (typeof data62 === "string") {
if (!pattern21.test(data62)) {
const err173 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data62 };
if (vErrors === null) {
vErrors = [err173];
} else {
vErrors.push(err173);
}
errors++;
}
} else {
const err174 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write, data: data62 };
if (vErrors === null) {
vErrors = [err174];
} else {
vErrors.push(err174);
}
errors++;
}
}
if (data58.cache_write_1h !== void 0) {
let data63 = data58.cache_write_1h;
if (typeof data63 === "string") {
if (!pattern21.test(data63)) {
const err175 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h, data: data63 };
if (vErrors === null) {
vErrors = [err175];
} else {
vErrors.push(err175);
}
errors++;
}
} else {
const err176 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.cache_write_1h, data: data63 };
if (vErrors === null) {
vErrors = [err176];
} else {
vErrors.push(err176);
}
errors++;
}
}
if (data58.tiers !== void 0) {
let data64 = data58.tiers;
if (Array.isArray(data64)) {
if (data64.length > 31) {
const err177 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data64 };
if (vErrors === null) {
vErrors = [err177];
} else {
vErrors.push(err177);
}
errors++;
}
if (data64.length < 1) {
const err178 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data64 };
if (vErrors === null) {
vErrors = [err178];
} else {
vErrors.push(err178);
}
errors++;
}
const len5 = data64.length;
for (let i5 = 0; i5 < len5; i5++) {
let data65 = data64[i5];
if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
if (data65.above_input_tokens === void 0) {
const err179 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.required, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data65 };
if (vErrors === null) {
vErrors = [err179];
} else {
vErrors.push(err179);
}
errors++;
}
for (const key14 in data65) {
if (!(key14 === "above_input_tokens" || key14 === "prompt" || key14 === "completion" || key14 === "cached_prompt" || key14 === "cache_write" || key14 === "cache_write_1h")) {
const err180 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data65 };
if (vErrors === null) {
vErrors = [err180];
} else {
vErrors.push(err180);
}
errors++;
}
}
if (data65.above_input_tokens !== void 0) {
let data66 = data65.above_input_tokens;
if (!(typeof data66 == "number" && (!(data66 % 1) && !isNaN(data66)) && isFinite(data66))) {
const err181 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data66 };
if (vErrors === null) {
vErrors = [err181];
} else {
vErrors.push(err181);
}
errors++;
}
if (typeof data66 == "number" && isFinite(data66)) {
if (data66 > 1e8 || isNaN(data66)) {
const err182 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data66 };
if (vErrors === null) {
vErrors = [err182];
} else {
vErrors.push(err182);
}
errors++;
}
if (data66 < 1 || isNaN(data66)) {
const err183 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/above_input_tokens", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.above_input_tokens, data: data66 };
if (vErrors === null) {
vErrors = [err183];
} else {
vErrors.push(err183);
}
errors++;
}
}
}
if (data65.prompt !== void 0) {
let data67 = data65.prompt;
if (typeof data67 === "string") {
if (!pattern21.test(data67)) {
const err184 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt, data: data67 };
if (vErrors === null) {
vErrors = [err184];
} else {
vErrors.push(err184);
}
errors++;
}
} else {
const err185 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.prompt, data: data67 };
if (vErrors === null) {
vErrors = [err185];
} else {
vErrors.push(err185);
}
errors++;
}
}
if (data65.completion !== void 0) {
let data68 = data65.completion;
if (typeof data68 === "string") {
if (!pattern21.test(data68)) {
const err186 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion, data: data68 };
if (vErrors === null) {
vErrors = [err186];
} else {
vErrors.push(err186);
}
errors++;
}
} else {
const err187 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/completion", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.completion, data: data68 };
if (vErrors === null) {
vErrors = [err187];
} else {
vErrors.push(err187);
}
errors++;
}
}
if (data65.cached_prompt !== void 0) {
let data69 = data65.cached_prompt;
if (typeof data69 === "string") {
if (!pattern21.test(data69)) {
const err188 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt, data: data69 };
if (vErrors === null) {
vErrors = [err188];
} else {
vErrors.push(err188);
}
errors++;
}
} else {
const err189 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cached_prompt", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cached_prompt, data: data69 };
if (vErrors === null) {
vErrors = [err189];
} else {
vErrors.push(err189);
}
errors++;
}
}
if (data65.cache_write !== void 0) {
let data70 = data65.cache_write;
if (typeof data70 === "string") {
if (!pattern21.test(data70)) {
const err190 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write, data: data70 };
if (vErrors === null) {
vErrors = [err190];
} else {
vErrors.push(err190);
}
errors++;
}
} else {
const err191 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cache_write", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write, data: data70 };
if (vErrors === null) {
vErrors = [err191];
} else {
vErrors.push(err191);
}
errors++;
}
}
if (data65.cache_write_1h !== void 0) {
let data71 = data65.cache_write_1h;
if (typeof data71 === "string") {
if (!pattern21.test(data71)) {
const err192 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h, data: data71 };
if (vErrors === null) {
vErrors = [err192];
} else {
vErrors.push(err192);
}
errors++;
}
} else {
const err193 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5 + "/cache_write_1h", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.properties.cache_write_1h, data: data71 };
if (vErrors === null) {
vErrors = [err193];
} else {
vErrors.push(err193);
}
errors++;
}
}
} else {
const err194 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers/" + i5, schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.items, data: data65 };
if (vErrors === null) {
vErrors = [err194];
} else {
vErrors.push(err194);
}
errors++;
}
}
} else {
const err195 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/tiers", schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties.properties.tiers, data: data64 };
if (vErrors === null) {
vErrors = [err195];
} else {
vErrors.push(err195);
}
errors++;
}
}
} else {
const err196 = { instancePath: instancePath + "/plans/" + i3 + "/prices/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/plans/items/properties/prices/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.additionalProperties.type, parentSchema: schema11.properties.plans.items.properties.prices.additionalProperties, data: data58 };
if (vErrors === null) {
vErrors = [err196];
} else {
vErrors.push(err196);
}
errors++;
}
}
} else {
const err197 = { instancePath: instancePath + "/plans/" + i3 + "/prices", schemaPath: "#/properties/plans/items/properties/prices/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.properties.prices.type, parentSchema: schema11.properties.plans.items.properties.prices, data: data57 };
if (vErrors === null) {
vErrors = [err197];
} else {
vErrors.push(err197);
}
errors++;
}
}
} else {
const err198 = { instancePath: instancePath + "/plans/" + i3, schemaPath: "#/properties/plans/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.plans.items.type, parentSchema: schema11.properties.plans.items, data: data43 };
if (vErrors === null) {
vErrors = [err198];
} else {
vErrors.push(err198);
}
errors++;
}
}
} else {
const err199 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.plans.type, parentSchema: schema11.properties.plans, data: data42 };
if (vErrors === null) {
vErrors = [err199];
} else {
vErrors.push(err199);
}
errors++;
}
}
if (data.models !== void 0) {
let data72 = data.models;
if (Array.isArray(data72)) {
if (data72.length < 0) {
const err200 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema11.properties.models, data: data72 };
if (vErrors === null) {
vErrors = [err200];
} else {
vErrors.push(err200);
}
errors++;
}
const len6 = data72.length;
for (let i6 = 0; i6 < len6; i6++) {
let data73 = data72[i6];
if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
if (data73.id === void 0) {
const err201 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err201];
} else {
vErrors.push(err201);
}
errors++;
}
if (data73.context_length === void 0) {
const err202 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "context_length" }, message: "must have required property 'context_length'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err202];
} else {
vErrors.push(err202);
}
errors++;
}
if (data73.max_output_tokens === void 0) {
const err203 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "max_output_tokens" }, message: "must have required property 'max_output_tokens'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err203];
} else {
vErrors.push(err203);
}
errors++;
}
if (data73.pricing === void 0) {
const err204 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "pricing" }, message: "must have required property 'pricing'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err204];
} else {
vErrors.push(err204);
}
errors++;
}
if (data73.upstreams === void 0) {
const err205 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'", schema: schema11.properties.models.items.required, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err205];
} else {
vErrors.push(err205);
}
errors++;
}
for (const key15 in data73) {
if (!func2.call(schema11.properties.models.items.properties, key15)) {
const err206 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err206];
} else {
vErrors.push(err206);
}
errors++;
}
}
if (data73.id !== void 0) {
let data74 = data73.id;
if (typeof data74 === "string") {
if (!pattern31.test(data74)) {
const err207 = { instancePath: instancePath + "/models/" + i6 + "/id", schemaPath: "#/properties/models/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.models.items.properties.id, data: data74 };
if (vErrors === null) {
vErrors = [err207];
} else {
vErrors.push(err207);
}
errors++;
}
} else {
const err208 = { instancePath: instancePath + "/models/" + i6 + "/id", schemaPath: "#/properties/models/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.id.type, parentSchema: schema11.properties.models.items.properties.id, data: data74 };
if (vErrors === null) {
vErrors = [err208];
} else {
vErrors.push(err208);
}
errors++;
}
}
if (data73.display_name !== void 0) {
let data75 = data73.display_name;
if (typeof data75 === "string") {
if (!pattern0.test(data75)) {
const err209 = { instancePath: instancePath + "/models/" + i6 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.display_name.allOf[0], data: data75 };
if (vErrors === null) {
vErrors = [err209];
} else {
vErrors.push(err209);
}
errors++;
}
}
if (typeof data75 === "string") {
if (func3(data75) < 1) {
const err210 = { instancePath: instancePath + "/models/" + i6 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.display_name, data: data75 };
if (vErrors === null) {
vErrors = [err210];
} else {
vErrors.push(err210);
}
errors++;
}
} else {
const err211 = { instancePath: instancePath + "/models/" + i6 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.display_name.type, parentSchema: schema11.properties.models.items.properties.display_name, data: data75 };
if (vErrors === null) {
vErrors = [err211];
} else {
vErrors.push(err211);
}
errors++;
}
}
if (data73.description !== void 0) {
let data76 = data73.description;
if (typeof data76 !== "string") {
const err212 = { instancePath: instancePath + "/models/" + i6 + "/description", schemaPath: "#/properties/models/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.description.type, parentSchema: schema11.properties.models.items.properties.description, data: data76 };
if (vErrors === null) {
vErrors = [err212];
} else {
vErrors.push(err212);
}
errors++;
}
}
if (data73.owned_by !== void 0) {
let data77 = data73.owned_by;
if (typeof data77 === "string") {
if (!pattern0.test(data77)) {
const err213 = { instancePath: instancePath + "/models/" + i6 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.owned_by.allOf[0], data: data77 };
if (vErrors === null) {
vErrors = [err213];
} else {
vErrors.push(err213);
}
errors++;
}
}
if (typeof data77 === "string") {
if (func3(data77) < 1) {
const err214 = { instancePath: instancePath + "/models/" + i6 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.owned_by, data: data77 };
if (vErrors === null) {
vErrors = [err214];
} else {
vErrors.push(err214);
}
errors++;
}
} else {
const err215 = { instancePath: instancePath + "/models/" + i6 + "/owned_by", schemaPath: "#/properties/models/items/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.owned_by.type, parentSchema: schema11.properties.models.items.properties.owned_by, data: data77 };
if (vErrors === null) {
vErrors = [err215];
} else {
vErrors.push(err215);
}
errors++;
}
}
if (data73.created !== void 0) {
let data78 = data73.created;
if (typeof data78 === "string") {
if (!pattern34.test(data78)) {
const err216 = { instancePath: instancePath + "/models/" + i6 + "/created", schemaPath: "#/properties/models/items/properties/created/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.created, data: data78 };
if (vErrors === null) {
vErrors = [err216];
} else {
vErrors.push(err216);
}
errors++;
}
} else {
const err217 = { instancePath: instancePath + "/models/" + i6 + "/created", schemaPath: "#/properties/models/items/properties/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.created.type, parentSchema: schema11.properties.models.items.properties.created, data: data78 };
if (vErrors === null) {
vErrors = [err217];
} else {
vErrors.push(err217);
}
errors++;
}
}
if (data73.lifecycle !== void 0) {
let data79 = data73.lifecycle;
if (!(data79 === "preview" || data79 === "active" || data79 === "deprecated" || data79 === "retired")) {
const err218 = { instancePath: instancePath + "/models/" + i6 + "/lifecycle", schemaPath: "#/properties/models/items/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.lifecycle.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.lifecycle.enum, parentSchema: schema11.properties.models.items.properties.lifecycle, data: data79 };
if (vErrors === null) {
vErrors = [err218];
} else {
vErrors.push(err218);
}
errors++;
}
}
if (data73.deprecated_at !== void 0) {
let data80 = data73.deprecated_at;
if (typeof data80 === "string") {
if (!pattern34.test(data80)) {
const err219 = { instancePath: instancePath + "/models/" + i6 + "/deprecated_at", schemaPath: "#/properties/models/items/properties/deprecated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.deprecated_at, data: data80 };
if (vErrors === null) {
vErrors = [err219];
} else {
vErrors.push(err219);
}
errors++;
}
} else {
const err220 = { instancePath: instancePath + "/models/" + i6 + "/deprecated_at", schemaPath: "#/properties/models/items/properties/deprecated_at/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.deprecated_at.type, parentSchema: schema11.properties.models.items.properties.deprecated_at, data: data80 };
if (vErrors === null) {
vErrors = [err220];
} else {
vErrors.push(err220);
}
errors++;
}
}
if (data73.retires_at !== void 0) {
let data81 = data73.retires_at;
if (typeof data81 === "string") {
if (!pattern34.test(data81)) {
const err221 = { instancePath: instancePath + "/models/" + i6 + "/retires_at", schemaPath: "#/properties/models/items/properties/retires_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"', schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", parentSchema: schema11.properties.models.items.properties.retires_at, data: data81 };
if (vErrors === null) {
vErrors = [err221];
} else {
vErrors.push(err221);
}
errors++;
}
} else {
const err222 = { instancePath: instancePath + "/models/" + i6 + "/retires_at", schemaPath: "#/properties/models/items/properties/retires_at/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.retires_at.type, parentSchema: schema11.properties.models.items.properties.retires_at, data: data81 };
if (vErrors === null) {
vErrors = [err222];
} else {
vErrors.push(err222);
}
errors++;
}
}
if (data73.replacement !== void 0) {
let data82 = data73.replacement;
if (typeof data82 === "string") {
if (!pattern31.test(data82)) {
const err223 = { instancePath: instancePath + "/models/" + i6 + "/replacement", schemaPath: "#/properties/models/items/properties/replacement/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.models.items.properties.replacement, data: data82 };
if (vErrors === null) {
vErrors = [err223];
} else {
vErrors.push(err223);
}
errors++;
}
} else {
const err224 = { instancePath: instancePath + "/models/" + i6 + "/replacement", schemaPath: "#/properties/models/items/properties/replacement/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.replacement.type, parentSchema: schema11.properties.models.items.properties.replacement, data: data82 };
if (vErrors === null) {
vErrors = [err224];
} else {
vErrors.push(err224);
}
errors++;
}
}
if (data73.context_length !== void 0) {
let data83 = data73.context_length;
if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
const err225 = { instancePath: instancePath + "/models/" + i6 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.context_length.type, parentSchema: schema11.properties.models.items.properties.context_length, data: data83 };
if (vErrors === null) {
vErrors = [err225];
} else {
vErrors.push(err225);
}
errors++;
}
if (typeof data83 == "number" && isFinite(data83)) {
if (data83 > 1e8 || isNaN(data83)) {
const err226 = { instancePath: instancePath + "/models/" + i6 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.context_length, data: data83 };
if (vErrors === null) {
vErrors = [err226];
} else {
vErrors.push(err226);
}
errors++;
}
if (data83 < 1 || isNaN(data83)) {
const err227 = { instancePath: instancePath + "/models/" + i6 + "/context_length", schemaPath: "#/properties/models/items/properties/context_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.context_length, data: data83 };
if (vErrors === null) {
vErrors = [err227];
} else {
vErrors.push(err227);
}
errors++;
}
}
}
if (data73.max_output_tokens !== void 0) {
let data84 = data73.max_output_tokens;
if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
const err228 = { instancePath: instancePath + "/models/" + i6 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.max_output_tokens.type, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data84 };
if (vErrors === null) {
vErrors = [err228];
} else {
vErrors.push(err228);
}
errors++;
}
if (typeof data84 == "number" && isFinite(data84)) {
if (data84 > 1e8 || isNaN(data84)) {
const err229 = { instancePath: instancePath + "/models/" + i6 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data84 };
if (vErrors === null) {
vErrors = [err229];
} else {
vErrors.push(err229);
}
errors++;
}
if (data84 < 1 || isNaN(data84)) {
const err230 = { instancePath: instancePath + "/models/" + i6 + "/max_output_tokens", schemaPath: "#/properties/models/items/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.max_output_tokens, data: data84 };
if (vErrors === null) {
vErrors = [err230];
} else {
vErrors.push(err230);
}
errors++;
}
}
}
if (data73.capabilities !== void 0) {
let data85 = data73.capabilities;
if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
for (const key16 in data85) {
if (!(key16 === "tools" || key16 === "images" || key16 === "documents" || key16 === "structured_output" || key16 === "reasoning")) {
const err231 = { instancePath: instancePath + "/models/" + i6 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.capabilities, data: data85 };
if (vErrors === null) {
vErrors = [err231];
} else {
vErrors.push(err231);
}
errors++;
}
}
if (data85.tools !== void 0) {
let data86 = data85.tools;
if (typeof data86 !== "boolean") {
const err232 = { instancePath: instancePath + "/models/" + i6 + "/capabilities/tools", schemaPath: "#/properties/models/items/properties/capabilities/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.tools.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.tools, data: data86 };
if (vErrors === null) {
vErrors = [err232];
} else {
vErrors.push(err232);
}
errors++;
}
}
if (data85.images !== void 0) {
let data87 = data85.images;
if (typeof data87 !== "boolean") {
const err233 = { instancePath: instancePath + "/models/" + i6 + "/capabilities/images", schemaPath: "#/properties/models/items/properties/capabilities/properties/images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.images.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.images, data: data87 };
if (vErrors === null) {
vErrors = [err233];
} else {
vErrors.push(err233);
}
errors++;
}
}
if (data85.documents !== void 0) {
let data88 = data85.documents;
if (typeof data88 !== "boolean") {
const err234 = { instancePath: instancePath + "/models/" + i6 + "/capabilities/documents", schemaPath: "#/properties/models/items/properties/capabilities/properties/documents/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.capabilities.properties.documents.type, parentSchema: schema11.properties.models.items.properties.capabilities.properties.documents, data: data88 };
if (vErrors === null) {
vErrors = [err234];
} else {
vErrors.push(err234);
}
errors++;
}
}
if (data85.structured_output !== void 0) {
let data89 = data85.structured_output;
if (!(data89 === "none" || data89 === "best_effort" || data89 === "strict")) {
const err235 = { instancePath: instancePath + "/models/" + i6 + "/capabilities/structured_output", schemaPath: "#/properties/models/items/properties/capabilities/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.structured_output.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.structured_output, data: data89 };
if (vErrors === null) {
vErrors = [err235];
} else {
vErrors.push(err235);
}
errors++;
}
}
if (data85.reasoning !== void 0) {
let data90 = data85.reasoning;
if (!(data90 === "none" || data90 === "optional" || data90 === "always")) {
const err236 = { instancePath: instancePath + "/models/" + i6 + "/capabilities/reasoning", schemaPath: "#/properties/models/items/properties/capabilities/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.capabilities.properties.reasoning.enum, parentSchema: schema11.properties.models.items.properties.capabilities.properties.reasoning, data: data90 };
if (vErrors === null) {
vErrors = [err236];
} else {
vErrors.push(err236);
}
errors++;
}
}
} else {
const err237 = { instancePath: instancePath + "/models/" + i6 + "/capabilities", schemaPath: "#/properties/models/items/properties/capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.capabilities.type, parentSchema: schema11.properties.models.items.properties.capabilities, data: data85 };
if (vErrors === null) {
vErrors = [err237];
} else {
vErrors.push(err237);
}
errors++;
}
}
if (data73.pricing !== void 0) {
let data91 = data73.pricing;
if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
if (data91.prompt === void 0) {
const err238 = { instancePath: instancePath + "/models/" + i6 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err238];
} else {
vErrors.push(err238);
}
errors++;
}
if (data91.completion === void 0) {
const err239 = { instancePath: instancePath + "/models/" + i6 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err239];
} else {
vErrors.push(err239);
}
errors++;
}
for (const key17 in data91) {
if (!(key17 === "prompt" || key17 === "completion" || key17 === "cached_prompt" || key17 === "cache_write" || key17 === "cache_write_1h" || key17 === "tiers")) {
const err240 = { instancePath: instancePath + "/models/" + i6 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err240];
} else {
vErrors.push(err240);
}
errors++;
}
}
if (data91.prompt !== void 0) {
let data92 = data91.prompt;
if (typeof data92 === "string") {
if (!pattern21.test(data92)) {
const err241 = { instancePath: instancePath + "/models/" + i6 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data92 };
if (vErrors === null) {
vErrors = [err241];
} else {
vErrors.push(err241);
}
errors++;
}
} else {
const err242 = { instancePath: instancePath + "/models/" + i6 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.prompt, data: data92 };
if (vErrors === null) {
vErrors = [err242];
} else {
vErrors.push(err242);
}
errors++;
}
}
if (data91.completion !== void 0) {
let data93 = data91.completion;
if (typeof data93 === "string") {
if (!pattern21.test(data93)) {
const err243 = { instancePath: instancePath + "/models/" + i6 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data93 };
if (vErrors === null) {
vErrors = [err243];
} else {
vErrors.push(err243);
}
errors++;
}
} else {
const err244 = { instancePath: instancePath + "/models/" + i6 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.completion, data: data93 };
if (vErrors === null) {
vErrors = [err244];
} else {
vErrors.push(err244);
}
errors++;
}
}
if (data91.cached_prompt !== void 0) {
let data94 = data91.cached_prompt;
if (typeof data94 === "string") {
if (!pattern21.test(data94)) {
const err245 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data94 };
if (vErrors === null) {
vErrors = [err245];
} else {
vErrors.push(err245);
}
errors++;
}
} else {
const err246 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cached_prompt, data: data94 };
if (vErrors === null) {
vErrors = [err246];
} else {
vErrors.push(err246);
}
errors++;
}
}
if (data91.cache_write !== void 0) {
let data95 = data91.cache_write;
if (typeof data95 === "string") {
if (!pattern21.test(data95)) {
const err247 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data95 };
if (vErrors === null) {
vErrors = [err247];
} else {
vErrors.push(err247);
}
errors++;
}
} else {
const err248 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write, data: data95 };
if (vErrors === null) {
vErrors = [err248];
} else {
vErrors.push(err248);
}
errors++;
}
}
if (data91.cache_write_1h !== void 0) {
let data96 = data91.cache_write_1h;
if (typeof data96 === "string") {
if (!pattern21.test(data96)) {
const err249 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h, data: data96 };
if (vErrors === null) {
vErrors = [err249];
} else {
vErrors.push(err249);
}
errors++;
}
} else {
const err250 = { instancePath: instancePath + "/models/" + i6 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.cache_write_1h, data: data96 };
if (vErrors === null) {
vErrors = [err250];
} else {
vErrors.push(err250);
}
errors++;
}
}
if (data91.tiers !== void 0) {
let data97 = data91.tiers;
if (Array.isArray(data97)) {
if (data97.length > 31) {
const err251 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data97 };
if (vErrors === null) {
vErrors = [err251];
} else {
vErrors.push(err251);
}
errors++;
}
if (data97.length < 1) {
const err252 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data97 };
if (vErrors === null) {
vErrors = [err252];
} else {
vErrors.push(err252);
}
errors++;
}
const len7 = data97.length;
for (let i7 = 0; i7 < len7; i7++) {
let data98 = data97[i7];
if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
if (data98.above_input_tokens === void 0) {
const err253 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.required, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data98 };
if (vErrors === null) {
vErrors = [err253];
} else {
vErrors.push(err253);
}
errors++;
}
for (const key18 in data98) {
if (!(key18 === "above_input_tokens" || key18 === "prompt" || key18 === "completion" || key18 === "cached_prompt" || key18 === "cache_write" || key18 === "cache_write_1h")) {
const err254 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data98 };
if (vErrors === null) {
vErrors = [err254];
} else {
vErrors.push(err254);
}
errors++;
}
}
if (data98.above_input_tokens !== void 0) {
let data99 = data98.above_input_tokens;
if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
const err255 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data99 };
if (vErrors === null) {
vErrors = [err255];
} else {
vErrors.push(err255);
}
errors++;
}
if (typeof data99 == "number" && isFinite(data99)) {
if (data99 > 1e8 || isNaN(data99)) {
const err256 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data99 };
if (vErrors === null) {
vErrors = [err256];
} else {
vErrors.push(err256);
}
errors++;
}
if (data99 < 1 || isNaN(data99)) {
const err257 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data99 };
if (vErrors === null) {
vErrors = [err257];
} else {
vErrors.push(err257);
}
errors++;
}
}
}
if (data98.prompt !== void 0) {
let data100 = data98.prompt;
if (typeof data100 === "string") {
if (!pattern21.test(data100)) {
const err258 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt, data: data100 };
if (vErrors === null) {
vErrors = [err258];
} else {
vErrors.push(err258);
}
errors++;
}
} else {
const err259 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.prompt, data: data100 };
if (vErrors === null) {
vErrors = [err259];
} else {
vErrors.push(err259);
}
errors++;
}
}
if (data98.completion !== void 0) {
let data101 = data98.completion;
if (typeof data101 === "string") {
if (!pattern21.test(data101)) {
const err260 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion, data: data101 };
if (vErrors === null) {
vErrors = [err260];
} else {
vErrors.push(err260);
}
errors++;
}
} else {
const err261 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/completion", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.completion, data: data101 };
if (vErrors === null) {
vErrors = [err261];
} else {
vErrors.push(err261);
}
errors++;
}
}
if (data98.cached_prompt !== void 0) {
let data102 = data98.cached_prompt;
if (typeof data102 === "string") {
if (!pattern21.test(data102)) {
const err262 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data102 };
if (vErrors === null) {
vErrors = [err262];
} else {
vErrors.push(err262);
}
errors++;
}
} else {
const err263 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data102 };
if (vErrors === null) {
vErrors = [err263];
} else {
vErrors.push(err263);
}
errors++;
}
}
if (data98.cache_write !== void 0) {
let data103 = data98.cache_write;
if (typeof data103 === "string") {
if (!pattern21.test(data103)) {
const err264 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data103 };
if (vErrors === null) {
vErrors = [err264];
} else {
vErrors.push(err264);
}
errors++;
}
} else {
const err265 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cache_write", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data103 };
if (vErrors === null) {
vErrors = [err265];
} else {
vErrors.push(err265);
}
errors++;
}
}
if (data98.cache_write_1h !== void 0) {
let data104 = data98.cache_write_1h;
if (typeof data104 === "string") {
if (!pattern21.test(data104)) {
const err266 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data104 };
if (vErrors === null) {
vErrors = [err266];
} else {
vErrors.push(err266);
}
errors++;
}
} else {
const err267 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data104 };
if (vErrors === null) {
vErrors = [err267];
} else {
vErrors.push(err267);
}
errors++;
}
}
} else {
const err268 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers/" + i7, schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.pricing.properties.tiers.items.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers.items, data: data98 };
if (vErrors === null) {
vErrors = [err268];
} else {
vErrors.push(err268);
}
errors++;
}
}
} else {
const err269 = { instancePath: instancePath + "/models/" + i6 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/pricing/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.pricing.properties.tiers.type, parentSchema: schema11.properties.models.items.properties.pricing.properties.tiers, data: data97 };
if (vErrors === null) {
vErrors = [err269];
} else {
vErrors.push(err269);
}
errors++;
}
}
} else {
const err270 = { instancePath: instancePath + "/models/" + i6 + "/pricing", schemaPath: "#/properties/models/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.pricing, data: data91 };
if (vErrors === null) {
vErrors = [err270];
} else {
vErrors.push(err270);
}
errors++;
}
}
if (data73.overheads !== void 0) {
let data105 = data73.overheads;
if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
for (const key19 in data105) {
if (!(key19 === "per_request_tokens" || key19 === "per_message_tokens" || key19 === "per_tool_tokens" || key19 === "per_image_tokens")) {
const err271 = { instancePath: instancePath + "/models/" + i6 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.overheads, data: data105 };
if (vErrors === null) {
vErrors = [err271];
} else {
vErrors.push(err271);
}
errors++;
}
}
if (data105.per_request_tokens !== void 0) {
let data106 = data105.per_request_tokens;
if (!(typeof data106 == "number" && (!(data106 % 1) && !isNaN(data106)) && isFinite(data106))) {
const err272 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data106 };
if (vErrors === null) {
vErrors = [err272];
} else {
vErrors.push(err272);
}
errors++;
}
if (typeof data106 == "number" && isFinite(data106)) {
if (data106 > 1e8 || isNaN(data106)) {
const err273 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data106 };
if (vErrors === null) {
vErrors = [err273];
} else {
vErrors.push(err273);
}
errors++;
}
if (data106 < 0 || isNaN(data106)) {
const err274 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_request_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_request_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_request_tokens, data: data106 };
if (vErrors === null) {
vErrors = [err274];
} else {
vErrors.push(err274);
}
errors++;
}
}
}
if (data105.per_message_tokens !== void 0) {
let data107 = data105.per_message_tokens;
if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
const err275 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data107 };
if (vErrors === null) {
vErrors = [err275];
} else {
vErrors.push(err275);
}
errors++;
}
if (typeof data107 == "number" && isFinite(data107)) {
if (data107 > 1e8 || isNaN(data107)) {
const err276 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data107 };
if (vErrors === null) {
vErrors = [err276];
} else {
vErrors.push(err276);
}
errors++;
}
if (data107 < 0 || isNaN(data107)) {
const err277 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_message_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_message_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_message_tokens, data: data107 };
if (vErrors === null) {
vErrors = [err277];
} else {
vErrors.push(err277);
}
errors++;
}
}
}
if (data105.per_tool_tokens !== void 0) {
let data108 = data105.per_tool_tokens;
if (!(typeof data108 == "number" && (!(data108 % 1) && !isNaN(data108)) && isFinite(data108))) {
const err278 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data108 };
if (vErrors === null) {
vErrors = [err278];
} else {
vErrors.push(err278);
}
errors++;
}
if (typeof data108 == "number" && isFinite(data108)) {
if (data108 > 1e8 || isNaN(data108)) {
const err279 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data108 };
if (vErrors === null) {
vErrors = [err279];
} else {
vErrors.push(err279);
}
errors++;
}
if (data108 < 0 || isNaN(data108)) {
const err280 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_tool_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_tool_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_tool_tokens, data: data108 };
if (vErrors === null) {
vErrors = [err280];
} else {
vErrors.push(err280);
}
errors++;
}
}
}
if (data105.per_image_tokens !== void 0) {
let data109 = data105.per_image_tokens;
if (!(typeof data109 == "number" && (!(data109 % 1) && !isNaN(data109)) && isFinite(data109))) {
const err281 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens.type, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data109 };
if (vErrors === null) {
vErrors = [err281];
} else {
vErrors.push(err281);
}
errors++;
}
if (typeof data109 == "number" && isFinite(data109)) {
if (data109 > 1e8 || isNaN(data109)) {
const err282 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data109 };
if (vErrors === null) {
vErrors = [err282];
} else {
vErrors.push(err282);
}
errors++;
}
if (data109 < 0 || isNaN(data109)) {
const err283 = { instancePath: instancePath + "/models/" + i6 + "/overheads/per_image_tokens", schemaPath: "#/properties/models/items/properties/overheads/properties/per_image_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.overheads.properties.per_image_tokens, data: data109 };
if (vErrors === null) {
vErrors = [err283];
} else {
vErrors.push(err283);
}
errors++;
}
}
}
} else {
const err284 = { instancePath: instancePath + "/models/" + i6 + "/overheads", schemaPath: "#/properties/models/items/properties/overheads/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.overheads.type, parentSchema: schema11.properties.models.items.properties.overheads, data: data105 };
if (vErrors === null) {
vErrors = [err284];
} else {
vErrors.push(err284);
}
errors++;
}
}
if (data73.cache_marks !== void 0) {
let data110 = data73.cache_marks;
if (!(data110 === "off" || data110 === "auto")) {
const err285 = { instancePath: instancePath + "/models/" + i6 + "/cache_marks", schemaPath: "#/properties/models/items/properties/cache_marks/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.cache_marks.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.cache_marks.enum, parentSchema: schema11.properties.models.items.properties.cache_marks, data: data110 };
if (vErrors === null) {
vErrors = [err285];
} else {
vErrors.push(err285);
}
errors++;
}
}
if (data73.timeouts !== void 0) {
let data111 = data73.timeouts;
if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
for (const key20 in data111) {
if (!(key20 === "connect_ms" || key20 === "first_byte_ms" || key20 === "idle_ms" || key20 === "total_ms")) {
const err286 = { instancePath: instancePath + "/models/" + i6 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.timeouts, data: data111 };
if (vErrors === null) {
vErrors = [err286];
} else {
vErrors.push(err286);
}
errors++;
}
}
if (data111.connect_ms !== void 0) {
let data112 = data111.connect_ms;
if (!(typeof data112 == "number" && (!(data112 % 1) && !isNaN(data112)) && isFinite(data112))) {
const err287 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data112 };
if (vErrors === null) {
vErrors = [err287];
} else {
vErrors.push(err287);
}
errors++;
}
if (typeof data112 == "number" && isFinite(data112)) {
if (data112 > 864e5 || isNaN(data112)) {
const err288 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data112 };
if (vErrors === null) {
vErrors = [err288];
} else {
vErrors.push(err288);
}
errors++;
}
if (data112 < 1 || isNaN(data112)) {
const err289 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.connect_ms, data: data112 };
if (vErrors === null) {
vErrors = [err289];
} else {
vErrors.push(err289);
}
errors++;
}
}
}
if (data111.first_byte_ms !== void 0) {
let data113 = data111.first_byte_ms;
if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
const err290 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data113 };
if (vErrors === null) {
vErrors = [err290];
} else {
vErrors.push(err290);
}
errors++;
}
if (typeof data113 == "number" && isFinite(data113)) {
if (data113 > 864e5 || isNaN(data113)) {
const err291 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data113 };
if (vErrors === null) {
vErrors = [err291];
} else {
vErrors.push(err291);
}
errors++;
}
if (data113 < 1 || isNaN(data113)) {
const err292 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.first_byte_ms, data: data113 };
if (vErrors === null) {
vErrors = [err292];
} else {
vErrors.push(err292);
}
errors++;
}
}
}
if (data111.idle_ms !== void 0) {
let data114 = data111.idle_ms;
if (!(typeof data114 == "number" && (!(data114 % 1) && !isNaN(data114)) && isFinite(data114))) {
const err293 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data114 };
if (vErrors === null) {
vErrors = [err293];
} else {
vErrors.push(err293);
}
errors++;
}
if (typeof data114 == "number" && isFinite(data114)) {
if (data114 > 864e5 || isNaN(data114)) {
const err294 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data114 };
if (vErrors === null) {
vErrors = [err294];
} else {
vErrors.push(err294);
}
errors++;
}
if (data114 < 1 || isNaN(data114)) {
const err295 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.idle_ms, data: data114 };
if (vErrors === null) {
vErrors = [err295];
} else {
vErrors.push(err295);
}
errors++;
}
}
}
if (data111.total_ms !== void 0) {
let data115 = data111.total_ms;
if (!(typeof data115 == "number" && (!(data115 % 1) && !isNaN(data115)) && isFinite(data115))) {
const err296 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data115 };
if (vErrors === null) {
vErrors = [err296];
} else {
vErrors.push(err296);
}
errors++;
}
if (typeof data115 == "number" && isFinite(data115)) {
if (data115 > 864e5 || isNaN(data115)) {
const err297 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data115 };
if (vErrors === null) {
vErrors = [err297];
} else {
vErrors.push(err297);
}
errors++;
}
if (data115 < 1 || isNaN(data115)) {
const err298 = { instancePath: instancePath + "/models/" + i6 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.timeouts.properties.total_ms, data: data115 };
if (vErrors === null) {
vErrors = [err298];
} else {
vErrors.push(err298);
}
errors++;
}
}
}
} else {
const err299 = { instancePath: instancePath + "/models/" + i6 + "/timeouts", schemaPath: "#/properties/models/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.timeouts, data: data111 };
if (vErrors === null) {
vErrors = [err299];
} else {
vErrors.push(err299);
}
errors++;
}
}
if (data73.upstreams !== void 0) {
let data116 = data73.upstreams;
if (Array.isArray(data116)) {
if (data116.length < 1) {
const err300 = { instancePath: instancePath + "/models/" + i6 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams, data: data116 };
if (vErrors === null) {
vErrors = [err300];
} else {
vErrors.push(err300);
}
errors++;
}
const len8 = data116.length;
for (let i8 = 0; i8 < len8; i8++) {
let data117 = data116[i8];
if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
if (data117.kind === void 0) {
const err301 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data117 };
if (vErrors === null) {
vErrors = [err301];
} else {
vErrors.push(err301);
}
errors++;
}
if (data117.model === void 0) {
const err302 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema11.properties.models.items.properties.upstreams.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data117 };
if (vErrors === null) {
vErrors = [err302];
} else {
vErrors.push(err302);
}
errors++;
}
for (const key21 in data117) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties, key21)) {
const err303 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data117 };
if (vErrors === null) {
vErrors = [err303];
} else {
vErrors.push(err303);
}
errors++;
}
}
if (data117.kind !== void 0) {
let data118 = data117.kind;
if (!(data118 === "openai" || data118 === "openai-responses" || data118 === "anthropic" || data118 === "sandbox")) {
const err304 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/kind", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.kind.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.kind, data: data118 };
if (vErrors === null) {
vErrors = [err304];
} else {
vErrors.push(err304);
}
errors++;
}
}
if (data117.base_url !== void 0) {
let data119 = data117.base_url;
if (typeof data119 === "string") {
if (!pattern0.test(data119)) {
const err305 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.allOf[0], data: data119 };
if (vErrors === null) {
vErrors = [err305];
} else {
vErrors.push(err305);
}
errors++;
}
}
if (typeof data119 === "string") {
if (func3(data119) < 1) {
const err306 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data119 };
if (vErrors === null) {
vErrors = [err306];
} else {
vErrors.push(err306);
}
errors++;
}
} else {
const err307 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/base_url", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.base_url.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.base_url, data: data119 };
if (vErrors === null) {
vErrors = [err307];
} else {
vErrors.push(err307);
}
errors++;
}
}
if (data117.model !== void 0) {
let data120 = data117.model;
if (typeof data120 === "string") {
if (!pattern0.test(data120)) {
const err308 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model.allOf[0], data: data120 };
if (vErrors === null) {
vErrors = [err308];
} else {
vErrors.push(err308);
}
errors++;
}
}
if (typeof data120 === "string") {
if (func3(data120) < 1) {
const err309 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data120 };
if (vErrors === null) {
vErrors = [err309];
} else {
vErrors.push(err309);
}
errors++;
}
} else {
const err310 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/model", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.model.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.model, data: data120 };
if (vErrors === null) {
vErrors = [err310];
} else {
vErrors.push(err310);
}
errors++;
}
}
if (data117.api_key_env !== void 0) {
let data121 = data117.api_key_env;
if (typeof data121 === "string") {
if (!pattern4.test(data121)) {
const err311 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data121 };
if (vErrors === null) {
vErrors = [err311];
} else {
vErrors.push(err311);
}
errors++;
}
} else {
const err312 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_env", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_env, data: data121 };
if (vErrors === null) {
vErrors = [err312];
} else {
vErrors.push(err312);
}
errors++;
}
}
if (data117.api_key_file !== void 0) {
let data122 = data117.api_key_file;
if (typeof data122 === "string") {
if (!pattern0.test(data122)) {
const err313 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.allOf[0], data: data122 };
if (vErrors === null) {
vErrors = [err313];
} else {
vErrors.push(err313);
}
errors++;
}
}
if (typeof data122 === "string") {
if (func3(data122) < 1) {
const err314 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data122 };
if (vErrors === null) {
vErrors = [err314];
} else {
vErrors.push(err314);
}
errors++;
}
} else {
const err315 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_file", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_file, data: data122 };
if (vErrors === null) {
vErrors = [err315];
} else {
vErrors.push(err315);
}
errors++;
}
}
if (data117.api_key_command !== void 0) {
let data123 = data117.api_key_command;
const _errs289 = errors;
let valid58 = true;
const _errs290 = errors;
if (typeof data123 !== "string") {
const err316 = {};
if (vErrors === null) {
vErrors = [err316];
} else {
vErrors.push(err316);
}
errors++;
}
var _valid2 = _errs290 === errors;
errors = _errs289;
if (vErrors !== null) {
if (_errs289) {
vErrors.length = _errs289;
} else {
vErrors = null;
}
}
if (!_valid2) {
const _errs292 = errors;
if (Array.isArray(data123)) {
if (data123.length < 1) {
const err317 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data123 };
if (vErrors === null) {
vErrors = [err317];
} else {
vErrors.push(err317);
}
errors++;
}
const len9 = data123.length;
for (let i9 = 0; i9 < len9; i9++) {
let data124 = data123[i9];
if (typeof data124 === "string") {
if (func3(data124) < 1) {
const err318 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_command/" + i9, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data124 };
if (vErrors === null) {
vErrors = [err318];
} else {
vErrors.push(err318);
}
errors++;
}
} else {
const err319 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_command/" + i9, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.items, data: data124 };
if (vErrors === null) {
vErrors = [err319];
} else {
vErrors.push(err319);
}
errors++;
}
}
} else {
const err320 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/else/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.else, data: data123 };
if (vErrors === null) {
vErrors = [err320];
} else {
vErrors.push(err320);
}
errors++;
}
var _valid2 = _errs292 === errors;
valid58 = _valid2;
}
if (!valid58) {
const err321 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/api_key_command", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/api_key_command/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command.if, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.api_key_command, data: data123 };
if (vErrors === null) {
vErrors = [err321];
} else {
vErrors.push(err321);
}
errors++;
}
}
if (data117.aws_sigv4 !== void 0) {
let data125 = data117.aws_sigv4;
if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
for (const key22 in data125) {
if (!(key22 === "region" || key22 === "service")) {
const err322 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data125 };
if (vErrors === null) {
vErrors = [err322];
} else {
vErrors.push(err322);
}
errors++;
}
}
if (data125.region !== void 0) {
let data126 = data125.region;
if (typeof data126 === "string") {
if (!pattern52.test(data126)) {
const err323 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data126 };
if (vErrors === null) {
vErrors = [err323];
} else {
vErrors.push(err323);
}
errors++;
}
} else {
const err324 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4/region", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.region, data: data126 };
if (vErrors === null) {
vErrors = [err324];
} else {
vErrors.push(err324);
}
errors++;
}
}
if (data125.service !== void 0) {
let data127 = data125.service;
if (typeof data127 === "string") {
if (!pattern52.test(data127)) {
const err325 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data127 };
if (vErrors === null) {
vErrors = [err325];
} else {
vErrors.push(err325);
}
errors++;
}
} else {
const err326 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4/service", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.properties.service, data: data127 };
if (vErrors === null) {
vErrors = [err326];
} else {
vErrors.push(err326);
}
errors++;
}
}
} else {
const err327 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/aws_sigv4", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/aws_sigv4/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.aws_sigv4, data: data125 };
if (vErrors === null) {
vErrors = [err327];
} else {
vErrors.push(err327);
}
errors++;
}
}
if (data117.weight !== void 0) {
let data128 = data117.weight;
if (typeof data128 == "number" && isFinite(data128)) {
if (data128 > 1e6 || isNaN(data128)) {
const err328 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data128 };
if (vErrors === null) {
vErrors = [err328];
} else {
vErrors.push(err328);
}
errors++;
}
if (data128 < 0 || isNaN(data128)) {
const err329 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data128 };
if (vErrors === null) {
vErrors = [err329];
} else {
vErrors.push(err329);
}
errors++;
}
} else {
const err330 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/weight", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.models.items.properties.upstreams.items.properties.weight.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.weight, data: data128 };
if (vErrors === null) {
vErrors = [err330];
} else {
vErrors.push(err330);
}
errors++;
}
}
if (data117.pricing !== void 0) {
let data129 = data117.pricing;
if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
if (data129.prompt === void 0) {
const err331 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data129 };
if (vErrors === null) {
vErrors = [err331];
} else {
vErrors.push(err331);
}
errors++;
}
if (data129.completion === void 0) {
const err332 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data129 };
if (vErrors === null) {
vErrors = [err332];
} else {
vErrors.push(err332);
}
errors++;
}
for (const key23 in data129) {
if (!(key23 === "prompt" || key23 === "completion" || key23 === "cached_prompt" || key23 === "cache_write" || key23 === "cache_write_1h" || key23 === "tiers")) {
const err333 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data129 };
if (vErrors === null) {
vErrors = [err333];
} else {
vErrors.push(err333);
}
errors++;
}
}
if (data129.prompt !== void 0) {
let data130 = data129.prompt;
if (typeof data130 === "string") {
if (!pattern21.test(data130)) {
const err334 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data130 };
if (vErrors === null) {
vErrors = [err334];
} else {
vErrors.push(err334);
}
errors++;
}
} else {
const err335 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.prompt, data: data130 };
if (vErrors === null) {
vErrors = [err335];
} else {
vErrors.push(err335);
}
errors++;
}
}
if (data129.completion !== void 0) {
let data131 = data129.completion;
if (typeof data131 === "string") {
if (!pattern21.test(data131)) {
const err336 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data131 };
if (vErrors === null) {
vErrors = [err336];
} else {
vErrors.push(err336);
}
errors++;
}
} else {
const err337 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.completion, data: data131 };
if (vErrors === null) {
vErrors = [err337];
} else {
vErrors.push(err337);
}
errors++;
}
}
if (data129.cached_prompt !== void 0) {
let data132 = data129.cached_prompt;
if (typeof data132 === "string") {
if (!pattern21.test(data132)) {
const err338 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data132 };
if (vErrors === null) {
vErrors = [err338];
} else {
vErrors.push(err338);
}
errors++;
}
} else {
const err339 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cached_prompt, data: data132 };
if (vErrors === null) {
vErrors = [err339];
} else {
vErrors.push(err339);
}
errors++;
}
}
if (data129.cache_write !== void 0) {
let data133 = data129.cache_write;
if (typeof data133 === "string") {
if (!pattern21.test(data133)) {
const err340 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data133 };
if (vErrors === null) {
vErrors = [err340];
} else {
vErrors.push(err340);
}
errors++;
}
} else {
const err341 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write, data: data133 };
if (vErrors === null) {
vErrors = [err341];
} else {
vErrors.push(err341);
}
errors++;
}
}
if (data129.cache_write_1h !== void 0) {
let data134 = data129.cache_write_1h;
if (typeof data134 === "string") {
if (!pattern21.test(data134)) {
const err342 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h, data: data134 };
if (vErrors === null) {
vErrors = [err342];
} else {
vErrors.push(err342);
}
errors++;
}
} else {
const err343 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.cache_write_1h, data: data134 };
if (vErrors === null) {
vErrors = [err343];
} else {
vErrors.push(err343);
}
errors++;
}
}
if (data129.tiers !== void 0) {
let data135 = data129.tiers;
if (Array.isArray(data135)) {
if (data135.length > 31) {
const err344 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/maxItems", keyword: "maxItems", params: { limit: 31 }, message: "must NOT have more than 31 items", schema: 31, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data135 };
if (vErrors === null) {
vErrors = [err344];
} else {
vErrors.push(err344);
}
errors++;
}
if (data135.length < 1) {
const err345 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data135 };
if (vErrors === null) {
vErrors = [err345];
} else {
vErrors.push(err345);
}
errors++;
}
const len10 = data135.length;
for (let i10 = 0; i10 < len10; i10++) {
let data136 = data135[i10];
if (data136 && typeof data136 == "object" && !Array.isArray(data136)) {
if (data136.above_input_tokens === void 0) {
const err346 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/required", keyword: "required", params: { missingProperty: "above_input_tokens" }, message: "must have required property 'above_input_tokens'", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.required, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data136 };
if (vErrors === null) {
vErrors = [err346];
} else {
vErrors.push(err346);
}
errors++;
}
for (const key24 in data136) {
if (!(key24 === "above_input_tokens" || key24 === "prompt" || key24 === "completion" || key24 === "cached_prompt" || key24 === "cache_write" || key24 === "cache_write_1h")) {
const err347 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data136 };
if (vErrors === null) {
vErrors = [err347];
} else {
vErrors.push(err347);
}
errors++;
}
}
if (data136.above_input_tokens !== void 0) {
let data137 = data136.above_input_tokens;
if (!(typeof data137 == "number" && (!(data137 % 1) && !isNaN(data137)) && isFinite(data137))) {
const err348 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data137 };
if (vErrors === null) {
vErrors = [err348];
} else {
vErrors.push(err348);
}
errors++;
}
if (typeof data137 == "number" && isFinite(data137)) {
if (data137 > 1e8 || isNaN(data137)) {
const err349 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data137 };
if (vErrors === null) {
vErrors = [err349];
} else {
vErrors.push(err349);
}
errors++;
}
if (data137 < 1 || isNaN(data137)) {
const err350 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/above_input_tokens", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/above_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.above_input_tokens, data: data137 };
if (vErrors === null) {
vErrors = [err350];
} else {
vErrors.push(err350);
}
errors++;
}
}
}
if (data136.prompt !== void 0) {
let data138 = data136.prompt;
if (typeof data138 === "string") {
if (!pattern21.test(data138)) {
const err351 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt, data: data138 };
if (vErrors === null) {
vErrors = [err351];
} else {
vErrors.push(err351);
}
errors++;
}
} else {
const err352 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.prompt, data: data138 };
if (vErrors === null) {
vErrors = [err352];
} else {
vErrors.push(err352);
}
errors++;
}
}
if (data136.completion !== void 0) {
let data139 = data136.completion;
if (typeof data139 === "string") {
if (!pattern21.test(data139)) {
const err353 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion, data: data139 };
if (vErrors === null) {
vErrors = [err353];
} else {
vErrors.push(err353);
}
errors++;
}
} else {
const err354 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/completion", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.completion, data: data139 };
if (vErrors === null) {
vErrors = [err354];
} else {
vErrors.push(err354);
}
errors++;
}
}
if (data136.cached_prompt !== void 0) {
let data140 = data136.cached_prompt;
if (typeof data140 === "string") {
if (!pattern21.test(data140)) {
const err355 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data140 };
if (vErrors === null) {
vErrors = [err355];
} else {
vErrors.push(err355);
}
errors++;
}
} else {
const err356 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cached_prompt", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cached_prompt, data: data140 };
if (vErrors === null) {
vErrors = [err356];
} else {
vErrors.push(err356);
}
errors++;
}
}
if (data136.cache_write !== void 0) {
let data141 = data136.cache_write;
if (typeof data141 === "string") {
if (!pattern21.test(data141)) {
const err357 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data141 };
if (vErrors === null) {
vErrors = [err357];
} else {
vErrors.push(err357);
}
errors++;
}
} else {
const err358 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cache_write", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write, data: data141 };
if (vErrors === null) {
vErrors = [err358];
} else {
vErrors.push(err358);
}
errors++;
}
}
if (data136.cache_write_1h !== void 0) {
let data142 = data136.cache_write_1h;
if (typeof data142 === "string") {
if (!pattern21.test(data142)) {
const err359 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$" }, message: 'must match pattern "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$"', schema: "^[0-9]{1,3}(\\.[0-9]{1,12}0*)?$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data142 };
if (vErrors === null) {
vErrors = [err359];
} else {
vErrors.push(err359);
}
errors++;
}
} else {
const err360 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10 + "/cache_write_1h", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/properties/cache_write_1h/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.properties.cache_write_1h, data: data142 };
if (vErrors === null) {
vErrors = [err360];
} else {
vErrors.push(err360);
}
errors++;
}
}
} else {
const err361 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers/" + i10, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.items, data: data136 };
if (vErrors === null) {
vErrors = [err361];
} else {
vErrors.push(err361);
}
errors++;
}
}
} else {
const err362 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing/tiers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/properties/tiers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.properties.tiers, data: data135 };
if (vErrors === null) {
vErrors = [err362];
} else {
vErrors.push(err362);
}
errors++;
}
}
} else {
const err363 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/pricing", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.pricing.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.pricing, data: data129 };
if (vErrors === null) {
vErrors = [err363];
} else {
vErrors.push(err363);
}
errors++;
}
}
if (data117.timeouts !== void 0) {
let data143 = data117.timeouts;
if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
for (const key25 in data143) {
if (!(key25 === "connect_ms" || key25 === "first_byte_ms" || key25 === "idle_ms" || key25 === "total_ms")) {
const err364 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data143 };
if (vErrors === null) {
vErrors = [err364];
} else {
vErrors.push(err364);
}
errors++;
}
}
if (data143.connect_ms !== void 0) {
let data144 = data143.connect_ms;
if (!(typeof data144 == "number" && (!(data144 % 1) && !isNaN(data144)) && isFinite(data144))) {
const err365 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data144 };
if (vErrors === null) {
vErrors = [err365];
} else {
vErrors.push(err365);
}
errors++;
}
if (typeof data144 == "number" && isFinite(data144)) {
if (data144 > 864e5 || isNaN(data144)) {
const err366 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data144 };
if (vErrors === null) {
vErrors = [err366];
} else {
vErrors.push(err366);
}
errors++;
}
if (data144 < 1 || isNaN(data144)) {
const err367 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/connect_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/connect_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.connect_ms, data: data144 };
if (vErrors === null) {
vErrors = [err367];
} else {
vErrors.push(err367);
}
errors++;
}
}
}
if (data143.first_byte_ms !== void 0) {
let data145 = data143.first_byte_ms;
if (!(typeof data145 == "number" && (!(data145 % 1) && !isNaN(data145)) && isFinite(data145))) {
const err368 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data145 };
if (vErrors === null) {
vErrors = [err368];
} else {
vErrors.push(err368);
}
errors++;
}
if (typeof data145 == "number" && isFinite(data145)) {
if (data145 > 864e5 || isNaN(data145)) {
const err369 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data145 };
if (vErrors === null) {
vErrors = [err369];
} else {
vErrors.push(err369);
}
errors++;
}
if (data145 < 1 || isNaN(data145)) {
const err370 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/first_byte_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/first_byte_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.first_byte_ms, data: data145 };
if (vErrors === null) {
vErrors = [err370];
} else {
vErrors.push(err370);
}
errors++;
}
}
}
if (data143.idle_ms !== void 0) {
let data146 = data143.idle_ms;
if (!(typeof data146 == "number" && (!(data146 % 1) && !isNaN(data146)) && isFinite(data146))) {
const err371 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data146 };
if (vErrors === null) {
vErrors = [err371];
} else {
vErrors.push(err371);
}
errors++;
}
if (typeof data146 == "number" && isFinite(data146)) {
if (data146 > 864e5 || isNaN(data146)) {
const err372 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data146 };
if (vErrors === null) {
vErrors = [err372];
} else {
vErrors.push(err372);
}
errors++;
}
if (data146 < 1 || isNaN(data146)) {
const err373 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/idle_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/idle_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.idle_ms, data: data146 };
if (vErrors === null) {
vErrors = [err373];
} else {
vErrors.push(err373);
}
errors++;
}
}
}
if (data143.total_ms !== void 0) {
let data147 = data143.total_ms;
if (!(typeof data147 == "number" && (!(data147 % 1) && !isNaN(data147)) && isFinite(data147))) {
const err374 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data147 };
if (vErrors === null) {
vErrors = [err374];
} else {
vErrors.push(err374);
}
errors++;
}
if (typeof data147 == "number" && isFinite(data147)) {
if (data147 > 864e5 || isNaN(data147)) {
const err375 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000", schema: 864e5, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data147 };
if (vErrors === null) {
vErrors = [err375];
} else {
vErrors.push(err375);
}
errors++;
}
if (data147 < 1 || isNaN(data147)) {
const err376 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts/total_ms", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/properties/total_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.properties.total_ms, data: data147 };
if (vErrors === null) {
vErrors = [err376];
} else {
vErrors.push(err376);
}
errors++;
}
}
}
} else {
const err377 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/timeouts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.timeouts, data: data143 };
if (vErrors === null) {
vErrors = [err377];
} else {
vErrors.push(err377);
}
errors++;
}
}
if (data117.headers !== void 0) {
let data148 = data117.headers;
if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
for (const key26 in data148) {
const _errs348 = errors;
if (typeof key26 === "string") {
if (!pattern64.test(key26)) {
const err378 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key26, propertyName: key26 };
if (vErrors === null) {
vErrors = [err378];
} else {
vErrors.push(err378);
}
errors++;
}
} else {
const err379 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, data: key26, propertyName: key26 };
if (vErrors === null) {
vErrors = [err379];
} else {
vErrors.push(err379);
}
errors++;
}
var valid67 = _errs348 === errors;
if (!valid67) {
const err380 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key26 }, message: "property name must be valid", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.propertyNames, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data148 };
if (vErrors === null) {
vErrors = [err380];
} else {
vErrors.push(err380);
}
errors++;
}
}
for (const key27 in data148) {
let data149 = data148[key27];
if (typeof data149 === "string") {
if (!pattern65.test(data149)) {
const err381 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e\\x80-\\xff]*$"', schema: "^[\\t\\x20-\\x7e\\x80-\\xff]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data149 };
if (vErrors === null) {
vErrors = [err381];
} else {
vErrors.push(err381);
}
errors++;
}
} else {
const err382 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers.additionalProperties, data: data149 };
if (vErrors === null) {
vErrors = [err382];
} else {
vErrors.push(err382);
}
errors++;
}
}
} else {
const err383 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/headers", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.headers.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.headers, data: data148 };
if (vErrors === null) {
vErrors = [err383];
} else {
vErrors.push(err383);
}
errors++;
}
}
if (data117.query !== void 0) {
let data150 = data117.query;
if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
for (const key28 in data150) {
let data151 = data150[key28];
if (typeof data151 !== "string") {
const err384 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/query/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query.additionalProperties, data: data151 };
if (vErrors === null) {
vErrors = [err384];
} else {
vErrors.push(err384);
}
errors++;
}
}
} else {
const err385 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/query", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.query.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.query, data: data150 };
if (vErrors === null) {
vErrors = [err385];
} else {
vErrors.push(err385);
}
errors++;
}
}
if (data117.fetches_images !== void 0) {
let data152 = data117.fetches_images;
if (typeof data152 !== "boolean") {
const err386 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/fetches_images", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/fetches_images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.fetches_images, data: data152 };
if (vErrors === null) {
vErrors = [err386];
} else {
vErrors.push(err386);
}
errors++;
}
}
if (data117.dialect !== void 0) {
let data153 = data117.dialect;
if (typeof data153 === "string") {
if (!pattern0.test(data153)) {
const err387 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.allOf[0], data: data153 };
if (vErrors === null) {
vErrors = [err387];
} else {
vErrors.push(err387);
}
errors++;
}
}
if (typeof data153 === "string") {
if (func3(data153) < 1) {
const err388 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data153 };
if (vErrors === null) {
vErrors = [err388];
} else {
vErrors.push(err388);
}
errors++;
}
} else {
const err389 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/dialect", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/dialect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.models.items.properties.upstreams.items.properties.dialect.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.dialect, data: data153 };
if (vErrors === null) {
vErrors = [err389];
} else {
vErrors.push(err389);
}
errors++;
}
}
if (data117.quirks !== void 0) {
let data154 = data117.quirks;
if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
for (const key29 in data154) {
if (!func2.call(schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties, key29)) {
const err390 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data154 };
if (vErrors === null) {
vErrors = [err390];
} else {
vErrors.push(err390);
}
errors++;
}
}
if (data154.sampling !== void 0) {
let data155 = data154.sampling;
if (!(data155 === "all" || data155 === "one" || data155 === "none" || data155 === "effort-none-only")) {
const err391 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/sampling", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/sampling/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.sampling, data: data155 };
if (vErrors === null) {
vErrors = [err391];
} else {
vErrors.push(err391);
}
errors++;
}
}
if (data154.stop !== void 0) {
let data156 = data154.stop;
if (typeof data156 !== "boolean") {
const err392 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/stop", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop, data: data156 };
if (vErrors === null) {
vErrors = [err392];
} else {
vErrors.push(err392);
}
errors++;
}
}
if (data154.efforts !== void 0) {
let data157 = data154.efforts;
if (Array.isArray(data157)) {
const len11 = data157.length;
for (let i11 = 0; i11 < len11; i11++) {
let data158 = data157[i11];
if (!(data158 === "none" || data158 === "minimal" || data158 === "low" || data158 === "medium" || data158 === "high")) {
const err393 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/efforts/" + i11, schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.items, data: data158 };
if (vErrors === null) {
vErrors = [err393];
} else {
vErrors.push(err393);
}
errors++;
}
}
let i12 = data157.length;
let j0;
if (i12 > 1) {
outer0:
for (; i12--; ) {
for (j0 = i12; j0--; ) {
if (func0(data157[i12], data157[j0])) {
const err394 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/uniqueItems", keyword: "uniqueItems", params: { i: i12, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i12 + " are identical)", schema: true, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data157 };
if (vErrors === null) {
vErrors = [err394];
} else {
vErrors.push(err394);
}
errors++;
break outer0;
}
}
}
}
} else {
const err395 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/efforts", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/efforts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.efforts, data: data157 };
if (vErrors === null) {
vErrors = [err395];
} else {
vErrors.push(err395);
}
errors++;
}
}
if (data154.forced_tools !== void 0) {
let data159 = data154.forced_tools;
if (typeof data159 !== "boolean") {
const err396 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/forced_tools", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_tools, data: data159 };
if (vErrors === null) {
vErrors = [err396];
} else {
vErrors.push(err396);
}
errors++;
}
}
if (data154.forced_by !== void 0) {
let data160 = data154.forced_by;
if (!(data160 === "any" || data160 === "name" || data160 === "required")) {
const err397 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/forced_by", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/forced_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.forced_by, data: data160 };
if (vErrors === null) {
vErrors = [err397];
} else {
vErrors.push(err397);
}
errors++;
}
}
if (data154.single_calls !== void 0) {
let data161 = data154.single_calls;
if (typeof data161 !== "boolean") {
const err398 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/single_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/single_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.single_calls, data: data161 };
if (vErrors === null) {
vErrors = [err398];
} else {
vErrors.push(err398);
}
errors++;
}
}
if (data154.thinking !== void 0) {
let data162 = data154.thinking;
if (!(data162 === "budget" || data162 === "adaptive" || data162 === "always" || data162 === "between-tools")) {
const err399 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking, data: data162 };
if (vErrors === null) {
vErrors = [err399];
} else {
vErrors.push(err399);
}
errors++;
}
}
if (data154.bound_thinking !== void 0) {
let data163 = data154.bound_thinking;
if (typeof data163 !== "boolean") {
const err400 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/bound_thinking", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/bound_thinking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.bound_thinking, data: data163 };
if (vErrors === null) {
vErrors = [err400];
} else {
vErrors.push(err400);
}
errors++;
}
}
if (data154.responses !== void 0) {
let data164 = data154.responses;
if (!(data164 === "never" || data164 === "tools-with-effort" || data164 === "tools")) {
const err401 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/responses", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/responses/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.responses, data: data164 };
if (vErrors === null) {
vErrors = [err401];
} else {
vErrors.push(err401);
}
errors++;
}
}
if (data154.key_header !== void 0) {
let data165 = data154.key_header;
if (!(data165 === "authorization" || data165 === "api-key" || data165 === "x-api-key")) {
const err402 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/key_header", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/key_header/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.key_header, data: data165 };
if (vErrors === null) {
vErrors = [err402];
} else {
vErrors.push(err402);
}
errors++;
}
}
if (data154.max_tokens_field !== void 0) {
let data166 = data154.max_tokens_field;
if (!(data166 === "max_tokens" || data166 === "max_completion_tokens")) {
const err403 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/max_tokens_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/max_tokens_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.max_tokens_field, data: data166 };
if (vErrors === null) {
vErrors = [err403];
} else {
vErrors.push(err403);
}
errors++;
}
}
if (data154.reasoning_field !== void 0) {
let data167 = data154.reasoning_field;
if (!(data167 === "effort" || data167 === "object" || data167 === "thinking" || data167 === "adaptive" || data167 === "enable-thinking")) {
const err404 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/reasoning_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_field, data: data167 };
if (vErrors === null) {
vErrors = [err404];
} else {
vErrors.push(err404);
}
errors++;
}
}
if (data154.reasoning_split !== void 0) {
let data168 = data154.reasoning_split;
if (typeof data168 !== "boolean") {
const err405 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/reasoning_split", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_split/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_split, data: data168 };
if (vErrors === null) {
vErrors = [err405];
} else {
vErrors.push(err405);
}
errors++;
}
}
if (data154.reasoning_back !== void 0) {
let data169 = data154.reasoning_back;
if (!(data169 === "none" || data169 === "reasoning" || data169 === "reasoning-content" || data169 === "reasoning-details" || data169 === "thought-signature")) {
const err406 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/reasoning_back", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/reasoning_back/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.reasoning_back, data: data169 };
if (vErrors === null) {
vErrors = [err406];
} else {
vErrors.push(err406);
}
errors++;
}
}
if (data154.missing_reasoning !== void 0) {
let data170 = data154.missing_reasoning;
if (!(data170 === "omitted" || data170 === "space" || data170 === "signature")) {
const err407 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/missing_reasoning", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/missing_reasoning/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.missing_reasoning, data: data170 };
if (vErrors === null) {
vErrors = [err407];
} else {
vErrors.push(err407);
}
errors++;
}
}
if (data154.cache_control !== void 0) {
let data171 = data154.cache_control;
if (typeof data171 !== "boolean") {
const err408 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/cache_control", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/cache_control/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.cache_control, data: data171 };
if (vErrors === null) {
vErrors = [err408];
} else {
vErrors.push(err408);
}
errors++;
}
}
if (data154.top_k !== void 0) {
let data172 = data154.top_k;
if (typeof data172 !== "boolean") {
const err409 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/top_k", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/top_k/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.top_k, data: data172 };
if (vErrors === null) {
vErrors = [err409];
} else {
vErrors.push(err409);
}
errors++;
}
}
if (data154.seed !== void 0) {
let data173 = data154.seed;
if (!(data173 === "none" || data173 === "seed" || data173 === "random_seed")) {
const err410 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/seed", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/seed/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.seed, data: data173 };
if (vErrors === null) {
vErrors = [err410];
} else {
vErrors.push(err410);
}
errors++;
}
}
if (data154.penalties !== void 0) {
let data174 = data154.penalties;
if (typeof data174 !== "boolean") {
const err411 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/penalties", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/penalties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.penalties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.penalties, data: data174 };
if (vErrors === null) {
vErrors = [err411];
} else {
vErrors.push(err411);
}
errors++;
}
}
if (data154.stop_max !== void 0) {
let data175 = data154.stop_max;
if (!(typeof data175 == "number" && (!(data175 % 1) && !isNaN(data175)) && isFinite(data175)) && data175 !== null) {
const err412 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data175 };
if (vErrors === null) {
vErrors = [err412];
} else {
vErrors.push(err412);
}
errors++;
}
if (typeof data175 == "number" && isFinite(data175)) {
if (data175 < 0 || isNaN(data175)) {
const err413 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/stop_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stop_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stop_max, data: data175 };
if (vErrors === null) {
vErrors = [err413];
} else {
vErrors.push(err413);
}
errors++;
}
}
}
if (data154.user_field !== void 0) {
let data176 = data154.user_field;
if (!(data176 === "user" || data176 === "user_id")) {
const err414 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_field", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_field/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_field, data: data176 };
if (vErrors === null) {
vErrors = [err414];
} else {
vErrors.push(err414);
}
errors++;
}
}
if (data154.user_min !== void 0) {
let data177 = data154.user_min;
if (!(typeof data177 == "number" && (!(data177 % 1) && !isNaN(data177)) && isFinite(data177)) && data177 !== null) {
const err415 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data177 };
if (vErrors === null) {
vErrors = [err415];
} else {
vErrors.push(err415);
}
errors++;
}
if (typeof data177 == "number" && isFinite(data177)) {
if (data177 < 0 || isNaN(data177)) {
const err416 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_min", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_min, data: data177 };
if (vErrors === null) {
vErrors = [err416];
} else {
vErrors.push(err416);
}
errors++;
}
}
}
if (data154.user_max !== void 0) {
let data178 = data154.user_max;
if (!(typeof data178 == "number" && (!(data178 % 1) && !isNaN(data178)) && isFinite(data178)) && data178 !== null) {
const err417 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/type", keyword: "type", params: { type: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type }, message: "must be integer,null", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data178 };
if (vErrors === null) {
vErrors = [err417];
} else {
vErrors.push(err417);
}
errors++;
}
if (typeof data178 == "number" && isFinite(data178)) {
if (data178 < 0 || isNaN(data178)) {
const err418 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_max", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_max, data: data178 };
if (vErrors === null) {
vErrors = [err418];
} else {
vErrors.push(err418);
}
errors++;
}
}
}
if (data154.stream_options !== void 0) {
let data179 = data154.stream_options;
if (typeof data179 !== "boolean") {
const err419 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/stream_options", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/stream_options/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.stream_options, data: data179 };
if (vErrors === null) {
vErrors = [err419];
} else {
vErrors.push(err419);
}
errors++;
}
}
if (data154.participant_names !== void 0) {
let data180 = data154.participant_names;
if (typeof data180 !== "boolean") {
const err420 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/participant_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/participant_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.participant_names, data: data180 };
if (vErrors === null) {
vErrors = [err420];
} else {
vErrors.push(err420);
}
errors++;
}
}
if (data154.tool_result_names !== void 0) {
let data181 = data154.tool_result_names;
if (typeof data181 !== "boolean") {
const err421 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/tool_result_names", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_result_names/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_result_names, data: data181 };
if (vErrors === null) {
vErrors = [err421];
} else {
vErrors.push(err421);
}
errors++;
}
}
if (data154.call_ids !== void 0) {
let data182 = data154.call_ids;
if (!(data182 === "any" || data182 === "short" || data182 === "nine")) {
const err422 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/call_ids", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/call_ids/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.call_ids, data: data182 };
if (vErrors === null) {
vErrors = [err422];
} else {
vErrors.push(err422);
}
errors++;
}
}
if (data154.late_system !== void 0) {
let data183 = data154.late_system;
if (typeof data183 !== "boolean") {
const err423 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/late_system", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/late_system/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.late_system, data: data183 };
if (vErrors === null) {
vErrors = [err423];
} else {
vErrors.push(err423);
}
errors++;
}
}
if (data154.repeated_roles !== void 0) {
let data184 = data154.repeated_roles;
if (typeof data184 !== "boolean") {
const err424 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/repeated_roles", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/repeated_roles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.repeated_roles, data: data184 };
if (vErrors === null) {
vErrors = [err424];
} else {
vErrors.push(err424);
}
errors++;
}
}
if (data154.user_after_tool !== void 0) {
let data185 = data154.user_after_tool;
if (typeof data185 !== "boolean") {
const err425 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_after_tool", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_after_tool/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_after_tool, data: data185 };
if (vErrors === null) {
vErrors = [err425];
} else {
vErrors.push(err425);
}
errors++;
}
}
if (data154.parallel_calls !== void 0) {
let data186 = data154.parallel_calls;
if (typeof data186 !== "boolean") {
const err426 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/parallel_calls", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/parallel_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.parallel_calls, data: data186 };
if (vErrors === null) {
vErrors = [err426];
} else {
vErrors.push(err426);
}
errors++;
}
}
if (data154.tool_choice !== void 0) {
let data187 = data154.tool_choice;
if (!(data187 === "named" || data187 === "required" || data187 === "auto")) {
const err427 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/tool_choice", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_choice/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_choice, data: data187 };
if (vErrors === null) {
vErrors = [err427];
} else {
vErrors.push(err427);
}
errors++;
}
}
if (data154.tool_properties !== void 0) {
let data188 = data154.tool_properties;
if (typeof data188 !== "boolean") {
const err428 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/tool_properties", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_properties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_properties, data: data188 };
if (vErrors === null) {
vErrors = [err428];
} else {
vErrors.push(err428);
}
errors++;
}
}
if (data154.tool_stream !== void 0) {
let data189 = data154.tool_stream;
if (typeof data189 !== "boolean") {
const err429 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/tool_stream", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/tool_stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.tool_stream, data: data189 };
if (vErrors === null) {
vErrors = [err429];
} else {
vErrors.push(err429);
}
errors++;
}
}
if (data154.json_formats !== void 0) {
let data190 = data154.json_formats;
if (!(data190 === "all" || data190 === "object" || data190 === "schema")) {
const err430 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/json_formats", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/json_formats/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.json_formats, data: data190 };
if (vErrors === null) {
vErrors = [err430];
} else {
vErrors.push(err430);
}
errors++;
}
}
if (data154.ends_with_done !== void 0) {
let data191 = data154.ends_with_done;
if (typeof data191 !== "boolean") {
const err431 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/ends_with_done", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/ends_with_done/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.ends_with_done, data: data191 };
if (vErrors === null) {
vErrors = [err431];
} else {
vErrors.push(err431);
}
errors++;
}
}
if (data154.custom_tools !== void 0) {
let data192 = data154.custom_tools;
if (!(data192 === "always" || data192 === "by-name" || data192 === "never")) {
const err432 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/custom_tools", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/custom_tools/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.custom_tools, data: data192 };
if (vErrors === null) {
vErrors = [err432];
} else {
vErrors.push(err432);
}
errors++;
}
}
if (data154.user_characters !== void 0) {
let data193 = data154.user_characters;
if (!(data193 === "any" || data193 === "word")) {
const err433 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/user_characters", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/user_characters/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.user_characters, data: data193 };
if (vErrors === null) {
vErrors = [err433];
} else {
vErrors.push(err433);
}
errors++;
}
}
if (data154.thinks_by_default !== void 0) {
let data194 = data154.thinks_by_default;
if (typeof data194 !== "boolean") {
const err434 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/thinks_by_default", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinks_by_default/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinks_by_default, data: data194 };
if (vErrors === null) {
vErrors = [err434];
} else {
vErrors.push(err434);
}
errors++;
}
}
if (data154.thinking_by_budget !== void 0) {
let data195 = data154.thinking_by_budget;
if (typeof data195 !== "boolean") {
const err435 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/thinking_by_budget", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/thinking_by_budget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.thinking_by_budget, data: data195 };
if (vErrors === null) {
vErrors = [err435];
} else {
vErrors.push(err435);
}
errors++;
}
}
if (data154.vendor_fields !== void 0) {
let data196 = data154.vendor_fields;
if (!(data196 === "always" || data196 === "by-name" || data196 === "never")) {
const err436 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/vendor_fields", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/vendor_fields/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.vendor_fields, data: data196 };
if (vErrors === null) {
vErrors = [err436];
} else {
vErrors.push(err436);
}
errors++;
}
}
if (data154.endpoint !== void 0) {
let data197 = data154.endpoint;
if (!(data197 === "messages" || data197 === "invoke" || data197 === "raw-predict")) {
const err437 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks/endpoint", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/properties/endpoint/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint.enum, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.properties.endpoint, data: data197 };
if (vErrors === null) {
vErrors = [err437];
} else {
vErrors.push(err437);
}
errors++;
}
}
} else {
const err438 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8 + "/quirks", schemaPath: "#/properties/models/items/properties/upstreams/items/properties/quirks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.properties.quirks.type, parentSchema: schema11.properties.models.items.properties.upstreams.items.properties.quirks, data: data154 };
if (vErrors === null) {
vErrors = [err438];
} else {
vErrors.push(err438);
}
errors++;
}
}
} else {
const err439 = { instancePath: instancePath + "/models/" + i6 + "/upstreams/" + i8, schemaPath: "#/properties/models/items/properties/upstreams/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.properties.upstreams.items.type, parentSchema: schema11.properties.models.items.properties.upstreams.items, data: data117 };
if (vErrors === null) {
vErrors = [err439];
} else {
vErrors.push(err439);
}
errors++;
}
}
} else {
const err440 = { instancePath: instancePath + "/models/" + i6 + "/upstreams", schemaPath: "#/properties/models/items/properties/upstreams/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.items.properties.upstreams.type, parentSchema: schema11.properties.models.items.properties.upstreams, data: data116 };
if (vErrors === null) {
vErrors = [err440];
} else {
vErrors.push(err440);
}
errors++;
}
}
} else {
const err441 = { instancePath: instancePath + "/models/" + i6, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.models.items.type, parentSchema: schema11.properties.models.items, data: data73 };
if (vErrors === null) {
vErrors = [err441];
} else {
vErrors.push(err441);
}
errors++;
}
}
} else {
const err442 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.models.type, parentSchema: schema11.properties.models, data: data72 };
if (vErrors === null) {
vErrors = [err442];
} else {
vErrors.push(err442);
}
errors++;
}
}
if (data.alerts !== void 0) {
let data198 = data.alerts;
if (data198 && typeof data198 == "object" && !Array.isArray(data198)) {
for (const key30 in data198) {
if (!(key30 === "low_balance" || key30 === "budget_share" || key30 === "check_seconds" || key30 === "webhooks" || key30 === "customers")) {
const err443 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts, data: data198 };
if (vErrors === null) {
vErrors = [err443];
} else {
vErrors.push(err443);
}
errors++;
}
}
if (data198.low_balance !== void 0) {
let data199 = data198.low_balance;
if (typeof data199 === "string") {
if (!pattern67.test(data199)) {
const err444 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"', schema: "^[0-9]{1,7}(\\.[0-9]{1,9})?$", parentSchema: schema11.properties.alerts.properties.low_balance, data: data199 };
if (vErrors === null) {
vErrors = [err444];
} else {
vErrors.push(err444);
}
errors++;
}
} else {
const err445 = { instancePath: instancePath + "/alerts/low_balance", schemaPath: "#/properties/alerts/properties/low_balance/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.low_balance.type, parentSchema: schema11.properties.alerts.properties.low_balance, data: data199 };
if (vErrors === null) {
vErrors = [err445];
} else {
vErrors.push(err445);
}
errors++;
}
}
if (data198.budget_share !== void 0) {
let data200 = data198.budget_share;
if (typeof data200 == "number" && isFinite(data200)) {
if (data200 > 1 || isNaN(data200)) {
const err446 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.budget_share, data: data200 };
if (vErrors === null) {
vErrors = [err446];
} else {
vErrors.push(err446);
}
errors++;
}
if (data200 < 0.01 || isNaN(data200)) {
const err447 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema11.properties.alerts.properties.budget_share, data: data200 };
if (vErrors === null) {
vErrors = [err447];
} else {
vErrors.push(err447);
}
errors++;
}
} else {
const err448 = { instancePath: instancePath + "/alerts/budget_share", schemaPath: "#/properties/alerts/properties/budget_share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema11.properties.alerts.properties.budget_share.type, parentSchema: schema11.properties.alerts.properties.budget_share, data: data200 };
if (vErrors === null) {
vErrors = [err448];
} else {
vErrors.push(err448);
}
errors++;
}
}
if (data198.check_seconds !== void 0) {
let data201 = data198.check_seconds;
if (!(typeof data201 == "number" && (!(data201 % 1) && !isNaN(data201)) && isFinite(data201))) {
const err449 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.alerts.properties.check_seconds.type, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data201 };
if (vErrors === null) {
vErrors = [err449];
} else {
vErrors.push(err449);
}
errors++;
}
if (typeof data201 == "number" && isFinite(data201)) {
if (data201 > 86400 || isNaN(data201)) {
const err450 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data201 };
if (vErrors === null) {
vErrors = [err450];
} else {
vErrors.push(err450);
}
errors++;
}
if (data201 < 1 || isNaN(data201)) {
const err451 = { instancePath: instancePath + "/alerts/check_seconds", schemaPath: "#/properties/alerts/properties/check_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties.alerts.properties.check_seconds, data: data201 };
if (vErrors === null) {
vErrors = [err451];
} else {
vErrors.push(err451);
}
errors++;
}
}
}
if (data198.webhooks !== void 0) {
let data202 = data198.webhooks;
if (Array.isArray(data202)) {
if (data202.length < 1) {
const err452 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks, data: data202 };
if (vErrors === null) {
vErrors = [err452];
} else {
vErrors.push(err452);
}
errors++;
}
const len12 = data202.length;
for (let i13 = 0; i13 < len12; i13++) {
let data203 = data202[i13];
if (data203 && typeof data203 == "object" && !Array.isArray(data203)) {
if (data203.id === void 0) {
const err453 = { instancePath: instancePath + "/alerts/webhooks/" + i13, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data203 };
if (vErrors === null) {
vErrors = [err453];
} else {
vErrors.push(err453);
}
errors++;
}
if (data203.url === void 0) {
const err454 = { instancePath: instancePath + "/alerts/webhooks/" + i13, schemaPath: "#/properties/alerts/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema11.properties.alerts.properties.webhooks.items.required, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data203 };
if (vErrors === null) {
vErrors = [err454];
} else {
vErrors.push(err454);
}
errors++;
}
for (const key31 in data203) {
if (!(key31 === "id" || key31 === "url" || key31 === "secret_env" || key31 === "secret_file" || key31 === "kinds")) {
const err455 = { instancePath: instancePath + "/alerts/webhooks/" + i13, schemaPath: "#/properties/alerts/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data203 };
if (vErrors === null) {
vErrors = [err455];
} else {
vErrors.push(err455);
}
errors++;
}
}
if (data203.id !== void 0) {
let data204 = data203.id;
if (typeof data204 === "string") {
if (!pattern3.test(data204)) {
const err456 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data204 };
if (vErrors === null) {
vErrors = [err456];
} else {
vErrors.push(err456);
}
errors++;
}
} else {
const err457 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/id", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.id.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.id, data: data204 };
if (vErrors === null) {
vErrors = [err457];
} else {
vErrors.push(err457);
}
errors++;
}
}
if (data203.url !== void 0) {
let data205 = data203.url;
if (typeof data205 === "string") {
if (!pattern0.test(data205)) {
const err458 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url.allOf[0], data: data205 };
if (vErrors === null) {
vErrors = [err458];
} else {
vErrors.push(err458);
}
errors++;
}
}
if (typeof data205 === "string") {
if (func3(data205) < 1) {
const err459 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data205 };
if (vErrors === null) {
vErrors = [err459];
} else {
vErrors.push(err459);
}
errors++;
}
} else {
const err460 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/url", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.url.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.url, data: data205 };
if (vErrors === null) {
vErrors = [err460];
} else {
vErrors.push(err460);
}
errors++;
}
}
if (data203.secret_env !== void 0) {
let data206 = data203.secret_env;
if (typeof data206 === "string") {
if (!pattern4.test(data206)) {
const err461 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data206 };
if (vErrors === null) {
vErrors = [err461];
} else {
vErrors.push(err461);
}
errors++;
}
} else {
const err462 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/secret_env", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_env, data: data206 };
if (vErrors === null) {
vErrors = [err462];
} else {
vErrors.push(err462);
}
errors++;
}
}
if (data203.secret_file !== void 0) {
let data207 = data203.secret_file;
if (typeof data207 === "string") {
if (!pattern0.test(data207)) {
const err463 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.allOf[0], data: data207 };
if (vErrors === null) {
vErrors = [err463];
} else {
vErrors.push(err463);
}
errors++;
}
}
if (typeof data207 === "string") {
if (func3(data207) < 1) {
const err464 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data207 };
if (vErrors === null) {
vErrors = [err464];
} else {
vErrors.push(err464);
}
errors++;
}
} else {
const err465 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/secret_file", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.secret_file, data: data207 };
if (vErrors === null) {
vErrors = [err465];
} else {
vErrors.push(err465);
}
errors++;
}
}
if (data203.kinds !== void 0) {
let data208 = data203.kinds;
if (Array.isArray(data208)) {
if (data208.length < 1) {
const err466 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data208 };
if (vErrors === null) {
vErrors = [err466];
} else {
vErrors.push(err466);
}
errors++;
}
const len13 = data208.length;
for (let i14 = 0; i14 < len13; i14++) {
let data209 = data208[i14];
if (!(data209 === "low_balance" || data209 === "budget_nearly_spent" || data209 === "margin_negative" || data209 === "upstream_down" || data209 === "hold_unresolved")) {
const err467 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/kinds/" + i14, schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items.enum, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.items, data: data209 };
if (vErrors === null) {
vErrors = [err467];
} else {
vErrors.push(err467);
}
errors++;
}
}
} else {
const err468 = { instancePath: instancePath + "/alerts/webhooks/" + i13 + "/kinds", schemaPath: "#/properties/alerts/properties/webhooks/items/properties/kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.items.properties.kinds.type, parentSchema: schema11.properties.alerts.properties.webhooks.items.properties.kinds, data: data208 };
if (vErrors === null) {
vErrors = [err468];
} else {
vErrors.push(err468);
}
errors++;
}
}
} else {
const err469 = { instancePath: instancePath + "/alerts/webhooks/" + i13, schemaPath: "#/properties/alerts/properties/webhooks/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.webhooks.items.type, parentSchema: schema11.properties.alerts.properties.webhooks.items, data: data203 };
if (vErrors === null) {
vErrors = [err469];
} else {
vErrors.push(err469);
}
errors++;
}
}
} else {
const err470 = { instancePath: instancePath + "/alerts/webhooks", schemaPath: "#/properties/alerts/properties/webhooks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.alerts.properties.webhooks.type, parentSchema: schema11.properties.alerts.properties.webhooks, data: data202 };
if (vErrors === null) {
vErrors = [err470];
} else {
vErrors.push(err470);
}
errors++;
}
}
if (data198.customers !== void 0) {
let data210 = data198.customers;
if (data210 && typeof data210 == "object" && !Array.isArray(data210)) {
for (const key32 in data210) {
if (!(key32 === "secret_env" || key32 === "secret_file" || key32 === "private_addresses")) {
const err471 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.alerts.properties.customers, data: data210 };
if (vErrors === null) {
vErrors = [err471];
} else {
vErrors.push(err471);
}
errors++;
}
}
if (data210.secret_env !== void 0) {
let data211 = data210.secret_env;
if (typeof data211 === "string") {
if (!pattern4.test(data211)) {
const err472 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data211 };
if (vErrors === null) {
vErrors = [err472];
} else {
vErrors.push(err472);
}
errors++;
}
} else {
const err473 = { instancePath: instancePath + "/alerts/customers/secret_env", schemaPath: "#/properties/alerts/properties/customers/properties/secret_env/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_env.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_env, data: data211 };
if (vErrors === null) {
vErrors = [err473];
} else {
vErrors.push(err473);
}
errors++;
}
}
if (data210.secret_file !== void 0) {
let data212 = data210.secret_file;
if (typeof data212 === "string") {
if (!pattern0.test(data212)) {
const err474 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file.allOf[0], data: data212 };
if (vErrors === null) {
vErrors = [err474];
} else {
vErrors.push(err474);
}
errors++;
}
}
if (typeof data212 === "string") {
if (func3(data212) < 1) {
const err475 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data212 };
if (vErrors === null) {
vErrors = [err475];
} else {
vErrors.push(err475);
}
errors++;
}
} else {
const err476 = { instancePath: instancePath + "/alerts/customers/secret_file", schemaPath: "#/properties/alerts/properties/customers/properties/secret_file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.alerts.properties.customers.properties.secret_file.type, parentSchema: schema11.properties.alerts.properties.customers.properties.secret_file, data: data212 };
if (vErrors === null) {
vErrors = [err476];
} else {
vErrors.push(err476);
}
errors++;
}
}
if (data210.private_addresses !== void 0) {
let data213 = data210.private_addresses;
if (typeof data213 !== "boolean") {
const err477 = { instancePath: instancePath + "/alerts/customers/private_addresses", schemaPath: "#/properties/alerts/properties/customers/properties/private_addresses/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.alerts.properties.customers.properties.private_addresses.type, parentSchema: schema11.properties.alerts.properties.customers.properties.private_addresses, data: data213 };
if (vErrors === null) {
vErrors = [err477];
} else {
vErrors.push(err477);
}
errors++;
}
}
} else {
const err478 = { instancePath: instancePath + "/alerts/customers", schemaPath: "#/properties/alerts/properties/customers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.properties.customers.type, parentSchema: schema11.properties.alerts.properties.customers, data: data210 };
if (vErrors === null) {
vErrors = [err478];
} else {
vErrors.push(err478);
}
errors++;
}
}
} else {
const err479 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.alerts.type, parentSchema: schema11.properties.alerts, data: data198 };
if (vErrors === null) {
vErrors = [err479];
} else {
vErrors.push(err479);
}
errors++;
}
}
if (data.presets !== void 0) {
let data214 = data.presets;
if (data214 && typeof data214 == "object" && !Array.isArray(data214)) {
for (const key33 in data214) {
if (!func2.call(schema11.properties.presets.properties, key33)) {
const err480 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets, data: data214 };
if (vErrors === null) {
vErrors = [err480];
} else {
vErrors.push(err480);
}
errors++;
}
}
if (data214.ollama !== void 0) {
let data215 = data214.ollama;
if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
if (data215.base_url === void 0) {
const err481 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.ollama.required, parentSchema: schema11.properties.presets.properties.ollama, data: data215 };
if (vErrors === null) {
vErrors = [err481];
} else {
vErrors.push(err481);
}
errors++;
}
for (const key34 in data215) {
if (!(key34 === "base_url" || key34 === "models")) {
const err482 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.ollama, data: data215 };
if (vErrors === null) {
vErrors = [err482];
} else {
vErrors.push(err482);
}
errors++;
}
}
if (data215.base_url !== void 0) {
let data216 = data215.base_url;
if (typeof data216 === "string") {
if (!pattern0.test(data216)) {
const err483 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.base_url.allOf[0], data: data216 };
if (vErrors === null) {
vErrors = [err483];
} else {
vErrors.push(err483);
}
errors++;
}
}
if (typeof data216 === "string") {
if (func3(data216) < 1) {
const err484 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data216 };
if (vErrors === null) {
vErrors = [err484];
} else {
vErrors.push(err484);
}
errors++;
}
} else {
const err485 = { instancePath: instancePath + "/presets/ollama/base_url", schemaPath: "#/properties/presets/properties/ollama/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.base_url.type, parentSchema: schema11.properties.presets.properties.ollama.properties.base_url, data: data216 };
if (vErrors === null) {
vErrors = [err485];
} else {
vErrors.push(err485);
}
errors++;
}
}
if (data215.models !== void 0) {
let data217 = data215.models;
if (Array.isArray(data217)) {
if (data217.length < 1) {
const err486 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data217 };
if (vErrors === null) {
vErrors = [err486];
} else {
vErrors.push(err486);
}
errors++;
}
const len14 = data217.length;
for (let i15 = 0; i15 < len14; i15++) {
let data218 = data217[i15];
if (typeof data218 === "string") {
if (!pattern75.test(data218)) {
const err487 = { instancePath: instancePath + "/presets/ollama/models/" + i15, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data218 };
if (vErrors === null) {
vErrors = [err487];
} else {
vErrors.push(err487);
}
errors++;
}
} else {
const err488 = { instancePath: instancePath + "/presets/ollama/models/" + i15, schemaPath: "#/properties/presets/properties/ollama/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.ollama.properties.models.items.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models.items, data: data218 };
if (vErrors === null) {
vErrors = [err488];
} else {
vErrors.push(err488);
}
errors++;
}
}
} else {
const err489 = { instancePath: instancePath + "/presets/ollama/models", schemaPath: "#/properties/presets/properties/ollama/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.ollama.properties.models.type, parentSchema: schema11.properties.presets.properties.ollama.properties.models, data: data217 };
if (vErrors === null) {
vErrors = [err489];
} else {
vErrors.push(err489);
}
errors++;
}
}
} else {
const err490 = { instancePath: instancePath + "/presets/ollama", schemaPath: "#/properties/presets/properties/ollama/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.ollama.type, parentSchema: schema11.properties.presets.properties.ollama, data: data215 };
if (vErrors === null) {
vErrors = [err490];
} else {
vErrors.push(err490);
}
errors++;
}
}
if (data214.llamacpp !== void 0) {
let data219 = data214.llamacpp;
if (data219 && typeof data219 == "object" && !Array.isArray(data219)) {
if (data219.base_url === void 0) {
const err491 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.llamacpp.required, parentSchema: schema11.properties.presets.properties.llamacpp, data: data219 };
if (vErrors === null) {
vErrors = [err491];
} else {
vErrors.push(err491);
}
errors++;
}
for (const key35 in data219) {
if (!(key35 === "base_url" || key35 === "models")) {
const err492 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.llamacpp, data: data219 };
if (vErrors === null) {
vErrors = [err492];
} else {
vErrors.push(err492);
}
errors++;
}
}
if (data219.base_url !== void 0) {
let data220 = data219.base_url;
if (typeof data220 === "string") {
if (!pattern0.test(data220)) {
const err493 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url.allOf[0], data: data220 };
if (vErrors === null) {
vErrors = [err493];
} else {
vErrors.push(err493);
}
errors++;
}
}
if (typeof data220 === "string") {
if (func3(data220) < 1) {
const err494 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data220 };
if (vErrors === null) {
vErrors = [err494];
} else {
vErrors.push(err494);
}
errors++;
}
} else {
const err495 = { instancePath: instancePath + "/presets/llamacpp/base_url", schemaPath: "#/properties/presets/properties/llamacpp/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.base_url.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.base_url, data: data220 };
if (vErrors === null) {
vErrors = [err495];
} else {
vErrors.push(err495);
}
errors++;
}
}
if (data219.models !== void 0) {
let data221 = data219.models;
if (Array.isArray(data221)) {
if (data221.length < 1) {
const err496 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data221 };
if (vErrors === null) {
vErrors = [err496];
} else {
vErrors.push(err496);
}
errors++;
}
const len15 = data221.length;
for (let i16 = 0; i16 < len15; i16++) {
let data222 = data221[i16];
if (typeof data222 === "string") {
if (!pattern75.test(data222)) {
const err497 = { instancePath: instancePath + "/presets/llamacpp/models/" + i16, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data222 };
if (vErrors === null) {
vErrors = [err497];
} else {
vErrors.push(err497);
}
errors++;
}
} else {
const err498 = { instancePath: instancePath + "/presets/llamacpp/models/" + i16, schemaPath: "#/properties/presets/properties/llamacpp/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.llamacpp.properties.models.items.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models.items, data: data222 };
if (vErrors === null) {
vErrors = [err498];
} else {
vErrors.push(err498);
}
errors++;
}
}
} else {
const err499 = { instancePath: instancePath + "/presets/llamacpp/models", schemaPath: "#/properties/presets/properties/llamacpp/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.llamacpp.properties.models.type, parentSchema: schema11.properties.presets.properties.llamacpp.properties.models, data: data221 };
if (vErrors === null) {
vErrors = [err499];
} else {
vErrors.push(err499);
}
errors++;
}
}
} else {
const err500 = { instancePath: instancePath + "/presets/llamacpp", schemaPath: "#/properties/presets/properties/llamacpp/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.llamacpp.type, parentSchema: schema11.properties.presets.properties.llamacpp, data: data219 };
if (vErrors === null) {
vErrors = [err500];
} else {
vErrors.push(err500);
}
errors++;
}
}
if (data214.lmstudio !== void 0) {
let data223 = data214.lmstudio;
if (data223 && typeof data223 == "object" && !Array.isArray(data223)) {
if (data223.base_url === void 0) {
const err501 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.lmstudio.required, parentSchema: schema11.properties.presets.properties.lmstudio, data: data223 };
if (vErrors === null) {
vErrors = [err501];
} else {
vErrors.push(err501);
}
errors++;
}
for (const key36 in data223) {
if (!(key36 === "base_url" || key36 === "models")) {
const err502 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.lmstudio, data: data223 };
if (vErrors === null) {
vErrors = [err502];
} else {
vErrors.push(err502);
}
errors++;
}
}
if (data223.base_url !== void 0) {
let data224 = data223.base_url;
if (typeof data224 === "string") {
if (!pattern0.test(data224)) {
const err503 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url.allOf[0], data: data224 };
if (vErrors === null) {
vErrors = [err503];
} else {
vErrors.push(err503);
}
errors++;
}
}
if (typeof data224 === "string") {
if (func3(data224) < 1) {
const err504 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data224 };
if (vErrors === null) {
vErrors = [err504];
} else {
vErrors.push(err504);
}
errors++;
}
} else {
const err505 = { instancePath: instancePath + "/presets/lmstudio/base_url", schemaPath: "#/properties/presets/properties/lmstudio/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.base_url.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.base_url, data: data224 };
if (vErrors === null) {
vErrors = [err505];
} else {
vErrors.push(err505);
}
errors++;
}
}
if (data223.models !== void 0) {
let data225 = data223.models;
if (Array.isArray(data225)) {
if (data225.length < 1) {
const err506 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data225 };
if (vErrors === null) {
vErrors = [err506];
} else {
vErrors.push(err506);
}
errors++;
}
const len16 = data225.length;
for (let i17 = 0; i17 < len16; i17++) {
let data226 = data225[i17];
if (typeof data226 === "string") {
if (!pattern75.test(data226)) {
const err507 = { instancePath: instancePath + "/presets/lmstudio/models/" + i17, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data226 };
if (vErrors === null) {
vErrors = [err507];
} else {
vErrors.push(err507);
}
errors++;
}
} else {
const err508 = { instancePath: instancePath + "/presets/lmstudio/models/" + i17, schemaPath: "#/properties/presets/properties/lmstudio/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.lmstudio.properties.models.items.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models.items, data: data226 };
if (vErrors === null) {
vErrors = [err508];
} else {
vErrors.push(err508);
}
errors++;
}
}
} else {
const err509 = { instancePath: instancePath + "/presets/lmstudio/models", schemaPath: "#/properties/presets/properties/lmstudio/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.lmstudio.properties.models.type, parentSchema: schema11.properties.presets.properties.lmstudio.properties.models, data: data225 };
if (vErrors === null) {
vErrors = [err509];
} else {
vErrors.push(err509);
}
errors++;
}
}
} else {
const err510 = { instancePath: instancePath + "/presets/lmstudio", schemaPath: "#/properties/presets/properties/lmstudio/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.lmstudio.type, parentSchema: schema11.properties.presets.properties.lmstudio, data: data223 };
if (vErrors === null) {
vErrors = [err510];
} else {
vErrors.push(err510);
}
errors++;
}
}
if (data214.vllm !== void 0) {
let data227 = data214.vllm;
if (data227 && typeof data227 == "object" && !Array.isArray(data227)) {
if (data227.base_url === void 0) {
const err511 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.vllm.required, parentSchema: schema11.properties.presets.properties.vllm, data: data227 };
if (vErrors === null) {
vErrors = [err511];
} else {
vErrors.push(err511);
}
errors++;
}
for (const key37 in data227) {
if (!(key37 === "base_url" || key37 === "models")) {
const err512 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.vllm, data: data227 };
if (vErrors === null) {
vErrors = [err512];
} else {
vErrors.push(err512);
}
errors++;
}
}
if (data227.base_url !== void 0) {
let data228 = data227.base_url;
if (typeof data228 === "string") {
if (!pattern0.test(data228)) {
const err513 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.base_url.allOf[0], data: data228 };
if (vErrors === null) {
vErrors = [err513];
} else {
vErrors.push(err513);
}
errors++;
}
}
if (typeof data228 === "string") {
if (func3(data228) < 1) {
const err514 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data228 };
if (vErrors === null) {
vErrors = [err514];
} else {
vErrors.push(err514);
}
errors++;
}
} else {
const err515 = { instancePath: instancePath + "/presets/vllm/base_url", schemaPath: "#/properties/presets/properties/vllm/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.base_url.type, parentSchema: schema11.properties.presets.properties.vllm.properties.base_url, data: data228 };
if (vErrors === null) {
vErrors = [err515];
} else {
vErrors.push(err515);
}
errors++;
}
}
if (data227.models !== void 0) {
let data229 = data227.models;
if (Array.isArray(data229)) {
if (data229.length < 1) {
const err516 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data229 };
if (vErrors === null) {
vErrors = [err516];
} else {
vErrors.push(err516);
}
errors++;
}
const len17 = data229.length;
for (let i18 = 0; i18 < len17; i18++) {
let data230 = data229[i18];
if (typeof data230 === "string") {
if (!pattern75.test(data230)) {
const err517 = { instancePath: instancePath + "/presets/vllm/models/" + i18, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data230 };
if (vErrors === null) {
vErrors = [err517];
} else {
vErrors.push(err517);
}
errors++;
}
} else {
const err518 = { instancePath: instancePath + "/presets/vllm/models/" + i18, schemaPath: "#/properties/presets/properties/vllm/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.vllm.properties.models.items.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models.items, data: data230 };
if (vErrors === null) {
vErrors = [err518];
} else {
vErrors.push(err518);
}
errors++;
}
}
} else {
const err519 = { instancePath: instancePath + "/presets/vllm/models", schemaPath: "#/properties/presets/properties/vllm/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.vllm.properties.models.type, parentSchema: schema11.properties.presets.properties.vllm.properties.models, data: data229 };
if (vErrors === null) {
vErrors = [err519];
} else {
vErrors.push(err519);
}
errors++;
}
}
} else {
const err520 = { instancePath: instancePath + "/presets/vllm", schemaPath: "#/properties/presets/properties/vllm/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.vllm.type, parentSchema: schema11.properties.presets.properties.vllm, data: data227 };
if (vErrors === null) {
vErrors = [err520];
} else {
vErrors.push(err520);
}
errors++;
}
}
if (data214.sglang !== void 0) {
let data231 = data214.sglang;
if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
if (data231.base_url === void 0) {
const err521 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'", schema: schema11.properties.presets.properties.sglang.required, parentSchema: schema11.properties.presets.properties.sglang, data: data231 };
if (vErrors === null) {
vErrors = [err521];
} else {
vErrors.push(err521);
}
errors++;
}
for (const key38 in data231) {
if (!(key38 === "base_url" || key38 === "models")) {
const err522 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.presets.properties.sglang, data: data231 };
if (vErrors === null) {
vErrors = [err522];
} else {
vErrors.push(err522);
}
errors++;
}
}
if (data231.base_url !== void 0) {
let data232 = data231.base_url;
if (typeof data232 === "string") {
if (!pattern0.test(data232)) {
const err523 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\p{Cc}\\p{Cs}]*$" }, message: 'must match pattern "^[^\\p{Cc}\\p{Cs}]*$"', schema: "^[^\\p{Cc}\\p{Cs}]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.base_url.allOf[0], data: data232 };
if (vErrors === null) {
vErrors = [err523];
} else {
vErrors.push(err523);
}
errors++;
}
}
if (typeof data232 === "string") {
if (func3(data232) < 1) {
const err524 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data232 };
if (vErrors === null) {
vErrors = [err524];
} else {
vErrors.push(err524);
}
errors++;
}
} else {
const err525 = { instancePath: instancePath + "/presets/sglang/base_url", schemaPath: "#/properties/presets/properties/sglang/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.base_url.type, parentSchema: schema11.properties.presets.properties.sglang.properties.base_url, data: data232 };
if (vErrors === null) {
vErrors = [err525];
} else {
vErrors.push(err525);
}
errors++;
}
}
if (data231.models !== void 0) {
let data233 = data231.models;
if (Array.isArray(data233)) {
if (data233.length < 1) {
const err526 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data233 };
if (vErrors === null) {
vErrors = [err526];
} else {
vErrors.push(err526);
}
errors++;
}
const len18 = data233.length;
for (let i19 = 0; i19 < len18; i19++) {
let data234 = data233[i19];
if (typeof data234 === "string") {
if (!pattern75.test(data234)) {
const err527 = { instancePath: instancePath + "/presets/sglang/models/" + i19, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$", parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data234 };
if (vErrors === null) {
vErrors = [err527];
} else {
vErrors.push(err527);
}
errors++;
}
} else {
const err528 = { instancePath: instancePath + "/presets/sglang/models/" + i19, schemaPath: "#/properties/presets/properties/sglang/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.presets.properties.sglang.properties.models.items.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models.items, data: data234 };
if (vErrors === null) {
vErrors = [err528];
} else {
vErrors.push(err528);
}
errors++;
}
}
} else {
const err529 = { instancePath: instancePath + "/presets/sglang/models", schemaPath: "#/properties/presets/properties/sglang/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.presets.properties.sglang.properties.models.type, parentSchema: schema11.properties.presets.properties.sglang.properties.models, data: data233 };
if (vErrors === null) {
vErrors = [err529];
} else {
vErrors.push(err529);
}
errors++;
}
}
} else {
const err530 = { instancePath: instancePath + "/presets/sglang", schemaPath: "#/properties/presets/properties/sglang/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.properties.sglang.type, parentSchema: schema11.properties.presets.properties.sglang, data: data231 };
if (vErrors === null) {
vErrors = [err530];
} else {
vErrors.push(err530);
}
errors++;
}
}
if (data214.openai !== void 0) {
let data235 = data214.openai;
if (typeof data235 !== "boolean") {
const err531 = { instancePath: instancePath + "/presets/openai", schemaPath: "#/properties/presets/properties/openai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openai.type, parentSchema: schema11.properties.presets.properties.openai, data: data235 };
if (vErrors === null) {
vErrors = [err531];
} else {
vErrors.push(err531);
}
errors++;
}
}
if (data214.anthropic !== void 0) {
let data236 = data214.anthropic;
if (typeof data236 !== "boolean") {
const err532 = { instancePath: instancePath + "/presets/anthropic", schemaPath: "#/properties/presets/properties/anthropic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.anthropic.type, parentSchema: schema11.properties.presets.properties.anthropic, data: data236 };
if (vErrors === null) {
vErrors = [err532];
} else {
vErrors.push(err532);
}
errors++;
}
}
if (data214.gemini !== void 0) {
let data237 = data214.gemini;
if (typeof data237 !== "boolean") {
const err533 = { instancePath: instancePath + "/presets/gemini", schemaPath: "#/properties/presets/properties/gemini/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.gemini.type, parentSchema: schema11.properties.presets.properties.gemini, data: data237 };
if (vErrors === null) {
vErrors = [err533];
} else {
vErrors.push(err533);
}
errors++;
}
}
if (data214.deepseek !== void 0) {
let data238 = data214.deepseek;
if (typeof data238 !== "boolean") {
const err534 = { instancePath: instancePath + "/presets/deepseek", schemaPath: "#/properties/presets/properties/deepseek/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.deepseek.type, parentSchema: schema11.properties.presets.properties.deepseek, data: data238 };
if (vErrors === null) {
vErrors = [err534];
} else {
vErrors.push(err534);
}
errors++;
}
}
if (data214.moonshot !== void 0) {
let data239 = data214.moonshot;
if (typeof data239 !== "boolean") {
const err535 = { instancePath: instancePath + "/presets/moonshot", schemaPath: "#/properties/presets/properties/moonshot/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.moonshot.type, parentSchema: schema11.properties.presets.properties.moonshot, data: data239 };
if (vErrors === null) {
vErrors = [err535];
} else {
vErrors.push(err535);
}
errors++;
}
}
if (data214.zai !== void 0) {
let data240 = data214.zai;
if (typeof data240 !== "boolean") {
const err536 = { instancePath: instancePath + "/presets/zai", schemaPath: "#/properties/presets/properties/zai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.zai.type, parentSchema: schema11.properties.presets.properties.zai, data: data240 };
if (vErrors === null) {
vErrors = [err536];
} else {
vErrors.push(err536);
}
errors++;
}
}
if (data214.dashscope !== void 0) {
let data241 = data214.dashscope;
if (typeof data241 !== "boolean") {
const err537 = { instancePath: instancePath + "/presets/dashscope", schemaPath: "#/properties/presets/properties/dashscope/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.dashscope.type, parentSchema: schema11.properties.presets.properties.dashscope, data: data241 };
if (vErrors === null) {
vErrors = [err537];
} else {
vErrors.push(err537);
}
errors++;
}
}
if (data214.minimax !== void 0) {
let data242 = data214.minimax;
if (typeof data242 !== "boolean") {
const err538 = { instancePath: instancePath + "/presets/minimax", schemaPath: "#/properties/presets/properties/minimax/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.minimax.type, parentSchema: schema11.properties.presets.properties.minimax, data: data242 };
if (vErrors === null) {
vErrors = [err538];
} else {
vErrors.push(err538);
}
errors++;
}
}
if (data214.mistral !== void 0) {
let data243 = data214.mistral;
if (typeof data243 !== "boolean") {
const err539 = { instancePath: instancePath + "/presets/mistral", schemaPath: "#/properties/presets/properties/mistral/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.mistral.type, parentSchema: schema11.properties.presets.properties.mistral, data: data243 };
if (vErrors === null) {
vErrors = [err539];
} else {
vErrors.push(err539);
}
errors++;
}
}
if (data214.groq !== void 0) {
let data244 = data214.groq;
if (typeof data244 !== "boolean") {
const err540 = { instancePath: instancePath + "/presets/groq", schemaPath: "#/properties/presets/properties/groq/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.groq.type, parentSchema: schema11.properties.presets.properties.groq, data: data244 };
if (vErrors === null) {
vErrors = [err540];
} else {
vErrors.push(err540);
}
errors++;
}
}
if (data214.xai !== void 0) {
let data245 = data214.xai;
if (typeof data245 !== "boolean") {
const err541 = { instancePath: instancePath + "/presets/xai", schemaPath: "#/properties/presets/properties/xai/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.xai.type, parentSchema: schema11.properties.presets.properties.xai, data: data245 };
if (vErrors === null) {
vErrors = [err541];
} else {
vErrors.push(err541);
}
errors++;
}
}
if (data214.together !== void 0) {
let data246 = data214.together;
if (typeof data246 !== "boolean") {
const err542 = { instancePath: instancePath + "/presets/together", schemaPath: "#/properties/presets/properties/together/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.together.type, parentSchema: schema11.properties.presets.properties.together, data: data246 };
if (vErrors === null) {
vErrors = [err542];
} else {
vErrors.push(err542);
}
errors++;
}
}
if (data214.fireworks !== void 0) {
let data247 = data214.fireworks;
if (typeof data247 !== "boolean") {
const err543 = { instancePath: instancePath + "/presets/fireworks", schemaPath: "#/properties/presets/properties/fireworks/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.fireworks.type, parentSchema: schema11.properties.presets.properties.fireworks, data: data247 };
if (vErrors === null) {
vErrors = [err543];
} else {
vErrors.push(err543);
}
errors++;
}
}
if (data214.perplexity !== void 0) {
let data248 = data214.perplexity;
if (typeof data248 !== "boolean") {
const err544 = { instancePath: instancePath + "/presets/perplexity", schemaPath: "#/properties/presets/properties/perplexity/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.perplexity.type, parentSchema: schema11.properties.presets.properties.perplexity, data: data248 };
if (vErrors === null) {
vErrors = [err544];
} else {
vErrors.push(err544);
}
errors++;
}
}
if (data214.openrouter !== void 0) {
let data249 = data214.openrouter;
if (typeof data249 !== "boolean") {
const err545 = { instancePath: instancePath + "/presets/openrouter", schemaPath: "#/properties/presets/properties/openrouter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties.presets.properties.openrouter.type, parentSchema: schema11.properties.presets.properties.openrouter, data: data249 };
if (vErrors === null) {
vErrors = [err545];
} else {
vErrors.push(err545);
}
errors++;
}
}
} else {
const err546 = { instancePath: instancePath + "/presets", schemaPath: "#/properties/presets/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.presets.type, parentSchema: schema11.properties.presets, data: data214 };
if (vErrors === null) {
vErrors = [err546];
} else {
vErrors.push(err546);
}
errors++;
}
}
} else {
const err547 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
if (vErrors === null) {
vErrors = [err547];
} else {
vErrors.push(err547);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export {
validateGatewayFile
};
