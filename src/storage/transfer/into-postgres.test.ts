import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import { archiveLedger } from "../archive/archive-ledger.ts";
import { verifyArchive } from "../archive/verify-archive.ts";
import type { LedgerPlace } from "../ledger-exists.ts";
import { emptyLedger } from "../postgres/test-database.ts";
import { ACCOUNT, keysOf, newEntry, newKey, NOW, openAccount } from "../suite/ledger-script.ts";
import { entriesOf, HALF, postIllFormed, repairAll } from "../suite/repair-suite.ts";
import { AT, open, TransferFolder } from "./test-move.ts";
import { exportFrom, importInto } from "./transfer.ts";

/** Texts with NUL in every column in which an earlier release stored an operator's text. */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 100);
  await store.updateAccount({ id: ACCOUNT, name: "Ac\0me", atMs: NOW });
  await store.createKey(newKey({ id: "other", label: "la\0bel", models: ["te\0st/*"] }));
  await postIllFormed(store, "a\0b \\u0000", "one-cut");
  await store.postEntry(newEntry({ id: "fine", amount: 7, note: "c" }));
  await postIllFormed(store, `\0 and \0${HALF}`, "two-cut");
  const line = { id: "aud", stage: "begun", atMs: NOW, actor: "de\0sk", operation: "o" } as const;
  await store.appendAudit({ ...line, target: "x\0", details: JSON.stringify({ input: "\0" }) });
}

describe.skipIf(lacksPostgres())(
  "a ledger with rows that PostgreSQL refuses (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let folder: TransferFolder;
    let from: LedgerPlace;
    let to: LedgerPlace & { readonly databaseUrl: string };
    beforeAll(async () => {
      server = await sharePostgres();
      folder = await TransferFolder.make();
      to = { dataDir: folder.path, databaseUrl: await server.createDatabase() };
      await (await open(to)).close();
    });
    afterAll(async () => {
      await server.stop();
      await folder.remove();
    });
    beforeEach(async () => {
      await emptyLedger(to.databaseUrl);
      from = await folder.newPlace();
    });

    async function write(act: (store: Store) => Promise<unknown>): Promise<void> {
      const store = await open(from);
      await act(store);
      await store.close();
    }

    it("names the first entry with NUL that has no repair, and its account", async () => {
      await write(fill);
      // The half is a problem of its own.
      await write((store) => repairAll(store, undefined, "two-cut"));
      await write(async (store) => {
        const other = { name: "Zoe", planId: "plan", balance: nanoUsd(0), atMs: NOW };
        await store.createAccount({ id: "zoe", ...other });
        for (const id of ["z1", "z2"]) {
          await store.postEntry(newEntry({ id, accountId: "zoe", amount: 2, note: "\0" }));
        }
      });
      const file = folder.newFile();
      await exportFrom(from, file, AT);
      await expect(importInto(to, file)).rejects.toThrow(
        "entry 2 (top-up top-up:acct:one-cut) of account acct has U+0000 in its note, which " +
          "PostgreSQL cannot store (and 2 more entries have it): run `ledger repair` on the " +
          "embedded ledger for acct, zoe, and export it again",
      );
      const store = await open(to);
      expect(await store.showAccount(ACCOUNT)).toBeNull();
      await store.close();
    });

    it("moves once its entries are repaired, and back, with U+FFFD for NUL", async () => {
      await write(fill);
      await write((store) => repairAll(store));
      const file = folder.newFile();
      await exportFrom(from, file, AT);
      const { replaced } = await importInto(to, file);
      expect(replaced).toEqual({
        "accounts.name": 1,
        "api_keys.label": 1,
        "entries.note": 2,
        "audit.actor": 1,
        "audit.target": 1,
      });
      const back = await folder.newPlace();
      await folder.move(to, back);
      for (const place of [to, back]) {
        const store = await open(place);
        expect(await store.verify({ full: true })).toMatchObject({ ok: true, repaired: 2 });
        expect(await store.showAccount(ACCOUNT)).toMatchObject({ name: "Ac\ufffdme" });
        expect(await keysOf(store, ACCOUNT)).toContainEqual(
          expect.objectContaining({ label: "la\ufffdbel", models: ["te\0st/*"] }),
        );
        const [, first, , last] = await entriesOf(store);
        expect(first).toMatchObject({ note: "a\ufffdb \\u0000" });
        expect(first?.text).toContain(String.raw`"note":"a\u0000b \\u0000"`);
        expect(last?.text).toContain(String.raw`"note":"\u0000 and \u0000\ud83d"`);
        const all = { after: null, count: 9, fromMs: null, toMs: null, actor: null, target: null };
        const [audited] = (await store.listAudit(all)).records;
        expect(audited?.begun).toMatchObject({ actor: "de\ufffdsk", target: "x\ufffd" });
        expect(JSON.parse(audited?.begun.details ?? "")).toEqual({ input: "\0" });
        await store.close();
      }
    });

    it("needs no repair of entries that the archive has", async () => {
      await write(fill);
      await write((store) => repairAll(store, undefined, "two-cut"));
      const archive = join(from.dataDir, "archive");
      const [beforeMs, nowMs] = [Date.UTC(2026, 1), Date.UTC(2026, 3)];
      await write((store) => archiveLedger({ store, folder: archive, beforeMs, nowMs }));
      const file = folder.newFile();
      await exportFrom(from, file, AT);
      await importInto(to, file);
      const store = await open(to);
      expect((await entriesOf(store))[1]?.note).toBe("a\ufffdb \\u0000");
      expect(await store.verify({ full: true })).toMatchObject({ ok: true });
      expect(await verifyArchive(store, archive)).toMatchObject({ ok: true });
      await store.close();
    });

    it("is not exported with a repair that states another text", async () => {
      await write(fill);
      await write(async (store) => {
        const [, entry] = await entriesOf(store);
        const other = entry?.text.replace(String.raw`a\u0000`, String.raw`a\ud83d`);
        await repairAll(store, other, "one-cut");
      });
      await expect(exportFrom(from, folder.newFile(), AT)).rejects.toThrow(
        /does not verify: entry 2 \(top-up top-up:acct:one-cut\) of account acct /,
      );
    });

    it("moves to another embedded ledger as it is", async () => {
      await write(async (store) => {
        await openAccount(store, 100);
        await postIllFormed(store, "a\0b");
      });
      const other = await folder.newPlace();
      await folder.move(from, other);
      const store = await open(other);
      expect((await entriesOf(store)).at(-1)?.note).toBe("a\0b");
      expect(await store.verify({ full: true })).toMatchObject({ ok: true, repaired: 0 });
      await store.close();
    });

    const external = (id: string, externalId: string) => (store: Store) =>
      store.createAccount({
        id,
        name: id,
        planId: "plan",
        balance: nanoUsd(0),
        atMs: NOW,
        details: { externalId },
      });

    it.each([
      [
        "is too long for an index",
        async (store: Store) => {
          await external("a", "short")(store);
          await external("b", randomBytes(4_000).toString("hex"))(store);
        },
        /^PostgreSQL refuses the row of account_details with account_id "b": .*one_account_of_external_id/,
      ],
      [
        "is no longer unique",
        async (store: Store) => {
          await external("a", "x\0")(store);
          await external("b", "x\ufffd")(store);
        },
        /^PostgreSQL refuses the row of account_details with account_id "b": .*\(external_id\)=\(x\ufffd\)/,
      ],
    ])("names the row with a text that %s", async (_which, act, message) => {
      await write(act);
      const file = folder.newFile();
      await exportFrom(from, file, AT);
      await expect(importInto(to, file)).rejects.toThrow(message);
    });
  },
);
