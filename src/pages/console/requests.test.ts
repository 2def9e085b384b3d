import { describe, expect, test } from "vitest";
import {
  consoleFailedRequest,
  consoleFailedRequests,
  consoleRequest,
  consoleRequests,
  consoleUsage,
  openConsole,
  signInToConsole,
} from "../testing/console.ts";
import { heldAnswer, ok } from "../testing/fake-server.ts";
import { fileRequest } from "../../../generated/console/page-fields.ts";
import { recordsCsv } from "../kit/csv.ts";

describe("the requests", () => {
  test("are a table, loaded page by page", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    const reversed = { reversed_at: "2026-03-03T05:00:00.000Z" };
    server.on("/requests", ok(consoleRequests([consoleRequest()], "next")));
    await page.click("Apply");
    expect(page.one("#more-requests").hidden).toBe(false);
    server.forget();
    const more = [
      consoleRequest({ id: "req_2", key_id: "key_2", key_label: null, status: 0 }),
      consoleRequest({ id: "req_3", ...reversed }),
    ];
    server.on("/requests", ok(consoleRequests(more)));
    await page.click("Show more");
    expect(server.asked).toEqual(["/requests?cursor=next&limit=50"]);
    expect(page.one("#more-requests").hidden).toBe(true);
    const [head, ...rows] = page.table("Requests, newest first");
    expect(head).toEqual([
      ...["Ended (UTC)", "Key", "Model", "Status", "Duration", "Input tokens", "Output tokens"],
      ...["Charge", "Id"],
    ]);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ["Build server", "acme/large", "200", "1.00 s", "5,678", "910", "$2.50", "req_1"],
      ["key_2", "acme/large", "client left", "1.00 s", "5,678", "910", "$2.50", "req_2"],
      [
        "Build server",
        "acme/large",
        "200, charge reversed",
        "1.00 s",
        "5,678",
        "910",
        "$2.50",
        "req_3",
      ],
    ]);
  });

  test("that are archived are mentioned once the last page is shown", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    const archived = { archived_before: "2026-02-01T00:00:00.000Z" };
    const note = "Requests from before 2026-02-01 (UTC) are archived and not listed.";
    server.on("/requests", ok({ ...consoleRequests([consoleRequest()], "next"), ...archived }));
    await page.click("Apply");
    expect(page.textAt("#requests")).not.toContain(note);
    server.on("/requests", ok({ ...consoleRequests([consoleRequest()]), ...archived }));
    await page.click("Show more");
    expect(page.textAt("#requests")).toContain(note);
    server.on("/requests", ok({ ...consoleRequests(), ...archived }));
    await page.click("Apply");
    expect(page.textAt("#requests")).toBe(`No requests.${note}`);
  });

  test("are filtered by a model, a key and days, including the last one", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    await page.fill("Model", " acme/large ");
    await page.fill("By key", "key_1");
    await page.fill("From", "2026-03-01");
    await page.fill("To", "2026-03-31");
    server.forget();
    await page.click("Apply");
    const query = "model=acme%2Flarge&key=key_1&from=2026-03-01&to=2026-04-01&limit=50";
    expect(server.asked).toEqual(["/account", `/requests?${query}`]);
    expect(page.textAt("#requests")).toBe("No requests.");
    server.forget();
    await page.follow("Errors");
    expect(server.asked).toEqual(["/account", `/failed-requests?${query}`]);
  });

  test("of a further page match the filters of the first one, not those typed since", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests?model=acme%2Flarge" });
    server.on("/requests", ok(consoleRequests([consoleRequest()], "next")));
    await page.click("Refresh");
    await page.fill("Model", "acme/small");
    server.forget();
    await page.click("Show more");
    expect(server.asked).toEqual(["/requests?model=acme%2Flarge&cursor=next&limit=50"]);
    await page.click("Refresh");
    expect(page.field("Model").value).toBe("acme/small");
  });

  test("are not read for a period that ends before it starts", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    await page.fill("From", "2026-03-02");
    await page.fill("To", "2026-03-01");
    server.forget();
    await page.click("Apply");
    expect(server.calls).toEqual([]);
    expect(page.textAt("#requests-problem")).toBe("“To” is before “From”.");
    await page.fill("To", "2026-03-02");
    await page.click("Apply");
    expect(page.textAt("#requests-problem")).toBe("");
    expect(server.asked.at(-1)).toBe("/requests?from=2026-03-02&to=2026-03-03&limit=50");
  });

  test("offer the used models", async () => {
    const { page, server } = await openConsole({ hash: "#/requests" });
    const used = { requests: 1, prompt_tokens: 1, completion_tokens: 1, charge: "1", label: null };
    server.on("/usage", ok(consoleUsage("model", [{ ...used, group: "acme/large" }])));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    const offered = page.one("#models option").getAttribute("value");
    expect([offered, page.field("Model").getAttribute("list")]).toEqual(["acme/large", "models"]);
  });

  test("offer the used keys and the signed-in key, by their labels", async () => {
    const { page, server } = await openConsole({ hash: "#/requests" });
    const used = { requests: 1, prompt_tokens: 1, completion_tokens: 1, charge: "1" };
    const rows = [
      { group: "key_mwthoajh87654321", label: null, ...used },
      { group: "key_2", label: "ci", ...used },
    ];
    server.on("/usage", ok(consoleUsage("key", rows)));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    const options = [...page.one("#request-key").children];
    expect(options.map((each) => [each.getAttribute("value"), each.textContent])).toEqual([
      ["", "all"],
      ["key_1", "Build server (key_1)"],
      ["key_2", "ci (key_2)"],
      ["key_mwthoajh87654321", "key_…87654321"],
    ]);
  });

  test("show that a stream was interrupted", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    const broken = { status: 200, outcome: "broken" as const };
    server.on("/requests", ok(consoleRequests([consoleRequest(broken)])));
    server.on("/failed-requests", ok(consoleFailedRequests([consoleFailedRequest(broken)])));
    await page.click("Apply");
    expect(page.table("Requests, newest first")[1]?.[3]).toBe("200, interrupted mid-stream");
    expect(page.textAt("#requests .failed")).toBe("200, interrupted mid-stream");
    await page.go("#/errors");
    expect(page.table("Failed requests, newest first")[1]?.[1]).toBe("200, interrupted mid-stream");
  });

  test("are downloaded with their outcome, and contain no formula", () => {
    const csv = recordsCsv(fileRequest, [consoleRequest({ key_label: "=1+1" })]).split("\r\n");
    const [head = ""] = csv;
    expect(head).toMatch(/^id,started_at,ended_at,key_id,key_label,model,protocol,stream,status,/);
    expect(head).toMatch(
      /,outcome,prompt_tokens,completion_tokens,charge,reversed_at,agent_session,agent$/,
    );
    expect(csv[1]).toMatch(
      /^req_1,2026-03-03T04:05:06.789Z,.*,key_1,'=1\+1,acme\/large,chat,false,200,/,
    );
  });
});

describe("the file of requests", () => {
  test("contains all requests that match the filters, independent of the shown ones", async () => {
    const blobs: Blob[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const { page, server } = await signInToConsole({ globals: { URL: urls }, hash: "#/requests" });
    await page.click("Download requests");
    expect([page.announced, blobs]).toEqual(["There are no requests to download.", []]);
    server.on("/requests", ok(consoleRequests([consoleRequest()])));
    await page.fill("From", "2026-03-01");
    await page.click("Apply");
    // Not applied yet: further pages and the file match the shown list.
    await page.fill("From", "2026-02-01");
    server.forget();
    await page.click("Download requests");
    expect(server.asked).toEqual(["/requests?from=2026-03-01&limit=1000"]);
    expect(await blobs[0]?.text()).toContain("req_1,");
    expect(page.announced).toBe("The file has 1 request.");
  });

  test("reads no further page after signing out", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    const slow = heldAnswer();
    server.on("/requests", slow.answering);
    await page.click("Download requests");
    await page.click("Sign out");
    server.forget();
    slow.release(ok(consoleRequests([consoleRequest()], "next")));
    await page.settle();
    expect([server.asked, page.announced]).toEqual([[], ""]);
  });
});
