/**
 * Checks the documents: every path, npm script and operator command that they name exists, the
 * architecture document names every folder, each threat names its test, and generated tables are
 * current. Also checks that no file of the project names a path of one machine. `--write` writes
 * the tables.
 *
 *     node scripts/check-docs.ts [--write]
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import manifest from "../package.json" with { type: "json" };
import { commands } from "../src/operator/cli/commands.ts";
import { commandsTable } from "../src/operator/cli/commands.ts";
import { settingsTable } from "../src/system/config/settings-table.ts";
import { metricsTable } from "../src/system/observe/metric-table.ts";
import { errorTables } from "../src/pages/docs/tables.ts";
import { schemaRulesTable } from "./contract/firewall/schema/rules-table.ts";
import { decisionsTable } from "./docs/decisions-table.ts";
import { fillBlocks, type Blocks } from "./docs/blocks.ts";
import { brokenReferences, unnamedFolders, type Project } from "./docs/broken-references.ts";
import { machinePaths } from "./docs/machine-paths.ts";
import { untestedThreats } from "./docs/named-tests.ts";
import { deprecationsTable } from "./docs/deprecations-table.ts";
import { licensesTable } from "./docs/licenses-table.ts";
import { presetsTable } from "./docs/presets-table.ts";
import { proofsTable } from "./docs/proofs-table.ts";
import { dialectsTable, modelQuirksTable, serverQuirksTable } from "./docs/quirks-table.ts";
import { troubleshootingTable } from "./docs/troubleshooting-table.ts";
import { unlistedFieldsTables } from "./docs/unlisted-fields-table.ts";

const blocks: Blocks = {
  commands: () => commandsTable(commands),
  decisions: decisionsTable,
  deprecations: deprecationsTable,
  dialects: dialectsTable,
  errors: errorTables,
  licenses: licensesTable,
  metrics: metricsTable,
  modelQuirks: modelQuirksTable,
  presets: presetsTable,
  proofs: proofsTable,
  serverQuirks: serverQuirksTable,
  schemaRules: schemaRulesTable,
  settings: settingsTable,
  troubleshooting: troubleshootingTable,
  unlistedFields: unlistedFieldsTables,
};

/** Tracked files, and new files that are not ignored. */
const output = execFileSync(
  "git",
  ["ls-files", "-z", "-co", "--exclude-standard", "--deduplicate"],
  {
    encoding: "utf8",
  },
);
const files = output.split("\0").filter((file) => file !== "");
const project: Project = {
  files,
  npmScripts: Object.keys(manifest.scripts),
  commands: commands.map(({ name }) => name),
};

const paths = files.filter((file) =>
  /^(?:README\.md|CONTRIBUTING\.md|docs\/.*\.md|spec\/(?:decisions|CHANGELOG)\.md)$/.test(file),
);
const problems = paths.flatMap((path) => {
  const text = readFileSync(path, "utf8");
  const filled = fillBlocks(text, blocks);
  const found = [...brokenReferences({ path, text: filled }, project)];
  const read = (file: string): string | undefined =>
    files.includes(file) ? readFileSync(file, "utf8") : undefined;
  if (path === "docs/security.md") found.push(...untestedThreats({ text, read }));
  if (path === "docs/architecture.md") found.push(...unnamedFolders(filled, project));
  if (filled !== text) {
    if (process.argv.includes("--write")) writeFileSync(path, filled);
    else found.push("a generated table is not current: npm run generate");
  }
  return found.map((problem) => `${path}: ${problem}`);
});
const written = files.filter(
  (file) =>
    /\.([cm]?[jt]s|md|ya?ml|json|sh)$/.test(file) &&
    !file.startsWith("generated/") &&
    file !== "package-lock.json",
);
const local = written.flatMap((file) => machinePaths(file, readFileSync(file, "utf8")));
for (const problem of [...problems, ...local]) console.log(problem);
process.exitCode = problems.length + local.length === 0 ? 0 : 1;
