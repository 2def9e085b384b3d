import type { Pool, PoolClient } from "pg";
import type {
  EntryPage,
  EntryQuery,
  RequestPage,
  RequestQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "../../ledger/reports.ts";
import type { RequestRecord } from "../../ledger/request-record.ts";
import type { VerifyReport } from "../../ledger/store.ts";
import { ACCOUNTS_PER_WALK, ChainAudit } from "../chain-audit.ts";
import { entryPage, storedKinds } from "../entry-records.ts";
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
    const entries = await rowsOf(client, queries.entries);
    return statementRecord({ balances, usage, entries, head: await rowsOf(client, queries.head) });
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

const LIST_ENTRIES = `SELECT * FROM entries
  WHERE account_id = $1 AND seq > $2 AND at_ms >= coalesce($3::bigint, at_ms)
    AND ($4::bigint IS NULL OR at_ms < $4) AND ($5::text[] IS NULL OR kind = ANY ($5))
    AND ($6::boolean IS NULL OR (posted_as IS NOT NULL) = $6)
  ORDER BY seq LIMIT $7`;

export async function listEntries(pool: Pool, query: EntryQuery): Promise<EntryPage> {
  const { accountId, kind, fromMs, toMs, afterSeq, count } = query;
  const { stored, isCorrection } = storedKinds(kind);
  const values = [accountId, afterSeq, fromMs, toMs, stored, isCorrection, count + 1];
  const { rows } = await pool.query<Row>(LIST_ENTRIES, values);
  return entryPage(rows, count);
}

/** How much of the ledger is in memory at a time while its chains are walked. */
interface WalkSize {
  readonly accountsPerWalk: number;
  readonly entriesPerRead: number;
}

const WALK_SIZE: WalkSize = { accountsPerWalk: ACCOUNTS_PER_WALK, entriesPerRead: 500 };

const READ_LOG = `SELECT * FROM entries
  WHERE seq > $1 AND account_id BETWEEN $2 AND $3 ORDER BY seq LIMIT $4`;

/** I15, so many accounts and entries at a time that memory stays bounded. */
async function brokenChains(
  client: PoolClient,
  { accountsPerWalk, entriesPerRead }: WalkSize,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let after = ""; ;) {
    const accounts = await client.query<Row>(
      "SELECT id, head FROM accounts WHERE id > $1 ORDER BY id LIMIT $2",
      [after, accountsPerWalk],
    );
    const [first, last] = [accounts.rows.at(0), accounts.rows.at(-1)];
    if (first === undefined || last === undefined) return problems;
    const audit = new ChainAudit(accounts.rows);
    after = text(last, "id");
    for (let seq = 0; ;) {
      const values = [seq, text(first, "id"), after, entriesPerRead];
      const { rows } = await client.query<Row>(READ_LOG, values);
      for (const row of rows) audit.take(row);
      const end = rows.at(-1);
      if (end === undefined) break;
      seq = integer(end, "seq");
    }
    problems.push(...audit.problems());
  }
}

/** Recomputes the ledger from its entries and holds. */
export function verify(pool: Pool, size = WALK_SIZE): Promise<VerifyReport> {
  return inOneState(pool, async (client) => {
    const problems: string[] = [];
    for (const sql of verificationQueries) {
      const { rows } = await client.query<Row>(sql);
      problems.push(...rows.map((row) => text(row, "problem")));
    }
    problems.push(...(await brokenChains(client, size)));
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
