import type { Issue } from "./gateway-error.ts";

/** Maximum issues in one error. A hostile body may break a rule a million times. */
export const ISSUES_MAX = 50;

/** Number of issues that a message states in full. The details list all issues. */
const SENTENCES_MAX = 5;

/** Returns the message of a refusal, which names every unknown field. */
export function describeIssues(issues: readonly Issue[]): string {
  const rest = issues.slice(SENTENCES_MAX);
  const unknown = rest.filter(isUnknownField).map((issue) => issue.pointer.slice(1));
  const others = rest.length - unknown.length;
  const sentences = issues.slice(0, SENTENCES_MAX).map(sentence);
  if (unknown.length > 0) sentences.push(`Further unknown fields: ${unknown.join(", ")}.`);
  if (others > 0)
    sentences.push(`${others} more ${others === 1 ? "issue" : "issues"} in the details.`);
  return withEnd(sentences, issues);
}

/**
 * Returns the same message with each issue's vendor form in parentheses after our own sentence.
 * Coding agents search the message for this form and then omit the refused part. For issues that
 * are not stated in full, only the forms are included.
 */
export function describeVendorForms(issues: readonly Issue[]): string {
  const sentences = issues
    .slice(0, SENTENCES_MAX)
    .map((issue) => `${sentence(issue)}${inParentheses(issue)}`);
  const rest = issues.slice(SENTENCES_MAX);
  if (rest.length > 0) {
    sentences.push(`Further issues:${rest.map(inParentheses).join("")}.`);
  }
  return withEnd(sentences, issues);
}

/** Returns whether the issue is a field that the contract does not define. */
export function isUnknownField(issue: Issue): boolean {
  return issue.rule === "additionalProperties";
}

function sentence({ message, hint }: Issue): string {
  return hint === undefined || message.endsWith("?") ? message : `${message} ${hint}`;
}

function inParentheses({ vendorForm, pointer }: Issue): string {
  return ` (${vendorForm ?? pointer})`;
}

function withEnd(sentences: readonly string[], issues: readonly Issue[]): string {
  const end =
    issues.length >= ISSUES_MAX ? [`Only the first ${ISSUES_MAX} issues are listed.`] : [];
  return [...sentences, ...end].join(" ");
}
