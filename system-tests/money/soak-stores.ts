import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "../../src/core/ledger/store.ts";
import { openStore } from "../../src/storage/open-store.ts";
import { openPostgresStore } from "../../src/storage/postgres/postgres-store.ts";
import { reapAll } from "../../src/storage/postgres/test-database.ts";
import { startPostgres } from "../../contract-tests/harness/postgres.ts";
import type { Crash } from "./soak-model.ts";
import { END_MS } from "./soak-calls.ts";
import { wallClockMs } from "../../contract-tests/harness/real-clock.ts";

/** Number of processes on the same ledger. */
export const PROCESSES = 3;

/** A ledger that several processes share, and that can be left as after a crash. */
export interface SoakStores {
  readonly stores: readonly Store[];
  /** Ends a process without settling its requests and starts the next one in its place. */
  readonly crash: (process: number) => Promise<Crash>;
  readonly close: () => Promise<void>;
}

export function openSoakStores(kind: "sqlite" | "postgres"): Promise<SoakStores> {
  return kind === "sqlite" ? openEmbedded() : openShared();
}

/** Advances like the machine's clock, and is after every request's beginning. */
const nowMs = (): number => END_MS + wallClockMs();

const allProcesses = Array.from({ length: PROCESSES }, (_, at) => at);

/** One process owns the file: all calls are its own, and a crash ends all. */
async function openEmbedded(): Promise<SoakStores> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-soak-"));
  const open = () => openStore({ dataDir, databaseUrl: null, now: nowMs });
  let store = await open();
  return {
    get stores() {
      return allProcesses.map(() => store);
    },
    crash: async () => {
      await store.close();
      store = await open();
      return { dead: new Set(allProcesses), fenced: new Set() };
    },
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Without heartbeats: processes expire when the soak expires them. */
async function openShared(): Promise<SoakStores> {
  const server = await startPostgres();
  const databaseUrl = server.url;
  const open = () => openPostgresStore({ databaseUrl, now: nowMs, heartbeatMs: 3_600_000 });
  let stores: readonly Store[] = [await open(), ...(await Promise.all([open(), open()]))];
  return {
    get stores() {
      return stores;
    },
    crash: async (process) => {
      await reapAll(databaseUrl, nowMs());
      const old = stores[process];
      stores = stores.with(process, await open());
      // The rest of the old process is fenced like the others, and does no more work.
      await old?.close();
      const fenced = new Set(allProcesses.filter((other) => other !== process));
      return { dead: new Set([process]), fenced };
    },
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await server.stop();
    },
  };
}
