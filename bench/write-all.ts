/**
 * Measures all sections of `docs/benchmarks.md` and `docs/operate/scale.md`. Takes an hour on an
 * idle machine with two cores.
 *
 *     npm run bench:write -- [--before COMMIT]
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const MS_PER_MINUTE = 60_000;

const { values: options } = parseArgs({ options: { before: { type: "string" } } });

const before = options.before === undefined ? [] : ["--before", options.before];
const short = ["--scale", "0.2", "--turns", "3"];
const agents = ["--rows", "agent-messages,agent-chat,agent-small,agent-new,body-1mb,body-30mb"];

const runs: readonly (readonly [string, ...string[]])[] = [
  ["start.ts", "--starts", "5", "--write", "start"],
  ["dashboard.ts", "--write", "dashboard"],
  ["run.ts", ...agents, ...before, "--write", "agents"],
  ["run.ts", "--stores", "sqlite,postgres", ...before, ...short, "--write", "stores"],
  ["run.ts", "--rows", "slow-5000", "--write", "streams"],
  ["capacity.ts", "--scale", "0.25", "--write"],
  ["ledger-replicas.ts", ...before, "--write"],
  ["fair-share.ts", ...before, "--write", "fair-share"],
];

for (const [script, ...parameters] of runs) {
  const begun = performance.now();
  const command = [join(import.meta.dirname, script), ...parameters];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
  const minutes = ((performance.now() - begun) / MS_PER_MINUTE).toFixed(1);
  console.error(`${script} ${parameters.join(" ")}: ${minutes} minutes`);
}
