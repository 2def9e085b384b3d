import { addTotals, nanoTotal, negateTotal, type NanoTotal } from "../money/totals.ts";
import { genesisHash } from "./chain.ts";
import type { EntryRow } from "./entry-row.ts";

/** Where an entry stands: the hash that its own follows, or what it has none for. */
export type Predecessor = { readonly previous: Uint8Array } | "before the chain" | "no hash";

/** How far the entries of an account are known, and what they add up to, in nano-dollars. */
export interface ChainPlace {
  readonly accountId: string;
  /** Of the last entry. */
  readonly seq: number;
  /** Of the last entry, hex; null: the chain has not begun there. */
  readonly hash: string | null;
  readonly balance: NanoTotal;
  readonly spent: NanoTotal;
  readonly toppedUp: NanoTotal;
  /** What was charged to each key. */
  readonly keys: Readonly<Record<string, NanoTotal>>;
}

/** What the sums of an account are made of. */
type SummedEntry = Pick<EntryRow, "kind" | "keyId" | "amount">;

/** A place in the log before every entry, whoever numbered it. */
export const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

const ZERO = nanoTotal(0);

/**
 * Goes through the entries of one account in the order of `seq`, from the first or from a place on.
 * Those from before its chain have no hash, and the chain begins with their sums.
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

  /** Takes the next entry with the hash that is stored with it, whether it fits or not. */
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

  /** What the next entry follows. */
  get end(): Uint8Array {
    if (this.#last !== null) return this.#last;
    const [balance, spent, toppedUp] = [this.#balance, this.#spent, this.#toppedUp];
    return genesisHash(this.#accountId, { balance, spent, toppedUp });
  }

  /** Whether no entry of the chain was taken yet. */
  get isEmpty(): boolean {
    return this.#last === null;
  }

  /** The last entry that was taken, or what the walk began with. */
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

  /** See `ChainPlace`; `BEFORE_ALL` where there is none. */
  get seq(): number {
    return this.#seq;
  }

  /** What the entries give. */
  get balance(): NanoTotal {
    return this.#balance;
  }

  /** What was charged to a key. */
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
