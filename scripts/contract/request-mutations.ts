/**
 * Checks mutated request bodies in this process: each is accepted or gets a 400 that points at a
 * real place. Exits with 1 if one does not.
 *
 *     node scripts/contract/request-mutations.ts [count] [seed]
 */
import { judgeMutations } from "./request-mutations/run.ts";

const [count = "1000000", seed = "1"] = process.argv.slice(2);
const { bodies, outcomes, faults } = judgeMutations(Number(count), Number(seed));
const told = Object.entries(outcomes).map(([outcome, number]) => `${number} ${outcome}`);
for (const fault of faults) console.log(`${fault}\n`);
console.log(`${bodies} mutated bodies: ${told.join(", ")}`);
console.log(`${bodies - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
