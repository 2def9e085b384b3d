import {
  componentName,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from "../generate/document.ts";

/** Request objects that are open on purpose; spec/decisions.md gives the reasons. */
const openRequestObjects = new Set([
  "JsonSchema",
  "JsonObject",
  "ContextEdit",
  "Safeguard",
  "ProviderSpecificFields",
  "ResponsesParameters",
]);

/**
 * Returns problems of the schemas that would break a validator, a generated client or a guarantee.
 */
export function findSchemaProblems(document: OpenApiDocument): readonly string[] {
  const { schemas } = document.components;
  const requests = reachable(document, requestRoots(document));
  const used = reachable(document, wireRoots(document));
  return Object.entries(schemas).flatMap(([name, schema]) => [
    ...(used.has(name) ? [] : [`${name}: is never used`]),
    ...(schema.description === undefined ? [`${name}: has no description`] : []),
    ...(requests.has(name) ? findRequestProblems(name, schema) : []),
    ...findUnionProblems(document, name, schema),
    ...listParts(name, schema).flatMap(([place, part]) => findPartProblems(place, part)),
  ]);
}

/**
 * Checks that request objects are closed, and never composed by allOf, which breaks closed objects.
 */
function findRequestProblems(name: string, schema: Schema): readonly string[] {
  const isObject = schema.type === "object" && schema.oneOf === undefined;
  // A map has a schema for its values.
  const isMap = typeof schema.additionalProperties === "object";
  const open = schema.additionalProperties !== false && !isMap;
  return [
    ...(isObject && open && !openRequestObjects.has(name)
      ? [`${name}: is part of a request and not closed`]
      : []),
    ...(schema.allOf === undefined ? [] : [`${name}: is part of a request and uses allOf`]),
  ];
}

/**
 * Checks that unions name their members, and that unions of objects have a tag that each member
 * requires.
 */
function findUnionProblems(
  { components }: OpenApiDocument,
  name: string,
  { oneOf, discriminator }: Schema,
): readonly string[] {
  if (oneOf === undefined) return [];
  if (oneOf.some(({ $ref }) => $ref === undefined)) return [`${name}: has a member without a name`];
  const references = oneOf.map(({ $ref = "" }) => $ref);
  const members = references.map(($ref) => components.schemas[componentName({ $ref })]);
  if (discriminator === undefined) {
    const objects = members
      .filter((member) => member !== undefined)
      .filter(({ type }) => type === "object");
    return areDistinct(objects) ? [] : [`${name}: is a union of objects without a discriminator`];
  }
  const { propertyName, mapping = {} } = discriminator;
  const unmapped = references.filter(($ref) => !Object.values(mapping).includes($ref));
  return [
    ...unmapped.map(($ref) => `${name}: its mapping lacks ${componentName({ $ref })}`),
    ...Object.entries(mapping).flatMap(([tag, $ref]) => {
      const member = components.schemas[componentName({ $ref })];
      const values = member?.properties?.[propertyName]?.enum ?? [];
      const tagged = values.length === 1 && values[0] === tag;
      return tagged && member?.required?.includes(propertyName)
        ? []
        : [`${name}: ${componentName({ $ref })} does not require ${propertyName} = ${tag}`];
    }),
  ];
}

/**
 * Returns whether a value can be told to belong to one of the objects: to a single one, or to
 * tagged ones if it has their tag, and otherwise to the one without a tag.
 */
function areDistinct(objects: readonly Schema[]): boolean {
  const [tagged, plain, ...others] = objects.toSorted(
    (a, b) => Number(a.discriminator === undefined) - Number(b.discriminator === undefined),
  );
  if (plain === undefined) return true;
  const tag = tagged?.discriminator?.propertyName;
  const isPlain = plain.discriminator === undefined && plain.additionalProperties === false;
  return (
    others.length === 0 && tag !== undefined && isPlain && plain.properties?.[tag] === undefined
  );
}

function findPartProblems(place: string, part: Schema): readonly string[] {
  const inline = place.includes("/") && (part.type === "object" || part.properties !== undefined);
  const nameless = part.$ref === undefined && part.description === undefined;
  const isItem = place.endsWith("/items");
  return [
    ...(inline ? [`${place}: is an object without a name of its own`] : []),
    ...(nameless && !isItem ? [`${place}: has no description`] : []),
    ...(part.nullable && part.enum !== undefined && !part.enum.includes(null)
      ? [`${place}: is nullable and its enum lacks null`]
      : []),
    ...findDateProblems(place, part),
    ...(part.type === "array" && part.items === undefined ? [`${place}: has no items`] : []),
  ];
}

/** Checks that something deprecated has its day, and that it stops working only later. */
export function findDateProblems(
  place: string,
  {
    deprecated,
    "x-deprecated-at": at,
    "x-sunset": sunset,
  }: Pick<Schema, "deprecated" | "x-deprecated-at" | "x-sunset">,
): readonly string[] {
  if (deprecated !== true) {
    const isDated = at !== undefined || sunset !== undefined;
    return isDated ? [`${place}: has a date of deprecation and is not deprecated`] : [];
  }
  if (at === undefined || !isDay(at)) return [`${place}: is deprecated without x-deprecated-at`];
  if (sunset === undefined) return [];
  return isDay(sunset) && sunset > at
    ? []
    : [`${place}: x-sunset is not a day after x-deprecated-at`];
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Checks that the texts of requests refuse control characters, which messages would repeat. */
export function findTextProblems(document: OpenApiDocument): readonly string[] {
  const requests = reachable(document, requestRoots(document));
  return Object.entries(document.components.schemas)
    .filter(([name]) => requests.has(name))
    .flatMap(([name, schema]) => listParts(name, schema))
    .filter(([, part]) => acceptsControls(part))
    .map(([place]) => `${place}: accepts control characters`);
}

function acceptsControls({ type, enum: words, format, pattern }: Schema): boolean {
  if (type !== "string" || words !== undefined || format === "date-time") return false;
  return pattern === undefined || new RegExp(pattern, "u").test("\u007f");
}

/** Returns the components of request bodies. */
function requestRoots(document: OpenApiDocument): readonly string[] {
  return listOperations(document).flatMap(({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => componentName(schema)),
  );
}

/** Returns the components of request bodies, responses and stream events. */
function wireRoots(document: OpenApiDocument): readonly string[] {
  const replies = Object.values(document.components.responses).flatMap(({ content }) =>
    Object.values(content).flatMap((media) => [
      media.schema,
      media["x-event-schema"] ?? {},
      media["x-event-data"] ?? {},
    ]),
  );
  return [...requestRoots(document), ...replies.map(componentName)];
}

/** Returns the names of all schemas reachable from the roots, including the roots. */
function reachable(document: OpenApiDocument, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = document.components.schemas[name];
    if (found.has(name) || schema === undefined) continue;
    found.add(name);
    const parts = listParts(name, schema).flatMap(([, part]) => [part, ...(part.oneOf ?? [])]);
    open.push(
      ...parts.flatMap(({ $ref }) => ($ref === undefined ? [] : [componentName({ $ref })])),
    );
  }
  return found;
}

/** Returns a component and the schemas inside it, each with its place. */
export function listParts(place: string, schema: Schema): readonly (readonly [string, Schema])[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    listParts(`${place}/${key}`, part),
  );
  const items = schema.items === undefined ? [] : listParts(`${place}/items`, schema.items);
  return [[place, schema], ...properties, ...items];
}
