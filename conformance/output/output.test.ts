import { expect, test } from "vitest";
import { escapeMarkup } from "./escape.ts";
import { renderHtml } from "./html.ts";
import { renderJunit } from "./junit.ts";
import { countResults, type Outcome, type Report } from "./report.ts";
import { renderText } from "./text.ts";

const passed: Outcome = {
  id: "a/one",
  title: "one",
  scope: "common",
  rule: "/docs",
  result: "passed",
  reason: null,
  failure: null,
  milliseconds: 1_500,
};
const failure = { expected: "<b>", got: 'x & "y"', request: "POST /a", response: "</pre><script>" };
const checks: readonly Outcome[] = [
  passed,
  { ...passed, id: "a/two", result: "failed", failure },
  { ...passed, id: "b/three", result: "not-applicable", reason: "no model" },
  { ...passed, id: "b/four", result: "known-failure", reason: "fixed soon", failure },
  { ...passed, id: "b/five", result: "unexpected-pass", reason: "was broken" },
];
const report: Report = {
  kit: "kit 1",
  document: "1.0.0",
  baseUrl: "http://gateway/v1?<i>",
  startedAt: "2026-01-01T00:00:00.000Z",
  milliseconds: 2_000,
  cost: "nothing",
  counts: countResults(checks),
  checks,
};

test("text names the failures, and counts each group", () => {
  const text = renderText(report);
  expect(text).toContain('FAILED a/two\n  one (/docs)\n  expected <b>\n  got      x & "y"\n');
  expect(text).toContain("PASSED b/five: it is in the file of known failures (was broken)\n");
  expect(text).toMatch(/^a +1 +1 +0 +0$/m);
  expect(text).toContain(
    "1 passed, 1 failed, 1 known failures, 1 unexpected passes, 1 not applicable, in 2.0 s\n",
  );
});

test("JUnit has a suite for each group, and only unexpected outcomes fail", () => {
  const xml = renderJunit(report);
  expect(xml.match(/<testsuite .*?>/g)).toEqual([
    '<testsuite name="a" tests="2" failures="1" skipped="0">',
    '<testsuite name="b" tests="3" failures="1" skipped="1">',
  ]);
  expect(xml).toContain('message="expected &lt;b&gt;, got x &amp; &quot;y&quot;"');
  expect(xml).toContain('<skipped message="no model"/>');
  expect(xml.match(/<failure /g)).toHaveLength(2);
});

test("HTML shows the content of answers as text, without scripts", () => {
  const html = renderHtml(report);
  expect(html).not.toMatch(/<script|<i>/);
  expect(html).toContain("&lt;/pre&gt;&lt;script&gt;");
  expect(html.match(/<details open>/g)).toHaveLength(2);
});

test("characters that XML excludes are replaced", () => {
  expect(escapeMarkup("a\u0000\uD800'")).toBe("a\uFFFD\uFFFD&#39;");
});
