import { expect, test } from "vitest";
import { boundedText } from "./bounded-text.ts";

/** Returns a text that counts how often it was rendered. */
function counting() {
  const state = { made: 0, nowMs: 0 };
  const make = () => Promise.resolve(`text ${(state.made += 1)}`);
  const text = boundedText(make, { burst: 3, perSecond: 2 }, () => state.nowMs);
  return { state, text };
}

test("is rendered at each call up to the rate; further calls get the latest", async () => {
  const { text } = counting();
  const texts = [];
  for (let at = 0; at < 1_000; at += 1) texts.push(await text());
  expect(texts.slice(0, 4)).toEqual(["text 1", "text 2", "text 3", "text 3"]);
  expect(new Set(texts).size).toBe(3);
});

test("is rendered again as time passes, and never more often at once than the burst", async () => {
  const { state, text } = counting();
  const ask = async (): Promise<number> => {
    for (let at = 0; at < 100; at += 1) await text();
    return state.made;
  };
  expect(await ask()).toBe(3);
  state.nowMs = 499;
  expect(await ask()).toBe(3);
  state.nowMs = 500;
  expect(await ask()).toBe(4);
  state.nowMs = 1_000_000;
  expect(await ask()).toBe(7);
});
