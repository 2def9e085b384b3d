import { expect, test } from "vitest";
import { detach } from "./detach.ts";

test("a rejection of detached work is passed to its handler", async () => {
  const caught: unknown[] = [];
  const error = new Error("away");
  detach(Promise.reject(error), (cause) => void caught.push(cause));
  detach(Promise.resolve(1), (cause) => void caught.push(cause));
  await new Promise(setImmediate);
  expect(caught).toEqual([error]);
});

test("a rejection without a handler is an uncaught error", async () => {
  const listeners = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  const uncaught = Promise.withResolvers<unknown>();
  process.once("uncaughtException", uncaught.resolve);
  const error = new Error("a bug");
  detach(Promise.reject(error));
  expect(await uncaught.promise).toBe(error);
  for (const listener of listeners) process.on("uncaughtException", listener);
});
