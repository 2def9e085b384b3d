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
 * - `client-note`: like `note`, but clients control the rate, so no other call waits for it.
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
  | "client-note"
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
  changeCustomerKey: "change",
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
  addFailedRequests: "client-note",
  showFailedRequest: "read",
  listFailedRequests: "long-read",
  listRequests: "snapshot",
  listSessions: "snapshot",
  listDeprecatedUses: "snapshot",
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

const changing: ReadonlySet<Kind> = new Set(["request", "note", "client-note", "change"]);
const long: ReadonlySet<Kind> = new Set(["long-read", "snapshot", "walk"]);

/** Reports whether the call only reads committed data. */
export function isRead(operation: StoreOperation): boolean {
  return !changing.has(kinds[operation]);
}

/** Reports whether the call may read much of the ledger. */
export function isLongRead(operation: StoreOperation): boolean {
  return long.has(kinds[operation]);
}

/**
 * A store whose methods are calls that another component runs. A subclass states how a call is run,
 * and overrides the methods that are more than that.
 */
export abstract class CallingStore implements Store {
  abstract call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>>;

  abstract close(): Promise<void>;

  findKey: Store["findKey"] = (hash) => this.call("findKey", hash);
  showAccount: Store["showAccount"] = (id) => this.call("showAccount", id);
  showKeySums: Store["showKeySums"] = (keyId) => this.call("showKeySums", keyId);
  findCallStates: Store["findCallStates"] = (query) => this.call("findCallStates", query);
  placeHold: Store["placeHold"] = (hold) => this.call("placeHold", hold);
  markProgress: Store["markProgress"] = (progress) => this.call("markProgress", progress);
  settle: Store["settle"] = (settlement) => this.call("settle", settlement);
  claimReply: Store["claimReply"] = (claim) => this.call("claimReply", claim);
  releaseReply: Store["releaseReply"] = (claim) => this.call("releaseReply", claim);
  postEntry: Store["postEntry"] = (entry) => this.call("postEntry", entry);
  resolveHolds: Store["resolveHolds"] = (resolving) => this.call("resolveHolds", resolving);
  ping: Store["ping"] = () => this.call("ping", undefined);
  createAccount: Store["createAccount"] = (account) => this.call("createAccount", account);
  updateAccount: Store["updateAccount"] = (update) => this.call("updateAccount", update);
  listAccounts: Store["listAccounts"] = (query) => this.call("listAccounts", query);
  countPlans: Store["countPlans"] = () => this.call("countPlans", undefined);
  hasOlderProcess: Store["hasOlderProcess"] = () => this.call("hasOlderProcess", undefined);
  createKey: Store["createKey"] = (key) => this.call("createKey", key);
  listKeys: Store["listKeys"] = (query) => this.call("listKeys", query);
  showKey: Store["showKey"] = (id) => this.call("showKey", id);
  updateKey: Store["updateKey"] = (update) => this.call("updateKey", update);
  rotateKey: Store["rotateKey"] = (rotation) => this.call("rotateKey", rotation);
  revokeKey: Store["revokeKey"] = (revocation) => this.call("revokeKey", revocation);
  changeCustomerKey: Store["changeCustomerKey"] = (request) =>
    this.call("changeCustomerKey", request);
  appendAudit: Store["appendAudit"] = (line) => this.call("appendAudit", line);
  listAudit: Store["listAudit"] = (query) => this.call("listAudit", query);
  addRepair: Store["addRepair"] = (repair) => this.call("addRepair", repair);
  listUnresolvedHolds: Store["listUnresolvedHolds"] = (query) =>
    this.call("listUnresolvedHolds", query);
  repairSums: Store["repairSums"] = (repair) => this.call("repairSums", repair);
  findAlerts: Store["findAlerts"] = (watch) => this.call("findAlerts", watch);
  listEndedAlerts: Store["listEndedAlerts"] = (query) => this.call("listEndedAlerts", query);
  raiseAlerts: Store["raiseAlerts"] = (round) => this.call("raiseAlerts", round);
  claimAlert: Store["claimAlert"] = (claim) => this.call("claimAlert", claim);
  endAlert: Store["endAlert"] = (end) => this.call("endAlert", end);
  listDueCustomers: Store["listDueCustomers"] = (query) => this.call("listDueCustomers", query);
  listEntries: Store["listEntries"] = (query) => this.call("listEntries", query);
  showRequest: Store["showRequest"] = (id) => this.call("showRequest", id);
  addFailedRequests: Store["addFailedRequests"] = (requests) =>
    this.call("addFailedRequests", requests);
  showFailedRequest: Store["showFailedRequest"] = (id) => this.call("showFailedRequest", id);
  listFailedRequests: Store["listFailedRequests"] = (query) =>
    this.call("listFailedRequests", query);
  listRequests: Store["listRequests"] = (query) => this.call("listRequests", query);
  listSessions: Store["listSessions"] = (query) => this.call("listSessions", query);
  listDeprecatedUses: Store["listDeprecatedUses"] = (query) =>
    this.call("listDeprecatedUses", query);
  usage: Store["usage"] = (query) => this.call("usage", query);
  statement: Store["statement"] = (query) => this.call("statement", query);
  verify: Store["verify"] = (query) => this.call("verify", query);
  keepVerified: Store["keepVerified"] = (update) => this.call("keepVerified", update);
  findArchivedPlace: Store["findArchivedPlace"] = () => this.call("findArchivedPlace", undefined);
  findLogEnd: Store["findLogEnd"] = () => this.call("findLogEnd", undefined);
  readLog: Store["readLog"] = (query) => this.call("readLog", query);
  findArchivedPlaces: Store["findArchivedPlaces"] = (accountIds) =>
    this.call("findArchivedPlaces", accountIds);
  moveArchived: Store["moveArchived"] = (move) => this.call("moveArchived", move);
  deleteArchived: Store["deleteArchived"] = (slice) => this.call("deleteArchived", slice);
}
