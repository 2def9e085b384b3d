import { describe, expect, it } from "vitest";
import { findModel, listModels } from "../../upstreams/catalog/find-model.ts";
import { upstreamPricing } from "../../upstreams/catalog/model.ts";
import { formatPrice } from "../../core/money/amounts.ts";
import type { Config } from "./config.ts";
import { problemsOf, fromFile, load } from "./test-load-config.ts";

/** Returns a file with two models of one vendor, one of another, and the given plan. */
function file(plan: string, upstream = ""): string {
  const model = (id: string, prompt: string) => `
  - id: ${id}
    context_length: 4096
    max_output_tokens: 2048
    pricing: { prompt: "${prompt}", completion: "0.00000002", cached_prompt: "0.000000000001" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9000/v1", model: m${upstream} }`;
  const models = [model("a/x", "0.00000001"), model("a/y", "0.00000003"), model("b/z", "0")];
  return `plans:\n  - { id: p, models: ["a/*", "b/*"], ${plan} }\nmodels:${models.join("")}\n`;
}

function priceOf(config: Config, id: string, plan = "p"): string {
  const found = config.plans.get(plan);
  if (found === undefined) throw new Error("no such plan");
  const caller = { plan: found, key: { models: null } };
  const { pricing } = findModel({ catalog: config.catalog, atMs: 0, caller, id });
  const listed = listModels({ catalog: config.catalog, atMs: 0, caller }).find(
    (model) => model.id === id,
  );
  expect(listed?.pricing).toEqual(pricing);
  const { prompt, completion, cachedPrompt } = pricing;
  const cached = cachedPrompt === null ? "-" : formatPrice(cachedPrompt);
  return `${formatPrice(prompt)} ${formatPrice(completion)} ${cached}`;
}

describe("the price for a plan's customers", () => {
  it.each<[string, string, string, string]>([
    [
      "the catalog's price without a rate",
      `name: P`,
      "a/x",
      "0.00000001 0.00000002 0.000000000001",
    ],
    ["a margin of all models", `margin: "1.5"`, "a/x", "0.000000015 0.00000003 0.000000000002"],
    [
      "a margin by pattern",
      `margin: { "a/*": "2" }`,
      "a/x",
      "0.00000002 0.00000004 0.000000000002",
    ],
    [
      "a margin that does not match the model",
      `margin: { "b/*": "2" }`,
      "a/x",
      "0.00000001 0.00000002 0.000000000001",
    ],
    [
      "the longest pattern",
      `margin: { "*": "3", "a/*": "2" }`,
      "a/y",
      "0.00000006 0.00000004 0.000000000002",
    ],
    [
      "the model's id before a pattern",
      `margin: { "a/x*": "3", "a/x": "2" }`,
      "a/x",
      "0.00000002 0.00000004 0.000000000002",
    ],
    ["an own price", `prices: { a/x: { prompt: "0.5", completion: "1" } }`, "a/x", "0.5 1 -"],
    [
      "an own price before a margin",
      `margin: { a/x: "3" }, prices: { "a/*": { prompt: "0", completion: "1" } }`,
      "a/x",
      "0 1 -",
    ],
  ])("%s", (_, plan, id, want) => {
    const config = load(fromFile(file(plan)));
    expect(priceOf(config, id)).toBe(want);
    expect(priceOf(config, id, "demo")).toMatch(/^0\.0000000[13] 0\.00000002 /);
  });
});

describe("the list price", () => {
  const listed = (plan: string): string | undefined => {
    const { catalog } = load(fromFile(file(plan)));
    const pricing = catalog.listPrices?.get("a/x");
    return pricing && `${formatPrice(pricing.prompt)} ${formatPrice(pricing.completion)}`;
  };
  it.each<[string, string, string | undefined]>([
    ["the catalog's, if no plan has another", `name: P`, undefined],
    ["that of the most expensive plan", `margin: "1.5"`, "0.000000015 0.00000003"],
    ["that of a plan's own price", `prices: { a/x: { prompt: "0.5", completion: "1" } }`, "0.5 1"],
    ["the catalog's, if a plan is cheaper", `margin: "0.5"`, "0.00000001 0.00000002"],
    [
      "the catalog's, if the more expensive plan does not have the model",
      `margin: { "a/x": "2" } }\n  - { id: q, models: ["b/*"], margin: "3"`,
      "0.00000002 0.00000004",
    ],
  ])("is %s", (_, plan, want) => {
    expect(listed(plan)).toBe(want);
  });
});

