import { expect, it } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount, settle } from "./ledger-script.ts";

/** Tests concurrent calls: exactly as many succeed as the rules allow. */
export function concurrency(ledger: () => TestLedger): void {
  it.each([
    [64, 10, 640, 64],
    [64, 10, 639, 63],
    [200, 7, 100, 14],
    [50, 101, 100, 0],
  ])("of %d concurrent holds of %d on %d, %d are placed", async (count, amount, balance, fit) => {
    const { store } = ledger();
    await openAccount(store, balance);
    const results = await Promise.all(
      Array.from({ length: count }, (_, at) => store.placeHold(newHold(`h${at}`, amount))),
    );
    expect(results.filter(({ result }) => result === "placed")).toHaveLength(fit);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: fit * amount });
  });

  it("of concurrent settlements of one request, one counts", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => settle(store, newSettlement("h1", at))),
    );
    expect(results.filter((result) => result === "settled")).toHaveLength(1);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("of concurrent claims of one key, one succeeds", async () => {
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

/** Tests holds that require a claim. */
export function holdsWithClaims(ledger: () => TestLedger): void {
  it("of concurrent keyed requests only the one with the claim gets its hold", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const results = await Promise.all(
      ["h1", "h2"].map((id) => Promise.all([claim(store, id), holdWithClaim(store, id)])),
    );
    expect(results.map((pair) => pair.map(({ result }) => result))).toEqual([
      ["claimed", "placed"],
      ["in-flight", "not-claimed"],
    ]);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 10 });
    expect(await settle(store, newSettlement("h2", 1))).toBe("gone");
  });

  it("a keyed request gets no hold without a claim, or after releasing it", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    expect(await holdWithClaim(store, "h1")).toEqual({ result: "not-claimed" });
    const given = ["h0", "h1"].map((requestId) => ({
      accountId: ACCOUNT,
      keyHash: requestId,
      requestId,
    }));
    for (const one of given) await store.claimReply({ ...one, bodyHash: "b", atMs: NOW });
    await Promise.all(given.map((one) => store.releaseReply(one)));
    for (const { requestId } of given) {
      expect(await holdWithClaim(store, requestId)).toEqual({ result: "not-claimed" });
    }
    await claim(store, "h2");
    expect(await claim(store, "h3")).toEqual({ result: "in-flight" });
    expect(await holdWithClaim(store, "h3")).toEqual({ result: "not-claimed" });
    expect(await holdWithClaim(store, "h2")).toEqual({ result: "placed" });
  });

  it("amounts owed by requests that are marked concurrently are charged after a kill", async () => {
    const { store, kill } = ledger();
    await openAccount(store, 100);
    const ids = ["h1", "h2", "h3"];
    for (const id of ids) await store.placeHold(newHold(id, 10));
    await Promise.all(
      ids.map((requestId) => store.markProgress({ requestId, charge: nanoUsd(7) })),
    );
    const next = await kill();
    expect(await next.showAccount(ACCOUNT)).toMatchObject({ balance: 79, held: 0 });
  });

  it("a process gets no hold by the claim of a killed one", async () => {
    const { store, kill } = ledger();
    await openAccount(store, 100);
    await claim(store, "h1");
    expect(await holdWithClaim(await kill(), "h1")).toEqual({ result: "not-claimed" });
  });
}

type Store = TestLedger["store"];

const claim = (store: Store, requestId: string) =>
  store.claimReply({ accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId, atMs: NOW });

const holdWithClaim = (store: Store, requestId: string) =>
  store.placeHold(newHold(requestId, 10, { withClaim: true }));

/** Tests the end of a store. */
export function closing(ledger: () => TestLedger): void {
  it("a closed store refuses every call after completing the earlier ones", async () => {
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
