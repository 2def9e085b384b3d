import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import {
  askOperator,
  createCustomer,
  runOperator,
  type Customer,
  type OperatorStore,
} from "../../contract-tests/harness/operator.ts";
import { startServer } from "../../contract-tests/harness/start-server.ts";
import { openLedger } from "./open-ledger.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { isServed, startLoad, tally } from "./load.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "./paid-model.ts";
import {
  lacks,
  nanoOf,
  startDeployment,
  type Deployment,
  type DeploymentKind,
} from "./deployment.ts";
import { pacedBy } from "./paces.ts";

const LIMIT_MS = 240_000;
const PIECE_MS = 10;

let upstream: CountingUpstream;
beforeAll(async () => {
  upstream = await startCountingUpstream(pacedBy(PIECE_MS));
});
afterAll(() => upstream?.close());

/** A restored backup, with which a gateway can start. */
interface Restored {
  readonly store: OperatorStore;
  readonly remove: () => Promise<void>;
}

async function restoreEmbedded({ store }: Deployment): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-restored-"));
  await askOperator(store, ["ledger", "backup", join(folder, "ledger.sqlite")]);
  await copyFile(join(store.dataDir, "demo-key"), join(folder, "demo-key"));
  return {
    store: { dataDir: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function restorePostgres({ store, postgres }: Deployment): Promise<Restored> {
  const copy = await postgres?.restoreBackup();
  if (copy === undefined) throw new Error("the deployment has no PostgreSQL");
  const folder = await mkdtemp(join(tmpdir(), "gateway-restored-"));
  await copyFile(join(store.dataDir, "demo-key"), join(folder, "demo-key"));
  return {
    store: { dataDir: folder, env: { DATABASE_URL: copy.url } },
    remove: async () => {
      await copy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const ways: readonly (readonly [DeploymentKind, (deployment: Deployment) => Promise<Restored>])[] =
  [
    ["embedded", restoreEmbedded],
    ["replicas", restorePostgres],
  ];

describe.each(ways)("a backup of %s under load", (kind, restore) => {
  let deployment: Deployment;
  let customer: Customer;
  let restored: Restored;
  /** Ids of responses that had arrived completely before the backup. */
  let acknowledged: readonly string[] = [];
  /** The distinct statuses and error codes of the responses to the load. */
  let kinds: readonly string[] = [];

  beforeAll(async () => {
    if (lacks(kind)) return;
    deployment = await startDeployment(kind, paidConfig(upstream.origin));
    customer = await createCustomer(deployment.store, { balance: "100.00" });
    const load = startLoad({
      gateways: deployment.gateways,
      key: customer.key,
      model: PAID_MODEL,
      clients: 8,
    });
    await load.until(40, isServed);
    acknowledged = load.answers.filter(isServed).map(({ id }) => id);
    restored = await restore(deployment);
    await load.until(20, isServed);
    await load.stop();
    kinds = Object.keys(tally(load.answers));
  }, LIMIT_MS);
  afterAll(async () => {
    await restored?.remove();
    await deployment?.stop();
  });

  test.skipIf(lacks(kind))("fails no request and breaks no connection", () => {
    expect(kinds).toEqual(["200"]);
  });

  test.skipIf(lacks(kind))(
    "restores to a ledger that verifies and contains all acknowledged requests",
    async () => {
      const store = await openLedger(restored.store);
      try {
        expect(await store.verify()).toMatchObject({ ok: true, problems: [] });
        for (const id of acknowledged) {
          const record = await store.showRequest(id);
          expect(record).toMatchObject({ charge: REPLY_PRICE, outcome: "finished" });
        }
      } finally {
        await store.close();
      }
    },
  );

  test.skipIf(lacks(kind))(
    "serves after the restore, once the holds that were open at the backup are resolved",
    async () => {
      const { store } = restored;
      const config = paidConfig(upstream.origin);
      const gateway = await startServer({ ...store, config });
      try {
        const account = () =>
          askOperator<{ held: string; spent: string }>(store, [
            "accounts",
            "show",
            customer.accountId,
          ]);
        // A dead process's holds are resolved 15 s after its last heartbeat, in the reaper's next
        // round.
        await expect.poll(async () => nanoOf((await account()).held), { interval: 500 }).toBe(0);
        const spent = nanoOf((await account()).spent);
        const messages = [{ role: "user", content: "Hello" }];
        const body = { model: PAID_MODEL, max_tokens: 50, messages };
        const reply = await call(gateway, "/v1/chat/completions", { key: customer.key, body });
        expect(reply.status).toBe(200);
        expect(nanoOf((await account()).spent)).toBe(spent + REPLY_PRICE);
        expect(await askOperator(store, ["ledger", "verify", "--full"])).toMatchObject({
          ok: true,
        });
      } finally {
        await gateway.stop();
      }
    },
  );
});

test("a backup of a ledger that is not embedded is refused, and the message names an alternative", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-backup-"));
  try {
    const env = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
    const outcome = await runOperator({ dataDir, env }, ["ledger", "backup", "copy"]);
    expect(outcome).toMatchObject({ code: 1, stdout: "" });
    expect(outcome.stderr).toContain("PostgreSQL");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
