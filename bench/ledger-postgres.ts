import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../contract-tests/harness/postgres.ts";

/**
 * Runs `ledger.ts` on its own PostgreSQL and adds the CPU of the server's processes, as reported
 * by Linux. `node bench/ledger-postgres.ts [requests]`.
 */
const REQUESTS = Number(process.argv[2] ?? 40_000);

/** Linux counts CPU in ticks of this many microseconds. */
const TICK_MICROS = 10_000;

/** Fields of /proc/PID/stat after the name: parent, own CPU, and that of waited-for children. */
const FIELD = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };

const server = await startPostgres();

function fieldsOf(pid: string): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    // The process ended after the listing; its ticks are counted for its parent.
    return [];
  }
}

function serverMicros(): number {
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid);
    const sum = (names: readonly (keyof typeof FIELD)[]) =>
      names.reduce((total, name) => total + (fields[FIELD[name]] ?? 0), 0);
    const isServer = Number(pid) === server.pid();
    if (isServer) ticks += sum(["user", "system", "childrenUser", "childrenSystem"]);
    else if (fields[FIELD.parent] === server.pid()) ticks += sum(["user", "system"]);
  }
  return ticks * TICK_MICROS;
}

const bench = fileURLToPath(new URL("ledger.ts", import.meta.url));
const child = spawn(process.execPath, [bench, String(REQUESTS)], {
  env: { ...process.env, DATABASE_URL: await server.createDatabase() },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(child, "exit");
let before = serverMicros();
for await (const line of createInterface(child.stdout)) {
  const clients = /^ *(\d+) clients/.exec(line)?.[1];
  const now = serverMicros();
  const requests = clients === "1" ? REQUESTS / 20 : REQUESTS;
  const perRequest = ((now - before) / requests).toFixed(1);
  console.log(clients === undefined ? line : `${line}, server ${perRequest} µs CPU per request`);
  before = now;
}
await ended;
await server.stop();
