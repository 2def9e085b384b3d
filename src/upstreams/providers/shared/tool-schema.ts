import type { ExactObject } from "../../../core/raw-json/exact-json.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { asObject } from "../../../core/raw-json/untyped-json.ts";

/** For a tool without arguments. */
export const noParameters = RawJson.of({ type: "object", properties: {} });

/**
 * Returns a tool's schema with a type, as Claude requires. Arguments are always an object, so that
 * the addition does not change the meaning.
 */
export function typedSchema(schema: RawJson): RawJson {
  const given = asObject(schema.value());
  const isEnough = given?.["type"] === "object" && !("properties" in given);
  return isEnough ? schema : completeSchema(schema);
}

/**
 * Returns a tool's schema with a type and properties, as OpenAI requires, for the outermost object.
 * Null and an empty list, which some clients send, do not count as properties. A list of types is
 * replaced by the one that arguments can have. The rest stays as written.
 */
export function completeSchema(schema: RawJson): RawJson {
  const { type = null, properties = null } = asObject(schema.value()) ?? { type: "any" };
  const setsType = type === null || (Array.isArray(type) && type.includes("object"));
  const isOfObject = setsType || type === "object";
  const setsProperties = isOfObject && (properties === null || isEmptyList(properties));
  if (!setsType && !setsProperties) return schema;
  const exact = schema.exact();
  if (!(exact instanceof Map)) return schema;
  const isStated = exact.has("type");
  const complete: ExactObject = isStated ? exact : new Map([["type", '"object"'], ...exact]);
  if (setsType) complete.set("type", '"object"');
  if (setsProperties) complete.set("properties", new Map());
  return RawJson.ofExact(complete);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
