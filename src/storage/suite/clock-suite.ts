import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { KEY, newHold, newSettlement, NOW, openAccount, runScript } from "./ledger-script.ts";

type Script = readonly [fact: string, script: string];

const DAYS_AHEAD = 40;
const AHEAD = NOW + DAYS_AHEAD * 86_400_000;
const TODAY = Date.UTC(2026, 0, 15);

/** Scripts on a balance of 100 in which a clock was 40 days ahead for one operation. */
const aheadOnce: readonly Script[] = [
  [
    "a hold by a clock that was ahead leaves the budget its present period",
    `
      budget  key 30/day      updated                    100 0
      place   h1 10           placed                     90 10
      settle  h1 10           settled                    90 0
      place   h2 5 key 40     placed                     85 5
      place   h3 21           insufficient:key-budget:20 85 5
      place   h3 20           placed                     65 25
      settle  h3 20           settled                    65 5
      place   h4 1            insufficient:key-budget:0  65 5`,
  ],
  [
    "its charge counts when it ends, even above the limit",
    `
      budget  account 30/day  updated                          100 0
      place   h1 20 key 40    placed                           80 20
      place   h2 20           placed                           60 40
      settle  h1 15           settled                          65 20
      place   h3 1            insufficient:account-budget:-5   65 20
      settle  h2 5            settled                          80 0
      place   h3 10           placed                           70 10`,
  ],
  [
    "a hold by such a clock that is still open counts in the period that it has begun",
    `
      budget  key 30/day      updated                    100 0
      place   h1 5 key 40     placed                     95 5
      place   h2 30           placed                     65 35
      place   h3 26 key 40    insufficient:key-budget:25 65 35
      place   h3 25 key 40    placed                     40 60
      place   h4 1            insufficient:key-budget:0  40 60`,
  ],
  [
    "a budget that is set while a request is dated in the future counts the present period",
    `
      place   h1 10           placed                         90 10
      settle  h1 10           settled                        90 0
      place   h2 5 key 40     placed                         85 5
      budget  account 30/day  updated                        85 5
      place   h3 21           insufficient:account-budget:20 85 5
      budget  account 30/week updated                        85 5
      place   h3 21           insufficient:account-budget:20 85 5`,
  ],
  [
    "a budget that such a clock has set begins anew at the next change or hold",
    `
      place   h1 10           placed                         90 10
      budget  key 30/day 40   updated                        90 10
      budget  account 30/day 40 updated                      90 10
      budget  key 29/day      updated                        90 10
      place   h2 21           insufficient:key-budget:19     90 10
      budget  key none        updated                        90 10
      place   h2 21           insufficient:account-budget:20 90 10`,
  ],
];

/** Tests budgets after a clock was far ahead. */
export function clocks(current: () => TestLedger): void {
  it.each(aheadOnce)("%s", async (_, script) => {
    const ledger = current();
    await openAccount(ledger.store, 100);
    await runScript(script, ledger);
  });

  it("a request by a clock that was ahead until its end counts in the period of that clock", async () => {
    const { store } = current();
    await openAccount(store, 100);
    const budget = { limit: nanoUsd(30), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, atMs: NOW });
    await store.placeHold(newHold("h1", 8, { atMs: AHEAD }));
    await store.settle(newSettlement("h1", 8, { atMs: AHEAD + 1_000 }));
    const left = async (id: string, amount: number, atMs: number) => {
      const placed = await store.placeHold(newHold(id, amount, { atMs }));
      const problems = (await store.verify({ full: true })).problems;
      return [placed.result, (await store.showKeySums(KEY))?.budget?.startsAtMs, problems];
    };
    expect(await left("h2", 30, NOW)).toEqual(["placed", TODAY, []]);
    const then = Date.UTC(2026, 1, 24);
    expect(await left("h3", 23, AHEAD)).toEqual(["insufficient", then, []]);
    expect(await left("h3", 22, AHEAD)).toEqual(["placed", then, []]);
  });

  it("holds of one batch are decided in their order although the second begins another period", async () => {
    const { store } = current();
    await openAccount(store, 100);
    const budget = { limit: nanoUsd(30), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, atMs: NOW });
    await store.placeHold(newHold("h1", 20));
    await store.placeHold(newHold("h2", 5, { atMs: AHEAD }));
    const results = await Promise.all([
      store.placeHold(newHold("h3", 11)),
      store.placeHold(newHold("h4", 11, { atMs: NOW + 86_400_000 })),
    ]);
    const refused = { result: "insufficient", limit: "key-budget", available: 10 };
    expect(results).toMatchObject([refused, { result: "placed" }]);
  });

  it("a repair moves a budget from the future to its present period", async () => {
    const { store } = current();
    await openAccount(store, 100);
    const budget = { limit: nanoUsd(30), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, atMs: NOW });
    await store.placeHold(newHold("h1", 7));
    await store.placeHold(newHold("h2", 5, { atMs: AHEAD }));
    const repaired = await store.repairSums({ accountId: "acct", atMs: NOW });
    const [before, after] = [
      { held: 5, spent: 0 },
      { held: 7, spent: 0 },
    ];
    expect(repaired).toEqual([{ scope: "key budget", id: KEY, before, after }]);
    expect((await store.showKeySums(KEY))?.budget).toMatchObject({ startsAtMs: TODAY, held: 7 });
  });
}
