import { expect, test } from "vitest";
import { detach } from "./detach.ts";

test("a rejection of detached work is passed to its handler", async () => {
  const shown: unknown[] = [];
  const error = new Error("away");
  detach(Promise.reject(error), (cause) => shown.push(cause));
  detach(Promise.resolve(1), (cause) => shown.push(cause));
  await new Promise(setImmediate);
  expect(shown).toEqual([error]);
});

test("a rejection without a handler is an unhandled one", async () => {
  const listeners = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  const unhandled: unknown[] = [];
  process.once("unhandledRejection", (error) => unhandled.push(error));
  const error = new Error("a bug");
  detach(Promise.reject(error));
  await new Promise(setImmediate);
  process.removeAllListeners("unhandledRejection");
  for (const listener of listeners) process.on("unhandledRejection", listener);
  expect(unhandled).toEqual([error]);
});
