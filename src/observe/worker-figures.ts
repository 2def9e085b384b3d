import type { Registry } from "prom-client";
import type { Figures } from "./metrics-message.ts";

/** Adds up the figures of several processes, each metric by its own rule. */
export type Aggregate = (
  figures: readonly Figures[],
) => Pick<Registry, "metrics" | "getMetricsAsJSON">;

export interface WorkerFiguresDependencies {
  /** Called once there is something to add up. */
  readonly loadAggregate: () => Promise<Aggregate>;
  /** How long a worker may take to answer. */
  readonly answerMs: number;
}

/** Asks a worker for its figures, which `WorkerFigures.answered` gets under the same number. */
export type AskWorker = (question: number) => void;

/** What goes on after its process has ended; a gauge ends with it. */
const lasting: ReadonlySet<string> = new Set(["counter", "histogram"]);

interface LiveWorker {
  readonly ask: AskWorker;
  /** Its last answer. */
  figures: Figures;
}

interface Question {
  /** Workers that have not answered yet. */
  readonly open: Set<number>;
  readonly close: () => void;
}

/**
 * The sums over all workers, with the last known counts of those that have ended: a counter that
 * dropped when a worker is restarted would look to Prometheus like a reset.
 */
export class WorkerFigures {
  readonly #dependencies: WorkerFiguresDependencies;
  readonly #live = new Map<number, LiveWorker>();
  readonly #questions = new Map<number, Question>();
  #ended: Promise<Figures> = Promise.resolve([]);
  #asked = 0;

  constructor(dependencies: WorkerFiguresDependencies) {
    this.#dependencies = dependencies;
  }

  /** How many scrapes wait for workers; for tests. */
  get waiting(): number {
    return this.#questions.size;
  }

  /** From now on the sums include this worker. */
  joined(id: number, ask: AskWorker): void {
    if (!this.#live.has(id)) this.#live.set(id, { ask, figures: [] });
  }

  answered(id: number, question: number, figures: Figures): void {
    const worker = this.#live.get(id);
    if (worker !== undefined) worker.figures = figures;
    this.#questions.get(question)?.open.delete(id);
    this.#closeAnswered();
  }

  /** What the worker had counted by its last answer stays in the sums. */
  ended(id: number): void {
    const figures = this.#live.get(id)?.figures ?? [];
    this.#live.delete(id);
    const counts = figures.filter(({ type }) => lasting.has(String(type)));
    if (counts.length > 0) this.#ended = this.#add(this.#ended, counts);
    for (const { open } of this.#questions.values()) open.delete(id);
    this.#closeAnswered();
  }

  /** In Prometheus' text format. Rejects where a worker does not answer in time. */
  async text(): Promise<string> {
    await this.#askAll();
    const live = [...this.#live.values()].map(({ figures }) => figures);
    const ended = await this.#ended;
    const aggregate = await this.#dependencies.loadAggregate();
    return aggregate([...live, ended]).metrics();
  }

  async #add(before: Promise<Figures>, counts: Figures): Promise<Figures> {
    const aggregate = await this.#dependencies.loadAggregate();
    return aggregate([await before, counts]).getMetricsAsJSON();
  }

  #askAll(): Promise<void> {
    const question = (this.#asked += 1);
    const { answerMs } = this.#dependencies;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#questions.delete(question);
        reject(new Error("a worker did not give its metrics in time"));
      }, answerMs);
      const close = (): void => {
        clearTimeout(timer);
        this.#questions.delete(question);
        resolve();
      };
      this.#questions.set(question, { open: new Set(this.#live.keys()), close });
      for (const { ask } of this.#live.values()) ask(question);
      this.#closeAnswered();
    });
  }

  #closeAnswered(): void {
    for (const { open, close } of this.#questions.values()) if (open.size === 0) close();
  }
}
