import { describe, expect, test } from "vitest";
import { auditRecord, list } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const opened = (hash: string, rows: readonly object[], cursor: string | null = null) =>
  openDashboard(hash, (api) => api.on("GET /audit", ok(list(rows, cursor))));

test("every change that was asked for has a row", async () => {
  const { page, server } = await opened("#/audit", [
    auditRecord(),
    auditRecord({
      ...{ id: "aud_2", role: "support", operation: "createKey", target: null },
      ...{ result: "refused", error_code: "invalid_request", input: { label: "x" } },
    }),
  ]);
  expect(server.sent("GET /audit")).toEqual([["/audit?limit=50"]]);
  expect(page.table("Changes that operators")).toEqual([
    ["Asked at", "Actor", "Operation", "Target", "Result", "Details"],
    ["2026-03-01 02:03:04 UTC", "ops (full)", "updateKey", "key_1", "● done", "–"],
    [
      ...["2026-03-01 02:03:04 UTC", "ops (support)", "createKey", "–"],
      "▲ refusedinvalid_request",
      'DetailsInput{ "label": "x" }',
    ],
  ]);
});

test.each([
  ["done", "● done"],
  ["refused", "▲ refused"],
  ["failed", "■ failed"],
  ["unknown", "○ unknown"],
] as const)("the result %s has a mark of its own", async (result, shown) => {
  const { page } = await opened("#/audit", [auditRecord({ result })]);
  expect(page.table("Changes")[1]?.[4]).toBe(shown);
});

test("details have what was asked for, and the state before and after", async () => {
  const { page } = await opened("#/audit", [
    auditRecord({ input: { label: "new" }, before: { label: "old" }, after: { label: "new" } }),
  ]);
  const parts = [...page.document.querySelectorAll("details h3, details pre")].map(textOf);
  expect(parts).toEqual([
    ...["Input", '{ "label": "new" }'],
    ...["Before", '{ "label": "old" }'],
    ...["After", '{ "label": "new" }'],
  ]);
  expect(page.one("summary").getAttribute("aria-label")).toBe("Details of aud_1");
});

describe("the changes of one account or key", () => {
  test("are those of the address, in every page of the list", async () => {
    const { page, server } = await opened("#/audit/key%2F1", [auditRecord()], "c1");
    expect(page.field("Account or key").value).toBe("key/1");
    await page.click("Show more");
    expect(server.sent("GET /audit")).toEqual([
      ["/audit?target=key%2F1&limit=50"],
      ["/audit?target=key%2F1&cursor=c1&limit=50"],
    ]);
    expect(page.table("Changes")).toHaveLength(3);
  });

  test.each([
    [" key/1 ", "#/audit/key%2F1"],
    [" ", "#/audit"],
  ])("are looked for by %j", async (text, hash) => {
    const { page } = await opened("#/audit/key_0", []);
    expect(page.table("Changes")[1]).toEqual(["No change was asked for."]);
    await page.fill("Account or key", text);
    await page.click("Show");
    expect(page.hash).toBe(hash);
  });
});
