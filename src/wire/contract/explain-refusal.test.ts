import { describe, expect, test } from "vitest";
import type { ContractDocument } from "../../../generated/document.ts";
import type { ValidationError, Validator } from "../../../generated/validators.js";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { createCheckParameters, type RawParameters } from "./check-parameters.ts";
import { explainRefusal, refusalOf } from "./explain-refusal.ts";
import { bindSchemas } from "./json-schema.ts";

const issue = (at: number, more: Partial<Issue> = {}): Issue => ({
  pointer: `/f${at}`,
  rule: "type",
  message: `M${at}.`,
  ...more,
});
const unknown = (at: number): Issue => issue(at, { rule: "additionalProperties" });
const issues = (count: number): Issue[] => Array.from({ length: count }, (_, at) => issue(at));

describe("a refusal", () => {
  test.each<[string, readonly Issue[], string]>([
    ["states an issue with its hint", [issue(1, { hint: "Do so." })], "M1. Do so."],
    ["repeats no hint after a question", [issue(1, { message: "A?", hint: "Do so." })], "A?"],
    ["states five issues", issues(5), "M0. M1. M2. M3. M4."],
    ["counts one more", issues(6), "M0. M1. M2. M3. M4. 1 more issue in the details."],
    ["counts two more", issues(7), "M0. M1. M2. M3. M4. 2 more issues in the details."],
    [
      "names every unknown field, and does not count it again",
      [...issues(5), unknown(7), issue(8), unknown(9)],
      "M0. M1. M2. M3. M4. Further unknown fields: f7, f9. 1 more issue in the details.",
    ],
    [
      "omits the count if all further issues are unknown fields",
      [...issues(5), unknown(7)],
      "M0. M1. M2. M3. M4. Further unknown fields: f7.",
    ],
  ])("%s", (_fact, list, message) => {
    expect(explainRefusal(list)).toMatchObject({ message, issues: list });
  });

  test("reports that the list of issues may be incomplete", () => {
    expect(explainRefusal(issues(49)).message).not.toContain("Only the first");
    expect(explainRefusal(issues(50)).message).toMatch(/ Only the first 50 issues are listed\.$/);
  });

  test("is about an unknown field if any issue is", () => {
    expect(explainRefusal([issue(1), unknown(2)]).kind).toBe("unknown-field");
    expect(explainRefusal([issue(1), issue(2)]).kind).toBe("invalid-request");
  });

  test("uses the validator's message for the deepest place if no issue was found", () => {
    const error = (instancePath: string, keyword: string): ValidationError =>
      ({ instancePath, keyword, message: "must be so" }) as ValidationError;
    const refusal = (...errors: ValidationError[]): Error => {
      const validator = Object.assign(() => false, { errors });
      return refusalOf(
        {},
        {
          name: "Open",
          validator: validator as unknown as Validator<unknown>,
          schemas: bindSchemas({ Open: { type: "object" } }),
          hints: { fields: {}, names: {}, values: {}, places: {} },
        },
      );
    };
    expect(refusal(error("", "oneOf"), error("/a/b", "enum"), error("/a", "type"))).toMatchObject({
      message: "/a/b must be so.",
      issues: [{ pointer: "/a/b", rule: "enum" }],
    });
    expect(refusal(error("", "oneOf"))).toMatchObject({ message: "The body must be so." });
    expect(refusal()).toMatchObject({
      message: "The body breaks the contract.",
      issues: [{ pointer: "", rule: "contract" }],
    });
  });
});

describe("parameters", () => {
  const string = { type: "string", minLength: 2 };
  const operation = {
    operationId: "listA",
    parameters: [
      { name: "id", in: "path", required: true, schema: string },
      { name: "limit", in: "query", schema: { type: "string", pattern: "^[0-9]+$" } },
      { $ref: "#/components/parameters/Since" },
      { name: "x-a", in: "header", required: true, schema: string },
    ],
  };
  const since = { name: "since", in: "query", required: true, schema: string };
  const document: unknown = {
    paths: { "/a/{id}": { delete: { operationId: "dropA" }, patch: operation } },
    components: { parameters: { Since: since } },
  };
  const check = createCheckParameters(document as ContractDocument);
  /** Returns each issue as `pointer rule`. */
  function issuesOf(id: string, parameters: RawParameters): readonly string[] {
    try {
      check(id, parameters);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return error.issues.map(({ pointer, rule }) => `${pointer} ${rule}`);
    }
    return [];
  }

  test.each<[string, RawParameters, readonly string[]]>([
    ["all parameters", { path: { id: "ab" }, query: { limit: "1", since: "ab" } }, []],
    ["only the required parameters", { path: { id: "ab" }, query: { since: "ab" } }, []],
    ["none", { path: {}, query: {} }, ["/id required", "/since required"]],
    [
      "parameters in the wrong locations",
      { path: { since: "ab" }, query: { id: "ab" } },
      [
        "/since additionalProperties",
        "/id required",
        "/id additionalProperties",
        "/since required",
      ],
    ],
    [
      "invalid values",
      { path: { id: "a" }, query: { since: "ab", limit: "x" } },
      ["/id minLength", "/limit pattern"],
    ],
    [
      "a header in the query",
      { path: { id: "ab" }, query: { since: "ab", "x-a": "ab" } },
      ["/x-a additionalProperties"],
    ],
  ])("%s", (_fact, parameters, want) => {
    expect(issuesOf("listA", parameters)).toEqual(want);
  });

  test("parameters of an operation that takes none are refused", () => {
    expect(issuesOf("dropA", { path: {}, query: {} })).toEqual([]);
    expect(issuesOf("dropA", { path: {}, query: { a: "1" } })).toEqual(["/a additionalProperties"]);
  });
});
