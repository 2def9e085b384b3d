/** What the HTTP room reads of the bundled OpenAPI document; the rest is carried as it is. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, ContractPath>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, object>> };
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface ContractOperation {
  readonly operationId: string;
  readonly security?: readonly SecurityRequirement[];
}

type Method = "get" | "put" | "post" | "delete" | "patch";

export type ContractPath = { readonly [M in Method]?: ContractOperation };

/** One operation with its place: the path template and the method in lower case. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  /** Of the operation, else of the document; never empty for a document that was checked. */
  readonly security: readonly SecurityRequirement[];
}

const methods: readonly Method[] = ["get", "put", "post", "delete", "patch"];

/** All operations in the order of the document. */
export function placedOperations(document: ContractDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const security = operation.security ?? document.security ?? [];
      return [{ path, method, operationId: operation.operationId, security }];
    }),
  );
}
