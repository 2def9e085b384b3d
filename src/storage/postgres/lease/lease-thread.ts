import { Worker } from "node:worker_threads";
import type { LeaseTask } from "./lease-worker.ts";

/** Bounds the thread's memory: it has one connection and one statement. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };

/**
 * The thread that renews this process's lease while its event loop is blocked. It starts with the
 * first hold, since without holds other processes have nothing to resolve. The process also renews
 * the lease itself, which shows the thread that the ledger answers. If the thread has failed, the
 * next of these renewals starts another.
 */
export class LeaseThread {
  readonly #task: LeaseTask;
  #worker: Worker | null = null;
  #isNeeded = false;

  constructor(task: LeaseTask) {
    this.#task = task;
  }

  /** Starts the thread, since the process has a hold under this id. */
  start(id: string): void {
    if (this.#isNeeded) return;
    // In a test that controls the expiry itself, the row would expire before its renewal.
    this.#isNeeded = this.#task.heartbeatMs < this.#task.leaseMs;
    this.hear(id);
  }

  /** Reports to the thread that the process has written to its ledger under this id. */
  hear(id: string): void {
    if (!this.#isNeeded) return;
    this.#worker ??= this.#open();
    this.#worker.postMessage(id);
  }

  /** Resolves when the thread and its connection have ended; no other thread starts after it. */
  async stop(): Promise<void> {
    this.#isNeeded = false;
    await this.#worker?.terminate();
  }

  #open(): Worker {
    const worker = new Worker(new URL("./lease-worker.ts", import.meta.url), {
      workerData: this.#task,
      resourceLimits: RESOURCE_LIMITS,
    });
    worker.unref();
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    // The process renews the lease by itself meanwhile.
    worker.on("error", forget);
    worker.on("exit", forget);
    return worker;
  }
}
