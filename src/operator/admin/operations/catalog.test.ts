import { beforeEach, describe, expect, it, test } from "vitest";
import { modelRecord } from "../../../upstreams/catalog/model-record.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { abilities } from "../../../upstreams/probe/abilities.ts";
import { StrictUpstream } from "../../../upstreams/probe/test-strict-upstream.ts";
import { createProviders } from "../../../upstreams/providers/create-providers.ts";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, configOf, NOW, usd } from "../testing/admin-test-harness.ts";

const price = '{ prompt: "0.000001", completion: "0.000002" }';
const all = "{ tools: true, images: true, structured_output: strict, reasoning: optional }";
const none = "{ tools: false, images: false, structured_output: none, reasoning: none }";

/** Returns the configuration of a model with its upstreams. */
function modelOf(id: string, capabilities: string, ...more: readonly string[]): string {
  return `
  - id: ${id}
    context_length: 10000
    max_output_tokens: 4000
    pricing: ${price}
    capabilities: ${capabilities}
${more.map((line) => `    ${line}`).join("\n")}`;
}

const upstream = (name: string, kind = "openai"): string =>
  `{ kind: ${kind}, base_url: "http://shop.test/v1", model: ${name}, api_key_env: KEY }`;
const shop = configOf(`
models:${modelOf("shop/all", all, `upstreams: [${upstream("a")}, ${upstream("b", "anthropic")}]`)}${modelOf(
  "shop/plain",
  none,
  `upstreams: [${upstream("p")}]`,
)}${modelOf("shop/old", all, "lifecycle: retired", `upstreams: [${upstream("o")}]`)}${modelOf(
  "shop/ended",
  all,
  "retires_at: 2020-01-01",
  `upstreams: [${upstream("e")}]`,
)}
`);

let harness: AdminTestHarness;
let http: StrictUpstream;
/** Records when the connections are opened and closed. */
let connections: string[];
beforeEach(() => {
  harness = new AdminTestHarness();
  http = new StrictUpstream();
  connections = [];
});

function openShop(close: () => Promise<void> = () => Promise.resolve()): void {
  const sleep = (): Promise<void> => Promise.resolve();
  harness.config = shop;
  harness.parts = {
    openUpstreams: () => {
      connections.push("opened");
      const closed = async (): Promise<void> => {
        await close();
        connections.push("closed");
      };
      const providers = createProviders({ http, sleep, newCallId: () => "c" });
      return Promise.resolve({ providers, close: closed });
    },
  };
}

const probe = (body: OperationInput<"probeUpstreams">["body"] & object) =>
  harness.call("probeUpstreams", { body });
const asked = (): readonly unknown[] => [...new Set(http.bodies.map(({ model }) => model))];

test("plans are listed with their limits", async () => {
  const { data } = await harness.call("listPlans");
  expect(data.find(({ id }) => id === "pro")).toEqual({
    object: "plan",
    id: "pro",
    name: "Pro",
    models: ["*"],
    requests_per_minute: 7,
    tokens_per_minute: 8_000,
    concurrent_requests: 9,
    unlisted_fields: "ignore",
    customer_keys: null,
  });
  expect(data.find(({ id }) => id === "starter")).toEqual({
    object: "plan",
    id: "starter",
    name: "Starter",
    models: ["sandbox/*"],
    requests_per_minute: null,
    tokens_per_minute: null,
    concurrent_requests: null,
    unlisted_fields: "refuse",
    customer_keys: null,
  });
  expect(data.map(({ id }) => id)).toEqual([...harness.config.plans.keys()]);
});

test("accounts of each plan are counted on request, also of plans without a configuration", async () => {
  for (const [id, planId] of Object.entries({ a: "pro", b: "pro", c: "gone" })) {
    const account = { id, name: id, planId, balance: nanoUsd(0), atMs: NOW };
    await harness.store.createAccount(account);
  }
  const plans = await harness.call("listPlans", { query: { accounts: "true" } });
  const counts = Object.fromEntries(plans.data.map(({ id, accounts }) => [id, accounts]));
  expect(counts).toMatchObject({ pro: 2, starter: 0 });
  expect(plans.missing).toEqual([{ id: "gone", accounts: 1 }]);
});

test("models are listed as customers see them, including retired ones", async () => {
  openShop();
  const { data } = await harness.call("listCatalog");
  const models = [...shop.catalog.models.values()];
  expect(data).toEqual(models.map((model) => modelRecord(model, harness.nowMs)));
  for (const retired of ["shop/old", "shop/ended"]) {
    expect(data.find(({ id }) => id === retired)).toMatchObject({ lifecycle: "retired" });
  }
});

