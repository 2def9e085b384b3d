import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportLedger } from "./export-ledger.ts";
import { importLedger } from "./import-ledger.ts";
import type { ExportSide, ImportSide } from "./ledger-side.ts";

const verified = {
  ok: true,
  accounts: 0,
  entries: 0,
  repaired: 0,
  full: true,
  problems: [],
  rewinds: [],
};

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
  file = join(folder, "ledger.gz");
  const side: ExportSide = {
    store: "sqlite",
    verify: () => Promise.resolve(verified),
    rows: async function* ({ name }) {
      await Promise.resolve();
      for (let row = 0; row < (name === "accounts" ? 2_500 : 1); row += 1) yield `[${row}]`;
    },
    close: () => Promise.resolve(),
  };
  await exportLedger(side, file, "2026-07-01T00:00:00Z");
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns a ledger that takes a turn of the event loop for each insert and refuses the one at
 * `failsAt`.
 */
function slowSide(failsAt = -1) {
  const seen = { inserts: 0, open: 0, openMax: 0, rows: 0, rowsAtFinish: -1 };
  const side: ImportSide = {
    storesNul: false,
    insert: async (_, _columns, rows) => {
      const at = seen.inserts++;
      seen.openMax = Math.max(seen.openMax, ++seen.open);
      await new Promise((resolve) => setImmediate(resolve));
      if (at === failsAt) throw new Error("the disk is full");
      seen.open -= 1;
      seen.rows += rows.length;
    },
    finish: () => {
      seen.rowsAtFinish = seen.rows;
      return Promise.resolve(verified);
    },
    close: () => Promise.resolve(),
  };
  return { seen, side };
}

test("an import runs one insert at a time and ends at the first failure", async () => {
  const { seen, side } = slowSide();
  const { rows } = await importLedger(side, file);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  expect(seen).toMatchObject({ openMax: 1, rows: all, rowsAtFinish: all });
  expect(seen.inserts).toBeGreaterThan(3);
  for (let failsAt = 0; failsAt < seen.inserts; failsAt += 1) {
    const failing = slowSide(failsAt);
    await expect(importLedger(failing.side, file)).rejects.toThrow("the disk is full");
    expect(failing.seen).toMatchObject({ inserts: failsAt + 1, rowsAtFinish: -1 });
  }
});
