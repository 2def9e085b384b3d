import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { isUnknownField, describeIssues } from "../../core/errors/describe-issues.ts";
import type { ValidationError, Validator } from "../../../generated/validators.js";
import { HintLookup, type HintTable } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import type { SchemaLookup } from "./json-schema.ts";
import { isAdmitted, type UnlistedProtocol } from "./admit-unlisted.ts";

/**
 * Returns the 400 error for a body that violates the contract; its message names every unknown
 * field.
 */
export function explainRefusal(issues: readonly Issue[]): GatewayError {
  const kind = issues.some(isUnknownField) ? "unknown-field" : "invalid-request";
  return new GatewayError(kind, describeIssues(issues), { issues });
}

/** The component that refused a value. */
export interface RefusingComponent {
  /** The name of the component. */
  readonly name: string;
  /** The component's generated validator, which has just refused the value. */
  readonly validator: Validator<unknown>;
  readonly schemas: SchemaLookup;
  readonly hints: HintTable;
  /** Set for the requests of a protocol that has rules for unlisted fields. */
  readonly unlisted?: UnlistedProtocol;
}

/**
 * Returns the `GatewayError` that lists every issue of a value that its validator refused. `more`
 * are issues that a schema cannot express.
 */
export function refusalOf(
  value: unknown,
  { name, validator, schemas, hints, unlisted }: RefusingComponent,
  more: readonly Issue[] = [],
): Error {
  const issuesOfBody = new IssueFinder(schemas, new HintLookup(hints)).find(name, value);
  const found = issuesOfBody.map((issue) => {
    const isRemaining = more.some(({ pointer }) => `${pointer}/`.startsWith(`${issue.pointer}/`));
    const isLetIn = unlisted !== undefined && isAdmitted(unlisted, value, issue.pointer);
    return isLetIn && !isRemaining ? withSetting(issue) : issue;
  });
  const places = new Set(found.map(({ pointer }) => pointer));
  const issues = [...found, ...more.filter(({ pointer }) => !places.has(pointer))];
  return explainRefusal(issues.length > 0 ? issues : [deepestIssue(validator.errors ?? [])]);
}

const SETTING = '(Accepted if the operator sets "unlisted_fields": "ignore" for the plan or key.)';

/** Adds the setting to the hint of an issue that the body would not have with it. */
function withSetting(issue: Issue): Issue {
  return { ...issue, hint: issue.hint === undefined ? SETTING : `${issue.hint} ${SETTING}` };
}

/**
 * Returns the validator's own error, if the issue finder has reached its bound. Of the errors that
 * a union produces, the one with the longest path is the mistake.
 */
function deepestIssue(errors: readonly ValidationError[]): Issue {
  const [deepest] = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  const {
    instancePath = "",
    keyword = "contract",
    message = "breaks the contract",
  } = deepest ?? {};
  return {
    pointer: instancePath,
    rule: keyword,
    message: `${instancePath || "The body"} ${message}.`,
  };
}
