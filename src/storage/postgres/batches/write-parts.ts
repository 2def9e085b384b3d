import { CALL_STATE_ROW_BYTES } from "../../../core/ledger/call-states.ts";
import { REPLY_ROW_BYTES } from "../../../core/ledger/decisions.ts";
import { entryDigest } from "../../../core/ledger/chain.ts";
import { storedColumns, storedNames } from "../../shared/entry-columns.ts";
import { protocolColumns } from "../../shared/protocol-columns.ts";
import { bigintArray, booleanArray, byteaArray, textArray } from "../connections/arrays.ts";
import { assumedParts, type StatementPart } from "./assumed-parts.ts";
import { AS_BROKEN } from "./reply-statements.ts";

/**
 * The hash of each entry, in log order. An account whose chain has not begun has no head, and its
 * entries get no hash.
 */
const linked: StatementPart = {
  name: "linked",
  sql: `
    SELECT d.account_id, d.at, chain_link(t.head, d.digest)
      OVER (PARTITION BY d.account_id ORDER BY d.at ROWS UNBOUNDED PRECEDING) AS hash
    FROM unnest(?::text[], ?::bytea[]) WITH ORDINALITY AS d (account_id, digest, at)
      JOIN taken t ON t.id = d.account_id`,
  isGuarded: true,
  rows: ({ entries }) => entries.length,
  values: ({ entries }) => [
    textArray(entries.map(({ accountId }) => accountId)),
    byteaArray(entries.map(entryDigest)),
  ],
};

const LAST_LINKS = `LEFT JOIN (
      SELECT DISTINCT ON (account_id) account_id, hash FROM linked ORDER BY account_id, at DESC
    ) l ON l.account_id = d.id`;

/** Returns the update of accounts for a batch with or without entries. */
const accountPart = (hasEntries: boolean): StatementPart => ({
  name: hasEntries ? "account_head" : "account",
  sql: `
    UPDATE accounts a SET balance = a.balance + d.balance, held = a.held + d.held,
      spent = a.spent + d.spent, topped_up = a.topped_up + d.topped_up
      ${hasEntries ? ", head = coalesce(l.hash, a.head)" : ""}
    FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[])
      AS d (id, balance, held, spent, topped_up) ${hasEntries ? LAST_LINKS : ""}
    WHERE a.id = d.id AND a.balance - a.held >= d.held - d.balance AND a.held + d.held >= 0
    RETURNING 1`,
  isGuarded: true,
  rows: ({ accounts, entries }) => (entries.length > 0 === hasEntries ? accounts.size : 0),
  values: ({ accounts }) => {
    const rows = [...accounts.values()];
    return [
      textArray([...accounts.keys()]),
      bigintArray(rows.map(({ balance }) => balance)),
      bigintArray(rows.map(({ held }) => held)),
      bigintArray(rows.map(({ spent }) => spent)),
      bigintArray(rows.map(({ toppedUp }) => toppedUp)),
    ];
  },
});

const key: StatementPart = {
  name: "key",
  sql: `
    UPDATE api_keys k SET held = k.held + d.held, spent = k.spent + d.spent
    FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::boolean[]) AS d (id, held, spent, places)
    WHERE k.id = d.id AND (NOT d.places
      OR coalesce(k.lowered_limit, k.spending_limit) - k.spent - k.held >= d.held + d.spent)
    RETURNING 1`,
  isGuarded: true,
  rows: ({ keys }) => keys.size,
  values: ({ keys }) => {
    const rows = [...keys.values()];
    return [
      textArray([...keys.keys()]),
      bigintArray(rows.map(({ held }) => held)),
      bigintArray(rows.map(({ spent }) => spent)),
      booleanArray(rows.map(({ places }) => places)),
    ];
  },
};

/**
 * The sums belong to the row's period, or to a later one that starts at zero: no request is dated
 * after the row's period.
 */
