import { expect, it } from "vitest";
import { CUSTOMER_QUEUE, type AlertRound, type AlertWatch } from "../../core/ledger/alerts.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

const nothing: AlertWatch = {
  lowBalance: null,
  budgetPercent: null,
  marginAfterSeq: null,
  atMs: NOW,
};

function round(condition: string, more: Partial<AlertRound> = {}): AlertRound {
  const messages = [{ id: `msg ${condition}`, webhook: "ops", body: '{"a":"ä"}' }];
  return {
    raised: [{ condition, messages }],
    ended: [],
    atMs: NOW,
    goneBeforeMs: NOW - 10,
    ...more,
  };
}

const claim = { webhook: "ops", atMs: NOW, untilMs: NOW + 100 };

/** Tests the states for which alerts are raised. */
export function alertStates(ledger: () => TestLedger): void {
  it("accounts with a low balance are found, but not those that never had credit", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const empty = { id: "acc_0", name: "E", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(empty);
    const find = async (lowBalance: number) =>
      (await store.findAlerts({ ...nothing, lowBalance: nanoUsd(lowBalance) })).states;
    expect(await find(100)).toEqual([]);
    expect(await find(101)).toEqual([
      {
        kind: "low_balance",
        subject: ACCOUNT,
        occasion: "",
        facts: { balance: 100 },
        account: {
          id: ACCOUNT,
          name: "Acme",
          externalId: null,
          email: null,
          metadata: {},
          webhookUrl: null,
        },
      },
    ]);
    const details = { externalId: "c-1", email: "a@b", metadata: { k: "v" } };
    await store.updateAccount({ id: ACCOUNT, name: "B", details, atMs: NOW });
    expect(await find(101)).toMatchObject([{ account: { name: "B", ...details } }]);
    await store.updateAccount({ id: ACCOUNT, state: "closed", atMs: NOW });
    expect(await find(101)).toEqual([]);
  });

  it("keys are found when enough of their limit is spent", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "k2", limit: 50 }));
    await store.placeHold(newHold("h1", 45, { keyId: "k2" }));
    await store.settle(newSettlement("h1", 40));
    const find = async (budgetPercent: number) =>
      (await store.findAlerts({ ...nothing, budgetPercent })).states;
    expect(await find(81)).toEqual([]);
    expect(await find(80)).toMatchObject([
      { kind: "budget_nearly_spent", subject: "k2", facts: { scope: "key", spent: 40, limit: 50 } },
    ]);
  });

  it("entries are checked for their margin once", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const { lastSeq } = await store.findAlerts(nothing);
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 10, { cost: nanoUsd(11) }));
    const later = await store.findAlerts({ ...nothing, marginAfterSeq: lastSeq });
    expect(later.states).toMatchObject([
      { kind: "margin_negative", facts: { charge: 10, upstream_cost: 11 } },
    ]);
    const { states } = await store.findAlerts({ ...nothing, marginAfterSeq: later.lastSeq });
    expect(states).toEqual([]);
  });
}

/** Tests states that have ended. */
export function endedAlerts(ledger: () => TestLedger): void {
  const over = (condition: string) => [
    { condition, messages: [{ id: `over ${condition}`, webhook: "ops", body: "{}" }] },
  ];

  it("states that were last found before a time are listed, the first raised first", async () => {
    const { store } = ledger();
    await store.raiseAlerts(round("b", { atMs: NOW + 1 }));
    await store.raiseAlerts(round("a"));
    await store.raiseAlerts(round("c", { atMs: NOW + 2 }));
    await store.raiseAlerts(round("b", { atMs: NOW + 3 }));
    const ended = (goneBeforeMs: number) => store.listEndedAlerts({ goneBeforeMs });
    expect(await ended(NOW)).toEqual([]);
    expect(await ended(NOW + 1)).toEqual([{ condition: "a", raisedAtMs: NOW }]);
    expect((await ended(NOW + 9)).map(({ condition }) => condition)).toEqual(["a", "b", "c"]);
  });

  it("the end of a state is reported once, and not if the state was found again", async () => {
    const { store } = ledger();
    const raised = ["a", "b"].map((condition) => ({ condition, messages: [] }));
    await store.raiseAlerts(round("a", { raised }));
    const end = { raised: [], ended: [...over("a"), ...over("b")], atMs: NOW + 50 };
    await store.raiseAlerts({ ...end, goneBeforeMs: NOW });
    expect(await store.claimAlert({ ...claim, atMs: NOW + 99, untilMs: NOW + 99 })).toBeNull();
    await Promise.all([1, 2].map(() => store.raiseAlerts({ ...end, goneBeforeMs: NOW + 30 })));
    const late = { ...claim, atMs: NOW + 99, untilMs: NOW + 99 };
    expect(await store.claimAlert(late)).toMatchObject({ id: "over a" });
    expect(await store.listEndedAlerts({ goneBeforeMs: NOW + 99 })).toEqual([]);
    await store.endAlert({ id: "over a", result: "delivered", atMs: NOW + 99 });
    expect(await store.claimAlert(late)).toMatchObject({ id: "over b" });
    await store.endAlert({ id: "over b", result: "delivered", atMs: NOW + 99 });
    expect(await store.claimAlert(late)).toBeNull();
  });

  it("limits and budgets of a closed account and budgets of a revoked key raise no alert", async () => {
    const { store } = ledger();
    await openAccount(store, 100, 50);
    const budget = { limit: nanoUsd(40), period: "day" } as const;
    await store.updateKey({ id: KEY, budget, atMs: NOW });
    await store.updateAccount({ id: ACCOUNT, budget, atMs: NOW });
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 40));
    const find = async () =>
      (await store.findAlerts({ ...nothing, budgetPercent: 80 })).states.map(
        ({ occasion, account }) => `${account?.id} ${occasion.split(" ", 2).join(" ")}`,
      );
    expect((await find()).toSorted()).toEqual([
      ...[`${ACCOUNT} account day`, `${ACCOUNT} key 0`, `${ACCOUNT} key day`],
    ]);
    await store.revokeKey({ id: KEY, atMs: NOW });
    expect(await find()).toEqual([`${ACCOUNT} account day`]);
    await store.updateAccount({ id: ACCOUNT, state: "closed", atMs: NOW });
    expect(await find()).toEqual([]);
  });
}

