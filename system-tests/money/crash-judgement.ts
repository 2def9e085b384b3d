import type { AccountRecord } from "../../src/core/ledger/accounts.ts";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";

/** The evidence after the kills, from clients, the upstream and the recovered ledger. */
export interface CrashEvidence {
  /** Request ids that were sent to the upstream. */
  readonly sent: readonly string[];
  /** Ids of responses that clients received completely. */
  readonly acknowledged: ReadonlySet<string>;
  /** Price of one response's usage at the published price, in nano-dollars. */
  readonly price: number;
  /** Cost of the same usage at the upstream's price, in nano-dollars. */
  readonly cost: number;
  /**
   * Minimum difference between the hold and the charge of a cut response, in nano-dollars, for
   * output that was never produced.
   */
  readonly unproduced: number;
  readonly accounts: readonly AccountRecord[];
  /** The ledger's record of each id that was sent, acknowledged or reaped; null if missing. */
  readonly requests: ReadonlyMap<string, RequestRecord | null>;
  /** Charges that other processes made for requests of suspended processes before these resumed. */
  readonly reaped: ReadonlyMap<string, number>;
  /** The problems that `ledger verify` reports (I1, I2, I14, I15). */
  readonly problems: readonly string[];
}

/** Counts of violations; all are zero if the guarantee holds. */
export interface CrashVerdict {
  /** Sent upstream or acknowledged, but missing in the ledger, or with another amount (I4, I5). */
  readonly lost: number;
  /** Charged more than once, or more than was held (I3, I7). */
  readonly doubled: number;
  /** Accounts below zero, beyond a budget, or with remaining holds (I2, I6, I14). */
  readonly overspent: number;
  /** Cut responses that are charged for more than was produced (rule 5). */
  readonly overcharged: number;
  /** Nano-dollars charged beyond the sum of the calls to the upstream. */
  readonly chargedNeverSent: number;
  /** Cut responses that are charged and not marked as estimated (I9, I10). */
  readonly unmarked: number;
  /** Finished responses with a recorded cost other than the upstream's (rule 15). */
  readonly miscosted: number;
  /**
   * Resolved requests of a suspended process that it acknowledged or changed after it resumed
   * (I11).
   */
  readonly unfenced: number;
  readonly problems: readonly string[];
}

type Charged = RequestRecord & { readonly charge: number };

export function judgeCrash(evidence: CrashEvidence): CrashVerdict {
  const { sent, acknowledged, accounts, requests, price, unproduced } = evidence;
  const known = new Set([...sent, ...acknowledged]);
  const entries = [...known].map((id) => requests.get(id) ?? null).filter(isCharged);
  const charged = entries.reduce((sum, entry) => sum + keptOf(entry), 0);
  const spent = accounts.reduce((sum, { spent: of }) => sum + Number(of), 0);
  const cut = entries.filter(({ outcome }) => outcome !== "finished");
  const isUnpaid = (entry: Charged) => acknowledged.has(entry.id) && keptOf(entry) !== price;
  return {
    lost: known.size - entries.length + entries.filter(isUnpaid).length,
    doubled:
      sent.length - new Set(sent).size + entries.filter(({ charge, hold }) => charge > hold).length,
    overspent: accounts.filter(
      ({ balance, held, budget }) => balance < 0 || held !== 0 || isExceeded(budget),
    ).length,
    overcharged: cut.filter(({ charge, hold }) => charge > hold - unproduced).length,
    chargedNeverSent: spent - charged,
    unmarked: cut.filter(({ charge, estimated }) => charge > 0 && !estimated).length,
    miscosted: entries.filter(
      ({ outcome, cost }) => outcome === "finished" && cost !== evidence.cost,
    ).length,
    unfenced: [...evidence.reaped].filter(
      ([id, charge]) => acknowledged.has(id) || requests.get(id)?.charge !== charge,
    ).length,
    problems: evidence.problems,
  };
}

/**
 * Returns the charge unless it was reversed. A settlement with a lost database response is
 * reversed, since its client got an error (rule 5).
 */
function keptOf({ charge, takenBackAtMs }: Charged): number {
  return takenBackAtMs === null ? charge : 0;
}

function isExceeded(budget: AccountRecord["budget"]): boolean {
  return budget !== null && budget.spent + budget.held > budget.limit;
}

function isCharged(record: RequestRecord | null): record is Charged {
  return record !== null && record.charge !== null;
}
