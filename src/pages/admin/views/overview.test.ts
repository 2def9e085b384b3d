import { describe, expect, test } from "vitest";
import { activity, live, minute } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const breaker = (state: "closed" | "half-open" | "open") => ({ upstream: "u", model: "m", state });

async function overview(
  now: Parameters<typeof live>[0],
  minutes: readonly Parameters<typeof minute>[0][] = [],
) {
  return openDashboard("#/overview", (api) => {
    api.on("GET /live", ok(live(now)));
    api.on("GET /activity", ok(activity(minutes.map((change) => minute(change)))));
  });
}

const quantiles = (p50: number) => ({ p50_ms: p50, p95_ms: p50 * 2, p99_ms: p50 * 3 });

const window = [
  {
    at: "2026-03-04T05:03:00.000Z",
    requests: 1_000,
    errors: [
      { code: "rate_limited", count: 1 },
      { code: "upstream_error", count: 5 },
    ],
    charge: "0.000000001",
    first_token: quantiles(450),
    duration: quantiles(1_500),
  },
  {
    at: "2026-03-04T05:04:00.000Z",
    requests: 500,
    errors: [{ code: "rate_limited", count: 9 }],
    charge: "1.5",
  },
  { at: "2026-03-04T05:05:00.000Z", requests: 0, charge: "0", input_tokens: 0, output_tokens: 0 },
] as const;

test("tiles show what is open now, and the sums of the window", async () => {
  const breakers = (["closed", "half-open", "open", "closed"] as const).map(breaker);
  const { page } = await overview({ breakers }, window);
  expect(page.facts("dl.tiles")).toEqual({
    "Requests in progress": "1,203",
    "Open streams": "45",
    "Requests in the window": "1,500",
    Errors: "15 (1.0 %)",
    Charged: "$1.50",
    "Time to first token, median": "450 ms",
    "Open breakers": "2 of 4",
    Health: "● event loop 7 ms, 2 processes",
  });
});

test("tiles of a quiet gateway have no figure that was not measured", async () => {
  const { page } = await overview({ processes: 1, requests: 0 });
  expect(page.facts("dl.tiles")).toMatchObject({
    Errors: "0 (–)",
    Charged: "$0.00",
    "Time to first token, median": "–",
    "Open breakers": "0 of 0",
    Health: "● event loop 7 ms, 1 process",
  });
});

test.each([
  ["2026-03-04T05:00:00.000Z", "Figures begin at 2026-03-04 05:00 UTC, when the gateway started."],
  [
    "2026-03-04T05:04:30.000Z",
    "The gateway started at 2026-03-04 05:04 UTC: earlier figures come from the ledger, which has no durations.",
  ],
  ["2026-03-04T04:06:00.000Z", "Figures begin at 2026-03-04 04:06 UTC, when the gateway started."],
  ["2026-03-04T04:05:00.000Z", ""],
])("a gateway that runs since %s says: %s", async (since, said) => {
  const { page } = await openDashboard("#/overview", (api) => {
    api.on("GET /live", ok(live({})));
    const minutes = window.map((change) => minute(change));
    api.on("GET /activity", ok({ ...activity(minutes), since }));
  });
  expect(textOf(page.one("dl.tiles + .hint"))).toBe(said);
});

describe("the health", () => {
  test.each([
    [{ store_up: false }, "■ The ledger cannot be written", "badge bad"],
    [{ store_up: false, event_loop_delay_ms: 900 }, "■ The ledger cannot be written", "badge bad"],
    [{ event_loop_delay_ms: 200 }, "● event loop 200 ms, 2 processes", "badge good"],
    [{ event_loop_delay_ms: 201 }, "▲ Slow: event loop 201 ms, 2 processes", "badge warn"],
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

test("errors are summed over the window, the most frequent first", async () => {
  const { page } = await overview({}, window);
  expect(page.table("ended with an error")).toEqual([
    ["Code", "Requests", "Share"],
    ["rate_limited", "10", "66.7 %"],
    ["upstream_error", "5", "33.3 %"],
  ]);
  // Each code leads to its requests since the window began.
  const links = [...page.document.querySelectorAll("tbody a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["rate_limited", "upstream_error"].map(
      (code) => `#/errors?code=${code}&from=${encodeURIComponent(window[0].at)}`,
    ),
  );
});

test("empty tables say so", async () => {
  const { page } = await overview({});
  expect(page.table("Requests in progress by model").at(-1)).toEqual(["No requests in progress."]);
  expect(page.table("ended with an error").at(-1)).toEqual(["No error in this window."]);
});

test("charts say in a sentence what they show", async () => {
  const { page } = await overview({}, window);
  const figures = [...page.document.querySelectorAll("figure.chart")];
  expect(
    figures.map((figure) => [
      textOf(figure.querySelector("h2")),
      textOf(figure.querySelector("figcaption p")),
      textOf(figure.querySelector(".legend")),
    ]),
  ).toEqual([
    ["Requests per minute", "1,500 requests, 15 errors in the window.", "Requests 500Errors 9"],
    ["Tokens per minute", "200 input and 40 output tokens in the window.", "Input 100Output 20"],
    ["Charged per minute", "$1.50 in the window.", "Charged $1.50"],
    [
      "Duration of requests",
      "Last measured: median 1.50 s, 99th percentile 4.50 s.",
      "Median –95 % –99 % –",
    ],
    [
      "Time to first token",
      "Last measured: median 450 ms, 99th percentile 1.35 s.",
      "Median –95 % –99 % –",
    ],
  ]);
});

test("what was measured last is the latest minute's, not the first's", async () => {
  const measured = (p50: number) => ({ duration: quantiles(p50), first_token: quantiles(p50) });
  const { page } = await overview({}, [measured(100), measured(200), {}]);
  const hints = [...page.document.querySelectorAll("figcaption p")].map(textOf);
  expect(hints.slice(3)).toEqual([
    "Last measured: median 200 ms, 99th percentile 600 ms.",
    "Last measured: median 200 ms, 99th percentile 600 ms.",
  ]);
  expect(page.facts("dl.tiles")["Time to first token, median"]).toBe("200 ms");
});

test("charts without a measure say so", async () => {
  const { page } = await overview({}, [{}]);
  const hints = [...page.document.querySelectorAll("figcaption p")].map(textOf);
  expect(hints.slice(3)).toEqual([
    "Nothing was measured in this window.",
    "Nothing was measured in this window.",
  ]);
});

test("charts draw each line over the minutes that are over, in seconds", async () => {
  const { page, plots } = await overview({}, window);
  for (const run of page.sizes) run();
  await page.settle();
  const at = [1_772_600_580, 1_772_600_640];
  expect(at.map((seconds) => new Date(seconds * 1_000).toISOString())).toEqual(
    window.slice(0, -1).map(({ at: minuteAt }) => minuteAt),
  );
  expect(plots.slice(-5).map(({ data }) => data)).toEqual([
    [at, [1_000, 500], [6, 9]],
    [at, [100, 100], [20, 20]],
    [at, [0.000_000_001, 1.5]],
    [at, [1_500, null], [3_000, null], [4_500, null]],
    [at, [450, null], [900, null], [1_350, null]],
  ]);
});
