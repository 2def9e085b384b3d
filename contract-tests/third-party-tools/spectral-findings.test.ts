import { expect, test } from "vitest";
import { judgeFindings, renderPage, type Decision } from "./spectral-findings.ts";

const wide: Decision = { rule: "no-limit", reason: "Not needed." };
const narrow: Decision = { rule: "no-format", at: "^client#/examples/", reason: "Data." };

function finding(rule: string, at: string): { rule: string; at: string; message: string } {
  return { rule, at, message: "a fault" };
}

test("findings with a decision are counted", () => {
  const findings = [
    finding("no-limit", "admin#/a"),
    finding("no-limit", "client#/b"),
    finding("no-format", "client#/examples/0"),
  ];
  const { failures, counts } = judgeFindings(findings, [wide, narrow]);
  expect(failures).toEqual([]);
  expect([...counts.values()]).toEqual([2, 1]);
});

test("a finding at another place or of another rule fails", () => {
  const findings = [
    finding("no-format", "client#/paths/0"),
    finding("no-name", "client#/examples/0"),
  ];
  const { failures } = judgeFindings(findings, []);
  expect(failures).toEqual([
    "not decided: no-format at client#/paths/0: a fault",
    "not decided: no-name at client#/examples/0: a fault",
  ]);
  expect(judgeFindings(findings.slice(0, 1), [narrow]).failures).toContain(
    "not decided: no-format at client#/paths/0: a fault",
  );
});

test("a decision without a finding fails", () => {
  const { failures } = judgeFindings([], [narrow]);
  expect(failures).toEqual(["decided, but not found: no-format at ^client#/examples/"]);
});

test("the page keeps its text above the heading", () => {
  const counts = new Map([[narrow, 3]]);
  const made = { decisions: [narrow], counts, day: "2026-11-30" };
  const page = renderPage("# Page\n\nText.\n\n## Findings that stay\n\nold\n", made);
  expect(page).toContain("Text.\n\n## Findings that stay\n\nMade on 2026-11-30.");
  expect(page).toContain("| `no-format` | `^client#/examples/` | 3 | Data. |");
  expect(page).not.toContain("old");
  expect(() => renderPage("# Page\n", made)).toThrow(/has no heading/);
});
