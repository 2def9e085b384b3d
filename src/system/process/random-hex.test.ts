import { expect, test } from "vitest";
import { RandomHex } from "./random-hex.ts";

test("ids are 32 hex digits and unique, also across block boundaries", () => {
  const hex = new RandomHex();
  const ids = Array.from({ length: 1_000 }, () => hex.next());
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1_000);
});
