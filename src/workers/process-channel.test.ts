import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Topic } from "./process-channel.ts";
import { openTestChannels, type TestChannels } from "./test-channels.ts";

const double: Topic<number, number> = { name: "double" };
const note: Topic<string> = { name: "note" };

let channels: TestChannels;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  channels = openTestChannels();
});
afterEach(() => void vi.useRealTimers());

test("each end asks, and each question gets its own answer, in whatever order they come", async () => {
  const { supervisor, worker } = channels;
  const slow = Promise.withResolvers<number>();
  worker.serve(double, (value) => (value === 1 ? slow.promise : 2 * value));
  supervisor.serve(double, (value) => 20 * value);
  const first = supervisor.ask(double, 1);
  expect(await Promise.all([supervisor.ask(double, 2), worker.ask(double, 2)])).toEqual([4, 40]);
  slow.resolve(2);
  expect(await first).toBe(2);
});

test("what one turn has to say is one message, in its order", async () => {
  const { supervisor, worker, toWorker } = channels;
  const heard: unknown[] = [];
  worker.serve(note, (text) => void heard.push(text));
  worker.serve(double, (value) => {
    heard.push(value);
    return value;
  });
  supervisor.tell(note, "a");
  const asked = supervisor.ask(double, 1);
  supervisor.tell(note, "b");
  await asked;
  expect(heard).toEqual(["a", 1, "b"]);
  expect(toWorker).toHaveLength(1);
  supervisor.tell(note, "c");
  await new Promise(setImmediate);
  expect(toWorker).toHaveLength(2);
});

test.each<[string, (channel: TestChannels) => void]>([
  ["that nobody serves", () => undefined],
  [
    "whose answer fails",
    ({ worker }) => worker.serve(double, () => Promise.reject(new Error("secret"))),
  ],
  [
    "whose answer throws",
    ({ worker }) =>
      worker.serve(double, () => {
        throw new Error("secret");
      }),
  ],
])("a question %s fails, without the other's words", async (_name, serve) => {
  serve(channels);
  await expect(channels.supervisor.ask(double, 1)).rejects.toThrow(
    /^the other process has no answer$/,
  );
});

test("a question fails when its time is over; a late answer is passed over", async () => {
  const { supervisor, worker } = channels;
  const slow = Promise.withResolvers<number>();
  worker.serve(double, (value) => (value === 1 ? slow.promise : 2 * value));
  const asked = supervisor.ask(double, 1, 5_000).catch(String);
  await vi.advanceTimersByTimeAsync(4_999);
  const other = supervisor.ask(double, 2, 5_000);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe("Error: no answer to double in time");
  slow.resolve(9);
  expect(await other).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
});

test("what is open when the other process ends fails", async () => {
  const { supervisor } = channels;
  const asked = [supervisor.ask(double, 1), supervisor.ask(double, 2, 5_000)].map((one) =>
    one.catch(String),
  );
  supervisor.close();
  expect(new Set(await Promise.all(asked))).toEqual(
    new Set(["Error: the other process has ended"]),
  );
  expect(vi.getTimerCount()).toBe(0);
});

test("what nobody serves may be told, and others' messages are passed over", async () => {
  const { supervisor, worker, interfere } = channels;
  worker.serve(double, (value) => 2 * value);
  supervisor.tell(note, "a");
  for (const message of [null, "packets", 5, {}, { cmd: "NODE_CLUSTER" }]) interfere(message);
  expect(await supervisor.ask(double, 2)).toBe(4);
});