const budget: StatementPart = {
  name: "budget",
  sql: `
    UPDATE budgets b SET starts_at_ms = d.starts_at_ms, next_starts_at_ms = d.next_starts_at_ms,
      ceiling = greatest(
        CASE WHEN b.starts_at_ms = d.starts_at_ms THEN b.ceiling ELSE b.amount END,
        CASE WHEN d.raises THEN d.held + d.spent ELSE 0 END
          + CASE WHEN d.raises AND b.starts_at_ms = d.starts_at_ms THEN b.held + b.spent ELSE 0 END),
      held = CASE WHEN b.starts_at_ms = d.starts_at_ms THEN b.held ELSE 0 END + d.held,
      spent = CASE WHEN b.starts_at_ms = d.starts_at_ms THEN b.spent ELSE 0 END + d.spent
    FROM unnest(?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[],
        ?::boolean[], ?::boolean[])
      AS d (scope, id, starts_at_ms, next_starts_at_ms, held, spent, places, raises)
    WHERE b.scope = d.scope AND b.id = d.id
      AND (b.starts_at_ms = d.starts_at_ms OR b.starts_at_ms < d.starts_at_ms AND b.is_followed = 0)
      AND (NOT d.places OR b.amount >= d.held + d.spent
        + CASE WHEN b.starts_at_ms = d.starts_at_ms THEN b.held + b.spent ELSE 0 END)
    RETURNING 1`,
  isGuarded: true,
  rows: ({ budgets }) => budgets.size,
  values: ({ budgets }) => {
    const rows = [...budgets.values()];
    return [
      textArray(rows.map(({ scope }) => scope)),
      textArray(rows.map(({ id }) => id)),
      bigintArray(rows.map(({ startsAtMs }) => startsAtMs)),
      bigintArray(rows.map(({ endsAtMs }) => endsAtMs)),
      bigintArray(rows.map(({ held }) => held)),
      bigintArray(rows.map(({ spent }) => spent)),
      booleanArray(rows.map(({ places }) => places)),
      booleanArray(rows.map(({ raises }) => raises)),
    ];
  },
};

const placed: StatementPart = {
  name: "placed",
  sql: `
    INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
      protocol, client_protocol, stream, facts, started_at_ms)
    SELECT d.request_id, d.account_id, d.key_id, $1, d.amount, d.owed, d.started, d.model,
      d.protocol, d.client_protocol, d.stream, d.facts, d.started_at_ms
    FROM unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::boolean[],
        ?::text[], ?::text[], ?::text[], ?::boolean[], ?::text[], ?::bigint[])
      AS d (request_id, account_id, key_id, amount, owed, started, model, protocol,
        client_protocol, stream, facts, started_at_ms)`,
  isGuarded: false,
  rows: (changes) => changes.placed.length,
  values: ({ placed: rows }) => [
    textArray(rows.map(({ requestId }) => requestId)),
    textArray(rows.map(({ accountId }) => accountId)),
    textArray(rows.map(({ keyId }) => keyId)),
    bigintArray(rows.map(({ amount }) => amount)),
    bigintArray(rows.map(({ owed }) => owed)),
    booleanArray(rows.map(({ started }) => started)),
    textArray(rows.map(({ model }) => model)),
    textArray(rows.map(({ protocol }) => protocolColumns(protocol).protocol)),
    textArray(rows.map(({ protocol }) => protocolColumns(protocol).clientProtocol)),
    booleanArray(rows.map(({ stream }) => stream)),
    textArray(rows.map(({ facts }) => (facts === null ? null : JSON.stringify(facts)))),
    bigintArray(rows.map(({ startedAtMs }) => startedAtMs)),
  ],
};

const marked: StatementPart = {
  name: "marked",
  sql: `
    UPDATE holds h SET owed = d.owed, started = true
    FROM unnest(?::text[], ?::bigint[]) AS d (request_id, owed)
    WHERE h.request_id = d.request_id AND h.owner = $1
    RETURNING 1`,
  isGuarded: true,
  rows: (changes) => changes.marked.length,
  values: ({ marked: rows }) => [
    textArray(rows.map(({ requestId }) => requestId)),
    bigintArray(rows.map(({ owed }) => owed)),
  ],
};

