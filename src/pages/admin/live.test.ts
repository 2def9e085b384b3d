import { describe, expect, test } from "vitest";
import { attemptsReport, list, live, usage, usageGroup } from "../testing/admin-records.ts";
import { openDashboard, type AdminServer } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";

const opened = () => openDashboard("#/overview");
const NOTE = ".updated";
// Each is read together with the window before it.
const DAY = "/usage?by=hour&from=2026-03-02T06%3A00Z&limit=1000";
const WEEK = "/usage?by=hour&from=2026-02-19T00%3A00Z&limit=1000";
const MONTH = "/usage?by=day&from=2026-01-04&limit=1000";

/** Returns the calls that read a window, without those of its highest groups and its minutes. */
const windowsOf = (server: AdminServer) =>
  server.sent("GET /usage").filter(([path]) => !/top=|by=minute/.test(String(path)));
const openWork = (page: OpenedPage) => page.textAt(".live-state > span:last-child");

describe("the overview reads", () => {
  test("open work every 3 s, and the usage every 30 s", async () => {
    const { page, server } = await opened();
    expect(server.sent("GET /live")).toHaveLength(1);
    expect(windowsOf(server)).toEqual([[DAY]]);
    await page.pass(2_999);
    expect(server.sent("GET /live")).toHaveLength(1);
    await page.pass(1);
    expect(server.sent("GET /live")).toHaveLength(2);
    await page.pass(26_999);
    expect(server.sent("GET /live")).toHaveLength(10);
    expect(windowsOf(server)).toHaveLength(1);
    await page.pass(1);
    expect(windowsOf(server)).toHaveLength(2);
  });

  test("again only after the previous response", async () => {
    const { page, server } = await opened();
    const slow = heldAnswer();
    server.on("GET /live", slow.answering);
    await page.pass(30_000);
    expect(server.sent("GET /live")).toHaveLength(2);
    slow.release(ok(live({ streams: 9 })));
    await page.settle();
    expect(openWork(page)).toBe("0 requests in progress, 9 open streams");
    await page.pass(2_999);
    expect(server.sent("GET /live")).toHaveLength(2);
    await page.pass(1);
    expect(server.sent("GET /live")).toHaveLength(3);
  });

  test("no data while the tab is hidden, and resumes when it is shown", async () => {
    const { page, server } = await opened();
    let isHidden = true;
    Object.defineProperty(page.document, "hidden", { get: () => isHidden });
    server.forget();
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
    isHidden = false;
    await page.pass(3_000);
    expect(server.sent("GET /live")).toHaveLength(1);
  });
});

describe("paused updates", () => {
  test("make no calls until they are resumed, and then call at once", async () => {
    const { page, server } = await opened();
    const button = page.button("Pause updates");
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await page.click("Pause updates");
    expect(button.getAttribute("aria-pressed")).toBe("true");
    server.forget();
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
    await page.click("Pause updates");
    expect(button.getAttribute("aria-pressed")).toBe("false");
    expect(server.calls.map(({ path }) => path)).toEqual([
      "/admin/api/v1/live",
      `/admin/api/v1${DAY}`,
      "/admin/api/v1/failed-requests?from=2026-03-03T06%3A00Z&limit=1000",
      "/admin/api/v1/usage?by=account&top=5&from=2026-03-03T06%3A00Z",
      "/admin/api/v1/usage?by=model&top=5&from=2026-03-03T06%3A00Z",
    ]);
    await page.pass(3_000);
    expect(server.sent("GET /live")).toHaveLength(2);
  });

  test("resume with one timer each, however often they were paused", async () => {
    const { page, server } = await opened();
    for (const _ of [1, 2, 3, 4]) await page.click("Pause updates");
    server.forget();
    await page.pass(3_000);
    expect(server.sent("GET /live")).toHaveLength(1);
    expect(page.clock.waiting).toBe(2);
  });

  test("of the upstreams make no calls", async () => {
    const { page, server } = await openDashboard("#/upstreams", (api) => {
      api.on("GET /upstreams", ok(list([])));
      api.on("GET /upstreams/attempts", ok(attemptsReport([])));
    });
    expect(server.sent("GET /live")).toHaveLength(1);
    expect(server.sent("GET /upstreams/attempts")).toEqual([["/upstreams/attempts"]]);
    await page.pass(10_000);
    expect(server.sent("GET /live")).toHaveLength(2);
    await page.click("Pause updates");
    server.forget();
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
  });

  test("let a window be chosen that is read on resuming", async () => {
    const { page, server } = await opened();
    await page.click("Pause updates");
    server.forget();
    await page.fill("Window", "7d");
    expect(server.calls).toEqual([]);
    await page.click("Pause updates");
    expect(windowsOf(server)).toEqual([[WEEK]]);
  });
});

