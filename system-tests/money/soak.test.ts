import { describe, expect, test } from "vitest";
import type { AccountRecord } from "../../src/core/ledger/accounts.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import { lacksPostgres } from "../../contract-tests/harness/postgres.ts";
import { BUDGET_LIMIT, SoakAccount, type Answered } from "./soak-account.ts";
import type { SoakCall } from "./soak-calls.ts";
import { runSoak } from "./soak-run.ts";
import { readSeed } from "../../contract-tests/harness/read-seed.ts";

/** The long form is the command `soak.ts`. */
const OPERATIONS = 8_000;
const LIMIT_MS = 1_800_000;

const stores = [
  ["sqlite", false],
  ["postgres", lacksPostgres()],
] as const;

describe.each(stores)("%s", (store, isMissing) => {
  test.skipIf(isMissing)(
    "any parallel calls from three processes give the results of the rules, also after crashes",
    async () => {
      const seed = readSeed(process.env);
      console.log(`${store}: PROPERTY_SEED=${seed}`);
      const report = await runSoak({ store, operations: OPERATIONS, seed });
      expect(report.operations).toBeGreaterThanOrEqual(OPERATIONS);
      expect(report.crashes).toBeGreaterThan(2);
      // The situations that the soak tests have occurred.
      const { answers } = report;
      const seen = ["placed", "settled", "insufficient", "stored", "gone"];
      for (const answer of [...seen, "account-suspended", "updated"])
        expect([answer, answers.has(answer)]).toEqual([answer, true]);
    },
    LIMIT_MS,
  );
});

const place = (id: string, amount: number): SoakCall => ({
  kind: "place",
  process: 0,
  id,
  keyId: "key",
  amount,
  startedCharge: 0,
  day: 0,
});
const settle = (id: string, charge: number): SoakCall => ({
  kind: "settle",
  process: 0,
  id,
  charge,
  estimated: false,
  breaks: false,
});

function accountOf(balance: number): SoakAccount {
  const account = new SoakAccount("acc", balance);
  account.addKey("key", false);
  return account;
}

const recordOf = (balance: number, held: number, spent: number): AccountRecord => ({
  id: "acc",
  name: "",
  planId: "plan",
  balance: nanoUsd(balance),
  held: nanoUsd(held),
  spent: nanoUsd(spent),
  toppedUp: nanoUsd(balance + spent),
  budget: {
    limit: nanoUsd(BUDGET_LIMIT),
    period: "day",
    startsAtMs: 0,
    spent: nanoUsd(spent),
    held: nanoUsd(held),
  },
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
});

test("answers that result from any order of the calls are accepted", () => {
  const [first, second] = [place("h1", 60), place("h2", 50)];
  const refused = { call: first, answer: "insufficient:balance:50" };
  accountOf(100).take([refused, { call: second, answer: "placed" }], recordOf(100, 50, 0));
  const settled = { call: settle("h1", 10), answer: "settled" };
  accountOf(100).take([{ call: first, answer: "placed" }, settled], recordOf(90, 0, 10));
});

test.each<readonly [string, readonly Answered[], AccountRecord]>([
  [
    "two holds although only one fits",
    [
      { call: place("h1", 60), answer: "placed" },
      { call: place("h2", 50), answer: "placed" },
    ],
    recordOf(100, 110, 0),
  ],
  [
    "a hold refused that fits",
    [{ call: place("h1", 60), answer: "insufficient:balance:40" }],
    recordOf(100, 0, 0),
  ],
  [
    "a request settled twice",
    [
      { call: place("h1", 60), answer: "placed" },
      { call: settle("h1", 10), answer: "settled" },
      { call: settle("h1", 10), answer: "settled" },
    ],
    recordOf(80, 0, 20),
  ],
  [
    "a settlement before its hold",
    [
      { call: place("h1", 60), answer: "placed" },
      { call: settle("h1", 10), answer: "gone" },
    ],
    recordOf(100, 60, 0),
  ],
  [
    "a charge that the account does not show",
    [
      { call: place("h1", 60), answer: "placed" },
      { call: settle("h1", 10), answer: "settled" },
    ],
    recordOf(100, 0, 0),
  ],
])("%s is found", (_name, answered, record) => {
  expect(() => accountOf(100).take(answered, record)).toThrow(/0 states fit/);
});
