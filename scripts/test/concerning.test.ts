import { expect, test } from "vitest";
import { concerning } from "./concerning.ts";
import { projectsOf } from "./vitest.ts";

test.each<readonly [string, string, readonly string[]]>([
  ["a test file", "src/ledger/budget.test.ts", ["src/ledger/budget.test.ts"]],
  ["a folder", "src/money", ["src/money/amounts.test.ts", "src/money/pricing.test.ts"]],
  [
    "a source file: the tests beside it",
    "src/money/pricing.ts",
    ["src/money/amounts.test.ts", "src/money/pricing.test.ts"],
  ],
  [
    "a source file: the tests that import it",
    "src/ledger/decisions.ts",
    ["src/ledger/decisions.test.ts", "src/ledger/posted-decisions.test.ts"],
  ],
  ["a part of the specification", "spec/openapi.yaml", ["scripts/lint/lint.test.ts"]],
])("what concerns %s", (_, path, tests) => {
  expect(concerning([path]).tests).toEqual(expect.arrayContaining([...tests]));
});

test("the tests of other rooms do not concern a file", () => {
  const { tests } = concerning(["src/money/pricing.ts"]);
  expect(tests.filter((path) => path.startsWith("src/http"))).toEqual([]);
});

test.each<readonly [string, readonly string[], boolean]>([
  ["src/money/amounts.ts", ["format", "lint and types"], false],
  ["README.md", ["format", "documents"], false],
  ["spec/openapi.yaml", ["format", "generated = spec", "spec: redocly", "spec: shape"], true],
])("the checks that concern %s", (path, names, dredd) => {
  const concern = concerning([path]);
  expect(concern.checks.map(({ name }) => name)).toEqual(names);
  expect(concern.dredd).toBe(dredd);
});

test("a path that does not exist is named", () => {
  expect(() => concerning(["src/nowhere.ts", "src/money"])).toThrow("there is no src/nowhere.ts");
});

test("a test file belongs to one project", () => {
  const paths = [
    "src/money/amounts.test.ts",
    "src/cli/main.test.ts",
    "contract-tests/cors.test.ts",
    "contract-tests/starting.test.ts",
    "system-tests/money/faults/faults.test.ts",
    "system-tests/mixed/mixed.test.ts",
  ];
  expect(paths.map((path) => projectsOf([path]).join())).toEqual([
    ...["unit", "operations", "contract", "operations", "proofs", "measured"],
  ]);
  expect(projectsOf(paths)).toEqual(["unit", "operations", "contract", "proofs", "measured"]);
});
