import { describe, expect, test } from "vitest";
import { account, budget, list } from "../../testing/admin-records.ts";
import { openDashboard, type AdminServer, type Role } from "../../testing/dashboard.ts";
import { heldAnswer, ok, refusal } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const MARKUP = "<img src=x onerror=alert(1)>";
const accounts = [
  account({ budget: budget() }),
  account({ id: "acc/2", name: MARKUP, plan: "Starter", state: "suspended", balance: "-0.5" }),
  account({ id: "acc_3", name: "Zenith", state: "closed" }),
];
const opened = (role: Role = "full", hash = "#/accounts") =>
  openDashboard(hash, (api) => api.on("GET /accounts", ok({ ...list(accounts), total: 10_000 })), {
    role,
  });

test("every account has a row with its balances in their columns", async () => {
  const { page, server } = await opened("read");
  expect(server.sent("GET /accounts")).toEqual([["/accounts?order=desc&limit=50&total=true"]]);
  expect(page.table("Accounts")).toEqual([
    [
      ...["Account", "Id", "Plan", "State", "Balance", "Available", "Budget", "Spent"],
      ...["Opened (UTC) ↓"],
    ],
    [
      ...["Acme", "acc_1", "open", "● active", "$1,234.50", "$1,233.25"],
      "$33.25 left of $100.00 per monthresets 2026-04-01 00:00:00 UTC",
      ...["$65.50", "2026-01-02 03:04:05"],
    ],
    [
      ...[MARKUP, "acc/2", "Starter", "▲ suspended", "-$0.50", "$1,233.25"],
      ...["none", "$65.50", "2026-01-02 03:04:05"],
    ],
    [
      ...["Zenith", "acc_3", "open", "○ closed", "$1,234.50", "$1,233.25"],
      ...["none", "$65.50", "2026-01-02 03:04:05"],
    ],
  ]);
  expect(page.textAt("p.totals")).toBe(
    "10,000 accounts · On this page: $2,468.50 balance · $196.50 spent",
  );
});

test("an account's external id is next to its name", async () => {
  const { page } = await openDashboard("#/accounts", (api) =>
    api.on("GET /accounts", ok(list([account({ external_id: "crm-7" })]))),
  );
  expect(page.table("Accounts")[1]?.[0]).toBe("Acmecrm-7");
});

test("a budget has a bar of its used amount", async () => {
  const { page } = await opened();
  const bar = page.one("progress");
  expect(["value", "class"].map((name) => bar.getAttribute(name))).toEqual(["0.6675", "within"]);
});

test.each([
  ["20", "nearly"],
  ["20.5", "within"],
  ["0", "over"],
  ["-3", "over"],
])("a budget of 100 with %s left is %s", async (left, mood) => {
  const { page } = await openDashboard("#/accounts", (api) =>
    api.on("GET /accounts", ok(list([account({ budget: budget({ left }) })]))),
  );
  expect(page.one("progress").className).toBe(mood);
});

test("a name that is markup is shown as text, and a link has the id encoded", async () => {
  const { page } = await opened();
  expect(page.document.querySelector("main img")).toBeNull();
  const links = [...page.document.querySelectorAll("tbody th a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "#/account/acc_1",
    "#/account/acc%2F2",
    "#/account/acc_3",
  ]);
});

test("cells have their column's name, for a phone, and the roles of a table", async () => {
  const { page } = await opened();
  const [first] = page.document.querySelectorAll("tbody tr");
  const cells = [...(first?.querySelectorAll("th, td") ?? [])];
  expect(
    cells
      .slice(0, 5)
      .map((cell) => ["data-name", "role", "class"].map((n) => cell.getAttribute(n))),
  ).toEqual([
    ["Account", "rowheader", null],
    ["Id", "cell", null],
    ["Plan", "cell", null],
    ["State", "cell", null],
    ["Balance", "cell", "number"],
  ]);
  expect(cells[0]?.getAttribute("scope")).toBe("row");
  const heads = [...page.document.querySelectorAll("thead th")];
  expect(heads.map((head) => head.getAttribute("class"))).toEqual([
    ...[null, null, null, null, "number", "number", null, "number", null, null],
  ]);
});

test("the filters and the order of the address narrow the list", async () => {
  const { page, server } = await opened("full", "#/accounts?search=ac&plan=open&status=active");
  expect(server.sent("GET /accounts")).toEqual([
    ["/accounts?search=ac&plan=open&status=active&order=desc&limit=50&total=true"],
  ]);
  await page.follow("Opened (UTC) ↓");
  expect(page.hash).toBe("#/accounts?search=ac&plan=open&status=active&order=asc");
  expect(server.sent("GET /accounts").at(-1)).toEqual([
    "/accounts?search=ac&plan=open&status=active&order=asc&limit=50&total=true",
  ]);
  await page.fill("Name, id, external id or e-mail", "");
  await page.click("Apply");
  expect(page.hash).toBe("#/accounts?plan=open&status=active&order=asc");
});

test("the head of a column sorts by it, and shows the direction", async () => {
  const { page, server } = await opened("full", "#/accounts?plan=open&cursor=c1");
  const sorts = () =>
    [...page.document.querySelectorAll("thead th[aria-sort]")].map((head) => [
      head.textContent,
      head.getAttribute("aria-sort"),
    ]);
  expect(sorts()).toEqual([["Opened (UTC) ↓", "descending"]]);
  await page.follow("Account");
  expect(page.hash).toBe("#/accounts?plan=open&sort=name&order=asc");
  expect(sorts()).toEqual([["Account ↑", "ascending"]]);
  await page.follow("Balance");
  expect(page.hash).toBe("#/accounts?plan=open&sort=balance");
  expect(sorts()).toEqual([["Balance ↓", "descending"]]);
  await page.follow("Opened (UTC)");
  expect(page.hash).toBe("#/accounts?plan=open");
  expect(server.sent("GET /accounts").slice(1)).toEqual([
    ["/accounts?plan=open&sort=name&order=asc&limit=50&total=true"],
    ["/accounts?plan=open&sort=balance&order=desc&limit=50&total=true"],
    ["/accounts?plan=open&order=desc&limit=50&total=true"],
  ]);
});

