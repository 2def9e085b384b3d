import type { PoolClient } from "pg";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import { openHold } from "../../shared/records.ts";
import { integer, text, type Row } from "../../shared/rows.ts";
import type { Membership } from "../lease/membership.ts";
import { KnownRows } from "./known-rows.ts";
import type { RestoredCall } from "./rewind.ts";

/** The process's own rows, as of its last committed batch. */
export interface Session {
  readonly owner: string;
  readonly holds: Map<string, OpenHold>;
  readonly known: KnownRows;
  batch: number;
}

/**
 * Waits for an earlier batch whose connection broke, and takes the next number. Statements still on
 * their way to the server then write no data.
 */
const NEXT_BATCH = "UPDATE replicas SET batch = batch + 1 WHERE id = $1 RETURNING batch";

const LAST_BATCH = "SELECT batch FROM replicas WHERE id = $1";

/** Returns the number of a process's last batch; null if its row is missing. */
export async function lastBatch(client: PoolClient, owner: string): Promise<number | null> {
  const [row] = (await client.query<Row>(LAST_BATCH, [owner])).rows;
  return row === undefined ? null : integer(row, "batch");
}

/**
 * Reads the process's own rows and takes the next number; joins under a new id if its row is
 * missing.
 */
export async function readSession(client: PoolClient, membership: Membership): Promise<Session> {
  const owner = membership.id;
  const known = new KnownRows();
  const { rows } = await client.query<Row>(NEXT_BATCH, [owner]);
  const [row] = rows;
  if (row === undefined) {
    await membership.rejoin(owner);
    return { owner: membership.id, holds: new Map(), known, batch: 0 };
  }
  const found = await client.query<Row>("SELECT * FROM holds WHERE owner = $1", [owner]);
  const holds = new Map(found.rows.map((hold) => [text(hold, "request_id"), openHold(hold)]));
  return { owner, holds, known, batch: integer(row, "batch") };
}

/** Acknowledged batches that the ledger does not have. */
export interface FoundLoss {
  readonly fromBatch: number;
  /** The session as it was acknowledged. */
  readonly last: Session;
  /**
   * Results of all attempts: the calls that restored a write, and the requests whose charge was
   * reversed.
   */
  readonly restoredCalls: RestoredCall[];
  readonly reversedRequests: Set<string>;
}

export function foundLoss(fromBatch: number, last: Session): FoundLoss {
  return { fromBatch, last, restoredCalls: [], reversedRequests: new Set() };
}
