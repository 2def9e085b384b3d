import type { Pool } from "pg";
import { integer, onlyRow, truth, type Row } from "../rows.ts";
import { withClient } from "./transaction.ts";

/** Adds rows of `entries` to the sums, in one order everywhere: their rows are locked in it. */
const addEntries = (entries: string): string => `
  INSERT INTO daily_sums AS s
  SELECT account_id, at_ms / 86400000, coalesce(key_id, ''), coalesce(model, ''),
    coalesce(upstream, ''), count(*) FILTER (WHERE kind = 'usage'), coalesce(sum(prompt_tokens), 0),
    coalesce(sum(completion_tokens), 0), sum(amount), coalesce(sum(upstream_cost), 0),
    count(*) FILTER (WHERE kind = 'usage' AND upstream_cost IS NULL)
  FROM ${entries} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (account_id, day, key_id, model, upstream) DO UPDATE SET
    requests = s.requests + excluded.requests,
    prompt_tokens = s.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = s.completion_tokens + excluded.completion_tokens,
    amount = s.amount + excluded.amount,
    upstream_cost = s.upstream_cost + excluded.upstream_cost,
    requests_without_cost = s.requests_without_cost + excluded.requests_without_cost`;

/**
 * The step of the schema that begins the sums. The trigger waits for the writers of the moment and keeps the
 * next out until the step is committed: what is in the log by then is to be filled in, and what comes
 * later is counted. A batch inserts entries in one statement, with the rows of their accounts locked.
 */
export const dailySums = `
  CREATE TABLE daily_sums (
    account_id text COLLATE "C" NOT NULL,
    day bigint NOT NULL,
    key_id text COLLATE "C" NOT NULL,
    model text COLLATE "C" NOT NULL,
    upstream text COLLATE "C" NOT NULL,
    requests bigint NOT NULL,
    prompt_tokens bigint NOT NULL,
    completion_tokens bigint NOT NULL,
    amount bigint NOT NULL,
    upstream_cost bigint NOT NULL,
    requests_without_cost bigint NOT NULL,
    PRIMARY KEY (account_id, day, key_id, model, upstream)
  ) WITH (fillfactor = 50);
  CREATE INDEX daily_sums_by_day ON daily_sums (day);
  CREATE FUNCTION sum_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${addEntries("added")}; RETURN NULL; END
  $$;
  CREATE TRIGGER sum_entries AFTER INSERT ON entries REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION sum_entries();
  CREATE TABLE daily_sums_fill (after_seq bigint NOT NULL, up_to_seq bigint NOT NULL);
  INSERT INTO daily_sums_fill SELECT 0, coalesce(max(seq), 0) FROM entries;
  `;

const MUST_FILL =
  "SELECT EXISTS (SELECT FROM daily_sums_fill WHERE after_seq < up_to_seq) AS is_due";

const TAKE_SLICE = `
  UPDATE daily_sums_fill f SET after_seq = least(b.after_seq + $1::bigint, b.up_to_seq)
  FROM (SELECT after_seq, up_to_seq FROM daily_sums_fill FOR UPDATE) AS b
  RETURNING b.after_seq AS first, f.after_seq AS last`;

const ADD_SLICE = addEntries(
  "(SELECT * FROM entries WHERE seq > $1::bigint AND seq <= $2::bigint) AS earlier",
);

const ENTRIES_PER_SLICE = 50_000;

/**
 * Adds the entries of before there were sums, a slice a transaction, while other gateways go on writing;
 * those that start at the same time share the work. `open` opens connections without a limit of time.
 */
export async function fillDailySums(
  pool: Pool,
  open: () => Pool,
  slice = ENTRIES_PER_SLICE,
): Promise<void> {
  if (!truth(onlyRow((await pool.query<Row>(MUST_FILL)).rows), "is_due")) return;
  const unlimited = open();
  try {
    while (await fillSlice(unlimited, slice));
  } finally {
    await unlimited.end();
  }
}

/** False: nothing was left to do. */
function fillSlice(pool: Pool, slice: number): Promise<boolean> {
  return withClient(pool, async (client) => {
    await client.query("BEGIN");
    const row = onlyRow((await client.query<Row>(TAKE_SLICE, [slice])).rows);
    const [first, last] = [integer(row, "first"), integer(row, "last")];
    if (first < last) await client.query(ADD_SLICE, [first, last]);
    await client.query("COMMIT");
    return first < last;
  });
}
