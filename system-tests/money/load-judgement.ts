import type { AccountRecord } from "../../src/core/ledger/accounts.ts";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import type { LostTime } from "../../src/core/ledger/verification.ts";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { openLedger } from "./open-ledger.ts";
import type { Answer } from "./load.ts";
import { deadline, GUARD_MS, pause } from "../../contract-tests/harness/real-clock.ts";

export interface LoadEvidence {
  /** Request ids that were sent to the upstream. */
  readonly sent: readonly string[];
  readonly answers: readonly Answer[];
  readonly accountId: string;
  /** Price of one response's usage at the published price, in nano-dollars. */
  readonly price: number;
  /**
   * The ledger loses times, and the stored responses from then: a repeat of such a key runs again
   * and is charged again.
   */
  readonly losesTime?: boolean;
}

/** Counts of violations: zero, and an empty list, if the guarantee holds. */
export interface LoadVerdict {
  /** Sent upstream, or completely answered, but missing in the ledger with its amount, per key. */
  readonly lost: number;
  /** Sent upstream more than once, charged above its hold, or twice for one key. */
  readonly doubled: number;
  /** Nano-dollars charged in total, beyond those of replies without an error status. */
  readonly chargedBeyond: number;
  readonly held: number;
  readonly problems: readonly string[];
}

/** The ledger's data about them. */
export interface LoadRecords {
  readonly account: Pick<AccountRecord, "spent" | "held">;
  /** By request id; null if the ledger has no record. */
  readonly requests: ReadonlyMap<string, RequestRecord | null>;
  /** Problems reported by `ledger verify`, and the lost times. */
  readonly problems: readonly string[];
  readonly rewinds: readonly LostTime[];
}

/** Reads the ledger of a running gateway once its delayed writes are complete. */
export async function judgeLoad(
  operator: OperatorStore,
  evidence: LoadEvidence,
): Promise<LoadVerdict> {
  const store = await openLedger(operator);
  try {
    for (const isOver = deadline(GUARD_MS); ;) {
      const verdict = judgeRecords(evidence, await readRecords(store, evidence));
      const isMadeUp = [verdict.held, verdict.chargedBeyond, verdict.doubled].every(isZero);
      if (isMadeUp || isOver()) return verdict;
      await pause(250);
    }
  } finally {
    await store.close();
  }
}

const isZero = (count: number): boolean => count === 0;

async function readRecords(store: Store, evidence: LoadEvidence): Promise<LoadRecords> {
  const account = await store.showAccount(evidence.accountId);
  if (account === null) throw new Error("the account is gone");
  const requests = new Map<string, RequestRecord | null>();
  for (const id of idsOf(evidence)) requests.set(id, await store.showRequest(id));
  const { problems, rewinds } = await store.verify();
  return { account, requests, problems, rewinds };
}

function idsOf({ sent, answers }: LoadEvidence): ReadonlySet<string> {
  return new Set([...sent, ...answers.map(({ id }) => id).filter((id) => id !== "")]);
}

/** Compares the observations of clients and the upstream with the ledger. */
export function judgeRecords(
  evidence: LoadEvidence,
  { account, requests, problems, rewinds }: LoadRecords,
): LoadVerdict {
  const { sent, answers, price, losesTime = false } = evidence;
  const ids = idsOf(evidence);
  const chargeOf = (id: string): number => requests.get(id)?.charge ?? 0;
  // A settlement with a lost answer is reversed: its client got an error (rule 5), and the repeat
  // of its key is charged (rule 10).
  const keptOf = (id: string): number =>
    (requests.get(id)?.takenBackAtMs ?? null) === null ? chargeOf(id) : 0;
  const isBooked = (id: string): boolean => (requests.get(id)?.charge ?? null) !== null;
  const isPaid = (id: string): boolean =>
    requests.get(id)?.outcome === "finished" && keptOf(id) === price;
  const whole = answers.filter(({ isWhole }) => isWhole);
  // The charge of a response with an error status was reversed by a separate entry, unless the
  // response is stored for a repeat.
  const refused = new Set(
    answers
      .filter(({ status, idempotencyKey }) => status >= 400 && idempotencyKey === null)
      .map(({ id }) => id),
  );
  const isLost = (id: string): boolean => losesTime && ranIn(requests.get(id) ?? null, rewinds);
  // For each key that was eventually answered: its responses that are paid as finished.
  const keys = new Set(whole.flatMap(({ idempotencyKey: key }) => (key === null ? [] : [key])));
  const paid = [...keys].map((key) =>
    answers
      .filter(({ id, idempotencyKey }) => idempotencyKey === key && isPaid(id))
      .map(({ id }) => id),
  );
  const charged = [...ids].reduce((sum, id) => sum + (refused.has(id) ? 0 : keptOf(id)), 0);
  return {
    lost:
      [...new Set(sent)].filter((id) => !isBooked(id)).length +
      whole.filter(({ id, idempotencyKey }) => keptOf(id) !== price && idempotencyKey === null)
        .length +
      paid.filter((replies) => replies.length === 0).length,
    doubled:
      paid.filter((replies) => replies.filter((id) => !isLost(id)).length > 1).length +
      sent.length -
      new Set(sent).size +
      [...ids].filter((id) => chargeOf(id) > (requests.get(id)?.hold ?? 0)).length,
    chargedBeyond: Number(account.spent) - charged,
    held: account.held,
    problems,
  };
}

/** Returns whether a request ran in one of these times. */
function ranIn(record: RequestRecord | null, times: readonly LostTime[]): boolean {
  if (record === null) return false;
  const { startedAtMs, endedAtMs } = record;
  return times.some(
    ({ fromMs, toMs }) => startedAtMs <= toMs && (endedAtMs ?? Number.POSITIVE_INFINITY) >= fromMs,
  );
}
