import { mkdtemp, rm } from "node:fs/promises";
import { join, matchesGlob, resolve } from "node:path";
import { endOf, runCommand, type CommandResult } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { readCounts, TALLY_VARIABLE, type Counts } from "./tally-file.ts";
import { setApart, type GatePart, type ProofWithFiles, type SetApart } from "./test-files.ts";

/** A guard: the longest project takes a quarter of an hour on two quiet processors. */
const VITEST_LIMIT_MS = 1_800_000;
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
 * Runs some of vitest's projects, or those of their files whose paths begin with one of `paths`. The
 * counts come through a file of this run alone. A failure that belongs to no file is the part's.
 */
export async function runVitest(
  name: string,
  projects: readonly VitestProject[],
  { paths = [] }: { readonly paths?: readonly string[] } = {},
): Promise<Tally> {
  const folder = await mkdtemp(join(".cache", "tally-"));
  const tallyFile = join(process.cwd(), folder, "tally.json");
  try {
    const result = await runCommand(
      [
        ...(["vitest", "run", `--reporter=${REPORTER}`] as const),
        ...projects.flatMap((project) => ["--project", project]),
        // A relative path would also take the files whose paths contain it.
        ...paths.map((path) => resolve(path)),
      ],
      { limitMs: VITEST_LIMIT_MS, env: { NO_COLOR: "1", [TALLY_VARIABLE]: tallyFile } },
    );
    return { name, seconds: result.seconds, ...judgeRun(name, result, readCounts(tallyFile)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
