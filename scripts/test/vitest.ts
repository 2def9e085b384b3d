import { matchesGlob } from "node:path";
import { COUNTS_VARIABLE, runAndRead, type Counts } from "./left-file.ts";
import { endOf, runCommand, type CommandResult } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { setApart, type GatePart, type ProofWithFiles, type SetApart } from "./test-files.ts";

/** A guard: the longest project takes six minutes on two quiet processors. */
const VITEST_LIMIT_MS = 1_200_000;
const REPORTER = "./scripts/test/tally-reporter.ts";

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
 * Runs some of vitest's projects, or those of their files whose paths contain one of `paths`. The
 * counts come through a file of this run alone. A failure that belongs to no file is the part's.
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
      { limitMs: VITEST_LIMIT_MS, env: { NO_COLOR: "1", ...env } },
    ),
  );
  return { name, seconds: result.seconds, ...judgeRun(name, result, counts) };
}

/** A run without counts, without tests, or that failed without a failure has failed as a whole. */
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
