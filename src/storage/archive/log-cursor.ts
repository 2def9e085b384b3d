import type { Store } from "../../core/ledger/store.ts";
import { readEntry, type LogWalk, type ReadEntry } from "./log-walk.ts";

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
