import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe } from "vitest";
import { LEDGER_FILE } from "../sqlite/worker-messages.ts";
import type { OpenLedger } from "../suite/tampering-suite.ts";
import { open } from "../transfer/test-move.ts";
import { archiveParts } from "./archive-parts-suite.ts";

async function openEmbedded(): Promise<OpenLedger> {
  const dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  const store = await open({ dataDir, databaseUrl: null });
  return {
    store,
    tamper: (statements) => {
      const database = new DatabaseSync(join(dataDir, LEDGER_FILE));
      for (const sql of statements) database.exec(sql);
      database.close();
      return Promise.resolve();
    },
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe("the archive of the embedded ledger", () => {
  for (const part of archiveParts) {
    describe(part.name, () => {
      part(openEmbedded);
    });
  }
});
