import { setTimeout as delay } from "node:timers/promises";
import { nanoUsd } from "../../src/ledger/money.ts";
import type { Store } from "../../src/ledger/store.ts";
import { openOperatorStore } from "../../src/storage/open-store.ts";
import { askOperator, createCustomer } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { startPostgres } from "../harness/postgres.ts";
import { GatewaySlot, startClients, type Clients } from "./crash-clients.ts";
import { judgeCrash, type CrashVerdict } from "./crash-judgement.ts";
import { startCountingUpstream, UPSTREAM_USAGE } from "./counting-upstream.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface CrashOptions {
  readonly store: "sqlite" | "postgres";
  readonly kills: number;
  /** Gateways on the same books; more than one on PostgreSQL only. */
  readonly replicas: number;
  /** Stops this many gateways beyond their expiry, and lets them go on. */
  readonly pauses: number;
}

export interface CrashReport extends CrashVerdict {
  readonly kills: number;
  readonly pauses: number;
  readonly upstreamCalls: number;
  readonly acknowledged: number;
  readonly surprises: readonly string[];
}

/** Nano-dollars a token. */
const PRICE = { prompt: 1_000, completion: 2_000 } as const;
const CLIENTS_PER_GATEWAY = 6;
const PIECE_MS = 8;
/** Beyond the 15 s after which a silent process is taken for dead, and the reaper's next round. */
const PAUSE_MS = 22_000;
const RECOVERY_MS = 60_000;

function configOf(origin: string): string {
  return JSON.stringify({
    models: [
      {
        id: "test/paid",
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.000001", completion: "0.000002" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "paid" }],
      },
    ],
  });
}

const body = {
  model: "test/paid",
  max_tokens: 50,
  messages: [{ role: "user", content: "Count to five." }],
};

/** Kills gateways under load, again and again, and judges the books that are left. */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const upstream = await startCountingUpstream(() => delay(PIECE_MS * 2 * Math.random()));
  const postgres = options.store === "postgres" ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-crash-"));
  const databaseUrl = postgres?.url ?? null;
  const env = { LOG_LEVEL: "error", ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const config = configOf(upstream.origin);
  const start = (): Promise<TestServer> => startServer({ config, dataDir, env });
  const slots: GatewaySlot[] = [];
  try {
    while (slots.length < options.replicas) slots.push(new GatewaySlot(await start()));
    // One account can pay for everything, the other runs dry on the way.
    const rich = await createCustomer({ dataDir, env }, { balance: "1000.00" });
    const poor = await createCustomer({ dataDir, env }, { balance: "0.002" });
    const keys = [rich.key, poor.key];
    const clients = startClients({ slots, keys, clientsPerSlot: CLIENTS_PER_GATEWAY, body });
    await harm(options, { slots, clients, start });
    await clients.stop();
    for (const { gateway } of slots) await gateway.stop();
    const verification = await verifyByCommand({ dataDir, env });
    const store = await openOperatorStore({ dataDir, databaseUrl, now: Date.now });
    try {
      const { acknowledged, surprises } = clients;
      const sent = upstream.calls;
      const verdict = judgeCrash({
        sent,
        acknowledged,
        price: nanoUsd(
          UPSTREAM_USAGE.prompt_tokens * PRICE.prompt +
            UPSTREAM_USAGE.completion_tokens * PRICE.completion,
        ),
        accounts: await recoveredAccounts(store),
        requests: await requestsOf(store, new Set([...sent, ...acknowledged])),
        verification: verification.ok ? await store.verify() : verification,
      });
      const { kills, pauses } = options;
      const counts = { upstreamCalls: sent.length, acknowledged: acknowledged.size };
      return { kills, pauses, ...counts, surprises, ...verdict };
    } finally {
      await store.close();
    }
  } finally {
    await Promise.all(slots.map(({ gateway }) => gateway.stop()));
    await postgres?.stop();
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function harm(
  { kills, pauses }: CrashOptions,
  run: {
    readonly slots: readonly GatewaySlot[];
    readonly clients: Clients;
    readonly start: () => Promise<TestServer>;
  },
): Promise<void> {
  const { slots, clients, start } = run;
  for (let pause = 0; pause < pauses; pause += 1) {
    await clients.after(20);
    const gateway = slots[pause % slots.length]?.gateway;
    gateway?.signal("SIGSTOP");
    await delay(PAUSE_MS);
    gateway?.signal("SIGCONT");
  }
  for (let kill = 0; kill < kills; kill += 1) {
    await clients.after(5 + Math.floor(Math.random() * 40));
    await slots[kill % slots.length]?.killAndStart(start);
  }
  await clients.after(20);
}

function verifyByCommand(store: {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}) {
  return askOperator<Awaited<ReturnType<Store["verify"]>>>(store, ["ledger", "verify"]);
}

/** The accounts once no hold is left; or as they are when the holds outlive every expiry. */
async function recoveredAccounts(store: Store) {
  for (const deadline = Date.now() + RECOVERY_MS; ;) {
    const accounts = await store.listAccounts();
    const isSettled = accounts.every(({ held }) => held === 0);
    if (isSettled || Date.now() > deadline) return accounts;
    await delay(250);
  }
}

async function requestsOf(store: Store, ids: ReadonlySet<string>) {
  const found = new Map<string, Awaited<ReturnType<Store["showRequest"]>>>();
  for (const id of ids) found.set(id, await store.showRequest(id));
  return found;
}
