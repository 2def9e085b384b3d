import { expect, test } from "vitest";
import { toCsv } from "./csv.js";

test("a page's file has a line for each row, and contains no formula", () => {
  const rows = [
    ["name", "amount"],
    ["=1+1", "-0.5"],
    ["\n=1", "-1.2.3"],
  ];
  expect(toCsv(rows)).toBe("name,amount\r\n'=1+1,-0.5\r\n\"'\n=1\",'-1.2.3\r\n");
});
