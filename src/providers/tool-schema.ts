import type { ExactObject } from "../raw-json/exact-json.ts";
import { RawJson } from "../raw-json/raw-json.ts";
import { asObject } from "./json.ts";

/** For a tool without arguments. */
export const noParameters = RawJson.of({ type: "object", properties: {} });

/**
 * A tool's schema that states its type, as Claude requires. Arguments are always an object, so what
 * is added changes no meaning.
 */
export function typedSchema(schema: RawJson): RawJson {
  return isMissing(schema, "type") ? completeSchema(schema) : schema;
}

/**
 * A tool's schema that states its type and its properties, as OpenAI requires, if only of the
 * outermost object. The rest of it stays as it was written.
 */
export function completeSchema(schema: RawJson): RawJson {
  const addsType = isMissing(schema, "type");
  const isOfObject = addsType || asObject(schema.value())?.["type"] === "object";
  const addsProperties = isOfObject && isMissing(schema, "properties");
  if (!addsType && !addsProperties) return schema;
  const exact = schema.exact();
  if (!(exact instanceof Map)) return schema;
  const complete: ExactObject = addsType ? new Map([["type", '"object"'], ...exact]) : exact;
  if (addsType) complete.set("type", '"object"');
  if (addsProperties) complete.set("properties", new Map());
  return RawJson.ofExact(complete);
}

/** Whether a schema lacks a keyword; some clients send null for none. */
function isMissing(schema: RawJson, keyword: string): boolean {
  const object = asObject(schema.value());
  return object !== undefined && (object[keyword] ?? null) === null;
}
