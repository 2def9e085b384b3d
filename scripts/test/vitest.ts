import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { TALLY_VARIABLE, type Counts } from "./tally-reporter.ts";
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
 * Runs some of vitest's projects, or those of their files whose paths contain one of `paths`. The
 * counts come through a file of this run alone. A failure that belongs to no file is the part's.
 */
export async function runVitest(
  name: string,
  projects: readonly VitestProject[],
  { paths = [] }: { readonly paths?: readonly string[] } = {},
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), "vitest-tally-"));
  const tallyFile = join(folder, "tally.json");
  try {
    const { code, output, seconds } = await runCommand(
      [
        ...(["vitest", "run", `--reporter=${REPORTER}`] as const),
        ...projects.flatMap((project) => ["--project", project]),
        ...paths,
      ],
      { limitMs: VITEST_LIMIT_MS, env: { NO_COLOR: "1", [TALLY_VARIABLE]: tallyFile } },
    );
    const text = await readFile(tallyFile, "utf8").catch(() => null);
    const counts = text === null ? null : (JSON.parse(text) as Counts);
    return { name, seconds, ...judgeRun({ name, code, output, counts }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ended {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  /** Null if vitest ended before it reported. */
  readonly counts: Counts | null;
}

/** A run without counts, without tests, or that failed without a failure has failed as a whole. */
function judgeRun({ name, code, output, counts }: Ended): Counts {
  const { passed, failures, skips } = counts ?? { passed: 0, failures: [], skips: [] };
  const ran = passed + failures.length + skips.length > 0;
  const whole = { file: name, test: "", error: `It ended with ${code}.\n${output}` };
  return {
    passed,
    failures: [
      ...failures.map((failure) => (failure.file === "" ? { ...failure, file: name } : failure)),
      ...(!ran || (code !== 0 && failures.length === 0) ? [whole] : []),
    ],
    skips,
  };
}
