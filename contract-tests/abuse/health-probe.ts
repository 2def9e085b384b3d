/**
 * Requests `/healthz` in a loop from a separate process, which the attack does not slow down. When
 * its standard input ends, it prints the longest wait in units of work. A unit is the longest time
 * that a fixed computation, unrelated to the attack, takes in this process in the same period: a
 * slow or busy machine lengthens both.
 *
 *     node contract-tests/abuse/health-probe.ts ROOT
 */
import { guardSignal, monotonicMs, pause } from "../harness/real-clock.ts";

const INTERVAL_MS = 50;
/** A safeguard: a gateway that takes this long has hung. */
const ANSWER_LIMIT_MS = 600_000;
const ASKS_PER_UNIT = 10;
/** About 50 ms on an idle machine. */
const VALUES = 200_000;

const root = process.argv[2] ?? "";
const work = JSON.stringify(Array.from({ length: VALUES }, (_, at) => ({ at, text: `n${at}` })));

/** Returns the duration of the computation. */
function unitMs(): number {
  const startedMs = monotonicMs();
  JSON.parse(work);
  return monotonicMs() - startedMs;
}

let isOver = false;
process.stdin.on("end", () => (isOver = true)).resume();
// The first runs precede the compilation of their code.
for (let at = 0; at < 3; at += 1) unitMs();
let longestMs = 0;
let longestUnitMs = unitMs();
for (let asked = 0; !isOver; asked += 1) {
  const startedMs = monotonicMs();
  const response = await fetch(`${root}/healthz`, { signal: guardSignal(ANSWER_LIMIT_MS) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`/healthz answers ${response.status}`);
  longestMs = Math.max(longestMs, monotonicMs() - startedMs);
  if (asked % ASKS_PER_UNIT === 0) longestUnitMs = Math.max(longestUnitMs, unitMs());
  await pause(INTERVAL_MS);
}
process.stderr.write(`health: ${longestMs.toFixed(0)} ms, a unit ${longestUnitMs.toFixed(0)} ms\n`);
console.log(longestMs / longestUnitMs);
