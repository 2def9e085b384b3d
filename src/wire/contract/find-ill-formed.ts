import type { Issue } from "../../core/errors/gateway-error.ts";
import { ISSUES_MAX } from "../../core/errors/describe-issues.ts";
import { insidePhrase, pointerTo, subject, type Path } from "./issue-wording.ts";
import { wordIllFormed } from "./text-rules.ts";

/**
 * Returns an issue for each text within a JSON value that is not well-formed Unicode, including
 * field names. A schema cannot express this: half of a surrogate pair is a character in some
 * pattern languages and cannot be written in others. Stores replace it with U+FFFD, while hashes
 * cover the original text (RFC 7493, section 2.1, forbids it in JSON).
 */
export function findIllFormed(value: unknown, path: Path = []): readonly Issue[] {
  if (typeof value === "string") return issuesOf(value, path, subject(path));
  if (typeof value !== "object" || value === null) return [];
  const issues: Issue[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (issues.length >= ISSUES_MAX) break;
    const within = [...path, Array.isArray(value) ? Number(name) : name];
    issues.push(...issuesOf(name, within, `The name of a field ${insidePhrase(path)}`));
    issues.push(...findIllFormed(inner, within));
  }
  return issues;
}

/** An escape for half of a surrogate pair. */
const halfEscape = /\\u[dD]([89a-fA-F])[0-9a-fA-F]{2}/g;
const lowHalf = /\\u[dD][c-fC-F][0-9a-fA-F]{2}/y;
const BACKSLASH = 0x5c;

/**
 * Returns whether JSON text that was decoded from UTF-8 contains half of a surrogate pair; only an
 * escape can produce one. For text without these escapes, the cost is that of one search.
 */
export function containsHalfOfPair(json: string): boolean {
  halfEscape.lastIndex = 0;
  for (let found = halfEscape.exec(json); found !== null; found = halfEscape.exec(json)) {
    if (isEscaped(json, found.index)) {
      halfEscape.lastIndex = found.index + 1;
      continue;
    }
    lowHalf.lastIndex = halfEscape.lastIndex;
    const isHigh = /[89ab]/i.test(found[1] ?? "");
    if (!isHigh || !lowHalf.test(json)) return true;
    halfEscape.lastIndex = lowHalf.lastIndex;
  }
  return false;
}

/** Returns whether the backslash at `at` is itself escaped. */
function isEscaped(json: string, at: number): boolean {
  let before = 0;
  while (json.charCodeAt(at - 1 - before) === BACKSLASH) before += 1;
  return before % 2 === 1;
}

function issuesOf(text: string, path: Path, what: string): readonly Issue[] {
  const fault = wordIllFormed(text);
  if (fault === null) return [];
  return [{ pointer: pointerTo(path), rule: "well-formed", message: `${what} ${fault}.` }];
}
