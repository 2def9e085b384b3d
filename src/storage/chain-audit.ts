import { entryDigest, genesisHash, linkHash, noSums } from "../ledger/chain.ts";
import { entryOf } from "./entry-records.ts";
import { bytes, integer, text, type Row } from "./rows.ts";

/** The chain of one account as far as it was read. */
interface Chain {
  /** The hash that the account names. */
  readonly head: Uint8Array | null;
  /** What the next entry follows; null: no entry of the chain was read yet. */
  last: Uint8Array | null;
  /** Sums of the entries from before the chain. */
  readonly sums: { balance: number; spent: number; toppedUp: number };
  /** The first break; what follows it is not reported. */
  problem: string | null;
}

/**
 * Walks the chains of a set of accounts (I15): every entry has the hash that its content and the
 * entry before it give, and the last one's is the account's head. Only entries from before an
 * account's chain have none, and what the chain begins with names their sums.
 */
export class ChainAudit {
  readonly #chains: ReadonlyMap<string, Chain>;

  /** `accounts` are rows with `id` and `head`. */
  constructor(accounts: readonly Row[]) {
    this.#chains = new Map(
      accounts.map((row) => {
        const head = row["head"] === null ? null : bytes(row, "head");
        return [text(row, "id"), { head, last: null, sums: { ...noSums }, problem: null }];
      }),
    );
  }

  /** Takes the next entry, in the order of `seq`; those of other accounts are left out. */
  take(row: Row): void {
    const chain = this.#chains.get(text(row, "account_id"));
    if (chain === undefined || chain.problem !== null) return;
    try {
      const why = takeEntry(chain, row);
      if (why !== null) chain.problem = `${nameOf(row)} ${why}`;
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
      chain.problem = `${nameOf(row)} cannot be read: ${error.message}`;
    }
  }

  /** One sentence for each chain that breaks, with the first entry that does not fit. */
  problems(): readonly string[] {
    return [...this.#chains].flatMap(([accountId, chain]) => {
      const problem = chain.problem ?? endOf(accountId, chain);
      return problem === null ? [] : [problem];
    });
  }
}

/** Why an entry does not follow the one before it; null if it does. */
function takeEntry(chain: Chain, row: Row): string | null {
  const entry = entryOf(row);
  if (row["hash"] === null) {
    if (chain.last !== null) return "has no hash";
    chain.sums.balance += entry.amount;
    const isUsage = entry.kind === "usage" || entry.kind === "reversal";
    if (isUsage) chain.sums.spent -= entry.amount;
    else chain.sums.toppedUp += entry.amount;
    return null;
  }
  const hash = bytes(row, "hash");
  const previous = chain.last ?? genesisHash(entry.accountId, chain.sums);
  chain.last = hash;
  if (linkHash(previous, entryDigest(entry)).equals(hash)) return null;
  return "does not have the hash that its content and the entry before it give";
}

function endOf(accountId: string, { head, last, sums }: Chain): string | null {
  if (head === null) return `account ${accountId} has lost the head of its chain`;
  const end = last ?? genesisHash(accountId, sums);
  if (Buffer.from(head).equals(end)) return null;
  const name = Buffer.from(head).toString("hex");
  return last === null
    ? `account ${accountId} has no entry with the hash of its head ${name}`
    : `the last entry of account ${accountId} is not the one of its head ${name}`;
}

function nameOf(row: Row): string {
  const [seq, kind, id] = [integer(row, "seq"), text(row, "kind"), text(row, "reference")];
  return `entry ${seq} (${kind} ${id}) of account ${text(row, "account_id")}`;
}

/** How many accounts' chains are kept in memory while the log is walked. */
export const ACCOUNTS_PER_WALK = 50_000;
