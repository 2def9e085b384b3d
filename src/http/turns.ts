import type { IncomingMessage } from "node:http";
import type { Timers } from "../timing/timer-wheel.ts";
import type { ProxyTrust } from "./client-address.ts";
import { KnownCallers } from "./known-callers.ts";
import { HEALTH_PATH, READY_PATH } from "./request-target.ts";
import { Rotation, type Waiter } from "./rotation.ts";
import { UnreadBodies } from "./unread-bodies.ts";

/** What is done in one turn of the event loop for strangers, and of what came behind others. */
const PER_TURN = 2;
/** What waits and starts in one turn because its caller has become known. */
const KNOWN_PER_TURN = 32;

export interface TurnsDependencies {
  /** The address that a client is counted by. */
  readonly clientOf: ProxyTrust["clientOf"];
  readonly timers: Timers;
  readonly callers?: KnownCallers;
}

/**
 * Shares the event loop between those who are known and those who are not. A request with a secret
 * that was valid the last time starts as it comes. Strangers' requests, and whatever came behind
 * others on its connection, start in rotation by address and then by connection, a few in each turn
 * of the loop, so that others are heard between them.
 */
export class Turns {
  readonly callers: KnownCallers;
  readonly unreadBodies: UnreadBodies;
  readonly #waiting: Rotation;
  /** Strangers' requests that started as they came, in this turn of the loop, and probes. */
  #started = 0;
  #probes = 0;
  /** Whether somebody who waits may be known by now. */
  #hasNewCallers = false;
  #isScheduled = false;

  constructor({ clientOf, timers, callers = new KnownCallers() }: TurnsDependencies) {
    this.#waiting = new Rotation(clientOf);
    this.callers = callers;
    callers.onNew = () => (this.#hasNewCallers = true);
    this.unreadBodies = new UnreadBodies(clientOf, timers);
  }

  /** Whether a request that is the first on its connection starts as it comes. */
  admits(request: IncomingMessage): boolean {
    if (this.callers.has(request) || this.#admitsProbe(request)) return true;
    if (!this.#waiting.isEmpty || this.#started >= PER_TURN) return false;
    this.#started += 1;
    this.#schedule();
    return true;
  }

  /** A process under attack lives: its platform hears so as long as few ask. */
  #admitsProbe({ url }: IncomingMessage): boolean {
    if ((url !== HEALTH_PATH && url !== READY_PATH) || this.#probes >= PER_TURN) return false;
    this.#probes += 1;
    this.#schedule();
    return true;
  }

  /** Lets a waiter have its turn. */
  add(waiter: Waiter): void {
    this.#waiting.add(waiter);
    if (!this.#waiting.isEmpty) this.#schedule();
  }

  delete(waiter: Waiter): void {
    this.#waiting.delete(waiter);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#run);
  }

  readonly #run = (): void => {
    this.#isScheduled = false;
    this.#probes = 0;
    if (this.#hasNewCallers) this.#startKnown();
    // What started as it came had this turn; what waits gets at least one.
    const turns = Math.max(1, PER_TURN - this.#started);
    this.#started = 0;
    for (let turn = 0; turn < turns; turn += 1) this.#waiting.runNext();
    if (!this.#waiting.isEmpty) this.#schedule();
  };

  /** Starts what would start as it comes if it came now: many clients of a key begin together. */
  #startKnown(): void {
    this.#hasNewCallers = false;
    let started = 0;
    for (const waiter of this.#waiting.waiters()) {
      const request = waiter.nextRequest();
      if (waiter.isBehind() || request === undefined || !this.callers.has(request)) continue;
      if (started === KNOWN_PER_TURN) {
        this.#hasNewCallers = true;
        return;
      }
      started += 1;
      this.#waiting.delete(waiter);
      if (waiter.startNext()) this.#waiting.add(waiter);
    }
  }
}
