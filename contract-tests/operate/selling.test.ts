import { expect, test } from "vitest";
import { START_SELLING } from "./page.ts";
import { playPage } from "./play-page.ts";

test("every command of the tutorial runs, in its order, in a new clone, and prints what it shows", async () => {
  expect((await playPage(START_SELLING, null)).length).toBeGreaterThan(0);
});
