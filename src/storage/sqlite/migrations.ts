import type { Migration } from "../shared/migration.ts";
import { hourlySums } from "./hourly-sums-step.ts";

/**
 * The schema, one step per version; a released step is never edited. All amounts are integer
 * nano-dollars, all times Unix milliseconds.
 *
 * - `entries` is the log: every change of a balance, signed. `reference` is the request id of a
 *   usage entry or its reversal, otherwise the operator's id. Together with `kind` it is unique, so
 *   a request is charged once. A usage entry also contains the record of its request: columns for
 *   the values that reports add up, `details` (JSON) for the rest.
 * - `entries.upstream_cost` is the cost by the upstream's own prices (rule 15); NULL in entries of
 *   earlier releases, and if it is unknown. `upstream` is the catalog's id.
 * - `holds` are few and short-lived, and the engine has all of them in memory: they need no index.
 *   `owed` is the cost of the request if its process dies after the request is `started`.
 * - `replies` are used by repeated requests. A row with `sealed` contains a reply. A row without it
 *   but with an owner is a claim in flight, of 0 `bytes`; `broken_request_id` is an earlier
 *   attempt, whose charge is reversed when this one is settled. A row with neither belongs to a
 *   request whose reply was incomplete.
 * - The kinds of an entry are a chain of OR: for IN with more than two values SQLite builds an
 *   index of them on each insertion, which took 40 % of its time.
 * - `budgets` count the amounts spent and held in the current period of an account or a key.
 *   `amount` is the limit. `ceiling` bounds the sums: it is `amount`, or the sums at the time when
 *   a lower limit was set. In the same way `api_keys.spending_limit` bounds the sums of a key, and
 *   `lowered_limit` is the limit if that is lower. `is_followed` is 1 if requests are dated after
 *   the period. Periods begin on the day `resets_on` in `time_zone`. Releases that do not know
 *   `next_starts_at_ms` leave it, so that it is not after the period's start.
 * - `api_keys.previous_hash` is the secret before the last rotation, until it expires.
 * - `account_details` are operators' notes about customers, separate from the rows that every
 *   settlement writes; `metadata` is a JSON object.
 * - `alert_conditions` are the states for which alerts were raised, until no process finds them any
 *   more. `alert_messages` are the messages about them, due at `next_attempt_at_ms` until
 *   delivered. Messages of a webhook are sent in the order of `created_at_ms`, which is renewed
 *   when a message is refused.
 * - `audit` has two lines for each operator's change: `begun`, and `ended` unless it was
 *   interrupted. Triggers prevent any change or removal of a line.
 * - A correction is stored as a top-up or a refund by its sign, and `posted_as` contains its kind;
 *   the previous release counts it correctly. `hash` chains the entries of an account, and
 *   `accounts.head` is the last hash (`src/core/ledger/chain.ts`). Every entry up to `chained.seq`
 *   is linked if its account had a chain; later ones were written by a release without chains.
 * - `repairs` state the hashed content of entries that were posted with NUL or with text that is not
 *   well-formed Unicode (`src/core/ledger/repair.ts`). A release without repairs reports these
 *   entries as broken.
 * - `hourly_sums` add up the entries of an account and a UTC hour (hours since 1970), by key, model
 *   and upstream. These are empty if absent, as for payments. A trigger counts each entry in its
 *   own transaction. `daily_sums` were used before the first release that has sums.
 * - `chain_places` are the positions up to which the entries of an account are verified
 *   (`verified`) or archived (`archived`), with their sums; `log_places` are the positions for all
 *   accounts in the log. `key_sums` is a JSON object with the total charge of each key. All entries
 *   before `before_ms` are archived.
 * - `rewinds` are the lost time ranges of the ledger (`docs/decisions/ledger-rewinds.md`), one row
 *   for each process that detected the loss.
 * - `client_protocol` of holds and failed requests is the client's protocol if releases before it
 *   do not know that; `protocol` is then `chat`.
 * - `facts` of holds are `RequestFacts` as JSON text, which the details of the entry repeat.
 * - `call_states` are what the short ids of calls stand for, sealed; `name` is a hash of the id's
 *   secret.
 * - `failed_requests` are the latest requests that were answered with an error; they have no effect
 *   on money.
 * - `pings` is one row, written to check that the disk accepts writes, with the process that may
 *   write (`writer.ts`).
 */
