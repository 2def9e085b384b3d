/**
 * The long proofs: what an operator starts and scrapes, random cases drawn anew, money on every kind
 * of store, the pages in a real browser, floods and ratios. The last line is
 * `N passed, N failed[, N skipped]`; the exit code is 0 when nothing failed.
 *
 *     npm run proofs [-- operations|drawn|proofs|measured …]
 *
 * Names take these projects of `vitest.config.ts` alone. `PROPERTY_SEED` repeats a draw.
 */
import { randomInt } from "node:crypto";
import { closeRun } from "./test/close-run.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { partLine, type Tally } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

const SEEDS = 2 ** 31;

await prepareRun();
process.env["PROPERTY_SEED"] ??= String(randomInt(SEEDS));
console.log(`PROPERTY_SEED=${process.env["PROPERTY_SEED"]}`);
const tallies: Tally[] = [];
const asked = process.argv.slice(2);
const projects = ["operations", "drawn", "proofs", "measured"] as const;
const unknown = asked.find((name) => projects.every((project) => project !== name));
if (unknown !== undefined)
  throw new Error(`there is no project ${unknown}: ${projects.join(", ")}`);
for (const project of projects.filter((name) => asked.length === 0 || asked.includes(name))) {
  const tally = await runVitest([project]);
  console.log(partLine(tally));
  tallies.push(tally);
}
closeRun(tallies);
