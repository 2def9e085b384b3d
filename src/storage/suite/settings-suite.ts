import { expect, it } from "vitest";
import { noKeySettings } from "../../core/ledger/accounts.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import {
  ACCOUNT,
  KEY,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
  runScript,
  keysOf,
} from "./ledger-script.ts";

type Script = readonly [fact: string, script: string];

/** Scripts on a balance of 100 and a key without a limit. */
const scripts: readonly Script[] = [
  [
    "a suspended account settles its open holds, but places none until it is resumed",
    `
      place    h1 30  placed             70 30
      suspend         updated            70 30
      place    h2 1   account-suspended  70 30
      mark     h1 7   marked             70 30
      settle   h1 10  settled            90 0
      top-up   e1 5   posted             95 0
      kill                               95 0
      place    h2 1   account-suspended  95 0
      resume          updated            95 0
      place    h2 1   placed             94 1`,
  ],
  [
    "an account is closed only without holds, and only its credit can leave it then",
    `
      place    h1 30  placed          70 30
      close           running:30      70 30
      place    h2 1   placed          69 31
      settle   h1 10  settled         89 1
      settle   h2 1   settled         89 0
      close           updated         89 0
      close           updated         89 0
      place    h3 1   account-closed  89 0
      resume          account-closed  89 0
      limit    5      account-closed  89 0
      top-up   e1 5   account-closed  89 0
      refund   e2 89  posted          0 0`,
  ],
  [
    "a limit counts amounts spent and held before it was set",
    `
      place   h1 30   placed               70 30
      settle  h1 10   settled              90 0
      place   h2 20   placed               70 20
      limit   50      updated              70 20
      place   h3 21   insufficient:key:20  70 20
      place   h3 20   placed               50 40
      limit   none    updated              50 40
      settle  h3 20   settled              50 20
      settle  h2 0    settled              70 0
      limit   35      updated              70 0
      place   h4 6    insufficient:key:5   70 0
      place   h4 5    placed               65 5`,
  ],
  [
    "a limit below the amount spent refuses only the next hold",
    `
      limit   50      updated               100 0
      place   h1 30   placed                70 30
      place   h2 20   placed                50 50
      limit   10      updated               50 50
      place   h3 1    insufficient:key:-40  50 50
      settle  h1 5    settled               75 20
      place   h3 1    insufficient:key:-15  75 20
      settle  h2 6    settled               89 0
      place   h3 1    insufficient:key:-1   89 0
      limit   12      updated               89 0
      place   h3 2    insufficient:key:1    89 0
      place   h3 1    placed                88 1
      limit   50      updated               88 1
      place   h4 38   placed                50 39`,
  ],
  [
    "a key's budget restarts each day",
    `
      budget  key 30/day  updated                    100 0
      place   h1 20       placed                     80 20
      place   h2 11       insufficient:key-budget:10 80 20
      settle  h1 15       settled                    85 0
      place   h2 16       insufficient:key-budget:15 85 0
      place   h2 15       placed                     70 15
      place   h3 30 key 1 placed                     40 45
      place   h4 1 key 1  insufficient:key-budget:0  40 45
      kill                                           85 0
      place   h4 30 key 1 placed                     55 30`,
  ],
  [
    "a request counts in the day of its hold, whenever it ends",
    `
      budget  account 30/day  updated                         100 0
      place   h1 20           placed                          80 20
      place   h2 30 key 1     placed                          50 50
      settle  h1 20           settled                         50 30
      place   h3 1 key 1      insufficient:account-budget:0   50 30
      settle  h2 10           settled                         70 0
      place   h3 21 key 1     insufficient:account-budget:20  70 0
      place   h3 20 key 1     placed                          50 20`,
  ],
  [
    "a slow clock does not reopen a day that is over",
    `
      budget  key 30/day   updated                     100 0
      place   h1 20 key 1  placed                      80 20
      place   h2 11        insufficient:key-budget:10  80 20
      place   h2 10        placed                      70 30
      settle  h2 10        settled                     70 20
      place   h3 1 key 1   insufficient:key-budget:0   70 20`,
  ],
  [
    "a budget that is set late counts earlier requests of its period",
    `
      place   h0 9 key -1     placed                          91 9
      settle  h0 9            settled                         91 0
      place   h1 20           placed                          71 20
      settle  h1 15           settled                         76 0
      place   h2 10           placed                          66 10
      budget  account 30/day  updated                         66 10
      place   h3 6            insufficient:account-budget:5   66 10
      budget  account 40/week updated                         66 10
      place   h3 7            insufficient:account-budget:6   66 10
      budget  account 20/week updated                         66 10
      place   h3 1            insufficient:account-budget:-14 66 10
      settle  h2 10           settled                         66 0
      budget  account none    updated                         66 0
      place   h3 66           placed                          0 66`,
  ],
  [
    "a budget that is set by a slow clock counts the day that has begun",
    `
      place   h1 20 key 1      placed                     80 20
      budget  key 30/day       updated                    80 20
      place   h2 11 key 1      insufficient:key-budget:10 80 20
      settle  h1 5             settled                    95 0
      budget  key none         updated                    95 0
      budget  key 30/day       updated                    95 0
      place   h2 26 key 1      insufficient:key-budget:25 95 0`,
  ],
  [
    "a key's new budget counts after the next entry of its account",
    `
      place    h1 10        placed                       90 10
      settle   h1 10        settled                      90 0
      budget   key 30/day   updated                      90 0
      top-up   e1 10        posted                       100 0
      place    h2 21        insufficient:key-budget:20   100 0
      place    h2 20        placed                       80 20
      budget   key 15/month updated                      80 20
      refund   e2 10        posted                       70 20
      place    h3 1         insufficient:key-budget:-15  70 20
      settle   h2 1         settled                      89 0
      place    h3 5         insufficient:key-budget:4    89 0
      budget   key none     updated                      89 0
      correct  e3 -9        posted                       80 0
      place    h3 80        placed                       0 80
      settle   h3 30        settled                      50 0`,
  ],
  [
    "a key's budget counts after a request of another key or a change of the account",
    `
      place    h1 10        placed                       90 10
      settle   h1 10        settled                      90 0
      budget   key 50/day   updated                      90 0
      place    o1 1 other   key-unknown                  90 0
      place    h2 41        insufficient:key-budget:40   90 0
      place    h2 40        placed                       50 40
      budget   key 45/day   updated                      50 40
      place    o2 1 other   key-unknown                  50 40
      settle   h2 30        settled                      60 0
      budget   key 41/month updated                      60 0
      suspend               updated                      60 0
      resume                updated                      60 0
      place    o3 1 other   key-unknown                  60 0
      place    h3 2         insufficient:key-budget:1    60 0
      place    h3 1         placed                       59 1`,
  ],
  [
    "a reversal is credited to the budgets of the request's day",
    `
      budget   key 50/day      updated                    100 0
      budget   account 70/week updated                    100 0
      claim    c1 b1 h1        claimed                    100 0
      place    h1 50           placed                     50 50
      break    h1 40           settled                    60 0
      claim    c1 b1 h2        claimed                    60 0
      place    h2 10           placed                     50 10
      settle   h2 10 c1        settled                    90 0
      place    h3 41           insufficient:key-budget:40 90 0
      place    h3 40           placed                     50 40
      claim    c2 b1 h4        claimed                    50 40
      place    h4 10 key 1     placed                     40 50
      mark     h4 10           marked                     40 50
      kill                                                80 0
      claim    c2 b1 h5        claimed                    90 0
      place    h5 51 key 1     insufficient:key-budget:50 90 0
      place    h5 50 key 1     placed                     40 50
      place    h6 11 key 2     insufficient:account-budget:10 40 50`,
  ],
];

