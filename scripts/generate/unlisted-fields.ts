import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { componentName, type Json, type OpenApiDocument, type Schema } from "./document.ts";

/** The rules of one field, as `spec/unlisted-fields.yaml` describes them. */
interface FieldRule {
  readonly drop?: "any" | readonly Json[];
  readonly forward?: { readonly type?: "number" | "integer"; readonly enum?: readonly Json[] };
}

type Table = Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

const requests: Readonly<Record<string, string>> = {
  chat: "ChatCompletionRequest",
  messages: "MessagesRequest",
  responses: "ResponsesRequest",
};

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.

/** What happens to one field that the contract does not list, or whose value it refuses. */
export interface FieldRule {
  /** The values that are left out and named in \`x-ignored-fields\`. */
  readonly drop?: "any" | readonly unknown[];
  /** The values that say what an absent field says. */
  readonly omit?: readonly unknown[];
  /** The values that are replaced. */
  readonly replace?: Readonly<Record<string, string>>;
  /** The field beside it that takes its place, and its content for each value. */
  readonly move?: {
    readonly into: string;
    readonly values: Readonly<Record<string, object>>;
    readonly inexact: readonly string[];
  };
  /** The values that are forwarded to upstreams that accept the field. */
  readonly forward?: {
    readonly type?: "number" | "integer";
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
  };
  /** Fields of the object to whose other fields the rules do not apply. */
  readonly unless?: Readonly<Record<string, string>>;
}

/** The rules of a protocol, by the place of the field: a JSON pointer with \`*\` for indices. */
export type FieldRules = Readonly<Record<string, FieldRule>>;
`;

/** Renders the rules of \`spec/unlisted-fields.yaml\`, with those for the value null. */
export async function renderUnlistedFields(file: URL, document: OpenApiDocument): Promise<string> {
  const table = parse(await readFile(file, "utf8")) as Table;
  const sections = Object.entries(table).map(([protocol, rules]) => {
    const listed = listPlaces(document, requests[protocol] ?? "");
    const nulls = [...listed].filter(([, isOptional]) => isOptional).map(([place]) => place);
    const unlisted = Object.keys(rules).filter((place) => !listed.has(place));
    const dropsNull = new Set([...nulls, ...unlisted]);
    const places = [...Object.keys(rules), ...nulls.filter((place) => !(place in rules))];
    const lines = places.map((place) => {
      const rule = rules[place] ?? {};
      const { drop = [] } = rule;
      const isComplete = drop === "any" || !dropsNull.has(place);
      const complete = isComplete ? rule : { ...rule, drop: [...drop, null] };
      return `    ${JSON.stringify(place)}: ${JSON.stringify(complete)},`;
    });
    return [`  ${protocol}: {`, ...lines, `  },`];
  });
  const protocols = Object.keys(table)
    .map((name) => JSON.stringify(name))
    .join(" | ");
  return [
    header,
    `/** The fields that are forwarded. */`,
    `export interface ForwardedFields {`,
    ...Object.values(table).flatMap((rules) => Object.entries(rules).flatMap(forwardedField)),
    `}`,
    ``,
    `/** The rules by protocol. */`,
    `export const unlistedFields: Readonly<Record<${protocols}, FieldRules>> = {`,
    ...sections.flat(),
    `};`,
    ``,
  ].join("\n");
}

function forwardedField([place, { forward }]: readonly [string, FieldRule]): readonly string[] {
  if (forward === undefined) return [];
  const values = forward.enum?.map((value) => JSON.stringify(value)).join(" | ") ?? "number";
  return [`  readonly ${place.slice(1)}?: ${values};`];
}

/**
 * Returns the places of all fields of a component, and whether the field is optional and null is
 * not one of its values.
 */
function listPlaces(document: OpenApiDocument, component: string): ReadonlyMap<string, boolean> {
  const { schemas } = document.components;
  const places = new Map<string, boolean>();
  const visit = (reference: Schema, place: string, outer: readonly string[]): void => {
    const { $ref } = reference;
    if ($ref !== undefined && outer.includes($ref)) return;
    const within = $ref === undefined ? outer : [...outer, $ref];
    const schema = resolve(schemas, reference);
    for (const branch of schema.oneOf ?? []) visit(branch, place, within);
    if (schema.items !== undefined) visit(schema.items, `${place}/*`, within);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const at = `${place}/${name}`;
      const isRequired = schema.required?.includes(name) === true;
      const refusesNull = !isRequired && !acceptsNull(schemas, field);
      places.set(at, refusesNull && places.get(at) !== false);
      visit(field, at, within);
    }
  };
  visit({ $ref: `#/components/schemas/${component}` }, "", []);
  return places;
}

function acceptsNull(schemas: Readonly<Record<string, Schema>>, reference: Schema): boolean {
  const schema = resolve(schemas, reference);
  if (schema.nullable === true) return true;
  if (schema.oneOf !== undefined) return schema.oneOf.some((one) => acceptsNull(schemas, one));
  return schema.type === undefined && schema.enum === undefined;
}

function resolve(schemas: Readonly<Record<string, Schema>>, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[componentName(schema)];
  if (found === undefined) throw new Error(`no schema ${schema.$ref}`);
  return resolve(schemas, found);
}
