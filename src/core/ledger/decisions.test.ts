import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import type { BudgetPeriod } from "./budget-calendar.ts";
import type { BudgetState } from "./budget.ts";
import { newBudget } from "./test-budget.ts";
import {
  decideMark,
  decidePlace,
  decideResolve,
  decideSettle,
  type AccountView,
  type KeyState,
} from "./decisions.ts";
import { newOpenHold, type OpenHold } from "./open-hold.ts";
import type { HoldRequest, HoldResult, Settlement } from "./store.ts";
import { account, AT_MS, wordsOf } from "./test-decisions.ts";
import { exampleHold, exampleSettlement } from "./test-requests.ts";

const OWNER = "process";

function request(amount: number, part: Partial<HoldRequest> = {}): HoldRequest {
  return { ...exampleHold, amount: nanoUsd(amount), atMs: AT_MS, ...part };
}

function settlement(charge: number): Settlement {
  const broken = { estimated: true, vendorCost: null, outcome: "broken" } as const;
  return { ...exampleSettlement, charge: nanoUsd(charge), ...broken, atMs: AT_MS + 5 };
}

const free: KeyState = {
  accountId: "acct",
  spendingLimit: null,
  held: 0,
  spent: 0,
  budget: null,
  expiresAtMs: null,
  revokedAtMs: null,
};
const limited: KeyState = { ...free, spendingLimit: 50, held: 20, spent: 10 };

/** Returns a budget of 30 per period of which 12 are left. */
function budget(period: BudgetPeriod, startsAtMs: number): BudgetState {
  const sums = { limit: nanoUsd(30), spent: nanoUsd(10), held: nanoUsd(8) };
  return newBudget({ period, startsAtMs, ...sums });
}

