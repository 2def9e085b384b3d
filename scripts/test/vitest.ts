import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, matchesGlob, relative } from "node:path";
import { runCommand } from "./run-command.ts";
import type { Failure, Tally } from "./tally.ts";
import { setApart, type GatePart, type ProofWithFiles, type SetApart } from "./test-files.ts";

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

/** A guard: the longest project takes a quarter of an hour on two quiet processors. */
const VITEST_LIMIT_MS = 4_100_000;
const FAILURE_CHARACTERS_MAX = 2_000;

function failuresOf(report: Report): readonly Failure[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name).replaceAll("\\", "/");
    const failed = assertionResults.filter((assertion) => assertion.status === "failed");
    // A file that fails to load, or whose hooks fail, has no failed assertion.
    if (failed.length === 0 && status === "failed") return [{ file, test: "", error: message }];
    return failed.map(({ fullName, failureMessages }) => {
      const error = (failureMessages ?? []).join("\n").slice(0, FAILURE_CHARACTERS_MAX);
      return { file, test: fullName, error };
    });
  });
}

/** A project of `vitest.config.ts`. */
export type VitestProject = "unit" | "contract" | "drawn" | GatePart | ProofWithFiles;

/** The project that a test file belongs to; `drawn` has others' files. */
function projectOf(path: string): VitestProject {
  const isOf = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(path, glob));
  const apart = Object.keys(setApart).find((name) => isOf(setApart[name as SetApart]));
  if (apart !== undefined) return apart as SetApart;
  return /^(?:src|scripts)\//.test(path) ? "unit" : "contract";
}

/** The projects that these test files belong to. */
export function projectsOf(paths: readonly string[]): readonly VitestProject[] {
  return [...new Set(paths.map(projectOf))];
}

/**
 * Runs some of vitest's projects, or those of their files whose paths contain one of `paths`, and
 * counts the tests from its JSON report, which is a file of this run alone. A failure that belongs
 * to no file, such as an unhandled rejection, is the part's.
 */
export async function runVitest(
  name: string,
  projects: readonly VitestProject[],
  { paths = [] }: { readonly paths?: readonly string[] } = {},
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), "vitest-report-"));
  const reportFile = join(folder, "report.json");
  try {
    const { code, output, seconds } = await runCommand(
      [
        ...(["vitest", "run"] as const),
        ...projects.flatMap((project) => ["--project", project]),
        ...["--reporter=json", `--outputFile=${reportFile}`, ...paths],
      ],
      { limitMs: VITEST_LIMIT_MS, env: { NO_COLOR: "1" } },
    );
    const text = await readFile(reportFile, "utf8").catch(() => null);
    return { name, seconds, ...countReport({ name, code, output, text }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ended {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  /** The report; null if there is none. */
  readonly text: string | null;
}

function countReport({
  name,
  code,
  output,
  text,
}: Ended): Pick<Tally, "passed" | "failures" | "skips"> {
  if (text === null) {
    const failure = { file: name, test: "", error: `There is no report.\n${output}` };
    return { passed: 0, failures: [failure], skips: [] };
  }
  const report = JSON.parse(text) as Report;
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [...failuresOf(report)];
  // An unhandled rejection, or a shared server's bad end, fails the run without failing a test.
  if (failures.length === 0 && code !== 0) {
    failures.push({ file: name, test: "", error: `It ended with ${code}.\n${output}` });
  }
  return {
    passed: assertions.filter(({ status }) => status === "passed").length,
    failures,
    skips: assertions
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName),
  };
}
