import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { followSignals } from "./follow-signals.ts";

/** Creates a process that receives signals in a test; `events` has their effects. */
function follow() {
  const events: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const emitter = new EventEmitter();
  followSignals({
    ended: () => void events.push("ended"),
    running: {
      reload: () => void events.push("reload"),
      stop: () => {
        events.push("stop");
        return stopped.promise;
      },
    },
    log: {
      info: (_fields, message) => void events.push(message),
      written: async () => {
        await new Promise(setImmediate);
        events.push("written");
      },
    },
    process: {
      on: (event, listener) => emitter.on(event, listener),
      once: (event, listener) => emitter.once(event, listener),
      exit: (code) => void events.push(`exit ${code}`),
    },
  });
  const finish = async (): Promise<void> => {
    stopped.resolve();
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  };
  return { events, finish, signal: (name: string) => emitter.emit(name) };
}

test.each(["SIGTERM", "SIGINT", "disconnect"])("%s drains, then exits with 0", async (name) => {
  const { events, finish, signal } = follow();
  signal(name);
  await new Promise(setImmediate);
  expect(events).toEqual(["draining", "stop"]);
  await finish();
  expect(events).toEqual(["draining", "stop", "stopped", "written", "exit 0"]);
});

test.each([
  ["SIGTERM", "SIGTERM"],
  ["SIGTERM", "SIGINT"],
  ["disconnect", "SIGINT"],
])("after %s, %s exits at once", (first, second) => {
  const { events, signal } = follow();
  signal(first);
  signal(second);
  expect(events).toEqual(["draining", "stop", "exit 1"]);
});

test("a launcher that ends during the drain is ignored", () => {
  const { events, signal } = follow();
  signal("SIGTERM");
  signal("disconnect");
  expect(events).toEqual(["draining", "stop"]);
});

test("every SIGHUP reloads, and does not stop the process", () => {
  const { events, signal } = follow();
  signal("SIGHUP");
  signal("SIGHUP");
  expect(events).toEqual(["reload", "reload"]);
});

test("the exit triggers the cleanup", () => {
  const { events, signal } = follow();
  signal("exit");
  expect(events).toEqual(["ended"]);
});
