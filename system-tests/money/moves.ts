/**
 * Moves a ledger from one store to the other and back, repeatedly, with load, kills and an archive
 * of an old month on each. The exit code is 0 if no money was lost, doubled or overspent.
 *
 *     npm run proofs:moves -- [--moves N] [--kills N]
 */
import { parseArgs } from "node:util";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";
import { runMoves } from "./moves-run.ts";

const { values } = parseArgs({
  options: {
    moves: { type: "string", default: "8" },
    kills: { type: "string", default: "10" },
  },
});
const startedMs = monotonicMs();
const seconds = (): string => ((monotonicMs() - startedMs) / 1_000).toFixed(1);
const { problems, upstreamCalls, acknowledged, movedHolds, archived, ...wrongs } = await runMoves({
  moves: Number(values.moves),
  kills: Number(values.kills),
  progress: (line) => console.error(`${seconds().padStart(7)} s  ${line}`),
});
const told = { upstreamCalls, acknowledged, movedHolds, archived, ...wrongs };
for (const [name, count] of Object.entries(told)) console.log(`${name.padEnd(20)} ${count}`);
for (const problem of problems) console.log(problem);
console.log(`seconds              ${seconds()}`);
const counts = [...Object.values(wrongs), problems.length];
const failed = counts.filter((count) => count !== 0).length;
console.log(`${counts.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
