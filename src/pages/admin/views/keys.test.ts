import { describe, expect, test } from "vitest";
import { budget, key, list, usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard, type Role } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const opened = (keys: readonly object[], role: Role = "full", hash = "#/keys") =>
  openDashboard(
    hash,
    (api) => {
      api.on("GET /keys", ok(list(keys)));
      const spent = usageGroup({ group: "key_1", charge: "2.5" });
      api.on("GET /usage", ok(usage("key", [spent])));
    },
    { role },
  );

test("every key has a row with its limits in their columns", async () => {
  const { page, server } = await opened([
    key({
      last_used_at: "2026-03-04T11:00:00.000Z",
      spending_limit: "20",
      spent: "5.25",
      budget: budget({ period: "day" }),
      expires_at: "2027-01-02T03:04:05.678Z",
      previous_expires_at: "2026-03-05T00:00:00.000Z",
    }),
    key({ id: "key_2", account_id: "acc/2", label: null, status: "expired" }),
    key({ id: "key_3", status: "revoked", spending_limit: "20" }),
  ]);
  expect(server.sent("GET /keys")).toEqual([["/keys?order=desc&limit=50&total=true"]]);
  expect(page.table("Keys")).toEqual([
    [
      ...["Key", "Account", "Status", "Last used (UTC)", "Spent (30 days)"],
      ...["Limit", "Budget", "Created (UTC) ↓", "Expires (UTC)", "Actions"],
    ],
    [
      ...["Build server", "Acme", "● active", "2026-03-04 11:00–12:00", "$2.50"],
      "$5.25 spent of $20.00",
      "$33.25 left of $100.00 per dayresets 2026-04-01 00:00:00 UTC",
      "2026-01-02 03:04:05",
      "2027-01-02 03:04:05previous secret until 2026-03-05 00:00:00 UTC",
      "⋯ChangeRotateRevoke",
    ],
    [
      ...["key_2", "acc/2", "○ expired", "never", "$0.00"],
      ...["none", "none", "2026-01-02 03:04:05", "never", "⋯ChangeRotateRevoke"],
    ],
    [
      ...["Build server", "Acme", "○ revoked", "never", "$0.00"],
      ...["$20.00", "none", "2026-01-02 03:04:05", "never", "–"],
    ],
  ]);
  const links = [...page.document.querySelectorAll("tbody a")];
  expect(links.slice(0, 3).map((link) => link.getAttribute("href"))).toEqual([
    "#/keys/key_1",
    "#/account/acc_1",
    "#/keys/key_2",
  ]);
});

test("a button names its key, by the label or the id", async () => {
  const { page } = await opened([key(), key({ id: "key_2", label: null })]);
  const names = page.buttons(page.one("main table"));
  expect(names).toEqual([
    ...["Change Build server", "Rotate Build server", "Revoke Build server"],
    ...["Change key_2", "Rotate key_2", "Revoke key_2"],
  ]);
});

test.each<[Role, string]>([
  ["read", "never"],
  ["support", "⋯ChangeRotateRevoke"],
  ["full", "⋯ChangeRotateRevoke"],
])("a token of the role %s may: %s", async (role, actions) => {
  const { page } = await opened([key()], role);
  expect(page.table("Keys")[1]?.at(-1)).toBe(actions);
  expect(page.table("Keys")[0]?.includes("Actions")).toBe(role !== "read");
});

test("an empty list shows a text", async () => {
  const { page } = await opened([]);
  expect(page.table("Keys")[1]).toEqual(["No keys yet. Create the first one"]);
  const narrowed = await opened([], "full", "#/keys?search=ci");
  expect(narrowed.page.table("Keys")[1]).toEqual(["No keys match."]);
});

test("the filters and the order of the address narrow the list", async () => {
  const hash = "#/keys?account=acc_1&search=ci&status=active&order=asc";
  const { page, server } = await opened([key()], "full", hash);
  expect(server.sent("GET /keys")).toEqual([
    ["/keys?account=acc_1&search=ci&status=active&order=asc&limit=50&total=true"],
  ]);
  expect(page.field("Label, account or id").value).toBe("ci");
  await page.fill("Status", "revoked");
  expect(page.hash).toBe("#/keys?account=acc_1&search=ci&status=revoked&order=asc");
});

describe("the menu of a row", () => {
  test("closes on its action, on a click or a focus elsewhere, and on Escape", async () => {
    const { page } = await opened([key()]);
    const menu = () => page.one("main details.menu", page.document.body);
    const openMenu = () => menu().setAttribute("open", "");
    openMenu();
    await page.click("Revoke Build server");
    expect(menu().hasAttribute("open")).toBe(false);
    await page.click("Cancel");
    openMenu();
    page.one("h1").click();
    expect(menu().hasAttribute("open")).toBe(false);
    openMenu();
    page.one("div button:last-of-type", menu()).focus();
    expect(menu().hasAttribute("open")).toBe(true);
    page.one("h1").focus();
    expect(menu().hasAttribute("open")).toBe(false);
    openMenu();
    await page.press("Escape", page.document.body);
    expect(menu().hasAttribute("open")).toBe(false);
    expect(page.document.activeElement).toBe(page.one("main details.menu summary"));
  });
});
