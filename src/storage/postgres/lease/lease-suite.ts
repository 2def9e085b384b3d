import type { Pool } from "pg";
import { expect, it } from "vitest";
import type { Store } from "../../../core/ledger/store.ts";
import { ACCOUNT, KEY, newHold, NOW } from "../../suite/ledger-script.ts";
import {
  openUnlimitedConnections,
  type Connections,
  type ConnectionMode,
} from "../connections/connections.ts";
import { makeIndices } from "../schema/indices.ts";
import { Membership } from "./membership.ts";
import { reapDead } from "../reaper.ts";
import { EVICT_OLDEST, PURGE_EXPIRED } from "../batches/reply-statements.ts";
import { withClient } from "../connections/transaction.ts";

/** Id of the store's process. */
export const OWNER = "this process";

/** A store with an account and a key, and separate connections for the test. */
export interface OpenDatabase {
  readonly connections: Connections;
  readonly way: ConnectionMode;
  readonly store: Store;
  /** Writes a stored reply of this many bytes, or a claim in flight. */
  readonly reply: (key: string, atMs: number, bytes: number | null) => Promise<unknown>;
  readonly keptKeys: () => Promise<string>;
}

/** Tests rows that another process has locked. */
export function lockedByOthers(current: () => OpenDatabase): void {
  it("a message that another process is claiming is waited for, and no later one is taken", async () => {
    const { connections, store } = current();
    const { hot: pool } = connections;
    const messages = ["m1", "m2"].map((id) => ({ id, webhook: "ops", body: "{}" }));
    const raised = [{ condition: "a", messages }];
    await store.raiseAlerts({ raised, ended: [], atMs: NOW, goneBeforeMs: 0 });
    const claim = { webhook: "ops", atMs: NOW, untilMs: NOW + 9 };
    await withClient(pool, async (other) => {
      await other.query("BEGIN; UPDATE alert_messages SET attempts = 1 WHERE id = 'm1'");
      const claiming = [store.claimAlert(claim), store.claimAlert(claim)];
      await other.query(
        `UPDATE alert_messages SET next_attempt_at_ms = ${NOW + 9} WHERE id = 'm1'; COMMIT`,
      );
      expect(await Promise.all(claiming)).toEqual([null, null]);
    });
    expect(await store.claimAlert({ ...claim, atMs: NOW + 9 })).toMatchObject({ id: "m1" });
  });

  it("replies locked by a request stay until the next run", async () => {
    const { connections, reply, keptKeys } = current();
    const { hot: pool } = connections;
    for (const at of [1, 2, 3]) await reply(`c${at}`, at, 400);
    const free = "SELECT FROM replies WHERE key_hash = 'c1' FOR UPDATE";
    await withClient(connections.reports, async (other) => {
      await other.query(`BEGIN; ${free}`);
      await pool.query(PURGE_EXPIRED, [2]);
      expect(await keptKeys()).toBe("c1 c3");
      await pool.query(EVICT_OLDEST, [0, null]);
      expect(await keptKeys()).toBe("c1");
      await other.query("ROLLBACK");
    });
    await pool.query(PURGE_EXPIRED, [1]);
    expect(await keptKeys()).toBe("");
  });

  it("a dead process that another process is reaping is skipped", async () => {
    const { connections } = current();
    const { hot: pool } = connections;
    await pool.query(
      "INSERT INTO replicas SELECT id, clock_timestamp(), 0 FROM unnest(ARRAY['d1', 'd2']) AS d (id)",
    );
    const left = async () => {
      const { rows } = await pool.query("SELECT id FROM replicas ORDER BY id");
      return rows.map(({ id }: { readonly id: string }) => id).join();
    };
    await withClient(connections.reports, async (other) => {
      await other.query("BEGIN; SELECT id FROM replicas WHERE id = 'd1' FOR UPDATE");
      expect(await reapDead(pool, { self: OWNER, atMs: NOW, leaseMs: 1_000 })).toBe(0);
      expect(await left()).toBe(`d1,${OWNER}`);
      await other.query("ROLLBACK");
    });
    await reapDead(pool, { self: "d1", atMs: NOW, leaseMs: 1_000 });
    expect(await left()).toBe(`d1,${OWNER}`);
    await reapDead(pool, { self: OWNER, atMs: NOW, leaseMs: 1_000 });
    expect(await left()).toBe(OWNER);
  });
}

