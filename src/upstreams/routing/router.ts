import type { Model, Upstream } from "../catalog/model.ts";
import { type ProviderKind, providerKinds } from "../catalog/provider-kinds.ts";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { UpstreamAttempt } from "../../core/ledger/request-record.ts";
import {
  failureTable,
  UpstreamFailure,
  withAbortReason,
} from "../../core/errors/upstream-failure.ts";
import type {
  Generation,
  GenerationConsumer,
  GenerationRequest,
  Provider,
} from "../providers/shared/provider.ts";
import { Breaker, type CircuitState } from "./breaker.ts";
import { CallWatch, Fingerprint } from "./call-watch.ts";
import { candidates } from "./candidates.ts";
import { InputCounter, type InputCounterDependencies } from "./input-counter.ts";
import type { Surprise } from "../providers/shared/surprise.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";

/** Maximum calls to one upstream per request, including the first. */
const ATTEMPTS_PER_UPSTREAM = 2;
/** Maximum calls per request across all upstreams. */
const ATTEMPTS_MAX = 4;
const BACKOFF_MS = 250;
/** An upstream with a longer retry-after is skipped. */
const RETRY_AFTER_MS_MAX = 2_000;

/** What the router adds to the request of each upstream call. */
type AddedByRouter = "upstream" | "repeated" | "surprised" | "reasoningRefused";

/** A request for any upstream of its model. Its functions are called once per upstream call. */
export interface RouteRequest extends Omit<GenerationRequest, AddedByRouter> {
  /** The client. Failures of only one client's requests are weak evidence about an upstream. */
  readonly client: string;
  /** Called before each upstream call. */
  readonly calling?: (upstream: Upstream) => void;
  /**
   * One row is added per call. The caller owns the list, so that failed calls are recorded as well.
   */
  readonly attempts: UpstreamAttempt[];
}

export interface RouterDependencies extends Pick<InputCounterDependencies, "countFailed"> {
  readonly providers: Readonly<Record<ProviderKind, Provider>>;
  readonly clock: {
    /** Returns monotonic milliseconds. */
    readonly elapsedMs: () => number;
    /** Resolves after the delay, or as soon as the signal aborts. */
    readonly sleep: (ms: number, signal: StopSignal) => Promise<void>;
  };
  /** In [0, 1). */
  readonly random: () => number;
  /** Called once per call; `failure` is undefined if the upstream's reply was complete. */
  readonly attemptEnded: (end: {
    readonly requestId: string;
    readonly model: Model;
    readonly upstream: Upstream;
    /** From the call to the end of the reply. */
    readonly ms: number;
    readonly failure: UpstreamFailure | undefined;
    /** The parts of the reply that the gateway does not know. */
    readonly surprises: readonly Surprise[];
  }) => void;
}

/** An upstream whose circuit is not closed. Times are Unix milliseconds, or as the clock's. */
export interface Outage {
  readonly sinceMs: number;
  /** When the next request is sent as a trial. */
  readonly nextTrialMs: number;
  /** The latest failure that counts against the upstream, and its request. */
  readonly cause: OutageCause | null;
}

interface OutageCause {
  readonly requestId: string;
  readonly failure: string;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
}

/** An upstream to call. Its calls are not watched if its failures are intended. */
interface Target {
  readonly upstream: Upstream;
  readonly watch: CallWatch | null;
  /** When the request began to call upstreams, in monotonic milliseconds. */
  readonly callsSinceMs: number;
}

/**
 * Chooses the upstream that serves a model: retries with jittered back-off and falls back to the
 * next upstream, only before the first content. Failures of sandbox models are intended and are not
 * retried.
 */
export class Router {
  readonly #dependencies: RouterDependencies;
  readonly #breakers = new Map<string, Breaker>();
  readonly #causes = new Map<string, OutageCause>();
  readonly #counter: InputCounter;

