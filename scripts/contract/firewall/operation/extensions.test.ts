import { expect, test } from "vitest";
import { listChanges, type DocumentParts } from "../test-documents.ts";

const text = { type: "string" };
const event = { $ref: "#/components/schemas/Event" };
const place = "/paths/~1things/post/responses/200/content/text~1event-stream";

const media = (extension: object): DocumentParts => ({
  operation: {
    responses: { "200": { content: { "text/event-stream": { schema: text, ...extension } } } },
  },
  schemas: { Event: { type: "object", properties: { a: text } } },
});
const faults = (before: object, after: object) =>
  listChanges(media(before), media(after)).filter(({ verdict }) => verdict !== "harmless");

test.each(["x-event-data", "x-event-schema", "x-frames"])("the schema in %s is compared", (key) => {
  expect(faults({ [key]: { type: "integer" } }, { [key]: text })).toMatchObject([
    { place: `${place}/${key}` },
  ]);
  expect(faults({ [key]: event }, {})).toHaveLength(1);
  expect(faults({}, { [key]: event })).toEqual([]);
});

test("schemas deep in an extension without a rule are compared too", () => {
  const frames = (schema: object) => ({ "x-frames": { data: { schema } } });
  expect(faults(frames({ type: "integer" }), frames(text))).toHaveLength(1);
  expect(faults({ "x-frames": [event] }, { "x-frames": [] })).toMatchObject([
    { verdict: "unknown" },
  ]);
});
