import { expect, test } from "vitest";
import { cellOf, type RecordColumn } from "./record-columns.ts";

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
