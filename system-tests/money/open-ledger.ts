import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { CallOperation } from "../../src/operator/admin/call-operation.ts";
import { hashKey, newKey } from "../../src/access/auth/key-format.ts";
import type { OpenedLedger } from "../../src/operator/cli/command.ts";
import { openLedger as openForCommand } from "../../src/operator/cli/open-ledger.ts";
import { sendThrough } from "../../src/operator/cli/remote-call.ts";
import { formatAmount, nanoUsd } from "../../src/core/money/amounts.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import { openForReading } from "../../src/storage/sqlite/database.ts";
import { MemoryStore } from "../../src/storage/sqlite/test-memory-store.ts";
import { LEDGER_FILE } from "../../src/storage/sqlite/worker-messages.ts";
import type { Customer, OperatorStore } from "../../contract-tests/harness/operator.ts";
import { wallClockMs } from "../../contract-tests/harness/real-clock.ts";

const BALANCE = 10_000_000_000;

/**
 * Opens a store like an operator's command, without a process per command. For an embedded ledger
 * with a running gateway the file is read directly, and changes are operations of the gateway.
 */
export async function openLedger({ dataDir, env = {} }: OperatorStore): Promise<OpenedLedger> {
  const databaseUrl = env["DATABASE_URL"] ?? null;
  const place = { dataDir, databaseUrl, now: wallClockMs };
  const ledger = await openForCommand({ ...place, actorName: "cli:test", sendThrough });
  const { callGateway } = ledger;
  if (callGateway === undefined) return ledger;
  const database = openForReading(join(dataDir, LEDGER_FILE));
  return Object.assign(new MemoryStore({ database }), { callGateway });
}

export interface WantedCustomer {
  readonly planId?: string;
  /** Nano-dollars; $10 if absent. */
  readonly balance?: number;
  /** Limit of the key, in nano-dollars. */
  readonly spendingLimit?: number;
  /** Budget of the account, in nano-dollars per month. */
  readonly budget?: number;
  /** Budget of the key, in nano-dollars per month. */
  readonly keyBudget?: number;
}

/** Creates an account with one key. */
export async function addCustomer(
  ledger: OpenedLedger,
  wanted: WantedCustomer = {},
): Promise<Customer> {
  if (ledger.callGateway !== undefined) return askForCustomer(ledger.callGateway, wanted);
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
  if (wanted.keyBudget !== undefined) {
    const budget = { limit: nanoUsd(wanted.keyBudget), period: "month" } as const;
    await ledger.updateKey({ id: keyId, budget, atMs });
  }
  return { accountId, keyId, key };
}

async function askForCustomer(
  call: CallOperation,
  { planId = "open", balance = BALANCE, spendingLimit, budget, keyBudget }: WantedCustomer,
): Promise<Customer> {
  const dollars = (amount: number): string => formatAmount(nanoUsd(amount));
  const monthly = (amount: number | undefined) =>
    amount !== undefined && { budget: { limit: dollars(amount), period: "month" } as const };
  const account = await call("createAccount", {
    body: { name: "Customer", plan: planId, balance: dollars(balance), ...monthly(budget) },
  });
  const { id: keyId, key } = await call("createKey", {
    body: {
      account: account.id,
      ...(spendingLimit !== undefined && { spending_limit: dollars(spendingLimit) }),
      ...monthly(keyBudget),
    },
  });
  return { accountId: account.id, keyId, key };
}

/** For tests: adds a further key to an account; a limit is in nano-dollars. */
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
    spendingLimit: spendingLimit === undefined ? null : nanoUsd(spendingLimit),
    atMs: wallClockMs(),
  });
  return { keyId, key };
}
