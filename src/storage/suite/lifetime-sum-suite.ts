import { expect, it } from "vitest";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import {
  ACCOUNT,
  KEY,
  newEntry,
  newHold,
  newSettlement,
  NOW,
  openAccount,
} from "./ledger-script.ts";

/** The largest balance that an entry may leave. */
const MOST = 9_000_000_000_000_000;

/** Spends the whole largest balance and pays it in again, repeatedly. */
async function spendRepeatedly(store: Store, times: number): Promise<void> {
  await openAccount(store, MOST);
  for (let time = 0; time < times; time += 1) {
    await store.placeHold(newHold(`h${time}`, MOST, { atMs: NOW + time }));
    const cost = nanoUsd(MOST - 1);
    const ended = newSettlement(`h${time}`, MOST, { cost, atMs: NOW + time });
    expect(await store.settle(ended)).toBe("settled");
    const posted = await store.postEntry(newEntry({ id: `t${time}`, amount: MOST }));
    expect(posted).toMatchObject({ result: "posted", account: { balance: MOST } });
  }
}

/** Tests lifetime sums beyond safe integers. */
export function lifetimeSums(ledger: () => TestLedger): void {
  it("lifetime payments and charges are exact beyond 2^53, and requests still succeed", async () => {
    const { store } = ledger();
    await spendRepeatedly(store, 3);
    await store.placeHold(newHold("small", 40));
    await store.settle(newSettlement("small", 7));
    const posted = await store.postEntry(newEntry({ id: "last", amount: 6 }));
    const sums = { balance: MOST - 1, spent: "27000000000000007", toppedUp: "36000000000000006" };
    expect(posted).toMatchObject({ result: "posted", account: sums });
    expect(await store.showAccount(ACCOUNT)).toMatchObject(sums);
    expect((await store.listAccounts({ limit: 1 })).accounts).toMatchObject([sums]);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("reports and statements add up beyond 2^53", async () => {
    const { store } = ledger();
    await spendRepeatedly(store, 2);
    const charge = "18000000000000000";
    const cost = "17999999999999998";
    expect(await store.usage({ by: "account" })).toMatchObject([{ charge, cost }]);
    const month = { accountId: ACCOUNT, fromMs: NOW, toMs: NOW + 1_000 };
    expect(await store.statement(month)).toMatchObject({
      openingBalance: 0,
      closingBalance: MOST,
      usage: [{ requests: 2, amount: `-${charge}` }],
    });
  });
}

/** Tests the bounds of sums. */
export function boundedSums(ledger: () => TestLedger): void {
  it("a balance that would be too large is refused before any change", async () => {
    const { store } = ledger();
    await openAccount(store, MOST - 5);
    const post = (amount: number, kind: "top-up" | "correction") =>
      store.postEntry(newEntry({ id: `${kind} ${amount}`, kind, amount }));
    for (const kind of ["top-up", "correction"] as const) {
      expect(await post(6, kind)).toEqual({ result: "balance-too-large", headroom: 5 });
      expect(await post(MOST, kind)).toEqual({ result: "balance-too-large", headroom: 5 });
    }
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: MOST - 5 });
    expect(await post(5, "top-up")).toMatchObject({ result: "posted", account: { balance: MOST } });
    // A repeat has the first result, whatever the balance is now.
    expect(await post(5, "top-up")).toMatchObject({ result: "posted", account: { balance: MOST } });
    expect(await post(1, "correction")).toEqual({ result: "balance-too-large", headroom: 0 });
    expect(await post(-1, "correction")).toMatchObject({ result: "posted" });
    expect((await store.verify()).problems).toEqual([]);
  });

  it("a reversal to exactly the largest balance fits", async () => {
    const { store } = ledger();
    await openAccount(store, MOST);
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    await store.claimReply({ ...claim, requestId: "h1" });
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 15, { outcome: "broken" }));
    await store.postEntry(newEntry({ amount: 15 }));
    await store.claimReply({ ...claim, requestId: "h2" });
    await store.placeHold(newHold("h2", 40));
    const reply = { keyHash: "c", sealed: "sealed" };
    expect(await store.settle(newSettlement("h2", 10, { reply }))).toBe("settled");
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: MOST + 5 });
    expect((await store.verify()).problems).toEqual([]);
  });

  it("a key that has spent more than any limit gets no limit, and keeps its other settings", async () => {
    const { store } = ledger();
    await spendRepeatedly(store, 2);
    const update = { id: KEY, label: "x", spendingLimit: nanoUsd(MOST), atMs: NOW };
    const refused = { result: "beyond-limits", spent: "18000000000000000" };
    expect(await store.updateKey(update)).toEqual(refused);
    expect(await store.showKey(KEY)).toMatchObject({ label: null, spendingLimit: null });
    expect(await store.updateKey({ ...update, spendingLimit: null })).toMatchObject({
      result: "updated",
      key: { label: "x", spendingLimit: null },
    });
    expect((await store.verify()).problems).toEqual([]);
  });
}
