import { expect, test } from "vitest";
import { CountedSignal } from "../transport/test-call.ts";
import { Gate } from "./gate.ts";

test("a gate is closed while paused, and has no listener after it opens", async () => {
  const gate = new Gate();
  const signal = new CountedSignal();
  expect(gate.isClosed).toBe(false);
  gate.pause();
  gate.pause();
  expect(gate.isClosed).toBe(true);
  const opened = gate.opened(signal);
  expect(signal.listening.size).toBe(1);
  gate.resume();
  await opened;
  expect([gate.isClosed, signal.listening.size]).toEqual([false, 0]);
});

test.each([
  ["while it waits", false],
  ["before it waits", true],
])("an abort %s opens it", async (_fact, isBefore) => {
  const gate = new Gate();
  const signal = new CountedSignal();
  gate.pause();
  if (isBefore) signal.abort();
  const opened = gate.opened(signal);
  signal.abort();
  await opened;
  expect([gate.isClosed, signal.listening.size]).toEqual([false, 0]);
});

test("an open gate adds no listener", async () => {
  const signal = new CountedSignal();
  await new Gate().opened(signal);
  expect(signal.listening.size).toBe(0);
});
