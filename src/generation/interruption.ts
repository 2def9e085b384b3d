import { GatewayError } from "../errors/gateway-error.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import type { GenerationJob } from "./job.ts";

/** Why a run is stopped before its regular end. */
export type Interruption =
  | { readonly kind: "client-gone" }
  | { readonly kind: "deadline" }
  /** The process aborts the request while its client is connected; `error` is the response. */
  | { readonly kind: "process-stop"; readonly error: GatewayError };

/** The parts of a job that can interrupt it. */
type Interruptible = Pick<GenerationJob, "model" | "signal" | "idempotency">;

/**
 * Aborts a run when its client leaves, when its time is up, or when the process stops it; the first
 * cause counts. A request with an `Idempotency-Key` is completed and stored, whether or not its
 * client waits.
 */
export class Interrupter {
  readonly #job: Interruptible;
  readonly #abort = new AbortController();
  readonly #deadline: NodeJS.Timeout;
  readonly #follow = (): void => this.#followJob();
  #cause: Interruption | undefined;

  constructor(job: Interruptible) {
    this.#job = job;
    const totalMs = Math.max(...job.model.upstreams.map(({ timeouts }) => timeouts.totalMs));
    this.#deadline = setTimeout(() => this.#interrupt({ kind: "deadline" }), totalMs);
    job.signal.addEventListener("abort", this.#follow, { once: true });
    if (job.signal.aborted) this.#followJob();
  }

  /** For the upstream call; at the deadline, its reason is the upstream failure. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get cause(): Interruption | undefined {
    return this.#cause;
  }

  /** Stops watching: later events have no effect. */
  close(): void {
    clearTimeout(this.#deadline);
    this.#job.signal.removeEventListener("abort", this.#follow);
  }

  #followJob(): void {
    const reason: unknown = this.#job.signal.reason;
    if (reason instanceof GatewayError) this.#interrupt({ kind: "process-stop", error: reason });
    else if (this.#job.idempotency === undefined) this.#interrupt({ kind: "client-gone" });
  }

  #interrupt(cause: Interruption): void {
    this.#cause ??= cause;
    this.#abort.abort(this.#cause.kind === "deadline" ? totalTimePassed() : undefined);
  }
}

function totalTimePassed(): UpstreamFailure {
  return new UpstreamFailure("timeout", "the request's total time passed");
}
