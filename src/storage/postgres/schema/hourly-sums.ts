import type { Pool } from "pg";
import { integer, onlyRow, truth, type Row } from "../../shared/rows.ts";
import { OUTCOME, STARTED_AT_MS } from "../../shared/sql.ts";
import { withClient } from "../connections/transaction.ts";

/** Adds rows of `entries` to the sums. Their rows are locked in the same order everywhere. */
const addEntries = (entries: string): string => `
  INSERT INTO hourly_sums AS s
  SELECT account_id, at_ms / 3600000, coalesce(key_id, ''), coalesce(model, ''),
    coalesce(upstream, ''), count(*) FILTER (WHERE kind = 'usage'), coalesce(sum(prompt_tokens), 0),
    coalesce(sum(completion_tokens), 0), sum(amount), coalesce(sum(upstream_cost), 0),
    count(*) FILTER (WHERE kind = 'usage' AND upstream_cost IS NULL),
    count(*) FILTER (WHERE ${OUTCOME} NOT IN ('finished', 'client-gone')),
    coalesce(sum(greatest(at_ms - ${STARTED_AT_MS}::bigint, 0)), 0)
  FROM ${entries} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (account_id, hour, key_id, model, upstream) DO UPDATE SET
    requests = s.requests + excluded.requests,
    prompt_tokens = s.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = s.completion_tokens + excluded.completion_tokens,
    amount = s.amount + excluded.amount,
    upstream_cost = s.upstream_cost + excluded.upstream_cost,
    requests_without_cost = s.requests_without_cost + excluded.requests_without_cost,
    failed_requests = s.failed_requests + excluded.failed_requests,
    duration_ms = s.duration_ms + excluded.duration_ms`;

/**
 * Entries count from this time on; sums of archived entries come from `daily_sums`, at the first
 * hour of each day.
 */
const ARCHIVED = "coalesce((SELECT before_ms FROM log_places WHERE kind = 'archived'), 0)";

/**
 * The schema step that starts the sums. Creating the trigger waits for current writers and blocks
 * new ones until the step is committed. Entries already in the log must be filled in; later ones
 * are counted. A batch inserts entries in one statement, with the rows of their accounts locked.
 */
export const hourlySums = `
  CREATE TABLE hourly_sums (
    account_id text COLLATE "C" NOT NULL,
    hour bigint NOT NULL,
    key_id text COLLATE "C" NOT NULL,
    model text COLLATE "C" NOT NULL,
    upstream text COLLATE "C" NOT NULL,
    requests bigint NOT NULL,
    prompt_tokens bigint NOT NULL,
    completion_tokens bigint NOT NULL,
    amount bigint NOT NULL,
    upstream_cost bigint NOT NULL,
    requests_without_cost bigint NOT NULL,
    failed_requests bigint NOT NULL,
    duration_ms bigint NOT NULL,
    PRIMARY KEY (account_id, hour, key_id, model, upstream)
  ) WITH (fillfactor = 50);
  CREATE INDEX hourly_sums_by_hour ON hourly_sums (hour);
  CREATE FUNCTION sum_entries_by_hour() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${addEntries("added")}; RETURN NULL; END
  $$;
  CREATE TRIGGER sum_entries_by_hour AFTER INSERT ON entries REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION sum_entries_by_hour();
  CREATE TABLE hourly_sums_fill (
    after_seq bigint NOT NULL, up_to_seq bigint NOT NULL, from_ms bigint NOT NULL);
  INSERT INTO hourly_sums_fill SELECT 0, coalesce(max(seq), 0), ${ARCHIVED} FROM entries;
  INSERT INTO hourly_sums SELECT account_id, day * 24, key_id, model, upstream, requests,
      prompt_tokens, completion_tokens, amount, upstream_cost, requests_without_cost, 0, 0
    FROM daily_sums WHERE day * 86400000 < ${ARCHIVED};
  DROP TRIGGER IF EXISTS sum_entries ON entries;
  DROP FUNCTION IF EXISTS sum_entries;
  DROP TABLE IF EXISTS daily_sums_fill;
  DROP TABLE daily_sums;
  `;

const MUST_FILL =
  "SELECT EXISTS (SELECT FROM hourly_sums_fill WHERE after_seq < up_to_seq) AS is_due";

const TAKE_SLICE = `
  UPDATE hourly_sums_fill f SET after_seq = least(b.after_seq + $1::bigint, b.up_to_seq)
  FROM (SELECT after_seq, up_to_seq FROM hourly_sums_fill FOR UPDATE) AS b
  RETURNING b.after_seq AS first, f.after_seq AS last`;

const ADD_SLICE = addEntries(`(SELECT * FROM entries WHERE seq > $1::bigint AND seq <= $2::bigint
    AND at_ms >= (SELECT from_ms FROM hourly_sums_fill)) AS earlier`);

const ENTRIES_PER_SLICE = 50_000;

/**
 * Adds the entries older than the sums, one slice per transaction, while other gateways keep
 * writing; processes that start at the same time share the work. `open` opens connections without a
 * time limit.
 */
export async function fillHourlySums(
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

/** Fills one slice; false: no slice was left. */
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
