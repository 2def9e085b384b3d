import { expect, test } from "vitest";
import type { FromThread } from "./messages.ts";
import { ThreadSink } from "./main-thread.ts";

function start() {
  const sent: FromThread[] = [];
  return { sent, sink: new ThreadSink(7, (message) => sent.push(message)) };
}

/** Reports whether the promise has resolved. */
async function isOver(waiting: Promise<void> | undefined): Promise<boolean> {
  let hasResolved = false;
  void waiting?.then(() => (hasResolved = true));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return hasResolved;
}

const head = { contentType: "text/event-stream", ignored: ["/a"] } as const;

test("writes are sent to the other thread, in order", () => {
  const { sent, sink } = start();
  sink.open(head);
  expect(sink.write("a")).toBeUndefined();
  sink.comment("b");
  sink.end();
  expect(sent).toEqual([
    { type: "open", id: 7, head },
    { type: "write", id: 7, text: "a" },
    { type: "comment", id: 7, text: "b" },
    { type: "end", id: 7 },
  ]);
});

test("the upstream waits while too many characters are in transit, until the client accepts them", async () => {
  const { sink } = start();
  expect(sink.write("x".repeat(262_144))).toBeUndefined();
  const waiting = sink.write("y");
  expect(waiting).toBeInstanceOf(Promise);
  expect(sink.write("z")).toBe(waiting);
  sink.noteAccepted(1);
  expect(await isOver(waiting)).toBe(false);
  sink.noteAccepted(1);
  expect(await isOver(waiting)).toBe(true);
  sink.noteAccepted(262_144);
  expect(sink.write("x".repeat(262_144))).toBeUndefined();
});

test("a client that has left delays no write, and the close is reported once", async () => {
  const { sink } = start();
  const heard: string[] = [];
  sink.whenClosed(() => heard.push("before"));
  const waiting = sink.write("x".repeat(300_000));
  sink.closed();
  sink.closed();
  expect(await isOver(waiting)).toBe(true);
  expect(sink.write("x".repeat(300_000))).toBeUndefined();
  sink.whenClosed(() => heard.push("after"));
  expect(heard).toEqual(["before", "after"]);
});
