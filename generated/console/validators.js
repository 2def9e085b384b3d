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
var schema6 = { "type": "object", "required": ["object", "id", "plan", "balance", "usage", "key", "limits", "as_of"], "properties": { "object": { "type": "string", "enum": ["account"] }, "id": { "type": "string", "maxLength": 128 }, "plan": { "$ref": "AccountPlan" }, "balance": { "$ref": "AccountBalance" }, "usage": { "$ref": "AccountUsage" }, "key": { "$ref": "AccountKey" }, "limits": { "$ref": "AccountLimits" }, "as_of": { "type": "string", "format": "date-time" } } };
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
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func2(data0) > 4096) {
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
if (func2(data1) > 4096) {
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
validate22.errors = vErrors;
return errors === 0;
}
var schema8 = { "type": "object", "required": ["currency", "available", "held", "total"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "available": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "total": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" } } };
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
const err5 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema8.properties.currency.enum }, message: "must be equal to one of the allowed values" };
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
if (func2(data1) > 64) {
const err6 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern0.test(data1)) {
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
if (func2(data2) > 64) {
const err9 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern0.test(data2)) {
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
if (func2(data3) > 64) {
const err12 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (!pattern0.test(data3)) {
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
if (data.spent !== void 0) {
let data0 = data.spent;
if (typeof data0 === "string") {
if (func2(data0) > 64) {
const err2 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!pattern0.test(data0)) {
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
if (func2(data1) > 64) {
const err5 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern0.test(data1)) {
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
if (func2(data1) > 4096) {
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
if (func2(data4) > 64) {
const err16 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!pattern0.test(data4)) {
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
if (func2(data5) > 64) {
const err19 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!pattern0.test(data5)) {
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
if (func2(data6) > 64) {
const err22 = { instancePath: instancePath + "/remaining", schemaPath: "#/properties/remaining/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern0.test(data6)) {
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
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema6.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func2(data1) > 128) {
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
validate21.errors = vErrors;
return errors === 0;
}
var ErrorResponse = validate32;
var schema12 = { "type": "object", "required": ["type", "error", "request_id"], "properties": { "type": { "type": "string", "enum": ["error"] }, "error": { "$ref": "ErrorObject" }, "request_id": { "type": "string", "maxLength": 128, "pattern": "^req_" } } };
var schema13 = { "type": "object", "required": ["type", "message", "code", "param", "details"], "properties": { "type": { "type": "string", "enum": ["invalid_request_error", "authentication_error", "billing_error", "permission_error", "not_found_error", "conflict_error", "request_too_large", "rate_limit_error", "timeout_error", "api_error", "overloaded_error"] }, "message": { "type": "string", "maxLength": 1048576 }, "code": { "type": "string", "maxLength": 256 }, "param": { "type": "string", "maxLength": 65536, "nullable": true }, "details": { "$ref": "ErrorDetails" } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (func2(data0) > 65536) {
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
if (func2(data1) > 256) {
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
if (func2(data2) > 65536) {
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
if (func2(data3) > 65536) {
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
validate35.errors = vErrors;
return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate35(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate35.errors);
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
if (func2(data2) > 64) {
const err4 = { instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern0.test(data2)) {
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
if (func2(data3) > 64) {
const err7 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!pattern0.test(data3)) {
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
if (func2(data5) > 256) {
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
if (func2(data7) > 256) {
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
validate34.errors = vErrors;
return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
if (func2(data1) > 1048576) {
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
if (func2(data2) > 256) {
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
if (func2(data3) > 65536) {
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
if (!validate34(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData })) {
vErrors = joinErrors(vErrors, validate34.errors);
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
validate33.errors = vErrors;
return errors === 0;
}
var pattern10 = new RegExp("^req_", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema12.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.error !== void 0) {
if (!validate33(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if (data.request_id !== void 0) {
let data2 = data.request_id;
if (typeof data2 === "string") {
if (func2(data2) > 128) {
const err5 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!pattern10.test(data2)) {
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
validate32.errors = vErrors;
return errors === 0;
}
var Statement = validate39;
var schema16 = { "type": "object", "required": ["object", "account_id", "account_name", "month", "from", "to", "is_complete", "currency", "opening_balance", "closing_balance", "usage_total", "entries_total", "usage", "entries", "chain_head", "as_of"], "properties": { "object": { "type": "string", "enum": ["statement"] }, "account_id": { "type": "string", "maxLength": 128 }, "account_name": { "type": "string", "maxLength": 4096 }, "month": { "type": "string", "maxLength": 7, "pattern": "^[0-9]{4}-[0-9]{2}$" }, "from": { "type": "string", "format": "date-time" }, "to": { "type": "string", "format": "date-time" }, "is_complete": { "type": "boolean" }, "currency": { "type": "string", "enum": ["USD"] }, "opening_balance": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "closing_balance": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "usage_total": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "entries_total": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "usage": { "type": "array", "maxItems": 1e5, "items": { "$ref": "StatementUsage" } }, "entries": { "type": "array", "items": { "$ref": "StatementEntry" } }, "chain_head": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9a-f]{64}$" }, "as_of": { "type": "string", "format": "date-time" } } };
var pattern11 = new RegExp("^[0-9]{4}-[0-9]{2}$", "u");
var pattern12 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
var pattern19 = new RegExp("^[0-9a-f]{64}$", "u");
var pattern16 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.day === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "day" }, message: "must have required property 'day'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.model === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.requests === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.prompt_tokens === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt_tokens" }, message: "must have required property 'prompt_tokens'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.completion_tokens === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion_tokens" }, message: "must have required property 'completion_tokens'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.amount === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.day !== void 0) {
let data0 = data.day;
if (typeof data0 === "string") {
if (func2(data0) > 10) {
const err6 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern16.test(data0)) {
const err7 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.model !== void 0) {
let data1 = data.model;
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
const err9 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.requests !== void 0) {
let data2 = data.requests;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err11 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.prompt_tokens !== void 0) {
let data3 = data.prompt_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err14 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err16 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
}
if (data.completion_tokens !== void 0) {
let data4 = data.completion_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err17 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err18 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (data4 < 0 || isNaN(data4)) {
const err19 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
if (data.amount !== void 0) {
let data5 = data.amount;
if (typeof data5 === "string") {
if (func2(data5) > 64) {
const err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (!pattern12.test(data5)) {
const err21 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
} else {
const err22 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
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
validate40.errors = vErrors;
return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.at === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.kind === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.reference === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.note === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.amount === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.at !== void 0) {
let data0 = data.at;
if (typeof data0 === "string") {
if (!formats0.validate(data0)) {
const err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.kind !== void 0) {
let data1 = data.kind;
if (typeof data1 === "string") {
if (func2(data1) > 64) {
const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.reference !== void 0) {
let data2 = data.reference;
if (typeof data2 === "string") {
if (func2(data2) > 4096) {
const err9 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.note !== void 0) {
let data3 = data.note;
if (typeof data3 !== "string" && data3 !== null) {
const err11 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data3 === "string") {
if (func2(data3) > 65536) {
const err12 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.amount !== void 0) {
let data4 = data.amount;
if (typeof data4 === "string") {
if (func2(data4) > 64) {
const err13 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!pattern12.test(data4)) {
const err14 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate42.errors = vErrors;
return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.account_name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_name" }, message: "must have required property 'account_name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.month === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "month" }, message: "must have required property 'month'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.from === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.to === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.is_complete === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" }, message: "must have required property 'is_complete'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.currency === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.opening_balance === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "opening_balance" }, message: "must have required property 'opening_balance'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.closing_balance === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closing_balance" }, message: "must have required property 'closing_balance'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.usage_total === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage_total" }, message: "must have required property 'usage_total'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.entries_total === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries_total" }, message: "must have required property 'entries_total'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.usage === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.entries === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.chain_head === void 0) {
const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chain_head" }, message: "must have required property 'chain_head'" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data.as_of === void 0) {
const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "as_of" }, message: "must have required property 'as_of'" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err16 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!(data0 === "statement")) {
const err17 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema16.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.account_id !== void 0) {
let data1 = data.account_id;
if (typeof data1 === "string") {
if (func2(data1) > 128) {
const err18 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.account_name !== void 0) {
let data2 = data.account_name;
if (typeof data2 === "string") {
if (func2(data2) > 4096) {
const err20 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
} else {
const err21 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.month !== void 0) {
let data3 = data.month;
if (typeof data3 === "string") {
if (func2(data3) > 7) {
const err22 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern11.test(data3)) {
const err23 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}$"' };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
} else {
const err24 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.from !== void 0) {
let data4 = data.from;
if (typeof data4 === "string") {
if (!formats0.validate(data4)) {
const err25 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
if (data.to !== void 0) {
let data5 = data.to;
if (typeof data5 === "string") {
if (!formats0.validate(data5)) {
const err27 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
} else {
const err28 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
if (data.is_complete !== void 0) {
if (typeof data.is_complete !== "boolean") {
const err29 = { instancePath: instancePath + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
if (data.currency !== void 0) {
let data7 = data.currency;
if (typeof data7 !== "string") {
const err30 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
if (!(data7 === "USD")) {
const err31 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema16.properties.currency.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
}
if (data.opening_balance !== void 0) {
let data8 = data.opening_balance;
if (typeof data8 === "string") {
if (func2(data8) > 64) {
const err32 = { instancePath: instancePath + "/opening_balance", schemaPath: "#/properties/opening_balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
if (!pattern12.test(data8)) {
const err33 = { instancePath: instancePath + "/opening_balance", schemaPath: "#/properties/opening_balance/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
} else {
const err34 = { instancePath: instancePath + "/opening_balance", schemaPath: "#/properties/opening_balance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
}
if (data.closing_balance !== void 0) {
let data9 = data.closing_balance;
if (typeof data9 === "string") {
if (func2(data9) > 64) {
const err35 = { instancePath: instancePath + "/closing_balance", schemaPath: "#/properties/closing_balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (!pattern12.test(data9)) {
const err36 = { instancePath: instancePath + "/closing_balance", schemaPath: "#/properties/closing_balance/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
} else {
const err37 = { instancePath: instancePath + "/closing_balance", schemaPath: "#/properties/closing_balance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
}
if (data.usage_total !== void 0) {
let data10 = data.usage_total;
if (typeof data10 === "string") {
if (func2(data10) > 64) {
const err38 = { instancePath: instancePath + "/usage_total", schemaPath: "#/properties/usage_total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
if (!pattern12.test(data10)) {
const err39 = { instancePath: instancePath + "/usage_total", schemaPath: "#/properties/usage_total/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
} else {
const err40 = { instancePath: instancePath + "/usage_total", schemaPath: "#/properties/usage_total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
if (data.entries_total !== void 0) {
let data11 = data.entries_total;
if (typeof data11 === "string") {
if (func2(data11) > 64) {
const err41 = { instancePath: instancePath + "/entries_total", schemaPath: "#/properties/entries_total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (!pattern12.test(data11)) {
const err42 = { instancePath: instancePath + "/entries_total", schemaPath: "#/properties/entries_total/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
} else {
const err43 = { instancePath: instancePath + "/entries_total", schemaPath: "#/properties/entries_total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
}
if (data.usage !== void 0) {
let data12 = data.usage;
if (Array.isArray(data12)) {
if (data12.length > 1e5) {
const err44 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
const len0 = data12.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate40(data12[i0], { instancePath: instancePath + "/usage/" + i0, parentData: data12, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
} else {
const err45 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
}
if (data.entries !== void 0) {
let data14 = data.entries;
if (Array.isArray(data14)) {
const len1 = data14.length;
for (let i1 = 0; i1 < len1; i1++) {
if (!validate42(data14[i1], { instancePath: instancePath + "/entries/" + i1, parentData: data14, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
} else {
const err46 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
}
if (data.chain_head !== void 0) {
let data16 = data.chain_head;
if (typeof data16 !== "string" && data16 !== null) {
const err47 = { instancePath: instancePath + "/chain_head", schemaPath: "#/properties/chain_head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
if (typeof data16 === "string") {
if (func2(data16) > 64) {
const err48 = { instancePath: instancePath + "/chain_head", schemaPath: "#/properties/chain_head/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
if (!pattern19.test(data16)) {
const err49 = { instancePath: instancePath + "/chain_head", schemaPath: "#/properties/chain_head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
}
}
if (data.as_of !== void 0) {
let data17 = data.as_of;
if (typeof data17 === "string") {
if (!formats0.validate(data17)) {
const err50 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err50];
} else {
vErrors.push(err50);
}
errors++;
}
} else {
const err51 = { instancePath: instancePath + "/as_of", schemaPath: "#/properties/as_of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err51];
} else {
vErrors.push(err51);
}
errors++;
}
}
} else {
const err52 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err52];
} else {
vErrors.push(err52);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
var UsageReport = validate44;
var schema19 = { "type": "object", "required": ["object", "by", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "by": { "type": "string", "enum": ["day", "model"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "UsageGroup" } } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.group === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.requests === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.prompt_tokens === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt_tokens" }, message: "must have required property 'prompt_tokens'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.completion_tokens === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion_tokens" }, message: "must have required property 'completion_tokens'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.charge === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charge" }, message: "must have required property 'charge'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.group !== void 0) {
let data0 = data.group;
if (typeof data0 === "string") {
if (func2(data0) > 4096) {
const err5 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.requests !== void 0) {
let data1 = data.requests;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err7 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
if (data.prompt_tokens !== void 0) {
let data2 = data.prompt_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err10 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.completion_tokens !== void 0) {
let data3 = data.completion_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err13 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err14 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err15 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
if (data.charge !== void 0) {
let data4 = data.charge;
if (typeof data4 === "string") {
if (func2(data4) > 64) {
const err16 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!pattern12.test(data4)) {
const err17 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
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
validate45.errors = vErrors;
return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.by === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!(data0 === "list")) {
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema19.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.by !== void 0) {
let data1 = data.by;
if (typeof data1 !== "string") {
const err5 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (!(data1 === "day" || data1 === "model")) {
const err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema19.properties.by.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.data !== void 0) {
let data2 = data.data;
if (Array.isArray(data2)) {
if (data2.length > 1e5) {
const err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate45(data2[i0], { instancePath: instancePath + "/data/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate45.errors);
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
} else {
const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
export {
Account,
ErrorResponse,
Statement,
UsageReport
};
