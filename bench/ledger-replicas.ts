import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { serverMicros } from "./gateway/server-micros.ts";

/**
 * What one PostgreSQL takes of 1, 2 and 4 replicas that do nothing but the ledger's work: requests
 * per second, how many cores the server used meanwhile, and its CPU per request.
 * `node bench/ledger-replicas.ts [requests of each replica]`.
 */
const REQUESTS = Number(process.argv[2] ?? 20_000);
const REPLICAS = [1, 2, 4];
/** `ledger.ts` runs a warm-up and two rounds of all requests, and one of a twentieth. */
const ROUNDS = 3.05;

const bench = fileURLToPath(new URL("ledger.ts", import.meta.url));
const server = await startPostgres();

async function runReplica(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [bench, String(REQUESTS)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await text(child.stdout);
  if (!output.includes("ledger is consistent")) throw new Error(output);
}

for (const replicas of REPLICAS) {
  const databaseUrl = await server.createDatabase();
  const cpu = serverMicros(server);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: replicas }, () => runReplica(databaseUrl)));
  const seconds = (performance.now() - startedAt) / 1_000;
  const micros = serverMicros(server) - cpu;
  const requests = replicas * REQUESTS * ROUNDS;
  console.log(
    `${replicas} replicas: ${(requests / seconds).toFixed(0)} requests/s, the server on ` +
      `${(micros / 1e6 / seconds).toFixed(2)} cores, ${(micros / requests).toFixed(1)} µs CPU per request`,
  );
}
await server.stop();
