import { describe, expect, test } from "vitest";
import { listChanges, textsOf, type DocumentParts } from "../test-documents.ts";

const text = { type: "string" };
const query = (name: string, more: object = {}) => ({ name, in: "query", schema: text, ...more });
const list = { type: "array", items: text };
const withParameters = (...parameters: object[]): DocumentParts => ({ operation: { parameters } });
const withHeader = (name: string, header: object): DocumentParts => ({
  operation: { responses: { "200": { description: "Done.", headers: { [name]: header } } } },
});
const withResponses = (responses: object): DocumentParts => ({
  operation: { responses: { "200": { description: "Done." }, ...responses } },
});
const body = (schema: object) => ({
  description: "Failed.",
  content: { "application/json": { schema } },
});

describe("the parts around the schemas", () => {
  test.each<[string, DocumentParts, DocumentParts, readonly string[]]>([
    [
      "a required header at the path",
      {},
      { item: { parameters: [{ name: "x-a", in: "header", required: true, schema: text }] } },
      ["breaking the required parameter header x-a is new"],
    ],
    ["a hoisted parameter", withParameters(query("a")), { item: { parameters: [query("a")] } }, []],
    [
      "an operation's parameter overrides its path's",
      { item: { parameters: [query("a")] }, operation: { parameters: [query("a")] } },
      {
        item: { parameters: [query("a")] },
        operation: { parameters: [query("a", { required: true })] },
      },
      ["breaking the parameter is required"],
    ],
    [
      "another style",
      withParameters(query("a", { schema: list })),
      withParameters(query("a", { schema: list, style: "pipeDelimited", explode: true })),
      ["breaking style changes from form to pipeDelimited"],
    ],
    [
      "a list that no longer explodes",
      withParameters(query("a", { schema: list })),
      withParameters(query("a", { schema: list, explode: false })),
      ["breaking explode changes to false"],
    ],
    [
      "a single value that no longer explodes",
      withParameters(query("a")),
      withParameters(query("a", { explode: false })),
      ["harmless explode changes to false"],
    ],
    [
      "a single value that becomes a list, and does not explode",
      withParameters(query("a", { schema: { type: "string" } })),
      withParameters(query("a", { schema: { type: "array" }, explode: false })),
      ["breaking explode changes to false", "breaking request: type changes from string to array"],
    ],
    [
      "reserved characters",
      withParameters(query("a", { allowReserved: true })),
      withParameters(query("a")),
      ["breaking allowReserved changes to false"],
    ],
    [
      "a parameter's content in place of its schema",
      withParameters(query("a")),
      withParameters({ name: "a", in: "query", content: { "application/json": { schema: text } } }),
      ["breaking `content` takes over"],
    ],
    [
      "a schema within a parameter's content",
      withParameters({ name: "a", in: "query", content: { "a/b": { schema: text } } }),
      withParameters({
        name: "a",
        in: "query",
        content: { "a/b": { schema: { type: "integer" } } },
      }),
      ["breaking request: type changes from string to integer"],
    ],
    [
      "a response header's case",
      withHeader("X-Id", { schema: text }),
      withHeader("x-id", { schema: text }),
      [],
    ],
    [
      "a response header's schema",
      withHeader("x-id", { schema: text }),
      withHeader("x-id", { schema: { type: "integer" } }),
      ["breaking response: type changes from string to integer"],
    ],
    [
      "an unknown key of a header",
      withHeader("x-id", { schema: text }),
      withHeader("x-id", { schema: text, unit: "s" }),
      ["unknown `unit` of a header is not understood, and has changed"],
    ],
    [
      "default takes the place of a status, with the same body",
      withResponses({ "404": body(text) }),
      withResponses({ default: body(text) }),
      [
        "breaking generated clients: the response 404 is gone, and its type",
        "harmless the response default is new",
      ],
    ],
    [
      "a status leaves default, with another body",
      withResponses({ default: body(text) }),
      withResponses({ default: body(text), "404": body({ type: "integer" }) }),
      [
        "breaking response: type changes from string to integer",
        "harmless the response 404 is new",
      ],
    ],
    [
      "a body that must be sent",
      { operation: { requestBody: { content: {} } } },
      { operation: { requestBody: { content: {}, required: true } } },
      ["breaking the body is required"],
    ],
    [
      "an appended tag",
      { operation: { tags: ["A"] } },
      { operation: { tags: ["A", "B"] } },
      [`harmless generated clients: tags change from ["A"] to ["A","B"]`],
    ],
    [
      "a tag before the first, which names the class",
      { operation: { tags: ["A"] } },
      { operation: { tags: ["B", "A"] } },
      [`breaking generated clients: tags change from ["A"] to ["B","A"]`],
    ],
    [
      "a tag that goes",
      { operation: { tags: ["A", "B"] } },
      { operation: { tags: ["A"] } },
      [`breaking generated clients: tags change from ["A","B"] to ["A"]`],
    ],
    [
      "a first tag",
      {},
      { operation: { tags: ["A"] } },
      [`breaking generated clients: tags change from [] to ["A"]`],
    ],
    [
      "wider scopes",
      { operation: { security: [{ oauth: ["read"] }] } },
      { operation: { security: [{ oauth: ["read", "write"] }] } },
      ["breaking oauth is not enough"],
    ],
    [
      "servers of the operation",
      {},
      { operation: { servers: [{ url: "https://b.example" }] } },
      [`breaking servers of its own change from [] to ["https://b.example"]`],
    ],
    [
      "the prefix of the server",
      { root: { servers: [{ url: "https://a.example/v1" }] } },
      { root: { servers: [{ url: "https://a.example/v2" }] } },
      ["breaking the prefix changes from /v1 to /v2", "harmless an address changes"],
    ],
  ])("%s", (_name, before, after, texts) => {
    expect(textsOf(before, after).toSorted()).toEqual(texts.toSorted());
  });
});

