import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { LedgerPlace } from "../ledger-exists.ts";
import { openPostgresStore } from "../postgres/postgres-store.ts";
import { SqliteStore } from "../sqlite/sqlite-store.ts";
import { startInProcess } from "../sqlite/test-line.ts";
import { NOW } from "../suite/ledger-script.ts";
import { exportFrom, importInto } from "./transfer.ts";

/** Time of all exports in the tests. */
export const AT = "2026-01-15T12:00:00.000Z";

/** Without heartbeats: a process is dead when the test lets it expire. */
export const open = (
  { dataDir, databaseUrl }: LedgerPlace,
  onReversed: OnReversed = () => undefined,
): Promise<Store> =>
  databaseUrl === null
    ? SqliteStore.open({
        dataDir,
        now: () => NOW,
        lockWaitMs: 0,
        start: startInProcess,
        onReversed,
      })
    : openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000, onReversed });

/** A folder for embedded ledgers and files, each with a separate name. */
export class TransferFolder {
  readonly path: string;
  #names = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async make(): Promise<TransferFolder> {
    return new TransferFolder(await mkdtemp(join(tmpdir(), "transfer-")));
  }

  async newPlace(): Promise<LedgerPlace> {
    return { dataDir: await mkdtemp(join(this.path, "ledger-")), databaseUrl: null };
  }

  newFile(): string {
    this.#names += 1;
    return join(this.path, `export-${this.#names}.gz`);
  }

  /** Moves a ledger; returns the digest of the export. */
  async move(from: LedgerPlace, to: LedgerPlace): Promise<string> {
    const file = this.newFile();
    const { sha256 } = await exportFrom(from, file, AT);
    const read = await importInto(to, file);
    if (read.sha256 !== sha256)
      throw new Error("the file that was read differs from the written one");
    return sha256;
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true });
  }
}
