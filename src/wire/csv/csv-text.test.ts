import fc from "fast-check";
import { expect, it, test } from "vitest";
import { csvText, type CsvCell, cellOf, type RecordColumn } from "./csv-text.ts";

it.each<[string, CsvCell, string]>([
  ["text", "a b", "a b"],
  ["nothing", null, ""],
  ["a number", 12, "12"],
  ["a truth", true, "true"],
  ["an amount below zero", "-0.000000022", "-0.000000022"],
  ["a comma", "a,b", '"a,b"'],
  ["quotes", 'say "yes"', '"say ""yes"""'],
  ["a line break", "a\nb", '"a\nb"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a formula with quotes", '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ["a plus", "+1", "'+1"],
  ["a minus and no number", "-1+2", "'-1+2"],
  ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
  ["a tab", "\t=1", "'\t=1"],
  ["a carriage return", "\r=1", `"'\r=1"`],
  ["a line break before a formula", "\n=1", `"'\n=1"`],
  ["a minus and more than a number", "-1.2.3", "'-1.2.3"],
])("%s is written so that it keeps its value", (_, cell, want) => {
  expect(csvText(["c"], [[cell]])).toBe(`c\r\n${want}`);
});

/** Parses RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end !== "\r\n") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it("law: written cells are read back, except for an apostrophe before possible formulas", () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }));
  fc.assert(
    fc.property(cells, (rows) => {
      const [, ...read] = parse(`${csvText(["a", "b"], rows)}\r\n`);
      const want = rows.map((row) =>
        row.map((cell) =>
          /^[=+\-@\t\r\n]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell,
        ),
      );
      expect(read).toEqual(want);
    }),
  );
});

const record = {
  text: "a",
  number: 0,
  truth: false,
  none: null,
  items: ["a", "b"],
  pairs: { a: "1" },
  nested: { text: "b" },
};

test.each<[RecordColumn, unknown]>([
  [["text"], "a"],
  [["number"], 0],
  [["truth"], false],
  [["none"], null],
  [["missing"], null],
  [["items"], "a b"],
  [["pairs"], '{"a":"1"}'],
  [["title", "text"], "a"],
  [["title", "nested", "text"], "b"],
  [["title", "none", "text"], null],
])("the cell of column %j", (column, cell) => {
  expect(cellOf(record, column, " ")).toBe(cell);
});
