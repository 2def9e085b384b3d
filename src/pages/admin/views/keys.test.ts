import { expect, test } from "vitest";
import { budget, key, list } from "../../testing/admin-records.ts";
import { openDashboard, type Role } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const opened = (keys: readonly object[], role: Role = "full") =>
  openDashboard("#/keys", (api) => api.on("GET /keys", ok(list(keys))), { role });

test("every key has a row with its limits in their columns", async () => {
  const { page, server } = await opened([
    key({
      models: ["a/*", "b"],
      spending_limit: "20",
      budget: budget({ period: "day" }),
      expires_at: "2027-01-02T03:04:05.678Z",
      previous_expires_at: "2026-03-05T00:00:00.000Z",
    }),
    key({ id: "key_2", account_id: "acc/2", label: null, status: "expired" }),
    key({ id: "key_3", status: "revoked" }),
  ]);
  expect(server.sent("GET /keys")).toEqual([["/keys"]]);
  expect(page.table("Keys of all accounts")).toEqual([
    ["Key", "Account", "Status", "Models", "Limit", "Budget", "Created", "Expires", "Actions"],
    [
      ...["key_1Build server", "acc_1", "● active", "a/*, b", "$20.00"],
      "$33.25 left of $100.00 per dayresets 2026-04-01 00:00:00 UTC",
      "2026-01-02 03:04:05 UTC",
      "2027-01-02 03:04:05 UTCits secret before: 2026-03-05 00:00:00 UTC",
      "ChangeRotateRevoke",
    ],
    [
      ...["key_2", "acc/2", "○ expired", "all of the plan", "–", "none"],
      ...["2026-01-02 03:04:05 UTC", "–", "ChangeRotateRevoke"],
    ],
    [
      ...["key_3Build server", "acc_1", "○ revoked", "all of the plan", "–", "none"],
      ...["2026-01-02 03:04:05 UTC", "–", "–"],
    ],
  ]);
  const links = [...page.document.querySelectorAll("tbody a")];
  expect(links[1]?.getAttribute("href")).toBe("#/account/acc%2F2");
});

test("a button names its key, by the label or the id", async () => {
  const { page } = await opened([key(), key({ id: "key_2", label: null })]);
  expect(page.buttons(page.one("main"))).toEqual([
    ...["Change Build server", "Rotate Build server", "Revoke Build server"],
    ...["Change key_2", "Rotate key_2", "Revoke key_2"],
  ]);
});

test.each<[Role, string]>([
  ["read", "–"],
  ["support", "ChangeRotateRevoke"],
  ["full", "ChangeRotateRevoke"],
])("a token of the role %s may: %s", async (role, actions) => {
  const { page } = await opened([key()], role);
  expect(page.table("Keys")[1]?.at(-1)).toBe(actions);
});

test("no key says so", async () => {
  expect((await opened([])).page.table("Keys")[1]).toEqual(["There is no key."]);
});
