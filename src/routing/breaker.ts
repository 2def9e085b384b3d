/** Consecutive failures that open an upstream's circuit. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS_FIRST = 5_000;
const OPEN_MS_MAX = 60_000;

export type CircuitState = State["name"];

type State =
  | { readonly name: "closed"; readonly failures: number }
  | { readonly name: "open"; readonly untilMs: number; readonly openMs: number }
  /** One probe is in flight; all other calls are still refused. */
  | { readonly name: "half-open"; readonly openMs: number };

/**
 * Circuit breaker of one upstream: closed until several consecutive failures, then open for an
 * increasing period, then half-open for one probe. A client's own 400 must never be reported to it.
 */
export class Breaker {
  #state: State = { name: "closed", failures: 0 };
  readonly #nowMs: () => number;
  /** When a call was last answered. */
  #answeredAtMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get state(): CircuitState {
    return this.#state.name;
  }

  /** Whether a call may start now; in the open state, true makes the caller the probe. */
  tryAcquire(): boolean {
    if (this.#state.name === "closed") return true;
    if (this.#state.name === "half-open" || this.#nowMs() < this.#state.untilMs) return false;
    this.#state = { name: "half-open", openMs: this.#state.openMs };
    return true;
  }

  /** Milliseconds until the next probe may start; 0 if one may start now. */
  waitMs(): number {
    return this.#state.name === "open" ? Math.max(0, this.#state.untilMs - this.#nowMs()) : 0;
  }

  succeeded(): void {
    this.#answeredAtMs = this.#nowMs();
    this.#state = { name: "closed", failures: 0 };
  }

  /** The call ended without evidence of the upstream's health: a probe's slot is released. */
  abandoned(): void {
    if (this.#state.name !== "half-open") return;
    this.#state = { name: "open", untilMs: this.#nowMs(), openMs: this.#state.openMs };
  }

  /**
   * A call that started at that time got no response. If another call was answered in the meantime,
   * it was a single slow reply and is not evidence against the upstream.
   */
  timedOut(startedAtMs: number): void {
    if (this.#answeredAtMs > startedAtMs) this.abandoned();
    else this.failed();
  }

  failed(): void {
    switch (this.#state.name) {
      case "closed": {
        const failures = this.#state.failures + 1;
        if (failures < FAILURES_TO_OPEN) this.#state = { name: "closed", failures };
        else this.#open(OPEN_MS_FIRST);
        return;
      }
      case "half-open":
        this.#open(Math.min(this.#state.openMs * 2, OPEN_MS_MAX));
        return;
      case "open":
    }
  }

  #open(openMs: number): void {
    this.#state = { name: "open", untilMs: this.#nowMs() + openMs, openMs };
  }
}
