import { closedContract, type ClosedContract } from "../closed-contracts.ts";
import type { EventValidator } from "../grammar/stream-checker.ts";

/** What refuses in a reply or an event all that the contract does not name. */
export function closedReply(
  name: string,
  { findValidator }: ClosedContract = closedContract,
): EventValidator {
  const validator = findValidator(name);
  if (validator === undefined) throw new Error(`the contract has no ${name}`);
  return validator;
}
