import { expect, it } from "vitest";
import type { AlertState, AlertWatch } from "../../core/ledger/alerts.ts";
import type { BudgetPeriod } from "../../core/ledger/budget-calendar.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

const DAY = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 0, 15);
const MONDAY = Date.UTC(2026, 0, 12);
const FIRST = Date.UTC(2026, 0, 1);

const nothing: AlertWatch = {
  lowBalance: null,
  budgetPercent: null,
  marginAfterSeq: null,
  atMs: NOW,
};

const find = async (store: Store, watch: Partial<AlertWatch>): Promise<readonly AlertState[]> =>
  (await store.findAlerts({ ...nothing, ...watch })).states;

async function spend(store: Store, charge: number, part: { atMs?: number; keyId?: string } = {}) {
  const { atMs = NOW, keyId = KEY } = part;
  const id = `${keyId} ${charge} ${atMs}`;
  expect(await store.placeHold(newHold(id, charge, { atMs, keyId }))).toEqual({ result: "placed" });
  await store.settle(newSettlement(id, charge, { atMs }));
}

/** Tests limits of keys that are nearly spent. */
export function watchedKeys(ledger: () => TestLedger): void {
  it("a key's alert ends with its revocation", async () => {
    const { store } = ledger();
    await openAccount(store, 100, 50);
    await spend(store, 50);
    expect(await find(store, { budgetPercent: 100 })).toMatchObject([{ subject: KEY }]);
    await store.revokeKey({ id: KEY, atMs: NOW });
    expect(await find(store, { budgetPercent: 100 })).toEqual([]);
  });

  it("a limit lowered below the amount spent counts in full, and its alert is a different one", async () => {
    const { store } = ledger();
    await openAccount(store, 100, 50);
    await spend(store, 40);
    const [first] = await find(store, { budgetPercent: 80 });
    await store.updateKey({ id: KEY, spendingLimit: nanoUsd(30), atMs: NOW });
    const [second] = await find(store, { budgetPercent: 133 });
    expect(second).toMatchObject({ facts: { scope: "key", spent: 40, limit: 30 } });
    expect([first?.occasion, second?.occasion]).toEqual(["key 0 50", "key 0 30"]);
    expect(await find(store, { budgetPercent: 134 })).toEqual([]);
  });

  it("a key with a limit of zero, or without a limit, is never nearly spent", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "none", limit: 0 }));
    await store.updateKey({
      id: KEY,
      atMs: NOW,
      budget: { limit: nanoUsd(0), period: "day" },
    });
    await store.createKey(newKey({ id: "k2" }));
    await spend(store, 40, { keyId: "k2" });
    expect(await find(store, { budgetPercent: 1 })).toEqual([]);
  });
}

/** Tests budgets that are nearly spent. */
export function watchedBudgets(ledger: () => TestLedger): void {
  it.each<readonly [BudgetPeriod, startsAtMs: number, days: number]>([
    ["day", MIDNIGHT, 1],
    ["week", MONDAY, 7],
    ["month", FIRST, 31],
  ])("a budget per %s is nearly spent until its period is over", async (period, starts, days) => {
    const { store } = ledger();
    await openAccount(store, 100);
    const budget = { limit: nanoUsd(50), period };
    await store.updateAccount({ id: ACCOUNT, budget, atMs: NOW });
    await store.updateKey({ id: KEY, budget: { ...budget, limit: nanoUsd(40) }, atMs: NOW });
    await spend(store, 40);
    const seen = (scope: string, subject: string, limit: number) => ({
      kind: "budget_nearly_spent",
      subject,
      occasion: `${scope} ${period} ${starts} ${limit}`,
      facts: { scope: `${scope} ${period}`, spent: 40, limit },
      account: {
        id: ACCOUNT,
        name: "Acme",
        externalId: null,
        email: null,
        metadata: {},
        webhookUrl: null,
      },
    });
    const both = [seen("account", ACCOUNT, 50), seen("key", KEY, 40)];
    const bySubject = async (watch: Partial<AlertWatch>) =>
      (await find(store, watch)).toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
    expect(await bySubject({ budgetPercent: 80 })).toEqual(both);
    expect(await bySubject({ budgetPercent: 81 })).toEqual([both[1]]);
    const end = starts + days * DAY;
    expect(await bySubject({ budgetPercent: 80, atMs: end - 1 })).toEqual(both);
    expect(await bySubject({ budgetPercent: 80, atMs: end })).toEqual([]);
  });

  it("the same budget spent in the next period is another occasion", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const budget = { limit: nanoUsd(40), period: "day" } as const;
    await store.updateAccount({ id: ACCOUNT, budget, atMs: NOW });
    const occasions: string[] = [];
    for (const atMs of [NOW, NOW + DAY]) {
      await spend(store, 40, { atMs });
      const [state] = await find(store, { budgetPercent: 100, atMs });
      occasions.push(state?.occasion ?? "");
    }
    const starts = [MIDNIGHT, MIDNIGHT + DAY];
    expect(occasions).toEqual(starts.map((at) => `account day ${at} 40`));
  });
}

