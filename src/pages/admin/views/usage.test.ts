import { describe, expect, test } from "vitest";
import { usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../../testing/open-page.ts";

const days = usage("day", [
  usageGroup({ group: "2026-03-01", charge: "5", upstream_cost: "7", margin: "-2" }),
  usageGroup({ group: "2026-03-03", charge: "3", upstream_cost: "2", margin: "1" }),
]);

const opened = (hash: string, report = usage("model", [usageGroup()])) =>
  openDashboard(hash, (api) =>
    api.on("GET /usage", ({ path }) => ok(path.includes("by=day") ? days : report)),
  );

describe("the period: several days are whole days of UTC up to today", () => {
  test.each([
    ["#/usage?period=24h", "&from=2026-03-03T05%3A06%3A00.000Z"],
    ["#/usage?from=2026-03-03", "&from=2026-03-03"],
  ])("of %s is drawn by hour: %s", async (hash, bounds) => {
    const { server } = await opened(hash);
    expect(server.sent("GET /usage")).toEqual([
      [`/usage?by=model${bounds}&limit=1000`],
      [`/usage?by=hour${bounds}&limit=1000`],
      [`/usage?by=model&per=hour&top=6${bounds}&limit=1000`],
    ]);
  });

  test.each(["", "&period=30d", "&from=2026-01-05"])(
    "by minute%s is at most of a day",
    async (chosen) => {
      const { server } = await opened(`#/usage?by=minute${chosen}`);
      const [first] = server.sent("GET /usage");
      expect(first).toEqual(["/usage?by=minute&from=2026-03-03T05%3A06%3A00.000Z&limit=1000"]);
    },
  );

  test("of an hour is drawn by minute", async () => {
    const { server } = await opened("#/usage?period=1h");
    const bounds = "&from=2026-03-04T04%3A06%3A00.000Z&limit=1000";
    expect(server.sent("GET /usage").slice(1)).toEqual([
      [`/usage?by=minute${bounds}`],
      [`/usage?by=model&per=minute&top=6${bounds}`],
    ]);
  });

  test.each([
    ["#/usage", "&from=2026-02-03"],
    ["#/usage?period=7d", "&from=2026-02-26"],
    ["#/usage?period=30d", "&from=2026-02-03"],
    ["#/usage?period=90d", "&from=2025-12-05"],
    ["#/usage?period=nothing", "&from=2026-02-03"],
    ["#/usage?period=all", ""],
    [
      "#/usage?period=custom&from=2026-01-05T06:07:08Z&to=2026-02-01",
      "&from=2026-01-05T06%3A07%3A08Z&to=2026-02-01",
    ],
    ["#/usage?from=2026-01-05", "&from=2026-01-05"],
  ])("of %s is %s", async (hash, bounds) => {
    const { server } = await opened(hash);
    expect(server.sent("GET /usage")).toEqual([
      [`/usage?by=model${bounds}&limit=1000`],
      [`/usage?by=day${bounds}&limit=1000`],
      [`/usage?by=model&per=day&top=6${bounds}&limit=1000`],
    ]);
  });

  test.each([
    ["2026-03-04T00:00:00.000Z", "2026-02-26"],
    ["2026-03-04T23:59:59.999Z", "2026-02-26"],
  ])("at %s the last seven days start with %s", async (now, first) => {
    const { server } = await openDashboard(
      "#/usage?period=7d",
      (api) => api.on("GET /usage", ok(days)),
      { now },
    );
    expect(server.sent("GET /usage")[0]).toEqual([`/usage?by=model&from=${first}&limit=1000`]);
  });
});

describe("the choices", () => {
  test("offer every grouping and period, and show the current choice", async () => {
    const { page } = await opened("#/usage?by=upstream&period=7d");
    expect(page.options("By").map(([value]) => value)).toEqual([
      ...["model", "key", "account", "upstream", "day", "hour", "minute"],
    ]);
    expect(page.options("Time").map(([value]) => value)).toEqual([
      ...["1h", "24h", "7d", "30d", "90d", "all", "custom"],
    ]);
    expect([page.field("By").value, page.field("Time").value]).toEqual(["upstream", "7d"]);
  });

  test("are models over 30 days by default", async () => {
    const { page } = await opened("#/usage");
    expect([page.field("By").value, page.field("Time").value]).toEqual(["model", "30d"]);
  });

  test("change individually, and become part of the address", async () => {
    const { page, server } = await opened("#/usage?period=7d&account=acc_1");
    await page.fill("By", "key");
    expect(page.hash).toBe("#/usage?period=7d&account=acc_1&by=key");
    await page.fill("Time", "24h");
    expect(page.hash).toBe("#/usage?period=24h&account=acc_1&by=key");
    expect(server.sent("GET /usage").slice(-3)).toEqual([
      ["/usage?by=key&account=acc_1&from=2026-03-03T05%3A06%3A00.000Z&limit=1000"],
      ["/usage?by=hour&account=acc_1&from=2026-03-03T05%3A06%3A00.000Z&limit=1000"],
      ["/usage?by=key&per=hour&top=6&account=acc_1&from=2026-03-03T05%3A06%3A00.000Z&limit=1000"],
    ]);
  });

  test("of custom bounds are two moments, and an unchanged one keeps its seconds", async () => {
    const { page } = await opened("#/usage?period=custom&from=2026-01-05T06:07:08Z");
    expect(page.field("From (UTC)").value).toBe("2026-01-05T06:07");
    await page.fill("To (UTC)", "2026-02-01T00:00");
    await page.click("Apply");
    expect(new URLSearchParams(page.hash.split("?")[1]).get("from")).toBe("2026-01-05T06:07:08Z");
    expect(new URLSearchParams(page.hash.split("?")[1]).get("to")).toBe("2026-02-01T00:00:00Z");
    await page.fill("Time", "7d");
    expect(page.hash).toBe("#/usage?period=7d&by=model");
  });
});

const groups = usage("model", [
  usageGroup({ charge: "12.496", margin: "5.246" }),
  usageGroup({
    group: "acme/small",
    requests_without_cost: 1_002,
    charge: "13.004",
    upstream_cost: "14.506",
    margin: "-1.502",
  }),
]);

test("a group has its sums in their columns, losses first", async () => {
  const { page } = await opened("#/usage", groups);
  expect(page.table("Usage by model")).toEqual([
    [
      ...["Model", "Requests", "Input tokens", "Output tokens"],
      ...["Charged", "Upstream cost", "Margin ↑", "Margin %"],
    ],
    [
      ...["acme/small", "1,234", "5,678", "910"],
      ...["$13.00", "$14.511,002 cost unknown", "-$1.51", "-12 %"],
    ],
    ["acme/large", "1,234", "5,678", "910", "$12.50", "$7.25", "$5.25", "42 %"],
  ]);
  expect(page.text).toContain("By model");
  const exact = [...page.document.querySelectorAll("tbody .money")].at(-1);
  expect([exact?.getAttribute("title"), exact?.getAttribute("value")]).toEqual(["$5.246", "5.246"]);
  const losses = [...page.document.querySelectorAll("tbody .loss")];
  expect(losses.map(textOf)).toEqual(["-$1.51", "-12 %"]);
});

describe("the order", () => {
  const order = (page: OpenedPage) =>
    page
      .table("Usage by model")
      .slice(1)
      .map(([name]) => name);

  test("is that of the address, in either direction", async () => {
    const up = await opened("#/usage?sort=Charged", groups);
    expect(order(up.page)).toEqual(["acme/large", "acme/small"]);
    const byName = await opened("#/usage?sort=-Model", groups);
    expect(order(byName.page)).toEqual(["acme/small", "acme/large"]);
    expect(byName.page.one("th[aria-sort]").getAttribute("aria-sort")).toBe("descending");
  });

  test.each(["sort=nothing", "sort=-nothing", "by=account&sort=Account"])(
    "of the address %s, which no column has, is the usual one",
    async (asked) => {
      const { page } = await opened(`#/usage?${asked}`, groups);
      expect(textOf(page.one("thead th[aria-sort]"))).toBe("Margin ↑");
      expect(page.table("Usage by").map((cells) => cells[4])).toEqual([
        ...["Charged", "$13.00", "$12.50"],
      ]);
    },
  );

  test("without a loss begins with the highest charge", async () => {
    const gains = groups.data.map((group) => ({ ...group, upstream_cost: "1", margin: "11.5" }));
    const { page } = await opened("#/usage", usage("model", gains));
    expect(textOf(page.one("thead th[aria-sort]"))).toBe("Charged ↓");
    expect(order(page)).toEqual(["acme/small", "acme/large"]);
  });

  test("is changed by the name of a column: numbers start with the highest, margins with losses", async () => {
    const { page } = await opened("#/usage", groups);
    await page.follow("Input tokens");
    expect(page.hash).toBe("#/usage?sort=-Input+tokens");
    for (const [name, sort] of [
      ["Margin", "Margin"] as const,
      ["Margin %", "Margin+%25"] as const,
    ]) {
      await page.follow(name);
      expect(page.hash).toBe(`#/usage?sort=${sort}`);
      expect(order(page)).toEqual(["acme/small", "acme/large"]);
      await page.follow(`${name} ↑`);
      expect(page.hash).toBe(`#/usage?sort=-${sort}`);
    }
    page.one("#sort-model").focus();
    await page.follow("Model");
    expect(page.hash).toBe("#/usage?sort=Model");
    expect(page.document.activeElement?.id).toBe("sort-model");
  });

  test("by the margin in percent begins with a cost without a charge", async () => {
    const free = usageGroup({ group: "free", charge: "0", upstream_cost: "0.1", margin: "-0.1" });
    const report = usage("model", [
      ...groups.data,
      free,
      usageGroup({ group: "unused", charge: "0", margin: "0" }),
    ]);
    const { page } = await opened("#/usage?sort=Margin+%25", report);
    expect(order(page)).toEqual(["free", "acme/small", "unused", "acme/large"]);
  });
});

test("many groups have pages, and the address names the current one", async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    usageGroup({ group: `m${at}`, charge: String(1_000 - at) }),
  );
  const { page } = await opened("#/usage", usage("model", many));
  expect(page.table("Usage by model")).toHaveLength(51);
  expect(page.textAt("nav.pages")).toBe("Page 1 of 3Next page");
  await page.follow("Next page");
  await page.follow("Next page");
  expect(page.table("Usage by model")[1]?.[0]).toBe("m100");
  expect(page.textAt("nav.pages")).toBe("Previous pagePage 3 of 3");
});

