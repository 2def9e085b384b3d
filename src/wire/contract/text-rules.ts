/**
 * How a pattern of the contract refuses control characters (Unicode's category Cc): in a form that
 * JavaScript, Java, Python and Go read alike, which `\u0000` and `\p{Cc}` are not.
 */
const NO_CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;

/** How many characters a text has, as JSON Schema counts them: Unicode code points. */
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

/** What is wrong with a text that a pattern refuses, as far as words tell it better; else null. */
export function wordPatternFault(pattern: string, text: string): string | null {
  if (pattern.includes(NO_CONTROLS)) {
    const at = text.search(/\p{Cc}/u);
    if (at >= 0) return `contains a control character at index ${indexOf(text, at)}`;
  }
  return text.trim() === "" ? "must not be blank" : null;
}

/** What is wrong with a text that is not well-formed Unicode; null if it is. */
export function wordIllFormed(text: string): string | null {
  if (text.isWellFormed()) return null;
  const at = text.search(/\p{Cs}/u);
  return `is not well-formed Unicode: it contains half of a surrogate pair at index ${indexOf(text, at)}`;
}

/** The index of a character in code points, by its index in UTF-16. */
function indexOf(text: string, at: number): number {
  return countCharacters(text.slice(0, at));
}
