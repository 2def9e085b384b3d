import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { Operations, Store } from "../../core/ledger/store.ts";

/** The store methods that are calls: all except `close`. */
export type StoreOperation = Exclude<keyof Store, "close">;

/** Operations that both stores run with the same statements. */
export type SharedOperation = keyof Operations;

export type StoreArgument<K extends StoreOperation> = Parameters<Store[K]>[0];

export type StoreResult<K extends StoreOperation> = Awaited<ReturnType<Store[K]>>;

/** One call as data. */
export type StoreCall = readonly [operation: StoreOperation, argument: unknown];

/**
 * Outcome of a call: a result and the charges that the embedded store's engine reversed for it, or
 * an error and whether the store is unavailable.
 */
export type CallOutcome =
  | { readonly value: unknown; readonly reversed?: readonly ReversedCharge[] }
  | { readonly error: string; readonly unavailable: boolean; readonly cause?: unknown };

/**
 * How an operation is run. Each store has its own implementation of `look-up` and `request`
 * (`HotStore`). The other kinds are shared (`operations/`). These kinds read:
 * - `read`, `long-read`: each statement may see a different state.
 * - `snapshot`: all statements see the same state.
 * - `walk`: like `read`, but its own steps make some statements see the same state.
 * - `read-of-change`: reads the data that a change is based on, and does not wait for reports.
 *
 * These kinds write in one transaction, which is rolled back if the result is a refusal:
 * - `note`: writes only tables that holds and settlements do not use.
 * - `side-note`: like `note`, but clients control the rate, so no other call waits for it.
 * - `change`: writes data that requests depend on.
 */
type Kind =
  | "look-up"
  | "request"
  | "read"
  | "long-read"
  | "snapshot"
  | "walk"
  | "read-of-change"
  | "note"
  | "side-note"
  | "change";

/** The kind of every store operation. */
export const kinds = {
  findKey: "look-up",
  showAccount: "look-up",
  showKeySums: "look-up",
  findCallStates: "look-up",
  placeHold: "request",
  markProgress: "request",
  settle: "request",
  claimReply: "request",
  releaseReply: "request",
  postEntry: "request",
  resolveHolds: "request",
  ping: "request",
  createAccount: "change",
  updateAccount: "change",
  listAccounts: "read",
  countPlans: "read",
  hasOlderProcess: "read",
  createKey: "change",
  listKeys: "long-read",
  showKey: "read-of-change",
  updateKey: "change",
  rotateKey: "change",
  revokeKey: "change",
  appendAudit: "note",
  listAudit: "long-read",
  addRepair: "note",
  listUnresolvedHolds: "read",
  repairSums: "change",
  findAlerts: "read",
  listEndedAlerts: "read",
  raiseAlerts: "note",
  claimAlert: "note",
  endAlert: "note",
  listDueCustomers: "read",
  listEntries: "long-read",
  showRequest: "read",
  addFailedRequests: "side-note",
  showFailedRequest: "read",
  listFailedRequests: "long-read",
  listRequests: "snapshot",
  usage: "snapshot",
  statement: "snapshot",
  verify: "walk",
  keepVerified: "note",
  findArchivedPlace: "read",
  findLogEnd: "read",
  readLog: "long-read",
  findArchivedPlaces: "read",
  moveArchived: "note",
  deleteArchived: "note",
} as const satisfies Readonly<Record<StoreOperation, Kind>>;

const changing: ReadonlySet<Kind> = new Set(["request", "note", "side-note", "change"]);
const long: ReadonlySet<Kind> = new Set(["long-read", "snapshot", "walk"]);

/** Reports whether the call only reads committed data. */
export function isRead(operation: StoreOperation): boolean {
  return !changing.has(kinds[operation]);
}

/** Reports whether the call may read much of the ledger. */
export function isLongRead(operation: StoreOperation): boolean {
  return long.has(kinds[operation]);
}

/** Base class of callers, such as a worker thread or a gateway. */
abstract class Calling {
  abstract call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>>;

  abstract close(): Promise<void>;
}

for (const operation of Object.keys(kinds) as readonly StoreOperation[]) {
  const method = function (this: Calling, argument: never): Promise<unknown> {
    return this.call(operation, argument);
  };
  Object.defineProperty(Calling.prototype, operation, { value: method, writable: true });
}

/** A store whose methods are calls that another component runs. */
export type CallingStore = Calling & Store;

/** Its methods are those of the table above, each with its type in `Store`. */
export const CallingStore = Calling as abstract new () => CallingStore;
