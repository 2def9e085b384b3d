import { GatewayError, type Issue } from "../errors/gateway-error.ts";
import { ISSUES_MAX } from "./issue-finder.ts";

/** Issues that the message states in full; the details list all of them. */
const SENTENCES_MAX = 5;

/** The 400 of a body that breaks the contract; its message names every unknown field. */
export function explainRefusal(issues: readonly Issue[]): GatewayError {
  const isUnknown = (issue: Issue) => issue.rule === "additionalProperties";
  const sentences = issues.slice(0, SENTENCES_MAX).map(sentence);
  const rest = issues.slice(SENTENCES_MAX);
  const unknown = rest.filter(isUnknown).map((issue) => issue.pointer.slice(1));
  if (unknown.length > 0) sentences.push(`Further unknown fields: ${unknown.join(", ")}.`);
  const others = rest.length - unknown.length;
  if (others > 0)
    sentences.push(`${others} more ${others === 1 ? "issue" : "issues"} in the details.`);
  if (issues.length >= ISSUES_MAX)
    sentences.push(`Only the first ${ISSUES_MAX} issues are listed.`);
  const kind = issues.some(isUnknown) ? "unknown-field" : "invalid-request";
  return new GatewayError(kind, sentences.join(" "), { issues });
}

function sentence({ message, hint }: Issue): string {
  return hint === undefined || message.endsWith("?") ? message : `${message} ${hint}`;
}
