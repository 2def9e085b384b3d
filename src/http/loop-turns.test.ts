import { expect, test } from "vitest";
import { LoopTurns } from "./loop-turns.ts";

test("turns come in their order, each in a round of its own", async () => {
  const turns = new LoopTurns();
  const seen: string[] = [];
  let isOver = false;
  const rounds = (async () => {
    for (let round = 0; !isOver; round += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      seen.push("poll");
    }
  })();
  const take = async (name: string): Promise<void> => {
    await turns.next();
    seen.push(name);
    // A round of timers is due after each turn.
    const until = performance.now() + 3;
    while (performance.now() < until);
  };
  await Promise.all([take("a"), take("b"), take("c")]);
  isOver = true;
  await rounds;
  const between = seen.join(" ").replace(/(?:poll ?)+/g, "poll ");
  expect(between).toMatch(/^(?:poll )?a poll b poll c poll $/);
});
