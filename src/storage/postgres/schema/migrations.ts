import type { Migration } from "../../shared/migration.ts";
import { chainFunctions } from "./chains.ts";
import { hourlySums } from "./hourly-sums.ts";

/**
 * The schema, one step per version; a released step is never edited. All amounts are integer
 * nano-dollars, all times Unix milliseconds except those of `replicas`, which use the database's
 * clock.
 *
 * - `entries` is the log: every change of a balance, signed. `reference` is the request id of a
 *   usage entry or its reversal, otherwise the operator's id. Together with `kind` it is unique, so
 *   a request is charged once. A usage entry also contains the record of its request: columns for
 *   the values that reports add up, `details` (JSON text) for the rest.
 * - `replicas` are the processes that may write. Deleting a row ends its holds (rule 8). `batch` is
 *   the number of the owner's last committed batch: it shows the outcome of a commit whose answer
 *   was lost. `claims` counts the owner's claims that were abandoned without an answer: a claim
 *   sent before that is not made. `known_steps` is the number of schema steps that the process
 *   knows; 0: its release is older than this column.
 * - `entries.upstream_cost` is the cost by the upstream's own prices (rule 15); NULL in entries of
 *   earlier releases, and if it is unknown. `upstream` is the catalog's id.
 * - `holds.owed` is the cost of the request if its process dies after the request is `started`.
 * - `replies` are used by repeated requests. A row with `sealed` contains a reply. A row without it
 *   but with an owner is a claim in flight, of 0 `bytes`; `broken_request_id` is an earlier
 *   attempt, whose charge is reversed when this one is settled. A row with neither belongs to a
 *   request whose reply was incomplete.
 * - `budgets` count the amounts spent and held in the current period of an account or a key.
 *   `amount` is the limit. `ceiling` bounds the sums: it is `amount`, or the sums at the time when
 *   a lower limit was set. In the same way `api_keys.spending_limit` bounds the sums of a key, and
 *   `lowered_limit` is the limit if that is lower. `is_followed` is 1 if requests are dated after
 *   the period. Periods begin on the day `resets_on` in `time_zone`. Releases that do not know
 *   `next_starts_at_ms` leave it, so that it is not after the period's start.
 * - `api_keys.previous_hash` is the secret before the last rotation, until it expires.
 * - `accounts.revision` counts the changes, other than of sums, that affect decisions on holds: the
 *   account's state, its budget, the state, limits and budgets of its keys.
 * - `account_details` are operators' notes about customers, separate from the rows that every
 *   settlement writes; `metadata` is a JSON object.
 * - `alert_conditions` are the states for which alerts were raised, until no process finds them any
 *   more. `alert_messages` are the messages about them, due at `next_attempt_at_ms` until
 *   delivered. Messages of a webhook are sent in the order of `created_at_ms`, which is renewed
 *   when a message is refused.
 * - `audit` has two lines for each operator's change: `begun`, and `ended` unless it was
 *   interrupted. A trigger prevents any change or removal of a line.
 * - `chain_places` are the positions up to which the entries of an account are verified
 *   (`verified`) or archived (`archived`), with their sums; `log_places` are the positions for all
 *   accounts in the log. `key_sums` is a JSON object with the total charge of each key. All entries
 *   before `before_ms` are archived.
 * - `rewinds` are the lost time ranges of the ledger (`docs/decisions/ledger-rewinds.md`), one row
 *   for each process that detected the loss.
 *
 * `hourly_sums` add up the entries of an account and a UTC hour (hours since 1970), by key, model
 * and upstream. These are empty if absent, as for payments. A trigger counts each entry in its own
 * transaction, whichever release writes it; `hourly_sums_fill` lists the earlier entries that are
 * still to be added (`hourly-sums.ts`). `daily_sums` were used before the first release that has
 * sums.
 *
 * `repairs` state the hashed content of entries that were posted with NUL or with text that is not
 * well-formed Unicode (`src/core/ledger/repair.ts`). A release without repairs reports these
 * entries as broken.
 *
 * A correction is stored as a top-up or a refund by its sign, and `posted_as` contains its kind;
 * the previous release counts it correctly. `hash` chains the entries of an account, and
 * `accounts.head` is the last hash (`src/core/ledger/chain.ts`). `chains.ts` has the functions, and
 * the triggers by which even a release without chains extends them.
 *
 * Holds and entries have no foreign keys: each would cost a look-up and a row lock per request, and
 * accounts and keys are never deleted. Free space in the pages of `accounts` lets its hot rows be
 * rewritten in place.
 */
