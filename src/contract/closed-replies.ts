import * as validators from "../../generated/closed-validators.js";
import type { EventValidator } from "./grammar/stream-checker.ts";

const byName: ReadonlyMap<string, EventValidator> = new Map(Object.entries(validators));

/** The validator of a reply or an event that refuses what the contract does not name. */
export function findClosedValidator(schema: string): EventValidator | undefined {
  return byName.get(schema);
}
