/**
 * The long proofs: money on every kind of store, the pages in a real browser. The last line is
 * `N passed, N failed[, N skipped]`; the exit code is 0 when nothing failed.
 *
 *     npm run proofs
 */
import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { endTogether } from "./test/interrupted/end-together.ts";
import { closingLine, partLine } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

endTogether();
const root = dirname(import.meta.dirname);
process.chdir(root);
process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
await mkdir(".cache", { recursive: true });
const tally = await runVitest("proofs");
console.log(partLine(tally));
for (const [at, failure] of tally.failures.entries()) console.log(`\n[${at + 1}] ${failure}`);
for (const skip of tally.skips) console.log(`Skipped: ${skip}`);
console.log(`\n${closingLine([tally])}`);
process.exitCode = tally.failures.length === 0 ? 0 : 1;
