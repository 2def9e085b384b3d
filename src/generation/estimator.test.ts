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

test("each call gets the tokens of its own texts", async () => {
  const estimator = start();
  const texts = [["one", "two three"], ["four five six"], []];
  const tokens = await Promise.all(texts.map((list) => estimator.estimate(list)));
  expect(tokens).toEqual(texts.map((list) => list.map(estimateTokens)));
  expect(estimator.waiting).toBe(0);
});

test("where the thread ends, what waits is a quarter of the bytes, and the next starts anew", async () => {
  const estimator = start();
  const waiting = [["five!", "äöü", ""], ["four"]].map((texts) => estimator.estimate(texts));
  await estimator.close();
  expect(estimator.waiting).toBe(0);
  expect(await Promise.all(waiting)).toEqual([[2, 2, 0], [1]]);
  expect(await estimator.estimate(["hello"])).toEqual([1]);
});

test("where the thread fails, what waits is a quarter of the bytes", async () => {
  const notText = new Uint8Array(9) as unknown as string;
  expect(await start().estimate([notText])).toEqual([3]);
});

test("an estimator that was never asked closes at once", async () => {
  await expect(start().close()).resolves.toBeUndefined();
});
