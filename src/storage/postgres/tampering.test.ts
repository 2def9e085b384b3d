import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { entryText, emptyFields } from "../../core/ledger/entry-row.ts";
import { genesisHash } from "../../core/ledger/chain.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import {
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { text, type Row } from "../shared/rows.ts";
import {
  tableTampering,
  type ListedLedger,
  type TableCases,
} from "../suite/table-tampering-suite.ts";
import type { VerifyQuery } from "../../core/ledger/verification.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import { verify } from "../operations/verify.ts";
import { incremental, tampering } from "../suite/tampering-suite.ts";
import { repairs } from "../suite/repair-suite.ts";
import { busyAccount } from "../suite/busy-account-suite.ts";
import { wrongSums } from "../suite/wrong-sums-suite.ts";
import { stateAfter } from "../shared/migration.ts";
import { openConnections } from "./connections/connections.ts";
import { migrations } from "./schema/migrations.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { executeSteps } from "./statements.ts";
import { withClient } from "./connections/transaction.ts";
import { emptyLedger, execute } from "./test-database.ts";

/** The owner of a table can bypass constraints and triggers. */
const UNCHECKED = [
  `DO $$ DECLARE c record; BEGIN
     FOR c IN SELECT conrelid::regclass AS place, conname AS name FROM pg_constraint
       WHERE contype IN ('c', 'f') AND conrelid <> 0
     LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.place, c.name); END LOOP;
   END $$`,
  "SET session_replication_role = replica",
  "ALTER TABLE entries ALTER COLUMN seq DROP IDENTITY IF EXISTS",
];

const NUMBERED = `ALTER TABLE entries ALTER COLUMN seq DROP IDENTITY IF EXISTS;
  ALTER TABLE entries ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY;
  CREATE UNIQUE INDEX IF NOT EXISTS entries_by_reference ON entries (reference, kind)`;

const { needed, applied } = stateAfter(migrations);
const VERSIONED = `DELETE FROM schema_version;
  INSERT INTO schema_version (version, applied) VALUES (${needed}, ${applied})`;

/** Tables of only PostgreSQL. */
const ownTables: Readonly<Record<string, TableCases>> = {
  replicas: {
    delete: ["DELETE FROM replicas", /^the hold of request h2 has no process$/],
    change: ["UPDATE replicas SET batch = batch + 7", "unseen"],
    insert: ["INSERT INTO replicas VALUES ('new', now() + interval '1 hour', 0)", "unseen"],
  },
  // The older entries that are still to be added to the sums.
  hourly_sums_fill: {
    delete: ["DELETE FROM hourly_sums_fill", "unseen"],
    change: ["UPDATE hourly_sums_fill SET after_seq = 7, up_to_seq = 7", "unseen"],
    insert: ["INSERT INTO hourly_sums_fill VALUES (0, 0, 0)", "unseen"],
  },
  // A gateway that starts reads it and writes it again.
  schema_version: {
    delete: ["DELETE FROM schema_version", "unseen"],
    change: ["UPDATE schema_version SET version = 0", "unseen"],
    insert: ["INSERT INTO schema_version VALUES (0, 0)", "unseen"],
  },
};

