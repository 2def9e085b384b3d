import { expect, it } from "vitest";
import type { AlertRound, AlertWatch } from "../../ledger/alerts.ts";
import { nanoUsd } from "../../money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

const nothing: AlertWatch = {
  lowBalance: null,
  budgetPercent: null,
  marginAfterSeq: null,
  atMs: NOW,
};

function round(condition: string, more: Partial<AlertRound> = {}): AlertRound {
  const messages = [{ id: `msg ${condition}`, webhook: "ops", body: '{"a":"ä"}' }];
  return { raised: [{ condition, messages }], atMs: NOW, goneBeforeMs: NOW - 10, ...more };
}

const claim = { webhooks: ["ops"], atMs: NOW, untilMs: NOW + 100 };

/** What alerts are about. */
export function alertStates(ledger: () => TestLedger): void {
  it("accounts with a low balance are found, those that never had credit are not", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const empty = { id: "acc_0", name: "E", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(empty);
    const find = async (lowBalance: number) =>
      (await store.findAlerts({ ...nothing, lowBalance: nanoUsd(lowBalance) })).states;
    expect(await find(100)).toEqual([]);
    expect(await find(101)).toEqual([
      { kind: "low_balance", subject: ACCOUNT, occasion: "", facts: { balance: 100 } },
    ]);
  });

  it("keys are found once so much of their limit is spent", async () => {
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

  it("entries are looked at for their margin once", async () => {
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

/** The messages that are to be sent. */
export function alertMessages(ledger: () => TestLedger): void {
  it("a state is raised once until it has gone, whoever sees it", async () => {
    const { store } = ledger();
    const seen = await Promise.all([store.raiseAlerts(round("a")), store.raiseAlerts(round("a"))]);
    expect(seen.toSorted()).toEqual([0, 1]);
    const stillSeen = round("a", { atMs: NOW + 20, goneBeforeMs: NOW + 5 });
    expect(await store.raiseAlerts(stillSeen)).toBe(0);
    await store.raiseAlerts({ raised: [], atMs: NOW + 50, goneBeforeMs: NOW + 30 });
    const anew = round("a", { atMs: NOW + 60 });
    const messages = [{ id: "msg 2", webhook: "ops", body: "{}" }];
    expect(await store.raiseAlerts({ ...anew, raised: [{ condition: "a", messages }] })).toBe(1);
  });

  it("one process at a time takes a message, and takes it again where it was not delivered", async () => {
    const { store } = ledger();
    await store.raiseAlerts(round("a"));
    const first = { id: "msg a", webhook: "ops", body: '{"a":"ä"}', attempts: 1 };
    expect(await store.claimAlert({ ...claim, webhooks: ["other"] })).toBeNull();
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

  it("a message survives the kill of the process that sends it", async () => {
    const { store, kill } = ledger();
    await store.raiseAlerts(round("a"));
    await store.claimAlert(claim);
    const next = await kill();
    ledger().store = next;
    expect(await next.claimAlert({ ...claim, atMs: NOW + 99 })).toBeNull();
    expect(await next.claimAlert({ ...claim, atMs: NOW + 100 })).toMatchObject({ attempts: 2 });
  });
}
