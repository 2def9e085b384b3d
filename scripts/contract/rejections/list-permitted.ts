import type { JsonSchema, SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { minimalObject, minimalValue } from "./minimal-value.ts";
import type { Place } from "./place.ts";

/**
 * Returns the smallest values that need each permission of a place: each word, `null`, each field,
 * the absence of optional fields, each branch, the shortest text. `listConstraints` has the other
 * bounds themselves.
 */
export function listPermitted(schemas: SchemaLookup, place: Place): readonly unknown[] {
  const { component, schema } = place;
  const { enum: words = [], nullable, oneOf = [], minLength } = schema;
  return [
    ...words,
    ...(nullable === true ? [null] : []),
    ...fieldsOf(schemas, schema, component),
    ...oneOf.map((branch) => minimalValue(schemas, branch)),
    ...(minLength === undefined ? [] : ["x".repeat(minLength)]),
  ];
}

function fieldsOf(
  schemas: SchemaLookup,
  schema: JsonSchema,
  component: string,
): readonly unknown[] {
  const { properties, additionalProperties } = schema;
  if (properties === undefined) return additionalProperties === true ? [{ x: 1 }] : [];
  const valid = minimalObject(schemas, schema, component);
  const fields = Object.entries(properties).map(([name, rule]) => ({
    ...valid,
    [name]: minimalValue(schemas, rule, `${component}.${name}`),
  }));
  return [valid, ...fields];
}
