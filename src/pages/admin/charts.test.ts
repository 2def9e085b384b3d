import { describe, expect, test } from "vitest";
import { activity, minute } from "../testing/admin-records.ts";
import { openDashboard, type Dashboard } from "../testing/dashboard.ts";
import { held, ok } from "../testing/fake-server.ts";
import type { HTMLDetailsElement } from "happy-dom";
import { textOf } from "../testing/open-page.ts";

const MINUTE_MS = 60_000;
const startMs = Date.parse("2026-03-04T00:00:00.000Z");
const minutesOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    minute({ at: new Date(startMs + at * MINUTE_MS).toISOString(), requests: at }),
  );

async function drawn(count = 3): Promise<Dashboard> {
  const opened = await openDashboard("#/overview", (api) =>
    api.on("GET /activity", ok(activity(minutesOf(count)))),
  );
  for (const run of opened.page.sizes) run();
  await opened.page.settle();
  return opened;
}

interface Options {
  readonly height: number;
  readonly tzDate: (seconds: number) => readonly [Date, string];
  readonly scales: Readonly<
    Record<"x" | "y", { readonly range: (...given: unknown[]) => readonly number[] }>
  >;
  readonly axes: readonly {
    readonly incrs?: readonly number[];
    readonly values: (chart: unknown, ticks: readonly number[], ...more: unknown[]) => string[];
    readonly size?: (...given: unknown[]) => number;
  }[];
  readonly series: readonly {
    readonly label?: string;
    readonly fill?: string;
    readonly dash?: unknown;
  }[];
  readonly hooks: {
    readonly setCursor: readonly ((chart: { cursor: { idx: number | null } }) => void)[];
  };
}

function firstOf({ plots }: Dashboard) {
  const [plot] = plots;
  if (plot === undefined) throw new Error("nothing was drawn");
  return { plot, options: plot.options as unknown as Options };
}

function legendOf({ page }: Dashboard): string {
  return textOf(page.document.querySelector(".legend"));
}

describe("a chart", () => {
  test("is drawn once it is in the page, and gets new figures without being drawn anew", async () => {
    const opened = await drawn();
    const { page, plots, server } = opened;
    const before = plots.length;
    server.on("GET /activity", ok(activity(minutesOf(5))));
    await page.pass(10_000);
    expect(plots.length).toBe(before);
    // The last minute is still running.
    expect(firstOf(opened).plot.data[1]).toEqual([0, 1, 2, 3]);
  });

  test("is as long as the window, however few minutes there are", async () => {
    const opened = await drawn();
    const { options, plot } = firstOf(opened);
    const end = startMs / 1_000 + 120;
    expect(options.scales.x.range()).toEqual([end - 3_600, end]);
    expect(plot.data[0]).toEqual([end - 120, end - 60]);
  });

  test("without figures is not drawn", async () => {
    expect((await drawn(0)).plots).toEqual([]);
  });

  test("of a view that was left meanwhile is not drawn", async () => {
    const slow = held();
    const { page, plots } = await openDashboard("#/overview", (api) => {
      api.on("GET /activity", slow.answering);
      api.on("GET /keys", ok({ data: [] }));
    });
    slow.release(ok(activity(minutesOf(3))));
    await page.go("#/keys");
    expect(plots).toEqual([]);
  });

  test("follows the width of its place", async () => {
    const opened = await drawn();
    const [host] = opened.page.document.querySelectorAll(".drawing");
    Object.defineProperty(host, "clientWidth", { value: 320 });
    for (const run of opened.page.sizes) run();
    expect(firstOf(opened).plot.sizes.at(-1)).toEqual({ width: 320, height: 190 });
  });

  test("shows the figures under the pointer, and the last ones otherwise", async () => {
    const opened = await drawn();
    const [setCursor] = firstOf(opened).options.hooks.setCursor;
    expect(legendOf(opened)).toBe("Requests 1Errors 0");
    setCursor?.({ cursor: { idx: 0 } });
    expect(legendOf(opened)).toBe("Requests 0Errors 0");
    setCursor?.({ cursor: { idx: 1 } });
    expect(legendOf(opened)).toBe("Requests 1Errors 0");
    setCursor?.({ cursor: { idx: null } });
    expect(legendOf(opened)).toBe("Requests 1Errors 0");
  });

  test("is in UTC", async () => {
    const { options } = firstOf(await drawn());
    expect(options.tzDate(1_772_600_580)).toEqual([new Date("2026-03-04T05:03:00Z"), "UTC"]);
  });

  test("names its lines; those that are filled are translucent, others may be dashed", async () => {
    const { options } = firstOf(await drawn());
    expect(options.series.map(({ label, fill, dash }) => [label, fill, dash])).toEqual([
      [undefined, undefined, undefined],
      ["Requests", "rgba(2, 2, 2, 0.14)", undefined],
      ["Errors", undefined, [6, 4]],
    ]);
  });

  test.each([
    [0, 10, [0, 11]],
    [-2, 10, [-2.2, 11]],
    [0, 0, [0, 1]],
    [null, null, [0, 1]],
  ])(
    "from %s to %s has a little room above, and below where money is lost",
    async (min, max, want) => {
      const { options } = firstOf(await drawn());
      const range = options.scales.y.range({}, min, max);
      expect(range.map((value) => Number(value.toFixed(9)))).toEqual(want);
    },
  );
});

