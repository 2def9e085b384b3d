/**
 * Writes every derived file of the repository: `generated/`, the recorded replies in
 * `spec/examples/`, and the generated pages and tables in `docs/`. It continues after a step that
 * fails, so that the generated types exist while a change is incomplete, and then exits with 1. The
 * last step compares each contract with its last published version. It
 * lists the files that are not committed, for a review of their diff.
 *
 *     npm run generate
 */
import { endOf, runCommand } from "./test/run-command.ts";

/** A safeguard for a step that does not end. */
const STEP_LIMIT_MS = 300_000;

/** The scripts in the order of their dependencies. Examples are part of the bundled documents. */
const steps: readonly (readonly [string, ...string[]])[] = [
  ["scripts/generate.ts"],
  ["contract-tests/examples/write.ts"],
  ["scripts/generate.ts"],
  ["scripts/write-coverage.ts"],
  ["scripts/contract/rejections.ts"],
  ["contract-tests/spec-rows/write.ts"],
  ["system-tests/upstreams/vendor-matrix/write.ts"],
  ["scripts/check-docs.ts", "--write"],
  ["scripts/contract/firewall.ts"],
];

let failed = 0;
for (const step of steps) {
  const result = await runCommand([process.execPath, ...step], { limitMs: STEP_LIMIT_MS });
  console.log(`${step.join(" ")}: ${result.seconds.toFixed(1)} s`);
  if (result.code === 0) continue;
  failed += 1;
  console.log(endOf(result));
}
const derived = ["generated", "spec/examples", "docs"];
const { code, output } = await runCommand(["git", "status", "--short", "--", ...derived], {
  limitMs: STEP_LIMIT_MS,
});
if (code === 0) console.log(`\nNot committed:\n${output.trimEnd() || "none"}`);
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
