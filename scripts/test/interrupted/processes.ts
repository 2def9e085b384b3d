import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** Lists every process on the machine that is not a zombie; from `/proc`, otherwise from `ps`. */
export function listProcesses(): readonly ProcessEntry[] {
  const lines = existsSync("/proc/self/stat") ? statLines() : psLines();
  return lines.flatMap((line) => {
    const [pid = 0, parent = 0, group = 0] = line.split(/\s+/).map(Number);
    return pid > 0 ? [{ pid, parent, group }] : [];
  });
}

/** Returns `PID PARENT GROUP` of each process. */
function statLines(): readonly string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        // The name, in parentheses, may contain spaces and parentheses.
        const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return state === "Z" ? [] : [`${pid} ${parent} ${group}`];
      } catch {
        // The process has ended since the folder was listed.
        return [];
      }
    });
}

function psLines(): readonly string[] {
  const output = execFileSync("ps", ["-A", "-o", "stat=,pid=,ppid=,pgid="], { encoding: "utf8" });
  return output.split("\n").flatMap((line) => {
    const [state = "Z", ...ids] = line.trim().split(/\s+/);
    return state.startsWith("Z") ? [] : [ids.join(" ")];
  });
}

/** Returns the processes of a group and all of their descendants, which may be in other groups. */
export function membersOf(
  group: number,
  all: readonly ProcessEntry[],
  known: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const members = new Set(
    all.filter(({ pid, group: own }) => own === group || known.has(pid)).map(({ pid }) => pid),
  );
  for (let size = -1; size !== members.size;) {
    size = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return members;
}
