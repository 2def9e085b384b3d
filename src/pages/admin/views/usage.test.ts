import { describe, expect, test } from "vitest";
import { usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const days = usage("day", [
  usageGroup({ group: "2026-03-02", charge: "3", upstream_cost: "2", margin: "1" }),
  usageGroup({ group: "2026-03-01", charge: "5", upstream_cost: "7", margin: "-2" }),
]);

const opened = (hash: string, report = usage("model", [usageGroup()])) =>
  openDashboard(hash, (api) =>
    api.on("GET /usage", ({ path }) => ok(path.includes("by=day") ? days : report)),
  );

describe("the period, in days of UTC up to today", () => {
  test.each([
    ["#/usage", "2026-02-03"],
    ["#/usage/model/1", "2026-03-04"],
    ["#/usage/model/7", "2026-02-26"],
    ["#/usage/model/30", "2026-02-03"],
    ["#/usage/model/365", "2025-03-05"],
  ])("of %s begins on %s", async (hash, from) => {
    const { page, server } = await opened(hash);
    expect(server.sent("GET /usage")).toEqual([
      [`/usage?by=model&from=${from}&limit=1000`],
      [`/usage?by=day&from=${from}&limit=1000`],
    ]);
    expect(page.table(`Usage since ${from} by model`)).toHaveLength(2);
  });

  test.each([
    ["2026-03-04T00:00:00.000Z", "2026-03-04"],
    ["2026-03-04T23:59:59.999Z", "2026-03-04"],
  ])("at %s today is %s", async (now, today) => {
    const { server } = await openDashboard(
      "#/usage/model/1",
      (api) => api.on("GET /usage", ok(days)),
      { now },
    );
    expect(server.sent("GET /usage")[0]).toEqual([`/usage?by=model&from=${today}&limit=1000`]);
  });
});

describe("the choices", () => {
  test("offer every grouping and period, and show what is chosen", async () => {
    const { page } = await opened("#/usage/upstream/7");
    expect(page.options("By").map(([value]) => value)).toEqual([
      ...["model", "account", "key", "upstream", "day", "hour"],
    ]);
    expect(page.options("Period")).toEqual([
      ["1", "Today"],
      ["7", "7 days"],
      ["30", "30 days"],
      ["365", "365 days"],
    ]);
    expect([page.field("By").value, page.field("Period").value]).toEqual(["upstream", "7"]);
  });

  test("by default are models over 30 days", async () => {
    const { page } = await opened("#/usage");
    expect([page.field("By").value, page.field("Period").value]).toEqual(["model", "30"]);
  });

  test("change one, and keep the other", async () => {
    const { page, server } = await opened("#/usage/model/7");
    await page.fill("By", "key");
    expect(page.hash).toBe("#/usage/key/7");
    await page.fill("Period", "1");
    expect(page.hash).toBe("#/usage/key/1");
    expect(server.sent("GET /usage").slice(-2)).toEqual([
      ["/usage?by=key&from=2026-03-04&limit=1000"],
      ["/usage?by=day&from=2026-03-04&limit=1000"],
    ]);
  });
});

test("a group has its sums in their columns", async () => {
  const { page } = await opened(
    "#/usage",
    usage("model", [
      usageGroup(),
      usageGroup({ group: "acme/small", margin: "-1.5", requests_without_cost: 1_002 }),
    ]),
  );
  expect(page.table("Usage since")).toEqual([
    ["Model", "Requests", "Input tokens", "Output tokens", "Charged", "Upstream cost", "Margin"],
    ["acme/large", "1,234", "5,678", "910", "$12.50", "$7.25", "$5.125"],
    ["acme/small", "1,234", "5,678", "910", "$12.50", "$7.251,002 without cost", "−$1.50"],
  ]);
  expect(page.text).toContain("By model");
});

test("a report that goes on says that it is cut", async () => {
  const { page } = await opened("#/usage", usage("model", [usageGroup()], "c1"));
  expect(page.table("by model (the first 1,000)")).toHaveLength(2);
  const whole = await opened("#/usage");
  expect(textOf(whole.page.document.querySelector("caption"))).not.toContain("1,000");
});

test("an unknown grouping is named as the first one", async () => {
  const { page } = await opened("#/usage/nothing/7");
  expect(page.table("Usage since 2026-02-26 by model")).toHaveLength(2);
});

test("no request says so", async () => {
  const { page } = await opened("#/usage", usage("model", []));
  expect(page.table("Usage since")[1]).toEqual(["No request in this period."]);
});

test("money is drawn by day, from the oldest, once the chart is in the page", async () => {
  const { page, plots } = await opened("#/usage");
  for (const run of page.sizes) run();
  await page.settle();
  const at = ["2026-03-01", "2026-03-02"].map((day) => Date.parse(day) / 1_000);
  expect(plots.at(-1)?.data).toEqual([at, [5, 3], [7, 2], [-2, 1]]);
  expect(textOf(page.document.querySelector("figcaption p"))).toBe(
    "Days with requests, in UTC: 2.",
  );
  expect(textOf(page.document.querySelector(".legend"))).toBe(
    "Charged $3.00Upstream cost $2.00Margin $1.00",
  );
  await page.go("#/nowhere");
  expect(plots.at(-1)?.isDestroyed).toBe(true);
});
