import type { Pool, PoolClient } from "pg";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { UNRESOLVED, type RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { neverBegun } from "../../core/ledger/unsettled-requests.ts";
import { openHold } from "../shared/records.ts";
import { text, truth, type Row } from "../shared/rows.ts";
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

/** The owner of unresolved holds never expires: `resolveUnresolved` tries to end its holds. */
const OWN_UNRESOLVED = `INSERT INTO replicas (id, expires_at, batch)
  VALUES ('${UNRESOLVED}', 'infinity', 0) ON CONFLICT (id) DO UPDATE SET expires_at = 'infinity'`;

/** A hold that ends without a charge becomes one that has not started (rule 5). */
const HAND_OVER = `UPDATE holds SET owner = '${UNRESOLVED}', started = started AND NOT $2
  WHERE request_id = ANY ($1::text[])`;

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

/**
 * Tries again to end the holds that the ledger refused to end before; those that it refuses again
 * stay.
 */
export async function resolveUnresolved(pool: Pool, atMs: number): Promise<void> {
  await resolve(pool, { owner: UNRESOLVED, atMs, isFree: false, take: TAKE });
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
 * to end them together, each is ended by itself, and the refused ones become unresolved.
 */
async function resolve(pool: Pool, taken: Taken): Promise<number> {
  try {
    return await inTransaction(pool, (client) => endTogether(client, taken));
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
  }
  const { ended, refused } = await inTransaction(pool, (client) => endOneByOne(client, taken));
  for (const one of refused) taken.onRefused?.(one);
  return ended;
}

async function endTogether(client: PoolClient, taken: Taken): Promise<number> {
  const holds = await takeHolds(client, taken);
  if (holds === null) return 0;
  if (holds.length > 0) await end(client, taken, holds);
  await client.query("DELETE FROM replicas WHERE id = $1", [taken.owner]);
  return holds.length;
}

async function endOneByOne(
  client: PoolClient,
  taken: Taken,
): Promise<{ readonly ended: number; readonly refused: readonly RefusedHold[] }> {
  const { owner, isFree } = taken;
  const refused: RefusedHold[] = [];
  const holds = await takeHolds(client, taken);
  if (holds === null) return { ended: 0, refused };
  for (const hold of holds) {
    const cause = await client.query("SAVEPOINT one_hold").then(() => tryEnd(client, taken, hold));
    if (cause !== null) refused.push({ requestId: hold.requestId, cause });
  }
  if (refused.length > 0) {
    await client.query(OWN_UNRESOLVED);
    await client.query(HAND_OVER, [refused.map(({ requestId }) => requestId), isFree]);
  }
  const isEmpty = owner !== UNRESOLVED || refused.length === 0;
  if (isEmpty) await client.query("DELETE FROM replicas WHERE id = $1", [owner]);
  return { ended: holds.length - refused.length, refused };
}

/** Ends a hold since a savepoint; returns the error if the ledger refuses it, otherwise null. */
async function tryEnd(client: PoolClient, taken: Taken, hold: OpenHold): Promise<unknown> {
  try {
    await end(client, taken, [hold]);
    await client.query("RELEASE SAVEPOINT one_hold");
    return null;
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT one_hold");
    return error;
  }
}

/**
 * Locks the owner and returns its holds, in the order in which accounts are locked; null: the owner
 * is gone, lives, or is locked.
 */
async function takeHolds(
  client: PoolClient,
  { owner, take }: Taken,
): Promise<readonly OpenHold[] | null> {
  const found = await client.query(take, [owner]);
  if (found.rowCount === 0) return null;
  const { rows } = await client.query<Row>(
    "SELECT * FROM holds WHERE owner = $1 ORDER BY account_id",
    [owner],
  );
  return rows.map(openHold);
}

/** Ends holds of the owner by one statement. */
async function end(
  client: PoolClient,
  { owner, atMs, isFree }: Taken,
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
    if (isFree) batch.settle({ requestId: hold.requestId, ...neverBegun, atMs });
    else batch.resolve(hold, atMs);
  }
  await client.query(
    new WriteStatements().of(batch.finish(), { owner, batch: null, assumed: null }),
  );
}
