import { describe, expect, test } from "vitest";
import { list, usage, usageGroup } from "../testing/admin-records.ts";
import { openDashboard, type Dashboard } from "../testing/dashboard.ts";
import { FakePlot } from "../testing/fake-plot.ts";
import { heldAnswer, ok } from "../testing/fake-server.ts";
import type { HTMLDetailsElement } from "happy-dom";
import { textOf } from "../testing/open-page.ts";

/** Returns the first hours of the day; the sixth is still running. One is in the window before. */
const hoursOf = (count: number) => [
  usageGroup({ group: "2026-03-02T09" }),
  ...Array.from({ length: count }, (_, at) =>
    usageGroup({ group: `2026-03-04T0${at}`, requests: at, failed_requests: at % 2 }),
  ),
];
const report = (count: number) => ok(usage("hour", hoursOf(count)));

async function drawn(count = 3): Promise<Dashboard> {
  const opened = await openDashboard("#/overview", (api) => api.on("GET /usage", report(count)));
  for (const run of opened.page.sizes) run();
  await opened.page.settle();
  return opened;
}

type Values = (chart: { readonly data: unknown }, series: number) => readonly unknown[];
interface Display {
  readonly fill: { readonly values: Values };
  readonly y0: { readonly values: Values };
  readonly y1: { readonly values: Values };
}

interface Options {
  readonly height: number;
  readonly tzDate: (seconds: number) => readonly [Date, string];
  readonly scales: Readonly<
    Record<"x" | "y", { readonly range: (...given: unknown[]) => readonly number[] }>
  >;
  readonly axes: readonly {
    readonly incrs?: (() => number[]) | readonly number[];
    readonly values: (chart: unknown, ticks: readonly number[], ...more: unknown[]) => string[];
    readonly size?: (...given: unknown[]) => number;
  }[];
  readonly series: readonly {
    readonly label?: string;
    readonly paths?: { readonly bars: { readonly disp: Display } };
  }[];
  readonly hooks: {
    readonly setCursor: readonly ((chart: { cursor: { idx: number | null } }) => void)[];
  };
}

function firstOf({ plots }: Dashboard) {
  const [plot] = plots;
  if (plot === undefined) throw new Error("no chart was drawn");
  return { plot, options: plot.options as unknown as Options };
}

function legendOf({ page }: Dashboard): string {
  return textOf(page.document.querySelector(".legend"));
}