describe("place: 70 of 100 are available, and 20 of the limited key's 50", () => {
  const PLACED = "placed balance:0 held:";
  const [day, later] = [budget("day", 0), budget("day", 86_400_000)];
  it.each<[string, number, KeyState | undefined, string, string]>([
    //                                  amount  key        result                   change
    ["a part", 40, free, "placed", `${PLACED}40 spent:0 in:0`],
    ["all of it", 70, free, "placed", `${PLACED}70 spent:0 in:0`],
    ["one more", 71, free, "insufficient balance 70", "-"],
    ["nothing", 0, free, "placed", `${PLACED}0 spent:0 in:0`],
    ["all of the key's", 20, limited, "placed", `${PLACED}20 spent:0 in:0`],
    ["more than the key's", 21, limited, "insufficient key 20", "-"],
    ["more than both", 71, limited, "insufficient key 20", "-"],
    [
      "a key looser than the balance",
      71,
      { ...limited, spendingLimit: 900 },
      "insufficient balance 70",
      "-",
    ],
    [
      "a key as tight as the balance",
      71,
      { ...limited, spendingLimit: 100 },
      "insufficient balance 70",
      "-",
    ],
    ["a revoked key", 1, { ...free, revokedAtMs: 1 }, "key-revoked", "-"],
    ["a key that expires now", 1, { ...free, expiresAtMs: AT_MS }, "key-expired", "-"],
    [
      "a key that expires next",
      1,
      { ...free, expiresAtMs: AT_MS + 1 },
      "placed",
      `${PLACED}1 spent:0 in:0`,
    ],
    ["another account's key", 1, { ...free, accountId: "other" }, "key-unknown", "-"],
    ["no key", 1, undefined, "key-unknown", "-"],
  ])("%s", (_, amount, key, want, change) => {
    const view = { owner: OWNER, isKnown: false, account, key };
    const decided = decidePlace(request(amount), view);
    expect(Object.values(decided.result).toSorted(wordsFirst).join(" ")).toBe(want);
    expect(wordsOf(decided.change)).toBe(change);
  });

  it.each<[string, number, Partial<AccountView>, Partial<KeyState>, string]>([
    // amount  account             key                  result
    ["all of the key's budget", 12, {}, { budget: day }, "placed 1000"],
    ["more than it", 13, {}, { budget: day }, "insufficient key-budget 12 day 86400000"],
    ["all of the account's", 12, { budget: day }, {}, "placed 1000"],
    ["more than it", 13, { budget: day }, {}, "insufficient account-budget 12 day 86400000"],
    ["of equal ones, the account's", 13, { budget: day }, { budget: day }, "account-budget 12"],
    ["a tighter total limit", 13, { budget: day }, { spendingLimit: 9 }, "insufficient key 9"],
    [
      "a budget of a period that is over",
      30,
      { budget: budget("day", -86_400_000) },
      {},
      "placed 1000",
    ],
    ["more than all of it", 31, { budget: budget("day", -86_400_000) }, {}, "account-budget 30"],
    ["a day that has begun for others", 12, {}, { budget: later }, "placed 86400000"],
    ["and its remaining amount", 13, {}, { budget: later }, "key-budget 12 day 172800000"],
    ["the later of two periods", 12, { budget: later }, { budget: day }, "placed 86400000"],
    ["a suspended account", 1, { suspendedAtMs: 1 }, {}, "account-suspended"],
    ["its revoked key", 1, { suspendedAtMs: 1 }, { revokedAtMs: 1 }, "key-revoked"],
    ["a closed account", 1, { closedAtMs: 1 }, {}, "account-closed"],
    ["one that was suspended before", 1, { closedAtMs: 1, suspendedAtMs: 1 }, {}, "account-closed"],
  ])("%s: %d", (_, amount, ofAccount, ofKey, want) => {
    const decided = decidePlace(request(amount), {
      owner: OWNER,
      isKnown: false,
      account: { ...account, ...ofAccount },
      key: { ...free, ...ofKey },
    });
    const { change, result } = decided;
    const counted = change?.kind === "placed" ? [change.hold.startedAtMs] : [];
    expect([...describeResult(result), ...counted].join(" ")).toContain(want);
    if (change?.kind === "placed") expect(change.sums.countedAtMs).toBe(change.hold.startedAtMs);
  });

  it.each<[string, number, Partial<AccountView>, Partial<KeyState>]>([
    ["a hold below zero", -1, {}, {}],
    ["an account with a negative hold", 1, { held: nanoUsd(-1) }, {}],
    ["a key with a negative hold", 1, {}, { held: -1 }],
    ["a key with negative spending", 1, {}, { spent: -1 }],
  ])("%s is rejected as an error", (_, amount, ofAccount, ofKey) => {
    const view = {
      owner: OWNER,
      isKnown: false,
      account: { ...account, ...ofAccount },
      key: { ...free, ...ofKey },
    };
    expect(() => decidePlace(request(amount), view)).toThrow("ledger invariant violated");
  });

  it("a known request id is reported as a duplicate before all other checks", () => {
    const view = { owner: OWNER, isKnown: true, account: undefined, key: undefined };
    const duplicate = { result: { result: "duplicate-request-id" }, change: null };
    expect(decidePlace(request(999), view)).toEqual(duplicate);
  });

  it("a missing account refuses its key", () => {
    const view = { owner: OWNER, isKnown: false, account: undefined, key: free };
    expect(decidePlace(request(1), view)).toEqual({
      result: { result: "key-unknown" },
      change: null,
    });
  });

  it("a new hold has not started; a started one owes at most the held amount", () => {
    expect(newOpenHold(request(40), { owner: OWNER, atMs: AT_MS })).toEqual({
      requestId: "h1",
      accountId: "acct",
      keyId: "key",
      owner: OWNER,
      amount: 40,
      owed: 3,
      started: false,
      model: "test/model",
      protocol: "chat",
      stream: true,
      facts: null,
      startedAtMs: AT_MS,
    });
    expect(newOpenHold(request(2), { owner: OWNER, atMs: AT_MS }).owed).toBe(2);
  });
});

function describeResult(result: HoldResult): readonly unknown[] {
  if (result.result !== "insufficient") return [result.result];
  const reset = "resetsAtMs" in result ? [result.period, result.resetsAtMs] : [];
  return [result.result, result.limit, result.available, ...reset];
}

/** Orders a result's values as `result limit available`. */
function wordsFirst(one: unknown, other: unknown): number {
  const rank = (value: unknown) =>
    typeof value === "number" ? 2 : value === "balance" || value === "key" ? 1 : 0;
  return rank(one) - rank(other);
}

const hold = (
  part: Partial<Record<"amount" | "owed", number>> & { started?: boolean } = {},
): OpenHold => {
  const { amount = 40, owed = 3, started = false } = part;
  return {
    ...newOpenHold(request(amount), { owner: OWNER, atMs: AT_MS }),
    owed: nanoUsd(owed),
    started,
  };
};

