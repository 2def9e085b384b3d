/**
 * Makes a million calls on a real ledger, from several processes in parallel, with crashes in
 * between, and compares every answer with the rules; the exit code is 0 if there is no difference.
 *
 *     node system-tests/money/soak.ts [operations] [--store sqlite|postgres] [--seed N]
 */
import { parseArgs } from "node:util";
import { runSoak } from "./soak-run.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: "string", default: "sqlite" },
    seed: { type: "string", default: "1" },
  },
});
const startedMs = monotonicMs();
const seconds = (): string => ((monotonicMs() - startedMs) / 1_000).toFixed(1);
const store = values.store === "postgres" ? "postgres" : "sqlite";
try {
  const report = await runSoak({
    store,
    operations: Number(positionals[0] ?? 1_000_000),
    seed: Number(values.seed),
    progress: (line) => console.error(`${seconds().padStart(7)} s  ${line}`),
  });
  console.log(`store               ${store}`);
  console.log(`operations          ${report.operations}`);
  for (const [answer, count] of report.answers) console.log(`  ${answer.padEnd(22)} ${count}`);
  console.log(`crashes             ${report.crashes}`);
  console.log(`verifications       ${report.verifications}`);
  console.log(`records compared    ${report.records}`);
  console.log(`seconds             ${seconds()}`);
  console.log("1 passed, 0 failed");
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
