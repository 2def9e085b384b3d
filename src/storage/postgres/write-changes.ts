import type { QueryConfig } from "pg";
import { bigintArray, booleanArray, textArray } from "./arrays.ts";
import type { Changes } from "./changes.ts";

/**
 * Writes a whole batch. The guards of rule 7 are in it: an account keeps `balance >= held`, a key
 * its limit, a mark or an end finds its hold with its owner. Where one row does not pass, the
 * last line divides by zero and the transaction is undone.
 */
const WRITE = `
  WITH replica AS (
    UPDATE replicas SET batch = $2 WHERE id = $1 RETURNING 1),
  account AS (
    UPDATE accounts a SET balance = a.balance + d.balance, held = a.held + d.held,
      spent = a.spent + d.spent, topped_up = a.topped_up + d.topped_up
    FROM unnest($3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
      AS d (id, balance, held, spent, topped_up)
    WHERE a.id = d.id AND a.balance - a.held >= d.held - d.balance AND a.held + d.held >= 0
    RETURNING 1),
  key AS (
    UPDATE api_keys k SET held = k.held + d.held, spent = k.spent + d.spent
    FROM unnest($8::text[], $9::bigint[], $10::bigint[]) AS d (id, held, spent)
    WHERE k.id = d.id AND k.spending_limit - k.spent - k.held >= d.held + d.spent
    RETURNING 1),
  placed AS (
    INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
      protocol, stream, started_at_ms)
    SELECT d.request_id, d.account_id, d.key_id, $1, d.amount, d.owed, d.started, d.model,
      d.protocol, d.stream, d.started_at_ms
    FROM unnest($11::text[], $12::text[], $13::text[], $14::bigint[], $15::bigint[],
        $16::boolean[], $17::text[], $18::text[], $19::boolean[], $20::bigint[])
      AS d (request_id, account_id, key_id, amount, owed, started, model, protocol, stream,
        started_at_ms)),
  marked AS (
    UPDATE holds h SET owed = d.owed, started = true
    FROM unnest($21::text[], $22::bigint[]) AS d (request_id, owed)
    WHERE h.request_id = d.request_id AND h.owner = $1
    RETURNING 1),
  ended AS (
    DELETE FROM holds WHERE request_id = ANY ($23::text[]) AND owner = $1 RETURNING 1),
  entry AS (
    INSERT INTO entries (kind, reference, account_id, amount, at_ms, key_id, model,
      prompt_tokens, completion_tokens, hold, loss, details)
    SELECT * FROM unnest($24::text[], $25::text[], $26::text[], $27::bigint[], $28::bigint[],
      $29::text[], $30::text[], $31::bigint[], $32::bigint[], $33::bigint[], $34::bigint[],
      $35::text[])),
  kept AS (
    UPDATE replies r SET sealed = d.sealed, bytes = octet_length(d.sealed)
    FROM unnest($36::text[], $37::text[], $38::text[]) AS d (request_id, key_hash, sealed)
    WHERE r.request_id = d.request_id AND r.key_hash = d.key_hash AND r.sealed IS NULL),
  dropped AS (
    DELETE FROM replies WHERE request_id = ANY ($39::text[]) AND sealed IS NULL)
  SELECT 1 / (CASE WHEN
    (SELECT count(*) FROM replica) = 1
    AND (SELECT count(*) FROM account) = cardinality($3::text[])
    AND (SELECT count(*) FROM key) = cardinality($8::text[])
    AND (SELECT count(*) FROM marked) = cardinality($21::text[])
    AND (SELECT count(*) FROM ended) = cardinality($23::text[])
    THEN 1 ELSE 0 END) AS written`;

/**
 * The statement that writes `changes` for the process `owner`, whose batch has this number. It
 * runs inside a transaction that holds the rows of the owner, the accounts and the keys.
 */
export function writeStatement(changes: Changes, owner: string, batch: number): QueryConfig {
  return {
    name: "write-changes",
    text: WRITE,
    values: [
      owner,
      batch,
      ...sums(changes),
      ...holds(changes),
      ...entries(changes),
      ...replies(changes),
    ],
  };
}

function sums({ accounts, keys }: Changes): readonly Buffer[] {
  const account = [...accounts.values()];
  const key = [...keys.values()];
  return [
    textArray([...accounts.keys()]),
    bigintArray(account.map(({ balance }) => balance)),
    bigintArray(account.map(({ held }) => held)),
    bigintArray(account.map(({ spent }) => spent)),
    bigintArray(account.map(({ toppedUp }) => toppedUp)),
    textArray([...keys.keys()]),
    bigintArray(key.map(({ held }) => held)),
    bigintArray(key.map(({ spent }) => spent)),
  ];
}

function holds({ placed, marked, ended }: Changes): readonly Buffer[] {
  return [
    textArray(placed.map(({ requestId }) => requestId)),
    textArray(placed.map(({ accountId }) => accountId)),
    textArray(placed.map(({ keyId }) => keyId)),
    bigintArray(placed.map(({ amount }) => amount)),
    bigintArray(placed.map(({ owed }) => owed)),
    booleanArray(placed.map(({ started }) => started)),
    textArray(placed.map(({ model }) => model)),
    textArray(placed.map(({ protocol }) => protocol)),
    booleanArray(placed.map(({ stream }) => stream)),
    bigintArray(placed.map(({ startedAtMs }) => startedAtMs)),
    textArray(marked.map(({ requestId }) => requestId)),
    bigintArray(marked.map(({ owed }) => owed)),
    textArray(ended),
  ];
}

function entries({ entries: rows }: Changes): readonly Buffer[] {
  return [
    textArray(rows.map(({ kind }) => kind)),
    textArray(rows.map(({ reference }) => reference)),
    textArray(rows.map(({ accountId }) => accountId)),
    bigintArray(rows.map(({ amount }) => amount)),
    bigintArray(rows.map(({ atMs }) => atMs)),
    textArray(rows.map(({ keyId }) => keyId)),
    textArray(rows.map(({ model }) => model)),
    bigintArray(rows.map(({ promptTokens }) => promptTokens)),
    bigintArray(rows.map(({ completionTokens }) => completionTokens)),
    bigintArray(rows.map(({ hold }) => hold)),
    bigintArray(rows.map(({ loss }) => loss)),
    textArray(rows.map(({ details }) => details)),
  ];
}

function replies({ keptReplies, droppedClaims }: Changes): readonly Buffer[] {
  return [
    textArray(keptReplies.map(({ requestId }) => requestId)),
    textArray(keptReplies.map(({ keyHash }) => keyHash)),
    textArray(keptReplies.map(({ sealed }) => sealed)),
    textArray(droppedClaims),
  ];
}
