import { operations } from "../../../generated/admin/operations.ts";
import type {
  AdminInput,
  AdminOperationId,
  AdminReply,
  RawAdminInput,
} from "../../wire/contract/admin-contract.ts";
import type { RunParts } from "./operation.ts";
import { runOperation } from "./run-operation.ts";

/** What a caller passes to an operation; a part that the operation does not take is left out. */
export type OperationInput<K extends AdminOperationId> = Partial<AdminInput<K>>;

/** Calls an operation of the operators' contract, in this process or over HTTP. */
export type CallOperation = <K extends AdminOperationId>(
  operationId: K,
  input?: OperationInput<K>,
) => Promise<AdminReply<K>>;

/** The input in the form in which it arrives over HTTP: parameters as text, a body where one is taken. */
export function rawInputOf<K extends AdminOperationId>(
  operationId: K,
  { path, query, body }: OperationInput<K>,
): RawAdminInput {
  return {
    path: textsOf(path),
    query: textsOf(query),
    body: operations[operationId].request === null ? null : (body ?? {}),
  };
}

function textsOf(values: object | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

/** Operations carried out in this process. */
export function createLocalCall(parts: RunParts): CallOperation {
  return (operationId, input = {}) =>
    runOperation(operationId, rawInputOf(operationId, input), parts);
}
