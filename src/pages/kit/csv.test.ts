import { expect, test } from "vitest";
import { recordsCsv } from "./csv.js";

test("a page's file has a line for each record, and contains no formula", () => {
  const records = [
    { name: "=1+1", amount: "-0.5" },
    { name: "\n=1", amount: "-1.2.3" },
  ];
  expect(recordsCsv([["name"], ["amount"]], records)).toBe(
    "name,amount\r\n'=1+1,-0.5\r\n\"'\n=1\",'-1.2.3\r\n",
  );
});

test("a column of its own has a cell that is no value of the record", () => {
  const cells = { twice: ({ count }: { readonly count: number }) => String(2 * count) };
  expect(recordsCsv([["count"], ["twice"]], [{ count: 1 }], cells)).toBe("count,twice\r\n1,2\r\n");
});
