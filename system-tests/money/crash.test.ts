import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import { lacksPostgres } from "../../contract-tests/harness/postgres.ts";
import type { BudgetState } from "../../src/core/ledger/budget.ts";
import { judgeCrash, type CrashEvidence, type CrashVerdict } from "./crash-judgement.ts";
import { runCrash, type CrashReport } from "./crash-run.ts";

/** `CRASH_KILLS` makes longer runs. */
const KILLS = Number(process.env["CRASH_KILLS"] ?? 50);
const PAUSES = 2;
const LIMIT_MS = 900_000 + KILLS * 10_000;

const clean: CrashVerdict = {
  lost: 0,
  doubled: 0,
  overspent: 0,
  overcharged: 0,
  chargedNeverSent: 0,
  unmarked: 0,
  miscosted: 0,
  unfenced: 0,
  problems: [],
};

/** Returns each violated guarantee by name with its counts, so that a log names it. */
function brokenIn(report: CrashReport): readonly string[] {
  return (Object.keys(clean) as (keyof CrashVerdict)[])
    .filter((promise) => !isDeepStrictEqual(report[promise], clean[promise]))
    .map((promise) => `${promise}: ${JSON.stringify(report[promise])}`);
}

function expectClean(report: CrashReport): void {
  expect(brokenIn(report)).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(report.kills);
  expect(report.upstreamCalls).toBeGreaterThanOrEqual(report.acknowledged);
}

test(
  "a gateway that is killed under load loses no entry and adds none",
  async () => {
    const report = await runCrash({ store: "sqlite", replicas: 1, kills: KILLS, pauses: 0 });
    expectClean(report);
    expect([...report.surprises]).toEqual([]);
  },
  LIMIT_MS,
);

test.skipIf(lacksPostgres())(
  "nor do three on one database, some of them suspended beyond their expiry",
  async () => {
    const report = await runCrash({
      store: "postgres",
      replicas: 3,
      kills: KILLS,
      pauses: PAUSES,
    });
    expectClean(report);
    expect(report.reaped).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

describe("the proof detects", () => {
  const KILLS_TO_SEE = 3;
  const entryOf = (name: string): string => join(import.meta.dirname, "variants", `${name}.ts`);
  const runVariant = (name: string): Promise<CrashReport> => {
    const harm = { kills: KILLS_TO_SEE, pauses: 0 };
    return runCrash({ store: "sqlite", replicas: 1, ...harm, entry: entryOf(name) });
  };

  test(
    "no fault in a gateway without a replaced part",
    async () => expect(await runVariant("faithful")).toMatchObject(clean),
    LIMIT_MS,
  );

  test.each<readonly [string, string, (report: CrashReport) => number]>([
    ["a reply acknowledged before its commit", "acknowledge-early", ({ lost }) => lost],
    ["an upstream called before its hold", "hold-late", ({ lost }) => lost],
    ["a reaper that drops holds", "drop-holds", ({ lost }) => lost],
    ["a reaper that charges whole holds", "charge-whole-holds", (report) => report.overcharged],
    ["a reaper that subtracts twice", "charge-twice", ({ problems }) => problems.length],
  ])(
    "%s",
    async (_name, variant, wrong) => {
      expect(wrong(await runVariant(variant))).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  test.skipIf(lacksPostgres())(
    "a suspended process that completes its responses after it resumes",
    async () => {
      const harm = { kills: 0, pauses: 1, entry: entryOf("ignore-fence") };
      const report = await runCrash({ store: "postgres", replicas: 2, ...harm });
      expect(report.unfenced).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

const entry: RequestRecord = {
  id: "req_1",
  accountId: "acc_1",
  keyId: "key_1",
  model: "test/paid",
  protocol: "chat",
  stream: false,
  status: 200,
  outcome: "finished",
  usage: null,
  estimated: false,
  cost: nanoUsd(8),
  upstream: null,
  vendorCost: null,
  hold: nanoUsd(100),
  charge: nanoUsd(10),
  takenBackAtMs: null,
  upstreams: [],
  startedAtMs: 0,
  endedAtMs: 1,
};
const account = {
  id: "acc_1",
  name: "Customer",
  planId: "demo",
  balance: nanoUsd(90),
  held: nanoUsd(0),
  spent: nanoUsd(10),
  toppedUp: nanoUsd(100),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};
const exceeded: BudgetState = {
  timeZone: "UTC",
  resetsOn: 1,
  endsAtMs: 2_678_400_000,
  limit: nanoUsd(10),
  period: "month",
  startsAtMs: 0,
  spent: nanoUsd(8),
  held: nanoUsd(3),
};
const evidence: CrashEvidence = {
  sent: ["req_1"],
  acknowledged: new Set(["req_1"]),
  price: 10,
  cost: 8,
  unproduced: 80,
  reaped: new Map(),
  accounts: [account],
  requests: new Map([["req_1", entry]]),
  problems: [],
};
const with1 = (record: RequestRecord | null) => ({ requests: new Map([["req_1", record]]) });

test("a correct ledger has no violations", () => {
  expect(judgeCrash(evidence)).toEqual(clean);
});

test("a reversed charge of an undelivered response is not a loss", () => {
  const unspent = { ...account, balance: nanoUsd(100), spent: nanoUsd(0) };
  const changed = { ...with1({ ...entry, takenBackAtMs: 1 }), accounts: [unspent] };
  expect(judgeCrash({ ...evidence, ...changed, acknowledged: new Set() })).toEqual(clean);
});

test.each<[string, Partial<CrashEvidence>, object]>([
  ["a call that the ledger does not know", with1(null), { lost: 1 }],
  ["a hold that was never resolved", with1({ ...entry, charge: null }), { lost: 1 }],
  ["an acknowledged reply at another price", with1({ ...entry, charge: nanoUsd(9) }), { lost: 1 }],
  [
    "an acknowledged reply with a reversed charge",
    with1({ ...entry, takenBackAtMs: 1 }),
    { lost: 1 },
  ],
  ["a call made twice", { sent: ["req_1", "req_1"] }, { doubled: 1 }],
  ["a charge above its hold", with1({ ...entry, hold: nanoUsd(5) }), { doubled: 1 }],
  ["a hold without an owner", { accounts: [{ ...account, held: nanoUsd(1) }] }, { overspent: 1 }],
  ["an exceeded budget", { accounts: [{ ...account, budget: exceeded }] }, { overspent: 1 }],
  ["a charge without a call", { sent: [], acknowledged: new Set() }, { chargedNeverSent: 10 }],
  [
    "a cut reply at the whole price",
    with1({ ...entry, outcome: "killed", charge: nanoUsd(21) }),
    {
      overcharged: 1,
    },
  ],
  [
    "a resolved reply that its stopped process ended",
    { reaped: new Map([["req_1", 10]]) },
    {
      unfenced: 1,
    },
  ],
  [
    "a resolved reply at another price",
    { acknowledged: new Set(), reaped: new Map([["req_1", 9]]) },
    { unfenced: 1 },
  ],
  ["a sum that does not fit", { problems: ["sum"] }, { problems: ["sum"] }],
  ["a reply with another cost", with1({ ...entry, cost: nanoUsd(9) }), { miscosted: 1 }],
  ["a cut reply without its mark", with1({ ...entry, outcome: "killed" }), { unmarked: 1 }],
])("%s is found", (_name, changed, found) => {
  expect(judgeCrash({ ...evidence, ...changed })).toMatchObject(found);
});
