import fc from "fast-check";
import { budgetPeriods } from "../../core/ledger/budget-calendar.ts";
import type { AccountState } from "../../core/ledger/accounts.ts";
import { unlistedFieldRules } from "../../core/ledger/unlisted-fields.ts";
import type { OperatorKind } from "../../core/ledger/entry-row.ts";
import type {
  BudgetChange,
  Ending,
  MoneyStep,
  ClaimStep,
  SettingStep,
  ProcessStep,
  Step,
  Start,
} from "./test-steps.ts";

/*
 * Random steps. Requests are many times more frequent than changes of settings, so that most changes
 * find accounts and keys that the processes remember.
 */

const index = fc.nat(11);
const by = fc.nat(2);
/** Amounts are small beside balances and limits, but not so small that these never bind. */
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const limit = fc.integer({ min: 0, max: 90 });
/** Often below what was spent before. */
const laterLimit = fc.oneof(limit, fc.integer({ min: 0, max: 25 }));
const chance = (outOf: number) => fc.nat(outOf - 1).map((roll) => roll === outOf - 1);
/** Returns null once for so many values. */
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>, freq: number): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { freq, nil: null });
/** Often none; a negative one is a clock that jumps ahead for one call, and comes back. */
const behind = fc.oneof(
  { weight: 16, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom(-40, -24 * 8, -24 * 40) },
);
const budget: fc.Arbitrary<BudgetChange> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        limit,
        period: fc.constantFrom(...budgetPeriods, "same" as const, "same" as const),
        timeZone: fc.constantFrom("UTC", "Pacific/Kiritimati", "America/Havana"),
        resetsOn: fc.integer({ min: 1, max: 7 }),
      },
      { requiredKeys: ["limit", "period"] },
    ),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);
const ending = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Ending>("finished") },
  { weight: 3, arbitrary: fc.constantFrom<Ending>("broken", "broken", "failed", "client-gone") },
);

const place = fc.record({
  kind: fc.constant("place" as const),
  key: index,
  amount,
  flaw: chance(12).map((is) => (is ? ("known-id" as const) : null)),
  behind,
});
const mark = fc.record({
  kind: fc.constant("mark" as const),
  hold: index,
  charge: fc.nat(50),
  isOwn: chance(6).map((is) => !is),
  isClaimed: fc.boolean(),
});
const settle = fc.record({
  kind: fc.constant("settle" as const),
  hold: index,
  share: fc.oneof(fc.constant(100), fc.nat(120)),
  ending,
  hasReply: chance(4).map((is) => !is),
  states: fc.oneof(fc.constant(0), fc.nat(3)),
  isClaimed: fc.boolean(),
  behind,
});
const settleAgain = fc.record({
  kind: fc.constant("settle-again" as const),
  request: index,
  ending: fc.constantFrom<Ending>("finished", "failed"),
});
const post = fc.record({
  kind: fc.constant("post" as const),
  account: index,
  entry: fc.constantFrom<OperatorKind>("top-up", "top-up", "refund", "correction"),
  amount: fc.integer({ min: -30, max: 40 }).filter((value) => value !== 0),
  reference: orNull(fc.nat(1), 1),
  hasNote: chance(5),
  isRepeat: chance(4),
});

const money: fc.WeightedArbitrary<MoneyStep>[] = [
  { weight: 48, arbitrary: place },
  { weight: 1, arbitrary: place.map((one) => ({ ...one, flaw: "other-account" as const })) },
  { weight: 24, arbitrary: settle },
  { weight: 12, arbitrary: mark },
  { weight: 5, arbitrary: settleAgain },
  { weight: 10, arbitrary: post },
];

const claims: fc.WeightedArbitrary<ClaimStep>[] = [
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant("claim" as const),
      key: index,
      name: chance(4).map(Number),
      body: chance(12).map(Number),
      amount: orNull(amount, 8),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("place-claimed" as const), request: index, amount }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("release" as const), claim: index }) },
];

