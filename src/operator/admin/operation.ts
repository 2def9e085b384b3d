import type {
  AdminOperationId,
  AdminInput,
  AdminReply,
} from "../../wire/contract/admin-contract.ts";
import type { Actor } from "../../access/auth/roles.ts";
import type { AdminContext } from "./admin-context.ts";

/** The caller and the dependencies of an operation. */
export interface RunParts {
  readonly actor: Actor;
  readonly context: AdminContext;
}

/** A call of an operation, with its input checked against the contract. */
export interface AdminCall<K extends AdminOperationId> extends AdminInput<K>, RunParts {}

/** Carries out one operation; throws a `GatewayError` if it is refused. */
export type AdminOperation<K extends AdminOperationId> = (
  call: AdminCall<K>,
) => Promise<AdminReply<K>>;
