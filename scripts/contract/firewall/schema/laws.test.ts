import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSeed } from "../../../../contract-tests/harness/read-seed.ts";
import { listFaults } from "../change.ts";
import { listChanges } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Picks one of few values, so that two schemas often have something in common. */
const maybe = <T>(...values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const defined = (schema: Record<string, unknown>): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const number = fc
  .record({
    nullable: maybe(true),
    type: fc.constantFrom("integer", "number"),
    minimum: maybe(0, 1),
    maximum: maybe(2, 3),
  })
  .chain((base) => maybe(2, 4).map((multipleOf) => defined({ ...base, multipleOf })));
const text = fc
  .record({
    type: fc.constant("string"),
    nullable: maybe(true),
    minLength: maybe(0, 1, 2),
    maxLength: maybe(2, 3),
    pattern: maybe("^a", "b$"),
    enum: maybe(["a"], ["a", "ab"], ["b", "ab"]),
  })
  .map(defined);
const plain = fc.oneof(number, text);
/** Keywords without a type: they accept `null` and all values of other types. */
const half = fc.constantFrom<Schema>(
  { minimum: 1 },
  { maxLength: 2 },
  { pattern: "^a" },
  { enum: ["a", "ab", 1, null] },
);
const joined = fc
  .record({ of: plain, beside: fc.oneof(half, plain), own: maybe(...[{ minLength: 1 }]) })
  .map(({ of, beside, own }): Schema => ({ ...own, allOf: [of, beside] }));
const value = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: joined });
const array = fc
  .record({
    type: fc.constant("array"),
    nullable: maybe(true),
    items: fc.option(value, { nil: undefined }),
    maxItems: maybe(1, 2),
    uniqueItems: maybe(true),
  })
  .map(defined);
const object = fc
  .record({
    type: fc.constant("object"),
    properties: fc.dictionary(fc.constantFrom("a", "b"), value, { noNullPrototype: true }),
    required: maybe(["a"], ["a", "b"]),
    // If a schema is silent, its clients are assumed to send no other fields.
    additionalProperties: fc.constantFrom<unknown>(false, true, { type: "string" }),
  })
  .map(defined);
const single = fc.oneof(value, array, object);
const unionOf = (forms: fc.Arbitrary<Schema>, ...kinds: readonly string[]) =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      forms: fc.array(forms, { minLength: 2, maxLength: 3 }),
    })
    .map(({ kind, forms: list }): Schema => ({ [kind]: list }));
const union = unionOf(single, "oneOf", "anyOf");
// A client that reads a value finds its branch, even if branches of a document overlap.
const valueUnion = unionOf(value, "anyOf");
const schema = fc.oneof(single, union);

const plainValues = [0, 1, 2, 3, 4, 0.5, "", "a", "b", "ab", "abb", true, null];
const values: readonly unknown[] = [
  ...plainValues,
  ...[[], [1], ["a"], ["a", "a"], [1, 2], ["a", 1]],
  ...[
    {},
    { a: 1 },
    { a: "a" },
    { b: "ab" },
    { a: "ab", b: 2 },
    { a: 2, b: "b" },
    { c: 1 },
    { c: "c" },
  ],
];

const ajv = new Ajv({ strict: false, validateSchema: false });

/** Returns for each value whether it matches a schema. */
function fitting(of: Schema): readonly boolean[] {
  const validate = ajv.compile(of);
  return values.map((one) => validate(one));
}

function isFree(direction: "request" | "response", before: Schema, after: Schema): boolean {
  return listFaults(listChanges({ [direction]: before }, { [direction]: after })).length === 0;
}

/** Number of schemas per sample: each is compared with every other. */
const SAMPLE = 40;
/** The proofs use new seeds and more samples; with the fixed seed more runs find no new cases. */
const EDITED_UNIONS = process.env["PROPERTY_SEED"] === undefined ? 300 : 1000;
/** Far more samples than any seed needs. */
const SAMPLES_MAX = 12;

/** Draws samples with the run's seed and the seeds after it, until one makes `isEnough` true. */
function drawUntil(
  isEnough: () => boolean,
  schemas: fc.Arbitrary<Schema>,
  take: (sample: readonly Schema[]) => void,
): void {
  const seed = readSeed(process.env);
  for (let at = 0; at < SAMPLES_MAX && !isEnough(); at += 1) {
    take(fc.sample(schemas, { numRuns: SAMPLE, seed: seed + at }));
  }
}

