import { describe, expect, test } from "vitest";
import {
  auditRecord,
  budget,
  entry,
  failedRequest,
  key,
  list,
  request,
  usage,
  usageGroup,
} from "../../testing/admin-records.ts";
import { openAccount, type Role } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const FROM = "from=2026-02-03";

describe("a tab requests only its own part, and shows it", () => {
  test.each([
    ["payments", "/accounts/acc_1/entries?kind=payment&order=desc&limit=50", "Top-ups, refunds"],
    ["keys", "/keys?account=acc_1&order=desc&limit=50&total=true", "Keys of Acme"],
    ["requests", `/requests?${FROM}&account=acc_1&limit=50`, "Requests that ended"],
    [
      "errors",
      "/failed-requests?from=2026-02-25T05%3A06%3A00.000Z&account=acc_1&limit=50",
      "Failed requests",
    ],
    ["audit", `/audit?${FROM}&target=acc_1&limit=50`, "Operator changes"],
    ["usage", "/usage?by=model&account=acc_1&from=2026-02-03&limit=1000", "Usage by model"],
  ])("%s", async (tab, path, caption) => {
    const fill = (api: Parameters<NonNullable<Parameters<typeof openAccount>[1]>>[0]) => {
      api.on("GET /keys", ok(list([key()])));
      api.on("GET /usage", ok(usage("model", [usageGroup()])));
      api.on("GET /accounts/acc_1/entries", ok(list([entry()])));
      api.on("GET /requests", ok(list([request()])));
      api.on("GET /failed-requests", ok(list([failedRequest()])));
      api.on("GET /audit", ok(list([auditRecord()])));
    };
    const { page, server } = await openAccount({}, fill, { tab });
    expect(page.table(caption)).toHaveLength(2);
    const asked = server.calls.map(({ path: each }) => each.replace("/admin/api/v1", ""));
    expect(asked).toContain(path);
    // The plan belongs to the summary.
    expect(asked).not.toContain("/plans");
    const own = ["/entries", "/keys", "/requests", "/failed-requests", "/audit"];
    expect(asked.filter((each) => own.some((part) => each.includes(part)))).toEqual(
      tab === "usage" ? [] : [path],
    );
    expect(page.textAt("nav.tabs [aria-current]").toLowerCase()).toContain(tab);
    // All rows belong to the account.
    expect(page.table(caption)[0]).not.toContain("Account");
  });

  test("and the usage tab has its groupings and its period", async () => {
    const { page, server } = await openAccount({}, undefined, { tab: "usage?by=key" });
    await page.fill("Time", "7d");
    expect(page.hash).toBe("#/account/acc_1/usage?by=key&period=7d");
    expect(server.sent("GET /usage")).toContainEqual([
      "/usage?by=key&account=acc_1&from=2026-02-26&limit=1000",
    ]);
    expect(() => page.field("Account")).toThrow("no label");
  });

  test("which is the summary by default", async () => {
    for (const tab of [undefined, "nothing"]) {
      const { page } = await openAccount({}, undefined, tab === undefined ? {} : { tab });
      expect(page.textAt("nav.tabs [aria-current]")).toBe("Summary");
    }
  });

  test("and keeps the scroll position", async () => {
    const { page } = await openAccount();
    page.scrolled.length = 0;
    page.one("#tab-keys").focus();
    page.one("#tab-keys").click();
    await page.settle();
    expect(page.hash).toBe("#/account/acc_1/keys");
    expect(page.scrolled).toEqual([]);
    expect(page.document.activeElement).toBe(page.one("#tab-keys"));
    expect(page.heading).toBe("Acme");
  });

  test.each<[Role, boolean]>([
    ["read", false],
    ["support", true],
  ])("the role %s sees the audit log: %s", async (role, isSeen) => {
    const { page } = await openAccount({}, undefined, { role, tab: "audit" });
    const names = [...page.document.querySelectorAll("nav.tabs a")].map(textOf);
    expect(names.includes("Audit log")).toBe(isSeen);
  });
});

