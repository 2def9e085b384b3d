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

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
"node_modules/ajv-formats/dist/formats.js"(exports) {
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
function fmtDef(validate, compare) {
return { validate, compare };
}
exports.fullFormats = {
// date: http://tools.ietf.org/html/rfc3339#section-5.6
date: fmtDef(date, compareDate),
// date-time: http://tools.ietf.org/html/rfc3339#section-5.6
time: fmtDef(getTime(true), compareTime),
"date-time": fmtDef(getDateTime(true), compareDateTime),
"iso-time": fmtDef(getTime(), compareIsoTime),
"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
// duration: https://tools.ietf.org/html/rfc3339#appendix-A
duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri,
"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
// uri-template: https://tools.ietf.org/html/rfc6570
"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
// For the source: https://gist.github.com/dperini/729294
// For test cases: https://mathiasbynens.be/demo/url-regex
url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
// optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex,
// uuid: http://tools.ietf.org/html/rfc4122
uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
// JSON-pointer: https://tools.ietf.org/html/rfc6901
// uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
// relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
// the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
// byte: https://github.com/miguelmota/is-base64
byte,
// signed 32 bit integer
int32: { type: "number", validate: validateInt32 },
// signed 64 bit integer
int64: { type: "number", validate: validateInt64 },
// C-type float
float: { type: "number", validate: validateNumber },
// C-type double
double: { type: "number", validate: validateNumber },
// hint to the UI to hide input strings
password: true,
// unchecked string payload
binary: true
};
exports.fastFormats = {
...exports.fullFormats,
date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
// uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
// email (sources from jsen validator):
// http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
// http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
};
exports.formatNames = Object.keys(exports.fullFormats);
function isLeapYear(year) {
return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
const matches = DATE.exec(str);
if (!matches)
return false;
const year = +matches[1];
const month = +matches[2];
const day = +matches[3];
return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
}
function compareDate(d1, d2) {
if (!(d1 && d2))
return void 0;
if (d1 > d2)
return 1;
if (d1 < d2)
return -1;
return 0;
}
var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
return function time(str) {
const matches = TIME.exec(str);
if (!matches)
return false;
const hr = +matches[1];
const min = +matches[2];
const sec = +matches[3];
const tz = matches[4];
const tzSign = matches[5] === "-" ? -1 : 1;
const tzH = +(matches[6] || 0);
const tzM = +(matches[7] || 0);
if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
return false;
if (hr <= 23 && min <= 59 && sec < 60)
return true;
const utcMin = min - tzM * tzSign;
const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
};
}
function compareTime(s1, s2) {
if (!(s1 && s2))
return void 0;
const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
if (!(t1 && t2))
return void 0;
return t1 - t2;
}
function compareIsoTime(t1, t2) {
if (!(t1 && t2))
return void 0;
const a1 = TIME.exec(t1);
const a2 = TIME.exec(t2);
if (!(a1 && a2))
return void 0;
t1 = a1[1] + a1[2] + a1[3];
t2 = a2[1] + a2[2] + a2[3];
if (t1 > t2)
return 1;
if (t1 < t2)
return -1;
return 0;
}
var DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
const time = getTime(strictTimeZone);
return function date_time(str) {
const dateTime = str.split(DATE_TIME_SEPARATOR);
return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
};
}
function compareDateTime(dt1, dt2) {
if (!(dt1 && dt2))
return void 0;
const d1 = new Date(dt1).valueOf();
const d2 = new Date(dt2).valueOf();
if (!(d1 && d2))
return void 0;
return d1 - d2;
}
function compareIsoDateTime(dt1, dt2) {
if (!(dt1 && dt2))
return void 0;
const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
const res = compareDate(d1, d2);
if (res === void 0)
return void 0;
return res || compareTime(t1, t2);
}
var NOT_URI_FRAGMENT = /\/|:/;
var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}
var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str) {
BYTE.lastIndex = 0;
return BYTE.test(str);
}
var MIN_INT32 = -(2 ** 31);
var MAX_INT32 = 2 ** 31 - 1;
function validateInt32(value) {
return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
}
function validateInt64(value) {
return Number.isInteger(value);
}
function validateNumber() {
return true;
}
var Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
if (Z_ANCHOR.test(str))
return false;
try {
new RegExp(str);
return true;
} catch (e) {
return false;
}
}
}
});

// scripts/generate/validator-runtime.ts
var VALUES_MAX = 2e4;
function createValidator(first, all) {
const validate = (value) => {
if (first(value)) {
validate.errors = null;
return true;
}
const collected = countsUpTo(value, VALUES_MAX) && !all(value) ? all.errors : null;
validate.errors = collected ?? first.errors ?? null;
return false;
};
validate.errors = null;
return validate;
}
function joinErrors(known, more) {
if (known === null) return more;
for (const error of more) known.push(error);
return known;
}
function countsUpTo(value, most) {
let count = 1;
const open = [];
const addChild = (child) => {
count += 1;
if (typeof child === "object" && child !== null) open.push(child);
};
if (typeof value === "object" && value !== null) open.push(value);
for (let next = open.pop(); next !== void 0 && count <= most; next = open.pop()) {
if (Array.isArray(next)) {
for (let at = 0; at < next.length && count <= most; at += 1) addChild(next[at]);
continue;
}
for (const key in next) {
addChild(Reflect.get(next, key));
if (count > most) return false;
}
}
return count <= most;
}

