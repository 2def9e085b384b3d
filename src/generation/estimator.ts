import { Worker } from "node:worker_threads";
import type { EstimateAnswer, EstimateJob } from "./estimator-worker.ts";

/** Average for text in common languages and for code. */
const BYTES_PER_TOKEN = 4;

/** Estimates tokens off the event loop. */
export interface Estimator {
  /** Returns the token count of each text; never rejects. */
  estimate(texts: readonly string[]): Promise<readonly number[]>;
  close(): Promise<void>;
}

/**
 * An estimator on its own thread, started at the first estimate. If the thread fails, the estimate
 * is a quarter of the byte count.
 */
export class WorkerEstimator implements Estimator {
  #worker: Worker | undefined;
  #nextId = 0;
  readonly #waiting = new Map<
    number,
    { texts: readonly string[]; resolve: (tokens: readonly number[]) => void }
  >();

  /** Number of pending estimates; for tests. */
  get waiting(): number {
    return this.#waiting.size;
  }

  estimate(texts: readonly string[]): Promise<readonly number[]> {
    this.#worker ??= this.#start();
    const id = this.#nextId++;
    const answer = Promise.withResolvers<readonly number[]>();
    this.#waiting.set(id, { texts, resolve: answer.resolve });
    this.#worker.postMessage({ id, texts } satisfies EstimateJob);
    return answer.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./estimator-worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", ({ id, tokens }: EstimateAnswer) => {
      this.#waiting.get(id)?.resolve(tokens);
      this.#waiting.delete(id);
    });
    // A thread that fails also exits, when its successor may be running already.
    const ended = (): void => {
      if (this.#worker === worker) this.#fallBack();
    };
    worker.on("error", ended);
    worker.on("exit", ended);
    return worker;
  }

  #fallBack(): void {
    this.#worker = undefined;
    for (const { texts, resolve } of this.#waiting.values()) {
      resolve(texts.map((text) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)));
    }
    this.#waiting.clear();
  }
}
