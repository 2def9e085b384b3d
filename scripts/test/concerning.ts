import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checksOf, type Check } from "./checks.ts";

/** The tests and checks for some files or folders. */
export interface Concern {
  readonly checks: readonly Check[];
  /** Paths of test files. */
  readonly tests: readonly string[];
  /** Whether Dredd may see the change. */
  readonly dredd: boolean;
}

const FOLDERS = "{src,scripts,contract-tests,system-tests}";

/** The tests of the contract's tools; Dredd checks the generated files. */
const SPEC_TESTS = "{scripts/{contract,generate,lint},src/wire/contract}/**/*.test.ts";

const isTest = (path: string): boolean => path.endsWith(".test.ts");

/**
 * Returns the tests and checks for these files and folders, relative to the project. A test file
 * selects itself, a folder all tests in it, and a source file the tests next to and below it and
 * the tests that import it.
 */
export function concerning(paths: readonly string[]): Concern {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(", ")}`);
  const own = paths.map((path) => relative(".", path).replaceAll("\\", "/"));
  const isSpec = own.some((path) => /^(?:spec|generated)\b/.test(path));
  const tests = own.flatMap(testsOf);
  return {
    checks: checksOf(own),
    tests: [...new Set(isSpec ? [...tests, ...globSync(SPEC_TESTS)] : tests)].toSorted(),
    dredd: isSpec,
  };
}

function testsOf(path: string): readonly string[] {
  if (isTest(path)) return [path];
  if (statSync(path).isDirectory()) return globSync(`${path}/**/*.test.ts`);
  if (!/\.(?:c?ts|m?js)$/.test(path)) return [];
  const all = globSync(`${FOLDERS}/**/*.test.ts`);
  const beside = `${dirname(path)}/`;
  return all.filter((test) => test.startsWith(beside) || importsOf(test).includes(path));
}

/** Returns the project's files that a test imports directly. */
function importsOf(test: string): readonly string[] {
  const imports = readFileSync(test, "utf8").matchAll(/from "(\.[^"]+)"/g);
  return [...imports].map(([, specifier = ""]) =>
    join(dirname(test), specifier).replaceAll("\\", "/"),
  );
}
