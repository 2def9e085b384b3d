import { expect, test } from "vitest";
import { checkSchema } from "./check-schema.ts";
import { ConfigProblems } from "./config-problems.ts";

const upstream = { kind: "openai", base_url: "http://127.0.0.1:9000/v1", model: "m" };
const model = {
  id: "a/b",
  context_length: 4_096,
  max_output_tokens: 2_048,
  upstreams: [upstream],
  pricing: { prompt: "0.00000001", completion: "0.00000002" },
};

/** Returns the remaining document, and the paths of the problems. */
function check(document: unknown) {
  const problems = new ConfigProblems();
  const left = checkSchema(structuredClone(document), problems);
  return { left, paths: problems.found.map(({ path }) => path) };
}

test("a valid document is returned unchanged", () => {
  expect(check({ models: [model] })).toEqual({ left: { models: [model] }, paths: [] });
});

test.each(["plain", "a/b", "a~b", "a~1b", "~1", "~0/"])(
  "a value that the schema refuses is removed, whatever its name: %s",
  (name) => {
    const query = { kept: "1", [name]: 1 };
    const { left, paths } = check({ models: [{ ...model, upstreams: [{ ...upstream, query }] }] });
    expect(paths).toHaveLength(1);
    const kept = { ...upstream, query: { kept: "1" } };
    expect(left).toEqual({ models: [{ ...model, upstreams: [kept] }] });
  },
);

test("an item that the schema refuses becomes null, so that the paths of others stay the same", () => {
  const { left, paths } = check({ models: ["none", model] });
  expect(left).toEqual({ models: [null, model] });
  expect(paths).toEqual(["models[0]"]);
});

test.each(["text", 5, []])("a document of another type becomes empty: %o", (document) => {
  expect(check(document)).toEqual({ left: {}, paths: ["(top level)"] });
});
