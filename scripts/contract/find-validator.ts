import * as adminValidators from "../../generated/admin/validators.js";
import * as consoleValidators from "../../generated/console/validators.js";
import * as validators from "../../generated/validators.js";
import type { Validator } from "../../generated/validators.js";

/** The validator of a component; undefined if it occurs only inside others. */
export type FindValidator = (name: string) => Validator<unknown> | undefined;

function finder(all: Readonly<Record<string, Validator<unknown>>>): FindValidator {
  const byName = new Map(Object.entries(all));
  return (name) => byName.get(name);
}

/** In the contract of `/v1`. */
export const findValidator: FindValidator = finder(validators);

/** In the contract of the operators' API. */
export const findAdminValidator: FindValidator = finder(adminValidators);

/** In the contract of the console's API. */
export const findConsoleValidator: FindValidator = finder(consoleValidators);
