import { describe, expect, test } from "vitest";
import { account, list, request, upstreamCall, usage } from "../../testing/admin-records.ts";
import { openDashboard, type Dashboard } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";

const noTokens = {
  prompt_tokens: 0,
  completion_tokens: 0,
  cached_tokens: 0,
  cache_write_tokens: 0,
  reasoning_tokens: 0,
};

const latest = (rows: readonly object[]) =>
  openDashboard("#/requests", (api) => {
    api.on("GET /requests", ok(list(rows)));
    api.on("GET /usage", ok(usage("model", [])));
  });

const readText = (element: { readonly textContent: string | null } | null | undefined): string =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ");

/** Returns the facts of all groups. */
const factsOf = ({ document }: Dashboard["page"]) =>
  Object.fromEntries(
    [...document.querySelectorAll("main dt")].map((name) => [
      readText(name),
      readText(name.nextElementSibling),
    ]),
  );

const pricing = {
  prompt: "0.00001",
  completion: "0.0001",
  cached_prompt: "0.000001",
  cache_write: null,
};

describe("one request", () => {
  const opened = (
    change: Parameters<typeof request>[0],
    models: readonly object[] = [{ id: "acme/large", pricing }],
  ) =>
    openDashboard("#/requests/req_1", (api) => {
      api.on("GET /requests/req_1", ok(request(change)));
      api.on("GET /accounts/acc_1", ok(account({ plan: "starter" })));
      api.on("GET /models", ok(list(models)));
    });

  test("has its facts, each under its own name", async () => {
    const { page, server } = await opened({});
    expect(server.sent("GET /requests/req_1")).toHaveLength(1);
    expect(server.sent("GET /requests")).toEqual([]);
    expect(factsOf(page)).toEqual({
      Id: "req_1",
      Outcome: "● finished",
      "Client got": "HTTP 200",
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
      Duration: "5.31 s",
    });
    const headings = [...page.document.querySelectorAll("main h2")].map(
      ({ textContent }) => textContent,
    );
    expect(headings).toEqual([
      ...["Outcome", "Caller", "Time", "Tokens", "Money"],
      ...["Attempts", "Charge"],
    ]);
    expect([...page.document.querySelectorAll("dl a")].map((a) => a.getAttribute("href"))).toEqual([
      "#/account/acc_1",
      "#/keys/key_1",
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
    expect(factsOf(page)).toMatchObject(shown);
    const nothing = { prompt_tokens: null, completion_tokens: null, total_tokens: null, ...none };
    const { page: other } = await opened({ estimated: true, reported_usage: nothing });
    expect(factsOf(other)).toMatchObject({ "Vendor's numbers": "none" });
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
    expect(factsOf(page)).toMatchObject({
      Outcome: "▲ refused",
      "Client got": "HTTP 400, error unknown_field",
      "Refused field": "/temprature",
      "Refusing limit": "key_budget",
    });
    expect(Object.values(factsOf(page))).not.toContain("–");
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
    expect(factsOf(page)).toMatchObject({
      Outcome: "▲ running",
      Protocol: "messages",
      Usage: "estimated",
      "Charge reversed": "2026-03-02 00:00:00 UTC",
    });
    expect(Object.values(factsOf(page))).not.toContain("–");
  });

  test("lists its attempts in order, on the time of the request", async () => {
    const { page } = await opened({
      upstreams: [
        upstreamCall({ status: 0, ms: 1_500, failure: "timeout" }),
        upstreamCall({ upstream: null, kind: "anthropic", model: "large-2", after_ms: 1_800 }),
      ],
    });
    const [head, ...rows] = page.table("Attempts at upstreams");
    expect(head).toEqual(["Attempt", "Upstream", "Result", "Started", "Took", "Timeline"]);
    expect(rows.map((row) => row.map((cell) => cell.replaceAll("\u00a0", " ")))).toEqual([
      [
        ...["1", "large-1openai:https://one.example", "■ no answer in time", "+0 ms", "1.50 s"],
        "from 0 ms for 1.50 s",
      ],
      [
        ...["2", "large-2anthropic", "● answered (HTTP 200)", "+1.80 s", "90 ms"],
        "from 1.80 s for 90 ms",
      ],
    ]);
    expect(factsOf(page)["First byte"]).toBe("1.89 s");
    const bars = [...page.document.querySelectorAll(".timeline .failed, .timeline .answered")];
    expect(bars.map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")])).toEqual([
      ["0.0", "67.8"],
      ["81.4", "4.1"],
    ]);
  });

  test("of an earlier release places its attempts one after the other", async () => {
    const old = { upstream: null, after_ms: null };
    const { page } = await opened({
      upstreams: [
        upstreamCall({ ...old, status: 500, ms: 20, failure: "server-error" }),
        upstreamCall({ ...old, ms: 30 }),
      ],
    });
    const started = page.table("Attempts at upstreams").map((row) => row[3]);
    expect(started).toEqual(["Started", "+0 ms", "+20 ms"]);
  });

  test("whose upstream failed shows its answer beside that of the client", async () => {
    const { page } = await opened({
      outcome: "failed",
      status: 503,
      error_code: "overloaded",
      upstreams: [upstreamCall({ status: 429, failure: "overloaded" })],
    });
    expect(factsOf(page)).toMatchObject({
      "Client got": "HTTP 503, error overloaded",
      "Upstream answered": "overloaded (HTTP 429)",
    });
    expect(factsOf(page)).not.toHaveProperty("First byte");
  });

  test("without upstream calls shows a text", async () => {
    const { page } = await opened({});
    expect(page.table("Attempts at upstreams")[1]).toEqual(["No upstream was called."]);
  });

  describe("the charge", () => {
    const usage = {
      prompt_tokens: 1_500,
      completion_tokens: 20,
      cached_tokens: 1_000,
      cache_write_tokens: 300,
      reasoning_tokens: 0,
    };
    const charged = (change: Parameters<typeof request>[0], models?: readonly object[]) =>
      opened({ usage, charge: "0.008", ...change }, models);
    const chargeText = ({ document }: Dashboard["page"]) =>
      readText([...document.querySelectorAll("main section")].at(-1));

    test("is calculated from its tokens at the prices of the account's plan", async () => {
      const { page, server } = await charged({});
      expect(server.sent("GET /models")).toEqual([["/models?plan=starter"]]);
      expect(page.table("Calculation of the charge")).toEqual([
        ["Tokens of", "Tokens", "× price", "= amount"],
        ["Input", "200", "$10.00", "$0.002"],
        ["Cached input", "1,000", "$1.00", "$0.001"],
        ["Cache writes", "300", "$10.00", "$0.003"],
        ["Output", "20", "$100.00", "$0.002"],
        ["Sum, rounded up to a billionth of a dollar", "", "", "$0.008"],
      ]);
      expect(chargeText(page)).toContain("This is the charge: $0.008.");
    });

    test("has the prices of the tier that its input reaches", async () => {
      const tier = (above: number, prompt: string) => ({
        ...pricing,
        prompt,
        cached_prompt: null,
        above_input_tokens: above,
        cache_write_1h: null,
      });
      const pricing_tiers = [tier(0, "1"), tier(1_000, "0.00002")];
      const { page } = await charged({ charge: "0.032" }, [{ id: "acme/large", pricing_tiers }]);
      expect(chargeText(page)).toContain("tier above 1,000 input tokens, per million tokens.");
      expect(chargeText(page)).toContain("This is the charge: $0.032.");
    });

    test.each([
      [
        { charge: "0.007", hold: "0.007" },
        "The charge was $0.007: a request costs at most its hold; the rest is the gateway's loss.",
      ],
      [
        { charge: "0.009", hold: "0.02" },
        "The charge was $0.009: these are the current prices; they, or the plan, have changed since",
      ],
      [{ estimated: true }, "Tokens are estimated, because the upstream reported none"],
      [
        { taken_back_at: "2026-03-02T00:00:00.000Z" },
        "The charge was reversed on 2026-03-02 00:00:00 UTC.",
      ],
      [{ charge: "0", usage: noTokens }, "No tokens were charged."],
      [
        { charge: "0.5", usage: noTokens },
        "$0.5 was charged without final usage, when the gateway was stopped.",
      ],
      [{ charge: null, usage: null }, "Nothing was charged."],
      [{ charge: null, ended_at: null }, "It is charged when it ends."],
    ])("of %j says why", async (change, text) => {
      const { page } = await charged(change);
      expect(chargeText(page)).toContain(text);
    });

    test.each([
      ["model", (api: Dashboard["server"]) => api.on("GET /models", ok(list([])))],
      [
        "account",
        (api: Dashboard["server"]) => api.on("GET /accounts/acc_1", refusal(404, "none")),
      ],
    ])("of an unknown %s has no calculation", async (_, answers) => {
      const { page } = await openDashboard("#/requests/req_1", (api) => {
        api.on("GET /requests/req_1", ok(request({ usage, charge: "0.008" })));
        api.on("GET /accounts/acc_1", ok(account()));
        answers(api);
      });
      expect(chargeText(page)).toContain("The model is no longer sold to this account");
    });

    test("signs out if the token is refused", async () => {
      const { page } = await openDashboard("#/requests/req_1", (api) => {
        api.on("GET /requests/req_1", ok(request({ usage, charge: "0.008" })));
        api.on("GET /accounts/acc_1", refusal(401, "The token is not valid."));
      });
      expect(page.textAt("#token-problem")).toBe("The token is no longer valid.");
    });

    test("is not calculated if the prices cannot be read", async () => {
      const { page } = await openDashboard("#/requests/req_1", (api) => {
        api.on("GET /requests/req_1", ok(request({ usage, charge: "0.008" })));
        api.on("GET /accounts/acc_1", ok(account()));
        api.on("GET /models", refusal(503, "Not now."));
      });
      expect(chargeText(page)).toContain("The prices cannot be read now");
    });
  });

  test("is found by its id", async () => {
    const { page, server } = await latest([]);
    server.on("GET /requests/req%2F9", refusal(404, "There is no such request."));
    await page.fill("Request id", " req/9 ");
    await page.click("Show");
    expect(page.hash).toBe("#/requests/req%2F9");
    expect(page.textAt("main [role=alert] p")).toContain("There is no such request.");
    expect(page.one("main [role=alert] a").getAttribute("href")).toBe("#/requests");
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
