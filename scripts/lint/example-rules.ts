import type { EventValidator } from "../../src/wire/contract/grammar/stream-checker.ts";
import type { FindValidator } from "../contract/find-validator.ts";
import { parseSse } from "../../contract-tests/harness/parse-sse.ts";
import { componentName, findResponse, listOperations } from "../generate/document.ts";
import type {
  Json,
  JsonObject,
  MediaType,
  OpenApiDocument,
  Operation,
  Reference,
  Schema,
} from "../generate/document.ts";

/**
 * Returns problems of the examples: each matches its schema, a response's example has only
 * guaranteed keys, and each request has its response, which tools find by the common name.
 */
export function findExampleProblems(
  document: OpenApiDocument,
  findValidator: FindValidator,
): readonly string[] {
  const requests = listOperations(document).flatMap(({ operation }) => [
    ...findUnpaired(document, operation),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap((media) =>
      findInvalid(operation.operationId, media, findValidator),
    ),
  ]);
  const replies = Object.entries(document.components.responses).flatMap(([name, { content }]) =>
    Object.values(content).flatMap((media) => [
      ...findInvalid(name, media, findValidator),
      ...findUnguaranteed(document, name, media),
    ]),
  );
  return [...requests, ...replies];
}

function findUnpaired(document: OpenApiDocument, operation: Operation): readonly string[] {
  const { operationId, requestBody, responses } = operation;
  const success = responses["200"];
  if (requestBody === undefined || success === undefined) return [];
  const { content } = findResponse(document, success);
  const names = (media: readonly MediaType[]) =>
    new Set(media.flatMap(({ examples }) => Object.keys(examples ?? {})));
  const requests = names(Object.values(requestBody.content));
  const replies = names(Object.values(content));
  return [
    ...[...requests.difference(replies)].map((name) => `${operationId}/${name}: has no reply`),
    ...[...replies.difference(requests)].map((name) => `${operationId}/${name}: has no request`),
  ];
}

function findInvalid(
  place: string,
  media: MediaType,
  findValidator: FindValidator,
): readonly string[] {
  return Object.entries(media.examples ?? {}).flatMap(([name, { value }]) => {
    const check: Check = (at, schema, part) =>
      findFaults(`${place}/${name}${at}`, findValidator(componentName(schema)), part);
    return media["x-event-schema"] === undefined
      ? check("", media.schema, value)
      : findStreamFaults(`${place}/${name}`, { media, stream: value, check });
  });
}

/** Returns the faults of a part at a place within an example. */
type Check = (at: string, schema: Partial<Reference>, part: Json) => readonly string[];

/** Checks that each event of an example stream, and the JSON in its data, matches its schema. */
function findStreamFaults(
  place: string,
  {
    media,
    stream,
    check,
  }: { readonly media: MediaType; readonly stream: Json; readonly check: Check },
): readonly string[] {
  const { "x-event-schema": eventSchema = {}, "x-event-data": dataSchema = {} } = media;
  if (typeof stream !== "string") return [`${place}: is not the text of a stream`];
  return parseSse(stream).flatMap((event, at) => [
    ...check(`/${at}`, eventSchema, { ...event }),
    ...(event.data === "[DONE]"
      ? []
      : check(`/${at}/data`, dataSchema, JSON.parse(event.data) as Json)),
  ]);
}

function findFaults(
  place: string,
  validate: ReturnType<FindValidator>,
  value: Json,
): readonly string[] {
  if (validate === undefined) return [`${place}: no validator for its schema`];
  return validate(value) ? [] : describe(place, validate.errors);
}

function describe(place: string, errors: EventValidator["errors"]): readonly string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${place}${instancePath}: ${message}`);
}

/**
 * Contract test tools treat every key of the first example as required. The content of `details`
 * depends on the error's code, so it is not checked.
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

/** Follows a reference, or selects the member of a union by the value's tag. */
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