describe("a chart", () => {
  test("is drawn once it is in the page, and gets new figures without being redrawn", async () => {
    const opened = await drawn();
    const { page, plots, server } = opened;
    const before = plots.length;
    server.on("GET /usage", report(6));
    await page.pass(30_000);
    expect(plots.length).toBe(before);
    // Failed requests are stacked on the others.
    const { data } = firstOf(opened).plot;
    expect(data[1]?.slice(-6)).toEqual([0, 0, 2, 2, 4, 4]);
    expect(data[2]?.slice(-6)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("has the length of the window, even with few hours of data", async () => {
    const { options, plot } = firstOf(await drawn(1));
    const end = Date.parse("2026-03-04T05:00:00Z") / 1_000;
    expect(options.scales.x.range()).toEqual([end - 23.5 * 3_600, end + 1_800]);
    expect(plot.data[0]).toHaveLength(24);
    expect(plot.data[0]?.at(-1)).toBe(end);
  });

  test("of a view that was left in the meantime is not drawn", async () => {
    const slow = heldAnswer();
    const { page, plots } = await openDashboard("#/overview", (api) => {
      api.on("GET /usage", slow.answering);
      api.on("GET /keys", ok(list([])));
    });
    slow.release(report(3));
    await page.go("#/keys");
    expect(plots).toEqual([]);
  });

  test("without the chart library is replaced by a text, and drawn once the library loads", async () => {
    const path = "/admin/assets/node_modules/uplot/dist/uPlot.esm.js";
    let library: object = Promise.reject(new Error("the gateway restarts"));
    const replaced = {
      get [path]() {
        return library;
      },
    };
    const { page } = await openDashboard("#/overview", (api) => api.on("GET /usage", report(3)), {
      replaced,
    });
    for (const run of page.sizes) run();
    await page.settle();
    const texts = () => [...page.document.querySelectorAll(".drawing")].map(textOf);
    const missing = "The chart could not be drawn; the table has its figures.";
    expect(new Set(texts())).toEqual(new Set([missing]));
    library = { default: FakePlot };
    await page.pass(30_000);
    expect(new Set(texts())).toEqual(new Set([""]));
  });

  test("follows the width of its container", async () => {
    const opened = await drawn();
    const [host] = opened.page.document.querySelectorAll(".drawing");
    Object.defineProperty(host, "clientWidth", { value: 320 });
    for (const run of opened.page.sizes) run();
    expect(firstOf(opened).plot.sizes.at(-1)).toEqual({ width: 320, height: 190 });
  });

  test("shows the figures under the pointer, and those of all times otherwise", async () => {
    const opened = await drawn(6);
    const [setCursor] = firstOf(opened).options.hooks.setCursor;
    const all = "Succeeded 12Failed 3";
    expect(legendOf(opened)).toBe(all);
    setCursor?.({ cursor: { idx: 0 } });
    expect(legendOf(opened)).toBe("Succeeded 0Failed 02026-03-03 06:00–07:00 UTC");
    setCursor?.({ cursor: { idx: 21 } });
    expect(legendOf(opened)).toBe("Succeeded 2Failed 12026-03-04 03:00–04:00 UTC");
    setCursor?.({ cursor: { idx: 23 } });
    expect(legendOf(opened)).toBe("Succeeded 4Failed 12026-03-04 05:00–06:00 UTC so far");
    setCursor?.({ cursor: { idx: null } });
    expect(legendOf(opened)).toBe(all);
  });

  test("is in UTC", async () => {
    const { options } = firstOf(await drawn());
    expect(options.tzDate(1_772_600_580)).toEqual([new Date("2026-03-04T05:03:00Z"), "UTC"]);
  });

  test("stacks its bars, and the bar of a time that is not over is lighter", async () => {
    const { options } = firstOf(await drawn());
    expect(options.series.map(({ label }) => label)).toEqual([undefined, "Succeeded", "Failed"]);
    const hours = Array.from({ length: 24 }, (_, at) => at);
    const [ended, lasts] = [hours.map(() => 2), hours.map(() => 3)];
    const data = [hours, [...ended.slice(0, -1), null], lasts];
    const failed = options.series[2]?.paths?.bars.disp;
    expect(failed?.y0.values({ data }, 2)).toEqual([...ended.slice(0, -1), 0]);
    expect(failed?.y1.values({ data }, 2)).toEqual(lasts);
    const fills = failed?.fill.values({ data }, 2) ?? [];
    expect(new Set(fills.slice(0, -1))).toEqual(new Set(["rgb(2, 2, 2)"]));
    expect(fills.at(-1)).toBe("rgba(2, 2, 2, 0.5)");
  });

  test("stacks negative figures below zero", async () => {
    const { options } = firstOf(await drawn());
    const failed = options.series[2]?.paths?.bars.disp;
    const data = [
      [1, 2, 3],
      [5, -1, 4],
      [-2, -3, 6],
    ];
    expect(failed?.y0.values({ data }, 2)).toEqual([0, -1, 4]);
  });

  test.each([
    [0, 10, [0, 11]],
    [-2, 10, [-2.2, 11]],
    [-2, 0, [-2.2, 0]],
    [0, 0, [0, 1]],
    [null, null, [0, 1]],
  ])(
    "from %s to %s has a margin above, and one below for negative values",
    async (min, max, want) => {
      const { options } = firstOf(await drawn());
      const range = options.scales.y.range({}, min, max);
      expect(range.map((value) => Number(value.toFixed(9)))).toEqual(want);
    },
  );
});

describe("the axes of a chart", () => {
  const stepsOf = (axis: Options["axes"][number] | undefined): readonly number[] => {
    const steps = axis?.incrs ?? [];
    return typeof steps === "function" ? steps() : steps;
  };
  const at = (iso: string): number => Date.parse(iso) / 1_000;

  test("have times of the day, and the day at each midnight, in UTC", async () => {
    const [time] = firstOf(await drawn()).options.axes;
    const values = (...moments: string[]) => time?.values({}, moments.map(at));
    expect(values("2026-03-04T23:00:00Z", "2026-03-05T01:00:00Z")).toEqual(["23:00", "01:00"]);
    expect(values("2026-03-04T12:00:00Z", "2026-03-05T00:00:00Z")).toEqual(["12:00", "03-05"]);
    expect(values("2026-03-04T00:00:00Z", "2026-03-05T00:00:00Z")).toEqual(["03-04", "03-05"]);
    expect(values("2026-03-04T06:00:00Z")).toEqual(["06:00"]);
    expect(values()).toEqual([]);
  });

  test("have labels at whole hours, and at whole days in a chart of days", async () => {
    const opened = await drawn();
    const [time] = firstOf(opened).options.axes;
    const hours = () => stepsOf(time).map((seconds) => seconds / 3_600);
    const day = 24;
    const days = [day, 2 * day, 7 * day, 14 * day, 30 * day, 90 * day];
    expect(hours()).toEqual([1, 2, 4, 6, 12, ...days]);
    opened.server.on("GET /usage", ok(usage("day", [usageGroup({ group: "2026-01-02" })])));
    await opened.page.fill("Window", "30d");
    expect(hours()).toEqual(days);
  });

  test("have the figures in their unit, and the width of the longest", async () => {
    const [, figures] = firstOf(await drawn()).options.axes;
    expect(figures?.values({}, [0, 1_500])).toEqual(["0", "1,500"]);
    expect(figures?.size?.({}, ["0", "1,500"])).toBe(18 + 5 * 7);
    expect(figures?.size?.({}, null)).toBe(18);
  });

  test("of counts have labels only at whole numbers, so that none is repeated", async () => {
    const [, figures] = firstOf(await drawn()).options.axes;
    expect(stepsOf(figures).slice(0, 5)).toEqual([1, 2, 5, 10, 20]);
  });
});

describe("the figures of a chart as a table", () => {
  async function opened(count: number) {
    const dashboard = await drawn(count);
    const { page } = dashboard;
    const details = page.document.querySelector("figure details") as HTMLDetailsElement;
    details.open = true;
    details.dispatchEvent(new page.window.Event("toggle"));
    return { ...dashboard, rows: () => page.table("Requests: ") };
  }

  test("are newest first, in UTC, without hours that have no data", async () => {
    const { rows } = await opened(3);
    expect(rows()).toEqual([
      ["Hour (UTC)", "Succeeded", "Failed"],
      ["2026-03-04 02:00", "2", "0"],
      ["2026-03-04 01:00", "0", "1"],
    ]);
  });

  test("are bounded, and update with the data", async () => {
    const { page, rows, server } = await opened(2);
    const hours = Array.from({ length: 168 }, (_, at) =>
      usageGroup({
        group: new Date(Date.parse("2026-02-25T06:00Z") + at * 3_600_000)
          .toISOString()
          .slice(0, 13),
      }),
    );
    server.on("GET /usage", ok(usage("hour", hours)));
    await page.fill("Window", "7d");
    expect(rows()).toHaveLength(121);
    expect(page.table("Requests: the newest 120 hours with data, newest first")).toEqual(rows());
    expect(rows()[1]?.[0]).toBe("2026-03-04 05:00");
  });

  test("show that there is no data", async () => {
    const { rows } = await opened(1);
    expect(rows().at(-1)).toEqual(["No data in this window."]);
  });

  test("of 30 days are by day", async () => {
    const { page, server } = await opened(1);
    server.on("GET /usage", ok(usage("day", [usageGroup({ group: "2026-01-09" })])));
    await page.fill("Window", "30d");
    expect(page.table("Requests: days")[0]?.[0]).toBe("Day (UTC)");
  });
});
