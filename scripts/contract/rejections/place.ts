import type { Path } from "../../../src/wire/contract/issue-wording.ts";
import type { JsonSchema, SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { schemaOf, referenceTo } from "../../../src/wire/contract/json-schema.ts";
import { minimalObject, minimalValue } from "./minimal-value.ts";

/** The request bodies of the contract, by the names of their components. */
export const requestRoots = [
  "ChatCompletionRequest",
  "MessagesRequest",
  "CountTokensRequest",
  "ResponsesRequest",
] as const;
export type RequestRoot = (typeof requestRoots)[number];

/** Place of a schema in the contract, and its path in a request body. */
export interface Place {
  readonly component: string;
  /** Keys that lead from the component's schema to this one. */
  readonly keys: readonly string[];
  readonly schema: JsonSchema;
  readonly root: RequestRoot;
  /** The path in the body. */
  readonly path: Path;
  /** Returns the smallest valid body around a valid value at this place. */
  readonly embed: (value: unknown) => unknown;
}

/** `#/components/schemas/Model` → `Model`. */
export function componentOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/**
 * Returns every schema that request bodies consist of, each once, by its shortest path from a root.
 */
export function listPlaces(schemas: SchemaLookup): readonly Place[] {
  const places: Place[] = [];
  const seen = new Set<string>(requestRoots);
  // A published version may have fewer requests.
  const known = requestRoots.filter((root) => schemas.has(referenceTo(root)));
  const waiting: Place[] = known.map((root) => ({
    component: root,
    keys: [],
    schema: schemaOf(schemas, referenceTo(root)),
    root,
    path: [],
    embed: (value) => value,
  }));
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    places.push(place);
    for (const inner of placesInside(schemas, place)) {
      const { $ref } = inner.schema;
      if (inner.keys.length > 0 && ($ref === undefined || !isBranch(inner))) places.push(inner);
      if ($ref === undefined || seen.has(componentOf($ref))) continue;
      seen.add(componentOf($ref));
      waiting.push({
        ...inner,
        component: componentOf($ref),
        keys: [],
        schema: schemaOf(schemas, $ref),
      });
    }
  }
  return places;
}

function isBranch({ keys }: Place): boolean {
  return keys.at(-2) === "oneOf";
}

/** Returns the schemas directly inside the schema of a component: properties, items, branches. */
function placesInside(schemas: SchemaLookup, place: Place): readonly Place[] {
  const { schema, embed, path } = place;
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const property: Place = {
      ...place,
      keys: ["properties", name],
      schema: inner,
      path: [...path, name],
      embed: (value) => embed({ ...minimalObject(schemas, schema), [name]: value }),
    };
    return [property, ...itemsOf(property)];
  });
  const branches = (schema.oneOf ?? []).map((branch, at) => ({
    ...place,
    keys: ["oneOf", String(at)],
    schema: branch,
  }));
  return [...properties, ...itemsOf(place), ...branches];
}

function itemsOf(place: Place): readonly Place[] {
  const { items } = place.schema;
  if (items === undefined) return [];
  return [
    {
      ...place,
      keys: [...place.keys, "items"],
      schema: items,
      path: [...place.path, 0],
      embed: (value) => place.embed([value]),
    },
  ];
}

/** Returns the smallest valid value at a place. */
export function minimalAt(schemas: SchemaLookup, { schema, component, keys }: Place): unknown {
  return minimalValue(schemas, schema, `${component}.${keys.at(-1) ?? ""}`);
}
