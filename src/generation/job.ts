import type { Caller } from "../access/auth/caller.ts";
import type { Model, Upstream } from "../upstreams/catalog/model.ts";
import type { UsageRecord } from "../core/ledger/request-record.ts";
import type { DecodedRequest } from "../wire/protocols/protocol.ts";
import type { StopSignal } from "../core/timing/stop-signal.ts";

/** One valid and authorized request with its model: the input of a generation. */
export interface GenerationJob {
  /** The gateway's own id, `req_…`. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly decoded: DecodedRequest;
  readonly model: Model;
  /** Aborted when the client's socket closes. */
  readonly signal: StopSignal;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** Present if the client sent an `Idempotency-Key`. */
  readonly idempotency?: Idempotency;
}

export interface Idempotency {
  /** SHA-256 in hex of the API key's id and the client's key. */
  readonly keyHash: string;
  /** SHA-256 in hex of path and body. */
  readonly bodyHash: string;
  /** 32 bytes derived from the caller's secret and the client's key; encrypts the stored reply. */
  readonly sealKey: Uint8Array;
}

export interface ReplyHead {
  readonly contentType: "application/json" | "text/event-stream";
  /** JSON pointers for `x-ignored-fields`. */
  readonly ignored: readonly string[];
  /** Another request's reply, sent again. */
  readonly replayed?: true;
}

/** A reply as sent: its head and its entire body. */
export interface StoredReply {
  readonly head: ReplyHead;
  readonly text: string;
}

/** The client's side of one reply, as a generation sees it. */
export interface ReplySink {
  /** Sends status 200 and the headers; once, before the first write. */
  open(head: ReplyHead): void;
  /** Writes; a promise means back-pressure and resolves when writable again or the client left. */
  write(text: string): Promise<void> | undefined;
  /** Writes what breaks a silence and is no part of the reply; never waits. */
  comment(text: string): void;
  /** Ends the reply after the last write; only then is the reply complete. */
  end(): void;
  /** Calls back once the client has left or has everything. */
  whenClosed(callback: () => void): void;
  /** The reply as written, and with this as its end, to store for a repeat; absent: it is not. */
  stored?(lastText: string): StoredReply | undefined;
}

/** What a completed run adds to the request's log line and metrics. */
export interface JobSummary {
  readonly outcome: string;
  readonly usage: UsageRecord;
  /** Nano-dollars. */
  readonly chargeNanoUsd: number;
  /** The last one that was called; null if none was. */
  readonly upstream: Upstream | null;
  readonly upstreamMs: number;
  readonly attempts: number;
  /** The upstream's own stop reason. */
  readonly stopRaw: string;
  /** What broke a stream that was open, and was reported within it; null if nothing did. */
  readonly failure: unknown;
}

/** Runs jobs: hold, upstream, events, settlement. */
export interface Generator {
  /**
   * Resolves when the reply has ended and is settled. Rejects with `GatewayError` only if the sink
   * was never opened; later failures are written to the stream.
   */
  run(job: GenerationJob, sink: ReplySink): Promise<JobSummary>;
}
