import type { ChainPlace } from "../../core/ledger/chain-walk.ts";
import type { LostTime, PlaceUpdate } from "../../core/ledger/verification.ts";
import type { NanoTotal } from "../../core/money/totals.ts";
import { bytes, integer, nullable, text, total, type Row } from "../shared/rows.ts";
import { constant, joined, sql, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

/** `verified`: end of an account's verified entries; `archived`: end of its archived entries. */
export type PlaceKind = "verified" | "archived";

/** Databases limit the number of values in a statement. */
const ROWS_PER_STATEMENT = 100;

/** Stores the verified positions; a slower verification does not replace a later position. */
export function* keepVerified({ places, seq, full }: PlaceUpdate): Steps<void> {
  yield* putPlaces("verified", places, full);
  if (seq !== null) yield* putLogPlace("verified", { seq, full });
}

/** Writes positions of accounts; without `mayGoBack` only those later than the stored ones. */
export function* putPlaces(
  kind: PlaceKind,
  places: readonly ChainPlace[],
  mayGoBack: boolean,
): Steps<void> {
  const isLater = mayGoBack ? sql`` : sql`WHERE excluded.seq > chain_places.seq`;
  for (let at = 0; at < places.length; at += ROWS_PER_STATEMENT) {
    const rows = places.slice(at, at + ROWS_PER_STATEMENT).map((place) => placeRow(kind, place));
    yield sql`INSERT INTO chain_places
        (kind, account_id, seq, hash, balance, spent, topped_up, key_sums)
      VALUES ${joined(rows, ", ")}
      ON CONFLICT (kind, account_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash,
        balance = excluded.balance, spent = excluded.spent, topped_up = excluded.topped_up,
        key_sums = excluded.key_sums ${isLater}`;
  }
}

function placeRow(kind: PlaceKind, place: ChainPlace): Sql {
  const { accountId, seq, hash, balance, spent, toppedUp, keys } = place;
  const raw = hash === null ? null : Buffer.from(hash, "hex");
  return sql`(${kind}, ${accountId}, ${seq}, ${raw}, ${whole(balance)}, ${whole(spent)},
    ${whole(toppedUp)}, ${JSON.stringify(keys)})`;
}

/** Returns a lifetime sum as SQL; it may exceed the range of a bound value. */
function whole(value: NanoTotal): Sql {
  return sql`CAST(${String(value)} AS bigint)`;
}

export function* putLogPlace(
  kind: PlaceKind,
  place: { readonly seq: number; readonly full: boolean },
): Steps<void> {
  const isLater = place.full ? sql`` : sql`WHERE excluded.seq > log_places.seq`;
  yield sql`INSERT INTO log_places (kind, seq) VALUES (${kind}, ${place.seq})
    ON CONFLICT (kind) DO UPDATE SET seq = excluded.seq ${isLater}`;
}

/** Returns the end of the log's entries of this `kind`; null: no position is stored. */
export function* findLogPlace(kind: PlaceKind): Steps<number | null> {
  const [row] = yield sql`SELECT seq FROM log_places WHERE kind = ${kind}`;
  return row === undefined ? null : integer(row, "seq");
}

const COLUMNS = constant(`kind, account_id, seq, hash, CAST(balance AS text) AS balance,
  CAST(spent AS text) AS spent, CAST(topped_up AS text) AS topped_up, key_sums`);

/** Returns the positions of this kind for the accounts that match `condition`. */
export function* findPlaces(kind: PlaceKind, condition: Sql): Steps<readonly ChainPlace[]> {
  const rows = yield sql`SELECT ${COLUMNS} FROM chain_places
    WHERE kind = ${kind} AND ${condition}`;
  return rows.map(placeOf);
}

function placeOf(row: Row): ChainPlace {
  const hash = nullable(row, "hash", bytes);
  return {
    accountId: text(row, "account_id"),
    seq: integer(row, "seq"),
    hash: hash === null ? null : Buffer.from(hash).toString("hex"),
    balance: total(row, "balance"),
    spent: total(row, "spent"),
    toppedUp: total(row, "topped_up"),
    // This store wrote the value; a tampered one matches no key's sum.
    keys: JSON.parse(text(row, "key_sums")) as ChainPlace["keys"],
  };
}

/** Lists rewinds whose lost time overlaps a period, newest first. */
export function* findRewinds(period: {
  readonly fromMs: number;
  readonly toMs: number;
}): Steps<readonly LostTime[]> {
  const rows = yield sql`SELECT min(from_ms) AS from_ms, max(to_ms) AS to_ms FROM rewinds
    WHERE to_ms >= ${period.fromMs} AND from_ms < ${period.toMs}
    GROUP BY from_ms ORDER BY 1 DESC LIMIT 100`;
  return rows.map((row) => ({ fromMs: integer(row, "from_ms"), toMs: integer(row, "to_ms") }));
}
