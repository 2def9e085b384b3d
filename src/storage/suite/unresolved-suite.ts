import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** A ledger whose rows the test changes without the store. */
export interface ChangedLedger {
  store: Store;
  readonly execute: (sql: string) => Promise<void>;
  /** Ends the process that owns the ledger without settling; opens the ledger in another process. */
  readonly kill: () => Promise<Store>;
  readonly close: () => Promise<void>;
}

type OpenChanged = (onRefused: (refused: RefusedHold) => void) => Promise<ChangedLedger>;

const day = (limit: number) => ({ limit: nanoUsd(limit), period: "day" }) as const;
const settings = {
  account: (store: Store) => store.updateAccount({ id: ACCOUNT, budget: day(90), atMs: NOW }),
  key: (store: Store) =>
    store.updateKey({ id: KEY, spendingLimit: nanoUsd(80), budget: day(70), atMs: NOW }),
};

/** Opens two accounts, the first with every kind of limit, 10 spent and 50 held for two requests. */
async function open(openLedger: OpenChanged, { isKeyed = false } = {}) {
  const refused: string[] = [];
  const ledger = await openLedger(({ requestId }) => refused.push(requestId));
  const { store } = ledger;
  await openAccount(store, 100);
  await settings.account(store);
  await settings.key(store);
  await store.createAccount({ id: "b", name: "", planId: "p", balance: nanoUsd(9), atMs: NOW });
  await store.createKey(newKey({ id: "kb", accountId: "b" }));
  await store.placeHold(newHold("h0", 20));
  await store.settle(newSettlement("h0", 10));
  if (isKeyed) await store.claimReply(claimOf("h1"));
  await store.placeHold(newHold("h1", 30, { withClaim: isKeyed }));
  await store.placeHold(newHold("h2", 20));
  await store.markProgress({ requestId: "h1", charge: nanoUsd(7) });
  const innocent = { accountId: "b", keyId: "kb" };
  await store.placeHold(newHold("i1", 3, innocent));
  await store.placeHold(newHold("i2", 4, innocent));
  return { ledger, refused };
}

/** Each sum that a hold is subtracted from, set too low, and its name in reports. */
const sums = [
  ["account", "UPDATE accounts SET held = 20 WHERE id = 'acct'", "account acct keeps 20"],
  ["key", "UPDATE api_keys SET held = 25 WHERE id = 'key'", "key key keeps 25"],
  [
    "account budget",
    "UPDATE budgets SET held = 29 WHERE scope = 'account'",
    "the budget of account acct keeps 29",
  ],
  [
    "key budget",
    "UPDATE budgets SET held = 20, spent = 3 WHERE scope = 'key'",
    "the budget of key key keeps 20",
  ],
] as const;

/**
 * Tests holds that the ledger refuses to end: they are named, block no other, and end once the sums
 * are repaired.
 */
export function unresolved(openLedger: OpenChanged): void {
  deadHolds(openLedger);
  repeated(openLedger);
  refusedSettlements(openLedger);
}

function deadHolds(openLedger: OpenChanged): void {
  it.each(sums)(
    "a hold above the held sum of its %s stays after a crash, alone, until the sum is repaired",
    async (scope, sql, sum) => {
      const { ledger, refused } = await open(openLedger);
      await ledger.execute(sql);
      ledger.store = await ledger.kill();
      const { store } = ledger;
      // h1 cannot be ended; h2 can, in this order or the other.
      const left = await store.listUnresolvedHolds({ accountId: null });
      expect(left.map(({ accountId }) => accountId)).toEqual([ACCOUNT]);
      expect(refused).toEqual(left.map(({ requestId }) => requestId));
      expect(await store.showAccount("b")).toMatchObject({ held: 0, balance: 9 });
      const [hold] = left;
      expect(hold?.reason).toMatch(/ keeps \d+ held of its \d+$/);
      const named = `the hold of request ${hold?.requestId ?? ""} cannot be ended: ${hold?.reason ?? ""}`;
      expect((await store.verify()).problems.join("\n")).toContain(
        `${named}; see \`ledger repair acct\``,
      );
      const watch = { lowBalance: null, budgetPercent: null, marginAfterSeq: null, atMs: NOW };
      expect((await store.findAlerts(watch)).states).toMatchObject([
        { kind: "hold_unresolved", subject: hold?.requestId, account: { id: ACCOUNT } },
      ]);

      // Another crash changes nothing, and is not reported again.
      ledger.store = await ledger.kill();
      await ledger.store.resolveHolds({ atMs: NOW });
      expect(await ledger.store.listUnresolvedHolds({ accountId: "acct" })).toEqual(left);
      expect(await ledger.store.listUnresolvedHolds({ accountId: "b" })).toEqual([]);
      expect(refused).toHaveLength(1);

      const repaired = await ledger.store.repairSums({ accountId: ACCOUNT, atMs: NOW });
      expect(repaired.map((one) => one.scope)).toEqual([scope]);
      expect(sum).toContain(scope.startsWith("key") ? "key" : ACCOUNT);
      await ledger.store.resolveHolds({ atMs: NOW });
      expect(await ledger.store.listUnresolvedHolds({ accountId: null })).toEqual([]);
      expect(await ledger.store.showAccount(ACCOUNT)).toMatchObject({ held: 0, balance: 83 });
      expect((await ledger.store.verify()).problems).toEqual([]);
      expect(await ledger.store.repairSums({ accountId: ACCOUNT, atMs: NOW })).toEqual([]);
      await ledger.close();
    },
  );
}

