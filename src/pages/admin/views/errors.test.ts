import { describe, expect, test } from "vitest";
import { failedRequest, list, usage } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

describe("the errors", () => {
  const errors = (rows: readonly object[], hash = "#/errors", globals = {}) =>
    openDashboard(hash, (api) => api.on("GET /failed-requests", ok(list(rows))), { globals });

  test("have a row each with the code and the refused field", async () => {
    const unknown = { account_id: null, key_id: null, model: null, pointer: null };
    const { page, server } = await errors([
      failedRequest(),
      failedRequest({
        id: "req_2",
        ...unknown,
        held: false,
        status: 401,
        error_code: "invalid_api_key",
      }),
    ]);
    expect(server.sent("GET /failed-requests")).toEqual([
      ["/failed-requests?from=2026-02-25T05%3A06%3A00.000Z&limit=50"],
    ]);
    expect(page.table("Failed requests")).toEqual([
      ["Request", "Time (UTC)", "Status", "Error", "Field", "Account", "Key", "Model"],
      [
        ...["req_1", "2026-03-01 02:03:04", "400, failed", "unknown_field", "/temprature", "Acme"],
        ...["Build server", "acme/large"],
      ],
      ["req_2", "2026-03-01 02:03:04", "401, refused", "invalid_api_key", "–", "–", "–", "–"],
    ]);
  });

  test.each(["", "?period=30d"])("have periods up to seven days: %j", async (filters) => {
    const { page } = await errors([], `#/errors${filters}`);
    expect(page.options("Time").map(([value]) => value)).toEqual(["1h", "24h", "7d", "custom"]);
    expect(page.field("Time").value).toBe("7d");
  });

  const unpaid = {
    held: false,
    status: 402,
    error_code: "key_budget_exceeded",
    pointer: null,
    limit: "key_budget",
  };

  test("name the limit that refused a request", async () => {
    const { page } = await errors([failedRequest(unpaid)]);
    expect(page.table("Failed requests")[1]?.slice(2, 5)).toEqual([
      ...["402, refused", "key_budget_exceeded (key_budget)", "–"],
    ]);
  });

  test("show that a stream was interrupted", async () => {
    const { page } = await errors([failedRequest({ status: 200, outcome: "broken" })]);
    expect(page.text).toContain("200, interrupted mid-stream");
  });

  test("are downloaded with their outcome", async () => {
    const blobs: Blob[] = [];
    const URL = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const rows = [
      failedRequest({ status: 200, outcome: "broken" }),
      failedRequest({ id: "req_2", ...unpaid }),
    ];
    const { page } = await errors(rows, "#/errors", { URL });
    await page.click("Download as CSV");
    expect((await blobs[0]?.text())?.split("\r\n").slice(0, 3)).toEqual([
      "id,at,account_id,account_name,key_id,model,protocol,status,outcome,error_code,pointer,limit",
      "req_1,2026-03-01T02:03:04.567Z,acc_1,Acme,key_1,acme/large,chat,200,broken,unknown_field,/temprature,",
      "req_2,2026-03-01T02:03:04.567Z,acc_1,Acme,key_1,acme/large,chat,402,refused,key_budget_exceeded,,key_budget",
    ]);
    expect(page.announced).toBe("Downloaded 2 rows.");
  });

  test("are filtered by the address, and by status", async () => {
    const hash = "#/errors?code=rate_limited&from=2026-03-04T05:00:00.000Z";
    const { page, server } = await errors([], hash);
    expect(server.sent("GET /failed-requests")).toEqual([
      ["/failed-requests?code=rate_limited&from=2026-03-04T05%3A00%3A00.000Z&limit=50"],
    ]);
    expect(page.field("Time").value).toBe("custom");
    await page.fill("Status", "429");
    expect(server.sent("GET /failed-requests").at(-1)).toEqual([
      "/failed-requests?status=429&code=rate_limited&from=2026-03-04T05%3A00%3A00.000Z&limit=50",
    ]);
  });

  test("and completed requests link to each other", async () => {
    const { page, server } = await errors([]);
    server.on("GET /requests", ok(list([])));
    server.on("GET /usage", ok(usage("model", [])));
    expect(page.textAt("nav.tabs [aria-current]")).toBe("Errors");
    page.one("#tab-requests").click();
    await page.settle();
    expect(page.hash).toBe("#/requests");
    expect(page.textAt("nav.tabs [aria-current]")).toBe("Requests");
  });
});
