import official32 from "@seriousme/openapi-schema-validator/schemas/v3.2/schema.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { contractDocument } from "../../generated/document.ts";
import { parseSse } from "../../contract-tests/harness/parse-sse.ts";
import { toOpenApi32 } from "../../src/http/pages/openapi-3.2.ts";
import { contractSchemas } from "../../src/wire/contract/contract-schemas.ts";
import { toJsonSchema } from "../generate/validators.ts";
import { findValidator } from "./find-validator.ts";
import { listAcceptedBodies, listRefusedBodies } from "./rejections/atlas.ts";

const twin = toOpenApi32(contractDocument) as Twin;

interface Twin {
  readonly openapi: string;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

type Content = Readonly<
  Record<
    string,
    {
      readonly itemSchema?: object;
      readonly schema?: object;
      readonly examples?: Readonly<
        Record<string, { readonly value?: unknown; readonly serializedValue?: string }>
      >;
    }
  >
>;

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv, ["date-time"]);
ajv.addSchema(twin, "twin");

/** For the official schema, which names formats of its own. */
const official = new Ajv2020({ strict: false });
addFormats.default(official);
official.addFormat("media-range", true);

/** The schemas of the document itself, by their names. */
const original = new Ajv({ strict: false, logger: false });
addFormats.default(original, ["date-time"]);
for (const [name, schema] of Object.entries(contractDocument.components?.schemas ?? {})) {
  original.addSchema(toJsonSchema(schema), name);
}

/** Returns whether the twin's component accepts a value. */
function accepts(name: string, value: unknown): boolean {
  const validate = ajv.getSchema(`twin#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`the twin has no schema ${name}`);
  return validate(value) === true;
}

test("the twin is valid by the official schema of OpenAPI 3.2", () => {
  const validate = official.compile(official32);
  expect([validate(twin), validate.errors, twin.openapi]).toEqual([true, null, "3.2.0"]);
  expect(validate({ ...twin, components: { schemas: [] } })).toBe(false);
});

test("both documents accept and refuse the same requests", () => {
  const bodies = [...listAcceptedBodies(contractSchemas), ...listRefusedBodies()];
  const differing = bodies.filter(
    ({ root, body }) => accepts(root, body) !== findValidator(root)?.(body),
  );
  expect(differing).toEqual([]);
  expect(bodies.length).toBeGreaterThan(1_500);
});

/** The schema of each JSON reply and each stream, with its examples. */
const replies = Object.entries(twin.components.responses).flatMap(([name, { content = {} }]) =>
  Object.entries(content).map(([type, media]) => [`${name} ${type}`, media] as const),
);

test("the twin accepts each example of a reply, and each event of each stream, by itemSchema", () => {
  const refused = replies.flatMap(([name, { itemSchema, schema, examples = {} }]) =>
    Object.entries(examples).flatMap(([example, { value, serializedValue }]) => {
      const items = serializedValue === undefined ? [value] : parseSse(serializedValue);
      const validate = ajv.compile(withBase(itemSchema ?? schema ?? {}));
      return items.every((item) => validate(item)) ? [] : [`${name} ${example}`];
    }),
  );
  expect(refused).toEqual([]);
  const streams = replies.filter(([, { itemSchema }]) => itemSchema !== undefined);
  expect(streams.length).toBe(3);
});

interface EventData {
  readonly const?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: object;
  readonly anyOf?: readonly EventData[];
}

/** Returns whether a tool that decodes `data` accepts it: as a text, or as JSON of a schema. */
function decodes(data: string, { const: text, contentSchema, anyOf }: EventData): boolean {
  if (anyOf !== undefined) return anyOf.some((way) => decodes(data, way));
  if (contentSchema === undefined) return data === text;
  const validate = ajv.compile(withBase(contentSchema));
  try {
    return validate(JSON.parse(data));
  } catch {
    return false;
  }
}

test("the data of each event is a text or JSON of its contentSchema, and so is an error", () => {
  const streams = replies.flatMap(([name, { itemSchema, examples = {} }]) => {
    const { properties } = (itemSchema ?? {}) as { readonly properties?: { data: EventData } };
    const texts = Object.values(examples).flatMap(({ serializedValue }) => serializedValue ?? []);
    return properties === undefined ? [] : [{ name, schema: properties.data, texts }];
  });
  const error = { message: "m", type: "api_error", param: null, code: "c", details: null };
  const failure = JSON.stringify({ type: "error", error, request_id: "req_1" });
  for (const { name, schema, texts } of streams) {
    const data = texts.flatMap((text) => parseSse(text).map((event) => event.data));
    expect(data.filter((each) => !decodes(each, schema))).toEqual([]);
    expect([name, decodes("[DONE]", schema)]).toEqual([name, name.startsWith("ChatCompletion")]);
    expect([name, decodes("{}", schema), decodes("[START]", schema)]).toEqual([name, false, false]);
    if (!name.startsWith("Response")) expect(decodes(failure, schema)).toBe(true);
  }
});

test("both documents accept and refuse the same variants of replies", () => {
  const names = Object.keys(twin.components.schemas);
  const values = replies
    .flatMap(([, { examples = {} }]) => Object.values(examples).flatMap(({ value }) => value ?? []))
    .flatMap(variantsOf);
  const differing = names.filter((name) => {
    const isValid = original.getSchema(name);
    return values.some((value) => accepts(name, value) !== isValid?.(value));
  });
  expect(differing).toEqual([]);
});

/** Returns an object, and for each of its fields at any depth one without it and one with null. */
function variantsOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [null, "", 1, value];
  const entries = Object.entries(value);
  const isArray = Array.isArray(value);
  return entries.flatMap(([key, inner], at) => {
    const others = entries.filter((_, other) => other !== at);
    const rebuild = (list: readonly (readonly [string, unknown])[]): unknown =>
      isArray ? list.map(([, item]) => item) : Object.fromEntries(list);
    const inside = variantsOf(inner).map((variant) => rebuild([...others, [key, variant]]));
    return [rebuild(others), ...inside];
  });
}

/** Returns a schema whose references lead into the twin. */
function withBase(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"twin#/components/'),
  ) as object;
}
