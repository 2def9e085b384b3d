import type { CallOutcome } from "../../shared/calling-store.ts";
import { failureKind, isOwnFault, messageOf } from "./failures.ts";

/** Carries calls out together: all of them, or none where it rejects. */
type CarryOut<Call> = (calls: readonly Call[]) => Promise<readonly CallOutcome[]>;

/**
 * Carries calls out together. Where that is refused for what they are, so that none of them was
 * carried out, each half is carried out by itself, in order, down to the call that is refused: it
 * alone fails. Rejects where the database is away, or where nobody knows what became of the calls.
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

/** The outcomes of the other half are known: this one never rejects. */
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

/** True: something in the calls is the cause, and other calls may pass. */
function isTheirs(error: unknown): boolean {
  const kind = failureKind(error);
  return kind === "fault" || kind === "conflict";
}

function failureOf(error: unknown): CallOutcome {
  return { error: messageOf(error), unavailable: !isOwnFault(error), cause: error };
}
