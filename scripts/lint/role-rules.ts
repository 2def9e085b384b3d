import { listOperations, type OpenApiDocument } from "../generate/document.ts";

const roles: readonly unknown[] = ["read", "support", "full"];

/**
 * Each operation of the operators' API names the role that it takes, what changes something takes
 * more than `read`, and no operation has the name of one of `/v1`: logs, metrics and the check of
 * our own responses tell them apart by it.
 */
export function findRoleProblems(documents: {
  readonly client: OpenApiDocument;
  readonly admin: OpenApiDocument;
}): readonly string[] {
  const taken = new Set(
    listOperations(documents.client).map((entry) => entry.operation.operationId),
  );
  return listOperations(documents.admin).flatMap(({ method, operation }) => {
    const { operationId, "x-role": role } = operation;
    return [
      ...(roles.includes(role) ? [] : [`${operationId}: names no role`]),
      ...(method !== "get" && role === "read" ? [`${operationId}: changes something as read`] : []),
      ...(taken.has(operationId) ? [`${operationId}: is an operation of /v1 too`] : []),
    ];
  });
}
