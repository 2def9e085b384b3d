import type { Store } from "../ledger/store.ts";

/** The methods of a store that are calls: all but its end. */
export type StoreOperation = Exclude<keyof Store, "close">;

export type StoreArgument<K extends StoreOperation> = Parameters<Store[K]>[0];

export type StoreResult<K extends StoreOperation> = Awaited<ReturnType<Store[K]>>;

/** One call as data. */
export type StoreCall = readonly [operation: StoreOperation, argument: unknown];

/** What became of a call: a result, or why there is none and whether the store is away. */
export type CallOutcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly unavailable: boolean; readonly cause?: unknown };

/** True: the call only reads what is committed. */
export const readsOnly: Readonly<Record<StoreOperation, boolean>> = {
  findKey: true,
  placeHold: false,
  markProgress: false,
  settle: false,
  claimReply: false,
  releaseReply: false,
  createAccount: false,
  updateAccount: false,
  listAccounts: true,
  countPlans: true,
  showAccount: true,
  showKeySums: true,
  postEntry: false,
  createKey: false,
  listKeys: true,
  showKey: true,
  updateKey: false,
  rotateKey: false,
  revokeKey: false,
  appendAudit: false,
  listAudit: true,
  addRepair: false,
  findAlerts: true,
  listEndedAlerts: true,
  raiseAlerts: false,
  claimAlert: false,
  endAlert: false,
  listDueCustomers: true,
  listEntries: true,
  showRequest: true,
  addFailedRequests: false,
  showFailedRequest: true,
  listFailedRequests: true,
  listRequests: true,
  usage: true,
  statement: true,
  verify: true,
  keepVerified: false,
  findArchivedPlace: true,
  findLogEnd: true,
  readLog: true,
  findArchivedPlaces: true,
  moveArchived: false,
  deleteArchived: false,
  ping: false,
};

/** Operations after which a key may be another than the one that was looked up. */
export const changesKeys: ReadonlySet<StoreOperation> = new Set([
  "createKey",
  "updateKey",
  "rotateKey",
  "revokeKey",
  "updateAccount",
]);

/** What carries out calls: a worker thread, a gateway. */
abstract class Calling {
  abstract call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>>;

  abstract close(): Promise<void>;
}

for (const operation of Object.keys(readsOnly) as readonly StoreOperation[]) {
  const method = function (this: Calling, argument: never): Promise<unknown> {
    return this.call(operation, argument);
  };
  Object.defineProperty(Calling.prototype, operation, { value: method, writable: true });
}

/** A store whose methods are calls that something else carries out. */
export type CallingStore = Calling & Store;

/** Its methods are those of the table above, each with the type that `Store` gives it. */
export const CallingStore = Calling as abstract new () => CallingStore;

/** A store that carries out the calls of another, and whose end is its own. */
export class ForwardingStore extends CallingStore {
  readonly #store: CallingStore;
  readonly #end: () => Promise<void>;

  constructor(store: CallingStore, end: () => Promise<void>) {
    super();
    this.#store = store;
    this.#end = end;
  }

  override call: CallingStore["call"] = (operation, argument) =>
    this.#store.call(operation, argument);

  override close(): Promise<void> {
    return this.#end();
  }
}
