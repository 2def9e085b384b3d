import type { Pool } from "pg";
import { onlyRow, text, truth, type Row } from "../../shared/rows.ts";

/** Settings that every role may read: they show the existence of standbys, but not which. */
const SETTINGS = `SELECT current_setting('synchronous_commit') AS commit,
  current_setting('synchronous_standby_names') AS standbys,
  EXISTS (SELECT FROM pg_stat_replication) AS is_followed`;

/**
 * Returns the reasons why a failure of the database may lose acknowledged charges, one sentence
 * each.
 */
export async function findCommitRisks(pool: Pool): Promise<readonly string[]> {
  const row = onlyRow((await pool.query<Row>(SETTINGS)).rows);
  const [commit, standbys] = [text(row, "commit"), text(row, "standbys")];
  const risks: string[] = [];
  if (commit === "off") {
    risks.push(
      "synchronous_commit is off: a crash of PostgreSQL loses charges that were acknowledged",
    );
  } else if (standbys !== "" && commit === "local") {
    risks.push(
      "synchronous_commit is local: a failover to a standby may lose acknowledged charges",
    );
  }
  if (truth(row, "is_followed") && standbys === "") {
    risks.push(
      "PostgreSQL has a standby and no synchronous_standby_names: a failover may lose acknowledged charges",
    );
  }
  return risks;
}
