/**
 * An hour of mixed load on one gateway process: chats, streams, messages, keyed repeats, refusals,
 * clients that leave or read slowly, failing upstreams, reloads. The exit code is 0 if memory,
 * sockets, files and timers stayed flat and the ledger is consistent. The last line is
 * `N passed, N failed`.
 *
 *     npm run proofs:hour -- [--minutes 60] [--clients 24] [--seed 1]
 */
import { parseArgs } from "node:util";
import { ALLOWANCES, coursesOf, SAMPLES_MIN } from "./flat.ts";
import { runMixed } from "./run.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    clients: { type: "string", default: "24" },
    seed: { type: "string", default: "1" },
  },
});
const startedMs = performance.now();
const minutes = (): string => ((performance.now() - startedMs) / 60_000).toFixed(1);
const { endings, problems, samples, requests, reloads } = await runMixed({
  durationMs: Number(values.minutes) * 60_000,
  roundsMin: SAMPLES_MIN,
  roundMs: 25_000,
  clients: Number(values.clients),
  seed: Number(values.seed),
  progress: (line) => console.error(`${minutes().padStart(5)} min  ${line}`),
});
for (const ending of [...endings.keys()].toSorted((one, other) => one.localeCompare(other))) {
  console.log(`${ending.padEnd(44)} ${endings.get(ending)}`);
}
console.log(`${minutes()} minutes, ${requests} requests, ${reloads} reloads`);
const courses = coursesOf(samples);
for (const { figure, first, last } of courses) {
  console.log(`${figure.padEnd(14)} ${first} → ${last} (allowed: +${ALLOWANCES[figure]})`);
}
const failures = [
  ...problems,
  ...courses.filter(({ isFlat }) => !isFlat).map(({ figure }) => `${figure} is not flat`),
];
for (const failure of failures) console.log(`PROBLEM ${failure}`);
console.log(`${courses.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
