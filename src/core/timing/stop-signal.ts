/** Whether and why work has to stop. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  /** Adds a listener that is called once, when the signal aborts; never if it already has. */
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * A signal that its owner aborts, with plain callbacks. Per request, web events cost several times
 * as much to create, to listen to and to collect.
 */
export class StopSource implements StopSignal {
  #aborted = false;
  #reason: unknown;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#aborted;
  }

  get reason(): unknown {
    return this.#reason;
  }

  addEventListener(_type: "abort", listener: () => void): void {
    if (!this.#aborted) this.#listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** Calls the listeners in their order. The first reason counts. */
  abort(reason?: unknown): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}

/** Resolves after the delay, or as soon as the signal aborts. */
export async function sleepUntilStop(ms: number, signal: StopSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = (): void => resolve();
  signal.addEventListener("abort", wake);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener("abort", wake);
}
