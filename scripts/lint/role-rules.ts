import { listOperations, type OpenApiDocument } from "../generate/document.ts";

const roles: readonly unknown[] = ["read", "support", "full"];

/**
 * Each operation of the operators' API names the role that it takes, and what changes something
 * takes more than `read`.
 */
export function findRoleProblems(admin: OpenApiDocument): readonly string[] {
  return listOperations(admin).flatMap(({ method, operation }) => {
    const { operationId, "x-role": role } = operation;
    return [
      ...(roles.includes(role) ? [] : [`${operationId}: names no role`]),
      ...(method !== "get" && role === "read" ? [`${operationId}: changes something as read`] : []),
    ];
  });
}