test("groups of keys and accounts have names with links", async () => {
  const { page } = await opened(
    "#/usage?by=account",
    usage("account", [usageGroup({ group: "acc_1" })]),
  );
  expect(page.table("Usage by account")[1]?.[0]).toBe("Acme");
  expect(page.one("tbody a").getAttribute("href")).toBe("#/account/acc_1");
});

test("only the names of the shown page are looked up", async () => {
  const many = Array.from({ length: 60 }, (_, at) => usageGroup({ group: `acc_${at}` }));
  const report = ok(usage("account", many));
  const { page, server } = await openDashboard("#/usage?by=account", (api) =>
    api.on("GET /usage", ({ path }) => (path.includes("per=") ? ok(usage("account", [])) : report)),
  );
  const ids = server.sent("GET /names").map(([path]) => String(path).split("%2C").length);
  expect(ids.reduce((sum, count) => sum + count, 0)).toBe(50);
  // A column cannot be sorted if its values are not known for all rows.
  const sorts = [...page.document.querySelectorAll("thead a")].map(textOf);
  expect(sorts).not.toContain("Account");
  expect(sorts).toContain("Requests");
});

test("the totals are those of all groups", async () => {
  const { page } = await opened("#/usage", groups);
  expect(page.textAt("p.totals")).toBe(
    "2,468 requests · 11,356 input and 1,820 output tokens · $8.00 charged · " +
      "$9.00 upstream cost · -$1.00 margin",
  );
});

