import { describe, expect, test } from "vitest";
import { list, request } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";

const latest = (rows: readonly object[], cursor: string | null = null) =>
  openDashboard("#/requests", (api) => api.on("GET /requests", ok(list(rows, cursor))));

test("the latest requests have a row each", async () => {
  const { page, server } = await latest([
    request({ id: "req/1" }),
    request({ id: "req_2", outcome: null, usage: null, charge: null, ended_at: null }),
  ]);
  expect(server.sent("GET /requests")).toEqual([["/requests?limit=25"]]);
  expect(page.table("Requests that ended")).toEqual([
    ["Request", "Model", "Outcome", "Tokens", "Charge", "Ended"],
    [
      ...["req/1", "acme/large", "● finished", "12,345 in, 67 out", "$0.25"],
      "2026-03-01 02:03:09 UTC",
    ],
    ["req_2", "acme/large", "▲ running", "–", "–", "–"],
  ]);
  expect(page.one("tbody a[href='#/requests/req%2F1']").textContent).toBe("req/1");
});

test.each([
  ["finished", "● finished"],
  ["failed", "■ failed"],
  ["broken", "■ broken"],
  ["killed", "■ killed"],
  ["client-gone", "○ client-gone"],
] as const)("the outcome %s has a mark of its own", async (outcome, shown) => {
  const { page } = await latest([request({ outcome })]);
  expect(page.table("Requests")[1]?.[2]).toBe(shown);
});

describe("a list in pages", () => {
  const rowsOf = (...ids: readonly string[]) => ids.map((id) => request({ id }));

  test("adds the next page below, by its cursor, until there is none", async () => {
    const { page, server } = await latest(rowsOf("req_1", "req_2"), "cursor 1");
    const ids = () =>
      page
        .table("Requests")
        .slice(1)
        .map(([id]) => id);
    expect(ids()).toEqual(["req_1", "req_2"]);
    server.on("GET /requests", ok(list(rowsOf("req_3"), "cursor 2")));
    await page.click("Show more");
    expect(ids()).toEqual(["req_1", "req_2", "req_3"]);
    expect(page.said).toBe("3 rows are shown.");
    server.on("GET /requests", ok(list(rowsOf("req_4"))));
    await page.click("Show more");
    expect(ids()).toEqual(["req_1", "req_2", "req_3", "req_4"]);
    expect(page.buttons(page.one("main"))).toEqual(["Show"]);
    expect(server.sent("GET /requests")).toEqual([
      ["/requests?limit=25"],
      ["/requests?cursor=cursor+1&limit=25"],
      ["/requests?cursor=cursor+2&limit=25"],
    ]);
  });

  test("that fails keeps its rows, and the page is asked for again", async () => {
    const { page, server } = await latest(rowsOf("req_1"), "c1");
    server.on("GET /requests", refusal(503, "The ledger is unavailable."));
    await page.click("Show more");
    expect(page.said).toBe("The ledger is unavailable.");
    expect(page.table("Requests")).toHaveLength(2);
    server.on("GET /requests", ok(list(rowsOf("req_2"))));
    await page.click("Show more");
    expect(page.table("Requests")).toHaveLength(3);
    expect(server.sent("GET /requests").at(-1)).toEqual(["/requests?cursor=c1&limit=25"]);
  });

  test("takes a page once by a double click", async () => {
    const { page, server } = await latest(rowsOf("req_1"), "c1");
    server.on("GET /requests", ok(list(rowsOf("req_2"), "c2")));
    const more = page.button("Show more");
    more.click();
    more.click();
    await page.settle();
    expect(page.table("Requests")).toHaveLength(3);
    expect(server.sent("GET /requests")).toHaveLength(2);
  });

  test("with one page offers no more", async () => {
    const { page } = await latest([]);
    expect(page.buttons(page.one("main"))).toEqual(["Show"]);
    expect(page.table("Requests")[1]).toEqual(["No request yet."]);
  });
});

describe("one request", () => {
  const opened = (change: Parameters<typeof request>[0]) =>
    openDashboard("#/requests/req_1", (api) => api.on("GET /requests/req_1", ok(request(change))));

  test("has its facts, each under its own name", async () => {
    const { page, server } = await opened({ account_id: "acc/1" });
    expect(server.sent("GET /requests/req_1")).toHaveLength(1);
    expect(server.sent("GET /requests")).toEqual([]);
    expect(page.facts()).toEqual({
      Outcome: "● finished",
      "HTTP status": "200",
      Account: "acc/1",
      Key: "key_1",
      Model: "acme/large",
      Protocol: "chat, streamed",
      "Input tokens": "12,345",
      "of them cached": "89",
      "of them written to the cache": "10",
      "Output tokens": "67",
      "of them reasoning": "11",
      "Usage is": "as reported",
      Held: "$0.50",
      Charged: "$0.25",
      "Upstream cost": "$0.125",
      Margin: "$0.10",
      "Charge taken back": "–",
      Started: "2026-03-01 02:03:04 UTC",
      Ended: "2026-03-01 02:03:09 UTC",
    });
    expect(page.one("dl a").getAttribute("href")).toBe("#/account/acc%2F1");
    expect(page.field("Request id").value).toBe("req_1");
  });

  test("that runs or has no usage shows a dash for what is not known", async () => {
    const { page } = await opened({
      ...{ status: null, outcome: null, usage: null, charge: null, ended_at: null },
      ...{ stream: false, protocol: "messages", estimated: true },
      taken_back_at: "2026-03-02T00:00:00.000Z",
    });
    expect(page.facts()).toMatchObject({
      Outcome: "▲ running",
      "HTTP status": "–",
      Protocol: "messages",
      "Input tokens": "–",
      "of them reasoning": "–",
      "Usage is": "estimated",
      Charged: "–",
      "Charge taken back": "2026-03-02 00:00:00 UTC",
      Ended: "–",
    });
  });

  test("lists the calls of upstreams in their order", async () => {
    const { page } = await opened({
      upstreams: [
        { kind: "openai", model: "large-1", status: 0, ms: 1_500 },
        { kind: "anthropic", model: "large-2", status: 200, ms: 90 },
      ],
    });
    expect(page.table("Calls of upstreams")).toEqual([
      ["Model there", "Kind", "Status", "Time"],
      ["large-1", "openai", "none", "1.50 s"],
      ["large-2", "anthropic", "200", "90 ms"],
    ]);
  });

  test("that called none says so", async () => {
    const { page } = await opened({});
    expect(page.table("Calls of upstreams")[1]).toEqual(["No upstream was called."]);
  });

  test("is looked for by its id", async () => {
    const { page, server } = await latest([]);
    server.on("GET /requests/req%2F9", refusal(404, "There is no such request."));
    await page.fill("Request id", " req/9 ");
    await page.click("Show");
    expect(page.hash).toBe("#/requests/req%2F9");
    expect(page.textAt("main [role=alert] p")).toContain("There is no such request.");
  });

  test("is read again where the same id is asked for", async () => {
    const { page, server } = await opened({});
    await page.click("Show");
    expect(server.sent("GET /requests/req_1")).toHaveLength(2);
  });

  test("without an id is not looked for", async () => {
    const { page, server } = await latest([]);
    server.forget();
    await page.click("Show");
    expect(server.calls).toEqual([]);
  });
});
