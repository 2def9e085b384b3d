import { expect, test } from "vitest";
import { readRegions } from "./add-readme.ts";

const program = [
  "function main() {",
  "  // #region first",
  "  call({",
  "    deep: true,",
  "  });",
  "  // #endregion",
  "",
  "  # #region second",
  "  other()",
  "  # #endregion",
  "}",
].join("\n");

test("a region is its lines without their common indentation", () => {
  expect(Object.fromEntries(readRegions(program))).toEqual({
    first: "call({\n  deep: true,\n});",
    second: "other()",
  });
});
