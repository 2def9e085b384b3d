import { beforeEach, describe, expect, it, test } from "vitest";
import type { Schemas } from "../../../generated/admin/types.ts";
import {
  callKey,
  noActivity,
  type ActivityFigures,
} from "../../observe/activity/activity-figures.ts";
import type { ActivitySeries } from "../../observe/activity/activity-log.ts";
import type { LiveFigures } from "../../observe/activity/process-figures.ts";
import { histogramTable } from "../../observe/metric-table.ts";
import { AdminDesk, NOW } from "../testing/admin-desk.ts";

const MINUTE_MS = 60_000;
/** The minute since 1970 that runs now. */
const LAST = Math.floor(NOW / MINUTE_MS);
const minuteAt = (minute: number): string => new Date(minute * MINUTE_MS).toISOString();

let desk: AdminDesk;
let asked: number[];
beforeEach(() => {
  desk = new AdminDesk();
  asked = [];
});

/** The gateway's processes are as stated. */
function run({
  live = [],
  activity = [],
}: {
  readonly live?: readonly Partial<LiveFigures>[];
  readonly activity?: readonly ActivitySeries[];
}): void {
  const idle: LiveFigures = {
    requests: 0,
    streams: 0,
    ledgerCalls: 0,
    eventLoopDelayMs: 0,
    isStoreUp: true,
    generations: [],
    breakers: [],
  };
  desk.parts = {
    figures: {
      live: () => Promise.resolve(live.map((figures) => ({ ...idle, ...figures }))),
      activity: (minutes) => {
        asked.push(minutes);
        return Promise.resolve(activity);
      },
    },
  };
}

test.each(["showLive", "showActivity"] as const)("%s needs a gateway that runs", async (id) => {
  expect(await desk.refusal(id)).toBe("404 not_found: No gateway runs here.");
});

describe("what runs now", () => {
  it("is the sum over the processes, and the delay of the slowest", async () => {
    run({
      live: [
        { requests: 1, streams: 10, ledgerCalls: 100, eventLoopDelayMs: 7.6 },
        { requests: 2, streams: 20, ledgerCalls: 200, eventLoopDelayMs: 3 },
      ],
    });
    expect(await desk.call("showLive")).toEqual({
      object: "live",
      at: "2026-06-15T10:30:20.500Z",
      processes: 2,
      requests: 3,
      streams: 30,
      ledger_calls: 300,
      event_loop_delay_ms: 8,
      store_up: true,
      models: [],
      breakers: [],
    });
  });

  test.each<[readonly boolean[], boolean]>([
    [[true], true],
    [[false], false],
    [[true, true], true],
    [[true, false], false],
    [[false, true], false],
    [[false, false], false],
  ])("has a ledger where all processes have one: %j", async (states, isUp) => {
    run({ live: states.map((isStoreUp) => ({ isStoreUp })) });
    expect(await desk.call("showLive")).toMatchObject({ store_up: isUp });
  });

  it("is shown by model, over the processes, the most first", async () => {
    const open = (model: string, isStream: boolean) => ({ model, isStream });
    run({
      live: [
        { generations: [open("a/one", true), open("b/many", false), open("b/many", true)] },
        { generations: [open("b/many", false)] },
      ],
    });
    expect((await desk.call("showLive")).models).toEqual([
      { model: "b/many", requests: 3, streams: 1 },
      { model: "a/one", requests: 1, streams: 1 },
    ]);
  });

  test.each<[readonly number[], Schemas["LiveBreaker"]["state"]]>([
    [[0], "closed"],
    [[1], "half-open"],
    [[2], "open"],
    [[3], "open"],
    [[0, 1], "half-open"],
    [[1, 0], "half-open"],
    [[0, 2, 1], "open"],
    [[2, 0, 0], "open"],
    [[0, 0], "closed"],
  ])("breakers in the states %j of several processes are shown as %s", async (states, worst) => {
    const named = { upstream: "openai:a", model: "m/a" };
    run({ live: states.map((state) => ({ breakers: [{ ...named, state }] })) });
    expect((await desk.call("showLive")).breakers).toEqual([{ ...named, state: worst }]);
  });

  it("has a breaker for each upstream of each model", async () => {
    const breakers = [
      { upstream: "openai:a", model: "m/a", state: 2 },
      { upstream: "openai:a", model: "m/b", state: 0 },
      { upstream: "openai:b", model: "m/a", state: 1 },
    ];
    run({ live: [{ breakers }, { breakers: breakers.map((row) => ({ ...row, state: 0 })) }] });
    expect((await desk.call("showLive")).breakers).toEqual([
      { upstream: "openai:a", model: "m/a", state: "open" },
      { upstream: "openai:a", model: "m/b", state: "closed" },
      { upstream: "openai:b", model: "m/a", state: "half-open" },
    ]);
  });
});

/** A process that has run since some minutes ago. */
function series(
  minutesAgo: number,
  ...minutes: readonly (readonly [number, Partial<ActivityFigures>])[]
): ActivitySeries {
  return {
    sinceMs: NOW - minutesAgo * MINUTE_MS,
    minutes: minutes.map(([ago, figures]) => [LAST - ago, { ...noActivity, ...figures }]),
  };
}

const activity = (window?: Schemas["ActivityReport"]["window"]) =>
  desk.call("showActivity", { query: window === undefined ? {} : { window } });

