import type { Upstream } from "../../upstreams/catalog/model.ts";
import type { ProviderKind } from "../../upstreams/catalog/provider-kinds.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";

export interface StartedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The client's trace context, as it was sent. */
  readonly traceparent: string | undefined;
  /** Unix milliseconds. */
  readonly atMs: number;
}

export interface TracedEnd {
  readonly requestId: string;
  readonly operation: string;
  readonly status: number;
  /** The wire's code of the error; null if there was none. */
  readonly code: string | null;
  readonly model: string | null;
  readonly stream: boolean | null;
  readonly usage: UsageRecord | null;
  readonly firstByteMs: number | null;
}

export interface TracedAttempt {
  readonly requestId: string;
  readonly upstream: Upstream;
  /** Null if the reply was complete. */
  readonly failure: string | null;
}

export type Providers = Readonly<Record<ProviderKind, Provider>>;

/** What a trace is made of: the request, the ledger's two steps, each call to an upstream. */
export interface Tracing {
  readonly requestStarted: (request: StartedRequest) => void;
  readonly requestEnded: (end: TracedEnd) => void;
  /** The trace context of a request that runs, for another thread; null: it is not known. */
  readonly traceparentOf: (requestId: string) => string | null;
  /** A request of another thread is served here too: its steps here are children of its span. */
  readonly requestJoined: (request: {
    readonly requestId: string;
    readonly traceparent: string;
  }) => void;
  readonly requestLeft: (requestId: string) => void;
  readonly attemptEnded: (attempt: TracedAttempt) => void;
  /** The ledger with a span for each hold and settlement. */
  readonly traceLedger: (store: GenerationStore) => GenerationStore;
  /** The providers with a span for each call, whose context goes to the upstream. */
  readonly traceProviders: (providers: Providers) => Providers;
  /** Exports what is left. */
  readonly close: () => Promise<void>;
}
