import { expect, test } from "vitest";
import type { JsonObject } from "./document.ts";
import { addCommonParts } from "./common-parts.ts";

const named = (name: string) => ({ description: name });
const common = {
  every: { parameters: ["every"], responses: { "500": named("every"), "400": named("every") } },
  variable: { responses: { "404": named("variable") } },
  query: { responses: { "400": named("query") } },
  body: { responses: { "413": named("body") } },
  role: { responses: { "403": named("role") } },
};

/** Returns the parameters and the descriptions of the responses of the completed operation. */
function complete(path: string, operation: JsonObject): unknown {
  const get = { operationId: "get", responses: {}, ...operation };
  const document = addCommonParts({ "x-common": common, paths: { [path]: { get } } });
  expect(document).not.toHaveProperty("x-common");
  const { get: made } = (document["paths"] as Record<string, { get: Record<string, JsonObject> }>)[
    path
  ] as { get: Record<string, JsonObject> };
  return [made["parameters"], made["responses"]];
}

test.each<[string, string, JsonObject, unknown, readonly [string, string][]]>([
  ["every operation", "/a", {}, ["every"], []],
  ["a path's variable", "/a/{id}", {}, ["every"], [["404", "variable"]]],
  ["a body", "/a", { requestBody: {} }, ["every"], [["413", "body"]]],
  ["a role", "/a", { "x-role": "full" }, ["every"], [["403", "role"]]],
  ["the least role", "/a", { "x-role": "read" }, ["every"], []],
  [
    "query parameters, after its own",
    "/a",
    { parameters: [{ $ref: "#/components/parameters/FromQuery" }] },
    [{ $ref: "#/components/parameters/FromQuery" }, "every"],
    [["400", "query"]],
  ],
])("%s has its parts", (_name, path, operation, parameters, responses) => {
  const base = { "400": named("every"), "500": named("every") };
  const added = Object.fromEntries(responses.map(([status, name]) => [status, named(name)]));
  expect(complete(path, operation)).toEqual([parameters, { ...base, ...added }]);
});

test("an operation's own response takes precedence, and null removes it", () => {
  const responses = { "400": named("own"), "500": null };
  expect(complete("/a", { responses })).toEqual([["every"], { "400": named("own") }]);
});

test("an unknown condition is refused", () => {
  expect(() => addCommonParts({ "x-common": { always: {} }, paths: {} })).toThrow(
    "x-common: always is no condition",
  );
});
