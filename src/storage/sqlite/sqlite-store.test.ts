import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, vi } from "vitest";
import { NOW } from "../suite/ledger-script.ts";
import { storeSuite, type StoreFixture } from "../store-suite.ts";
import { SqliteStore } from "./sqlite-store.ts";

/** Starting threads takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

async function openFixture(): Promise<StoreFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  const open = () => SqliteStore.open({ dataDir, now: () => NOW });
  let current = await open();
  return {
    store: current,
    kill: async () => {
      await current.close();
      current = await open();
      return current;
    },
    dispose: async () => {
      await current.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe("the embedded store", () => {
  storeSuite(openFixture);
});
