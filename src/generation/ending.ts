import { errorStatus } from "../errors/error-table.ts";
import type { Outcome } from "../ledger/store.ts";
import type { ProtocolName } from "../protocols/protocol.ts";
import { toGatewayError } from "../errors/to-gateway-error.ts";
import type { FinalUsage } from "./final-usage.ts";
import type { Interruption } from "./interruption.ts";
import type { StoredReply } from "./sealed-reply.ts";

/** How a run ended, before it is priced. */
export type Ending =
  | FinishedReply
  /** What was received is billed (money rule 5). */
  | { readonly kind: "cut"; readonly outcome: Outcome; readonly failure: unknown }
  /** Nothing is billed. */
  | {
      readonly kind: "unbilled";
      readonly outcome: Outcome;
      /** The HTTP status that the client gets. */
      readonly status: number;
      readonly failure: unknown;
    };

/** A complete reply whose last bytes wait for the settlement. */
export interface FinishedReply {
  readonly kind: "finished";
  readonly billed: FinalUsage;
  /** Where it is to be kept for a repeat. */
  readonly reply: StoredReply | undefined;
  /** Sends the last bytes. */
  readonly deliver: () => void;
}

export interface FailureFacts {
  readonly failure: unknown;
  /** The head has left: an error status can no longer be sent. */
  readonly isOpen: boolean;
  /** An upstream has been called. */
  readonly wasAsked: boolean;
  readonly interruption: Interruption | undefined;
  readonly protocol: ProtocolName;
}

/**
 * What a failure means for the bill: a reply with an error status is free; one that was cut costs
 * what was received, and so does one whose client left once the upstream was asked.
 */
export function failedEnding(facts: FailureFacts): Exclude<Ending, FinishedReply> {
  const { failure, isOpen, wasAsked, interruption, protocol } = facts;
  const isClientGone = interruption?.kind === "client-gone";
  if (isOpen || (isClientGone && wasAsked)) {
    return { kind: "cut", outcome: isClientGone ? "client-gone" : "broken", failure };
  }
  const status = errorStatus(toGatewayError(failure).kind, protocol);
  return { kind: "unbilled", outcome: isClientGone ? "client-gone" : "failed", status, failure };
}
