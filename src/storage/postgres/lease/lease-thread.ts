import { Worker } from "node:worker_threads";
import type { LeaseTask } from "./lease-worker.ts";

/** Bounds the thread's memory: it holds one connection and one statement. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };

/**
 * The thread that renews this process's lease while its event loop is blocked, from the first hold
 * on: without one there is nothing that others would resolve. The process renews by itself as well,
 * which shows the thread that its ledger answers; where the thread has failed, the next such
 * renewal starts another.
 */
export class LeaseThread {
  readonly #task: LeaseTask;
  #worker: Worker | null = null;
  #isNeeded = false;

  constructor(task: LeaseTask) {
    this.#task = task;
  }

  /** The process holds something under this id. */
  start(id: string): void {
    if (this.#isNeeded) return;
    // A row that expires before it would be renewed is one whose expiry a test governs.
    this.#isNeeded = this.#task.heartbeatMs < this.#task.leaseMs;
    this.hear(id);
  }

  /** The process has written to its ledger under this id. */
  hear(id: string): void {
    if (!this.#isNeeded) return;
    this.#worker ??= this.#open();
    this.#worker.postMessage(id);
  }

  /** Resolves when the thread has ended, and with it its connection; there is no other after it. */
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
    // The process renews by itself meanwhile.
    worker.on("error", forget);
    worker.on("exit", forget);
    return worker;
  }
}