const tiered = configOf(`
plans: [{ id: sold, name: Sold, models: ["shop/*"], margin: { shop/long: "1.5" } }]
models:${modelOf("shop/plain", none, `upstreams: [${upstream("p")}]`)}${modelOf(
  "shop/old",
  all,
  "lifecycle: retired",
  `upstreams: [${upstream("o")}]`,
)}
  - id: shop/long
    context_length: 10000
    max_output_tokens: 4000
    pricing:
      prompt: "0.000002"
      completion: "0.000004"
      cache_write_1h: "0.000006"
      tiers: [{ above_input_tokens: 500, prompt: "0.000004", completion: "0.000008" }]
    upstreams:
      - ${upstream("first")}
      - { kind: openai, base_url: "http://other.test/v1", model: second, api_key_env: KEY, pricing: ${price} }
`);
const tierOf = (above: number, prompt: string, completion: string, hour: string | null) => ({
  above_input_tokens: above,
  prompt,
  completion,
  cached_prompt: null,
  cache_write: null,
  cache_write_1h: hour,
});

test("models have the public list prices if they are asked for", async () => {
  harness.config = tiered;
  const promptsOf = async (query: object) =>
    new Map(
      (await harness.call("listCatalog", { query })).data.map((m) => [m.id, m.pricing.prompt]),
    );
  const [catalog, listed] = [await promptsOf({}), await promptsOf({ list_prices: "true" })];
  expect(catalog.get("shop/long")).toBe("0.000002");
  expect(listed.get("shop/long")).toBe("0.000003");
  expect(listed.size).toBe(catalog.size);
});

test("models of a plan are those that it sells, at its prices in every tier", async () => {
  harness.config = tiered;
  const { data } = await harness.call("listCatalog", { query: { plan: "sold" } });
  expect(data.map(({ id }) => id)).toEqual(["shop/plain", "shop/long"]);
  expect(data[0]?.pricing.prompt).toBe("0.000001");
  expect(data[1]?.pricing_tiers).toEqual([
    tierOf(0, "0.000003", "0.000006", "0.000009"),
    tierOf(500, "0.000006", "0.000012", "0.000009"),
  ]);
});

test("models of an unknown plan are refused", async () => {
  const refusal = await harness.refusal("listCatalog", { query: { plan: "none" } });
  expect(refusal).toBe('404 not_found: There is no plan "none".');
});

test("upstreams have every tier of their own prices, or else of the catalog's", async () => {
  harness.config = tiered;
  const { data } = await harness.call("listUpstreams");
  const prices = data.map(({ upstream: id, pricing_tiers: tiers }) => [id.split("#")[1], tiers]);
  expect(Object.fromEntries(prices)).toMatchObject({
    first: [
      tierOf(0, "0.000002", "0.000004", "0.000006"),
      tierOf(500, "0.000004", "0.000008", "0.000006"),
    ],
    second: [tierOf(0, "0.000001", "0.000002", null)],
  });
});

test("upstreams are listed with their addresses and dialects, except the sandbox", async () => {
  openShop();
  const { data } = await harness.call("listUpstreams");
  expect(data.map(({ model, kind }) => [model, kind])).toEqual([
    ["shop/all", "openai"],
    ["shop/all", "anthropic"],
    ["shop/plain", "openai"],
    ["shop/old", "openai"],
    ["shop/ended", "openai"],
  ]);
  expect(data[0]).toEqual({
    object: "upstream",
    model: "shop/all",
    upstream: "openai:http://shop.test/v1#a",
    kind: "openai",
    base_url: "http://shop.test/v1",
    pricing_tiers: [tierOf(0, "0.000001", "0.000002", null)],
    dialect: "compatible",
    reason: "default",
    quirks: {},
    known_as: null,
    facts: {
      thinking: "budget",
      efforts: ["none", "low", "medium", "high"],
      bound_thinking: false,
      sampling: "all",
      stop: true,
      forced_tools: true,
      forced_by: "any",
      single_calls: true,
      responses: "never",
    },
  });
  expect(JSON.stringify(data)).not.toContain("upstreams-own-key");
});

