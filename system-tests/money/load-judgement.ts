import type { Store } from "../../src/ledger/store.ts";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { openLedger } from "./open-ledger.ts";
import type { Answer } from "./load.ts";
import { pause, wallClockMs } from "../../contract-tests/harness/real-clock.ts";

export interface LoadEvidence {
  /** Request ids that the upstream was sent. */
  readonly sent: readonly string[];
  readonly answers: readonly Answer[];
  readonly accountId: string;
  /** Nano-dollars of one reply's usage at the published price. */
  readonly price: number;
}

/** Counts of violations: zero, and an empty list, if the promise is kept. */
export interface LoadVerdict {
  /**
   * Sent upstream, or completely answered, and not in the ledger with its amount, per key.
   */
  readonly lost: number;
  /** Sent upstream more than once, charged above its hold, or twice for one key. */
  readonly doubled: number;
  /** Nano-dollars charged in total, beyond those of replies without an error status. */
  readonly chargedBeyond: number;
  readonly held: number;
  readonly problems: readonly string[];
}

const RECOVERY_MS = 30_000;

/** Reads the ledger of a running gateway once it has made up for what it could not write. */
export async function judgeLoad(
  books: OperatorStore,
  evidence: LoadEvidence,
): Promise<LoadVerdict> {
  const store = await openLedger(books);
  try {
    for (const deadline = wallClockMs() + RECOVERY_MS; ;) {
      const verdict = await judge(store, evidence);
      const isOver = verdict.held === 0 && verdict.chargedBeyond === 0;
      if (isOver || wallClockMs() > deadline) return verdict;
      await pause(250);
    }
  } finally {
    await store.close();
  }
}

async function judge(
  store: Store,
  { sent, answers, accountId, price }: LoadEvidence,
): Promise<LoadVerdict> {
  const account = await store.showAccount(accountId);
  if (account === null) throw new Error("the account is gone");
  const ids = new Set([...sent, ...answers.map(({ id }) => id).filter((id) => id !== "")]);
  const records = new Map<string, Awaited<ReturnType<Store["showRequest"]>>>();
  for (const id of ids) records.set(id, await store.showRequest(id));
  const chargeOf = (id: string): number => records.get(id)?.charge ?? 0;
  const keptOf = (id: string): number => (records.get(id)?.takenBackAtMs ? 0 : chargeOf(id));
  const isBooked = (id: string): boolean => (records.get(id)?.charge ?? null) !== null;
  const whole = answers.filter(({ isWhole }) => isWhole);
  // What a reply with an error status cost at first was returned by a separate entry, unless
  // the reply is kept for a repeat.
  const refused = new Set(
    answers
      .filter(({ status, idempotencyKey }) => status >= 400 && idempotencyKey === null)
      .map(({ id }) => id),
  );
  // Per key that was eventually answered: the replies that are charged as finished.
  const logical = new Map<string, number>();
  for (const { idempotencyKey: key } of whole) if (key !== null) logical.set(key, 0);
  for (const { id, idempotencyKey: key } of answers) {
    const isFinished = records.get(id)?.outcome === "finished" && chargeOf(id) === price;
    const count = key === null ? undefined : logical.get(key);
    if (key !== null && count !== undefined && isFinished) logical.set(key, count + 1);
  }
  const charged = [...ids].reduce((sum, id) => sum + (refused.has(id) ? 0 : keptOf(id)), 0);
  return {
    lost:
      new Set(sent).size -
      [...new Set(sent)].filter(isBooked).length +
      whole.filter(({ id, idempotencyKey }) => chargeOf(id) !== price && idempotencyKey === null)
        .length +
      [...logical.values()].filter((charges) => charges === 0).length,
    doubled:
      [...logical.values()].filter((charges) => charges > 1).length +
      sent.length -
      new Set(sent).size +
      [...ids].filter((id) => chargeOf(id) > (records.get(id)?.hold ?? 0)).length,
    chargedBeyond: account.spent - charged,
    held: account.held,
    problems: (await store.verify()).problems,
  };
}
