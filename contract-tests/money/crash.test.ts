import { expect, test } from "vitest";
import type { RequestRecord } from "../../src/ledger/store.ts";
import { nanoUsd } from "../../src/ledger/money.ts";
import { judgeCrash, type CrashEvidence } from "./crash-judgement.ts";
import { runCrash } from "./crash-run.ts";

/** The long form is the command `crash.ts`. */
const KILLS = 3;
const LIMIT_MS = 240_000;

const clean = {
  lost: 0,
  doubled: 0,
  overspent: 0,
  chargedNeverSent: 0,
  unmarked: 0,
  problems: [],
};

test(
  "a gateway that is killed under load loses and invents nothing",
  async () => {
    const report = await runCrash({ store: "sqlite", replicas: 1, kills: KILLS, pauses: 0 });
    expect(report).toMatchObject(clean);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.upstreamCalls).toBeGreaterThanOrEqual(report.acknowledged);
  },
  LIMIT_MS,
);

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
  hold: nanoUsd(100),
  charge: nanoUsd(10),
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
  createdAtMs: 0,
};
const evidence: CrashEvidence = {
  sent: ["req_1"],
  acknowledged: new Set(["req_1"]),
  price: 10,
  accounts: [account],
  requests: new Map([["req_1", entry]]),
  verification: { ok: true, accounts: 1, entries: 2, problems: [] },
};
const with1 = (record: RequestRecord | null) => ({ requests: new Map([["req_1", record]]) });

test("faithful books are judged clean", () => {
  expect(judgeCrash(evidence)).toEqual(clean);
});

test.each<[string, Partial<CrashEvidence>, object]>([
  ["a call that the books do not know", with1(null), { lost: 1 }],
  ["a hold that was never resolved", with1({ ...entry, charge: null }), { lost: 1 }],
  ["an acknowledged reply at another price", with1({ ...entry, charge: nanoUsd(9) }), { lost: 1 }],
  ["a call made twice", { sent: ["req_1", "req_1"] }, { doubled: 1 }],
  ["a charge above its hold", with1({ ...entry, hold: nanoUsd(5) }), { doubled: 1 }],
  ["a hold without an owner", { accounts: [{ ...account, held: nanoUsd(1) }] }, { overspent: 1 }],
  ["a charge without a call", { sent: [], acknowledged: new Set() }, { chargedNeverSent: 10 }],
  ["a cut reply without its mark", with1({ ...entry, outcome: "killed" }), { unmarked: 1 }],
])("%s is found", (_name, changed, found) => {
  expect(judgeCrash({ ...evidence, ...changed })).toMatchObject(found);
});
