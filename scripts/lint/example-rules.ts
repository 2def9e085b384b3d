import type { ValidationError } from "../../generated/validators.js";
import { findValidator } from "../contract/find-validator.ts";
import { componentName, listOperations } from "../generate/document.ts";
import type { Json, JsonObject, MediaType, OpenApiDocument, Schema } from "../generate/document.ts";

/** Problems of the examples: each matches its schema, and a reply's has only guaranteed keys. */
export function findExampleProblems(document: OpenApiDocument): readonly string[] {
  const requests = listOperations(document).flatMap(({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap((media) =>
      findInvalid(operation.operationId, media),
    ),
  );
  const replies = Object.entries(document.components.responses).flatMap(([name, { content }]) =>
    Object.values(content).flatMap((media) => [
      ...findInvalid(name, media),
      ...findUnguaranteed(document, name, media),
    ]),
  );
  return [...requests, ...replies];
}

function findInvalid(place: string, { schema, examples, ...media }: MediaType): readonly string[] {
  const validate = findValidator(componentName(schema));
  if (validate === undefined) return [`${place}: no validator for ${schema.$ref}`];
  const dataSchema = media["x-event-data"];
  return Object.entries(examples ?? {}).flatMap(([name, { value }]) => [
    ...(validate(value) ? [] : describe(`${place}/${name}`, validate.errors)),
    ...(dataSchema === undefined ? [] : findInvalidData(`${place}/${name}`, value, dataSchema)),
  ]);
}

/** The JSON text in the data of an example event must match the schema of the data. */
function findInvalidData(
  place: string,
  event: Json,
  schema: { readonly $ref: string },
): readonly string[] {
  const validate = findValidator(componentName(schema));
  const text = isObject(event) ? event["data"] : undefined;
  if (validate === undefined || typeof text !== "string") return [`${place}: cannot be checked`];
  const data: unknown = JSON.parse(text);
  return validate(data) ? [] : describe(`${place}/data`, validate.errors);
}

function describe(place: string, errors: readonly ValidationError[] | null): readonly string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${place}${instancePath}: ${message}`);
}

/**
 * Contract test tools treat every key of the first example as required. What `details` of an
 * error contains depends on the error's code, so it is not checked.
 */
function findUnguaranteed(
  document: OpenApiDocument,
  place: string,
  { schema, examples }: MediaType,
): readonly string[] {
  const [first] = Object.values(examples ?? {});
  if (first === undefined) return [];
  return findOptionalKeys(document, schema, first.value, place);
}

function findOptionalKeys(
  document: OpenApiDocument,
  schema: Schema,
  value: Json,
  place: string,
): readonly string[] {
  const resolved = resolve(document, schema, value);
  if (Array.isArray(value)) {
    const { items } = resolved;
    if (items === undefined) return [];
    return value.flatMap((item: Json, at) =>
      findOptionalKeys(document, items, item, `${place}/${at}`),
    );
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const part = resolved.properties?.[key];
    if (part === undefined || key === "details") return [];
    return resolved.required?.includes(key)
      ? findOptionalKeys(document, part, child, `${place}/${key}`)
      : [`${place}/${key}: is shown in an example and not guaranteed`];
  });
}

/** Follows a reference, or a union to the member that the value's tag selects. */
function resolve(document: OpenApiDocument, schema: Schema, value: Json): Schema {
  const { $ref, discriminator } = schema;
  if ($ref !== undefined) {
    return resolve(document, document.components.schemas[componentName({ $ref })] ?? {}, value);
  }
  if (discriminator === undefined || !isObject(value)) return schema;
  const tag = value[discriminator.propertyName];
  const member = typeof tag === "string" ? discriminator.mapping?.[tag] : undefined;
  return member === undefined ? schema : resolve(document, { $ref: member }, value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
