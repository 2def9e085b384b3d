import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { serverMicros } from "./gateway/server-micros.ts";

/**
 * Runs `ledger.ts` on a separate PostgreSQL and adds the CPU of the server's processes, as reported
 * by Linux. `node bench/ledger-postgres.ts [requests]`.
 */
const REQUESTS = Number(process.argv[2] ?? 40_000);

const server = await startPostgres();

const bench = fileURLToPath(new URL("ledger.ts", import.meta.url));
const child = spawn(process.execPath, [bench, String(REQUESTS)], {
  env: { ...process.env, DATABASE_URL: await server.createDatabase() },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(child, "exit");
let before = serverMicros(server);
for await (const line of createInterface(child.stdout)) {
  const clients = /^ *(\d+) clients/.exec(line)?.[1];
  const now = serverMicros(server);
  const requests = clients === "1" ? REQUESTS / 20 : REQUESTS;
  const perRequest = ((now - before) / requests).toFixed(1);
  console.log(clients === undefined ? line : `${line}, server ${perRequest} µs CPU per request`);
  before = now;
}
await ended;
await server.stop();
