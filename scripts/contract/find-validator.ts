import * as adminRequests from "../../generated/admin/validators.js";
import * as requests from "../../generated/validators.js";
import {
  closedAdminContract,
  closedConsoleContract,
  closedContract,
  type ClosedContract,
} from "../../src/wire/contract/closed-contracts.ts";
import type { EventValidator } from "../../src/wire/contract/grammar/stream-checker.ts";

/** The validator of a component: a request's as it is served, any other closed. */
export type FindValidator = ClosedContract["findValidator"];

function finder(
  all: Readonly<Record<string, EventValidator>>,
  { findValidator: findClosed }: ClosedContract,
): FindValidator {
  const byName = new Map(Object.entries(all));
  return (name) => byName.get(name) ?? findClosed(name);
}

/** In the contract of `/v1`. */
export const findValidator: FindValidator = finder(requests, closedContract);

/** In the contract of the operators' API. */
export const findAdminValidator: FindValidator = finder(adminRequests, closedAdminContract);

/** In the contract of the console's API. */
export const findConsoleValidator: FindValidator = closedConsoleContract.findValidator;
