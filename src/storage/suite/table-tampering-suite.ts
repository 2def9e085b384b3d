import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import {
  ACCOUNT,
  KEY,
  newEntry,
  newHold,
  newSettlement,
  NOW,
  openAccount,
} from "./ledger-script.ts";
import { postIllFormed, repairAll } from "./repair-suite.ts";
import { verifyAndKeep, type OpenLedger } from "./tampering-suite.ts";

/**
 * Result of verification after tampering: the problem, or `unseen` if the table contains neither
 * money nor data that determines money.
 */
type Verdict = RegExp | "unseen";

const tampers = ["delete", "change", "insert"] as const;

/** Three kinds of tampering with a table, each with the result of verification. */
export type TableCases = Readonly<
  Record<(typeof tampers)[number], readonly [statement: string, verdict: Verdict]>
>;

/** The tables that both stores have. */
const sharedTables: Readonly<Record<string, TableCases>> = {
  accounts: {
    delete: [
      `DELETE FROM accounts WHERE id = '${ACCOUNT}'`,
      /^account acct does not exist, but is named by entry 1 \(top-up opening acct\)$/,
    ],
    change: ["UPDATE accounts SET balance = balance + 1", /^account acct keeps balance 53/],
    insert: [
      `INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
       VALUES ('new', '', 'plan', 5, 0, 0, 5, 0)`,
      /^account new keeps balance 5/,
    ],
  },
  api_keys: {
    delete: [
      "DELETE FROM api_keys",
      /^key key does not exist, but is named by entry 2 \(usage h1\)$/,
    ],
    change: ["UPDATE api_keys SET spent = 0", /^key key keeps spent 0/],
    insert: [
      `INSERT INTO api_keys (id, hash, account_id, spent, held, created_at_ms)
       VALUES ('new', 'h', 'nobody', 0, 0, 0)`,
      /^account nobody does not exist, but is named by key new$/,
    ],
  },
  holds: {
    delete: ["DELETE FROM holds", /^account acct keeps 10 held/],
    change: ["UPDATE holds SET amount = 9, owed = 0", /^account acct keeps 10 held/],
    insert: [
      `INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
         protocol, stream, started_at_ms)
       SELECT 'h9', 'nobody', key_id, owner, 0, 0, started, model, protocol, stream, started_at_ms
       FROM holds`,
      /^account nobody does not exist, but is named by the hold of request h9$/,
    ],
  },
  entries: {
    delete: ["DELETE FROM entries WHERE seq = 2", /^entry 3 /],
    change: ["UPDATE entries SET note = 'x' WHERE seq = 3", /^entry 3 /],
    insert: [
      `INSERT INTO entries (seq, kind, reference, account_id, amount, at_ms, hash)
       VALUES (99, 'top-up', 'gift', 'nobody', 5, 0, NULL)`,
      /^account nobody does not exist, but is named by entry 99 \(top-up gift\)$/,
    ],
  },
  budgets: {
    // A setting, which is in the audit log; its sums are deleted with it.
    delete: ["DELETE FROM budgets", "unseen"],
    change: [
      "UPDATE budgets SET spent = 0 WHERE scope = 'key'",
      /^the budget of key key keeps spent 0/,
    ],
    insert: [
      `INSERT INTO budgets (scope, id, period, amount, ceiling, starts_at_ms, spent, held)
       VALUES ('account', 'nobody', 'day', 9, 9, 0, 0, 0)`,
      /^the budget of account nobody refers to an account or key that does not exist$/,
    ],
  },
  // The sum of the opening balance, the only one without a key.
  hourly_sums: {
    delete: [
      "DELETE FROM hourly_sums WHERE key_id = ''",
      /^the sums of account acct in hour \d+ \(key ,/,
    ],
    change: [
      "UPDATE hourly_sums SET requests = requests + 1, amount = amount - 1 WHERE key_id <> ''",
      /^the sums of account acct .* differ from its entries by 1 requests and -1 nano-dollars$/,
    ],
    insert: [
      "INSERT INTO hourly_sums VALUES ('nobody', 1, '', '', '', 0, 0, 0, 5, 0, 0, 0, 0)",
      /^the sums of account nobody in hour 1 /,
    ],
  },
  repairs: {
    delete: [
      "DELETE FROM repairs",
      /^entry 4 .* does not have the hash .* `ledger repair` proves it$/,
    ],
    change: [
      "UPDATE repairs SET record = replace(record, 'why', 'who')",
      /^entry 4 .* differs from the content that its repair states$/,
    ],
    insert: [
      "INSERT INTO repairs (seq, record, hash) SELECT 99, record, hash FROM repairs",
      /^the repair of entry 99 refers to an entry that does not exist$/,
    ],
  },
  // Responses stored for repeats. The charge of each is an entry.
  replies: {
    delete: ["DELETE FROM replies", "unseen"],
    change: ["UPDATE replies SET sealed = 's'", "unseen"],
    insert: [
      `INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes)
       VALUES ('${ACCOUNT}', 'k', 'b', 'r', '', 0, 0)`,
      "unseen",
    ],
  },
  // What short ids of calls stand for, sealed; they have no effect on money.
  call_states: {
    delete: ["DELETE FROM call_states", "unseen"],
    change: ["UPDATE call_states SET sealed = 's'", "unseen"],
    insert: [
      `INSERT INTO call_states (name, key_id, at_ms, bytes, sealed)
       VALUES ('new', '${KEY}', 0, 0, 's')`,
      "unseen",
    ],
  },
  // Failed requests, kept for some days; they have no effect on money.
  failed_requests: {
    delete: ["DELETE FROM failed_requests", "unseen"],
    change: ["UPDATE failed_requests SET status = 0", "unseen"],
    insert: [
      "INSERT INTO failed_requests (id, at_ms, status, code) VALUES ('new', 0, 400, 'x')",
      "unseen",
    ],
  },
  // Operators' notes about customers; the audit log has each change.
  account_details: {
    delete: ["DELETE FROM account_details", "unseen"],
    change: ["UPDATE account_details SET email = 'x'", "unseen"],
    insert: ["INSERT INTO account_details VALUES ('new', NULL, NULL, NULL, NULL)", "unseen"],
  },
  // Operators' requests. Triggers, which only an owner can drop, protect them.
  audit: {
    delete: ["DELETE FROM audit", "unseen"],
    change: ["UPDATE audit SET actor = 'x'", "unseen"],
    insert: [
      `INSERT INTO audit (id, stage, at_ms, actor, operation, details)
       VALUES ('new', 'begun', 0, 'x', 'topUpAccount', '{}')`,
      "unseen",
    ],
  },
  // Entries before a verified position are checked only by a full verification, which ignores these
  // positions.
  log_places: {
    delete: ["DELETE FROM log_places", "unseen"],
    change: ["UPDATE log_places SET seq = 99", "unseen"],
    insert: ["INSERT INTO log_places (kind, seq) VALUES ('archived', 0)", "unseen"],
  },
  chain_places: {
    delete: ["DELETE FROM chain_places", "unseen"],
    change: ["UPDATE chain_places SET balance = 0", "unseen"],
    insert: [
      `INSERT INTO chain_places VALUES ('archived', 'nobody', 0, NULL, 0, 0, 0, '{}')`,
      /^account nobody does not exist, but is named by the place/,
    ],
  },
  // Deleting a rewind hides no problem, but a head lost in it then has no explanation.
  rewinds: {
    delete: ["DELETE FROM rewinds", "unseen"],
    change: ["UPDATE rewinds SET to_batch = 0", "unseen"],
    insert: ["INSERT INTO rewinds VALUES ('o', 1, 2, 3, 4)", "unseen"],
  },
  alert_conditions: {
    delete: ["DELETE FROM alert_conditions", "unseen"],
    change: ["UPDATE alert_conditions SET seen_at_ms = 0", "unseen"],
    insert: ["INSERT INTO alert_conditions VALUES ('new', 0, 0)", "unseen"],
  },
  alert_messages: {
    delete: ["DELETE FROM alert_messages", "unseen"],
    change: ["UPDATE alert_messages SET body = '{}'", "unseen"],
    insert: ["INSERT INTO alert_messages VALUES ('new', 'w', '{}', 0, 0, 0, NULL)", "unseen"],
  },
};

/**
 * Writes a row into every table: entries 1 (the opening balance), 2 (a request), 3 (a top-up) and 4
 * (a repaired one), a hold, budgets, a stored response, a call's state, an operator's change, an alert.
 */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 60, 40);
  const budget = { limit: nanoUsd(40), period: "day" } as const;
  await store.updateAccount({ id: ACCOUNT, budget, details: { email: "a@b" }, atMs: NOW });
  await store.updateKey({ id: KEY, budget, atMs: NOW });
  const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
  await store.claimReply({ ...claim, requestId: "h1" });
  await store.placeHold(newHold("h1", 15));
  const callStates = { keyId: KEY, states: [{ name: "s", sealed: "sealed" }] };
  const kept = { reply: { keyHash: "c", sealed: "sealed" }, callStates };
  await store.settle(newSettlement("h1", 15, kept));
  await store.postEntry(newEntry({ id: "t1", amount: 5 }));
  await postIllFormed(store, "cut\ud83d");
  await repairAll(store);
  await store.placeHold(newHold("h2", 10));
  const line = { id: "aud", stage: "begun", atMs: NOW, actor: "desk", target: ACCOUNT } as const;
  await store.appendAudit({ ...line, operation: "topUpAccount", details: "{}" });
  const known = { accountId: ACCOUNT, keyId: KEY, model: null, protocol: null };
  const error = { status: 400, code: "x", pointer: null, limit: null };
  await store.addFailedRequests([{ ...known, ...error, id: "f1", atMs: NOW }]);
  const messages = [{ id: "msg", webhook: "ops", body: "{}" }];
  await store.raiseAlerts({
    raised: [{ condition: "a", messages }],
    ended: [],
    atMs: NOW,
    goneBeforeMs: 0,
  });
}

