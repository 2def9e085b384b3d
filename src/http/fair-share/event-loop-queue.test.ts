import { expect, test } from "vitest";
import { EventLoopQueue, nextLoopTurn } from "./event-loop-queue.ts";

test("turns run in order, each in a separate turn of the event loop", async () => {
  const queue = new EventLoopQueue();
  const seen: string[] = [];
  let isOver = false;
  const rounds = (async () => {
    while (!isOver) {
      await nextLoopTurn();
      seen.push("round");
    }
  })();
  const take = async (name: string): Promise<void> => {
    await queue.next();
    seen.push(name);
  };
  await Promise.all([take("a"), take("b"), take("c")]);
  isOver = true;
  await rounds;
  expect(seen).toEqual(["round", "a", "round", "b", "round", "c", "round"]);
});

test("a later turn follows the earlier ones, in the next turn of the event loop", async () => {
  const queue = new EventLoopQueue();
  await queue.next();
  const seen: string[] = [];
  const second = queue.next().then(() => seen.push("second"));
  const third = queue.next().then(() => seen.push("third"));
  await second;
  expect(seen).toEqual(["second"]);
  await third;
  expect(seen).toEqual(["second", "third"]);
});
