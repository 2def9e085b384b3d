/** Failures within the window that open an upstream's circuit. */
const FAILURES_TO_OPEN = 5;
/**
 * Maximum number of them that count per client. A client alone therefore opens the circuit only for
 * itself.
 */
const FAILURES_OF_CLIENT = 3;
/** Longer than most time-outs, which count at their end. */
const WINDOW_MS = 300_000;
const OPEN_MS_FIRST = 5_000;
const OPEN_MS_MAX = 60_000;

/** A probe without a verdict blocks other clients' probes for at most this time. */
const PROBE_MS = 10_000;

export type CircuitState = "closed" | "open" | "half-open";

/** A circuit that is not closed. */
interface OpenCircuit {
  /** The only client whose calls are refused; null if all calls are. */
  readonly client: string | null;
  /** When it opened; failed probes do not change it. */
  readonly sinceMs: number;
  readonly openMs: number;
  readonly untilMs: number;
  /**
   * The client whose request failed as a probe. Other clients need not wait, because the request
   * itself may be at fault.
   */
  readonly suspect: string | null;
  readonly probe: Probe | null;
}

interface Probe {
  readonly client: string;
  /**
   * Start of the client's probes. After a probe without a verdict, its next probe keeps this start.
   */
  readonly sinceMs: number;
  readonly isUnderWay: boolean;
}

interface Failure {
  readonly atMs: number;
  /** Null if the failure cannot be a request's fault, such as a failed connection. */
  readonly client: string | null;
  readonly fault: string | null;
}

/**
 * Circuit breaker of one upstream: closed until several failures without an answer between them,
 * then open for an increasing period, then half-open for one probe at a time. A client's own 400
 * must never be reported to it.
 *
 * If a probe fails and its request may be at fault, the circuit stays open only for that client:
 * the next call of another client may probe immediately, and if that fails too, the circuit is open
 * for all for a longer period.
 *
 * A request that fails twice in the same way counts once, however often it is sent. Failures of
 * only one client's requests open the circuit only for that client: the next call of another client
 * shows whether the upstream or the requests are at fault. Failures that cannot be a request's
 * fault count for all clients, and count per call, because clients cannot cause them.
 */
export class Breaker {
  /** Null if the circuit is closed. */
  #openCircuit: OpenCircuit | null = null;
  /**
   * Failures within the window since the last answer: at most two more than are needed to open it.
   */
  #failures: readonly Failure[] = [];
  readonly #elapsedMs: () => number;
  /** Time of the last answered call. */
  #answeredAtMs = Number.NEGATIVE_INFINITY;

  /** `elapsedMs` returns monotonic milliseconds. */
  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  get state(): CircuitState {
    if (this.#openCircuit === null) return "closed";
    return this.#openCircuit.probe?.isUnderWay === true ? "half-open" : "open";
  }

  /** Returns since when it is open, and when a probe may start; null if it is closed. */
  get outage(): { readonly sinceMs: number; readonly nextTrialMs: number } | null {
    const circuit = this.#openCircuit;
    return circuit && { sinceMs: circuit.sinceMs, nextTrialMs: circuit.untilMs };
  }

  /**
   * Returns whether a client's call may start now. Unless the circuit is closed, true makes the
   * call the probe.
   */
  tryAcquire(client: string): boolean {
    const circuit = this.#openCircuit;
    if (circuit === null || isOpenTo(client, circuit)) return true;
    const nowMs = this.#elapsedMs();
    if (nowMs < startOf(client, circuit)) return false;
    const sinceMs = circuit.probe?.client === client ? circuit.probe.sinceMs : nowMs;
    this.#openCircuit = { ...circuit, probe: { client, sinceMs, isUnderWay: true } };
    return true;
  }

  /**
   * Returns the milliseconds until a client's next probe may start; 0 if it only has to wait for
   * another probe.
   */
  waitMs(client: string): number {
    const circuit = this.#openCircuit;
    return circuit === null ? 0 : Math.max(0, ownStartOf(client, circuit) - this.#elapsedMs());
  }

  succeeded(): void {
    this.#answeredAtMs = this.#elapsedMs();
    this.#openCircuit = null;
    this.#failures = [];
  }

  /**
   * Records the end of a client's call without evidence of the upstream's health. If it was the
   * probe, its slot is released.
   */
  abandoned(client: string): void {
    const circuit = this.#openCircuit;
    if (circuit?.probe?.client !== client) return;
    this.#openCircuit = { ...circuit, probe: { ...circuit.probe, isUnderWay: false } };
  }

  /**
   * Records a call that started at this time and got no response. If another call was answered in
   * the meantime, it was a single slow reply and is not evidence against the upstream.
   */
  timedOut(startedAtMs: number, client: string, fault: string): void {
    if (this.#answeredAtMs > startedAtMs) this.abandoned(client);
    else this.failed(client, fault);
  }

  /**
   * Records a failed call; `fault` identifies the request and its failure, null if the failure
   * cannot be a request's fault.
   */
  failed(client: string, fault: string | null): void {
    const circuit = this.#openCircuit;
    if (circuit === null || isOpenTo(client, circuit)) this.#count(client, fault);
    else if (circuit.probe?.isUnderWay === true)
      this.#openCircuit = this.#afterProbe(circuit, client, fault);
  }

  /**
   * Returns the state after a call that failed during a probe. The call may be the probe itself.
   */
  #afterProbe(circuit: OpenCircuit, client: string, fault: string | null): OpenCircuit {
    const isSecond = circuit.suspect !== null && circuit.suspect !== client;
    const longerMs = isSecond ? circuit.openMs : Math.min(circuit.openMs * 2, OPEN_MS_MAX);
    const { sinceMs } = circuit;
    const longer = { ...this.#openFor(longerMs, circuit.client), sinceMs };
    if (fault === null || isSecond) return longer;
    if (circuit.probe?.client === client) return { ...longer, suspect: client };
    return circuit.suspect === null
      ? { ...longer, suspect: client, probe: circuit.probe }
      : circuit;
  }

  #count(client: string, fault: string | null): void {
    const atMs = this.#elapsedMs();
    const recent = this.#failures.filter((failure) => failure.atMs > atMs - WINDOW_MS);
    const isKnown =
      fault !== null && recent.some((one) => one.client === client && one.fault === fault);
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
    if (forAll >= FAILURES_TO_OPEN) this.#openCircuit = this.#openFor(OPEN_MS_FIRST, null);
    else if (own + nobodys >= FAILURES_TO_OPEN)
      this.#openCircuit = this.#openFor(OPEN_MS_FIRST, client);
  }

  #openFor(openMs: number, client: string | null): OpenCircuit {
    const sinceMs = this.#elapsedMs();
    return { client, sinceMs, openMs, untilMs: sinceMs + openMs, suspect: null, probe: null };
  }
}

/** Returns whether a circuit is open only for another client. */
function isOpenTo(client: string, circuit: OpenCircuit): boolean {
  return circuit.client !== null && circuit.client !== client;
}

/** Returns the time from which a client may probe. */
function startOf(client: string, circuit: OpenCircuit): number {
  const ownMs = ownStartOf(client, circuit);
  const { probe } = circuit;
  if (probe?.isUnderWay !== true) return ownMs;
  return probe.client === client
    ? Number.POSITIVE_INFINITY
    : Math.max(ownMs, probe.sinceMs + PROBE_MS);
}

/** Returns the time from which a client may probe if no probe is running. */
function ownStartOf(client: string, { untilMs, suspect }: OpenCircuit): number {
  return suspect === null || suspect === client ? untilMs : Number.NEGATIVE_INFINITY;
}
