import { expect, it } from "vitest";
import { keyRecord as key } from "../../core/ledger/test-decisions.ts";
import { KeyCache } from "./sqlite-store.ts";

const KEYS_MAX = 10_000;

it("a key is cached by its hash until the cache is cleared", () => {
  const cache = new KeyCache();
  cache.set("h1", key);
  expect([cache.get("h1"), cache.get("h2")]).toEqual([key, undefined]);
  cache.clear();
  expect(cache.get("h1")).toBeUndefined();
});

it("a full cache is emptied for the next key", () => {
  const cache = new KeyCache();
  for (let at = 0; at < KEYS_MAX; at += 1) cache.set(`h${at}`, key);
  expect(cache.get("h0")).toBe(key);
  cache.set("last", key);
  expect([cache.get("h0"), cache.get("last")]).toEqual([undefined, key]);
});
