import { expect, test } from "vitest";
import { list, plan } from "../../testing/admin-records.ts";
import { openDashboard, type AdminServer } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const NOTHING = { cached_prompt: null, cache_write: null };
const prices = (prompt: string, completion: string) => ({ prompt, completion, ...NOTHING });
const model = (prompt: string, completion: string) => ({
  id: "acme/large",
  display_name: "Large",
  lifecycle: "active",
  retires_at: null,
  context_length: 128_000,
  max_output_tokens: 4_096,
  capabilities: { tools: true, images: false, structured_output: "strict", reasoning: "none" },
  pricing: prices(prompt, completion),
});

const team = {
  ...plan("team", "Team"),
  models: ["acme/*", "other/one"],
  requests_per_minute: 1_200,
  customer_keys: 5,
  accounts: 3,
};
const open = { ...plan("open"), accounts: 1, unlisted_fields: "ignore" as const };
const narrow = { ...plan("narrow"), models: ["acme/larger", "other/*"] };

function serve(api: AdminServer): void {
  const missing = [{ id: "old", accounts: 2 }];
  api.on("GET /plans", ok({ ...list([team, open, narrow]), missing }));
  api.on("GET /models", ok(list([model("0.000002", "0.000004")])));
  const cost = { ...prices("0.000001", "0.000005"), cache_write_1h: null, above_input_tokens: 0 };
  const upstream = "openai:https://one.example/v1#large";
  const base = { base_url: "https://one.example/v1", pricing_tiers: [cost] };
  api.on("GET /upstreams", ok(list([{ model: "acme/large", upstream, ...base }])));
}

test("the plans say what they allow and who is on them, also those that only accounts have", async () => {
  const { page, server } = await openDashboard("#/plans", serve);
  expect(server.sent("GET /plans").at(-1)).toEqual(["/plans?accounts=true"]);
  expect(page.table("Plans of the configuration").slice(1, 3)).toEqual([
    ["Team", "team", "3 accounts", "acme/*other/one", "1,200", "no limit", "no limit", "up to 5"],
    ["open", "open", "1 account", "all", ...Array<string>(3).fill("no limit"), "not allowed"],
  ]);
  expect(page.table("Plans that accounts have").slice(1)).toEqual([
    ["old", "■ not configured", "2 accounts"],
  ]);
  await page.follow("3 accounts");
  expect(page.hash).toBe("#/accounts?plan=team");
});

test("a plan has its limits, and the price, cost and margin of each model", async () => {
  const { page, server } = await openDashboard("#/plans/team", serve);
  expect(server.sent("GET /models").at(-1)).toEqual(["/models?plan=team"]);
  expect(page.facts(".facts")).toEqual({
    "Requests per minute": "1,200",
    "Tokens per minute": "no limit",
    "Concurrent requests": "no limit",
    Models: "acme/*other/one",
    "Unlisted fields": "refused",
    "Customers' own keys": "up to 5",
  });
  expect(page.table("US dollars per million tokens")[1]).toEqual([
    ...["acme/large", "largehttps://one.example/v1"],
    ...["$2.00cost $1.00, margin 50 %", "$4.00cost $5.00, margin -25 %■ below cost"],
  ]);
});

test("a plan that the configuration does not have says what to do", async () => {
  const { page } = await openDashboard("#/plans/old", serve);
  expect(page.textAt("main h1")).toBe("old");
  expect(page.text).toContain("The configuration has no such plan.");
});

test("a model has its list price, and the price of each plan that covers it", async () => {
  const { page, server } = await openDashboard("#/models/acme%2Flarge", serve);
  expect(server.sent("GET /models").slice(-3)).toEqual([
    ["/models?list_prices=true"],
    ["/models?plan=team"],
    ["/models?plan=open"],
  ]);
  const rows = page.table("US dollars per million tokens").slice(1);
  expect(rows.map(([sold]) => sold)).toEqual([
    "List pricethe highest of all plans",
    "Team",
    "open",
  ]);
  expect(page.facts(".facts")).toMatchObject({ Context: "128,000 tokens", Tools: "yes" });
  await page.follow("Team");
  expect(page.hash).toBe("#/plans/team");
});

test("a model that the configuration does not have still links to its requests", async () => {
  const { page } = await openDashboard("#/models/gone", serve);
  const [, requests] = page.document.querySelectorAll("main p a");
  expect(requests?.getAttribute("href")).toBe("#/requests?model=gone");
});

test("a model's address may have the slash of its id as it is", async () => {
  const { page } = await openDashboard("#/models/acme/large", serve);
  expect(page.textAt("main .subtitle code")).toBe("acme/large");
});
