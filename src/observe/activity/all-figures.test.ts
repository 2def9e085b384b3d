import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GatewayError } from "../../errors/gateway-error.ts";
import type { ProcessChannel } from "../../workers/process-channel.ts";
import { openTestChannels } from "../../workers/test-channels.ts";
import { figuresOfAllWorkers, figuresOfProcess, shareFigures } from "./all-figures.ts";
import { noActivity } from "./activity-figures.ts";
import type { ProcessFigures } from "./process-figures.ts";

let listening: ProcessChannel[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  listening = [];
});
afterEach(() => void vi.useRealTimers());

/** The figures of a process with so many requests. */
function figuresOf(requests: number): ProcessFigures {
  return {
    live: () => ({
      requests,
      streams: 0,
      ledgerCalls: 0,
      eventLoopDelayMs: 0,
      isStoreUp: true,
      generations: [],
      breakers: [],
    }),
    activity: (minutes) => ({ sinceMs: requests, minutes: [[minutes, noActivity]] }),
    close: () => undefined,
  };
}

function start(id: number) {
  const { supervisor, worker } = openTestChannels();
  shareFigures(supervisor, () => listening);
  listening.push(supervisor);
  const end = (): void => {
    listening = listening.filter((one) => one !== supervisor);
    supervisor.close();
  };
  return { figures: figuresOfAllWorkers(figuresOf(id), worker), end };
}

/** A worker that answers nothing. */
function startSilent() {
  const { supervisor } = openTestChannels(() => true);
  listening.push(supervisor);
  return () => {
    listening = listening.filter((one) => one !== supervisor);
    supervisor.close();
  };
}

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
  const endSilent = startSilent();
  const refused = one.figures.live().catch((error: unknown) => error);
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(5_000);
  const error = await refused;
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ kind: "unavailable", retryAfterMs: 1_000 });
  endSilent();
  expect(await one.figures.live()).toHaveLength(1);
});

test("a worker that ends meanwhile fails the question at once", async () => {
  const one = start(1);
  const endSilent = startSilent();
  const refused = one.figures.activity(15).catch((error: unknown) => error);
  await new Promise(setImmediate);
  endSilent();
  expect(await refused).toMatchObject({ kind: "unavailable" });
});
