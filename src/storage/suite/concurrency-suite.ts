import { expect, it } from "vitest";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** Calls at once: as many succeed as the rules allow, and no more. */
export function concurrency(ledger: () => TestLedger): void {
  it.each([
    [64, 10, 640, 64],
    [64, 10, 639, 63],
    [200, 7, 100, 14],
    [50, 101, 100, 0],
  ])("of %d holds of %d at once on %d, %d are placed", async (count, amount, balance, fit) => {
    const { store } = ledger();
    await openAccount(store, balance);
    const results = await Promise.all(
      Array.from({ length: count }, (_, at) => store.placeHold(newHold(`h${at}`, amount))),
    );
    expect(results.filter(({ result }) => result === "placed")).toHaveLength(fit);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: fit * amount });
  });

  it("of settlements at once of one request, one counts", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => store.settle(newSettlement("h1", at))),
    );
    expect(results.filter((result) => result === "settled")).toHaveLength(1);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("of claims at once of one key, one gets it", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        store.claimReply({
          accountId: ACCOUNT,
          keyHash: "c",
          bodyHash: "b",
          requestId: `h${at}`,
          atMs: NOW,
        }),
      ),
    );
    expect(results.filter(({ result }) => result === "claimed")).toHaveLength(1);
  });
}

/** The end of a store. */
export function life(ledger: () => TestLedger): void {
  it("a closed store refuses every call, after it has done the earlier ones", async () => {
    const { store } = ledger();
    await store.ping();
    await openAccount(store, 100);
    const last = store.placeHold(newHold("h1", 40));
    const closed = store.close();
    await expect(store.placeHold(newHold("h2", 40))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.verify()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await last).toEqual({ result: "placed" });
    await closed;
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  });
}
