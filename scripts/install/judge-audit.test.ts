import { expect, test } from "vitest";
import { judgeAudit } from "./judge-audit.ts";

const metadata = { dependencies: { prod: 150 } };

test.each([
  ["clean", { vulnerabilities: {}, metadata }, []],
  ["only lesser ones", { vulnerabilities: { a: { severity: "moderate" } }, metadata }, []],
  [
    "serious ones",
    { vulnerabilities: { a: { severity: "high" }, b: { severity: "critical" } }, metadata },
    ["a: high", "b: critical"],
  ],
])("a report is judged: %s", (_case, report, serious) => {
  expect(judgeAudit(JSON.stringify(report))).toEqual({ kind: "audited", packages: 150, serious });
});

test.each([
  ["no output", ""],
  ["a registry that refuses", '{"message":"405 Method Not Allowed","statusCode":405}'],
  ["no packages", '{"vulnerabilities":{},"metadata":{"dependencies":{"prod":0}}}'],
  ["no list", '{"metadata":{"dependencies":{"prod":150}}}'],
  ["null", "null"],
])("%s does not pass", (_case, output) => {
  expect(judgeAudit(output).kind).toBe("unknown");
});
