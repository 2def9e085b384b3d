import fc from "fast-check";
import { expect, test } from "vitest";
import { type Place, Ring } from "./ring.ts";

test("holds what a list holds, whatever comes and goes", () => {
  const act = fc.record({ isRemoval: fc.boolean(), which: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const ring = new Ring<number>();
      const places: Place<number>[] = [];
      const left = new Set<number>();
      for (const { isRemoval, which } of acts) {
        const place = places[which];
        if (isRemoval && place !== undefined) {
          ring.remove(place);
          left.add(which);
        } else {
          places.push(ring.add(places.length));
        }
        const expected = [...places.keys()].filter((at) => !left.has(at));
        expect(ring.items()).toEqual(expected);
        expect(ring.size).toBe(expected.length);
      }
    }),
  );
});

test("a list of its items stays as it was", () => {
  const ring = new Ring<string>();
  const place = ring.add("one");
  ring.add("two");
  const items = ring.items();
  ring.remove(place);
  ring.add("three");
  expect(items).toEqual(["one", "two"]);
});

test("an item that has left is not held by its place", () => {
  const ring = new Ring<object>();
  const place = ring.add({});
  ring.remove(place);
  expect(place.item).toBeNull();
  expect([place.next, place.previous]).toEqual([place, place]);
});
