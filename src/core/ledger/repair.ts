import { hash } from "node:crypto";
import { entryText, linkHash } from "./chain.ts";
import type { EntryRow } from "./entry-row.ts";

/*
 * An entry whose text was not well-formed Unicode was hashed as it was sent, where JSON writes half
 * of a surrogate pair as an escape, and kept with U+FFFD in its place. A repair records the text that
 * the hash is of. The hash proves it, so that nobody's word is taken for it: a repair that states
 * another text, or whose entry was changed, is no repair.
 */

const RECORD_VERSION = 1;

/** A repair as stores keep it. */
export interface EntryRepair {
  /** Of the entry. */
  readonly seq: number;
  /** `RepairRecord` as JSON text, exactly as it was written. */
  readonly record: string;
  /** Hex: of the entry's hash followed by the SHA-256 of the record, as entries are linked. */
  readonly hash: string;
}

/** What a repair states. */
interface RepairRecord {
  /** The entry's canonical text as its hash was computed of it. */
  readonly text: string;
  readonly atMs: number;
  readonly actor: string;
  /** Why, in the operator's words. */
  readonly note: string;
}

/** An entry with the raw hash that is stored with it. */
export interface HashedEntry {
  readonly seq: number;
  readonly entry: EntryRow;
  readonly hash: Uint8Array;
}

/** The repair of an entry by the text that its hash is of. */
export function repairOf({ seq, hash: of }: HashedEntry, stated: RepairRecord): EntryRepair {
  const { text, atMs, actor, note } = stated;
  const record = JSON.stringify({ v: RECORD_VERSION, seq, text, at_ms: atMs, actor, note });
  return { seq, record, hash: recordHash(of, record).toString("hex") };
}

function recordHash(of: Uint8Array, record: string): Buffer {
  return linkHash(of, hash("sha256", record, "buffer"));
}

/**
 * The text that a repair states, if it is this entry's: the same but for halves of surrogate pairs.
 * Null if it is not, or the repair was changed. Whether the entry's hash is of it, the chain tells.
 */
export function textOfRepair(
  { seq, entry, hash: of }: HashedEntry,
  repair: { readonly record: string; readonly hash: Uint8Array },
): string | null {
  if (!recordHash(of, repair.record).equals(repair.hash)) return null;
  const stated = readRecord(repair.record);
  if (stated === null || stated.seq !== seq) return null;
  const kept = keptText(stated.text);
  return kept !== stated.text && kept === entryText(entry) ? stated.text : null;
}

/** What a record states; null if it is none that `repairOf` writes. */
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

/** A canonical text as stores keep it: JSON escapes nothing from U+D800 on but halves of pairs. */
function keptText(text: string): string {
  return text.replaceAll(/\\(?:u(?:d[89a-f][0-9a-f]{2})|.)/g, (escape) =>
    escape.startsWith(String.raw`\ud`) ? REPLACEMENT : escape,
  );
}

/** What stores keep in place of half of a surrogate pair. */
const REPLACEMENT = "\ufffd";

/** Where more than so many characters may have been halves, none is tried. */
const TRIED_PLACES_MAX = 32;

/** Whether an entry may have been hashed with another text than the one that is kept. */
export function mayBeRepaired(entry: EntryRow): boolean {
  return entryText(entry).includes(REPLACEMENT);
}

/** The texts with one half of a pair that are kept as the text of this entry: 2,048 for each place. */
export function* textsWithOneHalf(entry: EntryRow): Generator<readonly string[]> {
  const pieces = entryText(entry).split(REPLACEMENT);
  if (pieces.length - 1 > TRIED_PLACES_MAX) return;
  for (let at = 1; at < pieces.length; at += 1) {
    const before = pieces.slice(0, at).join(REPLACEMENT);
    const after = pieces.slice(at).join(REPLACEMENT);
    yield halves.map((half) => before + half + after);
  }
}

/** All halves of pairs, U+D800 to U+DFFF, as JSON writes them. */
const halves: readonly string[] = Array.from(
  { length: 0x8_00 },
  (_, at) => `\\u${(0xd8_00 + at).toString(16)}`,
);
