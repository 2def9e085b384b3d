import { expect, test } from "vitest";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { completeSchema, noParameters, typedSchema } from "./tool-schema.ts";

const of = (text: string): RawJson => RawJson.ofText(text);

test.each([
  ["{}", '{"type":"object","properties":{}}'],
  ['{"type":["object"]}', '{"type":"object","properties":{}}'],
  [
    '{"properties":{"a":{}},"type":["null","object"],"x":1.0}',
    '{"properties":{"a":{}},"type":"object","x":1.0}',
  ],
  ['{"type":["object"],"properties":[]}', '{"type":"object","properties":{}}'],
  ['{"properties":[],"type":"object"}', '{"properties":{},"type":"object"}'],
  ['{"properties":[]}', '{"type":"object","properties":{}}'],
  ['{"type":"object"}', '{"type":"object","properties":{}}'],
  [
    '{"type":"object","additionalProperties":false}',
    '{"type":"object","additionalProperties":false,"properties":{}}',
  ],
  ['{"type":"object","properties":null}', '{"type":"object","properties":{}}'],
  ['{"properties":null,"type":"object"}', '{"properties":{},"type":"object"}'],
  ['{"properties":{"a":{}}}', '{"type":"object","properties":{"a":{}}}'],
  ['{"x":1,"type":null}', '{"x":1,"type":"object","properties":{}}'],
  ['{"type":null,"required":[]}', '{"type":"object","required":[],"properties":{}}'],
  ['{"$schema":"s","title":"t"}', '{"type":"object","$schema":"s","title":"t","properties":{}}'],
  [
    '{"$ref":"#/$defs/a","$defs":{}}',
    '{"type":"object","$ref":"#/$defs/a","$defs":{},"properties":{}}',
  ],
  [
    '{"type":"object","10":1.0,"2":1e400,"x":{"type":"object"}}',
    '{"type":"object","10":1.0,"2":1e400,"x":{"type":"object"},"properties":{}}',
  ],
])("%s is completed", (text, complete) => {
  expect(completeSchema(of(text)).text).toBe(complete);
});

test.each([
  '{"properties":{},"type":"object"}',
  '{"type":"string"}',
  "true",
  '{"type":["string","null"]}',
  '{"type":"objects"}',
  '{"type":1}',
  '{"type":"string","properties":[]}',
  '{"type":"object","properties":["a"]}',
  '{"type":"object","properties":"a"}',
  '{"type":"object","properties":{"a":{"type":"object"}},"minProperties":1.0}',
])("%s is kept", (text) => {
  expect(completeSchema(of(text)).text).toBe(text);
  expect(typedSchema(of(text)).text).toBe(text);
});

test("a type is sufficient for Claude, and a schema without one is completed", () => {
  expect(typedSchema(of('{"type":"object"}')).text).toBe('{"type":"object"}');
  expect(typedSchema(of("{}")).text).toBe(noParameters.text);
  expect(typedSchema(of('{"type":null}')).text).toBe(noParameters.text);
  expect(typedSchema(of('{"type":["object","null"]}')).text).toBe(noParameters.text);
  expect(typedSchema(of('{"type":"object","properties":null}')).text).toBe(noParameters.text);
  expect(typedSchema(of('{"type":"object","properties":[]}')).text).toBe(noParameters.text);
  expect(typedSchema(of('{"properties":{"a":{}}}')).text).toBe(
    '{"type":"object","properties":{"a":{}}}',
  );
});
