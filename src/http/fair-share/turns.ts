import type { IncomingMessage } from "node:http";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { networkOf, type ProxyTrust } from "../request/client-address.ts";
import { KnownCallers } from "./known-callers.ts";
import { type Pace, PacedRotation, type PauseClock, pauseClock } from "./paced-rotation.ts";
import { HEALTH_PATHS, READY_PATH } from "../request/request-target.ts";
import type { Waiter } from "./rotation.ts";
import { UnreadBodies } from "./unread-bodies.ts";

const probePaths: ReadonlySet<string | undefined> = new Set([...HEALTH_PATHS, READY_PATH]);
/** Probes that start as they come in one turn of the event loop. */
const PROBES_PER_TURN = 2;
/** What waits and starts in one turn, of all strangers. */
const strangersPace: Pace = { perTurn: 2, leastMs: 0 };
/** Of all keys. Most of what a request takes comes after its start, such as a look-up's answer. */
const keysPace: Pace = { perTurn: 6, leastMs: 0.2 };
/** Of a key that has the process to itself. */
const lonePace: Pace = { perTurn: 32, leastMs: null };

export interface TurnsDependencies {
  /** The address that a client is counted by. */
  readonly clientOf: ProxyTrust["clientOf"];
  readonly timers: Timers;
  readonly callers?: KnownCallers;
  readonly clock?: PauseClock;
}

/**
 * Shares the event loop between those who ask. Of a key whose secret was valid the last time one
 * request starts as it comes in a turn of the loop, the others in rotation by key; a key that has
 * the process to itself waits for nothing. Strangers' requests start in rotation by address.
 */
export class Turns {
  readonly callers: KnownCallers;
  readonly unreadBodies: UnreadBodies;
  readonly #clientOf: ProxyTrust["clientOf"];
  readonly #active: ActiveKeys;
  readonly #known: PacedRotation;
  readonly #strangers: PacedRotation;
  #probes = 0;
  /** Whether somebody who waits as a stranger may be known by now. */
  #hasNewCallers = false;

  constructor(dependencies: TurnsDependencies) {
    const { clientOf, timers, callers = new KnownCallers(), clock = pauseClock } = dependencies;
    this.#clientOf = clientOf;
    this.#active = new ActiveKeys(clock.nowMs);
    const again = (waiter: Waiter): void => this.add(waiter);
    const pace = (): Pace => (this.#active.isAlone ? lonePace : keysPace);
    this.#known = new PacedRotation({ pace, again, clock, sharerOf: (key) => key });
    this.#strangers = new PacedRotation({
      pace: () => strangersPace,
      again,
      clock,
      sharerOf: () => "strangers",
    });
    this.callers = callers;
    callers.onNew = () => this.#moveKnownSoon();
    this.unreadBodies = new UnreadBodies(clientOf, timers);
  }

  /** Whether a request that is the first on its connection starts as it comes. */
  admits(request: IncomingMessage): boolean {
    if (this.#admitsProbe(request)) return true;
    const key = this.callers.find(request);
    if (key === null) return false;
    this.#active.note(key);
    // The key's own order is kept.
    if (this.#known.has(key)) return false;
    return this.#active.isAlone || this.#active.startsFirst(key);
  }

  /** Lets a waiter have its turn; does nothing where it has nothing to do, or waits already. */
  add(waiter: Waiter): void {
    if (!this.#known.waits(waiter) && !this.#strangers.waits(waiter)) this.#place(waiter);
  }

  /** Looks at the request, which costs more than all else here. */
  #place(waiter: Waiter): void {
    const request = waiter.nextRequest();
    if (request === undefined) return;
    const key = this.callers.find(request);
    if (key === null) {
      this.#strangers.add(waiter, networkOf(this.#clientOf(request)));
      return;
    }
    this.#active.note(key);
    this.#known.add(waiter, key);
  }

  delete(waiter: Waiter): void {
    this.#known.delete(waiter);
    this.#strangers.delete(waiter);
  }

  /** A process under attack lives: its platform hears so as long as few ask. */
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

  /** Many clients of a key begin together: once the first is known, the others are no strangers. */
  readonly #moveKnown = (): void => {
    this.#hasNewCallers = false;
    for (const waiter of this.#strangers.waiters()) {
      const request = waiter.nextRequest();
      if (request === undefined || this.callers.find(request) === null) continue;
      this.#strangers.delete(waiter);
      this.#place(waiter);
    }
  };
}

/** After so long without another key's request a key has the process to itself. */
const ALONE_AFTER_MS = 1_000;

/** Whose requests came in this turn of the event loop, and whether several keys have had any lately. */
class ActiveKeys {
  readonly #nowMs: () => number;
  /** Keys of which a request has started as it came, in this turn of the loop. */
  readonly #started = new Set<string>();
  #latest: string | null = null;
  /** When a request came of another key than the one before it. */
  #changedMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Whether one key has the process to itself. */
  get isAlone(): boolean {
    return this.#nowMs() - this.#changedMs > ALONE_AFTER_MS;
  }

  note(key: string): void {
    if (this.#latest !== null && key !== this.#latest) this.#changedMs = this.#nowMs();
    this.#latest = key;
  }

  /** Whether it is the first request of the key that starts as it comes in this turn of the loop. */
  startsFirst(key: string): boolean {
    if (this.#started.has(key)) return false;
    if (this.#started.size === 0) setImmediate(this.#endTurn);
    this.#started.add(key);
    return true;
  }

  readonly #endTurn = (): void => this.#started.clear();
}
