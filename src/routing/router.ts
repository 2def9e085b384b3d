import type { Model, Upstream } from "../catalog/model.ts";
import { type ProviderKind, providerKinds } from "../catalog/provider-kinds.ts";
import { assertNever, type Conversation } from "../conversation/conversation.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { UpstreamAttempt } from "../ledger/store.ts";
import { failureTable, UpstreamFailure, withAbortReason } from "../errors/upstream-failure.ts";
import type { Generation, Provider } from "../providers/provider.ts";
import { Breaker, type CircuitState } from "./breaker.ts";
import { candidates } from "./candidates.ts";

/** Maximum calls to one upstream per request, including the first. */
const ATTEMPTS_PER_UPSTREAM = 2;
/** Maximum calls per request across all upstreams. */
const ATTEMPTS_MAX = 4;
const BACKOFF_MS = 250;
/** An upstream that asks for a longer pause is skipped. */
const RETRY_AFTER_MS_MAX = 2_000;

export interface RouteRequest {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly stream: boolean;
  readonly signal: AbortSignal;
  readonly requestId: string;
  /** Called before each upstream call. */
  readonly calling?: (upstream: Upstream) => void;
  /** See `GenerationRequest.accepted`; called once per upstream call that is accepted. */
  readonly accepted?: () => void;
  /** Gains one row per call; owned by the caller, so that failed calls are recorded as well. */
  readonly attempts: UpstreamAttempt[];
}

/** A generation in progress, and the callback that reports how it ended. */
export interface Routed {
  readonly upstream: Upstream;
  readonly generation: Generation;
  /** Call once when the events end; undefined: complete, or ended by the client. */
  readonly ended: (failure: UpstreamFailure | undefined) => void;
}

export interface RouterDependencies {
  readonly providers: Readonly<Record<ProviderKind, Provider>>;
  readonly clock: {
    readonly nowMs: () => number;
    /** Resolves after the delay, or as soon as the signal aborts. */
    readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
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
  }) => void;
}

/**
 * Chooses the upstream that serves a model: retries with jittered back-off and falls back to the
 * next upstream, only before the first byte. Sandbox models fail on purpose and are called once.
 */
export class Router {
  readonly #dependencies: RouterDependencies;
  readonly #breakers = new Map<string, Breaker>();

  constructor(dependencies: RouterDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resolves at the first byte of an accepted reply; rejects with the last failure, unchanged. */
  async open(request: RouteRequest): Promise<Routed> {
    const upstreams = candidates(request.model.upstreams, this.#dependencies.random());
    let last: UpstreamFailure | undefined;
    let waitMs = Number.POSITIVE_INFINITY;
    for (const upstream of upstreams) {
      const breaker = this.#breaker(upstream);
      for (let attempt = 1; attempt <= ATTEMPTS_PER_UPSTREAM; attempt += 1) {
        if (breaker !== null && !breaker.tryAcquire()) {
          waitMs = Math.min(waitMs, breaker.waitMs());
          break;
        }
        const outcome = await this.#attempt(request, upstream, breaker);
        if (!(outcome instanceof UpstreamFailure)) return outcome;
        last = outcome;
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
    for (const id of this.#breakers.keys()) {
      if (!upstreamIds.has(id)) this.#breakers.delete(id);
    }
  }

  /** The circuit breakers of the upstreams that were called, by upstream id. */
  circuits(): ReadonlyMap<string, CircuitState> {
    return new Map([...this.#breakers].map(([id, breaker]) => [id, breaker.state]));
  }

  async #attempt(
    request: RouteRequest,
    upstream: Upstream,
    breaker: Breaker | null,
  ): Promise<Routed | UpstreamFailure> {
    const { clock, providers } = this.#dependencies;
    const startedMs = clock.nowMs();
    const { conversation, model, stream, signal, requestId, accepted } = request;
    const record = (status: number): void => {
      const ms = Math.round(clock.nowMs() - startedMs);
      request.attempts.push({ kind: upstream.kind, model: upstream.model, status, ms });
    };
    const ended = (failure: UpstreamFailure | undefined): void => {
      report(breaker, failure, startedMs);
      const ms = clock.nowMs() - startedMs;
      this.#dependencies.attemptEnded({ requestId, model, upstream, ms, failure });
    };
    request.calling?.(upstream);
    try {
      const generation = await providers[upstream.kind].generate({
        conversation,
        model,
        upstream,
        stream,
        signal,
        requestId,
        ...(accepted !== undefined && { accepted }),
      });
      record(generation.status);
      return { upstream, generation, ended };
    } catch (thrown) {
      const error = withAbortReason(thrown, signal);
      if (!(error instanceof UpstreamFailure)) {
        breaker?.abandoned();
        throw error;
      }
      record(error.status);
      ended(error);
      return error;
    }
  }

  #pause(failure: UpstreamFailure, signal: AbortSignal): Promise<void> {
    const jitter = BACKOFF_MS * (0.5 + this.#dependencies.random());
    return this.#dependencies.clock.sleep(Math.max(failure.retryAfterMs ?? 0, jitter), signal);
  }

  #breaker(upstream: Upstream): Breaker | null {
    if (providerKinds[upstream.kind].failsOnPurpose) return null;
    let breaker = this.#breakers.get(upstream.id);
    if (breaker === undefined) {
      breaker = new Breaker(this.#dependencies.clock.nowMs);
      this.#breakers.set(upstream.id, breaker);
    }
    return breaker;
  }
}

/** Reports to the breaker what the end of a call indicates about the upstream's health. */
function report(
  breaker: Breaker | null,
  failure: UpstreamFailure | undefined,
  startedMs: number,
): void {
  const health = failure === undefined ? "healthy" : failureTable[failure.kind].health;
  switch (health) {
    case "healthy":
      return breaker?.succeeded();
    case "unhealthy":
      return breaker?.failed();
    case "unhealthy-if-alone":
      return breaker?.timedOut(startedMs);
    case "unknown":
      return breaker?.abandoned();
    default:
      return assertNever(health);
  }
}

/** Whether no further call may follow this failure. */
function isFinal({ kind }: UpstreamFailure, { signal, attempts }: RouteRequest): boolean {
  return (
    failureTable[kind].retry === "nowhere" || signal.aborted || attempts.length >= ATTEMPTS_MAX
  );
}

/** Whether to retry the same upstream, after a pause that is acceptable to a client. */
function mayRetryHere({ kind, retryAfterMs = 0 }: UpstreamFailure): boolean {
  return failureTable[kind].retry === "here" && retryAfterMs <= RETRY_AFTER_MS_MAX;
}