const settings: fc.WeightedArbitrary<SettingStep>[] = [
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant("key-limit" as const),
      key: index,
      limit: orNull(laterLimit, 3),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("budget" as const),
      of: fc.constantFrom("account" as const, "key" as const),
      which: index,
      budget,
      behind,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("key-expiry" as const),
      key: index,
      hours: orNull(fc.integer({ min: -1, max: 30 }), 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("key-label" as const),
      key: index,
      unlistedFields: fc.constantFrom(null, ...unlistedFieldRules),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("key-made" as const),
      account: index,
      limit: orNull(limit, 2),
      budget,
      isTaken: chance(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("rotate" as const), key: index, hours: fc.nat(30) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("revoke" as const), key: index }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("customer-key" as const),
      caller: index,
      key: index,
      what: fc.constantFrom("create", "create", "update", "rotate", "revoke"),
      activeMax: fc.integer({ min: 1, max: 5 }),
      hours: orNull(fc.integer({ min: -1, max: 30 }), 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("account-text" as const),
      account: index,
      what: fc.constantFrom("name" as const, "plan" as const, "details" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("account-state" as const),
      account: index,
      state: fc.oneof(
        { weight: 4, arbitrary: fc.constant<AccountState>("suspended") },
        { weight: 9, arbitrary: fc.constant<AccountState>("active") },
        { weight: 1, arbitrary: fc.constant<AccountState>("closed") },
      ),
    }),
  },
];

const clock = fc.constantFrom(1, 5, 11, 24, 24, 24 * 7, 24 * 31);
const processes: fc.WeightedArbitrary<ProcessStep>[] = [
  { weight: 6, arbitrary: clock.map((hours) => ({ kind: "clock" as const, hours })) },
  { weight: 1, arbitrary: fc.constant({ kind: "kill" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "fence" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "restart" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "add" as const }) },
];

/** Requests with claims, which soon end. */
const keyed: fc.WeightedArbitrary<MoneyStep>[] = [
  { weight: 10, arbitrary: place },
  { weight: 40, arbitrary: settle },
  { weight: 14, arbitrary: mark },
  { weight: 5, arbitrary: settleAgain },
  { weight: 3, arbitrary: post },
];

/** How often the kinds of steps occur, relative to each other. */
interface Theme {
  readonly money: number;
  readonly claims: number;
  readonly settings: number;
  readonly processes: number;
  readonly groups: number;
}

function stepsOf(theme: Theme, requests = money): fc.Arbitrary<readonly Step[]> {
  const kinds = [
    { weight: theme.money, arbitrary: fc.oneof(...requests) },
    { weight: theme.claims, arbitrary: fc.oneof(...claims) },
    { weight: theme.settings, arbitrary: fc.oneof(...settings) },
  ] as const;
  // Only calls that move money share a batch in both stores.
  const together = fc.oneof({ weight: 200, arbitrary: fc.oneof(...requests) }, ...kinds);
  const calls = fc.array(together, { minLength: 2, maxLength: 6, size: "max" });
  const group = calls.map((all) => ({ kind: "group" as const, calls: all }));
  const step = fc.oneof(
    ...kinds,
    { weight: theme.processes, arbitrary: fc.oneof(...processes) },
    { weight: theme.groups, arbitrary: group },
  );
  const all = fc.tuple(by, step).map(([one, rest]): Step => ({ by: one, ...rest }));
  return fc.array(all, { maxLength: STEPS_MAX, size: "max" });
}

const STEPS_MAX = 80;

/** Each sequence has a theme, since rare steps have consequences only where they are frequent. */
export const steps = fc.noBias(
  fc.oneof(
    {
      weight: 3,
      arbitrary: stepsOf({ money: 60, claims: 12, settings: 18, processes: 8, groups: 12 }),
    },
    {
      weight: 2,
      arbitrary: stepsOf({ money: 45, claims: 40, settings: 3, processes: 7, groups: 5 }, keyed),
    },
    {
      weight: 2,
      arbitrary: stepsOf({ money: 55, claims: 0, settings: 35, processes: 5, groups: 10 }),
    },
  ),
);

export const start: fc.Arbitrary<Start> = fc.record({
  processes: fc.integer({ min: 1, max: 3 }),
  accounts: fc.array(
    fc.record({ balance: fc.integer({ min: 60, max: 200 }), budget: orNull(budget, 1) }),
    { minLength: 1, maxLength: 2, size: "max" },
  ),
  keys: fc.array(
    fc.record({ account: fc.nat(1), limit: orNull(limit, 1), budget: orNull(budget, 1) }),
    { minLength: 2, maxLength: 4, size: "max" },
  ),
});
