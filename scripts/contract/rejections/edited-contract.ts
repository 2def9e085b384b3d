import { Ajv } from "ajv";
import type { JsonSchema, SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { toJsonSchema } from "../../generate/validators.ts";
import { componentOf, type RequestRoot } from "./place.ts";

/** One change to one schema of the contract. */
export interface Edit {
  readonly component: string;
  /** Keys from the component's schema to the schema that changes. */
  readonly keys: readonly string[];
  readonly change: (schema: JsonSchema) => JsonSchema;
}

/** Whether a value matches a schema. */
export type Check = (value: unknown) => boolean;

/**
 * Compiles request bodies after edits, with the generator's reading of schemas. Only the components
 * that an edit can affect are recompiled.
 */
export class EditedContract {
  readonly #schemas: ReadonlyMap<string, JsonSchema>;
  readonly #original: Ajv;

  constructor(schemas: SchemaLookup) {
    this.#schemas = new Map([...schemas].map(([key, schema]) => [componentOf(key), schema]));
    this.#original = newAjv();
    for (const [name, schema] of this.#schemas)
      this.#original.addSchema(toJsonSchema(schema), name);
  }

  /**
   * Returns the check of a body after the edits; null if ajv refuses the edited schemas, for
   * example if the branch of a tagged union has lost its tag.
   */
  compile(root: RequestRoot, edits: readonly Edit[]): Check | null {
    this.#original.getSchema(root);
    const ajv = newAjv();
    const affected = this.#affectedBy(edits);
    for (const [name, schema] of this.#schemas) {
      const compiled = this.#original.schemas[name];
      if (affected.has(name)) ajv.addSchema(toJsonSchema(editSchema(schema, name, edits)), name);
      else if (compiled !== undefined) ajv.schemas[name] = compiled;
    }
    try {
      return ajv.compile({ $ref: root });
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("discriminator: ")) return null;
      throw error;
    }
  }

  /**
   * Returns the edited components and all components that refer to them, directly or indirectly.
   */
  #affectedBy(edits: readonly Edit[]): ReadonlySet<string> {
    const affected = new Set(edits.map(({ component }) => component));
    for (let size = 0; size < affected.size;) {
      size = affected.size;
      for (const [name, schema] of this.#schemas) {
        if (referencesOf(schema).some((reference) => affected.has(reference))) affected.add(name);
      }
    }
    return affected;
  }
}

function newAjv(): Ajv {
  return new Ajv({
    strict: false,
    discriminator: true,
    validateSchema: false,
    inlineRefs: false,
    // Each check runs a few times, so compile time matters more than run time.
    code: { optimize: false },
  });
}

function editSchema(schema: JsonSchema, name: string, edits: readonly Edit[]): JsonSchema {
  const own = edits.filter(({ component }) => component === name);
  return own.reduce((edited, { keys, change }) => changeAt(edited, keys, change), schema);
}

function changeAt<T>(node: T, keys: readonly string[], change: Edit["change"]): T {
  const [key, ...rest] = keys;
  if (key === undefined) return change(node as JsonSchema) as T;
  if (Array.isArray(node)) {
    return node.map((item: unknown, at) =>
      String(at) === key ? changeAt(item, rest, change) : item,
    ) as T;
  }
  const fields = node as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: changeAt(fields[key], rest, change) } as T;
}

const references = new WeakMap<JsonSchema, readonly string[]>();

/** The components that a schema refers to, at any depth. */
function referencesOf(schema: JsonSchema): readonly string[] {
  const known = references.get(schema);
  if (known !== undefined) return known;
  const found = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = [...found].map(([, name = ""]) => name);
  references.set(schema, names);
  return names;
}
