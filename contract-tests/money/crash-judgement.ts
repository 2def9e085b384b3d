import type { AccountRecord, RequestRecord, VerifyReport } from "../../src/ledger/store.ts";

/** What is known after the kills, from outside and from the recovered books. */
export interface CrashEvidence {
  /** Request ids that the upstream was sent. */
  readonly sent: readonly string[];
  /** Ids of replies that clients got to the last byte. */
  readonly acknowledged: ReadonlySet<string>;
  /** Nano-dollars of one reply's usage at the published price. */
  readonly price: number;
  readonly accounts: readonly AccountRecord[];
  /** What the books say of each id that was sent or acknowledged; null: nothing. */
  readonly requests: ReadonlyMap<string, RequestRecord | null>;
  readonly verification: VerifyReport;
}

/** Counts of what must not be; all of them are zero where the promise is kept. */
export interface CrashVerdict {
  /** Sent upstream or acknowledged, and not in the books, or not with its amount (I4, I5). */
  readonly lost: number;
  /** Charged more than once, or more than was held (I3, I7). */
  readonly doubled: number;
  /** Accounts below zero, or whose holds outlive their owners (I2, I6). */
  readonly overspent: number;
  /** Nano-dollars charged beyond the sum of what was sent upstream. */
  readonly chargedNeverSent: number;
  /** Cut replies that are charged and not marked as estimated (I9, I10). */
  readonly unmarked: number;
  /** What `ledger verify` complains of (I1, I2). */
  readonly problems: readonly string[];
}

export function judgeCrash(evidence: CrashEvidence): CrashVerdict {
  const { sent, acknowledged, accounts, requests, price, verification } = evidence;
  const known = new Set([...sent, ...acknowledged]);
  const records = [...known].map((id) => requests.get(id) ?? null);
  const entries = records.filter((record) => record !== null && record.charge !== null);
  const charged = entries.reduce((sum, record) => sum + (record?.charge ?? 0), 0);
  const spent = accounts.reduce((sum, { spent: of }) => sum + of, 0);
  const unpaid = [...acknowledged].filter((id) => {
    const record = requests.get(id) ?? null;
    return record !== null && record.charge !== null && record.charge !== price;
  });
  return {
    lost: records.length - entries.length + unpaid.length,
    doubled:
      sent.length -
      new Set(sent).size +
      entries.filter((record) => record !== null && (record.charge ?? 0) > record.hold).length,
    overspent: accounts.filter(({ balance, held }) => balance < 0 || held !== 0).length,
    chargedNeverSent: spent - charged,
    unmarked: entries.filter(
      (record) =>
        record?.outcome !== "finished" && (record?.charge ?? 0) > 0 && record?.estimated === false,
    ).length,
    problems: verification.problems,
  };
}
