import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GatewayError } from "../../errors/gateway-error.ts";
import { TestCluster, type TestWorker } from "../test-workers.ts";
import { figuresOfAllWorkers, figuresOfProcess } from "./all-figures.ts";
import type { ProcessFigures } from "./process-figures.ts";
import { shareFigures } from "./share-figures.ts";

let cluster: TestCluster;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  cluster = new TestCluster();
  shareFigures(cluster);
});
afterEach(() => void vi.useRealTimers());

/** The figures of a process with so many requests. */
function figuresOf(requests: number): ProcessFigures {
  return {
    live: () => ({
      ...{ requests, streams: 0, ledgerCalls: 0, eventLoopDelayMs: 0, isStoreUp: true },
      ...{ generations: [], breakers: [] },
    }),
    activity: (minutes) => ({ sinceMs: requests, minutes: [[minutes, noFigures]] }),
    close: () => undefined,
  };
}

const noFigures = {
  ...{ requests: 0, inputTokens: 0, outputTokens: 0, chargeNanoUsd: 0 },
  ...{ errors: {}, durations: [], firstTokens: [], calls: {}, failures: {} },
};

function start(id: number) {
  const worker = cluster.start(id);
  return { worker, figures: figuresOfAllWorkers(figuresOf(id), worker.channel) };
}

const answersTo = ({ received }: TestWorker): number =>
  received.filter((message) => JSON.stringify(message).includes('"answer"')).length;

test("a single process gives its own", async () => {
  const { live, activity } = figuresOfProcess(figuresOf(7));
  expect((await live()).map(({ requests }) => requests)).toEqual([7]);
  expect((await activity(15)).map(({ minutes }) => minutes[0]?.[0])).toEqual([15]);
});

test("each worker gives the figures of all of them, each on its own", async () => {
  const all = [start(1), start(2), start(3)];
  for (const { figures } of all) {
    expect((await figures.live()).map(({ requests }) => requests)).toEqual([1, 2, 3]);
    const series = await figures.activity(15);
    expect(series.map(({ sinceMs }) => sinceMs)).toEqual([1, 2, 3]);
    expect(series.map(({ minutes }) => minutes[0]?.[0])).toEqual([15, 15, 15]);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("questions at once get the answers that are theirs", async () => {
  const [one, two] = [start(1), start(2)];
  const [live, activity, other] = await Promise.all([
    one.figures.live(),
    one.figures.activity(60),
    two.figures.activity(15),
  ]);
  expect(live).toHaveLength(2);
  expect(activity.map(({ minutes }) => minutes[0]?.[0])).toEqual([60, 60]);
  expect(other.map(({ minutes }) => minutes[0]?.[0])).toEqual([15, 15]);
});

test("a worker that does not answer in five seconds fails the question, not the next", async () => {
  const one = start(1);
  const silent = cluster.start(2);
  const refused = one.figures.live().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(answersTo(one.worker)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  const error = await refused;
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ kind: "unavailable", retryAfterMs: 1_000 });
  cluster.end(silent);
  expect(await one.figures.live()).toHaveLength(1);
});

test("a worker that has gone is neither asked nor answered", async () => {
  const [one, two] = [start(1), start(2)];
  two.worker.isAlive = false;
  expect(await one.figures.live()).toHaveLength(1);
  expect(two.worker.received).toEqual([]);
  void two.figures.live();
  await new Promise(setImmediate);
  expect(answersTo(two.worker)).toBe(0);
});

test("other messages on the channel are passed over", async () => {
  const { worker, figures } = start(1);
  for (const message of [null, "text", 5, {}, { limiter: [] }]) {
    cluster.events.emit("message", worker, message);
    if (typeof message === "object" && message !== null) worker.send(message);
  }
  expect(await figures.live()).toHaveLength(1);
});
