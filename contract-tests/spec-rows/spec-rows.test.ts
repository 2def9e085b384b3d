import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proseRows } from "./prose-rows.ts";
import { renderSpecRows, specRows, titleOf } from "./render.ts";
import { startSpecGateway, type SpecGateway } from "./spec-row.ts";

let gateway: SpecGateway;
beforeAll(async () => {
  gateway = await startSpecGateway();
});
afterAll(() => gateway.close());

const sections = [...new Set(specRows.map(({ section }) => section))];

describe.each(sections)("%s", (section) => {
  const rows = specRows.filter((row) => row.section === section);
  test.each(rows.map((row) => [titleOf(row), row] as const))("%s", (_title, row) =>
    row.test(gateway),
  );
});

test("every row of the source specification's tables is covered", () => {
  const fromTables = specRows.filter(
    (row) => !proseRows.includes(row) && !row.name.startsWith("("),
  );
  const counts = Map.groupBy(fromTables, ({ section }) => section);
  // As counted in the specification; 2.5 has a table of fields and one of finish reasons.
  expect(Object.fromEntries([...counts].map(([name, rows]) => [name, rows.length]))).toEqual({
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

describe("spec/decisions.md", () => {
  const text = readFileSync(new URL("../../spec/decisions.md", import.meta.url), "utf8");
  const table = text.slice(text.indexOf("| section | row | place in the contract | test |"));
  const cells = table.split("\n").flatMap((line) => {
    const [section = "", row = "", , test] = line.split(" | ");
    return /^\| \d/.test(section) ? [[`${section.slice(2)} ${row}`, test ?? ""] as const] : [];
  });
  const names = new Set(specRows.map(({ section, name }) => `${section} \`${name}\``));

  test("has all rows", () => {
    expect(cells.length).toBeGreaterThan(40);
    const named = cells.flatMap(([, tests]) => tests.match(/\d(?:\.\d)? `[^`]+`/g) ?? []);
    expect([...names].filter((name) => !named.includes(name))).toEqual([]);
  });

  test.each(cells)("%s has tests that exist", (_row, tests) => {
    const rows = tests.match(/\d(?:\.\d)? `[^`]+`/g) ?? [];
    expect(rows.filter((name) => !names.has(name))).toEqual([]);
    const others = [...tests.matchAll(/`([\w./-]+\.test\.ts)` "([^"]+)"/g)];
    for (const [, file = "", title = ""] of others) {
      expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toContain(title);
    }
    expect(rows.length + others.length).toBeGreaterThan(0);
  });
});