describe("the time of the last success", () => {
  test("is shown in UTC, and is updated each time", async () => {
    const { page } = await opened();
    expect(page.textAt(NOTE)).toBe("Updated 05:06:07 UTC");
    await page.pass(3_000);
    expect(page.textAt(NOTE)).toBe("Updated 05:06:10 UTC");
  });

  test.each([
    [refusal(503, "The ledger is unavailable."), "The ledger is unavailable."],
    [unreachable(), "The gateway cannot be reached."],
  ])("is replaced by a failure, and the call is retried: %#", async (answer, message) => {
    const { page, server } = await opened();
    server.on("GET /live", answer);
    await page.pass(3_000);
    expect(page.textAt(NOTE)).toBe(`Not updated: ${message}`);
    expect(page.one(NOTE).className).toBe("updated failed");
    server.on("GET /live", ok(live({ streams: 5 })));
    await page.pass(3_000);
    expect(page.textAt(NOTE)).toBe("Updated 05:06:13 UTC");
    expect(page.one(NOTE).className).toBe("updated");
    expect(openWork(page)).toBe("0 requests in progress, 5 open streams");
  });
});

test("leaving a view aborts its current read silently", async () => {
  const { page, server } = await opened();
  const slow = heldAnswer();
  server.on("GET /live", slow.answering);
  await page.pass(3_000);
  const note = page.one(NOTE);
  const before = note.textContent;
  server.on("GET /keys", ok(list([])));
  await page.go("#/keys");
  slow.release(ok(live()));
  await page.settle();
  expect(note.textContent).toBe(before);
  expect(page.clock.waiting).toBe(0);
  server.forget();
  await page.pass(60_000);
  expect(server.calls).toEqual([]);
});

test("the chosen window is kept while the page is open", async () => {
  const { page, server } = await openDashboard("#/overview", (api) => {
    api.on("GET /keys", ok(list([])));
    api.on("GET /usage", ok(usage("hour", [])));
  });
  expect(page.options("Window")).toEqual([
    ["24h", "24 hours"],
    ["7d", "7 days"],
    ["30d", "30 days"],
  ]);
  expect(page.field("Window").value).toBe("24h");
  await page.fill("Window", "30d");
  expect(windowsOf(server).at(-1)).toEqual([MONTH]);
  await page.go("#/keys");
  await page.go("#/overview");
  expect(page.field("Window").value).toBe("30d");
  expect(windowsOf(server).at(-1)).toEqual([MONTH]);
});

describe("a window that is chosen while another one is being read", () => {
  const shown = "Requests";
  const report = (requests: number) =>
    ok(usage("hour", [usageGroup({ group: "2026-03-04T05", requests })]));

  test.each([
    ["answer", report(1)],
    ["failure", refusal(503, "The ledger is unavailable.")],
  ])("is not replaced by the other one's late %s", async (_what, late) => {
    const { page, server } = await opened();
    const slow = heldAnswer();
    server.on("GET /usage", slow.answering);
    await page.pass(30_000);
    server.on("GET /usage", report(24));
    await page.fill("Window", "7d");
    expect(page.facts("dl.tiles")[shown]).toBe("24");
    slow.release(late);
    await page.settle();
    expect(page.facts("dl.tiles")[shown]).toBe("24");
    expect(page.textAt(NOTE)).toMatch(/^Updated/);
    expect(page.clock.waiting).toBe(2);
    server.forget();
    await page.pass(30_000);
    expect(windowsOf(server)).toEqual([[WEEK]]);
  });
});
