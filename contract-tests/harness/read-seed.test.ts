import { describe, expect, test } from "vitest";
import { readSeed, seededRandom } from "./read-seed.ts";

describe("the seed of a run", () => {
  test.each([
    ["fixed without a seed in the environment", {}, 7],
    ["fixed for an empty value", { PROPERTY_SEED: "" }, 7],
    ["the environment's", { PROPERTY_SEED: "20260102" }, 20_260_102],
    ["zero", { PROPERTY_SEED: "0" }, 0],
    ["the largest", { PROPERTY_SEED: "2147483647" }, 2_147_483_647],
  ])("is %s", (_name, env, seed) => {
    expect(readSeed(env)).toBe(seed);
  });

  test.each(["-1", "1.5", "seven", "0x10", "2147483648"])("refused: %s", (text) => {
    expect(() => readSeed({ PROPERTY_SEED: text })).toThrow("PROPERTY_SEED must be a whole number");
  });
});

test("the same seed repeats the numbers, within [0, 1), and another seed gives others", () => {
  const draw = (seed: number): readonly number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 1_000 }, random);
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(draw(7)).size).toBeGreaterThan(990);
});
