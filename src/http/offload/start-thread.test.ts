import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOffloadThread } from "./start-thread.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const sources = { env: {}, cwd: "/", files: new Map<string, string>() };
const program = (onMessage: string): URL =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";parentPort.on("message", (message) => { ${onMessage} });`,
  );

test("the thread ends itself, without a timer that remains", async () => {
  const ending = `if (message.type === "end") process.exit()`;
  const thread = startOffloadThread(program(ending), sources);
  await thread.end();
  expect(vi.getTimerCount()).toBe(0);
});

test("a thread that does not end is terminated after four seconds", async () => {
  const thread = startOffloadThread(program(""), sources);
  const died = vi.fn<(cause: unknown) => void>();
  thread.died(died);
  let isEnded = false;
  const ended = thread.end().then(() => (isEnded = true));
  await vi.advanceTimersByTimeAsync(3_999);
  await new Promise(setImmediate);
  expect(isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  await ended;
  expect(died).not.toHaveBeenCalled();
});
