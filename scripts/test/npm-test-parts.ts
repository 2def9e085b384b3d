import { checks, runCheck } from "./checks.ts";
import { runDredd } from "./dredd.ts";
import type { Part } from "./tally.ts";
import { runVitest } from "./vitest.ts";

const tests = "vitest: unit, contract";

/** The tests of `npm test`. */
export const testPart: Part = { name: tests, run: () => runVitest(tests, ["unit", "contract"]) };

export const dreddPart: Part = { name: "dredd", run: runDredd };

/** The other parts of `npm test`, the longest first. */
export const otherParts: readonly Part[] = [
  ...checks.map((check) => ({ name: check.name, run: () => runCheck(check) })),
  dreddPart,
];
