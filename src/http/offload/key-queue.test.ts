import { describe, expect, test } from "vitest";
import { KeyQueue, type Turn } from "./key-queue.ts";

function start() {
  let nowMs = 0;
  const queue = new KeyQueue({ elapsedMs: () => nowMs });
  const order: string[] = [];
  const running: Turn[] = [];
  const ask = async (keyId: string, name = keyId): Promise<void> => {
    const turn = await queue.take(keyId);
    order.push(name);
    running.push(turn);
  };
  /** Ends the running turn after this much work, and starts the next one. */
  const end = async (costMs = 10): Promise<void> => {
    const turn = running.shift();
    turn?.charge(costMs);
    turn?.end();
    await settled();
  };
  return { ask, end, order, pass: (ms: number): unknown => (nowMs += ms), running };
}

const settled = async (): Promise<void> => {
  for (let at = 0; at < 5; at += 1) await Promise.resolve();
};

describe("a turn", () => {
  test("belongs to one key until it ends", async () => {
    const { ask, end, order } = start();
    void ask("a");
    void ask("b");
    await settled();
    expect(order).toEqual(["a"]);
    await end();
    expect(order).toEqual(["a", "b"]);
  });

  test("goes to the key with the least usage, however many requests another key has waiting", async () => {
    const { ask, end, order } = start();
    for (let at = 0; at < 4; at += 1) void ask("greedy", `greedy ${at}`);
    await settled();
    void ask("modest");
    await end(500);
    expect(order).toEqual(["greedy 0", "modest"]);
    void ask("modest", "modest again");
    await end(20);
    expect(order).toEqual(["greedy 0", "modest", "modest again"]);
    await end(20);
    await end(20);
    expect(order.slice(3)).toEqual(["greedy 1", "greedy 2"]);
  });

  test("of keys with equal usage goes to the one waiting longest", async () => {
    const { ask, end, order } = start();
    for (const key of ["a", "b", "c"]) void ask(key);
    await settled();
    await end(0);
    await end(0);
    expect(order).toEqual(["a", "b", "c"]);
  });

  test("depends on the usage in the last seconds", async () => {
    const { ask, end, order, pass } = start();
    void ask("long ago");
    await settled();
    await end(1_000);
    pass(60_000);
    void ask("now");
    await settled();
    void ask("now", "now again");
    void ask("long ago", "long ago again");
    await end(10);
    expect(order).toEqual(["long ago", "now", "long ago again"]);
  });

  test("that is ended twice starts only one other", async () => {
    const { ask, order, running } = start();
    for (const key of ["a", "b", "c"]) void ask(key);
    await settled();
    const [first] = running;
    first?.end();
    first?.end();
    await settled();
    expect(order).toEqual(["a", "b"]);
  });
});
