/** Failures within the window that open an upstream's circuit. */
const FAILURES_TO_OPEN = 5;
/** How many of them may be of one client: alone, it closes the upstream to nobody but itself. */
const FAILURES_OF_CLIENT = 3;
/** Longer than most time-outs, which count when they have passed. */
const WINDOW_MS = 300_000;
const OPEN_MS_FIRST = 5_000;
const OPEN_MS_MAX = 60_000;

/** A probe without a verdict keeps other clients' probes out no longer than this. */
const PROBE_MS = 10_000;

export type CircuitState = "closed" | "open" | "half-open";

/** A circuit that is not closed. */
interface Shut {
  /** The only client whose calls are refused; null: all calls are. */
  readonly client: string | null;
  readonly openMs: number;
  readonly untilMs: number;
  /** The client whose request failed as a probe. Others need not wait: it may be at fault itself. */
  readonly suspect: string | null;
  readonly probe: Probe | null;
}

interface Probe {
  readonly client: string;
  /** A client's next probe after one without a verdict counts on from there. */
  readonly sinceMs: number;
  readonly isUnderWay: boolean;
}

interface Failure {
  readonly atMs: number;
  /** Null: it is no request's fault, such as a connection that failed. */
  readonly client: string | null;
  readonly fault: string | null;
}

/**
 * Circuit breaker of one upstream: closed until several failures without an answer between them, then
 * open for an increasing period, then half-open for one probe at a time. A client's own 400 must
 * never be reported to it.
 *
 * A probe that fails by what may be its request's fault keeps it shut to its client alone: the next
 * call of another one may probe at once, and if that fails too, it is open for a longer period for all.
 *
 * A request that fails twice in the same way counts once, however often it is sent. Failures of one
 * client's requests alone open it for that client only: the next call of another one shows whether
 * the upstream or the requests are at fault. Failures that are no request's fault count for all, and
 * each call's on its own: no client can cause them.
 */
export class Breaker {
  /** Null: it is closed. */
  #shut: Shut | null = null;
  /** Those within the window since the last answer: at most two more than open it. */
  #failures: readonly Failure[] = [];
  readonly #nowMs: () => number;
  /** When a call was last answered. */
  #answeredAtMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get state(): CircuitState {
    if (this.#shut === null) return "closed";
    return this.#shut.probe?.isUnderWay === true ? "half-open" : "open";
  }

  /** Whether a client's call may start now; unless it is closed, true makes the caller the probe. */
  tryAcquire(client: string): boolean {
    const shut = this.#shut;
    if (shut === null || isOpenTo(client, shut)) return true;
    const nowMs = this.#nowMs();
    if (nowMs < startOf(client, shut)) return false;
    const sinceMs = shut.probe?.client === client ? shut.probe.sinceMs : nowMs;
    this.#shut = { ...shut, probe: { client, sinceMs, isUnderWay: true } };
    return true;
  }

  /** Milliseconds until a client's next probe may start; 0 if it need only wait for another probe. */
  waitMs(client: string): number {
    const shut = this.#shut;
    return shut === null ? 0 : Math.max(0, ownStartOf(client, shut) - this.#nowMs());
  }

  succeeded(): void {
    this.#answeredAtMs = this.#nowMs();
    this.#shut = null;
    this.#failures = [];
  }

  /** A client's call ended without evidence of the upstream's health: its probe's slot is released. */
  abandoned(client: string): void {
    const shut = this.#shut;
    if (shut?.probe?.client !== client) return;
    this.#shut = { ...shut, probe: { ...shut.probe, isUnderWay: false } };
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
    const shut = this.#shut;
    if (shut === null || isOpenTo(client, shut)) this.#count(client, fault);
    else if (shut.probe?.isUnderWay === true) this.#shut = this.#afterProbe(shut, client, fault);
  }

  /** A call failed while a probe, which it may be itself, was under way. */
  #afterProbe(shut: Shut, client: string, fault: string | null): Shut {
    const isSecond = shut.suspect !== null && shut.suspect !== client;
    const longerMs = isSecond ? shut.openMs : Math.min(shut.openMs * 2, OPEN_MS_MAX);
    const longer = this.#openFor(longerMs, shut.client);
    if (fault === null || isSecond) return longer;
    if (shut.probe?.client === client) return { ...longer, suspect: client };
    return shut.suspect === null ? { ...longer, suspect: client, probe: shut.probe } : shut;
  }

  #count(client: string, fault: string | null): void {
    const atMs = this.#nowMs();
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
    if (forAll >= FAILURES_TO_OPEN) this.#shut = this.#openFor(OPEN_MS_FIRST, null);
    else if (own + nobodys >= FAILURES_TO_OPEN) this.#shut = this.#openFor(OPEN_MS_FIRST, client);
  }

  #openFor(openMs: number, client: string | null): Shut {
    return { client, openMs, untilMs: this.#nowMs() + openMs, suspect: null, probe: null };
  }
}

/** Whether a circuit is shut to another client alone. */
function isOpenTo(client: string, shut: Shut): boolean {
  return shut.client !== null && shut.client !== client;
}

/** From when on a client may probe. */
function startOf(client: string, shut: Shut): number {
  const ownMs = ownStartOf(client, shut);
  const { probe } = shut;
  if (probe?.isUnderWay !== true) return ownMs;
  return probe.client === client
    ? Number.POSITIVE_INFINITY
    : Math.max(ownMs, probe.sinceMs + PROBE_MS);
}

/** From when on a client may probe while no probe is under way. */
function ownStartOf(client: string, { untilMs, suspect }: Shut): number {
  return suspect === null || suspect === client ? untilMs : Number.NEGATIVE_INFINITY;
}
