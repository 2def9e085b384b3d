import { readdirSync, readFileSync } from "node:fs";
import type { PostgresServer } from "../../contract-tests/harness/postgres.ts";

/** Linux counts CPU in ticks of this many microseconds. */
const TICK_MICROS = 10_000;
const KIB_PER_MIB = 1024;

/** Fields of /proc/PID/stat after the name: parent, own CPU, and that of waited-for children. */
const FIELD = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };

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

/** Returns the CPU of all processes of a PostgreSQL so far, as reported by Linux. */
export function serverMicros(server: Pick<PostgresServer, "pid">): number {
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

/** Returns the CPU of all ended child processes of this one. */
export function childrenMicros(): number {
  const fields = fieldsOf("self");
  const ticks = (fields[FIELD.childrenUser] ?? 0) + (fields[FIELD.childrenSystem] ?? 0);
  return ticks * TICK_MICROS;
}

/** Returns the memory of a PostgreSQL's processes without their shared memory, in MiB. */
export function privateMib(server: Pick<PostgresServer, "pid">): number {
  let kib = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const isOfServer = Number(pid) === server.pid() || fieldsOf(pid)[FIELD.parent] === server.pid();
    if (isOfServer) kib += privateKib(pid);
  }
  return kib / KIB_PER_MIB;
}

function privateKib(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0; // The process has ended meanwhile.
  }
}
