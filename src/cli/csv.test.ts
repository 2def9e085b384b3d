import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("fields with commas, quotes and newlines are quoted, nothing is empty", () => {
  const rows = [["a,b", 'say "hi"', "two\nlines", null, 7]];
  expect(csv(["p", "q", "r", "s", "t"], rows)).toBe(
    'p,q,r,s,t\r\n"a,b","say ""hi""","two\nlines",,7',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("%j is no formula", (text) => {
  expect(
    csv(["a"], [[text]])
      .split("\r\n")
      .slice(1)
      .join("\r\n")
      .replace(/^"/, ""),
  ).toMatch(/^'/);
});
