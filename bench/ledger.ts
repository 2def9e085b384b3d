import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nanoUsd } from "../src/money/amounts.ts";
import type { HoldRequest, Settlement } from "../src/ledger/store.ts";
import { openStore } from "../src/storage/open-store.ts";

/**
 * CPU per request for the ledger's work (hold and settlement), over all threads of this process,
 * with concurrent clients. `node bench/ledger.ts [requests]`; with DATABASE_URL on that
 * database (whose server's own CPU `ledger-postgres.ts` adds), else on the embedded store. The
 * clients' own loops are counted too; the same number of requests runs first as warm-up.
 */
const REQUESTS = Number(process.argv[2] ?? 40_000);
const ROUNDS = [1, 32, 256];

const dataDir = await mkdtemp(join(tmpdir(), "ledger-bench-"));
const databaseUrl = process.env["DATABASE_URL"] ?? null;
const store = await openStore({ dataDir, databaseUrl, now: Date.now });
const run = Date.now().toString(36);
const [accountId, keyId] = [`acct_${run}`, `key_${run}`];
const atMs = Date.now();

const hold = (requestId: string): HoldRequest => ({
  requestId,
  accountId,
  keyId,
  amount: nanoUsd(400_000),
  startedCharge: nanoUsd(1_000),
  model: "sandbox/echo",
  protocol: "chat",
  stream: true,
  atMs,
});

const settlement = (requestId: string): Settlement => ({
  requestId,
  charge: nanoUsd(1_234),
  usage: {
    promptTokens: 120,
    completionTokens: 80,
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  },
  estimated: false,
  cost: nanoUsd(1_000),
  upstream: "openai:https://api.example.com/v1#large",
  vendorCost: null,
  status: 200,
  outcome: "finished",
  upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 3 }],
  atMs,
});

async function measure(clients: number): Promise<void> {
  const requests = clients === 1 ? REQUESTS / 20 : REQUESTS;
  let started = 0;
  const client = async (): Promise<void> => {
    while (started < requests) {
      const id = `req_${(Date.now() * 1_000 + started++).toString(36)}${Math.random().toString(36)}`;
      const { result } = await store.placeHold(hold(id));
      if (result !== "placed") throw new Error(`the hold was not placed: ${result}`);
      await store.settle(settlement(id));
    }
  };
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(cpu);
  const perSecond = (requests * 1_000) / (performance.now() - startedAt);
  const micros = (user + system) / requests;
  console.log(
    `${String(clients).padStart(4)} clients: ${micros.toFixed(1)} µs CPU per request ` +
      `(${(user / requests).toFixed(1)} user), ${perSecond.toFixed(0)} requests/s`,
  );
}

await store.createAccount({
  id: accountId,
  name: "Bench",
  planId: "bench",
  balance: nanoUsd(1_000_000_000_000_000),
  atMs,
});
await store.createKey({
  id: keyId,
  accountId,
  hash: keyId,
  label: null,
  models: null,
  spendingLimit: null,
  expiresAtMs: null,
  atMs,
});
await measure(32);
for (const clients of ROUNDS) await measure(clients);
const { ok, problems } = await store.verify();
console.log(ok ? "ledger is consistent" : problems.join("\n"));
await store.close();
await rm(dataDir, { recursive: true });
