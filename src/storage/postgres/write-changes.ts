import type { QueryConfig } from "pg";
import { REPLY_ROW_BYTES } from "../../ledger/decisions.ts";
import { bigintArray, booleanArray, textArray } from "./arrays.ts";
import type { Changes } from "./changes.ts";
import { AS_BROKEN } from "./reply-statements.ts";

/** One table's share of a batch, left out of the statement where it has no rows. */
interface Part {
  readonly name: string;
  /** Each `?` is the next of its values; `$1` is the owner. */
  readonly sql: string;
  /** Whether each of its rows must be found, else the transaction is undone. */
  readonly isGuarded: boolean;
  readonly rows: (changes: Changes) => number;
  readonly values: (changes: Changes) => readonly Buffer[];
}

const account: Part = {
  name: "account",
  sql: `
    UPDATE accounts a SET balance = a.balance + d.balance, held = a.held + d.held,
      spent = a.spent + d.spent, topped_up = a.topped_up + d.topped_up
    FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[])
      AS d (id, balance, held, spent, topped_up)
    WHERE a.id = d.id AND a.balance - a.held >= d.held - d.balance AND a.held + d.held >= 0
    RETURNING 1`,
  isGuarded: true,
  rows: ({ accounts }) => accounts.size,
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
};

const key: Part = {
  name: "key",
  sql: `
    UPDATE api_keys k SET held = k.held + d.held, spent = k.spent + d.spent
    FROM unnest(?::text[], ?::bigint[], ?::bigint[]) AS d (id, held, spent)
    WHERE k.id = d.id AND k.spending_limit - k.spent - k.held >= d.held + d.spent
    RETURNING 1`,
  isGuarded: true,
  rows: ({ keys }) => keys.size,
  values: ({ keys }) => {
    const rows = [...keys.values()];
    return [
      textArray([...keys.keys()]),
      bigintArray(rows.map(({ held }) => held)),
      bigintArray(rows.map(({ spent }) => spent)),
    ];
  },
};

const placed: Part = {
  name: "placed",
  sql: `
    INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
      protocol, stream, started_at_ms)
    SELECT d.request_id, d.account_id, d.key_id, $1, d.amount, d.owed, d.started, d.model,
      d.protocol, d.stream, d.started_at_ms
    FROM unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::boolean[],
        ?::text[], ?::text[], ?::boolean[], ?::bigint[])
      AS d (request_id, account_id, key_id, amount, owed, started, model, protocol, stream,
        started_at_ms)`,
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
    textArray(rows.map(({ protocol }) => protocol)),
    booleanArray(rows.map(({ stream }) => stream)),
    bigintArray(rows.map(({ startedAtMs }) => startedAtMs)),
  ],
};

const marked: Part = {
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

const ended: Part = {
  name: "ended",
  sql: `DELETE FROM holds WHERE request_id = ANY (?::text[]) AND owner = $1 RETURNING 1`,
  isGuarded: true,
  rows: (changes) => changes.ended.length,
  values: (changes) => [textArray(changes.ended)],
};

const entry: Part = {
  name: "entry",
  sql: `
    INSERT INTO entries (kind, reference, account_id, amount, at_ms, key_id, model,
      prompt_tokens, completion_tokens, hold, loss, details)
    SELECT * FROM unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::text[],
      ?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::text[])`,
  isGuarded: false,
  rows: ({ entries }) => entries.length,
  values: ({ entries }) => [
    textArray(entries.map(({ kind }) => kind)),
    textArray(entries.map(({ reference }) => reference)),
    textArray(entries.map(({ accountId }) => accountId)),
    bigintArray(entries.map(({ amount }) => amount)),
    bigintArray(entries.map(({ atMs }) => atMs)),
    textArray(entries.map(({ keyId }) => keyId)),
    textArray(entries.map(({ model }) => model)),
    bigintArray(entries.map(({ usage }) => usage?.promptTokens ?? null)),
    bigintArray(entries.map(({ usage }) => usage?.completionTokens ?? null)),
    bigintArray(entries.map(({ usage }) => usage?.hold ?? null)),
    bigintArray(entries.map(({ usage }) => usage?.loss ?? null)),
    textArray(entries.map(({ usage }) => (usage === null ? null : JSON.stringify(usage.details)))),
  ],
};

const kept: Part = {
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

const dropped: Part = {
  name: "dropped",
  sql: `DELETE FROM replies WHERE request_id = ANY (?::text[]) AND sealed IS NULL`,
  isGuarded: false,
  rows: ({ droppedClaims }) => droppedClaims.length,
  values: ({ droppedClaims }) => [textArray(droppedClaims)],
};

const broken: Part = {
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

const money: readonly Part[] = [account, key, placed, marked, ended, entry];
const parts: readonly Part[] = [...money, kept, dropped, broken];

/**
 * The statements that write a whole batch, one for each set of parts that a batch has: an empty
 * part costs the server 50 µs. The guards of rule 7 are in it: an account keeps
 * `balance >= held`, a key its limit, a mark or an end finds its hold with its owner. Where one
 * row does not pass, the last line divides by zero and the transaction is undone.
 */
export class WriteStatements {
  readonly #texts = new Map<string, string>();

  /**
   * The statement for `changes` of the process `owner`, whose batch has this number; null: they
   * are no batch of its own. It runs inside a transaction that has locked the rows of the owner,
   * the accounts and the keys.
   */
  of(changes: Changes, owner: string, batch: number | null): QueryConfig {
    const used = parts.filter(({ rows }) => rows(changes) > 0);
    const name = [batch === null ? "write-apart" : "write", ...used.map((part) => part.name)].join(
      " ",
    );
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = textOf(used, batch === null ? FIND_REPLICA : COUNT_BATCH);
      this.#texts.set(name, text);
    }
    const counts = used.filter(({ isGuarded }) => isGuarded).map(({ rows }) => rows(changes));
    const values = used.flatMap((part) => part.values(changes));
    return { name, text, values: [owner, batch, ...values, ...counts] };
  }
}

/** The replica must still be there; its batch is numbered, so that a lost answer can be found. */
const COUNT_BATCH = "UPDATE replicas SET batch = $2 WHERE id = $1 RETURNING 1";
const FIND_REPLICA = "SELECT FROM replicas WHERE id = $1 AND $2::bigint IS NULL";

function textOf(used: readonly Part[], replica: string): string {
  const tables = used.map(({ name, sql }) => `,\n  ${name} AS (${sql})`).join("");
  const guards = used
    .filter(({ isGuarded }) => isGuarded)
    .map(({ name }) => `\n    AND (SELECT count(*) FROM ${name}) = ?::bigint`)
    .join("");
  const text = `
  WITH replica AS (${replica})${tables}
  SELECT 1 / (CASE WHEN (SELECT count(*) FROM replica) = 1${guards}
    THEN 1 ELSE 0 END) AS written`;
  let number = 2;
  return text.replaceAll("?", () => `$${++number}`);
}
