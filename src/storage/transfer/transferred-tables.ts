import { storedColumns } from "../shared/entry-columns.ts";

/**
 * Encoding of a column's value in a line of the file: text, an integer of any size, a boolean, hex.
 */
export type ColumnKind = "text" | "integer" | "boolean" | "bytes";

/** A table as it is transferred from one ledger to another. */
export interface TransferredTable {
  readonly name: string;
  /** Kind of each column, in the order of a line. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** The columns that rows are ordered by. */
  readonly order: string;
}

/** Defines a table; columns are written as in SQL, each with its kind. */
function defineTable(name: string, order: string, columns: string): TransferredTable {
  const pairs = columns.split(",").map((column) => column.trim().split(" "));
  return { name, columns: Object.fromEntries(pairs) as TransferredTable["columns"], order };
}

/** All tables of a ledger, each after the tables that it references. */
export const transferredTables: readonly TransferredTable[] = [
  defineTable(
    "accounts",
    "id",
    `id text, name text, plan_id text, balance integer, held integer,
    spent integer, topped_up integer, created_at_ms integer, suspended_at_ms integer,
    closed_at_ms integer, head bytes`,
  ),
  defineTable(
    "account_details",
    "account_id",
    `account_id text, external_id text, email text, metadata text,
    webhook_url text`,
  ),
  defineTable(
    "api_keys",
    "id",
    `id text, hash text, account_id text, label text, models text,
    spending_limit integer, spent integer, held integer, created_at_ms integer,
    expires_at_ms integer, revoked_at_ms integer, lowered_limit integer, previous_hash text,
    previous_expires_at_ms integer, unlisted_fields text, made_by text,
    set_by_operator integer`,
  ),
  defineTable(
    "budgets",
    "scope, id",
    `scope text, id text, period text, amount integer, ceiling integer,
    starts_at_ms integer, spent integer, held integer, is_followed integer,
    time_zone text, resets_on integer, next_starts_at_ms integer`,
  ),
  defineTable(
    "holds",
    "started_at_ms, request_id",
    `request_id text, account_id text, key_id text, owner text, amount integer,
    owed integer, started boolean, model text, protocol text, client_protocol text,
    stream boolean, facts text, started_at_ms integer`,
  ),
  defineTable(
    "entries",
    "seq",
    `seq integer, ${storedColumns.map(({ name, type }) => `${name} ${type}`).join(", ")}, hash bytes`,
  ),
  defineTable(
    "hourly_sums",
    "account_id, hour, key_id, model, upstream",
    `account_id text, hour integer, key_id text, model text, upstream text,
    requests integer, prompt_tokens integer, completion_tokens integer, amount integer,
    upstream_cost integer, requests_without_cost integer, failed_requests integer,
    duration_ms integer`,
  ),
  defineTable("repairs", "seq", `seq integer, record text, hash bytes`),
  defineTable("log_places", "kind", `kind text, seq integer, before_ms integer`),
  defineTable(
    "chain_places",
    "kind, account_id",
    `kind text, account_id text, seq integer, hash bytes, balance integer,
    spent integer, topped_up integer, key_sums text`,
  ),
  defineTable(
    "rewinds",
    "owner, from_batch",
    `owner text, from_batch integer, to_batch integer, from_ms integer,
    to_ms integer`,
  ),
  defineTable(
    "replies",
    "at_ms, account_id, key_hash",
    `account_id text, key_hash text, body_hash text, request_id text,
    owner text, at_ms integer, bytes integer, sealed text, broken_request_id text`,
  ),
  defineTable(
    "call_states",
    "at_ms, name",
    `name text, key_id text, at_ms integer, bytes integer, sealed text`,
  ),
  defineTable(
    "audit",
    "seq",
    `seq integer, id text, stage text, at_ms integer, actor text,
    operation text, target text, details text`,
  ),
  defineTable(
    "alert_conditions",
    "condition",
    `condition text, raised_at_ms integer, seen_at_ms integer`,
  ),
  defineTable(
    "alert_messages",
    "id",
    `id text, webhook text, body text, created_at_ms integer,
    next_attempt_at_ms integer, attempts integer, delivered_at_ms integer`,
  ),
  defineTable(
    "failed_requests",
    "id",
    `id text, at_ms integer, account_id text, key_id text, model text,
    protocol text, client_protocol text, status integer, code text, pointer text,
    refusing_limit text`,
  ),
];

/** Tables, and columns as `table.column`, that are not transferred, each with its reason. */
export const notTransferred: Readonly<Record<string, string>> = {
  schema_version: "of the database's own schema",
  schema_steps: "of the file's own schema",
  replicas: "processes that are gone; those of open holds are entered as expired",
  pings: "a probe of the disk",
  chained: "follows from the entries",
  hourly_sums_fill: "the sums are filled before they are transferred",
  "accounts.revision": "counts changes for the processes that run",
  "holds.id": "the file's own order",
  "replies.id": "the file's own order",
  "call_states.id": "the file's own order",
};
