import type { Store } from "../ledger/store.ts";

/** The methods of a store that are calls: all but its end. */
export type StoreOperation = Exclude<keyof Store, "close">;

export type StoreArgument<K extends StoreOperation> = Parameters<Store[K]>[0];

export type StoreResult<K extends StoreOperation> = Awaited<ReturnType<Store[K]>>;

/** One call as data. `owner` is the process that it is made for; absent: the store's own. */
export type StoreCall = readonly [operation: StoreOperation, argument: unknown, owner?: string];

/** What became of a call: a result, or why there is none and whether the store is away. */
export type CallOutcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly unavailable: boolean };

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
  showAccount: true,
  showKeySums: true,
  postEntry: false,
  createKey: false,
  listKeys: true,
  updateKey: false,
  rotateKey: false,
  revokeKey: false,
  appendAudit: false,
  listAudit: true,
  findAlerts: true,
  raiseAlerts: false,
  claimAlert: false,
  endAlert: false,
  listEntries: true,
  showRequest: true,
  listRequests: true,
  usage: true,
  statement: true,
  verify: true,
  ping: false,
};

/** Whether a word that came over a wire names an operation. */
export function isStoreOperation(word: unknown): word is StoreOperation {
  return typeof word === "string" && Object.hasOwn(readsOnly, word);
}

/** A store whose methods are calls that something else carries out: a worker thread, a socket. */
export abstract class CallingStore implements Store {
  abstract call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>>;

  abstract close(): Promise<void>;

  findKey(hash: StoreArgument<"findKey">): Promise<StoreResult<"findKey">> {
    return this.call("findKey", hash);
  }

  placeHold(hold: StoreArgument<"placeHold">): Promise<StoreResult<"placeHold">> {
    return this.call("placeHold", hold);
  }

  markProgress(progress: StoreArgument<"markProgress">): Promise<void> {
    return this.call("markProgress", progress);
  }

  settle(settlement: StoreArgument<"settle">): Promise<StoreResult<"settle">> {
    return this.call("settle", settlement);
  }

  claimReply(claim: StoreArgument<"claimReply">): Promise<StoreResult<"claimReply">> {
    return this.call("claimReply", claim);
  }

  releaseReply(claim: StoreArgument<"releaseReply">): Promise<void> {
    return this.call("releaseReply", claim);
  }

  createAccount(account: StoreArgument<"createAccount">): Promise<StoreResult<"createAccount">> {
    return this.call("createAccount", account);
  }

  updateAccount(update: StoreArgument<"updateAccount">): Promise<StoreResult<"updateAccount">> {
    return this.call("updateAccount", update);
  }

  listAccounts(): Promise<StoreResult<"listAccounts">> {
    return this.call("listAccounts", undefined);
  }

  showAccount(id: StoreArgument<"showAccount">): Promise<StoreResult<"showAccount">> {
    return this.call("showAccount", id);
  }

  showKeySums(keyId: StoreArgument<"showKeySums">): Promise<StoreResult<"showKeySums">> {
    return this.call("showKeySums", keyId);
  }

  postEntry(entry: StoreArgument<"postEntry">): Promise<StoreResult<"postEntry">> {
    return this.call("postEntry", entry);
  }

  createKey(key: StoreArgument<"createKey">): Promise<StoreResult<"createKey">> {
    return this.call("createKey", key);
  }

  listKeys(accountId: StoreArgument<"listKeys">): Promise<StoreResult<"listKeys">> {
    return this.call("listKeys", accountId);
  }

  updateKey(update: StoreArgument<"updateKey">): Promise<StoreResult<"updateKey">> {
    return this.call("updateKey", update);
  }

  rotateKey(rotation: StoreArgument<"rotateKey">): Promise<StoreResult<"rotateKey">> {
    return this.call("rotateKey", rotation);
  }

  revokeKey(revocation: StoreArgument<"revokeKey">): Promise<StoreResult<"revokeKey">> {
    return this.call("revokeKey", revocation);
  }

  appendAudit(line: StoreArgument<"appendAudit">): Promise<void> {
    return this.call("appendAudit", line);
  }

  listAudit(query: StoreArgument<"listAudit">): Promise<StoreResult<"listAudit">> {
    return this.call("listAudit", query);
  }

  findAlerts(watch: StoreArgument<"findAlerts">): Promise<StoreResult<"findAlerts">> {
    return this.call("findAlerts", watch);
  }

  raiseAlerts(round: StoreArgument<"raiseAlerts">): Promise<number> {
    return this.call("raiseAlerts", round);
  }

  claimAlert(claim: StoreArgument<"claimAlert">): Promise<StoreResult<"claimAlert">> {
    return this.call("claimAlert", claim);
  }

  endAlert(end: StoreArgument<"endAlert">): Promise<void> {
    return this.call("endAlert", end);
  }

  listEntries(query: StoreArgument<"listEntries">): Promise<StoreResult<"listEntries">> {
    return this.call("listEntries", query);
  }

  showRequest(id: StoreArgument<"showRequest">): Promise<StoreResult<"showRequest">> {
    return this.call("showRequest", id);
  }

  listRequests(query: StoreArgument<"listRequests">): Promise<StoreResult<"listRequests">> {
    return this.call("listRequests", query);
  }

  statement(query: StoreArgument<"statement">): Promise<StoreResult<"statement">> {
    return this.call("statement", query);
  }

  usage(query: StoreArgument<"usage">): Promise<StoreResult<"usage">> {
    return this.call("usage", query);
  }

  verify(): Promise<StoreResult<"verify">> {
    return this.call("verify", undefined);
  }

  ping(): Promise<void> {
    return this.call("ping", undefined);
  }
}
