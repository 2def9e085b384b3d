import { describe, expect, test } from "vitest";
import {
  consoleFailedRequest,
  consoleFailedRequests,
  signInToConsole,
} from "../testing/console.ts";
import { ok } from "../testing/fake-server.ts";

describe("failed requests", () => {
  test("are a table of their errors, loaded page by page", async () => {
    const { page, server } = await signInToConsole({ hash: "#/errors" });
    expect(page.textAt("#failed-requests")).toBe("No failed requests.");
    server.on("/failed-requests", ok(consoleFailedRequests([consoleFailedRequest()], "next")));
    await page.click("Apply");
    expect(page.one("#more-failed-requests").hidden).toBe(false);
    server.forget();
    const unknown = { key_label: null, model: null, pointer: null };
    const unpaid = { status: 402, error_code: "account_budget_exceeded", limit: "account_budget" };
    const named = { error_code: "spending_limit_exceeded", limit: "spending_limit" };
    const more = [
      consoleFailedRequest({ ...unknown, ...unpaid, id: "req_9" }),
      consoleFailedRequest({ ...unknown, id: "req_7", key_id: null, ...named }),
    ];
    server.on("/failed-requests", ok(consoleFailedRequests(more)));
    await page.click("Show more failed requests");
    expect(server.asked).toEqual(["/failed-requests?cursor=next&limit=50"]);
    expect(page.one("#more-failed-requests").hidden).toBe(true);
    const [head, ...rows] = page.table("Failed requests, newest first");
    expect(head).toEqual(["Time (UTC)", "Status", "Error", "Field", "Model", "Key", "Id"]);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ["400", "unknown_field", "/colour", "acme/large", "Build server", "req_8"],
      ["402", "account_budget_exceeded", "", "", "key_1", "req_9"],
      ["400", "spending_limit_exceeded", "", "", "", "req_7"],
    ]);
  });

  test("link to their code, and are downloaded", async () => {
    const blobs: Blob[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const { page, server } = await signInToConsole({ globals: { URL: urls }, hash: "#/errors" });
    server.on("/failed-requests", ok(consoleFailedRequests([consoleFailedRequest()])));
    await page.click("Apply");
    const link = page.one("#failed-requests a");
    expect(link.getAttribute("href")).toBe("/docs/errors#unknown_field");
    server.forget();
    await page.click("Download failed requests");
    expect(server.asked).toEqual(["/failed-requests?limit=1000"]);
    expect((await blobs[0]?.text())?.split("\r\n")).toEqual([
      "id,at,key_id,key_label,model,protocol,status,outcome,error_code,pointer,limit",
      "req_8,2026-03-03T04:05:06.789Z,key_1,Build server,acme/large,chat,400,failed,unknown_field,/colour,",
      "",
    ]);
    expect(page.announced).toBe("The file has 1 request.");
    expect(page.one("#status").dataset["state"]).toBe("note");
  });

  test("have ids that are copied completely", async () => {
    const { page, server } = await signInToConsole({ hash: "#/errors" });
    const [id, short] = ["req_mwthoajh87654321", "req_…87654321"];
    server.on("/failed-requests", ok(consoleFailedRequests([consoleFailedRequest({ id })])));
    await page.click("Apply");
    expect(page.table("Failed requests, newest first")[1]?.at(-1)).toBe(short);
    const button = page.one(`[aria-label="Copy ${id}"]`);
    await page.click(`Copy ${id}`);
    expect(page.copied).toEqual([id]);
    expect(page.textAt("#status")).toBe(`Copied ${id}.`);
    expect(button.dataset["copied"]).toBe("");
    button.dispatchEvent(new page.window.Event("blur"));
    expect(button.dataset["copied"]).toBeUndefined();
  });

  test("are removed when the customer signs out", async () => {
    const { page, server } = await signInToConsole({ hash: "#/errors" });
    server.on("/failed-requests", ok(consoleFailedRequests([consoleFailedRequest()])));
    await page.click("Apply");
    await page.click("Sign out");
    expect(page.textAt("#failed-requests")).toBe("");
  });
});
