import { expect, test } from "vitest";
import { defaultBrand } from "../../core/brand/brand.ts";
import { alertKinds, type AlertState } from "../../core/ledger/alerts.ts";
import {
  alertBody,
  conditionOf,
  endedBody,
  isKnownCondition,
  readCondition,
} from "./describe-alert.ts";

const budget: AlertState = {
  kind: "budget_nearly_spent",
  subject: "acc_1",
  occasion: "account day 0 100",
  account: null,
  facts: { scope: "account day", spent: 1_500_000_000, limit: 2_000_000_000 },
};

test("a state is identified by its kind, subject and occasion", () => {
  const states: readonly AlertState[] = [
    budget,
    { ...budget, occasion: "account day 86400000 100" },
    { ...budget, occasion: "key day 0 100" },
    { ...budget, subject: "acc_2" },
    { ...budget, kind: "low_balance" },
  ];
  expect(new Set(states.map(conditionOf)).size).toBe(states.length);
});

test("a state with other amounts is the same state", () => {
  const later = { ...budget, facts: { ...budget.facts, spent: 1_600_000_000 } };
  expect(conditionOf(later)).toBe(conditionOf(budget));
});

test("texts that concatenate to the same string remain distinct", () => {
  const split = { ...budget, subject: 'acc_1","account', occasion: "day 0 100" };
  const joined = { ...budget, subject: "acc_1", occasion: 'account","day 0 100' };
  expect(conditionOf(split)).not.toBe(conditionOf(joined));
});

test("a body contains the time in UTC, and amounts as decimal text", () => {
  const atMs = Date.UTC(2_030, 0, 2, 3, 4, 5, 6);
  expect(JSON.parse(alertBody(budget, { brand: defaultBrand, atMs }))).toMatchObject({
    type: "budget_nearly_spent",
    timestamp: "2030-01-02T03:04:05.006Z",
    data: { id: "acc_1", scope: "account day", spent: "1.5", limit: "2" },
  });
});

const account = {
  id: "acc_1",
  name: "Acme",
  externalId: "c-1",
  email: null,
  metadata: { k: "v" },
  webhookUrl: "https://c.test",
};
const named = { id: "acc_1", name: "Acme", external_id: "c-1", email: null, metadata: { k: "v" } };

test("a body contains only the public fields of the account", () => {
  const whole = { ...account, balance: 5, planId: "p" };
  const body: unknown = JSON.parse(
    alertBody({ ...budget, account: whole }, { brand: defaultBrand, atMs: 0 }),
  );
  expect(body).toMatchObject({ data: { id: "acc_1", account: named } });
});

test("the body of an end names the same subject, the current account and both times", () => {
  const condition = conditionOf({ ...budget, subject: "key_1", occasion: "key day 0 100" });
  const body = endedBody({ condition, raisedAtMs: 0 }, { account, atMs: 1_000 });
  expect(JSON.parse(body)).toEqual({
    type: "budget_nearly_spent_resolved",
    timestamp: "1970-01-01T00:00:01.000Z",
    data: {
      id: "key_1",
      scope: "key day",
      account: named,
      raised_at: "1970-01-01T00:00:00.000Z",
    },
  });
});

test.each(alertKinds)(
  "the body of the end of %s has no amounts, and no account if it is null",
  (kind) => {
    const condition = conditionOf({ ...budget, kind, occasion: "" });
    const body = JSON.parse(
      endedBody({ condition, raisedAtMs: 0 }, { account: null, atMs: 0 }),
    ) as {
      readonly type: string;
      readonly data: object;
    };
    expect(body.type).toBe(`${kind}_resolved`);
    expect(Object.values(body.data)).toContain("acc_1");
    expect(Object.keys(body.data)).not.toContain("account");
  },
);

test.each([
  [budget, "account day"],
  [{ ...budget, occasion: "key 0 50" }, "key"],
  [{ ...budget, kind: "low_balance", occasion: "" } as const, null],
])("a condition survives a round trip: %j", (state, scope) => {
  const { kind, subject } = state;
  expect(readCondition(conditionOf(state))).toEqual({ kind, subject, scope });
});

test.each(["[]", '["other","a",""]', "{}"])("%s is not a valid condition", (text) => {
  expect(() => readCondition(text)).toThrow(Error);
});

test("a condition of a newer release is recognized", () => {
  expect(isKnownCondition(conditionOf(budget))).toBe(true);
  expect(isKnownCondition('["of_a_newer_release","a",""]')).toBe(false);
});

test.each(alertKinds)("a body of %s names its subject", (kind) => {
  const fields = {
    low_balance: "account_id",
    budget_nearly_spent: "id",
    margin_negative: "model",
    upstream_down: "upstream",
    hold_unresolved: "request_id",
  };
  const body: unknown = JSON.parse(
    alertBody({ ...budget, kind, facts: {} }, { brand: defaultBrand, atMs: 0 }),
  );
  expect(body).toMatchObject({ type: kind, data: { [fields[kind]]: "acc_1" } });
});
