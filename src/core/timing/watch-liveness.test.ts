import { beforeEach, expect, test } from "vitest";
import { TestTimers } from "./test-timers.ts";
import { watchLiveness } from "./watch-liveness.ts";

let timers: TestTimers;
let open: PromiseWithResolvers<null>[];
let isHung: boolean;
let killed: number;
let end: () => void;

beforeEach(() => {
  timers = new TestTimers();
  open = [];
  isHung = false;
  killed = 0;
  const ask = (): Promise<null> => {
    const question = Promise.withResolvers<null>();
    open.push(question);
    if (!isHung) question.resolve(null);
    return question.promise;
  };
  end = watchLiveness({ ask, hangs: () => void (killed += 1), silenceMs: 60_000, timers });
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    timers.pass(Math.min(1_000, ms - passed));
    await Promise.resolve();
  }
}

test("a process that answers is not ended", async () => {
  await pass(600_000);
  expect(open).toHaveLength(200);
  expect(killed).toBe(0);
});

test("a process without an answer for a minute is ended, once; a busy moment does not end it", async () => {
  await pass(90_000);
  isHung = true;
  await pass(62_999);
  expect(killed).toBe(0);
  await pass(1);
  expect(killed).toBe(1);
  await pass(120_000);
  expect(killed).toBe(1);
});

test.each(["answer", "failure"])(
  "one %s counts as the answer to all earlier questions",
  async (kind) => {
    isHung = true;
    await pass(60_000);
    if (kind === "answer") open[0]?.resolve(null);
    else open[0]?.reject(new Error("not served"));
    await pass(60_000);
    expect(killed).toBe(0);
    await pass(3_000);
    expect(killed).toBe(1);
  },
);

test("an ended process is not asked again", async () => {
  isHung = true;
  end();
  await pass(120_000);
  expect(open).toEqual([]);
  expect(killed).toBe(0);
});