/** The request of h1 is repeated under its key, `Idempotency-Key`. */
const claimOf = (requestId: string) => ({
  accountId: ACCOUNT,
  keyHash: "c",
  bodyHash: "b",
  requestId,
  atMs: NOW,
});

function repeated(openLedger: OpenChanged): void {
  it("a request whose hold cannot be ended and its repeat are charged once", async () => {
    const { ledger } = await open(openLedger, { isKeyed: true });
    await ledger.execute("UPDATE budgets SET held = 0");
    ledger.store = await ledger.kill();
    expect(await ledger.store.claimReply(claimOf("h3"))).toEqual({ result: "claimed" });
    expect(await ledger.store.placeHold(newHold("h3", 20, { withClaim: true }))).toEqual({
      result: "placed",
    });
    await ledger.store.settle(newSettlement("h3", 20));
    await ledger.store.repairSums({ accountId: ACCOUNT, atMs: NOW });
    await ledger.store.resolveHolds({ atMs: NOW });
    expect(await ledger.store.showAccount(ACCOUNT)).toMatchObject({ held: 0, balance: 70 });
    expect((await ledger.store.verify()).problems).toEqual([]);
    await ledger.close();
  });

  it("many holds that cannot be ended leave those that can, and end after a repair", async () => {
    const { ledger, refused } = await open(openLedger);
    const { store } = ledger;
    await store.updateAccount({ id: ACCOUNT, budget: null, atMs: NOW });
    await store.updateKey({ id: KEY, budget: null, spendingLimit: null, atMs: NOW });
    for (const id of ["h1", "h2"]) await store.settle(newSettlement(id, 0));
    await store.createAccount({ id: "c", name: "", planId: "p", balance: nanoUsd(500), atMs: NOW });
    await store.createKey(newKey({ id: "kc", accountId: "c" }));
    const ofC = { accountId: "c", keyId: "kc" };
    const holds = [
      ...Array.from({ length: 85 }, (_, at) => newHold(`m${at}`, 1)),
      ...Array.from({ length: 230 }, (_, at) => newHold(`n${at}`, 2, ofC)),
    ];
    await Promise.all(holds.map((hold) => store.placeHold(hold)));
    await ledger.execute("UPDATE accounts SET held = 40 WHERE id = 'acct'");
    await ledger.execute("UPDATE accounts SET held = 1 WHERE id = 'c'");
    ledger.store = await ledger.kill();
    expect(refused).toHaveLength(45 + 230);
    expect(await ledger.store.showAccount("b")).toMatchObject({ held: 0 });
    for (const accountId of [ACCOUNT, "c"]) {
      await ledger.store.repairSums({ accountId, atMs: NOW });
    }
    await ledger.store.resolveHolds({ atMs: NOW });
    expect(await ledger.store.listUnresolvedHolds({ accountId: null })).toEqual([]);
    expect((await ledger.store.verify()).problems).toEqual([]);
    await ledger.close();
  });
}

function refusedSettlements(openLedger: OpenChanged): void {
  it.each(sums)(
    "a settlement that the held sum of its %s refuses is recorded once the sum is repaired",
    async (scope, sql, sum) => {
      const { ledger, refused } = await open(openLedger);
      const { store } = ledger;
      await ledger.execute(sql);
      const settling = [newSettlement("h1", 15), newSettlement("i1", 3)].map((one) =>
        store.settle(one).catch((error: unknown) => error),
      );
      const [failure, innocent] = await Promise.all(settling);
      expect(innocent).toBe("settled");
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(StoreUnavailable);
      expect(refused).toEqual(["h1"]);
      const [hold] = await store.listUnresolvedHolds({ accountId: null });
      expect(hold).toMatchObject({ requestId: "h1", amount: 30, reason: `${sum} held of its 30` });
      // The client got an error, so the request is settled again without a charge.
      const free = newSettlement("h1", 0, { status: 500, outcome: "failed" });
      await expect(store.settle(free)).rejects.toThrow(Error);
      expect(await store.settle(newSettlement("i2", 4))).toBe("settled");
      expect(refused).toEqual(["h1"]);

      const [repaired] = await store.repairSums({ accountId: ACCOUNT, atMs: NOW });
      expect(repaired?.scope).toBe(scope);
      await expect.poll(async () => (await store.showRequest("h1"))?.charge).toBe(0);
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 20, balance: 90 });
      expect((await store.verify()).problems).toEqual([]);
      await ledger.close();
    },
  );
}
