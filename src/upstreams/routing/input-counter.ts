import type { Upstream } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { CountRequest, Provider } from "../providers/shared/provider.ts";
import { candidates } from "./candidates.ts";

/** Time limit of a count: an estimate that comes at once is better than a late answer. */
const COUNT_MS_MAX = 10_000;

/** Statuses of a server that does not have the path. */
const NO_SUCH_PATH: ReadonlySet<number> = new Set([404, 405, 501]);

/** The input tokens of a request, as an upstream counted them. */
export interface InputCount {
  readonly inputTokens: number;
  readonly upstream: Upstream;
  readonly ms: number;
}

export interface InputCounterDependencies {
  readonly providers: Readonly<Record<ProviderKind, Provider>>;
  readonly clock: { readonly elapsedMs: () => number };
  /** In [0, 1). */
  readonly random: () => number;
  /** Returns whether the circuit breaker of an upstream is open. */
  readonly isOpen: (upstreamId: string) => boolean;
  /** Called if an upstream was asked and failed. */
  readonly countFailed?: (requestId: string, upstream: Upstream, failure: UpstreamFailure) => void;
}

/** Asks upstreams for the input tokens of conversations; no failure affects a circuit breaker. */
export class InputCounter {
  readonly #dependencies: InputCounterDependencies;
  /** Ids of upstreams whose servers have no such path; they are not asked again. */
  readonly #withoutPath = new Set<string>();

  constructor(dependencies: InputCounterDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Asks the first upstream that counts, in the order of a generation, once. Returns null if none
   * counts, or if it failed. Rejects if it refuses the request, as a generation would be refused,
   * and with the reason of an aborted signal.
   */
  async count(request: Omit<CountRequest, "upstream">): Promise<InputCount | null> {
    const { clock, random } = this.#dependencies;
    for (const upstream of candidates(request.model.upstreams, random())) {
      const startedMs = clock.elapsedMs();
      const counting = this.#ask(request, upstream);
      if (counting === null) continue;
      try {
        const inputTokens = await counting;
        return { inputTokens, upstream, ms: Math.round(clock.elapsedMs() - startedMs) };
      } catch (error) {
        this.#failed(request, upstream, error);
        return null;
      }
    }
    return null;
  }

  /** Forgets which servers do not count, because a reload may have changed them. */
  forget(): void {
    this.#withoutPath.clear();
  }

  #ask(request: Omit<CountRequest, "upstream">, upstream: Upstream): Promise<number> | null {
    const { providers, isOpen } = this.#dependencies;
    if (this.#withoutPath.has(upstream.id) || isOpen(upstream.id)) return null;
    const totalMs = Math.min(upstream.timeouts.totalMs, COUNT_MS_MAX);
    const patient = { ...upstream, timeouts: { ...upstream.timeouts, totalMs } };
    return providers[upstream.kind].countInput?.({ ...request, upstream: patient }) ?? null;
  }

  #failed(
    { requestId, signal }: Omit<CountRequest, "upstream">,
    upstream: Upstream,
    error: unknown,
  ): void {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof UpstreamFailure)) throw error;
    if (NO_SUCH_PATH.has(error.status)) this.#withoutPath.add(upstream.id);
    this.#dependencies.countFailed?.(requestId, upstream, error);
    // A field that only the gateway chose is not the client's mistake.
    if (error.kind === "invalid-request" && error.refusedField === undefined) throw error;
  }
}