export const migrations: readonly Migration[] = [
  {
    kind: "base",
    sql: `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    plan_id TEXT NOT NULL,
    balance INTEGER NOT NULL CHECK (balance <= 9007199254740991),
    held INTEGER NOT NULL CHECK (held >= 0),
    spent INTEGER NOT NULL,
    topped_up INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    CHECK (balance >= held)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    label TEXT,
    models TEXT,
    spending_limit INTEGER CHECK (spending_limit >= 0),
    spent INTEGER NOT NULL,
    held INTEGER NOT NULL CHECK (held >= 0),
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER,
    revoked_at_ms INTEGER,
    CHECK (spending_limit IS NULL OR spent + held <= spending_limit)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE holds (
    id INTEGER PRIMARY KEY,
    request_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    key_id TEXT NOT NULL REFERENCES api_keys (id),
    owner TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount >= 0),
    owed INTEGER NOT NULL CHECK (owed BETWEEN 0 AND amount),
    started INTEGER NOT NULL CHECK (started IN (0, 1)),
    model TEXT NOT NULL,
    protocol TEXT NOT NULL CHECK (protocol IN ('chat', 'messages')),
    stream INTEGER NOT NULL CHECK (stream IN (0, 1)),
    started_at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (
      kind = 'usage' OR kind = 'top-up' OR kind = 'refund' OR kind = 'reversal'),
    reference TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    key_id TEXT REFERENCES api_keys (id),
    model TEXT,
    prompt_tokens INTEGER,
    completion_tokens INTEGER,
    hold INTEGER,
    loss INTEGER CHECK (loss >= 0),
    details TEXT,
    CHECK (CASE kind
      WHEN 'usage' THEN amount <= 0 AND hold IS NOT NULL AND -amount <= hold
      WHEN 'refund' THEN amount < 0
      ELSE amount > 0 END)
  ) STRICT;
  CREATE UNIQUE INDEX entries_by_reference ON entries (reference, kind);

  CREATE TABLE replies (
    id INTEGER PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    key_hash TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    request_id TEXT NOT NULL,
    owner TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    sealed TEXT,
    UNIQUE (account_id, key_hash)
  ) STRICT;
  CREATE INDEX replies_by_request ON replies (request_id);
  CREATE INDEX replies_by_age ON replies (at_ms);

  CREATE TABLE pings (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
  INSERT INTO pings VALUES (1, 0);
  `,
  },
  {
    kind: "base",
    sql: `
  ALTER TABLE replies ADD COLUMN broken_request_id TEXT;
  CREATE INDEX replies_by_account ON replies (account_id, at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE accounts ADD COLUMN suspended_at_ms INTEGER;
  ALTER TABLE accounts ADD COLUMN closed_at_ms INTEGER;
  ALTER TABLE api_keys ADD COLUMN lowered_limit INTEGER;
  ALTER TABLE api_keys ADD COLUMN previous_hash TEXT;
  ALTER TABLE api_keys ADD COLUMN previous_expires_at_ms INTEGER;
  CREATE INDEX api_keys_by_previous_hash ON api_keys (previous_hash);
  CREATE TABLE budgets (
    scope TEXT NOT NULL CHECK (scope IN ('account', 'key')),
    id TEXT NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount INTEGER NOT NULL CHECK (amount >= 0),
    ceiling INTEGER NOT NULL CHECK (ceiling >= amount),
    starts_at_ms INTEGER NOT NULL,
    spent INTEGER NOT NULL CHECK (spent >= 0),
    held INTEGER NOT NULL CHECK (held >= 0),
    PRIMARY KEY (scope, id),
    CHECK (spent + held <= ceiling)
  ) STRICT, WITHOUT ROWID;
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE entries ADD COLUMN upstream_cost INTEGER;
  ALTER TABLE entries ADD COLUMN upstream TEXT;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE audit (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('begun', 'ended')),
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    operation TEXT NOT NULL,
    target TEXT,
    details TEXT NOT NULL,
    UNIQUE (id, stage)
  ) STRICT;
  CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
    BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_is_never_replaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE seq = NEW.seq OR (id = NEW.id AND stage = NEW.stage))
    BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_is_never_removed BEFORE DELETE ON audit
    BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE alert_conditions (
    condition TEXT PRIMARY KEY,
    raised_at_ms INTEGER NOT NULL,
    seen_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE alert_messages (
    id TEXT PRIMARY KEY,
    webhook TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    next_attempt_at_ms INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    delivered_at_ms INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alert_messages_by_attempt ON alert_messages (next_attempt_at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE accounts ADD COLUMN head BLOB;
  ALTER TABLE entries ADD COLUMN posted_as TEXT;
  ALTER TABLE entries ADD COLUMN note TEXT;
  ALTER TABLE entries ADD COLUMN actor TEXT;
  ALTER TABLE entries ADD COLUMN hash BLOB;
  CREATE TABLE chained (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL) STRICT;
  INSERT INTO chained SELECT 1, coalesce(max(seq), 0) FROM entries;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE repairs (
    seq INTEGER PRIMARY KEY,
    record TEXT NOT NULL,
    hash BLOB NOT NULL
  ) STRICT;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE failed_requests (
    id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    account_id TEXT,
    key_id TEXT,
    model TEXT,
    protocol TEXT,
    status INTEGER NOT NULL,
    code TEXT NOT NULL,
    pointer TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX failed_requests_by_time ON failed_requests (at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE account_details (
    account_id TEXT PRIMARY KEY,
    external_id TEXT UNIQUE,
    email TEXT,
    metadata TEXT
  ) STRICT, WITHOUT ROWID;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE daily_sums (
    account_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    key_id TEXT NOT NULL,
    model TEXT NOT NULL,
    upstream TEXT NOT NULL,
    requests INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    upstream_cost INTEGER NOT NULL,
    requests_without_cost INTEGER NOT NULL
  ) STRICT;
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE log_places (
    kind TEXT PRIMARY KEY CHECK (kind IN ('verified', 'archived')),
    seq INTEGER NOT NULL,
    before_ms INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chain_places (
    kind TEXT NOT NULL CHECK (kind IN ('verified', 'archived')),
    account_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    hash BLOB,
    balance INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    topped_up INTEGER NOT NULL,
    key_sums TEXT NOT NULL,
    PRIMARY KEY (kind, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rewinds (
    owner TEXT NOT NULL,
    from_batch INTEGER NOT NULL,
    to_batch INTEGER NOT NULL,
    from_ms INTEGER NOT NULL,
    to_ms INTEGER NOT NULL,
    PRIMARY KEY (owner, from_batch)
  ) STRICT, WITHOUT ROWID;
  `,
  },
  { kind: "expand", sql: "ALTER TABLE account_details ADD COLUMN webhook_url TEXT" },
  {
    kind: "expand",
    sql: "CREATE INDEX failed_requests_by_account ON failed_requests (account_id, at_ms, id)",
  },
  { kind: "expand", sql: hourlySums },
  { kind: "expand", sql: "ALTER TABLE failed_requests ADD COLUMN refusing_limit TEXT" },
  {
    kind: "expand",
    sql: "ALTER TABLE budgets ADD COLUMN is_followed INTEGER NOT NULL DEFAULT 0",
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE budgets ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'UTC';
  ALTER TABLE budgets ADD COLUMN resets_on INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE budgets ADD COLUMN next_starts_at_ms INTEGER NOT NULL DEFAULT 0;
  `,
  },
  { kind: "expand", sql: "ALTER TABLE pings ADD COLUMN owner TEXT NOT NULL DEFAULT ''" },
  {
    kind: "expand",
    sql: `
  CREATE TABLE call_states (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    key_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    sealed TEXT NOT NULL
  ) STRICT;
  CREATE INDEX call_states_by_key ON call_states (key_id, at_ms, id, bytes);
  CREATE INDEX call_states_by_age ON call_states (at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE holds ADD COLUMN client_protocol TEXT;
  ALTER TABLE failed_requests ADD COLUMN client_protocol TEXT;
  `,
  },
  { kind: "expand", sql: "ALTER TABLE api_keys ADD COLUMN unlisted_fields TEXT" },
  { kind: "expand", sql: "ALTER TABLE holds ADD COLUMN facts TEXT" },
  {
    kind: "expand",
    sql: `
  ALTER TABLE api_keys ADD COLUMN made_by TEXT;
  ALTER TABLE api_keys ADD COLUMN set_by_operator INTEGER NOT NULL DEFAULT 0;
  `,
  },
];
