import { entryText, type EntryKind, type EntryRow } from "../../core/ledger/entry-row.ts";
import { textOfRepair } from "../../core/ledger/repair.ts";
import type { EntryRecord } from "../../core/ledger/reports.ts";
import type { PostedEntry } from "../../core/ledger/operator-entry.ts";
import { kindBySign } from "./entry-columns.ts";
import { amount, bytes, integer, nullable, oneOf, text, type Row } from "./rows.ts";

/** Reads the kind; throws if the two columns contradict each other, which no gateway writes. */
function entryKind(row: Row): EntryKind {
  const stored = oneOf(row, "kind", ["top-up", "refund", "usage", "reversal"]);
  const postedAs = nullable(row, "posted_as", text);
  if (postedAs === null) return stored;
  if (postedAs === "correction" && stored === kindBySign(integer(row, "amount"))) return postedAs;
  throw new TypeError("column posted_as does not fit the entry");
}

/** Reads the operator's part of a row of `entries`. */
export function postedEntry(row: Row): PostedEntry {
  return {
    id: text(row, "reference"),
    accountId: text(row, "account_id"),
    kind: entryKind(row),
    amount: amount(row, "amount"),
    note: nullable(row, "note", text),
    actor: nullable(row, "actor", text),
    atMs: integer(row, "at_ms"),
  };
}

/** Reads a row of `entries`. */
export function entryOf(row: Row): EntryRow {
  return {
    ...postedEntry(row),
    keyId: nullable(row, "key_id", text),
    model: nullable(row, "model", text),
    promptTokens: nullable(row, "prompt_tokens", integer),
    completionTokens: nullable(row, "completion_tokens", integer),
    hold: nullable(row, "hold", amount),
    loss: nullable(row, "loss", amount),
    cost: nullable(row, "upstream_cost", amount),
    upstream: nullable(row, "upstream", text),
    details: nullable(row, "details", text),
  };
}

/** Entries `e` joined with their repairs. */
export const ENTRY_TABLES = "entries e LEFT JOIN repairs r ON r.seq = e.seq";
export const ENTRY_COLUMNS = "e.*, r.record AS repair, r.hash AS repair_hash";

/** Reads a row of `ENTRY_TABLES` with its position in the log. */
export function entryRecord(row: Row): EntryRecord {
  const [entry, seq] = [entryOf(row), integer(row, "seq")];
  const isRepaired = row["repair"] !== null;
  const stated = isRepaired ? statedText({ seq, entry, row }) : null;
  return { ...entry, seq, hash: entryHash(row), text: stated ?? entryText(entry), isRepaired };
}

/**
 * Returns the text stated by the repair in a row of `ENTRY_TABLES`; null if the repair does not
 * match the entry.
 */
export function statedText({
  seq,
  entry,
  row,
}: {
  readonly seq: number;
  readonly entry: EntryRow;
  readonly row: Row;
}): string | null {
  const repair = { record: text(row, "repair"), hash: bytes(row, "repair_hash") };
  return textOfRepair({ seq, entry, hash: bytes(row, "hash") }, repair);
}

/** Returns the hash of a row of `entries`, hex; null for an entry older than the chains. */
export function entryHash(row: Row): string | null {
  const hash = nullable(row, "hash", bytes);
  return hash === null ? null : Buffer.from(hash).toString("hex");
}
