import { guardSignal, monotonicMs, pause } from "../harness/real-clock.ts";
/**
 * Asks `/healthz` over and over from a process of its own, which the attack does not slow down, and
 * prints the longest wait in milliseconds when its standard input ends. What other programs take of
 * the machine is not the gateway's fault: the wait is divided by how much longer than its CPU time
 * a computation takes meanwhile.
 *
 *     node contract-tests/abuse/health-probe.ts ROOT
 */

const INTERVAL_MS = 50;
const ANSWER_LIMIT_MS = 30_000;
/** How often, and how long, the probe computes. */
const ASKS_PER_SAMPLE = 20;
const SAMPLE_CPU_MS = 40;

const root = process.argv[2] ?? "";
/** The system's part included: to ask for it is a call of the system. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The time on the wall of a computation. */
function compute(): number {
  const [from, until] = [monotonicMs(), cpuMs() + SAMPLE_CPU_MS];
  while (cpuMs() < until);
  return monotonicMs() - from;
}

let longestMs = 0;
let isOver = false;
const samples: number[] = [];
process.stdin.on("end", () => (isOver = true)).resume();
for (let asked = 0; !isOver; asked += 1) {
  const startedMs = monotonicMs();
  const response = await fetch(`${root}/healthz`, { signal: guardSignal(ANSWER_LIMIT_MS) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`/healthz answers ${response.status}`);
  longestMs = Math.max(longestMs, monotonicMs() - startedMs);
  if (asked % ASKS_PER_SAMPLE === 0) samples.push(compute());
  await pause(INTERVAL_MS);
}
const meanMs = samples.reduce((sum, ms) => sum + ms, 0) / samples.length;
console.log(Math.round(longestMs / Math.max(1, meanMs / SAMPLE_CPU_MS)));
