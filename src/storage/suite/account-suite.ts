import { expect, it } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newEntry, newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** Tests accounts and operators' entries. */
export function accounts(ledger: () => TestLedger): void {
  it("an account shows its balance and the amounts held, spent and topped up", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 15));
    await store.placeHold(newHold("h2", 30));
    await store.postEntry(newEntry({ amount: 20 }));
    const refund = newEntry({ id: "e2", kind: "refund", amount: 5, note: "why", actor: "Ann" });
    const posted = await store.postEntry(refund);
    const want = {
      id: ACCOUNT,
      name: "Acme",
      planId: "plan",
      balance: 100,
      held: 30,
      spent: 15,
      toppedUp: 115,
      budget: null,
      suspendedAtMs: null,
      closedAtMs: null,
      createdAtMs: NOW,
    };
    const { reference: _, ...entry } = refund;
    expect(posted).toMatchObject({
      result: "posted",
      account: want,
      entry: { ...entry, amount: -5 },
    });
    const shown = { ...want, externalId: null, email: null, metadata: {}, webhookUrl: null };
    expect(await store.listAccounts({ limit: 9 })).toEqual({ accounts: [shown], next: null });
    expect(await store.showAccount(ACCOUNT)).toEqual(shown);
  });

  it("an opening balance is an entry that names the actor", async () => {
    const { store } = ledger();
    const terms = { name: "", planId: "p", balance: nanoUsd(5), atMs: NOW };
    await store.createAccount({ ...terms, id: "a", actor: "Ann" });
    await store.createAccount({ ...terms, id: "b" });
    const all = { kind: null, fromMs: null, toMs: null, afterSeq: 0, count: 9 };
    const entryOf = async (accountId: string) =>
      (await store.listEntries({ ...all, accountId })).entries;
    expect(await entryOf("a")).toMatchObject([{ id: "opening a", actor: "Ann", amount: 5 }]);
    expect(await entryOf("b")).toMatchObject([{ id: "opening b", actor: null }]);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("an unknown account is not found", async () => {
    const { store } = ledger();
    expect(await store.showAccount("nobody")).toBeNull();
    const posted = await store.postEntry(newEntry({ accountId: "nobody" }));
    expect(posted).toEqual({ result: "no-account" });
  });

  it("a second account with the same id and a zero entry are refused as mistakes", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await expect(openAccount(store, 5)).rejects.not.toBeInstanceOf(StoreUnavailable);
    await expect(store.postEntry(newEntry({ amount: 0 }))).rejects.toThrow(Error);
    await expect(store.postEntry(newEntry({ amount: -5 }))).rejects.toThrow(Error);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 100 });
  });
}

/** Tests that a mistake in one call affects only that call. */
export function batches(ledger: () => TestLedger): void {
  it("a failing call does not affect other calls of its batch", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const results = await Promise.allSettled([
      store.placeHold(newHold("h1", 40)),
      openAccount(store, 5),
      store.placeHold(newHold("h2", 61)),
      store.settle(newSettlement("h1", 15)),
      store.placeHold(newHold("h3", 85)),
    ]);
    const outcomes = results.map((result) =>
      result.status === "rejected" ? "rejected" : JSON.stringify(result.value),
    );
    expect(outcomes).toEqual([
      '{"result":"placed"}',
      "rejected",
      '{"result":"insufficient","available":60,"limit":"balance"}',
      '"settled"',
      '{"result":"placed"}',
    ]);
    expect((await store.verify()).problems).toEqual([]);
  });
}
