import type { Caller } from "../access/auth/caller.ts";
import type { Deprecation } from "../upstreams/catalog/deprecations.ts";
import type { Model, Upstream } from "../upstreams/catalog/model.ts";
import type { RequestFacts, UsageRecord } from "../core/ledger/request-record.ts";
import type { DecodedRequest } from "../wire/protocols/protocol.ts";
import type { StopSignal } from "../core/timing/stop-signal.ts";

/** A valid and authorized request with its model: the input of a generation. */
export interface GenerationJob {
  /** The gateway's own id, `req_…`. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly decoded: DecodedRequest;
  readonly model: Model;
  /** The session of the client's agent; null if no header names one. */
  readonly agentSession: AgentSession | null;
  /** Everything deprecated that the request uses. */
  readonly deprecated: readonly Pick<Deprecation, "id">[];
  /** Aborted when the client's socket closes. */
  readonly signal: StopSignal;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** Present if the client sent an `Idempotency-Key`. */
  readonly idempotency?: Idempotency;
  /**
   * Reserves the request's tokens before its hold is placed; rejects with `rate-limited`. Undefined
   * if they are reserved at once. Absent if the plan has no limit of tokens.
   */
  readonly reserveTokens?: ReserveTokens;
}

/** A session of an agent, and the agent if it is known. */
export type AgentSession = Pick<RequestFacts, "agent"> &
  Required<Pick<RequestFacts, "agentSession">>;

export type ReserveTokens = (estimate: TokenEstimate) => Promise<void> | undefined;

/** The tokens that a request may use, as far as they are known before its call. */
export interface TokenEstimate {
  readonly inputTokens: number;
  readonly outputTokensMax: number;
  /** Whether the client bounds the output; otherwise the maximum is that of the model. */
  readonly isBounded: boolean;
}

export interface Idempotency {
  /** SHA-256 in hex of the API key's id and the client's key. */
  readonly keyHash: string;
  /** SHA-256 in hex of the operation and the body, and of the betas if there are any. */
  readonly bodyHash: string;
  /** 32 bytes derived from the caller's secret and the client's key; encrypts the stored reply. */
  readonly sealKey: Uint8Array;
}

export interface ReplyHead {
  readonly contentType: "application/json" | "text/event-stream";
  /** JSON pointers for `x-ignored-fields`. */
  readonly ignored: readonly string[];
  /** Whether the reply of another request is sent again. */
  readonly replayed?: true;
}

/** A reply as sent: its head and its entire body. */
export interface StoredReply {
  readonly head: ReplyHead;
  readonly text: string;
}

/** The client's side of one reply, as used by a generation. */
export interface ReplySink {
  /** Sends status 200 and the headers; once, before the first write. */
  open(head: ReplyHead): void;
  /**
   * Writes text; a promise means backpressure and resolves when the sink is writable again or the
   * client has left.
   */
  write(text: string): Promise<void> | undefined;
  /** Writes a keep-alive comment, which is not part of the reply; never waits. */
  comment(text: string): void;
  /** Ends the reply after the last write; only then is the reply complete. */
  end(): void;
  /** Calls back once the client has left or has received everything. */
  whenClosed(callback: () => void): void;
  /**
   * Returns the reply as written, followed by this text, to store for a repeat; absent: replies are
   * not stored.
   */
  stored?(lastText: string): StoredReply | undefined;
}

/** Facts that a completed run adds to the request's log line and metrics. */
export interface JobSummary {
  readonly outcome: string;
  readonly usage: UsageRecord;
  /** Nano-dollars. */
  readonly chargeNanoUsd: number;
  /** The last called upstream; null if no upstream was called. */
  readonly upstream: Upstream | null;
  readonly upstreamMs: number;
  readonly attempts: number;
  /** The upstream's own stop reason. */
  readonly stopRaw: string;
  /**
   * Why the client gets no complete reply; null if it gets one or has left. An open stream has
   * reported it. If the sink was never opened, the caller must answer with it.
   */
  readonly failure: unknown;
}

/** Runs jobs: hold, upstream, events, settlement. */
export interface Generator {
  /**
   * Resolves when the request is settled, whatever its end was. Rejects only if no hold was placed:
   * nothing was charged, and the sink was never opened.
   */
  run(job: GenerationJob, sink: ReplySink): Promise<JobSummary>;
}
