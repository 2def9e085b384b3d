import { describe, expect, it } from "vitest";
import { newBudget } from "../../../core/ledger/test-budget.ts";
import {
  decideMark,
  decidePlace,
  decideReverse,
  decideSettle,
  type KeyState,
  type LedgerChange,
} from "../../../core/ledger/decisions.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { newHold, newSettlement, NOW } from "../../suite/ledger-script.ts";
import { addChange, budgetAfter, noChanges, type Changes, type CountedRows } from "./changes.ts";

const DAY = 86_400_000;
const TODAY = Math.floor(NOW / DAY) * DAY;
const TODAYS = { startsAtMs: TODAY, endsAtMs: TODAY + DAY };

const budget = newBudget({
  limit: nanoUsd(500),
  period: "day",
  startsAtMs: TODAY,
  spent: nanoUsd(10),
  held: nanoUsd(20),
});
const key: KeyState = {
  accountId: "acct",
  spendingLimit: 900,
  held: 0,
  spent: 0,
  budget,
  expiresAtMs: null,
  revokedAtMs: null,
};
const sums = { balance: 1_000, held: 0, suspendedAtMs: null, closedAtMs: null, budget };
const counted: CountedRows = { isKeyLimited: true, accountBudget: budget, keyBudget: budget };

type Change = Exclude<LedgerChange, { readonly kind: "marked" }>;

function place(amount: number, days = 0): Change & { readonly hold: OpenHold } {
  const request = newHold("h1", amount, { atMs: NOW + days * DAY });
  const view = { owner: "o", isKnown: false, account: sums, key };
  const { change } = decidePlace(request, view);
  if (change?.kind !== "placed") throw new Error("not placed");
  return change;
}

function settle(hold: OpenHold, charge: number): Change {
  const { change } = decideSettle(newSettlement("h1", charge), { hold, isSettled: false });
  if (change?.kind !== "ended") throw new Error("not ended");
  return change;
}

function reverse(charge: number, startedAtMs: number): Change {
  const change = decideReverse(
    {
      requestId: "h1",
      accountId: "acct",
      keyId: "key",
      model: "m",
      upstream: null,
      charge: nanoUsd(charge),
      outcome: "killed",
      startedAtMs,
      isReversed: false,
      hasStoredReply: false,
    },
    { cause: "repeated", atMs: NOW },
  );
  if (change === null) throw new Error("no charge is reversed");
  return change;
}

const add = (changes: readonly Change[], rows = counted): Changes => {
  const added = noChanges();
  for (const change of changes) addChange(added, change, rows);
  return added;
};
const of = (changes: Changes) => ({
  account: changes.accounts.get("acct"),
  key: changes.keys.get("key"),
  budgets: [...changes.budgets.values()].map(({ scope, id, ...rest }) => [scope, id, rest]),
});

describe("the changes of a batch", () => {
  it("add up holds and charges by account, key and budget", () => {
    const placed = place(40);
    const found = of(add([placed, settle(placed.hold, 15), place(7)]));
    const period = { ...TODAYS, held: 7, spent: 15, places: true, raises: false };
    expect(found).toEqual({
      account: { balance: -15, held: 7, spent: 15, toppedUp: 0 },
      key: { held: 7, spent: 15, places: true },
      budgets: [
        ["account", "acct", period],
        ["key", "key", period],
      ],
    });
  });

  it("are guarded if any hold of the batch takes an amount, in any order", () => {
    const { hold } = place(40);
    const places = (changes: readonly Change[]) => {
      const { key: ofKey, budgets } = of(add(changes));
      return [ofKey?.places, ...budgets.map(([, , rest]) => (rest as Guarded).places)];
    };
    expect(places([settle(hold, 5)])).toEqual([false, false, false]);
    expect(places([place(0)])).toEqual([false, false, false]);
    expect(places([place(1), settle(hold, 5)])).toEqual([true, true, true]);
    expect(places([settle(hold, 5), place(1)])).toEqual([true, true, true]);
  });

  it("may exceed a budget's limit if any of them counts outside the period of its hold, in any order", () => {
    const early = settle(place(40, 3).hold, 5);
    const raises = (changes: readonly Change[]) =>
      of(add(changes)).budgets.map(([, , rest]) => (rest as Guarded).raises);
    expect(raises([place(1)])).toEqual([false, false]);
    expect(raises([place(1), early])).toEqual([true, true]);
    expect(raises([early, place(1)])).toEqual([true, true]);
  });

  it("start a day with its first hold, and exclude the ends of the day before", () => {
    const found = of(add([place(9, 1), settle(place(40).hold, 15)]));
    const next = { startsAtMs: TODAY + DAY, endsAtMs: TODAY + 2 * DAY };
    const period = { ...next, held: 9, spent: 0, places: true, raises: false };
    expect(found.budgets.map(([, , rest]) => rest)).toEqual([period, period]);
    expect(found.account).toEqual({ balance: -15, held: -31, spent: 15, toppedUp: 0 });
  });

  it("reverse a charge only in the day of its hold", () => {
    const [today] = of(add([reverse(6, NOW)])).budgets;
    expect(today?.[2]).toEqual({
      ...TODAYS,
      held: 0,
      spent: -6,
      places: false,
      raises: false,
    });
    const [before] = of(add([reverse(6, TODAY - 1)])).budgets;
    expect(before?.[2]).toMatchObject({ held: 0, spent: 0 });
  });

  it("count only in the account if there is no limit or budget", () => {
    const none = { isKeyLimited: false, accountBudget: null, keyBudget: null };
    const found = of(add([place(40)], none));
    expect(found).toMatchObject({ account: { held: 40 }, key: undefined, budgets: [] });
  });

  it("have an entry for each end, and no entry for a hold", () => {
    const placed = place(40);
    expect(add([placed]).entries).toEqual([]);
    expect(add([placed, settle(placed.hold, 15)]).entries).toMatchObject([
      { kind: "usage", id: "h1", amount: -15 },
    ]);
    const charge = nanoUsd(5);
    expect(decideMark({ requestId: "h1", charge }, placed.hold)).toMatchObject({ kind: "marked" });
  });
});

interface Guarded {
  readonly places: boolean;
  readonly raises: boolean;
}

describe("a budget after a batch", () => {
  const change = {
    scope: "key",
    id: "key",
    held: 5,
    spent: 2,
    places: true,
    raises: false,
  } as const;
  it.each([
    ["of its period has both", TODAY, { startsAtMs: TODAY, held: 25, spent: 12 }],
    [
      "of a later period has the batch's",
      TODAY + DAY,
      { startsAtMs: TODAY + DAY, held: 5, spent: 2 },
    ],
  ])("%s", (_, startsAtMs, want) => {
    const period = { startsAtMs, endsAtMs: startsAtMs + DAY };
    expect(budgetAfter(budget, { ...change, ...period })).toEqual({
      ...budget,
      ...period,
      ...want,
    });
  });

  it("is unchanged if no change counted in it", () => {
    expect(budgetAfter(budget, undefined)).toBe(budget);
  });
});
