import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { isUnknownField, wordIssues } from "../../core/errors/word-issues.ts";

/** The 400 of a body that breaks the contract; its message names every unknown field. */
export function explainRefusal(issues: readonly Issue[]): GatewayError {
  const kind = issues.some(isUnknownField) ? "unknown-field" : "invalid-request";
  return new GatewayError(kind, wordIssues(issues), { issues });
}
