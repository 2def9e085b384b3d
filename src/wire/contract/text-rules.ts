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

/** Describes why a pattern refuses a text, if a plain description exists; otherwise null. */
export function wordPatternFault(pattern: string, text: string): string | null {
  if (pattern.includes(NO_CONTROLS)) {
    const at = text.search(/\p{Cc}/u);
    if (at >= 0) return `contains a control character at index ${indexOf(text, at)}`;
  }
  return text.trim() === "" ? "must not be blank" : null;
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
