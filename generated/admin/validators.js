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
var AccountCreation = validate21;
var func2 = require_ucs2length().default;
var pattern0 = new RegExp("\\S", "u");
var pattern1 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var schema7 = { "type": "object", "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.limit === void 0 && (missing0 = "limit") || data.period === void 0 && (missing0 = "period")) {
validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "limit" || key0 === "period")) {
validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.limit !== void 0) {
let data0 = data.limit;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 32) {
validate22.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data0)) {
validate22.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate22.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.period !== void 0) {
let data1 = data.period;
const _errs4 = errors;
if (typeof data1 !== "string") {
validate22.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
validate22.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema7.properties.period.enum }, message: "must be equal to one of the allowed values" }];
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
validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.name === void 0 && (missing0 = "name") || data.plan === void 0 && (missing0 = "plan")) {
validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "plan" || key0 === "balance" || key0 === "budget")) {
validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
if (func2(data0) > 200) {
validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data0.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data0)) {
validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
return false;
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.plan !== void 0) {
let data1 = data.plan;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data1.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.balance !== void 0) {
let data2 = data.balance;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (func2(data2) > 32) {
validate21.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data2)) {
validate21.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget !== void 0) {
const _errs8 = errors;
if (!validate22(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate22.errors);
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
} else {
validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
var AccountUpdate = validate24;
var schema9 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.limit === void 0 && (missing0 = "limit") || data.period === void 0 && (missing0 = "period")) {
validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "limit" || key0 === "period")) {
validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs2 === errors) {
if (data.limit !== void 0) {
let data0 = data.limit;
const _errs3 = errors;
if (errors === _errs3) {
if (typeof data0 === "string") {
if (func2(data0) > 32) {
validate25.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data0)) {
validate25.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate25.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs3 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.period !== void 0) {
let data1 = data.period;
const _errs5 = errors;
if (typeof data1 !== "string") {
validate25.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
validate25.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema9.properties.period.enum }, message: "must be equal to one of the allowed values" }];
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
validate25.errors = vErrors;
return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
if (Object.keys(data).length < 1) {
validate24.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "name" || key0 === "plan" || key0 === "budget")) {
validate24.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
if (func2(data0) > 200) {
validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data0.length < 1) {
validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data0)) {
validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
return false;
}
}
}
} else {
validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.plan !== void 0) {
let data1 = data.plan;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
validate24.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data1.length < 1) {
validate24.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
}
} else {
validate24.errors = [{ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget !== void 0) {
const _errs6 = errors;
if (!validate25(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
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
validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
var CorrectionAmount = validate27;
var pattern5 = new RegExp("^-?[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var pattern6 = new RegExp("^[!-~]+$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.amount === void 0 && (missing0 = "amount")) {
validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "amount" || key0 === "reference" || key0 === "note")) {
validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.amount !== void 0) {
let data0 = data.amount;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 33) {
validate27.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 33 }, message: "must NOT have more than 33 characters" }];
return false;
} else {
if (!pattern5.test(data0)) {
validate27.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^-?[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reference !== void 0) {
let data1 = data.reference;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 200) {
validate27.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data1.length < 1) {
validate27.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern6.test(data1)) {
validate27.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
return false;
}
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.note !== void 0) {
let data2 = data.note;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (func2(data2) > 500) {
validate27.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
return false;
} else {
if (data2.length < 1) {
validate27.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data2)) {
validate27.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
return false;
}
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
var CreditAmount = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.amount === void 0 && (missing0 = "amount")) {
validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "amount" || key0 === "reference" || key0 === "note")) {
validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.amount !== void 0) {
let data0 = data.amount;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 32) {
validate28.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data0)) {
validate28.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate28.errors = [{ instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.reference !== void 0) {
let data1 = data.reference;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 200) {
validate28.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data1.length < 1) {
validate28.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern6.test(data1)) {
validate28.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
return false;
}
}
}
} else {
validate28.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.note !== void 0) {
let data2 = data.note;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (func2(data2) > 500) {
validate28.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
return false;
} else {
if (data2.length < 1) {
validate28.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data2)) {
validate28.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
return false;
}
}
}
} else {
validate28.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
var KeyCreation = validate29;
var pattern11 = new RegExp("^(?:[^*\\s]+\\*?|\\*)$", "u");
var formats0 = require_formats().fullFormats["date-time"];
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.account === void 0 && (missing0 = "account")) {
validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "account" || key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.account !== void 0) {
let data0 = data.account;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 4096) {
validate29.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data0.length < 1) {
validate29.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
}
} else {
validate29.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.label !== void 0) {
let data1 = data.label;
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 200) {
validate29.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data1.length < 1) {
validate29.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
}
} else {
validate29.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.models !== void 0) {
let data2 = data.models;
const _errs6 = errors;
if (errors === _errs6) {
if (Array.isArray(data2)) {
if (data2.length > 1e3) {
validate29.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
return false;
} else {
if (data2.length < 1) {
validate29.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
let data3 = data2[i0];
const _errs8 = errors;
if (errors === _errs8) {
if (typeof data3 === "string") {
if (func2(data3) > 4096) {
validate29.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data3.length < 1) {
validate29.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern11.test(data3)) {
validate29.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' }];
return false;
}
}
}
} else {
validate29.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid1 = _errs8 === errors;
if (!valid1) {
break;
}
}
}
}
} else {
validate29.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.spending_limit !== void 0) {
let data4 = data.spending_limit;
const _errs10 = errors;
if (errors === _errs10) {
if (typeof data4 === "string") {
if (func2(data4) > 32) {
validate29.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data4)) {
validate29.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate29.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget !== void 0) {
const _errs12 = errors;
if (!validate22(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.expires_at !== void 0) {
let data6 = data.expires_at;
const _errs13 = errors;
if (errors === _errs13) {
if (errors === _errs13) {
if (typeof data6 === "string") {
if (!formats0.validate(data6)) {
validate29.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
return false;
}
} else {
validate29.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
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
validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
var KeyRotation = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "overlap_seconds")) {
validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.overlap_seconds !== void 0) {
let data0 = data.overlap_seconds;
const _errs2 = errors;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
validate31.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs2) {
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 31536e3 || isNaN(data0)) {
validate31.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 }, message: "must be <= 31536000" }];
return false;
} else {
if (data0 < 0 || isNaN(data0)) {
validate31.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
}
}
} else {
validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
var KeyUpdate = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
if (Object.keys(data).length < 1) {
validate32.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
validate32.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.label !== void 0) {
let data0 = data.label;
const _errs2 = errors;
if (typeof data0 !== "string" && data0 !== null) {
validate32.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 200) {
validate32.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data0.length < 1) {
validate32.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.models !== void 0) {
let data1 = data.models;
const _errs5 = errors;
if (!Array.isArray(data1) && data1 !== null) {
validate32.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs5) {
if (Array.isArray(data1)) {
if (data1.length > 1e3) {
validate32.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
return false;
} else {
if (data1.length < 1) {
validate32.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
let data2 = data1[i0];
const _errs8 = errors;
if (errors === _errs8) {
if (typeof data2 === "string") {
if (func2(data2) > 4096) {
validate32.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data2.length < 1) {
validate32.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern11.test(data2)) {
validate32.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' }];
return false;
}
}
}
} else {
validate32.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid1 = _errs8 === errors;
if (!valid1) {
break;
}
}
}
}
}
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.spending_limit !== void 0) {
let data3 = data.spending_limit;
const _errs10 = errors;
if (typeof data3 !== "string" && data3 !== null) {
validate32.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs10) {
if (typeof data3 === "string") {
if (func2(data3) > 32) {
validate32.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern1.test(data3)) {
validate32.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget !== void 0) {
const _errs13 = errors;
if (!validate25(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.expires_at !== void 0) {
let data5 = data.expires_at;
const _errs14 = errors;
if (typeof data5 !== "string" && data5 !== null) {
validate32.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs14) {
if (errors === _errs14) {
if (typeof data5 === "string") {
if (!formats0.validate(data5)) {
validate32.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
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
validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
var ProbeRequest = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "models" || key0 === "dry_run")) {
validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.models !== void 0) {
let data0 = data.models;
const _errs2 = errors;
if (errors === _errs2) {
if (Array.isArray(data0)) {
if (data0.length > 1e3) {
validate34.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
return false;
} else {
if (data0.length < 1) {
validate34.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data0.length;
for (let i0 = 0; i0 < len0; i0++) {
let data1 = data0[i0];
const _errs4 = errors;
if (errors === _errs4) {
if (typeof data1 === "string") {
if (func2(data1) > 4096) {
validate34.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
return false;
} else {
if (data1.length < 1) {
validate34.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern11.test(data1)) {
validate34.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' }];
return false;
}
}
}
} else {
validate34.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid1 = _errs4 === errors;
if (!valid1) {
break;
}
}
}
}
} else {
validate34.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.dry_run !== void 0) {
const _errs6 = errors;
if (typeof data.dry_run !== "boolean") {
validate34.errors = [{ instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
}
}
} else {
validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

// generated:all
var Account = validate212;
var schema6 = { "type": "object", "required": ["object", "id", "name", "plan", "state", "balance", "available", "held", "spent", "topped_up", "budget", "created_at", "suspended_at", "closed_at"], "properties": { "object": { "type": "string", "enum": ["account"] }, "id": { "type": "string", "maxLength": 128 }, "name": { "type": "string", "maxLength": 4096 }, "plan": { "type": "string", "maxLength": 4096 }, "state": { "type": "string", "enum": ["active", "suspended", "closed"] }, "balance": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "available": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "spent": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "topped_up": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "budget": { "$ref": "Budget" }, "created_at": { "type": "string", "format": "date-time" }, "suspended_at": { "type": "string", "format": "date-time", "nullable": true }, "closed_at": { "type": "string", "format": "date-time", "nullable": true } } };
var func22 = require_ucs2length().default;
var pattern02 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
var schema72 = { "type": "object", "nullable": true, "required": ["limit", "period", "spent", "held", "left", "starts_at", "resets_at"], "properties": { "limit": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] }, "spent": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "left": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "starts_at": { "type": "string", "format": "date-time" }, "resets_at": { "type": "string", "format": "date-time" } } };
var formats02 = require_formats().fullFormats["date-time"];
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.limit === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.period === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period" }, message: "must have required property 'period'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.spent === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.held === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.left === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left" }, message: "must have required property 'left'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.starts_at === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "starts_at" }, message: "must have required property 'starts_at'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.resets_at === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resets_at" }, message: "must have required property 'resets_at'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.limit !== void 0) {
let data0 = data.limit;
if (typeof data0 === "string") {
if (func22(data0) > 64) {
const err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!pattern02.test(data0)) {
const err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.period !== void 0) {
let data1 = data.period;
if (typeof data1 !== "string") {
const err11 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
const err12 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema72.properties.period.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.spent !== void 0) {
let data2 = data.spent;
if (typeof data2 === "string") {
if (func22(data2) > 64) {
const err13 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!pattern02.test(data2)) {
const err14 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.held !== void 0) {
let data3 = data.held;
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err16 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (!pattern02.test(data3)) {
const err17 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.left !== void 0) {
let data4 = data.left;
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err19 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!pattern02.test(data4)) {
const err20 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
} else {
const err21 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.starts_at !== void 0) {
let data5 = data.starts_at;
if (typeof data5 === "string") {
if (!formats02.validate(data5)) {
const err22 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
} else {
const err23 = { instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
if (data.resets_at !== void 0) {
let data6 = data.resets_at;
if (typeof data6 === "string") {
if (!formats02.validate(data6)) {
const err24 = { instancePath: instancePath + "/resets_at", schemaPath: "#/properties/resets_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
} else {
const err25 = { instancePath: instancePath + "/resets_at", schemaPath: "#/properties/resets_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
validate222.errors = vErrors;
return errors === 0;
}
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.plan === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.state === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.balance === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" }, message: "must have required property 'balance'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.available === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.held === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.spent === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.topped_up === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topped_up" }, message: "must have required property 'topped_up'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.budget === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.created_at === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.suspended_at === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspended_at" }, message: "must have required property 'suspended_at'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.closed_at === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closed_at" }, message: "must have required property 'closed_at'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err14 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (!(data0 === "account")) {
const err15 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema6.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
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
if (data.name !== void 0) {
let data2 = data.name;
if (typeof data2 === "string") {
if (func22(data2) > 4096) {
const err18 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.plan !== void 0) {
let data3 = data.plan;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err20 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
} else {
const err21 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.state !== void 0) {
let data4 = data.state;
if (typeof data4 !== "string") {
const err22 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!(data4 === "active" || data4 === "suspended" || data4 === "closed")) {
const err23 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema6.properties.state.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
if (data.balance !== void 0) {
let data5 = data.balance;
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err24 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (!pattern02.test(data5)) {
const err25 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
if (data.available !== void 0) {
let data6 = data.available;
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err27 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (!pattern02.test(data6)) {
const err28 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
} else {
const err29 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
if (data.held !== void 0) {
let data7 = data.held;
if (typeof data7 === "string") {
if (func22(data7) > 64) {
const err30 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
if (!pattern02.test(data7)) {
const err31 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
} else {
const err32 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
if (data.spent !== void 0) {
let data8 = data.spent;
if (typeof data8 === "string") {
if (func22(data8) > 64) {
const err33 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
if (!pattern02.test(data8)) {
const err34 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
} else {
const err35 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
}
if (data.topped_up !== void 0) {
let data9 = data.topped_up;
if (typeof data9 === "string") {
if (func22(data9) > 64) {
const err36 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
if (!pattern02.test(data9)) {
const err37 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
} else {
const err38 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
if (data.budget !== void 0) {
if (!validate222(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if (data.created_at !== void 0) {
let data11 = data.created_at;
if (typeof data11 === "string") {
if (!formats02.validate(data11)) {
const err39 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
} else {
const err40 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
if (data.suspended_at !== void 0) {
let data12 = data.suspended_at;
if (typeof data12 !== "string" && data12 !== null) {
const err41 = { instancePath: instancePath + "/suspended_at", schemaPath: "#/properties/suspended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (typeof data12 === "string") {
if (!formats02.validate(data12)) {
const err42 = { instancePath: instancePath + "/suspended_at", schemaPath: "#/properties/suspended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
}
}
if (data.closed_at !== void 0) {
let data13 = data.closed_at;
if (typeof data13 !== "string" && data13 !== null) {
const err43 = { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
if (typeof data13 === "string") {
if (!formats02.validate(data13)) {
const err44 = { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
}
}
} else {
const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
var AccountCreation2 = validate242;
var pattern9 = new RegExp("\\S", "u");
var pattern10 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var schema92 = { "type": "object", "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] } } };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.limit === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.period === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period" }, message: "must have required property 'period'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "limit" || key0 === "period")) {
const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
}
if (data.limit !== void 0) {
let data0 = data.limit;
if (typeof data0 === "string") {
if (func22(data0) > 32) {
const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!pattern10.test(data0)) {
const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.period !== void 0) {
let data1 = data.period;
if (typeof data1 !== "string") {
const err6 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
const err7 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema92.properties.period.enum }, message: "must be equal to one of the allowed values" };
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
validate252.errors = vErrors;
return errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.plan === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "plan" || key0 === "balance" || key0 === "budget")) {
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
if (func22(data0) > 200) {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data0.length < 1) {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern9.test(data0)) {
const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
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
if (data.plan !== void 0) {
let data1 = data.plan;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err7 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data1.length < 1) {
const err8 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.balance !== void 0) {
let data2 = data.balance;
if (typeof data2 === "string") {
if (func22(data2) > 32) {
const err10 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!pattern10.test(data2)) {
const err11 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.budget !== void 0) {
if (!validate252(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate252.errors);
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
validate242.errors = vErrors;
return errors === 0;
}
var AccountList = validate272;
var schema10 = { "type": "object", "required": ["object", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Account" } } } };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "list")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema10.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate212(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate212.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate272.errors = vErrors;
return errors === 0;
}
var AccountUpdate2 = validate292;
var schema12 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.limit === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.period === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period" }, message: "must have required property 'period'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "limit" || key0 === "period")) {
const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.limit !== void 0) {
let data0 = data.limit;
if (typeof data0 === "string") {
if (func22(data0) > 32) {
const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern10.test(data0)) {
const err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.period !== void 0) {
let data1 = data.period;
if (typeof data1 !== "string") {
const err7 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
const err8 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema12.properties.period.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (Object.keys(data).length < 1) {
const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "name" || key0 === "plan" || key0 === "budget")) {
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
if (func22(data0) > 200) {
const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (!pattern9.test(data0)) {
const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
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
if (data.plan !== void 0) {
let data1 = data.plan;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err6 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1.length < 1) {
const err7 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.budget !== void 0) {
if (!validate30(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate30.errors);
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
validate292.errors = vErrors;
return errors === 0;
}
var ActivityReport = validate322;
var schema13 = { "type": "object", "required": ["object", "window", "processes", "since", "data", "upstreams"], "properties": { "object": { "type": "string", "enum": ["activity"] }, "window": { "type": "string", "enum": ["15m", "1h", "6h", "24h"] }, "processes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "since": { "type": "string", "format": "date-time" }, "data": { "type": "array", "maxItems": 1441, "items": { "$ref": "ActivityMinute" } }, "upstreams": { "type": "array", "maxItems": 1e5, "items": { "$ref": "UpstreamActivity" } } } };
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.code === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.count === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.code !== void 0) {
let data0 = data.code;
if (typeof data0 === "string") {
if (func22(data0) > 256) {
const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.count !== void 0) {
let data1 = data.count;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
validate342.errors = vErrors;
return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.p50_ms === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p50_ms" }, message: "must have required property 'p50_ms'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.p95_ms === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p95_ms" }, message: "must have required property 'p95_ms'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.p99_ms === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p99_ms" }, message: "must have required property 'p99_ms'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.p50_ms !== void 0) {
let data0 = data.p50_ms;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err4 = { instancePath: instancePath + "/p50_ms", schemaPath: "#/properties/p50_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 9007199254740991 || isNaN(data0)) {
const err5 = { instancePath: instancePath + "/p50_ms", schemaPath: "#/properties/p50_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err6 = { instancePath: instancePath + "/p50_ms", schemaPath: "#/properties/p50_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
}
if (data.p95_ms !== void 0) {
let data1 = data.p95_ms;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err7 = { instancePath: instancePath + "/p95_ms", schemaPath: "#/properties/p95_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err8 = { instancePath: instancePath + "/p95_ms", schemaPath: "#/properties/p95_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/p95_ms", schemaPath: "#/properties/p95_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
if (data.p99_ms !== void 0) {
let data2 = data.p99_ms;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err10 = { instancePath: instancePath + "/p99_ms", schemaPath: "#/properties/p99_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/p99_ms", schemaPath: "#/properties/p99_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/p99_ms", schemaPath: "#/properties/p99_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
}
validate36.errors = vErrors;
return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.requests === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.errors === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.input_tokens === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_tokens" }, message: "must have required property 'input_tokens'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.output_tokens === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_tokens" }, message: "must have required property 'output_tokens'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.charge === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charge" }, message: "must have required property 'charge'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.duration === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration" }, message: "must have required property 'duration'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.first_token === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_token" }, message: "must have required property 'first_token'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.at !== void 0) {
let data0 = data.at;
if (typeof data0 === "string") {
if (!formats02.validate(data0)) {
const err8 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.requests !== void 0) {
let data1 = data.requests;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err10 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err11 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err12 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.errors !== void 0) {
let data2 = data.errors;
if (Array.isArray(data2)) {
if (data2.length > 1e5) {
const err13 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate342(data2[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
} else {
const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.input_tokens !== void 0) {
let data4 = data.input_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err15 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err16 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (data4 < 0 || isNaN(data4)) {
const err17 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
}
if (data.output_tokens !== void 0) {
let data5 = data.output_tokens;
if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
const err18 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 9007199254740991 || isNaN(data5)) {
const err19 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (data5 < 0 || isNaN(data5)) {
const err20 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.charge !== void 0) {
let data6 = data.charge;
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err21 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!pattern02.test(data6)) {
const err22 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
} else {
const err23 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
if (data.duration !== void 0) {
if (!validate36(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData })) {
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if (data.first_token !== void 0) {
if (!validate36(data.first_token, { instancePath: instancePath + "/first_token", parentData: data, parentDataProperty: "first_token", rootData })) {
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
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
validate33.errors = vErrors;
return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.kind === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
if (data.count === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.kind !== void 0) {
let data0 = data.kind;
if (typeof data0 === "string") {
if (func22(data0) > 256) {
const err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
} else {
const err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.count !== void 0) {
let data1 = data.count;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
validate41.errors = vErrors;
return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.upstream === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream" }, message: "must have required property 'upstream'" };
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
if (data.calls === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "calls" }, message: "must have required property 'calls'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.failures === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.upstream !== void 0) {
let data0 = data.upstream;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err4 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.model !== void 0) {
let data1 = data.model;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err6 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.calls !== void 0) {
let data2 = data.calls;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err8 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err9 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err10 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.failures !== void 0) {
let data3 = data.failures;
if (Array.isArray(data3)) {
if (data3.length > 1e5) {
const err11 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate41(data3[i0], { instancePath: instancePath + "/failures/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
}
} else {
const err12 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
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
validate40.errors = vErrors;
return errors === 0;
}
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.window === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "window" }, message: "must have required property 'window'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.processes === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "processes" }, message: "must have required property 'processes'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.since === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.data === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.upstreams === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
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
if (!(data0 === "activity")) {
const err7 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema13.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.window !== void 0) {
let data1 = data.window;
if (typeof data1 !== "string") {
const err8 = { instancePath: instancePath + "/window", schemaPath: "#/properties/window/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data1 === "15m" || data1 === "1h" || data1 === "6h" || data1 === "24h")) {
const err9 = { instancePath: instancePath + "/window", schemaPath: "#/properties/window/enum", keyword: "enum", params: { allowedValues: schema13.properties.window.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.processes !== void 0) {
let data2 = data.processes;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err10 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err11 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.since !== void 0) {
let data3 = data.since;
if (typeof data3 === "string") {
if (!formats02.validate(data3)) {
const err13 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.data !== void 0) {
let data4 = data.data;
if (Array.isArray(data4)) {
if (data4.length > 1441) {
const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1441 }, message: "must NOT have more than 1441 items" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate33(data4[i0], { instancePath: instancePath + "/data/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
} else {
const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.upstreams !== void 0) {
let data6 = data.upstreams;
if (Array.isArray(data6)) {
if (data6.length > 1e5) {
const err17 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
const len1 = data6.length;
for (let i1 = 0; i1 < len1; i1++) {
if (!validate40(data6[i1], { instancePath: instancePath + "/upstreams/" + i1, parentData: data6, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
} else {
const err18 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate322.errors = vErrors;
return errors === 0;
}
var Actor = validate44;
var schema19 = { "type": "object", "required": ["object", "name", "role"], "properties": { "object": { "type": "string", "enum": ["actor"] }, "name": { "type": "string", "maxLength": 4096 }, "role": { "type": "string", "enum": ["read", "support", "full"] } } };
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
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
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
if (!(data0 === "actor")) {
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema19.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func22(data1) > 4096) {
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
if (data.role !== void 0) {
let data2 = data.role;
if (typeof data2 !== "string") {
const err7 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "read" || data2 === "support" || data2 === "full")) {
const err8 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema19.properties.role.enum }, message: "must be equal to one of the allowed values" };
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
var AuditPage = validate45;
var schema20 = { "type": "object", "required": ["object", "data", "next_cursor"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e3, "items": { "$ref": "AuditRecord" } }, "next_cursor": { "type": "string", "maxLength": 64, "nullable": true } } };
var schema21 = { "type": "object", "required": ["object", "id", "at", "ended_at", "actor", "role", "operation", "target", "result", "error_code", "input", "before", "after"], "properties": { "object": { "type": "string", "enum": ["audit_record"] }, "id": { "type": "string", "maxLength": 128 }, "at": { "type": "string", "format": "date-time" }, "ended_at": { "type": "string", "format": "date-time", "nullable": true }, "actor": { "type": "string", "maxLength": 4096 }, "role": { "type": "string", "maxLength": 64 }, "operation": { "type": "string", "maxLength": 128 }, "target": { "type": "string", "maxLength": 4096, "nullable": true }, "result": { "type": "string", "enum": ["done", "refused", "failed", "unknown"] }, "error_code": { "type": "string", "maxLength": 256, "nullable": true }, "input": { "$ref": "AuditedState" }, "before": { "$ref": "AuditedState" }, "after": { "$ref": "AuditedState" } } };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate47.errors = vErrors;
return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.at === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.ended_at === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ended_at" }, message: "must have required property 'ended_at'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.actor === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.role === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.operation === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.target === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.result === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.error_code === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.input === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.before === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "before" }, message: "must have required property 'before'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.after === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "after" }, message: "must have required property 'after'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err13 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!(data0 === "audit_record")) {
const err14 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema21.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.at !== void 0) {
let data2 = data.at;
if (typeof data2 === "string") {
if (!formats02.validate(data2)) {
const err17 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.ended_at !== void 0) {
let data3 = data.ended_at;
if (typeof data3 !== "string" && data3 !== null) {
const err19 = { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (typeof data3 === "string") {
if (!formats02.validate(data3)) {
const err20 = { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.actor !== void 0) {
let data4 = data.actor;
if (typeof data4 === "string") {
if (func22(data4) > 4096) {
const err21 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
} else {
const err22 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.role !== void 0) {
let data5 = data.role;
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err23 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
} else {
const err24 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.operation !== void 0) {
let data6 = data.operation;
if (typeof data6 === "string") {
if (func22(data6) > 128) {
const err25 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
if (data.target !== void 0) {
let data7 = data.target;
if (typeof data7 !== "string" && data7 !== null) {
const err27 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (typeof data7 === "string") {
if (func22(data7) > 4096) {
const err28 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
}
if (data.result !== void 0) {
let data8 = data.result;
if (typeof data8 !== "string") {
const err29 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
if (!(data8 === "done" || data8 === "refused" || data8 === "failed" || data8 === "unknown")) {
const err30 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema21.properties.result.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
if (data.error_code !== void 0) {
let data9 = data.error_code;
if (typeof data9 !== "string" && data9 !== null) {
const err31 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (typeof data9 === "string") {
if (func22(data9) > 256) {
const err32 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
}
if (data.input !== void 0) {
if (!validate47(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
if (data.before !== void 0) {
if (!validate47(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData })) {
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
if (data.after !== void 0) {
if (!validate47(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData })) {
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
} else {
const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.next_cursor === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" }, message: "must have required property 'next_cursor'" };
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
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema20.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e3) {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate46(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.next_cursor !== void 0) {
let data3 = data.next_cursor;
if (typeof data3 !== "string" && data3 !== null) {
const err7 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err8 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
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
validate45.errors = vErrors;
return errors === 0;
}
var CorrectionAmount2 = validate52;
var pattern15 = new RegExp("^-?[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var pattern16 = new RegExp("^[!-~]+$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.amount === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "amount" || key0 === "reference" || key0 === "note")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.amount !== void 0) {
let data0 = data.amount;
if (typeof data0 === "string") {
if (func22(data0) > 33) {
const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 33 }, message: "must NOT have more than 33 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!pattern15.test(data0)) {
const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^-?[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.reference !== void 0) {
let data1 = data.reference;
if (typeof data1 === "string") {
if (func22(data1) > 200) {
const err5 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern16.test(data1)) {
const err7 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.note !== void 0) {
let data2 = data.note;
if (typeof data2 === "string") {
if (func22(data2) > 500) {
const err9 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2.length < 1) {
const err10 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!pattern9.test(data2)) {
const err11 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
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
validate52.errors = vErrors;
return errors === 0;
}
var CreatedKey = validate53;
var schema24 = { "type": "object", "required": ["id", "account_id", "label", "status", "models", "spending_limit", "spent", "budget", "created_at", "expires_at", "previous_expires_at", "revoked_at", "object", "key", "warnings"], "properties": { "id": { "type": "string", "maxLength": 128 }, "account_id": { "type": "string", "maxLength": 128 }, "label": { "type": "string", "maxLength": 4096, "nullable": true }, "status": { "type": "string", "enum": ["active", "expired", "revoked"] }, "models": { "type": "array", "maxItems": 1e5, "nullable": true, "items": { "type": "string", "maxLength": 4096 } }, "spending_limit": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "spent": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "budget": { "$ref": "Budget" }, "created_at": { "type": "string", "format": "date-time" }, "expires_at": { "type": "string", "format": "date-time", "nullable": true }, "previous_expires_at": { "type": "string", "format": "date-time", "nullable": true }, "revoked_at": { "type": "string", "format": "date-time", "nullable": true }, "object": { "type": "string", "enum": ["key"] }, "key": { "type": "string", "maxLength": 256 }, "warnings": { "type": "array", "maxItems": 1e3, "items": { "type": "string", "maxLength": 65536 } } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.label === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.status === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.models === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.spending_limit === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spending_limit" }, message: "must have required property 'spending_limit'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.spent === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.budget === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.created_at === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.expires_at === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.previous_expires_at === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous_expires_at" }, message: "must have required property 'previous_expires_at'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.revoked_at === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.object === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.key === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.warnings === void 0) {
const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data.id !== void 0) {
let data0 = data.id;
if (typeof data0 === "string") {
if (func22(data0) > 128) {
const err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.account_id !== void 0) {
let data1 = data.account_id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err17 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.label !== void 0) {
let data2 = data.label;
if (typeof data2 !== "string" && data2 !== null) {
const err19 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (typeof data2 === "string") {
if (func22(data2) > 4096) {
const err20 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.status !== void 0) {
let data3 = data.status;
if (typeof data3 !== "string") {
const err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!(data3 === "active" || data3 === "expired" || data3 === "revoked")) {
const err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema24.properties.status.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.models !== void 0) {
let data4 = data.models;
if (!Array.isArray(data4) && data4 !== null) {
const err23 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (Array.isArray(data4)) {
if (data4.length > 1e5) {
const err24 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
let data5 = data4[i0];
if (typeof data5 === "string") {
if (func22(data5) > 4096) {
const err25 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
}
}
if (data.spending_limit !== void 0) {
let data6 = data.spending_limit;
if (typeof data6 !== "string" && data6 !== null) {
const err27 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err28 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (!pattern02.test(data6)) {
const err29 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
}
if (data.spent !== void 0) {
let data7 = data.spent;
if (typeof data7 !== "string" && data7 !== null) {
const err30 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
if (typeof data7 === "string") {
if (func22(data7) > 64) {
const err31 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (!pattern02.test(data7)) {
const err32 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
}
if (data.budget !== void 0) {
if (!validate222(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if (data.created_at !== void 0) {
let data9 = data.created_at;
if (typeof data9 === "string") {
if (!formats02.validate(data9)) {
const err33 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
} else {
const err34 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
}
if (data.expires_at !== void 0) {
let data10 = data.expires_at;
if (typeof data10 !== "string" && data10 !== null) {
const err35 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (typeof data10 === "string") {
if (!formats02.validate(data10)) {
const err36 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
}
if (data.previous_expires_at !== void 0) {
let data11 = data.previous_expires_at;
if (typeof data11 !== "string" && data11 !== null) {
const err37 = { instancePath: instancePath + "/previous_expires_at", schemaPath: "#/properties/previous_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (typeof data11 === "string") {
if (!formats02.validate(data11)) {
const err38 = { instancePath: instancePath + "/previous_expires_at", schemaPath: "#/properties/previous_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
}
if (data.revoked_at !== void 0) {
let data12 = data.revoked_at;
if (typeof data12 !== "string" && data12 !== null) {
const err39 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
if (typeof data12 === "string") {
if (!formats02.validate(data12)) {
const err40 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
}
if (data.object !== void 0) {
let data13 = data.object;
if (typeof data13 !== "string") {
const err41 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (!(data13 === "key")) {
const err42 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema24.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
}
if (data.key !== void 0) {
let data14 = data.key;
if (typeof data14 === "string") {
if (func22(data14) > 256) {
const err43 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
} else {
const err44 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
}
if (data.warnings !== void 0) {
let data15 = data.warnings;
if (Array.isArray(data15)) {
if (data15.length > 1e3) {
const err45 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
const len1 = data15.length;
for (let i1 = 0; i1 < len1; i1++) {
let data16 = data15[i1];
if (typeof data16 === "string") {
if (func22(data16) > 65536) {
const err46 = { instancePath: instancePath + "/warnings/" + i1, schemaPath: "#/properties/warnings/items/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
} else {
const err47 = { instancePath: instancePath + "/warnings/" + i1, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
}
} else {
const err48 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
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
validate53.errors = vErrors;
return errors === 0;
}
var CreditAmount2 = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.amount === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "amount" || key0 === "reference" || key0 === "note")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.amount !== void 0) {
let data0 = data.amount;
if (typeof data0 === "string") {
if (func22(data0) > 32) {
const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!pattern10.test(data0)) {
const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.reference !== void 0) {
let data1 = data.reference;
if (typeof data1 === "string") {
if (func22(data1) > 200) {
const err5 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern16.test(data1)) {
const err7 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.note !== void 0) {
let data2 = data.note;
if (typeof data2 === "string") {
if (func22(data2) > 500) {
const err9 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2.length < 1) {
const err10 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!pattern9.test(data2)) {
const err11 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
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
validate55.errors = vErrors;
return errors === 0;
}
var EntryPage = validate56;
var schema26 = { "type": "object", "required": ["object", "data", "next_cursor"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e3, "items": { "$ref": "Entry" } }, "next_cursor": { "type": "string", "maxLength": 8192, "nullable": true } } };
var schema27 = { "type": "object", "required": ["object", "id", "account_id", "kind", "amount", "reference", "note", "actor", "at", "model", "key_id", "hash", "text"], "properties": { "object": { "type": "string", "enum": ["entry"] }, "id": { "type": "string", "maxLength": 4096 }, "account_id": { "type": "string", "maxLength": 128 }, "kind": { "type": "string", "enum": ["top-up", "refund", "correction", "usage", "reversal"] }, "amount": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "reference": { "type": "string", "maxLength": 4096, "nullable": true }, "note": { "type": "string", "maxLength": 4096, "nullable": true }, "actor": { "type": "string", "maxLength": 4096, "nullable": true }, "at": { "type": "string", "format": "date-time" }, "model": { "type": "string", "maxLength": 4096, "nullable": true }, "key_id": { "type": "string", "maxLength": 4096, "nullable": true }, "hash": { "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$", "nullable": true }, "text": { "type": "string", "maxLength": 1048576 } } };
var pattern23 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
var pattern24 = new RegExp("^[0-9a-f]{64}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.kind === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
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
if (data.reference === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.note === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.actor === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.at === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.model === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.key_id === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.hash === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.text === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err13 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!(data0 === "entry")) {
const err14 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema27.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.account_id !== void 0) {
let data2 = data.account_id;
if (typeof data2 === "string") {
if (func22(data2) > 128) {
const err17 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.kind !== void 0) {
let data3 = data.kind;
if (typeof data3 !== "string") {
const err19 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!(data3 === "top-up" || data3 === "refund" || data3 === "correction" || data3 === "usage" || data3 === "reversal")) {
const err20 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema27.properties.kind.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.amount !== void 0) {
let data4 = data.amount;
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err21 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!pattern23.test(data4)) {
const err22 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
} else {
const err23 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
if (data.reference !== void 0) {
let data5 = data.reference;
if (typeof data5 !== "string" && data5 !== null) {
const err24 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (typeof data5 === "string") {
if (func22(data5) > 4096) {
const err25 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
if (data.note !== void 0) {
let data6 = data.note;
if (typeof data6 !== "string" && data6 !== null) {
const err26 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
if (typeof data6 === "string") {
if (func22(data6) > 4096) {
const err27 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
}
if (data.actor !== void 0) {
let data7 = data.actor;
if (typeof data7 !== "string" && data7 !== null) {
const err28 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (typeof data7 === "string") {
if (func22(data7) > 4096) {
const err29 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
}
if (data.at !== void 0) {
let data8 = data.at;
if (typeof data8 === "string") {
if (!formats02.validate(data8)) {
const err30 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
} else {
const err31 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
}
if (data.model !== void 0) {
let data9 = data.model;
if (typeof data9 !== "string" && data9 !== null) {
const err32 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
if (typeof data9 === "string") {
if (func22(data9) > 4096) {
const err33 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
}
if (data.key_id !== void 0) {
let data10 = data.key_id;
if (typeof data10 !== "string" && data10 !== null) {
const err34 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
if (typeof data10 === "string") {
if (func22(data10) > 4096) {
const err35 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
}
}
if (data.hash !== void 0) {
let data11 = data.hash;
if (typeof data11 !== "string" && data11 !== null) {
const err36 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
if (typeof data11 === "string") {
if (func22(data11) > 64) {
const err37 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (!pattern24.test(data11)) {
const err38 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
}
if (data.text !== void 0) {
let data12 = data.text;
if (typeof data12 === "string") {
if (func22(data12) > 1048576) {
const err39 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 1048576 }, message: "must NOT have more than 1048576 characters" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
} else {
const err40 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
} else {
const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.next_cursor === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" }, message: "must have required property 'next_cursor'" };
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
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema26.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e3) {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate57(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate57.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.next_cursor !== void 0) {
let data3 = data.next_cursor;
if (typeof data3 !== "string" && data3 !== null) {
const err7 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 8192) {
const err8 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
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
validate56.errors = vErrors;
return errors === 0;
}
var ErrorResponse = validate59;
var schema28 = { "type": "object", "required": ["type", "error", "request_id"], "properties": { "type": { "type": "string", "enum": ["error"] }, "error": { "$ref": "ErrorObject" }, "request_id": { "type": "string", "maxLength": 128, "pattern": "^req_" } } };
var schema29 = { "type": "object", "required": ["type", "message", "code", "param", "details"], "properties": { "type": { "type": "string", "enum": ["invalid_request_error", "authentication_error", "permission_error", "not_found_error", "conflict_error", "request_too_large", "rate_limit_error", "timeout_error", "api_error", "overloaded_error"] }, "message": { "type": "string", "maxLength": 1048576 }, "code": { "type": "string", "maxLength": 256 }, "param": { "type": "string", "maxLength": 65536, "nullable": true }, "details": { "$ref": "ErrorDetails" } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate62.errors = vErrors;
return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!validate62(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate62.errors);
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
if (data.available !== void 0) {
let data2 = data.available;
if (typeof data2 === "string") {
if (func22(data2) > 64) {
const err4 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern02.test(data2)) {
const err5 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.held !== void 0) {
let data3 = data.held;
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err7 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!pattern02.test(data3)) {
const err8 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
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
if (!(data0 === "invalid_request_error" || data0 === "authentication_error" || data0 === "permission_error" || data0 === "not_found_error" || data0 === "conflict_error" || data0 === "request_too_large" || data0 === "rate_limit_error" || data0 === "timeout_error" || data0 === "api_error" || data0 === "overloaded_error")) {
const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema29.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
if (!validate61(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData })) {
vErrors = joinErrors(vErrors, validate61.errors);
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
validate60.errors = vErrors;
return errors === 0;
}
var pattern27 = new RegExp("^req_", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.error !== void 0) {
if (!validate60(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
vErrors = joinErrors(vErrors, validate60.errors);
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
if (!pattern27.test(data2)) {
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
validate59.errors = vErrors;
return errors === 0;
}
var Key = validate66;
var schema32 = { "type": "object", "required": ["object", "id", "account_id", "label", "status", "models", "spending_limit", "spent", "budget", "created_at", "expires_at", "previous_expires_at", "revoked_at"], "properties": { "object": { "type": "string", "enum": ["key"] }, "id": { "type": "string", "maxLength": 128 }, "account_id": { "type": "string", "maxLength": 128 }, "label": { "type": "string", "maxLength": 4096, "nullable": true }, "status": { "type": "string", "enum": ["active", "expired", "revoked"] }, "models": { "type": "array", "maxItems": 1e5, "nullable": true, "items": { "type": "string", "maxLength": 4096 } }, "spending_limit": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "spent": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "budget": { "$ref": "Budget" }, "created_at": { "type": "string", "format": "date-time" }, "expires_at": { "type": "string", "format": "date-time", "nullable": true }, "previous_expires_at": { "type": "string", "format": "date-time", "nullable": true }, "revoked_at": { "type": "string", "format": "date-time", "nullable": true } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.label === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.status === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.models === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.spending_limit === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spending_limit" }, message: "must have required property 'spending_limit'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.spent === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.budget === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.created_at === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.expires_at === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.previous_expires_at === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous_expires_at" }, message: "must have required property 'previous_expires_at'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.revoked_at === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err13 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!(data0 === "key")) {
const err14 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema32.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.account_id !== void 0) {
let data2 = data.account_id;
if (typeof data2 === "string") {
if (func22(data2) > 128) {
const err17 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
} else {
const err18 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
if (data.label !== void 0) {
let data3 = data.label;
if (typeof data3 !== "string" && data3 !== null) {
const err19 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err20 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
if (data.status !== void 0) {
let data4 = data.status;
if (typeof data4 !== "string") {
const err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!(data4 === "active" || data4 === "expired" || data4 === "revoked")) {
const err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.status.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.models !== void 0) {
let data5 = data.models;
if (!Array.isArray(data5) && data5 !== null) {
const err23 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (Array.isArray(data5)) {
if (data5.length > 1e5) {
const err24 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
const len0 = data5.length;
for (let i0 = 0; i0 < len0; i0++) {
let data6 = data5[i0];
if (typeof data6 === "string") {
if (func22(data6) > 4096) {
const err25 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
}
}
if (data.spending_limit !== void 0) {
let data7 = data.spending_limit;
if (typeof data7 !== "string" && data7 !== null) {
const err27 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (typeof data7 === "string") {
if (func22(data7) > 64) {
const err28 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (!pattern02.test(data7)) {
const err29 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
}
if (data.spent !== void 0) {
let data8 = data.spent;
if (typeof data8 !== "string" && data8 !== null) {
const err30 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
if (typeof data8 === "string") {
if (func22(data8) > 64) {
const err31 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (!pattern02.test(data8)) {
const err32 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
}
if (data.budget !== void 0) {
if (!validate222(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if (data.created_at !== void 0) {
let data10 = data.created_at;
if (typeof data10 === "string") {
if (!formats02.validate(data10)) {
const err33 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
} else {
const err34 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
}
if (data.expires_at !== void 0) {
let data11 = data.expires_at;
if (typeof data11 !== "string" && data11 !== null) {
const err35 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (typeof data11 === "string") {
if (!formats02.validate(data11)) {
const err36 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
}
if (data.previous_expires_at !== void 0) {
let data12 = data.previous_expires_at;
if (typeof data12 !== "string" && data12 !== null) {
const err37 = { instancePath: instancePath + "/previous_expires_at", schemaPath: "#/properties/previous_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (typeof data12 === "string") {
if (!formats02.validate(data12)) {
const err38 = { instancePath: instancePath + "/previous_expires_at", schemaPath: "#/properties/previous_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
}
if (data.revoked_at !== void 0) {
let data13 = data.revoked_at;
if (typeof data13 !== "string" && data13 !== null) {
const err39 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
if (typeof data13 === "string") {
if (!formats02.validate(data13)) {
const err40 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
}
}
} else {
const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
var KeyCreation2 = validate68;
var pattern30 = new RegExp("^(?:[^*\\s]+\\*?|\\*)$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.account === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "account" || key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.account !== void 0) {
let data0 = data.account;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err2 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0.length < 1) {
const err3 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.label !== void 0) {
let data1 = data.label;
if (typeof data1 === "string") {
if (func22(data1) > 200) {
const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1.length < 1) {
const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.models !== void 0) {
let data2 = data.models;
if (Array.isArray(data2)) {
if (data2.length > 1e3) {
const err8 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data2.length < 1) {
const err9 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
let data3 = data2[i0];
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err10 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data3.length < 1) {
const err11 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (!pattern30.test(data3)) {
const err12 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
} else {
const err14 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.spending_limit !== void 0) {
let data4 = data.spending_limit;
if (typeof data4 === "string") {
if (func22(data4) > 32) {
const err15 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (!pattern10.test(data4)) {
const err16 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.budget !== void 0) {
if (!validate252(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate252.errors);
errors = vErrors.length;
}
}
if (data.expires_at !== void 0) {
let data6 = data.expires_at;
if (typeof data6 === "string") {
if (!formats02.validate(data6)) {
const err18 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
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
validate68.errors = vErrors;
return errors === 0;
}
var KeyList = validate70;
var schema34 = { "type": "object", "required": ["object", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Key" } } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "list")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema34.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate66(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate70.errors = vErrors;
return errors === 0;
}
var KeyRotation2 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "overlap_seconds")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.overlap_seconds !== void 0) {
let data0 = data.overlap_seconds;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
const err1 = { instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 31536e3 || isNaN(data0)) {
const err2 = { instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 }, message: "must be <= 31536000" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data0 < 0 || isNaN(data0)) {
const err3 = { instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
validate72.errors = vErrors;
return errors === 0;
}
var KeyUpdate2 = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (Object.keys(data).length < 1) {
const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
for (const key0 in data) {
if (!(key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
}
if (data.label !== void 0) {
let data0 = data.label;
if (typeof data0 !== "string" && data0 !== null) {
const err2 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (typeof data0 === "string") {
if (func22(data0) > 200) {
const err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data0.length < 1) {
const err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
}
if (data.models !== void 0) {
let data1 = data.models;
if (!Array.isArray(data1) && data1 !== null) {
const err5 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (Array.isArray(data1)) {
if (data1.length > 1e3) {
const err6 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1.length < 1) {
const err7 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
let data2 = data1[i0];
if (typeof data2 === "string") {
if (func22(data2) > 4096) {
const err8 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data2.length < 1) {
const err9 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (!pattern30.test(data2)) {
const err10 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if (data.spending_limit !== void 0) {
let data3 = data.spending_limit;
if (typeof data3 !== "string" && data3 !== null) {
const err12 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 32) {
const err13 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!pattern10.test(data3)) {
const err14 = { instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
}
if (data.budget !== void 0) {
if (!validate30(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if (data.expires_at !== void 0) {
let data5 = data.expires_at;
if (typeof data5 !== "string" && data5 !== null) {
const err15 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data5 === "string") {
if (!formats02.validate(data5)) {
const err16 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
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
validate73.errors = vErrors;
return errors === 0;
}
var LedgerVerification = validate75;
var schema37 = { "type": "object", "required": ["object", "ok", "accounts", "entries", "problems"], "properties": { "object": { "type": "string", "enum": ["verification"] }, "ok": { "type": "boolean" }, "accounts": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "entries": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "problems": { "type": "array", "maxItems": 1e5, "items": { "type": "string", "maxLength": 65536 } } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.ok === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.accounts === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.entries === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.problems === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'" };
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
if (!(data0 === "verification")) {
const err6 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema37.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.ok !== void 0) {
if (typeof data.ok !== "boolean") {
const err7 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.accounts !== void 0) {
let data2 = data.accounts;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err8 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err9 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err10 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.entries !== void 0) {
let data3 = data.entries;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err11 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err12 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err13 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.problems !== void 0) {
let data4 = data.problems;
if (Array.isArray(data4)) {
if (data4.length > 1e5) {
const err14 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for (let i0 = 0; i0 < len0; i0++) {
let data5 = data4[i0];
if (typeof data5 === "string") {
if (func22(data5) > 65536) {
const err15 = { instancePath: instancePath + "/problems/" + i0, schemaPath: "#/properties/problems/items/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/problems/" + i0, schemaPath: "#/properties/problems/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
} else {
const err17 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
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
validate75.errors = vErrors;
return errors === 0;
}
var LiveReport = validate76;
var schema38 = { "type": "object", "required": ["object", "at", "processes", "requests", "streams", "ledger_calls", "event_loop_delay_ms", "store_up", "models", "breakers"], "properties": { "object": { "type": "string", "enum": ["live"] }, "at": { "type": "string", "format": "date-time" }, "processes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "requests": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "streams": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "ledger_calls": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "event_loop_delay_ms": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "store_up": { "type": "boolean" }, "models": { "type": "array", "maxItems": 1e5, "items": { "$ref": "LiveModel" } }, "breakers": { "type": "array", "maxItems": 1e5, "items": { "$ref": "LiveBreaker" } } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.requests === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.streams === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "streams" }, message: "must have required property 'streams'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.model !== void 0) {
let data0 = data.model;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
if (data.requests !== void 0) {
let data1 = data.requests;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err5 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err7 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
}
if (data.streams !== void 0) {
let data2 = data.streams;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err8 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err9 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err10 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
validate77.errors = vErrors;
return errors === 0;
}
var schema40 = { "type": "object", "required": ["upstream", "model", "state"], "properties": { "upstream": { "type": "string", "maxLength": 4096 }, "model": { "type": "string", "maxLength": 4096 }, "state": { "type": "string", "enum": ["closed", "half-open", "open"] } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.upstream === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream" }, message: "must have required property 'upstream'" };
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
if (data.state === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.upstream !== void 0) {
let data0 = data.upstream;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err3 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
} else {
const err4 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
}
if (data.model !== void 0) {
let data1 = data.model;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err5 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.state !== void 0) {
let data2 = data.state;
if (typeof data2 !== "string") {
const err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data2 === "closed" || data2 === "half-open" || data2 === "open")) {
const err8 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema40.properties.state.enum }, message: "must be equal to one of the allowed values" };
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
validate79.errors = vErrors;
return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.at === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.processes === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "processes" }, message: "must have required property 'processes'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.requests === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.streams === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "streams" }, message: "must have required property 'streams'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.ledger_calls === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ledger_calls" }, message: "must have required property 'ledger_calls'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.event_loop_delay_ms === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_loop_delay_ms" }, message: "must have required property 'event_loop_delay_ms'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.store_up === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "store_up" }, message: "must have required property 'store_up'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.models === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.breakers === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "breakers" }, message: "must have required property 'breakers'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (!(data0 === "live")) {
const err11 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema38.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.at !== void 0) {
let data1 = data.at;
if (typeof data1 === "string") {
if (!formats02.validate(data1)) {
const err12 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.processes !== void 0) {
let data2 = data.processes;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err14 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err15 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err16 = { instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
}
if (data.requests !== void 0) {
let data3 = data.requests;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err17 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err18 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err19 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
if (data.streams !== void 0) {
let data4 = data.streams;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err20 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err21 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (data4 < 0 || isNaN(data4)) {
const err22 = { instancePath: instancePath + "/streams", schemaPath: "#/properties/streams/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
}
if (data.ledger_calls !== void 0) {
let data5 = data.ledger_calls;
if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
const err23 = { instancePath: instancePath + "/ledger_calls", schemaPath: "#/properties/ledger_calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 9007199254740991 || isNaN(data5)) {
const err24 = { instancePath: instancePath + "/ledger_calls", schemaPath: "#/properties/ledger_calls/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (data5 < 0 || isNaN(data5)) {
const err25 = { instancePath: instancePath + "/ledger_calls", schemaPath: "#/properties/ledger_calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
if (data.event_loop_delay_ms !== void 0) {
let data6 = data.event_loop_delay_ms;
if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
const err26 = { instancePath: instancePath + "/event_loop_delay_ms", schemaPath: "#/properties/event_loop_delay_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 9007199254740991 || isNaN(data6)) {
const err27 = { instancePath: instancePath + "/event_loop_delay_ms", schemaPath: "#/properties/event_loop_delay_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
if (data6 < 0 || isNaN(data6)) {
const err28 = { instancePath: instancePath + "/event_loop_delay_ms", schemaPath: "#/properties/event_loop_delay_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
}
if (data.store_up !== void 0) {
if (typeof data.store_up !== "boolean") {
const err29 = { instancePath: instancePath + "/store_up", schemaPath: "#/properties/store_up/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
}
if (data.models !== void 0) {
let data8 = data.models;
if (Array.isArray(data8)) {
if (data8.length > 1e5) {
const err30 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
const len0 = data8.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate77(data8[i0], { instancePath: instancePath + "/models/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
} else {
const err31 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
}
if (data.breakers !== void 0) {
let data10 = data.breakers;
if (Array.isArray(data10)) {
if (data10.length > 1e5) {
const err32 = { instancePath: instancePath + "/breakers", schemaPath: "#/properties/breakers/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for (let i1 = 0; i1 < len1; i1++) {
if (!validate79(data10[i1], { instancePath: instancePath + "/breakers/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
} else {
const err33 = { instancePath: instancePath + "/breakers", schemaPath: "#/properties/breakers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
} else {
const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
var ModelList = validate81;
var schema41 = { "type": "object", "required": ["object", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Model" } } } };
var schema42 = { "type": "object", "required": ["id", "object", "type", "created", "created_at", "display_name", "description", "owned_by", "lifecycle", "context_length", "max_output_tokens", "input_modalities", "output_modalities", "capabilities", "supported_parameters", "pricing"], "properties": { "id": { "type": "string", "maxLength": 4096 }, "object": { "type": "string", "enum": ["model"] }, "type": { "type": "string", "enum": ["model"] }, "created": { "type": "integer", "minimum": 0, "maximum": 253402300799 }, "created_at": { "type": "string", "format": "date-time" }, "display_name": { "type": "string", "maxLength": 4096 }, "description": { "type": "string", "maxLength": 65536 }, "owned_by": { "type": "string", "maxLength": 4096 }, "lifecycle": { "type": "string", "enum": ["preview", "active", "deprecated", "retired"] }, "context_length": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "max_output_tokens": { "type": "integer", "maximum": 9007199254740991, "minimum": 1 }, "input_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text", "image"] } }, "output_modalities": { "type": "array", "maxItems": 16, "items": { "type": "string", "enum": ["text"] } }, "capabilities": { "$ref": "ModelCapabilities" }, "supported_parameters": { "$ref": "SupportedParameters" }, "pricing": { "$ref": "ModelPricing" } } };
var schema43 = { "type": "object", "required": ["tools", "images", "structured_output", "reasoning"], "properties": { "tools": { "type": "boolean" }, "images": { "type": "boolean" }, "structured_output": { "type": "string", "enum": ["none", "best_effort", "strict"] }, "reasoning": { "type": "string", "enum": ["none", "optional", "always"] } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err7 = { instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/enum", keyword: "enum", params: { allowedValues: schema43.properties.structured_output.enum }, message: "must be equal to one of the allowed values" };
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
const err9 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/enum", keyword: "enum", params: { allowedValues: schema43.properties.reasoning.enum }, message: "must be equal to one of the allowed values" };
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
validate83.errors = vErrors;
return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate85.errors = vErrors;
return errors === 0;
}
var schema45 = { "type": "object", "required": ["currency", "prompt", "completion", "cached_prompt", "cache_write", "image"], "properties": { "currency": { "type": "string", "enum": ["USD"] }, "prompt": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "completion": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cached_prompt": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cache_write": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "image": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err7 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema45.properties.currency.enum }, message: "must be equal to one of the allowed values" };
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
validate87.errors = vErrors;
return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err19 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema42.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema42.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
if (!formats02.validate(data4)) {
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
const err34 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema42.properties.lifecycle.enum }, message: "must be equal to one of the allowed values" };
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
const err43 = { instancePath: instancePath + "/input_modalities/" + i0, schemaPath: "#/properties/input_modalities/items/enum", keyword: "enum", params: { allowedValues: schema42.properties.input_modalities.items.enum }, message: "must be equal to one of the allowed values" };
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
const err47 = { instancePath: instancePath + "/output_modalities/" + i1, schemaPath: "#/properties/output_modalities/items/enum", keyword: "enum", params: { allowedValues: schema42.properties.output_modalities.items.enum }, message: "must be equal to one of the allowed values" };
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
if (!validate83(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData })) {
vErrors = joinErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if (data.supported_parameters !== void 0) {
if (!validate85(data.supported_parameters, { instancePath: instancePath + "/supported_parameters", parentData: data, parentDataProperty: "supported_parameters", rootData })) {
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if (data.pricing !== void 0) {
if (!validate87(data.pricing, { instancePath: instancePath + "/pricing", parentData: data, parentDataProperty: "pricing", rootData })) {
vErrors = joinErrors(vErrors, validate87.errors);
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
validate82.errors = vErrors;
return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "list")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema41.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate82(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate81.errors = vErrors;
return errors === 0;
}
var PlanList = validate90;
var schema46 = { "type": "object", "required": ["object", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Plan" } } } };
var schema47 = { "type": "object", "required": ["object", "id", "name", "models", "requests_per_minute", "tokens_per_minute", "concurrent_requests"], "properties": { "object": { "type": "string", "enum": ["plan"] }, "id": { "type": "string", "maxLength": 4096 }, "name": { "type": "string", "maxLength": 4096 }, "models": { "type": "array", "maxItems": 1e5, "items": { "type": "string", "maxLength": 4096 } }, "requests_per_minute": { "type": "integer", "minimum": 1, "maximum": 9007199254740991, "nullable": true }, "tokens_per_minute": { "type": "integer", "minimum": 1, "maximum": 9007199254740991, "nullable": true }, "concurrent_requests": { "type": "integer", "minimum": 1, "maximum": 9007199254740991, "nullable": true } } };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.models === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.requests_per_minute === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests_per_minute" }, message: "must have required property 'requests_per_minute'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.tokens_per_minute === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tokens_per_minute" }, message: "must have required property 'tokens_per_minute'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.concurrent_requests === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "concurrent_requests" }, message: "must have required property 'concurrent_requests'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err7 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (!(data0 === "plan")) {
const err8 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema47.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
if (data.name !== void 0) {
let data2 = data.name;
if (typeof data2 === "string") {
if (func22(data2) > 4096) {
const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.models !== void 0) {
let data3 = data.models;
if (Array.isArray(data3)) {
if (data3.length > 1e5) {
const err13 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for (let i0 = 0; i0 < len0; i0++) {
let data4 = data3[i0];
if (typeof data4 === "string") {
if (func22(data4) > 4096) {
const err14 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
} else {
const err16 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.requests_per_minute !== void 0) {
let data5 = data.requests_per_minute;
if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
const err17 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (typeof data5 == "number" && isFinite(data5)) {
if (data5 > 9007199254740991 || isNaN(data5)) {
const err18 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (data5 < 1 || isNaN(data5)) {
const err19 = { instancePath: instancePath + "/requests_per_minute", schemaPath: "#/properties/requests_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
}
if (data.tokens_per_minute !== void 0) {
let data6 = data.tokens_per_minute;
if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
const err20 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (typeof data6 == "number" && isFinite(data6)) {
if (data6 > 9007199254740991 || isNaN(data6)) {
const err21 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (data6 < 1 || isNaN(data6)) {
const err22 = { instancePath: instancePath + "/tokens_per_minute", schemaPath: "#/properties/tokens_per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
}
if (data.concurrent_requests !== void 0) {
let data7 = data.concurrent_requests;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
const err23 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 9007199254740991 || isNaN(data7)) {
const err24 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (data7 < 1 || isNaN(data7)) {
const err25 = { instancePath: instancePath + "/concurrent_requests", schemaPath: "#/properties/concurrent_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
} else {
const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "list")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema46.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate91(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate91.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate90.errors = vErrors;
return errors === 0;
}
var PostedAccount = validate93;
var schema48 = { "type": "object", "required": ["object", "id", "name", "plan", "state", "balance", "available", "held", "spent", "topped_up", "budget", "created_at", "suspended_at", "closed_at", "entry"], "properties": { "object": { "type": "string", "enum": ["account"] }, "id": { "type": "string", "maxLength": 128 }, "name": { "type": "string", "maxLength": 4096 }, "plan": { "type": "string", "maxLength": 4096 }, "state": { "type": "string", "enum": ["active", "suspended", "closed"] }, "balance": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "available": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "held": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "spent": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "topped_up": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "budget": { "$ref": "Budget" }, "created_at": { "type": "string", "format": "date-time" }, "suspended_at": { "type": "string", "format": "date-time", "nullable": true }, "closed_at": { "type": "string", "format": "date-time", "nullable": true }, "entry": { "$ref": "PostedEntry" } } };
var schema49 = { "type": "object", "required": ["object", "id", "account_id", "kind", "amount", "reference", "note", "actor", "at"], "properties": { "object": { "type": "string", "enum": ["entry"] }, "id": { "type": "string", "maxLength": 4096 }, "account_id": { "type": "string", "maxLength": 128 }, "kind": { "type": "string", "enum": ["top-up", "refund", "correction", "usage", "reversal"] }, "amount": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "reference": { "type": "string", "maxLength": 4096, "nullable": true }, "note": { "type": "string", "maxLength": 4096, "nullable": true }, "actor": { "type": "string", "maxLength": 4096, "nullable": true }, "at": { "type": "string", "format": "date-time" } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.kind === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
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
if (data.reference === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.note === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.actor === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.at === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
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
if (!(data0 === "entry")) {
const err10 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema49.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func22(data1) > 4096) {
const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
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
if (data.account_id !== void 0) {
let data2 = data.account_id;
if (typeof data2 === "string") {
if (func22(data2) > 128) {
const err13 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
} else {
const err14 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.kind !== void 0) {
let data3 = data.kind;
if (typeof data3 !== "string") {
const err15 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (!(data3 === "top-up" || data3 === "refund" || data3 === "correction" || data3 === "usage" || data3 === "reversal")) {
const err16 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema49.properties.kind.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.amount !== void 0) {
let data4 = data.amount;
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err17 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (!pattern23.test(data4)) {
const err18 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.reference !== void 0) {
let data5 = data.reference;
if (typeof data5 !== "string" && data5 !== null) {
const err20 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (typeof data5 === "string") {
if (func22(data5) > 4096) {
const err21 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
}
if (data.note !== void 0) {
let data6 = data.note;
if (typeof data6 !== "string" && data6 !== null) {
const err22 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (typeof data6 === "string") {
if (func22(data6) > 4096) {
const err23 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
}
}
if (data.actor !== void 0) {
let data7 = data.actor;
if (typeof data7 !== "string" && data7 !== null) {
const err24 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
if (typeof data7 === "string") {
if (func22(data7) > 4096) {
const err25 = { instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
}
}
if (data.at !== void 0) {
let data8 = data.at;
if (typeof data8 === "string") {
if (!formats02.validate(data8)) {
const err26 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
} else {
const err27 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
} else {
const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.name === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.plan === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.state === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.balance === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" }, message: "must have required property 'balance'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.available === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.held === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.spent === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.topped_up === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topped_up" }, message: "must have required property 'topped_up'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.budget === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.created_at === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.suspended_at === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspended_at" }, message: "must have required property 'suspended_at'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.closed_at === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closed_at" }, message: "must have required property 'closed_at'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.entry === void 0) {
const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err15 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (!(data0 === "account")) {
const err16 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema48.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
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
if (data.name !== void 0) {
let data2 = data.name;
if (typeof data2 === "string") {
if (func22(data2) > 4096) {
const err19 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
} else {
const err20 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
if (data.plan !== void 0) {
let data3 = data.plan;
if (typeof data3 === "string") {
if (func22(data3) > 4096) {
const err21 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
} else {
const err22 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.state !== void 0) {
let data4 = data.state;
if (typeof data4 !== "string") {
const err23 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
if (!(data4 === "active" || data4 === "suspended" || data4 === "closed")) {
const err24 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema48.properties.state.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.balance !== void 0) {
let data5 = data.balance;
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err25 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
if (!pattern02.test(data5)) {
const err26 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
} else {
const err27 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
if (data.available !== void 0) {
let data6 = data.available;
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err28 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (!pattern02.test(data6)) {
const err29 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
} else {
const err30 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
if (data.held !== void 0) {
let data7 = data.held;
if (typeof data7 === "string") {
if (func22(data7) > 64) {
const err31 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (!pattern02.test(data7)) {
const err32 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
} else {
const err33 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
if (data.spent !== void 0) {
let data8 = data.spent;
if (typeof data8 === "string") {
if (func22(data8) > 64) {
const err34 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
if (!pattern02.test(data8)) {
const err35 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
} else {
const err36 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
if (data.topped_up !== void 0) {
let data9 = data.topped_up;
if (typeof data9 === "string") {
if (func22(data9) > 64) {
const err37 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (!pattern02.test(data9)) {
const err38 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
} else {
const err39 = { instancePath: instancePath + "/topped_up", schemaPath: "#/properties/topped_up/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
}
if (data.budget !== void 0) {
if (!validate222(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if (data.created_at !== void 0) {
let data11 = data.created_at;
if (typeof data11 === "string") {
if (!formats02.validate(data11)) {
const err40 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
} else {
const err41 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
}
if (data.suspended_at !== void 0) {
let data12 = data.suspended_at;
if (typeof data12 !== "string" && data12 !== null) {
const err42 = { instancePath: instancePath + "/suspended_at", schemaPath: "#/properties/suspended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
if (typeof data12 === "string") {
if (!formats02.validate(data12)) {
const err43 = { instancePath: instancePath + "/suspended_at", schemaPath: "#/properties/suspended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
}
}
if (data.closed_at !== void 0) {
let data13 = data.closed_at;
if (typeof data13 !== "string" && data13 !== null) {
const err44 = { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
if (typeof data13 === "string") {
if (!formats02.validate(data13)) {
const err45 = { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
}
}
if (data.entry !== void 0) {
if (!validate95(data.entry, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData })) {
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
}
} else {
const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
var ProbeReport = validate97;
var schema50 = { "type": "object", "required": ["object", "upstreams", "abilities", "cost_at_most", "cost_at_most_with_search", "data"], "properties": { "object": { "type": "string", "enum": ["probe"] }, "upstreams": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "abilities": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "cost_at_most": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "cost_at_most_with_search": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "ProbeRow" } } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate99.errors = vErrors;
return errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.upstream === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream" }, message: "must have required property 'upstream'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.ability === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ability" }, message: "must have required property 'ability'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.configured === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configured" }, message: "must have required property 'configured'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.works === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "works" }, message: "must have required property 'works'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.detail === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.quirk === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quirk" }, message: "must have required property 'quirk'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.model !== void 0) {
let data0 = data.model;
if (typeof data0 === "string") {
if (func22(data0) > 4096) {
const err7 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
} else {
const err8 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
}
if (data.upstream !== void 0) {
let data1 = data.upstream;
if (typeof data1 === "string") {
if (func22(data1) > 65536) {
const err9 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
} else {
const err10 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
if (data.ability !== void 0) {
let data2 = data.ability;
if (typeof data2 === "string") {
if (func22(data2) > 256) {
const err11 = { instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
} else {
const err12 = { instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
if (data.configured !== void 0) {
if (typeof data.configured !== "boolean") {
const err13 = { instancePath: instancePath + "/configured", schemaPath: "#/properties/configured/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.works !== void 0) {
if (typeof data.works !== "boolean") {
const err14 = { instancePath: instancePath + "/works", schemaPath: "#/properties/works/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
if (data.detail !== void 0) {
let data5 = data.detail;
if (typeof data5 === "string") {
if (func22(data5) > 1048576) {
const err15 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1048576 }, message: "must NOT have more than 1048576 characters" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.quirk !== void 0) {
if (!validate99(data.quirk, { instancePath: instancePath + "/quirk", parentData: data, parentDataProperty: "quirk", rootData })) {
vErrors = joinErrors(vErrors, validate99.errors);
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
validate98.errors = vErrors;
return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.upstreams === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.abilities === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abilities" }, message: "must have required property 'abilities'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.cost_at_most === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost_at_most" }, message: "must have required property 'cost_at_most'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.cost_at_most_with_search === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost_at_most_with_search" }, message: "must have required property 'cost_at_most_with_search'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.data === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
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
if (!(data0 === "probe")) {
const err7 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema50.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.upstreams !== void 0) {
let data1 = data.upstreams;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err8 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err9 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err10 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.abilities !== void 0) {
let data2 = data.abilities;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err11 = { instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err12 = { instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
}
if (data.cost_at_most !== void 0) {
let data3 = data.cost_at_most;
if (typeof data3 === "string") {
if (func22(data3) > 64) {
const err14 = { instancePath: instancePath + "/cost_at_most", schemaPath: "#/properties/cost_at_most/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (!pattern02.test(data3)) {
const err15 = { instancePath: instancePath + "/cost_at_most", schemaPath: "#/properties/cost_at_most/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
} else {
const err16 = { instancePath: instancePath + "/cost_at_most", schemaPath: "#/properties/cost_at_most/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
}
if (data.cost_at_most_with_search !== void 0) {
let data4 = data.cost_at_most_with_search;
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err17 = { instancePath: instancePath + "/cost_at_most_with_search", schemaPath: "#/properties/cost_at_most_with_search/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (!pattern02.test(data4)) {
const err18 = { instancePath: instancePath + "/cost_at_most_with_search", schemaPath: "#/properties/cost_at_most_with_search/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/cost_at_most_with_search", schemaPath: "#/properties/cost_at_most_with_search/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.data !== void 0) {
let data5 = data.data;
if (Array.isArray(data5)) {
if (data5.length > 1e5) {
const err20 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate98(data5[i0], { instancePath: instancePath + "/data/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
} else {
const err21 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
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
validate97.errors = vErrors;
return errors === 0;
}
var ProbeRequest2 = validate102;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
for (const key0 in data) {
if (!(key0 === "models" || key0 === "dry_run")) {
const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
if (vErrors === null) {
vErrors = [err0];
} else {
vErrors.push(err0);
}
errors++;
}
}
if (data.models !== void 0) {
let data0 = data.models;
if (Array.isArray(data0)) {
if (data0.length > 1e3) {
const err1 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data0.length < 1) {
const err2 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
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
if (func22(data1) > 4096) {
const err3 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data1.length < 1) {
const err4 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!pattern30.test(data1)) {
const err5 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s]+\\*?|\\*)$"' };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
} else {
const err6 = { instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
} else {
const err7 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.dry_run !== void 0) {
if (typeof data.dry_run !== "boolean") {
const err8 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
validate102.errors = vErrors;
return errors === 0;
}
var Reload = validate103;
var schema54 = { "type": "object", "required": ["object", "pid"], "properties": { "object": { "type": "string", "enum": ["reload"] }, "pid": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.pid === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pid" }, message: "must have required property 'pid'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "reload")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema54.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
}
if (data.pid !== void 0) {
let data1 = data.pid;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err4 = { instancePath: instancePath + "/pid", schemaPath: "#/properties/pid/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err5 = { instancePath: instancePath + "/pid", schemaPath: "#/properties/pid/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data1 < 1 || isNaN(data1)) {
const err6 = { instancePath: instancePath + "/pid", schemaPath: "#/properties/pid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
validate103.errors = vErrors;
return errors === 0;
}
var RequestPage = validate104;
var schema55 = { "type": "object", "required": ["object", "data", "next_cursor"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e3, "items": { "$ref": "RequestRecord" } }, "next_cursor": { "type": "string", "maxLength": 8192, "nullable": true } } };
var schema56 = { "type": "object", "required": ["object", "id", "account_id", "key_id", "model", "protocol", "stream", "status", "outcome", "usage", "estimated", "hold", "charge", "taken_back_at", "upstream", "upstream_cost", "margin", "vendor_cost", "upstreams", "started_at", "ended_at"], "properties": { "object": { "type": "string", "enum": ["request"] }, "id": { "type": "string", "maxLength": 128 }, "account_id": { "type": "string", "maxLength": 128 }, "key_id": { "type": "string", "maxLength": 128 }, "model": { "type": "string", "maxLength": 4096 }, "protocol": { "type": "string", "enum": ["chat", "messages"] }, "stream": { "type": "boolean" }, "status": { "type": "integer", "minimum": 0, "maximum": 9007199254740991, "nullable": true }, "outcome": { "type": "string", "nullable": true, "enum": ["finished", "failed", "client-gone", "broken", "killed", null] }, "usage": { "$ref": "RequestUsage" }, "estimated": { "type": "boolean" }, "hold": { "type": "string", "maxLength": 64, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "charge": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "taken_back_at": { "type": "string", "format": "date-time", "nullable": true }, "upstream": { "type": "string", "maxLength": 65536, "nullable": true }, "upstream_cost": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "margin": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "vendor_cost": { "type": "string", "maxLength": 256, "nullable": true }, "upstreams": { "type": "array", "maxItems": 1e3, "items": { "$ref": "UpstreamCall" } }, "started_at": { "type": "string", "format": "date-time" }, "ended_at": { "type": "string", "format": "date-time", "nullable": true } } };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.prompt_tokens === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt_tokens" }, message: "must have required property 'prompt_tokens'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.completion_tokens === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completion_tokens" }, message: "must have required property 'completion_tokens'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.cached_tokens === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cached_tokens" }, message: "must have required property 'cached_tokens'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.cache_write_tokens === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cache_write_tokens" }, message: "must have required property 'cache_write_tokens'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.reasoning_tokens === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasoning_tokens" }, message: "must have required property 'reasoning_tokens'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
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
if (data.cached_tokens !== void 0) {
let data2 = data.cached_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err12 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err13 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err14 = { instancePath: instancePath + "/cached_tokens", schemaPath: "#/properties/cached_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
}
}
if (data.cache_write_tokens !== void 0) {
let data3 = data.cache_write_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err15 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err16 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err17 = { instancePath: instancePath + "/cache_write_tokens", schemaPath: "#/properties/cache_write_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
}
if (data.reasoning_tokens !== void 0) {
let data4 = data.reasoning_tokens;
if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
const err18 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (typeof data4 == "number" && isFinite(data4)) {
if (data4 > 9007199254740991 || isNaN(data4)) {
const err19 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (data4 < 0 || isNaN(data4)) {
const err20 = { instancePath: instancePath + "/reasoning_tokens", schemaPath: "#/properties/reasoning_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
}
}
}
validate106.errors = vErrors;
return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (data && typeof data == "object" && !Array.isArray(data)) {
if (data.kind === void 0) {
const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
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
if (data.status === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.ms === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ms" }, message: "must have required property 'ms'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.kind !== void 0) {
let data0 = data.kind;
if (typeof data0 === "string") {
if (func22(data0) > 256) {
const err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
} else {
const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.model !== void 0) {
let data1 = data.model;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err6 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
} else {
const err7 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
}
if (data.status !== void 0) {
let data2 = data.status;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
}
}
if (data.ms !== void 0) {
let data3 = data.ms;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err11 = { instancePath: instancePath + "/ms", schemaPath: "#/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err12 = { instancePath: instancePath + "/ms", schemaPath: "#/properties/ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err13 = { instancePath: instancePath + "/ms", schemaPath: "#/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
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
validate108.errors = vErrors;
return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.account_id === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.key_id === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.model === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.protocol === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocol" }, message: "must have required property 'protocol'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.stream === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stream" }, message: "must have required property 'stream'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.status === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.outcome === void 0) {
const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (data.usage === void 0) {
const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
if (data.estimated === void 0) {
const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimated" }, message: "must have required property 'estimated'" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (data.hold === void 0) {
const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hold" }, message: "must have required property 'hold'" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data.charge === void 0) {
const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charge" }, message: "must have required property 'charge'" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
if (data.taken_back_at === void 0) {
const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "taken_back_at" }, message: "must have required property 'taken_back_at'" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (data.upstream === void 0) {
const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream" }, message: "must have required property 'upstream'" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data.upstream_cost === void 0) {
const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream_cost" }, message: "must have required property 'upstream_cost'" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
if (data.margin === void 0) {
const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "margin" }, message: "must have required property 'margin'" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (data.vendor_cost === void 0) {
const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vendor_cost" }, message: "must have required property 'vendor_cost'" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (data.upstreams === void 0) {
const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstreams" }, message: "must have required property 'upstreams'" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
if (data.started_at === void 0) {
const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (data.ended_at === void 0) {
const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ended_at" }, message: "must have required property 'ended_at'" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err21 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
if (!(data0 === "request")) {
const err22 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema56.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
}
if (data.id !== void 0) {
let data1 = data.id;
if (typeof data1 === "string") {
if (func22(data1) > 128) {
const err23 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
} else {
const err24 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.account_id !== void 0) {
let data2 = data.account_id;
if (typeof data2 === "string") {
if (func22(data2) > 128) {
const err25 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
} else {
const err26 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
}
if (data.key_id !== void 0) {
let data3 = data.key_id;
if (typeof data3 === "string") {
if (func22(data3) > 128) {
const err27 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
} else {
const err28 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
}
if (data.model !== void 0) {
let data4 = data.model;
if (typeof data4 === "string") {
if (func22(data4) > 4096) {
const err29 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
} else {
const err30 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
if (data.protocol !== void 0) {
let data5 = data.protocol;
if (typeof data5 !== "string") {
const err31 = { instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
if (!(data5 === "chat" || data5 === "messages")) {
const err32 = { instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/enum", keyword: "enum", params: { allowedValues: schema56.properties.protocol.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
}
if (data.stream !== void 0) {
if (typeof data.stream !== "boolean") {
const err33 = { instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err33];
} else {
vErrors.push(err33);
}
errors++;
}
}
if (data.status !== void 0) {
let data7 = data.status;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
const err34 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err34];
} else {
vErrors.push(err34);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 9007199254740991 || isNaN(data7)) {
const err35 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (data7 < 0 || isNaN(data7)) {
const err36 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err36];
} else {
vErrors.push(err36);
}
errors++;
}
}
}
if (data.outcome !== void 0) {
let data8 = data.outcome;
if (typeof data8 !== "string" && data8 !== null) {
const err37 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err37];
} else {
vErrors.push(err37);
}
errors++;
}
if (!(data8 === "finished" || data8 === "failed" || data8 === "client-gone" || data8 === "broken" || data8 === "killed" || data8 === null)) {
const err38 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema56.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
}
if (data.usage !== void 0) {
if (!validate106(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
vErrors = joinErrors(vErrors, validate106.errors);
errors = vErrors.length;
}
}
if (data.estimated !== void 0) {
if (typeof data.estimated !== "boolean") {
const err39 = { instancePath: instancePath + "/estimated", schemaPath: "#/properties/estimated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
if (vErrors === null) {
vErrors = [err39];
} else {
vErrors.push(err39);
}
errors++;
}
}
if (data.hold !== void 0) {
let data11 = data.hold;
if (typeof data11 === "string") {
if (func22(data11) > 64) {
const err40 = { instancePath: instancePath + "/hold", schemaPath: "#/properties/hold/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err40];
} else {
vErrors.push(err40);
}
errors++;
}
if (!pattern02.test(data11)) {
const err41 = { instancePath: instancePath + "/hold", schemaPath: "#/properties/hold/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
} else {
const err42 = { instancePath: instancePath + "/hold", schemaPath: "#/properties/hold/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err42];
} else {
vErrors.push(err42);
}
errors++;
}
}
if (data.charge !== void 0) {
let data12 = data.charge;
if (typeof data12 !== "string" && data12 !== null) {
const err43 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err43];
} else {
vErrors.push(err43);
}
errors++;
}
if (typeof data12 === "string") {
if (func22(data12) > 64) {
const err44 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err44];
} else {
vErrors.push(err44);
}
errors++;
}
if (!pattern02.test(data12)) {
const err45 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err45];
} else {
vErrors.push(err45);
}
errors++;
}
}
}
if (data.taken_back_at !== void 0) {
let data13 = data.taken_back_at;
if (typeof data13 !== "string" && data13 !== null) {
const err46 = { instancePath: instancePath + "/taken_back_at", schemaPath: "#/properties/taken_back_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err46];
} else {
vErrors.push(err46);
}
errors++;
}
if (typeof data13 === "string") {
if (!formats02.validate(data13)) {
const err47 = { instancePath: instancePath + "/taken_back_at", schemaPath: "#/properties/taken_back_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err47];
} else {
vErrors.push(err47);
}
errors++;
}
}
}
if (data.upstream !== void 0) {
let data14 = data.upstream;
if (typeof data14 !== "string" && data14 !== null) {
const err48 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
if (typeof data14 === "string") {
if (func22(data14) > 65536) {
const err49 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err49];
} else {
vErrors.push(err49);
}
errors++;
}
}
}
if (data.upstream_cost !== void 0) {
let data15 = data.upstream_cost;
if (typeof data15 !== "string" && data15 !== null) {
const err50 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err50];
} else {
vErrors.push(err50);
}
errors++;
}
if (typeof data15 === "string") {
if (func22(data15) > 64) {
const err51 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err51];
} else {
vErrors.push(err51);
}
errors++;
}
if (!pattern02.test(data15)) {
const err52 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err52];
} else {
vErrors.push(err52);
}
errors++;
}
}
}
if (data.margin !== void 0) {
let data16 = data.margin;
if (typeof data16 !== "string" && data16 !== null) {
const err53 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err53];
} else {
vErrors.push(err53);
}
errors++;
}
if (typeof data16 === "string") {
if (func22(data16) > 64) {
const err54 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err54];
} else {
vErrors.push(err54);
}
errors++;
}
if (!pattern23.test(data16)) {
const err55 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err55];
} else {
vErrors.push(err55);
}
errors++;
}
}
}
if (data.vendor_cost !== void 0) {
let data17 = data.vendor_cost;
if (typeof data17 !== "string" && data17 !== null) {
const err56 = { instancePath: instancePath + "/vendor_cost", schemaPath: "#/properties/vendor_cost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err56];
} else {
vErrors.push(err56);
}
errors++;
}
if (typeof data17 === "string") {
if (func22(data17) > 256) {
const err57 = { instancePath: instancePath + "/vendor_cost", schemaPath: "#/properties/vendor_cost/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err57];
} else {
vErrors.push(err57);
}
errors++;
}
}
}
if (data.upstreams !== void 0) {
let data18 = data.upstreams;
if (Array.isArray(data18)) {
if (data18.length > 1e3) {
const err58 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err58];
} else {
vErrors.push(err58);
}
errors++;
}
const len0 = data18.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate108(data18[i0], { instancePath: instancePath + "/upstreams/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
} else {
const err59 = { instancePath: instancePath + "/upstreams", schemaPath: "#/properties/upstreams/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err59];
} else {
vErrors.push(err59);
}
errors++;
}
}
if (data.started_at !== void 0) {
let data20 = data.started_at;
if (typeof data20 === "string") {
if (!formats02.validate(data20)) {
const err60 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err60];
} else {
vErrors.push(err60);
}
errors++;
}
} else {
const err61 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err61];
} else {
vErrors.push(err61);
}
errors++;
}
}
if (data.ended_at !== void 0) {
let data21 = data.ended_at;
if (typeof data21 !== "string" && data21 !== null) {
const err62 = { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err62];
} else {
vErrors.push(err62);
}
errors++;
}
if (typeof data21 === "string") {
if (!formats02.validate(data21)) {
const err63 = { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
if (vErrors === null) {
vErrors = [err63];
} else {
vErrors.push(err63);
}
errors++;
}
}
}
} else {
const err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err64];
} else {
vErrors.push(err64);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.next_cursor === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" }, message: "must have required property 'next_cursor'" };
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
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema55.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e3) {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate105(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate105.errors);
errors = vErrors.length;
}
}
} else {
const err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
}
if (data.next_cursor !== void 0) {
let data3 = data.next_cursor;
if (typeof data3 !== "string" && data3 !== null) {
const err7 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (typeof data3 === "string") {
if (func22(data3) > 8192) {
const err8 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
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
validate104.errors = vErrors;
return errors === 0;
}
var RequestRecord = validate105;
var Statement = validate111;
var schema59 = { "type": "object", "required": ["object", "account_id", "account_name", "month", "from", "to", "is_complete", "currency", "opening_balance", "closing_balance", "usage_total", "entries_total", "usage", "entries", "chain_head", "as_of"], "properties": { "object": { "type": "string", "enum": ["statement"] }, "account_id": { "type": "string", "maxLength": 128 }, "account_name": { "type": "string", "maxLength": 4096 }, "month": { "type": "string", "maxLength": 7, "pattern": "^[0-9]{4}-[0-9]{2}$" }, "from": { "type": "string", "format": "date-time" }, "to": { "type": "string", "format": "date-time" }, "is_complete": { "type": "boolean" }, "currency": { "type": "string", "enum": ["USD"] }, "opening_balance": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "closing_balance": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "usage_total": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "entries_total": { "type": "string", "maxLength": 64, "pattern": "^-?[0-9]+(\\.[0-9]+)?$" }, "usage": { "type": "array", "maxItems": 1e5, "items": { "$ref": "StatementUsage" } }, "entries": { "type": "array", "items": { "$ref": "StatementEntry" } }, "chain_head": { "type": "string", "maxLength": 64, "nullable": true, "pattern": "^[0-9a-f]{64}$" }, "as_of": { "type": "string", "format": "date-time" } } };
var pattern52 = new RegExp("^[0-9]{4}-[0-9]{2}$", "u");
var pattern57 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (func22(data0) > 10) {
const err6 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!pattern57.test(data0)) {
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
if (func22(data1) > 4096) {
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
if (func22(data5) > 64) {
const err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (!pattern23.test(data5)) {
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
validate112.errors = vErrors;
return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (!formats02.validate(data0)) {
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
if (func22(data1) > 64) {
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
if (func22(data2) > 4096) {
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
if (func22(data3) > 65536) {
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
if (func22(data4) > 64) {
const err13 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (!pattern23.test(data4)) {
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
validate114.errors = vErrors;
return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
const err17 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema59.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func22(data1) > 128) {
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
if (func22(data2) > 4096) {
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
if (func22(data3) > 7) {
const err22 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern52.test(data3)) {
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
if (!formats02.validate(data4)) {
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
if (!formats02.validate(data5)) {
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
const err31 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema59.properties.currency.enum }, message: "must be equal to one of the allowed values" };
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
if (func22(data8) > 64) {
const err32 = { instancePath: instancePath + "/opening_balance", schemaPath: "#/properties/opening_balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err32];
} else {
vErrors.push(err32);
}
errors++;
}
if (!pattern23.test(data8)) {
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
if (func22(data9) > 64) {
const err35 = { instancePath: instancePath + "/closing_balance", schemaPath: "#/properties/closing_balance/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err35];
} else {
vErrors.push(err35);
}
errors++;
}
if (!pattern23.test(data9)) {
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
if (func22(data10) > 64) {
const err38 = { instancePath: instancePath + "/usage_total", schemaPath: "#/properties/usage_total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err38];
} else {
vErrors.push(err38);
}
errors++;
}
if (!pattern23.test(data10)) {
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
if (func22(data11) > 64) {
const err41 = { instancePath: instancePath + "/entries_total", schemaPath: "#/properties/entries_total/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err41];
} else {
vErrors.push(err41);
}
errors++;
}
if (!pattern23.test(data11)) {
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
if (!validate112(data12[i0], { instancePath: instancePath + "/usage/" + i0, parentData: data12, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate112.errors);
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
if (!validate114(data14[i1], { instancePath: instancePath + "/entries/" + i1, parentData: data14, parentDataProperty: i1, rootData })) {
vErrors = joinErrors(vErrors, validate114.errors);
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
if (func22(data16) > 64) {
const err48 = { instancePath: instancePath + "/chain_head", schemaPath: "#/properties/chain_head/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err48];
} else {
vErrors.push(err48);
}
errors++;
}
if (!pattern24.test(data16)) {
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
if (!formats02.validate(data17)) {
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
validate111.errors = vErrors;
return errors === 0;
}
var StatementDocument = validate116;
var schema62 = { "type": "object", "required": ["object", "name", "media_type", "text"], "properties": { "object": { "type": "string", "enum": ["document"] }, "name": { "type": "string", "maxLength": 256 }, "media_type": { "type": "string", "enum": ["text/html", "text/csv"] }, "text": { "type": "string" } } };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.name === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.media_type === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "media_type" }, message: "must have required property 'media_type'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.text === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "document")) {
const err5 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema62.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (func22(data1) > 256) {
const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
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
if (data.media_type !== void 0) {
let data2 = data.media_type;
if (typeof data2 !== "string") {
const err8 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
if (!(data2 === "text/html" || data2 === "text/csv")) {
const err9 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/enum", keyword: "enum", params: { allowedValues: schema62.properties.media_type.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.text !== void 0) {
if (typeof data.text !== "string") {
const err10 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate116.errors = vErrors;
return errors === 0;
}
var UpstreamList = validate117;
var schema63 = { "type": "object", "required": ["object", "data"], "properties": { "object": { "type": "string", "enum": ["list"] }, "data": { "type": "array", "maxItems": 1e5, "items": { "$ref": "Upstream" } } } };
var schema64 = { "type": "object", "required": ["object", "model", "upstream", "kind", "base_url", "dialect", "reason", "quirks"], "properties": { "object": { "type": "string", "enum": ["upstream"] }, "model": { "type": "string", "maxLength": 4096 }, "upstream": { "type": "string", "maxLength": 65536 }, "kind": { "type": "string", "maxLength": 256 }, "base_url": { "type": "string", "maxLength": 65536 }, "dialect": { "type": "string", "maxLength": 256 }, "reason": { "type": "string", "enum": ["file", "preset", "host", "default"] }, "quirks": { "$ref": "Quirks" } } };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
validate119.errors = vErrors;
return errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.model === void 0) {
const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
if (vErrors === null) {
vErrors = [err1];
} else {
vErrors.push(err1);
}
errors++;
}
if (data.upstream === void 0) {
const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream" }, message: "must have required property 'upstream'" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (data.kind === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.base_url === void 0) {
const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (data.dialect === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dialect" }, message: "must have required property 'dialect'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.reason === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.quirks === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quirks" }, message: "must have required property 'quirks'" };
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
if (!(data0 === "upstream")) {
const err9 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema64.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.model !== void 0) {
let data1 = data.model;
if (typeof data1 === "string") {
if (func22(data1) > 4096) {
const err10 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
} else {
const err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
}
if (data.upstream !== void 0) {
let data2 = data.upstream;
if (typeof data2 === "string") {
if (func22(data2) > 65536) {
const err12 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
} else {
const err13 = { instancePath: instancePath + "/upstream", schemaPath: "#/properties/upstream/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
}
if (data.kind !== void 0) {
let data3 = data.kind;
if (typeof data3 === "string") {
if (func22(data3) > 256) {
const err14 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
} else {
const err15 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
if (data.base_url !== void 0) {
let data4 = data.base_url;
if (typeof data4 === "string") {
if (func22(data4) > 65536) {
const err16 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
} else {
const err17 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
}
if (data.dialect !== void 0) {
let data5 = data.dialect;
if (typeof data5 === "string") {
if (func22(data5) > 256) {
const err18 = { instancePath: instancePath + "/dialect", schemaPath: "#/properties/dialect/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
} else {
const err19 = { instancePath: instancePath + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
}
if (data.reason !== void 0) {
let data6 = data.reason;
if (typeof data6 !== "string") {
const err20 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
if (!(data6 === "file" || data6 === "preset" || data6 === "host" || data6 === "default")) {
const err21 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema64.properties.reason.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.quirks !== void 0) {
if (!validate119(data.quirks, { instancePath: instancePath + "/quirks", parentData: data, parentDataProperty: "quirks", rootData })) {
vErrors = joinErrors(vErrors, validate119.errors);
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
validate118.errors = vErrors;
return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err2 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err2];
} else {
vErrors.push(err2);
}
errors++;
}
if (!(data0 === "list")) {
const err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema63.properties.object.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data1)) {
if (data1.length > 1e5) {
const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate118(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate118.errors);
errors = vErrors.length;
}
}
} else {
const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate117.errors = vErrors;
return errors === 0;
}
var UsageReport = validate122;
var schema66 = { "type": "object", "required": ["object", "by", "data", "next_cursor"], "properties": { "object": { "type": "string", "enum": ["list"] }, "by": { "type": "string", "enum": ["model", "key", "account", "upstream", "day", "hour"] }, "data": { "type": "array", "maxItems": 1e3, "items": { "$ref": "UsageGroup" } }, "next_cursor": { "type": "string", "maxLength": 8192, "nullable": true } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.upstream_cost === void 0) {
const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upstream_cost" }, message: "must have required property 'upstream_cost'" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
if (data.margin === void 0) {
const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "margin" }, message: "must have required property 'margin'" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (data.requests_without_cost === void 0) {
const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests_without_cost" }, message: "must have required property 'requests_without_cost'" };
if (vErrors === null) {
vErrors = [err7];
} else {
vErrors.push(err7);
}
errors++;
}
if (data.group !== void 0) {
let data0 = data.group;
if (typeof data0 === "string") {
if (func22(data0) > 65536) {
const err8 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
} else {
const err9 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err9];
} else {
vErrors.push(err9);
}
errors++;
}
}
if (data.requests !== void 0) {
let data1 = data.requests;
if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
const err10 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data1 == "number" && isFinite(data1)) {
if (data1 > 9007199254740991 || isNaN(data1)) {
const err11 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
if (data1 < 0 || isNaN(data1)) {
const err12 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err12];
} else {
vErrors.push(err12);
}
errors++;
}
}
}
if (data.prompt_tokens !== void 0) {
let data2 = data.prompt_tokens;
if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
const err13 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err13];
} else {
vErrors.push(err13);
}
errors++;
}
if (typeof data2 == "number" && isFinite(data2)) {
if (data2 > 9007199254740991 || isNaN(data2)) {
const err14 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err14];
} else {
vErrors.push(err14);
}
errors++;
}
if (data2 < 0 || isNaN(data2)) {
const err15 = { instancePath: instancePath + "/prompt_tokens", schemaPath: "#/properties/prompt_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err15];
} else {
vErrors.push(err15);
}
errors++;
}
}
}
if (data.completion_tokens !== void 0) {
let data3 = data.completion_tokens;
if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
const err16 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err16];
} else {
vErrors.push(err16);
}
errors++;
}
if (typeof data3 == "number" && isFinite(data3)) {
if (data3 > 9007199254740991 || isNaN(data3)) {
const err17 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err17];
} else {
vErrors.push(err17);
}
errors++;
}
if (data3 < 0 || isNaN(data3)) {
const err18 = { instancePath: instancePath + "/completion_tokens", schemaPath: "#/properties/completion_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err18];
} else {
vErrors.push(err18);
}
errors++;
}
}
}
if (data.charge !== void 0) {
let data4 = data.charge;
if (typeof data4 === "string") {
if (func22(data4) > 64) {
const err19 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err19];
} else {
vErrors.push(err19);
}
errors++;
}
if (!pattern23.test(data4)) {
const err20 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err20];
} else {
vErrors.push(err20);
}
errors++;
}
} else {
const err21 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err21];
} else {
vErrors.push(err21);
}
errors++;
}
}
if (data.upstream_cost !== void 0) {
let data5 = data.upstream_cost;
if (typeof data5 === "string") {
if (func22(data5) > 64) {
const err22 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err22];
} else {
vErrors.push(err22);
}
errors++;
}
if (!pattern23.test(data5)) {
const err23 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err23];
} else {
vErrors.push(err23);
}
errors++;
}
} else {
const err24 = { instancePath: instancePath + "/upstream_cost", schemaPath: "#/properties/upstream_cost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err24];
} else {
vErrors.push(err24);
}
errors++;
}
}
if (data.margin !== void 0) {
let data6 = data.margin;
if (typeof data6 === "string") {
if (func22(data6) > 64) {
const err25 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
if (vErrors === null) {
vErrors = [err25];
} else {
vErrors.push(err25);
}
errors++;
}
if (!pattern23.test(data6)) {
const err26 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
if (vErrors === null) {
vErrors = [err26];
} else {
vErrors.push(err26);
}
errors++;
}
} else {
const err27 = { instancePath: instancePath + "/margin", schemaPath: "#/properties/margin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err27];
} else {
vErrors.push(err27);
}
errors++;
}
}
if (data.requests_without_cost !== void 0) {
let data7 = data.requests_without_cost;
if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
const err28 = { instancePath: instancePath + "/requests_without_cost", schemaPath: "#/properties/requests_without_cost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
if (vErrors === null) {
vErrors = [err28];
} else {
vErrors.push(err28);
}
errors++;
}
if (typeof data7 == "number" && isFinite(data7)) {
if (data7 > 9007199254740991 || isNaN(data7)) {
const err29 = { instancePath: instancePath + "/requests_without_cost", schemaPath: "#/properties/requests_without_cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
if (vErrors === null) {
vErrors = [err29];
} else {
vErrors.push(err29);
}
errors++;
}
if (data7 < 0 || isNaN(data7)) {
const err30 = { instancePath: instancePath + "/requests_without_cost", schemaPath: "#/properties/requests_without_cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
if (vErrors === null) {
vErrors = [err30];
} else {
vErrors.push(err30);
}
errors++;
}
}
}
} else {
const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
if (vErrors === null) {
vErrors = [err31];
} else {
vErrors.push(err31);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
if (data.next_cursor === void 0) {
const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" }, message: "must have required property 'next_cursor'" };
if (vErrors === null) {
vErrors = [err3];
} else {
vErrors.push(err3);
}
errors++;
}
if (data.object !== void 0) {
let data0 = data.object;
if (typeof data0 !== "string") {
const err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err4];
} else {
vErrors.push(err4);
}
errors++;
}
if (!(data0 === "list")) {
const err5 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema66.properties.object.enum }, message: "must be equal to one of the allowed values" };
if (vErrors === null) {
vErrors = [err5];
} else {
vErrors.push(err5);
}
errors++;
}
}
if (data.by !== void 0) {
let data1 = data.by;
if (typeof data1 !== "string") {
const err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err6];
} else {
vErrors.push(err6);
}
errors++;
}
if (!(data1 === "model" || data1 === "key" || data1 === "account" || data1 === "upstream" || data1 === "day" || data1 === "hour")) {
const err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema66.properties.by.enum }, message: "must be equal to one of the allowed values" };
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
if (Array.isArray(data2)) {
if (data2.length > 1e3) {
const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
if (vErrors === null) {
vErrors = [err8];
} else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for (let i0 = 0; i0 < len0; i0++) {
if (!validate123(data2[i0], { instancePath: instancePath + "/data/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
vErrors = joinErrors(vErrors, validate123.errors);
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
if (data.next_cursor !== void 0) {
let data4 = data.next_cursor;
if (typeof data4 !== "string" && data4 !== null) {
const err10 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
if (vErrors === null) {
vErrors = [err10];
} else {
vErrors.push(err10);
}
errors++;
}
if (typeof data4 === "string") {
if (func22(data4) > 8192) {
const err11 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
if (vErrors === null) {
vErrors = [err11];
} else {
vErrors.push(err11);
}
errors++;
}
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
validate122.errors = vErrors;
return errors === 0;
}

// generated:entry
var AccountCreation3 = createValidator(AccountCreation, AccountCreation2);
var AccountUpdate3 = createValidator(AccountUpdate, AccountUpdate2);
var CorrectionAmount3 = createValidator(CorrectionAmount, CorrectionAmount2);
var CreditAmount3 = createValidator(CreditAmount, CreditAmount2);
var KeyCreation3 = createValidator(KeyCreation, KeyCreation2);
var KeyRotation3 = createValidator(KeyRotation, KeyRotation2);
var KeyUpdate3 = createValidator(KeyUpdate, KeyUpdate2);
var ProbeRequest3 = createValidator(ProbeRequest, ProbeRequest2);
export {
Account,
AccountCreation3 as AccountCreation,
AccountList,
AccountUpdate3 as AccountUpdate,
ActivityReport,
Actor,
AuditPage,
CorrectionAmount3 as CorrectionAmount,
CreatedKey,
CreditAmount3 as CreditAmount,
EntryPage,
ErrorResponse,
Key,
KeyCreation3 as KeyCreation,
KeyList,
KeyRotation3 as KeyRotation,
KeyUpdate3 as KeyUpdate,
LedgerVerification,
LiveReport,
ModelList,
PlanList,
PostedAccount,
ProbeReport,
ProbeRequest3 as ProbeRequest,
Reload,
RequestPage,
RequestRecord,
Statement,
StatementDocument,
UpstreamList,
UsageReport
};
