import type { Pool, PoolClient } from "pg";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { UNRESOLVED, type RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { unstartedOutcome } from "../../core/ledger/entry.ts";
import { contradictedHolds, unresolvedHolds } from "../operations/unresolved-holds.ts";
import { openHold } from "../shared/records.ts";
import { text, truth, type Row } from "../shared/rows.ts";
import { postgres } from "../shared/sql.ts";
import { Batch } from "./batches/batch.ts";
import { lockedRows, lockStatements } from "./batches/locked-rows.ts";
import { WriteStatements } from "./batches/write-changes.ts";
import { isDataRefusal } from "./connections/failures.ts";
import { inTransaction, pipeline } from "./connections/transaction.ts";

const EXPIRES_MS = "extract(epoch FROM r.expires_at) * 1000";

/**
 * Finds dead processes. If the last renewal precedes the end of a lost time range, the process may
 * have ended within that range.
 */
const FIND_DEAD = `SELECT r.id, EXISTS (
    SELECT FROM rewinds w
    WHERE w.from_ms <= ${EXPIRES_MS} AND ${EXPIRES_MS} - $2::bigint < w.to_ms
  ) AS may_have_ended
  FROM replicas r
  WHERE r.expires_at <= clock_timestamp() AND r.id <> $1 ORDER BY r.id`;

/** A row locked by its owner or another reaper is left for the next round. */
const TAKE = "SELECT id FROM replicas WHERE id = $1 FOR UPDATE SKIP LOCKED";
const TAKE_DEAD = `SELECT id FROM replicas WHERE id = $1 AND expires_at <= clock_timestamp()
  FOR UPDATE SKIP LOCKED`;

/** Its row never expires: `resolveUnresolved` ends its holds. */
const OWN_UNRESOLVED = `INSERT INTO replicas (id, expires_at, batch)
  VALUES ('${UNRESOLVED}', 'infinity', 0) ON CONFLICT (id) DO UPDATE SET expires_at = 'infinity'`;

/** A hold that ends without a charge becomes one that has not started (rule 5). */
const HAND_OVER = `UPDATE holds SET owner = '${UNRESOLVED}', started = started AND NOT $2
  WHERE owner = $1`;

/** Number of unresolved holds that one transaction tries to end. */
const PAGE = 100;

const TAKE_UNRESOLVED = {
  /** Another process that holds the row does the same work. */
  elsewhere: `SELECT id FROM replicas WHERE id = '${UNRESOLVED}' FOR UPDATE SKIP LOCKED`,
  here: `SELECT id FROM replicas WHERE id = '${UNRESOLVED}' FOR UPDATE`,
} as const;

/** The unresolved holds that no sum contradicts, in the order in which accounts are locked. */
const FIND_ENDABLE = `SELECT * FROM holds h WHERE owner = '${UNRESOLVED}'
    AND (account_id, request_id) > ($1, $2)
    AND NOT EXISTS (SELECT FROM ${contradictedHolds.in(postgres).text} AS c
      WHERE c.request_id = h.request_id)
  ORDER BY account_id, request_id LIMIT $3 FOR UPDATE OF h`;

const FORGET_UNRESOLVED = `DELETE FROM replicas WHERE id = '${UNRESOLVED}'
  AND NOT EXISTS (SELECT FROM holds WHERE owner = '${UNRESOLVED}')`;

export interface Resolving {
  readonly self: string;
  /** Time of the entries, Unix milliseconds. */
  readonly atMs: number;
  /** Called with each hold that the ledger refused to end. */
  readonly onRefused?: ((refused: RefusedHold) => void) | undefined;
}

export interface Reaping extends Resolving {
  /** The process that reaps; it never declares itself dead. */
  readonly self: string;
  /** How long each renewal is valid. */
  readonly leaseMs: number;
}

/**
 * Resolves the holds of all expired processes by rule 5, and deletes their rows in the same
 * transaction, so that they cannot write any more. Returns the number of ended holds. If the ledger
 * may have lost the settlements, the holds end without a charge (rule 19). If the end of a process
 * fails, the others are ended all the same, and the failure is thrown afterwards.
 */
export async function reapDead(pool: Pool, reaping: Reaping): Promise<number> {
  const { self, atMs, leaseMs, onRefused } = reaping;
  const failures: unknown[] = [];
  let resolved = 0;
  for (const row of (await pool.query<Row>(FIND_DEAD, [self, leaseMs])).rows) {
    const isFree = truth(row, "may_have_ended");
    const dead = { owner: text(row, "id"), atMs, isFree, take: TAKE_DEAD, onRefused };
    await resolve(pool, dead).then(
      (count) => {
        resolved += count;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  return resolved;
}

/** Resolves the holds of one process that no longer writes, such as this one at its end. */
export async function resolveReplica(pool: Pool, { self, ...rest }: Resolving): Promise<void> {
  await resolve(pool, { owner: self, isFree: false, take: TAKE, ...rest });
}

interface Taken extends Omit<Resolving, "self"> {
  readonly owner: string;
  /** Whether the holds end without a charge. */
  readonly isFree: boolean;
  /** Locks the owner's row, so that the owner has no transaction in progress. */
  readonly take: string;
}

/**
 * Ends the holds of a process and its row; returns the number of ended holds. If the ledger refuses
 * to end them together, they become unresolved in the same transaction, and are then ended one by
 * one as far as the sums allow it.
 */
async function resolve(pool: Pool, taken: Taken): Promise<number> {
  const { atMs, onRefused } = taken;
  const { holds, isRefused } = await inTransaction(pool, (client) => endOwner(client, taken));
  if (!isRefused) return holds.length;
  await resolveUnresolved(pool, { atMs, waits: true });
  const ids = holds.map(({ requestId }) => requestId);
  const left = await pool.query<Row>(LEFT, [ids]);
  for (const row of left.rows) {
    onRefused?.({ requestId: text(row, "request_id"), cause: text(row, "reason") });
  }
  return holds.length - left.rows.length;
}

const LEFT = `SELECT request_id, reason FROM ${unresolvedHolds.in(postgres).text} AS unresolved
  WHERE request_id = ANY ($1::text[])`;

async function endOwner(
  client: PoolClient,
  taken: Taken,
): Promise<{ readonly holds: readonly OpenHold[]; readonly isRefused: boolean }> {
  const { owner, isFree, take } = taken;
  const found = await client.query(take, [owner]);
  if (found.rowCount === 0) return { holds: [], isRefused: false };
  const { rows } = await client.query<Row>("SELECT * FROM holds WHERE owner = $1", [owner]);
  const holds = rows.map(openHold);
  const isEnded = holds.length === 0 || (await tryEnd(client, taken, holds));
  if (!isEnded) {
    // This row is locked before any account, as in `resolveUnresolved`.
    await client.query(OWN_UNRESOLVED);
    await client.query(HAND_OVER, [owner, isFree]);
  }
  // An import enters the owner of unresolved holds as expired.
  const isGone = isEnded || owner !== UNRESOLVED;
  if (isGone) await client.query("DELETE FROM replicas WHERE id = $1", [owner]);
  return { holds, isRefused: !isEnded };
}

/** Ends holds since a savepoint; returns false, with no lock left, if the ledger refuses it. */
async function tryEnd(
  client: PoolClient,
  ending: Pick<Taken, "owner" | "atMs" | "isFree">,
  holds: readonly OpenHold[],
): Promise<boolean> {
  await client.query("SAVEPOINT ending");
  try {
    await end(client, ending, holds);
    await client.query("RELEASE SAVEPOINT ending");
    return true;
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT ending");
    return false;
  }
}

export interface ResolvingUnresolved {
  /** Time of the entries, Unix milliseconds. */
  readonly atMs: number;
  /** Whether to wait for another process that does the same; it may have begun before a repair. */
  readonly waits: boolean;
}

/**
 * Ends the unresolved holds that no sum contradicts any more, some at a time, so that no account is
 * locked for long.
 */
export async function resolveUnresolved(
  pool: Pool,
  { atMs, waits }: ResolvingUnresolved,
): Promise<void> {
  const take = TAKE_UNRESOLVED[waits ? "here" : "elsewhere"];
  let after: readonly [accountId: string, requestId: string] = ["", ""];
  for (let isLast = false; !isLast;) {
    const page = await inTransaction(pool, (client) => endPage(client, { take, after, atMs }));
    const last = page.at(-1);
    isLast = page.length < PAGE || last === undefined;
    if (last !== undefined) after = [last.accountId, last.requestId];
  }
}

interface Page {
  readonly take: string;
  /** The last hold of the page before. */
  readonly after: readonly [accountId: string, requestId: string];
  readonly atMs: number;
}

async function endPage(
  client: PoolClient,
  { take, after, atMs }: Page,
): Promise<readonly OpenHold[]> {
  if ((await client.query(take)).rowCount === 0) return [];
  const { rows } = await client.query<Row>(FIND_ENDABLE, [...after, PAGE]);
  const holds = rows.map(openHold);
  const ending = { owner: UNRESOLVED, atMs, isFree: false };
  const isEnded = holds.length === 0 || (await tryEnd(client, ending, holds));
  // Several holds may need a sum that contains only one of them.
  if (!isEnded) for (const hold of holds) await tryEnd(client, ending, [hold]);
  await client.query(FORGET_UNRESOLVED);
  return holds;
}

/** Ends holds of the owner by one statement. */
async function end(
  client: PoolClient,
  { owner, atMs, isFree }: Pick<Taken, "owner" | "atMs" | "isFree">,
  ended: readonly OpenHold[],
): Promise<void> {
  const holds = new Map(ended.map((hold) => [hold.requestId, hold]));
  const needs = {
    accountIds: new Set(ended.map(({ accountId }) => accountId)),
    keyIds: new Set(ended.map(({ keyId }) => keyId)),
    requestIds: new Set<string>(),
    entryIds: new Set<string>(),
  };
  const [locked, seen] = await pipeline(client, lockStatements(needs, owner));
  const nothing = { claimed: new Map(), charged: new Map(), replyBytesMax: 0 };
  const rows = lockedRows(locked?.rows ?? [], seen?.rows ?? []);
  const batch = new Batch(rows, { owner, holds, ...nothing });
  for (const hold of ended) {
    if (isFree) batch.settle({ requestId: hold.requestId, ...unstartedOutcome, atMs });
    else batch.resolve(hold, atMs);
  }
  await client.query(
    new WriteStatements().of(batch.finish(), { owner, batch: null, assumed: null }),
  );
}
