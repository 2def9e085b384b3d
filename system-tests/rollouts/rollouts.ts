/**
 * Replaces gateways under load, by the same release, by the next one, and back to the last one: two
 * replicas behind nginx, and one gateway on the embedded ledger. Prints the effect on clients and
 * the ledger; the last line is `N passed, N failed`.
 *
 *     npm run proofs:rollouts [-- rounds]
 */
import { openLastRelease, nextRelease, thisRelease, type Release } from "./releases.ts";
import { rollEmbedded, rollReplicas, type RolloutReport } from "./rollout-run.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";

const rounds = Number(process.argv[2] ?? 3);
const last = await openLastRelease();
const onward = [thisRelease, thisRelease, nextRelease, thisRelease, last.release];
let [passed, failed] = [0, 0];

function isLossless(report: RolloutReport): boolean {
  const { served, lost, cut, miscounted, chargedBeyond, held, problems } = report;
  const sum = lost + cut + miscounted + Math.abs(chargedBeyond) + held + problems.length;
  return served > 0 && sum === 0;
}

async function run(
  name: string,
  roll: (from: Release, releases: readonly Release[]) => Promise<RolloutReport>,
): Promise<void> {
  const startedMs = monotonicMs();
  const way = Array.from({ length: rounds }, () => onward).flat();
  const report = await roll(last.release, way);
  const isGood = isLossless(report);
  passed += isGood ? 1 : 0;
  failed += isGood ? 0 : 1;
  const seconds = ((monotonicMs() - startedMs) / 1_000).toFixed(0);
  console.log(`${isGood ? "✓" : "✗"} ${name}, ${seconds} s: ${JSON.stringify(report)}`);
}

try {
  await run("two replicas behind nginx", rollReplicas);
  await run("one gateway on the embedded ledger", rollEmbedded);
} finally {
  await last.close();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
