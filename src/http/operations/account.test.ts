import { describe, expect, it } from "vitest";
import type { Caller } from "../../access/auth/caller.ts";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import type { AccountRecord, KeyRecord } from "../../core/ledger/accounts.ts";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import { newBudget } from "../../core/ledger/test-budget.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { accountRecord } from "./account.ts";

const key: KeyRecord = {
  ...keyRecord,
  label: "ci",
  spendingLimit: nanoUsd(5_000_000_000),
  expiresAtMs: 86_400_000,
};
const caller: Caller = {
  key,
  accountId: "acc_1",
  plan: {
    id: "p",
    name: "Plan",
    models: ["*"],
    requestsPerMinute: 60,
    tokensPerMinute: null,
    concurrentRequests: 8,
  },
};
const account: AccountRecord = {
  id: "acc_1",
  name: "A",
  planId: "p",
  balance: nanoUsd(10_000_000_000),
  held: nanoUsd(20_000_000),
  spent: nanoUsd(0),
  toppedUp: nanoUsd(10_000_000_000),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};

describe("an account's record", () => {
  const keySums = { spent: nanoUsd(1_250_000_000), held: nanoUsd(250_000_000), budget: null };

  it.each<[string, number | null, typeof keySums | null, object]>([
    ["without a limit", null, null, { spent: null, remaining: null }],
    ["fully spent", 1_250_000_000, keySums, { spent: "1.25", remaining: "0" }],
    ["lower than the amount spent", 1, keySums, { spent: "1.25", remaining: "0" }],
  ])("shows usage and remainder of a key's limit: %s", (_, limit, sums, want) => {
    const spendingLimit = limit === null ? null : nanoUsd(limit);
    const limited = { ...caller, key: { ...caller.key, spendingLimit } };
    const facts = { account, keySums: sums, maxBodyBytes: 7, asOfMs: 1_000 };
    const record = accountRecord({ ...facts, caller: limited });
    expect(closedReply("Account")(record)).toBe(true);
    expect(record.key).toMatchObject(want);
  });

  it("shows the budgets of the account and of the key in the current period", () => {
    const sums = { startsAtMs: 0, spent: nanoUsd(1_000_000_000), held: nanoUsd(500_000_000) };
    const day = newBudget({ limit: nanoUsd(2_000_000_000), period: "day", ...sums });
    const month = newBudget({ limit: nanoUsd(9_000_000_000), period: "month", ...sums });
    const record = accountRecord({
      account: { ...account, budget: month },
      keySums: { ...keySums, budget: day },
      caller,
      maxBodyBytes: 7,
      asOfMs: 86_400_000,
    });
    expect(closedReply("Account")(record)).toBe(true);
    expect(record.budget).toEqual({
      limit: "9",
      period: "month",
      time_zone: "UTC",
      resets_on: "1",
      spent: "1",
      held: "0.5",
      left: "7.5",
      starts_at: "1970-01-01T00:00:00.000Z",
      resets_at: "1970-02-01T00:00:00.000Z",
    });
    expect(record.key.budget).toEqual({
      limit: "2",
      period: "day",
      time_zone: "UTC",
      resets_on: null,
      spent: "0",
      held: "0",
      left: "2",
      starts_at: "1970-01-02T00:00:00.000Z",
      resets_at: "1970-01-03T00:00:00.000Z",
    });
  });

  it("states money as decimal strings and dates as RFC 3339, and conforms to the contract", () => {
    const record = accountRecord({ account, keySums, caller, maxBodyBytes: 7, asOfMs: 1_000 });
    expect(closedReply("Account")(record)).toBe(true);
    expect(record).toEqual({
      object: "account",
      id: "acc_1",
      plan: { id: "p", name: "Plan" },
      balance: { currency: "USD", available: "9.98", held: "0.02", total: "10" },
      usage: { spent: "0", topped_up: "10" },
      budget: null,
      key: {
        id: "key_1",
        label: "ci",
        created_at: "1970-01-01T00:00:00.000Z",
        expires_at: "1970-01-02T00:00:00.000Z",
        spending_limit: "5",
        spent: "1.25",
        remaining: "3.5",
        budget: null,
      },
      limits: {
        requests_per_minute: 60,
        tokens_per_minute: null,
        concurrent_requests: 8,
        max_body_bytes: 7,
      },
      unlisted_fields: "refuse",
      as_of: "1970-01-01T00:00:01.000Z",
    });
  });

  it("of a key with more reversals than charges shows zero spent", () => {
    const refunded = { ...keySums, spent: nanoUsd(-1_000_000_000) };
    const record = accountRecord({
      account,
      keySums: refunded,
      caller,
      maxBodyBytes: 4,
      asOfMs: 0,
    });
    expect(record.key).toMatchObject({ spending_limit: "5", spent: "0" });
  });
});
