import { describe, expect, test } from "vitest";
import { failedRequest, list, live, usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const breaker = (state: "closed" | "half-open" | "open") => ({
  upstream: "u",
  model: "m",
  state,
  outage: null,
});

async function overview(
  now: Parameters<typeof live>[0],
  hours: readonly Parameters<typeof usageGroup>[0][] = [],
  failed: object = list([]),
) {
  return openDashboard("#/overview", (api) => {
    api.on("GET /live", ok(live(now)));
    api.on("GET /usage", ok(usage("hour", hours.map(usageGroup))));
    api.on("GET /failed-requests", ok(failed));
  });
}

const none = { prompt_tokens: 0, completion_tokens: 0, charge: "0" };
const window = [
  {
    group: "2026-03-04T03",
    requests: 1_000,
    failed_requests: 6,
    prompt_tokens: 100,
    completion_tokens: 20,
    charge: "0.000000001",
    mean_duration_ms: 300,
  },
  {
    group: "2026-03-04T04",
    requests: 500,
    failed_requests: 9,
    prompt_tokens: 100,
    completion_tokens: 20,
    charge: "1.5",
    mean_duration_ms: 600,
  },
  { group: "2026-03-04T05", requests: 100, failed_requests: 0, mean_duration_ms: 400, ...none },
];
const failedBy = (code: string, times: number) =>
  Array.from({ length: times }, () => failedRequest({ error_code: code }));

test("tiles show the open work, and the sums of the window", async () => {
  const breakers = (["closed", "half-open", "open", "closed"] as const).map(breaker);
  const models = [
    { model: "acme/large", requests: 1_201, streams: 40 },
    { model: "acme/small", requests: 2, streams: 5 },
  ];
  // The other of the 1,204 is the request of this page.
  const { page } = await overview({ requests: 1_204, models, breakers }, window);
  expect(page.facts("dl.tiles")).toEqual({
    "Requests in progress": "1,203",
    "Open streams": "45",
    "Requests in the window": "1,600",
    Failed: "15 (0.9 %)",
    Charged: "$1.50",
    "Mean duration": "400 ms",
    Refused: "0",
    Health: "■ 1 upstream fails",
  });
});

test("tiles of an idle gateway show no unmeasured figure", async () => {
  const { page } = await overview({ requests: 0 });
  expect(page.facts("dl.tiles")).toMatchObject({
    Failed: "0",
    Charged: "$0.00",
    "Mean duration": "–",
    Refused: "0",
    Health: "● Healthy",
  });
});

describe("the health", () => {
  test.each([
    [{ store_up: false }, "■ The ledger cannot be written", "badge bad"],
    [{ store_up: false, event_loop_delay_ms: 900 }, "■ The ledger cannot be written", "badge bad"],
    [{ event_loop_delay_ms: 200 }, "● Healthy", "badge good"],
    [{ event_loop_delay_ms: 201 }, "▲ Slow: event loop 201 ms", "badge warn"],
    [{ breakers: [breaker("open"), breaker("closed")] }, "■ 1 upstream fails", "badge bad"],
    [{ breakers: [breaker("half-open")] }, "■ 1 upstream fails", "badge bad"],
  ])("of %j is %s", async (now, text, mood) => {
    const { page } = await overview(now);
    expect(page.facts("dl.tiles")["Health"]).toBe(text);
    expect(page.one("dl.tiles .badge").className).toBe(mood);
  });
});

test("open requests are listed by model", async () => {
  const { page } = await overview({
    models: [
      { model: "acme/large", requests: 1_001, streams: 12 },
      { model: "acme/small", requests: 2, streams: 0 },
    ],
  });
  expect(page.table("Requests in progress by model")).toEqual([
    ["Model", "Requests", "Streams"],
    ["acme/large", "1,001", "12"],
    ["acme/small", "2", "0"],
  ]);
});

test("errors are counted by code, most frequent first", async () => {
  const failed = [...failedBy("upstream_error", 1), ...failedBy("rate_limited", 2)];
  const { page } = await overview({}, window, list(failed));
  expect(page.table("Failed and refused requests of this window; kept for seven days")).toEqual([
    ["Code", "Requests", "Share"],
    ["rate_limited", "2", "66.7 %"],
    ["upstream_error", "1", "33.3 %"],
  ]);
  // Each code links to its requests since the start of the window.
  const links = [...page.document.querySelectorAll("tbody a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["rate_limited", "upstream_error"].map(
      (code) => `#/errors?code=${code}&from=${encodeURIComponent("2026-03-03T06:00:00Z")}`,
    ),
  );
});

test("requests that were refused before money was held are counted", async () => {
  const refused = failedRequest({ held: false });
  const failed = [refused, failedRequest({ held: true }), refused];
  const { page } = await overview({}, window, list(failed));
  expect(page.facts("dl.tiles")["Refused"]).toBe("2");
  const link = page.one("dl.tiles a");
  expect(link.getAttribute("href")).toBe(
    `#/errors?from=${encodeURIComponent("2026-03-03T06:00:00Z")}`,
  );
});

test("errors beyond one page are limited to the latest", async () => {
  const rows = [failedRequest({ error_code: "rate_limited", held: false })];
  const { page } = await overview({}, window, list(rows, "next"));
  expect(page.facts("dl.tiles")["Refused"]).toBe("1 or more");
  expect(page.table("kept for seven days (only the latest 1,000 are counted)")).toHaveLength(2);
});

test("a mean without requests is not shown", async () => {
  const { page } = await overview({});
  const hints = [...page.document.querySelectorAll("figcaption p")].map(textOf);
  expect(hints.at(-1)).toBe("No requests in this window.");
});

test("empty tables show a text", async () => {
  const { page } = await overview({});
  expect(page.table("Requests in progress by model").at(-1)).toEqual(["No requests in progress."]);
  expect(page.table("Failed and refused").at(-1)).toEqual(["No error in this window."]);
});

test("charts have a sentence that describes them", async () => {
  const { page } = await overview({}, window);
  const figures = [...page.document.querySelectorAll("figure.chart")];
  const last = "last complete hour 2026-03-04 04:00–05:00 UTC";
  expect(
    figures.map((figure) => [
      textOf(figure.querySelector("h2")),
      textOf(figure.querySelector("figcaption p")),
      textOf(figure.querySelector(".legend")),
    ]),
  ).toEqual([
    ["Requests", "1,600 requests, 15 failed.", `Requests 500Failed 9${last}`],
    ["Tokens", "200 input and 40 output tokens.", `Input 100Output 20${last}`],
    ["Charged", "$1.50 charged.", `Charged $1.50${last}`],
    ["Mean duration", "400 ms from the request to the end of its response.", `Mean 600 ms${last}`],
  ]);
});

test("charts draw each line over the completed hours, and a ring for the current one", async () => {
  const { page, plots } = await overview({}, window);
  for (const run of page.sizes) run();
  await page.settle();
  const at = ["2026-03-04T03:00Z", "2026-03-04T04:00Z", "2026-03-04T05:00Z"].map(
    (iso) => Date.parse(iso) / 1_000,
  );
  const ring = (value: number) => [null, null, value];
  const drawn = plots.slice(-4).map(({ data }) => data.map((values) => values.slice(-3)));
  expect(drawn).toEqual([
    [at, [1_000, 500, null], [6, 9, null], ring(100), ring(0)],
    [at, [100, 100, null], [20, 20, null], ring(0), ring(0)],
    [at, [0.000_000_001, 1.5, null], ring(0)],
    [at, [300, 600, null], ring(400)],
  ]);
});

test("refused requests of a longer window than they are kept have their period", async () => {
  const { page } = await openDashboard("#/overview?window=30d", (api) => {
    api.on("GET /usage", ok(usage("day", [])));
    api.on("GET /failed-requests", ok(list([failedRequest({ held: false })])));
  });
  expect(page.facts("dl.tiles")["Refused"]).toBe("1 in 7 days");
});

test("the window is in the address, and survives a reload", async () => {
  const { page, server } = await openDashboard("#/overview?window=30d", (api) =>
    api.on("GET /usage", ok(usage("day", []))),
  );
  expect(page.field("Window").value).toBe("30d");
  expect(server.sent("GET /usage")).toEqual([["/usage?by=day&from=2026-02-03&limit=1000"]]);
  await page.fill("Window", "7d");
  expect(page.hash).toBe("#/overview?window=7d");
  expect(server.sent("GET /usage").at(-1)).toEqual([
    "/usage?by=hour&from=2026-02-26T00%3A00%3A00Z&limit=1000",
  ]);
});

test("without requests the guide to the first steps is named, otherwise not", async () => {
  const idle = await overview({});
  await idle.page.settle();
  expect(
    idle.page.document.querySelector("main a[href='/admin/docs/start-selling']"),
  ).not.toBeNull();
  const used = await overview({}, window);
  expect(used.page.document.querySelector("main a[href='/admin/docs/start-selling']")).toBeNull();
});
