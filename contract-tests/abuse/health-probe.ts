/**
 * Asks `/healthz` over and over from a process of its own, which the attack does not slow down, and
 * prints when its standard input ends how many units of work fit into the longest wait. A unit is
 * the longest that a fixed computation, which no attack is part of, takes in this process meanwhile:
 * a slow machine, and what else runs on it, lengthen both.
 *
 *     node contract-tests/abuse/health-probe.ts ROOT
 */
import { guardSignal, monotonicMs, pause } from "../harness/real-clock.ts";

const INTERVAL_MS = 50;
/** A guard: whoever waits so long has hung. */
const ANSWER_LIMIT_MS = 600_000;
const ASKS_PER_UNIT = 10;
/** Some 50 ms of a quiet machine. */
const VALUES = 200_000;

const root = process.argv[2] ?? "";
const work = JSON.stringify(Array.from({ length: VALUES }, (_, at) => ({ at, text: `n${at}` })));

/** What reading the work takes. */
function unitMs(): number {
  const startedMs = monotonicMs();
  JSON.parse(work);
  return monotonicMs() - startedMs;
}

let isOver = false;
process.stdin.on("end", () => (isOver = true)).resume();
// The first ones run before their code is compiled.
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
