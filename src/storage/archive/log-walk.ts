import { hash } from "node:crypto";
import type { LoggedEntry } from "../../core/ledger/archive.ts";
import { BEFORE_ALL, ChainWalk, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import { linkHash } from "../../core/ledger/chain.ts";
import type { EntryKind } from "../../core/ledger/entry-row.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";
import type { Store } from "../../core/ledger/store.ts";

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

/** Number of entries read by one call. */
const ENTRIES_PER_CALL = 1_000;
const IDS_PER_CALL = 500;

/** Reads the log in order and begins the chain of each account at its first entry. */
export class LogCursor {
  readonly #store: Pick<Store, "readLog" | "findArchivedPlaces">;
  readonly #walk: LogWalk;
  readonly #upToSeq: number;
  #afterSeq: number;
  #page: readonly ReadEntry[] = [];
  #at = 0;

  constructor(
    store: Pick<Store, "readLog" | "findArchivedPlaces">,
    { afterSeq, endSeq }: { readonly afterSeq: number; readonly endSeq: number },
    walk: LogWalk,
  ) {
    this.#store = store;
    this.#walk = walk;
    this.#afterSeq = afterSeq;
    this.#upToSeq = endSeq;
  }

  /** Returns the next entry; null: the end is reached. */
  async peek(): Promise<ReadEntry | null> {
    const next = this.#page[this.#at];
    if (next !== undefined) return next;
    const query = { afterSeq: this.#afterSeq, upToSeq: this.#upToSeq, count: ENTRIES_PER_CALL };
    this.#page = (await this.#store.readLog(query)).map(readEntry);
    this.#at = 0;
    this.#afterSeq = this.#page.at(-1)?.seq ?? this.#afterSeq;
    await this.#beginChains();
    return this.#page[0] ?? null;
  }

  skip(): void {
    this.#at += 1;
  }

  async #beginChains(): Promise<void> {
    const ids = new Set(this.#page.map(({ accountId }) => accountId));
    const unknown = [...ids].filter((id) => !this.#walk.knows(id));
    for (let at = 0; at < unknown.length; at += IDS_PER_CALL) {
      const some = unknown.slice(at, at + IDS_PER_CALL);
      const places = await this.#store.findArchivedPlaces(some);
      const found = new Map(places.map((place) => [place.accountId, place]));
      for (const id of some) this.#walk.begin(id, found.get(id) ?? null);
    }
  }
}
