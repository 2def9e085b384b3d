import { describe, expect, test } from "vitest";
import { auditRecord, list } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const FROM = "from=2026-02-03";

const opened = (hash: string, rows: readonly object[], cursor: string | null = null) =>
  openDashboard(hash, (api) => api.on("GET /audit", ok(list(rows, cursor))));

test("every requested change has a row", async () => {
  const { page, server } = await opened("#/audit", [
    auditRecord(),
    auditRecord({
      id: "aud_2",
      role: "support",
      operation: "createKey",
      target: null,
      result: "refused",
      error_code: "invalid_request",
      input: { label: "x" },
    }),
  ]);
  expect(server.sent("GET /audit")).toEqual([[`/audit?${FROM}&limit=50`]]);
  expect(page.table("Operator changes")).toEqual([
    ["Time (UTC)", "Actor", "Operation", "Target", "Result", "Details"],
    [
      "2026-03-01 02:03:05",
      "ops (full)",
      "Changed a key",
      "Build server",
      "● done",
      "DetailsOperation updateKey",
    ],
    [
      ...["2026-03-01 02:03:05", "ops (support)", "Created a key", "–"],
      "▲ refusedinvalid_request",
      'DetailsOperation createKeyInput{ "label": "x" }',
    ],
  ]);
});

test("a change with an unknown outcome has the time of its start", async () => {
  const { page } = await opened("#/audit", [auditRecord({ ended_at: null, result: "unknown" })]);
  expect(page.table("Operator changes")[1]?.[0]).toBe("2026-03-01 02:03:04");
});

test.each([
  ["done", "● done"],
  ["refused", "▲ refused"],
  ["failed", "■ failed"],
  ["unknown", "○ unknown"],
] as const)("the result %s has a distinct mark", async (result, shown) => {
  const { page } = await opened("#/audit", [auditRecord({ result })]);
  expect(page.table("Operator changes")[1]?.[4]).toBe(shown);
});

test("details have the request, and the state before and after", async () => {
  const { page } = await opened("#/audit", [
    auditRecord({ input: { label: "new" }, before: { label: "old" }, after: { label: "new" } }),
  ]);
  const parts = [...page.document.querySelectorAll("details p, details pre")].map(textOf);
  expect(parts).toEqual([
    "Operation updateKey",
    ...["Input", '{ "label": "new" }'],
    ...["Before", '{ "label": "old" }'],
    ...["After", '{ "label": "new" }'],
  ]);
  expect(page.one("main summary").getAttribute("aria-label")).toBe("Details of aud_1");
});

describe("the filters", () => {
  test("of the address apply to the list, on every page of it", async () => {
    const hash = "#/audit?target=key_1&actor=ops&period=all";
    const { page, server } = await opened(hash, [auditRecord()], "c1");
    expect(page.field("Account or key id").value).toBe("key_1");
    await page.follow("Next page");
    expect(server.sent("GET /audit")).toEqual([
      ["/audit?target=key_1&actor=ops&limit=50"],
      ["/audit?target=key_1&actor=ops&cursor=c1&limit=50"],
    ]);
  });

  test.each([
    [" key/1 ", "#/audit?target=key%2F1&period=all"],
    [" ", "#/audit?period=all"],
  ])("become part of the address: %j", async (text, hash) => {
    const { page, server } = await opened("#/audit?target=key_0&period=all", []);
    server.on("GET /accounts", ok(list([])));
    expect(page.table("Operator changes")[1]).toEqual(["No changes in this period."]);
    await page.fill("Account or key id", text);
    await page.click("Apply");
    expect(page.hash).toBe(hash);
  });
});

test("a target is a name with a link, or its id", async () => {
  const { page } = await opened("#/audit", [
    auditRecord({ target: "acc_1" }),
    auditRecord({ target: "key_9" }),
    auditRecord({ target: "something-else" }),
  ]);
  const targets = page.table("Operator changes").slice(1);
  expect(targets.map((row) => row[3])).toEqual(["Acme", "key_9", "…ing-else"]);
  expect([...page.document.querySelectorAll("tbody a")].map((a) => a.getAttribute("href"))).toEqual(
    ["#/account/acc_1", "#/keys/key_9"],
  );
});
