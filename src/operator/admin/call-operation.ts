import { operations } from "../../../generated/admin/operations.ts";
import type {
  AdminInput,
  AdminOperationId,
  AdminReply,
  RawAdminInput,
} from "../../wire/contract/admin-contract.ts";
import type { OperationCaller } from "./operation.ts";
import { runOperation } from "./run-operation.ts";

/**
 * Input that a caller passes to an operation; parts that the operation does not take are omitted.
 */
export type OperationInput<K extends AdminOperationId> = Partial<AdminInput<K>>;

/** Calls an operation of the admin API, in this process or over HTTP. */
export type CallOperation = <K extends AdminOperationId>(
  operationId: K,
  input?: OperationInput<K>,
) => Promise<AdminReply<K>>;

/**
 * Returns the input in the form in which it arrives over HTTP: parameters as text, and a body if
 * the operation takes one.
 */
export function rawInputOf<K extends AdminOperationId>(
  operationId: K,
  { path, query, body }: OperationInput<K>,
): RawAdminInput {
  return {
    path: { ...path },
    query: { ...query },
    body: operations[operationId].request === null ? null : (body ?? {}),
  };
}

/** Returns a caller that carries out operations in this process. */
export function createLocalCall(parts: OperationCaller): CallOperation {
  return (operationId, input = {}) =>
    runOperation(operationId, rawInputOf(operationId, input), parts);
}
