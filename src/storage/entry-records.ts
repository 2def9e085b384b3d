import type { EntryKind, EntryRow } from "../ledger/entry-row.ts";
import type { EntryPage, EntryRecord } from "../ledger/reports.ts";
import type { PostedEntry } from "../ledger/store.ts";
import { amount, bytes, integer, nullable, oneOf, text, type Row } from "./rows.ts";

/** The kinds that the tables know; a correction is kept as one of the first two, by its sign. */
type StoredKind = Exclude<EntryKind, "correction">;

/** How an entry's kind is kept: the release before knows no corrections, and counts them right. */
export function storedKind({ kind, amount: signed }: Pick<EntryRow, "kind" | "amount">): {
  readonly stored: StoredKind;
  readonly postedAs: "correction" | null;
} {
  if (kind !== "correction") return { stored: kind, postedAs: null };
  return { stored: kindBySign(signed), postedAs: kind };
}

function kindBySign(signed: number): StoredKind {
  return signed < 0 ? "refund" : "top-up";
}

/** Throws where the two columns do not belong together, which no gateway wrote so. */
function entryKind(row: Row): EntryKind {
  const stored = oneOf(row, "kind", ["top-up", "refund", "usage", "reversal"]);
  const postedAs = nullable(row, "posted_as", text);
  if (postedAs === null) return stored;
  if (postedAs === "correction" && stored === kindBySign(integer(row, "amount"))) return postedAs;
  throw new TypeError("column posted_as does not fit the entry");
}

/** The operator's part of a row of `entries`. */
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

/** A row of `entries`. */
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

/** A row of `entries` with its place in the log. */
function entryRecord(row: Row): EntryRecord {
  return { ...entryOf(row), seq: integer(row, "seq"), hash: entryHash(row) };
}

/** The hash of a row of `entries`, hex; null for one from before there were chains. */
export function entryHash(row: Row): string | null {
  const hash = nullable(row, "hash", bytes);
  return hash === null ? null : Buffer.from(hash).toString("hex");
}

/** How entries of a kind are found; nulls: of every kind. */
export function storedKinds(kind: EntryKind | null): {
  readonly stored: readonly StoredKind[] | null;
  readonly isCorrection: boolean | null;
} {
  if (kind === null) return { stored: null, isCorrection: null };
  if (kind === "correction") return { stored: ["top-up", "refund"], isCorrection: true };
  return { stored: [kind], isCorrection: false };
}

/** The page of rows that were asked for, of which one more was read than the page has. */
export function entryPage(rows: readonly Row[], count: number): EntryPage {
  return { entries: rows.slice(0, count).map(entryRecord), hasMore: rows.length > count };
}
