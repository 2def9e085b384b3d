import type { OpenAPIV3 } from "openapi-types";
import type { JsonSchema } from "../../../src/contract/json-schema.ts";

/** A schema of an OpenAPI 3.0 document, or a reference to one. */
export type ApiSchema = JsonSchema;
export type ApiReference = OpenAPIV3.ReferenceObject;
export type ApiParameter = OpenAPIV3.ParameterObject & { readonly schema: ApiSchema };
export type ApiHeader = OpenAPIV3.HeaderObject & { readonly schema: ApiSchema };
export type Security = readonly OpenAPIV3.SecurityRequirementObject[];

export interface ApiMedia extends Omit<OpenAPIV3.MediaTypeObject, "schema"> {
  readonly schema: ApiSchema;
  /** The content of the JSON text in `data` of a server-sent event. */
  readonly "x-event-data"?: ApiSchema;
}

export interface ApiResponse {
  readonly headers?: Readonly<Record<string, ApiHeader | ApiReference>>;
  readonly content?: Readonly<Record<string, ApiMedia>>;
}

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
  readonly info: OpenAPIV3.InfoObject;
  readonly servers: readonly OpenAPIV3.ServerObject[];
  readonly security?: Security;
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Resolves a reference, and returns anything else as it is; throws if the part does not exist. */
export function resolve<T extends object>(document: ApiDocument, part: T | ApiReference): T {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part as T;
  const [, , kind = "", name = ""] = part.$ref.split("/");
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`the document has no ${part.$ref}`);
  return resolve(document, found as T);
}
