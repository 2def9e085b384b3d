import type { ContractDocument } from "../contract/document.ts";
import type { Witness } from "../contract/load.ts";
import { accountChecks } from "./account.ts";
import type { Check } from "./check.ts";
import { documentChecks } from "./documents.ts";
import { errorChecks } from "./errors.ts";
import { idempotencyChecks } from "./idempotency.ts";
import { lawChecks } from "./laws.ts";
import { limitChecks } from "./limits.ts";
import { rejectionChecks } from "./rejections.ts";
import { serviceChecks } from "./service.ts";
import { streamChecks } from "./streams.ts";

/** Returns every check for a document, in the order of reports. */
export function allChecks(
  document: ContractDocument,
  witnesses: readonly Witness[],
): readonly Check[] {
  return [
    ...serviceChecks,
    ...accountChecks,
    ...lawChecks,
    ...streamChecks,
    ...errorChecks,
    ...idempotencyChecks,
    ...limitChecks,
    ...documentChecks(document),
    ...rejectionChecks(witnesses),
  ];
}