/** Tests holds while accounts and keys change. */
export function settings(ledger: () => TestLedger): void {
  it.each(scripts)("%s", async (_, script) => {
    await openAccount(ledger().store, 100);
    await runScript(script, ledger());
  });

  it("an account and its keys show their changes", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const { hash } = newKey();
    expect(await store.findKey(hash)).toMatchObject({ accountState: "active", planId: "plan" });
    const budget = { limit: nanoUsd(30), period: "month" } as const;
    const change = { name: "New", planId: "other", state: "suspended", budget } as const;
    const updated = await store.updateAccount({ id: ACCOUNT, ...change, atMs: NOW });
    const sums = { startsAtMs: Date.UTC(2026, 0), spent: 0, held: 0 };
    const want = {
      name: "New",
      planId: "other",
      suspendedAtMs: NOW,
      budget: { ...budget, ...sums },
    };
    expect(updated).toMatchObject({ result: "updated", account: want });
    expect(await store.showAccount(ACCOUNT)).toMatchObject(want);
    expect(await store.findKey(hash)).toMatchObject({ accountState: "suspended", planId: "other" });

    const [spendingLimit, expiresAtMs] = [nanoUsd(40), NOW + 5];
    const unlistedFields = "ignore" as const;
    const bounds = { models: ["a/*"], spendingLimit, expiresAtMs };
    const settingsOfKey = { label: "ci", ...bounds, unlistedFields };
    await store.updateKey({ id: KEY, ...settingsOfKey, budget, atMs: NOW });
    const seen = { ...settingsOfKey, spent: 0, held: 0, budget: { ...budget, ...sums } };
    expect(await store.findKey(hash)).toMatchObject(settingsOfKey);
    expect(await keysOf(store, ACCOUNT)).toMatchObject([seen]);
    await store.updateKey({ id: KEY, label: "other", atMs: NOW });
    expect(await store.findKey(hash)).toMatchObject({ ...settingsOfKey, label: "other" });
    const cleared = noKeySettings;
    await store.updateKey({ id: KEY, ...cleared, budget: null, atMs: NOW });
    expect(await keysOf(store, ACCOUNT)).toMatchObject([
      { ...cleared, spent: null, held: null, budget: null },
    ]);
    await store.updateAccount({ id: ACCOUNT, state: "closed", atMs: NOW });
    expect(await store.findKey(hash)).toMatchObject({ accountState: "closed" });
  });

  it("accounts and keys that do not exist or have ended are not changed", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const nobody = { id: "nobody", label: "x", atMs: NOW };
    expect(await store.updateAccount({ ...nobody, name: "x" })).toEqual({ result: "no-account" });
    expect(await store.updateKey(nobody)).toEqual({ result: "no-key" });
    await store.revokeKey({ id: KEY, atMs: NOW });
    expect(await store.updateKey({ ...nobody, id: KEY })).toEqual({ result: "key-revoked" });
    const rotation = { id: KEY, hash: "new", overlapEndsAtMs: NOW + 9, atMs: NOW };
    expect(await store.rotateKey(rotation)).toEqual({ result: "key-revoked" });
    expect(await store.findKey("new")).toBeNull();
  });
}

