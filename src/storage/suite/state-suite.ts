import { expect, it } from "vitest";
import type { AccountState } from "../../core/ledger/accounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, KEY, newEntry, newHold, newKey, newSettlement, keysOf } from "./ledger-script.ts";
import { NOW, openAccount, runScript } from "./ledger-script.ts";

/** Possible changes of the script's account and key at a time. */
const acts: Readonly<Record<string, (store: Store, atMs: number) => Promise<string>>> = {
  suspend: (store, atMs) => setState(store, "suspended", atMs),
  resume: (store, atMs) => setState(store, "active", atMs),
  close: (store, atMs) => setState(store, "closed", atMs),
  rename: async (store, atMs) => (await store.updateAccount({ ...of(atMs), name: "New" })).result,
  label: async (store, atMs) => (await store.updateKey({ ...ofKey(atMs), label: "ci" })).result,
  rotate: async (store, atMs) =>
    (await store.rotateKey({ ...ofKey(atMs), hash: "second", overlapEndsAtMs: atMs + 100 })).result,
  revoke: async (store, atMs) =>
    (await store.revokeKey(ofKey(atMs))) === null ? "no-key" : "revoked",
};

const of = (atMs: number) => ({ id: ACCOUNT, atMs });
const ofKey = (atMs: number) => ({ id: KEY, atMs });

async function setState(store: Store, state: AccountState, atMs: number): Promise<string> {
  return (await store.updateAccount({ ...of(atMs), state })).result;
}

/** Tests the states of accounts and keys, in any order of changes. */
export function stateOrders(ledger: () => TestLedger): void {
  it.each<readonly [string, results: string, hold: string, shown: string]>([
    ["suspend close", "updated updated", "account-closed", "closed 1 2 null"],
    ["suspend resume close", "updated updated updated", "account-closed", "closed null 3 null"],
    ["suspend suspend", "updated updated", "account-suspended", "suspended 1 null null"],
    ["close suspend", "updated account-closed", "account-closed", "closed null 1 null"],
    ["close close", "updated updated", "account-closed", "closed null 1 null"],
    ["close rename", "updated account-closed", "account-closed", "closed null 1 null"],
    ["close label", "updated account-closed", "account-closed", "closed null 1 null"],
    ["close rotate", "updated account-closed", "account-closed", "closed null 1 null"],
    ["close revoke", "updated revoked", "key-revoked", "closed null 1 2"],
    ["revoke label", "revoked key-revoked", "key-revoked", "active null null 1"],
    ["revoke rotate", "revoked key-revoked", "key-revoked", "active null null 1"],
    ["revoke revoke", "revoked revoked", "key-revoked", "active null null 1"],
    ["revoke suspend", "revoked updated", "key-revoked", "suspended 2 null 1"],
    ["revoke close label", "revoked updated account-closed", "key-revoked", "closed null 2 1"],
    ["suspend label", "updated updated", "account-suspended", "suspended 1 null null"],
    ["suspend rotate resume", "updated updated updated", "placed", "active null null null"],
    ["suspend rename resume", "updated updated updated", "placed", "active null null null"],
  ])("%s: %s, and the next hold is %s", async (order, results, hold, shown) => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h0", 1));
    await store.settle(newSettlement("h0", 0));
    const seen: string[] = [];
    for (const [at, word] of order.split(" ").entries()) {
      seen.push((await acts[word]?.(store, at + 1)) ?? "");
    }
    expect(seen.join(" ")).toBe(results);
    expect((await store.placeHold(newHold("h1", 1))).result).toBe(hold);
    const account = await store.showAccount(ACCOUNT);
    const [key] = await keysOf(store, ACCOUNT);
    const times = [account?.suspendedAtMs, account?.closedAtMs, key?.revokedAtMs];
    expect([key?.accountState, ...times].map(String).join(" ")).toBe(shown);
    expect(account?.name).toBe(order.includes("suspend rename") ? "New" : "Acme");
    expect(key?.label).toBe(order.startsWith("suspend label") ? "ci" : null);
    const hash = order.includes("suspend rotate") ? "second" : newKey().hash;
    expect(await store.findKey(hash)).toMatchObject({ accountState: key?.accountState });
  });

  it("a repeated entry to an account that was closed since returns the first one", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const topUp = newEntry({ amount: 20, reference: "paid" });
    const first = await store.postEntry(topUp);
    expect(await setState(store, "closed", NOW + 1)).toBe("updated");
    expect(await store.postEntry({ ...topUp, id: "e2", atMs: NOW + 2 })).toEqual({
      ...first,
      account: expect.objectContaining({ balance: 120, closedAtMs: NOW + 1 }) as unknown,
    });
    const other = newEntry({ id: "e3", reference: "other" });
    expect(await store.postEntry(other)).toEqual({ result: "account-closed" });
  });
}

