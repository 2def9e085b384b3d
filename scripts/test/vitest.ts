import { readFile, rm } from "node:fs/promises";
import { matchesGlob, relative } from "node:path";
import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { longProofs, longUnits, measuredProofs, operations } from "./test-files.ts";

interface Assertion {
  readonly status: "passed" | "failed" | "skipped" | "pending" | "todo" | "disabled";
  readonly fullName: string;
  readonly failureMessages: readonly string[] | null;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: "passed" | "failed";
    readonly message: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

/** The proofs take 25 minutes on two quiet processors, and thrice that on busy ones. */
const VITEST_LIMIT_MS = 4_100_000;
const FAILURE_CHARACTERS_MAX = 2_000;

function failuresOf(report: Report): readonly string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((assertion) => assertion.status === "failed");
    // A file that fails to load, or whose hooks fail, has no failed assertion.
    if (failed.length === 0 && status === "failed") return [`${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) =>
      `${file} > ${fullName}\n${(failureMessages ?? []).join("\n")}`.slice(
        0,
        FAILURE_CHARACTERS_MAX,
      ),
    );
  });
}

/** A project of `vitest.config.ts`. */
export type VitestProject = "unit" | "contract" | "operations" | "drawn" | "proofs" | "measured";

/** The project that a test file belongs to; `drawn` has others' files. */
function projectOf(path: string): VitestProject {
  const isOf = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(path, glob));
  if (isOf([...operations, ...longUnits])) return "operations";
  if (isOf(longProofs)) return "proofs";
  if (isOf(measuredProofs)) return "measured";
  return /^(?:src|scripts)\//.test(path) ? "unit" : "contract";
}

/** The projects that these test files belong to. */
export function projectsOf(paths: readonly string[]): readonly VitestProject[] {
  return [...new Set(paths.map(projectOf))];
}

/**
 * Runs some of vitest's projects, or those of their files whose paths contain one of `paths`, and
 * counts the tests from the JSON report.
 */
export async function runVitest(
  projects: readonly VitestProject[],
  paths: readonly string[] = [],
): Promise<Tally> {
  const name = `vitest: ${projects.join(", ")}`;
  const reportFile = `.cache/vitest-${projects.join("-")}.json`;
  await rm(reportFile, { force: true });
  const { code, output, seconds } = await runCommand(
    [
      ...(["vitest", "run"] as const),
      ...projects.flatMap((project) => ["--project", project]),
      ...["--reporter=json", `--outputFile=${reportFile}`, ...paths],
    ],
    { limitMs: VITEST_LIMIT_MS, env: { NO_COLOR: "1" } },
  );
  const text = await readFile(reportFile, "utf8").catch(() => null);
  if (text === null) {
    return { name, passed: 0, failures: [`${name}: no report\n${output}`], skips: [], seconds };
  }
  const report = JSON.parse(text) as Report;
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [...failuresOf(report)];
  // An unhandled rejection, or a shared server's bad end, fails the run without failing a test.
  if (failures.length === 0 && code !== 0) failures.push(`${name} ended with ${code}\n${output}`);
  return {
    name,
    passed: assertions.filter(({ status }) => status === "passed").length,
    failures,
    skips: assertions
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName),
    seconds,
  };
}
