import type { NanoUsd } from "../money/amounts.ts";
import type { ChargedRequest } from "./decisions.ts";
import type { Outcome } from "./request-record.ts";

/** A charge that a durable entry reversed, for the totals of the metrics (rule 26). */
export interface ReversedCharge {
  readonly model: string;
  /** The reversed charge, in nano-dollars. */
  readonly amount: NanoUsd;
  /** How the request of the charge ended. */
  readonly outcome: Outcome;
}

/** Returns the charge of a request that is reversed. */
export function reversedCharge({ model, charge, outcome }: ChargedRequest): ReversedCharge {
  return { model, amount: charge, outcome };
}

/** Called with each charge that this process reversed, after the commit. */
export type OnReversed = (reversed: ReversedCharge) => void;
