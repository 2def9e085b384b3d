import { describe, expect, test } from "vitest";
import type { Issue } from "./gateway-error.ts";
import { ISSUES_MAX, describeVendorForms } from "./describe-issues.ts";

const issue = (at: number, more: Partial<Issue> = {}): Issue => ({
  pointer: `/f${at}`,
  rule: "type",
  message: `M${at}.`,
  vendorForm: `f${at}: V`,
  ...more,
});
const issues = (count: number): Issue[] => Array.from({ length: count }, (_, at) => issue(at));

describe("vendor forms", () => {
  test.each<[string, readonly Issue[], string]>([
    ["follow the sentence", [issue(1)], "M1. (f1: V)"],
    ["follow its hint", [issue(1, { hint: "Do so." })], "M1. Do so. (f1: V)"],
    ["follow a question at once", [issue(1, { message: "A?", hint: "Do so." })], "A? (f1: V)"],
    [
      "follow each of five sentences",
      issues(5),
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V)",
    ],
    [
      "replace the sentence of the sixth issue",
      issues(6),
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V) Further issues: (f5: V).",
    ],
    [
      "replace the sentences of further issues, whatever their rule",
      [...issues(5), issue(5, { rule: "additionalProperties" }), issue(6)],
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V) Further issues: (f5: V) (f6: V).",
    ],
  ])("%s", (_fact, list, message) => {
    expect(describeVendorForms(list)).toBe(message);
  });

  test("are as many as the issues; then the message reports that the list was cut", () => {
    const message = describeVendorForms(issues(ISSUES_MAX));
    expect(message.match(/\(f\d+: V\)/g)).toHaveLength(ISSUES_MAX);
    expect(message).toMatch(/ Only the first 50 issues are listed\.$/);
    expect(describeVendorForms(issues(ISSUES_MAX - 1))).not.toContain("Only the first");
  });

  test("are replaced by the pointer of an issue without a form", () => {
    const { vendorForm: _none, ...bare } = issue(1);
    expect(describeVendorForms([bare, issue(2)])).toBe("M1. (/f1) M2. (f2: V)");
  });
});
