import { randomBytes } from "node:crypto";
import { holdOf, settlementOf } from "../../bench/ledger-load/requests.ts";
import { wallClockMs } from "../../contract-tests/harness/real-clock.ts";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { hashKey, newKey } from "../../src/access/auth/key-format.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import { openStore } from "../../src/storage/open-store.ts";

const DAY_MS = 86_400_000;
/** Number of months between the latest month with old requests and the present one. */
const LATEST = 2;
const REQUESTS_PER_MONTH = 120;

/** A customer with requests in months that can be archived. */
export interface OldCustomer {
  readonly accountId: string;
  readonly key: string;
  readonly requestIds: readonly string[];
  /** Cost of the old requests, in nano-dollars. */
  readonly spent: number;
  /** The first month that each archive keeps, in order: each one archives a further month. */
  readonly archives: readonly string[];
}

function monthStart(nowMs: number, before: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1);
}

const nameOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

/** Opens an account in the past of an embedded ledger, with requests in this many months. */
export async function addOldCustomer(
  { dataDir }: OperatorStore,
  { months, balance }: { readonly months: number; readonly balance: number },
): Promise<OldCustomer> {
  const nowMs = wallClockMs();
  const starts = Array.from({ length: months }, (_, at) =>
    monthStart(nowMs, LATEST + months - 1 - at),
  );
  const [owner, key] = [{ accountId: "acc_old", keyId: "key_old" }, newKey(randomBytes)];
  const store = await openStore({ dataDir, databaseUrl: null, now: wallClockMs });
  try {
    const atMs = starts[0] ?? nowMs;
    const named = { name: "Old", planId: "demo", balance: nanoUsd(balance) };
    await store.createAccount({ id: owner.accountId, ...named, atMs });
    await store.createKey({
      id: owner.keyId,
      accountId: owner.accountId,
      hash: hashKey(key),
      label: null,
      models: null,
      expiresAtMs: null,
      spendingLimit: null,
      atMs,
    });
    const requestIds: string[] = [];
    for (const [month, startMs] of starts.entries()) {
      for (let at = 0; at < REQUESTS_PER_MONTH; at += 1) {
        const requestId = `req_old_${month}_${at}`;
        const askedMs = startMs + Math.floor((at * 27 * DAY_MS) / REQUESTS_PER_MONTH);
        requestIds.push(requestId);
        await store.placeHold(holdOf(requestId, owner, askedMs));
        await store.settle(settlementOf(requestId, askedMs + 900));
      }
    }
    const spent = Number((await store.showAccount(owner.accountId))?.spent ?? 0);
    const archives = starts.map((_, at) => nameOf(monthStart(nowMs, LATEST + months - 2 - at)));
    return { accountId: owner.accountId, key, requestIds, spent, archives };
  } finally {
    await store.close();
  }
}