describe("a probe", () => {
  it("calls every upstream that has an address, except those of retired models", async () => {
    openShop();
    const { data, upstreams } = await probe({});
    expect(upstreams).toBe(3);
    expect([...new Set(data.map(({ upstream: id }) => id))]).toEqual([
      "openai:http://shop.test/v1#a",
      "anthropic:http://shop.test/v1#b",
      "openai:http://shop.test/v1#p",
    ]);
    expect(asked()).toEqual(expect.arrayContaining(["a", "p"]));
    expect(asked()).not.toContain("o");
    expect(asked()).not.toContain("e");
  });

  test.each<[readonly string[], readonly string[]]>([
    [["shop/plain"], ["shop/plain"]],
    [["shop/old"], ["shop/old"]],
    [["shop/*"], ["shop/all", "shop/plain", "shop/old", "shop/ended"]],
    [
      ["shop/plain", "sandbox/echo"],
      ["sandbox/echo", "shop/plain"],
    ],
  ])("of %j covers the named models, including retired ones", async (models, ids) => {
    openShop();
    const { data } = await probe({ models });
    expect(new Set(data.map(({ model }) => model))).toEqual(new Set(ids));
  });

  it("shows working and configured abilities, but no upstream key", async () => {
    openShop();
    http = new StrictUpstream(({ tools }) =>
      tools === undefined ? undefined : { status: 400, message: "no, upstreams-own-key" },
    );
    const { data, abilities: count } = await probe({ models: ["shop/plain"] });
    expect([data.length, count]).toEqual([abilities.length, abilities.length]);
    expect(data.find(({ ability }) => ability === "text")).toMatchObject({
      model: "shop/plain",
      configured: true,
      works: true,
      quirk: null,
    });
    expect(data.find(({ ability }) => ability === "tool_loop")).toMatchObject({
      configured: false,
      works: false,
    });
    expect(JSON.stringify(data)).not.toContain("upstreams-own-key");
  });

  it("uses the upstream keys, which other operations do not need", async () => {
    openShop();
    const withoutKeys = configOf("").catalog;
    harness.parts = { ...harness.parts, catalog: () => withoutKeys };
    expect((await probe({ models: ["shop/plain"] })).upstreams).toBe(1);
    expect((await harness.call("listUpstreams")).data).toEqual([]);
  });

  it("responds after its connections are closed", async () => {
    const gate = Promise.withResolvers<undefined>();
    const isClosing = Promise.withResolvers<undefined>();
    let asked = 0;
    openShop(async () => {
      asked = http.bodies.length;
      isClosing.resolve(undefined);
      await gate.promise;
    });
    const order: string[] = [];
    const probing = probe({ models: ["shop/plain"] }).then(() => order.push(...connections));
    await isClosing.promise;
    for (let round = 0; round < 20; round += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect([connections, order]).toEqual([["opened"], []]);
    gate.resolve(undefined);
    await probing;
    expect(http.bodies).toHaveLength(asked);
    expect(order).toEqual(["opened", "closed"]);
  });

  it("closes its connections after a failure too", async () => {
    openShop();
    const { openUpstreams } = harness.dependencies();
    const { providers, close } = await openUpstreams();
    const noProvider = new Proxy(providers, {
      get: () => {
        throw new TypeError("a defect");
      },
    });
    connections = [];
    harness.parts = { openUpstreams: () => Promise.resolve({ providers: noProvider, close }) };
    await expect(probe({ models: ["shop/plain"] })).rejects.toThrow("a defect");
    expect(connections).toEqual(["closed"]);
  });

  test.each<[string, readonly string[] | undefined, RegExp]>([
    ["an unknown model", ["shop/all", "shop/none"], /no model "shop\/none"/],
    ["a pattern without a model", ["shap/*"], /no model "shap\/\*"/],
  ])("of %s is refused", async (_case, models, refusal) => {
    openShop();
    const body = models === undefined ? {} : { models };
    expect(await harness.refusal("probeUpstreams", { body })).toMatch(refusal);
    expect(connections).toEqual([]);
  });

  it("of a configuration without upstreams is refused", async () => {
    expect(await harness.refusal("probeUpstreams", { body: {} })).toBe(
      "404 not_found: No upstream is configured.",
    );
  });
});

describe("the cost estimate of a probe", () => {
  const announce = (...models: readonly string[]) => probe({ models, dry_run: true });

  it("is returned without a call", async () => {
    openShop();
    const report = await announce("shop/all");
    expect(report).toMatchObject({ object: "probe", upstreams: 2, data: [] });
    expect([connections, http.bodies]).toEqual([[], []]);
    expect(usd(report.cost_at_most)).toBeGreaterThan(0);
  });

  it("includes three more checks per configured ability if quirks are searched for", async () => {
    openShop();
    const whole = await announce("shop/all");
    expect(usd(whole.cost_at_most_with_search)).toBe(4 * usd(whole.cost_at_most));
    const plain = await announce("shop/plain");
    expect(usd(plain.cost_at_most_with_search)).toBeGreaterThan(usd(plain.cost_at_most));
    expect(usd(plain.cost_at_most_with_search)).toBeLessThan(4 * usd(plain.cost_at_most));
  });

  it("is the sum over the upstreams, and equals that of the probe itself", async () => {
    openShop();
    const [whole, plain, both] = [
      await announce("shop/all"),
      await announce("shop/plain"),
      await announce("shop/all", "shop/plain"),
    ];
    expect(usd(both.cost_at_most)).toBe(usd(whole.cost_at_most) + usd(plain.cost_at_most));
    const { data, ...costs } = await probe({ models: ["shop/all", "shop/plain"] });
    expect(data).toHaveLength(3 * abilities.length);
    expect({ ...costs, data: [] }).toEqual(both);
  });
});
