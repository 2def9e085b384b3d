import { expect, test } from "vitest";
import type { Upstream } from "../catalog/model.ts";
import { candidates } from "./candidates.ts";

/** `a3` is upstream a with weight 3. */
function parse(word: string): Upstream {
  return { id: word, weight: Number(word.slice(1)) } as unknown as Upstream;
}

test.each([
  ["a1", 0.9, "a1"],
  ["a0", 0.9, "a0"],
  ["a0 b0", 0.9, "a0 b0"],
  ["a1 b1", 0, "a1 b1"],
  ["a1 b1", 0.499, "a1 b1"],
  ["a1 b1", 0.5, "b1 a1"],
  ["a3 b1", 0.749, "a3 b1"],
  ["a3 b1", 0.75, "b1 a3"],
  ["a1 b1 c1", 0.5, "b1 a1 c1"],
  ["a1 b1 c1", 0.999, "c1 a1 b1"],
  ["a0 b1 c0 d1", 0, "b1 d1 a0 c0"],
  ["a0 b1 c0 d1", 0.5, "d1 b1 a0 c0"],
  ["a1 b1", 1, "a1 b1"],
])("%s, drawn by %d: %s", (upstreams, random, order) => {
  const list = candidates(upstreams.split(" ").map(parse), random);
  expect(list.map(({ id }) => id).join(" ")).toBe(order);
});