/** Tests models that cost more than they are charged. */
export function watchedMargins(ledger: () => TestLedger): void {
  it("a model's requests are added up, except those without a known cost", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    const end = async (id: string, model: string, [charge, cost]: [number, number | null]) => {
      await store.placeHold(newHold(id, 100, { model }));
      const known = cost === null ? null : nanoUsd(cost);
      await store.settle(newSettlement(id, charge, { cost: known }));
    };
    const { lastSeq } = await store.findAlerts(nothing);
    await end("h1", "a/even", [10, 10]);
    await end("h2", "b/less", [10, 8]);
    await end("h3", "b/less", [1, 4]);
    await end("h4", "c/unknown", [0, null]);
    await end("h5", "d/fine", [5, 9]);
    await end("h6", "d/fine", [5, 0]);
    await end("h7", "e/some", [10, null]);
    await end("h8", "e/some", [1, 2]);
    const below = async (marginAfterSeq: number) =>
      (await find(store, { marginAfterSeq }))
        .map(({ kind, subject, facts }) => [kind, subject, ...Object.values(facts)].join(" "))
        .toSorted();
    const some = "margin_negative e/some 1 2";
    expect(await below(lastSeq)).toEqual(["margin_negative b/less 11 12", some]);
    expect(await below(lastSeq + 2)).toEqual(["margin_negative b/less 1 4", some]);
  });

  it("a reversed charge does not count against its model", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    for (const [id, part] of [
      ["h1", { outcome: "broken" }],
      ["h2", { reply: { keyHash: "c", sealed: "s" } }],
    ] as const) {
      await store.claimReply({ ...claim, requestId: id });
      await store.placeHold(newHold(id, 40));
      await store.settle(newSettlement(id, 6, part));
    }
    expect(await find(store, { marginAfterSeq: 0 })).toEqual([]);
    expect((await store.findAlerts(nothing)).lastSeq).toBe(4);
  });
}

const message = (id: string, webhook = "ops") => ({ id, webhook, body: "{}" });

/** Raises a state with messages for `ops`. */
function raiseFor(store: Store, ids: readonly string[], atMs: number): Promise<number> {
  const messages = ids.map((id) => message(id));
  return store.raiseAlerts({
    raised: [{ condition: ids[0] ?? "", messages }],
    ended: [],
    atMs,
    goneBeforeMs: 0,
  });
}

