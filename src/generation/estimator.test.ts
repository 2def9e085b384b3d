import { afterEach, expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens.ts";
import { WorkerEstimator } from "./estimator.ts";

const open: WorkerEstimator[] = [];
afterEach(() => Promise.all(open.splice(0).map((estimator) => estimator.close())));

function start(): WorkerEstimator {
  const estimator = new WorkerEstimator();
  open.push(estimator);
  return estimator;
}

test("each call gets the token counts of its own texts", async () => {
  const estimator = start();
  const texts = [["one", "two three"], ["four five six"], []];
  const tokens = await Promise.all(texts.map((list) => estimator.estimate(list)));
  expect(tokens).toEqual(texts.map((list) => list.map(estimateTokens)));
  expect(estimator.waiting).toBe(0);
});

test("if the thread ends, pending estimates are a quarter of the bytes, and the next call starts a new thread", async () => {
  const estimator = start();
  const waiting = [["five!", "äöü", ""], ["four"]].map((texts) => estimator.estimate(texts));
  await estimator.close();
  expect(estimator.waiting).toBe(0);
  expect(await Promise.all(waiting)).toEqual([[2, 2, 0], [1]]);
  expect(await estimator.estimate(["hello"])).toEqual([1]);
});

test("if the thread fails, pending estimates are a quarter of the bytes", async () => {
  const notText = new Uint8Array(9) as unknown as string;
  expect(await start().estimate([notText])).toEqual([3]);
});

test("a thread that failed does not answer for its successor when it exits", async () => {
  const estimator = start();
  const notText = new Uint8Array(9) as unknown as string;
  await estimator.estimate([notText]);
  // The failed thread has not exited yet.
  expect(await estimator.estimate(["hello"])).toEqual([1]);
});

test("an unused estimator closes immediately", async () => {
  await expect(start().close()).resolves.toBeUndefined();
});
