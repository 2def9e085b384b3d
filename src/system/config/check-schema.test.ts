import { expect, test } from "vitest";
import { checkSchema } from "./check-schema.ts";
import { Complaints } from "./complaints.ts";

const upstream = { kind: "openai", base_url: "http://127.0.0.1:9000/v1", model: "m" };
const model = {
  id: "a/b",
  context_length: 4_096,
  max_output_tokens: 2_048,
  upstreams: [upstream],
  pricing: { prompt: "0.00000001", completion: "0.00000002" },
};

/** What is left of a document, and the paths that were complained of. */
function check(document: unknown) {
  const complaints = new Complaints();
  const left = checkSchema(structuredClone(document), complaints);
  return { left, paths: complaints.found.map(({ path }) => path) };
}

test("what is valid stays as it is", () => {
  expect(check({ models: [model] })).toEqual({ left: { models: [model] }, paths: [] });
});

test.each(["plain", "a/b", "a~b", "a~1b", "~1", "~0/"])(
  "a value that the schema refuses is taken out, whatever its name: %s",
  (name) => {
    const query = { kept: "1", [name]: 1 };
    const { left, paths } = check({ models: [{ ...model, upstreams: [{ ...upstream, query }] }] });
    expect(paths).toHaveLength(1);
    const kept = { ...upstream, query: { kept: "1" } };
    expect(left).toEqual({ models: [{ ...model, upstreams: [kept] }] });
  },
);

test("an item that the schema refuses leaves its place, so that the paths of others stay", () => {
  const { left, paths } = check({ models: ["none", model] });
  expect(left).toEqual({ models: [null, model] });
  expect(paths).toEqual(["models[0]"]);
});

test.each(["text", 5, []])("nothing is left of a document of another kind: %o", (document) => {
  expect(check(document)).toEqual({ left: {}, paths: ["(top level)"] });
});
