import { closedContract, type ClosedContract } from "../closed-contracts.ts";
import type { EventValidator } from "../grammar/stream-checker.ts";

/** Returns a validator that refuses undeclared properties in a response or an event. */
export function closedReply(
  name: string,
  { findValidator }: ClosedContract = closedContract,
): EventValidator {
  const validator = findValidator(name);
  if (validator === undefined) throw new Error(`the contract has no ${name}`);
  return validator;
}
