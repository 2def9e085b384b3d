/**
 * Kills gateways under load and judges the remaining ledger; the exit code is 0 if no money was
 * lost, doubled, overspent, or charged without a call.
 *
 *     node system-tests/money/crash.ts --store sqlite|postgres [--kills N] [--pauses N]
 *
 * With `--seconds N` the kills stop after that time.
 */
import { parseArgs } from "node:util";
import { runCrash } from "./crash-run.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";

const { values } = parseArgs({
  options: {
    store: { type: "string", default: "sqlite" },
    kills: { type: "string", default: "50" },
    pauses: { type: "string", default: "0" },
    seconds: { type: "string", default: "Infinity" },
  },
});
const startedMs = monotonicMs();
const seconds = (): string => ((monotonicMs() - startedMs) / 1_000).toFixed(1);
const store = values.store === "postgres" ? "postgres" : "sqlite";
const report = await runCrash({
  store,
  kills: Number(values.kills),
  secondsMax: Number(values.seconds),
  replicas: store === "postgres" ? 3 : 1,
  pauses: store === "postgres" ? Number(values.pauses) : 0,
  progress: (line) => console.error(`${seconds().padStart(7)} s  ${line}`),
});
console.log(`store                          ${store}`);
console.log(`kills                          ${report.kills}`);
console.log(`pauses beyond the expiry       ${report.pauses}`);
console.log(`requests reaped while paused   ${report.reaped}`);
console.log(`upstream calls                 ${report.upstreamCalls}`);
console.log(`replies to the last byte       ${report.acknowledged}`);
console.log(`charges taken back             ${report.takenBack}`);
const wrongs = [
  ["lost", report.lost],
  ["doubled", report.doubled],
  ["overspent", report.overspent],
  ["charged for what was not made", report.overcharged],
  ["nano-dollars never sent for", report.chargedNeverSent],
  ["charged and not marked", report.unmarked],
  ["beside another cost", report.miscosted],
  ["written by a fenced process", report.unfenced],
  ["problems of the ledger", report.problems.length],
] as const;
for (const [name, count] of wrongs) console.log(`${name.padEnd(30)} ${count}`);
for (const problem of report.problems) console.log(problem);
for (const [refusal, count] of report.surprises) console.log(`refused ${count} times: ${refusal}`);
console.log(`seconds                        ${seconds()}`);
const failed = wrongs.filter(([, count]) => count !== 0).length;
console.log(`${wrongs.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
