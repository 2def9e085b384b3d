import type { StoreArgument, StoreOperation, StoreResult } from "../calling-store.ts";
import { createAccount, updateAccount } from "./accounts.ts";
import {
  claimAlert,
  endAlert,
  findAlerts,
  listDueCustomers,
  listEndedAlerts,
  raiseAlerts,
} from "./alerts.ts";
import {
  deleteArchived,
  findArchivedPlace,
  findArchivedPlaces,
  moveArchived,
  readLog,
} from "./archive.ts";
import { findLogEnd } from "./log-end.ts";
import { appendAudit, listAudit } from "./audit.ts";
import { listEntries, addRepair } from "./entries.ts";
import { addFailedRequests, listFailedRequests, showFailedRequest } from "./failed-requests.ts";
import { createKey, revokeKey, rotateKey, showKey, updateKey } from "./keys.ts";
import { countPlans, listAccounts, listKeys } from "./lists.ts";
import { listRequests, showRequest, statement, usage } from "./reports.ts";
import { keepVerified } from "./places.ts";
import type { Steps } from "./steps.ts";
import { verify } from "./verify.ts";

/**
 * `read`: each of its statements may see another state; `snapshot`: all see the same; `walk`: as
 * `read`, and some see the same by its own steps;
 * `read-of-change`: shows what a change is made of, and waits behind no report; `note`: writes tables
 * of its own; `side-note`: as `note`, as often as strangers like, so that nobody waits behind it;
 * `change`: writes what requests are decided on. All three write in one transaction, of which nothing
 * is kept where the result is a refusal.
 */
type Kind = "read" | "snapshot" | "walk" | "read-of-change" | "note" | "side-note" | "change";

interface Operation<K extends StoreOperation> {
  readonly kind: Kind;
  readonly steps: (argument: StoreArgument<K>) => Steps<StoreResult<K>>;
}

/** What both stores do by the same statements: all but requests on their way, and their look-ups. */
export const operations = {
  createAccount: { kind: "change", steps: createAccount },
  updateAccount: { kind: "change", steps: updateAccount },
  listAccounts: { kind: "read", steps: listAccounts },
  countPlans: { kind: "read", steps: countPlans },
  createKey: { kind: "change", steps: createKey },
  showKey: { kind: "read-of-change", steps: showKey },
  listKeys: { kind: "read", steps: listKeys },
  updateKey: { kind: "change", steps: updateKey },
  rotateKey: { kind: "change", steps: rotateKey },
  revokeKey: { kind: "change", steps: revokeKey },
  listAudit: { kind: "read", steps: listAudit },
  appendAudit: { kind: "note", steps: appendAudit },
  addRepair: { kind: "note", steps: addRepair },
  findAlerts: { kind: "read", steps: findAlerts },
  listEndedAlerts: { kind: "read", steps: listEndedAlerts },
  raiseAlerts: { kind: "note", steps: raiseAlerts },
  claimAlert: { kind: "note", steps: claimAlert },
  endAlert: { kind: "note", steps: endAlert },
  listDueCustomers: { kind: "read", steps: listDueCustomers },
  addFailedRequests: { kind: "side-note", steps: addFailedRequests },
  showFailedRequest: { kind: "read", steps: showFailedRequest },
  listFailedRequests: { kind: "read", steps: listFailedRequests },
  listEntries: { kind: "read", steps: listEntries },
  showRequest: { kind: "read", steps: showRequest },
  listRequests: { kind: "snapshot", steps: listRequests },
  usage: { kind: "snapshot", steps: usage },
  statement: { kind: "snapshot", steps: statement },
  verify: { kind: "walk", steps: (query) => verify(query ?? {}) },
  keepVerified: { kind: "note", steps: keepVerified },
  findArchivedPlace: { kind: "read", steps: findArchivedPlace },
  findLogEnd: { kind: "read", steps: findLogEnd },
  readLog: { kind: "read", steps: readLog },
  findArchivedPlaces: { kind: "read", steps: findArchivedPlaces },
  moveArchived: { kind: "note", steps: moveArchived },
  deleteArchived: { kind: "note", steps: deleteArchived },
} as const satisfies { readonly [K in StoreOperation]?: Operation<K> };

export type SharedOperation = keyof typeof operations;

/** What carries each of them out in a store. */
export type Runners<Wrapped extends "sync" | "async"> = {
  readonly [K in SharedOperation]: (
    argument: StoreArgument<K>,
  ) => Wrapped extends "sync" ? StoreResult<K> : Promise<StoreResult<K>>;
};

/** An operation whose argument and result belong together, which its name no longer says. */
export interface AnyOperation {
  readonly kind: Kind;
  readonly steps: (argument: unknown) => Steps<unknown>;
}

/** A runner for each operation. */
export function runnersOf<Wrapped extends "sync" | "async">(
  runner: (operation: AnyOperation) => (argument: unknown) => unknown,
): Runners<Wrapped> {
  const named = Object.entries(operations).map(([name, operation]) => [
    name,
    runner(operation as AnyOperation),
  ]);
  // Each runner takes its own operation's argument and gives its result.
  return Object.fromEntries(named) as Runners<Wrapped>;
}
