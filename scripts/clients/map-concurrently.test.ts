import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

test("results keep the order of the items, and no more than the bound run at once", async () => {
  let running = 0;
  let most = 0;
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const all = mapConcurrently([0, 1, 2, 3, 4], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await ends[item]?.promise;
    running -= 1;
    return item * 10;
  });
  for (const end of ends.toReversed()) end.resolve();
  expect(await all).toEqual([0, 10, 20, 30, 40]);
  expect(most).toBe(2);
});
