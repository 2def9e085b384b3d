import { readdirSync, readFileSync } from "node:fs";
import type { PostgresServer } from "../../contract-tests/harness/postgres.ts";

/** Linux counts CPU in ticks of this many microseconds. */
const TICK_MICROS = 10_000;

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
