import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DetailedAccount } from "../../core/ledger/accounts.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import {
  AlertRecords,
  AlertScene,
  CHECK_MS,
  START_MS,
  state,
  webhook,
} from "./test-alert-scene.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

describe("a check", () => {
  test("queries the ledger with the configured thresholds and the current time", async () => {
    const scene = new AlertScene({ lowBalance: nanoUsd(5), budgetPercent: 80 });
    await scene.alerts.check();
    expect(scene.records.watches).toEqual([
      { lowBalance: 5, budgetPercent: 80, marginAfterSeq: null, atMs: START_MS },
    ]);
  });

  test("evaluates the margin of the entries since the previous check", async () => {
    const scene = new AlertScene();
    for (const lastSeq of [0, 7, 9, 9]) {
      scene.records.found = { states: [], lastSeq };
      await scene.alerts.check();
    }
    const since = scene.records.watches.map(({ marginAfterSeq }) => marginAfterSeq);
    expect(since).toEqual([null, 0, 7, 9]);
  });

  test("is repeated for the same entries if its alerts could not be stored", async () => {
    const scene = new AlertScene();
    const { raiseAlerts } = scene.records;
    scene.records.found = { states: [], lastSeq: 3 };
    await scene.alerts.check();
    scene.records.found = { states: [], lastSeq: 8 };
    scene.records.raiseAlerts = () => Promise.reject(new Error("no ledger"));
    await scene.alerts.check();
    scene.records.raiseAlerts = raiseAlerts;
    await scene.alerts.check();
    await scene.alerts.check();
    const since = scene.records.watches.map(({ marginAfterSeq }) => marginAfterSeq);
    expect(since).toEqual([null, 3, 3, 8]);
  });

  test("that fails is logged, and the next one covers the same entries", async () => {
    const scene = new AlertScene();
    scene.records.found = { states: [], lastSeq: 3 };
    await scene.alerts.check();
    const { findAlerts } = scene.records;
    scene.records.findAlerts = () => Promise.reject(new Error("no ledger"));
    await scene.alerts.check();
    scene.records.findAlerts = findAlerts;
    await scene.alerts.check();
    expect(scene.records.watches.map(({ marginAfterSeq }) => marginAfterSeq)).toEqual([null, 3]);
    expect(scene.logged).toMatchObject([
      { message: "checking or sending alerts failed", error: [{ message: "no ledger" }] },
    ]);
  });

  test("records a state once while it lasts, and again when it returns", async () => {
    const scene = new AlertScene();
    const states = [[1], [1], [], [], [], [], [1]];
    for (const [at, found] of states.entries()) {
      scene.nowMs = START_MS + at * CHECK_MS;
      scene.finds(...found.map(() => state("low_balance", "acc_1")));
      await scene.alerts.check();
    }
    expect(scene.records.messages()).toEqual([
      ...["ops low_balance acc_1", "ops low_balance_resolved acc_1", "ops low_balance acc_1"],
    ]);
    const counts = scene.logged.map(({ message, count }) => [message, count]);
    expect(counts).toEqual([
      ["alerts raised", 1],
      ["alerts raised", 1],
    ]);
  });

  test("ends a state only after no process has seen it for three checks", async () => {
    const scene = new AlertScene();
    await scene.alerts.check();
    const [{ atMs, goneBeforeMs } = { atMs: 0, goneBeforeMs: 0 }] = scene.records.rounds;
    expect([atMs, goneBeforeMs]).toEqual([START_MS, START_MS - 3 * CHECK_MS]);
  });

  test("of one process does not end a state that another process sees", async () => {
    const records = new AlertRecords();
    const [one, other] = [new AlertScene({}, records), new AlertScene({}, records)];
    one.circuits = new Map([["vendor", "open"]]);
    for (let at = 0; at < 5; at += 1) {
      one.nowMs = START_MS + at * CHECK_MS;
      other.nowMs = one.nowMs + CHECK_MS / 2;
      await one.alerts.check();
      await other.alerts.check();
    }
    expect(records.messages()).toEqual(["ops upstream_down vendor"]);
  });

  test("waits for the previous one", async () => {
    const scene = new AlertScene();
    const gate = Promise.withResolvers<void>();
    const { findAlerts } = scene.records;
    scene.records.findAlerts = async (watch) => {
      await gate.promise;
      return findAlerts.call(scene.records, watch);
    };
    scene.records.found = { states: [], lastSeq: 4 };
    const both = [scene.alerts.check(), scene.alerts.check()];
    gate.resolve();
    await Promise.all(both);
    expect(scene.records.watches.map(({ marginAfterSeq }) => marginAfterSeq)).toEqual([null, 4]);
  });
});

