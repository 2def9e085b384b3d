/**
 * Part of a contract's pattern that refuses control characters (Unicode category Cc). JavaScript,
 * Java, Python and Go read this form identically, unlike `\u0000` and `\p{Cc}`.
 */
const NO_CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;

/** Returns the number of characters of a text in Unicode code points, like JSON Schema. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const isPair = (text.codePointAt(at) ?? 0) > 0xff_ff;
    if (!isPair) continue;
    count -= 1;
    at += 1;
  }
  return count;
}

const dollars = "must be US dollars such as 10.00, with at most 9 digits after the point";

/** Descriptions of the contracts' patterns for the values of requests. */
const forms: Readonly<Record<string, string>> = {
  "^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|[1-9]|1[0-9]|2[0-8])$":
    "must be a weekday, such as monday, or a day of the month from 1 to 28",
  [String.raw`^[0-9]{1,7}(\.[0-9]{1,9})?$`]: `${dollars} and at most 9,000,000`,
  [String.raw`^-?[0-9]{1,7}(\.[0-9]{1,9})?$`]: `${dollars} and at most 9,000,000; a minus may precede it`,
  [String.raw`^https?://[^\s\x00-\x1f\x7f-\x9f]+$`]:
    "must be an address such as https://acme.example/hook, without spaces",
  [String.raw`^[^\s@\x00-\x1f\x7f-\x9f]+@[^\s@\x00-\x1f\x7f-\x9f]+$`]:
    "must be an e-mail address such as ops@acme.example",
  "^[0-9]{4}-[0-9]{2}$": "must be a month such as 2026-11",
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "must be a day such as 2026-11-30",
  "^([1-9][0-9]{0,2}|1000)$": "must be a whole number from 1 to 1000",
  "^([1-9][0-9]?|100)$": "must be a whole number from 1 to 100",
  "^[1-9][0-9]{2}$": "must be an HTTP status such as 400",
  "^[!-~]+$": "must consist of printable ASCII characters without spaces",
  [String.raw`^[!#-\[\]-~]+$`]: `must consist of printable ASCII characters without spaces, " and \\`,
  [String.raw`^(?:[^*\s\x00-\x1f\x7f-\x9f]+\*?|\*)$`]:
    "must be a model id, the start of one followed by *, or * for all models",
  [String.raw`^[^\x00-\x1f\x7f-\x9f,]+(,[^\x00-\x1f\x7f-\x9f,]+){0,99}$`]:
    "must be a list of at most 100 ids, separated by commas",
};

/** Returns whether a text is a moment in the form of RFC 3339. */
export function isMoment(text: string): boolean {
  const form = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;
  return form.test(text) && !Number.isNaN(Date.parse(text));
}

/** Describes why a pattern refuses a text. */
export function wordPatternFault(pattern: string, text: string): string {
  if (pattern.includes(NO_CONTROLS)) {
    const at = text.search(/\p{Cc}/u);
    if (at >= 0) return `contains a control character at index ${indexOf(text, at)}`;
  }
  if (forms[pattern] !== undefined) return forms[pattern];
  return text.trim() === "" ? "must not be blank" : "does not have the required form";
}

/** Describes why a text is not well-formed Unicode; null if it is well-formed. */
export function wordIllFormed(text: string): string | null {
  if (text.isWellFormed()) return null;
  const at = text.search(/\p{Cs}/u);
  return `is not well-formed Unicode: it contains half of a surrogate pair at index ${indexOf(text, at)}`;
}

/** Converts the index of a character from UTF-16 units to code points. */
function indexOf(text: string, at: number): number {
  return countCharacters(text.slice(0, at));
}