describe("the cost of upstreams", () => {
  it("is their own price or else the catalog's, independent of the customer's price", () => {
    const own = `, pricing: { prompt: "0.000000007", completion: "0" }`;
    const costOf = (text: string): string => {
      const config = load(fromFile(text));
      const model = config.plans.get("p")?.offers?.get("a/x");
      const [upstream] = model?.upstreams ?? [];
      if (model === undefined || upstream === undefined) throw new Error("no offer");
      return formatPrice(upstreamPricing(model, upstream).prompt);
    };
    expect(costOf(file(`margin: "2"`))).toBe("0.00000001");
    expect(costOf(file(`margin: "2"`, own))).toBe("0.000000007");
  });
});

it.each(["plan p", "plan q"])(
  "the list price is that of the dearest long requests: %s",
  (dearer) => {
    const tier = `, tiers: [{ above_input_tokens: 100, prompt: "0.9" }]`;
    const planOf = (id: string): string =>
      `{ id: ${id}, models: ["a/*"], prices: { a/x: { prompt: "0.5", completion: "1"${
        dearer === `plan ${id}` ? tier : ""
      } } } }`;
    const { catalog } = load(
      fromFile(`plans: [${planOf("p")}, ${planOf("q")}]
models:
  - id: a/x
    context_length: 4096
    max_output_tokens: 2048
    pricing: { prompt: "0.1", completion: "0.2" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9000/v1", model: m }]
`),
    );
    expect(catalog.listPrices?.get("a/x")?.tiers).toHaveLength(1);
  },
);

it.each([
  ["0.5", "0.6"],
  ["0.6", "0.5"],
])(
  "of plans with equally dear long requests, the dearest short ones count: %s, %s",
  (...prices) => {
    const plans = prices.map(
      (prompt, at) =>
        `{ id: p${at}, models: ["a/*"], prices: { a/x: { prompt: "${prompt}", completion: "1", ` +
        `tiers: [{ above_input_tokens: 100, prompt: "0.9" }] } } }`,
    );
    const text = file("name: P").replace(/^plans:.*\n.*\n/, `plans: [${plans.join(", ")}]\n`);
    const listed = load(fromFile(text)).catalog.listPrices?.get("a/x");
    expect(listed && formatPrice(listed.prompt)).toBe("0.6");
  },
);

describe("warnings of a negative margin", () => {
  it.each<[string, string, string, RegExp | null]>([
    [
      "a factor below 1",
      `margin: "0.9"`,
      "",
      /plans\[0\]: the plan "p" has a negative margin.*a\/x \(prompt, completion, cacheWrite\), a\/y/,
    ],
    [
      "an own price below the catalog's",
      `prices: { a/x: { prompt: "1", completion: "0" } }`,
      "",
      /negative margin.*a\/x \(completion\)$/,
    ],
    [
      "an upstream above the catalog's price",
      `name: P`,
      `, pricing: { prompt: "1", completion: "0" }`,
      /negative margin.*a\/x \(prompt/,
    ],
    ["a factor above 1", `margin: "1.1"`, "", null],
    ["the catalog's price", `name: P`, "", null],
    [
      "a pattern that matches no model",
      `margin: { "c/*": "2" }`,
      "",
      /plans\[0\]\.margin: "c\/\*" matches no model/,
    ],
  ])("%s", (_, plan, upstream, want) => {
    const { warnings } = load(fromFile(file(plan, upstream)));
    const lines = warnings
      .map(({ path, message }) => `${path}: ${message}`)
      .filter((line) => line.startsWith("plans[0]"));
    if (want === null) expect(lines).toEqual([]);
    else expect(lines.join("\n")).toMatch(want);
  });
});

describe("problems", () => {
  it.each<[string, string, RegExp]>([
    ["a factor that is a number", `margin: 1.2`, /plans\[0\]\.margin: must be a decimal factor/],
    [
      "a factor with too many digits",
      `margin: "1.0000001"`,
      /plans\[0\]\.margin: must be a decimal factor/,
    ],
    ["an invalid factor of a pattern", `margin: { "a/*": "x" }`, /plans\[0\]\.margin/],
    [
      "a price that is not exact",
      `prices: { a/x: { prompt: "1e-9", completion: "1" } }`,
      /plans\[0\]\.prices/,
    ],
    [
      "a price without the completion",
      `prices: { a/x: { prompt: "1" } }`,
      /plans\[0\]\.prices.*completion: is missing/,
    ],
    ["a request above the ledger's maximum amount", `margin: { a/x: "9999999" }`, /plans\[0\]/],
    [
      "a price above the ledger's maximum amount",
      `prices: { a/x: { prompt: "999", completion: "1" } }`,
      /plans\[0\]: one full request of a\/x would cost over \$9,000/,
    ],
  ])("%s", (_, plan, want) => {
    expect(problemsOf(fromFile(file(plan))).join("\n")).toMatch(want);
  });
});
