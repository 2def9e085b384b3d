import type { IncomingMessage } from "node:http";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { networkOf, type ProxyTrust } from "../request/addresses.ts";
import { KnownCallers } from "./known-callers.ts";
import { type Pace, PacedRotation, type PauseClock, pauseClock } from "./paced-rotation.ts";
import { HEALTH_PATHS, READY_PATH } from "../request/request-target.ts";
import type { Waiter } from "./rotation.ts";
import { UnreadBodies } from "./unread-bodies.ts";

const probePaths: ReadonlySet<string | undefined> = new Set([...HEALTH_PATHS, READY_PATH]);
/** Number of probes that start on arrival in one turn of the event loop. */
const PROBES_PER_TURN = 2;
/** Pace of all requests from unknown callers together. */
const unauthenticatedPace: Pace = { perTurn: 2, leastMs: 0 };
/**
 * Pace of all keys together. Most of a request's work follows its start, for example after the
 * answer to a look-up.
 */
const keysPace: Pace = { perTurn: 6, leastMs: 0.2 };
/** Pace of a key that has the process to itself. */
const singleKeyPace: Pace = { perTurn: 32, leastMs: null };

export interface RequestSchedulerDependencies {
  /** Returns the address under which a client is counted. */
  readonly clientOf: ProxyTrust["clientOf"];
  readonly timers: Timers;
  readonly callers?: KnownCallers;
  readonly clock?: PauseClock;
}

/**
 * Shares the event loop among clients. Of each key whose secret was valid in its last request, one
 * request per turn of the loop starts on arrival; the others start in rotation by key. A key that
 * has the process to itself does not wait. Unknown callers' requests start in rotation by address.
 */
export class RequestScheduler {
  readonly callers: KnownCallers;
  readonly unreadBodies: UnreadBodies;
  readonly #clientOf: ProxyTrust["clientOf"];
  readonly #active: ActiveKeys;
  readonly #known: PacedRotation;
  readonly #unauthenticated: PacedRotation;
  #probes = 0;
  /** Whether callers of waiting requests may have become known. */
  #hasNewCallers = false;

  constructor(dependencies: RequestSchedulerDependencies) {
    const { clientOf, timers, callers = new KnownCallers(), clock = pauseClock } = dependencies;
    this.#clientOf = clientOf;
    this.#active = new ActiveKeys(clock.elapsedMs);
    const again = (waiter: Waiter): void => this.add(waiter);
    const pace = (): Pace => (this.#active.isAlone ? singleKeyPace : keysPace);
    this.#known = new PacedRotation({ pace, again, clock, sharerOf: (key) => key });
    this.#unauthenticated = new PacedRotation({
      pace: () => unauthenticatedPace,
      again,
      clock,
      sharerOf: () => "unauthenticated",
    });
    this.callers = callers;
    callers.onNew = () => this.#moveKnownSoon();
    this.unreadBodies = new UnreadBodies(clientOf, timers);
  }

  /** Reports whether one key has the process to itself. */
  get isAlone(): boolean {
    return this.#active.isAlone;
  }

  /** Reports whether the first request on a connection starts on arrival. */
  admits(request: IncomingMessage): boolean {
    if (this.#admitsProbe(request)) return true;
    const key = this.callers.find(request);
    if (key === null) return false;
    this.#active.note(key);
    // Keeps the order of the key's requests.
    if (this.#known.has(key)) return false;
    return this.#active.isAlone || this.#active.startsFirst(key);
  }

  /** Queues a waiter for its turn; ignored if it has no work or already waits. */
  add(waiter: Waiter): void {
    if (!this.#known.waits(waiter) && !this.#unauthenticated.waits(waiter)) this.#place(waiter);
  }

  /** Classifies the waiter by its request, the most expensive step here. */
  #place(waiter: Waiter): void {
    const request = waiter.nextRequest();
    if (request === undefined) return;
    const key = this.callers.find(request);
    if (key === null) {
      this.#unauthenticated.add(waiter, networkOf(this.#clientOf(request)));
      return;
    }
    this.#active.note(key);
    this.#known.add(waiter, key);
  }

  delete(waiter: Waiter): void {
    this.#known.delete(waiter);
    this.#unauthenticated.delete(waiter);
  }

  /**
   * Probes must succeed even under attack, so that the platform does not restart the process. Their
   * number is bounded.
   */
  #admitsProbe({ url }: IncomingMessage): boolean {
    if (!probePaths.has(url) || this.#probes >= PROBES_PER_TURN) return false;
    if (this.#probes === 0) setImmediate(() => (this.#probes = 0));
    this.#probes += 1;
    return true;
  }

  #moveKnownSoon(): void {
    if (this.#hasNewCallers) return;
    this.#hasNewCallers = true;
    setImmediate(this.#moveKnown);
  }

  /**
   * Many clients of a key may start together: once the first is known, the others move to the key's
   * queue.
   */
  readonly #moveKnown = (): void => {
    this.#hasNewCallers = false;
    for (const waiter of this.#unauthenticated.waiters()) {
      const request = waiter.nextRequest();
      if (request === undefined || this.callers.find(request) === null) continue;
      this.#unauthenticated.delete(waiter);
      this.#place(waiter);
    }
  };
}

/** Time without other keys' requests after which a key has the process to itself. */
const ALONE_AFTER_MS = 1_000;

/**
 * The keys with requests in this turn of the event loop, and whether several keys were active
 * recently.
 */
class ActiveKeys {
  readonly #elapsedMs: () => number;
  /** Keys with a request that started on arrival in this turn of the loop. */
  readonly #started = new Set<string>();
  #latest: string | null = null;
  /** Time of the last request with another key than its predecessor. */
  #changedMs = Number.NEGATIVE_INFINITY;

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** Reports whether one key has the process to itself. */
  get isAlone(): boolean {
    return this.#elapsedMs() - this.#changedMs > ALONE_AFTER_MS;
  }

  note(key: string): void {
    if (this.#latest !== null && key !== this.#latest) this.#changedMs = this.#elapsedMs();
    this.#latest = key;
  }

  /**
   * Reports whether this is the key's first request to start on arrival in this turn of the loop.
   */
  startsFirst(key: string): boolean {
    if (this.#started.has(key)) return false;
    if (this.#started.size === 0) setImmediate(this.#endTurn);
    this.#started.add(key);
    return true;
  }

  readonly #endTurn = (): void => this.#started.clear();
}
