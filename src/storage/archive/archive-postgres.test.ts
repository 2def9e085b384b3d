import { afterAll, beforeAll, describe } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { emptyLedger, execute } from "../postgres/test-database.ts";
import type { OpenLedger } from "../suite/tampering-suite.ts";
import { open } from "../transfer/test-move.ts";
import { archiveParts } from "./archive-parts-suite.ts";

const UNNUMBERED = "ALTER TABLE entries ALTER COLUMN seq DROP IDENTITY IF EXISTS";
const NUMBERED = "ALTER TABLE entries ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY";

describe.skipIf(lacksPostgres())(
  "the archive of a ledger in PostgreSQL (needs PostgreSQL's binaries)",
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      await (await open({ dataDir: "", databaseUrl })).close();
    });
    afterAll(() => server.stop());

    const openLedger = async (): Promise<OpenLedger> => {
      await emptyLedger(databaseUrl);
      await execute(databaseUrl, `${UNNUMBERED}; ${NUMBERED}`);
      const store = await open({ dataDir: "", databaseUrl });
      return {
        store,
        tamper: async (statements) => {
          await execute(
            databaseUrl,
            ["SET session_replication_role = replica", UNNUMBERED, ...statements].join(";"),
          );
        },
        close: () => store.close(),
      };
    };
    for (const part of archiveParts) {
      describe(part.name, () => {
        // Creating a ledger takes half a second here, and the steps are the same.
        part(openLedger, 4);
      });
    }
  },
);
