import { expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

/** The charges of 8 models on two days, of which those of the highest 6 are returned by day. */
const manyModels = Array.from({ length: 8 }, (_, at) =>
  usageGroup({ group: `m${at}`, charge: String(8 - at) }),
);
const byDay = (rows: readonly Schemas["UsageGroup"][]) =>
  rows.flatMap((row) => [
    { ...row, time: "2026-03-01", charge: "1" },
    { ...row, time: "2026-03-04", charge: String(Number(row.charge) - 1) },
  ]);

type Groups = readonly Schemas["UsageGroup"][];

async function drawn(hash: string, models: Groups, all: Groups) {
  const opened = await openDashboard(hash, (api) =>
    api.on("GET /usage", ({ path }) => {
      if (path.includes("per=")) return ok(usage("model", byDay(models.slice(0, 6))));
      return ok(path.includes("by=day") ? usage("day", [...all]) : usage("model", [...models]));
    }),
  );
  for (const run of opened.page.sizes) run();
  await opened.page.settle();
  const { page, plots } = opened;
  return { page, plots, legend: () => textOf(page.document.querySelector(".legend")) };
}

test("charges are stacked by the groups with the highest ones, and the others together", async () => {
  const all = [
    usageGroup({ group: "2026-03-01", charge: "8.5" }),
    usageGroup({ group: "2026-03-04", charge: "28" }),
  ];
  const { page, plots, legend } = await drawn("#/usage?from=2026-03-01", manyModels, all);
  const at = [1, 2, 3, 4].map((day) => Date.parse(`2026-03-0${day}`) / 1_000);
  const ends = (...tops: readonly [number, number][]) =>
    tops.map(([one, four]) => [one, 0, 0, four]);
  expect(plots.at(-1)?.data).toEqual([
    at,
    ...ends([1, 7], [2, 13], [3, 18], [4, 22], [5, 25], [6, 27], [8.5, 28]),
  ]);
  const groups = "m0 $8.00m1 $7.00m2 $6.00m3 $5.00m4 $4.00m5 $3.00";
  expect(legend()).toBe(`All $36.50${groups}Others $3.50`);
  expect(textOf(page.document.querySelector("figcaption p"))).toBe(
    "4 days in UTC; the last one is not over.",
  );
  const swatches = [...page.document.querySelectorAll(".legend .swatch")];
  expect(new Set(swatches.map(({ className }) => className)).size).toBe(7);
  await page.go("#/errors");
  expect(plots.at(-1)?.isDestroyed).toBe(true);
});

test("charges of few groups have no others, even if requests end between two answers", async () => {
  const all = [usageGroup({ group: "2026-03-04", charge: "99" })];
  const { legend } = await drawn("#/usage?from=2026-03-01", manyModels.slice(0, 1), all);
  expect(legend()).toBe("m0 $8.00");
  const before = [usageGroup({ group: "2026-03-01", charge: "6" })];
  const fewer = await drawn("#/usage?from=2026-03-01", manyModels, before);
  expect(fewer.legend()).toContain("Others $0.00");
});

test("a reversed charge of the others is below zero, and all charges add up", async () => {
  const all = [
    usageGroup({ group: "2026-03-01", charge: "4" }),
    usageGroup({ group: "2026-03-04", charge: "28" }),
  ];
  const { plots, legend } = await drawn("#/usage?from=2026-03-01", manyModels, all);
  expect(legend()).toMatch(/^All \$32\.00.*Others -\$1\.00$/);
  expect(plots.at(-1)?.data.slice(-2)).toEqual([
    [6, 0, 0, 27],
    [-2, 0, 0, 28],
  ]);
});

test("charges by time are not stacked", async () => {
  const all = [
    usageGroup({ group: "2026-03-01", charge: "5" }),
    usageGroup({ group: "2026-03-03", charge: "3" }),
  ];
  const { legend, plots } = await drawn("#/usage?by=day&from=2026-03-01", [], all);
  expect(legend()).toBe("Charged $8.00");
  expect(plots.at(-1)?.data.slice(1)).toEqual([[5, 0, 3, 0]]);
});
