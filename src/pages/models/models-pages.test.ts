import { expect, test } from "vitest";
import type { Model } from "../../upstreams/catalog/model.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { picoUsd } from "../../core/money/amounts.ts";
import { modelsText } from "./models-pages.ts";

const sandbox = sandboxModels();
const [echo] = sandbox;
if (echo === undefined) throw new Error("there are no sandbox models");
const [upstream] = echo.upstreams;
if (upstream === undefined) throw new Error("a sandbox model has an upstream");

const real: Model = {
  ...echo,
  id: "acme/large",
  displayName: "Acme <b>Large</b>",
  contextLength: 1_048_576,
  maxOutputTokens: 65_536,
  capabilities: {
    tools: true,
    images: true,
    documents: false,
    structuredOutput: "strict",
    reasoning: "optional",
  },
  pricing: {
    prompt: picoUsd(3_000_000),
    completion: picoUsd(15_000_000),
    cachedPrompt: picoUsd(300_000),
    cacheWrite: picoUsd(3_750_000),
  },
  upstreams: [{ ...upstream, kind: "openai" }],
};

function rowsOf(models: readonly Model[], atMs = 0): readonly string[] {
  const text = modelsText({ models: new Map(models.map((model) => [model.id, model])) }, atMs);
  return text.split("\n").filter((line) => line.startsWith("| <a id="));
}

test("a model's row has its limits, its prices per million tokens and its abilities", () => {
  expect(rowsOf([real])).toEqual([
    '| <a id="acme/large"></a>`acme/large`<br>Acme &#60;b&#62;Large&#60;/b&#62; | 1,048,576 | 65,536 | $3.00 | $15.00 | ' +
      "$0.30, writes $3.75 | tools, images, JSON schema, reasoning |",
  ]);
});

test.each<[string, Partial<Model>, string]>([
  [
    "no cache prices",
    { pricing: { ...real.pricing, cachedPrompt: null, cacheWrite: null } },
    "| as input, writes as input |",
  ],
  [
    "tiers and writes for an hour",
    {
      pricing: {
        ...real.pricing,
        cacheWrite1h: picoUsd(6_000_000),
        tiers: [{ ...real.pricing, prompt: picoUsd(6_000_000), aboveInputTokens: 200_000 }],
      },
    },
    "| $3.00<br>$6.00 above 200,000 | $15.00<br>$15.00 above 200,000 " +
      "| $0.30, writes $3.75, for an hour $6.00<br>$0.30, writes $3.75 above 200,000 |",
  ],
  [
    "only a cached price",
    { pricing: { ...real.pricing, cacheWrite: null } },
    "| $0.30, writes as input |",
  ],
  ["a deprecated model", { lifecycle: "deprecated" }, "reasoning; **deprecated** |"],
  [
    "text alone",
    {
      capabilities: {
        tools: false,
        images: false,
        documents: false,
        structuredOutput: "none",
        reasoning: "none",
      },
    },
    "| text |",
  ],
])("%s", (_what, change, want) => {
  expect(rowsOf([{ ...real, ...change }])[0]).toContain(want);
});

test("the list price is shown, not the operator's cost", () => {
  const models = new Map([[real.id, real]]);
  const listed = { ...real.pricing, prompt: picoUsd(4_000_000), completion: picoUsd(18_000_000) };
  const text = modelsText({ models, listPrices: new Map([[real.id, listed]]) }, 0);
  expect(text).toContain("| $4.00 | $18.00 | $0.30, writes $3.75 | tools, images");
  expect(text).not.toContain("$15");
  expect(text).toContain("[console](/console)");
});

test("retired models are omitted", () => {
  expect(rowsOf([{ ...real, lifecycle: "retired" }])).toEqual([]);
});

test("models of upstreams come first, and the sandbox has a separate section", () => {
  const text = modelsText({ models: new Map([...sandbox, real].map((one) => [one.id, one])) }, 0);
  const [head = "", rest = ""] = text.split("## Sandbox models");
  expect(head).toContain("`acme/large`");
  expect(head).not.toContain("`sandbox/");
  for (const { id } of sandbox) expect(rest).toContain(`\`${id}\``);
});

test("a model shows its end and its replacement, and is gone from then on", () => {
  const dates = { deprecatedAtMs: 10, retiresAtMs: Date.parse("2027-04-01"), replacement: "a/b" };
  const model = { ...real, ...dates };
  expect(rowsOf([model])[0]).toContain("; **active**, retired on 2027-04-01: use `a/b` |");
  expect(rowsOf([model], 10)[0]).toContain("; **deprecated**, retired on 2027-04-01: use `a/b` |");
  expect(rowsOf([model], dates.retiresAtMs)).toEqual([]);
});