describe("a report of several pages", () => {
  const openPages = async (pages: number, rows = 1_000) => {
    const blobs: Blob[] = [];
    const URL = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const answers = ({ path }: { readonly path: string }) => {
      if (/by=day|per=/.test(path)) return ok(days);
      const at = Number(/cursor=c(\d+)/.exec(path)?.[1] ?? "0");
      const groups = Array.from({ length: rows }, (_, row) =>
        usageGroup({ group: `m${at * rows + row}`, charge: String(at * rows + row + 1) }),
      );
      return ok(usage("model", groups, at + 1 === pages ? null : `c${at + 1}`));
    };
    const opened = await openDashboard("#/usage", (api) => api.on("GET /usage", answers), {
      globals: { URL },
    });
    const savedRows = async () => ((await blobs[0]?.text()) ?? "").trim().split("\r\n").slice(1);
    return { ...opened, savedRows };
  };

  test("is read completely: the group with the highest charge is first, whichever page it is on", async () => {
    const { page, savedRows } = await openPages(3);
    expect(page.table("Usage by model")[1]?.[0]).toBe("m2999");
    expect(page.textAt("nav.pages")).toContain("Page 1 of 60");
    expect(textOf(page.document.querySelector("caption"))).toBe("Usage by model");
    await page.click("Download as CSV");
    expect(await savedRows()).toHaveLength(3_000);
  });

  test("has its groups in the shown order in its file", async () => {
    const { page, savedRows } = await openPages(2, 2);
    await page.click("Download as CSV");
    const names = (await savedRows()).map((row) => row.split(",")[0]);
    expect(names).toEqual(["m3", "m2", "m1", "m0"]);
  });

  test("shows that it is truncated, and its file has all groups", async () => {
    const { page, savedRows } = await openPages(11);
    const cut = "Usage by model (only the first 10,000 by id; the file has all)";
    expect(page.table(cut)[1]?.[0]).toBe("m9999");
    await page.click("Download as CSV");
    expect(await savedRows()).toHaveLength(11_000);
  });
});