describe("the minutes of a window", () => {
  test.each([
    ["15m", 15],
    ["1h", 60],
    ["6h", 360],
    ["24h", 1_440],
  ] as const)("are as many as it has: %s", async (window, minutes) => {
    run({ activity: [series(10_000)] });
    const report = await activity(window);
    expect([report.window, asked, report.data.length]).toEqual([window, [minutes], minutes]);
    expect(report.data[0]?.at).toBe(minuteAt(LAST - minutes + 1));
    expect(report.data.at(-1)?.at).toBe("2026-06-15T10:30:00.000Z");
  });

  it("are those of an hour unless it is asked for another", async () => {
    run({ activity: [series(10_000)] });
    const { window, data } = await activity();
    expect([window, data.length]).toEqual(["1h", 60]);
  });

  it("are all of them, whenever the process that has run longest began", async () => {
    run({ activity: [series(2), series(5), series(3)] });
    const { data, since, processes } = await activity("15m");
    expect([data.length, processes]).toEqual([15, 3]);
    expect(since).toBe(new Date(NOW - 5 * MINUTE_MS).toISOString());
  });

  it("are all of them where no process answers or its clock is ahead", async () => {
    for (const answers of [[], [series(-10)]]) {
      run({ activity: answers });
      const { data, since } = await activity("15m");
      expect([data.length, since]).toEqual([15, "2026-06-15T10:30:20.500Z"]);
    }
  });

  test.each([
    [0, 1],
    [1, 2],
    [13, 14],
    [14, 15],
    [15, 15],
  ])("begin with the process without a ledger: %i minutes ago are %i", async (ago, count) => {
    run({ activity: [series(ago)] });
    desk.parts = { ...desk.parts, openStore: () => Promise.reject(new Error("away")) };
    expect((await activity("15m")).data).toHaveLength(count);
  });
});

describe("the figures of a minute", () => {
  it("are the sums over the processes, each in its column", async () => {
    // Evenly between 10 s and 30 s; the first tokens within the first millisecond.
    expect(histogramTable.duration.buckets.slice(10, 12)).toEqual([10, 30]);
    const durations = [...Array<number>(11).fill(0), 4];
    run({
      activity: [
        series(
          2,
          [0, { requests: 1, inputTokens: 10, outputTokens: 100, chargeNanoUsd: 500_000_000 }],
          [2, { requests: 5, durations, firstTokens: [8] }],
        ),
        series(
          1,
          [0, { requests: 2, inputTokens: 20, outputTokens: 200, chargeNanoUsd: 250_000_000 }],
          [1, { requests: 4, errors: { rare: 1, often: 3 } }],
        ),
      ],
    });
    const [first, second, last] = (await activity()).data.slice(-3);
    expect(last).toEqual({
      at: minuteAt(LAST),
      requests: 3,
      errors: [],
      input_tokens: 30,
      output_tokens: 300,
      charge: "0.75",
      duration: null,
      first_token: null,
    });
    expect(second).toMatchObject({
      requests: 4,
      errors: [
        { code: "often", count: 3 },
        { code: "rare", count: 1 },
      ],
    });
    expect(first).toMatchObject({
      requests: 5,
      duration: { p50_ms: 20_000, p95_ms: 29_000, p99_ms: 29_800 },
      first_token: { p50_ms: 1, p95_ms: 1, p99_ms: 1 },
    });
  });

  it("of a quiet minute are zero", async () => {
    run({ activity: [series(1, [0, { requests: 1 }])] });
    expect((await activity()).data.at(-2)).toEqual({
      at: minuteAt(LAST - 1),
      requests: 0,
      errors: [],
      input_tokens: 0,
      output_tokens: 0,
      charge: "0",
      duration: null,
      first_token: null,
    });
  });
});

describe("the upstreams of a window", () => {
  it("are summed over minutes and processes, the most called first, each with its failures", async () => {
    const [a, b, c] = [
      callKey("openai:a", "m/a"),
      callKey("openai:a", "m/b"),
      callKey("openai:b", "m/a"),
    ];
    const failure = (upstream: string, model: string, kind: string): string =>
      callKey(upstream, model, kind);
    run({
      activity: [
        series(
          1,
          [
            0,
            { calls: { [a]: 2, [b]: 1 }, failures: { [failure("openai:a", "m/a", "timeout")]: 1 } },
          ],
          [1, { calls: { [b]: 5 }, failures: { [failure("openai:a", "m/b", "connect")]: 1 } }],
        ),
        series(1, [
          0,
          {
            calls: { [c]: 1, [a]: 1 },
            // The bucket of 10 to 20 ms.
            callDurations: { [a]: [0, 4] },
            failures: {
              [failure("openai:a", "m/a", "overloaded")]: 2,
              [failure("openai:a", "m/a", "timeout")]: 2,
            },
          },
        ]),
      ],
    });
    expect((await activity()).upstreams).toEqual([
      {
        upstream: "openai:a",
        model: "m/b",
        calls: 6,
        duration: null,
        failures: [{ kind: "connect", count: 1 }],
      },
      {
        upstream: "openai:a",
        model: "m/a",
        calls: 3,
        failures: [
          { kind: "timeout", count: 3 },
          { kind: "overloaded", count: 2 },
        ],
        duration: { p50_ms: 15, p95_ms: 20, p99_ms: 20 },
      },
      { upstream: "openai:b", model: "m/a", calls: 1, failures: [], duration: null },
    ]);
  });
});
