import {
  hasType,
  referenceTo,
  resolveSchema,
  type JsonSchema,
  type SchemaLookup,
} from "../../../src/wire/contract/json-schema.ts";
import { isImplied } from "../../generate/implied-bounds.ts";
import type { Edit } from "./edited-contract.ts";
import { minimalObject, minimalValue } from "./minimal-value.ts";
import { componentOf, minimalAt, type Place } from "./place.ts";

/** A rule of a request schema, with values that satisfy it and values that violate it. */
export interface Constraint {
  readonly place: Place;
  /** The rule's keyword, with the field if it names one: `required: model`. */
  readonly rule: string;
  /** Last part of the pointer, below the place. */
  readonly field: string | null;
  readonly accepted: unknown;
  /** The first candidate that only this rule refuses becomes the witness. */
  readonly candidates: readonly unknown[];
  /** Removes the rule. */
  readonly relax: Edit;
  /**
   * Remove other rules that refuse the same bodies; these edits alone do not make the witness
   * valid.
   */
  readonly guards: readonly Edit[];
}

const anyValues: readonly unknown[] = [1, "x", true, [], {}, 1.5];

/** Returns the schema without the given keys. */
function without(schema: JsonSchema, ...keys: readonly (keyof JsonSchema)[]): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !keys.some((dropped) => dropped === key)),
  );
}

/** Returns every constraint at the places. */
export function listConstraints(
  schemas: SchemaLookup,
  places: readonly Place[],
): readonly Constraint[] {
  return places.flatMap((place) => new PlaceConstraints(schemas, place).list());
}

/** The constraints of one place. */
class PlaceConstraints {
  readonly #schemas: SchemaLookup;
  readonly #place: Place;
  readonly #schema: JsonSchema;
  readonly #valid: unknown;
  readonly #unions: readonly TaggedUnion[];

  constructor(schemas: SchemaLookup, place: Place) {
    this.#schemas = schemas;
    this.#place = place;
    this.#schema = place.schema;
    this.#valid = minimalAt(schemas, place);
    this.#unions = unionsWith(schemas, place.component);
  }

  list(): readonly Constraint[] {
    if (this.#schema.$ref !== undefined) return this.#reference(this.#schema.$ref);
    return [
      ...this.#type(),
      ...this.#choices(),
      ...this.#union(),
      ...this.#fields(),
      ...this.#sizes(),
    ];
  }

  #make(
    rule: string,
    change: Edit["change"],
    rest: Partial<Constraint> & Pick<Constraint, "candidates">,
  ): Constraint {
    const { component, keys } = this.#place;
    return {
      place: this.#place,
      rule,
      field: null,
      accepted: this.#valid,
      relax: { component, keys, change },
      guards: [],
      ...rest,
    };
  }