describe("the axes of a chart", () => {
  const at = (iso: string): number => Date.parse(iso) / 1_000;

  test("have times of the day, or days where the labels are days apart, in UTC", async () => {
    const [time] = firstOf(await drawn()).options.axes;
    const values = (...moments: string[]) => time?.values({}, moments.map(at));
    expect(values("2026-03-04T23:00:00Z", "2026-03-05T01:00:00Z")).toEqual(["23:00", "01:00"]);
    expect(values("2026-03-04T00:00:00Z", "2026-03-05T00:00:00Z")).toEqual(["03-04", "03-05"]);
    expect(values("2026-03-04T06:00:00Z")).toEqual(["06:00"]);
    expect(values()).toEqual([]);
  });

  test("label time at whole minutes, hours and days", async () => {
    const [time] = firstOf(await drawn()).options.axes;
    const minutes = (time?.incrs ?? []).map((seconds) => seconds / 60);
    const day = 24 * 60;
    expect(minutes).toEqual([
      ...[1, 2, 5, 10, 15, 30, 60, 120, 240, 360, 720],
      ...[day, 2 * day, 7 * day, 14 * day, 30 * day, 90 * day],
    ]);
  });

  test("have the figures in their unit, as wide as the longest", async () => {
    const [, figures] = firstOf(await drawn()).options.axes;
    expect(figures?.values({}, [0, 1_500])).toEqual(["0", "1,500"]);
    expect(figures?.size?.({}, ["0", "1,500"])).toBe(18 + 5 * 7);
    expect(figures?.size?.({}, null)).toBe(18);
  });
});

describe("the figures of a chart as a table", () => {
  async function opened(count: number) {
    const dashboard = await drawn(count);
    const { page } = dashboard;
    const details = page.document.querySelector("figure details") as HTMLDetailsElement;
    details.open = true;
    details.dispatchEvent(new page.window.Event("toggle"));
    return { ...dashboard, rows: () => page.table("Requests per minute: minutes") };
  }

  test("are the latest first, in UTC, without minutes that have none", async () => {
    const { rows } = await opened(3);
    expect(rows()).toEqual([
      ["Minute (UTC)", "Requests", "Errors"],
      ["2026-03-04 00:02", "2", "0"],
      ["2026-03-04 00:01", "1", "0"],
    ]);
  });

  test("are bounded, and follow what is read", async () => {
    const { page, rows, server } = await opened(2);
    server.on("GET /activity", ok(activity(minutesOf(200))));
    await page.pass(10_000);
    expect(rows()).toHaveLength(121);
    expect(rows()[1]?.[0]).toBe("2026-03-04 03:19");
  });

  test("say so where there is none", async () => {
    const { rows } = await opened(1);
    expect(rows().at(-1)).toEqual(["No data in this window."]);
  });
});
