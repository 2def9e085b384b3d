import { expect, test } from "vitest";
import { nextRound } from "./loop-turns.ts";
import { Turns } from "./turns.ts";

/** Something with so many requests that wait; notes each that is started. */
function waiter(name: string, requests: number, started: string[]) {
  let left = requests;
  return {
    startNext: () => {
      started.push(name);
      left -= 1;
      return left > 0;
    },
  };
}

test("of each, one request is started at a time, in rotation", async () => {
  const started: string[] = [];
  const turns = new Turns();
  for (const [name, requests] of [
    ["a", 3],
    ["b", 1],
    ["c", 2],
  ] as const) {
    turns.add(waiter(name, requests, started));
  }
  expect(started).toEqual([]);
  await nextRound();
  expect(started.join("")).toBe("abcaca");
});

test("64 are started in one turn of the loop, the others in the next ones", async () => {
  const started: string[] = [];
  const turns = new Turns();
  turns.add(waiter("a", 100, started));
  for (let other = 0; other < 50; other += 1) turns.add(waiter("b", 1, started));
  await nextRound();
  expect(started).toHaveLength(64);
  await nextRound();
  expect(started).toHaveLength(128);
  await nextRound();
  expect(started).toHaveLength(150);
  turns.add(waiter("c", 1, started));
  await nextRound();
  expect(started.at(-1)).toBe("c");
});

test("what was taken off the list is not started", async () => {
  const started: string[] = [];
  const turns = new Turns();
  const gone = waiter("a", 1, started);
  turns.add(gone);
  turns.add(waiter("b", 1, started));
  turns.delete(gone);
  await nextRound();
  expect(started).toEqual(["b"]);
});
