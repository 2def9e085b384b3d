import { expect, test } from "vitest";
import { LoopTurns, nextRound } from "./loop-turns.ts";

test("turns run in order, each in a separate turn of the event loop", async () => {
  const turns = new LoopTurns();
  const seen: string[] = [];
  let isOver = false;
  const rounds = (async () => {
    while (!isOver) {
      await nextRound();
      seen.push("round");
    }
  })();
  const take = async (name: string): Promise<void> => {
    await turns.next();
    seen.push(name);
  };
  await Promise.all([take("a"), take("b"), take("c")]);
  isOver = true;
  await rounds;
  expect(seen).toEqual(["round", "a", "round", "b", "round", "c", "round"]);
});

test("a later turn follows the earlier ones, in the next turn of the event loop", async () => {
  const turns = new LoopTurns();
  await turns.next();
  const seen: string[] = [];
  const second = turns.next().then(() => seen.push("second"));
  const third = turns.next().then(() => seen.push("third"));
  await second;
  expect(seen).toEqual(["second"]);
  await third;
  expect(seen).toEqual(["second", "third"]);
});
