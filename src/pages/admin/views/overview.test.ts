import { describe, expect, test } from "vitest";
import { failedRequest, list, live, usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../../testing/open-page.ts";

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

const none = { prompt_tokens: 0, completion_tokens: 0, charge: "0", margin: "0" };
const window = [
  {
    group: "2026-03-04T03",
    requests: 1_000,
    failed_requests: 6,
    prompt_tokens: 100,
    completion_tokens: 20,
    charge: "0.000000001",
    margin: "0",
    mean_duration_ms: 300,
  },
  {
    group: "2026-03-04T04",
    requests: 500,
    failed_requests: 9,
    prompt_tokens: 100,
    completion_tokens: 20,
    charge: "1.5",
    margin: "1",
    mean_duration_ms: 600,
  },
  { group: "2026-03-04T05", requests: 100, failed_requests: 0, mean_duration_ms: 400, ...none },
];
const failedBy = (code: string, times: number) =>
  Array.from({ length: times }, () => failedRequest({ error_code: code }));

/** Returns the texts of a tile: its figure, and its change. */
const tileOf = (page: OpenedPage, name: string): readonly string[] => {
  const tile = [...page.document.querySelectorAll("dl.tiles > div")].find(
    (each) => textOf(each.querySelector("dt")) === name,
  );
  return [...(tile?.querySelectorAll("dd") ?? [])].map(textOf);
};

/** The hours of two windows before those of `window`, of which the last one is not over. */
const before = [
  { group: "2026-03-03T03", requests: 1_000, failed_requests: 15, charge: "2", margin: "-0.5" },
  { group: "2026-03-03T04", requests: 250, failed_requests: 0, charge: "0.4", margin: "0.25" },
  // It is compared only when the hour of today is over.
  { group: "2026-03-03T05", requests: 9_000, failed_requests: 0, charge: "90", margin: "80" },
];

test("four tiles have the figures of the window, their change, and a link", async () => {
  const refused = failedRequest({ held: false });
  const failed = list([refused, failedRequest({ held: true }), refused]);
  const { page } = await overview({}, [...before, ...window], failed);
  const on = "on the 24 hours before";
  expect([...page.document.querySelectorAll("dl.tiles dt")].map(textOf)).toHaveLength(4);
  expect(tileOf(page, "Charged")).toEqual(["$1.50", `▼ -37 % ${on}`]);
  expect(tileOf(page, "Margin")).toEqual(["$1.00 67 % of the charge", `▲ +$1.25 ${on}`]);
  expect(tileOf(page, "Requests")).toEqual(["1,600", `▲ +20 % ${on}`]);
  const same = "the same as in the 24 hours before";
  expect(tileOf(page, "Failed and refused")).toEqual(["15 (0.9 %) and 2 refused", same]);
  const changes = [...page.document.querySelectorAll(".change span[title]")];
  expect(changes.map((each) => each.getAttribute("title"))).toEqual([
    "$1.500000001 in the complete hours, $2.4 in the same hours before",
    "$1 in the complete hours, -$0.25 in the same hours before",
    "1,500 in the complete hours, 1,250 in the same hours before",
    "15 in the complete hours, 15 in the same hours before",
  ]);
  const from = `from=${encodeURIComponent("2026-03-03T06:00Z")}`;
  const links = [...page.document.querySelectorAll("dl.tiles a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `#/usage?${from}`,
    `#/usage?${from}&sort=Margin`,
    `#/requests?${from}`,
    `#/errors?${from}`,
  ]);
});

test("a change of a figure that was zero is a count", async () => {
  const rows = [{ ...before[0], failed_requests: 0 }, ...window];
  const { page } = await overview({}, rows);
  expect(tileOf(page, "Failed and refused")[1]).toBe("▲ +15 on the 24 hours before");
  expect(tileOf(page, "Charged")[1]).toBe("▼ -25 % on the 24 hours before");
});

test("a change that would read as 0.0 % is none", async () => {
  const rows = [{ ...before[0], requests: 1_500, charge: "1.5001" }, ...window];
  const { page } = await overview({}, rows);
  expect(tileOf(page, "Charged")[1]).toBe("the same as in the 24 hours before");
});

test("tiles without requests before say so, and show no unmeasured figure", async () => {
  const { page } = await overview({ requests: 0 });
  const none = "no requests before";
  expect(tileOf(page, "Charged")).toEqual(["$0.00", none]);
  expect(tileOf(page, "Margin")).toEqual(["$0.00", none]);
  expect(tileOf(page, "Requests")).toEqual(["0", none]);
  expect(tileOf(page, "Failed and refused")).toEqual(["0 and 0 refused", none]);
});

test("the open work is that of all models, without the request of this page", async () => {
  const models = [
    { model: "acme/large", requests: 1_201, streams: 40 },
    { model: "acme/small", requests: 2, streams: 5 },
  ];
  const { page } = await overview({ requests: 1_204, models });
  const shown = page.textAt(".live-state > span:last-child");
  expect(shown).toBe("1,203 requests in progress, 45 open streams");
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
    expect(page.textAt(".live-state .badge")).toBe(text);
    expect(page.one(".live-state .badge").className).toBe(mood);
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
  const links = [...page.document.querySelectorAll("tbody a:has(code)")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["rate_limited", "upstream_error"].map(
      (code) => `#/errors?code=${code}&from=${encodeURIComponent("2026-03-03T06:00Z")}`,
    ),
  );
});

test("errors beyond one page are limited to the latest", async () => {
  const rows = [failedRequest({ error_code: "rate_limited", held: false })];
  const { page } = await overview({}, window, list(rows, "next"));
  expect(tileOf(page, "Failed and refused")[0]).toContain("and at least 1 refused");
  expect(page.table("kept for seven days (only the latest 1,000 are counted)")).toHaveLength(2);
});

test("empty tables show a text", async () => {
  const { page } = await overview({});
  expect(page.table("Requests in progress by model").at(-1)).toEqual(["No requests in progress."]);
  expect(page.table("Failed and refused").at(-1)).toEqual(["No error in this window."]);
});

test("charts have a sentence that describes them, which the legend shows", async () => {
  const { page } = await overview({}, [...before, ...window]);
  const figures = [...page.document.querySelectorAll("figure.chart")];
  expect(
    figures.map((figure) => [
      textOf(figure.querySelector("h2")),
      textOf(figure.querySelector("figcaption .unseen")),
      textOf(figure.querySelector(".legend")),
    ]),
  ).toEqual([
    ["Requests", "Succeeded: 1,585, Failed: 15.", "Succeeded 1,585Failed 15"],
    ["Tokens", "Input: 200, Output: 40.", "Input 200Output 40"],
    ["Charged", "Charged: $1.50.", "Charged $1.50"],
    ["Mean duration", "Mean: 400 ms.", "Mean 400 ms"],
  ]);
  expect(page.document.querySelector("figcaption .hint")).toBeNull();
});

describe("the charts", () => {
  const seconds = (iso: string): number => Date.parse(iso) / 1_000;

  async function drawn(
    hash: string,
    groups: (path: string) => readonly Parameters<typeof usageGroup>[0][],
  ) {
    const opened = await openDashboard(hash, (api) =>
      api.on("GET /usage", ({ path }) => ok(usage("hour", groups(path).map(usageGroup)))),
    );
    for (const run of opened.page.sizes) run();
    await opened.page.settle();
    const [times = [], requests = []] = opened.plots.at(-4)?.data ?? [];
    const sent = opened.server.sent("GET /usage").flat().map(String);
    return { ...opened, times, requests, sent: sent.filter((path) => !path.includes("top=")) };
  }

  test("stack their bars over the hours of the window", async () => {
    const { plots, times } = await drawn("#/overview", () => [...before, ...window]);
    expect([times.length, times.at(-1)]).toEqual([24, seconds("2026-03-04T05:00Z")]);
    const last = plots.slice(-4).map(({ data }) => data.slice(1).map((ends) => ends.slice(-3)));
    expect(last).toEqual([
      [
        [994, 491, 100],
        [1_000, 500, 100],
      ],
      [
        [100, 100, 0],
        [120, 120, 0],
      ],
      [[0.000_000_001, 1.5, 0]],
      [[300, 600, 400]],
    ]);
  });

  test("of the first day are by minute since the first request, of an hour at least", async () => {
    const minutes = [
      { group: "2026-03-04T05:05", requests: 3, failed_requests: 0 },
      { group: "2026-03-04T05:06", requests: 1, failed_requests: 0 },
    ];
    const opened = await drawn("#/overview", (path) =>
      path.includes("by=minute") ? minutes : [{ group: "2026-03-04T05", requests: 4 }],
    );
    const { page, server, times, requests, sent } = opened;
    expect(sent.at(-1)).toBe("/usage?by=minute&from=2026-03-04T05%3A00Z&limit=1000");
    expect([times[0], times.length]).toEqual([seconds("2026-03-04T04:07Z"), 60]);
    expect(requests.slice(-2)).toEqual([3, 1]);
    // Only the last minutes are read again.
    server.forget();
    server.on("GET /usage", ({ path }) =>
      ok(
        usage(
          "minute",
          (path.includes("by=minute")
            ? [{ ...minutes[1], requests: 9 }]
            : [{ group: "2026-03-04T05", requests: 12 }]
          ).map(usageGroup),
        ),
      ),
    );
    await page.pass(30_000);
    const again = server.sent("GET /usage").flat().map(String);
    expect(again).toContain("/usage?by=minute&from=2026-03-04T05%3A01Z&limit=1000");
    expect(opened.plots.at(-4)?.data[2]?.slice(-1)).toEqual([9]);
  });

  test("of a longer window are by hour in the first days of usage, and later by day", async () => {
    const young = await drawn("#/overview?window=30d", (path) =>
      path.includes("by=hour")
        ? [{ group: "2026-03-01T07", requests: 2, failed_requests: 0 }]
        : [{ group: "2026-03-01", requests: 2 }],
    );
    expect(young.sent.at(-1)).toBe("/usage?by=hour&from=2026-03-01&limit=1000");
    expect([young.times[0], young.times.length]).toEqual([seconds("2026-03-01"), 78]);
    const older = await drawn("#/overview?window=30d", () => [{ group: "2026-02-20" }]);
    expect(older.sent).toHaveLength(1);
    expect([older.times[0], older.times.length]).toEqual([seconds("2026-02-20"), 13]);
  });
});

test("the accounts and the models with the highest charges have their margin", async () => {
  const { page, server } = await openDashboard("#/overview?window=7d", (api) => {
    const loss = { charge: "2", margin: "-0.4" };
    const highest = { account: [{ group: "acc_1" }], model: [{ group: "acme/large", ...loss }] };
    api.on("GET /usage", ({ path }) => {
      const by = (["account", "model"] as const).find((each) => path.includes(`by=${each}`));
      return ok(by === undefined ? usage("hour", []) : usage(by, highest[by].map(usageGroup)));
    });
  });
  expect(server.sent("GET /usage").slice(-2)).toEqual([
    ["/usage?by=account&top=5&from=2026-02-26T00%3A00Z"],
    ["/usage?by=model&top=5&from=2026-02-26T00%3A00Z"],
  ]);
  expect(page.table("Top accounts")[1]).toEqual(["Acme", "$12.50", "$5.13", "41 %"]);
  expect(page.table("Top models")[1]).toEqual(["acme/large", "$2.00", "-$0.40", "-20 %"]);
  const links = [...page.document.querySelectorAll(".columns:has(.all) a:not(.sort)")];
  expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
    ["Acme", "#/account/acc_1"],
    ["All accounts", "#/usage?period=7d&by=account"],
    ["acme/large", "#/usage?period=7d&model=acme%2Flarge&by=account"],
    ["All models", "#/usage?period=7d&by=model"],
  ]);
});

