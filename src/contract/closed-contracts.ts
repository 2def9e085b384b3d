import * as adminValidators from "../../generated/admin/closed-validators.js";
import { contractDocument as adminDocument } from "../../generated/admin/document.ts";
import * as validators from "../../generated/closed-validators.js";
import * as consoleValidators from "../../generated/console/closed-validators.js";
import { contractDocument as consoleDocument } from "../../generated/console/document.ts";
import { contractDocument, type ContractDocument } from "../../generated/document.ts";
import type { EventValidator } from "./grammar/stream-checker.ts";

/** A document, and the validators that refuse what it does not name in a reply or an event. */
export interface ClosedContract {
  readonly document: ContractDocument;
  readonly findValidator: (schema: string) => EventValidator | undefined;
}

function closed(
  document: ContractDocument,
  all: Readonly<Record<string, EventValidator>>,
): ClosedContract {
  const byName: ReadonlyMap<string, EventValidator> = new Map(Object.entries(all));
  return { document, findValidator: (schema) => byName.get(schema) };
}

/** Every contract that the gateway serves. */
export const closedContracts: readonly ClosedContract[] = [
  closed(contractDocument, validators),
  closed(adminDocument, adminValidators),
  closed(consoleDocument, consoleValidators),
];