describe.skipIf(lacksPostgres())(
  "tampering with the ledger in PostgreSQL (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    beforeAll(async () => {
      server = await sharePostgres();
    });
    afterAll(() => server.stop());

    const openStore = (databaseUrl: string) =>
      openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000 });

    let sharedUrl = "";
    const openLedger = async (): Promise<ListedLedger> => {
      if (sharedUrl === "") sharedUrl = await server.createDatabase();
      else {
        await emptyLedger(sharedUrl);
        // Only a reset identity numbers entries like a new ledger does.
        await execute(sharedUrl, NUMBERED);
        await execute(sharedUrl, VERSIONED);
      }
      const databaseUrl = sharedUrl;
      const store = await openStore(databaseUrl);
      return {
        store,
        tables: async () => {
          const sql = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'";
          return (await execute(databaseUrl, sql)).rows.map((row: Row) => text(row, "name"));
        },
        tamper: async (statements) => {
          await execute(databaseUrl, [...UNCHECKED, ...statements].join(";"));
        },
        close: () => store.close(),
      };
    };

    tampering(openLedger);
    incremental(openLedger);
    tableTampering(openLedger, ownTables);
    wrongSums(openLedger);
    // With statistics of the emptied ledger, the planner looks up each entry in any index that
    // contains the entry's position; one index has it as the second column: minutes instead of
    // seconds.
    busyAccount(openLedger, ["ANALYZE entries"]);
    repairs(openLedger);

    it("verification walks all chains, a few accounts and entries at a time", async () => {
      const { store, close } = await openLedger();
      for (const id of ["b", "a", "c"]) {
        const account = { id, name: "", planId: "plan", balance: nanoUsd(5), atMs: NOW };
        await store.createAccount(account);
        await store.createKey(newKey({ id: `key ${id}`, accountId: id }));
        for (const at of [1, 2, 3]) {
          const hold = newHold(`h${at} ${id}`, 2, { accountId: id, keyId: `key ${id}` });
          await store.placeHold(hold);
          await store.settle(newSettlement(hold.requestId, 1));
        }
      }
      const connections = openConnections(
        { databaseUrl: sharedUrl, isPooled: false },
        () => undefined,
      );
      const found = async (accountsPerPart: number, entriesPerRead: number) => {
        const size = { accountsPerPart, entriesPerRead };
        const part = (query?: VerifyQuery) =>
          withClient(connections.reports, (client) => executeSteps(client, verify(query, size)));
        const { problems } = await verifyLedger({ verify: part }, { full: true, keep: null });
        return problems.filter((problem) => problem.startsWith("entry "));
      };
      expect([...(await found(1, 1)), ...(await found(2, 3)), ...(await found(9, 4))]).toEqual([]);
      await execute(sharedUrl, "UPDATE entries SET model = 'other' WHERE reference LIKE 'h3 %'");
      for (const [accounts, entries] of [
        [1, 1],
        [2, 3],
        [9, 4],
      ] as const) {
        const names = (await found(accounts, entries)).map((problem) =>
          problem.replace(/.* of account (\w+) .*/, "$1"),
        );
        expect(names.toSorted()).toEqual(["a", "b", "c"]);
      }
      await Promise.all([connections.hot.end(), connections.reports.end()]);
      await close();
    });

    /** Text with characters that JSON escapes or may escape. */
    const ODD = 'a"b\\c\n\u0001\u001f\u007f\u2028é😀/<';

    it("the database links entries written by the release before chains", async () => {
      const databaseUrl = await server.createDatabase();
      const store = await openStore(databaseUrl);
      await openAccount(store, 100);
      const entry = { ...emptyFields, atMs: NOW, promptTokens: 1, completionTokens: 2 };
      const usage = { hold: nanoUsd(9), loss: nanoUsd(0), details: `{"x":"${ODD}"}` };
      const row = { ...entry, ...usage, kind: "usage", id: ODD, keyId: ODD, model: ODD } as const;
      const old = { ...row, amount: nanoUsd(-3), accountId: ODD };
      await execute(
        databaseUrl,
        `WITH opening AS (
           INSERT INTO entries (kind, reference, account_id, amount, at_ms)
           VALUES ('top-up', 'opening', $1, 9, 0))
         INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
         VALUES ($1, '', 'plan', 9, 0, 0, 9, 0)`,
        [ODD],
      );
      await execute(
        databaseUrl,
        `WITH account AS (
           UPDATE accounts SET balance = balance - 3, spent = spent + 3 WHERE id = $1 RETURNING 1),
         entry AS (
           INSERT INTO entries (kind, reference, account_id, amount, at_ms, key_id, model,
             prompt_tokens, completion_tokens, hold, loss, details)
           SELECT 'usage', reference, $1, -3, $3::bigint, $1, $1, 1, 2, 9, 0, $2
           FROM unnest(ARRAY[$1, 'second']) AS d (reference))
         SELECT 1 / (SELECT count(*) FROM account)`,
        [ODD, old.details, old.atMs],
      );
      await execute(databaseUrl, "UPDATE accounts SET balance = 3, spent = 6 WHERE id = $1", [ODD]);
      await execute(
        databaseUrl,
        "INSERT INTO api_keys VALUES ($1, 'h', $1, NULL, NULL, NULL, 0, 0, 0, NULL, NULL)",
        [ODD],
      );
      expect(entryText(old)).toContain(JSON.stringify(ODD));
      expect((await store.verify()).problems).toEqual([]);
      const hashes = await execute(databaseUrl, "SELECT count(hash)::int AS n FROM entries");
      expect(hashes.rows).toEqual([{ n: 4 }]);
      await store.close();
    });

    it("a ledger of the release before chains starts its chains at the first start", async () => {
      const databaseUrl = await server.createDatabase();
      const old = await openStore(databaseUrl);
      await openAccount(old, 100);
      await execute(databaseUrl, "UPDATE accounts SET head = NULL");
      await execute(databaseUrl, "UPDATE entries SET hash = NULL");
      await old.placeHold(newHold("h1", 40));
      await old.settle(newSettlement("h1", 15));
      const unlinked = await execute(databaseUrl, "SELECT count(hash)::int AS n FROM entries");
      expect(unlinked.rows).toEqual([{ n: 0 }]);
      const store = await openStore(databaseUrl);
      const { rows } = await execute(databaseUrl, "SELECT head FROM accounts");
      const sums = { balance: 85, spent: 15, toppedUp: 100 };
      expect(rows).toEqual([{ head: genesisHash("acct", sums) }]);
      await old.placeHold(newHold("h2", 40));
      await old.settle(newSettlement("h2", 15));
      await store.postEntry(newEntry());
      expect((await store.verify()).problems).toEqual([]);
      await Promise.all([old.close(), store.close()]);
    });
  },
);
