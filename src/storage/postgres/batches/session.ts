import type { PoolClient } from "pg";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import { openHold } from "../../shared/records.ts";
import { integer, text, type Row } from "../../shared/rows.ts";
import type { Membership } from "../lease/membership.ts";
import { KnownRows } from "./known-rows.ts";
import type { Restored } from "./rewind.ts";

/** What the process knows of its own rows, as of its last committed batch. */
export interface Session {
  readonly owner: string;
  readonly holds: Map<string, OpenHold>;
  readonly known: KnownRows;
  batch: number;
}

/**
 * Waits for the end of an earlier batch whose connection broke, and takes the next number, so that
 * what is still on its way to the server writes nothing.
 */
const NEXT_BATCH = "UPDATE replicas SET batch = batch + 1 WHERE id = $1 RETURNING batch";

/** Reads the own rows and takes the next number; joins anew where the own row is gone. */
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
  /** As it was acknowledged. */
  readonly last: Session;
  /** Of all attempts: the calls that brought something back, and the requests whose charge came back. */
  readonly madeGood: Restored[];
  readonly takenBack: Set<string>;
}

export function foundLoss(fromBatch: number, last: Session): FoundLoss {
  return { fromBatch, last, madeGood: [], takenBack: new Set() };
}
