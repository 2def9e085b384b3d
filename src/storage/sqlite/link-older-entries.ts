import type { DatabaseSync } from "node:sqlite";
import { entryDigest, genesisHash, linkHash } from "../../core/ledger/chain.ts";
import { entryOf } from "../shared/entry-records.ts";
import { bytes, integer, text, total } from "../shared/rows.ts";

/**
 * Starts the chains of accounts without one, and links the entries that a release without chains
 * has added since the last linked entry. Only one process writes to a ledger at a time, so all of
 * these entries follow the last linked one, and the cost is proportional to their number.
 */
export function linkOlderEntries(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    beginChains(database);
    linkTail(database);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** A chain starts with the sums at the last linked entry; later entries are then linked to it. */
const WITHOUT_CHAIN = `
  SELECT a.id, a.balance - coalesce(sum(e.amount), 0) AS balance,
    CAST(a.spent + coalesce(sum(e.amount) FILTER (WHERE e.kind IN ('usage', 'reversal')), 0)
      AS text) AS spent,
    CAST(a.topped_up - coalesce(sum(e.amount) FILTER (WHERE e.kind IN ('top-up', 'refund')), 0)
      AS text) AS topped_up
  FROM accounts a LEFT JOIN (SELECT * FROM entries WHERE seq > (SELECT seq FROM chained)) e
    ON e.account_id = a.id
  WHERE a.head IS NULL GROUP BY a.id`;

function beginChains(database: DatabaseSync): void {
  const write = database.prepare("UPDATE accounts SET head = ? WHERE id = ?");
  for (const row of database.prepare(WITHOUT_CHAIN).all()) {
    const id = text(row, "id");
    const balance = integer(row, "balance");
    const sums = { balance, spent: total(row, "spent"), toppedUp: total(row, "topped_up") };
    write.run(genesisHash(id, sums), id);
  }
}

function linkTail(database: DatabaseSync): void {
  const tail = database.prepare(
    "SELECT * FROM entries WHERE seq > (SELECT seq FROM chained) AND hash IS NULL ORDER BY seq",
  );
  const readHead = database.prepare("SELECT head FROM accounts WHERE id = ?");
  const writeHead = database.prepare("UPDATE accounts SET head = ? WHERE id = ?");
  const writeHash = database.prepare("UPDATE entries SET hash = ? WHERE seq = ?");
  for (const row of tail.all()) {
    const entry = entryOf(row);
    const head = readHead.get(entry.accountId);
    if (head === undefined) continue;
    const hash = linkHash(bytes(head, "head"), entryDigest(entry));
    writeHash.run(hash, integer(row, "seq"));
    writeHead.run(hash, entry.accountId);
  }
  database.exec("UPDATE chained SET seq = max(seq, coalesce((SELECT max(seq) FROM entries), 0))");
}
