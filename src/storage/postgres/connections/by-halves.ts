import type { CallOutcome } from "../../shared/calling-store.ts";
import { failureKind, isOwnFault, messageOf } from "./failures.ts";

/** Runs all calls together, or rejects without running any. */
type CarryOut<Call> = (calls: readonly Call[]) => Promise<readonly CallOutcome[]>;

/**
 * Runs calls together. If that is refused because of the calls' content, no call was run. Each half
 * then runs by itself, in order, down to the refused call, so that only that call fails. Rejects if
 * the database is away or the outcome of the calls is unknown.
 */
export async function runByHalves<Call>(
  calls: readonly Call[],
  carryOut: CarryOut<Call>,
): Promise<readonly CallOutcome[]> {
  try {
    return await carryOut(calls);
  } catch (error) {
    if (!isTheirs(error)) throw error;
    if (calls.length === 1) return [failureOf(error)];
    const middle = Math.ceil(calls.length / 2);
    const halves = [calls.slice(0, middle), calls.slice(middle)];
    const outcomes: CallOutcome[] = [];
    for (const half of halves) outcomes.push(...(await runHalf(half, carryOut)));
    return outcomes;
  }
}

/**
 * Runs one half. It never rejects, because its failure must not discard the known outcomes of the
 * other half.
 */
async function runHalf<Call>(
  calls: readonly Call[],
  carryOut: CarryOut<Call>,
): Promise<readonly CallOutcome[]> {
  try {
    return await runByHalves(calls, carryOut);
  } catch (error) {
    return calls.map(() => failureOf(error));
  }
}

/** Reports whether the calls cause the failure, so that other calls may succeed. */
function isTheirs(error: unknown): boolean {
  const kind = failureKind(error);
  return kind === "fault" || kind === "conflict";
}

function failureOf(error: unknown): CallOutcome {
  return { error: messageOf(error), unavailable: !isOwnFault(error), cause: error };
}
