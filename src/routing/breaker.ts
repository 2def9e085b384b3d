/** Failures within the window that open an upstream's circuit. */
const FAILURES_TO_OPEN = 5;
/** How many of them may be of one client: alone, it closes the upstream to nobody but itself. */
const FAILURES_OF_CLIENT = 3;
/** Longer than most time-outs, which count when they have passed. */
const WINDOW_MS = 300_000;
const OPEN_MS_FIRST = 5_000;
const OPEN_MS_MAX = 60_000;

export type CircuitState = State["name"];

/** `client`: the only one whose calls are refused; null: all calls are. */
type State =
  | { readonly name: "closed" }
  | {
      readonly name: "open";
      readonly untilMs: number;
      readonly openMs: number;
      readonly client: string | null;
    }
  /** One probe is in flight; all other calls are still refused. */
  | { readonly name: "half-open"; readonly openMs: number; readonly client: string | null };

interface Failure {
  readonly atMs: number;
  /** Null: it is no request's fault, such as a connection that failed. */
  readonly client: string | null;
  readonly fault: string | null;
}

/**
 * Circuit breaker of one upstream: closed until several failures without an answer between them, then
 * open for an increasing period, then half-open for one probe. A client's own 400 must never be
 * reported to it.
 *
 * A request that fails twice in the same way counts once, however often it is sent. Failures of one
 * client's requests alone open it for that client only: the next call of another one shows whether
 * the upstream or the requests are at fault. Failures that are no request's fault count for all.
 */
export class Breaker {
  #state: State = { name: "closed" };
  /** Those within the window since the last answer: at most two more than open it. */
  #failures: readonly Failure[] = [];
  readonly #nowMs: () => number;
  /** When a call was last answered. */
  #answeredAtMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get state(): CircuitState {
    return this.#state.name;
  }

  /** Whether a client's call may start now; in the open state, true makes the caller the probe. */
  tryAcquire(client: string): boolean {
    const state = this.#state;
    if (state.name === "closed" || isOpenTo(client, state)) return true;
    if (state.name === "half-open" || this.#nowMs() < state.untilMs) return false;
    this.#state = { name: "half-open", openMs: state.openMs, client: state.client };
    return true;
  }

  /** Milliseconds until the next probe may start; 0 if one may start now. */
  waitMs(): number {
    return this.#state.name === "open" ? Math.max(0, this.#state.untilMs - this.#nowMs()) : 0;
  }

  succeeded(): void {
    this.#answeredAtMs = this.#nowMs();
    this.#state = { name: "closed" };
    this.#failures = [];
  }

  /** The call ended without evidence of the upstream's health: a probe's slot is released. */
  abandoned(client: string): void {
    const state = this.#state;
    if (state.name !== "half-open" || isOpenTo(client, state)) return;
    this.#state = { ...state, name: "open", untilMs: this.#nowMs() };
  }

  /**
   * A call that started at that time got no response. If another call was answered in the meantime,
   * it was a single slow reply and is not evidence against the upstream.
   */
  timedOut(startedAtMs: number, client: string, fault: string): void {
    if (this.#answeredAtMs > startedAtMs) this.abandoned(client);
    else this.failed(client, fault);
  }

  /** `fault` is what failed and how; null: it is no request's fault. */
  failed(client: string, fault: string | null): void {
    const state = this.#state;
    if (state.name === "closed" || isOpenTo(client, state)) this.#count(client, fault);
    else if (state.name === "half-open") {
      this.#open(Math.min(state.openMs * 2, OPEN_MS_MAX), state.client);
    }
  }

  #count(client: string, fault: string | null): void {
    const atMs = this.#nowMs();
    const recent = this.#failures.filter((failure) => failure.atMs > atMs - WINDOW_MS);
    const isKnown = recent.some((one) => one.client === client && one.fault === fault);
    const failure = { atMs, fault, client: fault === null ? null : client };
    this.#failures = isKnown ? recent : [...recent, failure];
    const byClient = Map.groupBy(this.#failures, (one) => one.client);
    const own = byClient.get(client)?.length ?? 0;
    const nobodys = byClient.get(null)?.length ?? 0;
    byClient.delete(null);
    const counted = [...byClient.values()].map(({ length }) =>
      Math.min(length, FAILURES_OF_CLIENT),
    );
    const forAll = counted.reduce((sum, count) => sum + count, nobodys);
    if (forAll >= FAILURES_TO_OPEN) this.#open(OPEN_MS_FIRST, null);
    else if (own + nobodys >= FAILURES_TO_OPEN) this.#open(OPEN_MS_FIRST, client);
  }

  #open(openMs: number, client: string | null): void {
    this.#state = { name: "open", untilMs: this.#nowMs() + openMs, openMs, client };
  }
}

/** Whether a circuit that is not closed is so for another client alone. */
function isOpenTo(client: string, state: { readonly client: string | null }): boolean {
  return state.client !== null && state.client !== client;
}
