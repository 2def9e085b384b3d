/** The parts of a bundled OpenAPI 3.0 document that the scripts read. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export interface Reference {
  readonly $ref: string;
}

export interface MediaType {
  /** Always a reference; that it is one is for the lint to find out. */
  readonly schema: { readonly $ref?: string };
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Json }>>;
  /** What the JSON text in `data` of a server-sent event holds; OpenAPI 3.0 has no word for it. */
  readonly "x-event-data"?: Reference;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Reference[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Reference>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly description?: string;
  readonly enum?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: Json;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type: string; readonly pattern?: string };
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export interface OperationEntry {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Every operation of the document, in the order of its paths. */
export function listOperations(document: OpenApiDocument): readonly OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** `#/components/schemas/Model` → `Model`; `""` for what is no reference. */
export function componentName({ $ref = "" }: { readonly $ref?: string }): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** The response component that an operation answers with; throws where the name is unknown. */
export function findResponse(document: OpenApiDocument, reference: Reference): Response {
  const response = document.components.responses[componentName(reference)];
  if (response === undefined) throw new Error(`no response component ${reference.$ref}`);
  return response;
}
