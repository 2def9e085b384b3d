import { expect, it } from "vitest";
import { mapBounded } from "./map-bounded.ts";

it("keeps the order, and no more than the limit under way", async () => {
  let running = 0;
  let most = 0;
  const waits = [3, 1, 2, 0, 1];
  const results = await mapBounded(waits, 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([30, 10, 20, 0, 10]);
  expect(most).toBe(2);
});

it("rejects with the first rejection", async () => {
  const failing = mapBounded([1, 2], 2, (item) => Promise.reject(new Error(`no ${item}`)));
  await expect(failing).rejects.toThrow("no 1");
});
