import { expect, it } from "vitest";
import type {
  CustomerKeyChange,
  CustomerKeyRequest,
  CustomerKeyResult,
} from "../../core/ledger/customer-keys.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, KEY, newKey, NOW, openAccount } from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

const ask = (
  store: Store,
  change: CustomerKeyChange,
  part: Partial<CustomerKeyRequest> = {},
): Promise<CustomerKeyResult> =>
  store.changeCustomerKey({
    accountId: ACCOUNT,
    callerId: KEY,
    callerHash: newKey().hash,
    activeMax: 5,
    atMs: NOW,
    ...part,
    change,
  });

const creation = (id: string): CustomerKeyChange => ({
  kind: "create",
  key: { id, hash: `hash of ${id}`, label: id, spendingLimit: nanoUsd(70) },
});

/** Tests changes of keys that customers ask for. */
export function customerKeys(ledger: () => TestLedger): void {
  it("a customer makes, changes, rotates and revokes a key", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    expect(await ask(store, creation("k2"))).toMatchObject({
      result: "updated",
      key: { id: "k2", accountId: ACCOUNT, label: "k2", spendingLimit: 70, madeBy: KEY },
    });
    const budget = { limit: nanoUsd(9), period: "day" } as const;
    const update = { id: "k2", label: "new", spendingLimit: null, budget };
    expect(await ask(store, { kind: "update", update })).toMatchObject({
      result: "updated",
      key: { label: "new", spendingLimit: null, budget, isSetByOperator: false },
    });
    const rotation = { id: "k2", hash: "another", overlapEndsAtMs: NOW + 5 };
    expect(await ask(store, { kind: "rotate", rotation })).toMatchObject({ result: "updated" });
    expect(await store.findKey("another")).toMatchObject({ id: "k2" });
    expect(await ask(store, { kind: "revoke", id: "k2" })).toMatchObject({
      result: "updated",
      key: { revokedAtMs: NOW },
    });
    expect(await store.findKey("another")).toMatchObject({ revokedAtMs: NOW });
  });

  it("of concurrent new keys only as many are made as may be active", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const ids = Array.from({ length: 12 }, (_, at) => `k${at}`);
    const results = await Promise.all(ids.map((id) => ask(store, creation(id))));
    const counts = Map.groupBy(results, ({ result }) => result);
    expect([counts.get("updated")?.length, counts.get("too-many-active")?.length]).toEqual([4, 8]);
    expect((await store.listKeys({ accountId: ACCOUNT, limit: 99 })).keys).toHaveLength(5);
  });

  it("revoked and expired keys leave their place, until a day's number is made", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    for (let made = 0; made < 20; made += 1) {
      const id = `k${made}`;
      const at = { activeMax: 2, atMs: NOW + made };
      expect(await ask(store, creation(id), at)).toMatchObject({ result: "updated" });
      if (made % 2 === 0) await ask(store, { kind: "revoke", id }, at);
      else await ask(store, { kind: "update", update: { id, expiresAtMs: NOW } }, at);
    }
    const day = 86_400_000;
    const late = { activeMax: 2, atMs: NOW + day - 1 };
    const refusal = { result: "too-many-made", retryAtMs: NOW + day };
    expect(await ask(store, creation("late"), late)).toEqual(refusal);
    const next = { ...late, atMs: NOW + day };
    expect(await ask(store, creation("next"), next)).toMatchObject({ result: "updated" });
  });
}

/** Tests which keys customers may not change. */
export function otherKeys(ledger: () => TestLedger): void {
  it("what an operator has set stays set, and a label does not set anything", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await ask(store, creation("k2"));
    const lift = { kind: "update", update: { id: "k2", spendingLimit: null } } as const;
    await store.updateKey({ id: "k2", label: "renamed", atMs: NOW });
    expect(await store.showKey("k2")).toMatchObject({ isSetByOperator: false });
    await store.updateKey({ id: "k2", spendingLimit: nanoUsd(5), atMs: NOW });
    expect(await ask(store, lift)).toEqual({ result: "set-by-operator" });
    expect(await store.showKey("k2")).toMatchObject({ spendingLimit: 5, isSetByOperator: true });
  });

  it("the secret before a rotation manages no keys, and is not valid after its end", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.rotateKey({ id: KEY, hash: "new", overlapEndsAtMs: NOW + 5, atMs: NOW });
    const late = { atMs: NOW + 5 };
    expect(await ask(store, creation("k2"))).toEqual({ result: "caller-restricted" });
    expect(await ask(store, creation("k2"), late)).toEqual({ result: "caller-not-valid" });
    const current = { callerHash: "new" };
    expect(await ask(store, creation("k2"), current)).toMatchObject({ result: "updated" });
  });

  it("a key of another account is neither a caller nor a target", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(other);
    const key = newKey({ id: "foreign", accountId: "other" });
    await store.createKey(key);
    const foreign = { callerId: key.id, callerHash: key.hash };
    expect(await ask(store, { kind: "revoke", id: "foreign" })).toEqual({ result: "no-key" });
    expect(await ask(store, creation("k2"), foreign)).toEqual({
      result: "caller-not-valid",
    });
    expect(await store.showKey("foreign")).toMatchObject({ revokedAtMs: null });
  });
}
