import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conformance } from "../../conformance/command/conformance.ts";
import { matcherOf } from "../../conformance/command/select-checks.ts";
import type { Defect } from "../../conformance/defects/defect.ts";
import { startProxy } from "../../conformance/defects/proxy.ts";
import type { Report } from "../../conformance/output/report.ts";

export interface KitRun {
  readonly code: number;
  /** What the command printed. */
  readonly text: string;
  /** Null if it did not begin. */
  readonly report: Report | null;
}

/** A gateway under test. */
export interface Target {
  /** Without the prefix `/v1`. */
  readonly root: string;
  readonly key: string;
}

/** Runs the kit in this process against a gateway. */
export async function runKit(
  { root, key }: Target,
  parameters: readonly string[] = [],
): Promise<KitRun> {
  const folder = await mkdtemp(join(tmpdir(), "kit-"));
  const file = join(folder, "report.json");
  let text = "";
  try {
    const code = await conformance(["--base-url", `${root}/v1`, "--json", file, ...parameters], {
      environment: { GATEWAY_KEY: key },
      write: (more) => {
        text += more;
      },
      // The clock of reports does not affect a check.
      now: () => new Date(0),
      kit: "kit of the tests",
    });
    const json = await readFile(file, "utf8").catch(() => "null");
    return { code, text, report: JSON.parse(json === "" ? "null" : json) as Report | null };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the ids of the checks that failed. */
export function failedIds({ report }: KitRun): readonly string[] {
  const failed = report?.checks.filter(({ result }) => result === "failed") ?? [];
  return failed.map(({ id }) => id);
}

/**
 * Plants a defect in front of a gateway and runs the kit. Returns the ids that the defect's entry
 * does not foresee, and those of its patterns that no failed check matches; both empty if the kit
 * finds exactly this defect.
 */
export async function findDefect(
  { root, key }: Target,
  { alteration, foundBy, others = [] }: Defect,
  parameters: readonly string[] = [],
): Promise<{ readonly unforeseen: readonly string[]; readonly unmatched: readonly string[] }> {
  const proxy = await startProxy(root, alteration);
  try {
    const failed = failedIds(await runKit({ root: proxy.origin, key }, parameters));
    const patterns = [foundBy, ...others].map((pattern) => ({ pattern, fits: matcherOf(pattern) }));
    return {
      unforeseen: failed.filter((id) => !patterns.some(({ fits }) => fits(id))),
      unmatched: patterns.filter(({ fits }) => !failed.some(fits)).map(({ pattern }) => pattern),
    };
  } finally {
    await proxy.close();
  }
}
