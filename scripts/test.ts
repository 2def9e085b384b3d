/**
 * The whole test command: checks, unit tests, contract tests, Dredd. Its last line is
 * `N passed, N failed[, N skipped]`; the exit code is 0 when nothing failed.
 *
 *     npm test
 */
import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { runChecks } from "./test/checks.ts";
import { runDredd } from "./test/dredd.ts";
import { endTogether } from "./test/interrupted/end-together.ts";
import { keepCompiledCode } from "./test/keep-compiled-code.ts";
import { closingLine, partLine, type Tally } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

const root = dirname(import.meta.dirname);

function report(tally: Tally): void {
  console.log(partLine(tally));
}

async function main(): Promise<void> {
  endTogether();
  process.chdir(root);
  process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  keepCompiledCode(root);
  await mkdir(".cache", { recursive: true });
  const tallies: Tally[] = [...(await runChecks(report))];
  for (const run of [() => runVitest("unit"), () => runVitest("contract"), runDredd]) {
    const tally = await run();
    report(tally);
    tallies.push(tally);
  }
  const failures = tallies.flatMap((tally) => tally.failures);
  for (const [at, failure] of failures.entries()) console.log(`\n[${at + 1}] ${failure}`);
  const skips = tallies.flatMap((tally) => tally.skips);
  if (skips.length > 0) console.log(`\nSkipped:\n${skips.map((skip) => `  ${skip}`).join("\n")}`);
  console.log(`\n${closingLine(tallies)}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main();
