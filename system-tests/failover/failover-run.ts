import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";
import { startCountingUpstream, type CountingUpstream } from "../money/counting-upstream.ts";
import { startDeployment, type Deployment, type Servers } from "../money/deployment.ts";
import { judgeLoad, type LoadVerdict } from "../money/load-judgement.ts";
import { openLedger } from "../money/open-ledger.ts";
import { isClearRefusal, isServed, repeatUnanswered, startLoad, tally } from "../money/load.ts";
import { pacedBy } from "../money/paces.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "../money/paid-model.ts";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import type { Failure, PreparedFailure } from "./failure.ts";

const PIECE_MS = 10;
const CLIENTS = 12;

/** The effect of one failure on clients, and its cost. */
export interface FailoverReport {
  readonly failure: string;
  /** Counts of each status and code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Refusals without a code or `retry-after`. */
  readonly unclear: number;
  /** The longest wait for a refusal, in milliseconds. */
  readonly refusedMs: number;
  /** The longest wait for a refusal among requests sent 10 s or more after the failure. */
  readonly lateRefusedMs: number;
  /** Time from the server's return to the first complete response, in milliseconds. */
  readonly serviceMs: number;
  readonly verdict: LoadVerdict;
  /** Whether the ledger names lost times exactly if the failure loses some. */
  readonly namesLostTime: boolean;
}

/** After this time the gateways know of the failure. */
const KNOWN_AFTER_MS = 10_000;

/**
 * Runs two replicas under load while the server fails for `awayMs`; null if this machine cannot
 * cause the failure.
 */
export async function runFailover(
  failure: Failure,
  awayMs: number,
): Promise<FailoverReport | null> {
  const upstream = await startCountingUpstream(pacedBy(PIECE_MS));
  let prepared: PreparedFailure | null = null;
  const through = async ({ postgres, redis }: Servers) => {
    if (postgres === undefined || redis === undefined) throw new Error("replicas have both");
    prepared = await failure.prepare({ postgres, redis });
    return prepared?.env ?? {};
  };
  const deployment = await startDeployment("replicas", paidConfig(upstream.origin), { through });
  const { cause, lastLines, stop } = (prepared ?? {}) as Partial<PreparedFailure>;
  try {
    if (cause === undefined) return null;
    return await failUnderLoad(failure, { deployment, upstream, cause, awayMs });
  } catch (error) {
    throw new Error(`${String(error)}\n${lastLines?.() ?? ""}`, { cause: error });
  } finally {
    await deployment.stop();
    await stop?.();
    await upstream.close();
  }
}

interface Scene {
  readonly deployment: Deployment;
  readonly upstream: CountingUpstream;
  readonly cause: PreparedFailure["cause"];
  readonly awayMs: number;
}

async function failUnderLoad(
  failure: Failure,
  { deployment, upstream, cause, awayMs }: Scene,
): Promise<FailoverReport> {
  const customer = await createCustomer(deployment.store, { balance: "100.00" });
  const { gateways } = deployment;
  const options = { gateways, key: customer.key, model: PAID_MODEL, clients: CLIENTS };
  const load = startLoad({ ...options, name: "failover" });
  await load.until(40, isServed);
  const failedMs = monotonicMs();
  await cause(() => pause(awayMs));
  const backMs = monotonicMs();
  await load.until(40, isServed);
  await load.stop();
  await repeatUnanswered(load);
  const { answers } = load;
  const refused = answers.filter(({ status }) => status >= 400);
  const late = refused.filter(({ atMs, ms }) => {
    const sentMs = atMs - ms;
    return sentMs > failedMs + KNOWN_AFTER_MS && sentMs < backMs;
  });
  const served = answers.filter((answer) => isServed(answer) && answer.atMs > backMs);
  const verdict = await judgeLoad(deployment.store, {
    sent: upstream.calls,
    answers,
    accountId: customer.accountId,
    price: REPLY_PRICE,
    losesTime: failure.losesTime,
  });
  return {
    failure: failure.name,
    answers: tally(answers),
    // A repeat during the first request of its key gets a 409 instead.
    unclear: refused.filter((answer) => answer.status !== 409 && !isClearRefusal(answer)).length,
    refusedMs: longest(refused),
    lateRefusedMs: longest(late),
    serviceMs: Math.min(...served.map(({ atMs }) => atMs)) - backMs,
    verdict,
    namesLostTime: (await countLostTimes(deployment.store)) > 0 === failure.losesTime,
  };
}

async function countLostTimes(operator: OperatorStore): Promise<number> {
  const store = await openLedger(operator);
  try {
    return (await store.verify()).rewinds.length;
  } finally {
    await store.close();
  }
}

function longest(answers: readonly { readonly ms: number }[]): number {
  return Math.max(0, ...answers.map(({ ms }) => ms));
}

/** Returns whether the money is correct and every refusal is clear to a client. */
export function isKept({ verdict, unclear, namesLostTime }: FailoverReport): boolean {
  if (!namesLostTime) return false;
  const { lost, doubled, chargedBeyond, held, problems } = verdict;
  return [lost, doubled, chargedBeyond, held, problems.length, unclear].every((of) => of === 0);
}
