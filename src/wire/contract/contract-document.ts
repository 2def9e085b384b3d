import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../../generated/document.ts";

/** An operation with its path template and its method in lower case. */
export interface ContractOperation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  /**
   * Security of the operation, or of the document by default; never empty in a checked document.
   */
  readonly security: readonly OpenAPIV3.SecurityRequirementObject[];
  readonly responses: OpenAPIV3.ResponsesObject;
  /** The role that an operation of the admin API requires. */
  readonly role: string | undefined;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** Returns all operations in the order of the document. */
export function contractOperations(document: ContractDocument): readonly ContractOperation[] {
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

/** Returns the component name of a reference. */
export function componentName({ $ref }: OpenAPIV3.ReferenceObject): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Returns the part itself, or the part to which it refers; throws for a dangling reference. */
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
