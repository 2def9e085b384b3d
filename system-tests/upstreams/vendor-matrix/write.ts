/**
 * Writes `docs/vendor-matrix.md`; review the diff before you commit.
 *
 *     node system-tests/upstreams/vendor-matrix/write.ts
 */
import { writeFileSync } from "node:fs";
import { runMatrix } from "./matrix.ts";
import { matrixPage, renderMatrix } from "./render.ts";

const rows = await runMatrix();
writeFileSync(matrixPage, renderMatrix(rows));
for (const { vendor, protocol, cells } of rows) {
  for (const [ability, cell] of Object.entries(cells)) {
    if (cell.kind === "fails") console.log(`${vendor.name}, ${protocol}, ${ability}: ${cell.why}`);
  }
}
