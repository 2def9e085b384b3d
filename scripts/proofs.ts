/**
 * The proofs: tests that take minutes, need other programs or a real browser, flood the machine, or
 * use random values. They do not gate a change. They run one after another; each failed file then
 * runs once more, alone. A file that fails twice fails the run, and so does a skip. The last line
 * is `N passed, N failed`.
 *
 *     npm run proofs                    all of them
 *     npm run proofs -- crash browser   these (`docs/changing.md` has the list)
 *     bash scripts/install/debian.sh proofs     installs the needed programs on Debian
 *
 * `PROPERTY_SEED` repeats a run with the same values.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { delimiter } from "node:path";
import { proofs } from "./proofs/list.ts";
import { partsOf } from "./proofs/run-proof.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { runParts } from "./test/run-parts.ts";
import { selectNamed } from "./test/select-named.ts";

const SEEDS = 2 ** 31;

const parts = selectNamed(proofs, process.argv.slice(2)).flatMap(partsOf);
await prepareRun();
process.env["CI"] = "true";
const go = spawnSync("bash", ["scripts/clients/new-enough-go.sh"], { encoding: "utf8" });
if (go.status === 0) {
  process.env["PATH"] = [go.stdout.trim(), process.env["PATH"]].join(delimiter);
}
process.env["PROPERTY_SEED"] ??= String(randomInt(SEEDS));
console.log(`PROPERTY_SEED=${process.env["PROPERTY_SEED"]}`);
await runParts(parts);
