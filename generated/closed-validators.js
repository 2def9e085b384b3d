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
function joinErrors(known, more) {
if (known === null) return more;
for (const error of more) known.push(error);
return known;
}

// generated:all
var Account = validate21;
var schema6 = { "type": "object", "required": ["object", "id", "plan", "balance", "usage", "key", "limits", "as_of"], "properties": { "object": { "type": "string", "enum": ["account"] }, "id": { "type": "string", "maxLength": 128 }, "plan": { "$ref": "AccountPlan" }, "balance": { "$ref": "AccountBalance" }, "usage": { "$ref": "AccountUsage" }, "key": { "$ref": "AccountKey" }, "limits": { "$ref": "AccountLimits" }, "as_of": { "type": "string", "format": "date-time" } }, "additionalProperties": false };
var func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "name")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 4096) {
const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
if (data.name !== void 0) {
let data1 = data.name;
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
} else {
const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
var schema8 = { "type": "object", "required": ["currency", "available", "held", "total"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "available": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "total": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" } }, "additionalProperties": false };
var pattern0 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "currency" || key0 === "available" || key0 === "held" || key0 === "total")) {
const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.currency !== void 0) {
let data0 = data.currency;
if (typeof data0 !== "string") {
const err5 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data0 === "USD")) {
const err6 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema8.properties.currency.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.available !== void 0) {
let data1 = data.available;
if (typeof data1 === "string") {
if (func2(data1) > 64) {
const err7 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!pattern0.test(data1)) {
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
if (data.held !== void 0) {
let data2 = data.held;
if (typeof data2 === "string") {
if (func2(data2) > 64) {
const err10 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!pattern0.test(data2)) {
const err11 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.total !== void 0) {
let data3 = data.total;
if (typeof data3 === "string") {
if (func2(data3) > 64) {
const err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!pattern0.test(data3)) {
const err14 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
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
validate24.errors = vErrors;
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
for (const key0 in data) {
if (!(key0 === "spent" || key0 === "topped_up")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.spent !== void 0) {
let data0 = data.spent;
if (typeof data0 === "string") {
if (func2(data0) > 64) {
const err3 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!pattern0.test(data0)) {
const err4 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.topped_up !== void 0) {
let data1 = data.topped_up;
if (typeof data1 === "string") {
if (func2(data1) > 64) {
const err6 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern0.test(data1)) {
const err7 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
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
validate26.errors = vErrors;
return errors === 0;
}
var formats0 = require_formats().fullFormats["date-time"];
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "label" || key0 === "created_at" || key0 === "expires_at" || key0 === "spending_limit" || key0 === "spent" || key0 === "remaining")) {
const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 128) {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.label !== void 0) {
let data1 = data.label;
if (typeof data1 !== "string" && data1 !== null) {
const err10 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
const err11 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
}
if (data.created_at !== void 0) {
let data2 = data.created_at;
if (typeof data2 === "string") {
if (!formats0.validate(data2)) {
const err12 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.expires_at !== void 0) {
let data3 = data.expires_at;
if (typeof data3 !== "string" && data3 !== null) {
const err14 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data3 === "string") {
if (!formats0.validate(data3)) {
const err15 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
if (data.spending_limit !== void 0) {
let data4 = data.spending_limit;
if (typeof data4 !== "string" && data4 !== null) {
const err16 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (typeof data4 === "string") {
if (func2(data4) > 64) {
const err17 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (!pattern0.test(data4)) {
const err18 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
}
if (data.spent !== void 0) {
let data5 = data.spent;
if (typeof data5 !== "string" && data5 !== null) {
const err19 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (typeof data5 === "string") {
if (func2(data5) > 64) {
const err20 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (!pattern0.test(data5)) {
const err21 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
}
if (data.remaining !== void 0) {
let data6 = data.remaining;
if (typeof data6 !== "string" && data6 !== null) {
const err22 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (typeof data6 === "string") {
if (func2(data6) > 64) {
const err23 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (!pattern0.test(data6)) {
const err24 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
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
validate28.errors = vErrors;
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
for (const key0 in data) {
if (!(key0 === "requests_per_minute" || key0 === "tokens_per_minute" || key0 === "concurrent_requests" || key0 === "max_body_bytes")) {
const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.requests_per_minute !== void 0) {
let data0 = data.requests_per_minute;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && data0 !== null) {
const err5 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data0 < 1 || isNaN(data0)) {
const err7 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.tokens_per_minute !== void 0) {
let data1 = data.tokens_per_minute;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) {
const err8 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err10 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.concurrent_requests !== void 0) {
let data2 = data.concurrent_requests;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
const err11 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 1 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.max_body_bytes !== void 0) {
let data3 = data.max_body_bytes;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err14 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data3 < 1 || isNaN(data3)) {
const err16 = { instancePath: instancePath + "/max_body_bytes", schemaPath: "#/properties/max_body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
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
validate30.errors = vErrors;
return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "object" || key0 === "id" || key0 === "plan" || key0 === "balance" || key0 === "usage" || key0 === "key" || key0 === "limits" || key0 === "as_of")) {
const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!(data0 === "account")) {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema6.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func2(data1) > 128) {
const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.plan !== void 0) {
if (!validate22(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData })) {
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if (data.balance !== void 0) {
if (!validate24(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
vErrors = joinErrors(vErrors, validate24.errors);
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
if (!validate28(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData })) {
vErrors = joinErrors(vErrors, validate28.errors);
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
const err13 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate21.errors = vErrors;
return errors === 0;
}
var ChatCompletion = validate32;
var schema12 = { "type": "object", "required": ["id", "object", "created", "model", "choices", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^chatcmpl-" }, "object": { "type": "string", "enum": ["chat.completion"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "model": { "type": "string", "maxLength": 4096 }, "choices": { "type": "array", "minItems": 1, "maxItems": 1, "items": { "$ref": "ChatCompletionChoice" } }, "usage": { "$ref": "CompletionUsage" } }, "additionalProperties": false };
var pattern8 = new RegExp("^chatcmpl-", "u");
var schema13 = { "type": "object", "required": ["index", "message", "finish_reason"], "properties": { "index": { "type": "integer", "maximum": 0, "minimum": 0 }, "message": { "$ref": "ChatCompletionMessage" }, "finish_reason": { "type": "string", "enum": ["stop", "length", "tool_calls"] } }, "additionalProperties": false };
var schema14 = { "type": "object", "required": ["role", "content"], "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string" }, "tool_calls": { "type": "array", "minItems": 1, "items": { "$ref": "ChatToolCall" } }, "function_call": { "$ref": "ChatFunctionCall" } }, "additionalProperties": false };
var schema15 = { "type": "object", "required": ["id", "type", "function"], "properties": { "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionCall" } }, "additionalProperties": false };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "name" || key0 === "arguments")) {
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
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate36.errors = vErrors;
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "function")) {
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
const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema15.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate36(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate36.errors);
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
validate35.errors = vErrors;
return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "role" || key0 === "content" || key0 === "reasoning_content" || key0 === "tool_calls" || key0 === "function_call")) {
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
const err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema14.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.content !== void 0) {
let data1 = data.content;
if (typeof data1 !== "string" && data1 !== null) {
const err5 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.reasoning_content !== void 0) {
if (typeof data.reasoning_content !== "string") {
const err6 = { instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
if (Array.isArray(data3)) {
if (data3.length < 1) {
const err7 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
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
const err8 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.function_call !== void 0) {
if (!validate36(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate36.errors);
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
validate34.errors = vErrors;
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
for (const key0 in data) {
if (!(key0 === "index" || key0 === "message" || key0 === "finish_reason")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.index !== void 0) {
let data0 = data.index;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 0 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 0 }, message: "must be <= 0" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
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
if (data.message !== void 0) {
if (!validate34(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if (data.finish_reason !== void 0) {
let data2 = data.finish_reason;
if (typeof data2 !== "string") {
const err7 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "stop" || data2 === "length" || data2 === "tool_calls")) {
const err8 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/enum", keyword: "enum", params: { allowedValues: schema13.properties.finish_reason.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
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
for (const key0 in data) {
if (!(key0 === "cached_tokens" || key0 === "cache_write_tokens")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.cached_tokens !== void 0) {
let data0 = data.cached_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err2 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
}
if (data.cache_write_tokens !== void 0) {
let data1 = data.cache_write_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err5 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
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
for (const key0 in data) {
if (!(key0 === "reasoning_tokens")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.reasoning_tokens !== void 0) {
let data0 = data.reasoning_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err2 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
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
validate45.errors = vErrors;
return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "prompt_tokens" || key0 === "completion_tokens" || key0 === "total_tokens" || key0 === "prompt_tokens_details" || key0 === "completion_tokens_details")) {
const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.prompt_tokens !== void 0) {
let data0 = data.prompt_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err6 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err7 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err8 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
}
if (data.completion_tokens !== void 0) {
let data1 = data.completion_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err9 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err10 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err11 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
}
if (data.total_tokens !== void 0) {
let data2 = data.total_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err12 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err14 = { instancePath: instancePath + "/total_tokens", schemaPath: "#/properties/total_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
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
const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
validate42.errors = vErrors;
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "model" || key0 === "choices" || key0 === "usage")) {
const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 128) {
const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!pattern8.test(data0)) {
const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^chatcmpl-" }, message: 'must match pattern "^chatcmpl-"' };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.object !== void 0) {
let data1 = data.object;
if (typeof data1 !== "string") {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!(data1 === "chat.completion")) {
const err11 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema12.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.created !== void 0) {
let data2 = data.created;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err12 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 253402300799 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799 }, message: "must be <= 253402300799" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err14 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func2(data3) > 4096) {
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
if (data.choices !== void 0) {
let data4 = data.choices;
if (Array.isArray(data4)) {
if (data4.length > 1) {
const err17 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (data4.length < 1) {
const err18 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
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
const err19 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate42(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate42.errors);
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
validate32.errors = vErrors;
return errors === 0;
}
var ChatCompletionChunk = validate48;
var schema20 = { "type": "object", "required": ["id", "object", "created", "model", "choices"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^chatcmpl-" }, "object": { "type": "string", "enum": ["chat.completion.chunk"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "model": { "type": "string", "maxLength": 4096 }, "choices": { "type": "array", "maxItems": 1, "items": { "$ref": "ChatCompletionChunkChoice" } }, "usage": { "$ref": "CompletionUsage" } }, "additionalProperties": false };
var schema21 = { "type": "object", "required": ["index", "delta", "finish_reason"], "properties": { "index": { "type": "integer", "maximum": 0, "minimum": 0 }, "delta": { "$ref": "ChatCompletionDelta" }, "finish_reason": { "type": "string", "nullable": true, "enum": ["stop", "length", "tool_calls", null] } }, "additionalProperties": false };
var schema22 = { "type": "object", "properties": { "role": { "type": "string", "enum": ["assistant"] }, "content": { "type": "string", "nullable": true }, "reasoning_content": { "type": "string" }, "tool_calls": { "type": "array", "minItems": 1, "items": { "$ref": "ChatToolCallDelta" } }, "function_call": { "$ref": "ChatFunctionCallDelta" } }, "additionalProperties": false };
var schema23 = { "type": "object", "required": ["index", "function"], "properties": { "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "id": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["function"] }, "function": { "$ref": "ChatFunctionCallDelta" } }, "additionalProperties": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "name" || key0 === "arguments")) {
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
validate52.errors = vErrors;
return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "index" || key0 === "id" || key0 === "type" || key0 === "function")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
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
if (data0 > 499999 || isNaN(data0)) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
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
if (data.type !== void 0) {
let data2 = data.type;
if (typeof data2 !== "string") {
const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data2 === "function")) {
const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema23.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.function !== void 0) {
if (!validate52(data.function, { instancePath: instancePath + "/function", parentData: data, parentDataProperty: "function", rootData })) {
vErrors = joinErrors(vErrors, validate52.errors);
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
validate51.errors = vErrors;
return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "role" || key0 === "content" || key0 === "reasoning_content" || key0 === "tool_calls" || key0 === "function_call")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.role !== void 0) {
let data0 = data.role;
if (typeof data0 !== "string") {
const err1 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (!(data0 === "assistant")) {
const err2 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema22.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.content !== void 0) {
let data1 = data.content;
if (typeof data1 !== "string" && data1 !== null) {
const err3 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.reasoning_content !== void 0) {
if (typeof data.reasoning_content !== "string") {
const err4 = { instancePath: instancePath + "/reasoning_content", schemaPath: "#/properties/reasoning_content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.tool_calls !== void 0) {
let data3 = data.tool_calls;
if (Array.isArray(data3)) {
if (data3.length < 1) {
const err5 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate51(data3[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.function_call !== void 0) {
if (!validate52(data.function_call, { instancePath: instancePath + "/function_call", parentData: data, parentDataProperty: "function_call", rootData })) {
vErrors = joinErrors(vErrors, validate52.errors);
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
for (const key0 in data) {
if (!(key0 === "index" || key0 === "delta" || key0 === "finish_reason")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.index !== void 0) {
let data0 = data.index;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 0 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 0 }, message: "must be <= 0" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
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
if (data.delta !== void 0) {
if (!validate50(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if (data.finish_reason !== void 0) {
let data2 = data.finish_reason;
if (typeof data2 !== "string" && data2 !== null) {
const err7 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "stop" || data2 === "length" || data2 === "tool_calls" || data2 === null)) {
const err8 = { instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/enum", keyword: "enum", params: { allowedValues: schema21.properties.finish_reason.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "model" || key0 === "choices" || key0 === "usage")) {
const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 128) {
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
if (!(data1 === "chat.completion.chunk")) {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema20.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func2(data3) > 4096) {
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
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate49(data4[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
} else {
const err17 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate42(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
} else {
const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
var ChatCompletionStreamEvent = validate59;
var schema25 = { "type": "object", "required": ["data"], "properties": { "event": { "type": "string", "enum": ["message"] }, "data": { "type": "string", "pattern": "^(\\{.*\\}|\\[DONE\\])$" } }, "additionalProperties": false };
var pattern10 = new RegExp("^(\\{.*\\}|\\[DONE\\])$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "event" || key0 === "data")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
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
if (!(data0 === "message")) {
const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema25.properties.event.enum }, message: "must be equal to one of the allowed values" };
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
if (!pattern10.test(data1)) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/pattern", keyword: "pattern", params: { pattern: "^(\\{.*\\}|\\[DONE\\])$" }, message: 'must match pattern "^(\\{.*\\}|\\[DONE\\])$"' };
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
validate59.errors = vErrors;
return errors === 0;
}
var ErrorResponse = validate60;
var schema26 = { "type": "object", "required": ["type", "error", "request_id"], "properties": { "type": { "type": "string", "enum": ["error"] }, "error": { "$ref": "ErrorObject" }, "request_id": { "type": "string", "maxLength": 128, "pattern": "^req_" } }, "additionalProperties": false };
var schema27 = { "type": "object", "required": ["type", "message", "code", "param", "details"], "properties": { "type": { "type": "string", "enum": ["invalid_request_error", "authentication_error", "billing_error", "permission_error", "not_found_error", "conflict_error", "request_too_large", "rate_limit_error", "timeout_error", "api_error", "overloaded_error"] }, "message": { "type": "string", "maxLength": 1048576 }, "code": { "type": "string", "maxLength": 256 }, "param": { "type": "string", "maxLength": 65536, "nullable": true }, "details": { "$ref": "ErrorDetails" } }, "additionalProperties": false };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "pointer" || key0 === "rule" || key0 === "message" || key0 === "hint")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.pointer !== void 0) {
let data0 = data.pointer;
if (typeof data0 === "string") {
if (func2(data0) > 65536) {
const err4 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.rule !== void 0) {
let data1 = data.rule;
if (typeof data1 === "string") {
if (func2(data1) > 256) {
const err6 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.message !== void 0) {
let data2 = data.message;
if (typeof data2 === "string") {
if (func2(data2) > 65536) {
const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.hint !== void 0) {
let data3 = data.hint;
if (typeof data3 === "string") {
if (func2(data3) > 65536) {
const err10 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
} else {
const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "issues" || key0 === "needed" || key0 === "available" || key0 === "affordable_max_tokens" || key0 === "error_code" || key0 === "unsupported")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.issues !== void 0) {
let data0 = data.issues;
if (Array.isArray(data0)) {
if (data0.length > 1e3) {
const err2 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate63(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
}
} else {
const err4 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.needed !== void 0) {
let data2 = data.needed;
if (typeof data2 === "string") {
if (func2(data2) > 64) {
const err5 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern0.test(data2)) {
const err6 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.available !== void 0) {
let data3 = data.available;
if (typeof data3 === "string") {
if (func2(data3) > 64) {
const err8 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!pattern0.test(data3)) {
const err9 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.affordable_max_tokens !== void 0) {
let data4 = data.affordable_max_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
const err11 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err12 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data4 < 1 || isNaN(data4)) {
const err13 = { instancePath: instancePath + "/affordable_max_tokens", schemaPath: "#/properties/affordable_max_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.error_code !== void 0) {
let data5 = data.error_code;
if (typeof data5 === "string") {
if (func2(data5) > 256) {
const err14 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.unsupported !== void 0) {
let data6 = data.unsupported;
if (Array.isArray(data6)) {
if (data6.length > 100) {
const err16 = { instancePath: instancePath + "/unsupported", schemaPath: "#/properties/unsupported/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for (let i1 = 0; i1 < len1; i1++) {
let data7 = data6[i1];
if (typeof data7 === "string") {
if (func2(data7) > 256) {
const err17 = { instancePath: instancePath + "/unsupported/" + i1, schemaPath: "#/properties/unsupported/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/unsupported/" + i1, schemaPath: "#/properties/unsupported/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
} else {
const err19 = { instancePath: instancePath + "/unsupported", schemaPath: "#/properties/unsupported/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "message" || key0 === "code" || key0 === "param" || key0 === "details")) {
const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.type !== void 0) {
let data0 = data.type;
if (typeof data0 !== "string") {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data0 === "invalid_request_error" || data0 === "authentication_error" || data0 === "billing_error" || data0 === "permission_error" || data0 === "not_found_error" || data0 === "conflict_error" || data0 === "request_too_large" || data0 === "rate_limit_error" || data0 === "timeout_error" || data0 === "api_error" || data0 === "overloaded_error")) {
const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema27.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.message !== void 0) {
let data1 = data.message;
if (typeof data1 === "string") {
if (func2(data1) > 1048576) {
const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1048576 }, message: "must NOT have more than 1048576 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.code !== void 0) {
let data2 = data.code;
if (typeof data2 === "string") {
if (func2(data2) > 256) {
const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.param !== void 0) {
let data3 = data.param;
if (typeof data3 !== "string" && data3 !== null) {
const err12 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data3 === "string") {
if (func2(data3) > 65536) {
const err13 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.details !== void 0) {
if (!validate62(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData })) {
vErrors = joinErrors(vErrors, validate62.errors);
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
validate61.errors = vErrors;
return errors === 0;
}
var pattern13 = new RegExp("^req_", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "error" || key0 === "request_id")) {
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
if (!(data0 === "error")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema26.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.error !== void 0) {
if (!validate61(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
vErrors = joinErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if (data.request_id !== void 0) {
let data2 = data.request_id;
if (typeof data2 === "string") {
if (func2(data2) > 128) {
const err6 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern13.test(data2)) {
const err7 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/pattern", keyword: "pattern", params: { pattern: "^req_" }, message: 'must match pattern "^req_"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
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
validate60.errors = vErrors;
return errors === 0;
}
var Message = validate67;
var schema30 = { "type": "object", "required": ["id", "type", "role", "model", "content", "stop_reason", "stop_sequence", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^msg_" }, "type": { "type": "string", "enum": ["message"] }, "role": { "type": "string", "enum": ["assistant"] }, "model": { "type": "string", "maxLength": 4096 }, "content": { "type": "array", "minItems": 1, "items": { "$ref": "ContentBlock" } }, "stop_reason": { "$ref": "StopReason" }, "stop_sequence": { "type": "string", "nullable": true }, "usage": { "$ref": "MessageUsage" } }, "additionalProperties": false };
var pattern14 = new RegExp("^msg_", "u");
var schema32 = { "type": "object", "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text"] }, "text": { "type": "string" } }, "additionalProperties": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "type" || key0 === "text")) {
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
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
var schema33 = { "type": "object", "required": ["type", "id", "name", "input"], "properties": { "type": { "type": "string", "enum": ["tool_use"] }, "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "input": { "$ref": "ToolInput" } }, "additionalProperties": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate71.errors = vErrors;
return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "type" || key0 === "id" || key0 === "name" || key0 === "input")) {
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
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema33.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
if (!validate71(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate71.errors);
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
validate70.errors = vErrors;
return errors === 0;
}
var schema35 = { "type": "object", "required": ["type", "thinking", "signature"], "properties": { "type": { "type": "string", "enum": ["thinking"] }, "thinking": { "type": "string" }, "signature": { "type": "string" } }, "additionalProperties": false };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "thinking" || key0 === "signature")) {
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
if (!(data0 === "thinking")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.thinking !== void 0) {
if (typeof data.thinking !== "string") {
const err6 = { instancePath: instancePath + "/thinking", schemaPath: "#/properties/thinking/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.signature !== void 0) {
if (typeof data.signature !== "string") {
const err7 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate73.errors = vErrors;
return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text") {
if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
} else if (tag0 === "tool_use") {
if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate70.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking") {
if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate73.errors);
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
validate68.errors = vErrors;
return errors === 0;
}
var schema36 = { "type": "string", "enum": ["end_turn", "max_tokens", "tool_use", "stop_sequence"] };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "input_tokens" || key0 === "output_tokens" || key0 === "cache_read_input_tokens" || key0 === "cache_creation_input_tokens")) {
const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.input_tokens !== void 0) {
let data0 = data.input_tokens;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err5 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err7 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.output_tokens !== void 0) {
let data1 = data.output_tokens;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err8 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err10 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.cache_read_input_tokens !== void 0) {
let data2 = data.cache_read_input_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err11 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/cache_read_input_tokens", schemaPath: "#/properties/cache_read_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.cache_creation_input_tokens !== void 0) {
let data3 = data.cache_creation_input_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err14 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err16 = { instancePath: instancePath + "/cache_creation_input_tokens", schemaPath: "#/properties/cache_creation_input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
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
validate80.errors = vErrors;
return errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "role" || key0 === "model" || key0 === "content" || key0 === "stop_reason" || key0 === "stop_sequence" || key0 === "usage")) {
const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 128) {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern14.test(data0)) {
const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^msg_" }, message: 'must match pattern "^msg_"' };
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
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (!(data1 === "message")) {
const err13 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema30.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.role !== void 0) {
let data2 = data.role;
if (typeof data2 !== "string") {
const err14 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (!(data2 === "assistant")) {
const err15 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema30.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func2(data3) > 4096) {
const err16 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.content !== void 0) {
let data4 = data.content;
if (Array.isArray(data4)) {
if (data4.length < 1) {
const err18 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate68(data4[i0], { instancePath: instancePath + "/content/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
}
} else {
const err19 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.stop_reason !== void 0) {
if (!validate78(data.stop_reason, { instancePath: instancePath + "/stop_reason", parentData: data, parentDataProperty: "stop_reason", rootData })) {
vErrors = joinErrors(vErrors, validate78.errors);
errors = vErrors.length;
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
if (!validate80(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate80.errors);
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
validate67.errors = vErrors;
return errors === 0;
}
var MessageStreamEvent = validate82;
var schema39 = { "type": "object", "required": ["type", "message"], "properties": { "type": { "type": "string", "enum": ["message_start"] }, "message": { "$ref": "StartedMessage" } }, "additionalProperties": false };
var schema40 = { "type": "object", "required": ["id", "type", "role", "model", "content", "stop_reason", "stop_sequence", "usage"], "properties": { "id": { "type": "string", "maxLength": 128, "pattern": "^msg_" }, "type": { "type": "string", "enum": ["message"] }, "role": { "type": "string", "enum": ["assistant"] }, "model": { "type": "string", "maxLength": 4096 }, "content": { "type": "array", "maxItems": 0, "items": { "$ref": "ContentBlock" } }, "stop_reason": { "type": "string", "nullable": true }, "stop_sequence": { "type": "string", "nullable": true }, "usage": { "$ref": "MessageUsage" } }, "additionalProperties": false };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "id" || key0 === "type" || key0 === "role" || key0 === "model" || key0 === "content" || key0 === "stop_reason" || key0 === "stop_sequence" || key0 === "usage")) {
const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 128) {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern14.test(data0)) {
const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^msg_" }, message: 'must match pattern "^msg_"' };
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
if (data.type !== void 0) {
let data1 = data.type;
if (typeof data1 !== "string") {
const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (!(data1 === "message")) {
const err13 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema40.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.role !== void 0) {
let data2 = data.role;
if (typeof data2 !== "string") {
const err14 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (!(data2 === "assistant")) {
const err15 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema40.properties.role.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.model !== void 0) {
let data3 = data.model;
if (typeof data3 === "string") {
if (func2(data3) > 4096) {
const err16 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.content !== void 0) {
let data4 = data.content;
if (Array.isArray(data4)) {
if (data4.length > 0) {
const err18 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate68(data4[i0], { instancePath: instancePath + "/content/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
}
} else {
const err19 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.stop_reason !== void 0) {
let data6 = data.stop_reason;
if (typeof data6 !== "string" && data6 !== null) {
const err20 = { instancePath: instancePath + "/stop_reason", schemaPath: "#/properties/stop_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.stop_sequence !== void 0) {
let data7 = data.stop_sequence;
if (typeof data7 !== "string" && data7 !== null) {
const err21 = { instancePath: instancePath + "/stop_sequence", schemaPath: "#/properties/stop_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate80(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
} else {
const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "message")) {
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
if (!(data0 === "message_start")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema39.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.message !== void 0) {
if (!validate84(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
vErrors = joinErrors(vErrors, validate84.errors);
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
validate83.errors = vErrors;
return errors === 0;
}
var schema41 = { "type": "object", "required": ["type", "index", "content_block"], "properties": { "type": { "type": "string", "enum": ["content_block_start"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "content_block": { "$ref": "ContentBlock" } }, "additionalProperties": false };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "index" || key0 === "content_block")) {
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
if (!(data0 === "content_block_start")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema41.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.index !== void 0) {
let data1 = data.index;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err6 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 499999 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
}
if (data.content_block !== void 0) {
if (!validate68(data.content_block, { instancePath: instancePath + "/content_block", parentData: data, parentDataProperty: "content_block", rootData })) {
vErrors = joinErrors(vErrors, validate68.errors);
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
validate88.errors = vErrors;
return errors === 0;
}
var schema42 = { "type": "object", "required": ["type", "index", "delta"], "properties": { "type": { "type": "string", "enum": ["content_block_delta"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 }, "delta": { "$ref": "ContentBlockDelta" } }, "additionalProperties": false };
var schema44 = { "type": "object", "required": ["type", "text"], "properties": { "type": { "type": "string", "enum": ["text_delta"] }, "text": { "type": "string" } }, "additionalProperties": false };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "type" || key0 === "text")) {
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
if (!(data0 === "text_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema44.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
var schema45 = { "type": "object", "required": ["type", "partial_json"], "properties": { "type": { "type": "string", "enum": ["input_json_delta"] }, "partial_json": { "type": "string" } }, "additionalProperties": false };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "partial_json")) {
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
if (!(data0 === "input_json_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema45.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.partial_json !== void 0) {
if (typeof data.partial_json !== "string") {
const err5 = { instancePath: instancePath + "/partial_json", schemaPath: "#/properties/partial_json/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate93.errors = vErrors;
return errors === 0;
}
var schema46 = { "type": "object", "required": ["type", "thinking"], "properties": { "type": { "type": "string", "enum": ["thinking_delta"] }, "thinking": { "type": "string" } }, "additionalProperties": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(key0 === "type" || key0 === "thinking")) {
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
if (!(data0 === "thinking_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema46.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
} else {
const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
var schema47 = { "type": "object", "required": ["type", "signature"], "properties": { "type": { "type": "string", "enum": ["signature_delta"] }, "signature": { "type": "string" } }, "additionalProperties": false };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "signature")) {
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
if (!(data0 === "signature_delta")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema47.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.signature !== void 0) {
if (typeof data.signature !== "string") {
const err5 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate95.errors = vErrors;
return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "text_delta") {
if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
} else if (tag0 === "input_json_delta") {
if (!validate93(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
} else if (tag0 === "thinking_delta") {
if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate94.errors);
errors = vErrors.length;
}
} else if (tag0 === "signature_delta") {
if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate95.errors);
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
validate91.errors = vErrors;
return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "index" || key0 === "delta")) {
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
if (!(data0 === "content_block_delta")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema42.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.index !== void 0) {
let data1 = data.index;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err6 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 499999 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499999 }, message: "must be <= 499999" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
}
if (data.delta !== void 0) {
if (!validate91(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate91.errors);
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
validate90.errors = vErrors;
return errors === 0;
}
var schema48 = { "type": "object", "required": ["type", "index"], "properties": { "type": { "type": "string", "enum": ["content_block_stop"] }, "index": { "type": "integer", "maximum": 499999, "minimum": 0 } }, "additionalProperties": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "index")) {
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
if (!(data0 === "content_block_stop")) {
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema48.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
} else {
const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
var schema49 = { "type": "object", "required": ["type", "delta", "usage"], "properties": { "type": { "type": "string", "enum": ["message_delta"] }, "delta": { "$ref": "MessageDelta" }, "usage": { "$ref": "MessageUsage" } }, "additionalProperties": false };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "stop_reason" || key0 === "stop_sequence")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.stop_reason !== void 0) {
if (!validate78(data.stop_reason, { instancePath: instancePath + "/stop_reason", parentData: data, parentDataProperty: "stop_reason", rootData })) {
vErrors = joinErrors(vErrors, validate78.errors);
errors = vErrors.length;
}
}
if (data.stop_sequence !== void 0) {
let data1 = data.stop_sequence;
if (typeof data1 !== "string" && data1 !== null) {
const err3 = { instancePath: instancePath + "/stop_sequence", schemaPath: "#/properties/stop_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate103.errors = vErrors;
return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "type" || key0 === "delta" || key0 === "usage")) {
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
if (!(data0 === "message_delta")) {
const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema49.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.delta !== void 0) {
if (!validate103(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData })) {
vErrors = joinErrors(vErrors, validate103.errors);
errors = vErrors.length;
}
}
if (data.usage !== void 0) {
if (!validate80(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate80.errors);
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
validate102.errors = vErrors;
return errors === 0;
}
var schema51 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "enum": ["message_stop"] } }, "additionalProperties": false };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!(data0 === "message_stop")) {
const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema51.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
validate107.errors = vErrors;
return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
const tag0 = data.type;
if (typeof tag0 == "string") {
if (tag0 === "message_start") {
if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_start") {
if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate88.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_delta") {
if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
} else if (tag0 === "content_block_stop") {
if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate101.errors);
errors = vErrors.length;
}
} else if (tag0 === "message_delta") {
if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
} else if (tag0 === "message_stop") {
if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate107.errors);
errors = vErrors.length;
}
} else if (tag0 === "error") {
if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
vErrors = joinErrors(vErrors, validate60.errors);
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
validate82.errors = vErrors;
return errors === 0;
}
var MessagesStreamEvent = validate115;
var schema52 = { "type": "object", "required": ["event", "data"], "properties": { "event": { "type": "string", "enum": ["message_start", "content_block_start", "content_block_delta", "content_block_stop", "message_delta", "message_stop", "error"] }, "data": { "type": "string", "pattern": "^\\{.*\\}$" } }, "additionalProperties": false };
var pattern16 = new RegExp("^\\{.*\\}$", "u");
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "event" || key0 === "data")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.event !== void 0) {
let data0 = data.event;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "message_start" || data0 === "content_block_start" || data0 === "content_block_delta" || data0 === "content_block_stop" || data0 === "message_delta" || data0 === "message_stop" || data0 === "error")) {
const err4 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema52.properties.event.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.data !== void 0) {
let data1 = data.data;
if (typeof data1 === "string") {
if (!pattern16.test(data1)) {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/pattern", keyword: "pattern", params: { pattern: "^\\{.*\\}$" }, message: 'must match pattern "^\\{.*\\}$"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate115.errors = vErrors;
return errors === 0;
}
var Model = validate116;
var schema53 = { "type": "object", "required": ["id", "object", "type", "created", "created_at", "display_name", "description", "owned_by", "lifecycle", "context_length", "max_output_tokens", "input_modalities", "output_modalities", "capabilities", "supported_parameters", "pricing"], "properties": { "id": { "type": "string", "maxLength": 4096 }, "object": { "type": "string", "enum": ["model"] }, "type": { "type": "string", "enum": ["model"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "created_at": { "type": "string", "format": "date-time" }, "display_name": { "type": "string", "maxLength": 4096 }, "description": { "type": "string", "maxLength": 65536 }, "owned_by": { "type": "string", "maxLength": 4096 }, "lifecycle": { "type": "string", "enum": ["preview", "active", "deprecated", "retired"] }, "context_length": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "max_output_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "input_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text", "image"] } }, "output_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text"] } }, "capabilities": { "$ref": "ModelCapabilities" }, "supported_parameters": { "$ref": "SupportedParameters" }, "pricing": { "$ref": "ModelPricing" } }, "additionalProperties": false };
var func41 = Object.prototype.hasOwnProperty;
var schema54 = { "type": "object", "required": ["tools", "images", "structured_output", "reasoning"], "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "structured_output": { "type": "string", "enum": ["none", "best_effort", "strict"] }, "reasoning": { "type": "string", "enum": ["none", "optional", "always"] } }, "additionalProperties": false };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "tools" || key0 === "images" || key0 === "structured_output" || key0 === "reasoning")) {
const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.tools !== void 0) {
if (typeof data.tools !== "boolean") {
const err5 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.images !== void 0) {
if (typeof data.images !== "boolean") {
const err6 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.structured_output !== void 0) {
let data2 = data.structured_output;
if (typeof data2 !== "string") {
const err7 = { instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "none" || data2 === "best_effort" || data2 === "strict")) {
const err8 = { instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema54.properties.structured_output.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.reasoning !== void 0) {
let data3 = data.reasoning;
if (typeof data3 !== "string") {
const err9 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!(data3 === "none" || data3 === "optional" || data3 === "always")) {
const err10 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema54.properties.reasoning.enum }, message: "must be equal to one of the allowed values" };
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
validate117.errors = vErrors;
return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "chat" || key0 === "messages")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.chat !== void 0) {
let data0 = data.chat;
if (Array.isArray(data0)) {
if (data0.length > 100) {
const err3 = { instancePath: instancePath + "/chat", schemaPath: "#/properties/chat/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
let data1 = data0[i0];
if (typeof data1 === "string") {
if (func2(data1) > 256) {
const err4 = { instancePath: instancePath + "/chat/" + i0, schemaPath: "#/properties/chat/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/chat/" + i0, schemaPath: "#/properties/chat/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
} else {
const err6 = { instancePath: instancePath + "/chat", schemaPath: "#/properties/chat/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.messages !== void 0) {
let data2 = data.messages;
if (Array.isArray(data2)) {
if (data2.length > 100) {
const err7 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for (let i1 = 0; i1 < len1; i1++) {
let data3 = data2[i1];
if (typeof data3 === "string") {
if (func2(data3) > 256) {
const err8 = { instancePath: instancePath + "/messages/" + i1, schemaPath: "#/properties/messages/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/messages/" + i1, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
} else {
const err10 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate119.errors = vErrors;
return errors === 0;
}
var schema56 = { "type": "object", "required": ["currency", "prompt", "completion", "cached_prompt", "cache_write", "image"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "prompt": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "completion": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cached_prompt": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cache_write": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "image": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" } }, "additionalProperties": false };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "currency" || key0 === "prompt" || key0 === "completion" || key0 === "cached_prompt" || key0 === "cache_write" || key0 === "image")) {
const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.currency !== void 0) {
let data0 = data.currency;
if (typeof data0 !== "string") {
const err7 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data0 === "USD")) {
const err8 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema56.properties.currency.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.prompt !== void 0) {
let data1 = data.prompt;
if (typeof data1 === "string") {
if (func2(data1) > 64) {
const err9 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern0.test(data1)) {
const err10 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.completion !== void 0) {
let data2 = data.completion;
if (typeof data2 === "string") {
if (func2(data2) > 64) {
const err12 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (!pattern0.test(data2)) {
const err13 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/completion", schemaPath: "#/properties/completion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.cached_prompt !== void 0) {
let data3 = data.cached_prompt;
if (typeof data3 !== "string" && data3 !== null) {
const err15 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data3 === "string") {
if (func2(data3) > 64) {
const err16 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!pattern0.test(data3)) {
const err17 = { instancePath: instancePath + "/cached_prompt", schemaPath: "#/properties/cached_prompt/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
}
if (data.cache_write !== void 0) {
let data4 = data.cache_write;
if (typeof data4 !== "string" && data4 !== null) {
const err18 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (typeof data4 === "string") {
if (func2(data4) > 64) {
const err19 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!pattern0.test(data4)) {
const err20 = { instancePath: instancePath + "/cache_write", schemaPath: "#/properties/cache_write/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.image !== void 0) {
let data5 = data.image;
if (typeof data5 !== "string" && data5 !== null) {
const err21 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (typeof data5 === "string") {
if (func2(data5) > 64) {
const err22 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern0.test(data5)) {
const err23 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
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
validate121.errors = vErrors;
return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!func41.call(schema53.properties, key0)) {
const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 4096) {
const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.object !== void 0) {
let data1 = data.object;
if (typeof data1 !== "string") {
const err19 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!(data1 === "model")) {
const err20 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema53.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.type !== void 0) {
let data2 = data.type;
if (typeof data2 !== "string") {
const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!(data2 === "model")) {
const err22 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema53.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.created !== void 0) {
let data3 = data.created;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err23 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 253402300799 || isNaN(data3)) {
const err24 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799 }, message: "must be <= 253402300799" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err25 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
if (data.created_at !== void 0) {
let data4 = data.created_at;
if (typeof data4 === "string") {
if (!formats0.validate(data4)) {
const err26 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
} else {
const err27 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
if (data.display_name !== void 0) {
let data5 = data.display_name;
if (typeof data5 === "string") {
if (func2(data5) > 4096) {
const err28 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
} else {
const err29 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
if (data.description !== void 0) {
let data6 = data.description;
if (typeof data6 === "string") {
if (func2(data6) > 65536) {
const err30 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
} else {
const err31 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
}
if (data.owned_by !== void 0) {
let data7 = data.owned_by;
if (typeof data7 === "string") {
if (func2(data7) > 4096) {
const err32 = { instancePath: instancePath + "/owned_by", schemaPath: "#/properties/owned_by/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
} else {
const err33 = { instancePath: instancePath + "/owned_by", schemaPath: "#/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
if (data.lifecycle !== void 0) {
let data8 = data.lifecycle;
if (typeof data8 !== "string") {
const err34 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
if (!(data8 === "preview" || data8 === "active" || data8 === "deprecated" || data8 === "retired")) {
const err35 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema53.properties.lifecycle.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
}
if (data.context_length !== void 0) {
let data9 = data.context_length;
if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
const err36 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
if (typeof data9 == "number" && isFinite(data9)) {
if (data9 > 9007199254740991 || isNaN(data9)) {
const err37 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (data9 < 1 || isNaN(data9)) {
const err38 = { instancePath: instancePath + "/context_length", schemaPath: "#/properties/context_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
}
if (data.max_output_tokens !== void 0) {
let data10 = data.max_output_tokens;
if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
const err39 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
if (typeof data10 == "number" && isFinite(data10)) {
if (data10 > 9007199254740991 || isNaN(data10)) {
const err40 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
if (data10 < 1 || isNaN(data10)) {
const err41 = { instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
}
}
if (data.input_modalities !== void 0) {
let data11 = data.input_modalities;
if (Array.isArray(data11)) {
if (data11.length > 16) {
const err42 = { instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
const len0 = data11.length;
for (let i0 = 0; i0 < len0; i0++) {
let data12 = data11[i0];
if (typeof data12 !== "string") {
const err43 = { instancePath: instancePath + "/input_modalities/" + i0, schemaPath: "#/properties/input_modalities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
if (!(data12 === "text" || data12 === "image")) {
const err44 = { instancePath: instancePath + "/input_modalities/" + i0, schemaPath: "#/properties/input_modalities/items/enum", keyword: "enum", params: { allowedValues: schema53.properties.input_modalities.items.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
}
} else {
const err45 = { instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
}
if (data.output_modalities !== void 0) {
let data13 = data.output_modalities;
if (Array.isArray(data13)) {
if (data13.length > 16) {
const err46 = { instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
const len1 = data13.length;
for (let i1 = 0; i1 < len1; i1++) {
let data14 = data13[i1];
if (typeof data14 !== "string") {
const err47 = { instancePath: instancePath + "/output_modalities/" + i1, schemaPath: "#/properties/output_modalities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
if (!(data14 === "text")) {
const err48 = { instancePath: instancePath + "/output_modalities/" + i1, schemaPath: "#/properties/output_modalities/items/enum", keyword: "enum", params: { allowedValues: schema53.properties.output_modalities.items.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
}
} else {
const err49 = { instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
}
if (data.capabilities !== void 0) {
if (!validate117(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData })) {
vErrors = joinErrors(vErrors, validate117.errors);
errors = vErrors.length;
}
}
if (data.supported_parameters !== void 0) {
if (!validate119(data.supported_parameters, { instancePath: instancePath + "/supported_parameters", parentData: data, parentDataProperty: "supported_parameters", rootData })) {
vErrors = joinErrors(vErrors, validate119.errors);
errors = vErrors.length;
}
}
if (data.pricing !== void 0) {
if (!validate121(data.pricing, { instancePath: instancePath + "/pricing", parentData: data, parentDataProperty: "pricing", rootData })) {
vErrors = joinErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
} else {
const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err50];
} else {
vErrors.push(err50);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
var ModelList = validate123;
var schema57 = { "type": "object", "required": ["object", "data", "has_more", "first_id", "last_id"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Model" } }, "has_more": { "type": "boolean", "enum": [false] }, "first_id": { "type": "string", "maxLength": 4096, "nullable": true }, "last_id": { "type": "string", "maxLength": 4096, "nullable": true } }, "additionalProperties": false };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
for (const key0 in data) {
if (!(key0 === "object" || key0 === "data" || key0 === "has_more" || key0 === "first_id" || key0 === "last_id")) {
const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err6 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data0 === "list")) {
const err7 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema57.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.data !== void 0) {
let data1 = data.data;
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate116(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate116.errors);
errors = vErrors.length;
}
}
} else {
const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.has_more !== void 0) {
let data3 = data.has_more;
if (typeof data3 !== "boolean") {
const err10 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!(data3 === false)) {
const err11 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/enum", keyword: "enum", params: { allowedValues: schema57.properties.has_more.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.first_id !== void 0) {
let data4 = data.first_id;
if (typeof data4 !== "string" && data4 !== null) {
const err12 = { instancePath: instancePath + "/first_id", schemaPath: "#/properties/first_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data4 === "string") {
if (func2(data4) > 4096) {
const err13 = { instancePath: instancePath + "/first_id", schemaPath: "#/properties/first_id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.last_id !== void 0) {
let data5 = data.last_id;
if (typeof data5 !== "string" && data5 !== null) {
const err14 = { instancePath: instancePath + "/last_id", schemaPath: "#/properties/last_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data5 === "string") {
if (func2(data5) > 4096) {
const err15 = { instancePath: instancePath + "/last_id", schemaPath: "#/properties/last_id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
validate123.errors = vErrors;
return errors === 0;
}
export {
Account,
ChatCompletion,
ChatCompletionChunk,
ChatCompletionStreamEvent,
ErrorResponse,
Message,
MessageStreamEvent,
MessagesStreamEvent,
Model,
ModelList
};
