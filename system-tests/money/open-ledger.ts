import { randomBytes } from "node:crypto";
import { hashKey, newKey } from "../../src/auth/key-format.ts";
import { nanoUsd } from "../../src/money/amounts.ts";
import type { Store } from "../../src/ledger/store.ts";
import { openOperatorStore } from "../../src/storage/open-store.ts";
import type { Customer, OperatorStore } from "../../contract-tests/harness/operator.ts";
import { wallClockMs } from "../../contract-tests/harness/real-clock.ts";

const BALANCE = 10_000_000_000;

/** Opens a store as an operator's command does, without a process per command. */
export function openLedger({ dataDir, env = {} }: OperatorStore): Promise<Store> {
  const databaseUrl = env["DATABASE_URL"] ?? null;
  return openOperatorStore({ dataDir, databaseUrl, now: wallClockMs });
}

export interface WantedCustomer {
  readonly planId?: string;
  /** Nano-dollars; $10 if absent. */
  readonly balance?: number;
  /** Of the key, in nano-dollars. */
  readonly spendingLimit?: number;
  /** Of the account, in nano-dollars a month. */
  readonly budget?: number;
}

/** A new account with one key. */
export async function addCustomer(ledger: Store, wanted: WantedCustomer = {}): Promise<Customer> {
  const { planId = "open", spendingLimit } = wanted;
  const balance = nanoUsd(wanted.balance ?? BALANCE);
  const name = randomBytes(8).toString("hex");
  const accountId = `acc_${name}`;
  const atMs = wallClockMs();
  await ledger.createAccount({ id: accountId, name: "Customer", planId, balance, atMs });
  const { keyId, key } = await addKey(ledger, accountId, spendingLimit);
  if (wanted.budget !== undefined) {
    const budget = { limit: nanoUsd(wanted.budget), period: "month" } as const;
    await ledger.updateAccount({ id: accountId, budget, atMs });
  }
  return { accountId, keyId, key };
}

/** For tests: a further key of an account; a limit is in nano-dollars. */
export async function addKey(
  ledger: Store,
  accountId: string,
  spendingLimit?: number,
): Promise<Omit<Customer, "accountId">> {
  const [keyId, key] = [`key_${randomBytes(8).toString("hex")}`, newKey(randomBytes)];
  await ledger.createKey({
    id: keyId,
    accountId,
    hash: hashKey(key),
    label: null,
    models: null,
    expiresAtMs: null,
    spendingLimit: spendingLimit === undefined ? null : nanoUsd(spendingLimit),
    atMs: wallClockMs(),
  });
  return { keyId, key };
}