/** Tests processes and the effects of their changes. */
export function leases(current: () => OpenDatabase): void {
  it("a process's row lasts for its lease after each renewal, under one id at a time", async () => {
    const { connections } = current();
    const { hot: pool } = connections;
    const written: string[] = [];
    const onWritten = (id: string) => written.push(id);
    const membership = await Membership.join(pool, { id: "m", leaseMs: 3_600_000, onWritten });
    const rows = async () => {
      const { rows: found } = await pool.query<{ id: string; lives: boolean }>(
        `SELECT id, expires_at BETWEEN clock_timestamp() + interval '50 minutes'
           AND clock_timestamp() + interval '60 minutes' AS lives
         FROM replicas WHERE id <> $1`,
        [OWNER],
      );
      return found;
    };
    expect(await rows()).toEqual([{ id: "m", lives: true }]);
    await pool.query("UPDATE replicas SET expires_at = clock_timestamp()");
    expect(await rows()).toEqual([{ id: "m", lives: false }]);
    await membership.renew();
    expect(await rows()).toEqual([{ id: "m", lives: true }]);
    await pool.query("DELETE FROM replicas WHERE id = 'm'");
    await membership.rejoin("another");
    expect([membership.id, await rows()]).toEqual(["m", []]);
    await Promise.all([membership.rejoin("m"), membership.rejoin("m")]);
    expect(membership.id).not.toBe("m");
    expect(await rows()).toEqual([{ id: membership.id, lives: true }]);
    expect(written).toEqual(["m", membership.id]);
  });

  it("a refused change leaves no trace, not even a new revision", async () => {
    const { connections, store } = current();
    const { hot: pool } = connections;
    const revision = async () => {
      const { rows } = await pool.query<{ revision: number }>("SELECT revision FROM accounts");
      return rows[0]?.revision;
    };
    await store.placeHold(newHold("h1", 1));
    await store.revokeKey({ id: KEY, atMs: NOW });
    const before = await revision();
    const close = { id: ACCOUNT, state: "closed", atMs: NOW } as const;
    expect(await store.updateAccount(close)).toMatchObject({ result: "requests-running" });
    const label = await store.updateKey({ id: KEY, label: "x", atMs: NOW });
    expect([label, await revision()]).toEqual([{ result: "key-revoked" }, before]);
    await store.updateAccount({ id: ACCOUNT, name: "New", atMs: NOW });
    expect(await revision()).toBe((before ?? 0) + 1);
  });
}

/** Tests objects of the store besides its tables. */
export function settingsOfConnections(current: () => OpenDatabase): void {
  it("missing or incomplete indices are created, and their lock is released", async () => {
    const { connections, way } = current();
    const { reports } = connections;
    const usable = async () => {
      const { rows } = await reports.query<{ name: string; indisvalid: boolean }>(
        `SELECT c.relname AS name, i.indisvalid FROM pg_index i
           JOIN pg_class c ON c.oid = i.indexrelid
         WHERE c.relname = ANY ('{accounts_by_time,audit_by_target,hourly_sums_by_model,entries_by_account,entries_by_time}')
         ORDER BY 1`,
      );
      return rows.map(({ name, indisvalid }) => `${name} ${indisvalid}`).join();
    };
    await reports.query(
      "DROP INDEX entries_by_time, accounts_by_time, audit_by_target, hourly_sums_by_model",
    );
    await reports.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'entries_by_account'::regclass",
    );
    expect(await usable()).toBe("entries_by_account false");
    await makeIndices(reports, () => openUnlimitedConnections(way, "chat-gateway indices"));
    expect(await usable()).toBe(
      "accounts_by_time true,audit_by_target true,entries_by_account true,entries_by_time true,hourly_sums_by_model true",
    );
    const open = () => {
      throw new Error("no index is missing");
    };
    await makeIndices(reports, open);
    const locks = `SELECT FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    expect((await reports.query(locks)).rowCount).toBe(0);
    expect((await reports.query("SHOW statement_timeout")).rows).toEqual([
      { statement_timeout: "5min" },
    ]);
  });

  it("connections have time limits and the isolation that the statements expect", async () => {
    const { connections } = current();
    const { hot: pool } = connections;
    const show = async (of: Pool, name: string) =>
      Object.values((await of.query<Record<string, string>>(`SHOW ${name}`)).rows[0] ?? {}).join();
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const all = (of: Pool) => Promise.all(names.map((name) => show(of, name)));
    expect(await all(pool)).toEqual(["5s", "4s", "3s"]);
    expect((await all(connections.reports))[0]).toBe("5min");
    expect(await show(pool, "default_transaction_isolation")).toBe("read committed");
    expect(await show(pool, "plan_cache_mode")).toBe("force_generic_plan");
  });
}
