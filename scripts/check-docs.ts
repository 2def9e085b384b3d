/**
 * Checks the documents: every path, npm script and operator command that they name exists, the
 * README names every room, each threat names its test, and generated tables are current. `--write` writes the tables.
 *
 *     node scripts/check-docs.ts [--write]
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { commands } from "../src/cli/commands.ts";
import { commandsTable } from "../src/cli/help.ts";
import { settingsTable } from "../src/config/read-environment.ts";
import { metricsTable } from "../src/observe/metric-table.ts";
import { errorTables } from "../src/pages/docs/error-tables.ts";
import { schemaRulesTable } from "./contract/firewall/schema/rules-table.ts";
import { fillBlocks, type Blocks } from "./docs/blocks.ts";
import { brokenReferences, unnamedRooms, type Project } from "./docs/broken-references.ts";
import { untestedThreats } from "./docs/named-tests.ts";
import { presetsTable } from "./docs/presets-table.ts";
import { troubleshootingTable } from "./docs/troubleshooting-table.ts";

const blocks: Blocks = {
  commands: () => commandsTable(commands),
  errors: errorTables,
  metrics: metricsTable,
  presets: presetsTable,
  schemaRules: schemaRulesTable,
  settings: settingsTable,
  troubleshooting: troubleshootingTable,
};

/** Tracked files and new ones that are not ignored. */
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
  /^(?:README\.md|docs\/.*\.md|spec\/(?:decisions|CHANGELOG)\.md)$/.test(file),
);
const problems = paths.flatMap((path) => {
  const text = readFileSync(path, "utf8");
  const filled = fillBlocks(text, blocks);
  const found = [...brokenReferences({ path, text: filled }, project)];
  const read = (file: string): string | undefined =>
    files.includes(file) ? readFileSync(file, "utf8") : undefined;
  if (path === "docs/security.md") found.push(...untestedThreats({ text, read }));
  if (path === "README.md") found.push(...unnamedRooms(filled, project));
  if (filled !== text) {
    if (process.argv.includes("--write")) writeFileSync(path, filled);
    else found.push("a generated table is not current: node scripts/check-docs.ts --write");
  }
  return found.map((problem) => `${path}: ${problem}`);
});
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
