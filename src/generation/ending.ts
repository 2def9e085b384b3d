import { errorStatus } from "../core/errors/error-table.ts";
import type { Outcome } from "../core/ledger/request-record.ts";
import type { ProtocolName } from "../wire/protocols/protocol.ts";
import { toGatewayError } from "../core/errors/to-gateway-error.ts";
import type { FinalUsage, ClientDeparture } from "./final-usage.ts";
import type { Interruption } from "./interruption.ts";
import type { StoredReply } from "./job.ts";

/** How a run ended, before it is priced. */
export type Ending =
  | FinishedReply
  /** The received output is billed (money rule 5). */
  | {
      readonly kind: "cut";
      readonly outcome: Outcome;
      readonly failure: unknown;
      /** Present if the upstream was read on after the client had left. */
      readonly departure?: ClientDeparture;
    }
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
  /**
   * Whether the head of a stream has been sent, for content or for a keep-alive comment, so that an
   * error status is no longer possible.
   */
  readonly isOpen: boolean;
  /** Whether the upstream has generated content of a stream, shown to the client or not (rule 5). */
  readonly hasContent: boolean;
  /** Whether an upstream was working on the request. */
  readonly wasAsked: boolean;
  readonly interruption: Interruption | undefined;
  /** See the ending. */
  readonly departure?: ClientDeparture | undefined;
  readonly protocol: ProtocolName;
}

/**
 * Returns how a failure is billed. A failure before any output is free, whatever was sent to keep the
 * connection. A reply that was cut off costs the received output. The same applies if the client
 * left while an upstream worked.
 */
export function failedEnding(facts: FailureFacts): Exclude<Ending, FinishedReply> {
  const { failure, isOpen, hasContent, wasAsked, interruption, departure, protocol } = facts;
  const isClients = interruption?.kind === "client-gone" || interruption?.kind === "client-slow";
  const outcome = isClients ? "client-gone" : isOpen ? "broken" : "failed";
  if (hasContent || (isClients && wasAsked)) {
    return { kind: "cut", outcome, failure, ...(departure && { departure }) };
  }
  const status = isOpen ? 200 : errorStatus(toGatewayError(failure).kind, protocol);
  return { kind: "unbilled", outcome, status, failure };
}
