import { expect, test } from "vitest";
import { AbandonedCallSlots } from "./abandoned-call-slots.ts";

test("a key has two calls that are read on at once", () => {
  const slots = new AbandonedCallSlots();
  expect([1, 2, 3].map(() => slots.take("a"))).toEqual([true, true, false]);
  expect(slots.take("b")).toBe(true);
  slots.release("a");
  expect([1, 2].map(() => slots.take("a"))).toEqual([true, false]);
  for (const key of ["a", "a", "b"]) slots.release(key);
  expect([1, 2, 3].map(() => slots.take("b"))).toEqual([true, true, false]);
});
