import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { isUnknownField, describeIssues } from "../../core/errors/describe-issues.ts";

/**
 * Returns the 400 error for a body that violates the contract; its message names every unknown
 * field.
 */
export function explainRefusal(issues: readonly Issue[]): GatewayError {
  const kind = issues.some(isUnknownField) ? "unknown-field" : "invalid-request";
  return new GatewayError(kind, describeIssues(issues), { issues });
}