/** Tests changes of one setting. */
export function singleSettings(ledger: () => TestLedger): void {
  it("a change of one setting leaves the others unchanged", async () => {
    const { store } = ledger();
    const budget = { limit: nanoUsd(30), period: "month" } as const;
    const opened = { id: ACCOUNT, name: "Acme", planId: "plan", balance: nanoUsd(9), atMs: NOW };
    const account = await store.createAccount({ ...opened, budget });
    const made = newKey({ label: "ci", models: ["a/*"], expiresAtMs: NOW + 5, limit: 7 });
    const key = await store.createKey({ ...made, budget });
    const changes = [{ name: "N" }, { planId: "p" }, { state: "suspended" }] as const;
    let wanted = { ...account, budget: { ...budget, startsAtMs: account?.budget?.startsAtMs } };
    for (const change of changes) {
      wanted = { ...wanted, ...("state" in change ? { suspendedAtMs: NOW + 1 } : change) };
      const updated = await store.updateAccount({ id: ACCOUNT, atMs: NOW + 1, ...change });
      expect(updated).toMatchObject({ result: "updated", account: wanted });
    }
    await store.updateAccount({ id: ACCOUNT, state: "active", atMs: NOW + 2 });
    let shown = { ...key, planId: "p" };
    for (const change of [
      { label: "other" },
      { models: ["b/*", "c"] },
      { expiresAtMs: NOW + 8 },
      { spendingLimit: nanoUsd(8) },
      { label: null },
    ]) {
      shown = { ...shown, ...change, ...(!("label" in change) && { isSetByOperator: true }) };
      const updated = await store.updateKey({ id: KEY, atMs: NOW + 1, ...change });
      expect(updated).toEqual({ result: "updated", key: shown });
    }
    expect(await keysOf(store, ACCOUNT)).toEqual([shown]);
  });

  it("a change affects only its own account", async () => {
    const { store } = ledger();
    await openAccount(store, 100, 50);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(5), atMs: NOW };
    const account = await store.createAccount(other);
    const key = await store.createKey(newKey({ id: "k2", accountId: "other", limit: 9 }));
    await store.updateAccount({ id: ACCOUNT, name: "New", state: "suspended", atMs: NOW });
    const label = "mine";
    await store.updateKey({ id: KEY, label, spendingLimit: nanoUsd(3), atMs: NOW });
    await store.rotateKey({ id: KEY, hash: "new", overlapEndsAtMs: NOW + 9, atMs: NOW });
    await store.revokeKey({ id: KEY, atMs: NOW });
    expect(await store.showAccount("other")).toEqual(account);
    expect(await keysOf(store, "other")).toEqual([key]);
  });

  it("a reference posts once per account", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(5), atMs: NOW };
    await store.createAccount(other);
    const posts = ["acct", "other", "acct", "other"].map((accountId, at) =>
      store.postEntry(newEntry({ id: `e${at}`, accountId, reference: "r", amount: 3 })),
    );
    const results = (await Promise.all(posts)).map((posted) =>
      posted.result === "posted" ? posted.entry.id : posted.result,
    );
    expect(results).toEqual(["acct", "other", "acct", "other"].map((id) => `top-up:${id}:r`));
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 103, toppedUp: 103 });
    expect(await store.showAccount("other")).toMatchObject({ balance: 8, toppedUp: 8 });
  });
}

