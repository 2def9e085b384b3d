import { afterAll, beforeAll, describe } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { LedgerPlace } from "../ledger-exists.ts";
import { emptyLedger, expireReplicas, reapAll } from "../postgres/test-database.ts";
import { storeSuite, type StoreFixture } from "../suite/store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { open, TransferFolder } from "./test-move.ts";

/** The suite of all stores; each crash is followed by a move to the other store. */
describe.skipIf(lacksPostgres())(
  "a ledger that moves (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let folder: TransferFolder;
    let databaseUrl = "";
    beforeAll(async () => {
      folder = await TransferFolder.make();
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      await (await open({ dataDir: folder.path, databaseUrl })).close();
    });
    afterAll(async () => {
      await server.stop();
      await folder.remove();
    });

    /** Opens the store of the next process, in the other database than the last one. */
    async function moved(from: LedgerPlace): Promise<LedgerPlace> {
      const to =
        from.databaseUrl === null ? { dataDir: folder.path, databaseUrl } : await folder.newPlace();
      if (to.databaseUrl !== null) await emptyLedger(databaseUrl);
      await folder.move(from, to);
      return to;
    }

    describe.each([
      ["from the embedded store", false],
      ["from PostgreSQL", true],
    ])("%s, after a crash", (_name, isFirst) => {
      storeSuite(async (): Promise<StoreFixture> => {
        await emptyLedger(databaseUrl);
        let place: LedgerPlace = isFirst
          ? { dataDir: folder.path, databaseUrl }
          : await folder.newPlace();
        const reversed: ReversedCharge[] = [];
        const onReversed = (one: ReversedCharge) => void reversed.push(one);
        const store = await open(place, onReversed);
        const opened = [store];
        return {
          store,
          reversed,
          kill: async () => {
            // A store in PostgreSQL resolves its holds when it closes in order: this one expires.
            if (place.databaseUrl === null) await opened.at(-1)?.close();
            else await expireReplicas(databaseUrl);
            place = await moved(place);
            // The transferred holds belong to a process that has expired.
            if (place.databaseUrl !== null) await reapAll(databaseUrl, NOW);
            const next = await open(place, onReversed);
            opened.push(next);
            return next;
          },
          dispose: async () => {
            await Promise.all(opened.map((one) => one.close()));
          },
        };
      });
    });
  },
);
