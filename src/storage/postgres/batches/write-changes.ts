import type { QueryConfig } from "pg";
import type { AssumedState, StatementPart } from "./assumed-parts.ts";
import type { Changes } from "./changes.ts";
import { statementParts } from "./write-parts.ts";

/** The process whose changes a statement writes. */
export interface WritingProcess {
  readonly owner: string;
  /**
   * The number of the owner's batch, one above its last; null: the changes are not a batch of the
   * owner.
   */
  readonly batch: number | null;
  /** Null: the transaction has locked the rows of the owner, the accounts and the keys. */
  readonly assumed: AssumedState | null;
}

/**
 * Builds the statement that writes a whole batch. There is one statement for each set of parts,
 * since an empty part costs the server 50 µs. It contains the guards of rule 7: an account keeps
 * `balance >= held`, a key its limit, and a mark or an end finds its hold with its owner. If a row
 * violates a guard, the last line divides by zero and the transaction is rolled back.
 */
export class WriteStatements {
  readonly #texts = new Map<string, string>();

  /** Returns the statement for `changes`. With `assumed` it is a complete transaction. */
  of(changes: Changes, { owner, batch, assumed }: WritingProcess): QueryConfig {
    const written = { ...changes, assumed };
    const used = statementParts.filter(({ rows }) => rows(written) > 0);
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

/**
 * Returns a different number for each set of parts, because PostgreSQL truncates names of prepared
 * statements to 63 bytes.
 */
function numberOf(used: readonly StatementPart[]): number {
  return used.reduce((number, part) => number + 2 ** statementParts.indexOf(part), 0);
}

/**
 * Counts the batch; the replica must still exist. Batch numbers have no gaps. This makes a batch
 * with a lost answer detectable, and a statement that arrives after its batch was abandoned finds a
 * higher number.
 */
const COUNT_BATCH = `UPDATE replicas SET batch = $2 WHERE id = $1 AND batch = $2::bigint - 1
  RETURNING 1`;
const FIND_REPLICA = "SELECT FROM replicas WHERE id = $1 AND $2::bigint IS NULL";

/**
 * Returns the text. The guards are evaluated in order: the replica and the accounts are locked
 * first.
 */
function textOf(used: readonly StatementPart[], replica: string): string {
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
