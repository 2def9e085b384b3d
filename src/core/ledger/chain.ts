import { hash } from "node:crypto";
import type { NanoTotal } from "../money/totals.ts";
import type { EntryColumnName, EntryRow } from "./entry-row.ts";

/*
 * The chain of an account's entries (rule 17). Each entry carries the SHA-256 of the previous hash
 * followed by the SHA-256 of its own canonical text, both as raw bytes. The account carries the
 * hash of its last entry, its head. `docs/operate/ledger-chain.md` describes the chain for auditors
 * who recompute it.
 */

/** Increased when the meaning of the text changes. An added field does not change it. */
const TEXT_VERSION = 1;

/** The fields of the text: the columns, of which `reference` is named `id`. */
type TextField = "v" | "id" | Exclude<EntryColumnName, "reference">;

/**
 * Returns an entry's canonical text: compact JSON with the fields in this order, without null
 * fields. A column that is later added at the end therefore does not affect earlier entries.
 */
export function entryText(entry: EntryRow): string {
  return JSON.stringify({
    v: TEXT_VERSION,
    account_id: entry.accountId,
    kind: entry.kind,
    id: entry.id,
    amount: entry.amount,
    at_ms: entry.atMs,
    key_id: entry.keyId ?? undefined,
    model: entry.model ?? undefined,
    prompt_tokens: entry.promptTokens ?? undefined,
    completion_tokens: entry.completionTokens ?? undefined,
    hold: entry.hold ?? undefined,
    loss: entry.loss ?? undefined,
    details: entry.details ?? undefined,
    upstream: entry.upstream ?? undefined,
    upstream_cost: entry.cost ?? undefined,
    note: entry.note ?? undefined,
    actor: entry.actor ?? undefined,
  } satisfies Readonly<Record<TextField, string | number | undefined>>);
}

/** Returns the SHA-256 of an entry's canonical text. */
export function entryDigest(entry: EntryRow): Buffer {
  return hash("sha256", entryText(entry), "buffer");
}

/** Returns the hash of the entry with this digest that follows `previous`. */
export function linkHash(previous: Uint8Array, digest: Uint8Array): Buffer {
  return hash("sha256", Buffer.concat([previous, digest]), "buffer");
}

/** The sums of an account at the start of its chain, in nano-dollars; zero for a new account. */
export interface GenesisSums {
  readonly balance: NanoTotal | number;
  readonly spent: NanoTotal | number;
  readonly toppedUp: NanoTotal | number;
}

/**
 * Returns the predecessor of the first hash of an account's chain. It contains the account and the
 * sums of the entries older than the chains.
 */
export function genesisHash(accountId: string, sums: GenesisSums): Buffer {
  const { balance, spent, toppedUp } = sums;
  // Compact JSON with the sums as numbers. `JSON.stringify` does this only for safe integers.
  const id = JSON.stringify(accountId);
  const sumsText = `"balance":${balance},"spent":${spent},"topped_up":${toppedUp}`;
  return hash("sha256", `{"v":${TEXT_VERSION},"account_id":${id},${sumsText}}`, "buffer");
}

/** For an account that was opened after chains were introduced. */
export const noSums: GenesisSums = { balance: 0, spent: 0, toppedUp: 0 };
