import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe } from "vitest";
import { NOW } from "../suite/ledger-script.ts";
import { unresolved } from "../suite/unresolved-suite.ts";
import { openDatabase } from "./database.ts";
import { MemoryStore } from "./test-memory-store.ts";

describe("holds that the embedded ledger refuses to end", () => {
  unresolved(async (onRefused) => {
    const folder = await mkdtemp(join(tmpdir(), "ledger-"));
    const path = join(folder, "ledger.sqlite");
    let opened = 0;
    const open = (): MemoryStore => {
      opened += 1;
      const database = openDatabase(path);
      return new MemoryStore({ database, owner: `p${opened}`, recoverAtMs: NOW, onRefused });
    };
    let current = open();
    return {
      store: current,
      execute: async (sql) => {
        const other = new DatabaseSync(path);
        other.exec(sql);
        other.close();
        await Promise.resolve();
      },
      kill: async () => {
        await current.close();
        current = open();
        return current;
      },
      close: async () => {
        await current.close();
        await rm(folder, { recursive: true });
      },
    };
  });
});
