import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { unresolved } from "../suite/unresolved-suite.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, execute, reapAll } from "./test-database.ts";

describe.skipIf(lacksPostgres())(
  "holds that the ledger in PostgreSQL refuses to end (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());

    const openStore = (ownerId: string) =>
      openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000, ownerId });
    const owners = async () =>
      (await execute(databaseUrl, "SELECT id FROM replicas ORDER BY id")).rows.map(
        (row: { readonly id: string }) => row.id,
      );

    it.each([
      ["is charged what it owes", 93, "SELECT"],
      [
        "is free if the ledger may have lost its end",
        100,
        "INSERT INTO rewinds (owner, from_batch, to_batch, from_ms, to_ms) VALUES ('x', 1, 2, 0, 9e14)",
      ],
    ])("a hold of a fenced process %s", async (_, balance, sql) => {
      await emptyLedger(databaseUrl);
      const [dead, other] = await Promise.all([openStore("dead"), openStore("other")]);
      await openAccount(dead, 100);
      await dead.placeHold(newHold("h1", 30));
      await dead.markProgress({ requestId: "h1", charge: nanoUsd(7) });
      await dead.ping();
      await execute(databaseUrl, "UPDATE accounts SET held = 0");
      await execute(databaseUrl, sql);
      await reapAll(databaseUrl, NOW);
      expect(await owners()).toEqual(["unresolved"]);
      // It finds that it was taken for dead.
      await expect(dead.settle(newSettlement("h1", 15))).rejects.toThrow("no hold");
      await other.repairSums({ accountId: ACCOUNT, atMs: NOW });
      await other.resolveHolds({ atMs: NOW });
      expect(await other.showAccount(ACCOUNT)).toMatchObject({ held: 0, balance });
      expect(await owners()).not.toContain("unresolved");
      await Promise.all([dead.close(), other.close()]);
    });

    unresolved(async (onRefused) => {
      await emptyLedger(databaseUrl);
      const stores: Store[] = [];
      const open = async (): Promise<Store> => {
        const options = { heartbeatMs: 3_600_000, unsettledRetryMs: 5, onRefused };
        const store = await openPostgresStore({ databaseUrl, now: () => NOW, ...options });
        stores.push(store);
        return store;
      };
      return {
        store: await open(),
        execute: async (sql) => {
          await execute(databaseUrl, sql);
        },
        kill: async () => {
          await reapAll(databaseUrl, NOW, onRefused);
          return open();
        },
        close: async () => {
          await Promise.all(stores.map((store) => store.close()));
        },
      };
    });
  },
);