/** A ledger with a list of its tables. */
export interface ListedLedger extends OpenLedger {
  /** Returns the names of all tables of the schema. */
  readonly tables: () => Promise<readonly string[]>;
}

/**
 * Tests each kind of tampering on each table of the schema. A new table needs its cases here, or in
 * `ownTables` if only this store has it.
 */
export function tableTampering(
  open: () => Promise<ListedLedger>,
  ownTables: Readonly<Record<string, TableCases>>,
): void {
  const all = Object.entries({ ...sharedTables, ...ownTables });

  it("every table of the schema has tampering cases and a row", async () => {
    const ledger = await open();
    await fill(ledger.store);
    const names = await ledger.tables();
    expect(names.toSorted()).toEqual(all.map(([name]) => name).toSorted());
    expect(await verifyAndKeep(ledger.store, { full: false })).toMatchObject({ problems: [] });
    await ledger.close();
  });

  const rows = all.flatMap(([name, cases]) =>
    tampers.map((how) => [how, name, cases[how]] as const),
  );
  it.each(rows)(
    "verification detects or ignores a tamperer's %s in %s",
    async (_how, _name, tampering) => {
      const [statement, verdict] = tampering;
      const ledger = await open();
      await fill(ledger.store);
      await verifyAndKeep(ledger.store, { full: false });
      await ledger.tamper([statement]);
      const { ok, problems } = await ledger.store.verify({ full: true });
      expect(ok).toBe(verdict === "unseen");
      if (verdict === "unseen") expect(problems).toEqual([]);
      else expect(problems).toContainEqual(expect.stringMatching(verdict));
      await ledger.close();
    },
  );
}