test("an unknown grouping falls back to the first one", async () => {
  const { page } = await opened("#/usage?by=nothing");
  expect(page.table("Usage by model")).toHaveLength(2);
});

test("a report without requests shows a text", async () => {
  const { page } = await opened("#/usage", usage("model", []));
  expect(page.table("Usage by model")[1]).toEqual(["No requests in this period."]);
  expect(page.document.querySelector("figure")).toBeNull();
});

test.each([
  ["from=2026-02-01&to=2026-02-04", "3 days in UTC."],
  ["from=2026-02-01&to=2026-02-03", "48 hours in UTC."],
  [
    "from=2026-02-01T06:07:08Z&to=2026-02-03T10:00:00Z",
    "3 days in UTC; the first from 06:07; the last until 10:00.",
  ],
  ["from=2026-03-04", "6 hours in UTC; the last one is not over."],
  ["from=2026-03-04T05:01:00Z", "6 minutes in UTC; the last one is not over."],
  ["period=1h", "61 minutes in UTC; the last one is not over."],
  ["from=2026-03-04T05:01:00Z&to=2026-03-04T05:30:00Z", "1 hour in UTC; from 05:01; until 05:30."],
])("the chart of %s has %s", async (period, summary) => {
  const { page } = await opened(`#/usage?${period}`);
  expect(textOf(page.document.querySelector("figcaption p"))).toBe(summary);
});

test("a period that the gateway refuses keeps the form, and the reason is shown", async () => {
  const { page } = await openDashboard("#/usage?from=2026-01-05T06:07:08Z", (api) =>
    api.on("GET /usage", refusal(400, "from must not be before 2026-02-01")),
  );
  expect(page.textAt(".failure")).toBe("from must not be before 2026-02-01");
  expect(page.field("Time").value).toBe("custom");
});
