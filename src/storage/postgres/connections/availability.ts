import { detach } from "../../../core/errors/detach.ts";
import type { Pool } from "pg";

/**
 * The probe writes the process's own row. A read is not enough: a standby answers reads, and so
 * does a primary that waits for its synchronous standby.
 */
const PROBE = "UPDATE replicas SET expires_at = expires_at WHERE id = $1";

export interface AvailabilityOptions {
  /** Answers or rejects within a bounded time. */
  readonly pool: Pick<Pool, "query" | "end">;
  /** Returns the id of the process's row in `replicas`. */
  readonly id: () => string;
  /** Interval between two probes. */
  readonly probeMs: number;
}

/**
 * Tracks whether the database answers. After a failure, calls are refused at once until a probe
 * succeeds.
 */
export class Availability {
  readonly #pool: Pick<Pool, "query" | "end">;
  readonly #id: () => string;
  readonly #probeMs: number;
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | null = null;

  constructor({ pool, id, probeMs }: AvailabilityOptions) {
    this.#pool = pool;
    this.#id = id;
    this.#probeMs = probeMs;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Reports that the database did not answer in time, or could not be reached for as long. */
  lost(): void {
    if (this.#isAway || this.#isStopped) return;
    this.#isAway = true;
    detach(this.#probe());
  }

  /** Runs work that may take minutes; rejects with `refusal` as soon as a probe also fails. */
  async whileUp<T>(work: Promise<T>, refusal: () => Error): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const giveUp = (): void => reject(refusal());
    this.#waiting.add(giveUp);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#pool.end();
  }

  async #probe(): Promise<void> {
    this.#isAway = !(await this.#answers());
    if (!this.#isAway || this.#isStopped) return;
    for (const giveUp of this.#waiting) giveUp();
    this.#timer = setTimeout(() => detach(this.#probe()), this.#probeMs).unref();
  }

  async #answers(): Promise<boolean> {
    try {
      await this.#pool.query(PROBE, [this.#id()]);
      return true;
    } catch {
      return false;
    }
  }
}
