import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { tally, type Answer } from "../money/load.ts";
import { openLedger } from "../money/open-ledger.ts";

/**
 * The effect of a rollout on its requests; all figures except `served` and `refused` must be zero.
 */
export interface RolloutFigures {
  readonly served: number;
  /** Unanswered, or answered with an error. */
  readonly lost: number;
  /** Begun, without an end by the contract. */
  readonly cut: number;
  /** Served, but not charged once. */
  readonly miscounted: number;
  /** Charged in total beyond the served requests, in nano-dollars. */
  readonly chargedBeyond: number;
  readonly held: number;
  readonly problems: readonly string[];
  readonly answers: Readonly<Record<string, number>>;
}

/**
 * Compares the clients' results with the ledger; `mayFail` matches failures that are not losses.
 */
export async function judgeRollout(
  ledgerAt: OperatorStore,
  options: {
    readonly answers: readonly Answer[];
    readonly accountId: string;
    readonly mayFail?: (answer: Answer) => boolean;
  },
): Promise<RolloutFigures> {
  const { answers, accountId, mayFail = () => false } = options;
  const ledger = await openLedger(ledgerAt);
  try {
    const account = await ledger.showAccount(accountId);
    if (account === null) throw new Error("the account is gone");
    const served = answers.filter(({ isWhole }) => isWhole);
    let charged = 0;
    let miscounted = served.length - new Set(served.map(({ id }) => id)).size;
    for (const { id } of served) {
      const charge = (await ledger.showRequest(id))?.charge ?? null;
      if (charge === null) miscounted += 1;
      charged += charge ?? 0;
    }
    return {
      served: served.length,
      lost: answers.filter((answer) => answer.status !== 200 && !mayFail(answer)).length,
      cut: answers.filter(({ status, isWhole }) => status === 200 && !isWhole).length,
      miscounted,
      chargedBeyond: Number(account.spent) - charged,
      held: account.held,
      problems: (await ledger.verify()).problems,
      answers: tally(answers),
    };
  } finally {
    await ledger.close();
  }
}
