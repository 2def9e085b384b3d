import { hash } from "node:crypto";
import type { NanoTotal } from "../money/totals.ts";
import { entryText, TEXT_VERSION, type EntryRow } from "./entry-row.ts";

/*
 * The chain of an account's entries (rule 17). Each entry carries the SHA-256 of the previous hash
 * followed by the SHA-256 of its own canonical text, both as raw bytes. The account carries the
 * hash of its last entry, its head. `docs/operate/ledger-chain.md` describes the chain for auditors
 * who recompute it.
 */

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
