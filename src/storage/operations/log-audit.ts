import { hash } from "node:crypto";
import { linkHash } from "../../core/ledger/chain.ts";
import { BEFORE_ALL, ChainWalk, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import { entryText, type EntryRow } from "../../core/ledger/entry-row.ts";
import { mayBeRepaired } from "../../core/ledger/repair.ts";
import type { NanoTotal } from "../../core/money/totals.ts";
import { entryOf, statedText } from "../shared/entry-records.ts";
import { DAY } from "./verification.ts";
import { bytes, integer, nullable, text, total, truth, type Row } from "../shared/rows.ts";

/** The part of an account's chain that was read. */
interface Chain {
  readonly walk: ChainWalk;
  /** Position before the first entry. */
  readonly from: number;
  /** The first break; later ones are not reported. */
  problem: string | null;
  /** Whether the account was ever overspent. */
  isOverspent: boolean;
  /** Whether an entry could not be read; its sums are then not checked. */
  isUnread: boolean;
}

interface Findings {
  readonly problems: readonly string[];
  readonly missing: ReadonlyMap<string, string>;
}

/**
 * Checks the entries of a set of accounts in the order of `seq`.
 *
 * - I15: every entry has the hash computed from its content and the previous entry, and the last
 *   hash is the account's head. A repair defines the content of a repaired entry. Only entries
 *   older than an account's chain have no hash; the chain's start records their sums.
 * - I1: the entries add up to the sums of the account and its keys, and these are never negative.
 * - I7: no charge exceeds its hold.
 * - A reversal refunds exactly the charge of its request.
 */
export class LogAudit {
  readonly #chains = new Map<string, Chain>();
  readonly #problems: string[] = [];
  /** Maps each key to the first entry that names it. */
  readonly #keys = new Map<string, string>();
  readonly #firsts = new Map<string, string>();
  readonly #days = new Set<number>();
  #entries = 0;
  #repaired = 0;

  /**
   * `places` are the starting positions of some accounts' chains; other chains start at their first
   * entry.
   */
  constructor(places: readonly ChainPlace[]) {
    for (const place of places) this.#begin(place.accountId, place);
  }

  /** Returns the number of entries taken. */
  get entries(): number {
    return this.#entries;
  }

  /** Returns how many of them are valid because of their repair. */
  get repaired(): number {
    return this.#repaired;
  }

  /** Returns the UTC days of the entries taken, counted from 1970. */
  get days(): ReadonlySet<number> {
    return this.#days;
  }

  /** Returns the keys that were named, each with the entry or stored position that names it. */
  get keys(): ReadonlyMap<string, string> {
    const kept = [...this.#chains.values()].flatMap(({ walk }) => Object.keys(walk.place.keys));
    return new Map([...kept.map((id) => [id, KEPT] as const), ...this.#keys]);
  }

  /** Returns the positions of accounts that had new entries. */
  get places(): readonly ChainPlace[] {
    const moved = [...this.#chains.values()].filter(({ walk, from }) => walk.seq > from);
    return moved.map(({ walk }) => walk.place);
  }

  /**
   * Takes the next entry, with its repair and whether it is the reversal of its charge
   * (`LOG_COLUMNS`).
   */
  take(row: Row): void {
    const [accountId, seq] = [text(row, "account_id"), integer(row, "seq")];
    const chain = this.#chains.get(accountId) ?? this.#begin(accountId, null);
    // The position covers this entry, or it was taken before the snapshot.
    if (seq <= chain.walk.seq) return;
    this.#entries += 1;
    this.#days.add(Math.floor(integer(row, "at_ms") / DAY));
    if (!this.#firsts.has(accountId)) this.#firsts.set(accountId, nameOf(row));
    try {
      this.#takeEntry(chain, row, seq);
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
      chain.isUnread = true;
      chain.problem ??= `${nameOf(row)} of account ${accountId} cannot be read: ${error.message}`;
    }
  }

  /**
   * Returns all problems, one sentence each, and the missing accounts, each with the entry or stored position that
   * names it. `accounts` are the rows of all accounts that entries may name. `keys` are those of
   * keys with a spending limit, each with the sum of its holds.
   */
  finish(accounts: readonly Row[], keys: readonly Row[]): Findings {
    const missing = new Map(
      [...this.#chains.keys()].map((id) => [id, this.#firsts.get(id) ?? KEPT] as const),
    );
    const found = accounts.flatMap((row) => {
      missing.delete(text(row, "id"));
      return this.#judgeAccount(row);
    });
    const ofKeys = keys.flatMap((row) => this.#judgeKey(row));
    return { problems: [...this.#problems, ...found, ...ofKeys], missing };
  }

  #begin(accountId: string, from: ChainPlace | null): Chain {
    const chain: Chain = {
      walk: new ChainWalk(accountId, from),
      from: from?.seq ?? BEFORE_ALL,
      problem: null,
      isOverspent: false,
      isUnread: false,
    };
    this.#chains.set(accountId, chain);
    return chain;
  }

  #takeEntry(chain: Chain, row: Row, seq: number): void {
    const entry = entryOf(row);
    const { kind, id, keyId, amount, hold, accountId } = entry;
    if (keyId !== null && !this.#keys.has(keyId)) this.#keys.set(keyId, nameOf(row));
    const why = whyNotNext(chain.walk, { row, seq, entry });
    if (why !== null) chain.problem ??= `${nameOf(row)} of account ${accountId} ${why}`;
    else if (row["repair"] !== null) this.#repaired += 1;
    if (BigInt(chain.walk.balance) < 0n && !chain.isOverspent) {
      chain.isOverspent = true;
      this.#problems.push(`account ${accountId} was overspent at entry ${seq}`);
    }
    if (kind === "usage" && (amount > 0 || hold === null || -amount > hold)) {
      this.#problems.push(`request ${id} costs ${0 - amount} of a hold of ${hold}`);
    }
    if (kind === "reversal" && !truth(row, "is_of_charge")) {
      this.#problems.push(`the reversal of ${id} does not match its charge`);
    }
  }

  #judgeAccount(row: Row): readonly string[] {
    const id = text(row, "id");
    const chain = this.#chains.get(id) ?? this.#begin(id, null);
    const ofChain = chain.problem ?? endOf(id, nullable(row, "head", bytes), chain.walk);
    const problems = ofChain === null ? [] : [ofChain];
    const { balance, spent, toppedUp } = chain.walk.place;
    const kept = [total(row, "balance"), total(row, "spent"), total(row, "topped_up")] as const;
    if (chain.isUnread || isSame(kept, [balance, spent, toppedUp])) return problems;
    return [
      ...problems,
      `account ${id} keeps balance ${kept[0]}, spent ${kept[1]}, topped up ${kept[2]}; its entries give ` +
        `${balance}, ${spent}, ${toppedUp}`,
    ];
  }

  #judgeKey(row: Row): readonly string[] {
    const chain = this.#chains.get(text(row, "account_id"));
    if (chain?.isUnread === true) return [];
    const id = text(row, "id");
    const [spent, held, limit] = [
      total(row, "spent"),
      total(row, "held"),
      total(row, "spending_limit"),
    ];
    const given = [chain?.walk.spentOf(id) ?? 0, total(row, "in_holds")] as const;
    const isWithin = BigInt(spent) + BigInt(held) <= BigInt(limit);
    if (isWithin && isSame([spent, held], given)) return [];
    return [
      `key ${id} keeps spent ${spent} and held ${held} of ${limit}; its entries and holds give ` +
        `${given[0]} and ${given[1]}`,
    ];
  }
}

/**
 * Description of the reference to an account or a key if its entries precede the start of the
 * reading.
 */
const KEPT = "the place up to which its entries are known";

function isSame(left: readonly (NanoTotal | number)[], right: readonly (NanoTotal | number)[]) {
  return left.every((value, at) => value === right[at]);
}

interface Taken {
  readonly row: Row;
  readonly seq: number;
  readonly entry: EntryRow;
}

/** Returns why an entry does not follow the previous one; null if it does. */
function whyNotNext(walk: ChainWalk, { row, seq, entry }: Taken): string | null {
  const stored = nullable(row, "hash", bytes);
  const place = walk.take(entry, stored, seq);
  const isRepaired = row["repair"] !== null;
  if (stored === null || typeof place === "string") {
    if (place === "no hash") return "has no hash";
    return isRepaired ? "has a repair and no hash" : null;
  }
  const content = isRepaired ? statedText({ seq, entry, row }) : entryText(entry);
  if (content === null) return "differs from the content that its repair states";
  const isLinked = linkHash(place.previous, hash("sha256", content, "buffer")).equals(stored);
  if (isLinked) return null;
  const why = "does not have the hash that its content and the entry before it give";
  return mayBeRepaired(entry)
    ? `${why}; if it was posted with half of a surrogate pair, \`ledger repair\` proves it`
    : why;
}

function endOf(accountId: string, head: Uint8Array | null, walk: ChainWalk): string | null {
  if (head === null) return `account ${accountId} has lost the head of its chain`;
  if (Buffer.from(head).equals(walk.end)) return null;
  const name = Buffer.from(head).toString("hex");
  return walk.isEmpty
    ? `account ${accountId} has no entry with the hash of its head ${name}`
    : `the last entry of account ${accountId} is not the one of its head ${name}`;
}

function nameOf(row: Row): string {
  const [seq, kind, id] = [integer(row, "seq"), text(row, "kind"), text(row, "reference")];
  return `entry ${seq} (${kind} ${id})`;
}
