/** A schema of an OpenAPI 3.0 document, as far as a comparison reads it. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ApiSchema;
  readonly items?: ApiSchema;
  readonly oneOf?: readonly ApiSchema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ApiReference {
  readonly $ref: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: ApiSchema;
}

export interface ApiHeader {
  readonly required?: boolean;
  readonly schema: ApiSchema;
}

export interface ApiMedia {
  readonly schema: ApiSchema;
  /** What the JSON text in `data` of a server-sent event holds. */
  readonly "x-event-data"?: ApiSchema;
}

export interface ApiResponse {
  readonly headers?: Readonly<Record<string, ApiHeader | ApiReference>>;
  readonly content?: Readonly<Record<string, ApiMedia>>;
}

export type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface ApiOperation {
  readonly operationId: string;
  readonly security?: Security;
  readonly parameters?: readonly (ApiParameter | ApiReference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, ApiMedia>>;
  };
  readonly responses: Readonly<Record<string, ApiResponse | ApiReference>>;
}

export interface ApiDocument {
  readonly info: { readonly version: string };
  readonly servers: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, { readonly default: string }>>;
  }[];
  readonly security?: Security;
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What a reference names, and what is none as it is; throws where the document has no such part. */
export function resolve<T extends object>(document: ApiDocument, part: T | ApiReference): T {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part as T;
  const [, , kind = "", name = ""] = part.$ref.split("/");
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`the document has no ${part.$ref}`);
  return resolve(document, found as T);
}
