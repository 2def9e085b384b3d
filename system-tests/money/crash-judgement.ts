import type { AccountRecord, RequestRecord } from "../../src/ledger/store.ts";

/** What is known after the kills, from outside and from the recovered ledger. */
export interface CrashEvidence {
  /** Request ids that the upstream was sent. */
  readonly sent: readonly string[];
  /** Ids of replies that clients got to the last byte. */
  readonly acknowledged: ReadonlySet<string>;
  /** Nano-dollars of one reply's usage at the published price. */
  readonly price: number;
  /** What a cut reply costs less than its hold at the least: output that nobody produced. */
  readonly unproduced: number;
  readonly accounts: readonly AccountRecord[];
  /** What the ledger states of each id that was sent, acknowledged or reaped; null: nothing. */
  readonly requests: ReadonlyMap<string, RequestRecord | null>;
  /** What others had charged for requests of stopped processes before these went on. */
  readonly reaped: ReadonlyMap<string, number>;
  /** What `ledger verify` complains of (I1, I2). */
  readonly problems: readonly string[];
}

/** Counts of what must not be; all of them are zero where the promise is kept. */
export interface CrashVerdict {
  /** Sent upstream or acknowledged, and not in the ledger, or not with its amount (I4, I5). */
  readonly lost: number;
  /** Charged more than once, or more than was held (I3, I7). */
  readonly doubled: number;
  /** Accounts below zero, or whose holds outlive their owners (I2, I6). */
  readonly overspent: number;
  /** Cut replies that are charged for more than was produced (rule 5). */
  readonly overcharged: number;
  /** Nano-dollars charged beyond the sum of what was sent upstream. */
  readonly chargedNeverSent: number;
  /** Cut replies that are charged and not marked as estimated (I9, I10). */
  readonly unmarked: number;
  /** Resolved requests of a stopped process that it acknowledged or changed once awake (I11). */
  readonly unfenced: number;
  readonly problems: readonly string[];
}

type Charged = RequestRecord & { readonly charge: number };

export function judgeCrash(evidence: CrashEvidence): CrashVerdict {
  const { sent, acknowledged, accounts, requests, price, unproduced } = evidence;
  const known = new Set([...sent, ...acknowledged]);
  const entries = [...known].map((id) => requests.get(id) ?? null).filter(isCharged);
  const charged = entries.reduce((sum, { charge }) => sum + charge, 0);
  const spent = accounts.reduce((sum, { spent: of }) => sum + of, 0);
  const cut = entries.filter(({ outcome }) => outcome !== "finished");
  const isUnpaid = ({ id, charge }: Charged) => acknowledged.has(id) && charge !== price;
  return {
    lost: known.size - entries.length + entries.filter(isUnpaid).length,
    doubled:
      sent.length - new Set(sent).size + entries.filter(({ charge, hold }) => charge > hold).length,
    overspent: accounts.filter(({ balance, held }) => balance < 0 || held !== 0).length,
    overcharged: cut.filter(({ charge, hold }) => charge > hold - unproduced).length,
    chargedNeverSent: spent - charged,
    unmarked: cut.filter(({ charge, estimated }) => charge > 0 && !estimated).length,
    unfenced: [...evidence.reaped].filter(
      ([id, charge]) => acknowledged.has(id) || requests.get(id)?.charge !== charge,
    ).length,
    problems: evidence.problems,
  };
}

function isCharged(record: RequestRecord | null): record is Charged {
  return record !== null && record.charge !== null;
}
