import fc from "fast-check";
import { start, steps } from "./arbitrary-steps.ts";
import { LawBroken } from "./test-compare.ts";
import { LawRun, type LawProcesses } from "./test-law.ts";

export interface LawOptions {
  /** Number of sequences. */
  readonly runs: number;
  /** Absent: the seed of all property tests. */
  readonly seed?: number;
  /** In one of so many sequences the ledger is verified after each step; absent: in all. */
  readonly verifiedEvery?: number;
  /** Called after a sequence that failed. */
  readonly reset?: () => Promise<void>;
  /** Whether the first failure is reported as it is, at once. */
  readonly isUnshrunk?: boolean;
}

/** Runs random sequences; throws an error with the script of the shortest one that fails. */
export async function checkLaw(
  processes: LawProcesses,
  { runs, verifiedEvery = 1, isUnshrunk = false, ...given }: LawOptions,
): Promise<void> {
  const { reset = () => Promise.resolve(), ...chosen } = given;
  let sequences = 0;
  const property = fc.asyncProperty(start, steps, async (from, all) => {
    sequences += 1;
    const prefix = `${sequences}-`;
    const verifiesSteps = sequences % verifiedEvery === 0;
    try {
      await new LawRun(processes, { prefix, verifiesSteps }).run(from, all);
    } catch (error) {
      await reset();
      throw error;
    }
  });
  const ran = await fc.check(property, { numRuns: runs, endOnFailure: isUnshrunk, ...chosen });
  if (!ran.failed) return;
  const { numRuns, numShrinks, seed, errorInstance: error } = ran;
  const script = error instanceof LawBroken ? error.message : String(error);
  throw new Error(
    `sequence ${numRuns} of seed ${seed} breaks the law; shrunk ${numShrinks} times:\n${script}`,
    { cause: error },
  );
}
