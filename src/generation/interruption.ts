import { totalMsOf } from "../upstreams/catalog/model.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { UpstreamFailure } from "../core/errors/upstream-failure.ts";
import type { CoarseTimer, Timers } from "../core/timing/timer-wheel.ts";
import type { GenerationJob } from "./job.ts";
import { type StopSignal, StopSource } from "../core/timing/stop-signal.ts";

/** Why a run is stopped before its regular end. */
export type Interruption =
  | { readonly kind: "client-gone" }
  | { readonly kind: "deadline" }
  /** The deadline passed because the client did not read in time. */
  | { readonly kind: "client-slow" }
  /** The process aborts the request while its client is connected; `error` is the response. */
  | { readonly kind: "process-stop"; readonly error: GatewayError };

/** The parts of a job that can interrupt it. */
type Interruptible = Pick<GenerationJob, "model" | "signal" | "idempotency">;

export interface InterrupterOptions {
  readonly timers: Timers;
  /** Returns the milliseconds that the run has waited for its client to read. */
  readonly waitedMs: () => number;
  /** Called when the client has left. Returns whether to read the upstream on for its usage. */
  readonly readsOn: () => boolean;
}

/**
 * How long an upstream is read on for its usage; its stream mostly ends within seconds. It is shorter
 * than the time in which a stop of the process ends its last requests (5 s).
 */
const READ_ON_MS = 4_500;

/** If the run has waited for its client for this part of its time, the deadline is the client's. */
const SLOW_PART = 0.1;

/**
 * Aborts a run when its client leaves, or a while later, when its deadline passes, or when the
 * process stops it; the first cause counts. A request with an `Idempotency-Key` is completed and stored even if its
 * client has left.
 */
export class Interrupter {
  readonly #job: Interruptible;
  readonly #waitedMs: () => number;
  readonly #readsOn: () => boolean;
  readonly #timers: Timers;
  readonly #abort = new StopSource();
  readonly #deadline: CoarseTimer;
  readonly #follow = (): void => this.#followJob();
  #readingOn: CoarseTimer | undefined;
  #cause: Interruption | undefined;

  constructor(job: Interruptible, { timers, waitedMs, readsOn }: InterrupterOptions) {
    this.#job = job;
    this.#waitedMs = waitedMs;
    this.#readsOn = readsOn;
    this.#timers = timers;
    this.#deadline = timers.start(totalMsOf(job.model), () => this.#passDeadline());
    job.signal.addEventListener("abort", this.#follow);
    if (job.signal.aborted) this.#followJob();
  }

  /** The signal for the upstream call; at the deadline, its reason is the failure to report. */
  get signal(): StopSignal {
    return this.#abort;
  }

  get cause(): Interruption | undefined {
    return this.#cause;
  }

  /**
   * Resolves with `waiting`, or as soon as the run is interrupted; rejects if the deadline has
   * passed.
   */
  async outlast(waiting: Promise<void>): Promise<void> {
    const { signal } = this;
    const interrupted = Promise.withResolvers<void>();
    const wake = (): void => interrupted.resolve();
    if (signal.aborted) wake();
    signal.addEventListener("abort", wake);
    await Promise.race([waiting, interrupted.promise]);
    signal.removeEventListener("abort", wake);
    if (this.#cause?.kind === "client-slow") throw notReadInTime();
  }

  /** Stops watching: later events have no effect. */
  close(): void {
    this.#deadline.cancel();
    this.#readingOn?.cancel();
    this.#job.signal.removeEventListener("abort", this.#follow);
  }

  #followJob(): void {
    const reason: unknown = this.#job.signal.reason;
    if (reason instanceof GatewayError) this.#interrupt({ kind: "process-stop", error: reason });
    else if (this.#job.idempotency === undefined) this.#lose();
  }

  /** Called when the client has left. Its upstream may be read on for a while. */
  #lose(): void {
    const gone: Interruption = { kind: "client-gone" };
    this.#cause ??= gone;
    if (!this.#readsOn()) this.#interrupt(gone);
    else this.#readingOn = this.#timers.start(READ_ON_MS, () => this.#interrupt(gone));
  }

  #passDeadline(): void {
    const slowMs = totalMsOf(this.#job.model) * SLOW_PART;
    this.#interrupt({ kind: this.#waitedMs() > slowMs ? "client-slow" : "deadline" });
  }

  #interrupt(cause: Interruption): void {
    this.#cause ??= cause;
    this.#abort.abort(reasonOf(this.#cause));
  }
}

/** Returns the failure to report; undefined if it is not the run's own. */
function reasonOf({ kind }: Interruption): Error | undefined {
  if (kind === "client-slow") return notReadInTime();
  if (kind !== "deadline") return undefined;
  return new UpstreamFailure("timeout", "the request's total time passed");
}

/**
 * Returns the error for a client that did not read in time, which is not the upstream's failure.
 */
function notReadInTime(): GatewayError {
  return new GatewayError("request-timeout", "The response was not read in time.");
}
