import * as adminRequests from "../../generated/admin/validators.js";
import * as requests from "../../generated/validators.js";
import {
  closedAdminContract,
  closedConsoleContract,
  closedContract,
  type ClosedContract,
} from "../../src/wire/contract/closed-contracts.ts";
import type { EventValidator } from "../../src/wire/contract/grammar/stream-checker.ts";

/** Returns the validator of a component: for a request as it is served, for all others closed. */
export type FindValidator = ClosedContract["findValidator"];

function finder(
  all: Readonly<Record<string, EventValidator>>,
  { findValidator: findClosed }: ClosedContract,
): FindValidator {
  const byName = new Map(Object.entries(all));
  return (name) => byName.get(name) ?? findClosed(name);
}

/** Validators of the contract of `/v1`. */
export const findValidator: FindValidator = finder(requests, closedContract);

/** Validators of the admin API. */
export const findAdminValidator: FindValidator = finder(adminRequests, closedAdminContract);

/** Validators of the console's API. */
export const findConsoleValidator: FindValidator = closedConsoleContract.findValidator;
