import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { UNRESOLVED } from "../../../core/ledger/unresolved-holds.ts";
import { integer, type Row } from "../../shared/rows.ts";
import { migrations } from "../schema/migrations.ts";

const JOIN = `INSERT INTO replicas (id, expires_at, batch, known_steps)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond', 0, ${migrations.length})`;

const GIVEN_UP = "SELECT claims FROM replicas WHERE id = $1";

const RENEW = `UPDATE replicas
  SET expires_at = clock_timestamp() + $2 * interval '1 millisecond' WHERE id = $1
  RETURNING batch, (SELECT count(*) FROM replicas WHERE id <> '${UNRESOLVED}') AS processes`;

/** Result of renewing a process's row. */
export interface LeaseRenewal {
  /** Number of processes. */
  readonly processes: number;
  /** Number of the process's last batch. */
  readonly batch: number;
}

/** Extends the lease of a process. Null: the row is missing, and stays so. */
export async function renewLease(
  pool: Pool,
  id: string,
  leaseMs: number,
): Promise<LeaseRenewal | null> {
  const renew = { name: "renew", text: RENEW, values: [id, leaseMs] };
  const [row] = (await pool.query<Row>(renew)).rows;
  if (row === undefined) return null;
  return { processes: integer(row, "processes"), batch: integer(row, "batch") };
}

export interface MembershipOptions {
  readonly id: string;
  readonly leaseMs: number;
  /** Called with the id under which the process has just joined or renewed. */
  readonly onWritten?: (id: string) => void;
}

/**
 * This process's row in `replicas`, which its holds and claims reference (rule 8). If the row is
 * missing, the process was declared dead, and it continues under a new id.
 */
export class Membership {
  readonly #pool: Pool;
  readonly #leaseMs: number;
  readonly #onWritten: (id: string) => void;
  #id: string;
  #claims = 0;
  #processes = 1;
  #rejoining: Promise<void> | null = null;

  private constructor(pool: Pool, options: MembershipOptions) {
    this.#pool = pool;
    this.#id = options.id;
    this.#leaseMs = options.leaseMs;
    this.#onWritten = options.onWritten ?? (() => undefined);
  }

  static async join(pool: Pool, options: MembershipOptions): Promise<Membership> {
    await pool.query(JOIN, [options.id, options.leaseMs]);
    return new Membership(pool, options);
  }

  get id(): string {
    return this.#id;
  }

  /** Returns the number of abandoned claims, which this process sends with its claims. */
  get claims(): number {
    return this.#claims;
  }

  /** Reads that number again; if the row of `owner` is missing, joins again and returns false. */
  async recountClaims(owner: string): Promise<boolean> {
    const { rows } = await this.#pool.query<Row>(GIVEN_UP, [owner]);
    const [row] = rows;
    if (row === undefined) await this.rejoin(owner);
    else this.#claims = integer(row, "claims");
    return row !== undefined;
  }

  /** Returns how many other processes wrote to the ledger at this process's last renewal. */
  get others(): number {
    return Math.max(0, this.#processes - 1);
  }

  /** Takes a new id if `lost` is still the current one. */
  rejoin(lost: string): Promise<void> {
    if (this.#id !== lost) return Promise.resolve();
    this.#rejoining ??= this.#joinAnew().finally(() => {
      this.#rejoining = null;
    });
    return this.#rejoining;
  }

  /** Extends the lease; null if the row is missing. */
  async renew(): Promise<LeaseRenewal | null> {
    const renewed = await renewLease(this.#pool, this.#id, this.#leaseMs);
    this.#processes = renewed?.processes ?? 0;
    this.#onWritten(this.#id);
    return renewed;
  }

  async #joinAnew(): Promise<void> {
    const id = randomUUID();
    await this.#pool.query(JOIN, [id, this.#leaseMs]);
    this.#id = id;
    this.#claims = 0;
    this.#onWritten(id);
  }
}