/** Scripts on a balance of 100 and a key without a limit: limits and budgets that are set late. */
const lateLimits: readonly (readonly [string, string])[] = [
  [
    "a budget set after a reversal excludes the reversed charge",
    `
      claim   c1 b1 h1        claimed                         100 0
      place   h1 50           placed                          50 50
      break   h1 40           settled                         60 0
      claim   c1 b1 h2        claimed                         60 0
      place   h2 10           placed                          50 10
      settle  h2 10 c1        settled                         90 0
      budget  account 30/day  updated                         90 0
      place   h3 21           insufficient:account-budget:20  90 0
      budget  key 25/week     updated                         90 0
      place   h3 16           insufficient:key-budget:15      90 0
      place   h3 15           placed                          75 15`,
  ],
  [
    "a limit set after a reversal excludes the reversed charge",
    `
      claim   c1 b1 h1  claimed              100 0
      place   h1 50     placed               50 50
      mark    h1 40     marked               50 50
      kill                                   60 0
      claim   c1 b1 h2  claimed              100 0
      limit   50        updated              100 0
      place   h2 51     insufficient:key:50  100 0
      place   h2 50     placed               50 50`,
  ],
  [
    "a budget that was lowered and raised again has its current limit",
    `
      budget  key 50/day  updated                      100 0
      place   h1 40       placed                       60 40
      budget  key 10/day  updated                      60 40
      place   h2 1        insufficient:key-budget:-30  60 40
      settle  h1 20       settled                      80 0
      budget  key 45/day  updated                      80 0
      place   h2 26       insufficient:key-budget:25   80 0
      place   h2 25       placed                       55 25
      budget  key 0/day   updated                      55 25
      settle  h2 25       settled                      55 0
      place   h3 1 key 1  insufficient:key-budget:0    55 0
      place   h3 0 key 1  placed                       55 0`,
  ],
  [
    "a lowered budget starts its next period with its current limit",
    `
      budget  account 50/day  updated                         100 0
      place   h1 40           placed                          60 40
      budget  account 10/day  updated                         60 40
      place   h2 11 key 1     insufficient:account-budget:10  60 40
      place   h2 10 key 1     placed                          50 50
      settle  h1 40           settled                         50 10
      place   h3 1 key 1      insufficient:account-budget:0   50 10
      settle  h2 4            settled                         56 0
      place   h3 6 key 1      placed                          50 6`,
  ],
  [
    "a budget of another period starts from that period's earlier requests",
    `
      place   h1 9 key -2   placed                        91 9
      settle  h1 9          settled                       91 0
      place   h2 8          placed                        83 8
      budget  key 20/day    updated                       83 8
      place   h3 13         insufficient:key-budget:12    83 8
      budget  key 20/week   updated                       83 8
      place   h3 4          insufficient:key-budget:3     83 8
      budget  key 20/month  updated                       83 8
      place   h3 3          placed                        80 11`,
  ],
];

/** Tests limits and budgets that are set after requests. */
export function lateSettings(ledger: () => TestLedger): void {
  it.each(lateLimits)("%s", async (_, script) => {
    await openAccount(ledger().store, 100);
    await runScript(script, ledger());
  });

  it("a budget or limit of a key counts that key's requests, an account's counts all requests", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "k2" }));
    await store.placeHold(newHold("h1", 10));
    await store.settle(newSettlement("h1", 7));
    await store.placeHold(newHold("h2", 10, { keyId: "k2" }));
    await store.placeHold(newHold("h3", 5));
    const budget = { limit: nanoUsd(50), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, spendingLimit: nanoUsd(60), atMs: NOW });
    await store.updateAccount({ id: ACCOUNT, budget, atMs: NOW });
    const key = (await keysOf(store, ACCOUNT)).find(({ id }) => id === KEY);
    expect(key).toMatchObject({ spent: 7, held: 5, budget: { spent: 7, held: 5 } });
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ budget: { spent: 7, held: 15 } });
    expect((await store.verify()).problems).toEqual([]);
  });

  it("a key that was released and claimed in one turn is claimed", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    await store.claimReply({ ...claim, requestId: "h1" });
    const [, second, third] = await Promise.all([
      store.releaseReply({ ...claim, requestId: "h1" }),
      store.claimReply({ ...claim, requestId: "h2" }),
      store.claimReply({ ...claim, requestId: "h3" }),
    ]);
    expect([second, third]).toEqual([{ result: "claimed" }, { result: "in-flight" }]);
  });
}
