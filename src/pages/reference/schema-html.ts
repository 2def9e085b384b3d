import type { OpenAPIV3 } from "openapi-types";
import {
  componentName,
  followReference,
  isReference,
} from "../../wire/contract/contract-document.ts";
import { escapeHtml } from "../../http/pages/escape-html.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";

export type Schemas = NonNullable<OpenAPIV3.ComponentsObject["schemas"]>;
type Schema = OpenAPIV3.SchemaObject;
type SchemaPart = Schema | OpenAPIV3.ReferenceObject;

/** The schemas of a contract, and the objects around the described place. */
interface Around {
  readonly schemas: Schemas;
  /** The names of the objects that are being described, outermost first. */
  readonly names: readonly string[];
}

/** Renders Markdown of a contract as HTML. */
export function prose(markdown: string | undefined): string {
  return markdown === undefined ? "" : renderMarkdown(markdown).html;
}

/** Describes a schema briefly: its type, its values, or the names of its objects. */
export function typeOf(part: SchemaPart, schemas: Schemas): string {
  if (isReference(part)) {
    const schema = followReference<Schema>(part, schemas);
    return isPlain(schema) ? typeOf(schema, schemas) : escapeHtml(componentName(part));
  }
  const orNull = part.nullable === true ? " or null" : "";
  return `${bareType(part, schemas)}${orNull}`;
}

/** Returns whether one line describes a schema completely: it has no fields and no alternatives. */
export function isPlain(schema: Schema): boolean {
  const { type, properties, oneOf, anyOf, allOf } = schema;
  const parts = [properties, oneOf, anyOf, allOf];
  return type !== "array" && parts.every((part) => part === undefined);
}

function bareType(schema: Schema, schemas: Schemas): string {
  if (schema.type === "array") return `array of ${typeOf(schema.items, schemas)}`;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) {
    return variants.map((each) => typeOf(each, schemas)).join(" or ");
  }
  if (schema.enum !== undefined) {
    return schema.enum
      .map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`)
      .join(", ");
  }
  const [only] = schema.allOf ?? [];
  if (only !== undefined && schema.properties === undefined) return typeOf(only, schemas);
  return escapeHtml(schema.type ?? "any");
}

/**
 * The bounds that stand for "no bound of its own" (`spec/decisions.md`, "maximum lengths and
 * numbers") or the size of a type: other limits are reached first, so they are for programs only.
 */
const NO_BOUND = { length: 67_108_864, items: 500_000, number: 2 ** 31 - 1 } as const;

/** Describes the bounds of a schema's values that a reader needs, in addition to its type. */
function boundsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format } = schema;
  return [
    ...(format === undefined || format.startsWith("int") ? [] : [format]),
    ...range([minimum, maximum], NO_BOUND.number, ""),
    ...range([minLength, maxLength], NO_BOUND.length, " character"),
    ...range([minItems, maxItems], NO_BOUND.items, " item"),
  ].join(", ");
}

type Bounds = readonly [low: number | undefined, high: number | undefined];

function range([low, stated]: Bounds, none: number, unit: string): readonly string[] {
  const high = stated === undefined || stated >= none ? undefined : stated;
  if (low === undefined && high === undefined) return [];
  const units = unit === "" || (high ?? low) === 1 ? unit : `${unit}s`;
  if (low === undefined) return [`at most ${grouped(high)}${units}`];
  if (high === undefined) return [`at least ${grouped(low)}${units}`];
  return [`${grouped(low)} to ${grouped(high)}${units}`];
}

function grouped(count: number | undefined): string {
  return (count ?? 0).toLocaleString("en-US");
}

/**
 * Returns the fields of a schema, of its alternatives or of its items, as a list. Objects within it
 * are folded at their places; one that contains itself is described once.
 */
export function fieldsHtml(part: SchemaPart, schemas: Schemas): string {
  return contentHtml(part, { schemas, names: [] });
}

function contentHtml(part: SchemaPart, around: Around): string {
  const { schemas, names } = around;
  const own = isReference(part) ? componentName(part) : null;
  if (own !== null && names.includes(own)) return `<p>As ${escapeHtml(own)} above.</p>`;
  const inside = own === null ? around : { schemas, names: [...names, own] };
  const schema = followReference<Schema>(part, schemas);
  const parts = (schema.allOf ?? []).map((each) => contentHtml(each, inside));
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) === true;
    return fieldHtml({ name, field, isRequired }, inside);
  });
  const fields = rows.length === 0 ? "" : `<dl class="fields">${rows.join("\n")}</dl>`;
  const variants = (schema.oneOf ?? schema.anyOf ?? []).map((each) => variantHtml(each, inside));
  const items = schema.type === "array" ? contentHtml(schema.items, inside) : "";
  return [...parts, fields, ...variants, items].join("");
}

/** Returns one alternative of a schema, folded if it has fields. */
function variantHtml(part: SchemaPart, around: Around): string {
  const content = contentHtml(part, around);
  const schema = followReference<Schema>(part, around.schemas);
  const about = content === "" || !isReference(part) ? "" : prose(schema.description);
  return content === "" ? "" : foldedHtml(variantName(part, around.schemas), about + content);
}

/** Names an alternative by the value of its tag, such as `type`, or by its type. */
function variantName(part: SchemaPart, schemas: Schemas): string {
  const { properties = {} } = followReference<Schema>(part, schemas);
  const tags = ["type", "role"].flatMap((name) => {
    const field = properties[name];
    const values = field === undefined ? [] : (followReference<Schema>(field, schemas).enum ?? []);
    const value: unknown = values.length === 1 ? values[0] : undefined;
    return value === undefined
      ? []
      : [`<code>${name}: ${escapeHtml(JSON.stringify(value))}</code>`];
  });
  const name = typeOf(part, schemas);
  return tags[0] === undefined ? name : `${tags[0]} <span class="type">${name}</span>`;
}

function foldedHtml(name: string, content: string): string {
  return `<details class="child"><summary>${name}</summary>${content}</details>`;
}

interface Field {
  readonly name: string;
  readonly field: SchemaPart;
  readonly isRequired: boolean;
}

function fieldHtml({ name, field, isRequired }: Field, around: Around): string {
  const { schemas } = around;
  const schema = followReference<Schema>(field, schemas);
  const bounds = boundsOf(schema);
  const marks = [
    `<span class="type">${typeOf(field, schemas)}</span>`,
    ...(bounds === "" ? [] : [`<span class="type">${escapeHtml(bounds)}</span>`]),
    ...(isRequired ? [`<span class="required">required</span>`] : []),
    ...(schema.deprecated === true ? [`<span class="required">deprecated</span>`] : []),
  ];
  return `<dt><code>${escapeHtml(name)}</code> ${marks.join(" ")}</dt>
<dd>${prose(schema.description)}${innerHtml(field, around)}</dd>`;
}

/** Returns the folded fields of a field's object, of its alternatives or of its items. */
function innerHtml(field: SchemaPart, around: Around): string {
  const { schemas } = around;
  const content = contentHtml(field, around);
  if (content === "") return "";
  const { type, properties, oneOf, anyOf } = followReference<Schema>(field, schemas);
  // Each alternative is folded on its own.
  const isFolded = properties === undefined && type !== "array" && (oneOf ?? anyOf) !== undefined;
  return isFolded ? content : foldedHtml(type === "array" ? "Items" : "Fields", content);
}
