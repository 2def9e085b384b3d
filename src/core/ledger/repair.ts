import { hash } from "node:crypto";
import { linkHash } from "./chain.ts";
import { entryText, type EntryRow } from "./entry-row.ts";

/*
 * An entry whose text was not well-formed Unicode was hashed as sent, with half of a surrogate pair
 * as a JSON escape, but stored with U+FFFD in its place. SQLite stored an entry with NUL as it was
 * sent; PostgreSQL cannot store it, so a move to PostgreSQL puts U+FFFD in its place too. A repair
 * records the text that was hashed. The hash proves the text, so a repair needs no trust: it is not
 * valid if it states another text or if its entry was changed.
 */

const RECORD_VERSION = 1;

/** A repair as stored. */
export interface EntryRepair {
  /** Of the entry. */
  readonly seq: number;
  /** `RepairRecord` as JSON text, exactly as written. */
  readonly record: string;
  /**
   * Hex: the hash of the entry's hash followed by the SHA-256 of the record, linked like entries.
   */
  readonly hash: string;
}

/** Content of a repair. */
interface RepairRecord {
  /** The entry's canonical text from which its hash was computed. */
  readonly text: string;
  readonly atMs: number;
  readonly actor: string;
  /** The operator's reason. */
  readonly note: string;
}

/** An entry with its stored raw hash. */
export interface HashedEntry {
  readonly seq: number;
  readonly entry: EntryRow;
  readonly hash: Uint8Array;
}

/** Returns the repair of an entry with the text that was hashed. */
export function repairOf({ seq, hash: of }: HashedEntry, stated: RepairRecord): EntryRepair {
  const { text, atMs, actor, note } = stated;
  const record = JSON.stringify({ v: RECORD_VERSION, seq, text, at_ms: atMs, actor, note });
  return { seq, record, hash: recordHash(of, record).toString("hex") };
}

function recordHash(of: Uint8Array, record: string): Buffer {
  return linkHash(of, hash("sha256", record, "buffer"));
}

/**
 * Returns the text of a repair if it matches this entry except for halves of surrogate pairs and
 * NUL, for which the entry may have U+FFFD. Returns null if it does not, or if the repair was
 * changed. The chain verifies the text against the entry's hash.
 */
export function textOfRepair(
  { seq, entry, hash: of }: HashedEntry,
  repair: { readonly record: string; readonly hash: Uint8Array },
): string | null {
  if (!recordHash(of, repair.record).equals(repair.hash)) return null;
  const stated = readRecord(repair.record);
  if (stated === null || stated.seq !== seq) return null;
  const kept = storableText(stated.text);
  return kept !== stated.text && kept === storableText(entryText(entry)) ? stated.text : null;
}

/** Returns the content of a record; null if `repairOf` would not write it. */
function readRecord(record: string): { readonly seq: number; readonly text: string } | null {
  let stated: unknown;
  try {
    stated = JSON.parse(record);
  } catch {
    return null;
  }
  if (typeof stated !== "object" || stated === null) return null;
  const { seq, text } = stated as Partial<Record<"seq" | "text", unknown>>;
  return typeof seq === "number" && typeof text === "string" ? { seq, text } : null;
}

/**
 * Returns JSON text as every store keeps it. From U+D800 on, JSON escapes only halves of pairs.
 */
export function storableText(json: string): string {
  return json.replaceAll(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g, (escape) =>
    escape === NUL || escape.startsWith(String.raw`\ud`) ? REPLACEMENT : escape,
  );
}

/** NUL as a JSON escape. */
export const NUL = String.raw`\u0000`;

/** Returns whether an entry has NUL, which PostgreSQL cannot store. */
export function hasNul(entry: EntryRow): boolean {
  return Object.values(entry).some((value) => typeof value === "string" && value.includes("\0"));
}

/** The character that stores keep instead of half of a surrogate pair, and PostgreSQL of NUL. */
const REPLACEMENT = "\ufffd";

/** If more characters than this may have been halves, no text is tried. */
const TRIED_PLACES_MAX = 32;

/** Returns whether an entry may have been hashed with a text other than the stored one. */
export function mayBeRepaired(entry: EntryRow): boolean {
  return entryText(entry).includes(REPLACEMENT);
}

/**
 * Yields the texts with one half of a pair that are stored as this entry's text: 2,048 per
 * position.
 */
export function* textsWithOneHalf(entry: EntryRow): Generator<readonly string[]> {
  const pieces = entryText(entry).split(REPLACEMENT);
  if (pieces.length - 1 > TRIED_PLACES_MAX) return;
  for (let at = 1; at < pieces.length; at += 1) {
    const before = pieces.slice(0, at).join(REPLACEMENT);
    const after = pieces.slice(at).join(REPLACEMENT);
    yield halves.map((half) => before + half + after);
  }
}

/** All halves of pairs, U+D800 to U+DFFF, as JSON escapes. */
const halves: readonly string[] = Array.from(
  { length: 0x8_00 },
  (_, at) => `\\u${(0xd8_00 + at).toString(16)}`,
);
