import type { OpenAPIV3 } from "openapi-types";

/**
 * A bundled OpenAPI 3.0 document in the narrower form that the lint of the specification checks.
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export type Reference = OpenAPIV3.ReferenceObject;

export interface MediaType {
  /** A reference, or the forms of a stream: its text or one event; the lint checks it. */
  readonly schema: Partial<Reference> & { readonly oneOf?: readonly Schema[] };
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Json }>>;
  /** One SSE event of a stream; OpenAPI 3.0 can express neither this nor the next three. */
  readonly "x-event-schema"?: Reference;
  /** The content of the JSON text in an event's `data`. */
  readonly "x-event-data"?: Reference;
  readonly "x-event-data-media-type"?: string;
  /** The order of the events, from spec/stream-grammar.yaml. */
  readonly "x-stream-grammar"?: Json;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** The days from which something is deprecated and from which it stops working. */
interface Deprecable {
  readonly deprecated?: boolean;
  readonly "x-deprecated-at"?: string;
  readonly "x-sunset"?: string;
}

export interface Operation extends Deprecable {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The role that an operation of the admin API requires. */
  readonly "x-role"?: string;
  readonly parameters?: readonly Reference[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Reference>>;
}

type SchemaObject = Readonly<OpenAPIV3.BaseSchemaObject>;

export interface Schema
  extends
    Partial<Reference>,
    Pick<SchemaObject, "nullable" | "description" | "required">,
    Deprecable {
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly enum?: readonly Json[];
  /** The known values of a text to which others may be added. */
  readonly "x-extensible-enum"?: readonly string[];
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: OpenAPIV3.DiscriminatorObject;
  readonly "x-option"?: Option;
  /** The label and more of the field in a form, as in `FormField` of page-fields.ts. */
  readonly "x-field"?: JsonObject;
  readonly "x-columns"?: ListColumns;
  /** The order in which forms and options have the fields. */
  readonly "x-order"?: readonly string[];
}

/**
 * The columns of the lists of a record, in order. A column is a field, `usage.prompt_tokens`, or
 * with another title `account_id as account`.
 */
export interface ListColumns {
  /** A command's table. */
  readonly command?: readonly string[];
  /** A command's CSV. */
  readonly csv?: readonly string[];
  /** The dashboard's CSV. */
  readonly file?: readonly string[];
  /** The dashboard's table: the titles of the columns, by field. */
  readonly view?: Readonly<Record<string, string>>;
}

/** The option of a command that sets a field. */
export interface Option {
  /** Default: the field's name. */
  readonly name?: string;
  /** Placeholder of its value in the help; default: its words. */
  readonly value?: string;
  readonly summary: string;
  /** The values that it may have; default: those of the field. */
  readonly words?: readonly string[];
  readonly isRepeated?: boolean;
}

export interface Parameter extends Pick<OpenAPIV3.ParameterObject, "name" | "in"> {
  readonly schema: Schema;
  readonly "x-option"?: Option;
}

export interface Header {
  readonly schema: Schema;
}

export interface OpenApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    /** The day of publication, or `unreleased`; the generator sets it. */
    readonly "x-revision"?: string;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

export interface OperationEntry {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Returns every operation of the document, in the order of its paths. */
export function listOperations(document: OpenApiDocument): readonly OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Returns `Model` for `#/components/schemas/Model`; `""` without a reference. */
export function componentName({ $ref = "" }: { readonly $ref?: string }): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Returns the response component of an operation; throws if the name is unknown. */
export function findResponse(document: OpenApiDocument, reference: Reference): Response {
  const response = document.components.responses[componentName(reference)];
  if (response === undefined) throw new Error(`no response component ${reference.$ref}`);
  return response;
}
