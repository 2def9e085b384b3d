import {
  type SharedOperation,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../shared/calling-store.ts";
import * as accounts from "./accounts.ts";
import * as alerts from "./alerts.ts";
import * as archive from "./archive.ts";
import * as audit from "./audit.ts";
import * as customerKeys from "./customer-keys.ts";
import * as deprecatedUses from "./deprecated-uses.ts";
import * as entries from "./entries.ts";
import * as failedRequests from "./failed-requests.ts";
import * as keys from "./keys.ts";
import * as lists from "./lists.ts";
import * as places from "./places.ts";
import * as repairs from "./repairs.ts";
import * as reports from "./reports.ts";
import * as sessions from "./sessions.ts";
import type { Steps } from "./steps.ts";
import { verify } from "./verify.ts";

type StepsOf<K extends StoreOperation> = (argument: StoreArgument<K>) => Steps<StoreResult<K>>;

/** The function of each operation has the operation's name. */
const operations: { readonly [K in SharedOperation]: StepsOf<K> } = {
  ...accounts,
  ...alerts,
  ...archive,
  ...audit,
  ...customerKeys,
  ...deprecatedUses,
  ...entries,
  ...failedRequests,
  ...keys,
  ...lists,
  ...places,
  ...repairs,
  ...reports,
  ...sessions,
  // JSON between threads has null for an absent argument.
  verify: (query) => verify(query ?? {}),
};

/** Returns the steps of an operation; the argument belongs to it, since both came in one call. */
export function stepsOf(operation: SharedOperation, argument: unknown): Steps<unknown> {
  const begin = operations[operation] as (argument: unknown) => Steps<unknown>;
  return begin(argument);
}
