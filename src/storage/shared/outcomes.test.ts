import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { hasOutcome } from "./outcomes.ts";

/** Returns the rows of some details that are found by an outcome. */
function found(outcome: Parameters<typeof hasOutcome>[1]): readonly unknown[] {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE entries (details TEXT)");
  const add = database.prepare("INSERT INTO entries VALUES (?)");
  const quoting = { vendorCost: '"outcome":"killed"', outcome: "finished" };
  for (const details of [{ outcome: "refused" }, { outcome: "failed" }, quoting]) {
    add.run(JSON.stringify(details));
  }
  add.run("tampered");
  const rows = database.prepare(
    `SELECT rowid FROM entries WHERE ${hasOutcome("entries", outcome)}`,
  );
  return rows.all().map(({ rowid }) => rowid);
}

test.each([
  ["failed", [1, 2]],
  ["finished", [3]],
  ["killed", []],
] as const)("entries of requests that ended as %s are found, in old words too", (outcome, want) => {
  expect(found(outcome)).toEqual(want);
});
