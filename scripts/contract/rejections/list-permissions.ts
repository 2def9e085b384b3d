import type { JsonSchema, SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { isImplied } from "../../generate/implied-bounds.ts";
import type { Edit } from "./edited-contract.ts";
import { minimalObject, minimalValue } from "./minimal-value.ts";
import type { Place } from "./place.ts";

/** Something that a request schema allows, with the smallest body that needs it. */
export interface Permission {
  readonly place: Place;
  /** The permitted value or field: `enum: "low"`, `property: name`. */
  readonly rule: string;
  readonly accepted: unknown;
  /** Removes the permission. */
  readonly tighten: Edit;
}

/** Returns every permission at the places. */
export function listPermissions(
  schemas: SchemaLookup,
  places: readonly Place[],
): readonly Permission[] {
  return places.flatMap((place) => permissionsAt(schemas, place));
}

type Row = readonly [rule: string, accepted: unknown, change: Edit["change"]];

function permissionsAt(schemas: SchemaLookup, place: Place): readonly Permission[] {
  const { component, keys, schema } = place;
  const rows = [
    ...wordRows(schema),
    ...fieldRows(schemas, schema, component),
    ...boundRows(schemas, schema),
    ...branchRows(schemas, schema),
  ];
  return rows.map(([rule, accepted, change]) => ({
    place,
    rule,
    accepted,
    tighten: { component, keys, change },
  }));
}

function wordRows({ enum: choices = [], nullable }: JsonSchema): readonly Row[] {
  const words = choices.map((choice): Row => {
    const others = choices.filter((other) => other !== choice);
    return [
      `enum: ${JSON.stringify(choice)}`,
      choice,
      (schema) => ({ ...schema, enum: others.length > 0 ? others : ["another word"] }),
    ];
  });
  if (nullable !== true) return words;
  return [...words, ["null", null, (schema) => ({ ...schema, nullable: false })]];
}

function fieldRows(schemas: SchemaLookup, schema: JsonSchema, component: string): readonly Row[] {
  const { properties, required = [], additionalProperties } = schema;
  if (properties === undefined) {
    if (additionalProperties !== true) return [];
    return [["any field", { x: 1 }, (open) => ({ ...open, additionalProperties: false })]];
  }
  const valid = minimalObject(schemas, schema, component);
  const names = Object.keys(properties);
  const fields = names.map((name): Row => {
    const rule = properties[name] ?? {};
    const value = minimalValue(schemas, rule, `${component}.${name}`);
    const others = Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name));
    return [
      `property: ${name}`,
      { ...valid, [name]: value },
      (open) => ({ ...open, properties: others, additionalProperties: false }),
    ];
  });
  const optional = names
    .filter((name) => !required.includes(name))
    .map((name): Row => [
      `optional: ${name}`,
      valid,
      (open) => ({ ...open, required: [...required, name] }),
    ]);
  return [...fields, ...optional];
}

function boundRows(schemas: SchemaLookup, schema: JsonSchema): readonly Row[] {
  const { minItems, maxItems, minLength, maxLength, minimum, maximum } = schema;
  const { items = {}, type } = schema;
  const list = (length: number) => Array.from({ length }, () => minimalValue(schemas, items));
  const step = type === "integer" ? 1 : 0.01;
  const rows: readonly (readonly [keyof JsonSchema, number | undefined, number, Witness])[] = [
    ["minItems", minItems, 1, list],
    ["maxItems", maxItems, -1, list],
    ["minLength", minLength, 1, (bound) => "x".repeat(bound)],
    ["maxLength", maxLength, -1, (bound) => "x".repeat(bound)],
    ["minimum", minimum, step, (bound) => bound],
    ["maximum", maximum, -step, (bound) => bound],
  ];
  return rows.flatMap(([rule, bound, inwards, witness]) => {
    // A size cannot be below 0.
    const isLeast = bound === 0 && inwards === -1;
    if (bound === undefined || isLeast || isImplied(rule, bound)) return [];
    return [
      [`${rule}: ${bound} itself`, witness(bound), (s) => ({ ...s, [rule]: bound + inwards })],
    ] satisfies readonly Row[];
  });
}

type Witness = (bound: number) => unknown;

function branchRows(schemas: SchemaLookup, { oneOf = [] }: JsonSchema): readonly Row[] {
  return oneOf.map((branch, at): Row => {
    const name = branch.$ref?.slice(branch.$ref.lastIndexOf("/") + 1) ?? String(at);
    return [
      `branch: ${name}`,
      minimalValue(schemas, branch),
      (union) => ({ ...union, oneOf: oneOf.filter((_, other) => other !== at) }),
    ];
  });
}
