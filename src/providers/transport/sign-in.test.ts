import { expect, test } from "vitest";
import { beforeAbort } from "./sign-in.ts";
import { CountedSignal } from "./test-call.ts";

test("a key that is there before the abort is the key, and nobody listens on", async () => {
  const signal = new CountedSignal();
  const key = Promise.withResolvers<string>();
  const pending = beforeAbort(key.promise, signal);
  expect(signal.listening.size).toBe(1);
  key.resolve("key");
  expect([await pending, signal.listening.size]).toEqual(["key", 0]);
});

test.each([
  ["fails", new Error("the command failed")],
  ["is late", null],
])("a key that %s leaves nobody listening", async (_fact, failure) => {
  const signal = new CountedSignal();
  const key = Promise.withResolvers<string>();
  const pending = beforeAbort(key.promise, signal);
  if (failure === null) signal.abort();
  else key.reject(failure);
  await expect(pending).rejects.toMatchObject(failure === null ? { kind: "cancelled" } : failure);
  expect(signal.listening.size).toBe(0);
});

test("a call that was aborted before waits for no key", async () => {
  const signal = new CountedSignal();
  signal.abort();
  const never = new Promise<string>(() => undefined);
  await expect(beforeAbort(never, signal)).rejects.toMatchObject({ kind: "cancelled" });
});
