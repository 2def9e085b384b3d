import { integer, onlyRow } from "../rows.ts";
import { constant, sql } from "../sql.ts";
import type { Steps } from "./steps.ts";

/** In tries of 20 ms each. */
const TRIES_MAX = 250;
const PAUSE = constant("0.02");

/**
 * The last entry such that all before it are visible, or never will be. On PostgreSQL a
 * transaction that began earlier may still add one before it: all that run now are waited for. Null:
 * they did not end in time.
 */
export function* findLogEnd(): Steps<number | null> {
  const end = integer(onlyRow(yield sql`SELECT coalesce(max(seq), 0) AS n FROM entries`), "n");
  const [now] = yield {
    only: "postgres",
    sql: sql`SELECT CAST(pg_snapshot_xmax(pg_current_snapshot())::text AS bigint) AS n`,
  };
  if (now === undefined) return end;
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const oldest = yield {
      only: "postgres",
      sql: sql`SELECT CAST(pg_snapshot_xmin(pg_current_snapshot())::text AS bigint) AS n`,
    };
    if (integer(onlyRow(oldest), "n") >= integer(now, "n")) return end;
    yield { only: "postgres", sql: sql`SELECT pg_sleep(${PAUSE})` };
  }
  return null;
}