test("refused requests of a longer window than they are kept have their period", async () => {
  const { page } = await openDashboard("#/overview?window=30d", (api) => {
    api.on("GET /usage", ok(usage("day", [])));
    api.on("GET /failed-requests", ok(list([failedRequest({ held: false })])));
  });
  expect(tileOf(page, "Failed and refused")[0]).toBe("0 and 1 refused in 7 days");
});

test("the window is in the address, and survives a reload", async () => {
  const { page, server } = await openDashboard("#/overview?window=30d", (api) =>
    api.on("GET /usage", ok(usage("day", []))),
  );
  expect(page.field("Window").value).toBe("30d");
  expect(server.sent("GET /usage")[0]).toEqual(["/usage?by=day&from=2026-01-04&limit=1000"]);
  await page.fill("Window", "7d");
  expect(page.hash).toBe("#/overview?window=7d");
  const asked = server.sent("GET /usage").flat();
  expect(asked).toContain("/usage?by=hour&from=2026-02-19T00%3A00Z&limit=1000");
});

test("without any requests the first steps replace the charts", async () => {
  const idle = await overview({});
  await idle.page.settle();
  expect(
    idle.page.document.querySelector("main a[href='/admin/docs/start-selling']"),
  ).not.toBeNull();
  expect(idle.page.textAt(".no-usage h2")).toBe("No requests in the last 24 hours");
  expect(idle.page.one("div:has(> .charts)").hasAttribute("hidden")).toBe(true);
  const quiet = await overview({}, before);
  expect(quiet.page.textAt(".no-usage")).toBe("No requests in the last 24 hours");
  const used = await overview({}, window);
  expect(used.page.document.querySelector(".no-usage")).toBeNull();
  expect(used.page.document.querySelector("main a[href='/admin/docs/start-selling']")).toBeNull();
});
