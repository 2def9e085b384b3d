import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runMatrix } from "./vendor-matrix/matrix.ts";
import { matrixPage, renderMatrix } from "./vendor-matrix/render.ts";

const rows = await runMatrix();

test.each(rows.map((row) => ({ ...row, name: row.vendor.name })))(
  "$name, called with $protocol, supports all its abilities",
  ({ cells }) => {
    const failed = Object.entries(cells).filter(([, cell]) => cell.kind === "fails");
    expect(Object.fromEntries(failed)).toEqual({});
  },
);

test("the documentation contains the table of this run", () => {
  expect(readFileSync(matrixPage, "utf8")).toBe(renderMatrix(rows));
});