test.each([
  ["a client may still send every value", "request", fc.oneof(single, union)],
  // New fields of a response are harmless by rule, even if a validator refuses them.
  ["a client knows every value that it receives", "response", fc.oneof(value, array, valueUnion)],
] as const)("%s, unless a change is reported", (_name, direction, schemas) => {
  const wrong: unknown[] = [];
  let free = 0;
  const compareAll = (sample: readonly Schema[]): void => {
    const fits = sample.map(fitting);
    for (const [from, before] of sample.entries()) {
      for (const [to, after] of sample.entries()) {
        if (from === to || !isFree(direction, before, after)) continue;
        free += 1;
        const [given, taken] =
          direction === "request" ? [fits[from], fits[to]] : [fits[to], fits[from]];
        const lost = values.filter((_, at) => given?.[at] === true && taken?.[at] === false);
        if (lost.length > 0) wrong.push({ before, after, lost });
      }
    }
  };
  drawUntil(() => free > 25, schemas, compareAll);
  expect(wrong).toEqual([]);
  expect(free).toBeGreaterThan(25);
});

/** Small edits of a schema as a person makes them; an edit that does not apply is a no-op. */
const edits: readonly ((schema: Schema) => Schema)[] = [
  (of) => ("type" in of ? { ...of, nullable: of["nullable"] !== true } : of),
  ...["pattern", "enum", "minLength", "maxLength", "minimum", "maximum", "required", "items"].map(
    (word) =>
      ({ [word]: _gone, ...rest }: Schema) =>
        rest,
  ),
  (of) => ({ ...of, additionalProperties: true }),
  (of) => ({ allOf: [of, { maxLength: 2 }] }),
  (of) => ({ allOf: [of, { type: "string" }] }),
  (of) => ({ allOf: [of] }),
  (of) => ({ ...of, type: "string" }),
  (of) => ({ anyOf: [of, { type: "array" }] }),
  () => ({}),
];

/** A union of a request, and the same union with one or two edited branches. */
const editedUnion = fc
  .record({
    kind: fc.constantFrom("oneOf", "anyOf"),
    forms: fc.array(single, { minLength: 2, maxLength: 3 }),
    now: fc.constantFrom("oneOf", "oneOf", "anyOf"),
    steps: fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...edits)), { minLength: 0, maxLength: 2 }),
  })
  .map(({ kind, forms, now, steps }): readonly [Schema, Schema] => {
    const edited = forms.map((form, at) =>
      steps.reduce((of, [place, edit]) => (place === at ? edit(of) : of), form),
    );
    return [{ [kind]: forms }, { [now]: edited }];
  });

test("a union with edited branches accepts the same values, unless a change is reported", () => {
  let free = 0;
  const check = ([before, after]: readonly [Schema, Schema]): void => {
    if (!isFree("request", before, after)) return;
    free += 1;
    const [given, taken] = [fitting(before), fitting(after)];
    const lost = values.filter((_, at) => given[at] === true && taken[at] === false);
    expect({ before, after, lost }).toEqual({ before, after, lost: [] });
  };
  fc.assert(fc.property(editedUnion, check), {
    numRuns: EDITED_UNIONS,
    seed: readSeed(process.env),
  });
  expect(free).toBeGreaterThan(EDITED_UNIONS / 20);
});

test.each(["request", "response"] as const)(
  "two harmless changes of a %s are harmless together",
  (direction) => {
    const broken: unknown[] = [];
    let count = 0;
    const compareAll = (sample: readonly Schema[]): void => {
      const isFreeTo = sample.map((from) => sample.map((to) => isFree(direction, from, to)));
      const steps = sample.flatMap((_, from) =>
        sample.flatMap((__, to) =>
          from !== to && isFreeTo[from]?.[to] ? [[from, to] as const] : [],
        ),
      );
      count += steps.length;
      const lost = steps.flatMap(([from, middle]) =>
        sample.flatMap((to, at) =>
          isFreeTo[middle]?.[at] && !isFreeTo[from]?.[at]
            ? [[sample[from], sample[middle], to]]
            : [],
        ),
      );
      broken.push(...lost);
    };
    drawUntil(() => count > 100, value, compareAll);
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);

test("a response may narrow from the values that a request may widen to", () => {
  fc.assert(
    fc.property(value, value, (first, second) => {
      expect(isFree("request", first, second)).toBe(isFree("response", second, first));
    }),
    { numRuns: 200 },
  );
});

test("a schema has no changes from itself", () => {
  fc.assert(
    fc.property(schema, (one) => {
      expect(listChanges({ request: one, response: one }, { request: one, response: one })).toEqual(
        [],
      );
    }),
    { numRuns: 200 },
  );
});
