import { expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { list } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const use: Schemas["DeprecatedUse"] = {
  object: "deprecated_use",
  deprecation: "model:acme/old",
  account_id: "acc_1",
  key_id: "key_1",
  requests: 1_200,
  last_at: "2026-03-01T02:03:09.876Z",
  deprecated_at: "2026-02-01T00:00:00.000Z",
  sunset_at: "2026-05-01T00:00:00.000Z",
};

const open = (rows: readonly object[], hash = "#/deprecations") =>
  openDashboard(hash, (api) => api.on("GET /deprecations", ok(list(rows))));

test("each key has a row for everything deprecated that it used", async () => {
  const undated = { deprecation: "field:chat.x", deprecated_at: null, sunset_at: null };
  const { page, server } = await open([use, { ...use, ...undated }]);
  expect(server.sent("GET /deprecations")).toEqual([["/deprecations?from=2026-02-03&limit=50"]]);
  expect(page.table("Keys that used what is deprecated")).toEqual([
    ["Deprecation", "Account", "Key", "Requests", "Last (UTC)", "Since (UTC)", "Until (UTC)"],
    [
      ...["model:acme/old", "Acme", "Build server", "1,200", "2026-03-01 02:03:09"],
      ...["2026-02-01", "2026-05-01"],
    ],
    ["field:chat.x", "Acme", "Build server", "1,200", "2026-03-01 02:03:09", "–", "–"],
  ]);
});

test("the filters of the address narrow it", async () => {
  const filters = "deprecation=model%3Aacme%2Fold&account=acc_1&key=key_1";
  const { page, server } = await open([], `#/deprecations?${filters}&period=7d`);
  expect(server.sent("GET /deprecations")).toEqual([
    [`/deprecations?${filters}&from=2026-02-26&limit=50`],
  ]);
  expect(page.text).toContain("No request used anything deprecated in this period.");
});