/** Tests the order of messages, their due times, and the number that may wait. */
export function alertQueues(ledger: () => TestLedger): void {
  it("the messages of each webhook are sent one after the other, in the order they were raised", async () => {
    const { store } = ledger();
    for (const [at, id] of [
      [2, "second"],
      [1, "first"],
      [3, "third"],
    ] as const) {
      const raised = [{ condition: id, messages: [message(id, id === "third" ? "two" : "one")] }];
      await store.raiseAlerts({ raised, ended: [], atMs: NOW + at, goneBeforeMs: 0 });
    }
    const claim = (atMs: number, webhook = "one") =>
      store.claimAlert({ webhook, atMs, untilMs: NOW + 500 });
    expect(await claim(NOW)).toBeNull();
    expect(await claim(NOW + 9)).toMatchObject({ id: "first", attempts: 1 });
    expect(await claim(NOW + 9, "two")).toMatchObject({ id: "third", webhook: "two" });
    // While the first message is being sent, and while it waits, the second one waits.
    expect(await claim(NOW + 499)).toBeNull();
    await store.endAlert({ id: "first", result: "failed", nextAttemptAtMs: NOW + 600 });
    expect(await claim(NOW + 599)).toBeNull();
    expect(await claim(NOW + 600)).toMatchObject({ id: "first", attempts: 2 });
    await store.endAlert({ id: "first", result: "delivered", atMs: NOW + 600 });
    expect(await claim(NOW + 600)).toMatchObject({ id: "second", attempts: 1 });
  });

  it("a refused message moves behind those raised before its next attempt", async () => {
    const { store } = ledger();
    const claim = (atMs: number) => store.claimAlert({ webhook: "ops", atMs, untilMs: atMs });
    const deliver = (id: string) => store.endAlert({ id, result: "delivered", atMs: NOW });
    await raiseFor(store, ["refused"], NOW);
    await claim(NOW);
    await store.endAlert({ id: "refused", result: "refused", nextAttemptAtMs: NOW + 10 });
    expect(await claim(NOW + 9)).toBeNull();
    await raiseFor(store, ["before"], NOW + 9);
    await raiseFor(store, ["after"], NOW + 11);
    expect(await claim(NOW + 20)).toMatchObject({ id: "before" });
    await deliver("before");
    expect(await claim(NOW + 20)).toMatchObject({ id: "refused", attempts: 2 });
    await deliver("refused");
    expect(await claim(NOW + 20)).toMatchObject({ id: "after" });
  });

  it("an unreachable webhook keeps its newest thousand messages, and no other loses any", async () => {
    const { store } = ledger();
    const other = [{ condition: "other", messages: [message("other", "two")] }];
    await store.raiseAlerts({ raised: other, ended: [], atMs: NOW, goneBeforeMs: 0 });
    await raiseFor(store, ["oldest"], NOW);
    await raiseFor(store, ["old"], NOW + 1);
    const ids = Array.from({ length: 998 }, (_, at) => `m${at}`);
    await raiseFor(store, ids, NOW + 2);
    const claim = (webhook: string) =>
      store.claimAlert({ webhook, atMs: NOW + 9, untilMs: NOW + 9 });
    expect(await claim("ops")).toMatchObject({ id: "oldest" });
    await raiseFor(store, ["one more"], NOW + 3);
    expect(await claim("ops")).toMatchObject({ id: "old" });
    expect(await claim("two")).toMatchObject({ id: "other" });
  });
}

/** Tests when states and messages end. */
export function alertTimes(ledger: () => TestLedger): void {
  it("a state ends if it was last found before a time, whichever clock reported it", async () => {
    const { store } = ledger();
    const see = (atMs: number, goneBeforeMs: number) =>
      store.raiseAlerts({
        raised: [{ condition: "a", messages: [] }],
        ended: [],
        atMs,
        goneBeforeMs,
      });
    const pass = (goneBeforeMs: number) =>
      store.raiseAlerts({
        raised: [],
        ended: [{ condition: "a", messages: [] }],
        atMs: NOW,
        goneBeforeMs,
      });
    expect(await see(NOW + 20, NOW)).toBe(1);
    expect(await see(NOW + 5, NOW)).toBe(0);
    await pass(NOW + 20);
    expect(await see(NOW + 30, NOW)).toBe(0);
    await pass(NOW + 31);
    expect(await see(NOW + 30, NOW)).toBe(1);
  });

  it("delivered messages stay for a week, others until they are delivered", async () => {
    const { store } = ledger();
    const raise = (condition: string, ids: readonly string[], atMs: number) => {
      const messages = ids.map((id) => message(id));
      return store.raiseAlerts({
        raised: [{ condition, messages }],
        ended: [],
        atMs,
        goneBeforeMs: 0,
      });
    };
    await raise("a", ["sent", "waiting"], NOW);
    const week = 7 * DAY;
    await store.endAlert({ id: "sent", result: "delivered", atMs: NOW });
    await raise("b", ["b"], NOW + week);
    // Ids are unique: an id is free again once its message is deleted.
    await expect(raise("c", ["sent"], NOW)).rejects.toThrow(Error);
    await raise("d", ["d"], NOW + week + 1);
    expect(await raise("e", ["sent"], NOW + 9 * week)).toBe(1);
    const claim = { webhook: "ops", atMs: NOW + 9 * week, untilMs: NOW + 10 * week };
    expect(await store.claimAlert(claim)).toMatchObject({ id: "waiting" });
  });
}
