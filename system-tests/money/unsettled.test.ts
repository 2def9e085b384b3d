import { expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { createCustomer, type OperatorStore } from "../../contract-tests/harness/operator.ts";
import { lacksPostgres, startPostgres } from "../../contract-tests/harness/postgres.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { startCountingUpstream } from "./counting-upstream.ts";
import { openDisk } from "./full-disk.ts";
import { isServed, repeatUnanswered, startLoad, tally } from "./load.ts";
import { openLedger } from "./open-ledger.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "./paid-model.ts";

const LIMIT_MS = 240_000;
const CLIENTS = 8;

/** A gateway's store that becomes unavailable for a time that the test sets. */
interface LeavingStore {
  readonly place: OperatorStore;
  readonly whileAway: (gateway: TestServer, act: () => Promise<void>) => Promise<void>;
  readonly remove: () => Promise<void>;
}

async function openEmbedded(): Promise<LeavingStore | null> {
  const disk = (await openDisk("a limit of file sizes")) ?? (await openDisk("a full file system"));
  if (disk === null) return null;
  return {
    place: { dataDir: disk.folder },
    whileAway: async (gateway, act) => {
      await disk.fill(gateway);
      await act();
      // The limit ends with its process.
      await disk.makeRoom(gateway).catch(() => undefined);
    },
    remove: () => disk.remove(),
  };
}

async function openShared(): Promise<LeavingStore | null> {
  if (lacksPostgres()) return null;
  const disk = await openDisk("a limit of file sizes");
  if (disk === null) return null;
  const postgres = await startPostgres();
  return {
    place: { dataDir: disk.folder, env: { DATABASE_URL: postgres.url } },
    whileAway: (_gateway, act) => postgres.restart("SIGQUIT", act),
    remove: async () => {
      await postgres.stop();
      await disk.remove();
    },
  };
}

test.each([
  ["an embedded store with a full disk", openEmbedded],
  ["a database that has crashed", openShared],
])(
  "%s, and a gateway that is killed while settlements wait: each request is charged at most once",
  { timeout: LIMIT_MS },
  async (_name, open) => {
    const leaving = await open();
    if (leaving === null) return;
    let goOn: Promise<void> = Promise.resolve();
    let isHeld = false;
    let waiting = 0;
    // A stream waits once its client has read part of it.
    const upstream = await startCountingUpstream(async ({ stream, isFirst }) => {
      if (!isHeld || (stream && isFirst)) return;
      waiting += 1;
      await goOn;
    });
    const { place } = leaving;
    const start = () =>
      startServer({ ...place, config: paidConfig(upstream.origin), dataDir: place.dataDir });
    let gateway = await start();
    try {
      const { key, accountId } = await createCustomer(place, { balance: "100.00" });
      const gateways = [
        {
          get root() {
            return gateway.root;
          },
        },
      ];
      const load = startLoad({ gateways, key, model: PAID_MODEL, clients: CLIENTS, name: "left" });
      await load.until(2 * CLIENTS, isServed);
      let release = (): void => undefined;
      goOn = new Promise((resolve) => (release = resolve));
      isHeld = true;
      await expect.poll(() => waiting).toBeGreaterThanOrEqual(CLIENTS);

      await leaving.whileAway(gateway, async () => {
        const unanswered = load.until(CLIENTS, ({ isWhole }) => !isWhole);
        isHeld = false;
        release();
        await unanswered;
        await load.stop();
        const failures = () => gateway.output().split("settlement failed").length - 1;
        await expect.poll(failures).toBeGreaterThanOrEqual(CLIENTS);
        gateway.signal("SIGKILL");
        await gateway.exited;
      });
      gateway = await start();

      const ledger = await openLedger(place);
      try {
        const held = async () => (await ledger.showAccount(accountId))?.held;
        await expect.poll(held, { timeout: 60_000 }).toBe(0);
        expect(await repeatUnanswered(load)).toBeGreaterThan(0);
        await expect.poll(async () => (await call(gateway, "/readyz")).status).toBe(200);
        expect(new Set(upstream.calls).size).toBe(upstream.calls.length);
        const records = await Promise.all(upstream.calls.map((id) => ledger.showRequest(id)));
        const killed = records.filter((record) => record?.outcome === "killed");
        expect(killed.length).toBeGreaterThanOrEqual(CLIENTS);
        let spent = 0;
        for (const record of records) {
          const { charge, hold, outcome, takenBackAtMs } = record ?? {};
          expect(outcome).toMatch(/^(finished|killed)$/);
          if (outcome === "finished") expect([charge, takenBackAtMs]).toEqual([REPLY_PRICE, null]);
          expect(charge).toBeLessThanOrEqual(Number(hold));
          if (takenBackAtMs === null) spent += Number(charge);
        }
        expect(Number((await ledger.showAccount(accountId))?.spent)).toBe(spent);
        const whole = load.answers.filter(isServed).map(({ id }) => id);
        const paid = records.filter((record) => record?.outcome === "finished");
        expect(new Set(paid.map((record) => record?.id))).toEqual(new Set(whole));
        expect((await ledger.verify()).problems).toEqual([]);
        console.info(JSON.stringify(tally(load.answers)), `${killed.length} killed`);
      } finally {
        await ledger.close();
      }
    } finally {
      await gateway.stop();
      await upstream.close();
      await leaving.remove();
    }
  },
);
