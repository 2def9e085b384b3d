import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { OnReversed, ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import { statementSuite, storeSuite, type StoreFixture } from "../suite/store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { openDatabase } from "./database.ts";
import { MemoryStore } from "./test-memory-store.ts";

/** Without the thread, since mutation testing does not cover code in another thread. */
function openEngine(directory: string, owner: string, onReversed: OnReversed): MemoryStore {
  const database = openDatabase(join(directory, "ledger.sqlite"));
  return new MemoryStore({ database, owner, recoverAtMs: NOW, onReversed });
}

async function openFixture(): Promise<StoreFixture> {
  const directory = await mkdtemp(join(tmpdir(), "ledger-"));
  let opened = 1;
  const reversed: ReversedCharge[] = [];
  const onReversed: OnReversed = (one) => void reversed.push(one);
  let current = openEngine(directory, "process 1", onReversed);
  return {
    store: current,
    reversed,
    kill: async () => {
      await current.close();
      opened += 1;
      current = openEngine(directory, `process ${opened}`, onReversed);
      return current;
    },
    dispose: async () => {
      await current.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe("the embedded store's engine", () => {
  storeSuite(openFixture);
});

/** Days and hours are in UTC in any time zone of the machine. */
describe("the embedded store's statements", () => {
  const zone = process.env["TZ"];
  beforeAll(() => {
    process.env["TZ"] = "Pacific/Kiritimati";
  });
  afterAll(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });
  statementSuite(openFixture);
});
