import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../src/storage/open-store.ts";
import { addOwner, holdOf, settlementOf } from "./ledger-load/requests.ts";

/**
 * CPU per request for the ledger's work (hold and settlement), over all threads of this process,
 * with concurrent clients. `node bench/ledger.ts [requests]`; with DATABASE_URL on that database
 * (`ledger-postgres.ts` adds the server's CPU), otherwise on the embedded store. The clients' loops
 * are included; the same number of requests runs first as warm-up.
 */
const REQUESTS = Number(process.argv[2] ?? 40_000);
const ROUNDS = [1, 32, 256];

const dataDir = await mkdtemp(join(tmpdir(), "ledger-bench-"));
const databaseUrl = process.env["DATABASE_URL"] ?? null;
const store = await openStore({ dataDir, databaseUrl, now: Date.now });
const run = Date.now().toString(36);
const owner = { accountId: `acc_${run}`, keyId: `key_${run}` };
const atMs = Date.now();

async function measure(clients: number): Promise<void> {
  const requests = clients === 1 ? REQUESTS / 20 : REQUESTS;
  let started = 0;
  const client = async (): Promise<void> => {
    while (started < requests) {
      const id = `req_${(Date.now() * 1_000 + started++).toString(36)}${Math.random().toString(36)}`;
      const { result } = await store.placeHold(holdOf(id, owner, atMs));
      if (result !== "placed") throw new Error(`the hold was not placed: ${result}`);
      await store.settle(settlementOf(id, atMs));
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

await addOwner(store, { ...owner, hash: run, atMs });
await measure(32);
for (const clients of ROUNDS) await measure(clients);
const { ok, problems } = await store.verify();
console.log(ok ? "ledger is consistent" : problems.join("\n"));
await store.close();
await rm(dataDir, { recursive: true });
