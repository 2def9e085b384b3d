import type { Pool } from "pg";
import type { RequestRecord, UsageRow, VerifyReport } from "../../ledger/store.ts";
import type { StoreArgument } from "../calling-store.ts";
import { endedRequest, runningRequest, usageRow } from "../records.ts";
import { integer, onlyRow, text, type Row } from "../rows.ts";
import { withClient } from "./transaction.ts";
import { verificationQueries } from "./verification.ts";

const usageGroups = {
  key: "key_id",
  model: "model",
  day: `to_char(to_timestamp(at_ms / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD') COLLATE "C"`,
} as const;

/** A reversal lessens the charge of its group; its request stays counted. */
function usageQuery(group: string): string {
  return `SELECT ${group} AS "group", count(*) FILTER (WHERE kind = 'usage') AS requests,
      coalesce(sum(prompt_tokens), 0)::bigint AS prompt_tokens,
      coalesce(sum(completion_tokens), 0)::bigint AS completion_tokens,
      sum(-amount)::bigint AS charge
    FROM entries
    WHERE kind IN ('usage', 'reversal') AND ($1::text IS NULL OR account_id = $1)
    GROUP BY 1 ORDER BY 1`;
}

export async function reportUsage(
  pool: Pool,
  { accountId, by }: StoreArgument<"usage">,
): Promise<readonly UsageRow[]> {
  const { rows } = await pool.query<Row>(usageQuery(usageGroups[by]), [accountId]);
  return rows.map(usageRow);
}

/** The hold is looked for first: a request that is settled in between is then found ended. */
export async function showRequest(pool: Pool, id: string): Promise<RequestRecord | null> {
  const running = await pool.query<Row>("SELECT * FROM holds WHERE request_id = $1", [id]);
  const [hold] = running.rows;
  if (hold !== undefined) return runningRequest(hold);
  const ended = await pool.query<Row>(
    `SELECT u.*, r.at_ms AS taken_back_at_ms
     FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
     WHERE u.reference = $1 AND u.kind = 'usage'`,
    [id],
  );
  const [entry] = ended.rows;
  return entry === undefined ? null : endedRequest(entry, id);
}

/** All queries see one state of the ledger: a transaction with one snapshot spans them. */
export function verify(pool: Pool): Promise<VerifyReport> {
  return withClient(pool, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const problems: string[] = [];
    for (const sql of verificationQueries) {
      const { rows } = await client.query<Row>(sql);
      problems.push(...rows.map((row) => text(row, "problem")));
    }
    const counts = await client.query<Row>(
      `SELECT (SELECT count(*) FROM accounts) AS accounts,
        (SELECT count(*) FROM entries) AS entries`,
    );
    await client.query("COMMIT");
    const row = onlyRow(counts.rows);
    return {
      ok: problems.length === 0,
      accounts: integer(row, "accounts"),
      entries: integer(row, "entries"),
      problems,
    };
  });
}
