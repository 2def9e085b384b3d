import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

const JOIN = `INSERT INTO replicas (id, expires_at, batch)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond', 0)`;

const RENEW = `UPDATE replicas
  SET expires_at = clock_timestamp() + $2 * interval '1 millisecond' WHERE id = $1`;

/**
 * This process's row in `replicas`, under which it holds and claims (rule 8). Where the row is
 * gone, the process was taken for dead: it goes on as another one, under a new id.
 */
export class Membership {
  readonly #pool: Pool;
  readonly #leaseMs: number;
  #id: string;
  #rejoining: Promise<void> | null = null;

  private constructor(pool: Pool, options: { readonly id: string; readonly leaseMs: number }) {
    this.#pool = pool;
    this.#id = options.id;
    this.#leaseMs = options.leaseMs;
  }

  static async join(
    pool: Pool,
    options: { readonly id: string; readonly leaseMs: number },
  ): Promise<Membership> {
    await pool.query(JOIN, [options.id, options.leaseMs]);
    return new Membership(pool, options);
  }

  get id(): string {
    return this.#id;
  }

  /** Takes a new id where `lost` is still the current one. */
  rejoin(lost: string): Promise<void> {
    if (this.#id !== lost) return Promise.resolve();
    this.#rejoining ??= this.#joinAnew().finally(() => {
      this.#rejoining = null;
    });
    return this.#rejoining;
  }

  /** Puts the expiry off. A row that is gone is found by the next write. */
  async renew(): Promise<void> {
    await this.#pool.query({ name: "renew", text: RENEW, values: [this.#id, this.#leaseMs] });
  }

  async #joinAnew(): Promise<void> {
    const id = randomUUID();
    await this.#pool.query(JOIN, [id, this.#leaseMs]);
    this.#id = id;
  }
}
