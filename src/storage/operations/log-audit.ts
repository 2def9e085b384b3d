import { hash } from "node:crypto";
import { entryText, linkHash } from "../../core/ledger/chain.ts";
import { BEFORE_ALL, ChainWalk, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import type { EntryRow } from "../../core/ledger/entry-row.ts";
import { mayBeRepaired } from "../../core/ledger/repair.ts";
import type { NanoTotal } from "../../core/money/totals.ts";
import { entryOf, statedText } from "../shared/entry-records.ts";
import { DAY } from "./verification.ts";
import { bytes, integer, nullable, text, total, truth, type Row } from "../shared/rows.ts";

/** The chain of one account as far as it was read. */
interface Chain {
  readonly walk: ChainWalk;
  /** Before the first entry that is taken. */
  readonly from: number;
  /** The first break; what follows it is not reported. */
  problem: string | null;
  /** Whether the account was ever overspent. */
  isOverspent: boolean;
  /** Whether an entry could not be read, so that nothing can be said of its sums. */
  isUnread: boolean;
}

interface Findings {
  readonly problems: readonly string[];
  readonly missing: ReadonlyMap<string, string>;
}

/**
 * Goes through the entries of a set of accounts in the order of `seq` and finds what is wrong with
 * them. I15: every entry has the hash that its content and the entry before it give, and the last one's
 * is the account's head; the content of an entry that was repaired is what its repair states; only
 * entries from before an account's chain have no hash, and what the chain begins with names their sums.
 * I1: the entries give the sums that the account and its keys keep, and at no entry less than nothing.
 * I7: no charge is above its hold. A reversal gives back what its request cost.
 */
export class LogAudit {
  readonly #chains = new Map<string, Chain>();
  readonly #problems: string[] = [];
  /** The first entry that names each key. */
  readonly #keys = new Map<string, string>();
  readonly #firsts = new Map<string, string>();
  readonly #days = new Set<number>();
  #entries = 0;
  #repaired = 0;

  /** `places` are where the chains of some accounts begin; those of others begin anew. */
  constructor(places: readonly ChainPlace[]) {
    for (const place of places) this.#begin(place.accountId, place);
  }

  /** How many entries were taken. */
  get entries(): number {
    return this.#entries;
  }

  /** How many of them fit by their repair. */
  get repaired(): number {
    return this.#repaired;
  }

  /** The UTC days of the entries that were taken, counted from 1970. */
  get days(): ReadonlySet<number> {
    return this.#days;
  }

  /** The keys that were named, each with what names it. */
  get keys(): ReadonlyMap<string, string> {
    const kept = [...this.#chains.values()].flatMap(({ walk }) => Object.keys(walk.place.keys));
    return new Map([...kept.map((id) => [id, KEPT] as const), ...this.#keys]);
  }

  /** The places of accounts that had entries since their last. */
  get places(): readonly ChainPlace[] {
    const moved = [...this.#chains.values()].filter(({ walk, from }) => walk.seq > from);
    return moved.map(({ walk }) => walk.place);
  }

  /** Takes the next entry with its repair and whether it is a reversal of its charge (`LOG_COLUMNS`). */
  take(row: Row): void {
    const [accountId, seq] = [text(row, "account_id"), integer(row, "seq")];
    const chain = this.#chains.get(accountId) ?? this.#begin(accountId, null);
    // What the place covers, or was taken before the snapshot.
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
   * Everything that is wrong, one sentence each, and the accounts that are not there, each with what
   * names it. `accounts` are all rows of accounts that entries may name, `keys` those of keys with a
   * spending limit, each with what its holds give.
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
      this.#problems.push(`the reversal of ${id} is not of its charge`);
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

/** What names an account or a key whose entries are behind the place where the reading began. */
const KEPT = "the place up to which its entries are known";

function isSame(left: readonly (NanoTotal | number)[], right: readonly (NanoTotal | number)[]) {
  return left.every((value, at) => value === right[at]);
}

interface Taken {
  readonly row: Row;
  readonly seq: number;
  readonly entry: EntryRow;
}

/** Why an entry does not follow the one before it; null if it does. */
function whyNotNext(walk: ChainWalk, { row, seq, entry }: Taken): string | null {
  const stored = nullable(row, "hash", bytes);
  const place = walk.take(entry, stored, seq);
  const isRepaired = row["repair"] !== null;
  if (stored === null || typeof place === "string") {
    if (place === "no hash") return "has no hash";
    return isRepaired ? "has a repair and no hash" : null;
  }
  const content = isRepaired ? statedText({ seq, entry, row }) : entryText(entry);
  if (content === null) return "is not the one that its repair states";
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
