import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import type { CallOutcome, StoreCall } from "../shared/calling-store.ts";
import { StoreLocked } from "../shared/errors.ts";
import type { LedgerLine, OnEnded } from "./ledger-line.ts";
import { packCalls } from "./packed-call.ts";
import type { WorkerGreeting, WorkerOrder, WorkerTask } from "./worker-messages.ts";

interface Pending {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The main thread's side of a ledger thread: sends one batch at a time and receives its outcomes.
 */
export class LedgerThread implements LedgerLine {
  readonly refused: readonly RefusedHold[];
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  #pending: Pending | null = null;
  #gone: StoreUnavailable | null = null;
  #isClosing = false;
  readonly #onEnded: OnEnded;

  private constructor(worker: Worker, refused: readonly RefusedHold[], onEnded: OnEnded) {
    this.refused = refused;
    this.#worker = worker;
    this.#onEnded = onEnded;
    worker.on("message", (text: string) => {
      const pending = this.#pending;
      this.#pending = null;
      pending?.resolve(text);
    });
    worker.on("error", (error) => this.#fail(error));
    this.#exited = new Promise((resolve) => {
      worker.on("exit", () => {
        this.#fail(null);
        resolve();
      });
    });
  }

  /**
   * Starts a thread. Rejects with `StoreLocked`, or with the thread's own error, if the ledger does
   * not open. `onEnded` is called once if the thread ends before it is closed.
   */
  static start(task: WorkerTask, onEnded: OnEnded = () => undefined): Promise<LedgerThread> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
    return new Promise((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the ledger's thread has ended at its start")));
      worker.once("message", (greeting: WorkerGreeting) => {
        worker.off("error", reject);
        if (greeting.kind === "ready") {
          resolve(new LedgerThread(worker, greeting.refused, onEnded));
        } else if (greeting.kind === "locked") reject(new StoreLocked(greeting));
        else reject(new Error(greeting.message));
      });
    });
  }

  /** Sends one batch; rejects if the thread died, and the outcome is then unknown. */
  async run(calls: readonly StoreCall[]): Promise<readonly CallOutcome[]> {
    if (this.#gone !== null) throw this.#gone;
    const text = await new Promise<string>((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#order(packCalls(calls));
    });
    return JSON.parse(text) as readonly CallOutcome[];
  }

  /** Resolves when the files are closed and the lock is free. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#gone === null) this.#order(null);
    await this.#exited;
  }

  #order(order: WorkerOrder): void {
    this.#worker.postMessage(order);
  }

  #fail(cause: unknown): void {
    // An error is followed by the thread's exit.
    if (this.#gone !== null) return;
    this.#gone = new StoreUnavailable("the ledger's thread has ended", { cause });
    this.#pending?.reject(this.#gone);
    this.#pending = null;
    if (!this.#isClosing) this.#onEnded(this.#gone);
  }
}
