import { hash } from "node:crypto";
import type { LoggedEntry } from "../../core/ledger/archive.ts";
import { BEFORE_ALL, ChainWalk, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import { linkHash } from "../../core/ledger/chain.ts";
import type { EntryKind } from "../../core/ledger/entry-row.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";

/** The fields of an entry's canonical text that chains and sums need. */
export interface ReadEntry extends LoggedEntry {
  readonly accountId: string;
  readonly kind: EntryKind;
  readonly id: string;
  readonly amount: NanoUsd;
  readonly atMs: number;
  readonly keyId: string | null;
}

/** Parses a canonical text written by a gateway; throws `TypeError` for any other text. */
export function readEntry(logged: LoggedEntry): ReadEntry {
  const stated = JSON.parse(logged.text) as Readonly<Record<string, unknown>>;
  const { account_id: accountId, kind, id, amount, at_ms: atMs, key_id: keyId = null } = stated;
  const isRead =
    typeof accountId === "string" && typeof kind === "string" && typeof id === "string";
  if (!isRead || !Number.isSafeInteger(amount) || !Number.isSafeInteger(atMs)) {
    throw new TypeError(`entry ${logged.seq} has no canonical text`);
  }
  // The hash covers this text, so a gateway wrote its fields.
  return { ...logged, accountId, kind, id, amount, atMs, keyId } as ReadEntry;
}

/** The entries of one account in a part of the log. */
export interface AccountSpan {
  readonly accountId: string;
  /** Position before its first entry in the part; null: the account had no entry before. */
  readonly from: ChainPlace | null;
  /** Position at its last entry in the part. */
  readonly to: ChainPlace;
}

/** Follows the chains of all accounts through the log from given positions. */
export class LogWalk {
  readonly #walks = new Map<string, ChainWalk>();
  /** Positions of the accounts before the current part. */
  #from = new Map<string, ChainPlace | null>();
  #seq: number;

  constructor(afterSeq = BEFORE_ALL) {
    this.#seq = afterSeq;
  }

  knows(accountId: string): boolean {
    return this.#walks.has(accountId);
  }

  /** Begins the chain of an account; null: at its first entry. */
  begin(accountId: string, place: ChainPlace | null): void {
    this.#walks.set(accountId, new ChainWalk(accountId, place));
  }

  /** Returns the position of an account; null: it has had no entry. */
  placeOf(accountId: string): ChainPlace | null {
    const walk = this.#walks.get(accountId);
    return walk === undefined || walk.seq === BEFORE_ALL ? null : walk.place;
  }

  /** Takes the next entry; returns its problem, or null. */
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

  /**
   * Returns the accounts with entries in the current part, sorted by id, and begins the next part.
   */
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
