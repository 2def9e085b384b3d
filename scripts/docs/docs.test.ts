import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";
import { fillBlocks } from "./blocks.ts";
import { brokenReferences, unnamedFolders, type Project } from "./broken-references.ts";
import { machinePaths } from "./machine-paths.ts";
import { untestedThreats } from "./named-tests.ts";

const project: Project = {
  files: [
    "README.md",
    "src/main.ts",
    "src/operator/cli/help.ts",
    "spec/schemas/model.yaml",
    "docs/a.md",
  ],
  npmScripts: ["start", "proofs:failover"],
  commands: ["accounts show", "usage"],
};

describe("references of a document", () => {
  it.each([
    ["`src/operator/cli/help.ts`", "docs/a.md"],
    ["`src/operator/cli/`, `src/operator/cli`, `src/*/cli/help.ts`, `help.ts`", "docs/a.md"],
    ["`schemas/model.yaml`", "spec/decisions.md"],
    ["[guide](a.md) and `node src/main.ts`", "docs/b.md"],
    ["`npm start`, `npm run -s proofs:failover`, `proofs:failover`", "docs/a.md"],
    ["npm run start -- accounts; `accounts show ID`, gateway -- usage --by day", "docs/a.md"],
    ["`openai/gpt-4o`, `/v1/models`, `gateway.yaml`, `data/demo-key`", "docs/a.md"],
  ])("exists: %s", (text, path) => {
    expect(brokenReferences({ path, text }, project)).toEqual([]);
  });

  it.each([
    ["`src/operator/cli/helper.ts`", "no file src/operator/cli/helper.ts"],
    ["`src/clis/`", "no file src/clis/"],
    ["`schemas/model.yaml`", "no file schemas/model.yaml"],
    ["`helper.ts`", "no file helper.ts"],
    ["[guide](b.md)", "no file b.md"],
    ["node scripts/none.ts", "no file scripts/none.ts"],
    ["npm run proofs:none", "no npm script proofs:none"],
    ["`proofs:none`", "no npm script proofs:none"],
    ["npm test", "no npm script test"],
    ["`accounts destroy ID`", "no command accounts destroy"],
    ["gateway -- ledger verify", "no command ledger verify"],
  ])("is missing: %s", (text, problem) => {
    expect(brokenReferences({ path: "docs/a.md", text }, project)).toEqual([problem]);
  });
});

it("a guide names the files that its reader writes by a command of it, and no others", () => {
  const text = "Write `mine.mjs`, not `other.mjs`.\n\n```sh\nnode mine.mjs\n```\n";
  const inGuide = brokenReferences({ path: "docs/guides/a.md", text }, project);
  expect(inGuide).toEqual(["no file other.mjs"]);
  expect(brokenReferences({ path: "docs/a.md", text }, project)).toContain("no file mine.mjs");
});

it("every folder, and two levels of src, are listed in the map", () => {
  const map = "`src/operator/`, `src/operator/cli/`, `docs/`";
  expect(unnamedFolders(map, project)).toEqual(["omits spec/"]);
  const withoutCli = "`src/operator/`, `docs/`, `spec/`";
  expect(unnamedFolders(withoutCli, project)).toEqual(["omits src/operator/cli/"]);
});

describe("a generated block", () => {
  const text = "a\n<!-- generated: table -->\nold\n<!-- end -->\nb\n";
  it("is regenerated, and is unchanged once current", () => {
    const filled = fillBlocks(text, { table: () => "new" });
    expect(filled).toBe("a\n<!-- generated: table -->\nnew\n<!-- end -->\nb\n");
    expect(fillBlocks(filled, { table: () => "new" })).toBe(filled);
  });
  it("without a generator is an error", () => {
    expect(() => fillBlocks(text, {})).toThrow('"table"');
  });
});

describe("a table of threats", () => {
  const read = (path: string): string | undefined =>
    ({
      "src/a.test.ts": 'it("holds", () => {});\nit.each(rows)("%s fits", check);',
      "src/a-suite.ts": 'it("stands", () => {});',
    })[path];
  const table = (row: string): string =>
    `| threat | what happens | test |\n|---|---|---|\n${row}\n`;

  it.each([
    ['| a flood | refused | `src/a.test.ts` "holds" |', []],
    ['| a flood | refused | `src/a.test.ts` "holds"; `src/a.test.ts` "%s fits" |', []],
    ['| a flood | refused | `src/a.test.ts` "hold" |', ['no test "hold" in src/a.test.ts']],
    ['| a flood | refused | `src/b.test.ts` "holds" |', ["no file src/b.test.ts"]],
    ['| a flood | refused | `src/a-suite.ts` "stands" |', []],
    ['| a flood | refused | `src/a-suite.ts` "falls" |', ['no test "falls" in src/a-suite.ts']],
    ["| a flood | refused | none |", ["no test for: a flood"]],
  ])("is checked: %s", (row, problems) => {
    expect(untestedThreats({ text: table(row), read })).toEqual(problems);
  });
});

describe("no file names", () => {
  // Spelled in parts, so that this file passes its own check.
  const [home, later] = ["/ho" + "me/ann/x", "TO" + "DO"];

  it.each<[string, string, string, readonly string[]]>([
    ["a path of a machine", "src/a.ts", `a\nread("${home}")`, ["src/a.ts:2: a path of a machine"]],
    ["it at the start of a line", "a.sh", home, ["a.sh:1: a path of a machine"]],
    ["a text with work left for later", "docs/a.md", `a ${later}`, ["docs/a.md:1: left for later"]],
    ["and a comment, which the linter reads", "src/a.ts", `// ${later}`, []],
    ["and a path of an address", "docs/a.md", `https://a.example${home} ${later}S`, []],
  ])("%s", (_what, file, text, found) => {
    expect(machinePaths(file, text)).toEqual(found);
  });
});

/** The names of variables with a secret of the gateway in a text's samples. */
const secretNames = (text: string): readonly string[] =>
  [
    ...text.matchAll(/Bearer \$\{?([A-Z_]+)/g),
    ...text.matchAll(
      /(?:environ\["|process\.env\.|[gG]etenv\("|env::var\("|Variable\(")([A-Z_]*KEY)/g,
    ),
  ].map(([, name = ""]) => name);

/** Texts with samples for users. */
const samples = globSync(
  [
    "README.md",
    "docs/**/*.md",
    "spec/**/*.yaml",
    "clients/**/*.md",
    "src/{pages,system/process}/**/*.ts",
  ],
  { exclude: (path) => path.includes("node_modules") || path.endsWith(".test.ts") },
);

it("every sample has the key in GATEWAY_KEY", () => {
  const found = samples.map((path) => ({ path, names: secretNames(readFileSync(path, "utf8")) }));
  const own = new Set(["GATEWAY_KEY", "ADMIN_TOKEN"]);
  expect(found.filter(({ names }) => names.includes("GATEWAY_KEY")).length).toBeGreaterThan(5);
  expect(found.filter(({ names }) => names.some((name) => !own.has(name)))).toEqual([]);
});
