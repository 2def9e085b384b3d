/**
 * Runs the tests of the stores, their migrations and whole gateways on PostgreSQL 14, the oldest
 * supported release. Takes the folder of an installation; by default it uses the machine's own 14,
 * or a package that it downloads. The last line is `N passed, N failed[, N skipped]`.
 *
 *     npm run proofs:postgres14 [-- /usr/lib/postgresql/14]
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { installPostgres } from "./oldest-postgres/install.ts";
import { closeRun } from "./test/close-run.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { partLine } from "./test/tally.ts";
import { runVitest } from "./test/vitest.ts";

const VERSION = "14";
const NO_FOLDER = "contract-tests/no-folder";

await prepareRun();
const { folder, remove } = await installPostgres(process.argv[2]);
try {
  const postgres = join(folder, "bin/postgres");
  const version = execFileSync(postgres, ["--version"], { encoding: "utf8" }).trim();
  console.log(version);
  if (!version.includes(` ${VERSION}.`))
    throw new Error(`${postgres} is not PostgreSQL ${VERSION}`);
  process.env["TEST_POSTGRES"] = folder;
  const tallies = [
    await runVitest("unit", ["unit"], { paths: ["src/storage"] }),
    await runVitest("stores", ["stores"], { paths: ["src/storage"] }),
    await runVitest("gate", ["gate"], {
      paths: [NO_FOLDER, "src/storage", "system-tests/money/overspend"],
    }),
  ];
  for (const tally of tallies) console.log(partLine(tally));
  closeRun(tallies);
} finally {
  await remove();
}
