import { describe, expect, it, test } from "vitest";
import {
  isCustomersKey,
  isRestrictedKey,
  MADE_WITHIN_MS,
  madeMax,
  refuseCustomerChange,
  type CustomerKeyChange,
  type CustomerKeyFacts,
} from "./customer-keys.ts";
import { noKeySettings } from "./accounts.ts";
import type { KeyDetails } from "./settings.ts";
import { nanoUsd } from "../money/amounts.ts";

const NOW = Date.UTC(2026, 5, 15);

const key: KeyDetails = {
  ...noKeySettings,
  id: "key_1",
  accountId: "acc_1",
  planId: "pro",
  accountState: "active",
  createdAtMs: NOW,
  revokedAtMs: null,
  spent: null,
  held: null,
  budget: null,
  previousExpiresAtMs: null,
  lastUsedHourMs: null,
  madeBy: null,
  isSetByOperator: false,
};

const create: CustomerKeyChange = { kind: "create", key: { id: "key_9", hash: "h" } };
const update: CustomerKeyChange = { kind: "update", update: { id: "key_2", label: "a" } };
const rotate: CustomerKeyChange = {
  kind: "rotate",
  rotation: { id: "key_2", hash: "h", overlapEndsAtMs: NOW },
};
const revoke: CustomerKeyChange = { kind: "revoke", id: "key_2" };

const facts: CustomerKeyFacts = {
  caller: key,
  callerSecret: "current",
  target: { ...key, id: "key_2", madeBy: "key_1" },
  activeOthers: 1,
  made: 0,
  firstMadeAtMs: null,
};

const asked = { accountId: "acc_1", callerId: "key_1", callerHash: "h", atMs: NOW };

const refused = (change: CustomerKeyChange, more: Partial<CustomerKeyFacts> = {}, activeMax = 2) =>
  refuseCustomerChange({ ...asked, activeMax, change }, { ...facts, ...more })?.result ?? null;

const all = { create, update, rotate, revoke };
const budget = {
  limit: nanoUsd(1),
  period: "day",
  timeZone: "UTC",
  resetsOn: 1,
  startsAtMs: 0,
  endsAtMs: 1,
  spent: nanoUsd(0),
  held: nanoUsd(0),
} as const;

describe("a key with any setting of its own manages no key:", () => {
  test.each<readonly [string, Partial<KeyDetails>]>([
    ["a spending limit", { spendingLimit: nanoUsd(0) }],
    ["a budget", { budget }],
    ["models", { models: ["*"] }],
    ["an expiry", { expiresAtMs: NOW + 1 }],
    ["a rule for fields", { unlistedFields: "ignore" }],
  ])("%s", (_name, part) => {
    const caller = { ...key, ...part };
    expect(isRestrictedKey(caller)).toBe(true);
    const results = Object.values(all).map((change) => refused(change, { caller }));
    expect(new Set(results)).toEqual(new Set(["caller-restricted"]));
  });

  it("but a label is not one", () => {
    expect(isRestrictedKey({ ...key, label: "ci" } as KeyDetails)).toBe(false);
  });
});

test.each<readonly [string, Partial<KeyDetails> | null, readonly (string | null)[]]>([
  ["an active account", {}, [null, null, null, null]],
  [
    "a suspended account",
    { accountState: "suspended" },
    ["account-suspended", "account-suspended", "account-suspended", null],
  ],
  ["a closed account", { accountState: "closed" }, Array(4).fill("caller-not-valid")],
  ["a revoked key", { revokedAtMs: NOW }, Array(4).fill("caller-not-valid")],
  ["an expired key", { expiresAtMs: NOW }, Array(4).fill("caller-not-valid")],
  ["an unknown key", null, Array(4).fill("caller-not-valid")],
])("the caller of %s creates, changes, rotates, revokes", (_name, part, want) => {
  const caller = part === null ? null : { ...key, ...part };
  expect(Object.values(all).map((change) => refused(change, { caller }))).toEqual(want);
});

test.each([
  ["previous", "caller-restricted"],
  ["ended", "caller-not-valid"],
] as const)("a secret that is %s manages no key: %s", (callerSecret, want) => {
  const results = Object.values(all).map((change) => refused(change, { callerSecret }));
  expect(results).toEqual(Array(4).fill(want));
});

test.each<readonly [string, Partial<KeyDetails>, readonly (string | null)[]]>([
  ["made by a customer", {}, [null, null, null]],
  ["made by an operator", { madeBy: null }, ["set-by-operator", null, null]],
  ["bounded by an operator", { isSetByOperator: true }, ["set-by-operator", null, null]],
  ["revoked", { revokedAtMs: NOW }, ["key-revoked", "key-revoked", null]],
])("a key %s is changed, rotated, revoked", (_name, part, want) => {
  const target = { ...key, id: "key_2", madeBy: "key_1", ...part };
  expect(isCustomersKey(target)).toBe(want[0] === null || part.revokedAtMs !== undefined);
  expect([update, rotate, revoke].map((change) => refused(change, { target }))).toEqual(want);
});

test("an unknown key is not changed, rotated or revoked", () => {
  const results = [update, rotate, revoke].map((change) => refused(change, { target: null }));
  expect(results).toEqual(Array(3).fill("no-key"));
});

describe("the number of active keys", () => {
  it("bounds new keys that are active", () => {
    expect(refused(create, { activeOthers: 2 })).toBe("too-many-active");
    const expired = { ...create, key: { id: "key_9", hash: "h", expiresAtMs: NOW } } as const;
    expect(refused(expired, { activeOthers: 2 })).toBeNull();
  });

  it("bounds keys that a later expiry makes active again, and no other change", () => {
    const target = { ...key, madeBy: "key_1", expiresAtMs: NOW };
    const later = { kind: "update", update: { id: "key_2", expiresAtMs: NOW + 1 } } as const;
    expect(refused(later, { target, activeOthers: 2 })).toBe("too-many-active");
    expect(refused(update, { target, activeOthers: 2 })).toBeNull();
    expect(refused(later, { activeOthers: 2 })).toBeNull();
    expect(refused(rotate, { activeOthers: 2 })).toBeNull();
  });
});

test("customers of an account make only so many keys in a day", () => {
  expect([1, 10, 11].map(madeMax)).toEqual([20, 20, 22]);
  expect(refused(create, { made: 19, firstMadeAtMs: NOW - 5 })).toBeNull();
  const request = { ...asked, activeMax: 2, change: create };
  const retryAtMs = NOW - 5 + MADE_WITHIN_MS;
  expect(refuseCustomerChange(request, { ...facts, made: 20, firstMadeAtMs: NOW - 5 })).toEqual({
    result: "too-many-made",
    retryAtMs,
  });
});
