import { expect, test } from "vitest";
import { table } from "./table.ts";

test("a table may have hundreds of thousands of rows", () => {
  const rows = Array.from({ length: 300_000 }, (_, at) => [at, null]);
  const lines = table(["number", "b"], rows).split("\n");
  expect(lines).toHaveLength(300_001);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(["number  b", "0       -", "299999  -"]);
});
