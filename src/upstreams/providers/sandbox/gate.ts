import type { Flow } from "../shared/provider.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";

/** Back-pressure on a generation with its own events: closed while paused. */
export class Gate implements Flow {
  #open: (() => void) | null = null;
  #opened: Promise<void> | null = null;

  get isClosed(): boolean {
    return this.#opened !== null;
  }

  pause(): void {
    if (this.#opened !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#opened = promise;
    this.#open = resolve;
  }

  resume(): void {
    this.#open?.();
    this.#open = null;
    this.#opened = null;
  }

  /** Resolves when the gate is open, or as soon as the signal aborts. */
  async opened(signal: StopSignal): Promise<void> {
    const open = (): void => this.resume();
    signal.addEventListener("abort", open);
    if (signal.aborted) open();
    await this.#opened;
    signal.removeEventListener("abort", open);
  }
}
