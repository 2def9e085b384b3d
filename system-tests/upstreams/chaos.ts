/**
 * Sends ten thousand requests to upstreams that fail in every way; the exit code is 0 if each ended
 * correctly without leftovers. The last line is `N passed, N failed`.
 *
 *     node system-tests/upstreams/chaos.ts [--requests 10000] [--seed 1]
 */
import { parseArgs } from "node:util";
import { runChaos } from "./chaos-run.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    concurrency: { type: "string", default: "48" },
  },
});
const requests = Number(values.requests);
const report = await runChaos({
  requests,
  resetStep: requests >= 10_000 ? 1 : 8,
  seed: Number(values.seed),
  concurrency: Number(values.concurrency),
});
for (const [fault, endings] of [...report.endings].toSorted(([one], [other]) =>
  one.localeCompare(other),
)) {
  const counts = [...endings].map(([ending, count]) => `${count} × ${ending}`).join(", ");
  console.log(`${fault.padEnd(28)} ${counts}`);
}
console.log(`upstream calls: ${report.upstreamCalls}`);
console.log("before:", report.base, "\nafter:", report.after);
const failures = [...report.problems, ...report.leftovers];
for (const failure of failures.slice(0, 20)) console.log(`PROBLEM ${failure}`);
console.log(`${requests - report.problems.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
