import { listOperations, type OpenApiDocument } from "../generate/document.ts";

/**
 * No two operations of all documents have the same name: logs, metrics and the check of our own
 * responses tell them apart by it.
 */
export function findNameProblems(documents: readonly OpenApiDocument[]): readonly string[] {
  const names = documents
    .flatMap((document) => listOperations(document))
    .map((entry) => entry.operation.operationId);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  return repeated.map((name) => `${name}: names two operations`);
}
