import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";

/** Computed, so that no object looks like a promise. */
const [THEN] = ["then"] as const;

type Schema = boolean | Readonly<Record<string, unknown>>;

const small = fc.integer({ min: -6, max: 6 });
const count = fc.nat(3);
const names = ["a", "b", "city", "toString", "x/y~z"];
const name = fc.constantFrom("", ...names);
/** Without "", which ajv does not report as missing: `required: [""]` passes for `{}`. */
const requiredName = fc.constantFrom(...names);
const format = fc.constantFrom("date", "email", "uuid", "ipv4");
const scalar = fc.oneof(small, fc.boolean(), fc.constant(null), fc.constantFrom("a", "bc", ""));
const type = fc.constantFrom("object", "array", "string", "integer", "number", "boolean", "null");

/** Generates random schemas with all keywords. Many are contradictory, and some are recursive. */
const anySchema = fc.letrec<{ schema: Schema; sub: Schema; child: Schema }>((tie) => ({
  sub: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.record({ type }),
    tie("schema"),
    fc.boolean(),
    fc.constant({ $ref: "#/$defs/shared" }),
  ),
  // A schema that refers to itself for the same value is meaningless, so only children may do so.
  child: fc.oneof(tie("sub"), fc.constant({ $ref: "#" })),
  schema: fc
    .record(
      {
        type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
        enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
        const: scalar,
        minimum: small,
        maximum: small,
        exclusiveMinimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.constantFrom(1, 2, 3, 0.5, 0.1),
        minLength: count,
        maxLength: count,
        format,
        pattern: fc.constantFrom("^a", "b$"),
        minItems: count,
        maxItems: count,
        uniqueItems: fc.boolean(),
        items: tie("child"),
        prefixItems: fc.array(tie("child"), { minLength: 1, maxLength: 2 }),
        contains: tie("child"),
        minContains: count,
        maxContains: count,
        properties: fc.dictionary(name, tie("child"), { maxKeys: 3 }),
        required: fc.uniqueArray(requiredName, { maxLength: 3 }),
        additionalProperties: tie("child"),
        propertyNames: tie("sub"),
        minProperties: count,
        maxProperties: count,
        dependentRequired: fc.dictionary(name, fc.uniqueArray(requiredName), { maxKeys: 1 }),
        dependentSchemas: fc.dictionary(name, tie("sub"), { maxKeys: 1 }),
        allOf: fc.array(tie("sub"), { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(tie("sub"), { minLength: 1, maxLength: 3 }),
        oneOf: fc.array(tie("sub"), { minLength: 1, maxLength: 3 }),
        not: tie("sub"),
        if: tie("sub"),
        [THEN]: tie("sub"),
        else: tie("sub"),
      },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map((schema) => thin(schema)),
}));

/** Keeps only a few keywords, because a schema with all of them at once has no valid value. */
function thin(schema: Readonly<Record<string, unknown>>): Schema {
  const entries = Object.entries(schema);
  return Object.fromEntries(entries.filter((_, at) => (at * 7 + entries.length) % 5 === 0));
}

const described = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({ type: fc.constant("string"), minLength: fc.nat(20) }),
    fc.record({ type: fc.constant("string"), maxLength: fc.nat(20) }),
    fc.record({ type: fc.constant("string"), format }),
    fc.record({ type: fc.constantFrom("integer", "number"), minimum: small }),
    fc.record({ type: fc.constantFrom("integer", "number"), exclusiveMaximum: small }),
    fc.record({ type: fc.constant("integer"), minimum: small, multipleOf: fc.integer({ min: 1 }) }),
    fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1 }) }),
    fc.record({ type: fc.constant("array"), items: tie("schema"), minItems: fc.nat(3) }),
    fc.dictionary(name, tie("schema"), { maxKeys: 4 }).map((properties) => ({
      type: "object",
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    })),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.tuple(tie("schema")) }),
  ),
}));

const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true });
formats.default(ajv);

function validate(schema: Schema, value: unknown): string {
  return ajv.validate(schema, value) ? "valid" : ajv.errorsText();
}

test("a generated value is valid for any schema", () => {
  const shared = { type: "object", properties: { a: { $ref: "#" } } };
  let values = 0;
  fc.assert(
    fc.property(anySchema.schema, (schema) => {
      const whole = typeof schema === "boolean" ? schema : { ...schema, $defs: { shared } };
      const instance = instanceOfSchema({ schema: whole, name: "root" });
      if (!instance.made) return;
      values += 1;
      expect(validate(whole, JSON.parse(JSON.stringify(instance.value)))).toBe("valid");
    }),
    { numRuns: 150 },
  );
  expect(values).toBeGreaterThan(20);
});

test("a schema without contradictions always has a value, and always the same", () => {
  fc.assert(
    fc.property(described.schema, (schema) => {
      const instance = instanceOfSchema({ schema, name: "root" });
      expect(instance).toMatchObject({ made: true });
      expect(instance.made && validate(schema, instance.value)).toBe("valid");
      expect(instanceOfSchema({ schema, name: "root" })).toEqual(instance);
    }),
    { numRuns: 100 },
  );
});
