import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOffloadThread } from "./start-thread.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sources = { env: {}, cwd: "/", files: new Map<string, string>() };
const program = (onMessage: string): URL =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";parentPort.on("message", (message) => { ${onMessage} });`,
  );

test("the thread ends itself, without a timer that remains", async () => {
  const ending = `if (message.type === "end") process.exit()`;
  const thread = startOffloadThread(program(ending), sources);
  const started = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  await thread.end();
  // Other timers are those of code of other files, which shares this process.
  const timers = started.mock.results.filter((_, at) => started.mock.calls[at]?.[1] === 4_000);
  expect(timers).toHaveLength(1);
  expect(cleared).toHaveBeenCalledWith(timers[0]?.value);
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
