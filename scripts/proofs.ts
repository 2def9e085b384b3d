/**
 * The long proofs: money on every kind of store, the pages in a real browser, what an operator starts
 * and scrapes. The last line is
 * `N passed, N failed[, N skipped]`; the exit code is 0 when nothing failed.
 *
 *     npm run proofs [-- operations|proofs]
 *
 * A name takes that project of `vitest.config.ts` alone.
 */
import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { endTogether } from "./test/interrupted/end-together.ts";
import { keepCompiledCode } from "./test/keep-compiled-code.ts";
import { closingLine, partLine, type Tally } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

endTogether();
const root = dirname(import.meta.dirname);
process.chdir(root);
process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
keepCompiledCode(root);
await mkdir(".cache", { recursive: true });
const tallies: Tally[] = [];
const asked = process.argv.slice(2);
const projects = ["operations", "proofs"] as const;
const unknown = asked.find((name) => projects.every((project) => project !== name));
if (unknown !== undefined)
  throw new Error(`there is no project ${unknown}: ${projects.join(", ")}`);
for (const project of projects.filter((name) => asked.length === 0 || asked.includes(name))) {
  const tally = await runVitest(project);
  console.log(partLine(tally));
  tallies.push(tally);
}
const failures = tallies.flatMap((tally) => tally.failures);
for (const [at, failure] of failures.entries()) console.log(`\n[${at + 1}] ${failure}`);
for (const skip of tallies.flatMap((tally) => tally.skips)) console.log(`Skipped: ${skip}`);
console.log(`\n${closingLine(tallies)}`);
process.exitCode = failures.length === 0 ? 0 : 1;
