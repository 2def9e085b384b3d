import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListNode, LinkedList } from "./linked-list.ts";

test("matches an array under any sequence of changes", () => {
  const act = fc.record({ isRemoval: fc.boolean(), which: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const list = new LinkedList<number>();
      const places: ListNode<number>[] = [];
      const left = new Set<number>();
      for (const { isRemoval, which } of acts) {
        const place = places[which];
        if (isRemoval && place !== undefined) {
          list.remove(place);
          left.add(which);
        } else {
          places.push(list.add(places.length));
        }
        const expected = [...places.keys()].filter((at) => !left.has(at));
        expect(list.items()).toEqual(expected);
        expect(list.size).toBe(expected.length);
      }
    }),
  );
});

test("later changes do not affect a list of the items", () => {
  const list = new LinkedList<string>();
  const place = list.add("one");
  list.add("two");
  const items = list.items();
  list.remove(place);
  list.add("three");
  expect(items).toEqual(["one", "two"]);
});

test("a removed item is not retained by its place", () => {
  const list = new LinkedList<object>();
  const place = list.add({});
  list.remove(place);
  expect(place.item).toBeNull();
  expect([place.next, place.previous]).toEqual([place, place]);
});
