/**
 * Waits for the end of its standard input, then ends the processes of a group and their
 * descendants: by SIGTERM first, since a database has to clean up.
 *
 *     node scripts/test/interrupted/reap-group.ts GROUP
 */
import { setTimeout as delay } from "node:timers/promises";
import { listProcesses, membersOf, type ProcessEntry } from "./processes.ts";

const ROUND_MS = 100;
const ROUNDS_OF_GRACE = 20;
/** The run's pipe closes while it is still freeing its memory, after its handlers. */
const ROUNDS_OF_LEADER = 600;
const ROUNDS_MAX = 1_200;

/** Excludes this process, which is the run's child while the run is freeing its memory. */
const others = (): readonly ProcessEntry[] =>
  listProcesses().filter(({ pid, parent }) => pid !== process.pid && parent !== process.pid);

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

const group = Number(process.argv[2]);
// A reset counts as an end too.
process.stdin.on("error", () => undefined).resume();
await new Promise((resolve) => process.stdin.once("close", resolve));
const known = new Set<number>();
for (let round = 0; round < ROUNDS_MAX; round += 1) {
  const members = membersOf(group, others(), known);
  if (members.size === 0) break;
  for (const pid of members) {
    if (pid === group && round < ROUNDS_OF_LEADER) continue;
    if (round >= ROUNDS_OF_GRACE) send(pid, "SIGKILL");
    else if (!known.has(pid)) send(pid, "SIGTERM");
  }
  for (const pid of members) known.add(pid);
  await delay(ROUND_MS);
}
