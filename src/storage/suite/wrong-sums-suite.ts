import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { OpenLedger } from "./tampering-suite.ts";
import {
  ACCOUNT,
  KEY,
  newEntry,
  newHold,
  newSettlement,
  NOW,
  openAccount,
} from "./ledger-script.ts";

const DAY_MS = 86_400_000;

/**
 * Fills the ledger. The account has spent 15 of 101 and holds 20. Of that, 10 spent and 20 held belong
 * to today, when the charge of h1 was reversed. The account's budget of 70 per week and the key's
 * limit of 60 count all of it; the key's budget of 50 per day counts only today's part. Entry 1 is
 * the opening balance.
 */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 100, 60);
  await store.placeHold(newHold("h0", 9, { atMs: NOW - DAY_MS }));
  await store.settle(newSettlement("h0", 5));
  const week = { limit: nanoUsd(70), period: "week" } as const;
  await store.updateAccount({ id: ACCOUNT, budget: week, atMs: NOW });
  await store.updateKey({ id: KEY, budget: { limit: nanoUsd(50), period: "day" }, atMs: NOW });
  const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
  await store.claimReply({ ...claim, requestId: "h1" });
  await store.placeHold(newHold("h1", 40));
  await store.settle(newSettlement("h1", 15, { outcome: "broken" }));
  await store.claimReply({ ...claim, requestId: "h2" });
  await store.placeHold(newHold("h2", 10));
  await store.settle(newSettlement("h2", 10, { reply: { keyHash: "c", sealed: "s" } }));
  await store.placeHold(newHold("h3", 20));
  await store.createAccount({
    id: "other",
    name: "Other",
    planId: "plan",
    balance: nanoUsd(0),
    atMs: NOW,
  });
  await store.postEntry(newEntry());
}

const account = (change: string) => `UPDATE accounts SET ${change} WHERE id = '${ACCOUNT}'`;
const key = (change: string) => `UPDATE api_keys SET ${change}`;
const budget = (scope: string, change: string) =>
  `UPDATE budgets SET ${change} WHERE scope = '${scope}'`;
const entry = (kind: string, id: string, change: string) =>
  `UPDATE entries SET ${change} WHERE kind = '${kind}' AND reference = '${id}'`;

const ofEntries = "its entries give 86, 15, 101";
const ofKey = "its entries and holds give 15 and 20";
const ofDay = "its entries and holds give 10 and 20";

/** Manual changes, with the reported problem. */
const changes: readonly (readonly [string, readonly string[], string])[] = [
  [
    "a balance",
    [account("balance = 87")],
    `account acct keeps balance 87, spent 15, topped up 101; ${ofEntries}`,
  ],
  [
    "the amount spent",
    [account("spent = 14")],
    `account acct keeps balance 86, spent 14, topped up 101; ${ofEntries}`,
  ],
  [
    "the amount topped up",
    [account("topped_up = 100")],
    `account acct keeps balance 86, spent 15, topped up 100; ${ofEntries}`,
  ],
  [
    "the amount held",
    [account("held = 19")],
    "account acct keeps 19 held of 86; its holds give 20",
  ],
  [
    "holds beyond the balance",
    [account("held = 87"), "UPDATE holds SET amount = 87"],
    "account acct keeps 87 held of 86; its holds give 87",
  ],
  [
    "a negative hold",
    [account("held = -1")],
    "account acct keeps -1 held of 86; its holds give 20",
  ],
  [
    "the amount spent by a key",
    [key("spent = 16")],
    `key key keeps spent 16 and held 20 of 60; ${ofKey}`,
  ],
  [
    "the amount held by a key",
    [key("held = 21")],
    `key key keeps spent 15 and held 21 of 60; ${ofKey}`,
  ],
  [
    "a key's limit",
    [key("spending_limit = 34")],
    `key key keeps spent 15 and held 20 of 34; ${ofKey}`,
  ],
  [
    "the amount spent in an account's budget",
    [budget("account", "spent = 16")],
    `the budget of account acct keeps spent 16 and held 20 of 70; ${ofKey}`,
  ],
  [
    "the amount held in an account's budget",
    [budget("account", "held = 19")],
    `the budget of account acct keeps spent 15 and held 19 of 70; ${ofKey}`,
  ],
  [
    "the amount spent in a key's budget",
    [budget("key", "spent = 15")],
    `the budget of key key keeps spent 15 and held 20 of 50; ${ofDay}`,
  ],
  [
    "the amount held in a key's budget",
    [budget("key", "held = 0")],
    `the budget of key key keeps spent 10 and held 0 of 50; ${ofDay}`,
  ],
  [
    "a budget's ceiling",
    [budget("key", "ceiling = 29")],
    `the budget of key key keeps spent 10 and held 20 of 29; ${ofDay}`,
  ],
  [
    "the order of the log",
    ["UPDATE entries SET seq = 99 WHERE seq = 1"],
    "account acct was overspent at entry 2",
  ],
  [
    "a second charge",
    [
      "DROP INDEX IF EXISTS entries_by_reference",
      `INSERT INTO entries (seq, kind, reference, account_id, amount, at_ms, hold)
       VALUES (99, 'usage', 'h2', '${ACCOUNT}', 0, 0, 1)`,
    ],
    "request h2 has 2 usage entries",
  ],
  [
    "a charge beyond its hold",
    [entry("usage", "h2", "hold = 9")],
    "request h2 costs 10 of a hold of 9",
  ],
  [
    "a negative charge",
    [entry("usage", "h2", "amount = 1")],
    "request h2 costs -1 of a hold of 10",
  ],
  [
    "a hold of a request that was charged",
    ["UPDATE holds SET request_id = 'h2'"],
    "request h2 is held and settled",
  ],
  [
    "the reversal of a charge, moved to another account",
    [entry("reversal", "h1", "account_id = 'other'")],
    "the reversal of h1 does not match its charge",
  ],
  [
    "a reversal of more than its charge",
    [entry("reversal", "h1", "amount = 16")],
    "the reversal of h1 does not match its charge",
  ],
  [
    "a reversal without a request",
    [entry("reversal", "h1", "reference = 'h9'")],
    "the reversal of h9 does not match its charge",
  ],
  [
    "a reversal of a failed request",
    [entry("usage", "h1", `details = replace(details, '"broken"', '"failed"')`)],
    "the reversal of h1 does not match its charge",
  ],
];

/** Tests that verification recomputes every stored sum (I1 to I3, I7, I14). */
export function wrongSums(open: () => Promise<OpenLedger>): void {
  it.each(changes)(
    "verification finds %s that was changed manually",
    async (_, statements, want) => {
      const ledger = await open();
      await fill(ledger.store);
      expect((await ledger.store.verify()).problems).toEqual([]);
      await ledger.tamper(statements);
      const { ok, problems } = await ledger.store.verify();
      expect([ok, problems]).toEqual([false, expect.arrayContaining([want])]);
      await ledger.close();
    },
  );
}
