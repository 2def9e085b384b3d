import { hash } from "node:crypto";
import type { NanoTotal } from "../money/totals.ts";
import type { EntryRow } from "./entry-row.ts";

/*
 * The chain of an account's entries (rule 17). Each entry carries the SHA-256 of the hash before it
 * followed by the SHA-256 of its own canonical text, both as raw bytes; the account carries the last
 * one, its head. `docs/operate/ledger-chain.md` has it for those who recompute it.
 */

/** Raised where the meaning of the text changes; a field that joins does not change it. */
const TEXT_VERSION = 1;

/**
 * An entry's canonical text: compact JSON, its fields in this order, those that are null left out.
 * So a column that joins later, at the end, changes nothing for the entries before it.
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
  });
}

/** The SHA-256 of an entry's canonical text. */
export function entryDigest(entry: EntryRow): Buffer {
  return hash("sha256", entryText(entry), "buffer");
}

/** The hash of the entry of this digest that follows `previous`. */
export function linkHash(previous: Uint8Array, digest: Uint8Array): Buffer {
  return hash("sha256", Buffer.concat([previous, digest]), "buffer");
}

/** The sums of an account when its chain begins, in nano-dollars; zero for a new account. */
export interface GenesisSums {
  readonly balance: NanoTotal | number;
  readonly spent: NanoTotal | number;
  readonly toppedUp: NanoTotal | number;
}

/**
 * What the first hash of an account's chain follows. It names the account and the sums of the
 * entries from before there were chains.
 */
export function genesisHash(accountId: string, sums: GenesisSums): Buffer {
  const { balance, spent, toppedUp } = sums;
  // Compact JSON with the sums as numbers, which `JSON.stringify` writes only of safe integers.
  const id = JSON.stringify(accountId);
  const sumsText = `"balance":${balance},"spent":${spent},"topped_up":${toppedUp}`;
  return hash("sha256", `{"v":${TEXT_VERSION},"account_id":${id},${sumsText}}`, "buffer");
}

/** Of an account that was opened since there are chains. */
export const noSums: GenesisSums = { balance: 0, spent: 0, toppedUp: 0 };
