import type { OpenAPIV3 } from "openapi-types";
import {
  componentName,
  followReference,
  isReference,
} from "../../wire/contract/contract-document.ts";
import { escapeHtml } from "../docs/escape-html.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";

export type Schemas = NonNullable<OpenAPIV3.ComponentsObject["schemas"]>;
type Schema = OpenAPIV3.SchemaObject;
type SchemaPart = Schema | OpenAPIV3.ReferenceObject;

/** Renders Markdown of a contract as HTML. */
export function prose(markdown: string | undefined): string {
  return markdown === undefined ? "" : renderMarkdown(markdown).html;
}

/** Returns the anchor of an object of the contract. */
export function objectId(name: string): string {
  return `object-${name}`;
}

/** Describes a schema briefly, with a link if it is a named object. */
export function typeOf(part: SchemaPart, schemas: Schemas): string {
  if (isReference(part)) {
    const name = componentName(part);
    const schema = followReference<Schema>(part, schemas);
    if (isPlain(schema)) return typeOf(schema, schemas);
    return `<a href="#${objectId(name)}">${escapeHtml(name)}</a>`;
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

/** Describes the bounds of a schema's values, in addition to its type. */
function boundsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format } = schema;
  const range = (low?: number, high?: number, unit = ""): readonly string[] => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`at most ${grouped(high)}${unit}`];
    return [
      high === undefined
        ? `from ${grouped(low)}${unit}`
        : `${grouped(low)} to ${grouped(high)}${unit}`,
    ];
  };
  return [
    ...(format === undefined || format.startsWith("int") ? [] : [format]),
    ...range(minimum, maximum),
    ...range(minLength, maxLength, " characters"),
    ...range(minItems, maxItems, " items"),
  ].join(", ");
}

function grouped(count: number | undefined): string {
  return (count ?? 0).toLocaleString("en-US");
}

/** Returns the fields of an object, its alternatives, or the type of its items, as a list. */
export function fieldsHtml(part: SchemaPart, schemas: Schemas): string {
  const schema = followReference<Schema>(part, schemas);
  const parts = (schema.allOf ?? []).map((each) => fieldsHtml(each, schemas));
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldHtml({ name, field, isRequired: schema.required?.includes(name) === true, schemas }),
  );
  const own = fields.length === 0 ? "" : `<dl class="fields">${fields.join("\n")}</dl>`;
  const variants = schema.oneOf ?? schema.anyOf;
  const either =
    variants === undefined
      ? ""
      : `<p>One of: ${variants.map((each) => typeOf(each, schemas)).join(", ")}.</p>`;
  const items = schema.type === "array" ? `<p>Items: ${typeOf(schema.items, schemas)}.</p>` : "";
  return [...parts, own, either, items].join("");
}

function fieldHtml(row: {
  readonly name: string;
  readonly field: SchemaPart;
  readonly isRequired: boolean;
  readonly schemas: Schemas;
}): string {
  const { name, field, isRequired, schemas } = row;
  const schema = followReference<Schema>(field, schemas);
  const bounds = boundsOf(schema);
  const marks = [
    `<span class="type">${typeOf(field, schemas)}</span>`,
    ...(bounds === "" ? [] : [`<span class="type">${escapeHtml(bounds)}</span>`]),
    ...(isRequired ? [`<span class="required">required</span>`] : []),
    ...(schema.deprecated === true ? [`<span class="required">deprecated</span>`] : []),
  ];
  const isInline = !isReference(field) && schema.properties !== undefined;
  const item = schema.type === "array" && !isReference(schema.items) ? schema.items : undefined;
  const hasFields = item?.properties !== undefined || item?.oneOf !== undefined;
  const inner = isInline ? fieldsHtml(field, schemas) : hasFields ? fieldsHtml(item, schemas) : "";
  return `<dt><code>${escapeHtml(name)}</code> ${marks.join(" ")}</dt>
<dd>${prose(schema.description)}${inner}</dd>`;
}
