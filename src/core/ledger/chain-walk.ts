import { addTotals, nanoTotal, negateTotal, type NanoTotal } from "../money/totals.ts";
import { genesisHash } from "./chain.ts";
import type { EntryRow } from "./entry-row.ts";

/** Predecessor of an entry: the hash that the entry follows, or why it has none. */
export type Predecessor = { readonly previous: Uint8Array } | "before the chain" | "no hash";

/** Verified position in an account's entries, and their sums in nano-dollars. */
export interface ChainPlace {
  readonly accountId: string;
  /** Of the last entry. */
  readonly seq: number;
  /** Of the last entry, hex; null if the chain has not begun at that point. */
  readonly hash: string | null;
  readonly balance: NanoTotal;
  readonly spent: NanoTotal;
  readonly toppedUp: NanoTotal;
  /** The amounts charged to each key. */
  readonly keys: Readonly<Record<string, NanoTotal>>;
}

/** The fields of an entry that affect an account's sums. */
type SummedEntry = Pick<EntryRow, "kind" | "keyId" | "amount">;

/** A place in the log before every possible entry. */
export const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

const ZERO = nanoTotal(0);

/**
 * Walks the entries of one account in the order of `seq`, from the first or from a given place.
 * Entries older than the chain have no hash, and the chain begins with their sums.
 */
export class ChainWalk {
  readonly #accountId: string;
  readonly #keys: Map<string, NanoTotal>;
  #seq: number;
  #last: Uint8Array | null;
  #balance: NanoTotal;
  #spent: NanoTotal;
  #toppedUp: NanoTotal;

  constructor(accountId: string, from: ChainPlace | null = null) {
    this.#accountId = accountId;
    this.#seq = from?.seq ?? BEFORE_ALL;
    const hash = from?.hash ?? null;
    this.#last = hash === null ? null : Buffer.from(hash, "hex");
    this.#balance = from?.balance ?? ZERO;
    this.#spent = from?.spent ?? ZERO;
    this.#toppedUp = from?.toppedUp ?? ZERO;
    this.#keys = new Map(Object.entries(from?.keys ?? {}));
  }

  /** Adds the next entry with its stored hash, even if the hash does not match. */
  take(entry: SummedEntry, hash: Uint8Array | null, seq = 0): Predecessor {
    const previous = hash === null ? null : this.end;
    this.#add(entry);
    this.#seq = seq;
    if (previous !== null) {
      this.#last = hash;
      return { previous };
    }
    return this.#last === null ? "before the chain" : "no hash";
  }

  /** Returns the hash that the next entry must follow. */
  get end(): Uint8Array {
    if (this.#last !== null) return this.#last;
    const [balance, spent, toppedUp] = [this.#balance, this.#spent, this.#toppedUp];
    return genesisHash(this.#accountId, { balance, spent, toppedUp });
  }

  /** True until the first entry of the chain is taken. */
  get isEmpty(): boolean {
    return this.#last === null;
  }

  /** Returns the place of the last entry, or the initial place. */
  get place(): ChainPlace {
    return {
      accountId: this.#accountId,
      seq: this.#seq,
      hash: this.#last === null ? null : Buffer.from(this.#last).toString("hex"),
      balance: this.#balance,
      spent: this.#spent,
      toppedUp: this.#toppedUp,
      keys: Object.fromEntries(this.#keys),
    };
  }

  /** See `ChainPlace`; `BEFORE_ALL` without an entry. */
  get seq(): number {
    return this.#seq;
  }

  /** The sum of the entries. */
  get balance(): NanoTotal {
    return this.#balance;
  }

  /** Returns the amount charged to a key. */
  spentOf(keyId: string): NanoTotal {
    return this.#keys.get(keyId) ?? ZERO;
  }

  #add({ kind, keyId, amount }: SummedEntry): void {
    this.#balance = addTotals(this.#balance, amount);
    const isUsage = kind === "usage" || kind === "reversal";
    const charge = negateTotal(amount);
    if (isUsage) this.#spent = addTotals(this.#spent, charge);
    else this.#toppedUp = addTotals(this.#toppedUp, amount);
    if (keyId !== null) this.#keys.set(keyId, addTotals(this.spentOf(keyId), charge));
  }
}
