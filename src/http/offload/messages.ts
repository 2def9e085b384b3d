import type { Deprecation } from "../../upstreams/catalog/deprecations.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { KeyRecord } from "../../core/ledger/accounts.ts";
import type { UsageFault } from "../../core/conversation/token-usage.ts";
import type { HoldEnd } from "../../core/ledger/store.ts";
import type { GenerationJob, ReplyHead, JobSummary, TokenEstimate } from "../../generation/job.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { LogFields } from "../../core/log/log.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import type { SurpriseKind } from "../../upstreams/providers/shared/surprise.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import type { Outage } from "../../upstreams/routing/router.ts";
import type { CallOutcome } from "../../storage/shared/calling-store.ts";
import type { RecordedSources } from "../../system/config/sources.ts";
import type { SerializedError } from "./serialized-error.ts";

/** Data for reading the header `Idempotency-Key`; the key's format is not checked yet. */
export interface SerializedIdempotency {
  readonly header: string | readonly string[];
  /** See `Idempotency.sealKey`. */
  readonly sealKey: Uint8Array;
}

/** One admitted request as plain data, for a message between threads. */
export interface SerializedRequest {
  readonly requestId: string;
  readonly key: KeyRecord;
  readonly accountId: string;
  /** The caller's plan without its offers: these contain functions, and the thread has its own. */
  readonly plan: Omit<Plan, "offers">;
  readonly protocol: ProtocolName;
  /** The operation id, which the hash of a keyed body includes. */
  readonly operation: string;
  /** The client's values of `anthropic-beta`. */
  readonly betas: readonly string[];
  readonly agentSession: GenerationJob["agentSession"];
  /** The number of the body, whose bytes the thread has received. */
  readonly body: number;
  readonly idempotency: SerializedIdempotency | null;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** The trace context of the request's span; null: not traced. */
  readonly traceparent: string | null;
}

/** Facts about a request that are known once its body was read. */
export interface KnownRequest {
  /** The catalog's id. */
  readonly model: string;
  readonly stream: boolean;
  /** Time limit of the request. */
  readonly totalMs: number;
  /** The part of the body that the stream grammars use (`spec/stream-grammar.yaml`). */
  readonly body: { readonly stream_options?: unknown };
}

/** A `JobSummary` as data: the upstream is given by its id. */
export interface SerializedSummary extends Omit<JobSummary, "upstream" | "failure"> {
  readonly upstream: string | null;
  readonly failure: SerializedError | null;
}

export type RequestOutcome =
  | { readonly summary: SerializedSummary }
  | { readonly error: SerializedError };

/** The outcome of a call of the ledger. `holdGone`: the message of a `HoldGone`. */
export type AnswerOutcome = CallOutcome | { readonly holdGone: string };

/** The end of an upstream call, for the metrics. */
export interface SerializedAttempt {
  readonly model: string;
  readonly upstream: string;
  readonly seconds: number;
  /** Null if the reply was complete. */
  readonly failure: string | null;
  readonly refusedField: string | null;
  readonly surprises: readonly SurpriseKind[];
}

export type ToThread =
  /** More bytes of a body of UTF-8 text. */
  | { readonly type: "bytes"; readonly body: number; readonly bytes: Uint8Array }
  /** The body will not be requested. */
  | { readonly type: "discard"; readonly body: number }
  | { readonly type: "run"; readonly id: number; readonly request: SerializedRequest }
  /** The work must stop; null: because the client left. */
  | { readonly type: "stop"; readonly id: number; readonly reason: SerializedError | null }
  /** The client has left or has received everything. */
  | { readonly type: "closed"; readonly id: number }
  /** The client's connection has accepted this many characters. */
  | { readonly type: "accepted"; readonly id: number; readonly characters: number }
  | { readonly type: "answer"; readonly call: number; readonly outcome: AnswerOutcome }
  /** The request's tokens are reserved, or refused. */
  | { readonly type: "reserved"; readonly id: number; readonly refusal: SerializedError | null }
  | { readonly type: "reload"; readonly sources: RecordedSources }
  /** The thread must export its spans and exit. */
  | { readonly type: "end" }
  /** Requests a `pong`, to check that the thread responds. */
  | { readonly type: "ping" };

export type FromThread =
  /** Answers a `ping`. */
  | { readonly type: "pong" }
  /**
   * The body was read and its cost bounded, or it was refused. This took `costMs`, and the next
   * turn may start.
   */
  | { readonly type: "read"; readonly id: number; readonly costMs: number }
  /** The work after an answer of the ledger took `costMs`, mostly for encoding. */
  | { readonly type: "worked"; readonly id: number; readonly costMs: number }
  | { readonly type: "named"; readonly id: number; readonly model: string }
  | { readonly type: "deprecated"; readonly id: number; readonly used: readonly Deprecation[] }
  /** Answered by `reserved`. */
  | { readonly type: "reserve"; readonly id: number; readonly estimate: TokenEstimate }
  | { readonly type: "known"; readonly id: number; readonly known: KnownRequest }
  | { readonly type: "open"; readonly id: number; readonly head: ReplyHead }
  | { readonly type: "write" | "comment"; readonly id: number; readonly text: string }
  | { readonly type: "end"; readonly id: number }
  | { readonly type: "ended"; readonly id: number; readonly outcome: RequestOutcome }
  | {
      readonly type: "store";
      readonly call: number;
      readonly operation: keyof GenerationStore;
      readonly argument: unknown;
    }
  | {
      readonly type: "log";
      readonly level: "debug" | "info" | "warn" | "error";
      readonly fields: LogFields;
      readonly message: string;
    }
  | { readonly type: "attempted"; readonly attempt: SerializedAttempt }
  | { readonly type: "hold-ended"; readonly result: HoldEnd }
  /** Nano-dollars. */
  | { readonly type: "unbilled"; readonly nanoUsd: number }
  | { readonly type: "misreported"; readonly upstream: string; readonly fault: UsageFault }
  | {
      readonly type: "circuits";
      readonly circuits: ReadonlyMap<string, CircuitState>;
      /** In Unix milliseconds. */
      readonly outages: ReadonlyMap<string, Outage>;
    };

/** One end of the channel between the threads. */
export interface Channel<Sent, Received> {
  readonly send: (message: Sent, transfer?: readonly ArrayBuffer[]) => void;
  readonly receive: (take: (message: Received) => void) => void;
}
