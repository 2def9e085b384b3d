/** Questions to another process that wait for their answers, each under a number of its own. */
export class Questions<Answer> {
  readonly #open = new Map<number, (answer: Answer) => void>();
  readonly #answerMs: number | null;
  #asked = 0;

  /** `answerMs`: how long an answer may take; null: as long as it takes. */
  constructor(answerMs: number | null = null) {
    this.#answerMs = answerMs;
  }

  /** Questions that wait now. */
  get size(): number {
    return this.#open.size;
  }

  /** Sends a question; resolves with its answer, and rejects where none comes in time. */
  async ask(send: (id: number) => void): Promise<Answer> {
    const id = (this.#asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer =
      this.#answerMs === null
        ? undefined
        : setTimeout(() => reject(new Error("no answer in time")), this.#answerMs);
    this.#open.set(id, resolve);
    try {
      send(id);
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#open.delete(id);
    }
  }

  /** Takes an answer; one to a question that does not wait any more is passed over. */
  answer(id: number, answer: Answer): void {
    this.#open.get(id)?.(answer);
  }
}
