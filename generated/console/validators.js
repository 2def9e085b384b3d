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

// generated:entry
var KeyCreation = validate21;
var func2 = require_ucs2length().default;
var pattern0 = new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]*$", "u");
var pattern1 = new RegExp("^(?:[^*\\s\\x00-\\x1f\\x7f-\\x9f]+\\*?|\\*)$", "u");
var pattern2 = new RegExp("^[0-9]{1,7}(\\.[0-9]{1,9})?$", "u");
var schema7 = { "type": "object", "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] }, "time_zone": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, "resets_on": { "type": "string", "maxLength": 16, "pattern": "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$" } } };
var pattern5 = new RegExp("^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$", "u");
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
if (!(key0 === "limit" || key0 === "period" || key0 === "time_zone" || key0 === "resets_on")) {
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
if (!pattern2.test(data0)) {
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
if (valid0) {
if (data.time_zone !== void 0) {
let data2 = data.time_zone;
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (func2(data2) > 64) {
validate22.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
return false;
} else {
if (data2.length < 1) {
validate22.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data2)) {
validate22.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]*$"' }];
return false;
}
}
}
} else {
validate22.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs6 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.resets_on !== void 0) {
let data3 = data.resets_on;
const _errs8 = errors;
if (errors === _errs8) {
if (typeof data3 === "string") {
if (func2(data3) > 16) {
validate22.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }];
return false;
} else {
if (!pattern5.test(data3)) {
validate22.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/pattern", keyword: "pattern", params: { pattern: "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$" }, message: 'must match pattern "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$"' }];
return false;
}
}
} else {
validate22.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
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
validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
var formats0 = require_formats().fullFormats["date-time"];
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.label !== void 0) {
let data0 = data.label;
const _errs2 = errors;
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 200) {
validate21.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data0.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data0)) {
validate21.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]*$"' }];
return false;
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs2 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.models !== void 0) {
let data1 = data.models;
const _errs4 = errors;
if (errors === _errs4) {
if (Array.isArray(data1)) {
if (data1.length > 100) {
validate21.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
return false;
} else {
if (data1.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
let data2 = data1[i0];
const _errs6 = errors;
if (errors === _errs6) {
if (typeof data2 === "string") {
if (func2(data2) > 512) {
validate21.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
return false;
} else {
if (data2.length < 1) {
validate21.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern1.test(data2)) {
validate21.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s\\x00-\\x1f\\x7f-\\x9f]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s\\x00-\\x1f\\x7f-\\x9f]+\\*?|\\*)$"' }];
return false;
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid1 = _errs6 === errors;
if (!valid1) {
break;
}
}
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
}
var valid0 = _errs4 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.spending_limit !== void 0) {
let data3 = data.spending_limit;
const _errs8 = errors;
if (errors === _errs8) {
if (typeof data3 === "string") {
if (func2(data3) > 32) {
validate21.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern2.test(data3)) {
validate21.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate21.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs8 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.budget !== void 0) {
const _errs10 = errors;
if (!validate22(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.expires_at !== void 0) {
let data5 = data.expires_at;
const _errs11 = errors;
if (errors === _errs11) {
if (errors === _errs11) {
if (typeof data5 === "string") {
if (!formats0.validate(data5)) {
validate21.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
return false;
}
} else {
validate21.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
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
} else {
validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
var KeyRevocation = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "confirm")) {
validate24.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.confirm !== void 0) {
if (typeof data.confirm !== "boolean") {
validate24.errors = [{ instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
return false;
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
var KeyRotation = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "overlap_seconds")) {
validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.overlap_seconds !== void 0) {
let data0 = data.overlap_seconds;
const _errs2 = errors;
if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
validate25.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
return false;
}
if (errors === _errs2) {
if (typeof data0 == "number" && isFinite(data0)) {
if (data0 > 604800 || isNaN(data0)) {
validate25.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800" }];
return false;
} else {
if (data0 < 0 || isNaN(data0)) {
validate25.errors = [{ instancePath: instancePath + "/overlap_seconds", schemaPath: "#/properties/overlap_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
return false;
}
}
}
}
}
}
} else {
validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
var KeyUpdate = validate26;
var schema11 = { "type": "object", "nullable": true, "additionalProperties": false, "required": ["limit", "period"], "properties": { "limit": { "type": "string", "maxLength": 32, "pattern": "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, "period": { "type": "string", "enum": ["day", "week", "month"] }, "time_zone": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, "resets_on": { "type": "string", "maxLength": 16, "pattern": "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$" } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
let missing0;
if (data.limit === void 0 && (missing0 = "limit") || data.period === void 0 && (missing0 = "period")) {
validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
return false;
} else {
const _errs2 = errors;
for (const key0 in data) {
if (!(key0 === "limit" || key0 === "period" || key0 === "time_zone" || key0 === "resets_on")) {
validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
validate27.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern2.test(data0)) {
validate27.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
return false;
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate27.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (!(data1 === "day" || data1 === "week" || data1 === "month")) {
validate27.errors = [{ instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema11.properties.period.enum }, message: "must be equal to one of the allowed values" }];
return false;
}
var valid0 = _errs5 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.time_zone !== void 0) {
let data2 = data.time_zone;
const _errs7 = errors;
if (errors === _errs7) {
if (typeof data2 === "string") {
if (func2(data2) > 64) {
validate27.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
return false;
} else {
if (data2.length < 1) {
validate27.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data2)) {
validate27.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]*$"' }];
return false;
}
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
}
var valid0 = _errs7 === errors;
} else {
var valid0 = true;
}
if (valid0) {
if (data.resets_on !== void 0) {
let data3 = data.resets_on;
const _errs9 = errors;
if (errors === _errs9) {
if (typeof data3 === "string") {
if (func2(data3) > 16) {
validate27.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }];
return false;
} else {
if (!pattern5.test(data3)) {
validate27.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/pattern", keyword: "pattern", params: { pattern: "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$" }, message: 'must match pattern "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$"' }];
return false;
}
}
} else {
validate27.errors = [{ instancePath: instancePath + "/resets_on", schemaPath: "#/properties/resets_on/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
}
validate27.errors = vErrors;
return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
let vErrors = null;
let errors = 0;
if (errors === 0) {
if (data && typeof data == "object" && !Array.isArray(data)) {
if (Object.keys(data).length < 1) {
validate26.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
return false;
} else {
const _errs1 = errors;
for (const key0 in data) {
if (!(key0 === "label" || key0 === "models" || key0 === "spending_limit" || key0 === "budget" || key0 === "expires_at")) {
validate26.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
return false;
break;
}
}
if (_errs1 === errors) {
if (data.label !== void 0) {
let data0 = data.label;
const _errs2 = errors;
if (typeof data0 !== "string" && data0 !== null) {
validate26.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs2) {
if (typeof data0 === "string") {
if (func2(data0) > 200) {
validate26.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
return false;
} else {
if (data0.length < 1) {
validate26.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern0.test(data0)) {
validate26.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]*$"' }];
return false;
}
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
validate26.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
return false;
}
if (errors === _errs5) {
if (Array.isArray(data1)) {
if (data1.length > 100) {
validate26.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
return false;
} else {
if (data1.length < 1) {
validate26.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
return false;
} else {
var valid1 = true;
const len0 = data1.length;
for (let i0 = 0; i0 < len0; i0++) {
let data2 = data1[i0];
const _errs8 = errors;
if (errors === _errs8) {
if (typeof data2 === "string") {
if (func2(data2) > 512) {
validate26.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
return false;
} else {
if (data2.length < 1) {
validate26.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
return false;
} else {
if (!pattern1.test(data2)) {
validate26.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^*\\s\\x00-\\x1f\\x7f-\\x9f]+\\*?|\\*)$" }, message: 'must match pattern "^(?:[^*\\s\\x00-\\x1f\\x7f-\\x9f]+\\*?|\\*)$"' }];
return false;
}
}
}
} else {
validate26.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
validate26.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs10) {
if (typeof data3 === "string") {
if (func2(data3) > 32) {
validate26.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
return false;
} else {
if (!pattern2.test(data3)) {
validate26.errors = [{ instancePath: instancePath + "/spending_limit", schemaPath: "#/properties/spending_limit/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,7}(\\.[0-9]{1,9})?$" }, message: 'must match pattern "^[0-9]{1,7}(\\.[0-9]{1,9})?$"' }];
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
if (!validate27(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData })) {
vErrors = joinErrors(vErrors, validate27.errors);
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
validate26.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
return false;
}
if (errors === _errs14) {
if (errors === _errs14) {
if (typeof data5 === "string") {
if (!formats0.validate(data5)) {
validate26.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
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
validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
export {
KeyCreation,
KeyRevocation,
KeyRotation,
KeyUpdate
};
