import * as validators from "../../generated/validators.js";
import type { Validator } from "../../generated/validators.js";

const byName: ReadonlyMap<string, Validator<unknown>> = new Map(Object.entries(validators));

/** The validator of a component; undefined if it occurs only inside others. */
export function findValidator(name: string): Validator<unknown> | undefined {
  return byName.get(name);
}
