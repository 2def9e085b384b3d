import type { Issue } from "../errors/gateway-error.ts";
import { ISSUES_MAX } from "./issue-finder.ts";
import { insidePhrase, pointerTo, subject, type Path } from "./issue-wording.ts";
import { wordIllFormed } from "./text-rules.ts";

/**
 * The texts within a JSON value that are not well-formed Unicode, each as an issue, names of fields
 * included. No schema can say it: half of a surrogate pair is a character to some pattern languages
 * and unwritable in others. Stores keep U+FFFD in its place, while hashes are of what was sent
 * (RFC 7493, section 2.1, forbids it in JSON).
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

function issuesOf(text: string, path: Path, what: string): readonly Issue[] {
  const fault = wordIllFormed(text);
  if (fault === null) return [];
  return [{ pointer: pointerTo(path), rule: "well-formed", message: `${what} ${fault}.` }];
}
