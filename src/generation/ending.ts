import { errorStatus } from "../core/errors/error-table.ts";
import type { Outcome } from "../core/ledger/request-record.ts";
import type { ProtocolName } from "../wire/protocols/protocol.ts";
import { toGatewayError } from "../core/errors/to-gateway-error.ts";
import type { FinalUsage } from "./final-usage.ts";
import type { Interruption } from "./interruption.ts";
import type { StoredReply } from "./job.ts";

/** How a run ended, before it is priced. */
export type Ending =
  | FinishedReply
  /** The received output is billed (money rule 5). */
  | { readonly kind: "cut"; readonly outcome: Outcome; readonly failure: unknown }
  /** No charge is made. */
  | {
      readonly kind: "unbilled";
      readonly outcome: Outcome;
      /** The HTTP status sent to the client. */
      readonly status: number;
      readonly failure: unknown;
    };

/** A complete reply. Its last bytes are withheld until it is settled. */
export interface FinishedReply {
  readonly kind: "finished";
  readonly billed: FinalUsage;
  /** The reply to store for a repeated request. */
  readonly reply: StoredReply | undefined;
  /** Sends the last bytes. */
  readonly deliver: () => void;
}

export interface FailureFacts {
  readonly failure: unknown;
  /** Whether the head has been sent, so that an error status is no longer possible. */
  readonly isOpen: boolean;
  /** Whether an upstream has been called. */
  readonly wasAsked: boolean;
  readonly interruption: Interruption | undefined;
  readonly protocol: ProtocolName;
}

/**
 * Returns how a failure is billed. A reply with an error status is free. A reply that was cut off
 * costs the received output. The same applies if the client left after an upstream was called.
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