/** Tests secrets of a key that replace each other. */
export function rotations(ledger: () => TestLedger): void {
  it("the secret before a rotation is valid until the overlap ends, an earlier one is not", async () => {
    const { store } = ledger();
    await openAccount(store, 100, 50);
    const { hash } = newKey();
    expect(await store.findKey(hash)).toMatchObject({ id: KEY, expiresAtMs: null });
    const first = { id: KEY, hash: "second", overlapEndsAtMs: NOW + 10, atMs: NOW };
    expect(await store.rotateKey(first)).toMatchObject({
      result: "updated",
      key: { id: KEY, spendingLimit: 50, expiresAtMs: null, previousExpiresAtMs: NOW + 10 },
    });
    expect(await store.findKey("second")).toMatchObject({ id: KEY, expiresAtMs: null });
    expect(await store.findKey(hash)).toMatchObject({ id: KEY, expiresAtMs: NOW + 10 });
    await store.updateKey({ id: KEY, expiresAtMs: NOW + 7, atMs: NOW });
    expect(await store.findKey(hash)).toMatchObject({ expiresAtMs: NOW + 7 });
    await store.rotateKey({ ...first, hash: "third", overlapEndsAtMs: NOW });
    expect(await store.findKey(hash)).toBeNull();
    expect(await store.findKey("second")).toMatchObject({ id: KEY, expiresAtMs: NOW });
    expect(await store.findKey("third")).toMatchObject({ id: KEY, expiresAtMs: NOW + 7 });
  });
}

