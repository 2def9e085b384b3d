import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../../generated/document.ts";

/** One operation with its place: the path template and the method in lower case. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  /** Of the operation, else of the document; never empty for a document that was checked. */
  readonly security: readonly OpenAPIV3.SecurityRequirementObject[];
  readonly responses: OpenAPIV3.ResponsesObject;
  /** The role that an operation of the operators' API takes. */
  readonly role: string | undefined;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** All operations in the order of the document. */
export function placedOperations(document: ContractDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      if (operation === undefined) return [];
      const security = operation.security ?? document.security ?? [];
      const { operationId, responses, "x-role": role } = operation;
      return [{ path, method, operationId, security, responses, role }];
    }),
  );
}

/** The name of the component that a reference leads to. */
export function componentName({ $ref }: OpenAPIV3.ReferenceObject): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** The part itself, or what it refers to; throws where the reference leads nowhere. */
export function followReference<T extends object>(
  part: T | OpenAPIV3.ReferenceObject,
  components: Readonly<Record<string, T | OpenAPIV3.ReferenceObject>> | undefined,
): T {
  if (!isReference(part)) return part;
  const found = components?.[componentName(part)];
  if (found === undefined) throw new Error(`the contract has no component ${part.$ref}`);
  return followReference(found, components);
}

export function isReference(part: object): part is OpenAPIV3.ReferenceObject {
  return "$ref" in part;
}
