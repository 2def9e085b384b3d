import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import {
  decidePost,
  decideReverse,
  isUndelivered,
  type ChargedRequest,
  type ReversalCause,
} from "./decisions.ts";
import type { OperatorEntry, PostedEntry } from "./operator-entry.ts";
import { account, AT_MS, wordsOf } from "./test-decisions.ts";

describe("post: on 70 available of 100", () => {
  const entry: OperatorEntry = {
    id: "e1",
    reference: "r1",
    accountId: "acct",
    kind: "top-up",
    amount: nanoUsd(20),
    note: "why",
    actor: "Ann",
    atMs: AT_MS,
  };
  const posted = (part: Partial<OperatorEntry> = {}): PostedEntry => {
    const { reference: _, ...rest } = { ...entry, ...part };
    return { ...rest, id: `${rest.kind}:acct:r1` };
  };

  it.each<[OperatorEntry["kind"], number, string, string, number]>([
    // kind  amount  result               change                                     balance
    ["top-up", 20, "posted", "posted top-up:20 balance:20 held:0 spent:0 in:20", 120],
    ["refund", 70, "posted", "posted refund:-70 balance:-70 held:0 spent:0 in:-70", 30],
    ["refund", 71, "insufficient", "-", 100],
    ["correction", 5, "posted", "posted correction:5 balance:5 held:0 spent:0 in:5", 105],
    ["correction", -70, "posted", "posted correction:-70 balance:-70 held:0 spent:0 in:-70", 30],
    ["correction", -71, "insufficient", "-", 100],
  ])("%s of %d: %s", (kind, amount, want, change, balance) => {
    const asked = { ...entry, kind, amount: nanoUsd(amount) };
    const decided = decidePost(asked, { account, posted: undefined });
    expect([decided.result.result, wordsOf(decided.change)]).toEqual([want, change]);
    const after = { ...account, balance, toppedUp: balance + 5 };
    const signed = nanoUsd(kind === "refund" ? 0 - amount : amount);
    expect(decided.result).toEqual(
      want === "posted"
        ? { result: "posted", account: after, entry: posted({ kind, amount: signed }) }
        : { result: want, available: 70 },
    );
  });

  it.each<[string, Partial<OperatorEntry>, Partial<OperatorEntry>, string]>([
    ["the same", {}, {}, "posted"],
    ["by another actor, later", {}, { actor: "Bob", atMs: AT_MS + 1 }, "posted"],
    [
      "beyond the available amount",
      { kind: "refund", amount: nanoUsd(-71) },
      { amount: nanoUsd(71) },
      "posted",
    ],
    ["of another amount", {}, { amount: nanoUsd(21) }, "mismatch:amount"],
    ["of the other sign", { kind: "correction" }, { amount: nanoUsd(-20) }, "mismatch:amount"],
    ["of another note", {}, { note: "else" }, "mismatch:note"],
    ["without the note", {}, { note: null }, "mismatch:note"],
  ])("a repeat %s changes nothing", (_, earlier, part, want) => {
    const first = posted(earlier);
    const asked = { ...entry, kind: first.kind as OperatorEntry["kind"], ...part };
    const { result, change } = decidePost(asked, { account, posted: first });
    const outcome = result.result === "mismatch" ? `mismatch:${result.field}` : result.result;
    expect([outcome, change]).toEqual([want, null]);
    expect(result).toMatchObject(want === "posted" ? { account, entry: first } : { first });
  });

  it("to an account with a negative hold is rejected as an error", () => {
    const view = { account: { ...account, held: nanoUsd(-1) }, posted: undefined };
    expect(() => decidePost(entry, view)).toThrow("ledger invariant violated");
  });

  it("has its own id without a reference", () => {
    const decided = decidePost({ ...entry, reference: null }, { account, posted: undefined });
    expect(decided.change).toMatchObject({ entry: { id: "e1", note: "why", actor: "Ann" } });
  });

  it.each([
    ["top-up", "account-closed"],
    ["correction", "account-closed"],
    ["refund", "posted"],
  ] as const)("to a closed account, a %s is %s", (kind, want) => {
    const view = { account: { ...account, closedAtMs: 1 }, posted: undefined };
    expect(decidePost({ ...entry, kind }, view).result.result).toBe(want);
  });

  it("to a missing account is refused, and a zero amount is an error", () => {
    const view = { account: undefined, posted: undefined };
    expect(decidePost(entry, view)).toEqual({ result: { result: "no-account" }, change: null });
    const amounts = [
      ["top-up", 0],
      ["top-up", -1],
      ["refund", -1],
      ["correction", 0],
    ] as const;
    for (const [kind, amount] of amounts) {
      const asked = { ...entry, kind, amount: nanoUsd(amount) };
      expect(() => decidePost(asked, view)).toThrow(RangeError);
    }
  });
});

describe("reverse: a charge of 15", () => {
  const charged: ChargedRequest = {
    requestId: "h1",
    accountId: "acct",
    keyId: "key",
    model: "test/model",
    upstream: null,
    charge: nanoUsd(15),
    outcome: "killed",
    startedAtMs: AT_MS,
    isReversed: false,
    hasStoredReply: false,
  };
  const BACK = "posted reversal:15 balance:15 held:0 spent:-15 in:0";
  it.each<[string, ReversalCause, Partial<ChargedRequest>, string]>([
    ["of a killed request that is repeated", "repeated", {}, BACK],
    ["of a finished request that is repeated", "repeated", { outcome: "finished" }, "-"],
    ["of a broken request that is repeated", "repeated", { outcome: "broken" }, "-"],
    ["of a finished reply that was not delivered", "undelivered", { outcome: "finished" }, BACK],
    ["of a reply that is kept", "undelivered", { outcome: "finished", hasStoredReply: true }, "-"],
    ["of a broken reply", "undelivered", { outcome: "broken" }, "-"],
    ["of a request that was taken for killed, not delivered", "undelivered", {}, BACK],
    ["of a failed request", "undelivered", { outcome: "failed" }, "-"],
    ["that came back already", "repeated", { isReversed: true }, "-"],
    ["of nothing", "repeated", { charge: nanoUsd(0) }, "-"],
  ])("%s", (_, cause, part, want) => {
    expect(wordsOf(decideReverse({ ...charged, ...part }, { cause, atMs: AT_MS }))).toBe(want);
  });

  it("names its request, key and model, without usage", () => {
    expect(decideReverse(charged, { cause: "repeated", atMs: AT_MS })).toMatchObject({
      entry: {
        id: "h1",
        accountId: "acct",
        keyId: "key",
        model: "test/model",
        atMs: AT_MS,
        hold: null,
        details: null,
        note: null,
        actor: null,
      },
      sums: { accountId: "acct", keyId: "key", countedAtMs: AT_MS },
    });
  });

  it("of a request that was never charged does nothing", () => {
    expect(decideReverse(undefined, { cause: "repeated", atMs: AT_MS })).toBeNull();
  });
});

describe("an earlier charge was not delivered, if its request ended", () => {
  it.each([
    ["failed", 503, 0, true],
    ["client-gone", 503, 0, true],
    // Only a keep-alive comment was sent.
    ["broken", 200, 0, true],
    ["broken", 200, 5, false],
    ["finished", 200, 0, false],
    ["client-gone", 200, 0, false],
  ] as const)("as %s with status %s and charge %s: %s", (outcome, status, charge, want) => {
    const end = { outcome, status, charge: nanoUsd(charge) };
    expect(isUndelivered("already-settled", end)).toBe(want);
    expect(isUndelivered("settled", end)).toBe(false);
  });
});
