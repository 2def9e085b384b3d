import { describe, expect, test } from "vitest";
import { account, budget, list } from "../../testing/admin-records.ts";
import { openDashboard, type Role } from "../../testing/dashboard.ts";
import { held, ok, refusal } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const MARKUP = "<img src=x onerror=alert(1)>";
const accounts = [
  account({ budget: budget() }),
  account({ id: "acc/2", name: MARKUP, plan: "Starter", state: "suspended", balance: "-0.5" }),
  account({ id: "acc_3", name: "Zenith", state: "closed" }),
];
const opened = (role: Role = "full") =>
  openDashboard("#/accounts", (api) => api.on("GET /accounts", ok(list(accounts))), { role });

test("every account has a row with its balances in their columns", async () => {
  const { page, server } = await opened();
  expect(server.sent("GET /accounts")).toEqual([["/accounts"]]);
  expect(page.table("Accounts, the oldest first")).toEqual([
    ["Account", "Id", "Plan", "State", "Balance", "Held", "Available", "Budget", "Spent"],
    [
      ...["Acme", "acc_1", "open", "● active", "$1,234.50", "$1.25", "$1,233.25"],
      "$33.25 left of $100.00 per monthresets 2026-04-01 00:00:00 UTC",
      "$65.50",
    ],
    [
      ...[MARKUP, "acc/2", "Starter", "▲ suspended", "−$0.50", "$1.25", "$1,233.25"],
      ...["none", "$65.50"],
    ],
    [
      ...["Zenith", "acc_3", "open", "○ closed", "$1,234.50", "$1.25", "$1,233.25"],
      ...["none", "$65.50"],
    ],
  ]);
});

test("a name that is markup is only shown, and a link has the id encoded", async () => {
  const { page } = await opened();
  expect(page.document.querySelector("main img")).toBeNull();
  const links = [...page.document.querySelectorAll("tbody a")];
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
    ...[null, null, null, null, "number", "number", "number", null, "number"],
  ]);
});

describe("the filter", () => {
  test.each([
    ["", ["Acme", MARKUP, "Zenith"]],
    [" ZEN ", ["Zenith"]],
    ["acc_", ["Acme", "Zenith"]],
    ["starter", [MARKUP]],
    ["nobody", []],
  ])("%j finds by name, id and plan", async (text, names) => {
    const { page } = await opened();
    await page.fill("Filter", text);
    const rows = [...page.document.querySelectorAll("tbody th")].map(textOf);
    expect(rows).toEqual(names);
    expect(page.said).toBe(`${names.length} accounts.`);
    if (names.length === 0) expect(page.table("Accounts").at(-1)).toEqual(["No account matches."]);
  });

  test("asks the gateway nothing", async () => {
    const { page, server } = await opened();
    server.forget();
    await page.fill("Filter", "zen");
    expect(server.calls).toEqual([]);
  });
});

test.each<[Role, readonly string[]]>([
  ["read", ["Sign out"]],
  ["support", ["Sign out", "Verify the ledger"]],
  ["full", ["Sign out", "Open an account", "Verify the ledger"]],
])("a token of the role %s may take its actions, and no others", async (role, names) => {
  expect((await opened(role)).page.buttons()).toEqual(names);
});

describe("the verification of the ledger", () => {
  const result = { object: "verification", accounts: 3, entries: 41 };

  test.each([
    [
      ok({ ...result, ok: true, problems: [] }),
      "The ledger is consistent: 3 accounts, 41 entries.",
    ],
    [
      ok({ ...result, ok: false, problems: ["acc_1: the sum is off", "acc_2: a hash differs"] }),
      "The ledger is inconsistent: 2 problems. acc_1: the sum is off",
    ],
    [refusal(503, "The ledger is unavailable."), "The ledger is unavailable."],
  ])("is announced while it runs, and with its result: %#", async (answer, said) => {
    const { page, server } = await opened();
    const { answering, release } = held();
    server.on("GET /ledger/verification", answering);
    await page.click("Verify the ledger");
    expect(page.said).toBe("The ledger is being verified…");
    release(answer);
    await page.settle();
    expect(page.said).toBe(said);
  });
});