describe("extensions", () => {
  const media = (extension: object): DocumentParts => ({
    operation: {
      responses: {
        "200": { content: { "text/event-stream": { schema: text, ...extension } } },
      },
    },
    schemas: { Event: { type: "object", properties: { a: text } }, Other: list },
  });
  const event = { $ref: "#/components/schemas/Event" };
  const faults = (before: object, after: object) =>
    listChanges(media(before), media(after)).filter(({ verdict }) => verdict !== "harmless");

  test.each([
    ["x-event-data", "x-event-data"],
    ["x-event-schema", "x-event-schema"],
    ["one that no rule reads", "x-frames"],
  ])("the schema in %s is compared", (_name, key) => {
    expect(faults({ [key]: { type: "integer" } }, { [key]: text })).toMatchObject([
      { place: `/paths/~1things/post/responses/200/content/text~1event-stream/${key}` },
    ]);
    expect(faults({ [key]: event }, {})).toHaveLength(1);
    expect(faults({}, { [key]: event })).toEqual([]);
  });

  test("schemas deep in a schema without a rule are compared too", () => {
    const frames = (schema: object) => ({ "x-frames": { data: { schema } } });
    expect(faults(frames({ type: "integer" }), frames(text))).toHaveLength(1);
    expect(faults({ "x-frames": [event] }, { "x-frames": [] })).toMatchObject([
      { verdict: "unknown" },
    ]);
  });

  test("the order of the events is compared by its meaning", () => {
    const grammar = (state: string, after: object) => ({
      "x-stream-grammar": {
        guards: {},
        names: "none",
        symbols: { a: { text: "a" } },
        start: state,
        states: { [state]: { a: "end", ...after } },
        accepting: ["end"],
      },
    });
    expect(faults(grammar("one", {}), grammar("two", {}))).toEqual([]);
    expect(faults(grammar("one", {}), grammar("one", { b: "end" }))).toEqual([
      {
        place:
          "/paths/~1things/post/responses/200/content/text~1event-stream/x-stream-grammar/states/one/b",
        verdict: "breaking",
        text: "a new order",
      },
    ]);
  });

  test("the type of the events' data is compared", () => {
    const type = (name: string) => ({ "x-event-data-media-type": name });
    expect(faults(type("application/json"), type("application/cbor"))).toHaveLength(1);
  });
});