export const migrations: readonly Migration[] = [
  {
    kind: "base",
    sql: `
  CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    plan_id text NOT NULL,
    balance bigint NOT NULL CHECK (balance <= 9007199254740991),
    held bigint NOT NULL CHECK (held >= 0),
    spent bigint NOT NULL,
    topped_up bigint NOT NULL,
    created_at_ms bigint NOT NULL,
    CHECK (balance >= held)
  ) WITH (fillfactor = 50);

  CREATE TABLE api_keys (
    id text COLLATE "C" PRIMARY KEY,
    hash text COLLATE "C" NOT NULL UNIQUE,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    label text,
    models text,
    spending_limit bigint CHECK (spending_limit >= 0),
    spent bigint NOT NULL,
    held bigint NOT NULL CHECK (held >= 0),
    created_at_ms bigint NOT NULL,
    expires_at_ms bigint,
    revoked_at_ms bigint,
    CHECK (spending_limit IS NULL OR spent + held <= spending_limit)
  ) WITH (fillfactor = 70);

  CREATE TABLE replicas (
    id text COLLATE "C" PRIMARY KEY,
    expires_at timestamptz NOT NULL,
    batch bigint NOT NULL
  ) WITH (fillfactor = 20);

  CREATE TABLE holds (
    request_id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    key_id text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    amount bigint NOT NULL CHECK (amount >= 0),
    owed bigint NOT NULL CHECK (owed BETWEEN 0 AND amount),
    started boolean NOT NULL,
    model text COLLATE "C" NOT NULL,
    protocol text COLLATE "C" NOT NULL CHECK (protocol IN ('chat', 'messages')),
    stream boolean NOT NULL,
    started_at_ms bigint NOT NULL
  );

  CREATE TABLE entries (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('top-up', 'refund', 'usage', 'reversal')),
    reference text COLLATE "C" NOT NULL,
    account_id text COLLATE "C" NOT NULL,
    amount bigint NOT NULL,
    at_ms bigint NOT NULL,
    key_id text COLLATE "C",
    model text COLLATE "C",
    prompt_tokens bigint,
    completion_tokens bigint,
    hold bigint,
    loss bigint CHECK (loss >= 0),
    details text,
    CHECK (CASE kind
      WHEN 'usage' THEN amount <= 0 AND hold IS NOT NULL AND -amount <= hold
      WHEN 'refund' THEN amount < 0
      ELSE amount > 0 END)
  );
  CREATE UNIQUE INDEX entries_by_reference ON entries (reference, kind);

  CREATE TABLE replies (
    account_id text COLLATE "C" NOT NULL,
    key_hash text COLLATE "C" NOT NULL,
    body_hash text COLLATE "C" NOT NULL,
    request_id text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    at_ms bigint NOT NULL,
    bytes bigint NOT NULL,
    sealed text,
    PRIMARY KEY (account_id, key_hash)
  );
  ALTER TABLE replies ALTER COLUMN sealed SET STORAGE EXTERNAL;
  CREATE INDEX replies_by_request ON replies (request_id);
  CREATE INDEX replies_by_age ON replies (at_ms);
  `,
  },
  {
    kind: "base",
    sql: `
  ALTER TABLE replies ADD COLUMN broken_request_id text COLLATE "C";
  CREATE INDEX replies_by_account ON replies (account_id, at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE accounts ADD COLUMN suspended_at_ms bigint;
  ALTER TABLE accounts ADD COLUMN closed_at_ms bigint;
  ALTER TABLE accounts ADD COLUMN revision bigint NOT NULL DEFAULT 0;
  ALTER TABLE api_keys ADD COLUMN lowered_limit bigint;
  ALTER TABLE api_keys ADD COLUMN previous_hash text COLLATE "C";
  ALTER TABLE api_keys ADD COLUMN previous_expires_at_ms bigint;
  CREATE INDEX api_keys_by_previous_hash ON api_keys (previous_hash);
  CREATE TABLE budgets (
    scope text COLLATE "C" NOT NULL CHECK (scope IN ('account', 'key')),
    id text COLLATE "C" NOT NULL,
    period text COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount bigint NOT NULL CHECK (amount >= 0),
    ceiling bigint NOT NULL CHECK (ceiling >= amount),
    starts_at_ms bigint NOT NULL,
    spent bigint NOT NULL CHECK (spent >= 0),
    held bigint NOT NULL CHECK (held >= 0),
    PRIMARY KEY (scope, id),
    CHECK (spent + held <= ceiling)
  ) WITH (fillfactor = 50);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE entries ADD COLUMN upstream_cost bigint;
  ALTER TABLE entries ADD COLUMN upstream text COLLATE "C";
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE audit (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL,
    stage text COLLATE "C" NOT NULL CHECK (stage IN ('begun', 'ended')),
    at_ms bigint NOT NULL,
    actor text COLLATE "C" NOT NULL,
    operation text COLLATE "C" NOT NULL,
    target text COLLATE "C",
    details text NOT NULL,
    UNIQUE (id, stage)
  );
  CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$;
  CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE alert_conditions (
    condition text COLLATE "C" PRIMARY KEY,
    raised_at_ms bigint NOT NULL,
    seen_at_ms bigint NOT NULL
  );
  CREATE TABLE alert_messages (
    id text COLLATE "C" PRIMARY KEY,
    webhook text COLLATE "C" NOT NULL,
    body text NOT NULL,
    created_at_ms bigint NOT NULL,
    next_attempt_at_ms bigint NOT NULL,
    attempts bigint NOT NULL,
    delivered_at_ms bigint
  );
  CREATE INDEX alert_messages_by_attempt ON alert_messages (next_attempt_at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE accounts ADD COLUMN head bytea;
  ALTER TABLE entries ADD COLUMN posted_as text COLLATE "C";
  ALTER TABLE entries ADD COLUMN note text;
  ALTER TABLE entries ADD COLUMN actor text;
  ALTER TABLE entries ADD COLUMN hash bytea;
  ${chainFunctions}`,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE repairs (
    seq bigint PRIMARY KEY,
    record text NOT NULL,
    hash bytea NOT NULL
  );
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE failed_requests (
    id text COLLATE "C" PRIMARY KEY,
    at_ms bigint NOT NULL,
    account_id text,
    key_id text,
    model text,
    protocol text,
    status bigint NOT NULL,
    code text NOT NULL,
    pointer text
  );
  CREATE INDEX failed_requests_by_time ON failed_requests (at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `ALTER TABLE replicas ADD COLUMN claims bigint NOT NULL DEFAULT 0;`,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE account_details (
    account_id text COLLATE "C" PRIMARY KEY,
    external_id text COLLATE "C" CONSTRAINT one_account_of_external_id UNIQUE,
    email text COLLATE "C",
    metadata text
  );
  `,
  },
  {
    kind: "expand",
    sql: `
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
    requests_without_cost bigint NOT NULL
  );
  `,
  },
  {
    kind: "expand",
    sql: `
  CREATE TABLE log_places (
    kind text COLLATE "C" PRIMARY KEY CHECK (kind IN ('verified', 'archived')),
    seq bigint NOT NULL,
    before_ms bigint
  );
  CREATE TABLE chain_places (
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('verified', 'archived')),
    account_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    hash bytea,
    balance bigint NOT NULL,
    spent bigint NOT NULL,
    topped_up bigint NOT NULL,
    key_sums text NOT NULL,
    PRIMARY KEY (kind, account_id)
  );
  CREATE TABLE rewinds (
    owner text COLLATE "C" NOT NULL,
    from_batch bigint NOT NULL,
    to_batch bigint NOT NULL,
    from_ms bigint NOT NULL,
    to_ms bigint NOT NULL,
    PRIMARY KEY (owner, from_batch)
  );
  `,
  },
  { kind: "expand", sql: `ALTER TABLE account_details ADD COLUMN webhook_url text COLLATE "C"` },
  {
    kind: "expand",
    sql: `CREATE INDEX failed_requests_by_account ON failed_requests (account_id, at_ms, id)`,
  },
  { kind: "expand", sql: hourlySums },
  { kind: "expand", sql: "ALTER TABLE failed_requests ADD COLUMN refusing_limit text" },
  {
    kind: "expand",
    sql: "ALTER TABLE budgets ADD COLUMN is_followed integer NOT NULL DEFAULT 0",
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE budgets ADD COLUMN time_zone text COLLATE "C" NOT NULL DEFAULT 'UTC',
    ADD COLUMN resets_on integer NOT NULL DEFAULT 1,
    ADD COLUMN next_starts_at_ms bigint NOT NULL DEFAULT 0`,
  },
  { kind: "expand", sql: "ALTER TABLE replicas ADD COLUMN known_steps integer NOT NULL DEFAULT 0" },
  {
    kind: "expand",
    sql: `
  CREATE TABLE call_states (
    name text COLLATE "C" PRIMARY KEY,
    key_id text COLLATE "C" NOT NULL,
    at_ms bigint NOT NULL,
    bytes bigint NOT NULL,
    sealed text NOT NULL
  );
  ALTER TABLE call_states ALTER COLUMN sealed SET STORAGE EXTERNAL;
  CREATE INDEX call_states_by_key ON call_states (key_id, at_ms);
  CREATE INDEX call_states_by_age ON call_states (at_ms);
  `,
  },
  {
    kind: "expand",
    sql: `
  ALTER TABLE holds ADD COLUMN client_protocol text COLLATE "C";
  ALTER TABLE failed_requests ADD COLUMN client_protocol text COLLATE "C";
  `,
  },
  { kind: "expand", sql: `ALTER TABLE api_keys ADD COLUMN unlisted_fields text COLLATE "C"` },
  { kind: "expand", sql: "ALTER TABLE holds ADD COLUMN facts text" },
  {
    kind: "expand",
    sql: `
  ALTER TABLE api_keys ADD COLUMN made_by text COLLATE "C",
    ADD COLUMN set_by_operator integer NOT NULL DEFAULT 0`,
  },
];
