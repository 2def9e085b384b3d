/**
 * The oldest PostgreSQL that the gateway takes, 14: the tests of the stores and their migrations,
 * and gateways that serve on it. Takes the folder of an installation; without one the machine's own
 * 14, or a package that it downloads. The last line is `N passed, N failed[, N skipped]`.
 *
 *     npm run proofs:postgres14 [-- /usr/lib/postgresql/14]
 */
import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { installPostgres } from "./oldest-postgres/install.ts";
import { endTogether } from "./test/interrupted/end-together.ts";
import { keepCompiledCode } from "./test/keep-compiled-code.ts";
import { closingLine, partLine } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

const VERSION = "14";

endTogether();
const root = dirname(import.meta.dirname);
process.chdir(root);
process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
keepCompiledCode(root);
await mkdir(".cache", { recursive: true });
const { folder, remove } = await installPostgres(process.argv[2]);
try {
  const postgres = join(folder, "bin/postgres");
  const version = execFileSync(postgres, ["--version"], { encoding: "utf8" }).trim();
  console.log(version);
  if (!version.includes(` ${VERSION}.`))
    throw new Error(`${postgres} is not PostgreSQL ${VERSION}`);
  process.env["TEST_POSTGRES"] = folder;
  const tallies = [
    await runVitest("unit", ["src/storage"]),
    await runVitest("operations", ["contract-tests/no-folder"]),
    await runVitest("proofs", ["system-tests/money/settlement"]),
  ];
  for (const tally of tallies) console.log(partLine(tally));
  const failures = tallies.flatMap((tally) => tally.failures);
  for (const [at, failure] of failures.entries()) console.log(`\n[${at + 1}] ${failure}`);
  for (const skip of tallies.flatMap(({ skips }) => skips)) console.log(`Skipped: ${skip}`);
  console.log(`\n${closingLine(tallies)}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await remove();
}
