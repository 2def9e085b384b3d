import type { Issue } from "./gateway-error.ts";

/** Most issues in one error; a hostile body may break a rule a million times. */
export const ISSUES_MAX = 50;

/** Issues that a message states in full; the details list all of them. */
const SENTENCES_MAX = 5;

/** The message of a refusal; it names every unknown field. */
export function wordIssues(issues: readonly Issue[]): string {
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
 * The same with each issue's vendor form in parentheses behind our own sentence: coding agents
 * search the message for it and then leave out what was refused. Of the issues that are not stated
 * in full, the forms alone.
 */
export function wordVendorForms(issues: readonly Issue[]): string {
  const sentences = issues
    .slice(0, SENTENCES_MAX)
    .map((issue) => `${sentence(issue)}${inParentheses(issue)}`);
  const rest = issues.slice(SENTENCES_MAX);
  if (rest.length > 0) {
    sentences.push(`Further issues:${rest.map(inParentheses).join("")}.`);
  }
  return withEnd(sentences, issues);
}

/** Whether the issue is a field that the contract does not have. */
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
