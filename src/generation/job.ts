import type { Caller } from "../auth/caller.ts";
import type { Model } from "../catalog/model.ts";
import type { DecodedRequest } from "../protocols/protocol.ts";

/** One request that is valid and allowed, with its model: what the generation room works on. */
export interface GenerationJob {
  /** Ours, `req_…`. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly decoded: DecodedRequest;
  readonly model: Model;
  /** Aborted when the client's socket closes. */
  readonly signal: AbortSignal;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** Where the client sent an `Idempotency-Key`. */
  readonly idempotency?: Idempotency;
}

export interface Idempotency {
  /** SHA-256, hex, of the API key's id and the client's key. */
  readonly keyHash: string;
  /** SHA-256, hex, of path and body. */
  readonly bodyHash: string;
  /** 32 bytes derived from the caller's secret and the client's key: seals the stored reply. */
  readonly sealKey: Uint8Array;
}

export interface ReplyHead {
  readonly contentType: "application/json" | "text/event-stream";
  /** JSON pointers for `x-ignored-fields`. */
  readonly ignored: readonly string[];
}

/** The client's side of one reply, as the generation room sees it. */
export interface ReplySink {
  /** Sends status 200 and headers; once, before the first write. */
  open(head: ReplyHead): void;
  /** Writes; a promise means back-pressure, resolved when more may be written or the client left. */
  write(text: string): Promise<void> | undefined;
  /** Ends the reply after the last write; only then is the reply complete. */
  end(): void;
}

/** What the log line of a request adds once it has run. */
export interface JobSummary {
  readonly outcome: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Nano-dollars. */
  readonly chargeNanoUsd: number;
  readonly upstreamKind: string;
  readonly upstreamMs: number;
  readonly attempts: number;
  /** The upstream's own stop word. */
  readonly stopRaw: string;
}

/** Runs jobs: hold, upstream, events, settlement. */
export interface Generator {
  /**
   * Resolves when the reply has ended and is settled. Rejects with `GatewayError` only where the
   * sink was never opened; after that a failure goes into the stream.
   */
  run(job: GenerationJob, sink: ReplySink): Promise<JobSummary>;
}