describe("the end of a state", () => {
  const account = {
    id: "acc_1",
    name: "Acme",
    externalId: "c-1",
    email: "a@b",
    metadata: {},
  } as DetailedAccount;
  const end = async (scene: AlertScene) => {
    await scene.alerts.check();
    scene.finds();
    scene.nowMs = START_MS + 4 * CHECK_MS;
    await scene.alerts.check();
    return scene.records.bodies().slice(-1)[0];
  };

  test.each([
    ["low_balance", "acc_1", "", "acc_1"],
    ["budget_nearly_spent", "acc_1", "account day 0 5", "acc_1"],
    ["budget_nearly_spent", "key_1", "key 0 5", "acc_1"],
    ["budget_nearly_spent", "key_1", "key month 0 5", "acc_1"],
    ["budget_nearly_spent", "key_2", "key month 0 5", undefined],
    ["margin_negative", "acc_1", "", undefined],
  ] as const)("of %s of %s (%s) names its account: %s", async (kind, subject, occasion, id) => {
    const scene = new AlertScene();
    scene.records.accounts.set("acc_1", account);
    scene.records.keys.set("key_1", "acc_1");
    scene.finds(state(kind, subject, occasion));
    const body = await end(scene);
    const want = id === undefined ? {} : { account: { id, name: "Acme", external_id: "c-1" } };
    expect(body).toMatchObject({
      type: `${kind}_resolved`,
      data: { ...want, raised_at: new Date(START_MS).toISOString() },
    });
    if (id === undefined) expect(body).not.toHaveProperty("data.account");
  });

  test("is sent only to the webhooks subscribed to the kind", async () => {
    const webhooks = [webhook("money", ["low_balance"]), webhook("other", ["upstream_down"])];
    const scene = new AlertScene({ webhooks });
    scene.finds(state("low_balance", "acc_1"), state("low_balance", "acc_2"));
    await end(scene);
    expect(scene.records.messages()).toEqual([
      ...["money low_balance acc_1", "money low_balance acc_2"],
      ...["money low_balance_resolved acc_1", "money low_balance_resolved acc_2"],
    ]);
  });
});

describe("an upstream is down", () => {
  test.each<[CircuitState, readonly string[]]>([
    ["closed", []],
    ["half-open", ["ops upstream_down vendor"]],
    ["open", ["ops upstream_down vendor"]],
  ])("while its breaker is %s: %j", async (circuit, messages) => {
    const scene = new AlertScene();
    scene.circuits = new Map([["vendor", circuit]]);
    await scene.alerts.check();
    expect(scene.records.messages()).toEqual(messages);
  });

  test("while probes fail and it opens again, with one message", async () => {
    const scene = new AlertScene();
    for (const [at, circuit] of (["open", "half-open", "open", "half-open"] as const).entries()) {
      for (let check = 0; check < 4; check += 1) {
        scene.nowMs = START_MS + (4 * at + check) * CHECK_MS;
        scene.circuits = new Map([["vendor", circuit]]);
        await scene.alerts.check();
      }
    }
    expect(scene.records.messages()).toHaveLength(1);
  });
});

test("each webhook gets its subscribed kinds, and every message has a unique id", async () => {
  const webhooks = [
    webhook("all"),
    webhook("money", ["low_balance", "margin_negative"]),
    webhook("nothing", []),
  ];
  const scene = new AlertScene({ webhooks });
  scene.circuits = new Map([["vendor", "open"]]);
  scene.finds(state("low_balance", "acc_1"), state("budget_nearly_spent", "key_1", "key 0 5"));
  await scene.alerts.check();
  expect(scene.records.messages()).toEqual([
    "all low_balance acc_1",
    "money low_balance acc_1",
    "all budget_nearly_spent key_1",
    "all upstream_down vendor",
  ]);
  const ids = scene.records.rounds.flatMap(({ raised }) =>
    raised.flatMap(({ messages }) => messages.map(({ id }) => id)),
  );
  expect(ids).toEqual(["msg_1", "msg_2", "msg_3", "msg_4"]);
});

test("checks and sends at intervals until stopped, without keeping the process alive", async () => {
  const scene = new AlertScene();
  const check = vi.spyOn(scene.alerts, "check");
  const send = vi.spyOn(scene.alerts, "send");
  expect(vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
  expect([check.mock.calls.length, send.mock.calls.length]).toEqual([2, 24]);
  await scene.alerts.stop();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10 * CHECK_MS);
  expect([check.mock.calls.length, send.mock.calls.length]).toEqual([2, 24]);
});

test("sends as often as it checks if the check interval is shorter", async () => {
  const scene = new AlertScene({ checkMs: 1_000 });
  const send = vi.spyOn(scene.alerts, "send");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(5);
  await scene.alerts.stop();
});
