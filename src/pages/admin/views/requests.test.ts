import { describe, expect, test } from "vitest";
import { list, request, upstreamCall, usage } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";

const latest = (rows: readonly object[]) =>
  openDashboard("#/requests", (api) => {
    api.on("GET /requests", ok(list(rows)));
    api.on("GET /usage", ok(usage("model", [])));
  });

describe("one request", () => {
  const opened = (change: Parameters<typeof request>[0]) =>
    openDashboard("#/requests/req_1", (api) => api.on("GET /requests/req_1", ok(request(change))));

  test("has its facts, each under its own name", async () => {
    const { page, server } = await opened({});
    expect(server.sent("GET /requests/req_1")).toHaveLength(1);
    expect(server.sent("GET /requests")).toEqual([]);
    expect(page.facts()).toEqual({
      Id: "req_1",
      Outcome: "● finished",
      "HTTP status": "200",
      Account: "Acme",
      Key: "Build server",
      Model: "acme/large",
      Protocol: "chat, streamed",
      "Input tokens": "12,345",
      "of which cached": "89",
      "of which written to the cache": "10",
      "Output tokens": "67",
      "of which reasoning": "11",
      Usage: "as reported",
      Held: "$0.50",
      Charged: "$0.25",
      "Upstream cost": "$0.13",
      Margin: "$0.10",
      Started: "2026-03-01 02:03:04 UTC",
      Ended: "2026-03-01 02:03:09 UTC",
    });
    expect([...page.document.querySelectorAll("dl a")].map((a) => a.getAttribute("href"))).toEqual([
      "#/account/acc_1",
      "#/requests?key=key_1",
      "#/requests?model=acme%2Flarge",
    ]);
    expect(page.field("Request id").value).toBe("req_1");
  });

  test("shows the vendor's own numbers if they differ, without those that it did not send", async () => {
    const none = { cached_tokens: null, cache_write_tokens: null, reasoning_tokens: null };
    const reported_usage = {
      prompt_tokens: 0,
      completion_tokens: -2.5,
      total_tokens: null,
      ...none,
    };
    const { page } = await opened({ estimated: true, reported_usage });
    const shown = { Usage: "estimated", "Vendor's numbers": "prompt 0, completion -2.5" };
    expect(page.facts()).toMatchObject(shown);
    const nothing = { prompt_tokens: null, completion_tokens: null, total_tokens: null, ...none };
    const { page: other } = await opened({ estimated: true, reported_usage: nothing });
    expect(other.facts()).toMatchObject({ "Vendor's numbers": "none" });
  });

  test("that was refused shows the code and the field, and no facts without a value", async () => {
    const { page } = await opened({
      account_id: null,
      key_id: null,
      model: null,
      protocol: null,
      hold: null,
      charge: null,
      usage: null,
      outcome: "failed",
      status: 400,
      stream: false,
      error_code: "unknown_field",
      pointer: "/temprature",
      limit: "key_budget",
    });
    expect(page.facts()).toMatchObject({
      Outcome: "▲ refused",
      Error: "unknown_field",
      "Refused field": "/temprature",
      "Refusing limit": "key_budget",
    });
    expect(Object.values(page.facts())).not.toContain("–");
  });

  test("that is running or has no usage shows only what is known", async () => {
    const { page } = await opened({
      status: null,
      outcome: null,
      charge: null,
      ended_at: null,
      stream: false,
      protocol: "messages",
      estimated: true,
      taken_back_at: "2026-03-02T00:00:00.000Z",
    });
    expect(page.facts()).toMatchObject({
      Outcome: "▲ running",
      Protocol: "messages",
      Usage: "estimated",
      "Charge reversed": "2026-03-02 00:00:00 UTC",
    });
    expect(Object.values(page.facts())).not.toContain("–");
  });

  test("lists the upstream calls in order", async () => {
    const { page } = await opened({
      upstreams: [
        upstreamCall({ model: "large-1", status: 0, ms: 1_500, failure: "timeout" }),
        upstreamCall({ kind: "anthropic", model: "large-2", ms: 90 }),
      ],
    });
    expect(page.table("Calls to upstreams")).toEqual([
      ["Upstream model", "Protocol", "Status", "Failure", "Duration"],
      ["large-1", "openai", "no response", "timeout", "1.50 s"],
      ["large-2", "anthropic", "200", "–", "90 ms"],
    ]);
  });

  test("without upstream calls shows a text", async () => {
    const { page } = await opened({});
    expect(page.table("Calls to upstreams")[1]).toEqual(["No upstream was called."]);
  });

  test("is found by its id", async () => {
    const { page, server } = await latest([]);
    server.on("GET /requests/req%2F9", refusal(404, "There is no such request."));
    await page.fill("Request id", " req/9 ");
    await page.click("Show");
    expect(page.hash).toBe("#/requests/req%2F9");
    expect(page.textAt("main [role=alert] p")).toContain("There is no such request.");
  });

  test("is read again if the same id is requested", async () => {
    const { page, server } = await opened({});
    await page.click("Show");
    expect(server.sent("GET /requests/req_1")).toHaveLength(2);
  });

  test("without an id is not searched for", async () => {
    const { page, server } = await latest([]);
    server.forget();
    await page.click("Show");
    expect(server.calls).toEqual([]);
  });
});
