import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { proofs } from "../proofs/list.ts";
import { concerning } from "./concerning.ts";
import { proofFiles, omittedProjects } from "./test-files.ts";
import { projectsOf } from "./vitest.ts";

test.each<readonly [string, string, readonly string[]]>([
  ["a test file", "src/core/ledger/budget.test.ts", ["src/core/ledger/budget.test.ts"]],
  [
    "a folder",
    "src/core/money",
    ["src/core/money/amounts.test.ts", "src/core/money/pricing.test.ts"],
  ],
  [
    "a source file: the tests next to it",
    "src/core/money/pricing.ts",
    ["src/core/money/amounts.test.ts", "src/core/money/pricing.test.ts"],
  ],
  [
    "a source file: the tests that import it",
    "src/core/ledger/decisions.ts",
    ["src/core/ledger/decisions.test.ts", "src/core/ledger/posted-decisions.test.ts"],
  ],
  ["a part of the specification", "spec/openapi.yaml", ["scripts/lint/lint.test.ts"]],
])("the tests for %s", (_, path, tests) => {
  expect(concerning([path]).tests).toEqual(expect.arrayContaining([...tests]));
});

test("the tests of other folders are not selected for a file", () => {
  const { tests } = concerning(["src/core/money/pricing.ts"]);
  expect(tests.filter((path) => path.startsWith("src/http"))).toEqual([]);
});

test.each<readonly [string, readonly string[], boolean]>([
  ["src/core/money/amounts.ts", ["format", "lint and types"], false],
  ["README.md", ["format", "documents"], false],
  ["spec/openapi.yaml", ["format", "generated = spec", "spec: redocly", "spec: shape"], true],
])("the checks for %s", (path, names, dredd) => {
  const concern = concerning([path]);
  expect(concern.checks.map(({ name }) => name)).toEqual(names);
  expect(concern.dredd).toBe(dredd);
});

test("a path that does not exist is reported", () => {
  expect(() => concerning(["src/nowhere.ts", "src/core/money"])).toThrow(
    "there is no src/nowhere.ts",
  );
});

test("a test file belongs to one project", () => {
  const paths = [
    "src/core/money/amounts.test.ts",
    "src/operator/cli/main.test.ts",
    "contract-tests/cors.test.ts",
    "contract-tests/starting.test.ts",
    "system-tests/money/faults.test.ts",
    "system-tests/mixed/mixed.test.ts",
  ];
  expect(paths.map((path) => projectsOf([path]).join())).toEqual([
    ...["unit", "gate", "contract", "gate", "gate", "mixed"],
  ]);
  expect(projectsOf(paths)).toEqual(["unit", "gate", "contract", "mixed"]);
});

test("each test file outside `npm test` belongs to one part or proof, and each pattern finds a file", () => {
  const owners = new Map<string, string[]>();
  const empty: string[] = [];
  for (const [name, globs] of Object.entries(omittedProjects)) {
    for (const glob of globs) {
      const files = globSync(glob);
      if (files.length === 0) empty.push(glob);
      for (const file of files) owners.set(file, [...(owners.get(file) ?? []), name]);
    }
  }
  expect(empty).toEqual([]);
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
});

test("each proof with test files is in the list of proofs", () => {
  const named = proofs.flatMap(({ files }) => files ?? []).filter((name) => name !== "drawn");
  expect(named.toSorted()).toEqual(Object.keys(proofFiles).toSorted());
});

test("the folders of the proofs exist", () => {
  const concerns = proofs.flatMap((proof) => proof.concerns);
  expect(concerns.filter((path) => !existsSync(path))).toEqual([]);
});

test("no test file's path contains that of another: vitest would run both for one name", () => {
  const files = globSync("{src,scripts,contract-tests,system-tests}/**/*.test.ts");
  expect(files.filter((file) => files.some((one) => one !== file && one.includes(file)))).toEqual(
    [],
  );
});
