import { networkOf } from "../request/client-address.ts";

/** Counts the connections of each client address; a map no larger than what is open. */
export class ConnectionCap {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** How many clients have a place; for tests. */
  get size(): number {
    return this.#open.size;
  }

  /** Takes one of the address's places; undefined if it has none left. Call the result to leave. */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.#open.get(network) ?? 0;
    if (count >= this.#max) return undefined;
    this.#open.set(network, count + 1);
    return () => this.#leave(network);
  }

  #leave(network: string): void {
    const count = this.#open.get(network) ?? 0;
    if (count > 1) this.#open.set(network, count - 1);
    else this.#open.delete(network);
  }
}
