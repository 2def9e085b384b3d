import { describe, expect, test } from "vitest";
import type { Issue } from "./gateway-error.ts";
import { ISSUES_MAX, wordVendorForms } from "./word-issues.ts";

const issue = (at: number, more: Partial<Issue> = {}): Issue => ({
  pointer: `/f${at}`,
  rule: "type",
  message: `M${at}.`,
  vendorForm: `f${at}: V`,
  ...more,
});
const issues = (count: number): Issue[] => Array.from({ length: count }, (_, at) => issue(at));

describe("the vendor's forms", () => {
  test.each<[string, readonly Issue[], string]>([
    ["stand behind the sentence", [issue(1)], "M1. (f1: V)"],
    ["and behind its hint", [issue(1, { hint: "Do so." })], "M1. Do so. (f1: V)"],
    ["follow a question at once", [issue(1, { message: "A?", hint: "Do so." })], "A? (f1: V)"],
    [
      "stand behind each of five",
      issues(5),
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V)",
    ],
    [
      "are all that is said of one more",
      issues(6),
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V) Further issues: (f5: V).",
    ],
    [
      "are all that is said of further issues, whatever their rule",
      [...issues(5), issue(5, { rule: "additionalProperties" }), issue(6)],
      "M0. (f0: V) M1. (f1: V) M2. (f2: V) M3. (f3: V) M4. (f4: V) Further issues: (f5: V) (f6: V).",
    ],
  ])("%s", (_fact, list, message) => {
    expect(wordVendorForms(list)).toBe(message);
  });

  test("are as many as the issues; then the end of the list is said", () => {
    const message = wordVendorForms(issues(ISSUES_MAX));
    expect(message.match(/\(f\d+: V\)/g)).toHaveLength(ISSUES_MAX);
    expect(message).toMatch(/ Only the first 50 issues are listed\.$/);
    expect(wordVendorForms(issues(ISSUES_MAX - 1))).not.toContain("Only the first");
  });

  test("give way to the pointer of an issue that has none", () => {
    const { vendorForm: _none, ...bare } = issue(1);
    expect(wordVendorForms([bare, issue(2)])).toBe("M1. (/f1) M2. (f2: V)");
  });
});