// generated:first
var ChatCompletionRequest = validate21;
var schema6 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "maxItems": 400, "items": { "$ref": "ChatMessage" } }, "stream": { "type": "boolean" }, "stream_options": { "$ref": "StreamOptions" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "max_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "max_completion_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "stop": { "$ref": "StopSequences" }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ChatTool" } }, "tool_choice": { "$ref": "ChatToolChoice" }, "functions": { "type": "array", "maxItems": 128, "items": { "$ref": "LegacyFunction" } }, "function_call": { "$ref": "LegacyFunctionChoice" }, "response_format": { "$ref": "ResponseFormat" }, "reasoning": { "$ref": "ReasoningOptions" } } };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var schema8 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "ChatTextContent" }, "name": { "$ref": "ParticipantName" } } };
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
if (!(key0 === "role" || key0 === "content" || key0 === "name")) {
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
var schema15 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "ChatMixedContent" }, "name": { "$ref": "ParticipantName" } } };
var schema19 = { "type": "object", "additionalProperties": false, "required": ["type", "image_url"], "properties": { "type": { "type": "string", "enum": ["image_url"] }, "image_url": { "$ref": "ChatImageUrl" }, "cache_control": { "$ref": "CacheControl" } } };
var schema20 = { "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "type": "string", "minLength": 1 }, "detail": { "type": "string", "enum": ["auto", "low", "high"] } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.url === void 0 && (missing0 = "url")) {
validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "url" || key0 === "detail")) {
validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate42.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate42.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate42.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "auto" || data1 === "low" || data1 === "high")) {
validate42.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema20.properties.detail.enum }, message: "must be equal to one of the allowed values" }];
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
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.image_url === void 0 && (missing0 = "image_url")) {
validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "image_url" || key0 === "cache_control")) {
validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate41.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "image_url")) {
validate41.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema19.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.image_url !== void 0) {
const _errs4 = errors;
if (!validate42(data.image_url, { instancePath: instancePath + "/image_url", parentData: data, parentDataProperty: "image_url", rootData })) {
vErrors = joinErrors(vErrors, validate42.errors);
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
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
} else if (tag0 === "image_url") {
if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
} else {
validate40.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate40.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate40(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate39.errors);
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
validate37.errors = vErrors;
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
validate37.errors = vErrors;
return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "name")) {
validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate36.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "user")) {
validate36.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema15.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate37(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate37.errors);
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
}
}
}
}
} else {
validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
var schema21 = { "type": "object", "additionalProperties": false, "required": ["role"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "ChatAssistantContent" }, "name": { "$ref": "ParticipantName" }, "tool_calls": { "type": "array", "nullable": true, "items": { "$ref": "ChatToolCallParam" } }, "function_call": { "$ref": "ChatFunctionCallParam" }, "refusal": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string", "nullable": true }, "reasoning": { "type": "string", "nullable": true }, "annotations": { "type": "array", "nullable": true, "items": { "$ref": "ChatAnnotation" } }, "audio": { "$ref": "ChatNoAudio" }, "parsed": { "$ref": "ChatParsedContent" }, "provider_specific_fields": { "$ref": "ProviderSpecificFields" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate53.errors);
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
validate52.errors = vErrors;
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
validate52.errors = vErrors;
return errors === 0;
}
var schema24 = { "type": "object", "additionalProperties": false, "required": ["id", "type", "function"], "properties": { "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatCalledFunctionParam" }, "index": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate60.errors = null;
return true;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments" || key0 === "parsed_arguments")) {
validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate59.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed_arguments !== void 0) {
const _errs6 = errors;
if (!validate60(data.parsed_arguments, { instancePath: instancePath + "/parsed_arguments", parentData: data, parentDataProperty: "parsed_arguments", rootData })) {
vErrors = joinErrors(vErrors, validate60.errors);
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
validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "function" || key0 === "index")) {
validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate58.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate58.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "function")) {
validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema24.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs6 = errors;
if (!validate59(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate59.errors);
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
validate58.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs7) {
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
validate58.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data3 < 0 || isNaN(data3)) {
validate58.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
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
validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments")) {
validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate64.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate64.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate64.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate64.errors = vErrors;
return errors === 0;
}
var schema28 = { "type": "object", "additionalProperties": false, "required": ["type", "url_citation"], "properties": { "type": { "type": "string", "enum": ["url_citation"] }, "url_citation": { "$ref": "ChatUrlCitation" } } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.url === void 0 && (missing0 = "url")) {
validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "url" || key0 === "title" || key0 === "start_index" || key0 === "end_index")) {
validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.url !== void 0) {
const _errs2 = errors;
if (typeof data.url !== "string") {
validate67.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate67.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate67.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs6) {
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
validate67.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data2 < 0 || isNaN(data2)) {
validate67.errors = [{ instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
validate67.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs8) {
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
validate67.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data3 < 0 || isNaN(data3)) {
validate67.errors = [{ instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.url_citation === void 0 && (missing0 = "url_citation")) {
validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url_citation")) {
validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate66.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "url_citation")) {
validate66.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.url_citation !== void 0) {
const _errs4 = errors;
if (!validate67(data.url_citation, { instancePath: instancePath + "/url_citation", parentData: data, parentDataProperty: "url_citation", rootData })) {
vErrors = joinErrors(vErrors, validate67.errors);
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
validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
}
validate70.errors = vErrors;
return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate72.errors = null;
return true;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
validate74.errors = vErrors;
return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role")) {
validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema21.properties, key0)) {
validate51.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate51.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "assistant")) {
validate51.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema21.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate52(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate52.errors);
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
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
const _errs6 = errors;
if (!Array.isArray(data3) && data3 !== null) {
validate51.errors = [{ instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs6) {
if (Array.isArray(data3)) {
var valid1 = true;
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs9 = errors;
if (!validate58(data3[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if (!valid1) {
break;
}
}
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function_call !== void 0) {
const _errs10 = errors;
if (!validate64(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.refusal !== void 0) {
let data6 = data.refusal;
const _errs11 = errors;
if (typeof data6 !== "string" && data6 !== null) {
validate51.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs11 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning_content !== void 0) {
let data7 = data.reasoning_content;
const _errs14 = errors;
if (typeof data7 !== "string" && data7 !== null) {
validate51.errors = [{ instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs14 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning !== void 0) {
let data8 = data.reasoning;
const _errs17 = errors;
if (typeof data8 !== "string" && data8 !== null) {
validate51.errors = [{ instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs17 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.annotations !== void 0) {
let data9 = data.annotations;
const _errs20 = errors;
if (!Array.isArray(data9) && data9 !== null) {
validate51.errors = [{ instancePath: instancePath + "/annotations", schemaPath: "#/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs20) {
if (Array.isArray(data9)) {
var valid2 = true;
const len1 = data9.length;
for (let i1 = 0; i1 < len1; i1++) {
const _errs23 = errors;
if (!validate66(data9[i1], { instancePath: instancePath + "/annotations/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if (!valid2) {
break;
}
}
}
}
var valid0 = _errs20 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.audio !== void 0) {
const _errs24 = errors;
if (!validate70(data.audio, { instancePath: instancePath + "/audio", parentData: data, parentDataProperty: "audio", rootData })) {
vErrors = joinErrors(vErrors, validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed !== void 0) {
const _errs25 = errors;
if (!validate72(data.parsed, { instancePath: instancePath + "/parsed", parentData: data, parentDataProperty: "parsed", rootData })) {
vErrors = joinErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.provider_specific_fields !== void 0) {
const _errs26 = errors;
if (!validate74(data.provider_specific_fields, { instancePath: instancePath + "/provider_specific_fields", parentData: data, parentDataProperty: "provider_specific_fields", rootData })) {
vErrors = joinErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
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
} else {
validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
var schema33 = { "type": "object", "additionalProperties": false, "required": ["role", "content", "tool_call_id"], "properties": { "role": { "type": "string", "enum": ["tool"] }, "content": { "$ref": "ChatMixedContent" }, "tool_call_id": { "type": "string", "minLength": 1 }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content") || data.tool_call_id === void 0 && (missing0 = "tool_call_id")) {
validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "tool_call_id" || key0 === "name" || key0 === "cache_control")) {
validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate76.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool")) {
validate76.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema33.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate37(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate37.errors);
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
validate76.errors = [{ instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate76.errors = [{ instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
var schema34 = { "type": "object", "additionalProperties": false, "required": ["role", "name", "content"], "properties": { "role": { "type": "string", "enum": ["function"] }, "name": { "type": "string", "minLength": 1 }, "content": { "$ref": "ChatFunctionResult" } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.name === void 0 && (missing0 = "name") || data.content === void 0 && (missing0 = "content")) {
validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "name" || key0 === "content")) {
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
if (!(data0 === "function")) {
validate80.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema34.properties.role.enum }, message: "must be equal to one of the allowed values" }];
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
validate80.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate80.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
if (!validate81(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate81.errors);
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
validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate80.errors = vErrors;
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
if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate76(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
} else if (tag0 === "function") {
if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate80.errors);
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
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "include_usage")) {
validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.include_usage !== void 0) {
if (typeof data.include_usage !== "boolean") {
validate89.errors = [{ instancePath: instancePath + "/include_usage", schemaPath: "#/properties/include_usage/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
}
}
} else {
validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
if (data.length > 8) {
validate94.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }];
return false;
} else {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (typeof data[i0] !== "string") {
validate94.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
}
} else {
validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate94.errors);
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
validate91.errors = vErrors;
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
validate91.errors = vErrors;
return errors === 0;
}
var schema40 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionDefinition" } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (!(data && typeof data == "object" && !Array.isArray(data))) {
validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters" || key0 === "strict")) {
validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate98.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate98.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate98.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs6 = errors;
if (!validate99(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate98.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema40.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs4 = errors;
if (!validate98(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate98.errors);
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
validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (typeof data === "string") {
if (data.length < 1) {
validate104.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
var schema45 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatChosenFunction" } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name")) {
validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate107.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate107.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
}
}
} else {
validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.function === void 0 && (missing0 = "function")) {
validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate106.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "function")) {
validate106.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema45.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.function !== void 0) {
const _errs4 = errors;
if (!validate107(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate107.errors);
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
validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate104(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate106.errors);
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
validate103.errors = vErrors;
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
validate103.errors = vErrors;
return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name")) {
validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters")) {
validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate111.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate111.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate111.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parameters !== void 0) {
const _errs6 = errors;
if (!validate99(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
var pattern0 = new RegExp("^(auto|none)$", "u");
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (typeof data === "string") {
if (!pattern0.test(data)) {
validate115.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(auto|none)$" }, message: 'must match pattern "^(auto|none)$"' }];
return false;
}
} else {
validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate115(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate107.errors);
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
validate114.errors = vErrors;
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
validate114.errors = vErrors;
return errors === 0;
}
var schema51 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["json_object"] } } };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate120.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_object")) {
validate120.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema51.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
var schema52 = { "type": "object", "additionalProperties": false, "required": ["type", "json_schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "json_schema": { "$ref": "JsonSchemaFormat" } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.schema === void 0 && (missing0 = "schema")) {
validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "schema" || key0 === "strict")) {
validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate122.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate122.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate122.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.schema !== void 0) {
const _errs6 = errors;
if (!validate99(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate122.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.json_schema === void 0 && (missing0 = "json_schema")) {
validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "json_schema")) {
validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate121.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_schema")) {
validate121.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema52.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.json_schema !== void 0) {
const _errs4 = errors;
if (!validate122(data.json_schema, { instancePath: instancePath + "/json_schema", parentData: data, parentDataProperty: "json_schema", rootData })) {
vErrors = joinErrors(vErrors, validate122.errors);
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
validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "json_object") {
if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
} else if (tag0 === "json_schema") {
if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
} else {
validate119.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate119.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
var schema54 = { "type": "object", "additionalProperties": false, "properties": { "enabled": { "type": "boolean" }, "effort": { "type": "string", "enum": ["low", "medium", "high"] } } };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "enabled" || key0 === "effort")) {
validate128.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.enabled !== void 0) {
const _errs2 = errors;
if (typeof data.enabled !== "boolean") {
validate128.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate128.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "low" || data1 === "medium" || data1 === "high")) {
validate128.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema54.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
} else {
validate128.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate128.errors = vErrors;
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
if (!validate89(data.stream_options, { instancePath: instancePath + "/stream_options", parentData: data, parentDataProperty: "stream_options", rootData })) {
vErrors = joinErrors(vErrors, validate89.errors);
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
if (!validate91(data.stop, { instancePath: instancePath + "/stop", parentData: data, parentDataProperty: "stop", rootData })) {
vErrors = joinErrors(vErrors, validate91.errors);
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
if (!validate97(data10[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate97.errors);
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
if (!validate103(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate103.errors);
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
if (!validate111(data13[i2], { instancePath: instancePath + "/functions/" + i2, parentData: data13, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate111.errors);
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
if (!validate114(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.response_format !== void 0) {
const _errs27 = errors;
if (!validate119(data.response_format, { instancePath: instancePath + "/response_format", parentData: data, parentDataProperty: "response_format", rootData })) {
vErrors = joinErrors(vErrors, validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reasoning !== void 0) {
const _errs28 = errors;
if (!validate128(data.reasoning, { instancePath: instancePath + "/reasoning", parentData: data, parentDataProperty: "reasoning", rootData })) {
vErrors = joinErrors(vErrors, validate128.errors);
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
var MessagesRequest = validate130;
var schema55 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "$ref": "InputMessage" } }, "system": { "$ref": "SystemPrompt" }, "max_tokens": { "type": "integer", "minimum": 1 }, "stream": { "type": "boolean" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "top_k": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 }, "stop_sequences": { "type": "array", "items": { "type": "string" } }, "tools": { "type": "array", "items": { "$ref": "MessagesTool" } }, "tool_choice": { "$ref": "MessagesToolChoice" }, "thinking": { "$ref": "ThinkingConfig" }, "output_config": { "$ref": "OutputConfig" }, "metadata": { "$ref": "RequestMetadata" }, "context_management": { "$ref": "ContextManagement" }, "service_tier": { "type": "string" }, "cache_control": { "$ref": "RequestCacheControl" } } };
var schema57 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "UserInputContent" } } };
var schema61 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" }, "citations": { "$ref": "NoCitations" }, "parsed_output": { "$ref": "ParsedOutput" }, "cache_control": { "$ref": "CacheControl" } } };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate139.errors = null;
return true;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!Array.isArray(data) && data !== null) {
validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === 0) {
if (Array.isArray(data)) {
if (data.length > 0) {
validate138.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
return false;
} else {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs2 = errors;
if (!validate139(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate139.errors);
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
validate138.errors = vErrors;
return errors === 0;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate142.errors = null;
return true;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "citations" || key0 === "parsed_output" || key0 === "cache_control")) {
validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate137.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "text")) {
validate137.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema61.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate137.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.citations !== void 0) {
const _errs6 = errors;
if (!validate138(data.citations, { instancePath: instancePath + "/citations", parentData: data, parentDataProperty: "citations", rootData })) {
vErrors = joinErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.parsed_output !== void 0) {
const _errs7 = errors;
if (!validate142(data.parsed_output, { instancePath: instancePath + "/parsed_output", parentData: data, parentDataProperty: "parsed_output", rootData })) {
vErrors = joinErrors(vErrors, validate142.errors);
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
validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
var schema65 = { "type": "object", "additionalProperties": false, "required": ["type", "source"], "properties": { "type": { "type": "string", "enum": ["image"] }, "source": { "$ref": "ImageSource" }, "cache_control": { "$ref": "CacheControl" } } };
var schema67 = { "type": "object", "additionalProperties": false, "required": ["type", "media_type", "data"], "properties": { "type": { "type": "string", "enum": ["base64"] }, "media_type": { "type": "string", "enum": ["image/jpeg", "image/png", "image/gif", "image/webp"] }, "data": { "type": "string", "minLength": 1 } } };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.media_type === void 0 && (missing0 = "media_type") || data.data === void 0 && (missing0 = "data")) {
validate147.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "media_type" || key0 === "data")) {
validate147.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate147.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "base64")) {
validate147.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema67.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate147.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "image/jpeg" || data1 === "image/png" || data1 === "image/gif" || data1 === "image/webp")) {
validate147.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema67.properties.media_type.enum }, message: "must be equal to one of the allowed values" }];
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
validate147.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate147.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
var schema68 = { "type": "object", "additionalProperties": false, "required": ["type", "url"], "properties": { "type": { "type": "string", "enum": ["url"] }, "url": { "type": "string", "minLength": 1 } } };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.url === void 0 && (missing0 = "url")) {
validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url")) {
validate148.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "url")) {
validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema68.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate148.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate148.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "base64") {
if (!validate147(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
} else if (tag0 === "url") {
if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
} else {
validate146.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate146.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.source === void 0 && (missing0 = "source")) {
validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "source" || key0 === "cache_control")) {
validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate145.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "image")) {
validate145.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema65.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.source !== void 0) {
const _errs4 = errors;
if (!validate146(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
vErrors = joinErrors(vErrors, validate146.errors);
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
validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
var schema69 = { "type": "object", "additionalProperties": false, "required": ["type", "tool_use_id"], "properties": { "type": { "type": "string", "enum": ["tool_result"] }, "tool_use_id": { "type": "string", "minLength": 1 }, "content": { "$ref": "ToolResultContent" }, "is_error": { "type": "boolean" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate137.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate145(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate145.errors);
errors = vErrors.length;
}
} else {
validate157.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate157.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate157(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate157.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate156(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate156.errors);
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
validate154.errors = vErrors;
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
validate154.errors = vErrors;
return errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === 0) {
if (typeof data === "string") {
if (func3(data) > 0) {
validate163.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 0 }, message: "must NOT have more than 0 characters" }];
return false;
}
}
}
validate163.errors = vErrors;
return errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.tool_use_id === void 0 && (missing0 = "tool_use_id")) {
validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool_use_id" || key0 === "content" || key0 === "is_error" || key0 === "toolset_name" || key0 === "cache_control")) {
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
if (!(data0 === "tool_result")) {
validate153.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema69.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate153.errors = [{ instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate153.errors = [{ instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
if (!validate154(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate154.errors);
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
validate153.errors = [{ instancePath: instancePath + "/is_error", schemaPath: "#/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.toolset_name !== void 0) {
const _errs9 = errors;
if (!validate163(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate163.errors);
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
validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate137.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate145(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate145.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_result") {
if (!validate153(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
} else {
validate136.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate136.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
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
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate136(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate135(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate135.errors);
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
validate133.errors = vErrors;
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
validate133.errors = vErrors;
return errors === 0;
}
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate132.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "user")) {
validate132.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema57.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate133(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate133.errors);
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
validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
var schema74 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "AssistantInputContent" } } };
var schema78 = { "type": "object", "additionalProperties": false, "required": ["type", "id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["tool_use"] }, "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "input": { "$ref": "JsonObject" }, "caller": { "$ref": "DirectCaller" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (!(data && typeof data == "object" && !Array.isArray(data))) {
validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
var schema80 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["direct"] } } };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate180.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate180.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate180.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate180.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "direct")) {
validate180.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema80.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
}
}
validate180.errors = vErrors;
return errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.input === void 0 && (missing0 = "input")) {
validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "name" || key0 === "input" || key0 === "caller" || key0 === "toolset_name" || key0 === "cache_control")) {
validate177.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate177.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool_use")) {
validate177.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema78.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate177.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate177.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate177.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate177.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
if (!validate178(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.caller !== void 0) {
const _errs9 = errors;
if (!validate180(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData })) {
vErrors = joinErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.toolset_name !== void 0) {
const _errs10 = errors;
if (!validate163(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate163.errors);
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
validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
var schema81 = { "type": "object", "additionalProperties": false, "required": ["type", "thinking"], "properties": { "type": { "type": "string", "enum": ["thinking"] }, "thinking": { "type": "string" }, "signature": { "type": "string" } } };
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.thinking === void 0 && (missing0 = "thinking")) {
validate184.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "thinking" || key0 === "signature")) {
validate184.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate184.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "thinking")) {
validate184.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema81.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate184.errors = [{ instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate184.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
var schema82 = { "type": "object", "additionalProperties": false, "required": ["type", "data"], "properties": { "type": { "type": "string", "enum": ["redacted_thinking"] }, "data": { "type": "string" } } };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data")) {
validate185.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "data")) {
validate185.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate185.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "redacted_thinking")) {
validate185.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema82.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate185.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate185.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate137.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_use") {
if (!validate177(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate177.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking") {
if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
} else if (tag0 === "redacted_thinking") {
if (!validate185(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate185.errors);
errors = vErrors.length;
}
} else {
validate176.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate176.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate176(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate175.errors);
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
validate173.errors = vErrors;
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
validate173.errors = vErrors;
return errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
validate172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate172.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "assistant")) {
validate172.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema74.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate173(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate173.errors);
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
validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
var schema83 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "SystemPrompt" } } };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (Array.isArray(data)) {
var valid0 = true;
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs1 = errors;
if (!validate137(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if (!valid0) {
break;
}
}
} else {
validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate196(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate196.errors);
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
validate194.errors = vErrors;
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
validate194.errors = vErrors;
return errors === 0;
}
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.role === void 0 && (missing0 = "role") || data.content === void 0 && (missing0 = "content")) {
validate193.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
validate193.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.role !== void 0) {
let data0 = data.role;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate193.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "system")) {
validate193.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema83.properties.role.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.content !== void 0) {
const _errs4 = errors;
if (!validate194(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate194.errors);
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
validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.role;
if (typeof tag0 == "string") {
if (tag0 === "user") {
if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate172(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
} else if (tag0 === "system") {
if (!validate193(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate193.errors);
errors = vErrors.length;
}
} else {
validate131.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 }, message: 'value of tag "role" must be in oneOf' }];
return false;
}
} else {
validate131.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 }, message: 'tag "role" must be string' }];
return false;
}
} else {
validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
var schema86 = { "type": "object", "additionalProperties": false, "required": ["name", "input_schema"], "properties": { "type": { "type": "string", "nullable": true, "enum": ["custom", null] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "input_schema": { "$ref": "JsonSchema" }, "strict": { "type": "boolean" }, "eager_input_streaming": { "type": "boolean", "nullable": true }, "defer_loading": { "type": "boolean" }, "cache_control": { "$ref": "CacheControl" } } };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.input_schema === void 0 && (missing0 = "input_schema")) {
validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "input_schema" || key0 === "strict" || key0 === "eager_input_streaming" || key0 === "defer_loading" || key0 === "cache_control")) {
validate205.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string" && data0 !== null) {
validate205.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "custom" || data0 === null)) {
validate205.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema86.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate205.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate205.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate205.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.input_schema !== void 0) {
const _errs9 = errors;
if (!validate99(data.input_schema, { instancePath: instancePath + "/input_schema", parentData: data, parentDataProperty: "input_schema", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate205.errors = [{ instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate205.errors = [{ instancePath: instancePath + "/eager_input_streaming", schemaPath: "#/properties/eager_input_streaming/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate205.errors = [{ instancePath: instancePath + "/defer_loading", schemaPath: "#/properties/defer_loading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
var schema88 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate210.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
validate210.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate210.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "auto")) {
validate210.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema88.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate210.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate210.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
var schema89 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["any"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate211.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
validate211.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate211.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "any")) {
validate211.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema89.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate211.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate211.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
var schema90 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate212.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate212.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate212.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "none")) {
validate212.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema90.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
var schema91 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["tool"] }, "name": { "type": "string", "minLength": 1 }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name")) {
validate213.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "disable_parallel_tool_use")) {
validate213.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate213.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "tool")) {
validate213.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema91.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate213.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate213.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate213.errors = [{ instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "auto") {
if (!validate210(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate210.errors);
errors = vErrors.length;
}
} else if (tag0 === "any") {
if (!validate211(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate211.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate212(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate212.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate213(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate213.errors);
errors = vErrors.length;
}
} else {
validate209.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
return false;
}
} else {
validate209.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
return false;
}
} else {
validate209.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
var schema93 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["enabled"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
var schema94 = { "type": "string", "enum": ["summarized", "omitted"] };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data === "summarized" || data === "omitted")) {
validate221.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema94.enum }, message: "must be equal to one of the allowed values" }];
return false;
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
if (data.type === void 0 && (missing0 = "type")) {
validate220.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
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
if (!(data0 === "enabled")) {
validate220.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema93.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate220.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate220.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate220.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
if (!validate221(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate221.errors);
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
validate220.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
var schema95 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["adaptive"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate223.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
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
if (!(data0 === "adaptive")) {
validate223.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema95.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate223.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate223.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate223.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
if (!validate221(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate221.errors);
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
validate223.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
var schema96 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate225.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
validate225.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate225.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "auto")) {
validate225.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema96.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate225.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs4) {
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
validate225.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data1 < 1 || isNaN(data1)) {
validate225.errors = [{ instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
if (!validate221(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate221.errors);
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
validate225.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
var schema97 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["disabled"] } } };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate227.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate227.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate227.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "disabled")) {
validate227.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema97.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
var schema98 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate228.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type")) {
validate228.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
validate228.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "none")) {
validate228.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema98.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
}
}
}
} else {
validate228.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "enabled") {
if (!validate220(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate220.errors);
errors = vErrors.length;
}
} else if (tag0 === "adaptive") {
if (!validate223(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
} else if (tag0 === "auto") {
if (!validate225(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate225.errors);
errors = vErrors.length;
}
} else if (tag0 === "disabled") {
if (!validate227(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate227.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate228(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate228.errors);
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
var schema99 = { "type": "object", "additionalProperties": false, "properties": { "effort": { "type": "string", "enum": ["low", "medium", "high", "xhigh", "max"] }, "format": { "$ref": "OutputFormat" } } };
var schema100 = { "type": "object", "additionalProperties": false, "required": ["type", "schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "schema": { "$ref": "JsonSchema" } } };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type") || data.schema === void 0 && (missing0 = "schema")) {
validate236.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "schema")) {
validate236.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate236.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "json_schema")) {
validate236.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema100.properties.type.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.schema !== void 0) {
const _errs4 = errors;
if (!validate99(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate236.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "effort" || key0 === "format")) {
validate235.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.effort !== void 0) {
let data0 = data.effort;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate235.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "xhigh" || data0 === "max")) {
validate235.errors = [{ instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema99.properties.effort.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.format !== void 0) {
const _errs4 = errors;
if (!validate236(data.format, { instancePath: instancePath + "/format", parentData: data, parentDataProperty: "format", rootData })) {
vErrors = joinErrors(vErrors, validate236.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
}
}
} else {
validate235.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "user_id")) {
validate240.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.user_id !== void 0) {
let data0 = data.user_id;
if (typeof data0 !== "string" && data0 !== null) {
validate240.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
} else {
validate240.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate243.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (data0.length < 1) {
validate243.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate243.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
}
}
} else {
validate243.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "edits")) {
validate242.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
if (!validate243(data0[i0], { instancePath: instancePath + "/edits/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate243.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if (!valid1) {
break;
}
}
} else {
validate242.errors = [{ instancePath: instancePath + "/edits", schemaPath: "#/properties/edits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
}
}
} else {
validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
var schema104 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["ephemeral"] }, "ttl": { "type": "string", "enum": ["5m", "1h"] }, "scope": { "type": "string" } } };
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.type === void 0 && (missing0 = "type")) {
validate246.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "type" || key0 === "ttl" || key0 === "scope")) {
validate246.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.type !== void 0) {
let data0 = data.type;
const _errs2 = errors;
if (typeof data0 !== "string") {
validate246.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data0 === "ephemeral")) {
validate246.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema104.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
validate246.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "5m" || data1 === "1h")) {
validate246.errors = [{ instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/enum", keyword: "enum", params: { allowedValues: schema104.properties.ttl.enum }, message: "must be equal to one of the allowed values" }];
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
validate246.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate246.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.model === void 0 && (missing0 = "model") || data.messages === void 0 && (missing0 = "messages")) {
validate130.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!func2.call(schema55.properties, key0)) {
validate130.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate130.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
} else {
validate130.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate130.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
const _errs6 = errors;
if (!validate131(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate131.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if (!valid1) {
break;
}
}
}
} else {
validate130.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
if (!validate194(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData })) {
vErrors = joinErrors(vErrors, validate194.errors);
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
validate130.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs8) {
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 < 1 || isNaN(data4)) {
validate130.errors = [{ instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
validate130.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
validate130.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }];
return false;
} else {
if (data6 < 0 || isNaN(data6)) {
validate130.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate130.errors = [{ instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
validate130.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
return false;
} else {
if (data7 < 0 || isNaN(data7)) {
validate130.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
} else {
validate130.errors = [{ instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
validate130.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs16) {
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 9007199254740991 || isNaN(data8)) {
validate130.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
return false;
} else {
if (data8 < 0 || isNaN(data8)) {
validate130.errors = [{ instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
validate130.errors = [{ instancePath: instancePath + "/stop_sequences/" + i1, schemaPath: "#/properties/stop_sequences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid2 = _errs20 === errors;
if (!valid2) {
break;
}
}
} else {
validate130.errors = [{ instancePath: instancePath + "/stop_sequences", schemaPath: "#/properties/stop_sequences/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
if (!validate205(data11[i2], { instancePath: instancePath + "/tools/" + i2, parentData: data11, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate205.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if (!valid3) {
break;
}
}
} else {
validate130.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
if (!validate209(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.thinking !== void 0) {
const _errs26 = errors;
if (!validate219(data.thinking, { instancePath: instancePath + "/thinking", parentData: data, parentDataProperty: "thinking", rootData })) {
vErrors = joinErrors(vErrors, validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.output_config !== void 0) {
const _errs27 = errors;
if (!validate235(data.output_config, { instancePath: instancePath + "/output_config", parentData: data, parentDataProperty: "output_config", rootData })) {
vErrors = joinErrors(vErrors, validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.metadata !== void 0) {
const _errs28 = errors;
if (!validate240(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
vErrors = joinErrors(vErrors, validate240.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.context_management !== void 0) {
const _errs29 = errors;
if (!validate242(data.context_management, { instancePath: instancePath + "/context_management", parentData: data, parentDataProperty: "context_management", rootData })) {
vErrors = joinErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.service_tier !== void 0) {
const _errs30 = errors;
if (typeof data.service_tier !== "string") {
validate130.errors = [{ instancePath: instancePath + "/service_tier", schemaPath: "#/properties/service_tier/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
var valid0 = _errs30 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.cache_control !== void 0) {
const _errs32 = errors;
if (!validate246(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate246.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
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
} else {
validate130.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

// generated:all
var Account = validate214;
var schema62 = { "type": "object", "required": ["object", "id", "plan", "balance", "usage", "key", "limits", "as_of"], "properties": { "object": { "type": "string", "enum": ["account"] }, "id": { "type": "string", "maxLength": 128 }, "plan": { "$ref": "AccountPlan" }, "balance": { "$ref": "AccountBalance" }, "usage": { "$ref": "AccountUsage" }, "key": { "$ref": "AccountKey" }, "limits": { "$ref": "AccountLimits" }, "as_of": { "type": "string", "format": "date-time" } } };
var func22 = require_ucs2length().default;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.name !== void 0) {
let data1 = data.name;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
var schema84 = { "type": "object", "required": ["currency", "available", "held", "total"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "available": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "total": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" } } };
var pattern02 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.currency === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.available === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.held === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.total === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.currency !== void 0) {
let data0 = data.currency;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "USD")) {
const err5 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema84.properties.currency.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.available !== void 0) {
let data1 = data.available;
if (typeof data1 === "string") {
if (func22(data1) > 64) {
const err6 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern02.test(data1)) {
const err7 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.held !== void 0) {
let data2 = data.held;
if (typeof data2 === "string") {
if (func22(data2) > 64) {
const err9 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern02.test(data2)) {
const err10 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.total !== void 0) {
let data3 = data.total;
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err12 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (!pattern02.test(data3)) {
const err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
} else {
const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.spent === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.topped_up === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topped_up" }, message: "must have required property 'topped_up'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.spent !== void 0) {
let data0 = data.spent;
if (typeof data0 === "string") {
if (func22(data0) > 64) {
const err2 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!pattern02.test(data0)) {
const err3 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.topped_up !== void 0) {
let data1 = data.topped_up;
if (typeof data1 === "string") {
if (func22(data1) > 64) {
const err5 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern02.test(data1)) {
const err6 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
var formats0 = require_formats().fullFormats["date-time"];
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.label === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.created_at === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.expires_at === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.spending_limit === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spending_limit" }, message: "must have required property 'spending_limit'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.spent === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.remaining === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "remaining" }, message: "must have required property 'remaining'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.label !== void 0) {
let data1 = data.label;
if (typeof data1 !== "string" && data1 !== null) {
const err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err10 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.created_at !== void 0) {
let data2 = data.created_at;
if (typeof data2 === "string") {
if (!formats0.validate(data2)) {
const err11 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.expires_at !== void 0) {
let data3 = data.expires_at;
if (typeof data3 !== "string" && data3 !== null) {
const err13 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data3 === "string") {
if (!formats0.validate(data3)) {
const err14 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
}
if (data.spending_limit !== void 0) {
let data4 = data.spending_limit;
if (typeof data4 !== "string" && data4 !== null) {
const err15 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err16 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!pattern02.test(data4)) {
const err17 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
}
if (data.spent !== void 0) {
let data5 = data.spent;
if (typeof data5 !== "string" && data5 !== null) {
const err18 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err19 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!pattern02.test(data5)) {
const err20 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.remaining !== void 0) {
let data6 = data.remaining;
if (typeof data6 !== "string" && data6 !== null) {
const err21 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err22 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern02.test(data6)) {
const err23 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
}
} else {
const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.requests_per_minute === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests_per_minute" }, message: "must have required property 'requests_per_minute'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.tokens_per_minute === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tokens_per_minute" }, message: "must have required property 'tokens_per_minute'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.concurrent_requests === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "concurrent_requests" }, message: "must have required property 'concurrent_requests'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.max_body_bytes === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_body_bytes" }, message: "must have required property 'max_body_bytes'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.requests_per_minute !== void 0) {
let data0 = data.requests_per_minute;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && data0 !== null) {
const err4 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data0 < 1 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.tokens_per_minute !== void 0) {
let data1 = data.tokens_per_minute;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) {
const err7 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
if (data.concurrent_requests !== void 0) {
let data2 = data.concurrent_requests;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
const err10 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 1 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.max_body_bytes !== void 0) {
let data3 = data.max_body_bytes;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err13 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err14 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data3 < 1 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
} else {
const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.object === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.plan === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.balance === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" }, message: "must have required property 'balance'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.usage === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.key === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.limits === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limits" }, message: "must have required property 'limits'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.as_of === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "as_of" }, message: "must have required property 'as_of'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err8 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data0 === "account")) {
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema62.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.plan !== void 0) {
if (!validate222(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if (data.balance !== void 0) {
if (!validate244(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
vErrors = joinErrors(vErrors, validate244.errors);
errors = vErrors.length;
}
}
if (data.usage !== void 0) {
if (!validate26(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if (data.key !== void 0) {
if (!validate282(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData })) {
vErrors = joinErrors(vErrors, validate282.errors);
errors = vErrors.length;
}
}
if (data.limits !== void 0) {
if (!validate30(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData })) {
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if (data.as_of !== void 0) {
let data7 = data.as_of;
if (typeof data7 === "string") {
if (!formats0.validate(data7)) {
const err12 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
} else {
const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
var ChatCompletion = validate32;
var schema122 = { "type": "object", "required": ["id", "object", "created", "model", "choices", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^chatcmpl-" }, "object": { "type": "string", "enum": ["chat.completion"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "model": { "type": "string", "maxLength": 4096 }, "choices": { "type": "array", "minItems": 1, "maxItems": 1, "items": { "$ref": "ChatCompletionChoice" } }, "usage": { "$ref": "CompletionUsage" } } };
var pattern8 = new RegExp("^chatcmpl-", "u");
var schema132 = { "type": "object", "required": ["index", "message", "finish_reason"], "properties": { "index": { "type": "integer", "maximum": 0, "minimum": 0 }, "message": { "$ref": "ChatCompletionMessage" }, "finish_reason": { "type": "string", "enum": ["stop", "length", "tool_calls"] } } };
var schema14 = { "type": "object", "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string" }, "tool_calls": { "type": "array", "minItems": 1, "items": { "$ref": "ChatToolCall" } }, "function_call": { "$ref": "ChatFunctionCall" } } };
var schema152 = { "type": "object", "required": ["id", "type", "function"], "properties": { "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionCall" } } };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.arguments === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.arguments !== void 0) {
if (typeof data.arguments !== "string") {
const err4 = { instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.function === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data1 === "function")) {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema152.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate362(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate362.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "assistant")) {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema14.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.content !== void 0) {
let data1 = data.content;
if (typeof data1 !== "string" && data1 !== null) {
const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.reasoning_content !== void 0) {
if (typeof data.reasoning_content !== "string") {
const err5 = { instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
if (Array.isArray(data3)) {
if (data3.length < 1) {
const err6 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate35(data3[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.function_call !== void 0) {
if (!validate362(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate362.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.index === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.message === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.finish_reason === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finish_reason" }, message: "must have required property 'finish_reason'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.index !== void 0) {
let data0 = data.index;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 0 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 0 }, message: "must be <= 0" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
}
if (data.message !== void 0) {
if (!validate342(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if (data.finish_reason !== void 0) {
let data2 = data.finish_reason;
if (typeof data2 !== "string") {
const err6 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data2 === "stop" || data2 === "length" || data2 === "tool_calls")) {
const err7 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/enum", keyword: "enum", params: { allowedValues: schema132.properties.finish_reason.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.cached_tokens === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cached_tokens" }, message: "must have required property 'cached_tokens'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.cached_tokens !== void 0) {
let data0 = data.cached_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err1 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err2 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
}
if (data.cache_write_tokens !== void 0) {
let data1 = data.cache_write_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.reasoning_tokens === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasoning_tokens" }, message: "must have required property 'reasoning_tokens'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.reasoning_tokens !== void 0) {
let data0 = data.reasoning_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err1 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err2 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.prompt_tokens === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt_tokens" }, message: "must have required property 'prompt_tokens'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.completion_tokens === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion_tokens" }, message: "must have required property 'completion_tokens'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.total_tokens === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_tokens" }, message: "must have required property 'total_tokens'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.prompt_tokens_details === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt_tokens_details" }, message: "must have required property 'prompt_tokens_details'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.completion_tokens_details === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion_tokens_details" }, message: "must have required property 'completion_tokens_details'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.prompt_tokens !== void 0) {
let data0 = data.prompt_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err5 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err7 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.completion_tokens !== void 0) {
let data1 = data.completion_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err8 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err10 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.total_tokens !== void 0) {
let data2 = data.total_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err11 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.prompt_tokens_details !== void 0) {
if (!validate43(data.prompt_tokens_details, { instancePath: instancePath + "/prompt_tokens_details", parentData: data, parentDataProperty: "prompt_tokens_details", rootData })) {
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if (data.completion_tokens_details !== void 0) {
if (!validate45(data.completion_tokens_details, { instancePath: instancePath + "/completion_tokens_details", parentData: data, parentDataProperty: "completion_tokens_details", rootData })) {
vErrors = joinErrors(vErrors, validate45.errors);
errors = vErrors.length;
}
}
} else {
const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.object === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.created === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created" }, message: "must have required property 'created'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.model === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.choices === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choices" }, message: "must have required property 'choices'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.usage === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern8.test(data0)) {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^chatcmpl-" }, message: 'must match pattern "^chatcmpl-"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.object !== void 0) {
let data1 = data.object;
if (typeof data1 !== "string") {
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!(data1 === "chat.completion")) {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema122.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.created !== void 0) {
let data2 = data.created;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err11 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 253402300799 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799 }, message: "must be <= 253402300799" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err14 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.choices !== void 0) {
let data4 = data.choices;
if (Array.isArray(data4)) {
if (data4.length > 1) {
const err16 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (data4.length < 1) {
const err17 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate33(data4[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
} else {
const err18 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate422(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
} else {
const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
var ChatCompletionChunk = validate48;
var schema202 = { "type": "object", "required": ["id", "object", "created", "model", "choices"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^chatcmpl-" }, "object": { "type": "string", "enum": ["chat.completion.chunk"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "model": { "type": "string", "maxLength": 4096 }, "choices": { "type": "array", "maxItems": 1, "items": { "$ref": "ChatCompletionChunkChoice" } }, "usage": { "$ref": "CompletionUsage" } } };
var schema212 = { "type": "object", "required": ["index", "delta", "finish_reason"], "properties": { "index": { "type": "integer", "maximum": 0, "minimum": 0 }, "delta": { "$ref": "ChatCompletionDelta" }, "finish_reason": { "type": "string", "nullable": true, "enum": ["stop", "length", "tool_calls", null] } } };
var schema22 = { "type": "object", "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string" }, "tool_calls": { "type": "array", "minItems": 1, "items": { "$ref": "ChatToolCallDelta" } }, "function_call": { "$ref": "ChatFunctionCallDelta" } } };
var schema23 = { "type": "object", "required": ["index", "function"], "properties": { "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionCallDelta" } } };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.arguments === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.arguments !== void 0) {
if (typeof data.arguments !== "string") {
const err3 = { instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate522.errors = vErrors;
return errors === 0;
}
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.index === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.function === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.index !== void 0) {
let data0 = data.index;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err2 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 499999 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.type !== void 0) {
let data2 = data.type;
if (typeof data2 !== "string") {
const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "function")) {
const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema23.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate522(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate522.errors);
errors = vErrors.length;
}
}
} else {
const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err0 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (!(data0 === "assistant")) {
const err1 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema22.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.content !== void 0) {
let data1 = data.content;
if (typeof data1 !== "string" && data1 !== null) {
const err2 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.reasoning_content !== void 0) {
if (typeof data.reasoning_content !== "string") {
const err3 = { instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
if (Array.isArray(data3)) {
if (data3.length < 1) {
const err4 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate512(data3[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate512.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.function_call !== void 0) {
if (!validate522(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate522.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.index === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.delta === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.finish_reason === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finish_reason" }, message: "must have required property 'finish_reason'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.index !== void 0) {
let data0 = data.index;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 0 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 0 }, message: "must be <= 0" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
}
if (data.delta !== void 0) {
if (!validate50(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if (data.finish_reason !== void 0) {
let data2 = data.finish_reason;
if (typeof data2 !== "string" && data2 !== null) {
const err6 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data2 === "stop" || data2 === "length" || data2 === "tool_calls" || data2 === null)) {
const err7 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/enum", keyword: "enum", params: { allowedValues: schema212.properties.finish_reason.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.object === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.created === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created" }, message: "must have required property 'created'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.model === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.choices === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choices" }, message: "must have required property 'choices'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern8.test(data0)) {
const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^chatcmpl-" }, message: 'must match pattern "^chatcmpl-"' };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.object !== void 0) {
let data1 = data.object;
if (typeof data1 !== "string") {
const err8 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data1 === "chat.completion.chunk")) {
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema202.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.created !== void 0) {
let data2 = data.created;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err10 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 253402300799 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799 }, message: "must be <= 253402300799" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err13 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.choices !== void 0) {
let data4 = data.choices;
if (Array.isArray(data4)) {
if (data4.length > 1) {
const err15 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate49(data4[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
} else {
const err16 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate422(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
} else {
const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
var ChatCompletionRequest2 = validate592;
var schema25 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "maxItems": 400, "items": { "$ref": "ChatMessage" } }, "stream": { "type": "boolean" }, "stream_options": { "$ref": "StreamOptions" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "max_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "max_completion_tokens": { "type": "integer", "minimum": 1, "maximum": 2e5 }, "stop": { "$ref": "StopSequences" }, "tools": { "type": "array", "maxItems": 128, "items": { "$ref": "ChatTool" } }, "tool_choice": { "$ref": "ChatToolChoice" }, "functions": { "type": "array", "maxItems": 128, "items": { "$ref": "LegacyFunction" } }, "function_call": { "$ref": "LegacyFunctionChoice" }, "response_format": { "$ref": "ResponseFormat" }, "reasoning": { "$ref": "ReasoningOptions" } } };
var func23 = Object.prototype.hasOwnProperty;
var schema27 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "ChatTextContent" }, "name": { "$ref": "ParticipantName" } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
var schema31 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" }, "cache_control": { "$ref": "CacheControl" } } };
var schema32 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["ephemeral"] }, "ttl": { "type": "string", "enum": ["5m", "1h"] }, "scope": { "type": "string" } } };
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "ttl" || key0 === "scope")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "ephemeral")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.ttl !== void 0) {
let data1 = data.ttl;
if (typeof data1 !== "string") {
const err5 = { instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data1 === "5m" || data1 === "1h")) {
const err6 = { instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/enum", keyword: "enum", params: { allowedValues: schema32.properties.ttl.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.scope !== void 0) {
if (typeof data.scope !== "string") {
const err7 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
validate672.errors = vErrors;
return errors === 0;
}
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.text === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "text")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema31.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.text !== void 0) {
if (typeof data.text !== "string") {
const err5 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate662.errors = vErrors;
return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate662(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate662.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate65.errors);
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
validate62.errors = vErrors;
return errors === 0;
}
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate722.errors = vErrors;
return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "name")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "system")) {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema27.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate62(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if (data.name !== void 0) {
if (!validate722(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate722.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
var schema342 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "ChatMixedContent" }, "name": { "$ref": "ParticipantName" } } };
var schema38 = { "type": "object", "additionalProperties": false, "required": ["type", "image_url"], "properties": { "type": { "type": "string", "enum": ["image_url"] }, "image_url": { "$ref": "ChatImageUrl" }, "cache_control": { "$ref": "CacheControl" } } };
var schema39 = { "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "type": "string", "minLength": 1 }, "detail": { "type": "string", "enum": ["auto", "low", "high"] } } };
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.url === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "url" || key0 === "detail")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.url !== void 0) {
let data0 = data.url;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.detail !== void 0) {
let data1 = data.detail;
if (typeof data1 !== "string") {
const err4 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data1 === "auto" || data1 === "low" || data1 === "high")) {
const err5 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema39.properties.detail.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate802.errors = vErrors;
return errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.image_url === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image_url" }, message: "must have required property 'image_url'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "image_url" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "image_url")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema38.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.image_url !== void 0) {
if (!validate802(data.image_url, { instancePath: instancePath + "/image_url", parentData: data, parentDataProperty: "image_url", rootData })) {
vErrors = joinErrors(vErrors, validate802.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate662(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate662.errors);
errors = vErrors.length;
}
} else if (tag0 === "image_url") {
if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate78(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate78.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate77.errors);
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
validate75.errors = vErrors;
return errors === 0;
}
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "name")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "user")) {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema342.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate75(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if (data.name !== void 0) {
if (!validate722(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate722.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate742.errors = vErrors;
return errors === 0;
}
var schema402 = { "type": "object", "additionalProperties": false, "required": ["role"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "ChatAssistantContent" }, "name": { "$ref": "ParticipantName" }, "tool_calls": { "type": "array", "nullable": true, "items": { "$ref": "ChatToolCallParam" } }, "function_call": { "$ref": "ChatFunctionCallParam" }, "refusal": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string", "nullable": true }, "reasoning": { "type": "string", "nullable": true }, "annotations": { "type": "array", "nullable": true, "items": { "$ref": "ChatAnnotation" } }, "audio": { "$ref": "ChatNoAudio" }, "parsed": { "$ref": "ChatParsedContent" }, "provider_specific_fields": { "$ref": "ProviderSpecificFields" } } };
function validate912(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate912.errors = vErrors;
return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate912(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate912.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate65.errors);
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
validate90.errors = vErrors;
return errors === 0;
}
var schema43 = { "type": "object", "additionalProperties": false, "required": ["id", "type", "function"], "properties": { "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatCalledFunctionParam" }, "index": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 } } };
function validate982(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate982.errors = null;
return true;
}
function validate972(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.arguments === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments" || key0 === "parsed_arguments")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.arguments !== void 0) {
if (typeof data.arguments !== "string") {
const err5 = { instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.parsed_arguments !== void 0) {
if (!validate982(data.parsed_arguments, { instancePath: instancePath + "/parsed_arguments", parentData: data, parentDataProperty: "parsed_arguments", rootData })) {
vErrors = joinErrors(vErrors, validate982.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate972.errors = vErrors;
return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.function === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "function" || key0 === "index")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data1 === "function")) {
const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema43.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate972(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate972.errors);
errors = vErrors.length;
}
}
if (data.index !== void 0) {
let data3 = data.index;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err8 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err9 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err10 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
} else {
const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.arguments === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.arguments !== void 0) {
if (typeof data.arguments !== "string") {
const err6 = { instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
validate102.errors = vErrors;
return errors === 0;
}
var schema47 = { "type": "object", "additionalProperties": false, "required": ["type", "url_citation"], "properties": { "type": { "type": "string", "enum": ["url_citation"] }, "url_citation": { "$ref": "ChatUrlCitation" } } };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.url === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "url" || key0 === "title" || key0 === "start_index" || key0 === "end_index")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.url !== void 0) {
if (typeof data.url !== "string") {
const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.title !== void 0) {
if (typeof data.title !== "string") {
const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.start_index !== void 0) {
let data2 = data.start_index;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err4 = { instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err5 = { instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err6 = { instancePath: instancePath + "/start_index", schemaPath: "#/properties/start_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.end_index !== void 0) {
let data3 = data.end_index;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err7 = { instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err8 = { instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err9 = { instancePath: instancePath + "/end_index", schemaPath: "#/properties/end_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
} else {
const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
function validate1042(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.url_citation === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url_citation" }, message: "must have required property 'url_citation'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url_citation")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "url_citation")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema47.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.url_citation !== void 0) {
if (!validate105(data.url_citation, { instancePath: instancePath + "/url_citation", parentData: data, parentDataProperty: "url_citation", rootData })) {
vErrors = joinErrors(vErrors, validate105.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate1042.errors = vErrors;
return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
validate108.errors = vErrors;
return errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate110.errors = null;
return true;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
function validate892(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!func23.call(schema402.properties, key0)) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "assistant")) {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema402.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate90(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if (data.name !== void 0) {
if (!validate722(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate722.errors);
errors = vErrors.length;
}
}
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
if (!Array.isArray(data3) && data3 !== null) {
const err4 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (Array.isArray(data3)) {
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate96(data3[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
}
if (data.function_call !== void 0) {
if (!validate102(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if (data.refusal !== void 0) {
let data6 = data.refusal;
if (typeof data6 !== "string" && data6 !== null) {
const err5 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.reasoning_content !== void 0) {
let data7 = data.reasoning_content;
if (typeof data7 !== "string" && data7 !== null) {
const err6 = { instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.reasoning !== void 0) {
let data8 = data.reasoning;
if (typeof data8 !== "string" && data8 !== null) {
const err7 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.annotations !== void 0) {
let data9 = data.annotations;
if (!Array.isArray(data9) && data9 !== null) {
const err8 = { instancePath: instancePath + "/annotations", schemaPath: "#/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (Array.isArray(data9)) {
const len1 = data9.length;
for (let i1 = 0; i1 < len1; i1++) {
if (!validate1042(data9[i1], { instancePath: instancePath + "/annotations/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate1042.errors);
errors = vErrors.length;
}
}
}
}
if (data.audio !== void 0) {
if (!validate108(data.audio, { instancePath: instancePath + "/audio", parentData: data, parentDataProperty: "audio", rootData })) {
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if (data.parsed !== void 0) {
if (!validate110(data.parsed, { instancePath: instancePath + "/parsed", parentData: data, parentDataProperty: "parsed", rootData })) {
vErrors = joinErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if (data.provider_specific_fields !== void 0) {
if (!validate112(data.provider_specific_fields, { instancePath: instancePath + "/provider_specific_fields", parentData: data, parentDataProperty: "provider_specific_fields", rootData })) {
vErrors = joinErrors(vErrors, validate112.errors);
errors = vErrors.length;
}
}
} else {
const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
validate892.errors = vErrors;
return errors === 0;
}
var schema522 = { "type": "object", "additionalProperties": false, "required": ["role", "content", "tool_call_id"], "properties": { "role": { "type": "string", "enum": ["tool"] }, "content": { "$ref": "ChatMixedContent" }, "tool_call_id": { "type": "string", "minLength": 1 }, "name": { "$ref": "ParticipantName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate1142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.tool_call_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_call_id" }, message: "must have required property 'tool_call_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "tool_call_id" || key0 === "name" || key0 === "cache_control")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "tool")) {
const err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema522.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate75(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if (data.tool_call_id !== void 0) {
let data2 = data.tool_call_id;
if (typeof data2 === "string") {
if (data2.length < 1) {
const err6 = { instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/tool_call_id", schemaPath: "#/properties/tool_call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.name !== void 0) {
if (!validate722(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData })) {
vErrors = joinErrors(vErrors, validate722.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate1142.errors = vErrors;
return errors === 0;
}
var schema53 = { "type": "object", "additionalProperties": false, "required": ["role", "name", "content"], "properties": { "role": { "type": "string", "enum": ["function"] }, "name": { "type": "string", "minLength": 1 }, "content": { "$ref": "ChatFunctionResult" } } };
function validate1192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate1192.errors = vErrors;
return errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.content === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "name" || key0 === "content")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "function")) {
const err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema53.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.name !== void 0) {
let data1 = data.name;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate1192(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate1192.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.role;
if (typeof tag0 == "string") {
if (tag0 === "system") {
if (!validate61(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
} else if (tag0 === "user") {
if (!validate742(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate742.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate892(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate892.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate1142(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1142.errors);
errors = vErrors.length;
}
} else if (tag0 === "function") {
if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate118.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 }, message: 'value of tag "role" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 }, message: 'tag "role" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate602.errors = vErrors;
return errors === 0;
}
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "include_usage")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.include_usage !== void 0) {
if (typeof data.include_usage !== "boolean") {
const err1 = { instancePath: instancePath + "/include_usage", schemaPath: "#/properties/include_usage/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
function validate1302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate1302.errors = vErrors;
return errors === 0;
}
function validate1322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
if (data.length > 8) {
const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (typeof data[i0] !== "string") {
const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate1322.errors = vErrors;
return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate1302(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1302.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate1322(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1322.errors);
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
validate129.errors = vErrors;
return errors === 0;
}
var schema59 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionDefinition" } } };
function validate1372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data))) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate1372.errors = vErrors;
return errors === 0;
}
function validate1362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters" || key0 === "strict")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.description !== void 0) {
if (typeof data.description !== "string") {
const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.parameters !== void 0) {
if (!validate1372(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate1372.errors);
errors = vErrors.length;
}
}
if (data.strict !== void 0) {
let data3 = data.strict;
if (typeof data3 !== "boolean" && data3 !== null) {
const err5 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate1362.errors = vErrors;
return errors === 0;
}
function validate1352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.function === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "function")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema59.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate1362(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate1362.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate1352.errors = vErrors;
return errors === 0;
}
function validate1422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data === "string") {
if (data.length < 1) {
const err0 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
validate1422.errors = vErrors;
return errors === 0;
}
var schema64 = { "type": "object", "additionalProperties": false, "required": ["type", "function"], "properties": { "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatChosenFunction" } } };
function validate1452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate1452.errors = vErrors;
return errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.function === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "function")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "function")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema64.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate1452(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate1452.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate1422(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1422.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate144.errors);
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
validate141.errors = vErrors;
return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "parameters")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.description !== void 0) {
if (typeof data.description !== "string") {
const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.parameters !== void 0) {
if (!validate1372(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData })) {
vErrors = joinErrors(vErrors, validate1372.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
var pattern10 = new RegExp("^(auto|none)$", "u");
function validate1532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data === "string") {
if (!pattern10.test(data)) {
const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(auto|none)$" }, message: 'must match pattern "^(auto|none)$"' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
validate1532.errors = vErrors;
return errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate1532(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1532.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate1452(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1452.errors);
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
validate152.errors = vErrors;
return errors === 0;
}
var schema70 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["json_object"] } } };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "json_object")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema70.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
var schema71 = { "type": "object", "additionalProperties": false, "required": ["type", "json_schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "json_schema": { "$ref": "JsonSchemaFormat" } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.schema === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "description" || key0 === "schema" || key0 === "strict")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.name !== void 0) {
let data0 = data.name;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.description !== void 0) {
if (typeof data.description !== "string") {
const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.schema !== void 0) {
if (!validate1372(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate1372.errors);
errors = vErrors.length;
}
}
if (data.strict !== void 0) {
let data3 = data.strict;
if (typeof data3 !== "boolean" && data3 !== null) {
const err6 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.json_schema === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "json_schema" }, message: "must have required property 'json_schema'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "json_schema")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "json_schema")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema71.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.json_schema !== void 0) {
if (!validate160(data.json_schema, { instancePath: instancePath + "/json_schema", parentData: data, parentDataProperty: "json_schema", rootData })) {
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
function validate1572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "json_object") {
if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
} else if (tag0 === "json_schema") {
if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate1572.errors = vErrors;
return errors === 0;
}
var schema73 = { "type": "object", "additionalProperties": false, "properties": { "enabled": { "type": "boolean" }, "effort": { "type": "string", "enum": ["low", "medium", "high"] } } };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "enabled" || key0 === "effort")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.enabled !== void 0) {
if (typeof data.enabled !== "boolean") {
const err1 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.effort !== void 0) {
let data1 = data.effort;
if (typeof data1 !== "string") {
const err2 = { instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data1 === "low" || data1 === "medium" || data1 === "high")) {
const err3 = { instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema73.properties.effort.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.model === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.messages === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!func23.call(schema25.properties, key0)) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.model !== void 0) {
let data0 = data.model;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.messages !== void 0) {
let data1 = data.messages;
if (Array.isArray(data1)) {
if (data1.length > 400) {
const err5 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 400 }, message: "must NOT have more than 400 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate602(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate602.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.stream !== void 0) {
if (typeof data.stream !== "boolean") {
const err8 = { instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.stream_options !== void 0) {
if (!validate127(data.stream_options, { instancePath: instancePath + "/stream_options", parentData: data, parentDataProperty: "stream_options", rootData })) {
vErrors = joinErrors(vErrors, validate127.errors);
errors = vErrors.length;
}
}
if (data.temperature !== void 0) {
let data5 = data.temperature;
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 2 || isNaN(data5)) {
const err9 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data5 < 0 || isNaN(data5)) {
const err10 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.top_p !== void 0) {
let data6 = data.top_p;
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 1 || isNaN(data6)) {
const err12 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data6 < 0 || isNaN(data6)) {
const err13 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.max_tokens !== void 0) {
let data7 = data.max_tokens;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
const err15 = { instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 2e5 || isNaN(data7)) {
const err16 = { instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e5 }, message: "must be <= 200000" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (data7 < 1 || isNaN(data7)) {
const err17 = { instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
}
if (data.max_completion_tokens !== void 0) {
let data8 = data.max_completion_tokens;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
const err18 = { instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 2e5 || isNaN(data8)) {
const err19 = { instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e5 }, message: "must be <= 200000" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (data8 < 1 || isNaN(data8)) {
const err20 = { instancePath: instancePath + "/max_completion_tokens", schemaPath: "#/properties/max_completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.stop !== void 0) {
if (!validate129(data.stop, { instancePath: instancePath + "/stop", parentData: data, parentDataProperty: "stop", rootData })) {
vErrors = joinErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if (data.tools !== void 0) {
let data10 = data.tools;
if (Array.isArray(data10)) {
if (data10.length > 128) {
const err21 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
const len1 = data10.length;
for (let i1 = 0; i1 < len1; i1++) {
if (!validate1352(data10[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate1352.errors);
errors = vErrors.length;
}
}
} else {
const err22 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.tool_choice !== void 0) {
if (!validate141(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
}
if (data.functions !== void 0) {
let data13 = data.functions;
if (Array.isArray(data13)) {
if (data13.length > 128) {
const err23 = { instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/maxItems", keyword: "maxItems", params: { limit: 128 }, message: "must NOT have more than 128 items" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
const len2 = data13.length;
for (let i2 = 0; i2 < len2; i2++) {
if (!validate149(data13[i2], { instancePath: instancePath + "/functions/" + i2, parentData: data13, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
} else {
const err24 = { instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.function_call !== void 0) {
if (!validate152(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if (data.response_format !== void 0) {
if (!validate1572(data.response_format, { instancePath: instancePath + "/response_format", parentData: data, parentDataProperty: "response_format", rootData })) {
vErrors = joinErrors(vErrors, validate1572.errors);
errors = vErrors.length;
}
}
if (data.reasoning !== void 0) {
if (!validate166(data.reasoning, { instancePath: instancePath + "/reasoning", parentData: data, parentDataProperty: "reasoning", rootData })) {
vErrors = joinErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
} else {
const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
validate592.errors = vErrors;
return errors === 0;
}
var ChatCompletionStreamEvent = validate168;
var schema742 = { "type": "object", "required": ["data"], "properties": { "event": { "type": "string", "enum": ["message"] }, "data": { "type": "string", "pattern": "^(\\{.*\\}|\\[DONE\\])$" } } };
var pattern11 = new RegExp("^(\\{.*\\}|\\[DONE\\])$", "u");
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.data === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.event !== void 0) {
let data0 = data.event;
if (typeof data0 !== "string") {
const err1 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (!(data0 === "message")) {
const err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema742.properties.event.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.data !== void 0) {
let data1 = data.data;
if (typeof data1 === "string") {
if (!pattern11.test(data1)) {
const err3 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/pattern", keyword: "pattern", params: { pattern: "^(\\{.*\\}|\\[DONE\\])$" }, message: 'must match pattern "^(\\{.*\\}|\\[DONE\\])$"' };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
var ErrorResponse = validate169;
var schema75 = { "type": "object", "required": ["type", "error", "request_id"], "properties": { "type": { "type": "string", "enum": ["error"] }, "error": { "$ref": "ErrorObject" }, "request_id": { "type": "string", "maxLength": 128, "pattern": "^req_" } } };
var schema76 = { "type": "object", "required": ["type", "message", "code", "param", "details"], "properties": { "type": { "type": "string", "enum": ["invalid_request_error", "authentication_error", "billing_error", "permission_error", "not_found_error", "conflict_error", "request_too_large", "rate_limit_error", "timeout_error", "api_error", "overloaded_error"] }, "message": { "type": "string", "maxLength": 1048576 }, "code": { "type": "string", "maxLength": 256 }, "param": { "type": "string", "maxLength": 65536, "nullable": true }, "details": { "$ref": "ErrorDetails" } } };
function validate1722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.pointer === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.rule === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.message === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.pointer !== void 0) {
let data0 = data.pointer;
if (typeof data0 === "string") {
if (func22(data0) > 65536) {
const err3 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.rule !== void 0) {
let data1 = data.rule;
if (typeof data1 === "string") {
if (func22(data1) > 256) {
const err5 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.message !== void 0) {
let data2 = data.message;
if (typeof data2 === "string") {
if (func22(data2) > 65536) {
const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.hint !== void 0) {
let data3 = data.hint;
if (typeof data3 === "string") {
if (func22(data3) > 65536) {
const err9 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
} else {
const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
validate1722.errors = vErrors;
return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.issues !== void 0) {
let data0 = data.issues;
if (Array.isArray(data0)) {
if (data0.length > 1e3) {
const err1 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate1722(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate1722.errors);
errors = vErrors.length;
}
}
} else {
const err3 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.needed !== void 0) {
let data2 = data.needed;
if (typeof data2 === "string") {
if (func22(data2) > 64) {
const err4 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern02.test(data2)) {
const err5 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.available !== void 0) {
let data3 = data.available;
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err7 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!pattern02.test(data3)) {
const err8 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.affordable_max_tokens !== void 0) {
let data4 = data.affordable_max_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
const err10 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err11 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data4 < 1 || isNaN(data4)) {
const err12 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.error_code !== void 0) {
let data5 = data.error_code;
if (typeof data5 === "string") {
if (func22(data5) > 256) {
const err13 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.unsupported !== void 0) {
let data6 = data.unsupported;
if (Array.isArray(data6)) {
if (data6.length > 100) {
const err15 = { instancePath: instancePath + "/unsupported", schemaPath: "#/properties/unsupported/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
const len1 = data6.length;
for (let i1 = 0; i1 < len1; i1++) {
let data7 = data6[i1];
if (typeof data7 === "string") {
if (func22(data7) > 256) {
const err16 = { instancePath: instancePath + "/unsupported/" + i1, schemaPath: "#/properties/unsupported/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/unsupported/" + i1, schemaPath: "#/properties/unsupported/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
} else {
const err18 = { instancePath: instancePath + "/unsupported", schemaPath: "#/properties/unsupported/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
}
validate171.errors = vErrors;
return errors === 0;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.message === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.code === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.param === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "param" }, message: "must have required property 'param'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.details === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "details" }, message: "must have required property 'details'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data0 === "invalid_request_error" || data0 === "authentication_error" || data0 === "billing_error" || data0 === "permission_error" || data0 === "not_found_error" || data0 === "conflict_error" || data0 === "request_too_large" || data0 === "rate_limit_error" || data0 === "timeout_error" || data0 === "api_error" || data0 === "overloaded_error")) {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema76.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.message !== void 0) {
let data1 = data.message;
if (typeof data1 === "string") {
if (func22(data1) > 1048576) {
const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1048576 }, message: "must NOT have more than 1048576 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.code !== void 0) {
let data2 = data.code;
if (typeof data2 === "string") {
if (func22(data2) > 256) {
const err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.param !== void 0) {
let data3 = data.param;
if (typeof data3 !== "string" && data3 !== null) {
const err11 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 65536) {
const err12 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.details !== void 0) {
if (!validate171(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData })) {
vErrors = joinErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
}
} else {
const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
var pattern14 = new RegExp("^req_", "u");
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.error === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.request_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "error")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.error !== void 0) {
if (!validate170(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
vErrors = joinErrors(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if (data.request_id !== void 0) {
let data2 = data.request_id;
if (typeof data2 === "string") {
if (func22(data2) > 128) {
const err5 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern14.test(data2)) {
const err6 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/pattern", keyword: "pattern", params: { pattern: "^req_" }, message: 'must match pattern "^req_"' };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
var Message = validate1762;
var schema79 = { "type": "object", "required": ["id", "type", "role", "model", "content", "stop_reason", "stop_sequence", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^msg_" }, "type": { "type": "string", "enum": ["message"] }, "role": { "type": "string", "enum": ["assistant"] }, "model": { "type": "string", "maxLength": 4096 }, "content": { "type": "array", "minItems": 1, "items": { "$ref": "ContentBlock" } }, "stop_reason": { "$ref": "StopReason" }, "stop_sequence": { "type": "string", "nullable": true }, "usage": { "$ref": "MessageUsage" } } };
var pattern15 = new RegExp("^msg_", "u");
var schema812 = { "type": "object", "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" } } };
function validate1782(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.text === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "text")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema812.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.text !== void 0) {
if (typeof data.text !== "string") {
const err4 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate1782.errors = vErrors;
return errors === 0;
}
var schema822 = { "type": "object", "required": ["type", "id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["tool_use"] }, "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "input": { "$ref": "ToolInput" } } };
function validate1802(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data))) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate1802.errors = vErrors;
return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.input === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "tool_use")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema822.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.name !== void 0) {
let data2 = data.name;
if (typeof data2 === "string") {
if (data2.length < 1) {
const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.input !== void 0) {
if (!validate1802(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate1802.errors);
errors = vErrors.length;
}
}
} else {
const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
var schema842 = { "type": "object", "required": ["type", "thinking", "signature"], "properties": { "type": { "type": "string", "enum": ["thinking"] }, "thinking": { "type": "string" }, "signature": { "type": "string" } } };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.thinking === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thinking" }, message: "must have required property 'thinking'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.signature === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "thinking")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema842.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.thinking !== void 0) {
if (typeof data.thinking !== "string") {
const err5 = { instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.signature !== void 0) {
if (typeof data.signature !== "string") {
const err6 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
function validate1772(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate1782(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate1782.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_use") {
if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate179.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking") {
if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate1772.errors = vErrors;
return errors === 0;
}
var schema85 = { "type": "string", "enum": ["end_turn", "max_tokens", "tool_use", "stop_sequence"] };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (!(data === "end_turn" || data === "max_tokens" || data === "tool_use" || data === "stop_sequence")) {
const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.input_tokens === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_tokens" }, message: "must have required property 'input_tokens'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.output_tokens === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_tokens" }, message: "must have required property 'output_tokens'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.cache_read_input_tokens === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cache_read_input_tokens" }, message: "must have required property 'cache_read_input_tokens'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.cache_creation_input_tokens === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cache_creation_input_tokens" }, message: "must have required property 'cache_creation_input_tokens'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.input_tokens !== void 0) {
let data0 = data.input_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err4 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.output_tokens !== void 0) {
let data1 = data.output_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err7 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
if (data.cache_read_input_tokens !== void 0) {
let data2 = data.cache_read_input_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err10 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.cache_creation_input_tokens !== void 0) {
let data3 = data.cache_creation_input_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err13 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err14 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
} else {
const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
function validate1762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.role === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.model === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.content === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.stop_reason === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_reason" }, message: "must have required property 'stop_reason'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.stop_sequence === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_sequence" }, message: "must have required property 'stop_sequence'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.usage === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!pattern15.test(data0)) {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^msg_" }, message: 'must match pattern "^msg_"' };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (!(data1 === "message")) {
const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema79.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.role !== void 0) {
let data2 = data.role;
if (typeof data2 !== "string") {
const err13 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!(data2 === "assistant")) {
const err14 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema79.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err15 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.content !== void 0) {
let data4 = data.content;
if (Array.isArray(data4)) {
if (data4.length < 1) {
const err17 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate1772(data4[i0], { instancePath: instancePath + "/content/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate1772.errors);
errors = vErrors.length;
}
}
} else {
const err18 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.stop_reason !== void 0) {
if (!validate187(data.stop_reason, { instancePath: instancePath + "/stop_reason", parentData: data, parentDataProperty: "stop_reason", rootData })) {
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if (data.stop_sequence !== void 0) {
let data7 = data.stop_sequence;
if (typeof data7 !== "string" && data7 !== null) {
const err19 = { instancePath: instancePath + "/stop_sequence", schemaPath: "#/properties/stop_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate189(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate189.errors);
errors = vErrors.length;
}
}
} else {
const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
validate1762.errors = vErrors;
return errors === 0;
}
var MessageStreamEvent = validate191;
var schema882 = { "type": "object", "required": ["type", "message"], "properties": { "type": { "type": "string", "enum": ["message_start"] }, "message": { "$ref": "StartedMessage" } } };
var schema892 = { "type": "object", "required": ["id", "type", "role", "model", "content", "stop_reason", "stop_sequence", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^msg_" }, "type": { "type": "string", "enum": ["message"] }, "role": { "type": "string", "enum": ["assistant"] }, "model": { "type": "string", "maxLength": 4096 }, "content": { "type": "array", "maxItems": 0, "items": { "$ref": "ContentBlock" } }, "stop_reason": { "type": "string", "nullable": true }, "stop_sequence": { "type": "string", "nullable": true }, "usage": { "$ref": "MessageUsage" } } };
function validate1932(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.role === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.model === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.content === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.stop_reason === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_reason" }, message: "must have required property 'stop_reason'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.stop_sequence === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_sequence" }, message: "must have required property 'stop_sequence'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.usage === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!pattern15.test(data0)) {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^msg_" }, message: 'must match pattern "^msg_"' };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (!(data1 === "message")) {
const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema892.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.role !== void 0) {
let data2 = data.role;
if (typeof data2 !== "string") {
const err13 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!(data2 === "assistant")) {
const err14 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema892.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err15 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.content !== void 0) {
let data4 = data.content;
if (Array.isArray(data4)) {
if (data4.length > 0) {
const err17 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate1772(data4[i0], { instancePath: instancePath + "/content/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate1772.errors);
errors = vErrors.length;
}
}
} else {
const err18 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.stop_reason !== void 0) {
let data6 = data.stop_reason;
if (typeof data6 !== "string" && data6 !== null) {
const err19 = { instancePath: instancePath + "/stop_reason", schemaPath: "#/properties/stop_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.stop_sequence !== void 0) {
let data7 = data.stop_sequence;
if (typeof data7 !== "string" && data7 !== null) {
const err20 = { instancePath: instancePath + "/stop_sequence", schemaPath: "#/properties/stop_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate189(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate189.errors);
errors = vErrors.length;
}
}
} else {
const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
validate1932.errors = vErrors;
return errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.message === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "message_start")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema882.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.message !== void 0) {
if (!validate1932(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
vErrors = joinErrors(vErrors, validate1932.errors);
errors = vErrors.length;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
var schema902 = { "type": "object", "required": ["type", "index", "content_block"], "properties": { "type": { "type": "string", "enum": ["content_block_start"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "content_block": { "$ref": "ContentBlock" } } };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.index === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.content_block === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_block" }, message: "must have required property 'content_block'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "content_block_start")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema902.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.index !== void 0) {
let data1 = data.index;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 499999 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.content_block !== void 0) {
if (!validate1772(data.content_block, { instancePath: instancePath + "/content_block", parentData: data, parentDataProperty: "content_block", rootData })) {
vErrors = joinErrors(vErrors, validate1772.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
var schema912 = { "type": "object", "required": ["type", "index", "delta"], "properties": { "type": { "type": "string", "enum": ["content_block_delta"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "delta": { "$ref": "ContentBlockDelta" } } };
var schema932 = { "type": "object", "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text_delta"] }, "text": { "type": "string" } } };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.text === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "text_delta")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema932.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.text !== void 0) {
if (typeof data.text !== "string") {
const err4 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
var schema942 = { "type": "object", "required": ["type", "partial_json"], "properties": { "type": { "type": "string", "enum": ["input_json_delta"] }, "partial_json": { "type": "string" } } };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.partial_json === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partial_json" }, message: "must have required property 'partial_json'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "input_json_delta")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema942.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.partial_json !== void 0) {
if (typeof data.partial_json !== "string") {
const err4 = { instancePath: instancePath + "/partial_json", schemaPath: "#/properties/partial_json/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
var schema952 = { "type": "object", "required": ["type", "thinking"], "properties": { "type": { "type": "string", "enum": ["thinking_delta"] }, "thinking": { "type": "string" } } };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.thinking === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thinking" }, message: "must have required property 'thinking'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "thinking_delta")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema952.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.thinking !== void 0) {
if (typeof data.thinking !== "string") {
const err4 = { instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
var schema962 = { "type": "object", "required": ["type", "signature"], "properties": { "type": { "type": "string", "enum": ["signature_delta"] }, "signature": { "type": "string" } } };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.signature === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "signature_delta")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema962.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.signature !== void 0) {
if (typeof data.signature !== "string") {
const err4 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text_delta") {
if (!validate201(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate201.errors);
errors = vErrors.length;
}
} else if (tag0 === "input_json_delta") {
if (!validate202(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate202.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking_delta") {
if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate203.errors);
errors = vErrors.length;
}
} else if (tag0 === "signature_delta") {
if (!validate204(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate204.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.index === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.delta === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "content_block_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema912.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.index !== void 0) {
let data1 = data.index;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 499999 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.delta !== void 0) {
if (!validate200(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate200.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
var schema972 = { "type": "object", "required": ["type", "index"], "properties": { "type": { "type": "string", "enum": ["content_block_stop"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 } } };
function validate2102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.index === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "content_block_stop")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema972.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.index !== void 0) {
let data1 = data.index;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 499999 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate2102.errors = vErrors;
return errors === 0;
}
var schema982 = { "type": "object", "required": ["type", "delta", "usage"], "properties": { "type": { "type": "string", "enum": ["message_delta"] }, "delta": { "$ref": "MessageDelta" }, "usage": { "$ref": "MessageUsage" } } };
function validate2122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.stop_reason === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_reason" }, message: "must have required property 'stop_reason'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.stop_sequence === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stop_sequence" }, message: "must have required property 'stop_sequence'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.stop_reason !== void 0) {
if (!validate187(data.stop_reason, { instancePath: instancePath + "/stop_reason", parentData: data, parentDataProperty: "stop_reason", rootData })) {
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if (data.stop_sequence !== void 0) {
let data1 = data.stop_sequence;
if (typeof data1 !== "string" && data1 !== null) {
const err2 = { instancePath: instancePath + "/stop_sequence", schemaPath: "#/properties/stop_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
} else {
const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
validate2122.errors = vErrors;
return errors === 0;
}
function validate2112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.delta === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.usage === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "message_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema982.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.delta !== void 0) {
if (!validate2122(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate2122.errors);
errors = vErrors.length;
}
}
if (data.usage !== void 0) {
if (!validate189(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate189.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate2112.errors = vErrors;
return errors === 0;
}
var schema1002 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "enum": ["message_stop"] } } };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (!(data0 === "message_stop")) {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema1002.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
} else {
const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "message_start") {
if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate192.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_start") {
if (!validate197(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_delta") {
if (!validate199(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_stop") {
if (!validate2102(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate2102.errors);
errors = vErrors.length;
}
} else if (tag0 === "message_delta") {
if (!validate2112(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate2112.errors);
errors = vErrors.length;
}
} else if (tag0 === "message_stop") {
if (!validate216(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate216.errors);
errors = vErrors.length;
}
} else if (tag0 === "error") {
if (!validate169(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
var MessagesRequest2 = validate224;
var schema101 = { "type": "object", "additionalProperties": false, "required": ["model", "messages"], "properties": { "model": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "$ref": "InputMessage" } }, "system": { "$ref": "SystemPrompt" }, "max_tokens": { "type": "integer", "minimum": 1 }, "stream": { "type": "boolean" }, "temperature": { "type": "number", "minimum": 0, "maximum": 2 }, "top_p": { "type": "number", "minimum": 0, "maximum": 1 }, "top_k": { "type": "integer", "maximum": 9007199254740991, "minimum": 0 }, "stop_sequences": { "type": "array", "items": { "type": "string" } }, "tools": { "type": "array", "items": { "$ref": "MessagesTool" } }, "tool_choice": { "$ref": "MessagesToolChoice" }, "thinking": { "$ref": "ThinkingConfig" }, "output_config": { "$ref": "OutputConfig" }, "metadata": { "$ref": "RequestMetadata" }, "context_management": { "$ref": "ContextManagement" }, "service_tier": { "type": "string" }, "cache_control": { "$ref": "RequestCacheControl" } } };
var schema103 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["user"] }, "content": { "$ref": "UserInputContent" } } };
var schema107 = { "type": "object", "additionalProperties": false, "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" }, "citations": { "$ref": "NoCitations" }, "parsed_output": { "$ref": "ParsedOutput" }, "cache_control": { "$ref": "CacheControl" } } };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate233.errors = null;
return true;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!Array.isArray(data) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (Array.isArray(data)) {
if (data.length > 0) {
const err1 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate233(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate233.errors);
errors = vErrors.length;
}
}
}
validate232.errors = vErrors;
return errors === 0;
}
function validate2362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
validate2362.errors = null;
return true;
}
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.text === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "text" || key0 === "citations" || key0 === "parsed_output" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "text")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema107.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.text !== void 0) {
if (typeof data.text !== "string") {
const err5 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.citations !== void 0) {
if (!validate232(data.citations, { instancePath: instancePath + "/citations", parentData: data, parentDataProperty: "citations", rootData })) {
vErrors = joinErrors(vErrors, validate232.errors);
errors = vErrors.length;
}
}
if (data.parsed_output !== void 0) {
if (!validate2362(data.parsed_output, { instancePath: instancePath + "/parsed_output", parentData: data, parentDataProperty: "parsed_output", rootData })) {
vErrors = joinErrors(vErrors, validate2362.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
var schema111 = { "type": "object", "additionalProperties": false, "required": ["type", "source"], "properties": { "type": { "type": "string", "enum": ["image"] }, "source": { "$ref": "ImageSource" }, "cache_control": { "$ref": "CacheControl" } } };
var schema113 = { "type": "object", "additionalProperties": false, "required": ["type", "media_type", "data"], "properties": { "type": { "type": "string", "enum": ["base64"] }, "media_type": { "type": "string", "enum": ["image/jpeg", "image/png", "image/gif", "image/webp"] }, "data": { "type": "string", "minLength": 1 } } };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.media_type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "media_type" }, message: "must have required property 'media_type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.data === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "media_type" || key0 === "data")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "base64")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema113.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.media_type !== void 0) {
let data1 = data.media_type;
if (typeof data1 !== "string") {
const err6 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data1 === "image/jpeg" || data1 === "image/png" || data1 === "image/gif" || data1 === "image/webp")) {
const err7 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema113.properties.media_type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.data !== void 0) {
let data2 = data.data;
if (typeof data2 === "string") {
if (data2.length < 1) {
const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
} else {
const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}
var schema114 = { "type": "object", "additionalProperties": false, "required": ["type", "url"], "properties": { "type": { "type": "string", "enum": ["url"] }, "url": { "type": "string", "minLength": 1 } } };
function validate2422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.url === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "url")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "url")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema114.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.url !== void 0) {
let data1 = data.url;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate2422.errors = vErrors;
return errors === 0;
}
function validate2402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "base64") {
if (!validate241(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate241.errors);
errors = vErrors.length;
}
} else if (tag0 === "url") {
if (!validate2422(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate2422.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate2402.errors = vErrors;
return errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.source === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "source" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "image")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema111.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.source !== void 0) {
if (!validate2402(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
vErrors = joinErrors(vErrors, validate2402.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
var schema115 = { "type": "object", "additionalProperties": false, "required": ["type", "tool_use_id"], "properties": { "type": { "type": "string", "enum": ["tool_result"] }, "tool_use_id": { "type": "string", "minLength": 1 }, "content": { "$ref": "ToolResultContent" }, "is_error": { "type": "boolean" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate231(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate239(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate239.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate251(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate251.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate250(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate250.errors);
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
validate248.errors = vErrors;
return errors === 0;
}
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string" && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (typeof data === "string") {
if (func22(data) > 0) {
const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 0 }, message: "must NOT have more than 0 characters" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
validate257.errors = vErrors;
return errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.tool_use_id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_use_id" }, message: "must have required property 'tool_use_id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "tool_use_id" || key0 === "content" || key0 === "is_error" || key0 === "toolset_name" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "tool_result")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema115.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.tool_use_id !== void 0) {
let data1 = data.tool_use_id;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/tool_use_id", schemaPath: "#/properties/tool_use_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate248(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate248.errors);
errors = vErrors.length;
}
}
if (data.is_error !== void 0) {
if (typeof data.is_error !== "boolean") {
const err7 = { instancePath: instancePath + "/is_error", schemaPath: "#/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.toolset_name !== void 0) {
if (!validate257(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate257.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate231(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
} else if (tag0 === "image") {
if (!validate239(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate239.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_result") {
if (!validate247(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate247.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate230(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate230.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}
function validate2272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate229(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate229.errors);
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
validate2272.errors = vErrors;
return errors === 0;
}
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "user")) {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema103.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate2272(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate2272.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
var schema120 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "$ref": "AssistantInputContent" } } };
var schema124 = { "type": "object", "additionalProperties": false, "required": ["type", "id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["tool_use"] }, "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "input": { "$ref": "JsonObject" }, "caller": { "$ref": "DirectCaller" }, "toolset_name": { "$ref": "NoToolsetName" }, "cache_control": { "$ref": "CacheControl" } } };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data))) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}
var schema126 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["direct"] } } };
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "direct")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema126.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
}
validate274.errors = vErrors;
return errors === 0;
}
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.input === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "id" || key0 === "name" || key0 === "input" || key0 === "caller" || key0 === "toolset_name" || key0 === "cache_control")) {
const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data0 === "tool_use")) {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema124.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.name !== void 0) {
let data2 = data.name;
if (typeof data2 === "string") {
if (data2.length < 1) {
const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.input !== void 0) {
if (!validate272(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if (data.caller !== void 0) {
if (!validate274(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData })) {
vErrors = joinErrors(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if (data.toolset_name !== void 0) {
if (!validate257(data.toolset_name, { instancePath: instancePath + "/toolset_name", parentData: data, parentDataProperty: "toolset_name", rootData })) {
vErrors = joinErrors(vErrors, validate257.errors);
errors = vErrors.length;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
var schema127 = { "type": "object", "additionalProperties": false, "required": ["type", "thinking"], "properties": { "type": { "type": "string", "enum": ["thinking"] }, "thinking": { "type": "string" }, "signature": { "type": "string" } } };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.thinking === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thinking" }, message: "must have required property 'thinking'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "thinking" || key0 === "signature")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "thinking")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema127.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.thinking !== void 0) {
if (typeof data.thinking !== "string") {
const err5 = { instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.signature !== void 0) {
if (typeof data.signature !== "string") {
const err6 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
var schema128 = { "type": "object", "additionalProperties": false, "required": ["type", "data"], "properties": { "type": { "type": "string", "enum": ["redacted_thinking"] }, "data": { "type": "string" } } };
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.data === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "data")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "redacted_thinking")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema128.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.data !== void 0) {
if (typeof data.data !== "string") {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate231(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_use") {
if (!validate271(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate271.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking") {
if (!validate278(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate278.errors);
errors = vErrors.length;
}
} else if (tag0 === "redacted_thinking") {
if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate270(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate269(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate269.errors);
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
validate267.errors = vErrors;
return errors === 0;
}
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "assistant")) {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema120.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate267(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate267.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}
var schema129 = { "type": "object", "additionalProperties": false, "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["system"] }, "content": { "$ref": "SystemPrompt" } } };
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (Array.isArray(data)) {
const len0 = data.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate231(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
}
} else {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if (_valid0) {
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if (!validate290(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate290.errors);
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
validate288.errors = vErrors;
return errors === 0;
}
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.role === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.content === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "system")) {
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema129.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
if (!validate288(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
vErrors = joinErrors(vErrors, validate288.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
function validate2252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.role;
if (typeof tag0 == "string") {
if (tag0 === "user") {
if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
} else if (tag0 === "assistant") {
if (!validate266(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate266.errors);
errors = vErrors.length;
}
} else if (tag0 === "system") {
if (!validate287(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate287.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 }, message: 'value of tag "role" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 }, message: 'tag "role" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate2252.errors = vErrors;
return errors === 0;
}
var schema1322 = { "type": "object", "additionalProperties": false, "required": ["name", "input_schema"], "properties": { "type": { "type": "string", "nullable": true, "enum": ["custom", null] }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "input_schema": { "$ref": "JsonSchema" }, "strict": { "type": "boolean" }, "eager_input_streaming": { "type": "boolean", "nullable": true }, "defer_loading": { "type": "boolean" }, "cache_control": { "$ref": "CacheControl" } } };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.name === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.input_schema === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_schema" }, message: "must have required property 'input_schema'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "description" || key0 === "input_schema" || key0 === "strict" || key0 === "eager_input_streaming" || key0 === "defer_loading" || key0 === "cache_control")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string" && data0 !== null) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "custom" || data0 === null)) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema1322.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.name !== void 0) {
let data1 = data.name;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.description !== void 0) {
if (typeof data.description !== "string") {
const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.input_schema !== void 0) {
if (!validate1372(data.input_schema, { instancePath: instancePath + "/input_schema", parentData: data, parentDataProperty: "input_schema", rootData })) {
vErrors = joinErrors(vErrors, validate1372.errors);
errors = vErrors.length;
}
}
if (data.strict !== void 0) {
if (typeof data.strict !== "boolean") {
const err8 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.eager_input_streaming !== void 0) {
let data5 = data.eager_input_streaming;
if (typeof data5 !== "boolean" && data5 !== null) {
const err9 = { instancePath: instancePath + "/eager_input_streaming", schemaPath: "#/properties/eager_input_streaming/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.defer_loading !== void 0) {
if (typeof data.defer_loading !== "boolean") {
const err10 = { instancePath: instancePath + "/defer_loading", schemaPath: "#/properties/defer_loading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.cache_control !== void 0) {
if (!validate672(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate672.errors);
errors = vErrors.length;
}
}
} else {
const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
var schema134 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "auto")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema134.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.disable_parallel_tool_use !== void 0) {
if (typeof data.disable_parallel_tool_use !== "boolean") {
const err4 = { instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
var schema135 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["any"] }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "disable_parallel_tool_use")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "any")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema135.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.disable_parallel_tool_use !== void 0) {
if (typeof data.disable_parallel_tool_use !== "boolean") {
const err4 = { instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}
var schema136 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "none")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema136.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
var schema137 = { "type": "object", "additionalProperties": false, "required": ["type", "name"], "properties": { "type": { "type": "string", "enum": ["tool"] }, "name": { "type": "string", "minLength": 1 }, "disable_parallel_tool_use": { "type": "boolean" } } };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "name" || key0 === "disable_parallel_tool_use")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "tool")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema137.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.name !== void 0) {
let data1 = data.name;
if (typeof data1 === "string") {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.disable_parallel_tool_use !== void 0) {
if (typeof data.disable_parallel_tool_use !== "boolean") {
const err7 = { instancePath: instancePath + "/disable_parallel_tool_use", schemaPath: "#/properties/disable_parallel_tool_use/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "auto") {
if (!validate304(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate304.errors);
errors = vErrors.length;
}
} else if (tag0 === "any") {
if (!validate305(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate305.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate306(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate306.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool") {
if (!validate307(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate307.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate303.errors = vErrors;
return errors === 0;
}
var schema139 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["enabled"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
var schema140 = { "type": "string", "enum": ["summarized", "omitted"] };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (typeof data !== "string") {
const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (!(data === "summarized" || data === "omitted")) {
const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema140.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "enabled")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema139.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.display !== void 0) {
if (!validate315(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
var schema141 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["adaptive"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "adaptive")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema141.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.display !== void 0) {
if (!validate315(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
var schema142 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["auto"] }, "budget_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "display": { "$ref": "ThinkingDisplay" } } };
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "budget_tokens" || key0 === "display")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "auto")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.budget_tokens !== void 0) {
let data1 = data.budget_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/budget_tokens", schemaPath: "#/properties/budget_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.display !== void 0) {
if (!validate315(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData })) {
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
var schema143 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["disabled"] } } };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "disabled")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
var schema144 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["none"] } } };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "none")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema144.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
} else {
const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "enabled") {
if (!validate314(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate314.errors);
errors = vErrors.length;
}
} else if (tag0 === "adaptive") {
if (!validate317(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate317.errors);
errors = vErrors.length;
}
} else if (tag0 === "auto") {
if (!validate319(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate319.errors);
errors = vErrors.length;
}
} else if (tag0 === "disabled") {
if (!validate321(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate321.errors);
errors = vErrors.length;
}
} else if (tag0 === "none") {
if (!validate322(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
} else {
const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
} else {
const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}
var schema145 = { "type": "object", "additionalProperties": false, "properties": { "effort": { "type": "string", "enum": ["low", "medium", "high", "xhigh", "max"] }, "format": { "$ref": "OutputFormat" } } };
var schema146 = { "type": "object", "additionalProperties": false, "required": ["type", "schema"], "properties": { "type": { "type": "string", "enum": ["json_schema"] }, "schema": { "$ref": "JsonSchema" } } };
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.schema === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "schema")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "json_schema")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema146.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.schema !== void 0) {
if (!validate1372(data.schema, { instancePath: instancePath + "/schema", parentData: data, parentDataProperty: "schema", rootData })) {
vErrors = joinErrors(vErrors, validate1372.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
validate330.errors = vErrors;
return errors === 0;
}
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "effort" || key0 === "format")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.effort !== void 0) {
let data0 = data.effort;
if (typeof data0 !== "string") {
const err1 = { instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "xhigh" || data0 === "max")) {
const err2 = { instancePath: instancePath + "/effort", schemaPath: "#/properties/effort/enum", keyword: "enum", params: { allowedValues: schema145.properties.effort.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.format !== void 0) {
if (!validate330(data.format, { instancePath: instancePath + "/format", parentData: data, parentDataProperty: "format", rootData })) {
vErrors = joinErrors(vErrors, validate330.errors);
errors = vErrors.length;
}
}
} else {
const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "user_id")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.user_id !== void 0) {
let data0 = data.user_id;
if (typeof data0 !== "string" && data0 !== null) {
const err1 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
} else {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
} else {
const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "edits")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.edits !== void 0) {
let data0 = data.edits;
if (Array.isArray(data0)) {
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate337(data0[i0], { instancePath: instancePath + "/edits/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate337.errors);
errors = vErrors.length;
}
}
} else {
const err1 = { instancePath: instancePath + "/edits", schemaPath: "#/properties/edits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
} else {
const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
var schema150 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["ephemeral"] }, "ttl": { "type": "string", "enum": ["5m", "1h"] }, "scope": { "type": "string" } } };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.type === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "type" || key0 === "ttl" || key0 === "scope")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "ephemeral")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema150.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.ttl !== void 0) {
let data1 = data.ttl;
if (typeof data1 !== "string") {
const err4 = { instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data1 === "5m" || data1 === "1h")) {
const err5 = { instancePath: instancePath + "/ttl", schemaPath: "#/properties/ttl/enum", keyword: "enum", params: { allowedValues: schema150.properties.ttl.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.scope !== void 0) {
if (typeof data.scope !== "string") {
const err6 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate340.errors = vErrors;
return errors === 0;
}
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.model === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.messages === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!func23.call(schema101.properties, key0)) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.model !== void 0) {
let data0 = data.model;
if (typeof data0 === "string") {
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.messages !== void 0) {
let data1 = data.messages;
if (Array.isArray(data1)) {
if (data1.length < 1) {
const err5 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate2252(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate2252.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.system !== void 0) {
if (!validate288(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData })) {
vErrors = joinErrors(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if (data.max_tokens !== void 0) {
let data4 = data.max_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err7 = { instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 < 1 || isNaN(data4)) {
const err8 = { instancePath: instancePath + "/max_tokens", schemaPath: "#/properties/max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
}
if (data.stream !== void 0) {
if (typeof data.stream !== "boolean") {
const err9 = { instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.temperature !== void 0) {
let data6 = data.temperature;
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 2 || isNaN(data6)) {
const err10 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data6 < 0 || isNaN(data6)) {
const err11 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/temperature", schemaPath: "#/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.top_p !== void 0) {
let data7 = data.top_p;
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 1 || isNaN(data7)) {
const err13 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data7 < 0 || isNaN(data7)) {
const err14 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/top_p", schemaPath: "#/properties/top_p/type", keyword: "type", params: { type: "number" }, message: "must be number" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.top_k !== void 0) {
let data8 = data.top_k;
if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
const err16 = { instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (typeof data8 == "number" && isFinite(data8)) {
if (data8 > 9007199254740991 || isNaN(data8)) {
const err17 = { instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (data8 < 0 || isNaN(data8)) {
const err18 = { instancePath: instancePath + "/top_k", schemaPath: "#/properties/top_k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
}
if (data.stop_sequences !== void 0) {
let data9 = data.stop_sequences;
if (Array.isArray(data9)) {
const len1 = data9.length;
for (let i1 = 0; i1 < len1; i1++) {
if (typeof data9[i1] !== "string") {
const err19 = { instancePath: instancePath + "/stop_sequences/" + i1, schemaPath: "#/properties/stop_sequences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
} else {
const err20 = { instancePath: instancePath + "/stop_sequences", schemaPath: "#/properties/stop_sequences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.tools !== void 0) {
let data11 = data.tools;
if (Array.isArray(data11)) {
const len2 = data11.length;
for (let i2 = 0; i2 < len2; i2++) {
if (!validate299(data11[i2], { instancePath: instancePath + "/tools/" + i2, parentData: data11, parentDataProperty: i2, rootData })) {
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
} else {
const err21 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.tool_choice !== void 0) {
if (!validate303(data.tool_choice, { instancePath: instancePath + "/tool_choice", parentData: data, parentDataProperty: "tool_choice", rootData })) {
vErrors = joinErrors(vErrors, validate303.errors);
errors = vErrors.length;
}
}
if (data.thinking !== void 0) {
if (!validate313(data.thinking, { instancePath: instancePath + "/thinking", parentData: data, parentDataProperty: "thinking", rootData })) {
vErrors = joinErrors(vErrors, validate313.errors);
errors = vErrors.length;
}
}
if (data.output_config !== void 0) {
if (!validate329(data.output_config, { instancePath: instancePath + "/output_config", parentData: data, parentDataProperty: "output_config", rootData })) {
vErrors = joinErrors(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if (data.metadata !== void 0) {
if (!validate334(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
vErrors = joinErrors(vErrors, validate334.errors);
errors = vErrors.length;
}
}
if (data.context_management !== void 0) {
if (!validate336(data.context_management, { instancePath: instancePath + "/context_management", parentData: data, parentDataProperty: "context_management", rootData })) {
vErrors = joinErrors(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if (data.service_tier !== void 0) {
if (typeof data.service_tier !== "string") {
const err22 = { instancePath: instancePath + "/service_tier", schemaPath: "#/properties/service_tier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.cache_control !== void 0) {
if (!validate340(data.cache_control, { instancePath: instancePath + "/cache_control", parentData: data, parentDataProperty: "cache_control", rootData })) {
vErrors = joinErrors(vErrors, validate340.errors);
errors = vErrors.length;
}
}
} else {
const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
var MessagesStreamEvent = validate3422;
var schema151 = { "type": "object", "required": ["event", "data"], "properties": { "event": { "type": "string", "enum": ["message_start", "content_block_start", "content_block_delta", "content_block_stop", "message_delta", "message_stop", "error"] }, "data": { "type": "string", "pattern": "^\\{.*\\}$" } } };
var pattern17 = new RegExp("^\\{.*\\}$", "u");
function validate3422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.event === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.data === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.event !== void 0) {
let data0 = data.event;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "message_start" || data0 === "content_block_start" || data0 === "content_block_delta" || data0 === "content_block_stop" || data0 === "message_delta" || data0 === "message_stop" || data0 === "error")) {
const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema151.properties.event.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.data !== void 0) {
let data1 = data.data;
if (typeof data1 === "string") {
if (!pattern17.test(data1)) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/pattern", keyword: "pattern", params: { pattern: "^\\{.*\\}$" }, message: 'must match pattern "^\\{.*\\}$"' };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate3422.errors = vErrors;
return errors === 0;
}
var Model = validate343;
var schema1522 = { "type": "object", "required": ["id", "object", "type", "created", "created_at", "display_name", "description", "owned_by", "lifecycle", "context_length", "max_output_tokens", "input_modalities", "output_modalities", "capabilities", "supported_parameters", "pricing"], "properties": { "id": { "type": "string", "maxLength": 4096 }, "object": { "type": "string", "enum": ["model"] }, "type": { "type": "string", "enum": ["model"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "created_at": { "type": "string", "format": "date-time" }, "display_name": { "type": "string", "maxLength": 4096 }, "description": { "type": "string", "maxLength": 65536 }, "owned_by": { "type": "string", "maxLength": 4096 }, "lifecycle": { "type": "string", "enum": ["preview", "active", "deprecated", "retired"] }, "context_length": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "max_output_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "input_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text", "image"] } }, "output_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text"] } }, "capabilities": { "$ref": "ModelCapabilities" }, "supported_parameters": { "$ref": "SupportedParameters" }, "pricing": { "$ref": "ModelPricing" } } };
var schema153 = { "type": "object", "required": ["tools", "images", "structured_output", "reasoning"], "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "structured_output": { "type": "string", "enum": ["none", "best_effort", "strict"] }, "reasoning": { "type": "string", "enum": ["none", "optional", "always"] } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.tools === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.images === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "images" }, message: "must have required property 'images'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.structured_output === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "structured_output" }, message: "must have required property 'structured_output'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.reasoning === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasoning" }, message: "must have required property 'reasoning'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.tools !== void 0) {
if (typeof data.tools !== "boolean") {
const err4 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.images !== void 0) {
if (typeof data.images !== "boolean") {
const err5 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.structured_output !== void 0) {
let data2 = data.structured_output;
if (typeof data2 !== "string") {
const err6 = { instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data2 === "none" || data2 === "best_effort" || data2 === "strict")) {
const err7 = { instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema153.properties.structured_output.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.reasoning !== void 0) {
let data3 = data.reasoning;
if (typeof data3 !== "string") {
const err8 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data3 === "none" || data3 === "optional" || data3 === "always")) {
const err9 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema153.properties.reasoning.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
} else {
const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.chat === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat" }, message: "must have required property 'chat'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.messages === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.chat !== void 0) {
let data0 = data.chat;
if (Array.isArray(data0)) {
if (data0.length > 100) {
const err2 = { instancePath: instancePath + "/chat", schemaPath: "#/properties/chat/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
let data1 = data0[i0];
if (typeof data1 === "string") {
if (func22(data1) > 256) {
const err3 = { instancePath: instancePath + "/chat/" + i0, schemaPath: "#/properties/chat/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/chat/" + i0, schemaPath: "#/properties/chat/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
} else {
const err5 = { instancePath: instancePath + "/chat", schemaPath: "#/properties/chat/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.messages !== void 0) {
let data2 = data.messages;
if (Array.isArray(data2)) {
if (data2.length > 100) {
const err6 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for (let i1 = 0; i1 < len1; i1++) {
let data3 = data2[i1];
if (typeof data3 === "string") {
if (func22(data3) > 256) {
const err7 = { instancePath: instancePath + "/messages/" + i1, schemaPath: "#/properties/messages/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/messages/" + i1, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
} else {
const err9 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
} else {
const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}
var schema155 = { "type": "object", "required": ["currency", "prompt", "completion", "cached_prompt", "cache_write", "image"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "prompt": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "completion": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cached_prompt": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cache_write": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "image": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" } } };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.currency === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.prompt === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.completion === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion" }, message: "must have required property 'completion'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.cached_prompt === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cached_prompt" }, message: "must have required property 'cached_prompt'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.cache_write === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cache_write" }, message: "must have required property 'cache_write'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.image === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.currency !== void 0) {
let data0 = data.currency;
if (typeof data0 !== "string") {
const err6 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data0 === "USD")) {
const err7 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema155.properties.currency.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.prompt !== void 0) {
let data1 = data.prompt;
if (typeof data1 === "string") {
if (func22(data1) > 64) {
const err8 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!pattern02.test(data1)) {
const err9 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.completion !== void 0) {
let data2 = data.completion;
if (typeof data2 === "string") {
if (func22(data2) > 64) {
const err11 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (!pattern02.test(data2)) {
const err12 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.cached_prompt !== void 0) {
let data3 = data.cached_prompt;
if (typeof data3 !== "string" && data3 !== null) {
const err14 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err15 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (!pattern02.test(data3)) {
const err16 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
}
if (data.cache_write !== void 0) {
let data4 = data.cache_write;
if (typeof data4 !== "string" && data4 !== null) {
const err17 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err18 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (!pattern02.test(data4)) {
const err19 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
if (data.image !== void 0) {
let data5 = data.image;
if (typeof data5 !== "string" && data5 !== null) {
const err20 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err21 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!pattern02.test(data5)) {
const err22 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
}
} else {
const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
validate348.errors = vErrors;
return errors === 0;
}
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.id === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.object === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.type === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.created === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created" }, message: "must have required property 'created'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.created_at === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.display_name === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" }, message: "must have required property 'display_name'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.description === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.owned_by === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owned_by" }, message: "must have required property 'owned_by'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.lifecycle === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lifecycle" }, message: "must have required property 'lifecycle'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.context_length === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context_length" }, message: "must have required property 'context_length'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.max_output_tokens === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_output_tokens" }, message: "must have required property 'max_output_tokens'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.input_modalities === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_modalities" }, message: "must have required property 'input_modalities'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.output_modalities === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_modalities" }, message: "must have required property 'output_modalities'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.capabilities === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capabilities" }, message: "must have required property 'capabilities'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.supported_parameters === void 0) {
const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supported_parameters" }, message: "must have required property 'supported_parameters'" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data.pricing === void 0) {
const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pricing" }, message: "must have required property 'pricing'" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.object !== void 0) {
let data1 = data.object;
if (typeof data1 !== "string") {
const err18 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (!(data1 === "model")) {
const err19 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema1522.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.type !== void 0) {
let data2 = data.type;
if (typeof data2 !== "string") {
const err20 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (!(data2 === "model")) {
const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema1522.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.created !== void 0) {
let data3 = data.created;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err22 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 253402300799 || isNaN(data3)) {
const err23 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799 }, message: "must be <= 253402300799" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err24 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
}
if (data.created_at !== void 0) {
let data4 = data.created_at;
if (typeof data4 === "string") {
if (!formats0.validate(data4)) {
const err25 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
if (data.display_name !== void 0) {
let data5 = data.display_name;
if (typeof data5 === "string") {
if (func22(data5) > 4096) {
const err27 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
} else {
const err28 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
if (data.description !== void 0) {
let data6 = data.description;
if (typeof data6 === "string") {
if (func22(data6) > 65536) {
const err29 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
} else {
const err30 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
if (data.owned_by !== void 0) {
let data7 = data.owned_by;
if (typeof data7 === "string") {
if (func22(data7) > 4096) {
const err31 = { instancePath: instancePath + "/owned_by", schemaPath: "#/properties/owned_by/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
} else {
const err32 = { instancePath: instancePath + "/owned_by", schemaPath: "#/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
if (data.lifecycle !== void 0) {
let data8 = data.lifecycle;
if (typeof data8 !== "string") {
const err33 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
if (!(data8 === "preview" || data8 === "active" || data8 === "deprecated" || data8 === "retired")) {
const err34 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema1522.properties.lifecycle.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
}
if (data.context_length !== void 0) {
let data9 = data.context_length;
if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
const err35 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (typeof data9 == "number" && isFinite(data9)) {
if (data9 > 9007199254740991 || isNaN(data9)) {
const err36 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
if (data9 < 1 || isNaN(data9)) {
const err37 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
}
}
if (data.max_output_tokens !== void 0) {
let data10 = data.max_output_tokens;
if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
const err38 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
if (typeof data10 == "number" && isFinite(data10)) {
if (data10 > 9007199254740991 || isNaN(data10)) {
const err39 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
if (data10 < 1 || isNaN(data10)) {
const err40 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
}
if (data.input_modalities !== void 0) {
let data11 = data.input_modalities;
if (Array.isArray(data11)) {
if (data11.length > 16) {
const err41 = { instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
const len0 = data11.length;
for (let i0 = 0; i0 < len0; i0++) {
let data12 = data11[i0];
if (typeof data12 !== "string") {
const err42 = { instancePath: instancePath + "/input_modalities/" + i0, schemaPath: "#/properties/input_modalities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
if (!(data12 === "text" || data12 === "image")) {
const err43 = { instancePath: instancePath + "/input_modalities/" + i0, schemaPath: "#/properties/input_modalities/items/enum", keyword: "enum", params: { allowedValues: schema1522.properties.input_modalities.items.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
}
} else {
const err44 = { instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
}
if (data.output_modalities !== void 0) {
let data13 = data.output_modalities;
if (Array.isArray(data13)) {
if (data13.length > 16) {
const err45 = { instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
const len1 = data13.length;
for (let i1 = 0; i1 < len1; i1++) {
let data14 = data13[i1];
if (typeof data14 !== "string") {
const err46 = { instancePath: instancePath + "/output_modalities/" + i1, schemaPath: "#/properties/output_modalities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
if (!(data14 === "text")) {
const err47 = { instancePath: instancePath + "/output_modalities/" + i1, schemaPath: "#/properties/output_modalities/items/enum", keyword: "enum", params: { allowedValues: schema1522.properties.output_modalities.items.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
}
} else {
const err48 = { instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
}
if (data.capabilities !== void 0) {
if (!validate344(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData })) {
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if (data.supported_parameters !== void 0) {
if (!validate346(data.supported_parameters, { instancePath: instancePath + "/supported_parameters", parentData: data, parentDataProperty: "supported_parameters", rootData })) {
vErrors = joinErrors(vErrors, validate346.errors);
errors = vErrors.length;
}
}
if (data.pricing !== void 0) {
if (!validate348(data.pricing, { instancePath: instancePath + "/pricing", parentData: data, parentDataProperty: "pricing", rootData })) {
vErrors = joinErrors(vErrors, validate348.errors);
errors = vErrors.length;
}
}
} else {
const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}
var ModelList = validate350;
var schema156 = { "type": "object", "required": ["object", "data", "has_more", "first_id", "last_id"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Model" } }, "has_more": { "type": "boolean", "enum": [false] }, "first_id": { "type": "string", "maxLength": 4096, "nullable": true }, "last_id": { "type": "string", "maxLength": 4096, "nullable": true } } };
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.object === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.data === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.has_more === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_more" }, message: "must have required property 'has_more'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.first_id === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_id" }, message: "must have required property 'first_id'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.last_id === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_id" }, message: "must have required property 'last_id'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err5 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data0 === "list")) {
const err6 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema156.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.data !== void 0) {
let data1 = data.data;
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate343(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate343.errors);
errors = vErrors.length;
}
}
} else {
const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.has_more !== void 0) {
let data3 = data.has_more;
if (typeof data3 !== "boolean") {
const err9 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!(data3 === false)) {
const err10 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/enum", keyword: "enum", params: { allowedValues: schema156.properties.has_more.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.first_id !== void 0) {
let data4 = data.first_id;
if (typeof data4 !== "string" && data4 !== null) {
const err11 = { instancePath: instancePath + "/first_id", schemaPath: "#/properties/first_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data4 === "string") {
if (func22(data4) > 4096) {
const err12 = { instancePath: instancePath + "/first_id", schemaPath: "#/properties/first_id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.last_id !== void 0) {
let data5 = data.last_id;
if (typeof data5 !== "string" && data5 !== null) {
const err13 = { instancePath: instancePath + "/last_id", schemaPath: "#/properties/last_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data5 === "string") {
if (func22(data5) > 4096) {
const err14 = { instancePath: instancePath + "/last_id", schemaPath: "#/properties/last_id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
}
} else {
const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
validate350.errors = vErrors;
return errors === 0;
}

// generated:entry
var ChatCompletionRequest3 = createValidator(ChatCompletionRequest, ChatCompletionRequest2);
var MessagesRequest3 = createValidator(MessagesRequest, MessagesRequest2);
export {
Account,
ChatCompletion,
ChatCompletionChunk,
ChatCompletionRequest3 as ChatCompletionRequest,
ChatCompletionStreamEvent,
ErrorResponse,
Message,
MessageStreamEvent,
MessagesRequest3 as MessagesRequest,
MessagesStreamEvent,
Model,
ModelList
};
