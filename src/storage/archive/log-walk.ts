import { hash } from "node:crypto";
import type { LoggedEntry } from "../../core/ledger/archive.ts";
import { BEFORE_ALL, ChainWalk, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import { linkHash } from "../../core/ledger/chain.ts";
import type { EntryKind } from "../../core/ledger/entry-row.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";

/** What a canonical text says of its entry, as far as chains and sums need it. */
export interface ReadEntry extends LoggedEntry {
  readonly accountId: string;
  readonly kind: EntryKind;
  readonly id: string;
  readonly amount: NanoUsd;
  readonly atMs: number;
  readonly keyId: string | null;
}

/** Reads a canonical text that a gateway wrote; throws `TypeError` for any other. */
export function readEntry(logged: LoggedEntry): ReadEntry {
  const stated = JSON.parse(logged.text) as Readonly<Record<string, unknown>>;
  const { account_id: accountId, kind, id, amount, at_ms: atMs, key_id: keyId = null } = stated;
  const isRead =
    typeof accountId === "string" && typeof kind === "string" && typeof id === "string";
  if (!isRead || !Number.isSafeInteger(amount) || !Number.isSafeInteger(atMs)) {
    throw new TypeError(`entry ${logged.seq} has no canonical text`);
  }
  // The hash is of this text: what it says is what a gateway wrote.
  return { ...logged, accountId, kind, id, amount, atMs, keyId } as ReadEntry;
}

/** An account of a part of the log. */
export interface AccountSpan {
  readonly accountId: string;
  /** Before its first entry in the part; null: it had none. */
  readonly from: ChainPlace | null;
  /** At its last one. */
  readonly to: ChainPlace;
}

/** Follows the chains of all accounts through the log, from places on. */
export class LogWalk {
  readonly #walks = new Map<string, ChainWalk>();
  /** Where the accounts of the running part were before it. */
  #from = new Map<string, ChainPlace | null>();
  #seq: number;

  constructor(afterSeq = BEFORE_ALL) {
    this.#seq = afterSeq;
  }

  /** The last entry that was taken. */
  get seq(): number {
    return this.#seq;
  }

  knows(accountId: string): boolean {
    return this.#walks.has(accountId);
  }

  /** Begins the chain of an account; null: with its first entry. */
  begin(accountId: string, place: ChainPlace | null): void {
    this.#walks.set(accountId, new ChainWalk(accountId, place));
  }

  /** Where an account is; null: it has had no entry. */
  placeOf(accountId: string): ChainPlace | null {
    const walk = this.#walks.get(accountId);
    return walk === undefined || walk.seq === BEFORE_ALL ? null : walk.place;
  }

  /** Takes the next entry; gives what is wrong with it, or null. */
  take(entry: ReadEntry): string | null {
    const { accountId, seq, kind, id } = entry;
    const name = `entry ${seq} (${kind} ${id}) of account ${accountId}`;
    if (seq <= this.#seq) return `${name} is not in the order of the log`;
    this.#seq = seq;
    if (!this.#from.has(accountId)) this.#from.set(accountId, this.placeOf(accountId));
    const walk = this.#walks.get(accountId) ?? new ChainWalk(accountId);
    this.#walks.set(accountId, walk);
    const stored = entry.hash === null ? null : Buffer.from(entry.hash, "hex");
    const place = walk.take(entry, stored, seq);
    if (place === "no hash") return `${name} has no hash`;
    if (BigInt(walk.balance) < 0n) return `account ${accountId} was overspent at entry ${seq}`;
    if (stored === null || typeof place === "string") return null;
    const isLinked = linkHash(place.previous, hash("sha256", entry.text, "buffer")).equals(stored);
    return isLinked
      ? null
      : `${name} does not have the hash that its content and the entry before it give`;
  }

  /** The accounts with entries since the last part ended, by their ids; begins the next part. */
  endPart(): readonly AccountSpan[] {
    const spans = [...this.#from].map(([accountId, from]) => {
      const to = this.placeOf(accountId);
      if (to === null) throw new Error("an account of a part has no entry");
      return { accountId, from, to };
    });
    this.#from = new Map();
    return spans.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  }
}
