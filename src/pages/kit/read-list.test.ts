import { expect, test } from "vitest";
import { readPages } from "./read-list.js";

const page = (data: readonly string[], next: string | null) =>
  Promise.resolve({ data, next_cursor: next });

test("the rows of all pages are read, not only the shown ones", async () => {
  const asked: unknown[] = [];
  const { rows, isCut } = await readPages(
    (query) => {
      asked.push(query);
      return asked.length === 1 ? page(["a", "b"], "next") : page(["c"], null);
    },
    { rowsMax: 50 },
  );
  expect(asked).toEqual([{ limit: "1000" }, { limit: "1000", cursor: "next" }]);
  expect([rows, isCut]).toEqual([["a", "b", "c"], false]);
});

test("the reading ends after a maximum number of rows, and reports it", async () => {
  const { rows, isCut } = await readPages(() => page(["a"], "next"), { rowsMax: 50 });
  expect([rows.length, isCut]).toEqual([50, true]);
});