const ended: StatementPart = {
  name: "ended",
  sql: `DELETE FROM holds WHERE request_id = ANY (?::text[]) AND owner = $1 RETURNING 1`,
  isGuarded: true,
  rows: (changes) => changes.ended.length,
  values: (changes) => [textArray(changes.ended)],
};

const entry: StatementPart = {
  name: "entry",
  sql: `
    INSERT INTO entries (${storedNames}, hash)
    SELECT ${storedColumns.map(({ name }) => `d.${name}`).join(", ")}, l.hash
    FROM unnest(${storedColumns.map(({ type }) => (type === "text" ? "?::text[]" : "?::bigint[]")).join(", ")})
      WITH ORDINALITY AS d (${storedNames}, at)
      JOIN linked l ON l.at = d.at
    ORDER BY d.at`,
  isGuarded: false,
  rows: ({ entries }) => entries.length,
  values: ({ entries }) =>
    storedColumns.map(({ type, valueOf }) => {
      const values = entries.map(valueOf);
      return type === "text"
        ? textArray(values.map((value) => (value === null ? null : String(value))))
        : bigintArray(values.map((value) => (value === null ? null : Number(value))));
    }),
};

const kept: StatementPart = {
  name: "kept",
  sql: `
    UPDATE replies r SET sealed = d.sealed, broken_request_id = NULL,
      bytes = octet_length(d.sealed) + ${REPLY_ROW_BYTES}
    FROM unnest(?::text[], ?::text[], ?::text[]) AS d (request_id, key_hash, sealed)
    WHERE r.request_id = d.request_id AND r.key_hash = d.key_hash AND r.sealed IS NULL`,
  isGuarded: false,
  rows: ({ keptReplies }) => keptReplies.length,
  values: ({ keptReplies: rows }) => [
    textArray(rows.map(({ requestId }) => requestId)),
    textArray(rows.map(({ keyHash }) => keyHash)),
    textArray(rows.map(({ sealed }) => sealed)),
  ],
};

const callStates: StatementPart = {
  name: "kept_states",
  sql: `
    INSERT INTO call_states (name, key_id, at_ms, bytes, sealed)
    SELECT d.name, d.key_id, d.at_ms, octet_length(d.sealed) + ${CALL_STATE_ROW_BYTES}, d.sealed
    FROM unnest(?::text[], ?::text[], ?::bigint[], ?::text[]) AS d (name, key_id, at_ms, sealed)
    ON CONFLICT (name) DO NOTHING`,
  isGuarded: false,
  rows: (changes) => changes.callStates.length,
  values: ({ callStates: rows }) => [
    textArray(rows.map(({ name }) => name)),
    textArray(rows.map(({ keyId }) => keyId)),
    bigintArray(rows.map(({ atMs }) => atMs)),
    textArray(rows.map(({ sealed }) => sealed)),
  ],
};

const dropped: StatementPart = {
  name: "dropped",
  sql: `DELETE FROM replies WHERE request_id = ANY (?::text[]) AND sealed IS NULL`,
  isGuarded: false,
  rows: ({ droppedClaims }) => droppedClaims.length,
  values: ({ droppedClaims }) => [textArray(droppedClaims)],
};

const broken: StatementPart = {
  name: "broken",
  sql: `
    UPDATE replies r SET request_id = d.broken, broken_request_id = NULL, ${AS_BROKEN}
    FROM unnest(?::text[], ?::text[]) AS d (request_id, broken)
    WHERE r.request_id = d.request_id AND r.sealed IS NULL`,
  isGuarded: false,
  rows: ({ brokenClaims }) => brokenClaims.length,
  values: ({ brokenClaims: rows }) => [
    textArray(rows.map(({ requestId }) => requestId)),
    textArray(rows.map((row) => row.broken)),
  ],
};

const account = [accountPart(false), accountPart(true)];
const money: readonly StatementPart[] = [
  linked,
  ...account,
  key,
  budget,
  placed,
  marked,
  ended,
  entry,
];

/** The parts of a batch for all tables, in the order in which rows are locked. */
export const statementParts: readonly StatementPart[] = [
  ...assumedParts,
  ...money,
  kept,
  dropped,
  broken,
  callStates,
];
