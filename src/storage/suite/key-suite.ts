import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { KEY, newHold, newKey, newSettlement, NOW, openAccount, keysOf } from "./ledger-script.ts";

/** Tests creating, finding and listing keys. */
export function keys(ledger: () => TestLedger): void {
  it("a key is found by its hash with its account's plan, and by no other hash", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const models = ["a/*", "b/c"];
    const settings = { label: "ci", models, expiresAtMs: NOW + 5, limit: 70 };
    const full = newKey({ id: "k2", ...settings, unlistedFields: "ignore" });
    const { hash, atMs, ...rest } = full;
    const times = { createdAtMs: atMs, revokedAtMs: null };
    const want = { ...rest, planId: "plan", accountState: "active", ...times };
    const sums = { spent: 0, held: 0, budget: null };
    const never = { previousExpiresAtMs: null, lastUsedHourMs: null, madeBy: null };
    const details = { ...sums, ...never, isSetByOperator: false };
    expect(await store.createKey(full)).toEqual({ ...want, ...details });
    expect(await store.findKey(hash)).toEqual(want);
    expect(await store.findKey("another hash")).toBeNull();
  });

  it("the amounts spent and held of a key with a limit are current", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000, 500);
    expect(await store.showKeySums(KEY)).toEqual({ spent: 0, held: 0, budget: null });
    await store.placeHold(newHold("h1", 40));
    await store.placeHold(newHold("h2", 60));
    expect(await store.showKeySums(KEY)).toEqual({ spent: 0, held: 100, budget: null });
    await store.settle(newSettlement("h1", 15));
    expect(await store.showKeySums(KEY)).toEqual({ spent: 15, held: 60, budget: null });
    expect(await store.showKeySums("nobody")).toBeNull();
  });

  it("the budget of a key is returned with its sums, with or without a spending limit", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    const budget = { limit: nanoUsd(300), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, atMs: NOW });
    await store.placeHold(newHold("h1", 40));
    await store.placeHold(newHold("h2", 60));
    await store.settle(newSettlement("h1", 15));
    expect(await store.showKeySums(KEY)).toMatchObject({
      budget: { ...budget, spent: 15, held: 60 },
    });
  });

  it("a key of an unknown account is not created", async () => {
    const { store } = ledger();
    expect(await store.createKey(newKey({ accountId: "nobody" }))).toBeNull();
    expect(await store.listKeys({ limit: 9 })).toEqual({ keys: [], next: null });
  });

  it("keys are listed for one account or for all", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(other);
    await store.createKey(newKey({ id: "k2", accountId: "other", atMs: NOW + 1 }));
    expect((await store.listKeys({ limit: 9 })).keys.map(({ id }) => id)).toEqual([KEY, "k2"]);
    expect((await keysOf(store, "other")).map(({ id }) => id)).toEqual(["k2"]);
    expect(await store.showKey("k2")).toEqual((await keysOf(store, "other"))[0]);
    expect(await store.showKey("k3")).toBeNull();
  });
}

/** Tests the last use of keys. */
export function usedKeys(ledger: () => TestLedger): void {
  it("a key shows the hour in which its last request ended, charged or not", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    const hour = 3_600_000;
    const lastUse = async () => (await store.showKey(KEY))?.lastUsedHourMs;
    await store.placeHold(newHold("h1", 40));
    expect(await lastUse()).toBeNull();
    const ends = [NOW + 5 * hour + 7, NOW + 2 * hour];
    for (const [at, atMs] of ends.entries()) {
      if (at > 0) await store.placeHold(newHold(`h${at + 1}`, 40));
      await store.settle({ ...newSettlement(`h${at + 1}`, 0), atMs });
    }
    expect(await lastUse()).toBe(Math.floor(Math.max(...ends) / hour) * hour);
    const { keys } = await store.listKeys({ limit: 9 });
    expect(keys.map(({ lastUsedHourMs }) => lastUsedHourMs)).toEqual([await lastUse()]);
  });
}

/** Tests that keys cannot hold amounts once their refusal is acknowledged. */
export function refusedKeys(ledger: () => TestLedger): void {
  it("a key is found revoked as soon as its revocation is acknowledged", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const { hash } = newKey();
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: null });
    const before = store.findKey(hash);
    expect(await store.revokeKey({ id: KEY, atMs: NOW + 7 })).toMatchObject({
      revokedAtMs: NOW + 7,
    });
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: NOW + 7 });
    expect(await store.revokeKey({ id: KEY, atMs: NOW + 9 })).toMatchObject({
      revokedAtMs: NOW + 7,
    });
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: NOW + 7 });
    await before;
  });

  it("an expired key, another account's key and an unknown key hold no amount", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(50), atMs: NOW };
    await store.createAccount(other);
    await store.createKey(newKey({ id: "foreign", accountId: "other" }));
    await store.createKey(newKey({ id: "expired", expiresAtMs: NOW }));
    for (const [keyId, result] of [
      ["expired", "key-expired"],
      ["foreign", "key-unknown"],
      ["unknown", "key-unknown"],
    ] as const) {
      expect(await store.placeHold(newHold(keyId, 1, { keyId }))).toEqual({ result });
    }
    const lapsed = newHold("h", 1, { accountId: "nobody" });
    expect(await store.placeHold(lapsed)).toEqual({ result: "key-unknown" });
  });
}