describe("mark: of a hold of 40 that owes 3", () => {
  it.each([
    [7, "marked owed:7"],
    [1, "marked owed:3"],
    [40, "marked owed:40"],
    [41, "marked owed:40"],
  ])("%d: %s", (charge, want) => {
    const change = decideMark({ requestId: "h1", charge: nanoUsd(charge) }, hold());
    expect(wordsOf(change)).toBe(want);
    expect(change).toMatchObject({ hold: { started: true } });
  });

  it("without a hold changes nothing", () => {
    expect(decideMark({ requestId: "h1", charge: nanoUsd(7) }, undefined)).toBeNull();
  });
});

describe("settle: a hold of 40", () => {
  it.each([
    [15, "ended usage:-15 balance:-15 held:-40 spent:15 in:0", 0],
    [0, "ended usage:0 balance:0 held:-40 spent:0 in:0", 0],
    [40, "ended usage:-40 balance:-40 held:-40 spent:40 in:0", 0],
    [47, "ended usage:-40 balance:-40 held:-40 spent:40 in:0", 7],
  ])("at %d: %s, and a loss of %d", (charge, want, loss) => {
    const view = { hold: hold(), isSettled: false };
    const { result, change } = decideSettle(settlement(charge), view);
    expect([result, wordsOf(change)]).toEqual(["settled", want]);
    expect(change).toMatchObject({ entry: { loss } });
  });

  it.each([
    [true, "already-settled"],
    [false, "hold-not-found"],
  ])("without its hold (settled: %s): %s", (isSettled, result) => {
    const decided = decideSettle(settlement(15), { hold: undefined, isSettled });
    expect(decided).toEqual({ result, change: null });
  });

  const DAY = 86_400_000;
  it.each([
    ["a day", DAY, AT_MS + 5 + DAY, undefined],
    ["more than a day", DAY + 1, AT_MS + 5, AT_MS + 5],
  ])("of a hold that is dated %s after the end counts as expected", (_, late, start, spentAtMs) => {
    const atMs = AT_MS + 5 + late;
    const view = { hold: { ...hold(), startedAtMs: atMs }, isSettled: false };
    const { change } = decideSettle(settlement(15), view);
    expect(change).toMatchObject({
      entry: { atMs: AT_MS + 5, details: expect.stringContaining(`"startedAtMs":${start}}`) },
      sums: { held: -40, spent: 15, countedAtMs: atMs },
    });
    expect(change !== null && "sums" in change && change.sums.spentAtMs).toBe(spentAtMs);
  });

  it("a negative charge is rejected as an error", () => {
    const view = { hold: hold(), isSettled: false };
    expect(() => decideSettle(settlement(-1), view)).toThrow("a charge must not be negative");
  });

  it("creates an entry with all details of the request", () => {
    const { change } = decideSettle(settlement(15), { hold: hold(), isSettled: false });
    expect(change).toMatchObject({ sums: { accountId: "acct", keyId: "key" } });
    expect(change).toHaveProperty("entry", {
      kind: "usage",
      id: "h1",
      note: null,
      actor: null,
      accountId: "acct",
      amount: -15,
      atMs: AT_MS + 5,
      keyId: "key",
      model: "test/model",
      upstream: "sandbox:echo",
      promptTokens: 11,
      completionTokens: 7,
      hold: 40,
      loss: 0,
      cost: 4,
      details: JSON.stringify({
        protocol: "chat",
        stream: true,
        status: 200,
        outcome: "broken",
        estimated: true,
        vendorCost: null,
        cachedTokens: 3,
        cacheWriteTokens: 2,
        reasoningTokens: 5,
        upstreams: settlement(15).upstreams,
        startedAtMs: AT_MS,
      }),
    });
  });
});

describe("resolve: a dead process's hold of 40", () => {
  it.each([
    [
      "owes nothing before it has started",
      hold({ owed: 12 }),
      "usage:0 balance:0 held:-40 spent:0",
      false,
    ],
    [
      "owes the known amount afterwards",
      hold({ owed: 12, started: true }),
      "usage:-12 balance:-12 held:-40 spent:12",
      true,
    ],
  ])("%s", (_, open, want, estimated) => {
    const change = decideResolve(open, AT_MS + 9);
    expect(wordsOf(change)).toBe(`ended ${want} in:0`);
    const usage = { promptTokens: 0, completionTokens: 0 };
    expect(change).toMatchObject({ entry: { atMs: AT_MS + 9, ...usage } });
    const details = { outcome: "killed", status: 0, estimated, upstreams: [], reasoningTokens: 0 };
    const entry = "entry" in change ? change.entry : null;
    expect(JSON.parse(entry?.details ?? "null")).toMatchObject(details);
  });
});
