import { expect, test } from "vitest";
import { signInToConsole } from "../testing/console.ts";
import { ok, refusal } from "../testing/fake-server.ts";

const MODELS = "GET /v1/models";
const model = (id: string, pricing: object, more = {}) => ({ id, pricing, ...more });

test("the prices are those of the key, per million tokens, and loaded on demand", async () => {
  const { page, server } = await signInToConsole();
  expect(server.callsOf(MODELS)).toEqual([]);
  const own = { prompt: "0.0000025", completion: "0.00001", cached_prompt: "0.000000075" };
  const free = { prompt: "0", completion: "0", cached_prompt: null, cache_write: null };
  const tier = {
    above_input_tokens: 200_000,
    ...own,
    completion: "0.00002",
    cache_write: "0.000003",
  };
  const tiers = [
    { ...free, above_input_tokens: 0, cache_write_1h: null },
    { ...tier, cache_write_1h: "0.000005" },
  ];
  const data = [
    model("acme/large", { ...own, cache_write: null }),
    model("acme/free", free, { pricing_tiers: tiers }),
  ];
  server.answer(MODELS, ok({ data }));
  await page.go("#/prices");
  const [call] = server.callsOf(MODELS);
  expect(call?.headers["authorization"]).toBe("Bearer sk-gw-1");
  expect(page.table("US dollars per million tokens, on this key's plan")).toEqual([
    ["Model", "Input", "Output", "Cached input", "Cache writes", "Hour-long writes"],
    ["acme/large", "$2.50", "$10.00", "$0.075", "as input", "as input"],
    ["acme/free", "$0.00", "$0.00", "as input", "as input", "as input"],
    [
      "acme/free, above 200,000 tokens of input",
      ...["$2.50", "$20.00", "$0.075", "$3.00", "$5.00"],
    ],
  ]);
  await page.click("Sign out");
  expect(page.textAt("#prices")).toBe("");
});

test("the prices of the sandbox come last", async () => {
  const { page, server } = await signInToConsole();
  const free = { prompt: "0", completion: "0", cached_prompt: null, cache_write: null };
  const ids = ["sandbox/echo", "acme/large", "sandbox/agent", "acme/small"];
  server.answer(MODELS, ok({ data: ids.map((id) => model(id, free)) }));
  await page.go("#/prices");
  const [, ...rows] = page.table("US dollars per million tokens");
  expect(rows.map(([id]) => id)).toEqual([
    ...["acme/large", "acme/small", "sandbox/echo", "sandbox/agent"],
  ]);
});

test.each([
  [ok({ data: [] }), "The plan allows no model.", ""],
  [refusal(429, "Too many requests."), "", "Too many requests."],
])("unavailable prices show the reason: %#", async (answer, shown, reason) => {
  const { page, server } = await signInToConsole();
  server.answer(MODELS, answer);
  await page.go("#/prices");
  expect(page.textAt("#prices")).toBe(shown);
  if (reason !== "") expect(page.announced).toBe(reason);
});
