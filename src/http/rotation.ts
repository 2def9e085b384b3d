import type { IncomingMessage } from "node:http";
import { networkOf } from "./client-address.ts";
import type { ProxyTrust } from "./client-address.ts";

/** What has work that waits for a turn. */
export interface Waiter {
  /** Does one piece of it; returns whether there is more to be done now. */
  readonly startNext: () => boolean;
  /** The request that the next piece is of: its client's address waits. */
  readonly nextRequest: () => IncomingMessage | undefined;
  /** Whether that came behind another one on its connection. */
  readonly isBehind: () => boolean;
}

/** Work that waits, by the address of its client: each has as many turns as another. */
export class Rotation {
  readonly #clientOf: ProxyTrust["clientOf"];
  /** The first waiter of the first address is the next. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  readonly #addresses = new Map<Waiter, string>();

  constructor(clientOf: ProxyTrust["clientOf"]) {
    this.#clientOf = clientOf;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Comes last at its address; does nothing where it waits already, or has nothing to do. */
  add(waiter: Waiter): void {
    const request = waiter.nextRequest();
    if (request === undefined || this.#addresses.has(waiter)) return;
    const address = networkOf(this.#clientOf(request));
    this.#addresses.set(waiter, address);
    const waiting = this.#waiting.get(address);
    if (waiting === undefined) this.#waiting.set(address, new Set([waiter]));
    else waiting.add(waiter);
  }

  delete(waiter: Waiter): void {
    const address = this.#addresses.get(waiter);
    if (address === undefined) return;
    this.#addresses.delete(waiter);
    const waiting = this.#waiting.get(address);
    waiting?.delete(waiter);
    if (waiting?.size === 0) this.#waiting.delete(address);
  }

  /** Those that wait now. */
  waiters(): readonly Waiter[] {
    return [...this.#addresses.keys()];
  }

  /** Does one piece of work; waiter and address come last in the next rotation. */
  runNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [address, waiting] = next;
    const [waiter] = waiting;
    this.#waiting.delete(address);
    this.#waiting.set(address, waiting);
    if (waiter === undefined) return;
    this.delete(waiter);
    if (waiter.startNext()) this.add(waiter);
  }
}