test("an unknown order in the address is like none", async () => {
  const { page, server } = await opened("full", "#/accounts?sort=nothing&order=sideways");
  expect(server.sent("GET /accounts")).toEqual([["/accounts?order=desc&limit=50&total=true"]]);
  expect(textOf(page.one("thead th[aria-sort]"))).toBe("Opened (UTC) ↓");
  await page.follow("Opened (UTC) ↓");
  expect(page.hash).toBe("#/accounts?order=asc");
});

test("a list in a new order starts at its first page", async () => {
  const { page, server } = await opened("full", "#/accounts?plan=open&cursor=c1");
  await page.follow("Opened (UTC) ↓");
  expect(page.hash).toBe("#/accounts?plan=open&order=asc");
  await page.follow("Opened (UTC) ↑");
  expect(server.sent("GET /accounts")).toEqual([
    ["/accounts?plan=open&order=desc&cursor=c1&limit=50&total=true"],
    ["/accounts?plan=open&order=asc&limit=50&total=true"],
    ["/accounts?plan=open&order=desc&limit=50&total=true"],
  ]);
});

test.each<[Role, readonly string[]]>([
  ["read", []],
  ["support", ["Verify the ledger", "New key Acme"]],
  [
    "full",
    [
      ...["Open an account", "Verify the ledger"],
      ...["Top up Acme", "New key Acme", "Change Acme", "Suspend Acme"],
      `Resume ${MARKUP}`,
      "Refund Zenith",
    ],
  ],
])("a token of the role %s may use only its actions", async (role, names) => {
  const shown = (await opened(role)).page.buttons();
  expect(shown).toEqual(expect.arrayContaining([...names]));
  const always = /^(?:Sign out|Filters|Apply|Download as CSV|Download statements|Copy .*)$/;
  expect(shown.filter((name) => !always.test(name) && !name.endsWith(MARKUP))).toEqual(
    names.filter((name) => !name.endsWith(MARKUP)),
  );
});

describe("the verification of the ledger", () => {
  const result = { object: "verification", accounts: 3, entries: 1_041, full: false };

  test.each([
    [
      ok({ ...result, ok: true, problems: [] }),
      "The ledger is consistent: all 3 balances, and 1,041 entries since the last verification. " +
        "It had verified the entries before.",
    ],
    [
      ok({ ...result, ok: true, problems: [], accounts: 1, entries: 1 }),
      "The ledger is consistent: the balance, and 1 entry since the last verification. " +
        "It had verified the entries before.",
    ],
    [
      ok({ ...result, ok: true, problems: [], full: true }),
      "The ledger is consistent: all 3 balances and all 1,041 entries.",
    ],
    [
      ok({ ...result, ok: false, problems: ["acc_1: the sum is off"] }),
      "The ledger is inconsistent: 1 problem. acc_1: the sum is off",
    ],
    [
      ok({ ...result, ok: false, problems: ["acc_1: the sum is off", "acc_2: a hash differs"] }),
      "The ledger is inconsistent: 2 problems. acc_1: the sum is off",
    ],
    [refusal(503, "The ledger is unavailable."), "The ledger is unavailable."],
  ])("is announced while it runs, and with its result: %#", async (answer, announced) => {
    const { page, server } = await opened();
    const { answering, release } = heldAnswer();
    server.on("GET /ledger/verification", answering);
    await page.click("Verify the ledger");
    expect(page.announced).toBe("The ledger is being verified…");
    release(answer);
    await page.settle();
    expect(page.announced).toBe(announced);
  });
});

test("the statements of all accounts for a month are one file", async () => {
  const blobs: Blob[] = [];
  const URL = {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  };
  const { page, server } = await openDashboard(
    "#/accounts",
    (api) => {
      api.on("GET /accounts", ok({ ...list(accounts), total: 10_000 }));
      const file = {
        object: "document",
        name: "statements.csv",
        media_type: "text/csv",
        text: "x",
      };
      api.on("GET /statements/2026-02/document", ok(file));
    },
    { globals: { URL } },
  );
  const months = page.options("Month").map(([month]) => month);
  expect([months.length, months[0], months.at(-1)]).toEqual([36, "2026-03", "2023-04"]);
  await page.fill("Month", "2026-02");
  await page.click("Download statements");
  expect(server.sent("GET /statements/2026-02/document")).toHaveLength(1);
  expect(await blobs[0]?.text()).toBe("x");
});

test("a plan links to its page", async () => {
  const { page } = await opened();
  const plans = [...page.document.querySelectorAll("tbody a")].filter(
    (a) => a.textContent === "open",
  );
  expect(plans[0]?.getAttribute("href")).toBe("#/plans/open");
});

test("without accounts the list offers to open the first one", async () => {
  const serve = (api: AdminServer) => api.on("GET /accounts", ok(list([])));
  const { page } = await openDashboard("#/accounts", serve);
  expect(page.table("Accounts")[1]).toEqual(["No accounts yet. Open the first one"]);
  expect(page.buttons()).toContain("Open the first one");
  const { page: filtered } = await openDashboard("#/accounts?search=x", serve);
  expect(filtered.table("Accounts")[1]).toEqual(["No accounts match."]);
});