/** Tests messages to send. */
export function alertMessages(ledger: () => TestLedger): void {
  it("a state is raised once until it ends, whichever process finds it", async () => {
    const { store } = ledger();
    const seen = await Promise.all([store.raiseAlerts(round("a")), store.raiseAlerts(round("a"))]);
    expect(seen.toSorted()).toEqual([0, 1]);
    const stillSeen = round("a", { atMs: NOW + 20, goneBeforeMs: NOW + 5 });
    expect(await store.raiseAlerts(stillSeen)).toBe(0);
    const none = [{ condition: "a", messages: [] }];
    await store.raiseAlerts({ raised: [], ended: none, atMs: NOW + 50, goneBeforeMs: NOW + 30 });
    const anew = round("a", { atMs: NOW + 60 });
    const messages = [{ id: "msg 2", webhook: "ops", body: "{}" }];
    expect(await store.raiseAlerts({ ...anew, raised: [{ condition: "a", messages }] })).toBe(1);
  });

  it("one process at a time takes a message, and again if it was not delivered", async () => {
    const { store } = ledger();
    await store.raiseAlerts(round("a"));
    const first = { id: "msg a", webhook: "ops", body: '{"a":"ä"}', attempts: 1 };
    expect(await store.claimAlert({ ...claim, webhook: "other" })).toBeNull();
    const taken = await Promise.all([store.claimAlert(claim), store.claimAlert(claim)]);
    expect(taken.filter((message) => message !== null)).toEqual([first]);
    const { id } = first;
    await store.endAlert({ id, result: "failed", nextAttemptAtMs: NOW + 30 });
    expect(await store.claimAlert({ ...claim, atMs: NOW + 29 })).toBeNull();
    const again = { ...claim, atMs: NOW + 30, untilMs: NOW + 60 };
    expect(await store.claimAlert(again)).toEqual({ ...first, attempts: 2 });
    await store.endAlert({ id, result: "delivered", atMs: NOW + 31 });
    expect(await store.claimAlert({ ...claim, atMs: NOW + 9_999 })).toBeNull();
  });

  it("a message survives a kill of its sender", async () => {
    const { store, kill } = ledger();
    await store.raiseAlerts(round("a"));
    await store.claimAlert(claim);
    const next = await kill();
    ledger().store = next;
    expect(await next.claimAlert({ ...claim, atMs: NOW + 99 })).toBeNull();
    expect(await next.claimAlert({ ...claim, atMs: NOW + 100 })).toMatchObject({ attempts: 2 });
  });
}

/** Tests the list of customers with due messages. */
export function customerQueues(ledger: () => TestLedger): void {
  it("accounts whose first message is due are listed, the longest waiting first", async () => {
    const { store } = ledger();
    const raise = (id: string, webhook: string, atMs: number) => {
      const messages = [{ id, webhook, body: "{}" }];
      return store.raiseAlerts({ ...round(id), raised: [{ condition: id, messages }], atMs });
    };
    await raise("m1", `${CUSTOMER_QUEUE}acc_late`, NOW + 2);
    await raise("m2", `${CUSTOMER_QUEUE}acc_1`, NOW);
    await raise("m3", `${CUSTOMER_QUEUE}acc_1`, NOW + 1);
    await raise("m4", "ops", NOW);
    const due = (atMs: number, limit = 9, wereTried = false) =>
      store.listDueCustomers({ wereTried, atMs, limit });
    expect(await due(NOW + 2)).toEqual(["acc_1", "acc_late"]);
    expect(await due(NOW + 2, 1)).toEqual(["acc_1"]);
    expect(await due(NOW + 1)).toEqual(["acc_1"]);
    expect(await due(NOW - 1)).toEqual([]);
    for (const id of ["m2", "m3"]) await store.endAlert({ id, result: "delivered", atMs: NOW + 3 });
    expect(await due(NOW + 9)).toEqual(["acc_late"]);
    const webhook = `${CUSTOMER_QUEUE}acc_late`;
    await store.claimAlert({ webhook, atMs: NOW + 9, untilMs: NOW + 10 });
    await store.endAlert({ id: "m1", result: "failed", nextAttemptAtMs: NOW + 99 });
    expect(await due(NOW + 98, 9, true)).toEqual([]);
    await raise("m5", webhook, NOW + 50);
    expect(await due(NOW + 98, 9, true)).toEqual(["acc_late"]);
    expect(await due(NOW + 99, 9, true)).toEqual(["acc_late"]);
    expect(await due(NOW + 99)).toEqual([]);
  });
}