test("shows its amounts and its facts, each under its own name", async () => {
  const { page } = await openAccount({ budget: budget(), available: "1233.255", held: "1.245" });
  expect(page.textAt(".subtitle")).toBe("● activePlan open");
  expect(page.facts("dl.tiles")).toEqual({
    Available: "$1,233.255",
    "Held by running requests": "$1.245",
    Spent: "$65.500",
    "Left of the budget": "$33.25",
  });
  expect(page.facts("dl.facts")).toEqual({
    Budget: "$33.25 left of $100.00 per monthresets 2026-04-01 00:00:00 UTC",
    Balance: "$1,234.500",
    "Net payments": "$1,300.000",
    "Unlisted fields": "refuse",
    Id: "acc_1",
    Opened: "2026-01-02 03:04:05 UTC",
  });
});

test("shows the customer's details", async () => {
  const { page } = await openAccount({
    external_id: "crm-0000000000000007",
    email: "ann@acme.test",
    metadata: { region: "north", tier: "2" },
  });
  expect(page.facts("dl.facts")).toMatchObject({
    "External id": "…00000007",
    "E-mail address": "ann@acme.test",
    Metadata: "region = northtier = 2",
  });
  expect(page.one("dl.facts wbr").nextSibling?.textContent).toBe("@acme.test");
});

test("shows the start of a suspension or the time of the closing", async () => {
  const { page } = await openAccount({
    state: "closed",
    suspended_at: "2026-02-01T00:00:00.000Z",
    closed_at: "2026-02-03T00:00:00.000Z",
  });
  expect(page.textAt(".subtitle .badge")).toBe("○ closed");
  expect(page.facts("dl.facts")).toMatchObject({
    Suspended: "2026-02-01 00:00:00 UTC",
    Closed: "2026-02-03 00:00:00 UTC",
  });
});

test("draws the charges of each of the last 30 days", async () => {
  const { page, server, plots } = await openAccount({}, (api) =>
    api.on("GET /usage", ok(usage("day", [usageGroup({ group: "2026-03-03", charge: "2.5" })]))),
  );
  expect(server.sent("GET /usage")).toEqual([
    ["/usage?by=day&account=acc_1&from=2026-02-03&limit=1000"],
  ]);
  for (const run of page.sizes) run();
  await page.settle();
  const [days = [], charges = []] = plots.at(-1)?.data ?? [];
  expect([days.length, days.at(-1)]).toEqual([30, Date.parse("2026-03-04") / 1_000]);
  expect(charges.filter((charge) => charge !== 0)).toEqual([2.5]);
  expect(page.textAt("figcaption p")).toBe(
    "$2.50 for 1,234 requests, by day in UTC; the last day is not over.",
  );
  await page.go("#/errors");
  expect(plots.every(({ isDestroyed }) => isDestroyed)).toBe(true);
});

describe("the actions", () => {
  const others = ["Refund", "Correct", "Change"];
  const forms = ["Top up", "New key", ...others];

  test.each<[Role, "active" | "suspended" | "closed", readonly string[]]>([
    ["read", "active", []],
    ["read", "closed", []],
    ["support", "active", ["New key"]],
    ["support", "closed", []],
    ["full", "active", [...forms, "Suspend", "Close account"]],
    ["full", "suspended", [...forms, "Resume", "Close account"]],
    ["full", "closed", ["Refund"]],
  ])("of the role %s on an account that is %s are in one place", async (role, state, names) => {
    const { page } = await openAccount({ state }, undefined, { role });
    expect(page.buttons(page.one(".head .tools"))).toEqual(names);
    const below = page.document.querySelector("hr")?.nextElementSibling;
    expect(below?.textContent).toBe(names.includes("Change") ? names.at(-2) : undefined);
  });

  test("are absent for the role read on a key", async () => {
    const answer = ok(list([key()]));
    const { page } = await openAccount({}, (api) => api.on("GET /keys", answer), {
      role: "read",
      tab: "keys",
    });
    expect(page.table("Keys of Acme")[0]).not.toContain("Actions");
  });
});

test("with a failing part shows only the failure", async () => {
  const failing = refusal(503, "The ledger is unavailable.");
  const { page } = await openAccount({}, (api) => api.on("GET /accounts/acc_1/entries", failing), {
    tab: "payments",
  });
  expect(page.textAt("main [role=alert] p")).toBe(
    "The ledger is unavailable. Request req_refused.",
  );
  expect(page.document.querySelector("main table")).toBeNull();
});
