/**
 * Measures every section of `docs/benchmarks.md` anew; takes half an hour on an idle machine.
 *
 *     npm run bench:write
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const peers = ["--peers", "crabllm,portkey,litellm", "--rows", "chat-1,chat-32,stream-64"];
const few = ["chat-32", "chat-256", "stream-64"].join(",");

const runs: readonly (readonly [string, ...string[]])[] = [
  ["start.ts", "--write", "start"],
  ["run.ts", "--stores", "sqlite,postgres", "--write", "stores"],
  ["run.ts", "--workers", "1,2", "--rows", few, "--write", "workers"],
  ["run.ts", "--rows", "slow-5000", "--write", "streams"],
  ["run.ts", ...peers, "--scale", "0.2", "--turns", "3", "--write", "peers"],
];

for (const [script, ...parameters] of runs) {
  const command = [join(import.meta.dirname, script), ...parameters];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