  #edit(change: Edit["change"]): Edit {
    const { component, keys } = this.#place;
    return { component, keys, change };
  }

  /** A place governed by a component: without the reference every value would be valid. */
  #reference($ref: string): readonly Constraint[] {
    const target = resolveSchema(this.#schemas, { $ref });
    if (target.type === undefined && target.oneOf === undefined) return [];
    const rule = `$ref ${$ref.slice($ref.lastIndexOf("/") + 1)}`;
    return [this.#make(rule, () => ({}), { candidates: [...anyValues, null] })];
  }

  #type(): readonly Constraint[] {
    const { type, nullable, enum: choices } = this.#schema;
    if (type === undefined) return [];
    const { keys } = this.#place;
    const isRead = keys.length === 0 || (keys.length === 2 && this.#isTag(keys[1]));
    const guards = isRead ? this.#unionGuards() : [];
    const typeGuards =
      choices === undefined ? guards : [...guards, this.#edit((s) => without(s, "enum"))];
    const nullGuards =
      choices === undefined
        ? guards
        : [...guards, this.#edit((s) => ({ ...s, enum: [...choices, null] }))];
    const wrong = anyValues.filter((value) => !hasType(value, type));
    const rules = [
      this.#make(`type: ${type}`, (schema) => without(schema, "type", "nullable"), {
        candidates: type === "integer" ? [1.5, ...wrong] : wrong,
        guards: typeGuards,
      }),
    ];
    if (nullable === true) return rules;
    const notNull = this.#make("not null", (schema) => ({ ...schema, nullable: true }), {
      candidates: [null],
      guards: nullGuards,
    });
    return [...rules, notNull];
  }

  #choices(): readonly Constraint[] {
    const { enum: choices, pattern } = this.#schema;
    const other = "x";
    if (pattern !== undefined) {
      const lift = (schema: JsonSchema) => without(schema, "pattern");
      return [this.#make(`pattern: ${pattern}`, lift, { candidates: [other] })];
    }
    if (choices === undefined) return [];
    const relax = (schema: JsonSchema) => ({ ...schema, enum: [...choices, other] });
    return [this.#make("enum", relax, { candidates: [other] })];
  }

  #union(): readonly Constraint[] {
    const { oneOf, discriminator } = this.#schema;
    if (oneOf === undefined) return [];
    if (discriminator === undefined) {
      const candidates = [...anyValues, null];
      return [this.#make("oneOf", (schema) => without(schema, "oneOf"), { candidates })];
    }
    const { propertyName } = discriminator;
    const first = minimalValue(this.#schemas, oneOf[0] ?? {}) as object;
    return [
      this.#make("discriminator", (schema) => without(schema, "oneOf", "discriminator"), {
        candidates: [{ ...first, [propertyName]: "x" }],
        field: propertyName,
      }),
    ];
  }

  #fields(): readonly Constraint[] {
    const { required = [], additionalProperties, properties } = this.#schema;
    const valid = properties === undefined ? {} : minimalObject(this.#schemas, this.#schema);
    const missing = required.map((name) =>
      this.#make(
        `required: ${name}`,
        (schema) => ({ ...schema, required: required.filter((other) => other !== name) }),
        {
          field: name,
          candidates: [
            Object.fromEntries(Object.entries(valid).filter(([field]) => field !== name)),
          ],
          guards: this.#isTag(name) ? this.#unionGuards() : [],
        },
      ),
    );
    if (additionalProperties !== false) return missing;
    const closed = this.#make(
      "additionalProperties: false",
      (schema) => ({ ...schema, additionalProperties: true }),
      { field: "unlisted", candidates: [{ ...valid, unlisted: 1 }] },
    );
    return [...missing, closed];
  }

  #sizes(): readonly Constraint[] {
    const { minItems, maxItems, minLength, maxLength } = this.#schema;
    const { minimum, maximum, items = {}, type } = this.#schema;
    const list = (length: number) =>
      Array.from({ length }, () => minimalValue(this.#schemas, items));
    const step = type === "integer" ? 1 : 0.01;
    const rows: readonly (readonly [keyof JsonSchema, number | undefined, Values])[] = [
      ["minItems", minItems, (bound) => [list(bound), list(bound - 1)]],
      ["maxItems", maxItems, (bound) => [list(bound), list(bound + 1)]],
      ["minLength", minLength, (bound) => [this.#valid, "x".repeat(bound - 1)]],
      ["maxLength", maxLength, (bound) => ["x".repeat(bound), "x".repeat(bound + 1)]],
      ["minimum", minimum, (bound) => [bound, bound - step]],
      ["maximum", maximum, (bound) => [bound, bound + step]],
    ];
    return rows.flatMap(([rule, bound, values]) => {
      if (bound === undefined || isImplied(rule, bound)) return [];
      const [accepted, rejected] = values(bound);
      const relax = (schema: JsonSchema) => without(schema, rule);
      return [this.#make(`${rule}: ${bound}`, relax, { accepted, candidates: [rejected] })];
    });
  }

  /** Returns whether a field of this place's component is its tag. */
  #isTag(name: string | undefined): boolean {
    return this.#unions.some(({ tag }) => tag === name);
  }

  /**
   * The branch's union requires an object and reads its tag before it examines the branch, so the
   * branch's own rules for these never refuse first.
   */
  #unionGuards(): readonly Edit[] {
    const change = (schema: JsonSchema) => without(schema, "type", "discriminator");
    return this.#unions.map(({ component }) => ({ component, keys: [], change }));
  }
}

interface TaggedUnion {
  readonly component: string;
  readonly tag: string;
}

/** Returns the tagged unions that have a component as a branch. */
function unionsWith(schemas: SchemaLookup, component: string): readonly TaggedUnion[] {
  return [...schemas].flatMap(([key, { oneOf = [], discriminator }]) => {
    const isBranch = oneOf.some(({ $ref }) => $ref === referenceTo(component));
    if (discriminator === undefined || !isBranch) return [];
    return [{ component: componentOf(key), tag: discriminator.propertyName }];
  });
}

type Values = (bound: number) => readonly [accepted: unknown, rejected: unknown];
