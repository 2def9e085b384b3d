import { describe, expect, test } from "vitest";
import { list, plan } from "../../testing/admin-records.ts";
import { openDashboard, type AdminServer } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";

const HEAD = [
  ...["Model", "Upstream", "Input tokens", "Input", "Output"],
  ...["Cached input", "Cache writes", "Hour-long writes"],
];

/** Returns prices per million tokens as the prices of a tier per token. */
const tier = (above: number, [prompt, completion, cached, write, hour]: readonly Price[]) => ({
  above_input_tokens: above,
  prompt: perToken(prompt ?? null),
  completion: perToken(completion ?? null),
  cached_prompt: perToken(cached ?? null),
  cache_write: perToken(write ?? null),
  cache_write_1h: perToken(hour ?? null),
});
type Price = number | null;
const perToken = (price: Price): string | null =>
  price === null ? null : (price / 1e6).toFixed(12);

const model = (id: string, name: string, tiers: readonly ReturnType<typeof tier>[]) => ({
  id,
  display_name: name,
  lifecycle: "active",
  retires_at: null,
  pricing: tiers[0],
  ...(tiers.length > 1 && { pricing_tiers: tiers }),
});
const upstream = (of: string, address: string, tiers: readonly ReturnType<typeof tier>[]) => ({
  model: of,
  upstream: `openai:${address}#large`,
  base_url: address,
  pricing_tiers: tiers,
});

const plain = model("acme/plain", "Plain", [tier(0, [1, 2])]);
const long = model("acme/long", "Long", [
  tier(0, [2.5, 10, 0.25, 3, 5]),
  tier(200_000, [5, 15, 0.5, 6, 10]),
]);
const echo = { ...model("sandbox/echo", "Echo", [tier(0, [1, 0])]), lifecycle: "deprecated" };

function serve(api: AdminServer): void {
  api.on("GET /plans", ok(list([plan("open", "Open to all"), plan("starter")])));
  api.on("GET /models", ok(list([plain, long, echo])));
  api.on(
    "GET /upstreams",
    ok(
      list([
        upstream("acme/plain", "https://one.example", [tier(0, [1, 2.5, 0.1])]),
        upstream("acme/long", "https://one.example", [
          tier(0, [2, 8, 0.2, 2.5]),
          tier(200_000, [4, 15, 0.4, 5, 8]),
        ]),
        upstream("acme/long", "https://two.example", [
          tier(0, [0, 0]),
          tier(128_000, [3, 16, null, null, null]),
        ]),
      ]),
    ),
  );
}

describe("the models", () => {
  test("have a row for each upstream and tier, with the price above the cost", async () => {
    const { page, server } = await openDashboard("#/models", serve);
    expect(server.sent("GET /models")).toEqual([["/models?list_prices=true"]]);
    const one = "largehttps://one.example";
    const two = "largehttps://two.example";
    expect(
      page.table("US dollars per million tokens: list prices, the highest of all plans"),
    ).toEqual([
      HEAD,
      [
        ...["acme/plainPlain", one, "any", "$1.00cost $1.00, margin 0.0 %"],
        ...["$2.00cost $2.50, margin -25 %■ below cost", "as inputcost $0.10, margin 90 %"],
        ...["as input", "as input"],
      ],
      [
        ...["acme/longLong", one, "up to 200,000", "$2.50cost $2.00, margin 20 %"],
        ...["$10.00cost $8.00, margin 20 %", "$0.25cost $0.20, margin 20 %"],
        ...["$3.00cost $2.50, margin 17 %", "$5.00cost $2.50, margin 50 %"],
      ],
      [
        ...["acme/longLong", one, "above 200,000", "$5.00cost $4.00, margin 20 %"],
        ...["$15.00cost $15.00, margin 0.0 %", "$0.50cost $0.40, margin 20 %"],
        ...["$6.00cost $5.00, margin 17 %", "$10.00cost $8.00, margin 20 %"],
      ],
      [
        ...[
          "acme/longLong",
          two,
          "up to 128,000",
          "$2.50cost $0.00, margin 100 %",
          "$10.00cost $0.00, margin 100 %",
        ],
        ...[
          "$0.25cost as input, margin 100 %",
          "$3.00cost as input, margin 100 %",
          "$5.00cost as input, margin 100 %",
        ],
      ],
      [
        ...["acme/longLong", two, "above 128,000", "$2.50cost $3.00, margin -20 %■ below cost"],
        ...[
          "$10.00cost $16.00, margin -60 %■ below cost",
          "$0.25cost as input, margin -1,100 %■ below cost",
        ],
        ...["$3.00cost as input, margin 0.0 %", "$5.00cost as input, margin 40 %"],
      ],
      [
        ...["acme/longLong", two, "above 200,000", "$5.00cost $3.00, margin 40 %"],
        ...[
          "$15.00cost $16.00, margin -6.7 %■ below cost",
          "$0.50cost as input, margin -500 %■ below cost",
        ],
        ...["$6.00cost as input, margin 50 %", "$10.00cost as input, margin 70 %"],
      ],
      [
        ...["sandbox/echoEchodeprecated", "in this process", "any", "$1.00", "$0.00"],
        ...["as input", "as input", "as input"],
      ],
    ]);
  });

  test("are those of a plan, at its prices, and those with a text, by the address", async () => {
    const { page, server } = await openDashboard("#/models", serve);
    await page.fill("Plan", "open");
    expect(server.sent("GET /models").at(-1)).toEqual(["/models?plan=open"]);
    expect(page.hash).toBe("#/models?plan=open");
    await page.fill("Name or id", "LONG");
    await page.click("Apply");
    expect(page.hash).toBe("#/models?plan=open&search=LONG");
    const rows = page.table("US dollars per million tokens: prices of the plan Open to all");
    expect(new Set(rows.slice(1).map(([name]) => name))).toEqual(new Set(["acme/longLong"]));
  });

  test("of an unknown plan show the refusal, with the filters", async () => {
    const { page } = await openDashboard("#/models?plan=gone", (api) => {
      serve(api);
      api.on("GET /models", refusal(404, 'There is no plan "gone".'));
    });
    expect(page.textAt("main .failure")).toBe('There is no plan "gone".');
    expect(page.textAt("main form")).toContain("Plan");
  });

  test("that match no text show a sentence", async () => {
    const { page } = await openDashboard("#/models?search=zzz", serve);
    expect(page.table("US dollars per million tokens")[1]).toEqual(["No models match."]);
  });
});