  constructor(dependencies: RouterDependencies) {
    this.#dependencies = dependencies;
    const isOpen = (id: string): boolean => this.#breakers.get(id)?.state === "open";
    this.#counter = new InputCounter({ ...dependencies, isOpen });
  }

  /** See `InputCounter.count`. */
  countInput: InputCounter["count"] = (request) => this.#counter.count(request);

  /**
   * Resolves when the consumer has an entire reply; rejects with the last failure, unchanged. Once
   * the consumer has started, no other call follows a failure.
   */
  async generate(request: RouteRequest, consumer: GenerationConsumer): Promise<void> {
    const upstreams = candidates(request.model.upstreams, this.#dependencies.random());
    let last: UpstreamFailure | undefined;
    let waitMs = Number.POSITIVE_INFINITY;
    const fingerprint = new Fingerprint(request.conversation);
    const callsSinceMs = this.#dependencies.clock.elapsedMs();
    for (const upstream of upstreams) {
      const breaker = this.#breaker(upstream);
      const watch = breaker && new CallWatch(breaker, request.client, fingerprint);
      for (let attempt = 1; attempt <= ATTEMPTS_PER_UPSTREAM; attempt += 1) {
        if (breaker !== null && !breaker.tryAcquire(request.client)) {
          waitMs = Math.min(waitMs, breaker.waitMs(request.client));
          break;
        }
        const refusal = await this.#attempt(request, consumer, { upstream, watch, callsSinceMs });
        if (refusal === null) return;
        last = refusal;
        if (isFinal(last, request)) throw last;
        if (providerKinds[upstream.kind].failsOnPurpose || !mayRetryHere(last)) break;
        if (attempt < ATTEMPTS_PER_UPSTREAM) await this.#pause(last, request.signal);
      }
    }
    if (last !== undefined) throw last;
    throw new GatewayError("overloaded", "No upstream of this model is healthy. Try again later.", {
      retryAfterMs: Number.isFinite(waitMs) ? Math.max(waitMs, 1_000) : 1_000,
    });
  }

  /** Discards the breakers of upstreams that are not in a reloaded catalog. */
  retain(upstreamIds: ReadonlySet<string>): void {
    this.#counter.forget();
    for (const id of this.#breakers.keys()) {
      if (!upstreamIds.has(id)) this.#breakers.delete(id);
    }
    for (const id of this.#causes.keys()) if (!upstreamIds.has(id)) this.#causes.delete(id);
  }

  /** Returns the open circuits by upstream id, in monotonic milliseconds. */
  outages(): ReadonlyMap<string, Outage> {
    return new Map(
      [...this.#breakers].flatMap(([id, { outage }]) =>
        outage === null ? [] : [[id, { ...outage, cause: this.#causes.get(id) ?? null }]],
      ),
    );
  }

  /** Returns the circuit breakers of the upstreams that were called, by upstream id. */
  circuits(): ReadonlyMap<string, CircuitState> {
    return new Map([...this.#breakers].map(([id, breaker]) => [id, breaker.state]));
  }

  /** Calls one upstream. Returns its failure if the consumer has not started, else throws it. */
  async #attempt(
    request: RouteRequest,
    consumer: GenerationConsumer,
    { upstream, watch, callsSinceMs }: Target,
  ): Promise<UpstreamFailure | null> {
    const { clock, providers } = this.#dependencies;
    const startedMs = clock.elapsedMs();
    const { attempts, calling, client: _client, ...shared } = request;
    const { id, kind, model: name } = upstream;
    const afterMs = Math.round(startedMs - callsSinceMs);
    const record = (status: number, failed?: UpstreamFailure): void => {
      const ms = Math.round(clock.elapsedMs() - startedMs);
      const failure = failed && { failure: failed.kind };
      attempts.push({ upstream: id, kind, model: name, status, ms, afterMs, ...failure });
    };
    let surprises: Surprise[] = [];
    const surprised = (surprise: Surprise): void => {
      surprises.push(surprise);
    };
    const reportAttempt = (failure: UpstreamFailure | undefined): void => {
      const ms = clock.elapsedMs() - startedMs;
      const { requestId, model } = request;
      this.#dependencies.attemptEnded({ requestId, model, upstream, ms, failure, surprises });
      surprises = [];
    };
    const ended = (failure: UpstreamFailure | undefined): void => {
      watch?.ended(failure, startedMs);
      if (failure !== undefined && isFault(failure)) {
        const { kind: failed, status } = failure;
        this.#causes.set(id, { requestId: request.requestId, failure: failed, status });
      }
      reportAttempt(failure);
    };
    const watched = new WatchedConsumer(consumer, record);
    calling?.(upstream);
    try {
      const call = { ...shared, upstream, repeated: reportAttempt, surprised };
      await providers[upstream.kind].generate(call, watched);
      if (!watched.hasEnded) throw new UpstreamFailure("incomplete", "the events ended early");
    } catch (thrown) {
      const error = withAbortReason(thrown, request.signal);
      const failure = error instanceof UpstreamFailure ? error : undefined;
      if (watched.hasStarted) {
        const cut = failure ?? (watched.hasEnded ? undefined : stoppedByGateway(error));
        if (cut !== undefined) record(attempts.pop()?.status ?? 0, cut);
        ended(cut);
        throw error;
      }
      if (failure === undefined) {
        watch?.abandoned();
        throw error;
      }
      record(failure.status, failure);
      ended(failure);
      return failure;
    }
    ended(undefined);
    return null;
  }

  #pause(failure: UpstreamFailure, signal: StopSignal): Promise<void> {
    const jitter = BACKOFF_MS * (0.5 + this.#dependencies.random());
    return this.#dependencies.clock.sleep(Math.max(failure.retryAfterMs ?? 0, jitter), signal);
  }

  #breaker(upstream: Upstream): Breaker | null {
    if (providerKinds[upstream.kind].failsOnPurpose) return null;
    let breaker = this.#breakers.get(upstream.id);
    if (breaker === undefined) {
      breaker = new Breaker(this.#dependencies.clock.elapsedMs);
      this.#breakers.set(upstream.id, breaker);
    }
    return breaker;
  }
}

/** Passes a generation on, and records whether it has started and ended. */
class WatchedConsumer implements GenerationConsumer {
  hasStarted = false;
  hasEnded = false;
  readonly #consumer: GenerationConsumer;
  readonly #record: (status: number) => void;

  constructor(consumer: GenerationConsumer, record: (status: number) => void) {
    this.#consumer = consumer;
    this.#record = record;
  }

  start(generation: Generation): void {
    this.hasStarted = true;
    this.#record(generation.status);
    this.#consumer.start(generation);
  }

  events(events: readonly GenerationEvent[]): void {
    this.hasEnded = events.at(-1)?.type === "generation-end";
    this.#consumer.events(events);
  }
}

/**
 * Returns the failure of a call whose reply had begun and was cut off by an error that is not the
 * upstream's, such as the deadline of a client that does not read.
 */
function stoppedByGateway(cause: unknown): UpstreamFailure {
  return new UpstreamFailure("cancelled", "the gateway ended the call", { cause });
}

/** Returns whether a failure counts against the health of its upstream. */
function isFault({ kind }: UpstreamFailure): boolean {
  return failureTable[kind].health.startsWith("unhealthy");
}

/** Returns whether no further call may follow this failure. */
function isFinal({ kind }: UpstreamFailure, { signal, attempts }: RouteRequest): boolean {
  return (
    failureTable[kind].retry === "nowhere" || signal.aborted || attempts.length >= ATTEMPTS_MAX
  );
}

/** Returns whether to retry the same upstream, after a pause that is acceptable to a client. */
function mayRetryHere({ kind, retryAfterMs = 0 }: UpstreamFailure): boolean {
  return failureTable[kind].retry === "here" && retryAfterMs <= RETRY_AFTER_MS_MAX;
}
