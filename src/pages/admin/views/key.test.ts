import { expect, test } from "vitest";
import {
  auditRecord,
  budget,
  failedRequest,
  key,
  list,
  request,
  usage,
  usageGroup,
} from "../../testing/admin-records.ts";
import { openDashboard, type Role } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const shown = key({
  models: ["a/*", "b"],
  spending_limit: "20",
  spent: "5.25",
  budget: budget(),
  last_used_at: "2026-03-04T04:00:00.000Z",
});

const opened = (tab = "", answer = shown, role: Role = "full") =>
  openDashboard(
    `#/keys/key_1${tab}`,
    (api) => {
      api.on("GET /keys/key_1", ok(answer));
      api.on("GET /usage", ok(usage("key", [usageGroup({ group: "key_1", charge: "7.5" })])));
      api.on("GET /requests", ok(list([request()])));
      api.on("GET /failed-requests", ok(list([failedRequest()])));
      api.on("GET /audit", ok(list([auditRecord()])));
    },
    { role },
  );

test("a key has a page with its amounts, its facts and its charges by day", async () => {
  const { page, server } = await opened();
  expect(page.heading).toBe("Build server");
  expect(page.textAt(".subtitle")).toBe("● activeAccount Acmekey_1");
  expect(page.facts("dl.tiles")).toEqual({
    "Last used (UTC)": "2026-03-04 04:00–05:00",
    "Spent in total": "$7.50",
    "Left of the limit": "$14.75",
    "Left of the budget": "$33.25",
  });
  expect(page.facts("dl.facts")).toMatchObject({
    "Spending limit": "$5.25 spent of $20.00",
    Models: "a/*b",
    "Unlisted fields": "the plan's rule",
  });
  expect(server.sent("GET /usage")).toEqual([
    ["/usage?by=day&key=key_1&from=2026-02-03&limit=1000"],
    ["/usage?by=key&key=key_1"],
  ]);
});

test.each([
  ["requests", "/requests?from=2026-02-03&account=acc_1&key=key_1&limit=50", "Requests that ended"],
  [
    "errors",
    "/failed-requests?from=2026-02-25T05%3A06%3A00.000Z&account=acc_1&key=key_1&limit=50",
    "Failed requests",
  ],
  ["audit", "/audit?from=2026-02-03&target=key_1&limit=50", "Operator changes"],
])("its tab %s lists its own", async (tab, path, caption) => {
  const { page, server } = await opened(`/${tab}`);
  expect(server.calls.map((call) => call.path.replace("/admin/api/v1", ""))).toContain(path);
  const [titles = []] = page.table(caption);
  expect(titles).not.toContain("Key");
  expect(titles).not.toContain("Account");
});

test.each<[Role, Parameters<typeof key>[0], readonly string[]]>([
  ["read", {}, []],
  ["support", {}, ["Change", "Rotate", "Revoke"]],
  ["full", { status: "revoked" }, []],
])("the actions of the role %s on %j", async (role, change, names) => {
  const { page } = await opened("", { ...shown, ...change }, role);
  expect(page.buttons(page.one(".head .tools"))).toEqual(names);
});
