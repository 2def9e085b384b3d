// Made from spec/ by scripts/generate.ts. Do not edit.
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

// scripts/generate/validator-runtime.ts
function joinErrors(known, more) {
if (known === null) return more;
for (const error of more) known.push(error);
return known;
}

// generated:entry
var ChatCompletionRequest = validate21;
var schema6 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "maxItems": 400, "items": { "$ref": "ChatMessage" } }, "stream": { "type": "boolean" }, "stream_options": { "$ref": "StreamOptions" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "max_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "max_completion_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "stop": { "$ref": "StopSequences" }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ChatTool" } }, "tool_choice": { "$ref": "ChatToolChoice" }, "functions": { "type": "array", "maxItems": 128, "items": { "$ref": "LegacyFunction" } }, "function_call": { "$ref": "LegacyFunctionChoice" }, "response_format": { "$ref": "ResponseFormat" }, "reasoning": { "$ref": "ReasoningOptions" } } };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var schema8 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "ChatTextContent" }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}
var schema12 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" }, "cache_control": { "$ref": "CacheControl" } } };
var schema13 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["ephemeral"] }, "ttl": { "type": "string", "enum": ["5m", "1h"] }, "scope": { "type": "string" } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "ttl" || key0 === "scope")) {
validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs3 = errors;
if (typeof data0 !== "string") {
validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "ephemeral")) {
validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.ttl !== void 0) {
let data1 = data.ttl;
const _errs5 = errors;
if (typeof data1 !== "string") {
validate29.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "5m" || data1 === "1h")) {
validate29.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/enum", keyword: "enum", params: { allowedValues: schema13.properties.ttl.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.scope !== void 0) {
const _errs7 = errors;
if (typeof data.scope !== "string") {
validate29.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "cache_control")) {
validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema12.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs4 = errors;
if (typeof data.text !== "string") {
validate28.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs6 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate28(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate24.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "name" || key0 === "cache_control")) {
validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate23.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "system")) {
validate23.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema8.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate24(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
const _errs5 = errors;
if (!validate34(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs6 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
var schema15 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "ChatMixedContent" }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" } } };
var schema19 = { "type": "object", "additionalProperties": false, "required": ["type", "image_url"], "properties": { "type": { "type": "string", "enum": ["image_url"] }, "image_url": { "$ref": "ChatImageUrl" }, "cache_control": { "$ref": "CacheControl" } } };
var schema20 = { "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "type": "string", "minLength": 1 }, "detail": { "type": "string", "enum": ["auto", "low", "high"] } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.url === void 0 && (missing0 = "url")) {
validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "url" || key0 === "detail")) {
validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.url !== void 0) {
let data0 = data.url;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate43.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate43.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.detail !== void 0) {
let data1 = data.detail;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate43.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "auto" || data1 === "low" || data1 === "high")) {
validate43.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema20.properties.detail.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.image_url === void 0 && (missing0 = "image_url")) {
validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "image_url" || key0 === "cache_control")) {
validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate42.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "image_url")) {
validate42.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema19.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.image_url !== void 0) {
const _errs4 = errors;
if (!validate43(data.image_url, { instancePath: instancePath + "/image_url", parentData: data, parentDataProperty: "image_url", rootData })) {
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs5 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
} else if (tag0 === "image_url") {
if (!validate42(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
} else {
validate41.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate41.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate41(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate40(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate38.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate38.errors = vErrors;
return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "name" || key0 === "cache_control")) {
validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate37.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "user")) {
validate37.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema15.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate38(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
const _errs5 = errors;
if (!validate34(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs6 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
var schema21 = { "type": "object", "additionalProperties": false, "required": ["role"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "ChatAssistantContent" }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" }, "tool_calls": { "type": "array", "nullable": true, "items": { "$ref": "ChatToolCallParam" } }, "function_call": { "$ref": "ChatFunctionCallParam" }, "refusal": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string", "nullable": true }, "reasoning": { "type": "string", "nullable": true }, "annotations": { "type": "array", "nullable": true, "items": { "$ref": "ChatAnnotation" } }, "audio": { "$ref": "ChatNoAudio" }, "parsed": { "$ref": "ChatParsedContent" }, "provider_specific_fields": { "$ref": "ProviderSpecificFields" } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate55(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate54.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}
var schema24 = { "type": "object", "additionalProperties": false, "required": ["id", "type", "function"], "properties": { "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatCalledFunctionParam" }, "index": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 }, "cache_control": { "$ref": "CacheControl" } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate63.errors = null;
return true;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments" || key0 === "parsed_arguments")) {
validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate62.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate62.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.arguments !== void 0) {
const _errs4 = errors;
if (typeof data.arguments !== "string") {
validate62.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed_arguments !== void 0) {
const _errs6 = errors;
if (!validate63(data.parsed_arguments, { instancePath: instancePath + "/parsed_arguments", parentData: data, parentDataProperty: "parsed_arguments", rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "function" || key0 === "index" || key0 === "cache_control")) {
validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.id !== void 0) {
let data0 = data.id;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.type !== void 0) {
let data1 = data.type;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate61.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "function")) {
validate61.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema24.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs6 = errors;
if (!validate62(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.index !== void 0) {
let data3 = data.index;
const _errs7 = errors;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
validate61.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs7) {
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
validate61.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data3 < 0 || isNaN(data3)) {
validate61.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs9 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments")) {
validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs3 = errors;
if (errors === _errs3) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate68.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate68.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.arguments !== void 0) {
const _errs5 = errors;
if (typeof data.arguments !== "string") {
validate68.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
validate68.errors = vErrors;
return errors === 0;
}
var schema28 = { "type": "object", "additionalProperties": false, "required": ["type", "url_citation"], "properties": { "type": { "type": "string", "enum": ["url_citation"] }, "url_citation": { "$ref": "ChatUrlCitation" } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.url === void 0 && (missing0 = "url")) {
validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "url" || key0 === "title" || key0 === "start_index" || key0 === "end_index")) {
validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.url !== void 0) {
const _errs2 = errors;
if (typeof data.url !== "string") {
validate71.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.title !== void 0) {
const _errs4 = errors;
if (typeof data.title !== "string") {
validate71.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.start_index !== void 0) {
let data2 = data.start_index;
const _errs6 = errors;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
validate71.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs6) {
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
validate71.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data2 < 0 || isNaN(data2)) {
validate71.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.end_index !== void 0) {
let data3 = data.end_index;
const _errs8 = errors;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
validate71.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs8) {
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
validate71.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data3 < 0 || isNaN(data3)) {
validate71.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.url_citation === void 0 && (missing0 = "url_citation")) {
validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url_citation")) {
validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "url_citation")) {
validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.url_citation !== void 0) {
const _errs4 = errors;
if (!validate71(data.url_citation, { instancePath: instancePath + "/url_citation", parentData: data, parentDataProperty: "url_citation", rootData })) {
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
}
validate74.errors = vErrors;
return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate76.errors = null;
return true;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
validate78.errors = vErrors;
return errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role")) {
validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema21.properties, key0)) {
validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate53.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "assistant")) {
validate53.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema21.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate54(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
const _errs5 = errors;
if (!validate34(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs6 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_calls !== void 0) {
let data4 = data.tool_calls;
const _errs7 = errors;
if (!Array.isArray(data4) && data4 !== null) {
validate53.errors = [{ instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs7) {
if (Array.isArray(data4)) {
var valid1 = true;
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs10 = errors;
if (!validate61(data4[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if (!valid1) {
break;
}
}
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function_call !== void 0) {
const _errs11 = errors;
if (!validate68(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.refusal !== void 0) {
let data7 = data.refusal;
const _errs12 = errors;
if (typeof data7 !== "string" && data7 !== null) {
validate53.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning_content !== void 0) {
let data8 = data.reasoning_content;
const _errs15 = errors;
if (typeof data8 !== "string" && data8 !== null) {
validate53.errors = [{ instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning !== void 0) {
let data9 = data.reasoning;
const _errs18 = errors;
if (typeof data9 !== "string" && data9 !== null) {
validate53.errors = [{ instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs18 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.annotations !== void 0) {
let data10 = data.annotations;
const _errs21 = errors;
if (!Array.isArray(data10) && data10 !== null) {
validate53.errors = [{ instancePath: instancePath + "/annotations", schemaPath: "#/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs21) {
if (Array.isArray(data10)) {
var valid2 = true;
const len1 = data10.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs24 = errors;
if (!validate70(data10[i1], { instancePath: instancePath + "/annotations/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate70.errors);
errors = vErrors.length;
}
var valid2 = _errs24 === errors;
if (!valid2) {
break;
}
}
}
}
var valid0 = _errs21 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.audio !== void 0) {
const _errs25 = errors;
if (!validate74(data.audio, { instancePath: instancePath + "/audio", parentData: data, parentDataProperty: "audio", rootData })) {
vErrors = joinErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed !== void 0) {
const _errs26 = errors;
if (!validate76(data.parsed, { instancePath: instancePath + "/parsed", parentData: data, parentDataProperty: "parsed", rootData })) {
vErrors = joinErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.provider_specific_fields !== void 0) {
const _errs27 = errors;
if (!validate78(data.provider_specific_fields, { instancePath: instancePath + "/provider_specific_fields", parentData: data, parentDataProperty: "provider_specific_fields", rootData })) {
vErrors = joinErrors(vErrors, validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
var schema33 = { "type": "object", "additionalProperties": false, "required": ["role", "content", "tool_call_id"], "properties": { "role": { "type": "string", "enum": ["tool"] }, "content": { "$ref": "ChatMixedContent" }, "tool_call_id": { "type": "string", "minLength": 1 }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content") || data.tool_call_id === void 0 && (missing0 = "tool_call_id")) {
validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "tool_call_id" || key0 === "name" || key0 === "cache_control")) {
validate80.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate80.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool")) {
validate80.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema33.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate38(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_call_id !== void 0) {
let data2 = data.tool_call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate80.errors = [{ instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate80.errors = [{ instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
const _errs7 = errors;
if (!validate34(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs8 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
var schema34 = { "type": "object", "additionalProperties": false, "required": ["role", "name", "content"], "properties": { "role": { "type": "string", "enum": ["function"] }, "name": { "type": "string", "minLength": 1 }, "content": { "$ref": "ChatFunctionResult" }, "cache_control": { "$ref": "CacheControl" } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.name === void 0 && (missing0 = "name") || data.content === void 0 && (missing0 = "content")) {
validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "name" || key0 === "content" || key0 === "cache_control")) {
validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate84.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate84.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema34.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs6 = errors;
if (!validate85(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs7 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.role;
if (typeof tag0 == "string") {
if (tag0 === "system") {
if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
} else if (tag0 === "user") {
if (!validate37(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
} else if (tag0 === "function") {
if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
} else {
validate22.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 }, message: 'value of tag "role" must be in oneOf' }];
return false;
}
} else {
validate22.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 }, message: 'tag "role" must be string' }];
return false;
}
} else {
validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "include_usage")) {
validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.include_usage !== void 0) {
if (typeof data.include_usage !== "boolean") {
validate94.errors = [{ instancePath: instancePath + "/include_usage", schemaPath: "#/properties/include_usage/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
}
}
} else {
validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
if (data.length > 8) {
validate99.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }];
return false;
} else {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (typeof data[i0] !== "string") {
validate99.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
}
} else {
validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate96.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate96.errors = vErrors;
return errors === 0;
}
var schema40 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionDefinition" } } };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (!(data && typeof data == "object" && !Array.isArray(data))) {
validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate103.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters" || key0 === "strict")) {
validate103.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate103.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate103.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
const _errs4 = errors;
if (typeof data.description !== "string") {
validate103.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs6 = errors;
if (!validate104(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.strict !== void 0) {
let data3 = data.strict;
const _errs7 = errors;
if (typeof data3 !== "boolean" && data3 !== null) {
validate103.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate102.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
validate102.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema40.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs4 = errors;
if (!validate103(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (typeof data === "string") {
if (data.length < 1) {
validate109.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate109.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
var schema45 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatChosenFunction" } } };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name")) {
validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate112.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate112.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
}
}
} else {
validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate111.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate111.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema45.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs4 = errors;
if (!validate112(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate109(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate108.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate108.errors = vErrors;
return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate116.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters")) {
validate116.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate116.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate116.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
const _errs4 = errors;
if (typeof data.description !== "string") {
validate116.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs6 = errors;
if (!validate104(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
var pattern0 = new RegExp("^(auto|none)$", "u");
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (typeof data === "string") {
if (!pattern0.test(data)) {
validate120.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(auto|none)$" }, message: 'must match pattern "^(auto|none)$"' }];
return false;
}
} else {
validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate112(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate119.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate119.errors = vErrors;
return errors === 0;
}
var schema51 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["json_object"] } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate125.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_object")) {
validate125.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema51.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
var schema52 = { "type": "object", "additionalProperties": false, "required": ["type", "json_schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "json_schema": { "$ref": "JsonSchemaFormat" } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.schema === void 0 && (missing0 = "schema")) {
validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "schema" || key0 === "strict")) {
validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.name !== void 0) {
let data0 = data.name;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate127.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate127.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data1 = data.description;
const _errs4 = errors;
if (typeof data1 !== "string" && data1 !== null) {
validate127.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.schema !== void 0) {
const _errs7 = errors;
if (!validate104(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.strict !== void 0) {
let data3 = data.strict;
const _errs8 = errors;
if (typeof data3 !== "boolean" && data3 !== null) {
validate127.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.json_schema === void 0 && (missing0 = "json_schema")) {
validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "json_schema")) {
validate126.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate126.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_schema")) {
validate126.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema52.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.json_schema !== void 0) {
const _errs4 = errors;
if (!validate127(data.json_schema, { instancePath: instancePath + "/json_schema", parentData: data, parentDataProperty: "json_schema", rootData })) {
vErrors = joinErrors(vErrors, validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "json_object") {
if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate125.errors);
errors = vErrors.length;
}
} else if (tag0 === "json_schema") {
if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate126.errors);
errors = vErrors.length;
}
} else {
validate124.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate124.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
var schema54 = { "type": "object", "additionalProperties": false, "properties": { "enabled": { "type": "boolean" }, "effort": { "type": "string", "enum": ["low", "medium", "high"] } } };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "enabled" || key0 === "effort")) {
validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.enabled !== void 0) {
const _errs2 = errors;
if (typeof data.enabled !== "boolean") {
validate133.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.effort !== void 0) {
let data1 = data.effort;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate133.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "low" || data1 === "medium" || data1 === "high")) {
validate133.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema54.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
} else {
validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.model === void 0 && (missing0 = "model") || data.messages === void 0 && (missing0 = "messages")) {
validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema6.properties, key0)) {
validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.model !== void 0) {
let data0 = data.model;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate21.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.messages !== void 0) {
let data1 = data.messages;
const _errs4 = errors;
if (errors === _errs4) {
if (Array.isArray(data1)) {
if (data1.length > 400) {
validate21.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 400 }, message: "must NOT have more than 400 items" }];
return false;
} else {
if (data1.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs6 = errors;
if (!validate22(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if (!valid1) {
break;
}
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stream !== void 0) {
const _errs7 = errors;
if (typeof data.stream !== "boolean") {
validate21.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stream_options !== void 0) {
const _errs9 = errors;
if (!validate94(data.stream_options, { instancePath: instancePath + "/stream_options", parentData: data, parentDataProperty: "stream_options", rootData })) {
vErrors = joinErrors(vErrors, validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.temperature !== void 0) {
let data5 = data.temperature;
const _errs10 = errors;
if (errors === _errs10) {
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 2 || isNaN(data5)) {
validate21.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }];
return false;
} else {
if (data5 < 0 || isNaN(data5)) {
validate21.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.top_p !== void 0) {
let data6 = data.top_p;
const _errs12 = errors;
if (errors === _errs12) {
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 1 || isNaN(data6)) {
validate21.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
return false;
} else {
if (data6 < 0 || isNaN(data6)) {
validate21.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.max_tokens !== void 0) {
let data7 = data.max_tokens;
const _errs14 = errors;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
validate21.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs14) {
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 2e5 || isNaN(data7)) {
validate21.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e5 }, message: "must be <= 200000" }];
return false;
} else {
if (data7 < 1 || isNaN(data7)) {
validate21.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.max_completion_tokens !== void 0) {
let data8 = data.max_completion_tokens;
const _errs16 = errors;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
validate21.errors = [{ instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs16) {
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 2e5 || isNaN(data8)) {
validate21.errors = [{ instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e5 }, message: "must be <= 200000" }];
return false;
} else {
if (data8 < 1 || isNaN(data8)) {
validate21.errors = [{ instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stop !== void 0) {
const _errs18 = errors;
if (!validate96(data.stop, { instancePath: instancePath + "/stop", parentData: data, parentDataProperty: "stop", rootData })) {
vErrors = joinErrors(vErrors, validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data10 = data.tools;
const _errs19 = errors;
if (errors === _errs19) {
if (Array.isArray(data10)) {
if (data10.length > 128) {
validate21.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid2 = true;
const len1 = data10.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs21 = errors;
if (!validate102(data10[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
if (!valid2) {
break;
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs19 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_choice !== void 0) {
const _errs22 = errors;
if (!validate108(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.functions !== void 0) {
let data13 = data.functions;
const _errs23 = errors;
if (errors === _errs23) {
if (Array.isArray(data13)) {
if (data13.length > 128) {
validate21.errors = [{ instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid3 = true;
const len2 = data13.length;
for (let i2 = 0; i2 < len2; i2++) {
const _errs25 = errors;
if (!validate116(data13[i2], { instancePath: instancePath + "/functions/" + i2, parentData: data13, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate116.errors);
errors = vErrors.length;
}
var valid3 = _errs25 === errors;
if (!valid3) {
break;
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs23 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function_call !== void 0) {
const _errs26 = errors;
if (!validate119(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.response_format !== void 0) {
const _errs27 = errors;
if (!validate124(data.response_format, { instancePath: instancePath + "/response_format", parentData: data, parentDataProperty: "response_format", rootData })) {
vErrors = joinErrors(vErrors, validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning !== void 0) {
const _errs28 = errors;
if (!validate133(data.reasoning, { instancePath: instancePath + "/reasoning", parentData: data, parentDataProperty: "reasoning", rootData })) {
vErrors = joinErrors(vErrors, validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
var CountTokensRequest = validate135;
var schema55 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "$ref": "InputMessage" } }, "system": { "$ref": "SystemPrompt" }, "tools": { "type": "array", "items": { "$ref": "MessagesTool" } }, "tool_choice": { "$ref": "MessagesToolChoice" }, "thinking": { "$ref": "ThinkingConfig" }, "output_config": { "$ref": "OutputConfig" }, "output_format": { "$ref": "OutputFormat" }, "context_management": { "$ref": "ContextManagement" }, "cache_control": { "$ref": "RequestCacheControl" } } };
var schema57 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "UserInputContent" } } };
var schema61 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" }, "citations": { "$ref": "NoCitations" }, "parsed_output": { "$ref": "ParsedOutput" }, "cache_control": { "$ref": "CacheControl" } } };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate144.errors = null;
return true;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!Array.isArray(data) && data !== null) {
validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === 0) {
if (Array.isArray(data)) {
if (data.length > 0) {
validate143.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
return false;
} else {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs2 = errors;
if (!validate144(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if (!valid0) {
break;
}
}
}
}
}
validate143.errors = vErrors;
return errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate147.errors = null;
return true;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate142.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "citations" || key0 === "parsed_output" || key0 === "cache_control")) {
validate142.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate142.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate142.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema61.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs4 = errors;
if (typeof data.text !== "string") {
validate142.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.citations !== void 0) {
const _errs6 = errors;
if (!validate143(data.citations, { instancePath: instancePath + "/citations", parentData: data, parentDataProperty: "citations", rootData })) {
vErrors = joinErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed_output !== void 0) {
const _errs7 = errors;
if (!validate147(data.parsed_output, { instancePath: instancePath + "/parsed_output", parentData: data, parentDataProperty: "parsed_output", rootData })) {
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs8 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate142.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
var schema65 = { "type": "object", "additionalProperties": false, "required": ["type", "source"], "properties": { "type": { "type": "string", "enum": ["image"] }, "source": { "$ref": "ImageSource" }, "cache_control": { "$ref": "CacheControl" } } };
var schema67 = { "type": "object", "additionalProperties": false, "required": ["type", "media_type", "data"], "properties": { "type": { "type": "string", "enum": ["base64"] }, "media_type": { "type": "string", "enum": ["image/jpeg", "image/png", "image/gif", "image/webp"] }, "data": { "type": "string", "minLength": 1 } } };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.media_type === void 0 && (missing0 = "media_type") || data.data === void 0 && (missing0 = "data")) {
validate152.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "media_type" || key0 === "data")) {
validate152.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate152.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "base64")) {
validate152.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema67.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.media_type !== void 0) {
let data1 = data.media_type;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate152.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "image/jpeg" || data1 === "image/png" || data1 === "image/gif" || data1 === "image/webp")) {
validate152.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema67.properties.media_type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.data !== void 0) {
let data2 = data.data;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate152.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate152.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
var schema68 = { "type": "object", "additionalProperties": false, "required": ["type", "url"], "properties": { "type": { "type": "string", "enum": ["url"] }, "url": { "type": "string", "minLength": 1 } } };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.url === void 0 && (missing0 = "url")) {
validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url")) {
validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate153.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "url")) {
validate153.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema68.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.url !== void 0) {
let data1 = data.url;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate153.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate153.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "base64") {
if (!validate152(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate152.errors);
errors = vErrors.length;
}
} else if (tag0 === "url") {
if (!validate153(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
} else {
validate151.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate151.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.source === void 0 && (missing0 = "source")) {
validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "source" || key0 === "cache_control")) {
validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate150.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "image")) {
validate150.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema65.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.source !== void 0) {
const _errs4 = errors;
if (!validate151(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs5 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
var schema69 = { "type": "object", "additionalProperties": false, "required": ["type", "source"], "properties": { "type": { "type": "string", "enum": ["document"] }, "source": { "$ref": "DocumentSource" }, "title": { "type": "string", "nullable": true }, "context": { "type": "string", "nullable": true }, "citations": { "$ref": "DocumentCitations" }, "cache_control": { "$ref": "CacheControl" } } };
var schema71 = { "type": "object", "additionalProperties": false, "required": ["type", "media_type", "data"], "properties": { "type": { "type": "string", "enum": ["base64"] }, "media_type": { "type": "string", "enum": ["application/pdf"] }, "data": { "type": "string", "minLength": 1 } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.media_type === void 0 && (missing0 = "media_type") || data.data === void 0 && (missing0 = "data")) {
validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "media_type" || key0 === "data")) {
validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate160.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "base64")) {
validate160.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema71.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.media_type !== void 0) {
let data1 = data.media_type;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate160.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "application/pdf")) {
validate160.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema71.properties.media_type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.data !== void 0) {
let data2 = data.data;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate160.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate160.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
var schema72 = { "type": "object", "additionalProperties": false, "required": ["type", "media_type", "data"], "properties": { "type": { "type": "string", "enum": ["text"] }, "media_type": { "type": "string", "enum": ["text/plain"] }, "data": { "type": "string", "minLength": 1 } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.media_type === void 0 && (missing0 = "media_type") || data.data === void 0 && (missing0 = "data")) {
validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "media_type" || key0 === "data")) {
validate161.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema72.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.media_type !== void 0) {
let data1 = data.media_type;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate161.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "text/plain")) {
validate161.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema72.properties.media_type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.data !== void 0) {
let data2 = data.data;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate161.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate161.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
var schema73 = { "type": "object", "additionalProperties": false, "required": ["type", "url"], "properties": { "type": { "type": "string", "enum": ["url"] }, "url": { "type": "string", "minLength": 1 } } };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.url === void 0 && (missing0 = "url")) {
validate162.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url")) {
validate162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate162.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "url")) {
validate162.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema73.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.url !== void 0) {
let data1 = data.url;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate162.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate162.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "base64") {
if (!validate160(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
} else if (tag0 === "text") {
if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
} else if (tag0 === "url") {
if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate162.errors);
errors = vErrors.length;
}
} else {
validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "enabled")) {
validate167.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.enabled !== void 0) {
if (typeof data.enabled !== "boolean") {
validate167.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
}
}
}
}
validate167.errors = vErrors;
return errors === 0;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.source === void 0 && (missing0 = "source")) {
validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "source" || key0 === "title" || key0 === "context" || key0 === "citations" || key0 === "cache_control")) {
validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate158.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "document")) {
validate158.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema69.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.source !== void 0) {
const _errs4 = errors;
if (!validate159(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
vErrors = joinErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.title !== void 0) {
let data2 = data.title;
const _errs5 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate158.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.context !== void 0) {
let data3 = data.context;
const _errs8 = errors;
if (typeof data3 !== "string" && data3 !== null) {
validate158.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.citations !== void 0) {
const _errs11 = errors;
if (!validate167(data.citations, { instancePath: instancePath + "/citations", parentData: data, parentDataProperty: "citations", rootData })) {
vErrors = joinErrors(vErrors, validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs12 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
var schema75 = { "type": "object", "additionalProperties": false, "required": ["type", "tool_use_id"], "properties": { "type": { "type": "string", "enum": ["tool_result"] }, "tool_use_id": { "type": "string", "minLength": 1 }, "content": { "$ref": "ToolResultContent" }, "is_error": { "type": "boolean" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
var schema79 = { "type": "object", "additionalProperties": false, "required": ["type", "tool_name"], "properties": { "type": { "type": "string", "enum": ["tool_reference"] }, "tool_name": { "type": "string", "minLength": 1 }, "cache_control": { "$ref": "CacheControl" } } };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tool_name === void 0 && (missing0 = "tool_name")) {
validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool_name" || key0 === "cache_control")) {
validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate175.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_reference")) {
validate175.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema79.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_name !== void 0) {
let data1 = data.tool_name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate175.errors = [{ instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate175.errors = [{ instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs6 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate150.errors);
errors = vErrors.length;
}
} else if (tag0 === "document") {
if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_reference") {
if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate175.errors);
errors = vErrors.length;
}
} else {
validate174.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate174.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate174(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate173(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate171.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate171.errors = vErrors;
return errors === 0;
}
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === 0) {
if (typeof data === "string") {
if (func3(data) > 0) {
validate184.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 0 }, message: "must NOT have more than 0 characters" }];
return false;
}
}
}
validate184.errors = vErrors;
return errors === 0;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tool_use_id === void 0 && (missing0 = "tool_use_id")) {
validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool_use_id" || key0 === "content" || key0 === "is_error" || key0 === "toolset_name" || key0 === "cache_control")) {
validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate170.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_result")) {
validate170.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_use_id !== void 0) {
let data1 = data.tool_use_id;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate170.errors = [{ instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate170.errors = [{ instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs6 = errors;
if (!validate171(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.is_error !== void 0) {
const _errs7 = errors;
if (typeof data.is_error !== "boolean") {
validate170.errors = [{ instancePath: instancePath + "/is_error", schemaPath: "#/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.toolset_name !== void 0) {
const _errs9 = errors;
if (!validate184(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs10 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate150.errors);
errors = vErrors.length;
}
} else if (tag0 === "document") {
if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_result") {
if (!validate170(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate170.errors);
errors = vErrors.length;
}
} else {
validate141.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate141.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate141(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate140(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate138.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate138.errors = vErrors;
return errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate137.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "user")) {
validate137.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema57.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate138(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
var schema81 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "AssistantInputContent" } } };
var schema85 = { "type": "object", "additionalProperties": false, "required": ["type", "id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["tool_use"] }, "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "input": { "$ref": "JsonObject" }, "caller": { "$ref": "DirectCaller" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (!(data && typeof data == "object" && !Array.isArray(data))) {
validate200.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
var schema87 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["direct"] } } };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate202.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate202.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate202.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate202.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "direct")) {
validate202.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema87.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
}
}
validate202.errors = vErrors;
return errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.input === void 0 && (missing0 = "input")) {
validate199.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "name" || key0 === "input" || key0 === "caller" || key0 === "toolset_name" || key0 === "cache_control")) {
validate199.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate199.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_use")) {
validate199.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema85.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
let data1 = data.id;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate199.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate199.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data2 = data.name;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate199.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate199.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.input !== void 0) {
const _errs8 = errors;
if (!validate200(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.caller !== void 0) {
const _errs9 = errors;
if (!validate202(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData })) {
vErrors = joinErrors(vErrors, validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.toolset_name !== void 0) {
const _errs10 = errors;
if (!validate184(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs11 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
} else {
validate199.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
var schema88 = { "type": "object", "additionalProperties": false, "required": ["type", "thinking"], "properties": { "type": { "type": "string", "enum": ["thinking"] }, "thinking": { "type": "string" }, "signature": { "type": "string" } } };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.thinking === void 0 && (missing0 = "thinking")) {
validate206.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "thinking" || key0 === "signature")) {
validate206.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate206.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "thinking")) {
validate206.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema88.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.thinking !== void 0) {
const _errs4 = errors;
if (typeof data.thinking !== "string") {
validate206.errors = [{ instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.signature !== void 0) {
const _errs6 = errors;
if (typeof data.signature !== "string") {
validate206.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate206.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
var schema89 = { "type": "object", "additionalProperties": false, "required": ["type", "data"], "properties": { "type": { "type": "string", "enum": ["redacted_thinking"] }, "data": { "type": "string" } } };
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data")) {
validate207.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "data")) {
validate207.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate207.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "redacted_thinking")) {
validate207.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema89.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.data !== void 0) {
const _errs4 = errors;
if (typeof data.data !== "string") {
validate207.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate207.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_use") {
if (!validate199(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking") {
if (!validate206(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate206.errors);
errors = vErrors.length;
}
} else if (tag0 === "redacted_thinking") {
if (!validate207(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
} else {
validate198.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate198.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate198.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate198(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate197(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate195.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate195.errors = vErrors;
return errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate194.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
validate194.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate194.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "assistant")) {
validate194.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema81.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate195(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
var schema90 = { "type": "object", "additionalProperties": false, "required": ["role"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "SystemInputContent" }, "output_config": { "$ref": "SystemOutputConfig" } } };
var schema94 = { "type": "object", "additionalProperties": false, "required": ["type", "tool"], "properties": { "type": { "type": "string", "enum": ["tool_addition"] }, "tool": { "$ref": "AddedTool" }, "cache_control": { "$ref": "CacheControl" } } };
var schema96 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["tool_reference"] }, "name": { "type": "string", "minLength": 1 } } };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate222.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name")) {
validate222.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate222.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_reference")) {
validate222.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema96.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate222.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate222.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
var schema97 = { "type": "object", "additionalProperties": false, "required": ["type", "definition"], "properties": { "type": { "type": "string", "enum": ["tool_definition"] }, "definition": { "$ref": "MessagesTool" } } };
var schema98 = { "type": "object", "additionalProperties": false, "required": ["name", "input_schema"], "properties": { "type": { "type": "string", "nullable": true, "enum": ["custom", null] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "input_schema": { "$ref": "JsonSchema" }, "strict": { "type": "boolean" }, "eager_input_streaming": { "type": "boolean", "nullable": true }, "defer_loading": { "type": "boolean" }, "cache_control": { "$ref": "CacheControl" } } };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.input_schema === void 0 && (missing0 = "input_schema")) {
validate224.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "input_schema" || key0 === "strict" || key0 === "eager_input_streaming" || key0 === "defer_loading" || key0 === "cache_control")) {
validate224.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string" && data0 !== null) {
validate224.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom" || data0 === null)) {
validate224.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema98.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate224.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate224.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
const _errs7 = errors;
if (typeof data.description !== "string") {
validate224.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.input_schema !== void 0) {
const _errs9 = errors;
if (!validate104(data.input_schema, { instancePath: instancePath + "/input_schema", parentData: data, parentDataProperty: "input_schema", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.strict !== void 0) {
const _errs10 = errors;
if (typeof data.strict !== "boolean") {
validate224.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.eager_input_streaming !== void 0) {
let data5 = data.eager_input_streaming;
const _errs12 = errors;
if (typeof data5 !== "boolean" && data5 !== null) {
validate224.errors = [{ instancePath: instancePath + "/eager_input_streaming", schemaPath: "#/properties/eager_input_streaming/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.defer_loading !== void 0) {
const _errs15 = errors;
if (typeof data.defer_loading !== "boolean") {
validate224.errors = [{ instancePath: instancePath + "/defer_loading", schemaPath: "#/properties/defer_loading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs17 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
} else {
validate224.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.definition === void 0 && (missing0 = "definition")) {
validate223.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "definition")) {
validate223.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate223.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_definition")) {
validate223.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema97.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.definition !== void 0) {
const _errs4 = errors;
if (!validate224(data.definition, { instancePath: instancePath + "/definition", parentData: data, parentDataProperty: "definition", rootData })) {
vErrors = joinErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate223.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "tool_reference") {
if (!validate222(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_definition") {
if (!validate223(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
} else {
validate221.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate221.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tool === void 0 && (missing0 = "tool")) {
validate220.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool" || key0 === "cache_control")) {
validate220.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate220.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_addition")) {
validate220.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema94.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool !== void 0) {
const _errs4 = errors;
if (!validate221(data.tool, { instancePath: instancePath + "/tool", parentData: data, parentDataProperty: "tool", rootData })) {
vErrors = joinErrors(vErrors, validate221.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs5 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate220.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
var schema99 = { "type": "object", "additionalProperties": false, "required": ["type", "tool"], "properties": { "type": { "type": "string", "enum": ["tool_removal"] }, "tool": { "$ref": "NamedTool" }, "cache_control": { "$ref": "CacheControl" } } };
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tool === void 0 && (missing0 = "tool")) {
validate232.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool" || key0 === "cache_control")) {
validate232.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate232.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_removal")) {
validate232.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema99.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool !== void 0) {
const _errs4 = errors;
if (!validate222(data.tool, { instancePath: instancePath + "/tool", parentData: data, parentDataProperty: "tool", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs5 = errors;
if (!validate29(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate232.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_addition") {
if (!validate220(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate220.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_removal") {
if (!validate232(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate232.errors);
errors = vErrors.length;
}
} else {
validate219.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate219.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate219.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate219(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate218.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate218(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate218.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate216.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate216.errors = vErrors;
return errors === 0;
}
var schema100 = { "type": "object", "nullable": true, "additionalProperties": false, "properties": { "effort": { "type": "string", "nullable": true, "enum": ["low", "medium", "high", "xhigh", "max", null] } } };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate241.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "effort")) {
validate241.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.effort !== void 0) {
let data0 = data.effort;
if (typeof data0 !== "string" && data0 !== null) {
validate241.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "xhigh" || data0 === "max" || data0 === null)) {
validate241.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema100.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
}
validate241.errors = vErrors;
return errors === 0;
}
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role")) {
validate215.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "output_config")) {
validate215.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate215.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "system")) {
validate215.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema90.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate216(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_config !== void 0) {
const _errs5 = errors;
if (!validate241(data.output_config, { instancePath: instancePath + "/output_config", parentData: data, parentDataProperty: "output_config", rootData })) {
vErrors = joinErrors(vErrors, validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate215.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.role;
if (typeof tag0 == "string") {
if (tag0 === "user") {
if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate137.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate194(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate194.errors);
errors = vErrors.length;
}
} else if (tag0 === "system") {
if (!validate215(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate215.errors);
errors = vErrors.length;
}
} else {
validate136.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 }, message: 'value of tag "role" must be in oneOf' }];
return false;
}
} else {
validate136.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 }, message: 'tag "role" must be string' }];
return false;
}
} else {
validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate142(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate249.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate249(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate249.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate247.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate247.errors = vErrors;
return errors === 0;
}
var schema104 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate255.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
validate255.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate255.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "auto")) {
validate255.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema104.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.disable_parallel_tool_use !== void 0) {
const _errs4 = errors;
if (typeof data.disable_parallel_tool_use !== "boolean") {
validate255.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate255.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
var schema105 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["any"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate256.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
validate256.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate256.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "any")) {
validate256.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema105.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.disable_parallel_tool_use !== void 0) {
const _errs4 = errors;
if (typeof data.disable_parallel_tool_use !== "boolean") {
validate256.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate256.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
var schema106 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate257.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate257.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate257.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "none")) {
validate257.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema106.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate257.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
var schema107 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["tool"] }, "name": { "type": "string", "minLength": 1 }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate258.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "disable_parallel_tool_use")) {
validate258.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate258.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool")) {
validate258.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema107.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate258.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate258.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.disable_parallel_tool_use !== void 0) {
const _errs6 = errors;
if (typeof data.disable_parallel_tool_use !== "boolean") {
validate258.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate258.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "auto") {
if (!validate255(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
} else if (tag0 === "any") {
if (!validate256(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate256.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate257(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate257.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate258(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate258.errors);
errors = vErrors.length;
}
} else {
validate254.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate254.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate254.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
var schema109 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["enabled"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" }, "block_binding": { "$ref": "ThinkingBlockBinding" } } };
var schema110 = { "type": "string", "nullable": true, "enum": ["summarized", "omitted", "updates", null] };
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate266.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data === "summarized" || data === "omitted" || data === "updates" || data === null)) {
validate266.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
validate266.errors = vErrors;
return errors === 0;
}
var schema111 = { "type": "object", "nullable": true, "additionalProperties": false, "properties": { "prefix_mismatch_behavior": { "type": "string", "nullable": true, "enum": ["error", "drop_block", null] } } };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate268.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "prefix_mismatch_behavior")) {
validate268.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.prefix_mismatch_behavior !== void 0) {
let data0 = data.prefix_mismatch_behavior;
if (typeof data0 !== "string" && data0 !== null) {
validate268.errors = [{ instancePath: instancePath + "/prefix_mismatch_behavior", schemaPath: "#/properties/prefix_mismatch_behavior/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "error" || data0 === "drop_block" || data0 === null)) {
validate268.errors = [{ instancePath: instancePath + "/prefix_mismatch_behavior", schemaPath: "#/properties/prefix_mismatch_behavior/enum", keyword: "enum", params: { allowedValues: schema111.properties.prefix_mismatch_behavior.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
}
validate268.errors = vErrors;
return errors === 0;
}
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate265.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display" || key0 === "block_binding")) {
validate265.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate265.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "enabled")) {
validate265.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema109.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
const _errs4 = errors;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
validate265.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate265.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate265.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.display !== void 0) {
const _errs6 = errors;
if (!validate266(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.block_binding !== void 0) {
const _errs7 = errors;
if (!validate268(data.block_binding, { instancePath: instancePath + "/block_binding", parentData: data, parentDataProperty: "block_binding", rootData })) {
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate265.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
var schema112 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["adaptive"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" }, "block_binding": { "$ref": "ThinkingBlockBinding" } } };
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate270.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display" || key0 === "block_binding")) {
validate270.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate270.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "adaptive")) {
validate270.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema112.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
const _errs4 = errors;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
validate270.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate270.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate270.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.display !== void 0) {
const _errs6 = errors;
if (!validate266(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.block_binding !== void 0) {
const _errs7 = errors;
if (!validate268(data.block_binding, { instancePath: instancePath + "/block_binding", parentData: data, parentDataProperty: "block_binding", rootData })) {
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate270.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
var schema113 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" }, "block_binding": { "$ref": "ThinkingBlockBinding" } } };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate273.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display" || key0 === "block_binding")) {
validate273.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate273.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "auto")) {
validate273.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema113.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
const _errs4 = errors;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
validate273.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate273.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate273.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.display !== void 0) {
const _errs6 = errors;
if (!validate266(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.block_binding !== void 0) {
const _errs7 = errors;
if (!validate268(data.block_binding, { instancePath: instancePath + "/block_binding", parentData: data, parentDataProperty: "block_binding", rootData })) {
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate273.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
var schema114 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["between_tools"] } } };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate276.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate276.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate276.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "between_tools")) {
validate276.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema114.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate276.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
var schema115 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["disabled"] } } };
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate277.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate277.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate277.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "disabled")) {
validate277.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema115.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate277.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
var schema116 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate278.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate278.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate278.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "none")) {
validate278.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema116.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate278.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "enabled") {
if (!validate265(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate265.errors);
errors = vErrors.length;
}
} else if (tag0 === "adaptive") {
if (!validate270(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
} else if (tag0 === "auto") {
if (!validate273(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate273.errors);
errors = vErrors.length;
}
} else if (tag0 === "between_tools") {
if (!validate276(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate276.errors);
errors = vErrors.length;
}
} else if (tag0 === "disabled") {
if (!validate277(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate277.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate278(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate278.errors);
errors = vErrors.length;
}
} else {
validate264.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate264.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate264.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
var schema117 = { "type": "object", "additionalProperties": false, "properties": { "effort": { "type": "string", "enum": ["low", "medium", "high", "xhigh", "max"] }, "format": { "$ref": "OutputFormat" } } };
var schema118 = { "type": "object", "additionalProperties": false, "required": ["type", "schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "schema": { "$ref": "JsonSchema" } } };
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.schema === void 0 && (missing0 = "schema")) {
validate287.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "schema")) {
validate287.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate287.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_schema")) {
validate287.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema118.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.schema !== void 0) {
const _errs4 = errors;
if (!validate104(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate287.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "effort" || key0 === "format")) {
validate286.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.effort !== void 0) {
let data0 = data.effort;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate286.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "xhigh" || data0 === "max")) {
validate286.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema117.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.format !== void 0) {
const _errs4 = errors;
if (!validate287(data.format, { instancePath: instancePath + "/format", parentData: data, parentDataProperty: "format", rootData })) {
vErrors = joinErrors(vErrors, validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
} else {
validate286.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate293.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate293.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate293.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
}
} else {
validate293.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "edits")) {
validate292.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.edits !== void 0) {
let data0 = data.edits;
const _errs2 = errors;
if (errors === _errs2) {
if (Array.isArray(data0)) {
var valid1 = true;
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs4 = errors;
if (!validate293(data0[i0], { instancePath: instancePath + "/edits/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate293.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if (!valid1) {
break;
}
}
} else {
validate292.errors = [{ instancePath: instancePath + "/edits", schemaPath: "#/properties/edits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
}
}
} else {
validate292.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
var schema121 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["ephemeral"] }, "ttl": { "type": "string", "enum": ["5m", "1h"] }, "scope": { "type": "string" } } };
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate296.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "ttl" || key0 === "scope")) {
validate296.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate296.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "ephemeral")) {
validate296.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema121.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.ttl !== void 0) {
let data1 = data.ttl;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate296.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "5m" || data1 === "1h")) {
validate296.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/enum", keyword: "enum", params: { allowedValues: schema121.properties.ttl.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.scope !== void 0) {
const _errs6 = errors;
if (typeof data.scope !== "string") {
validate296.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate296.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.model === void 0 && (missing0 = "model") || data.messages === void 0 && (missing0 = "messages")) {
validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema55.properties, key0)) {
validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.model !== void 0) {
let data0 = data.model;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate135.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate135.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.messages !== void 0) {
let data1 = data.messages;
const _errs4 = errors;
if (errors === _errs4) {
if (Array.isArray(data1)) {
if (data1.length < 1) {
validate135.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs6 = errors;
if (!validate136(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate135.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.system !== void 0) {
const _errs7 = errors;
if (!validate247(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData })) {
vErrors = joinErrors(vErrors, validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data4 = data.tools;
const _errs8 = errors;
if (errors === _errs8) {
if (Array.isArray(data4)) {
var valid2 = true;
const len1 = data4.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs10 = errors;
if (!validate224(data4[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if (!valid2) {
break;
}
}
} else {
validate135.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_choice !== void 0) {
const _errs11 = errors;
if (!validate254(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.thinking !== void 0) {
const _errs12 = errors;
if (!validate264(data.thinking, { instancePath: instancePath + "/thinking", parentData: data, parentDataProperty: "thinking", rootData })) {
vErrors = joinErrors(vErrors, validate264.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_config !== void 0) {
const _errs13 = errors;
if (!validate286(data.output_config, { instancePath: instancePath + "/output_config", parentData: data, parentDataProperty: "output_config", rootData })) {
vErrors = joinErrors(vErrors, validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_format !== void 0) {
const _errs14 = errors;
if (!validate287(data.output_format, { instancePath: instancePath + "/output_format", parentData: data, parentDataProperty: "output_format", rootData })) {
vErrors = joinErrors(vErrors, validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.context_management !== void 0) {
const _errs15 = errors;
if (!validate292(data.context_management, { instancePath: instancePath + "/context_management", parentData: data, parentDataProperty: "context_management", rootData })) {
vErrors = joinErrors(vErrors, validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs16 = errors;
if (!validate296(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
var MessagesRequest = validate298;
var schema122 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "$ref": "InputMessage" } }, "system": { "$ref": "SystemPrompt" }, "max_tokens": { "type": "integer", "minimum": 1 }, "stream": { "type": "boolean" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "top_k": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 }, "stop_sequences": { "type": "array", "items": { "type": "string" } }, "tools": { "type": "array", "items": { "$ref": "MessagesTool" } }, "tool_choice": { "$ref": "MessagesToolChoice" }, "thinking": { "$ref": "ThinkingConfig" }, "output_config": { "$ref": "OutputConfig" }, "output_format": { "$ref": "OutputFormat" }, "safeguards": { "type": "array", "items": { "$ref": "Safeguard" } }, "metadata": { "$ref": "RequestMetadata" }, "context_management": { "$ref": "ContextManagement" }, "service_tier": { "type": "string" }, "cache_control": { "$ref": "RequestCacheControl" } } };
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate306.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate306.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate306.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
}
} else {
validate306.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "user_id")) {
validate308.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.user_id !== void 0) {
let data0 = data.user_id;
if (typeof data0 !== "string" && data0 !== null) {
validate308.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
} else {
validate308.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.model === void 0 && (missing0 = "model") || data.messages === void 0 && (missing0 = "messages")) {
validate298.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema122.properties, key0)) {
validate298.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.model !== void 0) {
let data0 = data.model;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate298.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate298.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.messages !== void 0) {
let data1 = data.messages;
const _errs4 = errors;
if (errors === _errs4) {
if (Array.isArray(data1)) {
if (data1.length < 1) {
validate298.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs6 = errors;
if (!validate136(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.system !== void 0) {
const _errs7 = errors;
if (!validate247(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData })) {
vErrors = joinErrors(vErrors, validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.max_tokens !== void 0) {
let data4 = data.max_tokens;
const _errs8 = errors;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
validate298.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs8) {
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 < 1 || isNaN(data4)) {
validate298.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stream !== void 0) {
const _errs10 = errors;
if (typeof data.stream !== "boolean") {
validate298.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.temperature !== void 0) {
let data6 = data.temperature;
const _errs12 = errors;
if (errors === _errs12) {
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 2 || isNaN(data6)) {
validate298.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }];
return false;
} else {
if (data6 < 0 || isNaN(data6)) {
validate298.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.top_p !== void 0) {
let data7 = data.top_p;
const _errs14 = errors;
if (errors === _errs14) {
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 1 || isNaN(data7)) {
validate298.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
return false;
} else {
if (data7 < 0 || isNaN(data7)) {
validate298.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.top_k !== void 0) {
let data8 = data.top_k;
const _errs16 = errors;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
validate298.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs16) {
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 9007199254740991 || isNaN(data8)) {
validate298.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data8 < 0 || isNaN(data8)) {
validate298.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stop_sequences !== void 0) {
let data9 = data.stop_sequences;
const _errs18 = errors;
if (errors === _errs18) {
if (Array.isArray(data9)) {
var valid2 = true;
const len1 = data9.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs20 = errors;
if (typeof data9[i1] !== "string") {
validate298.errors = [{ instancePath: instancePath + "/stop_sequences/" + i1, schemaPath: "#/properties/stop_sequences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid2 = _errs20 === errors;
if (!valid2) {
break;
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/stop_sequences", schemaPath: "#/properties/stop_sequences/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs18 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data11 = data.tools;
const _errs22 = errors;
if (errors === _errs22) {
if (Array.isArray(data11)) {
var valid3 = true;
const len2 = data11.length;
for (let i2 = 0; i2 < len2; i2++) {
const _errs24 = errors;
if (!validate224(data11[i2], { instancePath: instancePath + "/tools/" + i2, parentData: data11, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if (!valid3) {
break;
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs22 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_choice !== void 0) {
const _errs25 = errors;
if (!validate254(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.thinking !== void 0) {
const _errs26 = errors;
if (!validate264(data.thinking, { instancePath: instancePath + "/thinking", parentData: data, parentDataProperty: "thinking", rootData })) {
vErrors = joinErrors(vErrors, validate264.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_config !== void 0) {
const _errs27 = errors;
if (!validate286(data.output_config, { instancePath: instancePath + "/output_config", parentData: data, parentDataProperty: "output_config", rootData })) {
vErrors = joinErrors(vErrors, validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_format !== void 0) {
const _errs28 = errors;
if (!validate287(data.output_format, { instancePath: instancePath + "/output_format", parentData: data, parentDataProperty: "output_format", rootData })) {
vErrors = joinErrors(vErrors, validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.safeguards !== void 0) {
let data17 = data.safeguards;
const _errs29 = errors;
if (errors === _errs29) {
if (Array.isArray(data17)) {
var valid4 = true;
const len3 = data17.length;
for (let i3 = 0; i3 < len3; i3++) {
const _errs31 = errors;
if (!validate306(data17[i3], { instancePath: instancePath + "/safeguards/" + i3, parentData: data17, parentDataProperty: i3, rootData })) {
vErrors = joinErrors(vErrors, validate306.errors);
errors = vErrors.length;
}
var valid4 = _errs31 === errors;
if (!valid4) {
break;
}
}
} else {
validate298.errors = [{ instancePath: instancePath + "/safeguards", schemaPath: "#/properties/safeguards/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs29 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.metadata !== void 0) {
const _errs32 = errors;
if (!validate308(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
vErrors = joinErrors(vErrors, validate308.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.context_management !== void 0) {
const _errs33 = errors;
if (!validate292(data.context_management, { instancePath: instancePath + "/context_management", parentData: data, parentDataProperty: "context_management", rootData })) {
vErrors = joinErrors(vErrors, validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.service_tier !== void 0) {
const _errs34 = errors;
if (typeof data.service_tier !== "string") {
validate298.errors = [{ instancePath: instancePath + "/service_tier", schemaPath: "#/properties/service_tier/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs34 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs36 = errors;
if (!validate296(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate298.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
var ResponsesRequest = validate312;
var schema125 = { "type": "object", "additionalProperties": false, "required": ["model", "input"], "properties": { "model": { "type": "string", "minLength": 1 }, "input": { "$ref": "ResponsesInput" }, "instructions": { "type": "string", "nullable": true }, "stream": { "type": "boolean", "nullable": true }, "stream_options": { "$ref": "ResponsesStreamOptions" }, "store": { "type": "boolean", "nullable": true }, "previous_response_id": { "type": "string", "nullable": true }, "background": { "type": "boolean", "nullable": true }, "temperature": { "type": "number", "minimum": 0, "maximum": 2, "nullable": true }, "top_p": { "type": "number", "minimum": 0, "maximum": 1, "nullable": true }, "max_output_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5, "nullable": true }, "tools": { "type": "array", "maxItems": 128, "nullable": true, "items": { "$ref": "ResponsesTool" } }, "tool_choice": { "$ref": "ResponsesToolChoice" }, "parallel_tool_calls": { "type": "boolean", "nullable": true }, "text": { "$ref": "ResponsesTextOptions" }, "reasoning": { "$ref": "ResponsesReasoningOptions" }, "include": { "type": "array", "maxItems": 64, "nullable": true, "items": { "$ref": "ResponsesIncludable" } }, "metadata": { "$ref": "ResponsesMetadata" }, "client_metadata": { "$ref": "ResponsesClientMetadata" }, "prompt_cache_key": { "type": "string", "nullable": true }, "safety_identifier": { "type": "string", "nullable": true }, "user": { "type": "string", "nullable": true }, "service_tier": { "type": "string", "nullable": true }, "truncation": { "type": "string", "enum": ["auto", "disabled", null], "nullable": true } } };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate314.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate314.errors = vErrors;
return errors === 0;
}
var schema131 = { "type": "object", "additionalProperties": false, "required": ["type", "role", "content"], "properties": { "type": { "type": "string", "enum": ["message"] }, "role": { "$ref": "ResponsesRole" }, "content": { "$ref": "ResponsesContent" }, "id": { "$ref": "ResponsesItemId" }, "status": { "$ref": "ResponsesItemStatus" }, "phase": { "$ref": "ResponsesPhase" } } };
var schema132 = { "type": "string", "enum": ["user", "assistant", "system", "developer"] };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate320.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data === "user" || data === "assistant" || data === "system" || data === "developer")) {
validate320.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema132.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
validate320.errors = vErrors;
return errors === 0;
}
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate323.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate323.errors = vErrors;
return errors === 0;
}
var schema137 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["input_text"] }, "text": { "type": "string" } } };
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate327.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text")) {
validate327.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate327.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "input_text")) {
validate327.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema137.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs4 = errors;
if (typeof data.text !== "string") {
validate327.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate327.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}
var schema138 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["output_text"] }, "text": { "type": "string" }, "parsed": { "$ref": "JsonValue" }, "annotations": { "type": "array", "nullable": true, "items": { "$ref": "JsonObject" } }, "logprobs": { "type": "array", "nullable": true, "items": { "$ref": "JsonObject" } } } };
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate328.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "parsed" || key0 === "annotations" || key0 === "logprobs")) {
validate328.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate328.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "output_text")) {
validate328.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema138.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs4 = errors;
if (typeof data.text !== "string") {
validate328.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed !== void 0) {
const _errs6 = errors;
if (!validate144(data.parsed, { instancePath: instancePath + "/parsed", parentData: data, parentDataProperty: "parsed", rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.annotations !== void 0) {
let data3 = data.annotations;
const _errs7 = errors;
if (!Array.isArray(data3) && data3 !== null) {
validate328.errors = [{ instancePath: instancePath + "/annotations", schemaPath: "#/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs7) {
if (Array.isArray(data3)) {
var valid1 = true;
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs10 = errors;
if (!validate200(data3[i0], { instancePath: instancePath + "/annotations/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if (!valid1) {
break;
}
}
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.logprobs !== void 0) {
let data5 = data.logprobs;
const _errs11 = errors;
if (!Array.isArray(data5) && data5 !== null) {
validate328.errors = [{ instancePath: instancePath + "/logprobs", schemaPath: "#/properties/logprobs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs11) {
if (Array.isArray(data5)) {
var valid2 = true;
const len1 = data5.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs14 = errors;
if (!validate200(data5[i1], { instancePath: instancePath + "/logprobs/" + i1, parentData: data5, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if (!valid2) {
break;
}
}
}
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate328.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
var schema139 = { "type": "object", "additionalProperties": false, "required": ["type", "refusal"], "properties": { "type": { "type": "string", "enum": ["refusal"] }, "refusal": { "type": "string" } } };
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.refusal === void 0 && (missing0 = "refusal")) {
validate332.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "refusal")) {
validate332.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate332.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "refusal")) {
validate332.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema139.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.refusal !== void 0) {
const _errs4 = errors;
if (typeof data.refusal !== "string") {
validate332.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate332.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
var schema140 = { "type": "object", "additionalProperties": false, "required": ["type", "image_url"], "properties": { "type": { "type": "string", "enum": ["input_image"] }, "image_url": { "type": "string" }, "detail": { "type": "string", "enum": ["low", "high", "auto", "original", null], "nullable": true } } };
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.image_url === void 0 && (missing0 = "image_url")) {
validate333.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "image_url" || key0 === "detail")) {
validate333.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate333.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "input_image")) {
validate333.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema140.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.image_url !== void 0) {
const _errs4 = errors;
if (typeof data.image_url !== "string") {
validate333.errors = [{ instancePath: instancePath + "/image_url", schemaPath: "#/properties/image_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.detail !== void 0) {
let data2 = data.detail;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate333.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data2 === "low" || data2 === "high" || data2 === "auto" || data2 === "original" || data2 === null)) {
validate333.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema140.properties.detail.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate333.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "input_text") {
if (!validate327(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate327.errors);
errors = vErrors.length;
}
} else if (tag0 === "output_text") {
if (!validate328(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate328.errors);
errors = vErrors.length;
}
} else if (tag0 === "refusal") {
if (!validate332(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate332.errors);
errors = vErrors.length;
}
} else if (tag0 === "input_image") {
if (!validate333(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate333.errors);
errors = vErrors.length;
}
} else {
validate326.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate326.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate326.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate326(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate325.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate323(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate323.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate325(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate325.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate322.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate322.errors = vErrors;
return errors === 0;
}
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate341.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate341.errors = vErrors;
return errors === 0;
}
var schema142 = { "type": "string", "enum": ["in_progress", "completed", "incomplete", null], "nullable": true };
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate343.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data === "in_progress" || data === "completed" || data === "incomplete" || data === null)) {
validate343.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema142.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
validate343.errors = vErrors;
return errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate345.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate345.errors = vErrors;
return errors === 0;
}
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate319.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "role" || key0 === "content" || key0 === "id" || key0 === "status" || key0 === "phase")) {
validate319.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate319.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "message")) {
validate319.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema131.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.role !== void 0) {
const _errs4 = errors;
if (!validate320(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
vErrors = joinErrors(vErrors, validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs5 = errors;
if (!validate322(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs6 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs7 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.phase !== void 0) {
const _errs8 = errors;
if (!validate345(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
vErrors = joinErrors(vErrors, validate345.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate319.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
var schema144 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "name", "arguments"], "properties": { "type": { "type": "string", "enum": ["function_call"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "namespace": { "type": "string", "nullable": true }, "arguments": { "type": "string" }, "parsed_arguments": { "$ref": "JsonValue" }, "caller": { "$ref": "JsonValue" }, "async": { "$ref": "ResponsesCallFlag" }, "async_": { "$ref": "ResponsesCallFlag" }, "status": { "$ref": "ResponsesItemStatus" } } };
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "boolean" && data !== null) {
validate351.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
validate351.errors = vErrors;
return errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
validate347.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema144.properties, key0)) {
validate347.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate347.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function_call")) {
validate347.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema144.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate347.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate347.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data3 = data.name;
const _errs7 = errors;
if (errors === _errs7) {
if (typeof data3 === "string") {
if (data3.length < 1) {
validate347.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate347.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.namespace !== void 0) {
let data4 = data.namespace;
const _errs9 = errors;
if (typeof data4 !== "string" && data4 !== null) {
validate347.errors = [{ instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.arguments !== void 0) {
const _errs12 = errors;
if (typeof data.arguments !== "string") {
validate347.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed_arguments !== void 0) {
const _errs14 = errors;
if (!validate144(data.parsed_arguments, { instancePath: instancePath + "/parsed_arguments", parentData: data, parentDataProperty: "parsed_arguments", rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.caller !== void 0) {
const _errs15 = errors;
if (!validate144(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.async !== void 0) {
const _errs16 = errors;
if (!validate351(data.async, { instancePath: instancePath + "/async", parentData: data, parentDataProperty: "async", rootData })) {
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.async_ !== void 0) {
const _errs17 = errors;
if (!validate351(data.async_, { instancePath: instancePath + "/async_", parentData: data, parentDataProperty: "async_", rootData })) {
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs18 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate347.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
var schema146 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "output"], "properties": { "type": { "type": "string", "enum": ["function_call_output"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "output": { "$ref": "ResponsesContent" }, "status": { "$ref": "ResponsesItemStatus" } } };
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.output === void 0 && (missing0 = "output")) {
validate355.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "call_id" || key0 === "output" || key0 === "status")) {
validate355.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate355.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function_call_output")) {
validate355.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema146.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate355.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate355.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output !== void 0) {
const _errs7 = errors;
if (!validate322(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs8 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate355.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
var schema147 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["custom_tool_call"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "namespace": { "type": "string", "nullable": true }, "input": { "type": "string" }, "caller": { "$ref": "JsonValue" }, "async": { "$ref": "ResponsesCallFlag" }, "async_": { "$ref": "ResponsesCallFlag" }, "status": { "$ref": "ResponsesItemStatus" } } };
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name") || data.input === void 0 && (missing0 = "input")) {
validate359.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema147.properties, key0)) {
validate359.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate359.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom_tool_call")) {
validate359.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema147.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate359.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate359.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data3 = data.name;
const _errs7 = errors;
if (errors === _errs7) {
if (typeof data3 === "string") {
if (data3.length < 1) {
validate359.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate359.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.namespace !== void 0) {
let data4 = data.namespace;
const _errs9 = errors;
if (typeof data4 !== "string" && data4 !== null) {
validate359.errors = [{ instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.input !== void 0) {
const _errs12 = errors;
if (typeof data.input !== "string") {
validate359.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.caller !== void 0) {
const _errs14 = errors;
if (!validate144(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.async !== void 0) {
const _errs15 = errors;
if (!validate351(data.async, { instancePath: instancePath + "/async", parentData: data, parentDataProperty: "async", rootData })) {
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.async_ !== void 0) {
const _errs16 = errors;
if (!validate351(data.async_, { instancePath: instancePath + "/async_", parentData: data, parentDataProperty: "async_", rootData })) {
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs17 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate359.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}
var schema148 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "output"], "properties": { "type": { "type": "string", "enum": ["custom_tool_call_output"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "nullable": true }, "output": { "$ref": "ResponsesContent" }, "status": { "$ref": "ResponsesItemStatus" } } };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.output === void 0 && (missing0 = "output")) {
validate365.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "call_id" || key0 === "name" || key0 === "output" || key0 === "status")) {
validate365.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate365.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom_tool_call_output")) {
validate365.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema148.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate365.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate365.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data3 = data.name;
const _errs7 = errors;
if (typeof data3 !== "string" && data3 !== null) {
validate365.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output !== void 0) {
const _errs10 = errors;
if (!validate322(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs11 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate365.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
var schema149 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "arguments"], "properties": { "type": { "type": "string", "enum": ["tool_search_call"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "execution": { "type": "string", "enum": ["client"] }, "arguments": { "$ref": "JsonObject" }, "status": { "$ref": "ResponsesItemStatus" } } };
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.arguments === void 0 && (missing0 = "arguments")) {
validate369.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "call_id" || key0 === "execution" || key0 === "arguments" || key0 === "status")) {
validate369.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate369.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_search_call")) {
validate369.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema149.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate369.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate369.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.execution !== void 0) {
let data3 = data.execution;
const _errs7 = errors;
if (typeof data3 !== "string") {
validate369.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data3 === "client")) {
validate369.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/enum", keyword: "enum", params: { allowedValues: schema149.properties.execution.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.arguments !== void 0) {
const _errs9 = errors;
if (!validate200(data.arguments, { instancePath: instancePath + "/arguments", parentData: data, parentDataProperty: "arguments", rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs10 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate369.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}
var schema150 = { "type": "object", "additionalProperties": false, "required": ["type", "call_id", "tools"], "properties": { "type": { "type": "string", "enum": ["tool_search_output"] }, "id": { "$ref": "ResponsesItemId" }, "call_id": { "type": "string", "minLength": 1 }, "execution": { "type": "string", "enum": ["client"] }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ResponsesTool" } }, "status": { "$ref": "ResponsesItemStatus" } } };
var schema152 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["function"] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "nullable": true }, "parameters": { "$ref": "ResponsesParameters" }, "strict": { "type": "boolean", "nullable": true }, "defer_loading": { "type": "boolean", "nullable": true } } };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate377.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
validate377.errors = vErrors;
return errors === 0;
}
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate376.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "parameters" || key0 === "strict" || key0 === "defer_loading")) {
validate376.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate376.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate376.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema152.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate376.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate376.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data2 = data.description;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate376.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs9 = errors;
if (!validate377(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.strict !== void 0) {
let data4 = data.strict;
const _errs10 = errors;
if (typeof data4 !== "boolean" && data4 !== null) {
validate376.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.defer_loading !== void 0) {
let data5 = data.defer_loading;
const _errs13 = errors;
if (typeof data5 !== "boolean" && data5 !== null) {
validate376.errors = [{ instancePath: instancePath + "/defer_loading", schemaPath: "#/properties/defer_loading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs13 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate376.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
var schema154 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["custom"] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "nullable": true }, "format": { "$ref": "ResponsesCustomFormat" }, "defer_loading": { "type": "boolean", "nullable": true } } };
var schema156 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["text"] } } };
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate381.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate381.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate381.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate381.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema156.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate381.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}
var schema157 = { "type": "object", "additionalProperties": false, "required": ["type", "syntax", "definition"], "properties": { "type": { "type": "string", "enum": ["grammar"] }, "syntax": { "type": "string", "enum": ["lark", "regex"] }, "definition": { "type": "string" } } };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.syntax === void 0 && (missing0 = "syntax") || data.definition === void 0 && (missing0 = "definition")) {
validate382.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "syntax" || key0 === "definition")) {
validate382.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate382.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "grammar")) {
validate382.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema157.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.syntax !== void 0) {
let data1 = data.syntax;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate382.errors = [{ instancePath: instancePath + "/syntax", schemaPath: "#/properties/syntax/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "lark" || data1 === "regex")) {
validate382.errors = [{ instancePath: instancePath + "/syntax", schemaPath: "#/properties/syntax/enum", keyword: "enum", params: { allowedValues: schema157.properties.syntax.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.definition !== void 0) {
const _errs6 = errors;
if (typeof data.definition !== "string") {
validate382.errors = [{ instancePath: instancePath + "/definition", schemaPath: "#/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
} else {
validate382.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate381(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate381.errors);
errors = vErrors.length;
}
} else if (tag0 === "grammar") {
if (!validate382(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
} else {
validate380.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate380.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate380.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate379.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "format" || key0 === "defer_loading")) {
validate379.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate379.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom")) {
validate379.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema154.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate379.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate379.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data2 = data.description;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate379.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.format !== void 0) {
const _errs9 = errors;
if (!validate380(data.format, { instancePath: instancePath + "/format", parentData: data, parentDataProperty: "format", rootData })) {
vErrors = joinErrors(vErrors, validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.defer_loading !== void 0) {
let data4 = data.defer_loading;
const _errs10 = errors;
if (typeof data4 !== "boolean" && data4 !== null) {
validate379.errors = [{ instancePath: instancePath + "/defer_loading", schemaPath: "#/properties/defer_loading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate379.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
var schema158 = { "type": "object", "additionalProperties": false, "required": ["type", "name", "tools"], "properties": { "type": { "type": "string", "enum": ["namespace"] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "nullable": true }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ResponsesNamespaceMember" } } } };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "function") {
if (!validate376(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate376.errors);
errors = vErrors.length;
}
} else if (tag0 === "custom") {
if (!validate379(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate379.errors);
errors = vErrors.length;
}
} else {
validate387.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate387.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate387.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.tools === void 0 && (missing0 = "tools")) {
validate386.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "tools")) {
validate386.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate386.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "namespace")) {
validate386.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema158.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate386.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate386.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data2 = data.description;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate386.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data3 = data.tools;
const _errs9 = errors;
if (errors === _errs9) {
if (Array.isArray(data3)) {
if (data3.length > 128) {
validate386.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid1 = true;
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs11 = errors;
if (!validate387(data3[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate387.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate386.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate386.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}
var schema160 = { "type": "object", "additionalProperties": false, "required": ["type", "execution"], "properties": { "type": { "type": "string", "enum": ["tool_search"] }, "execution": { "type": "string", "enum": ["client"] }, "description": { "type": "string", "nullable": true }, "parameters": { "$ref": "ResponsesParameters" } } };
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.execution === void 0 && (missing0 = "execution")) {
validate391.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "execution" || key0 === "description" || key0 === "parameters")) {
validate391.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate391.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_search")) {
validate391.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema160.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.execution !== void 0) {
let data1 = data.execution;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate391.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "client")) {
validate391.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/enum", keyword: "enum", params: { allowedValues: schema160.properties.execution.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data2 = data.description;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate391.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs9 = errors;
if (!validate377(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate391.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "function") {
if (!validate376(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate376.errors);
errors = vErrors.length;
}
} else if (tag0 === "custom") {
if (!validate379(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate379.errors);
errors = vErrors.length;
}
} else if (tag0 === "namespace") {
if (!validate386(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate386.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_search") {
if (!validate391(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate391.errors);
errors = vErrors.length;
}
} else {
validate375.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate375.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate375.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.call_id === void 0 && (missing0 = "call_id") || data.tools === void 0 && (missing0 = "tools")) {
validate373.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "call_id" || key0 === "execution" || key0 === "tools" || key0 === "status")) {
validate373.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate373.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_search_output")) {
validate373.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema150.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.call_id !== void 0) {
let data2 = data.call_id;
const _errs5 = errors;
if (errors === _errs5) {
if (typeof data2 === "string") {
if (data2.length < 1) {
validate373.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate373.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.execution !== void 0) {
let data3 = data.execution;
const _errs7 = errors;
if (typeof data3 !== "string") {
validate373.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data3 === "client")) {
validate373.errors = [{ instancePath: instancePath + "/execution", schemaPath: "#/properties/execution/enum", keyword: "enum", params: { allowedValues: schema150.properties.execution.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data4 = data.tools;
const _errs9 = errors;
if (errors === _errs9) {
if (Array.isArray(data4)) {
if (data4.length > 128) {
validate373.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid1 = true;
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs11 = errors;
if (!validate375(data4[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate375.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate373.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs12 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate373.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}
var schema161 = { "type": "object", "additionalProperties": false, "required": ["type", "content"], "properties": { "type": { "type": "string", "enum": ["agent_message"] }, "id": { "$ref": "ResponsesItemId" }, "author": { "type": "string" }, "recipient": { "type": "string" }, "content": { "type": "array", "items": { "$ref": "ResponsesAgentMessagePart" } } } };
var schema163 = { "type": "object", "additionalProperties": false, "required": ["type", "encrypted_content"], "properties": { "type": { "type": "string", "enum": ["encrypted_content"] }, "encrypted_content": { "type": "string" } } };
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.encrypted_content === void 0 && (missing0 = "encrypted_content")) {
validate402.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "encrypted_content")) {
validate402.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate402.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "encrypted_content")) {
validate402.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema163.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.encrypted_content !== void 0) {
const _errs4 = errors;
if (typeof data.encrypted_content !== "string") {
validate402.errors = [{ instancePath: instancePath + "/encrypted_content", schemaPath: "#/properties/encrypted_content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate402.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "input_text") {
if (!validate327(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate327.errors);
errors = vErrors.length;
}
} else if (tag0 === "encrypted_content") {
if (!validate402(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate402.errors);
errors = vErrors.length;
}
} else {
validate401.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate401.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate401.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content")) {
validate399.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "author" || key0 === "recipient" || key0 === "content")) {
validate399.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate399.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "agent_message")) {
validate399.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema161.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.author !== void 0) {
const _errs5 = errors;
if (typeof data.author !== "string") {
validate399.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.recipient !== void 0) {
const _errs7 = errors;
if (typeof data.recipient !== "string") {
validate399.errors = [{ instancePath: instancePath + "/recipient", schemaPath: "#/properties/recipient/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
let data4 = data.content;
const _errs9 = errors;
if (errors === _errs9) {
if (Array.isArray(data4)) {
var valid1 = true;
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs11 = errors;
if (!validate401(data4[i0], { instancePath: instancePath + "/content/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate401.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if (!valid1) {
break;
}
}
} else {
validate399.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate399.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}
var schema164 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["reasoning"] }, "id": { "$ref": "ResponsesItemId" }, "summary": { "type": "array", "nullable": true, "items": { "$ref": "ResponsesSummaryText" } }, "content": { "type": "array", "nullable": true, "items": { "$ref": "JsonObject" } }, "encrypted_content": { "type": "string", "nullable": true }, "status": { "$ref": "ResponsesItemStatus" } } };
var schema165 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["summary_text"] }, "text": { "type": "string" } } };
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate408.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text")) {
validate408.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate408.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "summary_text")) {
validate408.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema165.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs4 = errors;
if (typeof data.text !== "string") {
validate408.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate408.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate406.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "summary" || key0 === "content" || key0 === "encrypted_content" || key0 === "status")) {
validate406.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate406.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "reasoning")) {
validate406.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema164.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.summary !== void 0) {
let data2 = data.summary;
const _errs5 = errors;
if (!Array.isArray(data2) && data2 !== null) {
validate406.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs5) {
if (Array.isArray(data2)) {
var valid1 = true;
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs8 = errors;
if (!validate408(data2[i0], { instancePath: instancePath + "/summary/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if (!valid1) {
break;
}
}
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
let data4 = data.content;
const _errs9 = errors;
if (!Array.isArray(data4) && data4 !== null) {
validate406.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs9) {
if (Array.isArray(data4)) {
var valid2 = true;
const len1 = data4.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs12 = errors;
if (!validate200(data4[i1], { instancePath: instancePath + "/content/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if (!valid2) {
break;
}
}
}
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.encrypted_content !== void 0) {
let data6 = data.encrypted_content;
const _errs13 = errors;
if (typeof data6 !== "string" && data6 !== null) {
validate406.errors = [{ instancePath: instancePath + "/encrypted_content", schemaPath: "#/properties/encrypted_content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs13 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs16 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
} else {
validate406.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}
var schema166 = { "type": "object", "additionalProperties": false, "required": ["type", "id"], "properties": { "type": { "type": "string", "enum": ["item_reference"] }, "id": { "type": "string", "minLength": 1 } } };
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id")) {
validate412.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id")) {
validate412.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate412.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "item_reference")) {
validate412.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema166.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
let data1 = data.id;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate412.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate412.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate412.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
var schema167 = { "type": "object", "additionalProperties": false, "required": ["type", "tools"], "properties": { "type": { "type": "string", "enum": ["additional_tools"] }, "id": { "$ref": "ResponsesItemId" }, "role": { "$ref": "ResponsesRole" }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ResponsesTool" } } } };
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tools === void 0 && (missing0 = "tools")) {
validate413.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "role" || key0 === "tools")) {
validate413.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate413.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "additional_tools")) {
validate413.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema167.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.role !== void 0) {
const _errs5 = errors;
if (!validate320(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
vErrors = joinErrors(vErrors, validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data3 = data.tools;
const _errs6 = errors;
if (errors === _errs6) {
if (Array.isArray(data3)) {
if (data3.length > 128) {
validate413.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid1 = true;
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs8 = errors;
if (!validate375(data3[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate375.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate413.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
} else {
validate413.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "message") {
if (!validate319(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate319.errors);
errors = vErrors.length;
}
} else if (tag0 === "function_call") {
if (!validate347(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate347.errors);
errors = vErrors.length;
}
} else if (tag0 === "function_call_output") {
if (!validate355(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate355.errors);
errors = vErrors.length;
}
} else if (tag0 === "custom_tool_call") {
if (!validate359(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate359.errors);
errors = vErrors.length;
}
} else if (tag0 === "custom_tool_call_output") {
if (!validate365(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate365.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_search_call") {
if (!validate369(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate369.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_search_output") {
if (!validate373(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
} else if (tag0 === "agent_message") {
if (!validate399(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate399.errors);
errors = vErrors.length;
}
} else if (tag0 === "reasoning") {
if (!validate406(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
} else if (tag0 === "item_reference") {
if (!validate412(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate412.errors);
errors = vErrors.length;
}
} else if (tag0 === "additional_tools") {
if (!validate413(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate413.errors);
errors = vErrors.length;
}
} else {
validate318.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate318.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate318.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate429.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "id" || key0 === "status" || key0 === "phase")) {
validate429.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
const _errs2 = errors;
if (!validate320(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
vErrors = joinErrors(vErrors, validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs3 = errors;
if (!validate322(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.id !== void 0) {
const _errs4 = errors;
if (!validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.status !== void 0) {
const _errs5 = errors;
if (!validate343(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.phase !== void 0) {
const _errs6 = errors;
if (!validate345(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
vErrors = joinErrors(vErrors, validate345.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate429.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate318(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate318.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate429(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate317.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate317.errors = vErrors;
return errors === 0;
}
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
if (data.length > 1e4) {
validate316.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }];
return false;
} else {
if (data.length < 1) {
validate316.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate317(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate317.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
}
}
} else {
validate316.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate314(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate314.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate316(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate316.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate313.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate313.errors = vErrors;
return errors === 0;
}
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate439.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "include_obfuscation")) {
validate439.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.include_obfuscation !== void 0) {
if (typeof data.include_obfuscation !== "boolean") {
validate439.errors = [{ instancePath: instancePath + "/include_obfuscation", schemaPath: "#/properties/include_obfuscation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
}
}
}
}
validate439.errors = vErrors;
return errors === 0;
}
var pattern1 = new RegExp("^(auto|none|required)$", "u");
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate443.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === 0) {
if (typeof data === "string") {
if (!pattern1.test(data)) {
validate443.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(auto|none|required)$" }, message: 'must match pattern "^(auto|none|required)$"' }];
return false;
}
}
}
validate443.errors = vErrors;
return errors === 0;
}
var schema173 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["function"] }, "name": { "type": "string", "minLength": 1 } } };
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate446.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name")) {
validate446.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate446.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate446.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema173.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate446.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate446.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate446.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}
var schema174 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["custom"] }, "name": { "type": "string", "minLength": 1 } } };
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate447.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name")) {
validate447.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate447.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom")) {
validate447.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema174.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate447.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate447.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
} else {
validate447.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "function") {
if (!validate446(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate446.errors);
errors = vErrors.length;
}
} else if (tag0 === "custom") {
if (!validate447(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate447.errors);
errors = vErrors.length;
}
} else {
validate445.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate445.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate445.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate445.errors = vErrors;
return errors === 0;
}
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate443(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate445(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate445.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if (_valid0 && valid0) {
valid0 = false;
passing0 = [passing0, 1];
} else {
if (_valid0) {
valid0 = true;
passing0 = 1;
}
}
if (!valid0) {
const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
validate442.errors = vErrors;
return false;
} else {
errors = _errs0;
if (vErrors !== null) {
if (_errs0) {
vErrors.length = _errs0;
} else {
vErrors = null;
}
}
}
validate442.errors = vErrors;
return errors === 0;
}
var schema175 = { "type": "object", "nullable": true, "additionalProperties": false, "properties": { "format": { "$ref": "ResponsesTextFormat" }, "verbosity": { "type": "string", "enum": ["low", "medium", "high", null], "nullable": true } } };
var schema177 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["text"] } } };
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate454.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate454.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate454.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate454.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema177.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate454.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
var schema178 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["json_object"] } } };
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate455.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate455.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate455.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_object")) {
validate455.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema178.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate455.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
var schema179 = { "type": "object", "additionalProperties": false, "required": ["type", "name", "schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "nullable": true }, "schema": { "$ref": "JsonSchema" }, "strict": { "type": "boolean", "nullable": true } } };
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.schema === void 0 && (missing0 = "schema")) {
validate456.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "schema" || key0 === "strict")) {
validate456.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate456.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_schema")) {
validate456.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema179.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.name !== void 0) {
let data1 = data.name;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (data1.length < 1) {
validate456.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate456.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.description !== void 0) {
let data2 = data.description;
const _errs6 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate456.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.schema !== void 0) {
const _errs9 = errors;
if (!validate104(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.strict !== void 0) {
let data4 = data.strict;
const _errs10 = errors;
if (typeof data4 !== "boolean" && data4 !== null) {
validate456.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
} else {
validate456.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate454(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate454.errors);
errors = vErrors.length;
}
} else if (tag0 === "json_object") {
if (!validate455(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate455.errors);
errors = vErrors.length;
}
} else if (tag0 === "json_schema") {
if (!validate456(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate456.errors);
errors = vErrors.length;
}
} else {
validate453.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate453.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate453.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate452.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "format" || key0 === "verbosity")) {
validate452.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.format !== void 0) {
const _errs3 = errors;
if (!validate453(data.format, { instancePath: instancePath + "/format", parentData: data, parentDataProperty: "format", rootData })) {
vErrors = joinErrors(vErrors, validate453.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.verbosity !== void 0) {
let data1 = data.verbosity;
const _errs4 = errors;
if (typeof data1 !== "string" && data1 !== null) {
validate452.errors = [{ instancePath: instancePath + "/verbosity", schemaPath: "#/properties/verbosity/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "low" || data1 === "medium" || data1 === "high" || data1 === null)) {
validate452.errors = [{ instancePath: instancePath + "/verbosity", schemaPath: "#/properties/verbosity/enum", keyword: "enum", params: { allowedValues: schema175.properties.verbosity.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
}
}
validate452.errors = vErrors;
return errors === 0;
}
var schema180 = { "type": "object", "nullable": true, "additionalProperties": false, "properties": { "effort": { "type": "string", "enum": ["none", "minimal", "low", "medium", "high", "xhigh", "max", null], "nullable": true }, "summary": { "type": "string", "enum": ["auto", "concise", "detailed", "none", null], "nullable": true }, "generate_summary": { "type": "string", "enum": ["auto", "concise", "detailed", null], "nullable": true }, "context": { "type": "string", "nullable": true } } };
function validate463(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate463.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "effort" || key0 === "summary" || key0 === "generate_summary" || key0 === "context")) {
validate463.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.effort !== void 0) {
let data0 = data.effort;
const _errs3 = errors;
if (typeof data0 !== "string" && data0 !== null) {
validate463.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "none" || data0 === "minimal" || data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "xhigh" || data0 === "max" || data0 === null)) {
validate463.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema180.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.summary !== void 0) {
let data1 = data.summary;
const _errs6 = errors;
if (typeof data1 !== "string" && data1 !== null) {
validate463.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "auto" || data1 === "concise" || data1 === "detailed" || data1 === "none" || data1 === null)) {
validate463.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/enum", keyword: "enum", params: { allowedValues: schema180.properties.summary.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.generate_summary !== void 0) {
let data2 = data.generate_summary;
const _errs9 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate463.errors = [{ instancePath: instancePath + "/generate_summary", schemaPath: "#/properties/generate_summary/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data2 === "auto" || data2 === "concise" || data2 === "detailed" || data2 === null)) {
validate463.errors = [{ instancePath: instancePath + "/generate_summary", schemaPath: "#/properties/generate_summary/enum", keyword: "enum", params: { allowedValues: schema180.properties.generate_summary.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.context !== void 0) {
let data3 = data.context;
const _errs12 = errors;
if (typeof data3 !== "string" && data3 !== null) {
validate463.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
validate463.errors = vErrors;
return errors === 0;
}
var schema181 = { "type": "string", "enum": ["reasoning.encrypted_content", "message.output_text.logprobs", "message.input_image.image_url", "file_search_call.results", "web_search_call.results", "web_search_call.action.sources", "computer_call_output.output.image_url", "code_interpreter_call.outputs"] };
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate465.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data === "reasoning.encrypted_content" || data === "message.output_text.logprobs" || data === "message.input_image.image_url" || data === "file_search_call.results" || data === "web_search_call.results" || data === "web_search_call.action.sources" || data === "computer_call_output.output.image_url" || data === "code_interpreter_call.outputs")) {
validate465.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema181.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
validate465.errors = vErrors;
return errors === 0;
}
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate467.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
let data0 = data[key0];
const _errs3 = errors;
if (errors === _errs3) {
if (typeof data0 === "string") {
if (func3(data0) > 512) {
validate467.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
return false;
}
} else {
validate467.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs3 === errors;
if (!valid0) {
break;
}
}
}
}
validate467.errors = vErrors;
return errors === 0;
}
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate469.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
const _errs3 = errors;
if (typeof data[key0] !== "string") {
validate469.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs3 === errors;
if (!valid0) {
break;
}
}
}
}
validate469.errors = vErrors;
return errors === 0;
}
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.model === void 0 && (missing0 = "model") || data.input === void 0 && (missing0 = "input")) {
validate312.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema125.properties, key0)) {
validate312.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.model !== void 0) {
let data0 = data.model;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate312.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate312.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.input !== void 0) {
const _errs4 = errors;
if (!validate313(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate313.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.instructions !== void 0) {
let data2 = data.instructions;
const _errs5 = errors;
if (typeof data2 !== "string" && data2 !== null) {
validate312.errors = [{ instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stream !== void 0) {
let data3 = data.stream;
const _errs8 = errors;
if (typeof data3 !== "boolean" && data3 !== null) {
validate312.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.stream_options !== void 0) {
const _errs11 = errors;
if (!validate439(data.stream_options, { instancePath: instancePath + "/stream_options", parentData: data, parentDataProperty: "stream_options", rootData })) {
vErrors = joinErrors(vErrors, validate439.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.store !== void 0) {
let data5 = data.store;
const _errs12 = errors;
if (typeof data5 !== "boolean" && data5 !== null) {
validate312.errors = [{ instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.previous_response_id !== void 0) {
let data6 = data.previous_response_id;
const _errs15 = errors;
if (typeof data6 !== "string" && data6 !== null) {
validate312.errors = [{ instancePath: instancePath + "/previous_response_id", schemaPath: "#/properties/previous_response_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs15 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.background !== void 0) {
let data7 = data.background;
const _errs18 = errors;
if (typeof data7 !== "boolean" && data7 !== null) {
validate312.errors = [{ instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs18 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.temperature !== void 0) {
let data8 = data.temperature;
const _errs21 = errors;
if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
validate312.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
if (errors === _errs21) {
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 2 || isNaN(data8)) {
validate312.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }];
return false;
} else {
if (data8 < 0 || isNaN(data8)) {
validate312.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.top_p !== void 0) {
let data9 = data.top_p;
const _errs24 = errors;
if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
validate312.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
return false;
}
if (errors === _errs24) {
if (typeof data9 == "number" && isFinite(data9)) {
if (data9 > 1 || isNaN(data9)) {
validate312.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
return false;
} else {
if (data9 < 0 || isNaN(data9)) {
validate312.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.max_output_tokens !== void 0) {
let data10 = data.max_output_tokens;
const _errs27 = errors;
if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10)) && data10 !== null) {
validate312.errors = [{ instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs27) {
if (typeof data10 == "number" && isFinite(data10)) {
if (data10 > 2e5 || isNaN(data10)) {
validate312.errors = [{ instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e5 }, message: "must be <= 200000" }];
return false;
} else {
if (data10 < 1 || isNaN(data10)) {
validate312.errors = [{ instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tools !== void 0) {
let data11 = data.tools;
const _errs30 = errors;
if (!Array.isArray(data11) && data11 !== null) {
validate312.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs30) {
if (Array.isArray(data11)) {
if (data11.length > 128) {
validate312.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" }];
return false;
} else {
var valid1 = true;
const len0 = data11.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs33 = errors;
if (!validate375(data11[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate375.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
if (!valid1) {
break;
}
}
}
}
}
var valid0 = _errs30 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.tool_choice !== void 0) {
const _errs34 = errors;
if (!validate442(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate442.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parallel_tool_calls !== void 0) {
let data14 = data.parallel_tool_calls;
const _errs35 = errors;
if (typeof data14 !== "boolean" && data14 !== null) {
validate312.errors = [{ instancePath: instancePath + "/parallel_tool_calls", schemaPath: "#/properties/parallel_tool_calls/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs35 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.text !== void 0) {
const _errs38 = errors;
if (!validate452(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData })) {
vErrors = joinErrors(vErrors, validate452.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning !== void 0) {
const _errs39 = errors;
if (!validate463(data.reasoning, { instancePath: instancePath + "/reasoning", parentData: data, parentDataProperty: "reasoning", rootData })) {
vErrors = joinErrors(vErrors, validate463.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.include !== void 0) {
let data17 = data.include;
const _errs40 = errors;
if (!Array.isArray(data17) && data17 !== null) {
validate312.errors = [{ instancePath: instancePath + "/include", schemaPath: "#/properties/include/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs40) {
if (Array.isArray(data17)) {
if (data17.length > 64) {
validate312.errors = [{ instancePath: instancePath + "/include", schemaPath: "#/properties/include/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
return false;
} else {
var valid2 = true;
const len1 = data17.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs43 = errors;
if (!validate465(data17[i1], { instancePath: instancePath + "/include/" + i1, parentData: data17, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate465.errors);
errors = vErrors.length;
}
var valid2 = _errs43 === errors;
if (!valid2) {
break;
}
}
}
}
}
var valid0 = _errs40 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.metadata !== void 0) {
const _errs44 = errors;
if (!validate467(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
vErrors = joinErrors(vErrors, validate467.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.client_metadata !== void 0) {
const _errs45 = errors;
if (!validate469(data.client_metadata, { instancePath: instancePath + "/client_metadata", parentData: data, parentDataProperty: "client_metadata", rootData })) {
vErrors = joinErrors(vErrors, validate469.errors);
errors = vErrors.length;
}
var valid0 = _errs45 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.prompt_cache_key !== void 0) {
let data21 = data.prompt_cache_key;
const _errs46 = errors;
if (typeof data21 !== "string" && data21 !== null) {
validate312.errors = [{ instancePath: instancePath + "/prompt_cache_key", schemaPath: "#/properties/prompt_cache_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs46 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.safety_identifier !== void 0) {
let data22 = data.safety_identifier;
const _errs49 = errors;
if (typeof data22 !== "string" && data22 !== null) {
validate312.errors = [{ instancePath: instancePath + "/safety_identifier", schemaPath: "#/properties/safety_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs49 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.user !== void 0) {
let data23 = data.user;
const _errs52 = errors;
if (typeof data23 !== "string" && data23 !== null) {
validate312.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs52 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.service_tier !== void 0) {
let data24 = data.service_tier;
const _errs55 = errors;
if (typeof data24 !== "string" && data24 !== null) {
validate312.errors = [{ instancePath: instancePath + "/service_tier", schemaPath: "#/properties/service_tier/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs55 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.truncation !== void 0) {
let data25 = data.truncation;
const _errs58 = errors;
if (typeof data25 !== "string" && data25 !== null) {
validate312.errors = [{ instancePath: instancePath + "/truncation", schemaPath: "#/properties/truncation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data25 === "auto" || data25 === "disabled" || data25 === null)) {
validate312.errors = [{ instancePath: instancePath + "/truncation", schemaPath: "#/properties/truncation/enum", keyword: "enum", params: { allowedValues: schema125.properties.truncation.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs58 === errors;
} else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
} else {
validate312.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
export {
ChatCompletionRequest,
CountTokensRequest,
MessagesRequest,
ResponsesRequest
};
