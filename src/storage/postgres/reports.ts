import type { Pool, PoolClient } from "pg";
import type {
  RequestPage,
  RequestQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "../../ledger/reports.ts";
import type { RequestRecord, VerifyReport } from "../../ledger/store.ts";
import {
  endedRequest,
  requestPage,
  runningRequest,
  statementRecord,
  usageRow,
} from "../records.ts";
import {
  requestsQuery,
  statementQueries,
  usageQuery,
  type ReportQuery,
} from "../report-queries.ts";
import { integer, onlyRow, text, type Row } from "../rows.ts";
import { withClient } from "./transaction.ts";
import { verificationQueries } from "./verification.ts";

const utc = "to_timestamp(e.at_ms / 1000) AT TIME ZONE 'UTC'";
const dialect = {
  day: `to_char(${utc}, 'YYYY-MM-DD') COLLATE "C"`,
  hour: `to_char(${utc}, 'YYYY-MM-DD"T"HH24') COLLATE "C"`,
} as const;

async function rowsOf(
  client: Pool | PoolClient,
  { sql, values }: ReportQuery,
): Promise<readonly Row[]> {
  let number = 0;
  const numbered = sql.replaceAll("?", () => `$${++number}`);
  return (await client.query<Row>(numbered, [...values])).rows;
}

export async function reportUsage(pool: Pool, query: UsageQuery): Promise<readonly UsageRow[]> {
  return (await rowsOf(pool, usageQuery(query, dialect))).map(usageRow);
}

export async function listRequests(pool: Pool, query: RequestQuery): Promise<RequestPage> {
  return requestPage(await rowsOf(pool, requestsQuery(query)), query.limit);
}

export function readStatement(pool: Pool, query: StatementQuery): Promise<StatementRecord | null> {
  const queries = statementQueries(query, dialect);
  return inOneState(pool, async (client) => {
    const [balances] = await rowsOf(client, queries.balances);
    if (balances === undefined) return null;
    const usage = await rowsOf(client, queries.usage);
    return statementRecord({ balances, usage, entries: await rowsOf(client, queries.entries) });
  });
}

/** All queries see one state of the ledger: a transaction with one snapshot spans them. */
function inOneState<Result>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const result = await read(client);
    await client.query("COMMIT");
    return result;
  });
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

export function verify(pool: Pool): Promise<VerifyReport> {
  return inOneState(pool, async (client) => {
    const problems: string[] = [];
    for (const sql of verificationQueries) {
      const { rows } = await client.query<Row>(sql);
      problems.push(...rows.map((row) => text(row, "problem")));
    }
    const counts = await client.query<Row>(
      `SELECT (SELECT count(*) FROM accounts) AS accounts,
        (SELECT count(*) FROM entries) AS entries`,
    );
    const row = onlyRow(counts.rows);
    return {
      ok: problems.length === 0,
      accounts: integer(row, "accounts"),
      entries: integer(row, "entries"),
      problems,
    };
  });
}
