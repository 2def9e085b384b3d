import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NOW } from "../ledger-script.ts";
import { storeSuite } from "../store-suite.ts";
import { SqliteStore } from "./sqlite-store.ts";

storeSuite("the embedded store", async () => {
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
});
