import type {
  AdminOperationId,
  AdminInput,
  AdminReply,
} from "../../wire/contract/admin-contract.ts";
import type { Actor } from "../../access/auth/roles.ts";
import type { AdminContext } from "./admin-context.ts";

/** Who asks, and what the operation works with. */
export interface RunParts {
  readonly actor: Actor;
  readonly context: AdminContext;
}

/** One call of an operation, its input checked against the contract. */
export interface AdminCall<K extends AdminOperationId> extends AdminInput<K>, RunParts {}

/** Carries out one operation; throws a `GatewayError` where it is refused. */
export type AdminOperation<K extends AdminOperationId> = (
  call: AdminCall<K>,
) => Promise<AdminReply<K>>;
