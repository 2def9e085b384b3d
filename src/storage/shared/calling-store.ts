import type { Operations, Store } from "../../core/ledger/store.ts";

/** The methods of a store that are calls: all but its end. */
export type StoreOperation = Exclude<keyof Store, "close">;

/** Those that both stores carry out by the same statements. */
export type SharedOperation = keyof Operations;

export type StoreArgument<K extends StoreOperation> = Parameters<Store[K]>[0];

export type StoreResult<K extends StoreOperation> = Awaited<ReturnType<Store[K]>>;

/** One call as data. */
export type StoreCall = readonly [operation: StoreOperation, argument: unknown];

/** What became of a call: a result, or why there is none and whether the store is away. */
export type CallOutcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly unavailable: boolean; readonly cause?: unknown };

/**
 * How an operation is carried out. `look-up` and `request`: by each store in its own way (`HotStore`).
 * The others are the same for both (`operations/`) and read: `read` and `long-read`: each of the
 * statements may see another state; `snapshot`: all see the same; `walk`: as `read`, and some see the
 * same by its own steps; `read-of-change`: shows what a change is made of, and waits behind no report;
 * or write in one transaction, of which nothing is kept if the result is a refusal: `note`: tables of
 * its own; `side-note`: as `note`, as often as strangers like, so that nobody waits behind it; `change`:
 * what requests are decided on.
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

/** Every operation of a store. */
export const kinds = {
  findKey: "look-up",
  showAccount: "look-up",
  showKeySums: "look-up",
  placeHold: "request",
  markProgress: "request",
  settle: "request",
  claimReply: "request",
  releaseReply: "request",
  postEntry: "request",
  ping: "request",
  createAccount: "change",
  updateAccount: "change",
  listAccounts: "read",
  countPlans: "read",
  createKey: "change",
  listKeys: "long-read",
  showKey: "read-of-change",
  updateKey: "change",
  rotateKey: "change",
  revokeKey: "change",
  appendAudit: "note",
  listAudit: "long-read",
  addRepair: "note",
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

/** True: the call only reads what is committed. */
export function isRead(operation: StoreOperation): boolean {
  return !changing.has(kinds[operation]);
}

/** True: the call may read much of the ledger. */
export function isLongRead(operation: StoreOperation): boolean {
  return long.has(kinds[operation]);
}

/** What carries out calls: a worker thread, a gateway. */
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

/** A store whose methods are calls that something else carries out. */
export type CallingStore = Calling & Store;

/** Its methods are those of the table above, each with the type that `Store` gives it. */
export const CallingStore = Calling as abstract new () => CallingStore;