/** Tests budgets of new accounts and keys, and concurrent holds. */
export function budgets(ledger: () => TestLedger): void {
  const terms = { limit: nanoUsd(40), period: "week" } as const;

  it("an account and a key are created with a budget", async () => {
    const { store } = ledger();
    const account = { id: ACCOUNT, name: "", planId: "plan", balance: nanoUsd(0), budget: terms };
    const period = { startsAtMs: Date.UTC(2026, 0, 12), endsAtMs: Date.UTC(2026, 0, 19) };
    const sums = { timeZone: "UTC", resetsOn: 1, ...period, spent: 0, held: 0 };
    const want = { ...terms, ...sums };
    const made = await store.createAccount({ ...account, atMs: NOW });
    expect(made?.budget).toEqual(want);
    expect((await store.listAccounts({ limit: 9 })).accounts[0]?.budget).toEqual(want);
    expect((await store.createKey({ ...newKey(), budget: terms }))?.budget).toEqual(want);
  });

  it.each(["account", "key"] as const)(
    "of concurrent holds, as many are placed as the budget of the %s covers, in each period",
    async (of) => {
      const { store } = ledger();
      await openAccount(store, 1_000);
      const change = { budget: terms, atMs: NOW };
      if (of === "key") await store.updateKey({ id: KEY, ...change });
      else await store.updateAccount({ id: ACCOUNT, ...change });
      for (const week of [0, 1, 2]) {
        const atMs = NOW + week * 7 * 86_400_000;
        const ids = Array.from({ length: 30 }, (_, at) => `h${week}.${at}`);
        const placed = await Promise.all(
          ids.map((id) => store.placeHold(newHold(id, 7, { atMs }))),
        );
        const fit = ids.filter((_, at) => placed[at]?.result === "placed");
        expect(fit).toHaveLength(5);
        await Promise.all(fit.map((id) => store.settle(newSettlement(id, 6, { atMs: atMs + 1 }))));
        const more = await store.placeHold(newHold(`m${week}`, 11, { atMs }));
        expect(more).toMatchObject({ limit: `${of}-budget`, available: 10 });
      }
      expect((await store.verify()).problems).toEqual([]);
    },
  );

  it("concurrent changes and holds leave sums that verify", async () => {
    const { store } = ledger();
    await openAccount(store, 10_000);
    const calls = Array.from({ length: 40 }, async (_, at) => {
      const atMs = NOW + Math.floor(at / 10) * 28_800_000;
      const isLimited = at % 3 === 0;
      if (at % 4 === 0) {
        const spendingLimit = isLimited ? null : nanoUsd(100 + at);
        await store.updateKey({ id: KEY, spendingLimit, atMs });
      }
      if (at % 5 === 0) {
        const limit = nanoUsd(50 + at);
        const budget = isLimited ? null : ({ limit, period: "day" } as const);
        await store.updateAccount({ id: ACCOUNT, budget, atMs });
        await store.updateKey({ id: KEY, budget, atMs });
      }
      const placed = await store.placeHold(newHold(`h${at}`, 10, { atMs }));
      if (placed.result === "placed")
        await store.settle(newSettlement(`h${at}`, at % 10, { atMs }));
    });
    await Promise.all(calls);
    expect((await store.verify()).problems).toEqual([]);
  });
}
