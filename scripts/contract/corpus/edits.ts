import { isObject, type JsonObject } from "../firewall/part.ts";

/** `narrowed`: fewer values are valid than before; `widened`: more are. */
export type Effect = "narrowed" | "widened";

/** An edit of one constraint of a schema. */
export interface SchemaEdit {
  readonly keyword: string;
  readonly effect: Effect;
  readonly schema: JsonObject;
}

type Rule = (schema: JsonObject) => readonly SchemaEdit[];

const upper = ["maxLength", "maxItems", "maxProperties", "maximum"];
const lower = ["minLength", "minItems", "minProperties", "minimum"];

const bounds: Rule = (schema) =>
  [...upper, ...lower].flatMap((keyword) => {
    const bound = schema[keyword];
    if (typeof bound !== "number") return [];
    const [less, more]: readonly [Effect, Effect] = upper.includes(keyword)
      ? ["narrowed", "widened"]
      : ["widened", "narrowed"];
    const moved = (by: number) => ({ ...schema, [keyword]: bound + by });
    const edits = [{ keyword, effect: more, schema: moved(1) }];
    // Lengths and counts are not negative.
    if (bound > 0) edits.push({ keyword, effect: less, schema: moved(-1) });
    return edits;
  });

const pattern: Rule = (schema) => {
  if (schema["type"] !== "string" || schema["enum"] !== undefined) return [];
  const { pattern: given, ...rest } = schema;
  return given === undefined
    ? [{ keyword: "pattern", effect: "narrowed", schema: { ...schema, pattern: "^[a-f]+$" } }]
    : [{ keyword: "pattern", effect: "widened", schema: rest }];
};

const values: Rule = (schema) => {
  const known: unknown = schema["enum"];
  if (!Array.isArray(known) || !known.every((value) => typeof value === "string")) return [];
  const words: readonly string[] = known;
  const edits: SchemaEdit[] = [
    { keyword: "enum", effect: "widened", schema: { ...schema, enum: [...words, "another_word"] } },
  ];
  if (words.length > 1) {
    edits.push({
      keyword: "enum",
      effect: "narrowed",
      schema: { ...schema, enum: words.slice(1) },
    });
  }
  return edits;
};

const nullable: Rule = (schema) => {
  if (typeof schema["type"] !== "string" || schema["enum"] !== undefined) return [];
  const { nullable: given, ...rest } = schema;
  return given === true
    ? [{ keyword: "nullable", effect: "narrowed", schema: rest }]
    : [{ keyword: "nullable", effect: "widened", schema: { ...schema, nullable: true } }];
};

/** A field with one word tells the branches of a union apart: without it a value fits several. */
function isTag(field: unknown): boolean {
  const words: unknown = isObject(field) ? field["enum"] : undefined;
  return Array.isArray(words) && words.length === 1;
}

const required: Rule = (schema) => {
  const { properties } = schema;
  if (!isObject(properties)) return [];
  const given: unknown = schema["required"];
  const names = Array.isArray(given) ? (given as readonly string[]) : [];
  const free = names.find((name) => !isTag(properties[name]));
  const optional = Object.keys(properties).find((name) => !names.includes(name));
  const edits: SchemaEdit[] = [];
  if (optional !== undefined) {
    const more = { ...schema, required: [...names, optional] };
    edits.push({ keyword: "required", effect: "narrowed", schema: more });
  }
  if (free !== undefined) {
    const { required: _, ...rest } = schema;
    const left = names.filter((name) => name !== free);
    const less = left.length === 0 ? rest : { ...schema, required: left };
    edits.push({ keyword: "required", effect: "widened", schema: less });
  }
  return edits;
};

const type: Rule = (schema) => {
  if (schema["type"] === "integer") {
    return [{ keyword: "type", effect: "widened", schema: { ...schema, type: "number" } }];
  }
  return schema["type"] === "number" && schema["format"] === undefined
    ? [{ keyword: "type", effect: "narrowed", schema: { ...schema, type: "integer" } }]
    : [];
};

/** A branch of a union without a tag; the tags of others are names of their branches. */
const branches: Rule = (schema) =>
  ["oneOf", "anyOf"].flatMap((keyword) => {
    const given = schema[keyword];
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    if (list.length < 2 || schema["discriminator"] !== undefined) return [];
    const more = { type: "boolean" };
    return [
      { keyword, effect: "narrowed", schema: { ...schema, [keyword]: list.slice(1) } },
      { keyword, effect: "widened", schema: { ...schema, [keyword]: [...list, more] } },
    ] satisfies SchemaEdit[];
  });

const items: Rule = (schema) =>
  schema["type"] === "array" && schema["uniqueItems"] === undefined
    ? [{ keyword: "uniqueItems", effect: "narrowed", schema: { ...schema, uniqueItems: true } }]
    : [];

const rules: readonly Rule[] = [bounds, pattern, values, nullable, required, type, branches, items];

/** Returns a schema with each of its own constraints narrowed and widened, one at a time. */
export function editsOf(schema: JsonObject): readonly SchemaEdit[] {
  return rules.flatMap((rule) => rule(schema));
}
