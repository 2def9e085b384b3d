import { expect, test } from "vitest";
import { makeModel } from "../../generation/testing/test-model.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import { withDialect } from "../../upstreams/providers/upstream-dialect.ts";
import { breakerReadings } from "./breaker-readings.ts";
import { upstreamNames } from "./upstream-names.ts";

const model = makeModel({});
const [sandbox] = model.upstreams;
if (sandbox === undefined) throw new Error("the model has an upstream");

const vendor = (id: string, baseUrl = "https://api.test/v1") =>
  withDialect({ ...sandbox, id, kind: "openai", baseUrl });

test("each upstream of each model has a breaker, except the sandbox, which fails on purpose", () => {
  const one = { ...model, id: "one", upstreams: [vendor("a"), vendor("b"), sandbox] };
  const two = { ...model, id: "two", upstreams: [vendor("c"), vendor("d")] };
  const models = new Map([one, two].map((each) => [each.id, each]));
  const circuits = new Map<string, CircuitState>([
    ["b", "half-open"],
    ["c", "open"],
    ["d", "closed"],
    ["gone", "open"],
  ]);
  const readings = breakerReadings({ models }, circuits);
  expect(readings.map(({ labels, value }) => [labels["model"], labels["upstream"], value])).toEqual(
    [
      ["one", "a", 0],
      ["one", "b", 1],
      ["two", "c", 2],
      ["two", "d", 0],
    ],
  );
});

test.each([
  ["https://api.test/v1", "api.test", "443"],
  ["http://api.test/v1", "api.test", "80"],
  ["http://api.test:9000/v1", "api.test", "9000"],
])("%s is named by its host and port", (baseUrl, address, port) => {
  expect(upstreamNames(vendor("a", baseUrl))).toEqual({ provider: "openai", address, port });
});

test("the sandbox has no address", () => {
  expect(upstreamNames(sandbox)).toEqual({ provider: "sandbox", address: "", port: "" });
});

test.each([
  ["azure", "azure.ai.openai"],
  ["mistral", "mistral_ai"],
  ["groq", "groq"],
  ["compatible", "openai"],
])("the dialect %s is the provider %s", (name, provider) => {
  const upstream = vendor("a");
  const dialect = { ...upstream.dialect, name };
  expect(upstreamNames({ ...upstream, dialect }).provider).toBe(provider);
});
