import type { QueryConfig } from "pg";
import type { Assumed, Part } from "./assumed-parts.ts";
import type { Changes } from "./changes.ts";
import { parts } from "./write-parts.ts";

/** Whose changes a statement writes. */
export interface Writer {
  readonly owner: string;
  /** The number of the owner's batch, one above its last; null: no batch of its own. */
  readonly batch: number | null;
  /** Null: the transaction has locked the rows of the owner, the accounts and the keys. */
  readonly assumed: Assumed | null;
}

/**
 * The statements that write a whole batch, one for each set of parts that a batch has: an empty
 * part costs the server 50 µs. The guards of rule 7 are in it: an account keeps
 * `balance >= held`, a key its limit, a mark or an end finds its hold with its owner. Where one
 * row does not pass, the last line divides by zero and the transaction is undone.
 */
export class WriteStatements {
  readonly #texts = new Map<string, string>();

  /** The statement for `changes`. With `assumed` it is a transaction by itself. */
  of(changes: Changes, { owner, batch, assumed }: Writer): QueryConfig {
    const written = { ...changes, assumed };
    const used = parts.filter(({ rows }) => rows(written) > 0);
    const kind = batch === null ? "write-apart" : assumed === null ? "write" : "write-at-once";
    const name = `${kind}-${numberOf(used)}`;
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = textOf(used, batch === null ? FIND_REPLICA : COUNT_BATCH);
      this.#texts.set(name, text);
    }
    const counts = used.filter(({ isGuarded }) => isGuarded).map(({ rows }) => rows(written));
    const values = used.flatMap((part) => part.values(written));
    return { name, text, values: [owner, batch, ...values, ...counts] };
  }
}

/** Of each set of parts another: PostgreSQL cuts the names of prepared statements at 63 bytes. */
function numberOf(used: readonly Part[]): number {
  return used.reduce((number, part) => number + 2 ** parts.indexOf(part), 0);
}

/**
 * The replica must still be there. Its batches are numbered without a gap, so that a lost answer can
 * be found, and a statement that arrives after it was given up finds its number passed.
 */
const COUNT_BATCH = `UPDATE replicas SET batch = $2 WHERE id = $1 AND batch = $2::bigint - 1
  RETURNING 1`;
const FIND_REPLICA = "SELECT FROM replicas WHERE id = $1 AND $2::bigint IS NULL";

/** The guards are evaluated in order: the replica and the accounts are locked before all else. */
function textOf(used: readonly Part[], replica: string): string {
  const tables = used.map(({ name, sql }) => `,\n  ${name} AS (${sql})`).join("");
  const guards = used
    .filter(({ isGuarded }) => isGuarded)
    .map(({ name }) => `\n    AND (SELECT count(*) FROM ${name}) = ?::bigint`)
    .join("");
  const text = `
  WITH replica AS (${replica})${tables}
  SELECT 1 / (CASE WHEN (SELECT count(*) FROM replica) = 1${guards}
    THEN 1 ELSE 0 END) AS written`;
  let number = 2;
  return text.replaceAll("?", () => `$${++number}`);
}
