import { describe, expect, test } from "vitest";
import { ContractDocument, type Json } from "./document.ts";
import { headerFaults } from "./headers.ts";
import { lengthen } from "./load.ts";
import { Schemas } from "./schemas.ts";

const root: Json = {
  info: { version: "1.2.0" },
  paths: {
    "/things/{id}": {
      get: {
        operationId: "getThing",
        responses: { "200": { $ref: "#/components/responses/Thing" } },
      },
    },
    "/things/all": { get: { operationId: "listThings", responses: {} } },
  },
  components: {
    headers: { Id: { required: true, schema: { type: "string", pattern: "^t_" } } },
    responses: {
      Thing: {
        headers: {
          "X-Id": { $ref: "#/components/headers/Id" },
          "x-left": { schema: { type: "integer", minimum: 1, maximum: 9 } },
          "x-word": { schema: { type: "string", enum: ["a"], maxLength: 1 } },
        },
        content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
      },
    },
    schemas: {
      Thing: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", nullable: true, maxLength: 3 },
          part: { oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] },
        },
      },
      A: { type: "object", required: ["a"], properties: { a: { type: "integer" } } },
      B: { type: "object", required: ["b"], properties: { b: { type: "integer" } } },
    },
  },
};
const document = new ContractDocument(root);

describe("the document", () => {
  test("finds operations by method and path, the fixed path first", () => {
    expect([document.version, document.name]).toEqual(["1.2.0", "1.2.0"]);
    const info = { version: "1.2.0", "x-revision": "2026-11-30" };
    expect(new ContractDocument({ ...root, info }).name).toBe("1.2.0 (2026-11-30)");
    expect(document.find("GET", "/things/a/b?x=1")?.id).toBe("getThing");
    expect(document.find("GET", "/things/all")?.id).toBe("listThings");
    expect(document.find("POST", "/things/all")).toBeUndefined();
  });

  test("is refused if it is another value", () => {
    expect(() => new ContractDocument({ openapi: "3.0.3" })).toThrow("not an OpenAPI document");
  });
});

describe("a body", () => {
  const schemas = new Schemas(document);
  const faults = (value: unknown, reading?: "closed") =>
    schemas.faults("#/components/schemas/Thing", value, reading);

  test("is valid or not by its schema", () => {
    expect(faults({ name: null, part: { b: 1 }, more: 1 })).toEqual([]);
    expect(faults({})).toEqual(["the body must have required property 'name'"]);
    expect(faults({ name: "long" })).toEqual(["/name must NOT have more than 3 characters"]);
  });

  test("has only listed fields if the schema is read as closed", () => {
    expect(faults({ name: "a", part: { b: 1 } }, "closed")).toEqual([]);
    expect(faults({ name: "a", more: 1 }, "closed")).toEqual([
      "the body must NOT have additional properties: more",
    ]);
  });
});

test.each([
  [{ "x-id": "t_1", "x-left": "9", "x-word": "a" }, []],
  [{}, ["x-id is missing"]],
  [{ "x-id": "1" }, ["x-id: 1 is malformed"]],
  [{ "x-id": "t_", "x-left": "1.5" }, ["x-left: 1.5 is not a whole number"]],
  [{ "x-id": "t_", "x-left": "0" }, ["x-left: 0 is too small"]],
  [{ "x-id": "t_", "x-left": "10" }, ["x-left: 10 is too large"]],
  [{ "x-id": "t_", "x-word": "b" }, ["x-word: b is not one of the declared values"]],
])("the headers %o have the faults %o", (headers, wanted) => {
  const response = document.operation("getThing").responses.get(200);
  expect(response && headerFaults(response, headers as Record<string, string>)).toEqual(wanted);
});

test("a shortened body has its equal items and characters again", () => {
  const short = { a: [{ $of: "x", $times: 3 }], b: { $of: { c: 1 }, $times: 2 }, d: null };
  expect(lengthen(short)).toEqual({ a: ["xxx"], b: [{ c: 1 }, { c: 1 }], d: null });
});
