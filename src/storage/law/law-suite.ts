import { afterAll, beforeAll, describe, test } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { checkLaw } from "./test-check-law.ts";
import { PostgresProcesses } from "./test-postgres-processes.ts";
import { SqliteProcesses } from "./test-sqlite-processes.ts";

/** Number of sequences on each store. */
export interface LawRuns {
  readonly sqlite: number;
  readonly postgres: number;
  /** See `LawOptions`. */
  readonly verifiedEvery: number;
}

/** A sequence takes some 40 ms on the embedded store and 300 ms on PostgreSQL; a failure is shrunk. */
const LIMIT_MS = 600_000;
const LIMIT_PER_RUN_MS = 2_000;

/**
 * The law of the ledger: after any sequence of operations, by any process, each store returns and
 * shows what the model does, and verifies.
 */
export function lawSuite({ sqlite, postgres, verifiedEvery }: LawRuns): void {
  test(
    "the embedded store is what its rules say after every step of any sequence",
    async () => {
      const processes = new SqliteProcesses();
      await checkLaw(processes, { runs: sqlite, verifiedEvery });
      await processes.close();
    },
    LIMIT_MS + sqlite * LIMIT_PER_RUN_MS,
  );

  describe.skipIf(lacksPostgres())("on PostgreSQL (needs its binaries)", () => {
    let server: SharedPostgres;
    let processes: PostgresProcesses;
    beforeAll(async () => {
      server = await sharePostgres();
      processes = new PostgresProcesses(await server.createDatabase());
    });
    afterAll(async () => {
      await processes?.close();
      await server?.stop();
    });

    test(
      "so are one to three processes on one database",
      () => {
        const reset = () => processes.reset();
        return checkLaw(processes, { runs: postgres, verifiedEvery, reset });
      },
      LIMIT_MS + postgres * LIMIT_PER_RUN_MS,
    );
  });
}
