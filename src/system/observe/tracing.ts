import type { Upstream } from "../../upstreams/catalog/model.ts";
import type { ProviderKind } from "../../upstreams/catalog/provider-kinds.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";

export interface StartedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The client's trace context, as sent. */
  readonly traceparent: string | undefined;
  /** Unix milliseconds. */
  readonly atMs: number;
}

export interface TracedEnd {
  readonly requestId: string;
  readonly operation: string;
  readonly status: number;
  /** The error code sent to the client; null without an error. */
  readonly code: string | null;
  readonly model: string | null;
  readonly stream: boolean | null;
  readonly usage: UsageRecord | null;
  readonly firstByteMs: number | null;
}

export interface TracedAttempt {
  readonly requestId: string;
  readonly upstream: Upstream;
  /** Null if the response was complete. */
  readonly failure: string | null;
}

export type Providers = Readonly<Record<ProviderKind, Provider>>;

/**
 * Records the spans of a trace: the request, the two ledger steps, and each call to an upstream.
 */
export interface Tracing {
  readonly requestStarted: (request: StartedRequest) => void;
  readonly requestEnded: (end: TracedEnd) => void;
  /** Returns the trace context of a running request, for another thread; null: unknown request. */
  readonly traceparentOf: (requestId: string) => string | null;
  /** Joins a request of another thread: its steps in this thread become children of its span. */
  readonly requestJoined: (request: {
    readonly requestId: string;
    readonly traceparent: string;
  }) => void;
  readonly requestLeft: (requestId: string) => void;
  readonly attemptEnded: (attempt: TracedAttempt) => void;
  /** Adds a span for each hold and settlement to the ledger. */
  readonly traceLedger: (store: GenerationStore) => GenerationStore;
  /** Adds a span for each call to the providers; its context is sent to the upstream. */
  readonly traceProviders: (providers: Providers) => Providers;
  /** Exports the remaining spans; rejects if the collector does not take them in time. */
  readonly close: () => Promise<void>;
}
