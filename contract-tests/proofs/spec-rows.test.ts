import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderSpecRows, specRows, titleOf } from "./spec-rows/render.ts";
import { startWorld, type World } from "./spec-rows/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const sections = [...new Set(specRows.map(({ section }) => section))];

describe.each(sections)("%s", (section) => {
  const rows = specRows.filter((row) => row.section === section);
  test.each(rows.map((row) => [titleOf(row), row] as const))("%s", (_title, row) =>
    row.test(world),
  );
});

test("no row of the source specification's tables is left out", () => {
  const counts = sections.map((section) => [
    section,
    specRows.filter((row) => row.section === section && !row.row.startsWith("(")).length,
  ]);
  // As counted in the specification; 2.5 has a table of fields and one of finish reasons.
  expect(Object.fromEntries(counts)).toEqual({
    "2.3": 15,
    "2.5": 9,
    "2.7": 11,
    "2.8": 7,
    "4": 5,
    "4.2": 7,
    "7": 5,
    "8": 7,
  });
});

test("docs/spec-rows.md is current", () => {
  const page = readFileSync(new URL("../../docs/spec-rows.md", import.meta.url), "utf8");
  expect(page).toBe(renderSpecRows());
});
