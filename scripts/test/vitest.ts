import { matchesGlob } from "node:path";
import { COUNTS_VARIABLE, runAndRead, type Counts } from "./result-file.ts";
import { endOf, runCommand, type CommandResult } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { omittedProjects, type OmittedProject } from "./test-files.ts";

/** A safeguard: the longest project takes six minutes on two idle processors. */
const VITEST_LIMIT_MS = 1_200_000;
/** These variables lengthen proofs to hours; the tests of these proofs have their own limits. */
const LONG_FORMS = ["CRASH_KILLS", "LAW_RUNS", "MIXED_MINUTES", "ROLLOUT_ROUNDS"] as const;
const LONG_FORM_LIMIT_MS = 86_400_000;
const REPORTER = "./scripts/test/tally-reporter.ts";

/** A project of `vitest.config.ts`. */
export type VitestProject = "unit" | "contract" | "drawn" | OmittedProject;

/** Returns how long a run of vitest may take. */
export function vitestLimitMs(env: Readonly<Record<string, string | undefined>>): number {
  const isLong = LONG_FORMS.some((name) => env[name] !== undefined);
  return isLong ? LONG_FORM_LIMIT_MS : VITEST_LIMIT_MS;
}

/** Returns the project of a test file; `drawn` has files of other projects. */
function projectOf(path: string): VitestProject {
  const isOf = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(path, glob));
  const apart = Object.keys(omittedProjects).find((name) =>
    isOf(omittedProjects[name as OmittedProject]),
  );
  if (apart !== undefined) return apart as OmittedProject;
  return /^(?:src|scripts)\//.test(path) ? "unit" : "contract";
}

/** Returns the projects of these test files. */
export function projectsOf(paths: readonly string[]): readonly VitestProject[] {
  return [...new Set(paths.map(projectOf))];
}

/**
 * Runs some of vitest's projects, or those of their files that match one of `paths`. The counts
 * come through a file of this run. A failure without a file belongs to the part.
 */
export async function runVitest(
  name: string,
  projects: readonly VitestProject[],
  { paths = [] }: { readonly paths?: readonly string[] } = {},
): Promise<Tally> {
  const [result, counts] = await runAndRead<CommandResult, Counts>(COUNTS_VARIABLE, (env) =>
    runCommand(
      [
        ...(["vitest", "run", `--reporter=${REPORTER}`] as const),
        ...projects.flatMap((project) => ["--project", project]),
        ...paths,
      ],
      { limitMs: vitestLimitMs(process.env), env: { NO_COLOR: "1", ...env } },
    ),
  );
  return { name, seconds: result.seconds, ...judgeRun(name, result, counts) };
}

/**
 * Judges a run. A run without counts, without tests, or with an error exit but no failure has
 * failed as a whole.
 */
function judgeRun(name: string, result: CommandResult, counts: Counts | null): Counts {
  const { passed, failures, skips } = counts ?? { passed: 0, failures: [], skips: [] };
  const hasRun = passed + failures.length + skips.length > 0;
  const isExplained = result.code === 0 || failures.length > 0;
  const whole = { file: name, test: "", error: endOf(result) };
  return {
    passed,
    ...(counts?.passedIn !== undefined && { passedIn: counts.passedIn }),
    failures: [
      ...failures.map((failure) => (failure.file === "" ? { ...failure, file: name } : failure)),
      ...(hasRun && isExplained ? [] : [whole]),
    ],
    skips,
  };
}
