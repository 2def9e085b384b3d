import { eachAccount } from "../../src/core/ledger/each-account.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import { runOperator } from "../../contract-tests/harness/operator.ts";
import { startClients, type Clients } from "./crash-clients.ts";
import { harm } from "./crash-harm.ts";
import { judgeCrash, type CrashEvidence, type CrashVerdict } from "./crash-judgement.ts";
import {
  openCrashDeployment,
  REPLY_COST,
  REPLY_PRICE,
  REQUEST,
  UNPRODUCED,
  type CrashDeployment,
} from "./crash-deployment.ts";
import { GatewaySlot } from "./crash-slot.ts";
import { openLedger } from "./open-ledger.ts";
import { GUARD_MS, until, within } from "../../contract-tests/harness/real-clock.ts";

export interface CrashOptions {
  readonly store: "sqlite" | "postgres";
  readonly kills: number;
  /** Gateways on the same ledger; more than one on PostgreSQL only. */
  readonly replicas: number;
  /** Suspends this many gateways beyond their expiry, then resumes them; on PostgreSQL only. */
  readonly pauses: number;
  /** Runs this file instead of `src/main.ts`. */
  readonly entry?: string;
}

export interface CrashReport extends CrashVerdict {
  readonly kills: number;
  readonly upstreamCalls: number;
  readonly acknowledged: number;
  /** Requests of suspended gateways that others resolved. */
  readonly reaped: number;
  /** Counts of refusals that a running gateway should not send. */
  readonly surprises: ReadonlyMap<string, number>;
}

/** Distributed among the gateways. */
const CLIENTS = 12;
/** Number of records that are requested in parallel. */
const RECORDS_AT_ONCE = 64;

/** Kills gateways under load repeatedly, and judges the remaining ledger. */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const { pauses, replicas } = options;
  const deployment = await openCrashDeployment(options);
  const slots: GatewaySlot[] = [];
  try {
    while (slots.length < replicas) {
      slots.push(await GatewaySlot.fill(`gateway ${slots.length + 1}`, deployment.start));
    }
    const { richKey, poorKeys, databaseUrl } = deployment;
    const clientsPerSlot = Math.ceil(CLIENTS / replicas);
    const clients = startClients({ slots, richKey, poorKeys, clientsPerSlot, body: REQUEST });
    const harming = harm({ slots, clients, kills: options.kills, pauses, databaseUrl });
    const { kills, reaped } = await harming.finally(clients.stop);
    for (const { gateway } of slots) await gateway.stop();
    const evidence = await gatherEvidence(deployment, clients, reaped);
    const verdict = judgeCrash(evidence);
    const counts = {
      upstreamCalls: deployment.upstreamCalls.length,
      acknowledged: clients.acknowledged.size,
      reaped: reaped.size,
    };
    return { kills, ...counts, surprises: clients.surprises, ...verdict };
  } finally {
    await Promise.all(slots.map(({ gateway }) => gateway.stop()));
    await deployment.close();
  }
}

/** Reads the remaining ledger after all gateways have ended. */
export async function gatherEvidence(
  deployment: Pick<CrashDeployment, "store" | "upstreamCalls">,
  { acknowledged }: Pick<Clients, "acknowledged">,
  reaped: ReadonlyMap<string, number>,
): Promise<CrashEvidence> {
  // First like an operator, right after the crash.
  const first = await runOperator(deployment.store, ["ledger", "verify", "--full"]);
  const store = await openLedger(deployment.store);
  try {
    const sent = deployment.upstreamCalls;
    const ids = new Set([...sent, ...acknowledged, ...reaped.keys()]);
    return {
      sent,
      acknowledged,
      reaped,
      price: REPLY_PRICE,
      cost: REPLY_COST,
      unproduced: UNPRODUCED,
      accounts: await recoveredAccounts(store),
      requests: await within(requestsOf(store, [...ids]), GUARD_MS, "the records of requests"),
      problems: [
        ...(first.code === 0 ? [] : [`ledger verify ended with ${first.code}: ${first.stderr}`]),
        ...(await within(store.verify(), GUARD_MS, "verification")).problems,
      ],
    };
  } finally {
    await store.close();
  }
}

/** Returns the accounts once no hold is left, or unchanged if holds outlive every expiry. */
async function recoveredAccounts(store: Store) {
  const settled = async () => {
    const accounts = await Array.fromAsync(eachAccount(store));
    return accounts.every(({ held }) => held === 0) ? accounts : null;
  };
  return until(settled, GUARD_MS, "the last holds").catch(() =>
    Array.fromAsync(eachAccount(store)),
  );
}

async function requestsOf(store: Store, ids: readonly string[]) {
  const found = new Map<string, Awaited<ReturnType<Store["showRequest"]>>>();
  for (let at = 0; at < ids.length; at += RECORDS_AT_ONCE) {
    const some = ids.slice(at, at + RECORDS_AT_ONCE);
    const records = await Promise.all(some.map((id) => store.showRequest(id)));
    for (const [index, id] of some.entries()) found.set(id, records[index] ?? null);
  }
  return found;
}
